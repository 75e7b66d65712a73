"""Blanks that get a use, cards that are put aside: none is lost, and the order of printing stays."""

from collections import Counter

import pytest

from unoprint import build, deck, resources
from unoprint.spec.model import DeckSpec, OwnCard

CARDS = build.catalogue()


def made(edition: str = "classic-108", **fields) -> deck.Deck:
    chosen = deck.edition(edition, resources.table(f"editions/{edition}.toml"))
    return deck.build(DeckSpec(edition, **fields), chosen, CARDS)


def pieces(found: deck.Deck) -> Counter:
    return Counter((entry.card.id, entry.plays) for entry in found.entries for _ in range(entry.pieces))


def test_a_deck_without_blanks_stays_as_it_is():
    for edition in ("classic-108", "h2o-120", "kids-84"):
        assert deck.with_uses(made(edition), {}, CARDS) == made(edition)
    own = made(blanks=4, cards=(OwnCard("Тишина"),))
    assert deck.with_uses(own, {}, CARDS) == own


def test_blanks_become_other_cards_and_the_rest_is_spare():
    found = deck.with_uses(made(blanks=6), {"+10": 4}, CARDS)
    assert pieces(found)["+10", True] == 4
    assert pieces(found)["blank", False] == 2
    assert (found.printed, found.played, found.points) == (114, 112, 1240 + 200)


def test_blanks_of_an_edition_are_spare_without_a_use():
    found = deck.with_uses(made("swap-112", blanks=1), {}, CARDS)
    assert (found.printed, found.played) == (113, 109)
    assert pieces(found)["blank", False] == 4


def test_blanks_can_play_as_they_are():
    found = deck.with_uses(made("swap-112", blanks=1), {"custom": 4}, CARDS)
    assert (found.printed, found.played, found.points) == (113, 113, 1240 + 5 * 40)
    assert pieces(found)["blank", True] == 4


def test_plain_blanks_are_used_up_first_and_cards_for_a_rule_carry_rules_first():
    found = deck.with_uses(made("shuffle-112", blanks=2), {"+10": 3}, CARDS)
    assert {key: n for key, n in pieces(found).items() if key[0] in {"+10", "blank", "custom"}} == {
        ("+10", True): 3,
        ("custom", False): 2,
    }
    found = deck.with_uses(made("shuffle-112", blanks=2), {"+10": 1, "custom": 3}, CARDS)
    assert pieces(found)["custom", True] == 3
    assert pieces(found)["blank", False] == 1


def test_more_uses_than_blanks_are_a_bug():
    with pytest.raises(ValueError, match="5"):
        deck.with_uses(made(blanks=4), {"+10": 5}, CARDS)
    with pytest.raises(ValueError, match="2"):
        deck.with_uses(made(blanks=5), {"+10": 4, "custom": 2}, CARDS)


def test_cards_are_put_aside():
    found = deck.with_uses(made("swap-112"), {}, CARDS, ("swap",))
    assert (found.printed, found.played) == (112, 108)
    assert pieces(found)["swap", False] == 1


def test_black_cards_stand_in_the_order_of_their_kinds():
    found = deck.with_uses(made("shuffle-112", blanks=5, cards=(OwnCard("Тишина"),)), {"+10": 4, "custom": 3}, CARDS)
    black = [entry.card.id for entry in found.entries if entry.card.suit is None]
    assert black == ["wild", "wild+4", "+10", "shuffle", "custom", "blank", "own:Тишина"]
    assert [entry.card.id for entry in found.entries][:2] == ["red:0", "red:1"]


def test_no_card_is_lost_or_found():
    for edition in resources.names("editions", ".toml"):
        before = made(edition, blanks=7)
        for uses in ({}, {"+10": 4}, {"custom": 2}, {"+10": 4, "custom": 3}):
            assert deck.with_uses(before, uses, CARDS).printed == before.printed


def test_the_count_of_blanks():
    assert deck.blanks(made("swap-112", blanks=2)) == {"blank": 5, "custom": 0}
    assert deck.blanks(made("shuffle-112")) == {"blank": 0, "custom": 3}
