"""What the rules make of a deck: blanks get a use, cards without a rule are put aside."""

from collections.abc import Collection, Mapping

from unoprint.deck.model import Card, Catalogue, Deck, Entry

BLANK = "blank"
"""The kind of an empty card."""

CUSTOM = "custom"
"""The kind of a card for a rule of one's own: a blank that says so."""


def blanks(made: Deck) -> dict[str, int]:
    """How many pieces there are of each kind that can be given a use; the plain ones are used first."""
    return {kind: sum(entry.pieces for entry in made.entries if entry.card.kind.id == kind) for kind in (BLANK, CUSTOM)}


def with_uses(made: Deck, uses: Mapping[str, int], cards: Catalogue, aside: Collection[str] = ()) -> Deck:
    """The deck as it is played: of its blanks, `uses` of each kind become cards of that kind, the rest are spare.

    Those that become "custom" are played as they are, with a rule written on them. Kinds in `aside` are printed,
    but not played. No card is added or lost. Raises ValueError when there are fewer blanks than uses.
    """
    left = blanks(made)
    taken: list[Entry] = []
    for name, pieces in uses.items():
        if name != CUSTOM:
            _take(left, (BLANK, CUSTOM), pieces)
            kind = cards.kinds[name]
            points = made.edition.points.get(name, kind.points)
            taken.append(Entry(Card(name, kind, None, kind.title, points), pieces))
    own = _take(left, (CUSTOM, BLANK), uses.get(CUSTOM, 0))
    for name in (CUSTOM, BLANK):
        kind, points = cards.kinds[name], made.edition.points.get(name, cards.kinds[CUSTOM].points)
        played = Card(name, kind, None, kind.title, points)
        taken += [Entry(played, own[name]), Entry(played._replace(points=kind.points), left[name], plays=False)]
    rest = [
        entry._replace(plays=entry.plays and entry.card.kind.id not in aside)
        for entry in made.entries
        if entry.card.kind.id not in left
    ]
    return Deck(made.edition, tuple(_ordered([*rest, *(entry for entry in taken if entry.pieces)], cards)))


def _take(left: dict[str, int], order: tuple[str, ...], pieces: int) -> dict[str, int]:
    """Take so many pieces out of `left`, the first kind of `order` first; how many of each were taken."""
    if pieces > sum(left.values()):
        raise ValueError(pieces)
    found: dict[str, int] = {}
    for kind in order:
        found[kind] = min(pieces, left[kind])
        left[kind] -= found[kind]
        pieces -= found[kind]
    return found


def _ordered(entries: list[Entry], cards: Catalogue) -> list[Entry]:
    """In print order: suit by suit as they are, black cards and blanks in the order of their kinds, own cards."""
    kinds = list(cards.kinds)
    black = [entry for entry in entries if entry.card.kind.id in cards.kinds and not entry.card.kind.coloured]
    black.sort(key=lambda entry: kinds.index(entry.card.kind.id))
    coloured = [entry for entry in entries if entry.card.kind.coloured]
    return [*coloured, *black, *(entry for entry in entries if entry.card.kind.id not in cards.kinds)]
