"""`unoprint export`: the cards for other makers."""

from typing import Any

import click

from unoprint import build
from unoprint.build import exports
from unoprint.build.shops import Shop, shops
from unoprint.cli.folders import DPI, LEAST_DPI, MOST_DPI, fill, folder, typed_value
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import deck_flags, given, only_flag, quiet_flag, rule_choices
from unoprint.cli.output import together
from unoprint.errors import Hint, Place, Problem, UsageFault
from unoprint.spec.kinds import choice
from unoprint.spec.words import fold, shown, suggestion

FOLDER = "output/export"


@click.command("export")
@deck_flags
@only_flag
@rule_choices
@click.option("--to", metavar="png|tts|svg", default="png", help="Pictures, Tabletop Simulator, SVG.  [default: png]")
@click.option("--shop", metavar="NAME", help="Pictures as this shop wants them; see `unoprint list shops`.")
@click.option("--dpi", metavar="N", help=f"Dots to the inch of pictures, {LEAST_DPI} to {MOST_DPI}.  [default: 300]")
@click.option("-o", "--output", metavar="FOLDER", help=f"Where to.  [default: {FOLDER}/png, …/tts, …/svg]")
@quiet_flag
def command(spec: str | None, output: str | None, only: tuple[str, ...], *, quiet: bool, **typed: Any) -> None:
    """Write the cards of SPEC for other makers, each card and back once, with a list of how many make the deck.

    Pictures have a bleed for the shop to cut (3 mm unless SPEC or --shop says otherwise). For Tabletop Simulator there
    are sheets of 10 x 7 cards in the order of the deck, without rule cards, which are not dealt. Files of the same
    names are replaced, others in the folder stay.
    """
    to, shop, dpi = typed.pop("to"), typed.pop("shop"), typed.pop("dpi")
    flags = given(typed)
    _, kind, export, wanted = together(
        build.check_date,
        lambda: typed_value("--to", choice(*exports.FORMATS), to),
        lambda: _wanted(to, shop, dpi, flags),
        lambda: build.read_spec(spec, flags),
    )
    target = folder(output, f"{FOLDER}/{kind}")
    plan = exports.planned(wanted, only, export)
    count = fill(target, exports.exported(plan, export), spec, wanted)
    if not quiet:
        say_notes(plan.notes)
        tell("export-done", files=count)
    click.echo(str(target))


def _wanted(to: str, shop: str | None, dpi: str | None, flags: dict[str, Any]) -> exports.Wanted:
    """The flags of this command alone. Raises UsageFault with all that is wrong."""
    chosen, dots, _ = together(
        lambda: None if shop is None else _shop(shop),
        lambda: exports.DPI if dpi is None else typed_value("--dpi", DPI, dpi),
        lambda: _compatible(fold(to), {"--shop": shop, "--dpi": dpi}, flags),
    )
    return exports.Wanted(fold(to), chosen, dots, 0.0 if "--bleed" in flags else exports.BLEED)


def _shop(name: str) -> Shop:
    known = shops()
    if fold(name) not in known:
        params = {"key": "--shop", "value": shown(name)}
        hint = suggestion(name, known) or Hint("see-list", {"list": "shops"})
        raise UsageFault(Problem("unknown-name", params, Place("--shop"), hint))
    return known[fold(name)]


def _compatible(to: str, mine: dict[str, str | None], flags: dict[str, Any]) -> None:
    """Raise UsageFault for flags that have no say: a shop decides on sizes, and only pictures have any dots."""
    typed = [flag for flag, value in mine.items() if value is not None]
    problems = [
        Problem("flag-only-with", {"key": flag, "other": "--to png"}, Place(flag))
        for flag in typed
        if to in exports.FORMATS and to != "png"
    ]
    if "--shop" in typed:
        problems += [
            Problem("keys-exclude", {"key": "--shop", "other": flag}, Place("--shop"))
            for flag in ("--dpi", "--card-size", "--bleed")
            if flag in typed or flag in flags
        ]
    if problems:
        raise UsageFault(problems)
