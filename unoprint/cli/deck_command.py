"""`unoprint deck`: card sheets as PDF."""

from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.cli.config import chosen
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import deck_flags, given, idle, only_flag, printer_flag, quiet_flag, rule_choices
from unoprint.cli.output import deliver, wanted_by

DEFAULTS = {"colour": "output/deck.pdf", "light": "output/deck-light.pdf", "bw": "output/deck-bw.pdf"}
"""Where the sheets go, by ink."""


@click.command("deck")
@deck_flags
@only_flag
@printer_flag
@rule_choices
@click.option("-o", "--output", metavar="FILE", help="Where to; - is standard output.  [default: output/deck….pdf]")
@quiet_flag
def command(
    spec: str | None, output: str | None, only: tuple[str, ...], printer: str | None, *, quiet: bool, **typed: Any
) -> None:
    """Print the cards of SPEC (without it, the classic deck) as sheets to cut.

    Print the file at 100 % ("actual size"): the bar at the sheet's edge must measure 50 mm.
    """
    flags = given(typed)
    wanted = wanted_by(spec, output, lambda: build.read_spec(spec, flags, chosen(printer)))
    plan = build.plan(wanted, only)
    content = build.deck_pdf(plan)
    target = output or DEFAULTS[plan.spec.print.ink]
    deliver(target, content)
    if not quiet:
        say_notes((*plan.notes, *idle(flags, wanted)))
        tell_done(plan)
        if plan.sheets.sides[0].slug is not None:
            tell("print-at-100")
        tell_how(plan)
    if target != "-":
        click.echo(str(Path(target)))


def tell_done(plan: build.Plan) -> None:
    """Say how much there is."""
    cards = plan.deck.printed * plan.spec.print.copies
    if cards == 1:
        tell("card-done")
    else:
        tell("deck-done", cards=cards, sheets=_rectos(plan), per_sheet=plan.sheets.grid.per_sheet)


def tell_how(plan: build.Plan) -> None:
    """Say what is to be done for the backs."""
    printing, sheets = plan.spec.print, _rectos(plan)
    if printing.backs == "fold":
        tell("how-fold")
    elif printing.backs == "separate":
        tell("how-separate", sheets=sheets)
    elif printing.backs != "none" and "rectos-first" in printing.order:
        tell("how-apart", sheets=sheets, flip=printing.backs)
    elif printing.backs != "none":
        tell("how-both-sides", flip=printing.backs)


def _rectos(plan: build.Plan) -> int:
    return sum(side.name == "recto" for side in plan.sheets.sides)
