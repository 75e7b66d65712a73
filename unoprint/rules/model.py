"""The rules as frozen data: the catalogue, what was wished for, and the ruleset that came of it.

An *atom* is something that can be in force: a house rule (`jump-in`), an option of a base point
(`scoring=lazy`), a fact about the table (`players=2`, `two-left`, `children`) or the deck (`kind:wild+4`,
`part:h2o-12`). A leading `!` denies it.
"""

from collections.abc import Mapping
from typing import NamedTuple

from unoprint import deck
from unoprint.errors import Problem
from unoprint.rules.vocabulary import Vocabulary


class Point(NamedTuple):
    """A decision of the base rules; `assets/rules/points.toml` explains the fields."""

    id: str
    title: str
    section: str
    default: str
    options: Mapping[str, str]
    idle: tuple[tuple[str, ...], ...] = ()
    """Conditions, any of which idles the point; the atoms of one must all hold."""
    requires: Mapping[str, tuple[str, ...]] = {}
    numbers: tuple[int, int] | None = None

    def needed(self, option: str) -> tuple[str, ...]:
        """The atoms one of which the option requires."""
        return self.requires.get(option, self.requires.get("numbers", ()) if option.isdigit() else ())


class Needs(NamedTuple):
    """What a house rule wants of the deck and the table; `assets/rules/house.toml` explains the fields."""

    blanks: int = 0
    become: str = ""
    kinds: tuple[str, ...] = ()
    edition: str = ""
    players_least: int = 2
    players_of: tuple[int, ...] = ()
    pile: int = 2


class HouseRule(NamedTuple):
    """A rule on top of the base; `title` and `card` (the text of its rule card) are templates."""

    id: str
    title: str
    card: str
    blurb: str
    sets: Mapping[str, str] = {}
    means: tuple[str, ...] = ()
    requires: tuple[tuple[str, ...], ...] = ()
    needs: Needs = Needs()
    acts_on: tuple[tuple[str, ...], ...] = ()
    comes_with: tuple[str, ...] = ()


class Preset(NamedTuple):
    """A name for a whole way to play; `options` are its base points that differ from the default."""

    id: str
    title: str
    blurb: str
    edition: str
    blanks: int
    players: tuple[int, int]
    house: tuple[str, ...]
    options: Mapping[str, str] = {}
    children: bool = False


class Pair(NamedTuple):
    """What two atoms do to one another; `assets/rules/pairs.toml` explains the fields."""

    a: str
    b: str
    severity: str
    why: str
    clause: bool = False
    when: tuple[str, ...] = ()
    asked: bool = False
    listed: bool = False


class Clause(NamedTuple):
    """What the booklet adds, at the entry `at`, when both atoms are in force; `text` is a template."""

    a: str
    b: str
    at: str
    text: str


class Move(NamedTuple):
    """The options that a choice drags along when all of `when` comes to hold."""

    when: tuple[str, ...]
    options: Mapping[str, str]


class Catalogue(NamedTuple):
    """All there is to choose from, in the order of the booklet."""

    points: dict[str, Point]
    presets: dict[str, Preset]
    house: dict[str, HouseRule]
    pairs: tuple[Pair, ...]
    clauses: Mapping[frozenset[str], Clause]
    moves: tuple[Move, ...]
    vocabularies: dict[str, Vocabulary]
    cards: deck.Catalogue

    @property
    def kinds(self) -> dict[str, deck.Kind]:
        """The kinds of cards that a `kind:` atom may name."""
        return self.cards.kinds


class OwnRule(NamedTuple):
    """A rule of the user's own; `text` has one line a paragraph."""

    title: str
    text: str


class Wish(NamedTuple):
    """What was asked for, all of it names of the catalogue; `players` is from, to (None: as the preset has it)."""

    preset: str = "classic"
    house: tuple[str, ...] = ()
    no_house: tuple[str, ...] = ()
    options: Mapping[str, str] = {}
    players: tuple[int, int] | None = None
    vocabulary: str = "zakazhi"
    own: tuple[OwnRule, ...] = ()


class Ruleset(NamedTuple):
    """The checked whole: nothing in it contradicts itself or the deck."""

    preset: Preset
    vocabulary: Vocabulary
    players: tuple[int, int]
    options: dict[str, str]
    """Every base point with its option."""
    house: tuple[HouseRule, ...]
    atoms: frozenset[str]
    """Every atom in force; options of idle points are not."""
    idle: frozenset[str]
    """The base points that nothing can reach."""
    clauses: tuple[Clause, ...]
    notes: tuple[Problem, ...]
    own: tuple[OwnRule, ...]
    deck: deck.Deck
    """The deck with what the rules make of its blanks."""

    @property
    def counts(self) -> dict[str, int]:
        """Pieces in play of each kind; own cards are of the kind "own"."""
        found: dict[str, int] = {}
        for entry in self.deck.entries:
            if entry.plays:
                found[entry.card.kind.id] = found.get(entry.card.kind.id, 0) + entry.pieces
        return found

    @property
    def printed(self) -> int:
        """How many cards come off the printer."""
        return self.deck.printed

    @property
    def played(self) -> int:
        """How many of them play."""
        return self.deck.played
