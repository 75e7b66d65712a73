"""`unoprint check`: what would be printed."""

from typing import Any

import click

from unoprint import build
from unoprint.cli.config import chosen
from unoprint.cli.messages import say_notes
from unoprint.cli.options import deck_flags, given, idle, only_flag, printer_flag, quiet_flag, rule_choices
from unoprint.cli.output import wanted_by
from unoprint.cli.tables import aligned
from unoprint.rules import Ruleset
from unoprint.sheets import Placement
from unoprint.units import show, show_size


@click.command("check")
@deck_flags
@only_flag
@printer_flag
@rule_choices
@click.option("--json", "as_json", is_flag=True, help="Everything, every slot included, for other programs (in mm).")
@quiet_flag
def command(
    spec: str | None, only: tuple[str, ...], printer: str | None, *, as_json: bool, quiet: bool, **typed: Any
) -> None:
    """Show what `deck` and `rules` would print for SPEC: counts, sheets, rules, problems. Nothing is written."""
    flags = given(typed)
    wanted = wanted_by(spec, None, lambda: build.read_spec(spec, flags, chosen(printer)))
    rules = build.ruleset(wanted)
    plan = build.plan(wanted, only)
    build.check_pictures(plan)
    if as_json:
        import json  # noqa: PLC0415 - only here

        facts = {**_facts(plan), "rules": _rule_facts(rules)}
        click.echo(json.dumps(facts, ensure_ascii=False, indent=1))
    else:
        click.echo(aligned([*_rows(plan, rules), *_unusual(plan, only), *_rule_rows(rules)]))
    if not quiet:
        say_notes((*plan.notes, *rules.notes, *idle(flags, wanted)))


def _rule_rows(rules: Ruleset) -> list[tuple[str, ...]]:
    """The rules in force: what differs from the defaults, and the clauses that the booklet adds."""
    least, most = rules.players
    points = build.rules_catalogue().points
    decided = [
        ("option", f"{name}={option}: {points[name].options.get(option, points[name].title)}")
        for name, option in rules.options.items()
        if option != points[name].default and name not in rules.idle
    ]
    return [
        ("preset", f"{rules.preset.id}: {rules.preset.title}"),
        ("players", str(least) if least == most else f"{least}–{most}"),
        ("vocabulary", f"{rules.vocabulary.id}: {rules.vocabulary.title}"),
        *(("house rule", f"{rule.id}: {rule.blurb}") for rule in rules.house),
        *(("own rule", rule.title) for rule in rules.own),
        *decided,
        *(("clause", f"{clause.a} + {clause.b}") for clause in rules.clauses),
    ]


def _rule_facts(rules: Ruleset) -> dict[str, Any]:
    """All of the ruleset as plain values."""
    return {
        "preset": rules.preset.id,
        "players": list(rules.players),
        "vocabulary": rules.vocabulary.id,
        "house": [rule.id for rule in rules.house],
        "own": [rule.title for rule in rules.own],
        "options": {name: option for name, option in rules.options.items() if name not in rules.idle},
        "clauses": [[clause.a, clause.b] for clause in rules.clauses],
        "played": rules.played,
        "counts": rules.counts,
        "notes": [note.id for note in rules.notes],
    }


def _rows(plan: build.Plan, rules: Ruleset) -> list[tuple[str, ...]]:
    deck, printing, grid = plan.deck, plan.spec.print, plan.sheets.grid
    rectos = [side for side in plan.sheets.sides if side.name == "recto"]
    lies = "landscape" if grid.width > grid.height else "portrait"
    faces = {card.id for card in deck.distinct()}
    last = sum(one.artwork in faces for one in rectos[-1].placements) if rectos else 0
    return [
        ("title", plan.spec.title),
        ("edition", f"{deck.edition.id}: {deck.edition.title}"),
        ("cards", f"{deck.printed} printed, {rules.played} play, {rules.deck.points} points"),
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


def _unusual(plan: build.Plan, only: tuple[str, ...]) -> list[tuple[str, ...]]:
    """What is worth a row only when it was asked for."""
    printing = plan.spec.print
    right, up = printing.shift
    rows = [
        ("only", ", ".join(only), bool(only)),
        ("bleed", f"{show(printing.bleed)} mm", printing.bleed > 0),
        ("shift", f"{show(right)} mm right, {show(up)} mm up", printing.shift != (0, 0)),
        ("order", ", ".join(printing.order), bool(printing.order)),
        ("verso marks", printing.marks, printing.verso_marks),
        ("corners", printing.corners, printing.corners != "square"),
        ("own pictures", printing.bw_art, printing.ink == "bw" and bool(plan.spec.pictures)),
        ("colour space", printing.colour_space, printing.colour_space != "rgb"),
    ]
    return [(name, text) for name, text, worth in rows if worth]


def _facts(plan: build.Plan) -> dict[str, Any]:
    """All of the plan as plain values. Lengths in mm, from the top left of the sheet as viewed."""
    grid, printing = plan.sheets.grid, plan.spec.print
    return {
        "title": plan.spec.title,
        "edition": plan.deck.edition.id,
        "copies": printing.copies,
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
        "bleed": grid.bleed,
        "backs": printing.backs,
        "shift": list(printing.shift),
        "order": list(printing.order) or ["paired"],
        "duplex": plan.sheets.duplex,
        "pages": [
            {
                "side": side.name,
                "sheet": side.sheet,
                "cards": [_placed(one) for one in side.placements],
            }
            for side in plan.sheets.sides
        ],
    }


def _placed(one: Placement) -> dict[str, Any]:
    return {"id": one.artwork, **one.slot._asdict(), "turned": one.turned, "bleed": one.bleed._asdict()}
