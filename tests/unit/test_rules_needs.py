"""What the deck and the table must have for the rules, and what the rules make of the deck."""

import pytest

from ruleskit import CATALOGUE, EVERYTHING, ids, made, noted, refused, resolve
from unoprint import deck, rules
from unoprint.rules import OwnRule
from unoprint.spec.model import DeckSpec, OwnCard

# --- blanks ---


def test_four_blanks_become_ten_more_cards_to_take():
    found = resolve("classic", "plus-ten", blanks=4)
    assert (found.played, found.printed, found.counts["+10"]) == (112, 112, 4)
    assert "kind:+10" in found.atoms
    assert found.deck.points == 1240 + 4 * 50
    plain = resolve(blanks=4)
    assert (plain.played, plain.printed) == (108, 112)
    assert plain.counts.get("+10") is None


@pytest.mark.parametrize("blanks", range(4))
def test_missing_blanks_are_counted(blanks: int):
    (problem,) = refused("classic", "plus-ten", blanks=blanks)
    assert problem.id == "blanks-missing"
    assert dict(problem.params) == {"houses": "plus-ten", "wanted": 4, "found": blanks, "missing": 4 - blanks}
    assert (problem.hint.id, problem.hint.params) == ("add-blanks", {"blanks": 4})


def test_blanks_of_the_edition_count():
    (problem,) = refused("party", "plus-ten")
    assert (problem.params["missing"], problem.hint.params) == (1, {"blanks": 1})
    found = resolve("party", "plus-ten", blanks=1)
    assert (found.played, found.printed, found.counts["+10"]) == (113, 113, 4)
    assert noted(found, "rule-advised-against") == []


def test_one_use_a_blank():
    problems = refused("classic", "plus-ten", "blank-custom", "lost-card", blanks=5)
    assert dict(problems[0].params) == {
        "houses": "plus-ten, blank-custom, lost-card",
        "wanted": 6,
        "found": 5,
        "missing": 1,
    }
    assert problems[0].hint.params == {"blanks": 6}
    found = resolve("classic", "plus-ten", "blank-custom", "lost-card", blanks=6)
    assert (found.counts["+10"], found.counts["blank"], found.played, found.printed) == (4, 1, 113, 114)


def test_a_blank_for_a_lost_card_is_no_card_more():
    """It plays when another card is gone, so the deck stays as large as it was."""
    found = resolve("classic", "lost-card", blanks=1)
    assert (found.played, found.printed) == (108, 109)
    assert ids(refused("classic", "lost-card")) == ["blanks-missing"]


def test_blanks_with_a_rule_of_ones_own_play():
    found = resolve("classic", "blank-custom", blanks=3)
    assert (found.played, found.printed, found.counts["blank"]) == (111, 111, 3)
    assert found.deck.points == 1240 + 3 * 40


def test_cards_that_say_they_are_for_a_rule_leave_blanks_spare():
    found = resolve("modern", blanks=2)
    assert (found.counts["custom"], found.counts.get("blank"), found.played, found.printed) == (3, None, 112, 114)


def test_a_preset_that_uses_its_blanks_up_can_be_told_to_give_them():
    (problem,) = refused("modern", "plus-ten")
    assert (problem.params["missing"], problem.hint.id) == (2, "add-blanks-or-off")
    assert problem.hint.params == {"blanks": 2, "flags": "--no-house blank-custom"}
    found = resolve("modern", "plus-ten", no_house=("blank-custom",), blanks=1)
    assert (found.counts["+10"], found.counts.get("custom"), found.played, found.printed) == (4, None, 113, 113)


def test_cards_for_a_rule_become_something_else_when_they_only_came_with_the_deck():
    found = resolve("classic", "plus-ten", edition="shuffle-112", blanks=1)
    assert [rule.id for rule in found.house] == ["plus-ten", "shuffle-card"]
    assert (found.counts["+10"], found.played, found.printed) == (4, 113, 113)


# --- cards that must be there, cards that bring their rule ---


@pytest.mark.parametrize(
    ("house", "cards", "edition"),
    [("swap-card", "swap", "swap-112"), ("shuffle-card", "shuffle", "shuffle-112")],
)
def test_a_card_that_is_not_in_the_deck(house: str, cards: str, edition: str):
    (problem,) = refused("classic", house)
    assert (problem.id, problem.params["house"], problem.params["cards"]) == ("rule-lacks-cards", house, cards)
    assert (problem.hint.id, problem.hint.params) == ("choose-edition", {"edition": edition})
    assert house in resolve("classic", house, edition=edition).atoms


def test_the_water_bonus_wants_the_water_cards():
    problems = refused("game-101", edition="classic-108")
    assert ids(problems) == ["rule-lacks-cards"]
    assert problems[0].params["cards"] == "+1, wild+2"
    assert problems[0].hint.params == {"edition": "h2o-120", "flags": "--no-house h2o-bonus"}


def test_a_card_in_the_deck_brings_its_rule_or_is_put_aside():
    found = resolve(edition="swap-112")
    assert ([rule.id for rule in found.house], found.counts["swap"], found.played) == (["swap-card"], 1, 109)
    aside = resolve(edition="swap-112", no_house=("swap-card",))
    assert (aside.house, aside.counts.get("swap"), aside.played, aside.printed) == ((), None, 108, 112)
    assert "kind:swap" not in aside.atoms
    own = resolve(edition="shuffle-112")
    assert [rule.id for rule in own.house] == ["shuffle-card", "blank-custom"]


def test_the_part_is_there_when_one_of_its_cards_is():
    assert "part:h2o-12" in resolve(edition="h2o-120").atoms
    assert "part:h2o-12" not in resolve().atoms


@pytest.mark.parametrize(
    ("edition", "without"),
    [
        ("kids-84", {"stacking", "silent-blacks", "colour-circle", "reverse-return", "skip-bounce", "politeness"}),
        ("kids-84", {"wild-extra-card", "free-plus-four"}),
        ("numbers-76", {"no-action-finish", "beat-identical", "silent-blacks"}),
    ],
)
def test_a_rule_without_a_card_to_act_on_is_left_out_with_a_word(edition: str, without: set[str]):
    found = resolve("kids-5", *without, "jump-in", "five-swap", edition=edition)
    assert {note["house"] for note in noted(found, "rule-without-cards")} == without
    assert {rule.id for rule in found.house} == {"five-swap", "jump-in"}
    assert not without & found.atoms
    assert all(clause.a not in without and clause.b not in without for clause in found.clauses)


def test_what_a_rule_left_out_would_set_is_not_set():
    assert resolve("kids-5", "stacking").options == resolve("kids-5").options


def test_a_rule_that_is_left_out_contradicts_all_the_same():
    (problem,) = refused("kids-5", "stacking", options={"draw2-counter": "chain-no-sum"})
    assert problem.id == "rule-excludes-option"


def test_rules_that_have_cards_are_kept():
    assert [rule.id for rule in resolve("kids-5", "colour-circle", edition="kids-88").house] == [
        "five-swap",
        "colour-circle",
    ]


# --- players ---


@pytest.mark.parametrize("house", ["uno-slap", "slap-six", "mercy-25", "knock-out"])
def test_rules_for_three_and_more(house: str):
    for wish in ({"preset": "duel"}, {"preset": "classic", "players": (2, 2)}):
        preset = wish.pop("preset")
        (problem,) = refused(preset, house, **wish)
        assert (problem.id, problem.params["house"], problem.params["least"]) == ("rule-wants-players", house, 3)
        assert (problem.hint.id, problem.hint.params) == ("more-players", {"least": 3})
    assert resolve("classic", house).players == (3, 10)
    assert noted(resolve("classic", house), "players-narrowed") == []
    found = resolve("classic", house, players=(2, 6))
    assert found.players == (3, 6)
    assert noted(found, "players-narrowed") == [{"asked": "2-6", "players": "3-6"}]
    assert resolve("classic", house, players=(3, 3)).players == (3, 3)


def test_an_option_that_is_a_rule_for_three_is_refused_to_two():
    """Even when another option keeps the rule's own entry out."""
    (problem,) = refused(options={"scoring": "knock-out", "limit": "300"}, players=(2, 2))
    assert (problem.id, problem.params["house"]) == ("rule-wants-players", "knock-out")
    assert resolve(options={"scoring": "knock-out", "limit": "300"}).players == (3, 10)


@pytest.mark.parametrize("players", [(2, 2), (2, 3), (5, 5), (7, 7), (11, 12)])
def test_pairs_of_players_are_wanted(players: tuple[int, int]):
    (problem,) = refused("classic", "partners", players=players)
    assert (problem.id, problem.params["numbers"]) == ("rule-wants-numbers", "4, 6, 8, 10")


@pytest.mark.parametrize(
    ("players", "expected"), [((4, 4), (4, 4)), ((3, 9), (4, 8)), ((2, 10), (4, 10)), (None, (4, 10))]
)
def test_pairs_of_players_narrow_the_range(players, expected):
    assert resolve("classic", "partners", players=players).players == expected


def test_the_deal_must_be_possible():
    (problem,) = refused(players=(2, 16))
    assert dict(problem.params) == {"players": 16, "hand": 7, "wanted": 113, "cards": 108}
    assert problem.hint.params == {"players": 15}
    assert resolve(players=(15, 15)).players == (15, 15)
    assert resolve(players=(16, 16), blanks=8, edition="h2o-120").players == (16, 16)
    assert resolve(players=(18, 18), options={"hand-size": "5"}).players == (18, 18)


def test_the_larger_hand_counts_and_an_opened_card_of_ones_own_does_not():
    assert ids(refused(players=(16, 16), options={"hand-size": "dealer-6-or-7"})) == ["deal-impossible"]
    fitting = {"hand-size": "6"}
    assert ids(refused(players=(18, 18), options=fitting)) == ["deal-impossible"]
    assert resolve(players=(18, 18), options=fitting | {"dealer-hand": "last-card-to-centre"}).players == (18, 18)


@pytest.mark.parametrize(
    ("house", "players", "small"),
    [
        ((), 11, False),
        ((), 12, True),
        (("stacking",), 9, False),
        (("stacking",), 10, True),
        (("draw-until",), 10, True),
    ],
)
def test_the_reserve_of_the_pile(house, players, small):
    found = resolve("classic", *house, players=(players, players))
    assert bool(noted(found, "pile-small")) == small
    if small:
        (note,) = noted(found, "pile-small")
        assert note["pile"] == 108 - players * 7 - 1
        assert note["wanted"] == players * (4 if house else 2)
        assert note["most"] == (9 if house else 11)


def test_ten_cards_at_a_blow_want_a_larger_reserve_too():
    assert resolve("classic", "plus-ten", blanks=4, players=(9, 9)).notes == ()
    assert noted(resolve("classic", "plus-ten", blanks=4, players=(11, 11)), "pile-small") == [
        {"players": 11, "pile": 34, "wanted": 44, "most": 10}
    ]


def test_more_players_than_one_deck_is_made_for():
    assert noted(resolve(players=(2, 10)), "players-many") == []
    assert noted(resolve(players=(2, 11)), "players-many") == [{"players": 11, "most": 10}]


# --- two players ---


def test_two_exactly_and_two_in_the_end():
    assert {"players=2", "two-left"} <= resolve("duel").atoms
    assert "two-left" in resolve(players=(2, 4)).atoms
    assert "players=2" not in resolve(players=(2, 4)).atoms
    assert "two-left" not in resolve(players=(3, 4)).atoms
    for house in ("play-to-last", "mercy-25", "knock-out"):
        assert "two-left" in resolve("classic", house, players=(4, 6)).atoms
    assert "two-left" in resolve(players=(4, 6), options={"scoring": "places"}).atoms


def test_what_reverse_does_with_two_is_told_where_two_can_be_left():
    assert "reverse-2p" in resolve(players=(3, 6)).idle
    assert "reverse-2p" not in resolve(players=(2, 6)).idle
    assert "reverse-2p" not in resolve("classic", "mercy-25", players=(3, 6)).idle


def test_clauses_on_two_players_hold_where_two_can_be_left():
    def two(**wish):
        return {clause.a for clause in resolve("classic", "jump-in", **wish).clauses if clause.b == "players=2"}

    assert (
        two(players=(2, 2)) == two(players=(2, 6)) == two(players=(3, 6), options={"scoring": "places"}) == {"jump-in"}
    )
    assert two(players=(3, 6)) == set()


def test_warnings_on_two_players_are_for_exactly_two():
    assert noted(resolve("classic", "play-to-last", players=(2, 2)), "rule-redundant") != []
    assert noted(resolve("classic", "play-to-last", players=(2, 6)), "rule-redundant") == []


# --- notes ---


def test_redundant_rules_are_told():
    (note,) = noted(resolve("classic", "jump-in", "beat-identical"), "rule-redundant")
    assert (note["a"], note["b"]) == ("jump-in", "beat-identical")


def test_an_option_without_effect_is_told_only_to_those_who_asked_for_it():
    assert noted(resolve("kids-5", options={"draw2-counter": "stack"}), "option-without-effect") == [
        {"option": "draw2-counter=stack"}
    ]
    assert noted(resolve("party", options={"limit-tie": "extra-deal"}), "option-without-effect") != []
    assert noted(resolve("classic", "draw-until", options={"pass-word": "say-pas"}), "option-without-effect") != []
    found = resolve("classic", "no-action-finish", options={"last-draw-card": "executes"})
    assert noted(found, "rule-redundant")[0]["b"] == "last-draw-card=executes"
    assert noted(found, "option-without-effect") == []
    assert resolve("classic", "no-action-finish").notes == ()


def test_what_is_advised_against_is_told():
    (note,) = noted(resolve("kids-5", "mistake-penalty"), "rule-advised-against")
    assert (note["a"], note["b"]) == ("mistake-penalty", "children")
    assert noted(resolve("classic", "seven-rounds", "draw-until"), "rule-advised-against") != []


def test_a_remark_is_no_warning():
    (note,) = noted(resolve("classic", "seven-zero", "five-swap"), "rule-remark")
    assert (note["a"], note["b"]) == ("seven-zero", "five-swap")


def test_a_rule_that_is_switched_off_in_vain():
    assert noted(resolve("party", no_house=("silent-blacks",)), "rule-not-on") == [
        {"house": "silent-blacks", "preset": "party"}
    ]
    assert noted(resolve(no_house=("hand-count-visible",)), "rule-stays-on") == [
        {"house": "hand-count-visible", "options": "hand-count-visible=yes"}
    ]
    assert noted(resolve("party", no_house=("stacking",)), "rule-not-on") == []


def test_switching_off_takes_the_options_along_that_are_the_rule():
    found = resolve("party", no_house=("mistake-penalty", "lazy-scoring"))
    assert (found.options["mistake-penalty"], found.options["scoring"]) == ("off", "winner-takes")
    assert found.atoms.isdisjoint({"mistake-penalty", "lazy-scoring"})
    assert [note for note in found.notes if note.id.startswith("rule-not")] == []
    assert resolve("game-101", no_house=("dump-zero",)).options["lone-zero"] == "0"


# --- the whole ---


def test_own_rules_and_words_are_passed_on():
    own = (OwnRule("Тихий час", "Шёпотом."),)
    found = resolve(own=own, vocabulary="dikaya")
    assert (found.own, found.vocabulary.id) == (own, "dikaya")


def test_house_rules_come_in_the_order_of_the_catalogue():
    found = resolve("classic", "seven-zero", "uno-slap", "jump-in")
    assert [rule.id for rule in found.house] == ["jump-in", "seven-zero", "uno-slap"]
    assert found.house[0] is CATALOGUE.house["jump-in"]


def test_own_cards_are_counted():
    cards = DeckSpec(cards=(OwnCard("Тишина", count=2), OwnCard("Пересядь", suit="red")))
    found = rules.resolve(rules.Wish(), CATALOGUE, deck.build(cards, made("classic-108").edition, CATALOGUE.cards))
    assert (found.counts["own"], found.played) == (3, 111)


def test_everything_is_counted():
    found = resolve("classic", "plus-ten", edition=EVERYTHING)
    assert sum(found.counts.values()) == found.played == 108 + 12 + 2 + 4
    assert found.printed == 108 + 12 + 2 + 14
    assert {atom for atom in found.atoms if atom.startswith("kind:")} == {f"kind:{kind}" for kind in found.counts}
