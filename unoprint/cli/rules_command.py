"""`unoprint rules`: the rules as a booklet and in other layouts."""

from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import given, idle, layout_flags, quiet_flag, rules_flags
from unoprint.cli.output import deliver, wanted_by
from unoprint.spec.model import Spec

BOOKLET = "booklet"


@click.command("rules")
@rules_flags
@layout_flags
@click.option("-o", "--output", metavar="FILE", help="Where to; - is standard output.  [default: output/rules….pdf]")
@quiet_flag
def command(spec: str | None, output: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print the rules of SPEC (without it, the classic ones) in Russian: exactly those that were chosen.

    The booklet is printed on both sides at 100 %, folded and stapled; the other layouts are printed as they are.
    """
    flags = given(typed)
    wanted = wanted_by(spec, output, lambda: build.read_spec(spec, flags))
    made = build.rules_file(wanted)
    target = output or default_file(wanted.rules.layout)
    deliver(target, made.content)
    if not quiet:
        say_notes((*made.notes, *idle(flags, wanted)))
        tell_how(wanted, made)
    if target != "-":
        click.echo(str(Path(target)))


def tell_how(wanted: Spec, made: build.Print) -> None:
    """Say how a booklet is printed."""
    if wanted.rules.layout == BOOKLET:
        tell("booklet-done", sheets=made.sheets, pages=made.pages, flip=wanted.rules.flip)


def default_file(layout: str) -> str:
    """Where the rules go, by layout."""
    if layout == BOOKLET:
        return "output/rules.pdf"
    return "output/rules.html" if layout == "html" else f"output/rules-{layout}.pdf"
