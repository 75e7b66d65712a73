"""PNG pictures of exact size: artworks laid out as vectors, printed as PDF, then one raster at a time.

No pixels are ever pasted: a sheet of many cards is a page of its own.
"""

import math
from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from unoprint.build import decks
from unoprint.build.filenames import file_names
from unoprint.build.folders import File
from unoprint.errors import FitFault, Hint, Problem
from unoprint.sheets.model import Bleed, Grid, Line, Marks, Placement, Sheets, Side
from unoprint.units import MM_PER_INCH, Rect

if TYPE_CHECKING:
    from unoprint import press
    from unoprint.pictures import Image

MOST_PIXELS = 100_000_000
"""In one picture: it takes ten bytes for each while it is made."""

CONTACT_PIXELS = 4000
"""The longest side of the contact sheet."""

CONTACT_GAP = 2.0
"""Between the cards of the contact sheet and around them, in mm."""


class Canvas(NamedTuple):
    """A picture to be made: its size in pixels, and how many of them go to the inch."""

    width: int
    height: int
    dpi: float


class Studio(NamedTuple):
    """A plan made ready for all its pictures: each of the user's own is read once."""

    about: "press.About"
    faces: "list[press.Face]"
    images: "dict[str, Image]"

    def document(self, layout: Sheets) -> bytes:
        """The layout as a PDF file."""
        from unoprint import press  # noqa: PLC0415 - reportlab

        return press.pdf(layout, self.faces, decks.fonts(), self.about, self.images)

    def pictures(self, layout: Sheets, made: Canvas) -> Iterator[bytes]:
        """Each side of the layout as a PNG file of this size, one after another."""
        return rasters(self.document(layout), [made] * len(layout.sides))


def studio(made: decks.Plan) -> Studio:
    """The plan's artworks and pictures, in colours for a screen. Raises ResourceFault for a damaged picture."""
    shown = made._replace(spec=made.spec._replace(print=made.spec.print._replace(colour_space="rgb")))
    return Studio(decks.about(shown.spec, shown.look.theme), decks.faces(shown), decks.images(shown))


def canvas(width: float, height: float, dpi: int) -> Canvas:
    """The picture of something of this size in mm. Raises FitFault when it has too many pixels."""

    def pixels(tried: int) -> tuple[int, int]:
        return max(1, round(width / MM_PER_INCH * tried)), max(1, round(height / MM_PER_INCH * tried))

    across, down = pixels(dpi)
    if across * down <= MOST_PIXELS:
        return Canvas(across, down, dpi)
    most = next(tried for tried in range(dpi - 1, 0, -1) if math.prod(pixels(tried)) <= MOST_PIXELS)
    params = {"width": width, "height": height, "dpi": dpi}
    params |= {"pixels": math.ceil(across * down / 1e6), "limit": MOST_PIXELS // 1_000_000}
    raise FitFault(Problem("picture-too-big", params, hint=Hint("smaller-dpi", {"dpi": most})))


def check_deck(made: decks.Plan, what: Collection[str], dpi: int) -> None:
    """Raise FitFault when a picture of `what` (cards, sheets) would have too many pixels."""
    grid = made.sheets.grid
    if "cards" in what:
        canvas(grid.card_width, grid.card_height, dpi)
    if "sheets" in what:
        canvas(grid.width, grid.height, dpi)


def deck_pictures(made: decks.Plan, what: Collection[str], dpi: int) -> Iterator[File]:
    """Pictures of what would be printed: of `cards` each distinct face and back and all pieces together; `sheets`.

    Raises FitFault for too many dots to the inch, ResourceFault for a font or picture that cannot be used.
    """
    grid, ready = made.sheets.grid, studio(made)
    if "cards" in what:
        yield from _cards(made, ready, dpi)
    if "sheets" in what:
        drawn = ready.pictures(made.sheets, canvas(grid.width, grid.height, dpi))
        digits = _digits(max(side.sheet for side in made.sheets.sides))
        for side, content in zip(made.sheets.sides, drawn, strict=True):
            yield f"sheets/sheet-{side.sheet:0{digits}}-{side.name}.png", content


def _cards(made: decks.Plan, ready: Studio, dpi: int) -> Iterator[File]:
    grid = made.sheets.grid
    size = (grid.card_width, grid.card_height)
    ids = [face.artwork.id for face in ready.faces]
    names = file_names(ids, ".png")
    for one, content in zip(ids, ready.pictures(single(ids, size), canvas(*size, dpi)), strict=True):
        yield f"cards/{names[one]}", content
    together = contact([card.id for card in made.deck.cards()], size)
    yield "cards.png", next(ready.pictures(together, reduced(together.grid, dpi)))


def reduced(grid: Grid, dpi: int) -> Canvas:
    """The contact sheet at so many dots to the inch, or fewer where it would be too large."""
    sides = (grid.width / MM_PER_INCH, grid.height / MM_PER_INCH)
    least = min(dpi, CONTACT_PIXELS / max(sides))
    return Canvas(max(1, round(sides[0] * least)), max(1, round(sides[1] * least)), least)


def pdf_pictures(document: bytes, dpi: int) -> Iterator[File]:
    """Every page of the rules. Raises FitFault for too many dots to the inch, before the first."""
    from unoprint.press.raster import page_sizes  # noqa: PLC0415 - pdfium

    pages = [canvas(width, height, dpi) for width, height in page_sizes(document)]
    digits = _digits(len(pages))
    for number, content in enumerate(rasters(document, pages), 1):
        yield f"rules/page-{number:0{digits}}.png", content


def _digits(count: int) -> int:
    return max(2, len(str(count)))


def rasters(document: bytes, pages: Sequence[Canvas]) -> Iterator[bytes]:
    """Each page of a PDF file as a PNG file of the size given for it."""
    from unoprint import pictures  # noqa: PLC0415 - pillow
    from unoprint.press.raster import raster  # noqa: PLC0415 - pdfium

    for page, made in enumerate(pages):
        drawn = raster(document, page, made.width, made.height)
        yield pictures.png(drawn.width, drawn.height, drawn.data, made.dpi)


def single(
    ids: Sequence[str], card: tuple[float, float], page: tuple[float, float] | None = None, bleed: float = 0.0
) -> Sheets:
    """Each artwork on a page of its own, in the middle, with so much of its bleed around it. Lengths in mm."""
    width, height = page or card
    slot = Rect((width - card[0]) / 2, (height - card[1]) / 2, *card)
    grid = Grid(width, height, 1, 1, *card, (0.0, 0.0), slot.x, slot.y, bleed)
    around = Bleed(bleed, bleed, bleed, bleed)
    return sheets_of(grid, [(Placement(one, slot, bleed=around),) for one in ids])


def contact(ids: Sequence[str], card: tuple[float, float]) -> Sheets:
    """All pieces on one page, row by row, each with a thin line around it; the page is about as wide as high."""
    width, height = card
    columns = max(1, min(len(ids), math.isqrt(int(len(ids) * height / width))))
    rows = -(-len(ids) // columns)
    gap = CONTACT_GAP
    page = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    grid = Grid(*page, columns, rows, width, height, (gap, gap), gap, gap)
    placed = tuple(map(Placement, ids, grid.slots()))
    return sheets_of(grid, [placed], Marks(hairlines=tuple(line for one in placed for line in _frame(one.slot))))


def _frame(box: Rect) -> tuple[Line, ...]:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    return Line(x, y, right, y), Line(right, y, right, bottom), Line(x, bottom, right, bottom), Line(x, y, x, bottom)


def sheets_of(grid: Grid, pages: Sequence[tuple[Placement, ...]], marks: Marks | None = None) -> Sheets:
    """Pages that are seen and not printed: they have no service line."""
    sides = tuple(Side("recto", number, placed, None, marks) for number, placed in enumerate(pages, 1))
    return Sheets(grid, sides, "Simplex")
