"""A folder of one's own to run the program in."""

from pathlib import Path

import pytest

from clikit import Here


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    return Here(folder)
