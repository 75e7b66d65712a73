"""`unoprint check`: what would be printed."""

from typing import Any

import click

from unoprint import build
from unoprint.cli.messages import say_notes
from unoprint.cli.options import deck_flags, given, quiet_flag
from unoprint.cli.tables import aligned
from unoprint.units import show, show_size


@click.command("check")
@deck_flags
@click.option("--json", "as_json", is_flag=True, help="Everything, every slot included, for other programs (in mm).")
@quiet_flag
def command(spec: str | None, *, as_json: bool, quiet: bool, **typed: Any) -> None:
    """Show what `deck` would print for SPEC: counts, sheets, problems. Nothing is written."""
    plan = build.plan(build.read_spec(spec, given(typed)))
    if as_json:
        import json  # noqa: PLC0415 - only here

        click.echo(json.dumps(_facts(plan), ensure_ascii=False, indent=1))
    else:
        click.echo(aligned(_rows(plan)))
    if not quiet:
        say_notes(plan.notes)


def _rows(plan: build.Plan) -> list[tuple[str, ...]]:
    deck, printing, grid = plan.deck, plan.spec.print, plan.sheets.grid
    rectos = [side for side in plan.sheets.sides if side.name == "recto"]
    lies = "landscape" if grid.width > grid.height else "portrait"
    last = len(rectos[-1].placements) if rectos else 0
    return [
        ("title", plan.spec.title),
        ("edition", f"{deck.edition.id}: {deck.edition.title}"),
        ("cards", f"{deck.printed} printed, {deck.played} play, {deck.points} points"),
        ("copies", str(printing.copies)),
        ("size", f"{printing.card_size.name}, {show_size(grid.card_width, grid.card_height)}"),
        ("paper", f"{printing.paper.name}, {lies}, {show_size(grid.width, grid.height)}"),
        ("grid", f"{grid.columns} × {grid.rows} = {grid.per_sheet} cards a sheet"),
        ("gap", f"{show(grid.gap[0])} × {show(grid.gap[1])} mm"),
        ("sheets", f"{len(rectos)}, the last one with {last} cards" if last < grid.per_sheet else str(len(rectos))),
        ("ink", printing.ink),
        ("marks", printing.marks),
        ("backs", printing.backs),
    ]


def _facts(plan: build.Plan) -> dict[str, Any]:
    """All of the plan as plain values. Lengths in mm, from the top left of the sheet as viewed."""
    grid = plan.sheets.grid
    return {
        "title": plan.spec.title,
        "edition": plan.deck.edition.id,
        "copies": plan.spec.print.copies,
        "printed": plan.deck.printed,
        "played": plan.deck.played,
        "points": plan.deck.points,
        "cards": [
            {
                "id": entry.card.id,
                "title": entry.card.title,
                "count": entry.pieces,
                "points": entry.card.points,
                "plays": entry.plays,
            }
            for entry in plan.deck.entries
        ],
        "sheet": {"width": grid.width, "height": grid.height, "columns": grid.columns, "rows": grid.rows},
        "slots": [slot._asdict() for slot in grid.slots()],
        "duplex": plan.sheets.duplex,
        "pages": [
            {
                "side": side.name,
                "sheet": side.sheet,
                "cards": [{"id": one.artwork, **one.slot._asdict(), "turned": one.turned} for one in side.placements],
            }
            for side in plan.sheets.sides
        ],
    }
