"""`unoprint list`: what there is to choose from."""

from collections.abc import Callable
from typing import Any

import click

from unoprint import build, resources
from unoprint.cli.config import folder
from unoprint.cli.tables import aligned
from unoprint.errors import Problem, UsageFault
from unoprint.spec.words import clip, fold, suggestion
from unoprint.units import show, show_size

Rows = list[tuple[str, ...]]


def _cards() -> Rows:
    catalogue = build.catalogue()
    suits = ",".join(catalogue.suits)
    rows: Rows = [("card", "points", "what it is")]
    for kind in catalogue.kinds.values():
        ids = f"{{{suits}}}:{kind.id}" if kind.coloured else kind.id
        rows.append((ids, str(kind.points), kind.title))
    return rows


def _editions() -> Rows:
    catalogue = build.catalogue()
    rows: Rows = [("edition", "cards", "points", "what it is")]
    for name in resources.names("editions", ".toml"):
        made = build.edition_deck(name, catalogue)
        rows.append((name, str(made.printed), str(made.points), made.edition.title))
    return rows


def _themes() -> Rows:
    names = resources.names("themes", ".toml")
    return [("theme", "what it is"), *((name, build.asset(f"themes/{name}.toml", _title)) for name in names)]


def _title(table: dict[str, Any]) -> str:
    title: str = table["title"]
    return title


def _formats(file: str, head: str) -> Rows:
    def rows(table: dict[str, Any]) -> Rows:
        return [
            (name, show_size(entry["width"], entry["height"])[:-3], entry["title"]) for name, entry in table.items()
        ]

    return [(head, "mm", "what it is"), *build.asset(file, rows)]


def _shops() -> Rows:
    from unoprint.build.shops import shops  # noqa: PLC0415 - only here

    rows: Rows = [("shop", "mm", "pixels", "what it is")]
    for shop in shops().values():
        across, down = shop.pixels
        rows.append((shop.name, show_size(shop.size.width, shop.size.height)[:-3], f"{across} × {down}", shop.title))
    return rows


def _rules() -> Rows:
    return [("rule", "title", "what it is"), *build.house_titles()]


def _presets() -> Rows:
    rows: Rows = [("preset", "title", "players", "edition", "for whom")]
    for preset in build.rules_catalogue().presets.values():
        rows.append((preset.id, preset.title, _span(preset.players), preset.edition, preset.blurb))
    return rows


def _span(players: tuple[int, int]) -> str:
    least, most = players
    return str(least) if least == most else f"{least}–{most}"


def _options() -> Rows:
    """Every option as `--set` takes it; the default has a star."""
    rows: Rows = [("point = option", "", "what it means")]
    for point in build.rules_catalogue().points.values():
        rows.append((point.id, "", point.title))
        for option, text in point.options.items():
            rows.append((f"  {point.id}={option}", "*" * (option == point.default), text))
        if point.numbers is not None:
            low, high = point.numbers
            star = "*" * (point.default not in point.options)
            rows.append(
                (f"  {point.id}={point.default if star else low}", star, f"любое целое число от {low} до {high}")
            )
    return rows


def _vocabularies() -> Rows:
    rows: Rows = [("vocabulary", "what it is", "draw pile", "discard", "cards")]
    for words in build.rules_catalogue().vocabularies.values():
        cards = ", ".join(getattr(words, name).name for name in ("skip", "draw2", "reverse", "wild"))
        rows.append((words.id, words.title, words.draw.nom, words.discard.nom, cards))
    return rows


def _printers() -> Rows:
    """What is kept of each printer, as its flags take it."""
    from unoprint.build.printers import saved_printers  # noqa: PLC0415 - only here

    keys = ("backs", "shift", "portrait-shift", "landscape-shift", "margin")
    rows: Rows = [("printer", *keys)]
    for name, kept in saved_printers(folder()).items():
        rows.append((name, *(_typed(kept[key]) if key in kept else "" for key in keys)))
    return rows


def _typed(value: str | tuple[float, ...]) -> str:
    if isinstance(value, str):
        return value
    alike = len(value) > 2 and len(set(value)) == 1  # noqa: PLR2004 (right, up is a pair)
    return show(value[0]) if alike else ",".join(map(show, value))


LISTS: dict[str, Callable[[], Rows]] = {
    "cards": _cards,
    "editions": _editions,
    "themes": _themes,
    "papers": lambda: _formats("papers.toml", "paper"),
    "sizes": lambda: _formats("sizes.toml", "size"),
    "shops": _shops,
    "rules": _rules,
    "presets": _presets,
    "options": _options,
    "vocabularies": _vocabularies,
    "printers": _printers,
}


@click.command("list")
@click.argument("what", default="")
def command(what: str) -> None:
    """List what there is, from cards to vocabularies, or the printers that `calibrate` has saved.

    WHAT is one of cards, editions, themes, papers, sizes, shops, rules, presets, options, vocabularies, printers. The
    names can stand in a spec (those of printers cannot) or after the flag of the same name.
    """
    if fold(what) not in LISTS:
        fault = Problem("unknown-list", {"name": clip(what)}) if what else Problem("list-of-what")
        raise UsageFault(fault._replace(hint=suggestion(what, LISTS)))
    click.echo(aligned(LISTS[fold(what)]()))
