"""`unoprint scores`: a sheet to write the points on."""

from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.cli.messages import say_notes
from unoprint.cli.options import given, quiet_flag, rules_flags
from unoprint.cli.output import deliver, wanted_by

DEFAULT = "output/scores.pdf"


@click.command("scores")
@rules_flags
@click.option("-o", "--output", metavar="FILE", help=f"Where to; - is standard output.  [default: {DEFAULT}]")
@quiet_flag
def command(spec: str | None, output: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print a score sheet for the rules of SPEC: names and rounds to fill in, and what the cards cost."""
    wanted = wanted_by(spec, output, lambda: build.read_spec(spec, given(typed)))
    made = build.scores_file(wanted)
    target = output or DEFAULT
    deliver(target, made.content)
    if not quiet:
        say_notes(made.notes)
    if target != "-":
        click.echo(str(Path(target)))
