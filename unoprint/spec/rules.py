"""The `[rules]` table: names of presets, house rules, base points and options, and how flags go over a file's."""

import re
from collections.abc import Iterable
from typing import Any

from unoprint.errors import Hint
from unoprint.spec.kinds import Field, Kind, choice, many, text
from unoprint.spec.model import PointNames
from unoprint.spec.report import Spot
from unoprint.spec.tables import expect_table, table
from unoprint.spec.words import fold, shown, suggestion

FEWEST_PLAYERS, MOST_PLAYERS = 2, 20
MOST_HOUSE = 500
LAYOUTS = ("booklet", "pages", "handout", "large", "cheatsheet", "pocket", "html")
FLIPS = ("short-edge", "long-edge")
PER_PAGE = (1, 2, 4)

_SPAN = r"\s*([0-9]{1,3})\s*(?:[-–—]\s*([0-9]{1,3})\s*)?"


def rule_name(which: str, listed: str) -> Kind:
    """A name out of a field of `RuleNames`; `unoprint list` shows them as `listed`."""

    def check(value: Any, spot: Spot) -> str:
        names = tuple(getattr(spot.names.rules(), which))
        if not isinstance(value, str):
            spot.refuse("not-name", _found("", names, listed), value=shown(value))
        if fold(value) not in names:
            spot.refuse("unknown-name", _found(value, names, listed), value=shown(value))
        return fold(value)

    return Kind(check)


def _found(word: str, names: Iterable[str], listed: str) -> Hint:
    """The nearest name, or where all of them are listed."""
    return suggestion(word, names) or Hint("see-list", {"list": listed})


def house_rules() -> Kind:
    """An array of house rules, or their names with commas between."""
    kind = many(rule_name("house", "rules"), MOST_HOUSE)
    return kind._replace(typed=_commas)


def _commas(typed: str) -> list[str]:
    return [part for part in typed.split(",") if part.strip()] or [typed]


def players() -> Kind:
    """A number of players, or a range such as "2-4"; both become from, to."""

    def check(value: Any, spot: Spot) -> tuple[int, int]:
        whole = isinstance(value, int) and not isinstance(value, bool)
        match = re.fullmatch(_SPAN, str(value) if whole else value) if whole or isinstance(value, str) else None
        if match is None:
            spot.refuse("not-players", value=shown(value))
        least = int(match[1])
        most = int(match[2] or match[1])
        if not 0 < least <= most:
            spot.refuse("not-players", value=shown(value))
        if least < FEWEST_PLAYERS or most > MOST_PLAYERS:
            spot.refuse("out-of-range", value=shown(value), low=FEWEST_PLAYERS, high=MOST_PLAYERS)
        return least, most

    return Kind(check)


def number_of(*numbers: int) -> Kind:
    """One of the numbers."""
    names = ", ".join(map(str, numbers))

    def check(value: Any, spot: Spot) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value not in numbers:
            spot.refuse("unknown-name", Hint("name-of", {"names": names}), value=shown(value))
        return value

    def typed(text: str) -> int | str:
        return int(text) if text.strip() in map(str, numbers) else text

    return Kind(check, typed)


def options() -> Kind:
    """A table point = option, or POINT=OPTION with commas between. Values are texts, whole numbers, true or false."""

    def check(value: Any, spot: Spot) -> dict[str, str]:
        found: dict[str, str] = {}
        if not spot.flag:
            expect_table(value, spot)
        for name, wanted in _settings(value, spot) if spot.flag else value.items():
            here = spot.at(name)
            decided = here.examine(_decision, (name, wanted))
            if decided is not None and found.setdefault(*decided) != decided[1]:
                here.wrong("option-twice", point=decided[0], option=decided[1], other=found[decided[0]])
        return found

    return Kind(check, _commas)


def _settings(value: list[str], spot: Spot) -> Iterable[tuple[str, str]]:
    for one in value:
        point, equals, option = one.partition("=")
        if equals:
            yield point, option
        else:
            spot.wrong("not-setting", value=shown(one))


def _decision(setting: tuple[str, Any], spot: Spot) -> tuple[str, str]:
    """The names of a point and its option."""
    name, wanted = setting
    rules = spot.names.rules()
    point = fold(name)
    if point not in rules.points:
        hint = Hint("is-house-rule", {"name": point}) if point in rules.house else _found(name, rules.points, "options")
        spot.refuse("unknown-point", hint, name=shown(name))
    known = rules.points[point]
    if not isinstance(wanted, str | int):
        spot.refuse("not-option", value=shown(wanted))
    return point, _option(point, _spelled(wanted, known), known, spot)


def _spelled(wanted: str | int, known: PointNames) -> str:
    """The option as a name; true and false are on and off, or yes and no."""
    if isinstance(wanted, bool):
        words = ("on", "yes") if wanted else ("off", "no")
        return next((word for word in words if word in known.options), shown(wanted))
    return fold(wanted) if isinstance(wanted, str) else shown(wanted)


def _option(point: str, option: str, known: PointNames, spot: Spot) -> str:
    number = known.numbers is not None and re.fullmatch("[0-9]{1,9}", option)
    if option not in known.options and not number:
        hint = suggestion(option, known.options) or Hint("name-of", {"names": ", ".join(known.options)})
        spot.refuse("unknown-option", hint, point=point, option=shown(option))
    if number and known.numbers is not None:
        low, high = known.numbers
        if not low <= int(option) <= high:
            spot.refuse("out-of-range", value=option, low=low, high=high)
        return str(int(option))
    return option


def on_and_off(found: dict[str, Any], spot: Spot) -> None:
    """Report each house rule that is asked for and switched off in one place."""
    for name in dict.fromkeys(found.get("no-house") or ()):
        if name is not None and name in (found.get("house") or ()):
            spot.wrong("house-on-and-off", name=name)


def over(given: dict[str, Any], typed: dict[str, Any]) -> dict[str, Any]:
    """The rules of a file with those of flags over them: flags add house rules and options, and switch rules off."""
    on, off = typed.get("house", []), typed.get("no-house", [])
    lists = {
        "house": [name for name in given.get("house", []) if name not in off] + on,
        "no-house": [name for name in given.get("no-house", []) if name not in on] + off,
    }
    decided = given.get("options", {}) | typed.get("options", {})
    return given | typed | {key: list(dict.fromkeys(names)) for key, names in lists.items()} | {"options": decided}


RULES = table(
    Field("preset", rule_name("presets", "presets"), "--preset"),
    Field("house", house_rules(), "--house"),
    Field("no-house", house_rules(), "--no-house"),
    Field("players", players(), "--players"),
    Field("vocabulary", rule_name("vocabularies", "vocabularies"), "--vocabulary"),
    Field("layout", choice(*LAYOUTS), "--layout"),
    Field("flip", choice(*FLIPS), "--flip"),
    Field("per-page", number_of(*PER_PAGE), "--per-page"),
    Field("options", options(), "--set"),
    Field(
        "own",
        many(
            table(
                Field("title", text(1, 100), required=True),
                Field("text", text(1, 4000, lines=True), required=True),
            ),
            100,
        ),
    ),
    also=lambda found, spot: on_and_off(found, spot.at("no-house")),
)
