"""Flags: over the spec, over the defaults; their faults come all at once and before those of the spec."""

import pytest

from speckit import FILE, NAMES, NO_FLAGS, Typed, bad_flags, found, hint, read
from unoprint import spec
from unoprint.errors import Place, SpecFault
from unoprint.spec import DEFAULT_TITLE, DeckSpec, Format, Margin, PrintSpec, Spec

WHOLE = """
[deck]
edition = "h2o-112"
blanks = 4
[print]
paper = "A5"
card-size = "mtg"
ink = "light"
theme = "night"
backs = "long-edge"
marks = "lines"
gap = [2, 3]
margin = [1, 2, 3, 4]
copies = 3
"""


def test_without_anything_the_defaults() -> None:
    expected = Spec(DEFAULT_TITLE, DeckSpec(), PrintSpec(NAMES.papers["a4"], NAMES.sizes["uno"]))
    assert read(None) == read("") == expected
    assert expected.deck == DeckSpec("classic-108", 0, ())
    assert expected.print[2:] == ("colour", "classic", "none", "crop", (0, 0), Margin(5, 5, 5, 5), 1)


@pytest.mark.parametrize(
    ("flag", "value", "table", "field", "expected"),
    [
        ("--blanks", "7", "deck", "blanks", 7),
        ("--blanks", " +0 ", "deck", "blanks", 0),
        ("--blanks", 0, "deck", "blanks", 0),
        ("--edition", "Classic-108", "deck", "edition", "classic-108"),
        ("--theme", "CLASSIC", "print", "theme", "classic"),
        ("--paper", "a4", "print", "paper", Format("A4", 210, 297)),
        ("--paper", "200х150,5", "print", "paper", Format("200x150.5", 200, 150.5)),
        ("--card-size", "2.5x3.5in", "print", "card_size", Format("63.5x88.9", 63.5, 88.9)),
        ("--gap", "0", "print", "gap", (0, 0)),
        ("--gap", "1,7", "print", "gap", (1, 7)),
        ("--gap", "0.5mm, 1in", "print", "gap", (0.5, 25.4)),
        ("--margin", "5,6.5,8,0", "print", "margin", Margin(5, 6.5, 8, 0)),
        ("--margin", "4mm", "print", "margin", Margin(4, 4, 4, 4)),
        ("--marks", "None", "print", "marks", "none"),
        ("--backs", "short-edge", "print", "backs", "short-edge"),
        ("--copies", "200", "print", "copies", 200),
        ("--bw", True, "print", "ink", "bw"),
        ("--bw", False, "print", "ink", "light"),
    ],
)
def test_a_flag_beats_the_spec_and_nothing_else(
    flag: str, value: Typed, table: str, field: str, expected: object
) -> None:
    plain = read(WHOLE)
    part = getattr(plain, table)._replace(**{field: expected})
    assert read(WHOLE, {flag: value}) == plain._replace(**{table: part})


def test_a_flag_beats_a_default() -> None:
    assert read(None, {"--light": True}).print.ink == "light"
    assert read("", {"--blanks": "7"}).deck == DeckSpec(blanks=7)


@pytest.mark.parametrize(
    ("flag", "value", "problem", "way_out"),
    [
        ("blanks", "-1", "out-of-range", None),
        ("blanks", "9" * 30, "out-of-range", None),
        ("blanks", "9" * 5000, "not-whole", None),
        ("blanks", "4.0", "not-whole", None),
        ("blanks", "four", "not-whole", None),
        ("blanks", "", "not-whole", None),
        ("blanks", "1_0", "not-whole", None),
        ("blanks", "٣", "not-whole", None),
        ("copies", "0", "out-of-range", None),
        ("edition", "h20-112", "unknown-name", "nearest-name-of"),
        ("theme", "\udcff", "unknown-name", "name-of"),
        ("paper", "A44", "unknown-size", "nearest-size-of"),
        ("card_size", "0x87", "size-out-of-range", None),
        ("gap", "nan", "not-length", None),
        ("gap", "-1", "length-out-of-range", None),
        ("gap", "", "not-length", None),
        ("gap", "1,", "not-length", None),
        ("gap", "1,2,3", "wrong-count", "decimal-point"),
        ("margin", "0,5", "wrong-count", "decimal-point"),
        ("marks", "cross", "unknown-name", "nearest-name-of"),
        ("backs", "fold", "not-yet", None),
    ],
)
def test_a_wrong_flag(flag: str, value: str, problem: str, way_out: str | None) -> None:
    name = f"--{flag.replace('_', '-')}"
    (one,) = bad_flags(**{flag: value})
    assert (one.id, one.place, one.params["key"]) == (problem, Place(name), name)
    assert (one.hint.id if one.hint else None) == way_out


def test_a_list_is_shown_as_it_was_typed() -> None:
    (problem,) = bad_flags(margin="0,5")
    assert problem.params == {"key": "--margin", "value": '"0,5"', "count": 4}
    assert hint(problem) == ("decimal-point", {})


def test_all_flags_are_reported_at_once_and_before_the_spec() -> None:
    problems = bad_flags("title = 5\n[", blanks="x", gap="a,b", bw=True, light=True, backs="fold")
    assert sorted(found(problems)) == [
        ("flags-exclude", "--light", None),
        ("not-length", "--gap", None),
        ("not-length", "--gap", None),
        ("not-whole", "--blanks", None),
        ("not-yet", "--backs", None),
    ]


def test_bw_and_light_exclude_each_other() -> None:
    (problem,) = bad_flags(bw=True, light=True)
    assert problem.params == {"key": "--light", "other": "--bw"}


def test_a_wrong_value_stays_wrong_under_a_flag() -> None:
    with pytest.raises(SpecFault, match="out-of-range"):
        read("deck.blanks = -1", {"--blanks": "4"})


def test_a_flag_that_no_key_has_is_a_bug() -> None:
    with pytest.raises(KeyError, match="--bleed"):
        spec.read(None, FILE, {**NO_FLAGS, "--bleed": "1"}, NAMES)
