"""The frozen spec: what was asked for, checked value by value. Lengths in millimetres."""

from collections.abc import Mapping
from typing import NamedTuple

from unoprint.errors import Problem


class Format(NamedTuple):
    """A paper or a card size, upright or lying as it was named; `name` is `WxH` for a size of one's own."""

    name: str
    width: float
    height: float


class Margin(NamedTuple):
    """The strips at the edges of the sheet, as viewed, that the printer cannot reach."""

    top: float
    right: float
    bottom: float
    left: float


class OwnCard(NamedTuple):
    """A card of the user's own: `suit` is wild, red, yellow, green or blue."""

    name: str
    text: str = ""
    suit: str = "wild"
    count: int = 1
    points: int = 0


class DeckSpec(NamedTuple):
    """The `[deck]` table."""

    edition: str = "classic-108"
    blanks: int = 0
    cards: tuple[OwnCard, ...] = ()


class PrintSpec(NamedTuple):
    """The `[print]` table: `ink` is colour, light or bw; `gap` and `shift` are x, y."""

    paper: Format
    card_size: Format
    ink: str = "colour"
    theme: str = "classic"
    backs: str = "none"
    marks: str = "crop"
    gap: tuple[float, float] = (0.0, 0.0)
    margin: Margin = Margin(5.0, 5.0, 5.0, 5.0)
    copies: int = 1


class Spec(NamedTuple):
    """A whole spec. `notes` are warnings: what was understood but is not used yet."""

    title: str
    deck: DeckSpec
    print: PrintSpec
    notes: tuple[Problem, ...] = ()


class Names(NamedTuple):
    """The names a spec may use; all in lower case."""

    editions: tuple[str, ...]
    themes: tuple[str, ...]
    papers: Mapping[str, Format]
    sizes: Mapping[str, Format]
