"""Kinds of values: what each accepts, in TOML and typed as a flag.

A flag's text is first turned into the TOML value it stands for; from there both ways are one.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from unoprint import units
from unoprint.errors import Hint
from unoprint.spec.model import Format
from unoprint.spec.report import Check, Spot, show_path
from unoprint.spec.words import control, fold, one_line, paragraphs, shown, suggestion


class Kind(NamedTuple):
    """A kind of value. `fields` are the keys of a table, or of each table of an array (`array`).

    `each` is the kind of the tables that stand in a table under keys of any name.
    """

    check: Check
    typed: Callable[[str], Any] = str
    fields: "tuple[Field, ...]" = ()
    array: bool = False
    each: "Kind | None" = None


class Field(NamedTuple):
    """A key of a table; `flag` sets its value, each of `switches` (flag, value) sets one value."""

    key: str
    kind: Kind
    flag: str = ""
    switches: tuple[tuple[str, str | bool], ...] = ()
    required: bool = False


def whole(low: int, high: int) -> Kind:
    """An integer; neither true nor 4.0 is one."""

    def check(value: Any, spot: Spot) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            spot.refuse("not-whole", value=shown(value))
        if not low <= value <= high:
            spot.refuse("out-of-range", value=shown(value), low=low, high=high)
        return value

    def typed(text: str) -> int | str:
        return int(text) if re.fullmatch(r"\s*[+-]?[0-9]{1,4000}\s*", text) else text

    return Kind(check, typed)


def switch() -> Kind:
    """True or false."""

    def check(value: Any, spot: Spot) -> bool:
        if not isinstance(value, bool):
            spot.refuse("not-switch", value=shown(value))
        return value

    return Kind(check)


def text(low: int, high: int, *, lines: bool = False) -> Kind:
    """A text of `low` to `high` characters once it is cleaned; with `lines`, newlines separate paragraphs."""

    def check(value: Any, spot: Spot) -> str:
        if not isinstance(value, str):
            spot.refuse("not-text", value=shown(value))
        bad = control(value)
        if bad is not None:
            spot.refuse("control-character", code=f"U+{ord(bad):04X}")
        clean = paragraphs(value) if lines else one_line(value)
        if len(clean) < low:
            spot.refuse("text-empty")
        if len(clean) > high:
            spot.refuse("text-too-long", length=len(clean), limit=high)
        return clean

    return Kind(check)


def choice(*names: str) -> Kind:
    """One of the names."""
    return Kind(lambda value, spot: _pick(value, names, spot))


def choices(*names: str) -> Kind:
    """Some of the names, each once: one as a text, or an array; on the command line with commas between."""

    def check(value: Any, spot: Spot) -> tuple[str, ...]:
        if not isinstance(value, list):
            return (_pick(value, names, spot),)
        found = [spot.at(index).examine(choice(*names).check, one) for index, one in enumerate(value)]
        return tuple(dict.fromkeys(name for name in found if name is not None))

    return Kind(check, _split)


def named(which: str) -> Kind:
    """A name out of a field of `Names`: editions or themes."""
    return Kind(lambda value, spot: _pick(value, getattr(spot.names, which), spot))


def _pick(value: Any, names: tuple[str, ...], spot: Spot) -> str:
    if not isinstance(value, str):
        spot.refuse("not-name", suggestion("", names), value=shown(value))
    name = fold(value)
    if name not in names:
        spot.refuse("unknown-name", suggestion(value, names), value=shown(value))
    return name


def named_size(which: str, low: float, high: float) -> Kind:
    """A format by its name in a field of `Names`, or a size of one's own with sides from low to high mm."""

    def hint(word: str, known: Mapping[str, Format]) -> Hint | None:
        return suggestion(word, [one.name for one in known.values()], "size")

    def check(value: Any, spot: Spot) -> Format:
        known: Mapping[str, Format] = getattr(spot.names, which)
        if not isinstance(value, str):
            spot.refuse("not-size", hint("", known), value=shown(value))
        if fold(value) in known:
            return known[fold(value)]
        try:
            width, height = units.size(value)
        except ValueError:
            spot.refuse("unknown-size", hint(value, known), value=shown(value))
        if not (low <= width <= high and low <= height <= high):
            spot.refuse("size-out-of-range", value=shown(value), low=units.show(low), high=units.show(high))
        return Format(f"{units.show(width)}x{units.show(height)}", width, height)

    return Kind(check)


def length(low: float, high: float) -> Kind:
    """A length in mm: a number, or a text such as "3mm" or "0.125in"."""
    lowest, highest = units.show(low), units.show(high)

    def check(value: Any, spot: Spot) -> float:
        number: float
        if isinstance(value, str):
            try:
                number = units.length(value)
            except ValueError:
                spot.refuse("not-length", value=shown(value))
        elif isinstance(value, int | float) and not isinstance(value, bool):
            number = value
        else:
            spot.refuse("not-length", value=shown(value))
        if not low <= number <= high:  # nan is in no range
            spot.refuse("length-out-of-range", value=shown(value), low=lowest, high=highest)
        return float(number) + 0.0  # no minus zero

    return Kind(check)


def lengths(count: int, low: float, high: float, make: Callable[..., Any]) -> Kind:
    """One length for all, or an array of exactly `count`; `make` takes them one by one.

    On the command line commas separate the values, so that a decimal needs a point: `--gap 1,7` is 1 across
    and 7 down. In TOML a list is an array, and the text "1,7" is one length with a decimal comma.
    """
    one = length(low, high).check

    def check(value: Any, spot: Spot) -> Any:
        if not isinstance(value, list):
            return make(*[one(value, spot)] * count)
        if len(value) != count:
            hint = Hint("decimal-point") if spot.flag else None
            spot.refuse("wrong-count", hint, value=_joined(value, spot), count=count)
        found = [spot.at(index).examine(one, item) for index, item in enumerate(value)]
        return None if None in found else make(*found)

    return Kind(check, _split)


def pair(low: float, high: float) -> Kind:
    """Exactly two lengths, right and up: an array, or a text with a comma between on the command line."""
    both = lengths(2, low, high, lambda *xy: xy)

    def check(value: Any, spot: Spot) -> Any:
        many = isinstance(value, list)
        if not many or len(value) != 2:  # noqa: PLR2004 (right and up)
            hint = Hint("decimal-point") if spot.flag and many else None
            spot.refuse("not-pair", hint, value=_joined(value, spot))
        return both.check(value, spot)

    return both._replace(check=check)


def _split(typed: str) -> list[str] | str:
    """A text with commas as the array it stands for."""
    return typed.split(",") if "," in typed else typed


def _joined(value: Any, spot: Spot) -> str:
    """A value for a message; an array as it was typed, if it was."""
    return shown(",".join(value) if spot.flag and isinstance(value, list) else value)


def many(kind: Kind, limit: int, also: Callable[[list[Any], Spot], None] | None = None) -> Kind:
    """An array of up to `limit` values; `also` looks at all of them together (None for a refused one)."""

    def check(value: Any, spot: Spot) -> list[Any]:
        if not isinstance(value, list):
            single = kind.fields and isinstance(value, dict)
            hint = Hint("double-brackets", {"table": show_path(spot.path)}) if single else None
            spot.refuse("not-list", hint, value=shown(value))
        if len(value) > limit:
            spot.refuse("too-many", count=len(value), limit=limit)
        found = [spot.at(index).examine(kind.check, item) for index, item in enumerate(value)]
        if also is not None:
            also(found, spot)
        return found

    return Kind(check, fields=kind.fields, array=True)
