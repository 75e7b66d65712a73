"""The best grid of cards on a paper."""

import math
from typing import NamedTuple

from unoprint.sheets.duplex import Way, ways
from unoprint.sheets.model import Grid
from unoprint.spec.model import Margin, PrintSpec
from unoprint.units import Rect

FOLD_ROOM = 1.5
"""In mm: what stays free between a fold and the bleed of the cards, so that a fold a little off spoils none."""

_SLACK = 1e-6
"""In mm: what rounding may cost before a card that fits exactly is refused."""


class Layout(NamedTuple):
    """A way to use the paper, and the grid it gives."""

    way: Way
    grid: Grid


def printable(width: float, height: float, margin: Margin) -> Rect:
    """What the printer reaches on a sheet of this size, as viewed; on recto and verso alike."""
    top, right, bottom, left = margin
    return Rect(left, top, width - left - right, height - top - bottom)


def usable(way: Way, margin: Margin, bleed: float, room: float = 0.0) -> Rect:
    """Where trims may stand: bleed and `room` mm for marks inside the printable area, on all sides.

    With backs it is cut to its own mirror, so that they print as well. Of a sheet to fold it is the left or upper
    half. A negative side means no room.
    """
    if way.axis == "x":
        wider = max(margin.left, margin.right)
        margin = margin._replace(left=wider, right=wider)
    elif way.axis == "y":
        wider = max(margin.top, margin.bottom)
        margin = margin._replace(top=wider, bottom=wider)
    area = printable(way.width, way.height, margin).grown(-bleed - room)
    if not way.fold:
        return area
    if way.axis == "x":
        return area._replace(width=way.width / 2 - FOLD_ROOM - bleed - area.x)
    return area._replace(height=way.height / 2 - FOLD_ROOM - bleed - area.y)


def best_layout(settings: PrintSpec, backs: str, room: float = 0.0) -> Layout | None:
    """The layout with the most cards, centred in the usable area; of equals the preferred. None: no card fits."""
    paper = settings.paper
    layouts = [
        Layout(way, _grid(settings, usable(way, settings.margin, settings.bleed, room), way))
        for way in ways(paper.width, paper.height, backs)
    ]
    best = max(layouts, key=lambda layout: layout.grid.per_sheet)
    return best if best.grid.per_sheet else None


def _grid(settings: PrintSpec, area: Rect, way: Way) -> Grid:
    card, gap = settings.card_size, settings.gap
    columns, rows = _count(area.width, card.width, gap[0]), _count(area.height, card.height, gap[1])
    fold = way.axis if way.fold else None
    grid = Grid(
        way.width, way.height, columns, rows, card.width, card.height, gap, 0.0, 0.0, bleed=settings.bleed, fold=fold
    )
    block = grid.block
    return grid._replace(
        left=area.x + (area.width - block.width) / 2,
        top=area.y + (area.height - block.height) / 2,
    )


def _count(room: float, card: float, gap: float) -> int:
    return max(0, math.floor((room + gap + _SLACK) / (card + gap)))
