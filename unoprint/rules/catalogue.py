"""Tables of `assets/rules` → Catalogue. Pure."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from unoprint import deck
from unoprint.rules.model import Catalogue, Clause, HouseRule, Move, Needs, Pair, Point, Preset
from unoprint.rules.vocabulary import vocabularies
from unoprint.rules.words import words

TABLES = ("points", "presets", "house", "house-texts", "pairs", "clauses", "moves", "vocabularies", "words")
"""The files, without suffix, that a catalogue is made of."""

Table = Mapping[str, Any]

_JOINED = " + "


def catalogue(tables: Mapping[str, Table], cards: deck.Catalogue) -> Catalogue:
    """The catalogue from the tables of TABLES by name. Raises KeyError, TypeError or ValueError for a broken one."""
    texts = tables["house-texts"]["rules"]
    return Catalogue(
        {name: _point(name, table) for name, table in tables["points"]["points"].items()},
        {name: _preset(name, table) for name, table in tables["presets"]["presets"].items()},
        {name: _rule(name, table, texts[name]) for name, table in tables["house"]["rules"].items()},
        tuple(Pair(**table | {"when": tuple(table.get("when", ()))}) for table in tables["pairs"]["pairs"]),
        Clauses(lambda: tables["clauses"]),
        tuple(Move(tuple(table["when"]), table["set"]) for table in tables["moves"]["moves"]),
        vocabularies(tables["vocabularies"], words(tables["words"])),
        cards,
    )


class Clauses(Mapping[frozenset[str], Clause]):
    """The clauses by their two atoms, read when the first one is wanted: rules without pairs do not wait for them."""

    def __init__(self, read: Callable[[], Table]) -> None:
        self._read = read
        self._made: dict[frozenset[str], Clause] | None = None

    def __getitem__(self, pair: frozenset[str]) -> Clause:
        return self._all()[pair]

    def __iter__(self) -> Iterator[frozenset[str]]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def _all(self) -> dict[frozenset[str], Clause]:
        if self._made is None:
            self._made = dict(_clause(name, table) for name, table in self._read().items())
        return self._made


def _point(name: str, table: Table) -> Point:
    idle = tuple((one,) if isinstance(one, str) else tuple(one) for one in table.get("idle", ()))
    requires = {option: tuple(atoms) for option, atoms in table.get("requires", {}).items()}
    numbers = table.get("numbers")
    return Point(
        name,
        table["title"],
        table["section"],
        table["default"],
        table["options"],
        idle,
        requires,
        None if numbers is None else (numbers[0], numbers[1]),
    )


def _preset(name: str, table: Table) -> Preset:
    least, most = table["players"]
    return Preset(
        name,
        table["title"],
        table["blurb"],
        table["edition"],
        table["blanks"],
        (least, most),
        tuple(table["house"]),
        table.get("set", {}),
        table.get("children", False),
    )


def _rule(name: str, table: Table, texts: Table) -> HouseRule:
    needs = {key.replace("-", "_"): _frozen(value) for key, value in table.get("needs", {}).items()}
    return HouseRule(
        name,
        texts["title"],
        texts["card"],
        texts["blurb"],
        table.get("sets", {}),
        tuple(table.get("means", ())),
        tuple(map(tuple, table.get("requires", ()))),
        Needs(**needs),
        tuple(map(tuple, table.get("acts-on", ()))),
        tuple(table.get("comes-with", ())),
    )


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _clause(name: str, table: Table) -> tuple[frozenset[str], Clause]:
    a, b = name.split(_JOINED)
    return frozenset((a, b)), Clause(a, b, table["at"], table["text"])
