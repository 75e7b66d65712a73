"""What a picture is before and after: a file that was looked at, and what the press stores."""

import pathlib
from typing import Literal, NamedTuple

Mode = Literal["colour", "grey", "drawing"]


class Info(NamedTuple):
    """A picture that can be used, by its path in the spec; `width` and `height` upright, in px."""

    file: str
    path: pathlib.Path
    width: int
    height: int


class Image(NamedTuple):
    """A picture to be printed; `width` and `height` as stored, in px, `bits` a sample (1 or 8).

    `data` is a JPEG file where `jpeg` says so, else zlib-compressed samples, 0 black; `alpha` zlib-compressed 8-bit
    samples of the same size, 255 solid. `turn` (1 to 8, as in EXIF) is still to be done to set it upright.
    """

    width: int
    height: int
    space: Literal["grey", "rgb"]
    bits: int
    jpeg: bool
    data: bytes
    alpha: bytes | None = None
    turn: int = 1
