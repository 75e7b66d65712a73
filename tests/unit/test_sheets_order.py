import pytest

from sheetkit import lay, rectos, spec, versos, words


def test_rectos_first_parts_the_file_in_two():
    """For printers that turn nothing: all rectos, then all versos in the same order, each as in the paired file."""
    paired = lay(spec(backs="long-edge"), 25)
    apart = lay(spec(backs="long-edge", order=("rectos-first",)), 25)
    assert apart.sides == paired.sides[::2] + paired.sides[1::2]
    assert (paired.duplex, apart.duplex) == ("DuplexFlipLongEdge", "Simplex")


@pytest.mark.parametrize("backs", ["none", "fold", "separate"])
def test_rectos_first_changes_nothing_where_rectos_are_first(backs):
    sheets = lay(spec(backs=backs, order=("rectos-first",)), 25)
    assert sheets._replace(notes=()) == lay(spec(backs=backs), 25)


def test_a_stack_cut_in_one_go_is_a_sorted_deck():
    """Three sheets: the first slot has cards 0, 1, 2 from the top down, the second 3, 4, 5, and so on."""
    sheets = lay(spec(order=("stacks",)), 30)
    for slot in range(10):
        assert [side.placements[slot].artwork for side in sheets.sides] == [f"f{3 * slot + n}" for n in range(3)]


def test_a_part_full_stack_leaves_the_last_slots_of_the_last_sheets_empty():
    """13 cards on two sheets: seven and six, and no pile begins with a gap."""
    first, second = lay(spec(order=("stacks",)), 13).sides
    assert [one.artwork for one in first.placements] == ["f0", "f2", "f4", "f6", "f8", "f10", "f12"]
    assert [one.artwork for one in second.placements] == ["f1", "f3", "f5", "f7", "f9", "f11"]
    assert [one.slot for one in second.placements] == [one.slot for one in first.placements[:6]]


def test_stacks_take_as_many_sheets_as_rows_do():
    for count in (1, 9, 10, 11, 108, 109, 110):
        assert len(lay(spec(order=("stacks",)), count).sides) == len(lay(spec(), count).sides)


@pytest.mark.parametrize("backs", ["long-edge", "short-edge", "fold", "separate"])
def test_backs_follow_their_faces_into_stacks(backs):
    """The white back and the other one are behind f1 and f12, wherever these lie."""
    sheets = lay(spec(backs=backs, order=("stacks",)), 13, others={"f1": None, "f12": "rules"})
    found = [placed.artwork for side in sheets.sides for placed in side.placements]
    assert found.count("rules") == 1
    assert found.count("back") == 11
    faces = {one.artwork: (side.sheet, one.slot) for side in rectos(sheets) for one in side.placements}
    (sheet, slot) = next(
        (side.sheet, one.slot) for side in sheets.sides for one in side.placements if one.artwork == "rules"
    )
    assert sheet == faces["f12"][0]
    upright = sheets.grid.fold == "x" or backs in ("short-edge", "separate")
    assert (slot.y == faces["f12"][1].y) == upright


def test_full_versos_of_stacks_share_their_placements():
    """28 cards on three sheets: ten, nine and nine."""
    first, second, third = versos(lay(spec(backs="long-edge", order=("stacks",)), 28))
    assert second.placements is third.placements
    assert second.placements == first.placements[:9]


def test_both_orders_at_once():
    sheets = lay(spec(backs="long-edge", order=("rectos-first", "stacks")), 13)
    assert [side.name for side in sheets.sides] == ["recto", "recto", "verso", "verso"]
    assert [len(side.placements) for side in sheets.sides] == [7, 6, 7, 6]
    assert "лист 2 из 2 · оборот" in words(sheets.sides[-1].slug)


@pytest.mark.parametrize("backs", ["none", "long-edge", "fold", "separate"])
def test_a_deck_of_nothing_has_no_pages(backs):
    assert lay(spec(backs=backs, order=("rectos-first", "stacks")), 0).sides == ()
