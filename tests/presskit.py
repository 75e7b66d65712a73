"""Faces, pictures and sheets made by hand, so that the press is tested on its own."""

import io
import zlib
from collections.abc import Mapping, Sequence

import numpy as np
from PIL import Image as Pillow

from pdfkit import Pdf
from unoprint import press, resources
from unoprint.art.ink import Inked
from unoprint.art.model import Artwork, Path, Picture, Text
from unoprint.art.paths import rounded
from unoprint.pictures import Image
from unoprint.press import About, Face
from unoprint.sheets.model import Bleed, Grid, Marks, Placement, Sheets, Side

FONTS = {name: resources.path("assets", f"fonts/{name}.ttf") for name in ("display", "text", "text-bold")}
ABOUT = About("Проба", "tests")

WIDTH, HEIGHT = 56.0, 87.0
"""The cards here, in mm."""


def box(x: float, y: float, width: float, height: float) -> tuple:
    """The outline of a rectangle."""
    return rounded(x, y, width, height, 0)


def field(x: float, y: float, width: float, height: float, fill="#000000") -> Inked:
    """A filled rectangle."""
    return Inked(Path("field", box(x, y, width, height)), fill, None, 0)


def word(text: str, fill="#000000") -> Inked:
    return Inked(Text("word", text, "text", 5, 10, 40), fill, None, 0)


def photo(file: str, x=0.0, y=0.0, width=WIDTH, height=HEIGHT, clip=None) -> Inked:
    """A picture that fills its clip, which is its own box unless another one is given."""
    return Inked(Picture("photo", file, x, y, width, height, clip or box(x, y, width, height)), None, None, 0)


def face(name: str, *shapes: Inked, bleed: float = 0.0, size: tuple[float, float] = (WIDTH, HEIGHT)) -> Face:
    return Face(Artwork(name, name, *size, tuple(one.shape for one in shapes), bleed), shapes)


def solid(name: str, bleed: float = 0.0, fill="#000000") -> Face:
    """A face that is one colour out to the edge of its bleed."""
    return face(name, field(-bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed, fill), bleed=bleed)


def grid(columns=3, rows=2, gap=(0.0, 0.0), bleed=0.0) -> Grid:
    """On a lying A4, its first card 15 mm from the left and 12 mm from the top."""
    return Grid(297, 210, columns, rows, WIDTH, HEIGHT, gap, 15, 12, bleed)


def sheets(where: Grid, *sides: Sequence[Placement], marks: Sequence[Marks | None] = ()) -> Sheets:
    """A page for each of the sides, with the marks of the same number."""
    given = [*marks, *[None] * (len(sides) - len(marks))]
    pages = [
        Side("recto", number, tuple(placed), None, some)
        for number, (placed, some) in enumerate(zip(sides, given, strict=True), 1)
    ]
    return Sheets(where, sides=tuple(pages), duplex="Simplex")


def at(where: Grid, slot: int, name: str, bleed: Sequence[float] = (0, 0, 0, 0), *, turned=False) -> Placement:
    """A face in one of the slots; so much of its bleed shows at the left, the top, the right and the bottom."""
    return Placement(name, where.slots()[slot], turned, Bleed(*bleed))


def printed(what: Sheets, *faces: Face, images: Mapping[str, Image] | None = None, about: About = ABOUT) -> Pdf:
    return Pdf(press.pdf(what, faces, FONTS, about, images or {}))


def paged(*faces: Face, images: Mapping[str, Image] | None = None, **more) -> Pdf:
    return Pdf(press.pages(faces, FONTS, ABOUT, images or {}, **more))


def showing(image: Image, *shapes: Inked, **place) -> Pdf:
    """A page with one picture on it, as large as the card unless a place is given, over other shapes."""
    return paged(face("card", *shapes, photo("a.png", **place)), images={"a.png": image})


def samples(pixels: np.ndarray, **more) -> Image:
    """Pixels, rows × columns or × 3, as the press takes them: compressed."""
    height, width = pixels.shape[:2]
    space = "rgb" if pixels.ndim == 3 else "grey"
    return Image(width, height, space, 8, jpeg=False, data=zlib.compress(pixels.tobytes()), **more)


def jpeg(pixels: np.ndarray, turn: int = 1) -> Image:
    file = io.BytesIO()
    Pillow.fromarray(pixels).save(file, "JPEG", quality=95, subsampling=0)
    space = "rgb" if pixels.ndim == 3 else "grey"
    return Image(*pixels.shape[1::-1], space, 8, jpeg=True, data=file.getvalue(), turn=turn)


def middle(pdf: Pdf, x: float, y: float, page: int = 0) -> tuple[int, ...]:
    """The colour of a page at a place in mm from its top left corner, to the nearest of 0, 128 and 255."""
    raster = pdf.render(page, dpi=100)
    pixel = raster.rgb[int(y * raster.per_y), int(x * raster.per_x)]
    return tuple(int(min((0, 128, 255), key=lambda level: abs(level - int(value)))) for value in pixel)
