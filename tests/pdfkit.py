"""Reads a written deck back: what its streams say, what a renderer makes of them. Nothing here knows how it was made.

Lengths are millimetres from the top left corner of the page as viewed.
"""

import io
import re
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import pypdf
import pypdfium2
from pypdf.generic import ContentStream

from unoprint import build

PT = 72 / 25.4
TOLERANCE = 0.05
"""What DESIGN 7 allows a trim to be off, in mm."""

FORM = "/FormXob."
"""What reportlab puts before the names of forms."""

MARKS = "marks"
"""The form that belongs to the sheet, not to a card."""

Matrix = tuple[float, float, float, float, float, float]
IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> "Box":
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def distance(self, other: "Box") -> float:
        """How far apart the boxes are along the axis that parts them best; negative where they overlap."""
        return max(
            self.left - other.right, other.left - self.right, self.top - other.bottom, other.top - self.bottom
        )

    def holds(self, other: "Box", slack: float = 0.0) -> bool:
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Placed(NamedTuple):
    """A form on a page: the box of its /BBox there, and whether it stands on its head."""

    name: str
    trim: Box
    turned: bool


class Stroke(NamedTuple):
    """A straight stroke outside the cards, by its centre line; `grey` is 0 for black."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    grey: float

    @property
    def box(self) -> Box:
        return Box(min(self.x1, self.x2), min(self.y1, self.y2), max(self.x1, self.x2), max(self.y1, self.y2))


class Fill(NamedTuple):
    """A filled rectangle outside the cards."""

    box: Box
    grey: float


class Page(NamedTuple):
    """What one page holds outside the forms of its cards, and where those are."""

    width: float
    height: float
    placed: tuple[Placed, ...]
    strokes: tuple[Stroke, ...]
    fills: tuple[Fill, ...]

    @property
    def outer(self) -> Box:
        """The smallest box around all trims."""
        return around([one.trim for one in self.placed])


class Char(NamedTuple):
    text: str
    box: Box


class Pdf:
    """A PDF file, parsed by pypdf and rendered by pdfium."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.reader = pypdf.PdfReader(io.BytesIO(data), strict=True)

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        return tuple(_page(page) for page in self.reader.pages)

    @cached_property
    def forms(self) -> dict[str, Any]:
        """Every form in the file by name, found among its objects. Two of one name would be one too many."""
        found: dict[str, Any] = {}
        for page in self.reader.pages:
            resources = page["/Resources"]["/XObject"]
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

    def operations(self, form: str) -> list[tuple[list[Any], bytes]]:
        """The operators of a form's stream."""
        return ContentStream(self.forms[form], None).operations

    def page_operations(self, page: int) -> list[tuple[list[Any], bytes]]:
        return self.reader.pages[page].get_contents().operations

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

    def render(self, page: int, area: Box | None = None, dpi: float = 1200) -> "Raster":
        """A page, or an area of it, in pixels. pdfium snaps edges to whole pixels, so measure at 1200 dpi or more."""
        sheet = self.pages[page]
        scale = dpi / 72
        # The whole page is fitted to whole pixels, hence a resolution of its own along each axis.
        width, height = (-int(-side * PT * scale // 1) for side in (sheet.width, sheet.height))
        per_x, per_y = width / sheet.width, height / sheet.height
        if area is None:
            area = Box(0.0, 0.0, sheet.width, sheet.height)
        left, top = max(0, int(area.left * per_x)), max(0, int(area.top * per_y))
        right, bottom = min(width, -int(-area.right * per_x // 1)), min(height, -int(-area.bottom * per_y // 1))
        crop = (left, height - bottom, width - right, top)
        bitmap = self.document[page].render(
            scale=scale, crop=tuple(max(0.0, (pixels - 0.5) / scale) for pixels in crop), rev_byteorder=True
        )
        pixels = bitmap.to_numpy()
        assert pixels.shape[:2] == (bottom - top, right - left)
        return Raster(pixels[..., :3].astype(np.int16), left / per_x, top / per_y, per_x, per_y)


class Raster(NamedTuple):
    """RGB pixels of an area: its top left corner in mm, and pixels in a millimetre along each axis."""

    rgb: np.ndarray
    left: float
    top: float
    per_x: float
    per_y: float

    @property
    def grey(self) -> np.ndarray:
        """Lightness from 0 to 255."""
        return self.rgb @ np.array([0.299, 0.587, 0.114])

    def clip(self, area: Box) -> "Raster":
        """The pixels whose middles lie in an area."""
        columns = _inside(area.left, area.right, self.left, self.per_x, self.rgb.shape[1])
        rows = _inside(area.top, area.bottom, self.top, self.per_y, self.rgb.shape[0])
        pixels = self.rgb[rows, columns]
        return Raster(
            pixels, self.left + columns.start / self.per_x, self.top + rows.start / self.per_y, self.per_x, self.per_y
        )

    def profile(self, axis: str) -> tuple[np.ndarray, np.ndarray]:
        """The mean grey along an axis ("x": from left to right), with the place of each value in mm."""
        across = axis == "x"
        values = self.grey.mean(axis=0 if across else 1)
        start, per = (self.left, self.per_x) if across else (self.top, self.per_y)
        return start + (np.arange(len(values)) + 0.5) / per, values

    def crossing(self, axis: str) -> float:
        """Where, in mm along an axis, the area turns from light to dark or back: the half-way value."""
        places, values = self.profile(axis)
        level = (values[0] + values[-1]) / 2
        assert abs(values[0] - values[-1]) > 40, "no edge here"
        (steps,) = np.nonzero(np.diff(values > level))
        assert len(steps) == 1, "not one edge here"
        step = steps[0]
        part = (level - values[step]) / (values[step + 1] - values[step])
        return float(places[step] + part * (places[step + 1] - places[step]))

    def centre(self, axis: str) -> float:
        """Where, in mm along an axis, the middle of the darkness is."""
        places, values = self.profile(axis)
        dark = values.max() - values
        assert dark.max() > 40, "nothing dark here"
        return float((places * dark).sum() / dark.sum())


def _inside(start: float, end: float, origin: float, per: float, count: int) -> slice:
    first, last = ((value - origin) * per - 0.5 for value in (start, end))
    return slice(max(0, -int(-first // 1)), min(count, int(last // 1) + 1))


def around(boxes: list[Box]) -> Box:
    """The smallest box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


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


def _page(page: Any) -> Page:
    left, bottom, right, top = (float(value) for value in page.mediabox)
    assert (left, bottom) == (0.0, 0.0)
    assert page.rotation == 0
    reader = _Reader(top)
    reader.run(page.get_contents().operations, page["/Resources"], IDENTITY)
    return Page(right / PT, top / PT, tuple(reader.placed), tuple(reader.strokes), tuple(reader.fills))


class _Reader:
    """Follows the streams of a page down to its cards. An operator that no sheet needs is an error."""

    def __init__(self, height: float) -> None:
        self.height = height
        self.placed: list[Placed] = []
        self.strokes: list[Stroke] = []
        self.fills: list[Fill] = []

    def run(self, operations: list[tuple[Any, bytes]], resources: Any, matrix: Matrix) -> None:
        state = {"ctm": matrix, "w": 1.0, "g": 0.0, "G": 0.0}
        kept: list[dict[str, Any]] = []
        points: list[tuple[float, float]] = []
        rectangle: Box | None = None
        for operands, code in operations:
            name = code.decode()
            match name:
                case "q":
                    kept.append(dict(state))
                case "Q":
                    state = kept.pop()
                case "cm":
                    state["ctm"] = _product(_numbers(operands), state["ctm"])
                case "w" | "g" | "G":
                    state[name] = float(operands[0])
                case "m" | "l":
                    points.append(self._point(*map(float, operands), state["ctm"]))
                case "re":
                    x, y, width, height = map(float, operands)
                    rectangle = self._box((x, y, x + width, y + height), state["ctm"])
                case "S":
                    (start, end), points = points, []
                    self.strokes.append(Stroke(*start, *end, state["w"] * _scale(state["ctm"]), state["G"]))
                case "f":
                    assert rectangle is not None
                    self.fills.append(Fill(rectangle, state["g"]))
                    rectangle = None
                case "Do":
                    self._form(operands[0], resources["/XObject"][operands[0]], state["ctm"])
                case "BT" | "ET" | "Tr" | "Tm" | "Tf" | "Tj" | "J" | "j":
                    pass
                case _:
                    raise AssertionError(name)
        assert not kept
        assert not points

    def _form(self, name: str, form: Any, matrix: Matrix) -> None:
        matrix = _product(_numbers(form.get("/Matrix", IDENTITY)), matrix)
        short = name.removeprefix(FORM)
        if short == MARKS:
            self.run(ContentStream(form, None).operations, form["/Resources"], matrix)
            return
        a, b, c, d, _, _ = matrix
        assert (abs(a), b, c, d) == (1, 0, 0, a), f"{short} is scaled or turned by less than half a turn"
        self.placed.append(Placed(short, self._box(_numbers(form["/BBox"])[:4], matrix), a < 0))

    def _point(self, x: float, y: float, matrix: Matrix) -> tuple[float, float]:
        a, b, c, d, e, f = matrix
        return (a * x + c * y + e) / PT, (self.height - (b * x + d * y + f)) / PT

    def _box(self, box: tuple[float, ...], matrix: Matrix) -> Box:
        (x1, y1), (x2, y2) = self._point(*box[:2], matrix), self._point(*box[2:], matrix)
        return Box(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))


def _numbers(values: Any) -> Any:
    return tuple(float(value) for value in values)


def _product(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    k, l, m, n, o, p = then
    return (a * k + b * m, a * l + b * n, c * k + d * m, c * l + d * n, e * k + f * m + o, e * l + f * n + p)


def _scale(matrix: Matrix) -> float:
    """From user space to mm, for matrices that scale both axes alike."""
    return abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5 / PT
