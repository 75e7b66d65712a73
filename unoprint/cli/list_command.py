"""`unoprint list`: what there is to choose from."""

import click

from unoprint import build, deck, resources
from unoprint.cli.tables import aligned
from unoprint.units import show_size

Rows = list[tuple[str, ...]]


def _cards() -> Rows:
    catalogue = deck.catalogue(resources.table("cards.toml"))
    suits = ",".join(catalogue.suits)
    rows: Rows = [("card", "points", "what it is")]
    for kind in catalogue.kinds.values():
        ids = f"{{{suits}}}:{kind.id}" if kind.coloured else kind.id
        rows.append((ids, str(kind.points), kind.title))
    return rows


def _editions() -> Rows:
    catalogue = deck.catalogue(resources.table("cards.toml"))
    rows: Rows = [("edition", "cards", "points", "what it is")]
    for name in resources.names("editions", ".toml"):
        made = build.edition_deck(name, catalogue)
        rows.append((name, str(made.printed), str(made.points), made.edition.title))
    return rows


def _themes() -> Rows:
    names = resources.names("themes", ".toml")
    return [("theme", "what it is"), *((name, resources.table(f"themes/{name}.toml")["title"]) for name in names)]


def _formats(file: str, head: str) -> Rows:
    rows: Rows = [(head, "mm", "what it is")]
    for name, entry in resources.table(file).items():
        rows.append((name, show_size(entry["width"], entry["height"])[:-3], entry["title"]))
    return rows


LISTS = {
    "cards": _cards,
    "editions": _editions,
    "themes": _themes,
    "papers": lambda: _formats("papers.toml", "paper"),
    "sizes": lambda: _formats("sizes.toml", "size"),
}


@click.command("list")
@click.argument("what", metavar="WHAT", type=click.Choice(list(LISTS), case_sensitive=False))
def command(what: str) -> None:
    """List what there is: WHAT is cards, editions, themes, papers or sizes.

    Any of these names can stand in a spec or after the flag of the same name.
    """
    click.echo(aligned(LISTS[what.lower()]()))
