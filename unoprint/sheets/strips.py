"""The waste strips around the grid, and the free stretches of them where a service line may stand."""

from collections.abc import Iterable
from typing import NamedTuple

from unoprint.sheets.model import Grid, Line
from unoprint.units import Rect

STRIP = 3.0
"""How much of a printable strip, from its outer edge, the service line takes, in mm."""

CLEAR = 0.75
"""What the service line keeps, in mm, from bleeds and from the centre of a mark: half a millimetre and the
mark's own thickness."""

_SAME_DEPTH = 4
"""Decimals of a millimetre at which strips are equally deep."""


class Strip(NamedTuple):
    """The outer 3 mm of one printable strip.

    Its own coordinates are `along` the reading direction and `down` from the tops of the letters. Strips at
    the sides read upwards, left and right alike: one quarter turn of the sheet serves both.
    """

    band: Rect
    turned: bool
    trim: Rect
    """The outer trim of the cards beside it."""

    @property
    def length(self) -> float:
        """Its length along the reading direction."""
        return self.band.height if self.turned else self.band.width

    @property
    def angle(self) -> int:
        """The reading direction in degrees counter-clockwise."""
        return 90 if self.turned else 0

    def point(self, along: float, down: float) -> tuple[float, float]:
        """A point of the strip as (x, y) on the sheet."""
        if self.turned:
            return self.band.x + down, self.band.bottom - along
        return self.band.x + along, self.band.y + down

    def box(self, along: float, down: float, length: float, height: float) -> Rect:
        """A box of the strip as a box on the sheet; `length` is along the strip."""
        if self.turned:
            return Rect(self.band.x + down, self.band.bottom - along - length, height, length)
        return Rect(self.band.x + along, self.band.y + down, length, height)

    def extent(self, box: Rect) -> tuple[float, float]:
        """Where a box of the sheet begins and ends along the strip."""
        if self.turned:
            return self.band.bottom - box.bottom, self.band.bottom - box.y
        return box.x - self.band.x, box.right - self.band.x


class Gap(NamedTuple):
    """A free stretch of a strip, along it."""

    strip: Strip
    start: float
    end: float


def gaps(grid: Grid, area: Rect, strokes: Iterable[Line]) -> tuple[tuple[Gap, ...], ...]:
    """The free stretches of each strip that a service line can use, the deepest strip first.

    `area` is the printable area, `strokes` are to be kept clear of. Equally deep strips come in the order bottom,
    top, right, left. A strip leaves the corners it shares with a deeper one to that one.
    """
    obstacles = [_box(line) for line in strokes]
    found = []
    for strip in _strips(grid, area):
        found.append(_free(strip, obstacles))
        obstacles.append(strip.band)
    return tuple(found)


def _strips(grid: Grid, area: Rect) -> list[Strip]:
    trim, outer = grid.trim, grid.outer
    lower, right = area.bottom - STRIP, area.right - STRIP
    strips = (
        (area.bottom - outer.bottom, Strip(Rect(area.x, lower, area.width, STRIP), turned=False, trim=trim)),
        (outer.y - area.y, Strip(Rect(area.x, area.y, area.width, STRIP), turned=False, trim=trim)),
        (area.right - outer.right, Strip(Rect(right, area.y, STRIP, area.height), turned=True, trim=trim)),
        (outer.x - area.x, Strip(Rect(area.x, area.y, STRIP, area.height), turned=True, trim=trim)),
    )
    deep = [(depth, strip) for depth, strip in strips if depth >= STRIP + CLEAR]
    deep.sort(key=lambda pair: -round(pair[0], _SAME_DEPTH))
    return [strip for _, strip in deep]


def _box(line: Line) -> Rect:
    x, y = min(line.x1, line.x2), min(line.y1, line.y2)
    return Rect(x, y, abs(line.x2 - line.x1), abs(line.y2 - line.y1))


def _free(strip: Strip, obstacles: list[Rect]) -> tuple[Gap, ...]:
    around = [box.grown(CLEAR) for box in obstacles]
    taken = sorted(strip.extent(box) for box in around if _meet(box, strip.band))
    free, start = [], 0.0
    for begin, end in taken:
        if begin > start:
            free.append(Gap(strip, start, begin))
        start = max(start, end)
    if start < strip.length:
        free.append(Gap(strip, start, strip.length))
    return tuple(free)


def _meet(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom
