"""Pictures of what would be printed: sizes to the pixel, all cards, nothing out of bounds."""

import numpy as np
import pytest

import pngkit
from unoprint import build
from unoprint.build import images
from unoprint.errors import FitFault


def planned(**flags: str | int | bool) -> build.Plan:
    typed = {f"--{name.replace('_', '-')}": value for name, value in flags.items()}
    return build.plan(build.read_spec(None, typed))


def deck_of(what: str, dpi: int, **flags: str | int | bool) -> dict[str, bytes]:
    return dict(images.deck_pictures(planned(**flags), {what}, dpi))


@pytest.fixture(scope="module")
def cards() -> dict[str, bytes]:
    return deck_of("cards", 72, blanks=4, backs="long-edge")


SIZES = [("uno", 150, (331, 514)), ("poker", 300, (750, 1050)), ("mini", 30, (52, 79)), ("41x63", 96, (155, 238))]


@pytest.mark.parametrize(("card", "dpi", "pixels"), SIZES)
def test_cards_have_as_many_pixels_as_their_size_says(card: str, dpi: int, pixels: tuple[int, int]) -> None:
    plan = planned(card_size=card)
    ids, size = ["red:7", "wild"], (plan.sheets.grid.card_width, plan.sheets.grid.card_height)
    drawn = list(images.studio(plan).pictures(images.single(ids, size), images.canvas(*size, dpi)))
    assert [pngkit.size(one) for one in drawn] == [pixels, pixels]
    assert [pngkit.dpi(one) for one in drawn] == [dpi, dpi]


def test_each_card_and_the_back_is_there_once(cards: dict[str, bytes]) -> None:
    assert len(cards) == 54 + 1 + 1 + 1
    assert {"cards/red-7.png", "cards/wild+4.png", "cards/blank.png", "cards/back.png", "cards.png"} < set(cards)
    assert len(set(cards.values())) == len(cards)


def test_a_deck_without_backs_has_no_picture_of_one() -> None:
    assert "cards/back.png" not in deck_of("cards", 30)


def test_a_card_shows_its_colour(cards: dict[str, bytes]) -> None:
    red, green, blue = pngkit.pixels(cards["cards/red-7.png"])[40, 14]
    assert red > 180
    assert max(green, blue) < 90


def test_the_contact_sheet_has_all_pieces_in_the_order_of_the_deck(cards: dict[str, bytes]) -> None:
    plan = planned(blanks=4)
    ids = [card.id for card in plan.deck.cards()]
    layout = images.contact(ids, (56.0, 87.0))
    assert [one.artwork for one in layout.sides[0].placements] == ids
    together = pngkit.pixels(cards["cards.png"])
    scale = together.shape[1] / layout.grid.width
    names = {one: f"cards/{one.replace(':', '-')}.png" for one in ids}
    known = {one: pngkit.small(pngkit.pixels(cards[name])) for one, name in names.items()}
    for placed in layout.sides[0].placements:
        x, y, width, height = (round(value * scale) for value in placed.slot)
        assert pngkit.likest(together[y : y + height, x : x + width], known) == placed.artwork


@pytest.mark.parametrize("count", [1, 2, 7, 108, 112, 1612])
def test_the_contact_sheet_is_about_as_wide_as_high_and_bounded(count: int) -> None:
    grid = images.contact(["red:7"] * count, (56.0, 87.0)).grid
    assert grid.columns * (grid.rows - 1) < count <= grid.columns * grid.rows
    made = images.reduced(grid, 1200)
    assert max(made.width, made.height) <= images.CONTACT_PIXELS
    assert 1 / 2.5 < made.width / made.height < 2.5 or count == 2
    assert images.reduced(grid, 1) == (max(1, round(grid.width / 25.4)), max(1, round(grid.height / 25.4)), 1)


def test_sheets_are_named_by_number_and_side() -> None:
    drawn = deck_of("sheets", 40, backs="long-edge", blanks=4)
    names = [f"sheets/sheet-{number:02}-{side}.png" for number in range(1, 13) for side in ("recto", "verso")]
    assert list(drawn) == names
    assert {pngkit.size(one) for one in drawn.values()} == {(468, 331)}


def test_every_other_way_with_backs_names_each_side_once() -> None:
    for flags in ({"backs": "fold"}, {"backs": "separate"}, {"backs": "long-edge", "order": "rectos-first"}):
        plan = planned(**flags)
        assert len(dict(images.deck_pictures(plan, {"sheets"}, 30))) == len(plan.sheets.sides), flags


def test_a_recto_shows_its_cards_where_they_are_cut() -> None:
    plan = planned()
    drawn = pngkit.pixels(next(content for _, content in images.deck_pictures(plan, {"sheets"}, 127)))
    slot = plan.sheets.grid.slots()[0]
    x, y = round((slot.x + 4) * 5), round((slot.y + 40) * 5)
    assert drawn[y, x, 0] > 180
    assert drawn[y, x, 1] < 90
    assert np.all(drawn[:, : round((slot.x - 7) * 5)].min() > 250)


def test_ink_is_respected() -> None:
    grey = pngkit.pixels(deck_of("cards", 40, bw=True)["cards/red-7.png"])
    assert np.ptp(grey, axis=2).max() == 0
    assert (grey > 250).mean() > 0.6


def test_colours_are_those_of_a_screen_whatever_the_press_wants() -> None:
    assert deck_of("cards", 30, colour_space="cmyk") == deck_of("cards", 30)


def test_a_picture_that_would_be_too_large_says_which_is_the_largest() -> None:
    plan = planned(paper="A3")
    with pytest.raises(FitFault) as caught:
        images.check_deck(plan, {"sheets"}, 1200)
    (problem,) = caught.value.problems
    assert problem.id == "picture-too-big"
    most = problem.hint.params["dpi"]
    assert np.prod(images.canvas(297, 420, most)[:2]) <= images.MOST_PIXELS
    with pytest.raises(FitFault):
        images.canvas(297, 420, most + 1)
    images.check_deck(plan, {"cards"}, 1200)


def test_the_same_deck_gives_the_same_bytes() -> None:
    assert deck_of("cards", 30, backs="long-edge") == deck_of("cards", 30, backs="long-edge")
