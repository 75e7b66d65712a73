"""The user's files read by pillow, whose readers may raise anything over bytes that are not what they seem."""

import logging
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from PIL import Image, ImageFile
from PIL.BmpImagePlugin import BmpImageFile
from PIL.GifImagePlugin import GifImageFile
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile
from PIL.TiffImagePlugin import TiffImageFile
from PIL.WebPImagePlugin import WebPImageFile

from unoprint.errors import Hint, Problem
from unoprint.pictures import formats

# Not Image.open: it guesses, gives up on large pictures without telling their size, and looks into other formats.
_READERS: dict[str, Callable[[BinaryIO], ImageFile.ImageFile]] = {
    "JPEG": JpegImageFile,
    "PNG": PngImageFile,
    "WebP": WebPImageFile,
    "GIF": GifImageFile,
    "BMP": BmpImageFile,
    "TIFF": TiffImageFile,
}

logging.getLogger("PIL").setLevel(logging.CRITICAL)  # what is wrong with a picture is said by the program

KINDS = _READERS.keys()

Result = TypeVar("Result")

_STDERR = 2
_ORIENTATION = 0x112
_LYING = 5
"""From this orientation on, width and height change places."""


DAMAGED = Problem("picture-damaged", hint=Hint("picture-again"))


class DamagedError(Exception):
    """The bytes of a picture cannot be understood."""


def unreadable(error: Exception) -> Problem:
    """What the system has against reading a file."""
    return Problem("picture-unreadable", {"reason": getattr(error, "strerror", None) or str(error)})


class Opened(NamedTuple):
    """A picture whose header was read, and whose pixels were not; `turn` is its orientation as in EXIF, 1 to 8."""

    kind: str
    file: BinaryIO
    picture: ImageFile.ImageFile
    turn: int

    @property
    def size(self) -> tuple[int, int]:
        """Upright width and height, in px."""
        return swapped(self.picture.size, self.turn)


@contextmanager
def opened(path: Path, kind: str) -> Iterator[Opened]:
    """A picture of this kind, while its file is open. Raises DamagedError, OSError when the file cannot be read."""
    with path.open("rb") as file:
        picture = _guarded(lambda: _READERS[kind](file))
        yield Opened(kind, file, picture, _turn(kind, file, picture))


def load(opened: Opened) -> None:
    """Read all pixels. Raises DamagedError for a file that ends early or holds nonsense."""
    if opened.kind == "PNG" and not formats.png_is_whole(opened.file):
        raise DamagedError
    with _hushed() if opened.kind == "TIFF" else nullcontext():
        _guarded(opened.picture.load)


@contextmanager
def _hushed() -> Iterator[None]:
    """Nothing goes to standard error meanwhile: libtiff writes there, past Python, of each thing it does not like."""
    try:
        kept = os.dup(_STDERR)
    except OSError:  # there is none
        yield
        return
    try:
        with tempfile.TemporaryFile() as nowhere:
            os.dup2(nowhere.fileno(), _STDERR)
            yield
    finally:
        os.dup2(kept, _STDERR)
        os.close(kept)


def swapped(size: tuple[int, int], turn: int) -> tuple[int, int]:
    """Width and height of what is stored so, upright; and the other way round."""
    return size if turn < _LYING else (size[1], size[0])


def _guarded(read: Callable[[], Result]) -> Result:
    """What a reader of pillow gives back, without its warnings.

    WeasyPrint, once loaded, has pillow show the half of a picture that is there.
    """
    with warnings.catch_warnings(action="ignore"), _strictly():
        try:
            return read()
        except Exception as error:  # any bytes may stand in the file, and any error come out of them
            raise DamagedError(str(error)) from error


@contextmanager
def _strictly() -> Iterator[None]:
    usual = ImageFile.LOAD_TRUNCATED_IMAGES
    ImageFile.LOAD_TRUNCATED_IMAGES = False
    try:
        yield
    finally:
        ImageFile.LOAD_TRUNCATED_IMAGES = usual


def _turn(kind: str, file: BinaryIO, picture: ImageFile.ImageFile) -> int:
    """The orientation that is still to be applied: pillow itself turns a TIFF when it reads the pixels."""
    if kind == "TIFF":
        return 1
    data = formats.png_exif(file) if kind == "PNG" else picture.info.get("exif", b"")
    exif = Image.Exif()
    try:
        _guarded(lambda: exif.load(data))
    except DamagedError:
        return 1
    turn = exif.get(_ORIENTATION)
    return turn if isinstance(turn, int) and 1 <= turn <= 8 else 1  # noqa: PLR2004
