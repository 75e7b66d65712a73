"""`unoprint calibrate`: a sheet to measure a printer with, and the place to keep what was measured."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click

from unoprint import build
from unoprint.build.calibrations import calibration
from unoprint.build.printers import saving
from unoprint.cli.config import chosen
from unoprint.cli.messages import tell
from unoprint.cli.options import given, quiet_flag
from unoprint.cli.output import deliver

DEFAULT = "output/calibrate.pdf"


@click.command("calibrate")
@click.option("--paper", metavar="NAME|WxH", help="Paper, by name or in mm.  [default: A4]")
@click.option("--card-size", metavar="NAME|WxH", help="Cards whose sheets are checked.  [default: uno, 56x87]")
@click.option("--portrait", is_flag=True, help="An upright sheet, whichever way the sheets of these cards lie.")
@click.option("--landscape", is_flag=True, help="A lying sheet: its shift is another than that of an upright one.")
@click.option("--backs", metavar="long-edge|short-edge", help="How the printer flips.  [default: long-edge]")
@click.option("--shift", metavar="X,Y", help="Move the second page right and up, to verify a shift.  [default: 0,0]")
@click.option("--margin", metavar="MM|T,R,B,L", help="What the printer cannot reach.  [default: 5]")
@click.option("--printer", metavar="NAME", help="Use what is saved for this printer, and save what is given here.")
@click.option("-o", "--output", metavar="FILE", help=f"Where to; - is standard output.  [default: {DEFAULT}]")
@quiet_flag
def command(printer: str | None, output: str | None, *, quiet: bool, **typed: Any) -> None:
    """Print a sheet that shows the printer's scale, its margin, and how far it puts backs off.

    Print it on both sides at 100 % and read what it says. It stands or lies as the sheets of a deck of these cards
    do, unless --portrait or --landscape turns it.

    With --printer, the --shift, --margin and --backs given are saved in your configuration for `--printer NAME` of
    other commands: there they go over the spec, under the flags. The shift is for all sheets; with --portrait or
    --landscape, for such sheets alone. A saved flip prints backs, unless --backs none says otherwise.
    """
    build.check_date()
    named = chosen(printer)
    made = calibration(given(typed), named)
    target = output or DEFAULT
    saved = None
    with ExitStack() as stack:
        if named is not None and made.kept:
            saved = stack.enter_context(saving(named, made.kept))
        deliver(target, made.content)
    if not quiet:
        tell("calibrate-done", flip=made.flip)
        if named is not None and saved is not None:
            tell("printer-saved", name=named.name, file=str(saved))
    if target != "-":
        click.echo(str(Path(target)))
