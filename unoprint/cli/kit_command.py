"""`unoprint kit`: everything for an evening of play, in one go."""

from pathlib import PurePath
from typing import Any

import click

from unoprint import build
from unoprint.build import boxes
from unoprint.build.folders import File
from unoprint.cli import box_command, deck_command, rules_command
from unoprint.cli.config import chosen
from unoprint.cli.folders import fill, folder
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import (
    card_flags,
    deck_flags,
    given,
    idle,
    layout_flags,
    printer_flag,
    quiet_flag,
    rule_choices,
)
from unoprint.cli.output import once, together
from unoprint.cli.scores_command import DEFAULT as SCORES
from unoprint.errors import FitFault, Hint, Problem
from unoprint.spec.model import Spec

FOLDER = "output"


@click.command("kit")
@deck_flags
@printer_flag
@rule_choices
@layout_flags
@card_flags
@click.option("-o", "--output", metavar="FOLDER", help=f"Where to.  [default: {FOLDER}]")
@quiet_flag
def command(spec: str | None, output: str | None, printer: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print all that SPEC (without it, the classic game) needs: cards, rules, score sheet, and a box that holds them.

    Either every file is written or none. A box too large for the paper is left out, with a warning.
    """
    flags = given(typed)
    _, target, wanted = together(
        build.check_date,
        lambda: folder(output, FOLDER),
        lambda: build.read_spec(spec, flags, chosen(printer)),
    )
    plan, (box, misfits), rules, scores = together(
        lambda: build.plan(wanted),
        lambda: _box(wanted),
        lambda: build.rules_file(wanted),
        lambda: build.scores_file(wanted),
    )
    ink = wanted.print.ink
    files: list[File] = [
        (_name(deck_command.DEFAULTS[ink]), build.deck_pdf(plan)),
        (_name(rules_command.default_file(wanted.rules.layout)), rules.content),
        (_name(SCORES), scores.content),
    ]
    if box is not None:
        files.append((_name(box_command.DEFAULTS[ink]), boxes.box_pdf(box)))
    fill(target, files, spec, wanted)
    if not quiet:
        say_notes(once((*plan.notes, *rules.notes, *scores.notes, *misfits, *idle(flags, wanted))))
        _tell(plan, wanted, rules, box)
    for name, _ in files:
        click.echo(str(target / name))


def _box(wanted: Spec) -> tuple[boxes.BoxPlan | None, tuple[Problem, ...]]:
    """The box, or none and why."""
    try:
        return boxes.box_plan(wanted), ()
    except FitFault as fault:
        return None, (*fault.problems, Problem("box-left-out", hint=Hint("box-alone")))


def _tell(plan: build.Plan, wanted: Spec, rules: build.Print, box: boxes.BoxPlan | None) -> None:
    """Say what there is and how to print it."""
    deck_command.tell_done(plan)
    deck_command.tell_how(plan)
    rules_command.tell_how(wanted, rules)
    if box is not None:
        box_command.tell_done(box)
    tell("print-all-at-100")


def _name(default: str) -> str:
    return PurePath(default).name
