"""What shows of the cards' bleed: everything outside the grid, and as much between cards as the gap holds."""

import math

from unoprint.errors import Hint, Problem
from unoprint.sheets.model import NO_BLEED, Bleed, Grid
from unoprint.spec.model import PrintSpec
from unoprint.units import EPSILON

_SLACK = 1e-6
"""In mm: what rounding may cost before a gap of exactly two bleeds is refused."""


def gap_problems(settings: PrintSpec) -> tuple[Problem, ...]:
    """For each gap, once, that is no shared cut and does not hold the bleeds of two neighbours."""
    bleed = settings.bleed
    narrow = dict.fromkeys(gap for gap in settings.gap if EPSILON < gap < 2 * bleed - _SLACK)
    return tuple(
        Problem(
            "gap-under-bleed",
            {"gap": gap, "bleed": bleed},
            # Hundredths, as they are shown, on the safe side: what is named must work.
            hint=Hint("gap-or-bleed", {"least": math.ceil(bleed * 200 - _SLACK) / 100, "most": int(gap * 50) / 100}),
        )
        for gap in narrow
    )


def bleeds(grid: Grid) -> tuple[Bleed, ...]:
    """What shows around each slot, in the order of the slots; never over a neighbour's trim."""
    if not grid.bleed:
        return (NO_BLEED,) * grid.per_sheet
    columns = _along(grid.columns, grid.gap[0], grid.bleed)
    rows = _along(grid.rows, grid.gap[1], grid.bleed)
    return tuple(Bleed(left, top, right, bottom) for top, bottom in rows for left, right in columns)


def _along(count: int, gap: float, bleed: float) -> list[tuple[float, float]]:
    """Before and behind each card of a row or column."""
    inner = bleed if gap > EPSILON else 0.0
    return [(bleed if index == 0 else inner, bleed if index == count - 1 else inner) for index in range(count)]
