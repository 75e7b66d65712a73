"""What comes of moving the versos: nothing may leave the paper, and the printer margin takes its toll."""

import math
from collections.abc import Iterable

from unoprint.errors import FitFault, Hint, Problem
from unoprint.sheets.grid import printable
from unoprint.sheets.model import Grid, Placement
from unoprint.spec.model import PrintSpec
from unoprint.units import Rect

_SLACK = 1e-6
"""In mm: what rounding may cost before a card at the very edge counts as over it."""


def check(sides: Iterable[tuple[Placement, ...]], grid: Grid, settings: PrintSpec) -> tuple[Problem, ...]:
    """Warnings for backs, already moved, that reach into the printer margin.

    Raises FitFault when the trim of one of them leaves the paper.
    """
    distinct = {id(placements): placements for placements in sides}
    slots = {placed.slot for placements in distinct.values() for placed in placements}
    if not slots:
        return ()
    cards = _around(slots)
    off = _over(cards, Rect(0.0, 0.0, grid.width, grid.height))
    if off:
        x, y = settings.shift
        farthest = {
            "x": _within(x, x - cards.x, x + grid.width - cards.right),
            "y": _within(y, y + cards.bottom - grid.height, y + cards.y),
        }
        hint = Hint("farthest-shift", farthest)
        raise FitFault(Problem("shift-off-paper", {"side": side, "over": over}, hint=hint) for side, over in off)
    reach = _over(cards.grown(grid.bleed), printable(grid.width, grid.height, settings.margin))
    return tuple(Problem("shift-into-margin", {"side": side, "over": over}) for side, over in reach)


def leaves(boxes: Iterable[Rect], area: Rect) -> bool:
    """Whether any of the boxes leaves the area."""
    return bool(_over(_around(boxes), area))


def _around(boxes: Iterable[Rect]) -> Rect:
    """The smallest box that holds them all."""
    lefts, tops, rights, bottoms = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    left, top = min(lefts), min(tops)
    return Rect(left, top, max(rights) - left, max(bottoms) - top)


def _over(box: Rect, area: Rect) -> list[tuple[str, float]]:
    """The sides at which the box leaves the area, and by how many mm."""
    sides = {
        "left": area.x - box.x,
        "right": box.right - area.right,
        "top": area.y - box.y,
        "bottom": box.bottom - area.bottom,
    }
    return [(side, over) for side, over in sides.items() if over > _SLACK]


def _within(value: float, low: float, high: float) -> float:
    """The value, or the limit it passes; in hundredths, as shown, on the side of zero."""
    return math.trunc(round(min(max(value, low), high) * 100, 6)) / 100
