"""`unoprint deck`: card sheets as PDF."""

from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.cli.config import chosen
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import deck_flags, given, only_flag, printer_flag, quiet_flag, rule_choices
from unoprint.cli.output import deliver, keep_pictures, keep_spec
from unoprint.spec.model import PrintSpec

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
    build.check_date()
    keep_spec(spec, output)
    wanted = build.read_spec(spec, given(typed), chosen(printer))
    keep_pictures(wanted, output)
    plan = build.plan(wanted, only)
    content = build.deck_pdf(plan)
    target = output or DEFAULTS[plan.spec.print.ink]
    deliver(target, content)
    if not quiet:
        say_notes(plan.notes)
        copies = plan.spec.print.copies
        rectos = [side for side in plan.sheets.sides if side.name == "recto"]
        cards, per_sheet = plan.deck.printed * copies, plan.sheets.grid.per_sheet
        tell("deck-done", cards=cards, sheets=len(rectos), per_sheet=per_sheet)
        if rectos[0].slug is not None:
            tell("print-at-100")
        _tell_how(plan.spec.print, len(rectos))
    if target != "-":
        click.echo(str(Path(target)))


def _tell_how(printing: PrintSpec, sheets: int) -> None:
    """Say what is to be done for the backs."""
    if printing.backs == "fold":
        tell("how-fold")
    elif printing.backs == "separate":
        tell("how-separate", sheets=sheets)
    elif printing.backs != "none" and "rectos-first" in printing.order:
        tell("how-apart", sheets=sheets, flip=printing.backs)
    elif printing.backs != "none":
        tell("how-both-sides", flip=printing.backs)
