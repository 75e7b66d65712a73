"""The catalogue is whole: every name it uses exists, the lists agree with one another and with the facts."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from ruleskit import CATALOGUE, FACTS, composition, noted, resolve, rows
from unoprint import resources
from unoprint.rules import Wish
from unoprint.rules.standing import brought, standing

POINTS, HOUSE, PRESETS = CATALOGUE.points, CATALOGUE.house, CATALOGUE.presets
SECTIONS = ("setup", "first", "turn", "actions", "call", "conduct", "end")
SEVERITIES = "XRCDNA"
SAME_NAME = {"mistake-penalty", "politeness", "hand-count-visible", "wild-extra-card"}
"""House rules that are called like the base point they set."""

FACT_ATOMS = {"players=2", "part:h2o-12", "children"}


def known(atom: str) -> bool:
    """Whether an atom of the catalogue's tables names something."""
    atom = atom.removeprefix("!")
    point, equals, option = atom.partition("=")
    if equals and point in POINTS:
        return option in POINTS[point].options
    return atom in HOUSE or atom in FACT_ATOMS | {"two-left"} or atom.removeprefix("kind:") in CATALOGUE.kinds


def atoms() -> Iterator[tuple[str, str]]:
    """Every atom of every table, with where it stands."""
    for point in POINTS.values():
        yield from ((point.id, atom) for condition in point.idle for atom in condition)
        yield from ((point.id, atom) for needed in point.requires.values() for atom in needed)
        yield from ((point.id, f"{point.id}={option}") for option in point.requires if option != "numbers")
        yield point.id, f"{point.id}={point.default}"
    for rule in HOUSE.values():
        yield from ((rule.id, f"{point}={option}") for point, option in rule.sets.items())
        yield from ((rule.id, atom) for needed in (rule.means, *rule.requires) for atom in needed)
        yield from ((rule.id, f"kind:{kind}") for kinds in (*rule.acts_on, rule.comes_with) for kind in kinds)
        yield from ((rule.id, f"kind:{kind}") for kind in (*rule.needs.kinds, rule.needs.become or "blank"))
    for preset in PRESETS.values():
        yield from ((preset.id, f"{point}={option}") for point, option in preset.options.items())
        yield from ((preset.id, name) for name in preset.house)
    for move in CATALOGUE.moves:
        yield from (("a move", atom) for atom in move.when)
        yield from (("a move", f"{point}={option}") for point, option in move.options.items())
    for pair in CATALOGUE.pairs:
        yield from ((str(pair[:2]), atom) for atom in (pair.a, pair.b, *pair.when) if atom != "limit")


def test_every_atom_names_something():
    assert [(where, atom) for where, atom in atoms() if not known(atom)] == []


def test_names_are_as_people_may_type_them():
    names = [*POINTS, *HOUSE, *PRESETS, *CATALOGUE.vocabularies, *(o for p in POINTS.values() for o in p.options)]
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name) for name in names)


def test_points_and_house_rules_share_only_the_names_of_one_thing():
    assert POINTS.keys() & HOUSE.keys() == SAME_NAME
    for name in SAME_NAME:
        assert HOUSE[name].means[0].startswith(f"{name}=")


def test_points_come_in_the_order_of_the_booklet_and_are_told():
    order = [SECTIONS.index(point.section) for point in POINTS.values()]
    assert order == sorted(order)
    assert set(order) == set(range(len(SECTIONS)))
    for point in POINTS.values():
        assert point.title.strip()
        assert point.default in point.options, point.id
        assert len(set(point.options.values())) == len(point.options), point.id
        assert all(text.strip() and not re.search("[A-Za-z]", text) for text in point.options.values()), point.id


def test_only_limits_are_numbers():
    assert {point.id: point.numbers for point in POINTS.values() if point.numbers} == {"limit": (50, 5000)}


def test_every_house_rule_has_its_texts_and_its_entry_and_no_text_is_left_over():
    assert set(resources.table("rules/house-texts.toml")["rules"]) == set(HOUSE)
    assert set(resources.templates("booklet/house", ".html.j2")) == set(HOUSE)
    for rule in HOUSE.values():
        assert all((rule.title, rule.card, rule.blurb)), rule.id


def test_a_rule_means_only_what_it_sets_and_no_two_mean_the_same():
    meant = [frozenset(rule.means) for rule in HOUSE.values() if rule.means]
    assert len(meant) == len(set(meant))
    for rule in HOUSE.values():
        assert {f"{point}={option}" for point, option in rule.sets.items()}.issuperset(rule.means), rule.id
        assert bool(rule.means) <= bool(rule.sets)


def test_the_editions_that_are_named_have_what_is_wanted_of_them():
    editions = resources.names("editions", ".toml")
    for preset in PRESETS.values():
        assert preset.edition in editions
    for rule in HOUSE.values():
        assert bool(rule.needs.kinds) == bool(rule.needs.edition), rule.id
        if rule.needs.kinds:
            assert composition(rule.needs.edition).counts.keys() >= set(rule.needs.kinds), rule.id
        for kind in rule.comes_with:
            assert any(kind in composition(edition).counts for edition in editions)


def test_the_cards_that_bring_a_rule():
    assert sorted(kind for rule in HOUSE.values() for kind in rule.comes_with) == ["custom", "shuffle", "swap"]


# --- pairs ---


def test_pairs_are_told_and_stand_once():
    for pair in CATALOGUE.pairs:
        assert pair.severity in SEVERITIES
        assert pair.a != pair.b
        assert pair.why[0].islower() or pair.why[0] == "+", pair
        assert pair.why[-1] not in ".!", pair
    asked = [pair for pair in CATALOGUE.pairs if pair.asked]
    assert [pair[:3] for pair in asked] == [("skip-bounce", "draw2-counter=none", "X")]
    counted = Counter(frozenset(pair[:2]) for pair in CATALOGUE.pairs if not pair.asked)
    assert [sides for sides, count in counted.items() if count > 1] == []


def test_the_list_has_as_many_pairs_of_each_severity_as_it_says():
    counted = Counter(pair.severity for pair in CATALOGUE.pairs if pair.listed)
    assert counted == {"X": 43, "R": 4, "C": 100, "D": 3, "N": 7, "A": 18}


def test_the_matrix_is_that_of_the_facts_and_symmetric():
    """The matrix was written down with the facts; it is symmetric, and so must what the pairs make of it be."""
    lines = [line.split(" ") for line in (FACTS / "rules-matrix.txt").read_text("utf-8").splitlines()]
    names = [name for _, name in lines]
    written = {(name, other): mark for marks, name in lines for other, mark in zip(names, marks, strict=True)}
    assert all(written[a, b] == written[b, a] for a, b in written)
    found = {(a, b): "#" if a == b else "." for a, b in written}
    for pair in CATALOGUE.pairs:
        if pair.listed:
            found[pair.a, pair.b] = found[pair.b, pair.a] = pair.severity
    assert found == written


def test_requirements_stand_among_the_pairs_and_with_their_rules():
    required = {(rule.id, atom) for rule in HOUSE.values() for needed in rule.requires for atom in needed}
    required |= {(rule.id, "part:h2o-12") for rule in HOUSE.values() if "+1" in rule.needs.kinds}
    for point in POINTS.values():
        for option, needed in point.requires.items():
            required |= {(point.id if option == "numbers" else f"{point.id}={option}", atom) for atom in needed}
    assert {pair[:2] for pair in rows("R")} == required


def test_rules_for_three_or_more_are_those_that_two_players_exclude():
    excluded = {pair.a for pair in rows("X") if pair.b == "players=2"}
    assert excluded == {rule.id for rule in HOUSE.values() if rule.needs.players_least == 3}
    assert excluded == {"uno-slap", "slap-six", "mercy-25", "knock-out"}


def test_every_clause_pair_has_its_text_and_every_text_its_pair():
    wanted = [frozenset(pair[:2]) for pair in CATALOGUE.pairs if pair.severity == "C" or pair.clause]
    assert len(wanted) == len(set(wanted))
    assert set(wanted) == set(CATALOGUE.clauses)
    assert all(pair.severity == "N" for pair in CATALOGUE.pairs if pair.clause)
    for clause in CATALOGUE.clauses.values():
        assert clause.text.strip()


def test_every_clause_stands_at_an_entry_of_its_own_rules_or_of_the_base():
    sections = resources.templates("booklet/sections", ".html.j2")
    source = "".join(resources.text("templates", f"booklet/sections/{name}.html.j2") for name in sections)
    entries = set(re.findall(r'set entry = "([a-z0-9-]+)"', source))
    assert {"setup", "turn", "cards", "uno", "end", "conduct"} <= entries
    for clause in CATALOGUE.clauses.values():
        assert clause.at in (clause.a, clause.b) if clause.at in HOUSE else clause.at in entries, clause


def test_only_one_pair_has_a_condition():
    """Without it the sums of the water cards would be told twice under stacking."""
    conditions = {pair[:2]: pair.when for pair in CATALOGUE.pairs if pair.when}
    assert conditions == {("part:h2o-12", "draw2-counter=stack"): ("!stacking",)}


# --- presets ---


def written() -> dict[str, dict[str, str]]:
    """Each preset's points as the facts have them, idle ones in brackets."""
    head, *lines = (FACTS / "rules-presets.txt").read_text("utf-8").splitlines()
    starts = [match.start() for match in re.finditer(r"\S+", head)]
    ends = [*starts[1:], None]
    columns = {head[a:b].strip(): slice(a, b) for a, b in zip(starts, ends, strict=True)}
    point = columns.pop("point")
    return {name: {line[point].strip(): line[column].strip() for line in lines} for name, column in columns.items()}


WRITTEN = written()


def test_the_facts_name_every_preset():
    assert list(WRITTEN) == ["default", *PRESETS]


def test_the_defaults_are_those_of_the_facts():
    facts = dict(WRITTEN["default"])
    assert facts.pop("players") == "2-10"
    assert len(facts) == 56
    assert {point: POINTS[point].default for point in facts} == facts


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_resolves_to_the_options_of_the_facts(name: str):
    """No refusal, no warning; every value and every idle point as written."""
    found = resolve(name)
    facts = dict(WRITTEN[name])
    least, _, most = facts.pop("players").partition("-")
    assert found.players == (int(least), int(most or least))
    assert {point: found.options[point] for point in facts} == {
        point: value.strip("()") for point, value in facts.items()
    }
    assert found.idle & facts.keys() == {point for point, value in facts.items() if value.startswith("(")}
    assert {note.id for note in found.notes} <= {"rule-remark"}


def test_what_else_a_preset_fixes():
    found = {name: resolve(name) for name in PRESETS}
    assert {name: (one.played, one.printed) for name, one in found.items()} == {
        "classic": (108, 108),
        "modern": (112, 112),
        "family": (108, 108),
        "party": (109, 112),
        "kids-5": (84, 84),
        "tournament": (108, 108),
        "school-20": (108, 108),
        "duel": (108, 108),
        "game-101": (120, 120),
    }
    assert {name: {rule.id for rule in one.house} for name, one in found.items()} == {
        "classic": set(),
        "modern": {"shuffle-card", "blank-custom"},
        "family": {"jump-in", "identical-pair"},
        "party": {"jump-in", "stacking", "seven-zero", "uno-slap", "silent-twos", "swap-card"},
        "kids-5": {"five-swap"},
        "tournament": set(),
        "school-20": {"five-swap"},
        "duel": {"reverse-return"},
        "game-101": {"h2o-bonus", "dump-zero"},
    }
    assert [name for name, one in found.items() if one.preset.children] == ["kids-5"]
    for one in found.values():
        assert list(one.house) == [rule for rule in HOUSE.values() if rule in one.house]


CLAUSES = {
    "classic": "",
    "family": "jump-in/draw2-counter=chain-no-sum jump-in/first-player=left-of-dealer jump-in/draw4-own-turn-only=yes "
    "draw4-counter=draw2-of-named-colour/draw4-challenge=standard",
    "party": "jump-in/stacking jump-in/seven-zero jump-in/uno-slap jump-in/silent-twos mistake-penalty/jump-in "
    "mistake-penalty/uno-self-correct=allowed-until-caught seven-zero/uno-slap swap-card/uno-slap "
    "silent-twos/mistake-penalty silent-twos/pass-word=say-pas silent-twos/uno-when=before-release "
    "silent-twos/uno-catcher=any-player jump-in/first-player=winner-of-last jump-in/draw4-own-turn-only=yes "
    "uno-slap/uno-penalty=2 seven-zero/uno-when=before-release seven-zero/last-draw-card=executes "
    "seven-zero/silent-twos swap-card/silent-twos seven-zero/first-special=no-effect "
    "silent-twos/first-special=no-effect",
    "kids-5": "five-swap/first-special=no-effect",
    "tournament": "mistake-penalty/uno-self-correct=allowed-until-caught",
    "duel": "reverse-return/players=2 draw2-counter=chain-no-sum/reverse-return reverse-return/draw4-counter=none "
    "reverse-return/skip-escape=none reverse-return/draw4-challenge=standard reverse-return/reverse-2p=acts-as-skip",
    "game-101": "part:h2o-12/draw2-counter=chain-no-sum part:h2o-12/first-wild4=returned",
}


@pytest.mark.parametrize("name", CLAUSES)
def test_the_clauses_a_preset_prints(name: str):
    assert {f"{clause.a}/{clause.b}" for clause in resolve(name).clauses} == set(CLAUSES[name].split())


def test_presets_say_only_what_differs():
    for preset in PRESETS.values():
        ruled = {point for name in preset.house for point in HOUSE[name].sets}
        for point, option in preset.options.items():
            assert option != POINTS[point].default, (preset.id, point)
            assert point not in ruled, (preset.id, point)
        assert preset.title
        assert preset.blurb


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_made_its_own_moves(name: str):
    """What its choices would drag along stands in it, or it says on purpose that it does not."""
    found = resolve(name)
    for move in CATALOGUE.moves:
        if all((atom[0] == "!") != (atom.removeprefix("!") in found.atoms) for atom in move.when):
            for point, option in move.options.items():
                spoken = point in PRESETS[name].options or point in found.idle
                assert spoken or found.options[point] == option, (move, point)


def test_moves_end_and_never_move_what_was_asked_for():
    for name in PRESETS:
        for point in {atom.removeprefix("!").partition("=")[0] for move in CATALOGUE.moves for atom in move.when}:
            for option in POINTS[point].options if point in POINTS else ():
                wish = Wish(name, options={point: option})
                found = standing(CATALOGUE, wish, brought(CATALOGUE, wish, ()), frozenset())
                assert found.values[point] == option, (name, option)


def test_the_default_of_the_limit_goes_with_the_scoring():
    assert {
        scoring: resolve(options={"scoring": scoring}).options["limit"] for scoring in POINTS["scoring"].options
    } == {
        "winner-takes": "500",
        "own-to-limit": "200",
        "game-101": "101",
        "lazy": "none",
        "quick-loser": "none",
        "first-out": "none",
        "places": "none",
        "knock-out": "500",
    }


def test_no_preset_has_a_pair_that_is_advised_against():
    for name in PRESETS:
        assert noted(resolve(name), "rule-advised-against") == []
