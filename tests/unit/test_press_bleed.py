"""Bleed in the written file: how far faces reach beyond their trims, and that none reaches over a neighbour."""

import pytest

from pdfkit import TOLERANCE, Box
from presskit import HEIGHT, WIDTH, at, face, field, grid, printed, sheets, solid

FULL = (3, 3, 3, 3)
SHARED = grid(bleed=3)
"""Three cards side by side without a gap, and three below them."""


def near(value):
    return pytest.approx(value, abs=TOLERANCE)


def edges(pdf, around, *, reach=1.0):
    """Where, rendered at 1200 dpi, ink ends at the four sides of a box, within so many mm of it."""
    x, y = around.middle
    sides = {
        "left": ("x", Box(around.left - reach, y - 0.2, around.left + reach, y + 0.2)),
        "top": ("y", Box(x - 0.2, around.top - reach, x + 0.2, around.top + reach)),
        "right": ("x", Box(around.right - reach, y - 0.2, around.right + reach, y + 0.2)),
        "bottom": ("y", Box(x - 0.2, around.bottom - reach, x + 0.2, around.bottom + reach)),
    }
    return Box(*(pdf.render(0, area).crossing(axis) for axis, area in sides.values()))


def test_the_box_of_a_form_is_trim_and_bleed():
    """In the form's own space the trim begins at the origin, whatever the bleed."""
    pdf = printed(sheets(SHARED, [at(SHARED, 0, "a", FULL)]), solid("a", bleed=3))
    box = [float(value) / (72 / 25.4) for value in pdf.forms["a"]["/BBox"]]
    assert box == pytest.approx([-3, -3, WIDTH + 3, HEIGHT + 3], abs=0.001)
    (card,) = pdf.pages[0].placed
    assert card.trim == near((15, 12, 15 + WIDTH, 12 + HEIGHT))
    assert card.bleed == near(3)
    assert card.shown == near(card.trim.grown(3))


def test_all_of_a_bleed_is_rendered_where_it_may_show():
    pdf = printed(sheets(SHARED, [at(SHARED, 0, "a", FULL)]), solid("a", bleed=3))
    (card,) = pdf.pages[0].placed
    assert edges(pdf, card.trim.grown(3)) == near(card.trim.grown(3))


CLIPS = {
    "corner": (0, (3, 3, 0, 0)),
    "middle": (4, (0, 0, 0, 3)),
    "part": (1, (1, 0.5, 2, 0)),
    "none": (4, (0, 0, 0, 0)),
}


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize("case", CLIPS)
def test_a_bleed_shows_as_far_as_it_was_given_room(case, turned):
    """Each side on its own, as seen on the sheet, for cards on their heads too; in the file and in pixels."""
    slot, bleed = CLIPS[case]
    pdf = printed(sheets(SHARED, [at(SHARED, slot, "a", bleed, turned=turned)]), solid("a", bleed=3))
    (card,) = pdf.pages[0].placed
    left, top, right, bottom = bleed
    wanted = Box(card.trim.left - left, card.trim.top - top, card.trim.right + right, card.trim.bottom + bottom)
    assert card.turned is turned
    assert card.shown == near(wanted)
    assert edges(pdf, wanted, reach=0.4) == near(wanted)


def test_no_face_reaches_over_a_neighbour_s_trim():
    """A black card among white ones, drawn last: not a dark pixel beyond its cuts, at 1200 dpi."""
    placed = [at(SHARED, slot, "white") for slot in (0, 2, 3, 4, 5)]
    what = sheets(SHARED, [*placed, at(SHARED, 1, "black", (0, 3, 0, 0))])
    pdf = printed(what, solid("white", fill="#ffffff"), solid("black", bleed=3))
    *others, black = pdf.pages[0].placed
    assert all(black.shown.distance(card.trim) >= -0.001 for card in others)
    left, top, right, bottom = black.trim
    pixel = 25.4 / 1200
    for strip in (
        Box(left - 3, 30, left - pixel, 32),
        Box(right + pixel, 30, right + 3, 32),
        Box(80, bottom + pixel, 82, bottom + 3),
    ):
        assert pdf.render(0, strip).clip(strip).grey.min() == 255
    above = Box(80, top - 2.9, 82, top - 0.1)
    assert pdf.render(0, above).clip(above).grey.max() == 0


def test_a_face_is_clipped_only_where_its_bleed_is_too_wide():
    """With room on all sides there is nothing to cut off, nor is there without a bleed."""
    where = grid(columns=2, gap=(6, 6), bleed=3)
    pdf = printed(sheets(where, [at(where, 0, "a", FULL), at(where, 1, "b")]), solid("a", bleed=3), solid("b"))
    assert not [code for _, code in pdf.page_operations(0) if code == b"W"]
    first, second = pdf.pages[0].placed
    assert second.trim.left - first.trim.right == near(6)


def test_without_a_bleed_a_placement_s_bleed_means_nothing():
    """By the bytes: a face that ends at its trim is neither clipped nor changed."""
    plain, roomy = (printed(sheets(SHARED, [at(SHARED, 0, "a", bleed)]), solid("a")) for bleed in ((0,) * 4, FULL))
    assert plain.data == roomy.data
    assert [float(value) for value in plain.forms["a"]["/BBox"][:2]] == [0, 0]


def test_the_boxes_of_the_page_are_trim_and_bleed_of_the_grid():
    pdf = printed(sheets(SHARED, [at(SHARED, 0, "a", FULL)]), solid("a", bleed=3))
    trim = Box(15, 12, 15 + 3 * WIDTH, 12 + 2 * HEIGHT)
    assert pdf.box(0, "/TrimBox") == near(trim)
    assert pdf.box(0, "/BleedBox") == near(trim.grown(3))


def test_what_is_drawn_stays_where_it_was_when_a_bleed_is_added():
    """A field 3 mm inside the trim, rendered on a card with a bleed and on one without."""
    inner = field(3, 3, WIDTH - 6, HEIGHT - 6)
    for bleed in (0, 3):
        pdf = printed(sheets(SHARED, [at(SHARED, 1, "a", (0, bleed, 0, 0))]), face("a", inner, bleed=bleed))
        (card,) = pdf.pages[0].placed
        assert edges(pdf, card.trim.grown(-3)) == near(card.trim.grown(-3))
