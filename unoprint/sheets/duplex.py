"""How the two sides of a sheet belong together."""

from typing import Literal

from unoprint.sheets.model import Duplex, Grid, Placement, Rect

Flip = Literal["long-edge", "short-edge"]

_PREFERENCES: dict[Flip | None, Duplex] = {
    None: "Simplex",
    "long-edge": "DuplexFlipLongEdge",
    "short-edge": "DuplexFlipShortEdge",
}


def preference(flip: Flip | None) -> Duplex:
    """What the file tells the printer; `flip` is None for single-sided sheets."""
    return _PREFERENCES[flip]


def mirrors_x(width: float, height: float, flip: Flip) -> bool:
    """Whether turning a sheet of this size (mm, as viewed) swaps left and right; else it swaps top, bottom.

    The long edge of a portrait (or square) sheet is upright, that of a landscape sheet lies.
    """
    return (flip == "long-edge") == (width <= height)


def versos(grid: Grid, back: str, flip: Flip) -> tuple[Placement, ...]:
    """The backs behind the slots of a full sheet, in the order of the slots.

    Where the flip swaps top and bottom, backs stand on their heads, so that a card turned sideways shows its
    back upright.
    """
    across = mirrors_x(grid.width, grid.height, flip)
    slots = (_mirrored(slot, grid, across=across) for slot in grid.slots())
    return tuple(Placement(back, slot, turned=not across) for slot in slots)


def _mirrored(slot: Rect, grid: Grid, *, across: bool) -> Rect:
    if across:
        return slot._replace(x=grid.width - slot.x - slot.width)
    return slot._replace(y=grid.height - slot.y - slot.height)
