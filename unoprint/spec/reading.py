"""One spec out of a file, flags and defaults."""

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any

from unoprint.errors import Place, Problem, SpecFault, UsageFault
from unoprint.spec.model import Art, BackSpec, BoxSpec, DeckSpec, Names, OwnCard, PrintSpec, RulesSpec, Spec
from unoprint.spec.report import EnoughError, Report, Spot, show_path
from unoprint.spec.rules import on_and_off, over
from unoprint.spec.schema import ROOT, flagged
from unoprint.spec.tables import belongs

DEFAULT_TITLE = "Колода в стиле УНО"
"""The title of a deck without a spec."""

NO_PRINTER: Mapping[str, Any] = MappingProxyType({})
"""The spec is for no printer of the user's configuration."""

Flags = Mapping[str, str | int | bool | tuple[str, ...]]
"""A flag → its text as typed, True for a switch, the texts of one that was repeated (or one text, with commas)."""


def read(source: bytes | None, file: str, flags: Flags, names: Names, printer: Mapping[str, Any] = NO_PRINTER) -> Spec:
    """The spec of a file's bytes (None: the built-in one), with the printer's values over it, the flags over both.

    `file` is the name for messages. `printer` has checked values of `[print]`; its shift goes with its own flip alone.
    Raises UsageFault with all bad flags, else SpecFault with all problems of the file, each with its key path
    and line. A flag that no key has is a KeyError.
    """
    typed = _typed(flags, names)
    given = _given(source, file, names)
    if printer:
        given["print"] = given.get("print", {}) | _fitting(printer, typed.get("print", {}))
    for table, values in typed.items():
        there = given.get(table, {})
        given[table] = _OVER.get(table, dict.__or__)(there, values)
    return _spec(given, names)


def _fitting(printer: Mapping[str, Any], typed: Mapping[str, Any]) -> dict[str, Any]:
    """The printer's values that hold under these flags: for another flip its shift was not measured."""
    other = "backs" in printer and typed.get("backs", printer["backs"]) != printer["backs"]
    return {key: value for key, value in printer.items() if not (other and key == "shift")}


def _typed(flags: Flags, names: Names) -> dict[str, dict[str, Any]]:
    """The values of the flags by table and key. Raises UsageFault with every bad one."""
    report = Report()
    values: dict[str, dict[str, Any]] = {}
    left = {flag: value for flag, value in flags.items() if value is not False}
    for (table, key), field in flagged():
        on = [(switch, value) for switch, value in field.switches if left.pop(switch, None) is not None]
        if on:
            values.setdefault(table, {})[key] = on[0][1]
        if len(on) > 1:
            spot = Spot(report, names, (on[1][0],), flag=True)
            spot.wrong("keys-exclude", other=on[0][0])
        if field.flag in left:
            value = field.kind.typed(_text(left.pop(field.flag)))
            found = Spot(report, names, (field.flag,), flag=True).examine(field.kind.check, value)
            values.setdefault(table, {})[key] = found
    if left:
        raise KeyError(*left)
    on_and_off(values.get("rules", {}), Spot(report, names, ("--no-house",), flag=True))
    if {"thickness", "gsm"} <= values.get("box", {}).keys():
        Spot(report, names, ("--gsm",), flag=True).wrong("keys-exclude", other="--thickness")
    if report.findings:
        raise UsageFault(report.problems(lambda path: Place(str(path[0]))))
    return values


def _text(value: str | int | tuple[str, ...]) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _given(source: bytes | None, file: str, names: Names) -> dict[str, Any]:
    """The checked values of a file. Raises SpecFault."""
    if source is None:
        return {}
    from unoprint.spec.toml import parse  # noqa: PLC0415 (no file, no parser)

    data, text = parse(source, file)
    report = Report()
    given: dict[str, Any] = {}
    with suppress(EnoughError):  # the report says so itself
        given = Spot(report, names, ()).examine(ROOT.check, data)
    if report.findings:
        raise SpecFault(_placed(report, text, file))
    return given


def _placed(report: Report, text: str, file: str) -> tuple[Problem, ...]:
    """The findings with their lines, and the unknown keys with where they belong."""
    from unoprint.spec.lines import locate  # noqa: PLC0415 (only when there is something to say)

    report.findings = [
        found._replace(hint=belongs(ROOT, found.path, is_table=found.id == "unknown-table"))
        if found.id in {"unknown-key", "unknown-table"}
        else found
        for found in report.findings
    ]
    lines = locate(text, [found.path for found in report.findings])
    return report.problems(lambda path: Place(show_path(path), file, lines.get(path)))


def _spec(given: dict[str, Any], names: Names) -> Spec:
    """The frozen spec of checked values; what they leave out is the default of the model."""
    rules = _rules(given.get("rules", {}))
    deck = _fields(DeckSpec._fields, given.get("deck", {}))
    if rules.preset != RulesSpec().preset:
        deck = dict(zip(("edition", "blanks"), names.rules().presets[rules.preset], strict=True)) | deck
    deck["cards"] = tuple(
        OwnCard(**_fields(OwnCard._fields, card) | {"art": _art(card)}) for card in deck.get("cards", ())
    )
    sheet: dict[str, Any] = {"paper": names.papers["a4"], "card_size": names.sizes["uno"]}
    sheet |= _fields(PrintSpec._fields, given.get("print", {}))
    return Spec(
        given.get("title", DEFAULT_TITLE),
        DeckSpec(**deck),
        PrintSpec(**sheet),
        BackSpec(given.get("back", {}).get("text", ""), _art(given.get("back", {}))),
        rules,
        {card: Art(**art) for card, art in given.get("art", {}).items()},
        BoxSpec(**given.get("box", {})),
    )


def _art(given: dict[str, Any]) -> Art | None:
    """The picture that a table's `art` and `fit` ask for."""
    if "art" not in given:
        return None
    return Art(given["art"], given["fit"]) if "fit" in given else Art(given["art"])


def _over_box(given: dict[str, Any], typed: dict[str, Any]) -> dict[str, Any]:
    """A flag replaces the thickness, whichever way the file gives it."""
    return typed or given


_OVER = {"rules": over, "box": _over_box}
"""How the flags go over a table of the file, where not key by key."""


def _rules(given: dict[str, Any]) -> RulesSpec:
    rules = _fields(RulesSpec._fields, given)
    for key in ("house", "no_house"):
        rules[key] = tuple(dict.fromkeys(rules.get(key, ())))
    rules["own"] = tuple((own["title"], own["text"]) for own in rules.get("own", ()))
    return RulesSpec(**rules)


def _fields(fields: tuple[str, ...], values: dict[str, Any]) -> dict[str, Any]:
    return {field: values[key] for field in fields if (key := field.replace("_", "-")) in values}
