"""The base sections of the booklet: what is chosen is told, what is not is not, and the Russian is right."""

import re

import pytest

from proofkit import WRONG_PLURALS, findings, long_sentences
from prosekit import NAMES, catalogue, html, ruleset, text
from unoprint.errors import SpecFault
from unoprint.rules import Wish
from unoprint.spec.model import OwnCard

PRESETS = tuple(catalogue().presets)
VOCABULARIES = tuple(catalogue().vocabularies)
EDITIONS = ("classic-108", "h2o-120", "kids-84", "kids-88", "numbers-76", "shuffle-112", "swap-112")

# Tables at which to switch options: at the first one where a switch is allowed and reaches something.
TABLES = (
    ("h2o-120", {}, ()),
    ("shuffle-112", {}, ()),
    ("h2o-120", {"first-discard": "number-only"}, ()),
    ("h2o-120", {"first-discard": "number-only", "first-wild": "returned"}, ()),
    ("h2o-120", {"draw2-counter": "chain-no-sum"}, ()),
    ("h2o-120", {"scoring": "own-to-limit"}, ()),
    ("h2o-120", {"scoring": "first-out"}, ()),
    ("h2o-120", {"cards-per-turn": "all-matching"}, ()),
    ("classic-108", {}, ("beat-identical",)),
    ("classic-108", {}, ("jump-in",)),
    ("classic-108", {"draw4-when": "any-time", "draw4-challenge": "none"}, ()),
)
SWITCHES = [
    (point.id, option) for point in catalogue().points.values() for option in point.options if option != point.default
]

# No limit goes with scorings that have none; the others come with house rules, which tell them.
ALONE = {
    ("limit", "none"),
    ("draw2-counter", "identical"),
    ("draw4-counter", "identical"),
    ("skip-escape", "identical-card"),
}


def resolved(options, edition="classic-108", house=(), **others):
    try:
        return ruleset(Wish("classic", house, options=options, **others), edition)
    except SpecFault:
        return None


def switched(point, option):
    """Rules without and with an option, of which only it was asked for, at a table where both can be."""
    for edition, options, house in TABLES:
        others = {name: value for name, value in options.items() if name != point}
        after = resolved({**others, point: option}, edition, house)
        if after is None or point in after.idle or (edition != "shuffle-112" and point == "card-values"):
            continue
        for value in (None, *catalogue().points[point].options):
            before = resolved(others if value is None else {**others, point: value}, edition, house)
            if before and before.options[point] != option and point not in before.idle:
                return before, after
    return None


@pytest.mark.parametrize(("point", "option"), SWITCHES)
def test_each_option_of_each_point_is_told(point, option):
    found = switched(point, option)
    if found is None:
        assert (point, option) in ALONE
        return
    before, after = found
    assert text(before) != text(after)


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_russian_of_each_preset_is_clean(preset, vocabulary):
    found = text(ruleset(Wish(preset, vocabulary=vocabulary)))
    assert findings(found, vocabulary) == []
    assert long_sentences(found) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("vocabulary", VOCABULARIES)
def test_only_cards_of_the_deck_are_named(edition, vocabulary):
    made = ruleset(Wish(vocabulary=vocabulary), edition)
    found = text(made).replace("\n", " ")
    words = made.vocabulary
    for kind in ("skip", "reverse", "+1", "+2", "wild", "wild+2", "wild+4", "+10", "swap", "shuffle", "custom"):
        named = f"«{words.kind(kind).title}»" in found
        assert named <= bool(made.counts.get(kind)), kind
        assert not made.counts.get(kind) or words.kind(kind).title in found


@pytest.mark.parametrize("blanks", [0, 1, 3, 4, 13, 14])
@pytest.mark.parametrize("hand", ["5", "6", "7", "dealer-6-or-7"])
def test_no_wrong_plurals(blanks, hand):
    for edition, house in (("classic-108", ()), ("classic-108", ("plus-ten",)), ("h2o-120", ())):
        try:
            made = ruleset(Wish(house=house, options={"hand-size": hand}), edition, blanks)
        except SpecFault:
            assert house  # +10 wants four blanks
            continue
        found = text(made).replace("\n", " ")
        assert not [found for pattern in WRONG_PLURALS if re.search(pattern, found)]
        assert not findings(text(made), "zakazhi")


@pytest.mark.parametrize(
    ("options", "absent", "present"),
    [
        ({"draw4-when": "any-time", "draw4-challenge": "none"}, "Проверк|прежн", "любой свой ход"),
        ({"pass-word": "silent"}, "Пас", "ход окончен"),
        ({"scoring": "first-out"}, "очк|пишет|парти", "тот победил"),
        ({"scoring": "lazy"}, "пишет|парти|бумаг", "Очков не записывают"),
        ({"card-count-check": "off"}, "Пересчитайте карты", "Итого"),
        ({"uno-catcher": "automatic"}, "Ловят|поймал", "никто не заметил"),
        ({"draw2-counter": "chain-no-sum"}, "не складывают с другим", "Долг не растёт|Он не растёт"),
        ({"draw2-counter": "none"}, "Он не растёт", "не передают дальше и не складывают"),
        ({"mistake-penalty": "off"}, "ложный крик", "без причины"),
        ({"politeness": "off"}, "Готов", "За столом"),
    ],
)
def test_what_is_off_is_not_mentioned(options, absent, present):
    found = text(ruleset(Wish(options=options)), [name for name in NAMES if name != "00-print"])
    assert not re.search(absent, found)
    assert re.search(present, found)


def test_two_players_need_no_third():
    found = text(ruleset(Wish("duel", players=(2, 2))))
    assert not re.search(r"Вер[аеуы]\b|Гриш|сосед|ледующ\w+ игрок|остальн\w+ игрок", found)


def test_a_table_for_more_says_nothing_of_two():
    assert "вдвоём" not in text(ruleset(Wish("family"))).lower()


@pytest.mark.parametrize(
    ("guilty", "sums"), [("take-back-draw-4", "5 + 1 + 4 = 10"), ("draw-4", "5 + 4 = 9"), ("draw-6", "5 + 6 = 11")]
)
def test_the_challenge_is_worked_out(guilty, sums):
    found = text(ruleset(Wish(options={"challenge-guilty": guilty})))
    assert sums in found
    assert "4 + 2 = 6 карт" in found


@pytest.mark.parametrize(
    ("scoring", "values", "sums"),
    [
        ("winner-takes", "standard", "7 + 20 + 50 + 3 = 80 очков"),
        ("winner-takes", "numbers-only", "7 + 0 + 0 + 3 = 10 очков"),
        ("own-to-limit", "standard", "180 + 27 = 207"),
        ("game-101", "standard", "74 + 27 = 101"),
        ("game-101", "numbers-only", "94 + 7 = 101"),
        ("lazy", "standard", "50 + 3 = 53 очка"),
    ],
)
def test_the_sum_is_worked_out(scoring, values, sums):
    made = ruleset(Wish(options={"scoring": scoring, "card-values": values}))
    assert sums in text(made)


def test_the_list_of_cards_adds_up():
    for edition in EDITIONS:
        made = ruleset(Wish(), edition, own=(OwnCard("Тишина", "Все молчат.", count=2, points=50),))
        rows = re.findall(r"<tr><td>.*?</tr>", html(made, ["30-deck"]), re.DOTALL)
        pieces = [int(re.findall(r'<td class="num">(.*?)</td>', row)[1]) for row in rows[:-1]]
        assert sum(pieces) == made.played, edition
        assert f'<td class="num">{made.played}</td>' in rows[-1]


def test_children_read_short_sentences():
    found = text(ruleset(Wish("kids-5")), [name for name in NAMES if name != "00-print"])
    lengths = [len(re.findall(r"\w+", one)) for one in re.split(r"[.!?\n]+", found) if " " in one.strip()]
    assert sum(lengths) / len(lengths) <= 8


def test_own_cards_are_described():
    own = (OwnCard("Тишина", "Все молчат.", count=2, points=50), OwnCard("Пересядь", "Встаньте.", "green"))
    made = ruleset(Wish(), own=own)
    assert "Все молчат." in html(made)
    found = text(made)
    assert "Подходит по цвету: он зелёный." in found
