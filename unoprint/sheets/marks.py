"""Where to cut: crop marks outside the grid, and hairlines along its trims."""

from unoprint.sheets.model import Grid, Line, Rect
from unoprint.units import EPSILON

MARK_ROOM = 1.5
"""Printable room in mm that crop marks need on each side of the grid: 0.5 mm of air and a mark of 1 mm."""

_OFFSET = 1.0
_LENGTH = 5.0
_SHORTEST = 0.5
"""A shorter mark is a speck; it is left out."""


def trim_edges(start: float, count: int, card: float, gap: float) -> tuple[float, ...]:
    """The distinct positions in mm where cards begin or end along one axis, in order.

    Neighbours that share a cut have one edge.
    """
    edges: list[float] = []
    for index in range(count):
        near = start + index * (card + gap)
        edges += [edge for edge in (near, near + card) if not edges or edge - edges[-1] > EPSILON]
    return tuple(edges)


def crop_marks(grid: Grid, area: Rect) -> tuple[Line, ...]:
    """A mark at both ends of every cut of the full grid, inside the printable `area`.

    A side too narrow for a mark of half a millimetre has none.
    """
    trim = grid.trim
    top, bottom = _mark(trim.y - area.y), _mark(area.bottom - trim.bottom)
    left, right = _mark(trim.x - area.x), _mark(area.right - trim.right)
    lines = []
    for x in _columns(grid):
        lines += [Line(x, trim.y - near, x, trim.y - far) for near, far in top]
        lines += [Line(x, trim.bottom + near, x, trim.bottom + far) for near, far in bottom]
    for y in _rows(grid):
        lines += [Line(trim.x - near, y, trim.x - far, y) for near, far in left]
        lines += [Line(trim.right + near, y, trim.right + far, y) for near, far in right]
    return tuple(lines)


def hairlines(grid: Grid) -> tuple[Line, ...]:
    """One line along every cut, from end to end of the grid."""
    trim = grid.trim
    upright = [Line(x, trim.y, x, trim.bottom) for x in _columns(grid)]
    return (*upright, *(Line(trim.x, y, trim.right, y) for y in _rows(grid)))


def _columns(grid: Grid) -> tuple[float, ...]:
    return trim_edges(grid.left, grid.columns, grid.card_width, grid.gap[0])


def _rows(grid: Grid) -> tuple[float, ...]:
    return trim_edges(grid.top, grid.rows, grid.card_height, grid.gap[1])


def _mark(free: float) -> tuple[tuple[float, float], ...]:
    """Where a mark begins and ends, as distances from the outer trim; nothing where `free` mm hold none."""
    offset = min(_OFFSET, free / 3)
    length = min(_LENGTH, free - offset)
    return ((offset, offset + length),) if length >= _SHORTEST else ()
