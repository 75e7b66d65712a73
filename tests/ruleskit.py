"""What the tests of the rules share: the catalogue, decks, short ways to resolve a wish and to see what is wrong."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from unoprint import build, deck, resources, rules
from unoprint.errors import Problem, SpecFault
from unoprint.spec.model import DeckSpec

CATALOGUE = build.rules_catalogue()
FACTS = Path(__file__).parent / "facts"
"""What the rules of the game are, written down apart from the program's data."""

NOTHING: Mapping[str, str] = {}
EVERYTHING = "everything"
"""An edition that has each kind of card and 14 blanks."""


@cache
def made(edition: str, blanks: int = 0) -> deck.Deck:
    return deck.build(DeckSpec(edition, blanks), composition(edition), CATALOGUE.cards)


@cache
def composition(edition: str) -> deck.Edition:
    if edition != EVERYTHING:
        return deck.edition(edition, resources.table(f"editions/{edition}.toml"))
    return deck.Edition(EVERYTHING, "", composition("h2o-120").counts | {"swap": 1, "shuffle": 1, "blank": 14}, {})


def resolve(
    preset: str = "classic",
    *house: str,
    options: Mapping[str, str] = NOTHING,
    no_house: tuple[str, ...] = (),
    players: tuple[int, int] | None = None,
    edition: str | None = None,
    blanks: int = 0,
    **wish: Any,
) -> rules.Ruleset:
    asked = rules.Wish(preset, house, no_house, options, players, **wish)
    return rules.resolve(asked, CATALOGUE, made(edition or CATALOGUE.presets[preset].edition, blanks))


def refused(preset: str = "classic", *house: str, **wish: Any) -> tuple[Problem, ...]:
    """The problems of a wish that must be refused."""
    with pytest.raises(SpecFault) as caught:
        resolve(preset, *house, **wish)
    return caught.value.problems


def ids(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.id for problem in problems]


def noted(found: rules.Ruleset, which: str) -> list[dict[str, Any]]:
    """The parameters of the notes of one id."""
    return [dict(note.params) for note in found.notes if note.id == which]


def sides(problem: Problem) -> set[str]:
    """What a problem names."""
    return {
        str(value) for key, value in problem.params.items() if key in {"a", "b", "house", "option", "x", "y", "asked"}
    }


def rows(severity: str) -> list[rules.Pair]:
    return [pair for pair in CATALOGUE.pairs if pair.severity == severity]
