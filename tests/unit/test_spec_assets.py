"""The starter spec says what the program does; papers and card sizes are exact."""

import re
from pathlib import Path

import pytest

from speckit import NAMES
from unoprint import build, resources, spec
from unoprint.spec import Art, Format, Spec
from unoprint.spec.kinds import Kind
from unoprint.spec.schema import ROOT

STARTER = resources.text("templates", "starter.toml")
UNCOMMENTED = re.sub(r"^#(?=[^ \n])", "", STARTER, flags=re.MULTILINE)


def formats(file: str) -> dict[str, Format]:
    table = resources.table(file)
    return {name.lower(): Format(name, entry["width"], entry["height"]) for name, entry in table.items()}


def read(text: str | None) -> Spec:
    names = NAMES._replace(
        papers=formats("papers.toml"), sizes=formats("sizes.toml"), rules=build.rule_names, cards=build.names().cards
    )
    return spec.read(text if text is None else text.encode(), "deck.toml", {}, names)


def keys(kind: Kind) -> set[str]:
    found = {field.key for field in kind.fields}.union(*(keys(field.kind) for field in kind.fields))
    return found | (keys(kind.each) if kind.each else set())


def test_the_starter_is_the_default_spec() -> None:
    assert read(STARTER) == read(None)


def test_the_starters_examples_are_right_and_have_the_defaults() -> None:
    full = read(UNCOMMENTED)
    (card,) = full.deck.cards
    assert (card.suit, card.count, card.points, card.art, card.back) == ("wild", 1, 0, Art("кот.png"), True)
    assert full.back.art == Art("семья.jpg")
    assert full.art == {"red:7": Art("кот.png"), "wild+4": Art("молния.png", "contain")}
    assert (full.rules.players, dict(full.rules.options), len(full.rules.own)) == ((2, 10), {"hand-size": "7"}, 1)
    rules = full.rules._replace(players=None, options={}, own=())
    deck, back = full.deck._replace(cards=()), full.back._replace(art=None)
    assert full._replace(rules=rules, deck=deck, back=back, art={}) == read(None)


def test_the_starter_shows_every_key() -> None:
    shown = re.findall(r"(?<![\w-])([a-z-]+) = |^\[+(?:[a-z]+\.)?([a-z]+)\]", UNCOMMENTED, re.MULTILINE)
    assert keys(ROOT) <= {one or other for one, other in shown}


def test_the_other_way_to_measure_a_box_works_too() -> None:
    assert read(STARTER.replace("thickness = 0.3", "gsm = 300")).box.gsm == 300


def test_the_starters_lines_fit_a_window() -> None:
    assert max(map(len, STARTER.splitlines())) <= 118


@pytest.mark.parametrize("file", ["papers.toml", "sizes.toml"])
def test_every_format_is_upright_and_has_a_title(file: str) -> None:
    for entry in resources.table(file).values():
        assert set(entry) == {"title", "width", "height"}
        assert entry["title"].strip()
        assert entry["width"] < entry["height"]


def test_papers_are_exact() -> None:
    inch = 25.4
    assert {name: (one.width, one.height) for name, one in formats("papers.toml").items()} == {
        "a3": (297, 420),
        "a4": (210, 297),
        "a5": (148, 210),
        "letter": pytest.approx((8.5 * inch, 11 * inch), abs=1e-9),
        "legal": pytest.approx((8.5 * inch, 14 * inch), abs=1e-9),
        "tabloid": pytest.approx((11 * inch, 17 * inch), abs=1e-9),
        "sra3": (320, 450),
        "10x15": (100, 150),
    }


def test_card_sizes_are_exact() -> None:
    assert {name: (one.width, one.height) for name, one in formats("sizes.toml").items()} == {
        "uno": (56, 87),
        "poker": (63.5, 88.9),
        "mtg": (63, 88),
        "bridge": (57, 89),
        "mini": (44, 67),
        "large": (70, 120),
    }


def test_the_starter_has_no_windows_line_ends() -> None:
    assert b"\r" not in Path(resources.path("templates", "starter.toml")).read_bytes()
