"""`unoprint kit`: everything for an evening of play, in one go."""

from collections.abc import Iterable
from pathlib import PurePath
from typing import Any

import click

from unoprint import build
from unoprint.build import boxes
from unoprint.build.folders import File
from unoprint.cli.box_command import DEFAULTS as BOXES
from unoprint.cli.config import chosen
from unoprint.cli.deck_command import DEFAULTS as DECKS
from unoprint.cli.folders import fill, folder
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import deck_flags, given, layout_flags, printer_flag, quiet_flag, rule_choices
from unoprint.cli.rules_command import default_file
from unoprint.cli.scores_command import DEFAULT as SCORES
from unoprint.errors import FitFault, Problem
from unoprint.spec.model import Spec

FOLDER = "output"


@click.command("kit")
@deck_flags
@printer_flag
@rule_choices
@layout_flags
@click.option("-o", "--output", metavar="FOLDER", help=f"Where to.  [default: {FOLDER}]")
@quiet_flag
def command(spec: str | None, output: str | None, printer: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print all that SPEC (without it, the classic game) needs: cards, rules, score sheet, and a box that holds them.

    Either every file is written or none. A box too large for the paper is left out, with a warning.
    """
    build.check_date()
    target = folder(output, FOLDER)
    wanted = build.read_spec(spec, given(typed), chosen(printer))
    plan = build.plan(wanted)
    box, misfits = _box(wanted)
    rules, scores = build.rules_file(wanted), build.scores_file(wanted)
    ink = wanted.print.ink
    files: list[File] = [
        (_name(DECKS[ink]), build.deck_pdf(plan)),
        (_name(default_file(wanted.rules.layout)), rules.content),
        (_name(SCORES), scores.content),
        *((_name(BOXES[ink]), content) for content in box),
    ]
    fill(target, files, spec, wanted)
    if not quiet:
        say_notes(_once((*plan.notes, *rules.notes, *scores.notes, *misfits)))
        tell("print-all-at-100")
    for name, _ in files:
        click.echo(str(target / name))


def _box(wanted: Spec) -> tuple[list[bytes], tuple[Problem, ...]]:
    """The box, or why there is none."""
    try:
        return [boxes.box_pdf(boxes.box_plan(wanted))], ()
    except FitFault as fault:
        return [], fault.problems


def _once(notes: Iterable[Problem]) -> list[Problem]:
    """Each note where it first stands: rules and score sheet have the same."""
    told: list[Problem] = []
    for note in notes:
        if note not in told:
            told.append(note)
    return told


def _name(default: str) -> str:
    return PurePath(default).name
