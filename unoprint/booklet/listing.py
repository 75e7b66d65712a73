"""The deck as a text lists it: by kind, the alike cards of all colours together."""

from typing import NamedTuple

from unoprint.deck import Deck, Entry

FAN = (("red:7", "red:9", "red:1"), ("blue:reverse", "blue:4"), ("green:+2", "green:3"), ("wild", "yellow:5"))
"""The cards on the cover: of each group the first that is in the deck."""

BLACK = 50
"""What every black card costs where `card-values=wild-50`."""


class Row(NamedTuple):
    """Cards alike but for their colour; own cards one by one. `each` is how many there are of a colour.

    `picture` is the id of one of them, `plays` is false for blanks without a use, `suit` an own card's colour.
    """

    id: str
    kind: str
    title: str
    picture: str
    pieces: int
    each: int
    suits: int
    points: int
    text: str
    own: bool
    plays: bool
    number: bool
    coloured: bool
    suit: str | None


def rows(deck: Deck) -> tuple[Row, ...]:
    """The list of a deck, in the deck's order."""
    found: dict[tuple[str, bool], Row] = {}
    for entry in deck.entries:
        key = (entry.card.id if _own(entry) else entry.card.kind.id, entry.plays)
        row = _row(entry)
        before = found.get(key)
        if before is not None:
            row = before._replace(pieces=before.pieces + row.pieces, suits=before.suits + row.suits)
        found[key] = row
    return tuple(found.values())


def _own(entry: Entry) -> bool:
    return entry.card.kind.id == "own"


def _row(entry: Entry) -> Row:
    card, own = entry.card, _own(entry)
    return Row(
        id=card.id,
        kind=card.kind.id,
        title=card.title if own else card.kind.title,
        picture=card.id,
        pieces=entry.pieces,
        each=entry.pieces,
        suits=int(card.suit is not None),
        points=card.points,
        text=card.text,
        own=own,
        plays=entry.plays,
        number=card.kind.face == "number",
        coloured=card.suit is not None,
        suit=card.suit.title if card.suit else None,
    )


def values(deck: Deck, option: str) -> dict[str, int]:
    """The points of each kind of card that a deck has, as the option of `card-values` makes them."""
    found = {row.kind: row for row in rows(deck)}
    if option == "numbers-only":
        return {kind: row.points if row.number else 0 for kind, row in found.items()}
    if option == "wild-50":
        return {kind: row.points if row.coloured else BLACK for kind, row in found.items()}
    return {kind: row.points for kind, row in found.items()}


def cover(deck: Deck) -> list[str]:
    """The ids of the cards that stand on the cover."""
    known = {card.id for card in deck.distinct()}
    return [next(card for card in group if card in known) for group in FAN if known.intersection(group)]
