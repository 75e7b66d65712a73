"""Rules and stepped scales to measure a printer with. Pure; lengths in mm, y down.

Everything that is measured is a filled bar, exact in its edges and in its middle; no stroke's width blurs it. Roles:
`ink` (filled), `grid` (filled, paler), `ring` (outlined), and those below that name what a bar is for.
"""

import math
from typing import NamedTuple

from unoprint.art.metrics import Metrics
from unoprint.art.model import Path, Shape, Text
from unoprint.art.paths import circle, rectangle
from unoprint.units import PT_PER_MM

Shapes = tuple[Shape, ...]
Point = tuple[float, float]

LEAST = 8 / PT_PER_MM
"""The smallest type, in mm: 8 pt."""

RULE = 100.0
"""The length of a rule."""
RULE_DEPTH = 10.4
"""From the outer edge of a rule's bar to the far side of its widest number."""

REACH = 10
"""A scale's marks go so many mm to either side of where it stands."""
FLIGHT = REACH + 1
"""Steps before a stepped scale begins again beside itself: its two flights stand in the same rows."""
_ROW = 1.2
REFERENCE = 0.4
"""The width of the lines that are seen through the paper."""
OVER = 4.0
"""How far such a line reaches beyond the scale behind it."""

_TICK, _FINE = 0.2, 0.1
_MARK = 0.3
_DIGIT_GAP = 0.9


class Pen(NamedTuple):
    """Small type in one font."""

    font: str
    metrics: Metrics
    size: float = LEAST

    @property
    def tall(self) -> float:
        """The height of its figures."""
        return self.metrics.digit_height * self.size / 1000

    def width(self, text: str) -> float:
        """The set width of a text."""
        return self.metrics.width(text, self.size)

    def put(self, text: str, x: float, baseline: float, anchor: float = 0.0) -> Text:
        """A line of text; `anchor` 0 begins it at x, 0.5 centres it there, 1 ends it there."""
        return Text("text", text, self.font, self.size, x - anchor * self.width(text), baseline)

    def beside(self, text: str, x: float, middle: float, anchor: float = 0.0) -> Text:
        """A line of text whose figures have their middle at the height `middle`."""
        return self.put(text, x, middle + self.tall / 2, anchor)

    @property
    def grown(self) -> float:
        """How much larger than the least."""
        return self.size / LEAST

    @property
    def row(self) -> float:
        """The height of a step that goes to the right."""
        return self.size * _ROW

    @property
    def step(self) -> float:
        """The width of a step that goes up: the widest label in reach of a zero, and some air."""
        return max(self.width(signed(value)) for value in range(-REACH, REACH + 1)) + _DIGIT_GAP


def bar(role: str, x: float, y: float, width: float, height: float) -> Path:
    """A filled box by its top left corner."""
    return Path(role, rectangle(x, y, width, height))


def upright(role: str, x: float, top: float, length: float, width: float) -> Path:
    """A bar whose middle line is at x."""
    return bar(role, x - width / 2, top, width, length)


def level(role: str, left: float, y: float, length: float, width: float) -> Path:
    """A bar whose middle line is at y."""
    return bar(role, left, y - width / 2, length, width)


def signed(value: int) -> str:
    """A number with a true minus: `−2`."""
    return str(value).replace("-", "−")


def rule_across(pen: Pen, left: float, top: float) -> Shapes:
    """A rule of 100 mm to the right of `left`, a tick each mm below its bar, a number each 10 mm."""
    return _rule(pen, (left, top), across=True)


def rule_upright(pen: Pen, left: float, top: float) -> Shapes:
    """A rule of 100 mm down from `top`, its ticks and numbers to the right of its bar."""
    return _rule(pen, (left, top), across=False)


def _rule(pen: Pen, start: Point, *, across: bool) -> Shapes:
    x, y = start
    thick = 1.0
    shapes: list[Shape] = [bar("rule", x, y, *((RULE, thick) if across else (thick, RULE)))]
    for mm in range(int(RULE) + 1):
        long = 3.6 if mm % 10 == 0 else 2.8 if mm % 5 == 0 else 1.8
        width = _TICK if mm % 5 == 0 else _FINE
        # The first and the last tick end where the bar does, so that its edges are what is measured.
        at = min(max(float(mm), width / 2), RULE - width / 2)
        if across:
            shapes.append(upright("ink", x + at, y + thick, long, width))
        else:
            shapes.append(level("ink", x + thick, y + at, long, width))
        if mm % 10 == 0:
            number = str(mm)
            if across:
                shapes.append(pen.put(number, x + mm, y + thick + long + 0.6 + pen.tall, 0.5))
            else:
                shapes.append(pen.beside(number, x + thick + long + 0.6, y + mm))
    return tuple(shapes)


def around(shift: float) -> range:
    """The whole mm that a scale has marks for when it is printed with this shift."""
    return range(math.ceil(shift - REACH), math.floor(shift + REACH) + 1)


def steps_right(pen: Pen, origin: Point, shift: float) -> Shapes:
    """A scale that is read by an upright line: the mark of v stands v − shift to the right of the origin.

    Each mark has a row of its own with its label to its right; below it, a half mark stands at v + 0.5.
    """
    shapes: list[Shape] = []
    values = around(shift)
    top = origin[1] - FLIGHT * pen.row / 2
    for value in values:
        x = origin[0] + value - shift
        row = top + (value - values[0]) % FLIGHT * pen.row
        shapes += (
            upright("x-mark", x, row + 0.4, pen.row - 0.8, _MARK),
            pen.beside(signed(value), x + 0.9, row + pen.row / 2),
            upright("half", x + 0.5, row + pen.row - 0.3, 0.6, _FINE),
        )
    return tuple(shapes)


def steps_up(pen: Pen, origin: Point, shift: float) -> Shapes:
    """A scale that is read by a level line: the mark of v stands v − shift above the origin.

    Each mark has a column of its own with its label above it; beside it, a half mark stands at v + 0.5.
    """
    shapes: list[Shape] = []
    values = around(shift)
    step = pen.step
    left = origin[0] - FLIGHT * step / 2
    for value in values:
        y = origin[1] - (value - shift)
        column = left + (value - values[0]) % FLIGHT * step
        shapes += (
            level("y-mark", column + 0.3, y, step - 0.6, _MARK),
            pen.put(signed(value), column + step / 2, y - _DIGIT_GAP, 0.5),
            level("half", column + step - 0.3, y - 0.5, 0.6, _FINE),
        )
    return tuple(shapes)


def grid(pen: Pen, origin: Point, shift: Point) -> Shapes:
    """Squares of 5 mm, each of their lines labelled above or at the left; a ring stands at the origin."""
    shapes: list[Shape] = []
    columns, rows = (tuple(5 * (round(along / 5) + step) for step in range(-2, 3)) for along in shift)
    left, right = (origin[0] + value - shift[0] for value in (columns[0], columns[-1]))
    top, bottom = (origin[1] - (value - shift[1]) for value in (rows[-1], rows[0]))
    for place, value in enumerate(columns):
        x = origin[0] + value - shift[0]
        above = top - 0.8 - pen.tall / 2 - place % 2 * pen.size  # in two rows: they are wider than a square
        shapes += (upright("x-grid", x, top, bottom - top, _TICK), pen.put(signed(value), x, above, 0.5))
    for value in rows:
        y = origin[1] - (value - shift[1])
        shapes += (level("y-grid", left, y, right - left, _TICK), pen.beside(signed(value), left - 1.0, y, 1.0))
    return (*shapes, Path("ring", circle(*origin, 1.6)))


def line_down(pen: Pen, at: Point) -> Path:
    """The line behind a scale that goes to the right."""
    half = FLIGHT * pen.row / 2 + OVER
    return upright("x-line", at[0], at[1] - half, 2 * half, REFERENCE)


def line_across(pen: Pen, at: Point) -> Path:
    """The line behind a scale that goes up."""
    half = FLIGHT * pen.step / 2 + OVER
    return level("y-line", at[0] - half, at[1], 2 * half, REFERENCE)


def cross(at: Point) -> Shapes:
    """The cross behind the grid, with a dot in its middle."""
    x, y = at
    return (
        upright("x-line", x, y - 4, 8, _MARK),
        level("y-line", x - 4, y, 8, _MARK),
        Path("ink", circle(x, y, 0.8)),
    )


def pointers(at: Point, apart: float, *, sideways: bool) -> Shapes:
    """Two arrowheads that point at the origin from either side, `apart` mm from it: where the line should lie."""
    x, y = at
    shapes: list[Shape] = []
    for side in (-1, 1):
        along, across = side * (apart + 2.2), 1.1
        if sideways:
            tip, foot = (x + side * apart, y), ((x + along, y - across), (x + along, y + across))
        else:
            tip, foot = (x, y + side * apart), ((x - across, y + along), (x + across, y + along))
        shapes.append(Path("pointer", (("M", tip), ("L", foot[0]), ("L", foot[1]), ("Z", ()))))
    return tuple(shapes)


def edges(pen: Pen, width: float, height: float) -> Shapes:
    """At the middle of each edge, a short line 1, 2, … 10 mm from it, each with its number further in."""
    shapes: list[Shape] = []
    step = pen.width("10") + _DIGIT_GAP
    for mm in range(1, REACH + 1):
        column = width / 2 + (mm - REACH / 2 - 1) * step
        row = height / 2 + (mm - REACH / 2 - 1) * pen.row
        shapes += (
            level("edge", column + 0.3, mm, step - 0.6, _TICK),
            pen.put(str(mm), column + step / 2, mm + 0.7 + pen.tall, 0.5),
            level("edge", column + 0.3, height - mm, step - 0.6, _TICK),
            pen.put(str(mm), column + step / 2, height - mm - 0.7, 0.5),
            upright("edge", mm, row + 0.3, pen.row - 0.6, _TICK),
            pen.beside(str(mm), mm + 0.7, row + pen.row / 2),
            upright("edge", width - mm, row + 0.3, pen.row - 0.6, _TICK),
            pen.beside(str(mm), width - mm - 0.7, row + pen.row / 2, 1.0),
        )
    return tuple(shapes)
