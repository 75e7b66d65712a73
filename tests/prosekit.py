"""The base sections of the booklet as HTML or plain text, for any wish, through the real resolver."""

from functools import cache
from pathlib import Path

import proofkit
from artkit import catalogue as cards
from artkit import look
from unoprint import deck, resources, rules
from unoprint.booklet.context import Setting
from unoprint.booklet.environment import Templates
from unoprint.booklet.typography import typeset
from unoprint.booklet.writer import Writer
from unoprint.rules import plural
from unoprint.rules.words import words
from unoprint.spec.model import DeckSpec

SECTIONS = Path(__file__).parents[1] / "templates" / "booklet" / "sections"
NAMES = tuple(sorted(file.name.partition(".")[0] for file in SECTIONS.glob("[0-9]*.html.j2")))


@cache
def catalogue() -> rules.Catalogue:
    return rules.catalogue({name: resources.table(f"rules/{name}.toml") for name in rules.TABLES}, cards())


@cache
def _templates() -> Templates:
    return Templates(plural.filters(words(resources.table("rules/words.toml"))))


_look = cache(look)


def ruleset(wish: rules.Wish, edition: str | None = None, blanks: int | None = None, own=()) -> rules.Ruleset:
    """The checked rules; deck and blanks are the preset's unless they are given. Raises SpecFault."""
    preset = catalogue().presets[wish.preset]
    name = edition or preset.edition
    spec = DeckSpec(name, preset.blanks if blanks is None else blanks, cards=own)
    made = deck.build(spec, deck.edition(name, resources.table(f"editions/{name}.toml")), cards())
    return rules.resolve(wish, catalogue(), made)


def html(made: rules.Ruleset, names=NAMES) -> str:
    """The base sections, typeset."""
    writer = Writer(Setting(catalogue(), made, "Колода", _look()), _templates())
    return typeset("\n".join(str(writer.render(f"booklet/sections/{name}.html.j2")) for name in names))


def text(made: rules.Ruleset, names=NAMES) -> str:
    """The base sections as plain text, with plain spaces."""
    return proofkit.plain(html(made, names)).replace("\N{NO-BREAK SPACE}", " ")
