"""What a renderer makes of the cards. The coloured field of a card begins 3 mm inside its trim: that is measured."""

import pytest

from pdfkit import TOLERANCE, Box, deck

BORDER = 3.0

CASES = {
    "landscape": "",
    "portrait": "--card-size 63x88 --gap 1.7",
    "versos": "--backs long-edge",
    "versos-short-edge": "--card-size 63x88 --backs short-edge",
}


def field_edges(pdf, number, trim):
    """Left, top, right and bottom edge of a card's coloured field, from pixels."""
    x, y = trim.middle
    around = {
        "left": ("x", Box(trim.left + 2, y - 0.2, trim.left + 4, y + 0.2)),
        "top": ("y", Box(x - 0.2, trim.top + 2, x + 0.2, trim.top + 4)),
        "right": ("x", Box(trim.right - 4, y - 0.2, trim.right - 2, y + 0.2)),
        "bottom": ("y", Box(x - 0.2, trim.bottom - 4, x + 0.2, trim.bottom - 2)),
    }
    return [pdf.render(number, area).crossing(axis) for axis, area in around.values()]


@pytest.mark.parametrize("which", [0, -1], ids=["first-card", "last-card"])
@pytest.mark.parametrize("case", CASES)
def test_cards_are_rendered_where_the_file_says(case, which):
    """The first and the last card of the first two pages and of the last two, to the twentieth of a millimetre."""
    pdf = deck(CASES[case])
    for number in (0, 1, -2, -1):
        page = number % len(pdf.pages)
        trim = pdf.pages[page].placed[which].trim
        scale = min(trim.width / 56, trim.height / 87)
        wanted = [
            trim.left + BORDER * scale,
            trim.top + BORDER * scale,
            trim.right - BORDER * scale,
            trim.bottom - BORDER * scale,
        ]
        assert field_edges(pdf, page, trim) == pytest.approx(wanted, abs=TOLERANCE)


def test_the_border_is_3_mm_as_seen_from_the_marks():
    """The rendered field is 3 mm inside the rendered marks: cut along them and the border is white all round."""
    pdf = deck()
    page = pdf.pages[0]
    first, last = page.placed[0].trim, page.placed[-1].trim
    left, top, _, _ = field_edges(pdf, 0, first)
    _, _, right, bottom = field_edges(pdf, 0, last)
    outer = page.outer
    marks = [
        pdf.render(0, Box(outer.left - 1, outer.top - 3, outer.left + 1, outer.top - 2)).centre("x"),
        pdf.render(0, Box(outer.left - 3, outer.top - 1, outer.left - 2, outer.top + 1)).centre("y"),
        pdf.render(0, Box(outer.right - 1, outer.bottom + 2, outer.right + 1, outer.bottom + 3)).centre("x"),
        pdf.render(0, Box(outer.right + 2, outer.bottom - 1, outer.right + 3, outer.bottom + 1)).centre("y"),
    ]
    assert [left - marks[0], top - marks[1]] == pytest.approx([3, 3], abs=TOLERANCE)
    assert [marks[2] - right, marks[3] - bottom] == pytest.approx([3, 3], abs=TOLERANCE)


@pytest.mark.parametrize("flags", ["", "--bw", "--light --backs long-edge"])
def test_a_cut_1_mm_off_is_still_a_good_card(flags):
    """Nothing but white in the outer 2 mm of any card, faces and back."""
    pdf = deck(flags)
    for number in range(min(4, len(pdf.pages))):
        raster = pdf.render(number, dpi=150)
        for card in pdf.pages[number].placed:
            left, top, right, bottom = card.trim
            for rim in (
                Box(left, top, right, top + 2),
                Box(left, bottom - 2, right, bottom),
                Box(left, top, left + 2, bottom),
                Box(right - 2, top, right, bottom),
            ):
                assert raster.clip(rim).rgb.min() > 250, card.name


def test_the_renderer_finds_each_page_at_its_full_size():
    """The measure itself: a page at 1200 dpi has the paper's size in pixels, so that no scale is hidden."""
    pdf = deck()
    raster = pdf.render(0, Box(0, 0, 1, 1))
    assert raster.per_x == pytest.approx(1200 / 25.4, rel=1e-4)
    assert raster.per_y == pytest.approx(1200 / 25.4, rel=1e-4)
