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
    if _is_photo(image) and image.turn == 1:
        return _uri("jpeg", image.data)
    return _encoded(upright(_decoded(image), image.turn), image, QUALITY)


def thumbnail(image: Image, size: tuple[float, float]) -> str:
    """See `unoprint.pictures.thumbnail`."""
    picture = upright(_decoded(image), image.turn)
    across, down = (max(1, round(side / MM_PER_INCH * THUMBNAIL_DPI)) for side in size)
    if picture.width > across or picture.height > down:
        picture = (picture.convert("L") if picture.mode == "1" else picture).resize((across, down))
    return _encoded(picture, image, THUMBNAIL_QUALITY)


def _is_photo(image: Image) -> bool:
    """Whether a JPEG file can hold all of the picture: no such file is see-through."""
    return image.jpeg and image.alpha is None


def _decoded(image: Image) -> pillow.Image:
    """The samples as stored, with their opacity."""
    size = (image.width, image.height)
    mode = "RGB" if image.space == "rgb" else "1" if image.bits == 1 else "L"
    if image.jpeg:
        picture: pillow.Image = pillow.open(io.BytesIO(image.data), formats=("JPEG",))
    else:
        picture = pillow.frombytes(mode, size, zlib.decompress(image.data))
    if image.alpha is not None:
        picture = picture.convert("L") if mode == "1" else picture
        picture.putalpha(pillow.frombytes("L", size, zlib.decompress(image.alpha)))
    return picture


def _encoded(picture: pillow.Image, image: Image, quality: int) -> str:
    """A picture made of `image` as it came: a photo as JPEG, all else as PNG."""
    file = io.BytesIO()
    if _is_photo(image):
        picture.save(file, "JPEG", quality=quality)
        return _uri("jpeg", file.getvalue())
    picture.save(file, "PNG")
    return _uri("png", file.getvalue())


def _uri(kind: str, data: bytes) -> str:
    return f"data:image/{kind};base64,{b64encode(data).decode('ascii')}"
