"""The user's pictures as image objects, and the matrices that set them upright."""

from typing import TYPE_CHECKING, Any

from unoprint.art.model import Picture
from unoprint.press.operators import number
from unoprint.press.setup import PDFDictionary, PDFName, PDFStream

if TYPE_CHECKING:
    from unoprint.pictures import Image

_SPACES = {"grey": "DeviceGray", "rgb": "DeviceRGB"}

_TURNS = {
    1: ((1, 0, 0), (0, 1, 0)),
    2: ((-1, 0, 1), (0, 1, 0)),
    3: ((-1, 0, 1), (0, -1, 1)),
    4: ((1, 0, 0), (0, -1, 1)),
    5: ((0, 1, 0), (1, 0, 0)),
    6: ((0, -1, 1), (1, 0, 0)),
    7: ((0, -1, 1), (-1, 0, 1)),
    8: ((0, 1, 0), (-1, 0, 1)),
}
"""For each orientation of EXIF how far right and down a point stands upright, as a part of the picture's sides: so much
of how far right it is stored, of how far down, and a constant."""


def image_object(image: "Image", document: Any) -> Any:
    """An image object with the picture's own bytes; what it is see-through by becomes an object of the document."""
    entries: dict[str, Any] = {"Filter": PDFName("DCTDecode" if image.jpeg else "FlateDecode")}
    if image.alpha is not None:
        alpha = _stream(image.alpha, image, "DeviceGray", 8, {"Filter": PDFName("FlateDecode")})
        entries["SMask"] = document.Reference(alpha)
    return _stream(image.data, image, _SPACES[image.space], image.bits, entries)


def _stream(data: bytes, image: "Image", space: str, bits: int, entries: dict[str, Any]) -> Any:
    facts = {
        "Type": PDFName("XObject"),
        "Subtype": PDFName("Image"),
        "Width": image.width,
        "Height": image.height,
        "ColorSpace": PDFName(space),
        "BitsPerComponent": bits,
    }
    return PDFStream(PDFDictionary(facts | entries), data)


def matrix(picture: Picture, turn: int) -> str:
    """What maps a stored picture, by its orientation, upright on its box in a space of millimetres with y down.

    An image is stored from the top down in a square of 1 × 1 with y up.
    """
    (right_x, down_x, start_x), (right_y, down_y, start_y) = _TURNS[turn]
    x, y, width, height = picture.x, picture.y, picture.width, picture.height
    return " ".join(
        map(
            number,
            (
                width * right_x,
                height * right_y,
                -width * down_x,
                -height * down_y,
                x + width * (start_x + down_x),
                y + height * (start_y + down_y),
            ),
        )
    )
