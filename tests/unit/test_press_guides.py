"""Marks of all kinds in the written file: stored once, drawn last, dashes and arcs where they belong."""

import math

import numpy as np
import pytest

from pdfkit import TOLERANCE, Box, deck
from presskit import at, grid, printed, sheets, solid
from unoprint.sheets.model import Curve, Line, Marks

WHERE = grid(columns=1, rows=1)
CUT, FOLD, HAIR = Line(15, 2, 15, 9), Line(148.5, 20, 148.5, 120), Line(15, 12, 71, 12)
RADIUS = 4.0
HANDLE = RADIUS * (1 - 0.5522848)
ARC = Curve(120, 60 + RADIUS, 120, 60 + HANDLE, 120 + HANDLE, 60, 120 + RADIUS, 60)
"""A quarter of a circle about (124, 64)."""

ALL = Marks(crop=(CUT,), hairlines=(HAIR,), corners=(ARC,), folds=(FOLD,))


def near(value):
    return pytest.approx(value, abs=TOLERANCE)


@pytest.fixture(scope="module")
def pdf():
    return printed(sheets(WHERE, [at(WHERE, 0, "a")], marks=[ALL]), solid("a"))


def test_each_kind_has_its_width_its_grey_and_its_place(pdf):
    """0.2 mm all of them; what is cut or folded is black, what only helps the eye is grey."""
    page = pdf.pages[0]
    hair, cut, fold = page.strokes
    for stroke, line in ((hair, HAIR), (cut, CUT), (fold, FOLD)):
        assert stroke[:4] == near(tuple(line))
        assert stroke.width == pytest.approx(0.2, abs=0.001)
    assert (cut.grey, fold.grey) == (0, 0)
    assert 0.3 < hair.grey < 0.9
    assert cut.dash == hair.dash == ()
    assert fold.dash == pytest.approx((3, 2), abs=0.001)
    (arc,) = page.curves
    assert (arc.width, arc.grey) == (pytest.approx(0.2, abs=0.001), hair.grey)
    assert arc.at(0) == near((120, 64))
    assert arc.at(1) == near((124, 60))


def test_an_arc_is_rendered_on_its_circle(pdf):
    """At 1200 dpi the middle of the line is 4 mm from the corner's middle, at every angle."""
    raster = pdf.render(0, Box(119, 59, 125, 65))
    rows, columns = np.nonzero(raster.grey < 225)
    x, y = raster.left + (columns + 0.5) / raster.per_x, raster.top + (rows + 0.5) / raster.per_y
    angles, distances = np.arctan2(64 - y, 124 - x), np.hypot(124 - x, 64 - y)
    for angle in np.linspace(0.1, math.pi / 2 - 0.1, 12):
        found = distances[abs(angles - angle) < 0.02]
        assert found.mean() == near(RADIUS)
        assert np.ptp(found) < 0.3


def test_a_fold_is_rendered_as_dashes_of_3_mm_with_gaps_of_2(pdf):
    raster = pdf.render(0, Box(148.4, 20, 148.6, 120), dpi=600)
    places, values = raster.profile("y")
    (turns,) = np.nonzero(np.diff(values > 128))
    lengths = np.diff(places[turns])
    assert len(lengths) > 30
    assert lengths[1::2] == pytest.approx(lengths[1], abs=0.1)
    assert sorted((lengths[0], lengths[1])) == pytest.approx([2, 3], abs=0.1)
    assert pdf.render(0, Box(148, 21, 149, 22)).centre("x") == near(148.5)


def test_marks_lie_over_the_cards(pdf):
    """A hairline on a black card's edge is seen."""
    assert [one.decode() for _, one in pdf.page_operations(0)].count("Do") == 2
    operands = [operands[0] for operands, code in pdf.page_operations(0) if code == b"Do"]
    assert operands == ["/FormXob.a", "/FormXob.marks"]
    strip = Box(30, 11.5, 40, 12.5)
    _, values = pdf.render(0, strip).profile("y")
    assert ((values > 120) & (values < 220)).any()


def test_marks_are_stored_once_for_all_sides_that_have_them():
    """By what they are: equal ones share a form, others have their own, named in the order of their use."""
    twin, other = Marks(*ALL), Marks(folds=(FOLD,))
    sides = [[at(WHERE, 0, "a")]] * 5
    pdf = printed(sheets(WHERE, *sides, marks=[other, ALL, twin, None, other]), solid("a"))
    assert set(pdf.forms) == {"a", "marks", "marks-2"}
    assert [len(page.strokes) for page in pdf.pages] == [1, 3, 3, 0, 1]
    forms = [one for one in pdf.objects() if isinstance(one, dict) and one.get("/Subtype") == "/Form"]
    assert len(forms) == 3


def test_round_corners_have_an_arc_at_each_corner_of_each_card():
    """From one edge of the trim to the other, bent towards the middle of the card: a circle's quarter, in the file."""
    page = deck("--corners round").pages[0]
    ends = [(curve.at(0), curve.at(1), curve.at(0.5)) for curve in page.curves]
    assert len(ends) == 4 * len(page.placed)
    for card in page.placed:
        left, top, right, bottom = card.trim
        for x, y, inward in (
            (left, top, (1, 1)),
            (right, top, (-1, 1)),
            (left, bottom, (1, -1)),
            (right, bottom, (-1, -1)),
        ):
            offsets = [[((px - x) * inward[0], (py - y) * inward[1]) for px, py in points] for points in ends]
            (arc,) = [points for points in offsets if all(-0.05 < px < 10 and -0.05 < py < 10 for px, py in points)]
            (ax, ay), (bx, by), middle = sorted(arc[:2]) + arc[2:]
            radius = bx
            assert 2 < radius < 6
            assert (ax, ay, by) == near((0, radius, 0))
            assert math.dist(middle, (radius, radius)) == near(radius)


def test_a_sheet_to_fold_has_its_fold_dashed_between_the_halves():
    """Half-way between faces and backs, never across a card; the cuts are solid."""
    page = deck("--backs fold").pages[0]
    folds = [stroke for stroke in page.strokes if stroke.dash]
    assert folds
    backs = [card.trim for card in page.placed if card.name == "back"]
    faces = [card.trim for card in page.placed if card.name != "back"]
    assert len(backs) == len(faces)
    for fold in folds:
        assert all(fold.box.distance(trim) > -0.001 for trim in (*faces, *backs))
        along = 1 if fold.box.height < fold.box.width else 0
        edges = sorted(side for trim in (*faces, *backs) for side in (trim[along], trim[along + 2]))
        place = fold.box.middle[along]
        before, after = max(edge for edge in edges if edge < place), min(edge for edge in edges if edge > place)
        assert place == near((before + after) / 2)


def test_marks_on_versos_lie_behind_those_of_rectos():
    """Mirrored as the cards are, and moved with them where the backs are shifted."""
    recto, verso = deck("--card-size 63x88 --backs long-edge --verso-marks --shift 1,2").pages[:2]
    behind = [(recto.width - stroke.x1 + 1, stroke.y1 - 2) for stroke in recto.strokes]
    assert len(verso.strokes) == len(behind)
    for place in behind:
        assert min(math.dist(place, stroke[:2]) for stroke in verso.strokes) <= TOLERANCE
