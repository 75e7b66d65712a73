"""Whatever is wished for, a ruleset without a contradiction comes out, or every reason why not."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ruleskit import CATALOGUE, EVERYTHING, made, rows
from unoprint import resources, rules
from unoprint.errors import SpecFault
from unoprint.rules import Ruleset, Wish

POINTS, HOUSE, PRESETS = CATALOGUE.points, CATALOGUE.house, CATALOGUE.presets
NAMES = st.lists(st.sampled_from(list(HOUSE)), max_size=5, unique=True).map(tuple)
OPTIONS = st.dictionaries(st.sampled_from(list(POINTS)), st.integers(0, 20), max_size=5).map(
    lambda drawn: {point: list(POINTS[point].options)[n % len(POINTS[point].options)] for point, n in drawn.items()}
)
PLAYERS = st.none() | st.tuples(st.integers(2, 20), st.integers(0, 8)).map(lambda drawn: (drawn[0], sum(drawn)))
WISHES = st.builds(
    Wish,
    st.sampled_from(list(PRESETS)),
    NAMES,
    NAMES,
    OPTIONS,
    PLAYERS,
    st.sampled_from(list(CATALOGUE.vocabularies)),
    st.just(()),
)
DECKS = st.builds(made, st.sampled_from((*resources.names("editions", ".toml"), EVERYTHING)), st.integers(0, 6))
MANY = settings(derandomize=True, max_examples=300, deadline=None)


def outcome(wish: Wish, cards: Any) -> Ruleset | SpecFault:
    try:
        return rules.resolve(wish, CATALOGUE, cards)
    except SpecFault as fault:
        return fault


@MANY
@given(WISHES, DECKS)
def test_any_wish_is_a_ruleset_without_a_contradiction_or_refused_with_reasons(wish, cards):
    found = outcome(wish, cards)
    if isinstance(found, SpecFault):
        assert found.problems
        assert len({problem.id for problem in found.problems}) <= len(found.problems)
        assert all(problem.hint for problem in found.problems)
        return
    assert [pair for pair in rows("X") if not pair.asked and {pair.a, pair.b} <= found.atoms] == []
    assert all(any(atom in found.atoms for atom in needed) for rule in found.house for needed in rule.requires)
    assert found.options.keys() == POINTS.keys()
    assert wish.options.items() <= found.options.items()


@MANY
@given(WISHES, DECKS)
def test_the_same_wish_makes_the_same_ruleset(wish, cards):
    again = wish._replace(
        house=wish.house[::-1], no_house=wish.no_house[::-1], options=dict([*wish.options.items()][::-1])
    )
    first, second = outcome(wish, cards), outcome(again, cards)
    if isinstance(first, SpecFault):
        assert isinstance(second, SpecFault)
        assert sorted(map(str, first.problems)) == sorted(map(str, second.problems))
    else:
        assert isinstance(second, Ruleset)
        assert first._replace(notes=()) == second._replace(notes=())
        assert sorted(map(str, first.notes)) == sorted(map(str, second.notes))


@MANY
@given(WISHES, DECKS)
def test_what_comes_out_fits_the_deck_and_the_table(wish, cards):
    found = outcome(wish, cards)
    if isinstance(found, SpecFault):
        return
    assert found.printed == cards.printed
    assert sum(found.counts.values()) == found.played <= found.printed
    least, most = found.players
    asked = wish.players or PRESETS[wish.preset].players
    assert asked[0] <= least <= most <= asked[1]
    for rule in found.house:
        assert least >= rule.needs.players_least
        assert not rule.needs.players_of or {least, most} <= set(rule.needs.players_of)
        assert all(found.counts.get(kind) for kind in rule.needs.kinds)
    hand = max(int(word) for word in found.options["hand-size"].split("-") if word.isdigit())
    assert most * hand <= found.played


@MANY
@given(WISHES, DECKS)
def test_every_clause_in_force_is_placed_where_it_is_printed(wish, cards):
    found = outcome(wish, cards)
    if isinstance(found, SpecFault):
        return
    listed = {rule.id for rule in found.house}
    atoms = found.atoms | ({"players=2"} if "two-left" in found.atoms else set())
    for clause in found.clauses:
        assert {clause.a, clause.b} <= atoms
        assert clause.at in listed or clause.at not in HOUSE
    texts = {clause.text for clause in found.clauses}
    for pair in rows("C"):
        if {pair.a, pair.b} <= atoms and not pair.when:
            assert CATALOGUE.clauses[frozenset(pair[:2])].text in texts
