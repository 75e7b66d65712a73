"""One spec out of a file, flags and defaults."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from unoprint.errors import Place, Problem, SpecFault, UsageFault
from unoprint.spec.model import DeckSpec, Names, OwnCard, PrintSpec, Spec
from unoprint.spec.report import EnoughError, Report, Spot, show_path
from unoprint.spec.schema import ROOT, flagged
from unoprint.spec.tables import belongs

DEFAULT_TITLE = "Колода в стиле УНО"
"""The title of a deck without a spec."""

Flags = Mapping[str, str | int | bool]


def read(source: bytes | None, file: str, flags: Flags, names: Names) -> Spec:
    """The spec of a file's bytes (None: the built-in one), with the flags over it.

    `file` is the name for messages. `flags` maps a flag to its text as typed, or to True for a switch.
    Raises UsageFault with all bad flags, else SpecFault with all problems of the file, each with its key path
    and line. A flag that no key has is a KeyError.
    """
    typed = _typed(flags, names)
    given, notes = _given(source, file, names)
    for (*tables, key), value in typed.items():
        table = given
        for step in tables:
            table = table.setdefault(step, {})
        table[key] = value
    return _spec(given, names, notes)


def _typed(flags: Flags, names: Names) -> dict[tuple[str, ...], Any]:
    """The values of the flags by the paths of their keys. Raises UsageFault with every bad one."""
    report = Report()
    values: dict[tuple[str, ...], Any] = {}
    left = {flag: value for flag, value in flags.items() if value is not False}
    for path, field in flagged():
        on = [(switch, value) for switch, value in field.switches if left.pop(switch, None) is not None]
        if on:
            values[path] = on[0][1]
        if len(on) > 1:
            spot = Spot(report, names, (on[1][0],), flag=True)
            spot.wrong("flags-exclude", other=on[0][0])
        if field.flag in left:
            value = field.kind.typed(str(left.pop(field.flag)))
            values[path] = Spot(report, names, (field.flag,), flag=True).examine(field.kind.check, value)
    if left:
        raise KeyError(*left)
    if report.findings:
        raise UsageFault(report.problems(lambda path: Place(str(path[0]))))
    return values


def _given(source: bytes | None, file: str, names: Names) -> tuple[dict[str, Any], tuple[Problem, ...]]:
    """The checked values of a file, and notes on it. Raises SpecFault."""
    if source is None:
        return {}, ()
    from unoprint.spec.toml import parse  # noqa: PLC0415 (no file, no parser)

    data, text = parse(source, file)
    report = Report()
    given: dict[str, Any] = {}
    with suppress(EnoughError):  # the report says so itself
        given = Spot(report, names, ()).examine(ROOT.check, data)
    if report.findings:
        raise SpecFault(_placed(report, text, file))
    if given.get("rules"):
        Spot(report, names, ("rules",)).wrong("rules-not-used")
    elif given.get("deck", {}).get("rule-cards"):
        Spot(report, names, ("deck", "rule-cards")).wrong("rules-not-used")
    return given, _placed(report, text, file)


def _placed(report: Report, text: str, file: str) -> tuple[Problem, ...]:
    """The findings with their lines, and the unknown keys with where they belong."""
    if not report.findings:
        return ()
    from unoprint.spec.lines import locate  # noqa: PLC0415 (only when there is something to say)

    report.findings = [
        found._replace(hint=belongs(ROOT, found.path)) if found.id in {"unknown-key", "unknown-table"} else found
        for found in report.findings
    ]
    lines = locate(text, [found.path for found in report.findings])
    return report.problems(lambda path: Place(show_path(path), file, lines.get(path)))


def _spec(given: dict[str, Any], names: Names, notes: tuple[Problem, ...]) -> Spec:
    """The frozen spec of checked values; what they leave out is the default of the model."""
    deck = _fields(DeckSpec._fields, given.get("deck", {}))
    deck["cards"] = tuple(OwnCard(**_fields(OwnCard._fields, card)) for card in deck.get("cards", ()))
    sheet: dict[str, Any] = {"paper": names.papers["a4"], "card_size": names.sizes["uno"]}
    sheet |= _fields(PrintSpec._fields, given.get("print", {}))
    return Spec(
        given.get("title", DEFAULT_TITLE),
        DeckSpec(**deck),
        PrintSpec(**sheet),
        given.get("back", {}).get("text", ""),
        notes,
    )


def _fields(fields: tuple[str, ...], values: dict[str, Any]) -> dict[str, Any]:
    return {field: values[key] for field in fields if (key := field.replace("_", "-")) in values}
