"""Reads a written deck back: what its streams say, what a renderer makes of them. Nothing here knows how it was made.

Lengths are millimetres from the top left corner of the page as viewed.
"""

import io
import math
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import starmap
from typing import Any, NamedTuple

import pypdf
import pypdfium2
from pypdf.generic import ContentStream

from pdfstream import FORM, PT, Box, Page, Placed, around, batched, multiplied, read_page
from pixels import Raster
from unoprint import build

TOLERANCE = 0.05
"""What a trim may be off, in mm."""


class Char(NamedTuple):
    text: str
    box: Box


class Image(NamedTuple):
    """A picture in a form, in mm from the top left corner of the card: where its pixels are, and what shows of them.

    `row` leads from the first of its stored pixels to the end of their row, `column` from there to the last row.
    """

    name: str
    box: Box
    clip: Box
    row: tuple[float, float]
    column: tuple[float, float]


class Pdf:
    """A PDF file, parsed by pypdf and rendered by pdfium."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.reader = pypdf.PdfReader(io.BytesIO(data), strict=True)
        self._operations: dict[str, list[tuple[Any, bytes]]] = {}

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        return tuple(read_page(page) for page in self.reader.pages)

    @cached_property
    def forms(self) -> dict[str, Any]:
        """Every form that pages use, by name. Two of one name would be one too many."""
        found: dict[str, Any] = {}
        for page in self.reader.pages:
            resources = page["/Resources"]["/XObject"]
            for name in resources:
                reference = resources.raw_get(name)
                assert found.setdefault(name.removeprefix(FORM), reference) == reference, name
        return {name: reference.get_object() for name, reference in found.items()}

    @cached_property
    def pictures(self) -> dict[str, Any]:
        """Every picture that forms use, by name."""
        found: dict[str, Any] = {}
        for form in self.forms.values():
            resources = form["/Resources"].get("/XObject", {})
            for name in resources:
                reference = resources.raw_get(name)
                assert found.setdefault(name.removeprefix(FORM), reference) == reference, name
        return {name: reference.get_object() for name, reference in found.items()}

    @cached_property
    def document(self) -> pypdfium2.PdfDocument:
        return pypdfium2.PdfDocument(self.data)

    @property
    def catalogue(self) -> Any:
        return self.reader.root_object

    def objects(self) -> Iterator[Any]:
        """Every object of the file, whether anything refers to it or not."""
        for number in range(1, self.reader.trailer["/Size"]):
            yield self.reader.get_object(number)

    def box(self, page: int, name: str) -> Box:
        """A page box (`/TrimBox`) in mm from the page's top left corner."""
        left, bottom, right, top = (float(value) / PT for value in self.reader.pages[page][name])
        height = self.pages[page].height
        return Box(left, height - top, right, height - bottom)

    def operations(self, form: str) -> list[tuple[Any, bytes]]:
        """The operators of a form's stream."""
        if form not in self._operations:
            self._operations[form] = ContentStream(self.forms[form], None).operations
        return self._operations[form]

    def images(self, form: str) -> list[Image]:
        """The pictures that a form shows, in mm from the top left corner of its card's trim."""
        _, bottom, _, top = (float(value) / PT for value in self.forms[form]["/BBox"])
        return images(self.operations(form), top + bottom)

    def page_operations(self, page: int) -> list[tuple[Any, bytes]]:
        return self.reader.pages[page].get_contents().operations

    def text_of(self, form: str) -> str:
        """A form's text as pypdf reads it."""
        page = self.reader.pages[0]
        return plain(page.extract_xform_text(self.forms[form], orientations=(0, 90, 180, 270)))

    def find(self, name: str) -> tuple[int, Placed]:
        """The first page that has a card, and where."""
        return next((number, one) for number, page in enumerate(self.pages) for one in page.placed if one.name == name)

    def words(self, page: int) -> str:
        """The page's text as pdfium reads it; spaces of all kinds and line ends are one space."""
        return plain(self.document[page].get_textpage().get_text_range())

    def chars(self, page: int) -> list[Char]:
        """Every visible character of a page with its tight box."""
        text = self.document[page].get_textpage()
        height = self.pages[page].height
        chars = []
        for index in range(text.count_chars()):
            char = text.get_text_range(index, 1)
            if char.strip():
                left, bottom, right, top = (value / PT for value in text.get_charbox(index))
                chars.append(Char(char, Box(left, height - top, right, height - bottom)))
        return chars

    def render(self, page: int, area: Box | None = None, dpi: float = 1200) -> Raster:
        """A page, or an area of it, in pixels. pdfium snaps edges to whole pixels, so measure at 1200 dpi or more."""
        sheet = self.document[page]
        scale = dpi / 72
        # The whole page is fitted to whole pixels, hence a resolution of its own along each axis.
        width, height = (math.ceil(side * scale) for side in sheet.get_size())
        per_x, per_y = width / self.pages[page].width, height / self.pages[page].height
        left, top, right, bottom = 0, 0, width, height
        if area is not None:
            left, top = max(0, math.floor(area.left * per_x)), max(0, math.floor(area.top * per_y))
            right, bottom = min(width, math.ceil(area.right * per_x)), min(height, math.ceil(area.bottom * per_y))
        crop = tuple(max(0.0, (pixels - 0.5) / scale) for pixels in (left, height - bottom, width - right, top))
        pixels = sheet.render(scale=scale, crop=crop, rev_byteorder=True).to_numpy()
        assert pixels.shape[:2] == (bottom - top, right - left)
        return Raster(pixels[..., :3], left / per_x, top / per_y, per_x, per_y)


def images(operations: list[tuple[Any, bytes]], height: float) -> list[Image]:
    """The pictures that a form of a card of so many mm shows. Each stands between a q and a Q of its own."""
    found: list[Image] = []
    kept: list[tuple[float, ...]] = []
    ctm: tuple[float, ...] = (1, 0, 0, 1, 0, 0)
    points: list[tuple[float, float]] = []
    clip: Box | None = None

    def at(x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = ctm
        return (a * x + c * y + e) / PT, height - (b * x + d * y + f) / PT

    for operands, code in operations:
        if code == b"q":
            kept.append(ctm)
        elif code == b"Q":
            ctm, clip = kept.pop(), None
        elif code == b"cm":
            ctm = multiplied(tuple(map(float, operands)), ctm)
        elif code in {b"m", b"l", b"c"}:
            points += starmap(at, batched(tuple(map(float, operands))))
        elif code == b"W":
            clip = around([Box(*point, *point) for point in points])
        elif code == b"Do":
            assert clip is not None, "not clipped"
            first, right, last, end = at(0, 1), at(1, 1), at(0, 0), at(1, 0)
            box = around([Box(*corner, *corner) for corner in (first, right, last, end)])
            row, column = ((to[0] - first[0], to[1] - first[1]) for to in (right, last))
            found.append(Image(operands[0].removeprefix(FORM), box, clip, row, column))
        if code in {b"f", b"S", b"B", b"n"}:
            points = []
    return found


def flags(text: str) -> Mapping[str, str | bool]:
    """`--paper letter --bw` as a mapping."""
    pairs = re.findall(r"(--\S+)(?: (?!--)(\S+))?", text)
    return {name: value or True for name, value in pairs}


def written(options: str = "", spec: str | None = None) -> bytes:
    """The bytes of the deck of a spec file with flags over it, made anew."""
    return build.deck_pdf(build.plan(build.read_spec(spec, flags(options))))


@cache
def deck(options: str = "") -> Pdf:
    """The built-in deck with flags: `deck("--paper letter --gap 4")`. Made once, then shared by all tests."""
    return Pdf(written(options))


def plain(text: str) -> str:
    """Text with single spaces."""
    return " ".join(text.split())


def distinct(values: Iterator[float] | list[float]) -> list[float]:
    """Values in order, without those that another one is within 0.02 mm of."""
    kept: list[float] = []
    for value in sorted(values):
        if not kept or value - kept[-1] > 0.02:
            kept.append(value)
    return kept
