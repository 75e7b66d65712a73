"""Unknown keys and tables: reported with the nearest name or the table they belong in; and everything at once."""

import pytest

from speckit import FILE, NAMES, faults, found, hint, read
from unoprint import spec
from unoprint.errors import SpecFault

TOP = "title, deck, back, art, print, box, rules"
DECK = "edition, blanks, rule-cards, cards"


@pytest.mark.parametrize(
    ("text", "problem", "key", "line", "way_out"),
    [
        ("[deck]\nblnks = 4", "unknown-key", "deck.blnks", 2, ("nearest-key-of", {"name": "blanks", "names": DECK})),
        ("[deck]\nBlanks = 4", "unknown-key", "deck.Blanks", 2, ("nearest-key-of", {"name": "blanks", "names": DECK})),
        ("\n[dekc]\nblanks = 4", "unknown-table", "dekc", 2, ("nearest-key-of", {"name": "deck", "names": TOP})),
        ("[[deck.card]]", "unknown-table", "deck.card", 1, ("nearest-key-of", {"name": "cards", "names": DECK})),
        ("zzz = 1", "unknown-key", "zzz", 1, ("key-of", {"names": TOP})),
        ("'a\\u001b' = 1", "unknown-key", '"a\\u001b"', 1, ("key-of", {"names": TOP})),
        ("blanks = 4", "unknown-key", "blanks", 1, ("belongs-in", {"name": "blanks", "tables": "[deck]"})),
        ("blanls = 4", "unknown-key", "blanls", 1, ("belongs-in", {"name": "blanks", "tables": "[deck]"})),
        (
            "[deck]\ncard_size = 1",
            "unknown-key",
            "deck.card_size",
            2,
            ("belongs-in", {"name": "card-size", "tables": "[print]"}),
        ),
        (
            "[print]\ntext = 1",
            "unknown-key",
            "print.text",
            2,
            ("belongs-in", {"name": "text", "tables": "[[deck.cards]], [back], [[rules.own]]"}),
        ),
        ("[print]\ntitle = 1", "unknown-key", "print.title", 2, ("belongs-at-top", {"name": "title"})),
        ("[deck.print]", "unknown-table", "deck.print", 1, ("table-header", {"table": "print"})),
        ("[[cards]]", "unknown-table", "cards", 1, ("belongs-in", {"name": "cards", "tables": "[deck]"})),
        (
            '[[deck.cards]]\nname = "а"\n[[deck.cards]]\nname = "б"\npionts = 5',
            "unknown-key",
            "deck.cards[2].pionts",
            5,
            ("nearest-key-of", {"name": "points", "names": "name, text, suit, count, points, art, fit, back"}),
        ),
        (
            'deck.cards = [{ name = "а", color = "red" }]',
            "unknown-key",
            "deck.cards[1].color",
            1,
            ("key-of", {"names": "name, text, suit, count, points, art, fit, back"}),
        ),
        (
            '[art]\n"red:7" = {\tfile = "а.png", filee = 1 }',
            "unknown-key",
            'art."red:7".filee',
            2,
            ("nearest-key-of", {"name": "file", "names": "file, fit"}),
        ),
        ('[art."red:7"]\nfile = "а"\nzzz = 1', "unknown-key", 'art."red:7".zzz', 3, ("key-of", {"names": "file, fit"})),
        ('[art]\nwild.file = "а"\nwild.fit.x = 1', "not-name", "art.wild.fit", 3, None),
        ('[art]\nwild.file = "а"\nwild.x.y = 1', "unknown-table", "art.wild.x", 3, ("key-of", {"names": "file, fit"})),
        (
            'art.wild = { file = "а", bleed = 3 }',
            "unknown-key",
            "art.wild.bleed",
            1,
            ("belongs-in", {"name": "bleed", "tables": "[print]"}),
        ),
        (
            '[print]\nart = "а.png"',
            "unknown-key",
            "print.art",
            2,
            ("belongs-in", {"name": "art", "tables": "[[deck.cards]], [back]"}),
        ),
        ('[deck.art]\n"red:7" = "а.png"', "unknown-table", "deck.art", 1, ("table-header", {"table": "art"})),
        (
            "[print]\nthickness = 1",
            "unknown-key",
            "print.thickness",
            2,
            ("belongs-in", {"name": "thickness", "tables": "[box]"}),
        ),
        ("[rules]\nhouses = []", "unknown-key", "rules.houses", 2, None),
    ],
)
def test_an_unknown_key(
    text: str, problem: str, key: str, line: int, way_out: tuple[str, dict[str, object]] | None
) -> None:
    problems = faults(text)
    assert found(problems) == [(problem, key, line)]
    if way_out is not None:
        assert hint(problems[0]) == way_out


def test_a_key_of_any_length_is_shown_short() -> None:
    (problem,) = faults("a" * 5000 + " = 1")
    assert problem.params["key"] == f'"{"a" * 59}…"'


def test_all_problems_are_reported_at_once_in_the_order_of_their_lines() -> None:
    text = """
title = ""
blnks = 1
[print]
gap = ["x", -1]
paper = "A44"
copies = 2.5
[[deck.cards]]
suit = "purple"
[[deck.cards]]
name = "а"
art = "/б.png"
[rules]
players = "x"
"""
    assert found(faults(text)) == [
        ("text-empty", "title", 2),
        ("unknown-key", "blnks", 3),
        ("not-length", "print.gap[1]", 5),
        ("length-out-of-range", "print.gap[2]", 5),
        ("unknown-size", "print.paper", 6),
        ("not-whole", "print.copies", 7),
        ("missing-key", "deck.cards[1]", 8),
        ("unknown-name", "deck.cards[1].suit", 9),
        ("art-outside", "deck.cards[2].art", 12),
        ("not-players", "rules.players", 14),
    ]


def test_every_problem_names_the_file() -> None:
    (problem,) = faults("zzz = 1")
    assert problem.place is not None
    assert problem.place.file == "deck.toml"


def test_more_than_a_hundred_problems_end_with_one_that_says_so() -> None:
    text = "".join(f"k{number} = 1\n" for number in range(100))
    assert len(faults(text)) == 100
    problems = faults(text + "more = 1\nand-more = 1")
    assert len(problems) == 101
    assert (problems[-1].id, problems[-1].params) == ("too-many-problems", {"limit": 100})


def test_many_names_are_not_all_listed() -> None:
    names = NAMES._replace(editions=tuple(f"edition-{letter}" for letter in "abcdefghijklm"))
    hints = []
    for name in ("editionc", "zzz"):
        with pytest.raises(SpecFault) as caught:
            spec.read(f'deck.edition = "{name}"'.encode(), FILE, {}, names)
        hints.append(hint(caught.value.problems[0]))
    assert hints == [("nearest-name", {"name": "edition-c"}), None]


def test_a_key_may_stand_in_any_notation() -> None:
    assert read('deck = { "blanks" = 4 }') == read("[deck]\nblanks = 4") == read("'deck'.blanks = 4")
