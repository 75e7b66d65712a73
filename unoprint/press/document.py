"""A whole PDF file: what it says of itself, its fonts, and in which order faces and pages go into it."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path as File
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from unoprint.art.ink import Inked
from unoprint.art.model import Artwork, Text
from unoprint.errors import Problem, ResourceFault
from unoprint.press.forms import Forms
from unoprint.press.setup import Canvas, PDFArray, PDFDictionary, PDFName, PDFString, TTFont, registerFont
from unoprint.press.sides import SLUG_FONT, box, place, print_side
from unoprint.sheets.model import Bleed, Duplex, Grid, Placement, Sheets
from unoprint.units import PT_PER_MM, Rect

if TYPE_CHECKING:
    from unoprint.pictures import Image

NO_IMAGES: "Mapping[str, Image]" = MappingProxyType({})
"""The faces show no pictures."""

REGISTRY = "http://www.color.org"
"""Where the names of printing conditions are kept."""


class Face(NamedTuple):
    """An artwork with its painted shapes."""

    artwork: Artwork
    shapes: tuple[Inked, ...]


class About(NamedTuple):
    """What the file says of itself.

    `output_condition` is the registered name of the printing condition that CMYK values were chosen for, as FOGRA39.
    """

    title: str
    creator: str
    language: str = "ru"
    output_condition: str | None = None


def pdf(
    sheets: Sheets,
    faces: Sequence[Face],
    fonts: Mapping[str, File],
    about: About,
    images: "Mapping[str, Image]" = NO_IMAGES,
) -> bytes:
    """The sheets as a PDF file: each face once, as a form whose box is trim and bleed, placed by moving or a half turn.

    `fonts` maps the names that shapes use to TrueType files, `images` the files of pictures to what is stored of them.
    The same input gives the same bytes; the date is that of SOURCE_DATE_EPOCH, or a fixed one. Raises ResourceFault
    when a font cannot be used.
    """
    grid = sheets.grid
    used = {placement.artwork for side in sheets.sides for placement in side.placements}
    shown = [face for face in faces if face.artwork.id in used]
    canvas, forms = _begin((grid.width, grid.height), shown, fonts, about, images, sheets.duplex)
    for side in sheets.sides:
        canvas.setTrimBox(box(_moved(grid.trim, side.moved, grid), grid.height))
        canvas.setBleedBox(box(_moved(grid.outer, side.moved, grid), grid.height))
        print_side(canvas, forms, side, grid.width, grid.height)
    return bytes(canvas.getpdfdata())


def pages(
    faces: Sequence[Face],
    fonts: Mapping[str, File],
    about: About,
    images: "Mapping[str, Image]" = NO_IMAGES,
    *,
    duplex: Duplex = "Simplex",
) -> bytes:
    """A PDF file with each face on a page of its own, which is the face's trim with its bleed around it.

    Arguments, sameness and faults are those of `pdf`.
    """
    canvas, forms = _begin((1.0, 1.0), faces, fonts, about, images, duplex)
    for artwork, _ in faces:
        bleed = artwork.bleed
        page = Rect(0.0, 0.0, artwork.width + 2 * bleed, artwork.height + 2 * bleed)
        slot = Rect(bleed, bleed, artwork.width, artwork.height)
        canvas.setPageSize((page.width * PT_PER_MM, page.height * PT_PER_MM))
        canvas.setTrimBox(box(slot, page.height))
        canvas.setBleedBox(box(page, page.height))
        place(canvas, forms, Placement(artwork.id, slot, bleed=Bleed(bleed, bleed, bleed, bleed)), page.height)
        canvas.showPage()
    return bytes(canvas.getpdfdata())


def _moved(rect: Rect, by: tuple[float, float], paper: Grid) -> Rect:
    """A box moved right and down, as far as it is on the paper: a page box that is not would make the file faulty."""
    left, top = max(0.0, rect.x + by[0]), max(0.0, rect.y + by[1])
    right, bottom = min(paper.width, rect.right + by[0]), min(paper.height, rect.bottom + by[1])
    return Rect(left, top, right - left, bottom - top)


def _begin(
    page: tuple[float, float],
    faces: Sequence[Face],
    fonts: Mapping[str, File],
    about: About,
    images: "Mapping[str, Image]",
    duplex: Duplex,
) -> tuple[Any, Forms]:
    """A file with its faces and without pages, these of so many mm by so many."""
    loaded = _loaded(faces, fonts)
    canvas = Canvas(
        "deck.pdf",
        pagesize=(page[0] * PT_PER_MM, page[1] * PT_PER_MM),
        pageCompression=1,
        invariant=1,
        lang=about.language,
        pdfVersion=(1, 7),
        initialFontName=SLUG_FONT,  # else every page begins with Helvetica, which is not embedded
    )
    canvas.setTitle(about.title)
    canvas.setAuthor("")
    canvas.setSubject("")
    canvas.setCreator(about.creator)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", duplex)
    if about.output_condition is not None:
        _intend(canvas._doc.Catalog, about.output_condition)  # noqa: SLF001
    forms = Forms(canvas, loaded, images)
    for artwork, shapes in {face.artwork.id: face for face in faces}.values():
        forms.face(artwork, shapes)
    return canvas, forms


def _intend(catalogue: Any, condition: str) -> None:
    """Name the printing condition the file is made for; no colour profile goes with it."""
    intent = PDFDictionary(
        {
            "Type": PDFName("OutputIntent"),
            "S": PDFName("GTS_PDFX"),
            "OutputConditionIdentifier": PDFString(condition),
            "OutputCondition": PDFString(condition),
            "RegistryName": PDFString(REGISTRY),
            "Info": PDFString(condition),
        }
    )
    catalogue.OutputIntents = PDFArray([intent])
    catalogue.__NoDefault__ = [*catalogue.__NoDefault__, "OutputIntents"]  # an entry that reportlab does not know


def _loaded(faces: Iterable[Face], fonts: Mapping[str, File]) -> dict[str, Any]:
    """The fonts that anything is set in."""
    shown = {SLUG_FONT, *(one.shape.font for face in faces for one in face.shapes if isinstance(one.shape, Text))}
    return {name: _font(name, file) for name, file in fonts.items() if name in shown}


def _font(name: str, file: File) -> Any:
    try:
        font = TTFont(name, str(file))
        registerFont(font)
    except Exception as error:
        problem = Problem("resource-unreadable", {"name": file.name, "reason": str(error)})
        raise ResourceFault(problem) from error
    return font
