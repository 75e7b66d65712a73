"""Some cards of a deck, as they are asked for on the command line: `red:7*2`, `blanks`, `own:Тишина`, `sheet:3`.

The name of a card means one piece of it, that of a group or a sheet all pieces there are; `*N` multiplies either.
What is asked for twice is printed twice. Cards come in the order of the deck, whatever was typed first.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from unoprint.deck.model import Card, Deck
from unoprint.errors import Hint, Place, Problem, UsageFault
from unoprint.spec.words import clip, fold, nearest, one_line

FLAG = "--only"
MOST_TIMES = 200
"""How many times one part of a selection can be asked for."""

Sheets = Callable[[], Sequence[Sequence[str]]]
"""What stands on each sheet of the whole deck, by id; ids of no card, such as those of backs, are passed over."""

_PLACE = Place(FLAG)
_TIMES = r"(.*\S)\s*[*×]\s*([0-9]{1,9})"
_SHEETS = r"sheets?:([0-9]{1,9})(?:[-–—]([0-9]{1,9}))?"
_SPAN = r"([0-9]{1,3})[-–—]([0-9]{1,3})"

_GROUPS: Mapping[str, Callable[[Card], bool]] = {
    "numbers": lambda card: card.kind.face == "number",
    "actions": lambda card: card.kind.coloured and card.kind.face != "number",
    "wilds": lambda card: not card.kind.coloured and card.kind.face not in ("blank", "own", "rule"),
    "blanks": lambda card: card.kind.face == "blank",
    "own": lambda card: card.kind.face == "own",
    "rules": lambda card: card.kind.face == "rule",
}
"""The groups besides the suits; a suit has its own cards too."""

_WAYS = {"blanks": Hint("only-blanks"), "own": Hint("only-own"), "rules": Hint("only-rules")}
"""How a deck comes by cards of a group that every deck may have."""


class _Index(NamedTuple):
    """A deck to be looked up by what people type."""

    pieces: Counter[str]
    """Card id → how many there are, in the order of the deck."""
    groups: Mapping[str, tuple[str, ...]]
    """Group → the ids of its cards."""
    suits: tuple[str, ...]
    cards: Mapping[str, str]
    """Folded id → id, of all cards but own ones."""
    own: Mapping[str, tuple[str, ...]]
    """What an own card is called, in lower case and with its suit before it or not → the ids that may be meant."""


def select(wanted: Sequence[str], made: Deck, sheets: Sheets) -> Deck:
    """The part of a deck that is asked for; each text of `wanted` may hold several parts with commas between.

    `sheets` is called when sheets are asked for. Raises UsageFault with every part that means nothing in this deck.
    """
    index = _index(made)
    found = [_part(part, index, sheets) for text in wanted for part in _parts(text, index)]
    problems = [one for one in found if isinstance(one, Problem)]
    if problems:
        raise UsageFault(problems)
    chosen = Counter(card for one in found if not isinstance(one, Problem) for card in one.elements())
    first = {entry.card.id: entry for entry in reversed(made.entries)}
    return Deck(made.edition, tuple(first[card]._replace(pieces=chosen[card]) for card in index.pieces if chosen[card]))


def _index(made: Deck) -> _Index:
    pieces: Counter[str] = Counter()
    for entry in made.entries:
        pieces[entry.card.id] += entry.pieces
    cards = made.distinct()
    suits = tuple(dict.fromkeys(card.suit.id for card in cards if card.suit))
    groups = {suit: tuple(card.id for card in cards if card.suit and card.suit.id == suit) for suit in suits}
    groups |= {name: tuple(card.id for card in cards if belongs(card)) for name, belongs in _GROUPS.items()}
    mine = [card for card in cards if _GROUPS["own"](card)]
    own: dict[str, tuple[str, ...]] = {}
    for card in mine:
        own[card.title.casefold()] = (*own.get(card.title.casefold(), ()), card.id)
    own |= {card.id.removeprefix("own:").casefold(): (card.id,) for card in mine}  # a whole id is never in doubt
    return _Index(pieces, groups, suits, {fold(card.id): card.id for card in cards if not _GROUPS["own"](card)}, own)


def _parts(text: str, index: _Index) -> Iterator[str]:
    """The parts of a text; the name of an own card may have commas of its own."""
    pieces = text.split(",")
    most = max((name.count(",") for name in index.own), default=0) + 1
    parts = []
    while pieces:
        sizes = range(min(most, len(pieces)), 1, -1)
        size = next((size for size in sizes if _calls_own(",".join(pieces[:size]), index)), 1)
        parts.append(",".join(pieces[:size]).strip())
        del pieces[:size]
    yield from [part for part in parts if part] or [""]


def _calls_own(part: str, index: _Index) -> bool:
    return bool(_own(part, index) or _own(_once(part)[0], index))


def _once(part: str) -> tuple[str, int]:
    """A part without `*N`, and N."""
    match = re.fullmatch(_TIMES, part)
    return (match[1], int(match[2])) if match else (part, 1)


def _part(part: str, index: _Index, sheets: Sheets) -> Counter[str] | Problem:
    """How many of each card a part asks for."""
    text, times = part, 1
    meant = _meant(text, index, sheets)
    if not isinstance(meant, Counter):  # what ends in `*N` is the name of a card only if there is an own card like that
        text, times = _once(part)
        meant = _meant(text, index, sheets)
    if meant is None:
        return _unknown(text, index)
    if isinstance(meant, Problem):
        return meant
    if not 1 <= times <= MOST_TIMES:
        return Problem("only-count", {"key": FLAG, "name": clip(text), "count": times, "limit": MOST_TIMES}, _PLACE)
    return Counter({card: pieces * times for card, pieces in meant.items()})


def _meant(text: str, index: _Index, sheets: Sheets) -> Counter[str] | Problem | None:
    """How many of each card a part without `*N` asks for; None when it is the name of nothing."""
    name = fold(text)
    if name in index.groups:
        return _group(name, index)
    if name in index.cards:
        return Counter({index.cards[name]: 1})
    own = _own(text, index)
    if own:
        return Counter(own) if len(own) == 1 else _in_doubt(text, own)
    match = re.fullmatch(_SHEETS, name)
    if match:
        return _on_sheets(text, int(match[1]), int(match[2] or match[1]), index, sheets())
    return _several(name, index)


def _group(name: str, index: _Index) -> Counter[str] | Problem:
    if not index.groups[name]:
        return Problem("only-none", {"key": FLAG, "name": name}, _PLACE, _WAYS.get(name))
    return Counter({card: index.pieces[card] for card in index.groups[name]})


def _in_doubt(text: str, cards: Sequence[str]) -> Problem:
    hint = Hint("name-of", {"names": ", ".join(cards)})
    return Problem("only-ambiguous", {"key": FLAG, "name": clip(text), "count": len(cards)}, _PLACE, hint)


def _own(text: str, index: _Index) -> tuple[str, ...]:
    """The ids of the own cards that `own:NAME` or `own:SUIT:NAME` may mean."""
    head, _, name = text.partition(":")
    if fold(head) != "own":
        return ()
    suit, _, rest = name.partition(":")
    if fold(suit) in index.suits:
        name = f"{fold(suit)}:{one_line(rest)}"
    return index.own.get(one_line(name).casefold(), ())


def _on_sheets(
    text: str, first: int, last: int, index: _Index, sheets: Sequence[Sequence[str]]
) -> Counter[str] | Problem:
    """The cards on the sheets from `first` to `last`, counted from 1."""
    beyond = next((sheet for sheet in (first, last) if not 1 <= sheet <= len(sheets)), None)
    if beyond is not None:
        params = {"key": FLAG, "name": clip(text), "sheet": beyond, "sheets": len(sheets)}
        return Problem("only-no-sheet", params, _PLACE)
    first, last = sorted((first, last))
    return Counter(card for sheet in sheets[first - 1 : last] for card in sheet if card in index.pieces)


def _several(name: str, index: _Index) -> Counter[str] | Problem | None:
    """The cards of a range of numbers, of all suits or both: `red:3-7`, `*:7`, `*:3-7`."""
    suit, _, kind = name.partition(":")
    span = re.fullmatch(_SPAN, kind)
    if not kind or (suit != "*" and not span):
        return None
    low, high = sorted(map(int, span.groups())) if span else (0, 0)
    kinds = [str(number) for number in range(low, high + 1)] if span else [kind]
    cards = [f"{one}:{kind}" for one in (index.suits if suit == "*" else (suit,)) for kind in kinds]
    missing = next((card for card in cards if card not in index.cards), None)
    return Counter(cards) if missing is None else _unknown(missing, index)


def _unknown(text: str, index: _Index) -> Problem:
    close = nearest(text, (*index.pieces, *index.groups))
    hint = Hint("nearest-name", {"name": close}) if close else Hint("only-like")
    return Problem("only-unknown", {"key": FLAG, "name": clip(text) or '""'}, _PLACE, hint)
