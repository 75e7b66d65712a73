import pytest

from sheetkit import box_of, lay, marks_of, rectos, slug_boxes, spec, versos
from unoprint.errors import FitFault
from unoprint.sheets import Bleed
from unoprint.sheets.model import NO_BLEED


def refusals(settings):
    with pytest.raises(FitFault) as caught:
        lay(settings, 1)
    return [(problem.id, problem.params, problem.hint) for problem in caught.value.problems]


def test_without_bleed_nothing_shows_and_nothing_is_stored():
    placed = lay(spec(), 10).sides[0].placements
    assert all(one.bleed is NO_BLEED for one in placed)


def test_bleed_and_mark_room_take_their_place_on_both_sides():
    """287 mm hold five cards of 56 with marks; 287 - 2 · (2 + 1.5) = 280 just so; 0.1 mm more bleed and only four."""
    assert lay(spec(bleed=2.0), 1).grid.columns == 5
    assert lay(spec(bleed=2.1), 1).grid.columns == 3
    assert lay(spec(bleed=3.5, marks="none"), 1).grid.columns == 5


def test_a_shared_cut_has_bleed_outside_only():
    """Five by two without a gap: each card has as much as it has free sides."""
    placed = lay(spec(bleed=2.0), 10).sides[0].placements
    assert [one.bleed for one in placed] == [
        Bleed(left=2.0, top=2.0),
        *[Bleed(top=2.0)] * 3,
        Bleed(top=2.0, right=2.0),
        Bleed(left=2.0, bottom=2.0),
        *[Bleed(bottom=2.0)] * 3,
        Bleed(right=2.0, bottom=2.0),
    ]


def test_a_gap_of_two_bleeds_holds_all_of_both():
    placed = lay(spec(card="mtg", bleed=2.0, gap=(4.0, 4.0)), 3).sides[0].placements
    assert {one.bleed for one in placed} == {Bleed(2.0, 2.0, 2.0, 2.0)}
    assert placed[1].slot.x - placed[0].slot.right == pytest.approx(4)


def test_each_axis_has_its_own_gap():
    """Strips of cards: cut across with one cut, along with two."""
    first, second, *_ = lay(spec(card="mtg", bleed=2.0, gap=(0.0, 5.0)), 4).sides[0].placements
    assert first.bleed == Bleed(left=2.0, top=2.0, right=0.0, bottom=2.0)
    assert second.bleed == Bleed(left=0.0, top=2.0, right=0.0, bottom=2.0)


def test_edges_that_are_one_cut_have_no_bleed_between():
    placed = lay(spec(bleed=2.0, gap=(0.00005, 0.0)), 2).sides[0].placements
    assert [one.bleed.right for one in placed] == [0.0, 0.0]


@pytest.mark.parametrize(("gap", "bleed", "least", "most"), [(3.0, 2.0, 4.0, 1.5), (1.27, 0.7, 1.4, 0.63)])
def test_a_gap_between_is_refused_with_three_ways_out(gap, bleed, least, most):
    """One cut, room for both, or less bleed: as numbers that work when they are typed."""
    ((name, params, hint),) = refusals(spec(gap=(gap, gap), bleed=bleed))
    assert (name, params) == ("gap-under-bleed", {"gap": gap, "bleed": bleed})
    assert (hint.id, hint.params) == ("gap-or-bleed", {"least": least, "most": most})
    lay(spec(gap=(least, least), bleed=bleed), 1)
    lay(spec(gap=(gap, gap), bleed=most), 1)


def test_a_gap_is_twice_the_bleed_whatever_rounding_makes_of_it():
    lay(spec(gap=(0.6, 0.6), bleed=0.1 + 0.2), 1)


def test_all_that_does_not_fit_is_said_at_once():
    found = refusals(spec("75x100", "large", gap=(1.0, 2.0), bleed=3.0))
    assert [name for name, *_ in found] == ["gap-under-bleed", "gap-under-bleed", "card-too-big"]
    assert [params.get("gap") for _, params, _ in found] == [1.0, 2.0, None]


def test_what_can_be_printed_on_is_told_without_the_bleed():
    ((name, params, hint),) = refusals(spec(card=(195, 280), bleed=3.0))
    assert (name, params["usable_width"], params["usable_height"]) == ("card-too-big", 194.0, 281.0)
    assert hint.id == "smaller-bleed"


def test_a_bigger_paper_holds_the_bleed_too():
    ((_, _, hint),) = refusals(spec("75x100", "large", bleed=3.0))
    assert hint.params == {"width": 86.0, "height": 136.0}
    assert lay(spec((86, 136), "large", bleed=3.0, marks="none"), 1).grid.per_sheet == 1


def test_bleed_alone_never_makes_margins_too_big():
    """20 mm of bleed on a paper of 75 × 100."""
    ((name, params, hint),) = refusals(spec("75x100", (30, 66), bleed=20.0))
    assert (name, params["usable_width"], params["usable_height"]) == ("card-too-big", 25.0, 50.0)
    assert hint.id == "smaller-bleed"
    ((name, params, _),) = refusals(spec("75x100", (30, 66), bleed=20.0, margin=20))
    assert (name, params["usable_width"], params["usable_height"]) == ("card-too-big", 0.0, 20.0)


def test_a_bigger_paper_is_named_in_hundredths_that_are_enough():
    ((_, _, hint),) = refusals(spec("75x100", (70, 120.001)))
    assert hint.params == {"width": 80.0, "height": 130.01}


def test_marks_begin_beyond_the_bleed_at_the_trim():
    """Two millimetres of bleed, one of air; the trim itself is where it was."""
    sheets = lay(spec(card="mtg", bleed=2.0, gap=(4.0, 4.0)), 1)
    trim = box_of(sheets.grid.slots())
    above = [line for line in marks_of(sheets).crop if line.x1 == line.x2 == pytest.approx(trim.x) and line.y1 < trim.y]
    ((_, near, _, far),) = above
    assert near == pytest.approx(trim.y - 2 - 1)
    assert far == pytest.approx(max(5, trim.y - 2 - 6))


def test_hairlines_lie_on_the_trims_not_on_the_bleeds():
    sheets = lay(spec(card="mtg", bleed=2.0, gap=(4.0, 4.0), marks="lines"), 1)
    first = sheets.grid.slots()[0]
    assert {line.x1 for line in marks_of(sheets).hairlines} >= {first.x, first.right}


def test_the_service_line_keeps_clear_of_the_bleed():
    """Three millimetres and three quarters beyond a bleed of 2 mm, and not less."""
    for free, there in ((3.76, True), (3.74, False)):
        settings = spec((200, 87 + 2 * (5 + 2 + free)), (186, 87), marks="none", bleed=2.0)
        sheets = lay(settings, 1)
        assert (sheets.sides[0].slug is not None) == there
        assert all(box.y >= sheets.grid.outer.bottom + 0.5 for box in slug_boxes(sheets.sides[0].slug))


@pytest.mark.parametrize(("flip", "left"), [("long-edge", 2.0), ("short-edge", 0.0)])
def test_backs_bleed_where_they_stand_on_the_verso(flip, left):
    """The first face is at the left; a landscape long-edge flip keeps its back there, the other puts it right."""
    first = versos(lay(spec(bleed=2.0, backs=flip), 10))[0].placements[0]
    assert first.bleed.left == left
    assert first.bleed.right == 2.0 - left
    assert (first.bleed.top, first.bleed.bottom) == ((0.0, 2.0) if left else (2.0, 0.0))


def test_rectos_stay_where_they_are_when_backs_come():
    with_backs = lay(spec(bleed=2.0, backs="long-edge"), 10)
    assert rectos(with_backs)[0].placements == lay(spec(bleed=2.0), 10).sides[0].placements
