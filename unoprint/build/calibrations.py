"""The sheet that a printer is checked with → PDF, and what is to be kept of what was measured."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from unoprint import __version__, art, resources, spec
from unoprint.art import calibration as drawing
from unoprint.art.instructions import Call
from unoprint.build.assets import FONTS, asset, names
from unoprint.build.printers import ChosenPrinter, lies, saved_printer
from unoprint.errors import FitFault, Place, Problem, UsageFault
from unoprint.sheets.duplex import Way, preference, ways
from unoprint.sheets.misfit import misfit
from unoprint.spec.model import PrintSpec
from unoprint.spec.printers import FLIPS, Printer, own_shift
from unoprint.spec.reading import Flags
from unoprint.spec.words import fold, shown, suggestion
from unoprint.units import show

_KEPT = ("shift", "margin", "backs")
"""What can be kept of a printer, each by the flag of its name."""

_TURNS = {"--portrait": False, "--landscape": True}
"""Whether the sheet lies, by the flag that says so."""


class Calibration(NamedTuple):
    """A finished sheet: its bytes, its flip, and what is to be kept of what was given, by key of a printer's table."""

    content: bytes
    flip: str
    kept: Mapping[str, Any]


def calibration(flags: Flags, chosen: ChosenPrinter | None) -> Calibration:
    """The two pages for the flags, over what is kept of a printer; they lie or stand as the sheets of a deck do.

    Raises UsageFault with all that is wrong with the flags and the printer, who must be known unless something is
    given to keep; FitFault when the cards do not fit the paper, it is too small for the pages or the shift too large.
    """
    settings, given, saved = _settings(flags, chosen)
    known = {**saved, **given}
    settings = settings._replace(backs=known.get("backs", FLIPS[0]), margin=known.get("margin", settings.margin))
    usual = lies(settings)
    if usual is None and "--card-size" in flags:
        raise FitFault(misfit(settings, settings.backs))
    forced = next((flag for flag in _TURNS if flag in flags), "")
    lying = _TURNS.get(forced, bool(usual))
    own = own_shift(lying=lying)
    if "shift" not in given:
        settings = settings._replace(shift=saved.get(own, saved.get("shift", settings.shift)))
    call = Call(
        chosen.name if chosen else "",
        "".join(f" {flag} {text}" for flag, text in _repeated(settings) if flag in flags),
        f"{settings.card_size.name} на {settings.paper.name}",
        forced if lying != usual else "",
    )
    # Without a flag a shift is for all sheets: for those like this one too, whatever was kept for such alone.
    keys = {own} if forced else {"shift"} | ({own} & saved.keys())
    kept = [(one, value) for key, value in given.items() for one in (sorted(keys) if key == "shift" else (key,))]
    return Calibration(_file(settings, call, lying=lying), settings.backs, dict(kept))


def _repeated(settings: PrintSpec) -> tuple[tuple[str, str], ...]:
    """What is said of a deck's sheets, by flag, as it is typed."""
    margin = tuple(map(show, settings.margin))
    return (
        ("--paper", settings.paper.name),
        ("--card-size", settings.card_size.name),
        ("--margin", ",".join(margin if len(set(margin)) > 1 else margin[:1])),
    )


def _settings(flags: Flags, chosen: ChosenPrinter | None) -> tuple[PrintSpec, Mapping[str, Any], Printer]:
    """What the flags say, what of it a printer can keep, and what is kept of the printer already."""
    problems: list[Problem] = []
    settings = None
    saved: Printer = {}
    given: dict[str, Any] = {}
    if all(flag in flags for flag in _TURNS):
        first, second = _TURNS
        problems.append(Problem("keys-exclude", {"key": second, "other": first}, Place(second)))
    flags = {flag: value for flag, value in flags.items() if flag not in _TURNS}
    flip = str(flags.get("--backs", FLIPS[0]))
    if fold(flip) not in FLIPS:
        params = {"key": "--backs", "value": shown(flip)}
        problems.append(Problem("unknown-name", params, Place("--backs"), suggestion(flip, FLIPS)))
        flags = {**flags, "--backs": FLIPS[0]}
    try:
        settings = spec.read(None, "", flags, names()).print
        given = {key: getattr(settings, key) for key in _KEPT if f"--{key}" in flags}
    except UsageFault as fault:
        problems += fault.problems
    try:
        saved = saved_printer(chosen, new=any(f"--{key}" in flags for key in _KEPT)) if chosen else {}
    except UsageFault as fault:
        problems += fault.problems
    if settings is None or problems:
        raise UsageFault(problems)
    return settings, given, saved


def _file(settings: PrintSpec, call: Call, *, lying: bool) -> bytes:
    """Recto and verso as a PDF file."""
    way = _way(settings, lying=lying)
    metrics = {name: asset(f"fonts/{name}.json", art.read_metrics, _text) for name in FONTS}
    check = drawing.Check(
        settings.paper.name,
        way.width,
        way.height,
        settings.backs,
        way.axis == "x",
        settings.shift,
        max(drawing.INSET, *settings.margin),
        call,
    )
    pages = drawing.pages(check, metrics)

    from unoprint import press  # noqa: PLC0415 - reportlab, once all is well

    faces = [press.Face(page, drawing.plain(page)) for page in pages]
    files = {name: resources.path("assets", f"fonts/{name}.ttf") for name in FONTS}
    about = press.About("Проверка принтера", f"unoprint {__version__}")
    return press.pages(faces, files, about, duplex=preference(way, paired=True))


def _text(name: str) -> str:
    return resources.text("assets", name)


def _way(settings: PrintSpec, *, lying: bool) -> Way:
    """How the paper is turned; a square one neither stands nor lies."""
    upright, *others = ways(settings.paper.width, settings.paper.height, settings.backs)
    return others[0] if lying and others else upright
