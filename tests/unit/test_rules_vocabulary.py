from collections.abc import Callable

import pytest

from unoprint import resources
from unoprint.rules.vocabulary import Vocabulary, vocabularies
from unoprint.rules.words import CASES, PLURALS, capital, words

WORDS = words(resources.table("rules/words.toml"))
TABLE = resources.table("rules/vocabularies.toml")
ALL = vocabularies(TABLE, WORDS)

TERMS = (
    "deck draw discard top number_card action_card skip draw2 reverse wild wild4 swap shuffle custom plus_ten plus_one "
    "wild2 jump_in dealer player next_player round match hand black_card blank direction colour current_colour turn "
    "turn_of stacking chain debt call pass points zero two five six seven card"
)
SAY = (
    "from_draw in_draw draw_out to_discard in_discard from_discard on_top reshuffle all_cards jump_in may_jump_in "
    "who_jumped jumps_in beat who_beat debt_grows debt_done say_call say_pass discard_first"
)


@pytest.mark.parametrize("v", ALL.values(), ids=ALL)
def test_every_vocabulary_has_every_word_and_none_is_empty(v: Vocabulary) -> None:
    assert sorted(v.terms) == sorted(TERMS.split())
    assert sorted(v.say.texts) == sorted(SAY.split())
    for term in v.terms.values():
        assert term.gender in {"m", "f", "n"}
        assert set(CASES) <= set(term.forms)
        assert all(form and form == form.strip() and "  " not in form for form in term.forms.values())
        assert term.title
        assert term.short
    assert all(v.say.texts.values())


@pytest.mark.parametrize("v", ALL.values(), ids=ALL)
def test_forms_are_as_they_were_read(v: Vocabulary, golden: Callable[[str, str], None]) -> None:
    """The golden lists were compared with the team's table of vocabularies, form by form."""
    lines = [f"{v.id}: {v.title}"]
    for key, term in v.terms.items():
        lines += ["", f"{key} ({term.gender}) {term.title} / {term.short}"]
        lines += [
            "  " + ", ".join(term.forms[case] for case in cases)
            for cases in (CASES, PLURALS)
            if set(cases) <= set(term.forms)
        ]
    lines += ["", *(f"{key}: {text}" for key, text in v.say.texts.items())]
    golden(f"vocabulary-{v.id}", "\n".join(lines) + "\n")


def test_a_name_keeps_its_form_and_card_is_declined() -> None:
    v = ALL["zakazhi"]
    assert v.reverse.acc == "карту «Наоборот»"
    assert v.reverse.ins_pl == "картами «Наоборот»"
    assert v.reverse.name == "«Наоборот»"
    assert v.reverse.title == "Наоборот"


def test_a_name_that_holds_card_is_declined_inside_its_quotes() -> None:
    v = ALL["dikaya"]
    assert v.wild4.acc == "«Дикую карту +4»"
    assert v.wild.gen_pl == "«Диких карт»"
    assert v.swap.name == "«Дикая карта обмена»"


def test_an_unknown_word_is_an_error() -> None:
    v = ALL["smena"]
    for get in (lambda: v.revers, lambda: v.reverse.abl, lambda: v.say.into, lambda: v.draw.nom_plural):
        with pytest.raises(AttributeError):
            get()
    with pytest.raises(AttributeError):
        ALL["zakazhi"].draw.gen_pl  # noqa: B018 (прикуп has no plural)
    with pytest.raises(KeyError):
        WORDS.term("козырь")


def test_every_kind_of_card_has_a_name_but_for_digits() -> None:
    kinds = resources.table("cards.toml")["kinds"]
    for v in ALL.values():
        assert [kind for kind in kinds if not kind.isdigit() and not v.kind(kind).nom] == []
        assert v.kind("wild+4") == v.wild4
        assert v.kind("+1").short == "+1"
        with pytest.raises(AttributeError):
            v.kind("7")


def test_the_names_of_one_vocabulary_differ_from_each_other() -> None:
    cards = ("skip", "draw2", "reverse", "wild", "wild4", "swap", "shuffle", "custom", "plus_ten", "plus_one", "wild2")
    for v in ALL.values():
        assert len({v.terms[key].title for key in cards}) == len(cards)
        assert len({v.deck.nom, v.draw.nom, v.discard.nom}) == 3


def test_a_row_of_the_table_with_a_form_missing_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        words({"nouns": {"карта": ["f", "карта карты карте карту картой"]}, "adjectives": {}, "filters": {}})


def test_capital_changes_the_first_letter_only() -> None:
    assert capital("карта «Наоборот»") == "Карта «Наоборот»"
    assert capital("") == ""
