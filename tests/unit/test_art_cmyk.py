"""The colours for a print shop: declared one by one, near those of the screen, and no more ink than paper takes."""

import pytest

import artkit
from unoprint import art, resources

LOOK = artkit.look()
COLOURS = sorted(LOOK.theme.colours)
INKS = ((0, 158, 227), (230, 0, 126), (255, 237, 0), (35, 31, 32))
"""Full cyan, magenta, yellow and black on white paper, as a screen shows them."""


def shown(paint: tuple[float, ...]) -> list[float]:
    """The paint as a screen would show it, roughly: each ink takes its part of the light away."""
    channels = []
    for channel in range(3):
        light = 255.0
        for part, ink in zip(paint, INKS, strict=True):
            light *= 1 - part * (1 - ink[channel] / 255)
        channels.append(light)
    return channels


@pytest.mark.parametrize("theme", resources.names("themes", ".toml"))
def test_every_colour_of_every_theme_has_one(theme):
    read = art.read_theme(resources.table(f"themes/{theme}.toml"))
    assert read.cmyk.keys() == read.colours.keys()


@pytest.mark.parametrize("name", COLOURS)
def test_it_is_near_the_colour_on_a_screen(name):
    wanted = LOOK.theme.colours[name]
    screen = [int(wanted[place : place + 2], 16) for place in (1, 3, 5)]
    assert shown(LOOK.theme.cmyk[name]) == pytest.approx(screen, abs=45)


@pytest.mark.parametrize("name", COLOURS)
def test_the_paper_takes_that_much_ink(name):
    paint = LOOK.theme.cmyk[name]
    assert all(0 <= part <= 1 for part in paint)
    assert sum(paint) <= 2.8


@pytest.mark.parametrize("ink", ["colour", "light", "bw"])
def test_shapes_are_the_same_in_both_colour_spaces(ink):
    for artwork in (*artkit.faces(LOOK).values(), *artkit.pictured_faces(LOOK)):
        screen = art.inked(artwork, LOOK.theme, ink)
        shop = art.inked(artwork, LOOK.theme, ink, "cmyk")
        for one, other in zip(screen, shop, strict=True):
            assert (one.shape, one.width) == (other.shape, other.width)
            for colour, paint in ((one.fill, other.fill), (one.stroke, other.stroke)):
                assert paint is None if colour is None else len(paint) == 4


@pytest.mark.parametrize("ink", ["colour", "light", "bw"])
def test_black_text_and_lines_are_black_ink_alone(ink):
    """Text in four inks, a hair out of register, has coloured fringes."""
    for artwork in (*artkit.faces(LOOK).values(), art.compose_back(LOOK, "Котовы"), art.compose_rule_back(LOOK)):
        for shape, fill, stroke, _ in art.inked(artwork, LOOK.theme, ink, "cmyk"):
            if isinstance(shape, art.Text) and shape.suit is None:
                assert fill is None or fill[:3] == (0, 0, 0), (artwork.id, shape.text)
            if shape.suit is None:
                assert stroke is None or stroke[:3] == (0, 0, 0), (artwork.id, shape.role)
