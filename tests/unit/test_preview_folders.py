"""Many files are written all together or not at all."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from clikit import contents
from unoprint.build.folders import write_all
from unoprint.errors import FitFault, Problem, UsageFault, WriteFault

NEW = (("a.png", b"new a"), ("deep/er/b.png", b"new b"), ("в.png", b"new c"))


def stopped(error: BaseException) -> Iterator[tuple[str, bytes]]:
    yield from NEW[:2]
    raise error


def test_new_files_are_written_and_others_stay(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "a.png").write_bytes(b"old a")
    (tmp_path / "out" / "mine.txt").write_bytes(b"mine")
    assert write_all(tmp_path / "out", NEW) == 3
    found = {path.relative_to(tmp_path / "out").as_posix(): path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert found == {**dict(NEW), "mine.txt": b"mine"}


def test_folders_are_made(tmp_path: Path) -> None:
    write_all(tmp_path / "new" / "папка", iter(NEW))
    assert len(contents(tmp_path)) == 7


@pytest.mark.parametrize("error", [FitFault(Problem("x")), KeyboardInterrupt(), RuntimeError()], ids=repr)
def test_what_stops_half_way_leaves_everything_as_it_was(tmp_path: Path, error: BaseException) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "a.png").write_bytes(b"old a")
    before = contents(tmp_path)
    for folder in ("out", "other/deep"):
        with pytest.raises(type(error)):
            write_all(tmp_path / folder, stopped(error))
        assert contents(tmp_path) == before


@pytest.mark.parametrize("failing", range(1, 6))
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["full", "stop"])
def test_a_move_that_fails_puts_the_old_files_back(
    tmp_path: Path, failing: int, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With two old files there are five moves: each of them fails once."""
    out = tmp_path / "out"
    out.mkdir()
    (out / "a.png").write_bytes(b"old a")
    (out / "в.png").write_bytes(b"old c")
    before, moves, replace = contents(tmp_path), [], Path.replace

    def fail(path: Path, target: Path) -> Path:
        moves.append(path)
        if len(moves) == failing:
            raise error
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises((WriteFault, KeyboardInterrupt)):
        write_all(out, NEW)
    assert contents(tmp_path) == before


def test_an_old_file_stays_as_private_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"old")
    (tmp_path / "a.png").chmod(0o600)
    write_all(tmp_path, NEW)
    assert stat.S_IMODE((tmp_path / "a.png").stat().st_mode) == 0o600


def test_a_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target = tmp_path / "elsewhere" / "a.png"
    target.write_bytes(b"old")
    out = tmp_path / "out"
    out.mkdir()
    try:
        (out / "a.png").symlink_to(target)
    except OSError:
        pytest.skip("no links here")
    write_all(out, NEW)
    assert (out / "a.png").is_symlink()
    assert target.read_bytes() == b"new a"


def test_the_rest_of_a_run_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    rest = tmp_path / f".unoprint-{os.getpid()}.part"
    rest.mkdir()
    (rest / "0.new").write_bytes(b"half")
    write_all(tmp_path, NEW)
    assert not rest.exists()


def test_another_run_may_make_the_same_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Just before this one does."""
    mkdir = Path.mkdir

    def late(path: Path, *args: int) -> None:
        mkdir(path)
        mkdir(path, *args)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "mkdir", late)
        write_all(tmp_path / "out", NEW)
    assert len(contents(tmp_path)) == 6


def test_another_run_may_move_the_same_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.png").write_bytes(b"old a")
    replace = Path.replace

    def late(path: Path, target: Path) -> Path:
        if target.suffix == ".old":
            path.unlink()
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", late)
        write_all(tmp_path, NEW)
    assert (tmp_path / "a.png").read_bytes() == b"new a"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"mine")
    with pytest.raises(WriteFault) as caught:
        write_all(tmp_path / "out", NEW)
    assert caught.value.problems[0].id == "folder-is-file"
    assert (tmp_path / "out").read_bytes() == b"mine"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "out" / "в.png").mkdir(parents=True)
    before = contents(tmp_path)
    with pytest.raises(WriteFault) as caught:
        write_all(tmp_path / "out", NEW)
    assert caught.value.problems[0].id == "target-folder"
    assert contents(tmp_path) == before


def test_a_file_of_the_users_own_is_never_replaced(tmp_path: Path) -> None:
    own = tmp_path / "deep" / "er" / "b.png"
    own.parent.mkdir(parents=True)
    own.write_bytes(b"my cat")
    before = contents(tmp_path)
    with pytest.raises(UsageFault) as caught:
        write_all(tmp_path, NEW, [tmp_path / "deep" / ".." / "deep" / "er" / "b.png"])
    assert caught.value.problems[0].id == "output-is-own"
    assert contents(tmp_path) == before
