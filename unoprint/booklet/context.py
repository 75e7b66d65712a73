"""What the texts of the booklet see: words, numbers, the rules in force, the deck and its pictures.

Asking for something that cannot be (a rule, an option, a kind of card that does not exist) is a LookupError: a slip in
a text never passes for a rule that is off.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from markupsafe import Markup

from unoprint import art
from unoprint.art.svgout import NO_IMAGES
from unoprint.booklet.listing import cover, rows, values
from unoprint.booklet.pictures import Pictures
from unoprint.rules.model import Catalogue, Ruleset

COUNTED = ("winner-takes", "own-to-limit", "game-101", "knock-out")
"""The scorings that are written down."""

COMPARED = ("lazy", "quick-loser")
"""The scorings whose sums are only compared."""

PIECE = 8
"""A word of the user's own may be broken after so many letters, when as many follow: no table holds an endless one."""

FACTS = ("two-left", "children")
"""Atoms that are neither rules nor options."""


class Setting(NamedTuple):
    """What a booklet is about, and the look and ink of its pictures. `sheets` is how many the deck takes.

    `pieces` is how many cards stand on them, in all copies and with cards for rules; `backs` is how these are printed.

    `images` has the addresses (`data:` ones) of the user's own pictures, by their paths in the spec.
    """

    catalogue: Catalogue
    ruleset: Ruleset
    title: str
    look: art.Look
    ink: str = "colour"
    layout: str = "booklet"
    sheets: int | None = None
    rule_cards: int = 0
    images: Mapping[str, str] = NO_IMAGES
    pieces: int = 0
    backs: str = "none"


class Range(NamedTuple):
    """From `least` to `most`."""

    least: int
    most: int


def own(text: str) -> Markup:
    """The user's own words, line by line: escaped, out of reach of the typography, endless words breakable."""
    lines = text.split("\n") if text else ()
    return Markup("\n").join(Markup("<span data-verbatim>{}</span>").format(_breakable(line)) for line in lines)


def _breakable(line: str) -> Markup:
    pieces = re.split(rf"(\S{{{PIECE}}})(?=\S{{{PIECE}}})", line)
    return Markup("").join(Markup("{}<wbr>").format(piece) if odd % 2 else piece for odd, piece in enumerate(pieces))


def facts(setting: Setting) -> dict[str, Any]:
    """Plain values."""
    rules = setting.ruleset
    listed = [row._replace(title=own(row.title), text=own(row.text)) if row.own else row for row in rows(rules.deck)]
    return {
        "v": rules.vocabulary,
        "players": Range(*rules.players),
        "two_left": "two-left" in rules.atoms,
        "title": own(setting.title),
        "title_text": setting.title,
        "preset": rules.preset,
        "children": rules.preset.children,
        "layout": setting.layout,
        "counted": rules.options["scoring"] in COUNTED,
        "cover": cover(rules.deck),
        "own_rules": [rule._replace(title=own(rule.title), text=own(rule.text)) for rule in rules.own],
        "details": False,
        "rows": listed,
        "own_cards": [row for row in listed if row.own],
        "printed": rules.printed,
        "played": rules.played,
        "deck_points": rules.deck.points,
        "spare": sum(row.pieces for row in listed if not row.plays),
        "rule_cards": setting.rule_cards,
        "sheets": setting.sheets,
        "pieces": setting.pieces,
        "backs": setting.backs,
        "edition_id": rules.deck.edition.id,
    }


def functions(setting: Setting) -> dict[str, Callable[..., Any]]:
    """Questions that a text may ask."""
    rules = setting.ruleset
    pictures = Pictures(rules.deck, setting.look, setting.ink, setting.images)

    def count(kind: str) -> int:
        _known_kind(setting, kind)
        return rules.counts.get(kind, 0)

    return {
        "on": lambda atom: holds(setting, atom),
        "opt": lambda point: rules.options[point],
        "num": lambda point: int(rules.options[point]),
        "count": count,
        "value": values(rules.deck, rules.options["card-values"]).__getitem__,
        "picture": lambda card: _picture(pictures, card),
        "pictures": lambda cards: _row(pictures, cards),
    }


def _picture(pictures: Mapping[str, str], card: str) -> Markup:
    return Markup(pictures[card])  # noqa: S704 - our own SVG, which escapes its texts


def _row(pictures: Mapping[str, str], cards: list[str]) -> Markup:
    return Markup('<span class="row">{}</span>').format(Markup().join(_picture(pictures, card) for card in cards))


def holds(setting: Setting, atom: str) -> bool:
    """Whether an atom is in force and not idle; `!atom` is the contrary. Raises LookupError for one that cannot be."""
    if atom.startswith("!"):
        return not holds(setting, atom[1:])
    rules = setting.ruleset
    point, equals, option = atom.partition("=")
    if point.startswith("kind:"):
        _known_kind(setting, point.removeprefix("kind:"))
    elif not equals and not atom.startswith("part:") and atom not in {*setting.catalogue.house, *FACTS}:
        raise LookupError(atom)
    elif equals and point != "players":
        _known_option(setting, point, option)
    return atom in rules.atoms and point not in rules.idle


def _known_option(setting: Setting, point: str, option: str) -> None:
    options = setting.catalogue.points[point].options
    if option not in options and not option.isdigit():
        message = f"{point}={option}"
        raise LookupError(message)


def _known_kind(setting: Setting, kind: str) -> None:
    if kind not in setting.catalogue.kinds and kind != "own":
        raise LookupError(kind)
