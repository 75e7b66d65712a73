import pytest

from sheetkit import (
    METRICS,
    distance,
    inside,
    lay,
    line_box,
    marks_of,
    printable,
    rectos,
    slug_boxes,
    spec,
    versos,
)
from unoprint.errors import FitFault
from unoprint.sheets import Backs, impose


def notes(sheets):
    return [(note.id, *note.params.values()) for note in sheets.notes]


def refusal(settings, count=10):
    with pytest.raises(FitFault) as caught:
        lay(settings, count)
    problems = caught.value.problems
    (hint,) = {(problem.hint.id, *problem.hint.params.values()) for problem in problems}
    return [(problem.id, problem.params["side"], round(problem.params["over"], 6)) for problem in problems], hint


@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "separate"])
@pytest.mark.parametrize("card", ["uno", "mtg"])
def test_versos_move_right_and_up_as_they_face_you(backs, card):
    """1.5 to the right and 2 up: cards, marks and service line, and nothing on the rectos."""
    settings = spec(card=card, backs=backs, verso_marks=True)
    still, moved = lay(settings, 25), lay(settings._replace(shift=(1.5, 2.0)), 25)
    assert rectos(moved) == rectos(still)
    for before, after in zip(versos(still), versos(moved), strict=True):
        for one, other in zip(before.placements, after.placements, strict=True):
            assert (other.slot.x - one.slot.x, other.slot.y - one.slot.y) == pytest.approx((1.5, -2.0))
        for one, other in zip(before.marks.crop, after.marks.crop, strict=True):
            assert [a - b for a, b in zip(other, one, strict=True)] == pytest.approx([1.5, -2.0, 1.5, -2.0])
        bar, other = before.slug.bar, after.slug.bar
        assert (other.x - bar.x, other.y - bar.y, other.width) == pytest.approx((1.5, -2.0, bar.width))


def test_shifted_versos_still_share_their_placements():
    first, second = versos(lay(spec(backs="long-edge", shift=(1.0, 1.0)), 20))
    assert first.placements is second.placements
    assert first.marks is second.marks


def test_off_the_paper_is_refused_with_the_side_and_the_way():
    """8.5 mm are free at the sides of five uno cards, 18 above and below."""
    problems, hint = refusal(spec(backs="long-edge", shift=(40.0, -2.0)))
    assert problems == [("shift-off-paper", "right", 31.5)]
    assert hint == ("farthest-shift", 8.5, -2.0)
    assert lay(spec(backs="long-edge", shift=hint[1:]), 10).sides


def test_over_two_edges_is_two_problems():
    problems, hint = refusal(spec(backs="long-edge", shift=(-9.0, 20.0)))
    assert problems == [("shift-off-paper", "left", 0.5), ("shift-off-paper", "top", 2.0)]
    assert hint == ("farthest-shift", -8.5, 18.0)


def test_only_cards_that_are_there_can_be_pushed_off():
    """One card at the left: its back, on the left too, may go 32 mm to the right."""
    assert notes(lay(spec(backs="long-edge", marks="none", shift=(32.0, 0.0)), 1)) == []
    white = lay(spec(backs="long-edge", shift=(32.0, 0.0)), 1, others={"f0": None})
    assert versos(white)[0].placements == ()


def test_a_separate_verso_counts_with_all_its_slots():
    problems, _ = refusal(spec(backs="separate", shift=(-32.0, 0.0)), 1)
    assert problems == [("shift-off-paper", "left", 23.5)]


def test_the_printer_margin_is_warned_of():
    """3.5 mm of the printable area are free at the sides."""
    assert notes(lay(spec(backs="long-edge", shift=(3.5, 0.0)), 10)) == []
    assert notes(lay(spec(backs="long-edge", shift=(4.25, 0.0)), 10)) == [("shift-into-margin", "right", 0.75)]


def test_bleed_in_the_printer_margin_is_warned_of_too():
    """1.5 mm are free beside a bleed of 2."""
    assert notes(lay(spec(backs="long-edge", bleed=2.0, shift=(-2.0, 0.0)), 10)) == [("shift-into-margin", "left", 0.5)]


@pytest.mark.parametrize("card", ["uno", "mtg", "large"])
@pytest.mark.parametrize("shift", [(0.0, -0.5), (0.0, -5.5), (0.0, -9.0), (3.0, 0.0), (-2.0, -2.0)])
def test_a_service_line_stays_where_the_printer_reaches(card, shift):
    """Half a millimetre down would put it into the margin: it stands elsewhere then, clear of cards and marks."""
    settings = spec(card=card, backs="long-edge", verso_marks=True, shift=shift)
    sheets = lay(settings, 10)
    for side in versos(sheets):
        boxes = slug_boxes(side.slug)
        assert max(boxes[0].width, boxes[0].height) == 50.0
        assert all(inside(box, printable(sheets, settings)) for box in boxes)
        assert all(distance(box, placed.slot) >= 0.5 for box in boxes for placed in side.placements)
        assert all(distance(box, line_box(mark)) >= 0.5 for box in boxes for mark in side.marks.crop)


def test_a_service_line_for_which_the_shift_leaves_no_room_is_left_out_of_versos():
    """Photo paper: the line needs a strip on both sides of the card, and 4 mm to the side leave one."""
    sheets = lay(spec("10x15", "mtg", marks="none", backs="long-edge", shift=(4.0, 0.0)), 1)
    assert [side.slug is None for side in sheets.sides] == [False, True]
    assert notes(sheets) == [("verso-slug-left-out",)]


@pytest.mark.parametrize("backs", ["none", "fold"])
def test_a_shift_of_nothing_changes_nothing_and_says_so(backs):
    sheets = lay(spec(backs=backs, shift=(50.0, 0.0)), 10)
    assert notes(sheets) == [("shift-without-backs",)]
    assert sheets._replace(notes=()) == lay(spec(backs=backs), 10)


def test_sheets_without_backs_are_that_whatever_the_settings():
    """For counting sheets before there are any backs."""
    sheets = impose(["f0"], None, spec(backs="fold"), "УНО Котовых", METRICS)
    assert sheets.grid == lay(spec(), 1).grid
    assert impose(["f0"], Backs("back"), spec(), "УНО Котовых", METRICS) == lay(spec(), 1)


def test_marks_of_rectos_are_not_shifted():
    assert marks_of(lay(spec(backs="long-edge", shift=(1.0, 1.0)), 10)) == marks_of(lay(spec(backs="long-edge"), 10))


@pytest.mark.parametrize("backs", ["none", "fold", "separate", "long-edge"])
def test_what_is_asked_of_versos_that_are_not_there_is_said_to_change_nothing(backs):
    """On a sheet to fold the backs have marks, but there is no other side to come last."""
    sheets = lay(spec(backs=backs, verso_marks=True, order=("rectos-first",)), 10)
    idle = {"none": ["verso-marks-without-backs", "order-without-versos"], "fold": ["order-without-versos"]}
    assert [one for (one, *_) in notes(sheets)] == idle.get(backs, [])
