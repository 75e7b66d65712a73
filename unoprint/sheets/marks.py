"""Where to cut and to fold: crop marks outside the grid, hairlines along its trims, round corners, the fold."""

from unoprint.art.paths import CIRCLE
from unoprint.sheets.duplex import Mirror
from unoprint.sheets.model import Curve, Grid, Line, Marks
from unoprint.units import EPSILON, Rect

MARK_ROOM = 1.5
"""Printable room in mm that crop marks need on each side of the grid: 0.5 mm of air and a mark of 1 mm."""

CORNER = 3.0
"""The radius of round corners in mm: that of common playing cards and corner punches.

An arc that touches both edges comes no nearer to the middle than 0.9 mm, well within the cards' white border.
"""

_OFFSET = 1.0
_LENGTH = 5.0
_SHORTEST = 0.5
"""A shorter mark is a speck; it is left out."""

_FOLD_AIR = 0.5
"""What crop marks keep from the fold, in mm."""


def marks(grid: Grid, area: Rect, kind: str, corners: str) -> Marks:
    """What the recto of every sheet carries; `area` is the printable area.

    `kind` is crop, lines (hairlines too) or none: nothing for the scissors outside or over the cards. What was asked
    for by name, or what no one could do without, is there whatever the marks: round `corners`, which lie within the
    cards, and the fold. On a sheet to fold only the half of the faces is marked: it is the one to look at when cutting.
    """
    return Marks(
        crop_marks(grid, _half(area, grid)) if kind != "none" else (),
        hairlines(grid) if kind == "lines" else (),
        round_corners(grid) if corners == "round" else (),
        folds(grid, area),
    )


def with_backs(marks: Marks, mirror: Mirror) -> Marks:
    """The marks of a sheet to fold with those of the other half."""
    others = mirror.marks(marks)
    return marks._replace(
        crop=marks.crop + others.crop,
        hairlines=marks.hairlines + others.hairlines,
        corners=marks.corners + others.corners,
    )


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
    """A mark at both ends of every cut of the full grid, beyond the bleed, inside `area`.

    A side too narrow for a mark of half a millimetre has none.
    """
    outer = grid.block.grown(grid.bleed)
    top, bottom = _mark(outer.y - area.y), _mark(area.bottom - outer.bottom)
    left, right = _mark(outer.x - area.x), _mark(area.right - outer.right)
    lines = []
    for x in _columns(grid):
        lines += [Line(x, outer.y - near, x, outer.y - far) for near, far in top]
        lines += [Line(x, outer.bottom + near, x, outer.bottom + far) for near, far in bottom]
    for y in _rows(grid):
        lines += [Line(outer.x - near, y, outer.x - far, y) for near, far in left]
        lines += [Line(outer.right + near, y, outer.right + far, y) for near, far in right]
    return tuple(lines)


def hairlines(grid: Grid) -> tuple[Line, ...]:
    """One line along every cut, from end to end of the grid."""
    trim = grid.block
    upright = [Line(x, trim.y, x, trim.bottom) for x in _columns(grid)]
    return (*upright, *(Line(trim.x, y, trim.right, y) for y in _rows(grid)))


def round_corners(grid: Grid) -> tuple[Curve, ...]:
    """A quarter circle at every corner of every slot, touching both trims; of the trim, not of the bleed."""
    bend = CORNER * (1 - CIRCLE)
    return tuple(
        Curve(x + right * CORNER, y, x + right * bend, y, x, y + down * bend, x, y + down * CORNER)
        for slot in grid.slots()
        for y, down in ((slot.y, 1), (slot.bottom, -1))
        for x, right in ((slot.x, 1), (slot.right, -1))
    )


def folds(grid: Grid, area: Rect) -> tuple[Line, ...]:
    """The centre line of a sheet to fold, over all that the printer reaches: to score along, and to fold."""
    if grid.fold is None:
        return ()
    x, y = grid.width / 2, grid.height / 2
    return (Line(x, area.y, x, area.bottom) if grid.fold == "x" else Line(area.x, y, area.right, y),)


def _half(area: Rect, grid: Grid) -> Rect:
    """What of the printable area is open to the marks of the grid."""
    if grid.fold == "x":
        return area._replace(width=grid.width / 2 - _FOLD_AIR - area.x)
    if grid.fold == "y":
        return area._replace(height=grid.height / 2 - _FOLD_AIR - area.y)
    return area


def _columns(grid: Grid) -> tuple[float, ...]:
    return trim_edges(grid.left, grid.columns, grid.card_width, grid.gap[0])


def _rows(grid: Grid) -> tuple[float, ...]:
    return trim_edges(grid.top, grid.rows, grid.card_height, grid.gap[1])


def _mark(free: float) -> tuple[tuple[float, float], ...]:
    """Where a mark begins and ends, as distances from the outer bleed; nothing where `free` mm hold none."""
    offset = min(_OFFSET, free / 3)
    length = min(_LENGTH, free - offset)
    return ((offset, offset + length),) if length >= _SHORTEST else ()
