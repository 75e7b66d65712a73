"""Flags: over the spec, over the defaults; their faults come all at once and before those of the spec."""

import pytest

from speckit import FILE, NAMES, NO_FLAGS, Typed, bad_flags, found, hint, read
from unoprint import spec
from unoprint.errors import Place, SpecFault
from unoprint.spec import DEFAULT_TITLE, BoxSpec, DeckSpec, Format, Margin, PrintSpec, Spec

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
bleed = 1
shift = [0.5, -1]
order = "rectos-first"
"""


def test_without_anything_the_defaults() -> None:
    expected = Spec(DEFAULT_TITLE, DeckSpec(), PrintSpec(NAMES.papers["a4"], NAMES.sizes["uno"]))
    assert read(None) == read("") == expected
    assert expected.deck == DeckSpec("classic-108", 0, ())
    assert expected.print[2:9] == ("colour", "classic", "none", "crop", (0, 0), Margin(5, 5, 5, 5), 1)
    assert expected.print[9:] == (0, (0, 0), (), False, "square", "drawing", "rgb")
    assert (expected.art, expected.box, expected.folder) == ({}, BoxSpec(0.3), "")


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
        ("--backs", "Fold", "print", "backs", "fold"),
        ("--bleed", "3mm", "print", "bleed", 3),
        ("--bleed", "0,5", "print", "bleed", 0.5),
        ("--shift", "-1.5,0.25", "print", "shift", (-1.5, 0.25)),
        ("--shift", "1mm, -0.1in", "print", "shift", (1, -2.54)),
        ("--order", "stacks", "print", "order", ("stacks",)),
        ("--order", "Stacks,rectos-first,stacks", "print", "order", ("rectos-first", "stacks")),
        ("--order", "paired", "print", "order", ()),
        ("--order", "paired,stacks", "print", "order", ("stacks",)),
        ("--verso-marks", True, "print", "verso_marks", True),
        ("--corners", "ROUND", "print", "corners", "round"),
        ("--bw-art", "grey", "print", "bw_art", "grey"),
        ("--colour-space", "cmyk", "print", "colour_space", "cmyk"),
        ("--thickness", "0.5mm", "box", "thickness", 0.5),
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
        ("backs", "folded", "unknown-name", "nearest-name-of"),
        ("bleed", "-1", "length-out-of-range", None),
        ("bleed", "1,2,3", "not-length", None),
        ("shift", "1", "not-pair", None),
        ("shift", "0,5,1", "not-pair", "decimal-point"),
        ("shift", "", "not-pair", None),
        ("shift", "101,0", "length-out-of-range", None),
        ("order", "", "unknown-name", "name-of"),
        ("order", "stacks,", "unknown-name", "name-of"),
        ("order", "rectos,stacks", "unknown-name", "nearest-name-of"),
        ("order", "paired,rectos-first", "orders-exclude", None),
        ("corners", "rond", "unknown-name", "nearest-name-of"),
        ("bw_art", "gray", "unknown-name", "nearest-name-of"),
        ("colour_space", "CMY", "unknown-name", "nearest-name-of"),
        ("thickness", "0", "length-out-of-range", None),
        ("gsm", "300.5", "not-whole", None),
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
    problems = bad_flags("title = 5\n[", blanks="x", gap="a,b", bw=True, light=True, backs="fld")
    assert sorted(found(problems)) == [
        ("keys-exclude", "--light", None),
        ("not-length", "--gap", None),
        ("not-length", "--gap", None),
        ("not-whole", "--blanks", None),
        ("unknown-name", "--backs", None),
    ]


def test_bw_and_light_exclude_each_other() -> None:
    (problem,) = bad_flags(bw=True, light=True)
    assert problem.params == {"key": "--light", "other": "--bw"}


def test_a_wrong_value_stays_wrong_under_a_flag() -> None:
    with pytest.raises(SpecFault, match="out-of-range"):
        read("deck.blanks = -1", {"--blanks": "4"})


def test_a_flag_that_no_key_has_is_a_bug() -> None:
    with pytest.raises(KeyError, match="--blead"):
        spec.read(None, FILE, {**NO_FLAGS, "--blead": "1"}, NAMES)


def test_a_list_that_is_no_pair_is_shown_as_it_was_typed() -> None:
    (problem,) = bad_flags(shift="0,5,1")
    assert problem.params == {"key": "--shift", "value": '"0,5,1"'}


@pytest.mark.parametrize("given", ["thickness = 0.5", "gsm = 300"])
def test_a_flag_measures_the_box_whichever_way_the_spec_does(given: str) -> None:
    assert read(f"[box]\n{given}", {"--thickness": "1"}).box == BoxSpec(1)
    assert read(f"[box]\n{given}", {"--gsm": "250"}).box == BoxSpec(gsm=250)
    assert read(f"[box]\n{given}").box == (BoxSpec(0.5) if "thickness" in given else BoxSpec(gsm=300))


def test_a_box_is_measured_one_way() -> None:
    (problem,) = bad_flags(thickness="1", gsm="250")
    assert (problem.id, problem.params) == ("keys-exclude", {"key": "--gsm", "other": "--thickness"})
