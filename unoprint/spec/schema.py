"""The spec's schema: every key with its kind and its flag. Defaults stand in `model`."""

from collections.abc import Iterator
from typing import Any

from unoprint.spec.kinds import (
    Field,
    Kind,
    choice,
    choices,
    length,
    lengths,
    many,
    named,
    named_size,
    pair,
    switch,
    text,
    whole,
)
from unoprint.spec.model import LEAST_THICKNESS, Margin
from unoprint.spec.pictures import ART_FIELDS, card_pictures, fits_something
from unoprint.spec.report import Spot, show_path
from unoprint.spec.rules import RULES
from unoprint.spec.tables import table

MOST_OWN_CARDS = 1000
"""Own cards of all kinds together."""


def _own_cards(cards: list[Any], spot: Spot) -> None:
    """Look at all own cards together: no two alike, and not too many."""
    first: dict[str, int] = {}
    total = 0
    for index, card in enumerate(cards):
        if card is None or "name" not in card:
            continue
        total += card.get("count", 1)
        suit = card.get("suit", "wild")
        # A black card may be called "red:Кот", which is what a red «Кот» is known by.
        called = card["name"] if suit == "wild" else f"{suit}:{card['name']}"
        same = first.setdefault(called.casefold(), index)
        if same != index:
            other = show_path((*spot.path, same))
            spot.at(index).at("name").wrong("card-twice", name=card["name"], other=other)
    if total > MOST_OWN_CARDS:
        spot.wrong("too-many", count=total, limit=MOST_OWN_CARDS)


_CARD = table(
    Field("name", text(1, 100), required=True),
    Field("text", text(0, 4000, lines=True)),
    Field("suit", choice("wild", "red", "yellow", "green", "blue")),
    Field("count", whole(1, 100)),
    Field("points", whole(0, 1000)),
    *ART_FIELDS,
    Field("back", switch()),
    also=fits_something,
)


def _orders() -> Kind:
    """How pages and cards are ordered; paired pages and cards row by row, being usual, are left out."""
    kind = choices("paired", "rectos-first", "stacks")

    def check(value: Any, spot: Spot) -> tuple[str, ...]:
        found: tuple[str, ...] = kind.check(value, spot)
        if {"paired", "rectos-first"} <= set(found):
            spot.wrong("orders-exclude", a="paired", b="rectos-first")
        return tuple(name for name in ("rectos-first", "stacks") if name in found)

    return kind._replace(check=check)


def _one_measure(box: dict[str, Any], spot: Spot) -> None:
    """Report a box that is given both the thickness and the weight of a card."""
    if "thickness" in box and "gsm" in box:
        spot.at("gsm").wrong("keys-exclude", other=show_path((*spot.path, "thickness")))


_BOX = table(
    Field("thickness", length(LEAST_THICKNESS, 5), "--thickness"),
    Field("gsm", whole(40, 1000), "--gsm"),
    also=_one_measure,
)

_PRINT = table(
    Field("paper", named_size("papers", 40, 1500), "--paper"),
    Field("card-size", named_size("sizes", 20, 1000), "--card-size"),
    Field("ink", choice("colour", "light", "bw"), switches=(("--bw", "bw"), ("--light", "light"))),
    Field("theme", named("themes"), "--theme"),
    Field("backs", choice("none", "long-edge", "short-edge", "fold", "separate"), "--backs"),
    Field("marks", choice("crop", "lines", "none"), "--marks"),
    Field("gap", lengths(2, 0, 100, lambda *xy: xy), "--gap"),
    Field("bleed", length(0, 20), "--bleed"),
    Field("margin", lengths(4, 0, 200, Margin), "--margin"),
    Field("shift", pair(-100, 100), "--shift"),
    Field("order", _orders(), "--order"),
    Field("verso-marks", switch(), switches=(("--verso-marks", True),)),
    Field("corners", choice("square", "round"), "--corners"),
    Field("copies", whole(1, 200), "--copies"),
    Field("bw-art", choice("drawing", "grey"), "--bw-art"),
    Field("colour-space", choice("rgb", "cmyk"), "--colour-space"),
)

ROOT = table(
    Field("title", text(1, 200)),
    Field(
        "deck",
        table(
            Field("edition", named("editions"), "--edition"),
            Field("blanks", whole(0, 500), "--blanks"),
            Field("rule-cards", switch(), switches=(("--rule-cards", True),)),
            Field("cards", many(_CARD, 500, _own_cards)),
        ),
    ),
    Field("back", table(Field("text", text(0, 200, lines=True)), *ART_FIELDS, also=fits_something)),
    Field("art", card_pictures()),
    Field("print", _PRINT),
    Field("box", _BOX),
    Field("rules", RULES),
)


def flagged(kind: Kind = ROOT, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Field]]:
    """Every field that a flag or a switch sets, with its path."""
    for field in kind.fields:
        here = (*path, field.key)
        if field.flag or field.switches:
            yield here, field
        if not field.kind.array:
            yield from flagged(field.kind, here)
