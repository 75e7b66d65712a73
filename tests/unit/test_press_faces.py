"""Printed faces, looked at in pixels as players see them."""

from itertools import combinations, product

import numpy as np
import pytest

from pdfkit import Box, deck

DPI = 150
PER = DPI / 25.4
SUITS = ("red", "yellow", "green", "blue")
INKS = pytest.mark.parametrize("flags", ["", "--bw", "--light"], ids=["colour", "bw", "light"])

CORNER = Box(5.0, 5.0, 13.5, 22.0)
"""Index and suit, in mm from the corner of an uno card."""

INDEX, MIDDLE = Box(4.5, 3.6, 13.5, 20.0), Box(16.0, 23.5, 40.0, 63.5)
"""Where the figure in the corner is, and the large one."""


def picture(flags, name):
    """A face in grey, cut along its trim."""
    pdf = deck(flags)
    number, card = pdf.find(name)
    return pdf.render(number, card.trim, DPI).clip(card.trim).grey


def cut(grey, area):
    """A part of a face, in mm from its top left corner."""
    left, top, right, bottom = (round(value * PER) for value in area)
    return grey[top:bottom, left:right]


def shapes(grey):
    """What is light, by shape and not by shade: nearer to white than to the commonest shade that is not white."""
    shade = np.bincount(grey.astype(int).ravel(), minlength=256)[:200].argmax()
    return grey > (shade + 255) / 2


def differing(one, other):
    """The share of pixels that differ, whichever way the pictures are laid over each other to a pixel."""
    rows, columns = (min(sides) for sides in zip(one.shape, other.shape, strict=True))
    one, other = one[:rows, :columns], other[:rows, :columns]
    inner = one[1:-1, 1:-1]
    shifted = (other[y : rows - 2 + y, x : columns - 2 + x] for y, x in product(range(3), repeat=2))
    return min(float((inner != part).mean()) for part in shifted)


def piece(ink, row):
    """The box, as slices, of the ink that hangs together with any ink on a row."""
    reached = np.zeros_like(ink)
    reached[row] = ink[row]
    count = -1
    while count != reached.sum():
        count = reached.sum()
        for _ in range(16):
            grown = reached.copy()
            grown[1:] |= reached[:-1]
            grown[:-1] |= reached[1:]
            grown[:, 1:] |= reached[:, :-1]
            grown[:, :-1] |= reached[:, 1:]
            reached = grown & ink
    assert count > 0
    rows, columns = np.flatnonzero(reached.any(axis=1)), np.flatnonzero(reached.any(axis=0))
    return slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1)


def figure(flags, label, area):
    """A red number's figure in an area: the area's pixels and the figure's box in it."""
    grey = cut(picture(flags, f"red:{label}"), area)
    pale = area == INDEX and "--" not in flags.replace("--card-size", "")
    row = round(6.5 * PER) if area == INDEX else len(grey) // 2
    return grey, piece(grey > 220 if pale else grey < 170, row)


@INKS
def test_suits_differ_by_shape_in_both_corners(flags):
    """Index corners of the four fives, without colour and stretched to black and white."""
    faces = {suit: picture(flags, f"{suit}:5") for suit in SUITS}
    for way in (1, -1):
        corners = {suit: shapes(cut(face[::way, ::way], CORNER)) for suit, face in faces.items()}
        for one, other in combinations(SUITS, 2):
            assert differing(corners[one], corners[other]) >= 0.02, (one, other)


@INKS
@pytest.mark.parametrize("name", ["red:5", "blue:skip", "green:reverse", "blue:+2", "wild", "wild+4", "blue:9"])
def test_a_card_is_upright_both_ways(flags, name):
    """The corner opposite the index shows the same when the card is turned."""
    face = picture(flags, name)
    corner = cut(face, CORNER)
    assert np.ptp(corner) > 100
    assert differing(corner > 128, cut(face[::-1, ::-1], CORNER) > 128) < 0.05


@INKS
def test_a_six_and_a_nine_differ_in_the_corner_of_a_turned_card(flags):
    """The index corners differ by 2 % of their pixels or more."""
    six, nine = picture(flags, "red:6"), picture(flags, "red:9")
    assert differing(shapes(cut(six[::-1, ::-1], CORNER)), shapes(cut(nine, CORNER))) >= 0.02


@INKS
@pytest.mark.parametrize("area", [INDEX, MIDDLE], ids=["index", "middle"])
def test_a_six_on_its_head_is_no_nine(flags, area):
    """Figure laid on figure, only the line below tells them apart, and it does."""
    room = 2.0 if area == INDEX else 3.4
    seen = []
    for label in "69":
        grey, (rows, columns) = figure(flags, label, area)
        inset = (columns.stop - columns.start) // 4  # only where the line is sure to be
        around = slice(rows.start - round(room * PER), rows.stop + round(room * PER))
        seen.append(shapes(grey)[around, columns.start + inset : columns.stop - inset])
    six, nine = seen
    assert differing(six[::-1, ::-1], nine) >= 0.04


@INKS
@pytest.mark.parametrize("label", "0123456789")
def test_figures_are_large_enough(flags, label):
    """At least 20 mm in the middle, 6 mm in the corner, each in one piece."""
    for area, least in ((MIDDLE, 20), (INDEX, 6)):
        _, (rows, _) = figure(flags, label, area)
        assert least <= (rows.stop - rows.start) / PER < 1.6 * least


def test_figures_are_large_enough_on_a_wider_card():
    """On a card of 63 × 88 mm, too."""
    for area, least in ((MIDDLE, 20), (INDEX, 6)):
        moved = Box(area.left + 3.5, area.top, area.right + 3.5, area.bottom) if area == MIDDLE else area
        grey = cut(picture("--bw --card-size 63x88", "red:5"), moved)
        rows, _ = piece(grey < 170, round(6.5 * PER) if area == INDEX else len(grey) // 2)
        assert least <= (rows.stop - rows.start) / PER < 1.6 * least
