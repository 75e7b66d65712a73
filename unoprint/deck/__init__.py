"""Spec → Deck: which cards, how many. Pure."""

from collections.abc import Mapping, Sequence
from typing import Any

from unoprint.deck.model import Card, Catalogue, Deck, Edition, Entry, Kind, Suit
from unoprint.deck.selection import select
from unoprint.deck.uses import BLANK, CUSTOM, blanks, with_uses
from unoprint.spec.model import Art, DeckSpec, OwnCard

__all__ = [
    "BLANK",
    "CUSTOM",
    "OWN",
    "RULE",
    "Card",
    "Catalogue",
    "Deck",
    "Edition",
    "Entry",
    "Kind",
    "Suit",
    "blanks",
    "build",
    "catalogue",
    "edition",
    "ids",
    "select",
    "unused_art",
    "with_art",
    "with_rule_cards",
    "with_uses",
]

OWN = Kind("own", "своя карта", "own", 0, symbol="star")
"""The kind of all own cards: what they are called and cost comes from the spec."""

RULE = Kind("rule", "правило", "rule", 0)
"""The kind of all rule cards: reminders that are printed with the deck and never dealt."""


def catalogue(table: dict[str, Any]) -> Catalogue:
    """The catalogue from the table of `assets/cards.toml`."""
    return Catalogue(
        {name: Suit(name, **fields) for name, fields in table["suits"].items()},
        {name: Kind(name, **fields) for name, fields in table["kinds"].items()},
    )


def edition(name: str, table: dict[str, Any]) -> Edition:
    """An edition from the table of its file in `assets/editions`."""
    return Edition(name, table["title"], table["cards"], table.get("points", {}))


def build(spec: DeckSpec, chosen: Edition, cards: Catalogue) -> Deck:
    """The deck that `spec` asks for, on the composition `chosen`.

    Sources for counts and points: the common rules of the game; the H2O part is our own composition.
    """
    counts = chosen.counts
    entries = [
        Entry(_card(cards.kinds[kind], suit, chosen), counts[kind])
        for suit in cards.suits.values()
        for kind in cards.kinds
        if kind in counts and cards.kinds[kind].coloured
    ]
    entries += [
        Entry(_card(kind, None, chosen), counts[kind.id])
        for kind in cards.kinds.values()
        if kind.id in counts and not kind.coloured
    ]
    if spec.blanks:
        blank = cards.kinds["blank"]
        entries.append(Entry(Card(blank.id, blank, None, blank.title, blank.points), spec.blanks, plays=False))
    entries += [Entry(_own(card, cards), card.count) for card in spec.cards]
    return Deck(chosen, tuple(entries))


def with_rule_cards(made: Deck, rules: Sequence[tuple[str, str, str]]) -> Deck:
    """The deck with a rule card for each id, title and text; they do not play."""
    cards = (Card(f"rule:{rule}", RULE, None, title, 0, text) for rule, title, text in rules)
    return Deck(made.edition, (*made.entries, *(Entry(card, 1, plays=False) for card in cards)))


def with_art(made: Deck, pictures: Mapping[str, Art]) -> Deck:
    """The deck with pictures of the user's own on standard cards, by card id."""
    if not pictures:
        return made
    entries = (
        entry._replace(card=entry.card._replace(art=pictures[entry.card.id])) if entry.card.id in pictures else entry
        for entry in made.entries
    )
    return Deck(made.edition, tuple(entries))


def unused_art(made: Deck, pictures: Mapping[str, Art]) -> tuple[str, ...]:
    """The ids of cards that have a picture and are not in the deck."""
    there = {entry.card.id for entry in made.entries}
    return tuple(card for card in pictures if card not in there)


def ids(cards: Catalogue) -> tuple[str, ...]:
    """The id of every standard card, in print order."""
    coloured = [f"{suit}:{kind.id}" for suit in cards.suits for kind in cards.kinds.values() if kind.coloured]
    return (*coloured, *(kind.id for kind in cards.kinds.values() if not kind.coloured))


def _card(kind: Kind, suit: Suit | None, chosen: Edition) -> Card:
    points = chosen.points.get(kind.id, kind.points)
    if suit is None:
        return Card(kind.id, kind, None, kind.title, points)
    return Card(f"{suit.id}:{kind.id}", kind, suit, f"{kind.title}, {suit.title}", points)


def _own(card: OwnCard, cards: Catalogue) -> Card:
    suit = cards.suits.get(card.suit)
    name = f"own:{card.name}" if suit is None else f"own:{suit.id}:{card.name}"
    return Card(name, OWN, suit, card.name, card.points, card.text, card.art, card.back)
