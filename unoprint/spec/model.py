"""The frozen spec: what was asked for, checked value by value. Lengths in millimetres."""

from collections.abc import Mapping
from typing import NamedTuple

from unoprint.errors import Problem

MAX_BYTES = 1_000_000
"""The size of the biggest spec that is read."""


class Format(NamedTuple):
    """A paper or a card size, upright or lying as named; `name` is `WxH`, in mm, for a size of one's own."""

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
    """A card of the user's own; `suit` is wild, red, yellow, green or blue, `text` one line a paragraph."""

    name: str
    text: str = ""
    suit: str = "wild"
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which nobody needs
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
    """A whole spec. `back_text` stands on the backs instead of the pattern unless it is empty.

    `notes` are warnings: what was understood but is not used yet.
    """

    title: str
    deck: DeckSpec
    print: PrintSpec
    back_text: str = ""
    notes: tuple[Problem, ...] = ()


class Names(NamedTuple):
    """The names a spec may use: all in lower-case ASCII, with hyphens and without spaces."""

    editions: tuple[str, ...]
    themes: tuple[str, ...]
    papers: Mapping[str, Format]
    sizes: Mapping[str, Format]
