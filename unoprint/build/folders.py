"""Many files at once: all of them are written, or the folder stays as it was."""

import os
import shutil
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from unoprint.build.files import unwritten
from unoprint.errors import Hint, Problem, UsageFault, WriteFault

File = tuple[str, bytes]
"""A file's name, with / between folders, and what is in it."""


def write_all(folder: Path, files: Iterable[File], keep: Collection[Path] = ()) -> int:
    """Put each file, by its name with / between folders, into `folder`: all of them or none. How many they were.

    They are made one by one and kept in a folder beside their places until the last is complete; only then they
    replace old ones. Other files in `folder` stay as they are. Raises WriteFault, or UsageFault when one of `keep`, the
    user's own, would be replaced.
    """
    kept = {path.resolve() for path in keep}
    parts, made = folder / f".unoprint-{os.getpid()}.part", list[Path]()
    names: list[str] = []
    try:
        with _writing(folder):
            shutil.rmtree(parts, ignore_errors=True)  # of a run that was killed
            _make_folder(parts, made)
        for name, content in files:
            with _writing(folder / name):
                _check_target(folder / name, kept)
                (parts / f"{len(names)}.new").write_bytes(content)
            names.append(name)
        _move(parts, [(folder / name).resolve() for name in names], made)
    except BaseException:
        shutil.rmtree(parts, ignore_errors=True)
        for one in reversed(made):
            with suppress(OSError):
                one.rmdir()
        raise
    shutil.rmtree(parts, ignore_errors=True)
    return len(names)


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """What the system refuses meanwhile is said of `path`."""
    try:
        yield
    except OSError as error:
        raise WriteFault(unwritten(path, error)) from error


def _make_folder(folder: Path, made: list[Path]) -> None:
    """Make a folder with those it stands in, and note them."""
    for one in reversed((folder, *folder.parents)):
        if not one.is_dir():
            try:
                one.mkdir()
            except FileExistsError:
                if not one.is_dir():  # or another run was quicker
                    raise
            else:
                made.append(one)


def _check_target(path: Path, kept: Collection[Path]) -> None:
    """Raise the fault for a place where no file can go."""
    if path.resolve() in kept:
        raise UsageFault(Problem("output-is-own", {"file": str(path)}, hint=Hint("folder-elsewhere")))
    if path.exists() and not path.is_file():
        raise WriteFault(Problem("target-folder", {"file": str(path)}, hint=Hint("folder-elsewhere")))


def _move(parts: Path, targets: list[Path], made: list[Path]) -> None:
    """Move the new files to their places; if one cannot go there, all the old ones go back."""
    moved: list[tuple[Path, Path | None]] = []
    try:
        for number, target in enumerate(targets):
            new, old = parts / f"{number}.new", parts / f"{number}.old"
            with _writing(target):
                _make_folder(target.parent, made)
                moved.append((target, old))
                try:
                    new.chmod(target.stat().st_mode & 0o777)
                    target.replace(old)
                except FileNotFoundError:  # there is none, or another run has just moved it
                    moved[-1] = (target, None)
                new.replace(target)
    except BaseException:
        for target, stored in reversed(moved):
            with suppress(OSError):
                target.unlink(missing_ok=True) if stored is None else stored.replace(target)
        raise
