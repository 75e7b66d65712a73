"""A folder of one's own to run the program in."""

from pathlib import Path

import click
import pytest

from clikit import Here


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setattr(click, "get_app_dir", lambda name: str(tmp_path / "config" / name))  # not the tester's own
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    return Here(folder)
