"""A page's content streams, followed down to its cards: what is placed where, and what lies outside the cards.

Lengths are millimetres from the top left corner of the page as viewed.
"""

from collections.abc import Callable, Iterator
from itertools import starmap
from typing import Any, NamedTuple

from pypdf.generic import ContentStream

PT = 72 / 25.4

FORM = "/FormXob."
"""What reportlab puts before the names of forms."""

MARKS = "marks"
"""What the names of forms begin with that belong to the sheet, not to a card."""

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

    def within(self, other: "Box") -> "Box":
        """What the boxes share."""
        left, top = max(self.left, other.left), max(self.top, other.top)
        return Box(left, top, min(self.right, other.right), min(self.bottom, other.bottom))

    def holds(self, other: "Box", slack: float = 0.0) -> bool:
        return (
            other.left >= self.left - slack
            and other.top >= self.top - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


class Placed(NamedTuple):
    """A form on a page: the card's box there, and whether it stands on its head.

    Its /BBox is the card with a bleed around it, which begins at the origin less the bleed. `shown` is what no clip
    takes away of it.
    """

    name: str
    trim: Box
    turned: bool
    bleed: float
    shown: Box


class Stroke(NamedTuple):
    """A straight stroke outside the cards, by its centre line; `grey` is 0 for black, `dash` line and space in mm."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    grey: float
    dash: tuple[float, ...] = ()

    @property
    def box(self) -> Box:
        return Box(min(self.x1, self.x2), min(self.y1, self.y2), max(self.x1, self.x2), max(self.y1, self.y2))


class Curve(NamedTuple):
    """A curved stroke outside the cards: start, two handles and end."""

    points: tuple[tuple[float, float], ...]
    width: float
    grey: float

    def at(self, part: float) -> tuple[float, float]:
        """A point of the curve, from 0 for its start to 1 for its end."""
        rest = 1 - part
        weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
        x, y = (
            sum(weight * point[axis] for weight, point in zip(weights, self.points, strict=True)) for axis in (0, 1)
        )
        return x, y


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
    curves: tuple[Curve, ...] = ()

    @property
    def outer(self) -> Box:
        """The smallest box around all trims."""
        return around([one.trim for one in self.placed])


def around(boxes: list[Box]) -> Box:
    """The smallest box around boxes."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def multiplied(first: tuple[float, ...], then: Matrix) -> Matrix:
    """The matrix that does one thing after another."""
    a, b, c, d, e, f = first
    k, l, m, n, o, p = then
    return a * k + b * m, a * l + b * n, c * k + d * m, c * l + d * n, e * k + f * m + o, e * l + f * n + p


def read_page(page: Any) -> Page:
    """A page of pypdf as the boxes and lines on it."""
    left, bottom, right, top = (float(value) for value in page.mediabox)
    assert (left, bottom) == (0.0, 0.0)
    assert page.rotation == 0
    reader = _Reader(top)
    reader.run(page.get_contents().operations, page["/Resources"])
    found = (tuple(some) for some in (reader.placed, reader.strokes, reader.fills, reader.curves))
    return Page(right / PT, top / PT, *found)


class _State(NamedTuple):
    """What q keeps and Q brings back."""

    ctm: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    line: float = 1.0
    fill: float = 0.0
    stroke: float = 0.0
    dash: tuple[float, ...] = ()
    clip: Box | None = None


_TEXT = {"BT", "ET", "Tr", "Tm", "Tf", "Tj"}
_CAPS = {"J", "j"}


class _Reader:
    """Follows the streams of a page down to its cards. An operator that no sheet needs is an error."""

    def __init__(self, height: float) -> None:
        self.height = height
        self.placed: list[Placed] = []
        self.strokes: list[Stroke] = []
        self.fills: list[Fill] = []
        self.curves: list[Curve] = []
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
            "c": lambda *handles: self.points.extend(starmap(self._point, batched(handles))),
            "re": lambda x, y, width, height: self.rectangles.append(self._box(x, y, x + width, y + height)),
            "S": self._stroke,
            "f": self._fill,
            "W": lambda: None,  # always with n
            "n": self._clip,
        }
        depth = len(self.kept)
        for operands, code in operations:
            name = code.decode()
            if name == "Do":
                self._form(operands[0], resources["/XObject"][operands[0]])
            elif name == "d":
                self._set(dash=tuple(float(length) * self._scale / PT for length in operands[0]))
            elif name not in _TEXT | _CAPS:
                handlers[name](*map(float, operands))
        assert len(self.kept) == depth
        assert not self.points
        assert not self.rectangles

    def _set(self, **changes: Any) -> None:
        self.state = self.state._replace(**changes)

    def _restore(self) -> None:
        self.state = self.kept.pop()

    def _move(self, *matrix: float) -> None:
        self._set(ctm=multiplied(matrix, self.state.ctm))

    @property
    def _scale(self) -> float:
        a, b, c, d, _, _ = self.state.ctm
        return abs(a * d - b * c) ** 0.5

    def _stroke(self) -> None:
        points, self.points = tuple(self.points), []
        width, grey = self.state.line * self._scale / PT, self.state.stroke
        if len(points) == 4:
            self.curves.append(Curve(points, width, grey))
        else:
            start, end = points
            self.strokes.append(Stroke(*start, *end, width, grey, self.state.dash))

    def _clip(self) -> None:
        (box,), self.rectangles = self.rectangles, []
        self._set(clip=box if self.state.clip is None else box.within(self.state.clip))

    def _fill(self) -> None:
        self.fills += [Fill(box, self.state.fill) for box in self.rectangles]
        self.rectangles = []

    def _form(self, name: str, form: Any) -> None:
        self.kept.append(self.state)
        self._move(*map(float, form.get("/Matrix", _State().ctm)))
        short = name.removeprefix(FORM)
        if short == MARKS or short.startswith(f"{MARKS}-"):
            self.run(ContentStream(form, None).operations, form["/Resources"])
        else:
            a, b, c, d, _, _ = self.state.ctm
            assert (abs(a), b, c, d) == (1, 0, 0, a), f"{short} is scaled, or turned by less than half a turn"
            art = self._box(*map(float, form["/BBox"]))
            bleed = abs(float(form["/BBox"][0])) / PT
            shown = art if self.state.clip is None else art.within(self.state.clip)
            self.placed.append(Placed(short, art.grown(-bleed), a < 0, bleed, shown))
        self._restore()

    def _point(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self.state.ctm
        return (a * x + c * y + e) / PT, (self.height - (b * x + d * y + f)) / PT

    def _box(self, x1: float, y1: float, x2: float, y2: float) -> Box:
        (left, top), (right, bottom) = self._point(x1, y1), self._point(x2, y2)
        return Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))


def batched(numbers: tuple[float, ...]) -> Iterator[tuple[float, float]]:
    """Coordinates as points."""
    return zip(numbers[::2], numbers[1::2], strict=True)
