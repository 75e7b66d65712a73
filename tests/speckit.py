"""What the tests of the spec share: names, and short ways to read a text and to see what is wrong with it."""

from collections.abc import Mapping

import pytest

from unoprint import spec
from unoprint.errors import Problem, SpecFault, UsageFault
from unoprint.spec import Format, Names, PointNames, RuleNames, Spec

RULES = RuleNames(
    presets={"classic": ("classic-108", 0), "wet": ("h2o-112", 4)},
    house=("jump-in", "seven-zero", "politeness"),
    points={
        "hand-size": PointNames(("7", "6", "5", "dealer-6-or-7")),
        "limit": PointNames(("500", "none"), (50, 5000)),
        "politeness": PointNames(("on", "off")),
        "draw2-skips": PointNames(("yes", "no")),
    },
    vocabularies=("zakazhi", "dikaya"),
)
NAMES = Names(
    editions=("classic-108", "h2o-112"),
    themes=("classic", "night"),
    papers={"a4": Format("A4", 210, 297), "a5": Format("A5", 148, 210), "10x15": Format("10x15", 100, 150)},
    sizes={"uno": Format("uno", 56, 87), "mtg": Format("mtg", 63, 88)},
    rules=lambda: RULES,
    cards=lambda: ("red:7", "red:skip", "green:+2", "wild", "wild+4", "+10", "swap", "blank"),
)
Typed = str | int | bool | tuple[str, ...]
"""What a flag may come as."""

FILE = "deck.toml"
NO_FLAGS: Mapping[str, Typed] = {}


def read(text: str | bytes | None, flags: Mapping[str, Typed] = NO_FLAGS) -> Spec:
    source = text.encode() if isinstance(text, str) else text
    return spec.read(source, FILE, flags, NAMES)


def faults(text: str | bytes) -> tuple[Problem, ...]:
    """The problems of a wrong spec."""
    with pytest.raises(SpecFault) as caught:
        read(text)
    return caught.value.problems


def bad_flags(text: str | None = None, **flags: Typed) -> tuple[Problem, ...]:
    """The problems of wrong flags: `card_size="x"` is `--card-size x`."""
    with pytest.raises(UsageFault) as caught:
        read(text, {f"--{name.replace('_', '-')}": value for name, value in flags.items()})
    return caught.value.problems


def found(problems: tuple[Problem, ...]) -> list[tuple[str, str, int | None]]:
    """Each problem's id, key path and line."""
    return [(one.id, one.place.key if one.place else "", one.place.line if one.place else None) for one in problems]


def hint(problem: Problem) -> tuple[str, dict[str, object]] | None:
    return (problem.hint.id, dict(problem.hint.params)) if problem.hint else None
