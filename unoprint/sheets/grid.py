"""The best grid of cards on a paper, and why there is none."""

import math

from unoprint.errors import FitFault, Hint, Problem
from unoprint.sheets.duplex import Flip, mirrors_x
from unoprint.sheets.model import Grid, Rect
from unoprint.spec.model import Margin, PrintSpec

_SLACK = 1e-6
"""In mm: what rounding may cost before a card that fits exactly is refused."""


def printable(width: float, height: float, margin: Margin) -> Rect:
    """What the printer reaches on a sheet of this size, as viewed; on recto and verso alike."""
    top, right, bottom, left = margin
    return Rect(left, top, width - left - right, height - top - bottom)


def usable(width: float, height: float, margin: Margin, flip: Flip | None, reserve: float = 0.0) -> Rect:
    """Where trims may stand on a sheet of this size: `reserve` mm inside the printable area, on all sides.

    With duplex it is cut to its own mirror, so that every verso prints. A negative side means no room.
    """
    if flip is not None and mirrors_x(width, height, flip):
        wider = max(margin.left, margin.right)
        margin = margin._replace(left=wider, right=wider)
    elif flip is not None:
        wider = max(margin.top, margin.bottom)
        margin = margin._replace(top=wider, bottom=wider)
    area = printable(width, height, margin)
    return Rect(area.x + reserve, area.y + reserve, area.width - 2 * reserve, area.height - 2 * reserve)


def best_grid(settings: PrintSpec, flip: Flip | None, reserve: float) -> Grid | None:
    """The grid with the most cards, centred in the usable area; a tie is portrait. None: no card fits."""
    margin = settings.margin
    grids = [_grid(settings, usable(*sheet, margin, flip, reserve), sheet) for sheet in _sheets(settings)]
    grid = max(grids, key=lambda grid: grid.per_sheet)
    return grid if grid.per_sheet else None


def no_fit(settings: PrintSpec, flip: Flip | None) -> FitFault:
    """Why not one card fits the paper, told for the way up in which least is missing."""
    card, margin = settings.card_size, settings.margin
    areas = {sheet: usable(*sheet, margin, flip) for sheet in _sheets(settings)}
    rooms = {sheet: area for sheet, area in areas.items() if area.width > 0 and area.height > 0}

    def lacking(sheet: tuple[float, float]) -> float:
        area = areas[sheet]
        return max(0.0, card.width - area.width) + max(0.0, card.height - area.height)

    sheet = min(rooms or areas, key=lacking)
    area = areas[sheet]
    params = {"paper": settings.paper.name, "paper_width": sheet[0], "paper_height": sheet[1]}
    if not rooms:
        params |= margin._asdict()
        return FitFault(Problem("margins-too-big", params, hint=_way_out(settings, flip, sheet, area)))
    params |= {"card_width": card.width, "card_height": card.height}
    params |= {"usable_width": area.width, "usable_height": area.height}
    return FitFault(Problem("card-too-big", params, hint=_way_out(settings, flip, sheet, area)))


def _sheets(settings: PrintSpec) -> tuple[tuple[float, float], ...]:
    """The ways up of the paper as (width, height): portrait, and landscape if that is another."""
    short, long = sorted((settings.paper.width, settings.paper.height))
    return ((short, long), (long, short)) if short < long else ((short, long),)


def _grid(settings: PrintSpec, area: Rect, sheet: tuple[float, float]) -> Grid:
    card, gap = settings.card_size, settings.gap
    columns, rows = _count(area.width, card.width, gap[0]), _count(area.height, card.height, gap[1])
    grid = Grid(*sheet, columns, rows, card.width, card.height, gap, left=0.0, top=0.0)
    trim = grid.trim
    return grid._replace(
        left=area.x + (area.width - trim.width) / 2,
        top=area.y + (area.height - trim.height) / 2,
    )


def _count(room: float, card: float, gap: float) -> int:
    return max(0, math.floor((room + gap + _SLACK) / (card + gap)))


def _way_out(settings: PrintSpec, flip: Flip | None, sheet: tuple[float, float], area: Rect) -> Hint:
    """The mildest change that lets one card in: even margins (with backs), smaller ones, bigger paper."""
    if flip is not None and best_grid(settings, None, 0.0) is not None:
        return Hint("even-margins", settings.margin._asdict())
    if best_grid(settings._replace(margin=Margin(0.0, 0.0, 0.0, 0.0)), None, 0.0) is not None:
        return Hint("smaller-margin")
    card = settings.card_size
    least = {
        "width": max(sheet[0], card.width + sheet[0] - area.width),
        "height": max(sheet[1], card.height + sheet[1] - area.height),
    }
    return Hint("bigger-paper", least)
