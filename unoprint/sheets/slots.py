"""Artworks into slots: rectos, versos behind them, both halves of sheets to fold."""

from collections.abc import Iterable, Sequence
from itertools import repeat
from typing import NamedTuple

from unoprint.sheets.bleed import bleeds
from unoprint.sheets.duplex import Mirror
from unoprint.sheets.model import Backs, Bleed, Grid, Placement
from unoprint.units import Rect

Placements = tuple[Placement, ...]


class Slots(NamedTuple):
    """Where the artworks of a side go, in the order of the cards."""

    trims: tuple[Rect, ...]
    bleeds: tuple[Bleed, ...]
    turned: bool = False

    def place(self, artworks: Iterable[str]) -> Placements:
        """The artworks in the first slots."""
        return tuple(map(Placement, artworks, self.trims, repeat(self.turned), self.bleeds))

    def place_some(self, artworks: Iterable[str | None]) -> Placements:
        """The artworks in the first slots; None leaves one empty."""
        placed = zip(artworks, self.trims, self.bleeds, strict=False)
        return tuple(Placement(name, trim, self.turned, bleed) for name, trim, bleed in placed if name is not None)


def rectos(grid: Grid) -> Slots:
    """The slots of the faces."""
    return Slots(grid.slots(), bleeds(grid))


def versos(slots: Slots, mirror: Mirror) -> Slots:
    """The slots behind them, in the same order."""
    return Slots(tuple(map(mirror.box, slots.trims)), tuple(map(mirror.bleed, slots.bleeds)), mirror.turned)


def deal(faces: Sequence[str], per_sheet: int, *, stacks: bool) -> list[Sequence[str]]:
    """The faces of each sheet, slot by slot.

    Sheet by sheet; or, for `stacks`, so that the sheets cut in one go, and the piles laid on one another in the
    order of the slots, give the cards in order: of n sheets, the first has every nth card from the first on.
    """
    if stacks:
        total = -(-len(faces) // per_sheet)
        return [faces[sheet::total] for sheet in range(total)]
    return [faces[start : start + per_sheet] for start in range(0, len(faces), per_sheet)]


def behind(dealt: Sequence[Sequence[str]], backs: Backs, slots: Slots) -> list[Placements]:
    """The backs of each sheet. Sheets with as many cards and usual backs only share theirs."""
    full = slots.place(repeat(backs.usual, len(slots.trims)))
    usual = {count: full[:count] for count in {len(faces) for faces in dealt}}
    return [usual[len(faces)] if _usual(faces, backs) else slots.place_some(_own(faces, backs)) for faces in dealt]


def separate(dealt: Sequence[Sequence[str]], backs: Backs, slots: Slots) -> list[tuple[list[int], Placements]]:
    """Each distinct verso with the numbers of the sheets it serves, in the order of the first.

    Sheets with usual backs only share a full one, a part-full sheet too; a verso with nothing on it is left out.
    """
    found: dict[tuple[str | None, ...], list[int]] = {}
    for sheet, faces in enumerate(dealt, 1):
        found.setdefault(() if _usual(faces, backs) else tuple(_own(faces, backs)), []).append(sheet)
    full = slots.place(repeat(backs.usual, len(slots.trims)))
    placed = ((sheets, slots.place_some(own) if own else full) for own, sheets in found.items())
    return [(sheets, placements) for sheets, placements in placed if placements]


def _usual(faces: Sequence[str], backs: Backs) -> bool:
    return not backs.others or backs.others.keys().isdisjoint(faces)


def _own(faces: Sequence[str], backs: Backs) -> Iterable[str | None]:
    return (backs.others.get(face, backs.usual) for face in faces)
