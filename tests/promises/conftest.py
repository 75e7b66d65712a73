"""A folder of one's own to run the program in."""

from pathlib import Path

import pytest

from clikit import Here


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    return Here(tmp_path)
