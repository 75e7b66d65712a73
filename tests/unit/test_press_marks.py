"""Cutting marks in the written file: where their centre lines are, and where a renderer puts the ink."""

import numpy as np
import pytest

from pdfkit import TOLERANCE, Box, deck, distinct

DECKS = {
    "shared-cuts": "",
    "portrait": "--card-size 63x88",
    "narrow-gap": "--paper letter --card-size 63x88 --gap 1.7",
    "wide-gap": "--paper A3 --card-size 70x120 --gap 4",
    "versos": "--card-size 63.5x88.9 --backs long-edge",
}


@pytest.fixture(scope="module", params=DECKS, ids=str)
def pdf(request):
    return deck(DECKS[request.param])


def cuts(page):
    """Where the trims of a full sheet begin and end, across and down."""
    trims = [card.trim for card in page.placed]
    return (
        distinct(edge for trim in trims for edge in (trim.left, trim.right)),
        distinct(edge for trim in trims for edge in (trim.top, trim.bottom)),
    )


def upright(stroke):
    return abs(stroke.x1 - stroke.x2) < abs(stroke.y1 - stroke.y2)


def on_edge(stroke, edge):
    """Whether the whole centre line of a stroke is on an edge, as near as cards are cut."""
    ends = (stroke.x1, stroke.x2) if upright(stroke) else (stroke.y1, stroke.y2)
    return all(abs(end - edge) <= TOLERANCE for end in ends)


def ends_of(edge, page, *, across):
    """The marks of one cut: those before the grid and those after it."""
    outer = page.outer
    marks = [stroke for stroke in page.strokes if upright(stroke) is across and on_edge(stroke, edge)]
    first, last = (outer.top, outer.bottom) if across else (outer.left, outer.right)
    reach = [(mark.box.top, mark.box.bottom) if across else (mark.box.left, mark.box.right) for mark in marks]
    return sum(end < first for _, end in reach), sum(start > last for start, _ in reach)


def test_every_cut_has_a_mark_at_both_ends(pdf):
    """One before the first card and one behind the last, on the cut; and no mark elsewhere."""
    page = pdf.pages[0]
    columns, rows = cuts(page)
    for edge in columns:
        assert ends_of(edge, page, across=True) == (1, 1)
    for edge in rows:
        assert ends_of(edge, page, across=False) == (1, 1)
    assert len(page.strokes) == 2 * (len(columns) + len(rows))


def test_marks_keep_off_the_cards_and_in_the_printer_s_reach(pdf):
    page = pdf.pages[0]
    reach = Box(5, 5, page.width - 5, page.height - 5)
    for stroke in page.strokes:
        assert all(stroke.box.distance(card.trim) > 0.4 for card in page.placed)
        assert reach.holds(stroke.box, slack=0.001)
        assert stroke.grey == 0
        assert 0.1 <= stroke.width <= 0.3


def test_every_recto_has_the_marks_of_a_full_grid(pdf):
    """Also the last sheet, whatever it holds; versos have none."""
    pages = pdf.pages
    duplex = any(card.name == "back" for card in pages[1].placed)
    for number, page in enumerate(pages):
        assert page.strokes == (() if duplex and number % 2 else pages[0].strokes)


def test_a_renderer_puts_the_ink_on_the_cut(pdf):
    """Each mark's dark middle within 0.05 mm of its cut, on all four sides alike."""
    page = pdf.pages[0]
    columns, rows = cuts(page)
    offsets = {}
    for stroke in page.strokes:
        axis, edges = ("x", columns) if upright(stroke) else ("y", rows)
        x, y = stroke.box.middle
        centre = pdf.render(0, Box(x - 0.4, y - 0.4, x + 0.4, y + 0.4)).centre(axis)
        side = axis, (y < page.height / 2) if axis == "x" else (x < page.width / 2)
        offsets.setdefault(side, []).append(min((centre - edge for edge in edges), key=abs))
    means = [float(np.mean(values)) for values in offsets.values()]
    assert len(means) == 4
    assert max(abs(value) for values in offsets.values() for value in values) <= TOLERANCE
    assert max(means) - min(means) <= 0.02


@pytest.mark.parametrize("number", [0, -1])
@pytest.mark.parametrize("flags", ["--marks none", "--marks none --gap 4", "--marks none --bw --card-size 63x88"])
def test_without_marks_nothing_is_outside_the_cards(flags, number):
    """No stroke in the file, and white paper but for the service line."""
    pdf = deck(flags)
    number %= len(pdf.pages)
    page = pdf.pages[number]
    assert page.strokes == ()
    assert darkness_outside(pdf, number) == 0


def test_with_marks_nothing_else_is_outside_the_cards(pdf):
    """White but for the marks and the service line, on rectos and versos; the marks are seen."""
    page = pdf.pages[0]
    assert darkness_outside(pdf, 0, *(stroke.box.grown(0.3) for stroke in page.strokes)) == 0
    assert darkness_outside(pdf, 0) > 100
    last = len(pdf.pages) - 1
    assert darkness_outside(pdf, last, *(stroke.box.grown(0.3) for stroke in pdf.pages[last].strokes)) == 0


def darkness_outside(pdf, number, *others):
    """How many pixels are not white outside cards, the printable outer 3 mm that hold the bar, and `others`."""
    page = pdf.pages[number]
    raster = pdf.render(number, dpi=100)
    dark = raster.rgb.min(axis=2) < 250
    (bar,) = (fill.box for fill in page.fills)
    for box in (*(card.trim for card in page.placed), strip(page, bar), *others):
        columns = slice(int(box.left * raster.per_x), int(box.right * raster.per_x) + 1)
        rows = slice(int(box.top * raster.per_y), int(box.bottom * raster.per_y) + 1)
        dark[rows, columns] = False
    return int(dark.sum())


def strip(page, bar):
    """The outer 3 mm of the side on which the bar is, margins of 5 mm left out."""
    width, height = page.width, page.height
    strips = (
        Box(5, 5, width - 5, 8),
        Box(5, height - 8, width - 5, height - 5),
        Box(5, 5, 8, height - 5),
        Box(width - 8, 5, width - 5, height - 5),
    )
    return next(one for one in strips if one.holds(bar))


def test_lines_run_along_every_cut():
    """Hairlines from end to end of the grid, grey, and crop marks where they always were."""
    page = deck("--marks lines").pages[0]
    outer = page.outer
    columns, rows = cuts(page)
    lines = [stroke for stroke in page.strokes if outer.holds(stroke.box, slack=TOLERANCE)]
    assert len(lines) == len(columns) + len(rows)
    for line in lines:
        along = (line.box.top, line.box.bottom) if upright(line) else (line.box.left, line.box.right)
        ends = (outer.top, outer.bottom) if upright(line) else (outer.left, outer.right)
        assert along == pytest.approx(ends, abs=TOLERANCE)
        assert sum(on_edge(line, edge) for edge in (columns if upright(line) else rows)) == 1
        assert 0.3 < line.grey < 0.9
        assert line.width == pytest.approx(0.2, abs=0.01)
    assert set(page.strokes) - set(lines) == set(deck().pages[0].strokes)


def test_lines_are_seen_between_white_borders():
    """Rendered between two cards, where only white would be; the full grid on the last sheet too."""
    pdf = deck("--marks lines")
    first, second = (card.trim for card in pdf.pages[0].placed[:2])
    y = (first.top + first.bottom) / 2
    between = Box(first.right - 1, y - 0.3, first.right + 1, y + 0.3)
    for number in (0, len(pdf.pages) - 1):
        raster = pdf.render(number, between)
        assert raster.centre("x") == pytest.approx((first.right + second.left) / 2, abs=TOLERANCE)
    assert deck().render(0, between).grey.min() == 255
