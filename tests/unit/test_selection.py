"""Some cards of a deck, by what is typed after `--only`."""

import re
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import artkit
from unoprint import deck, resources
from unoprint.errors import Place, Problem, UsageFault
from unoprint.spec.model import DeckSpec, OwnCard

OWN = (
    OwnCard("Тишина", count=2),
    OwnCard("Пересядь", suit="green"),
    OwnCard("Кот", suit="red"),
    OwnCard("Кот", suit="blue", count=3),
    OwnCard("Ёж"),
    OwnCard("Ёж", suit="red"),
    OwnCard("Раз, два, три"),
    OwnCard("Раз"),
    OwnCard("Дважды*2"),
)
SUITS = ("red", "yellow", "green", "blue")


def made(edition: str = "classic-108", blanks: int = 3, own: tuple[OwnCard, ...] = OWN) -> deck.Deck:
    chosen = deck.edition(edition, resources.table(f"editions/{edition}.toml"))
    built = deck.build(DeckSpec(edition, blanks, own), chosen, artkit.catalogue())
    return deck.with_rule_cards(built, [("jump-in", "Перебивка", "…"), ("seven-zero", "Семь-ноль", "…")])


WHOLE = made()
SHEETS = [[card.id for card in WHOLE.cards()][start : start + 10] for start in range(0, WHOLE.printed, 10)]


def chosen(*wanted: str, of: deck.Deck = WHOLE) -> dict[str, int]:
    """Card id → pieces, in order."""
    found = deck.select(wanted, of, lambda: SHEETS)
    ids = [entry.card.id for entry in found.entries]
    assert len(ids) == len(set(ids))
    return {entry.card.id: entry.pieces for entry in found.entries}


def refused(*wanted: str, of: deck.Deck = WHOLE) -> tuple[Problem, ...]:
    with pytest.raises(UsageFault) as caught:
        deck.select(wanted, of, lambda: SHEETS)
    assert all(one.place == Place("--only") and one.params["key"] == "--only" for one in caught.value.problems)
    return caught.value.problems


def where(condition: str) -> Counter[str]:
    """The pieces of all cards whose id matches."""
    return Counter(card.id for card in WHOLE.cards() if re.fullmatch(condition, card.id))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("red:7", {"red:7": 1}),
        ("red:7*2", {"red:7": 2}),
        ("red:7 * 200", {"red:7": 200}),
        ("red:7×2", {"red:7": 2}),
        ("red:7,red:7", {"red:7": 2}),
        (" RED : 7 ,", {"red:7": 1}),
        ("rеd:7", {"red:7": 1}),  # Cyrillic е
        ("blue:+2, wild+4", {"blue:+2": 1, "wild+4": 1}),
        ("wild+4*3,wild", {"wild": 1, "wild+4": 3}),
        ("blank", {"blank": 1}),
        ("*:7", {f"{suit}:7": 1 for suit in SUITS}),
        ("*:skip*2", {f"{suit}:skip": 2 for suit in SUITS}),
        ("red:3-5", {"red:3": 1, "red:4": 1, "red:5": 1}),
        ("red:5–3*2", {"red:3": 2, "red:4": 2, "red:5": 2}),
        ("*:0-1", {f"{suit}:{number}": 1 for suit in SUITS for number in "01"}),
        ("red:0-0", {"red:0": 1}),
        ("own:Тишина", {"own:Тишина": 1}),
        ("Own: тишина *2", {"own:Тишина": 2}),
        ("own:green:Пересядь", {"own:green:Пересядь": 1}),
        ("own:GREEN: пересядь", {"own:green:Пересядь": 1}),
        ("own:Пересядь", {"own:green:Пересядь": 1}),
        ("own:blue:кот", {"own:blue:Кот": 1}),
        ("own:Ёж", {"own:Ёж": 1}),  # the black one: that is its whole id
        ("own:red:е\u0308ж", {"own:red:Ёж": 1}),
        ("own:Раз", {"own:Раз": 1}),
        ("own:Раз, два, три", {"own:Раз, два, три": 1}),
        ("red:7,own:Раз, два,  три*2,blank", {"red:7": 1, "blank": 1, "own:Раз, два, три": 2}),
        ("own:Раз,own:Тишина", {"own:Тишина": 1, "own:Раз": 1}),
        ("own:Дважды*2", {"own:Дважды*2": 1}),
        ("own:Дважды*2*3", {"own:Дважды*2": 3}),
        ("rule:Jump-In", {"rule:jump-in": 1}),
        ("sheet:1", Counter(SHEETS[0])),
        ("Sheet: 3*2", Counter(SHEETS[2] * 2)),
        ("sheet:2-4", Counter(SHEETS[1] + SHEETS[2] + SHEETS[3])),
        ("sheets:4-2", Counter(SHEETS[1] + SHEETS[2] + SHEETS[3])),
        (f"sheet:{len(SHEETS)}", Counter(SHEETS[-1])),
        ("blanks", {"blank": 3}),
        ("blanks*2,blank", {"blank": 7}),
        ("own", where("own:.*")),
        ("rules", where("rule:.*")),
        ("red", where("red:.*|own:red:.*")),
        ("Blue*2", where("blue:.*|own:blue:.*") + where("blue:.*|own:blue:.*")),
        ("numbers", where("[a-z]+:[0-9]")),
        ("actions", where(r"(?!own|rule)[a-z]+:(skip|reverse|\+2)")),
        ("wilds", where(r"wild(\+4)?")),
    ],
)
def test_what_is_meant(text: str, cards: dict[str, int]) -> None:
    assert chosen(text) == cards


def test_cards_come_in_the_order_of_the_deck_and_add_up_over_flags() -> None:
    found = chosen("own:Тишина,wild", "blue:1,red:2", "wild,red")
    everything = {card.id: None for card in WHOLE.cards()}
    assert list(found) == [card for card in everything if card in found]
    assert (found["wild"], found["red:2"], found["blue:1"], found["own:Тишина"]) == (2, 3, 1, 1)


def test_every_card_of_the_deck_can_be_asked_for_by_its_id() -> None:
    for card in WHOLE.distinct():
        assert chosen(card.id) == {card.id: 1}


def test_the_groups_that_exclude_each_other_are_the_whole_deck() -> None:
    for edition in resources.names("editions", ".toml"):
        whole = made(edition)
        lacking = {"numbers-76": {"actions", "wilds"}, "kids-84": {"wilds"}}.get(edition, set())
        groups = {"numbers", "actions", "wilds", "blanks", "own", "rules"}
        assert chosen(",".join(groups - lacking), of=whole) == Counter(card.id for card in whole.cards())


def test_blanks_that_play_and_spare_ones_are_one_card() -> None:
    uses = deck.with_uses(made("swap-112"), {"custom": 2}, artkit.catalogue())
    found = chosen("blanks", of=uses)
    assert [entry.plays for entry in uses.entries if entry.card.id == "blank"] == [True, False]
    assert found == {"blank": 3 + 3}


def test_sheets_are_looked_at_only_when_they_are_asked_for() -> None:
    def sheets() -> Sequence[Sequence[str]]:
        raise AssertionError

    assert deck.select(["red:7,blanks"], WHOLE, sheets).printed == 4


def test_backs_on_a_sheet_are_no_cards() -> None:
    found = deck.select(["sheet:1"], WHOLE, lambda: [["red:7", "back", "red:7", "back"]])
    assert [(entry.card.id, entry.pieces) for entry in found.entries] == [("red:7", 2)]


@pytest.mark.parametrize(
    ("text", "problem", "name", "hint"),
    [
        ("red:77", "only-unknown", "red:77", ("nearest-name", "red:7")),
        ("rad:7", "only-unknown", "rad:7", ("nearest-name", "red:7")),
        ("wild4", "only-unknown", "wild4", ("nearest-name", "wild+4")),
        ("blnks*2", "only-unknown", "blnks", ("nearest-name", "blanks")),
        ("Тишина", "only-unknown", "Тишина", ("nearest-name", "own:Тишина")),
        ("own:Тишена", "only-unknown", "own:Тишена", ("nearest-name", "own:Тишина")),
        ("own:yellow:Тишина", "only-unknown", "own:yellow:Тишина", ("nearest-name", "own:Тишина")),
        ("rule:seven-zer", "only-unknown", "rule:seven-zer", ("nearest-name", "rule:seven-zero")),
        ("red:8-12", "only-unknown", "red:10", ("nearest-name", "red:1")),
        ("*:77", "only-unknown", "red:77", ("nearest-name", "red:7")),
        ("qqqqq", "only-unknown", "qqqqq", ("only-like", None)),
        ("", "only-unknown", '""', ("only-like", None)),
        (" , ", "only-unknown", '""', ("only-like", None)),
        ("*", "only-unknown", "*", ("only-like", None)),
        ("*:", "only-unknown", "*:", ("only-like", None)),
        ("*3", "only-unknown", "*3", ("only-like", None)),
        ("\x1b[31m", "only-unknown", "\\x1b[31m", ("only-like", None)),
        ("own:Кот", "only-ambiguous", "own:Кот", ("name-of", None)),
        ("red:7*0", "only-count", "red:7", None),
        ("red:7*201", "only-count", "red:7", None),
        ("blanks*999999999", "only-count", "blanks", None),
        ("sheet:0", "only-no-sheet", "sheet:0", None),
        ("sheet:14", "only-no-sheet", "sheet:14", None),
        ("sheet:2-999999", "only-no-sheet", "sheet:2-999999", None),
        ("sheet:x", "only-unknown", "sheet:x", ("only-like", None)),
    ],
)
def test_what_means_nothing(text: str, problem: str, name: str, hint: tuple[str, str | None] | None) -> None:
    (one,) = refused(text)
    assert (one.id, one.params["name"]) == (problem, name)
    told = None if one.hint is None else (one.hint.id, one.hint.params.get("name"))
    assert told == hint


def test_a_group_that_the_deck_lacks_is_refused() -> None:
    assert [(one.id, one.params["name"]) for one in refused("own,rules*2", of=made(own=()))] == [("only-none", "own")]
    assert refused("blanks", of=made(blanks=0))[0].id == "only-none"


def test_the_cards_that_may_be_meant_are_named() -> None:
    (one,) = refused("own:кот")
    assert one.params["count"] == 2
    assert one.hint is not None
    assert one.hint.params == {"names": "own:red:Кот, own:blue:Кот"}


def test_all_faults_are_told_at_once() -> None:
    assert [one.params["name"] for one in refused("red:77,red:7,qqqqq", "sheet:99", "wild*0")] == [
        "red:77",
        "qqqqq",
        "sheet:99",
        "wild",
    ]


CARDS = st.sampled_from([card.id for card in WHOLE.distinct()]).map(lambda card: (card, Counter([card])))
SPANS = st.builds(
    lambda suit, low, high, dash: (
        f"{suit}:{low}{dash}{high}",
        Counter(
            f"{one}:{number}"
            for one in SUITS
            for number in range(10)
            if suit in {one, "*"} and min(low, high) <= number <= max(low, high)
        ),
    ),
    st.sampled_from((*SUITS, "*")),
    st.integers(0, 9),
    st.integers(0, 9),
    st.sampled_from("-–—"),
)
GROUPS = st.sampled_from((*SUITS, "own", "rules", "blanks")).map(
    lambda group: (
        group,
        where({"own": "own:.*", "rules": "rule:.*", "blanks": "blank"}.get(group, f"(own:)?{group}:.*")),
    )
)
ON_SHEETS = st.builds(
    lambda first, last: (f"sheet:{first}-{last}", Counter(chain(*SHEETS[min(first, last) - 1 : max(first, last)]))),
    st.integers(1, len(SHEETS)),
    st.integers(1, len(SHEETS)),
)
PARTS = st.builds(
    lambda part, times, case: (
        getattr(part[0], case)() + (f"*{times}" if times > 1 else ""),
        Counter({card: pieces * times for card, pieces in part[1].items()}),
    ),
    CARDS | SPANS | GROUPS | ON_SHEETS,
    st.integers(1, 5),
    st.sampled_from(("lower", "upper", "strip")),
)
"""What is typed, and the pieces that are meant."""


@settings(derandomize=True, max_examples=200, deadline=None)
@given(st.lists(PARTS, min_size=1, max_size=5), st.integers(0, 5))
def test_selections_add_up(parts: list[tuple[str, Counter[str]]], cut: int) -> None:
    """However the parts are spread over flags, every piece is there as often as it was asked for, in order."""
    texts = [text for text, _ in parts]
    flags = [",".join(texts[:cut]), ", ".join(texts[cut:])]
    found = chosen(*(flag for flag in flags if flag))
    assert found == dict(sum((pieces for _, pieces in parts), Counter()))
    assert list(found) == [card.id for card in WHOLE.distinct() if card.id in found]


@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.lists(st.text("red:7*-, shet0own×еКот\udcff", max_size=12), min_size=1, max_size=3))
def test_whatever_is_typed_is_chosen_or_refused(wanted: list[str]) -> None:
    with suppress(UsageFault):
        assert deck.select(wanted, WHOLE, lambda: SHEETS).printed >= 1
