"""What the press stores as what a drawing holds: a picture inside the text of an SVG file."""

import io
import zlib
from base64 import b64encode

from PIL import Image as pillow  # noqa: N813 - `Image` is what the press stores

from unoprint.pictures.making import QUALITY, upright
from unoprint.pictures.model import Image
from unoprint.units import MM_PER_INCH

THUMBNAIL_DPI, THUMBNAIL_QUALITY = 300, 85


def data_uri(image: Image) -> str:
    """See `unoprint.pictures.data_uri`."""
    if image.jpeg and image.turn == 1:
        return _uri("jpeg", image.data)
    picture = upright(_decoded(image), image.turn)
    file = io.BytesIO()
    if image.jpeg:
        picture.save(file, "JPEG", quality=QUALITY)
    else:
        picture.save(file, "PNG")
    return _uri("jpeg" if image.jpeg else "png", file.getvalue())


def thumbnail(image: Image, size: tuple[float, float]) -> str:
    """See `unoprint.pictures.thumbnail`."""
    picture = upright(_decoded(image), image.turn)
    across, down = (max(1, round(side / MM_PER_INCH * THUMBNAIL_DPI)) for side in size)
    if picture.width > across or picture.height > down:
        picture = (picture.convert("L") if picture.mode == "1" else picture).resize((across, down))
    file = io.BytesIO()
    if image.jpeg and image.alpha is None:
        picture.save(file, "JPEG", quality=THUMBNAIL_QUALITY)
        return _uri("jpeg", file.getvalue())
    picture.save(file, "PNG")
    return _uri("png", file.getvalue())


def _decoded(image: Image) -> pillow.Image:
    """The samples as stored, with their opacity."""
    if image.jpeg:
        return pillow.open(io.BytesIO(image.data), formats=("JPEG",))
    size = (image.width, image.height)
    mode = "RGB" if image.space == "rgb" else "1" if image.bits == 1 else "L"
    picture = pillow.frombytes(mode, size, zlib.decompress(image.data))
    if image.alpha is not None:
        picture = picture.convert("RGB") if mode == "RGB" else picture.convert("L")
        picture.putalpha(pillow.frombytes("L", size, zlib.decompress(image.alpha)))
    return picture


def _uri(kind: str, data: bytes) -> str:
    return f"data:image/{kind};base64,{b64encode(data).decode('ascii')}"
