"""What the texts are filled in with: own words are printed as they are, nothing is lost without a word."""

import re

import pytest

from bookletkit import html, look, printed, rules, ruleset, templates, writer
from unoprint.booklet.context import Setting, holds
from unoprint.booklet.listing import rows, values
from unoprint.errors import ResourceFault
from unoprint.rules.model import Clause, OwnRule
from unoprint.spec.model import OwnCard


def setting(made):
    return Setting(rules(), made, "Проба", look())


def test_an_own_rule_is_printed_as_it_was_written():
    own = OwnRule("{{ 7*7 }} {% raw %}", "<b>x</b> & \"5\" 'x'\n<link rel=attachment href='file:///etc/hostname'>")
    text = html(ruleset("classic", own=(own,)))
    assert "{{ 7*7 }} {% raw %}" in text
    assert "&lt;b&gt;x&lt;/b&gt; &amp; " in text
    assert "<link" not in text


def test_an_own_card_is_described():
    card = OwnCard("Тишина & <покой>", "Все молчат.", "red", 2, 50)
    text = html(ruleset("classic", cards=(card,)))
    assert "Тишина &amp; &lt;покой&gt;" in text
    assert "Все молчат." in text


def test_a_clause_that_no_text_prints_is_told():
    made = ruleset("family")._replace(clauses=(Clause("jump-in", "stacking", "nowhere", "Текст."),))
    with pytest.raises(ResourceFault) as caught:
        html(made)
    (problem,) = caught.value.problems
    assert problem.id == "clause-unprinted"
    assert problem.params == {"name": "jump-in + stacking", "entry": "nowhere"}


def test_every_clause_in_force_is_printed_once():
    made = ruleset("party")
    text = html(made)
    writing = writer(made)
    for clause in made.clauses:
        filled = str(writing.templates.text("clause", clause.text, writing.context))
        plain = re.sub(r"[\s\u00a0]", "", filled)
        assert re.sub(r"[\s\u00a0]", "", text).count(plain) == 1, clause


def test_a_character_without_a_glyph_is_told_with_its_rule():
    with pytest.raises(ResourceFault) as caught:
        html(ruleset("classic", own=(OwnRule("Ход ௵", "Раз."),)))
    assert caught.value.problems[0].params["near"] == "Ход ௵"


@pytest.mark.parametrize(
    ("atom", "expected"),
    [
        ("jump-in", True),
        ("!jump-in", False),
        ("stacking", False),
        ("draw2-counter=chain-no-sum", True),
        ("draw2-counter=stack", False),
        ("limit=321", False),
        ("players=2", False),
        ("kind:wild+4", True),
        ("kind:+1", False),
        ("part:h2o-12", False),
        ("two-left", False),
    ],
)
def test_what_is_in_force(atom, expected):
    assert holds(setting(ruleset("family")), atom) is expected


@pytest.mark.parametrize("atom", ["jmp-in", "draw2-counter=stak", "no-point=yes", "kind:wild+5", "jump-in=yes"])
def test_what_cannot_be_in_force_is_no_answer(atom):
    with pytest.raises(LookupError):
        holds(setting(ruleset("family")), atom)


@pytest.mark.parametrize(
    "call", ["{{ picture('red:77') }}", "{{ opt('nothing') }}", "{{ count('wild+5') }}", "{{ value('+1') }}"]
)
def test_a_text_that_asks_for_what_is_not_there_is_told(call):
    writing = writer(ruleset("classic"))
    with pytest.raises(ResourceFault) as caught:
        templates().text("проба", call, writing.context)
    assert caught.value.problems[0].id == "template-broken"


def test_the_list_adds_up_to_the_deck():
    for preset in rules().presets:
        made = ruleset(preset, blanks=4, cards=(OwnCard("Кот", suit="red", count=3), OwnCard("Кит", count=2)))
        listed = rows(made.deck)
        assert sum(row.pieces for row in listed) == made.printed
        assert sum(row.pieces for row in listed if row.plays) == made.played


def test_points_follow_the_chosen_values():
    deck = ruleset("classic").deck
    assert values(deck, "standard")["skip"] == 20
    assert values(deck, "numbers-only") == {
        **dict.fromkeys(values(deck, "standard"), 0),
        **{str(n): n for n in range(10)},
    }
    assert values(ruleset("party").deck, "wild-50")["swap"] == 50
    assert values(ruleset("party").deck, "standard")["swap"] == 40


@pytest.mark.parametrize("vocabulary", list(rules().vocabularies))
def test_a_page_for_the_browser_holds_all_it_needs(vocabulary):
    text = printed(ruleset("party", vocabulary=vocabulary), "html").content.decode("utf-8")
    assert text.startswith("<!doctype html>")
    assert not re.findall(r'(?:src|href)="(?!#)', text)
    assert not re.findall(r'url\("(?!data:)', text)
    assert "@import" not in text
    assert text.count("<svg") > 10
