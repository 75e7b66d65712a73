"""The user's files: the spec that is read, the results that are written."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from unoprint import spec
from unoprint.build.assets import names
from unoprint.errors import Hint, Problem, UsageFault, WriteFault
from unoprint.spec.model import Names, Spec
from unoprint.spec.reading import Flags

if TYPE_CHECKING:
    from unoprint.build.printers import ChosenPrinter

LAST_SECOND = 253_402_300_799
"""The end of the year 9999."""


def read_spec(path: str | None, flags: Flags, printer: "ChosenPrinter | None" = None) -> Spec:
    """The spec in the file `path` (None: the built-in one), what is kept of `printer` over it, the flags over both.

    The user's configuration is looked at only for a printer.

    Raises UsageFault for a bad flag or a file that cannot be read, SpecFault for a wrong spec.
    """
    source = None
    if path is not None:
        try:
            with Path(path).open("rb") as file:
                source = file.read(spec.MAX_BYTES + 1)  # one more tells that it is too long
        except OSError as error:
            reason = error.strerror or str(error)
            unreadable = Problem("spec-unreadable", {"file": path, "reason": reason}, hint=Hint("spec-init"))
            raise UsageFault((*bad_flags(flags, names()), unreadable)) from error
    folder = str(Path(path).parent) if path is not None else ""
    if printer is None:
        return spec.read(source, path or "", flags, names())._replace(folder=folder)
    from unoprint.build.printers import read_for  # noqa: PLC0415 - a deck for no printer reads no configuration

    return read_for(source, path or "", flags, names(), printer)._replace(folder=folder)


def bad_flags(flags: Flags, known: Names) -> tuple[Problem, ...]:
    """What is wrong with the flags alone."""
    try:
        spec.read(None, "", flags, known)
    except UsageFault as fault:
        return fault.problems
    return ()


def own_pictures(wanted: Spec) -> list[Path]:
    """Where the pictures that a spec names are, or should be."""
    return [Path(wanted.folder) / file for file in wanted.pictures]


def check_date() -> None:
    """Raise UsageFault unless SOURCE_DATE_EPOCH, when set, is a number of seconds that a date can be made of."""
    value = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if value and not (value.isascii() and value.isdigit() and int(value) <= LAST_SECOND):
        raise UsageFault(Problem("date-not-seconds", {"value": value}, hint=Hint("unset-date")))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path`: all of it or nothing, an old file stays until the new one is complete.

    Missing folders are made. Raises WriteFault.
    """
    try:
        if path.is_dir():
            raise WriteFault(Problem("target-folder", {"file": str(path)}, hint=Hint("name-file")))
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a device or a pipe cannot be replaced
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path.resolve() if path.is_symlink() else path, content)
    except OSError as error:
        raise WriteFault(unwritten(path, error)) from error


def unwritten(path: Path, error: OSError) -> Problem:
    """Why the system did not let a file be written at `path`."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        blocked = next((str(folder) for folder in (path, *path.parents) if folder.is_file()), None)
        if blocked is not None:
            return Problem("folder-is-file", {"file": str(path), "folder": blocked}, hint=Hint("write-elsewhere"))
    params = {"file": str(path), "reason": error.strerror or str(error)}
    return Problem("cannot-write", params, hint=Hint("write-elsewhere"))


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(f".unoprint-{os.getpid()}.part")
    part.unlink(missing_ok=True)  # of a run that was killed
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(part, flags, 0o666), "wb") as file:
            file.write(content)
        if path.exists():
            part.chmod(path.stat().st_mode & 0o777)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
