"""Rule cards, and the deck that follows the rules: what is printed, what plays."""

import pytest

from unoprint import art, build
from unoprint.errors import SpecFault


def plan(**flags) -> build.Plan:
    typed = {f"--{name.replace('_', '-')}": value for name, value in flags.items()}
    return build.plan(build.read_spec(None, typed))


def counts(made: build.Plan) -> dict[str, int]:
    return {entry.card.id: entry.pieces for entry in made.deck.entries}


def test_four_blanks_become_plus_ten_and_play():
    made = plan(blanks="4", house=("plus-ten",))
    assert counts(made)["+10"] == 4
    assert "blank" not in counts(made)
    assert (made.deck.printed, made.deck.played, made.deck.points) == (112, 112, 1440)


def test_without_the_rule_they_are_spare():
    made = plan(blanks="4")
    assert counts(made)["blank"] == 4
    assert (made.deck.printed, made.deck.played) == (112, 108)


def test_plus_ten_without_blanks_says_how_to_get_them():
    with pytest.raises(SpecFault) as caught:
        plan(house=("plus-ten",))
    assert any(problem.hint is not None for problem in caught.value.problems)


def test_one_card_for_each_house_rule_printed_not_played():
    made = plan(rule_cards=True, house=("jump-in", "seven-zero"))
    assert (made.deck.printed, made.deck.played) == (110, 108)
    cards = [entry.card for entry in made.deck.entries if entry.card.id.startswith("rule:")]
    assert [card.id for card in cards] == ["rule:jump-in", "rule:seven-zero"]
    assert [card.title for card in cards] == ["Вмешательство", "Семь-ноль"]
    assert all(0 < len(card.text) <= 160 for card in cards)
    assert len(made.sheets.sides) == 11


def test_the_words_follow_the_vocabulary():
    made = plan(rule_cards=True, house=("jump-in",), vocabulary="smena")
    (card,) = [entry.card for entry in made.deck.entries if entry.card.id.startswith("rule:")]
    assert card.title == "Перехват хода"


def test_no_house_rule_no_card_but_a_word():
    made = plan(rule_cards=True)
    assert made.deck.printed == 108
    assert [note.id for note in made.notes] == ["rule-cards-none"]


@pytest.mark.parametrize("rule", build.rule_names().house)
def test_every_rule_card_fits_the_smallest_card(rule):
    """44 × 67 mm, at 7 pt or more; FitFault else."""
    for edition in ("h2o-120", "swap-112", "shuffle-112"):
        for preset in ("classic", "game-101"):
            for others in ((), ("jump-in",), ("stacking",)):
                flags = {"preset": preset, "house": (rule, *others), "edition": edition, "blanks": "5", "players": "4"}
                try:
                    made = plan(rule_cards=True, card_size="mini", **flags)
                except SpecFault:
                    continue
                assert f"rule:{rule}" in counts(made)
                return
    raise AssertionError(rule)


def test_a_rule_card_has_a_back_of_its_own():
    """It is never dealt, so it need not be one of the others from behind."""
    made = plan(rule_cards=True, house=("jump-in",), backs="long-edge")
    rectos = [side for side in made.sheets.sides if side.name == "recto"]
    versos = [side for side in made.sheets.sides if side.name == "verso"]
    assert len(rectos) == len(versos)
    for recto, verso in zip(rectos, versos, strict=True):
        for face, back in zip(recto.placements, verso.placements, strict=True):
            assert back.artwork == (art.RULE_BACK if face.artwork.startswith("rule:") else art.BACK)
    assert {artwork.id for artwork in made.artworks()} >= {art.BACK, art.RULE_BACK, "rule:jump-in"}


def test_without_rule_cards_there_is_no_such_back():
    made = plan(backs="long-edge")
    assert art.RULE_BACK not in {artwork.id for artwork in made.artworks()}
