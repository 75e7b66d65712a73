"""Cards and decks as frozen data."""

from collections.abc import Iterator
from typing import NamedTuple

from unoprint.spec.model import Art


class Suit(NamedTuple):
    """One of the four colours: its name in Russian, its symbol, and where in the symbol's box of 100 most room is."""

    id: str
    title: str
    symbol: str
    middle: float


class Kind(NamedTuple):
    """What a card is, whatever its suit: an entry of `assets/cards.toml`, where the fields are explained."""

    id: str
    title: str
    face: str
    points: int
    label: str = ""
    symbol: str = ""
    coloured: bool = False


class Catalogue(NamedTuple):
    """All suits and kinds, in the order in which cards are printed."""

    suits: dict[str, Suit]
    kinds: dict[str, Kind]


class Edition(NamedTuple):
    """A named composition: kind → count (per suit for coloured kinds), and points that differ from the kind's."""

    id: str
    title: str
    counts: dict[str, int]
    points: dict[str, int]


class Card(NamedTuple):
    """One distinct card. `text` is what an own card says; paragraphs are lines. `back` is false for a white back."""

    id: str
    kind: Kind
    suit: Suit | None
    title: str
    points: int
    text: str = ""
    art: Art | None = None
    back: bool = True


class Entry(NamedTuple):
    """`pieces` alike cards; `plays` is false for blanks that have no use yet."""

    card: Card
    pieces: int
    plays: bool = True


class Deck(NamedTuple):
    """A whole deck in print order: suit by suit, then black, blanks, own cards."""

    edition: Edition
    entries: tuple[Entry, ...]

    @property
    def printed(self) -> int:
        """How many cards come off the printer."""
        return sum(entry.pieces for entry in self.entries)

    @property
    def played(self) -> int:
        """How many of them play."""
        return sum(entry.pieces for entry in self.entries if entry.plays)

    @property
    def points(self) -> int:
        """What all cards that play cost together."""
        return sum(entry.pieces * entry.card.points for entry in self.entries if entry.plays)

    def cards(self) -> Iterator[Card]:
        """Each piece, alike ones one after another."""
        for entry in self.entries:
            for _ in range(entry.pieces):
                yield entry.card

    def distinct(self) -> tuple[Card, ...]:
        """Each face once; a blank of the edition and an added one share theirs."""
        return tuple({entry.card.id: entry.card for entry in self.entries}.values())
