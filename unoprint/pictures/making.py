"""A picture of the user's own, read whole and made into what the press stores."""

import io
import math
import zlib
from pathlib import Path
from typing import Literal

from PIL import Image as pillow  # noqa: N813 - `Image` is what the press stores

from unoprint.errors import ResourceFault
from unoprint.pictures import colour, drawing, formats, jpeg, reading
from unoprint.pictures.model import Image, Info, Mode
from unoprint.units import MM_PER_INCH

FINEST_DPI = 600
"""What stands closer is scaled down to this: no printer shows more."""

HEAVY = 1_000_000
"""A JPEG file of so many bytes is worth compressing again, when it is finer than that: phones take photos of 5 MB."""

QUALITY = 92
_UPRIGHT = {
    2: pillow.Transpose.FLIP_LEFT_RIGHT,
    3: pillow.Transpose.ROTATE_180,
    4: pillow.Transpose.FLIP_TOP_BOTTOM,
    5: pillow.Transpose.TRANSPOSE,
    6: pillow.Transpose.ROTATE_270,
    7: pillow.Transpose.TRANSVERSE,
    8: pillow.Transpose.ROTATE_90,
}


def image(info: Info, mode: Mode, size: tuple[float, float], purpose: str) -> Image:
    """See `unoprint.pictures.image`."""
    cause: Exception
    try:
        with reading.opened(info.path, _kind(info.path)) as opened:
            return _passed(opened, mode, size) or _made(opened, mode, size)
    except reading.DamagedError as error:
        fault, cause = reading.DAMAGED, error
    except OSError as error:
        fault, cause = reading.unreadable(error), error
    raise ResourceFault(fault._replace(params={"file": info.file, "card": purpose, **fault.params})) from cause


def _kind(path: Path) -> str:
    with path.open("rb") as file:
        kind = formats.kind(file.read(formats.HEAD))
    if kind not in reading.KINDS:
        raise reading.DamagedError
    return kind


def _passed(opened: reading.Opened, mode: Mode, size: tuple[float, float]) -> Image | None:
    """A JPEG file as it is, without what its camera wrote about it; None for what must, or had better, be made anew.

    Raises DamagedError when it is not whole: reading it at an eighth of its size tells, and costs little.
    """
    if opened.kind != "JPEG":
        return None
    picture = opened.picture
    opened.file.seek(0)
    parts = jpeg.segments(opened.file.read())
    if jpeg.endless(parts):
        raise reading.DamagedError
    if mode == "drawing" or (mode == "grey" and picture.mode != "L"):
        return None
    plain = jpeg.plain(parts)
    if plain is not None and len(plain) > HEAVY and _target(opened.size, size) != opened.size:
        return None
    if plain is None or colour.to_srgb(picture.info.get("icc_profile"), picture.mode) is not None:
        return None
    width, height = picture.size
    picture.draft(None, (max(1, width // 8), max(1, height // 8)))
    reading.load(opened)
    space: Literal["grey", "rgb"] = "grey" if picture.mode == "L" else "rgb"
    return Image(width, height, space, bits=8, jpeg=True, data=plain, turn=opened.turn)


def _made(opened: reading.Opened, mode: Mode, size: tuple[float, float]) -> Image:
    """A picture decoded and stored anew, upright."""
    target = drawing.work_size(*opened.size, size) if mode == "drawing" else _target(opened.size, size)
    stored = reading.swapped(target, opened.turn)
    if opened.kind == "JPEG":
        opened.picture.draft(None, stored)
    reading.load(opened)
    picture, alpha = _seen(opened, stored)
    if mode != "colour":
        picture, alpha = colour.on_white(picture, alpha), None
    if mode == "drawing":
        return _stored(drawing.drawn(upright(picture, opened.turn), target))
    if mode == "grey" and picture.mode == "RGB":
        picture = picture.convert("L")
    lossy = opened.kind == "JPEG" or (opened.kind == "WebP" and formats.lossy_webp(opened.file))
    return _stored(upright(picture, opened.turn), alpha and upright(alpha, opened.turn), lossy=lossy)


def _target(pixels: tuple[int, int], size: tuple[float, float]) -> tuple[int, int]:
    """Width and height in px at which a picture printed so large, in mm, is stored."""
    finest = max(length / MM_PER_INCH * FINEST_DPI / side for length, side in zip(size, pixels, strict=True))
    width, height = (max(1, math.ceil(side * min(1.0, finest))) for side in pixels)
    return width, height


def _seen(opened: reading.Opened, target: tuple[int, int]) -> tuple[pillow.Image, pillow.Image | None]:
    """The picture, of mode 1, L or RGB and in sRGB, and its alpha, scaled down to the target if it is larger."""
    picture = colour.tamed(opened.picture)
    if picture.width > target[0] or picture.height > target[1]:
        if picture.mode == "1":
            picture = picture.convert("L")
        picture = picture.resize(target, pillow.Resampling.LANCZOS)
    picture, alpha = colour.apart(picture)
    profile = opened.picture.info.get("icc_profile")
    return colour.standard(picture, colour.to_srgb(profile, picture.mode)), alpha


def upright(picture: pillow.Image, turn: int) -> pillow.Image:
    """The picture turned as its orientation in EXIF, 1 to 8, says."""
    return picture.transpose(_UPRIGHT[turn]) if turn in _UPRIGHT else picture


def _stored(picture: pillow.Image, alpha: pillow.Image | None = None, *, lossy: bool = False) -> Image:
    """A picture of mode 1, L or RGB as samples, or as a JPEG file if that is how it came."""
    lossy = lossy and picture.mode != "1"
    if lossy:
        file = io.BytesIO()
        picture.save(file, "JPEG", quality=QUALITY, subsampling="4:4:4")
        data = file.getvalue()
    else:
        data = zlib.compress(picture.tobytes())
    return Image(
        *picture.size,
        "rgb" if picture.mode == "RGB" else "grey",
        bits=1 if picture.mode == "1" else 8,
        jpeg=lossy,
        data=data,
        alpha=zlib.compress(alpha.tobytes()) if alpha is not None else None,
    )
