"""The rules of a spec: names of all kinds, options as people write them, flags that add to a file."""

import pytest

from speckit import bad_flags, faults, found, hint, read
from unoprint.spec import DeckSpec, RulesSpec

WHOLE = """
[rules]
preset = "Wet"
house = ["Jump-In", "seven-zero", "jump-in"]
no-house = ["politeness"]
players = "2–6"
vocabulary = "dikaya"
layout = "Handout"
flip = "long-edge"
per-page = 2
[rules.options]
hand-size = 5
politeness = true
draw2-skips = false
limit = "0700"
[[rules.own]]
title = "Тихий час"
text = "Раз.\\n\\nДва."
"""


def test_without_rules_the_defaults() -> None:
    assert read(None).rules == read("[rules]").rules == RulesSpec()
    assert not RulesSpec().asked
    assert RulesSpec()[:6] == ("classic", (), (), {}, None, "zakazhi")
    assert RulesSpec()[6:] == ((), "booklet", "short-edge", 1)


def test_a_whole_table() -> None:
    assert read(WHOLE).rules == RulesSpec(
        "wet",
        ("jump-in", "seven-zero"),
        ("politeness",),
        {"hand-size": "5", "politeness": "on", "draw2-skips": "no", "limit": "700"},
        (2, 6),
        "dikaya",
        (("Тихий час", "Раз.\nДва."),),
        "handout",
        "long-edge",
        2,
    )


@pytest.mark.parametrize("text", ["preset = 'wet'", "house = ['jump-in']", "players = 4", "options.limit = 60"])
def test_what_the_deck_may_have_to_follow(text: str) -> None:
    assert read(f"[rules]\n{text}").rules.asked


@pytest.mark.parametrize("text", ["vocabulary = 'dikaya'", "layout = 'html'", "preset = 'classic'", "house = []"])
def test_what_the_deck_need_not_follow(text: str) -> None:
    assert not read(f"[rules]\n{text}").rules.asked


@pytest.mark.parametrize(
    ("text", "flags", "edition", "blanks"),
    [
        ("", {}, "classic-108", 0),
        ("rules.preset = 'wet'", {}, "h2o-112", 4),
        ("", {"--preset": "wet"}, "h2o-112", 4),
        ("rules.preset = 'wet'", {"--preset": "classic"}, "classic-108", 0),
        ("rules.preset = 'wet'\ndeck.edition = 'classic-108'", {}, "classic-108", 4),
        ("rules.preset = 'wet'\ndeck.blanks = 0", {}, "h2o-112", 0),
        ("deck.edition = 'classic-108'", {"--preset": "wet", "--blanks": "1"}, "classic-108", 1),
        ("deck.edition = 'classic-108'", {"--preset": "wet", "--edition": "h2o-112"}, "h2o-112", 4),
    ],
)
def test_the_edition_is_the_flags_else_the_specs_else_the_presets(text, flags, edition, blanks) -> None:
    assert read(text, flags).deck == DeckSpec(edition, blanks)


@pytest.mark.parametrize(
    ("text", "players"), [("4", (4, 4)), ('"4"', (4, 4)), ('" 2 - 10 "', (2, 10)), ('"3—5"', (3, 5)), ("20", (20, 20))]
)
def test_players(text: str, players: tuple[int, int]) -> None:
    assert read(f"rules.players = {text}").rules.players == players


def test_flags_alone() -> None:
    flags = {
        "--preset": "WET",
        "--house": ("jump-in", "seven-zero, politeness"),
        "--set": ("Hand-Size=6", "limit = 300, draw2-skips=no"),
        "--players": "2-4",
        "--vocabulary": "dikaya",
        "--layout": "pocket",
        "--flip": "long-edge",
        "--per-page": " 4 ",
    }
    rules = read(None, flags).rules
    assert (rules.preset, rules.house) == ("wet", ("jump-in", "seven-zero", "politeness"))
    assert rules.options == {"hand-size": "6", "limit": "300", "draw2-skips": "no"}
    assert rules[4:] == ((2, 4), "dikaya", (), "pocket", "long-edge", 4)


def test_flags_add_house_rules_and_options_to_those_of_the_file() -> None:
    flags = {"--house": "politeness", "--no-house": ("seven-zero",), "--set": "limit=200,hand-size=7"}
    rules = read(WHOLE, flags).rules
    assert (rules.house, rules.no_house) == (("jump-in", "politeness"), ("seven-zero",))
    assert rules.options == {"hand-size": "7", "politeness": "on", "draw2-skips": "no", "limit": "200"}
    assert rules.players == (2, 6)


def test_one_text_with_commas_is_as_good_as_a_repeated_flag() -> None:
    several = {"--house": ("jump-in", "seven-zero"), "--set": ("limit=60", "hand-size=5")}
    joined = {flag: ",".join(value) for flag, value in several.items()}
    assert read(None, several) == read(None, joined)


@pytest.mark.parametrize(
    ("flags", "problem", "way_out"),
    [
        ({"preset": "dry"}, "unknown-name", ("name-of", {"names": "classic, wet"})),
        ({"house": "jumpin"}, "unknown-name", None),
        ({"house": ""}, "unknown-name", None),
        ({"no_house": ("x", "jump-in")}, "unknown-name", None),
        ({"set": "jump-in=yes"}, "unknown-point", ("is-house-rule", {"name": "jump-in"})),
        ({"set": "hand-size"}, "not-setting", None),
        ({"set": ""}, "not-setting", None),
        ({"set": "hand-size=4"}, "unknown-option", ("name-of", {"names": "7, 6, 5, dealer-6-or-7"})),
        ({"set": "limit=5001"}, "out-of-range", None),
        ({"set": ("hand-size=5", "hand-size=6")}, "option-twice", None),
        ({"players": "two"}, "not-players", None),
        ({"players": "1-4"}, "out-of-range", None),
        ({"per_page": "3"}, "unknown-name", ("name-of", {"names": "1, 2, 4"})),
        ({"house": "jump-in", "no_house": "jump-in"}, "house-on-and-off", None),
    ],
)
def test_a_wrong_flag(flags, problem, way_out) -> None:
    (one,) = bad_flags(**flags)
    assert one.id == problem
    assert one.place
    assert one.place.key.startswith("--")
    if way_out:
        assert hint(one) == way_out


def test_the_same_option_twice_is_no_contradiction() -> None:
    assert read(None, {"--set": ("hand-size=5", "hand-size=5")}).rules.options == {"hand-size": "5"}


def test_what_an_option_problem_tells() -> None:
    (problem,) = faults("[rules.options]\nhand-size = 4")
    assert problem.params == {"key": "rules.options.hand-size", "point": "hand-size", "option": '"4"'}
    (problem,) = bad_flags(set=("hand-size=5", "hand-size=6"))
    assert problem.params == {"key": "--set", "point": "hand-size", "option": "6", "other": "5"}


def test_where_too_many_names_are_to_be_found() -> None:
    """A long list is not printed whole; `unoprint list` has it."""
    from unoprint import build, spec  # noqa: PLC0415
    from unoprint.errors import SpecFault  # noqa: PLC0415

    with pytest.raises(SpecFault) as caught:
        spec.read(b'rules.house = ["?"]\nrules.options."?" = 1', "deck.toml", {}, build.names())
    assert [hint(problem) for problem in caught.value.problems] == [
        ("see-list", {"list": "rules"}),
        ("see-list", {"list": "options"}),
    ]


def test_all_of_it_at_once() -> None:
    text = "[rules]\npreset = 'dry'\nhouse = ['x', 'y']\n[rules.options]\nzzz = 1\nhand-size = 4"
    assert found(faults(text)) == [
        ("unknown-name", "rules.preset", 2),
        ("unknown-name", "rules.house[1]", 3),
        ("unknown-name", "rules.house[2]", 3),
        ("unknown-point", "rules.options.zzz", 5),
        ("unknown-option", "rules.options.hand-size", 6),
    ]
