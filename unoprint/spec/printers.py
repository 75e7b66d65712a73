"""The user's printers: tables `[printers.NAME]` of the configuration, each with what is the printer's own. Pure."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from unoprint.errors import Place, Problem, SpecFault, UsageFault
from unoprint.spec.kinds import Field, choice, lengths, pair
from unoprint.spec.lines import locate
from unoprint.spec.model import Margin, Names
from unoprint.spec.report import Report, Spot, show_path
from unoprint.spec.tables import expect_table, table
from unoprint.spec.toml import parse
from unoprint.spec.words import one_line, shown, suggestion

Printer = Mapping[str, Any]
"""The checked values of a table, by key."""

UPRIGHT_SHIFT, LYING_SHIFT = "portrait-shift", "landscape-shift"
"""The shifts of sheets that stand (or are square) and of those that lie: drivers turn the pages of some.

The key `shift` is for all sheets without one of their own.
"""

FLIPS = ("long-edge", "short-edge")
"""How a printer turns the sheet; the first is usual."""

MOST = 200
"""Printers of one configuration."""

_NAME = re.compile(r"[\w-]{1,20}")

_KIND = table(
    Field("shift", pair(-100, 100)),
    Field(UPRIGHT_SHIFT, pair(-100, 100)),
    Field(LYING_SHIFT, pair(-100, 100)),
    Field("margin", lengths(4, 0, 200, Margin)),
    Field("backs", choice(*FLIPS)),
)
_KEYS = tuple(field.key for field in _KIND.fields)


def own_shift(*, lying: bool) -> str:
    """The key of the shift that is for sheets lying like that alone."""
    return LYING_SHIFT if lying else UPRIGHT_SHIFT


def folded(name: str) -> str:
    """A printer's name as it is compared: in any case."""
    return one_line(name).casefold()


def check_name(name: str) -> None:
    """Raise UsageFault unless `name`, as typed, can be a printer's: up to 20 letters, digits, - and _."""
    if not _NAME.fullmatch(one_line(name)):
        raise UsageFault(Problem("printer-name", {"key": "--printer", "value": shown(name)}, Place("--printer")))


def read_printers(source: bytes, file: str, names: Names) -> dict[str, Printer]:
    """Every printer of the configuration by its name as written there; other tables are left alone.

    Raises UsageFault with all problems of the file, each with its key path and line.
    """
    try:
        data, text = parse(source, file)
    except SpecFault as fault:
        raise UsageFault(fault.problems) from fault
    report = Report()
    found = Spot(report, names, ("printers",)).examine(_printers, data.get("printers", {}))
    if report.findings:
        lines = locate(text, [finding.path for finding in report.findings])
        raise UsageFault(report.problems(lambda path: Place(show_path(path), file, lines.get(path))))
    return dict(found)


def named(name: str, known: Iterable[str]) -> str | None:
    """The name as it is written in the configuration."""
    return next((one for one in known if folded(one) == folded(name)), None)


def _printers(value: Any, spot: Spot) -> dict[str, Printer]:
    expect_table(value, spot)
    if len(value) > MOST:
        spot.refuse("too-many", count=len(value), limit=MOST)
    first: dict[str, str] = {}
    for name in value:
        same = first.setdefault(folded(name), name)
        if same != name:
            spot.at(name).wrong("keys-exclude", other=show_path((*spot.path, same)))
    return {name: spot.at(name).examine(_printer, item) for name, item in value.items()}


def _printer(value: Any, spot: Spot) -> Printer:
    expect_table(value, spot)
    for key in value:
        if key not in _KEYS:
            spot.at(key).wrong("printer-key", suggestion(key, _KEYS, "key"))
    found: Printer = _KIND.check({key: item for key, item in value.items() if key in _KEYS}, spot)
    return found
