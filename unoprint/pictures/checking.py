"""The pictures a spec names, looked at before anything is printed: there, readable, of a known kind, not too large."""

import errno
import os
import stat
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from unicodedata import normalize

from unoprint.errors import Hint, Problem
from unoprint.pictures import formats, reading
from unoprint.pictures.model import Info

MOST_MEGABYTES = 100
MOST_MEGAPIXELS = 60
LONGEST_SIDE = 30_000
"""Of a picture, in px: what is beyond any photo, and within any computer's memory."""

NARROWEST = 50
"""How many times as long as wide a picture may be: what is narrower is a hair when it is whole, a smear when not."""

_MEGA = 1_000_000
_ENDINGS = (".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp", ".tif", ".tiff")


class _Refused(Exception):
    """A picture cannot be used; the problem lacks its file and card. Never leaves this module."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem


def examine(folder: str, wanted: Mapping[str, str]) -> tuple[dict[str, Info], tuple[Problem, ...]]:
    """See `unoprint.pictures.examine`."""
    root = Path(folder).resolve()
    found: dict[str, Info] = {}
    problems: list[Problem] = []
    for file, purpose in wanted.items():
        try:
            path = _path(root, file)
            found[file] = Info(file, path, *_size(path))
        except _Refused as refused:
            told = refused.problem
            problems.append(told._replace(params={"file": file, "card": purpose, **told.params}))
    return found, tuple(problems)


def _path(root: Path, file: str) -> Path:
    """Where a file of the folder is, links followed, which must not lead out of it."""
    try:
        path = _spelt_as_stored(root, file).resolve()
        if not path.is_relative_to(root):
            raise _Refused(Problem("picture-outside", hint=Hint("art-beside")))
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError):
        raise _Refused(Problem("picture-missing", hint=_nearest(root / file))) from None
    except RuntimeError as error:  # a link to itself, as Python tells it up to 3.12
        raise _Refused(reading.unreadable(OSError(errno.ELOOP, os.strerror(errno.ELOOP)))) from error
    except (OSError, ValueError) as error:  # a name no system allows
        raise _Refused(reading.unreadable(error)) from error
    if not stat.S_ISREG(mode):
        raise _Refused(Problem("picture-not-file"))
    return path


def _spelt_as_stored(root: Path, file: str) -> Path:
    """The path with «й» and «ё» as the disk has them: a file from a Mac may have each in two characters."""
    path = root
    for step in file.split("/"):
        if not (path / step).exists() and path.is_dir():
            stored = (entry for entry in path.iterdir() if normalize("NFC", entry.name) == normalize("NFC", step))
            path = next(stored, path / step)
        else:
            path /= step
    return path


def _nearest(path: Path) -> Hint | None:
    """The picture beside it that was probably meant: by its name, for endings are alike and often wrong."""
    try:
        entries = sorted(entry for entry in path.parent.iterdir() if entry.suffix.lower() in _ENDINGS)
        names = {entry.stem.casefold(): entry.name for entry in entries if entry.is_file()}
    except OSError:
        return None
    close = get_close_matches(path.stem.casefold(), names, 1)
    return Hint("nearest-name", {"name": names[close[0]]}) if close else None


def _size(path: Path) -> tuple[int, int]:
    """Width and height, upright, in px, of a picture that can be used as far as its header tells."""
    try:
        weight = path.stat().st_size
        if weight > MOST_MEGABYTES * _MEGA:
            params = {"size": round(weight / _MEGA), "limit": MOST_MEGABYTES}
            raise _Refused(Problem("picture-too-heavy", params, hint=Hint("picture-smaller")))
        with path.open("rb") as file:
            head = file.read(formats.HEAD)
        kind = _kind(head)
        if kind == "WebP":
            _bounded(formats.webp_size(head))
        with reading.opened(path, kind) as opened:
            return _bounded(opened.size)
    except OSError as error:
        raise _Refused(reading.unreadable(error)) from error
    except reading.DamagedError as error:
        raise _Refused(reading.DAMAGED) from error


def _kind(head: bytes) -> str:
    kind = formats.kind(head)
    if kind in {"HEIC", "AVIF"}:
        raise _Refused(Problem("picture-heic", {"kind": kind, "kinds": formats.SUPPORTED}, hint=Hint("save-as-jpeg")))
    if kind is None and head:
        raise _Refused(Problem("picture-unknown", {"kinds": formats.SUPPORTED}, hint=Hint("picture-save-as")))
    if kind is None:
        raise _Refused(reading.DAMAGED)
    return kind


def _bounded(size: tuple[int, int]) -> tuple[int, int]:
    width, height = size
    if width * height > MOST_MEGAPIXELS * _MEGA or max(size) > LONGEST_SIDE:
        params = {"width": width, "height": height, "limit": MOST_MEGAPIXELS, "side": LONGEST_SIDE}
        raise _Refused(Problem("picture-too-large", params, hint=Hint("picture-smaller")))
    if max(size) > NARROWEST * min(size):
        params = {"width": width, "height": height, "times": NARROWEST}
        raise _Refused(Problem("picture-narrow", params, hint=Hint("picture-cut")))
    return size
