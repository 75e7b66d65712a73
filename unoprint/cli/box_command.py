"""`unoprint box`: a tuck box for the deck, as a net on one sheet."""

from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.build import boxes
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import box_flags, given, quiet_flag
from unoprint.cli.output import deliver, wanted_by

DEFAULTS = {"colour": "output/box.pdf", "light": "output/box-light.pdf", "bw": "output/box-bw.pdf"}
"""Where the sheet goes, by ink."""


@click.command("box")
@box_flags
@click.option("-o", "--output", metavar="FILE", help="Where to; - is standard output.  [default: output/box….pdf]")
@quiet_flag
def command(spec: str | None, output: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print a box for the cards of SPEC (without it, the classic deck): a net to cut, fold and glue.

    Print the file at 100 % ("actual size") on thick paper. The box has room for every card that `deck` prints, blanks
    and rule cards included. For cards of another paper say how thick they are, or how heavy their paper is.
    """
    wanted = wanted_by(spec, output, lambda: build.read_spec(spec, given(typed)))
    made = boxes.box_plan(wanted)
    target = output or DEFAULTS[wanted.print.ink]
    deliver(target, boxes.box_pdf(made))
    if not quiet:
        say_notes(made.notes)
        tell_done(made)
        tell("box-fold")
        if made.bar:
            tell("box-at-100")
    if target != "-":
        click.echo(str(Path(target)))


def tell_done(made: boxes.BoxPlan) -> None:
    """Say what the box is for, and how large."""
    width, height, depth = made.net.inside
    tell("box-done", cards=made.cards, width=width, height=height, depth=depth)
