"""A page's content streams, followed down to its cards: what is placed where, and what lies outside the cards.

Lengths are millimetres from the top left corner of the page as viewed.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from pypdf.generic import ContentStream

PT = 72 / 25.4

FORM = "/FormXob."
"""What reportlab puts before the names of forms."""

MARKS = "marks"
"""The form that belongs to the sheet, not to a card."""

Matrix = tuple[float, float, float, float, float, float]


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
        return max(self.left - other.right, other.left - self.right, self.top - other.bottom, other.top - self.bottom)

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


def around(boxes: list[Box]) -> Box:
    """The smallest box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def read_page(page: Any) -> Page:
    """A page of pypdf as the boxes and lines on it."""
    left, bottom, right, top = (float(value) for value in page.mediabox)
    assert (left, bottom) == (0.0, 0.0)
    assert page.rotation == 0
    reader = _Reader(top)
    reader.run(page.get_contents().operations, page["/Resources"])
    return Page(right / PT, top / PT, tuple(reader.placed), tuple(reader.strokes), tuple(reader.fills))


class _State(NamedTuple):
    """What q keeps and Q brings back."""

    ctm: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    line: float = 1.0
    fill: float = 0.0
    stroke: float = 0.0


_TEXT = {"BT", "ET", "Tr", "Tm", "Tf", "Tj"}
_CAPS = {"J", "j"}


class _Reader:
    """Follows the streams of a page down to its cards. An operator that no sheet needs is an error."""

    def __init__(self, height: float) -> None:
        self.height = height
        self.placed: list[Placed] = []
        self.strokes: list[Stroke] = []
        self.fills: list[Fill] = []
        self.state = _State()
        self.kept: list[_State] = []
        self.points: list[tuple[float, float]] = []
        self.rectangles: list[Box] = []

    def run(self, operations: list[tuple[Any, bytes]], resources: Any) -> None:
        handlers: dict[str, Callable[..., None]] = {
            "q": lambda: self.kept.append(self.state),
            "Q": self._restore,
            "cm": self._move,
            "w": lambda width: self._set(line=width),
            "g": lambda grey: self._set(fill=grey),
            "G": lambda grey: self._set(stroke=grey),
            "m": lambda x, y: self.points.append(self._point(x, y)),
            "l": lambda x, y: self.points.append(self._point(x, y)),
            "re": lambda x, y, width, height: self.rectangles.append(self._box(x, y, x + width, y + height)),
            "S": self._stroke,
            "f": self._fill,
        }
        depth = len(self.kept)
        for operands, code in operations:
            name = code.decode()
            if name == "Do":
                self._form(operands[0], resources["/XObject"][operands[0]])
            elif name not in _TEXT | _CAPS:
                handlers[name](*map(float, operands))
        assert len(self.kept) == depth
        assert not self.points
        assert not self.rectangles

    def _set(self, **changes: float) -> None:
        self.state = self.state._replace(**changes)

    def _restore(self) -> None:
        self.state = self.kept.pop()

    def _move(self, *matrix: float) -> None:
        a, b, c, d, e, f = matrix
        k, l, m, n, o, p = self.state.ctm
        ctm = (a * k + b * m, a * l + b * n, c * k + d * m, c * l + d * n, e * k + f * m + o, e * l + f * n + p)
        self.state = self.state._replace(ctm=ctm)

    def _stroke(self) -> None:
        (start, end), self.points = self.points, []
        a, b, c, d, _, _ = self.state.ctm
        width = self.state.line * abs(a * d - b * c) ** 0.5 / PT
        self.strokes.append(Stroke(*start, *end, width, self.state.stroke))

    def _fill(self) -> None:
        self.fills += [Fill(box, self.state.fill) for box in self.rectangles]
        self.rectangles = []

    def _form(self, name: str, form: Any) -> None:
        self.kept.append(self.state)
        self._move(*map(float, form.get("/Matrix", _State().ctm)))
        short = name.removeprefix(FORM)
        if short == MARKS:
            self.run(ContentStream(form, None).operations, form["/Resources"])
        else:
            a, b, c, d, _, _ = self.state.ctm
            assert (abs(a), b, c, d) == (1, 0, 0, a), f"{short} is scaled, or turned by less than half a turn"
            self.placed.append(Placed(short, self._box(*map(float, form["/BBox"])), a < 0))
        self._restore()

    def _point(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self.state.ctm
        return (a * x + c * y + e) / PT, (self.height - (b * x + d * y + f)) / PT

    def _box(self, x1: float, y1: float, x2: float, y2: float) -> Box:
        (left, top), (right, bottom) = self._point(x1, y1), self._point(x2, y2)
        return Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))
