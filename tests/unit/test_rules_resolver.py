"""What the resolver refuses, naming both sides, and what it lets through; the order of force; deck and table."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import pytest

from ruleskit import CATALOGUE, EVERYTHING, ids, made, refused, resolve, rows, sides
from unoprint import rules
from unoprint.errors import Problem, SpecFault

POINTS, HOUSE = CATALOGUE.points, CATALOGUE.house
EXCLUSIONS = [pair for pair in rows("X") if pair.b != "players=2"]


# --- every pair of things that can be asked for ---


class Ask(NamedTuple):
    """One thing asked for by hand: a house rule, or an option as an atom."""

    name: str

    @property
    def option(self) -> tuple[str, str] | None:
        point, equals, option = self.name.partition("=")
        return (point, option) if equals else None


def asks() -> list[Ask]:
    """Every house rule, and every option of a point that any of them or any pair is about."""
    points = {point for rule in HOUSE.values() for point in rule.sets}
    points |= {atom.partition("=")[0] for pair in EXCLUSIONS + rows("R") for atom in pair[:2]}
    options = [f"{point.id}={option}" for point in POINTS.values() if point.id in points for option in point.options]
    return [Ask(name) for name in (*HOUSE, *options)]


ASKS = asks()


def wish(*asked: Ask) -> dict[str, object]:
    return {
        "house": tuple(one.name for one in asked if not one.option),
        "options": dict(one.option for one in asked if one.option),
    }


def outcome(preset: str, house: tuple[str, ...], options: Mapping[str, str]) -> tuple[Problem, ...]:
    """The problems of a wish, for a deck that has everything and a table that suits all rules."""
    try:
        rules.resolve(rules.Wish(preset, house, (), options, (4, 6)), CATALOGUE, made(EVERYTHING))
    except SpecFault as fault:
        return fault.problems
    return ()


def contradict(a: Ask, b: Ask) -> bool:
    """Whether two asks exclude each other by the lists alone: this is what the resolver is measured by."""
    if a.option and b.option and a.option[0] == b.option[0]:
        return a != b  # `spec` refuses them: a wish cannot hold both
    return clash(a, b) or any(
        (one in means(a) | {a.name} | settings(a) and other in means(b) | {b.name} | settings(b))
        for pair in EXCLUSIONS
        for one, other in (pair[:2], pair[1::-1])
        if not pair.asked or any(ask.name == pair.b for ask in (a, b))
    )


def settings(ask: Ask) -> set[str]:
    return set() if ask.option else {f"{point}={option}" for point, option in HOUSE[ask.name].sets.items()}


def means(ask: Ask) -> set[str]:
    """The house rules that an option is."""
    return {rule.id for rule in HOUSE.values() if ask.name in rule.means and len(rule.means) == 1}


def clash(a: Ask, b: Ask) -> bool:
    """Whether the house rules among the two set a point otherwise than the other one does."""
    claims = [HOUSE[one.name].sets if not one.option else dict([one.option]) for one in (a, b)]
    return any(claims[0].get(point, option) != option for point, option in claims[1].items())


def lacks(a: Ask, b: Ask) -> bool:
    """Whether one of the two requires what neither it nor the other nor the classic preset has."""
    claimed = dict(one.option for one in (a, b) if one.option)
    for one in (a, b):
        claimed |= HOUSE[one.name].sets if not one.option else {}
    named = {a.name, b.name} | means(a) | means(b)

    def there(atom: str) -> bool:
        point, equals, option = atom.partition("=")
        if not equals:
            return atom in named
        moved = "number-only" if point == "first-discard" and "guess-top" in named else POINTS[point].default
        return claimed.get(point, moved) == option

    return any(not any(map(there, needed)) for one in (a, b) for needed in requirements(one))


def requirements(ask: Ask) -> Iterator[tuple[str, ...]]:
    if ask.option:
        needed = POINTS[ask.option[0]].needed(ask.option[1])
        yield from [needed] if needed else []
    for name in means(ask) | ({ask.name} & HOUSE.keys()):
        yield from HOUSE[name].requires
        for point, option in HOUSE[name].sets.items():
            if (needed := POINTS[point].needed(option)) and not ask.option:
                yield needed


PAIRS = {
    "house and house": [(a, b) for a, b in combinations(ASKS, 2) if not a.option and not b.option],
    "house and option": [(a, b) for a, b in combinations(ASKS, 2) if bool(a.option) != bool(b.option)],
    "option and option": [
        (a, b) for a, b in combinations(ASKS, 2) if a.option and b.option and a.option[0] != b.option[0]
    ],
}


def test_there_are_pairs_of_all_three_sorts_to_look_at():
    assert {sort: len(pairs) > 900 for sort, pairs in PAIRS.items()} == dict.fromkeys(PAIRS, True)


@pytest.mark.parametrize("sort", PAIRS)
def test_what_contradicts_is_refused_and_nothing_else(sort: str):
    """Over all pairs, on the classic preset: refused exactly when the lists say so, both sides named."""
    for a, b in PAIRS[sort]:
        problems = outcome("classic", **wish(a, b))
        assert bool(problems) == (contradict(a, b) or lacks(a, b)), (a, b, problems)
        if contradict(a, b):
            assert any({a.name, b.name} <= sides(problem) for problem in problems), (a, b, problems)


def ways(side: str) -> list[tuple[str, ...]]:
    """How an atom can be asked for: by itself, and a house rule by all the options that are the rule."""
    return [(side,), *([HOUSE[side].means] if side in HOUSE and HOUSE[side].means else [])]


@pytest.mark.parametrize("pair", EXCLUSIONS, ids=lambda pair: f"{pair.a}, {pair.b}")
def test_every_exclusion_is_told_once_with_its_reason_however_it_is_asked_for(pair: rules.Pair):
    looked = 0
    for a, b in [(a, b) for a in ways(pair.a) for b in ways(pair.b)]:
        asked = [Ask(name) for name in (*a, *b)]
        points = [one.option[0] for one in asked if one.option]
        if len(points) != len(set(points)):
            continue  # two options for one point never reach the resolver
        looked += 1
        problems = outcome("classic", **wish(*asked))
        told = [problem for problem in problems if problem.params.get("why") == pair.why]
        assert [sides(one) <= {*a, *b} and bool(sides(one) & {*a}) and bool(sides(one) & {*b}) for one in told[:1]] == [
            True
        ]
        assert len({frozenset(sides(problem)) for problem in problems}) == len(problems)
        assert all(problem.hint for problem in problems)
    assert looked or "scoring=" in pair.a


def kept(preset: str, house: tuple[str, ...], options: Mapping[str, str]) -> object:
    try:
        found = rules.resolve(rules.Wish(preset, house, (), options, (4, 6)), CATALOGUE, made(EVERYTHING))
    except SpecFault as fault:
        return ids(fault.problems)
    return found._replace(notes=())


@pytest.mark.parametrize("name", [rule.id for rule in HOUSE.values() if rule.means])
def test_a_house_rule_and_the_options_that_are_the_rule_make_one_ruleset(name: str):
    by_name = kept("classic", (name,), {})
    by_options = kept("classic", (), dict(atom.split("=") for atom in HOUSE[name].means))
    if name == "hand-count-visible":  # it is the default: only one who asks for it by name has it told as his own
        by_name = by_name._replace(house=by_options.house)
    assert by_name == by_options
    assert name in by_name.atoms


# --- what is inherited, and the order of force ---


def test_a_house_rule_replaces_what_the_preset_has():
    """Stacking over the family's chain: no +2 answers a +4 any longer, and nothing is said about it."""
    found = resolve("family", "stacking")
    assert (found.options["draw2-counter"], found.options["draw4-counter"]) == ("stack", "stack")
    assert found.atoms.isdisjoint({"draw2-counter=chain-no-sum", "draw4-counter=draw2-of-named-colour"})
    assert "draw4-counter=draw2-of-named-colour" not in {clause.a for clause in found.clauses}
    assert found.notes == ()


def test_asking_for_both_is_refused():
    (problem,) = refused("family", "stacking", options={"draw2-counter": "chain-no-sum"})
    assert problem.id == "rule-excludes-option"
    assert (problem.params["house"], problem.params["option"]) == ("stacking", "draw2-counter=chain-no-sum")
    assert problem.hint.id == "rules-drop-one"


def test_a_rule_that_the_preset_brings_counts_as_asked_for_until_it_is_switched_off():
    (problem,) = refused("party", options={"draw2-counter": "chain-no-sum"})
    assert sides(problem) == {"stacking", "draw2-counter=chain-no-sum"}
    assert (problem.hint.id, problem.hint.params) == ("rules-switch-off", {"flags": "--no-house stacking"})
    found = resolve("party", options={"draw2-counter": "chain-no-sum"}, no_house=("stacking",))
    assert found.options["draw2-counter"] == "chain-no-sum"
    assert "stacking" not in found.atoms


def test_what_the_user_wrote_beats_the_preset_and_the_default():
    assert resolve("family", options={"limit": "300"}).options["limit"] == "300"
    assert resolve(options={"hand-size": "5"}).options["hand-size"] == "5"
    assert resolve("kids-5", options={"hand-size": "7"}).options["hand-size"] == "7"


def test_an_exclusion_with_what_the_preset_left_names_the_other_options():
    (problem,) = refused("tournament", "ask-help")
    assert sides(problem) == {"ask-help", "hints=penalty-2"}
    assert (problem.hint.id, problem.hint.params) == ("rules-choose-other", {"choices": "--set hints=free"})
    (problem,) = refused("party", "partners")
    assert sides(problem) == {"partners", "scoring=lazy"}
    assert "scoring=places" not in problem.hint.params["choices"]
    assert "scoring=lazy" not in problem.hint.params["choices"]
    assert "scoring=quick-loser" in problem.hint.params["choices"]


def test_an_exclusion_needs_the_option_not_only_a_preset_that_once_had_it():
    assert "scoring=game-101" in resolve("party", "game-101").atoms
    assert resolve("party", "partners", options={"scoring": "first-out"}, players=(6, 8)).players == (6, 8)


@pytest.mark.parametrize(
    ("wish", "clash"),
    [
        (("uno-4", {"uno-penalty": "2"}), ("uno-4", "uno-penalty=4", "uno-penalty=2")),
        (("game-101", {"limit": "150"}), ("game-101", "limit=101", "limit=150")),
        (("jump-in", {"skip-escape": "none"}), ("jump-in", "skip-escape=identical-card", "skip-escape=none")),
        (
            ("colour-circle", {"first-wild": "dealer-names"}),
            ("colour-circle", "first-wild=returned", "first-wild=dealer-names"),
        ),
        (
            ("lazy-scoring", {"dealer-next": "clockwise"}),
            ("lazy-scoring", "dealer-next=loser-deals", "dealer-next=clockwise"),
        ),
        (
            ("draw-until", {"draw-when-able": "allowed"}),
            ("draw-until", "draw-when-able=forbidden", "draw-when-able=allowed"),
        ),
    ],
    ids=lambda value: value[0],
)
def test_two_options_for_one_point_are_refused(wish, clash):
    (problem,) = refused("classic", wish[0], options=wish[1])
    assert problem.id == "rule-sets-other"
    assert (problem.params["house"], problem.params["option"], problem.params["asked"]) == clash


def test_two_house_rules_with_two_options_are_refused_even_where_no_pair_says_so():
    with pytest.raises(SpecFault) as caught:
        rules.resolve(rules.Wish(house=("lazy-scoring", "game-101")), CATALOGUE._replace(pairs=()), made("classic-108"))
    (problem,) = caught.value.problems
    assert problem.id == "rules-set-two"
    assert sides(problem) == {"lazy-scoring", "game-101", "scoring=lazy", "scoring=game-101"}


def test_asking_for_what_a_rule_sets_anyway_is_no_contradiction():
    assert resolve("classic", "uno-4", options={"uno-penalty": "4"}).notes == ()


def test_an_inherited_skip_answer_is_wanted_but_an_asked_for_none_is_not():
    assert ("skip-bounce", "draw2-counter=none") in {clause[:2] for clause in resolve("classic", "skip-bounce").clauses}
    (problem,) = refused("classic", "skip-bounce", options={"draw2-counter": "none"})
    assert sides(problem) == {"skip-bounce", "draw2-counter=none"}


def test_an_option_that_is_a_rule_brings_its_entry_unless_other_options_speak_against_it():
    assert [rule.id for rule in resolve(options={"scoring": "lazy"}).house] == ["lazy-scoring"]
    found = resolve(options={"scoring": "lazy", "dealer-next": "clockwise"})
    assert (found.house, found.options["dealer-next"]) == ((), "clockwise")
    assert "lazy-scoring" in found.atoms
    assert [rule.id for rule in resolve(options={"draw2-counter": "stack"}).house] == []
    both = resolve(options={"draw2-counter": "stack", "draw4-counter": "stack"})
    assert [rule.id for rule in both.house] == ["stacking"]


def test_a_preset_that_sets_an_option_has_no_entry_for_the_rule_but_the_rule_in_force():
    found = resolve("party")
    assert {"lazy-scoring", "mistake-penalty", "free-plus-four"} <= found.atoms
    assert not {"lazy-scoring", "mistake-penalty", "free-plus-four"} & {rule.id for rule in found.house}
    assert [rule.id for rule in resolve("party", options={"scoring": "lazy"}).house] == [
        rule.id for rule in found.house
    ]


def test_the_clause_of_a_rule_without_an_entry_is_printed_elsewhere():
    placed = {clause[:2]: clause.at for clause in resolve("party", "dump-zero", "seven-rounds").clauses}
    assert placed["lazy-scoring", "dump-zero"] == "dump-zero"
    assert placed["mistake-penalty", "uno-self-correct=allowed-until-caught"] == "conduct"
    printed = {rule.id for rule in resolve("party", "dump-zero", "seven-rounds").house}
    assert all(at in printed or at not in HOUSE for at in placed.values())


# --- what a choice drags along ---


@pytest.mark.parametrize(
    ("preset", "house", "options", "moved"),
    [
        ("classic", ("jump-in",), {}, {"skip-escape": "identical-card"}),
        ("classic", ("stacking",), {}, {"first-draw2": "may-counter", "draw4-skips": "yes"}),
        ("classic", (), {"draw2-counter": "chain-no-sum"}, {"first-draw2": "may-counter", "draw4-counter": "none"}),
        ("family", (), {"draw2-counter": "none"}, {"draw4-counter": "none"}),
        ("family", (), {"draw2-counter": "stack"}, {"draw4-counter": "none"}),
        ("family", (), {"first-discard": "action-applies"}, {"first-draw2": "may-counter", "first-wild": "returned"}),
        ("classic", (), {"draw4-when": "any-time"}, {"draw4-challenge": "none"}),
        ("party", (), {"draw4-challenge": "standard"}, {"draw4-when": "no-current-colour"}),
        ("classic", ("free-plus-four",), {}, {"draw4-when": "any-time", "draw4-challenge": "none"}),
        ("classic", ("colour-circle",), {}, {"first-wild": "returned", "wild-colour": "next-in-ring"}),
        (
            "classic",
            ("draw-until",),
            {},
            {"draw-count": "until-playable", "drawn-card": "must-play", "draw-when-able": "forbidden"},
        ),
        ("classic", ("all-matching",), {}, {"end-turn-draw": "yes", "drawn-card": "must-play"}),
        ("classic", ("guess-top",), {}, {"first-discard": "number-only", "first-wild": "returned"}),
        ("classic", (), {"first-discard": "number-only"}, {"first-wild": "returned"}),
        ("classic", (), {"first-discard": "as-is", "first-wild": "dealer-names"}, {"first-wild": "dealer-names"}),
        ("classic", (), {"scoring": "lazy"}, {"dealer-next": "loser-deals", "first-player": "winner-of-last"}),
        ("duel", (), {"scoring": "own-to-limit"}, {"limit": "200"}),
        ("duel", (), {"scoring": "winner-takes"}, {"limit": "200"}),
        ("family", (), {"scoring": "winner-takes"}, {"limit": "500"}),
        ("classic", (), {"scoring": "own-to-limit", "limit": "1000"}, {"limit": "1000"}),
        ("classic", (), {"scoring": "knock-out"}, {"limit": "500"}),
    ],
)
def test_what_a_choice_drags_along(preset, house, options, moved):
    found = resolve(preset, *house, options=options)
    assert {point: found.options[point] for point in moved} == moved


def test_a_choice_drags_along_nothing_else():
    found, plain = resolve("family", options={"limit": "300"}), resolve("family")
    assert {point for point in POINTS if found.options[point] != plain.options[point]} == {"limit"}


@pytest.mark.parametrize("name", HOUSE)
def test_a_house_rule_changes_only_what_it_sets_and_drags_along(name: str):
    plain, found = kept("game-101", (), {}), kept("game-101", (name,), {})
    if isinstance(found, list):
        assert {name} <= {word for pair in (*rows("X"), *rows("R")) for word in pair[:2]}
        return
    changed = {point for point in POINTS if found.options[point] != plain.options[point]}
    moves = {point for move in CATALOGUE.moves for point in move.options}
    assert changed <= HOUSE[name].sets.keys() | moves
    assert changed >= {point for point, option in HOUSE[name].sets.items() if plain.options[point] != option}


# --- requirements ---


def test_a_missing_partner_is_refused_with_the_way_to_get_it():
    (problem,) = refused("classic", "identical-pair")
    assert (problem.id, problem.params["house"], problem.params["needs"]) == (
        "rule-requires",
        "identical-pair",
        "jump-in",
    )
    assert (problem.hint.id, problem.hint.params["ways"]) == ("rules-add", "--house jump-in")
    assert resolve("classic", "identical-pair", "jump-in").notes == ()


def test_a_partner_that_is_switched_off_is_missed():
    (problem,) = refused("family", no_house=("jump-in",))
    assert problem.hint.id == "rules-add-or-off"
    assert problem.hint.params["flags"] == "--no-house identical-pair"
    assert resolve("family", no_house=("jump-in", "identical-pair")).options["skip-escape"] == "none"


def test_alternatives_are_told_together():
    problems = refused("classic", "h2o-bonus", edition="h2o-120")
    assert ids(problems) == ["rule-requires"]
    assert problems[0].params["needs"] == "game-101, scoring=own-to-limit"
    assert problems[0].params["count"] == 2
    assert problems[0].hint.params["ways"] == "--house game-101, --set scoring=own-to-limit"
    for options in ({"scoring": "own-to-limit"}, {"scoring": "game-101"}):
        assert "h2o-bonus" in resolve("classic", "h2o-bonus", edition="h2o-120", options=options).atoms


@pytest.mark.parametrize(
    ("options", "needs"),
    [
        ({"end-turn-draw": "yes"}, "cards-per-turn=all-matching"),
        ({"draw4-counter": "draw2-of-named-colour"}, "draw2-counter=chain-no-sum"),
        ({"skip-escape": "identical-card"}, "jump-in, beat-identical"),
        ({"draw2-counter": "identical"}, "beat-identical"),
        (
            {"first-discard": "number-only", "first-wild": "dealer-names"},
            "first-discard=action-applies, first-discard=as-is",
        ),
        ({"draw4-challenge": "standard", "draw4-when": "any-time"}, "draw4-when=no-current-colour"),
    ],
)
def test_options_require_others(options, needs):
    (problem,) = refused(options=options)
    assert (problem.id, problem.params["needs"]) == ("option-requires", needs)


@pytest.mark.parametrize("scoring", ["lazy", "quick-loser", "first-out", "places"])
def test_a_limit_is_refused_where_the_scoring_has_none(scoring: str):
    (problem,) = refused(options={"scoring": scoring, "limit": "300"})
    assert (problem.id, problem.params["option"]) == ("option-requires", "limit=300")
    assert resolve(options={"scoring": scoring, "limit": "none"}).options["limit"] == "none"


@pytest.mark.parametrize("scoring", ["winner-takes", "own-to-limit", "game-101", "knock-out"])
def test_any_limit_goes_where_the_scoring_has_one(scoring: str):
    assert resolve(options={"scoring": scoring, "limit": "777"}).options["limit"] == "777"
    (problem,) = refused(options={"scoring": scoring, "limit": "none"})
    assert problem.params["option"] == "limit=none"


def test_a_preset_without_a_limit_refuses_one():
    (problem,) = refused("party", options={"limit": "200"})
    assert problem.params["option"] == "limit=200"


def test_every_reason_comes_at_once():
    problems = refused("duel", "uno-slap", "silent-twos", "silent-blacks", "identical-pair", "plus-ten", "swap-card")
    assert ids(problems) == [
        "rules-exclude",
        "rule-requires",
        "rule-lacks-cards",
        "blanks-missing",
        "rule-wants-players",
    ]


@pytest.mark.parametrize("preset", CATALOGUE.presets)
def test_every_single_rule_goes_with_each_preset_or_is_refused_for_a_reason_of_the_lists(preset: str):
    """A deck and a table that suit all rules: what is left are the preset's own rules and options."""
    before = kept(preset, (), {})
    there = {rule.id for rule in before.house} | before.atoms
    for name in HOUSE:
        against = {b for pair in EXCLUSIONS for a, b in (pair[:2], pair[1::-1]) if a == name and not pair.asked}
        against |= {atom for rule in against & HOUSE.keys() for atom in HOUSE[rule].means}
        against -= {atom for atom in against if atom.partition("=")[0] in HOUSE[name].sets}
        against &= {rule.id for rule in before.house} | {atom for atom in before.atoms if "=" in atom}
        brought = [HOUSE[rule].sets for rule in CATALOGUE.presets[preset].house if rule != name]
        against |= {str(sets) for sets in brought if any(sets.get(p, o) != o for p, o in HOUSE[name].sets.items())}
        missing = [needed for needed in HOUSE[name].requires if not there & set(needed) and name != "guess-top"]
        problems = outcome(preset, (name,), {})
        assert bool(problems) == bool(against or missing), (name, problems, against, missing)
        assert all(name in sides(problem) for problem in problems)
