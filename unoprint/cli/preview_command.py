"""`unoprint preview`: pictures of what would be printed."""

from collections.abc import Iterator
from typing import Any

import click

from unoprint import build
from unoprint.build import images
from unoprint.build.folders import File
from unoprint.cli.config import chosen
from unoprint.cli.folders import DPI, LEAST_DPI, MOST_DPI, fill, folder, typed_value
from unoprint.cli.messages import say_notes, tell
from unoprint.cli.options import (
    deck_flags,
    given,
    idle,
    layout_flags,
    only_flag,
    printer_flag,
    quiet_flag,
    rule_choices,
)
from unoprint.cli.output import together
from unoprint.errors import Hint, Problem, UsageFault
from unoprint.spec.kinds import choices
from unoprint.spec.model import Spec

PARTS = ("cards", "sheets", "rules")
WHAT = choices(*PARTS, "all")
FOLDER = "output/preview"


@click.command("preview")
@deck_flags
@only_flag
@printer_flag
@rule_choices
@layout_flags
@click.option(
    "--what", metavar="NAMES", default="all", help="cards, sheets, rules, or several with commas.  [default: all]"
)
@click.option("--dpi", metavar="N", default="150", help=f"Dots to the inch, {LEAST_DPI} to {MOST_DPI}.  [default: 150]")
@click.option("-o", "--output", metavar="FOLDER", help=f"Where to.  [default: {FOLDER}]")
@quiet_flag
def command(
    spec: str | None,
    output: str | None,
    only: tuple[str, ...],
    printer: str | None,
    *,
    what: str,
    dpi: str,
    quiet: bool,
    **typed: Any,
) -> None:
    """Write PNG pictures of what SPEC would print: each card, the whole deck, each sheet, each page of the rules.

    Pictures of the same names are replaced, other files in the folder stay.
    """
    flags = given(typed)
    _, target, parts, dots, wanted = together(
        build.check_date,
        lambda: folder(output, FOLDER),
        lambda: typed_value("--what", WHAT, what),
        lambda: typed_value("--dpi", DPI, dpi),
        lambda: build.read_spec(spec, flags, chosen(printer)),
    )
    parts = PARTS if "all" in parts else parts
    _check_pages(wanted, parts)
    plan = build.plan(wanted, only) if {"cards", "sheets"} & set(parts) else None
    if plan is not None:
        images.check_deck(plan, parts, dots)
    rules = build.rules_file(wanted) if "rules" in parts else None
    count = fill(target, _files(plan, rules, parts, dots), spec, wanted)
    if not quiet:
        say_notes((*(plan.notes if plan else ()), *(rules.notes if rules else ()), *idle(flags, wanted)))
        tell("pictures-done", pictures=count)
    click.echo(str(target))


def _check_pages(wanted: Spec, parts: tuple[str, ...]) -> None:
    """Raise UsageFault for a layout without pages."""
    if "rules" in parts and wanted.rules.layout == "html":
        raise UsageFault(Problem("no-pages", hint=Hint("other-layout")))


def _files(plan: build.Plan | None, rules: build.Print | None, parts: tuple[str, ...], dots: int) -> Iterator[File]:
    if plan is not None:
        yield from images.deck_pictures(plan, parts, dots)
    if rules is not None:
        yield from images.pdf_pictures(rules.content, dots)
