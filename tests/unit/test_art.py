"""Faces as drawings: what a child, a grandfather and a guillotine need of them."""

import math
import re

import pytest

import artkit
from artkit import box, of_role, points
from unoprint import art
from unoprint.errors import FitFault
from unoprint.spec.model import OwnCard

INKS = ("colour", "light", "bw")
SIZES = [(56.0, 87.0), (44.0, 67.0), (63.0, 88.0), (70.0, 120.0), (60.0, 60.0), (90.0, 50.0)]
LOOK = artkit.look()
FACES = artkit.faces(LOOK)
BACKS = (art.compose_back(LOOK, "Котовы"), art.compose_rule_back(LOOK), *artkit.pictured_backs(LOOK))
DRAWINGS = (*FACES.values(), *artkit.pictured_faces(LOOK), *BACKS)
SUITS = {"red": "красный", "yellow": "жёлтый", "green": "зелёный", "blue": "синий"}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_but_the_panel_comes_near_the_cut(size):
    """Shapes stay inside the white border of 3 mm (scaled), so a cut 1 mm off is still a good card."""
    look = artkit.look(*size)
    border = 3.0 * min(size[0] / 56, size[1] / 87)
    backs = (art.compose_back(look, ""), art.compose_back(look, "Котовы"), art.compose_rule_back(look))
    for artwork in (*artkit.faces(look).values(), *artkit.pictured_faces(look), *backs):
        for shape in artwork.shapes:
            left, top, right, bottom = box(shape, look)
            near = min(left, top, size[0] - right, size[1] - bottom)
            assert near >= border - 0.35, (artwork.id, shape.role)


def test_index_and_suit_stand_in_two_opposite_corners():
    """The card is upright both ways: each shape of a corner has its half turn."""
    for name, artwork in FACES.items():
        for role in ("index", "pip", "corner-sign", "bar"):
            boxes = [box(shape, LOOK) for shape in of_role(artwork, role)]
            corner = [b for b in boxes if b[3] < 30 and b[2] < 30]
            for left, top, right, bottom in corner:
                turned = (56 - right, 87 - bottom, 56 - left, 87 - top)
                assert any(turned == pytest.approx(other, abs=0.02) for other in boxes), (name, role)
        if ":" in name and not name.startswith(("own", "rule")):
            assert of_role(artwork, "pip"), name


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("number", "0123456789")
def test_only_6_and_9_are_underlined(suit, number):
    bars = of_role(FACES[f"{suit}:{number}"], "bar", "numeral-bar")
    assert len(bars) == (3 if number in "69" else 0)


@pytest.mark.parametrize("suit", SUITS)
def test_the_word_names_the_colour_and_is_printed_in_bw_only(suit):
    artwork = FACES[f"{suit}:7"]
    printed = {
        ink: [
            one.shape.text
            for one in art.inked(artwork, LOOK.theme, ink)
            if isinstance(one.shape, art.Text) and one.shape.text == SUITS[suit]
        ]
        for ink in INKS
    }
    assert printed == {"colour": [], "light": [], "bw": [SUITS[suit]]}


def test_wild_cards_carry_no_colour_name():
    for name in (name for name, artwork in FACES.items() if not artwork.shapes[0].suit):
        words = {shape.text for shape in FACES[name].shapes if isinstance(shape, art.Text)}
        assert not words & set(SUITS.values()), name


@pytest.mark.parametrize("name", ["wild", "wild+2", "+10"])
def test_the_ring_of_colours_runs_clockwise_red_blue_green_yellow(name):
    """Rule texts that follow the ring would be nonsense with any other order."""
    shapes = of_role(FACES[name], "shape") or of_role(FACES[name], "mark")
    ring = shapes[-4:] if name == "wild" else shapes[:4]
    middles = {}
    for shape in ring:
        left, top, right, bottom = box(shape, LOOK)
        middles[shape.suit] = ((left + right) / 2, (top + bottom) / 2)
    assert set(middles) == set(SUITS)
    x, y = (sum(m[axis] for m in middles.values()) / 4 for axis in (0, 1))
    clockwise = sorted(middles, key=lambda suit: math.atan2(middles[suit][1] - y, middles[suit][0] - x))
    start = clockwise.index("red")
    assert clockwise[start:] + clockwise[:start] == ["red", "blue", "green", "yellow"]


def test_the_fan_of_plus_4_follows_the_ring_from_left_to_right():
    cards = [shape.suit for shape in of_role(FACES["wild+4"], "card")]
    assert cards == ["red", "blue", "green", "yellow"]


@pytest.mark.parametrize("name", ["blank", "custom"])
def test_a_blank_has_room_to_write(name):
    """At least 40 × 40 mm without anything on it."""
    (well,) = of_role(FACES[name], "well")
    left, top, right, bottom = box(well, LOOK)
    inside = FACES[name].shapes[FACES[name].shapes.index(well) + 1 :]
    for shape in inside:
        l, t, r, b = box(shape, LOOK)
        if l < right and r > left and t < bottom and b > top:
            top = max(top, b)
    assert right - left >= 40
    assert bottom - top >= 40


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["", "Котовы"])
def test_the_back_has_no_right_way_up(size, text):
    look = artkit.look(*size)
    artwork = art.compose_back(look, text)
    half_turn_is_the_same(artwork, look)
    drops = [shape for shape in artwork.shapes if shape.suit == "blue"]  # told up from down by their widest point
    ups = [max(points(drop), key=lambda point: point[0])[1] > sum(box(drop, look)[1::2]) / 2 for drop in drops]
    assert ups.count(True) == ups.count(False) > 0


@pytest.mark.parametrize("size", SIZES)
def test_nor_has_the_back_of_a_rule_card(size):
    look = artkit.look(*size)
    half_turn_is_the_same(art.compose_rule_back(look), look)


def half_turn_is_the_same(artwork: art.Artwork, look: art.Look) -> None:
    """A half turn gives the same set of shapes."""
    for shape in artwork.shapes:
        left, top, right, bottom = box(shape, look)
        turned = (look.width - right, look.height - bottom, look.width - left, look.height - top)
        alike = [other for other in artwork.shapes if (other.role, other.suit) == (shape.role, shape.suit)]
        if isinstance(shape, art.Text):
            alike = [other for other in alike if other.turned != shape.turned and other.text == shape.text]
        assert any(box(other, look) == pytest.approx(turned, abs=0.03) for other in alike), shape.role


def test_the_back_of_a_rule_card_is_no_back_to_deal():
    """Told from the pattern at a glance: white, with its name to be read either way up."""
    artwork = art.compose_rule_back(LOOK)
    assert [shape.turned for shape in artwork.shapes if isinstance(shape, art.Text)] == [False, True]
    assert {shape.text for shape in artwork.shapes if isinstance(shape, art.Text)} == {"ДОМАШНЕЕ ПРАВИЛО"}
    assert "back" not in {shape.role for shape in artwork.shapes}
    assert {shape.suit for shape in of_role(artwork, "mark")} == set(SUITS)
    painted = art.inked(artwork, LOOK.theme, "colour")
    assert [one.fill for one in painted if one.shape.role == "rule-frame"] == ["#ffffff"]


@pytest.mark.parametrize("ink", INKS)
def test_every_role_is_painted_or_meant_to_be_hidden(ink):
    """A role that nobody styled would vanish from the print without a word."""
    hidden = {"colour": {"word"}, "light": {"word", "back-frame"}, "bw": {"back-frame"}}[ink]
    used = {shape.role for artwork in DRAWINGS for shape in artwork.shapes}
    styled = {role for role in LOOK.theme.styles[ink] if not role.startswith("box-")}
    assert used - styled == hidden
    assert styled <= used, "styles that nothing uses"


def test_bw_is_black_and_white_and_no_line_is_finer_than_a_pencil_needs():
    for artwork in DRAWINGS:
        for shape, fill, stroke, width in art.inked(artwork, LOOK.theme, "bw"):
            assert fill in {None, "#ffffff", "#000000"}
            assert stroke in {None, "#000000"}
            assert stroke is None or (0.35 <= width <= 0.5), shape.role
            assert stroke is None or artwork.id != art.BACK or width <= 0.4, shape.role
            if fill == "#000000":
                assert isinstance(shape, art.Text) or shape.role == "eye", shape.role


def test_the_three_inks_are_one_drawing():
    for artwork in DRAWINGS:
        for ink in INKS:
            painted = [one.shape for one in art.inked(artwork, LOOK.theme, ink)]
            assert painted == [shape for shape in artwork.shapes if shape in painted]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as the web's accessibility guidelines define it."""

    def luminance(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("suit", SUITS)
def test_figures_can_be_read_on_every_suit(suit):
    """Fill or outline of a figure stands out against what it lies on: 3 : 1, the measure for large signs."""
    colours = LOOK.theme.colours
    for ground in (colours["paper"], colours[suit]):
        assert max(contrast(colours["ink"], ground), contrast(colours["paper"], ground)) >= 3


def texts_of(card: OwnCard, look: art.Look = LOOK) -> list[art.Text]:
    from unoprint import deck  # noqa: PLC0415
    from unoprint.spec.model import DeckSpec  # noqa: PLC0415

    made = deck.build(DeckSpec(cards=(card,)), deck.Edition("none", "none", {}, {}), artkit.catalogue())
    (own,) = made.distinct()
    return [shape for shape in art.compose(own, look).shapes if isinstance(shape, art.Text)]


def test_long_text_shrinks_and_long_words_break():
    """300 characters and a word of 40 letters: all there, inside the field, 7 pt or more."""
    text = "Правило " * 37 + "Щ" * 40
    found = texts_of(OwnCard("Ёлка", text))
    words = "".join(shape.text for shape in found if shape.role == "text").replace(" ", "")
    assert words == text.replace(" ", "")
    for shape in found:
        left, top, right, bottom = box(shape, LOOK)
        assert shape.size >= 2.469
        assert min(left, top, 56 - right, 87 - bottom) >= 2


@pytest.mark.parametrize("name", ["Перестановка", "Взаимопомощь", "Достопримечательность"])
def test_a_name_of_one_word_shrinks_before_it_breaks(name):
    assert [shape.text for shape in texts_of(OwnCard(name)) if shape.role == "title"] == [name]


def test_no_line_begins_with_a_dash_or_ends_with_a_short_word():
    text = "Положили 7 — обменяйтесь картами с любым игроком и не смотрите в них до своего хода. " * 2
    lines = [shape.text for shape in texts_of(OwnCard("Обмен", text)) if shape.role == "text"]
    assert len(lines) > 4
    for line in lines[:-1]:
        assert not re.search(r"\b[а-я]{1,2}$", line), line
        assert not line.startswith("—")


def test_a_rule_card_says_that_it_is_not_dealt():
    words = [shape.text for shape in FACES["rule:seven-zero"].shapes if isinstance(shape, art.Text)]
    assert "НЕ РАЗДАЁТСЯ" in words
    assert "Семь-ноль" in words


def test_short_text_is_set_at_its_full_size():
    sizes = {shape.role: shape.size for shape in texts_of(OwnCard("Тишина", "Все молчат."))}
    assert sizes["text"] == pytest.approx(3.6)


def test_text_that_cannot_fit_names_its_card():
    with pytest.raises(FitFault) as caught:
        texts_of(OwnCard("Роман", "слово " * 500))
    (problem,) = caught.value.problems
    assert problem.id == "card-text-too-long"
    assert problem.params["card"] == "Роман"


def test_a_back_text_that_cannot_fit_is_refused():
    with pytest.raises(FitFault) as caught:
        art.compose_back(LOOK, "слово " * 60)
    assert [problem.id for problem in caught.value.problems] == ["back-text-too-long"]


def test_paragraphs_of_an_own_card_begin_on_a_new_line():
    lines = [shape.text for shape in texts_of(artkit.SWAP_SEATS) if shape.role == "text"]
    assert "Встань и\N{NO-BREAK SPACE}пересядь." in lines
