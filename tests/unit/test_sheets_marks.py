import pytest

from sheetkit import lay, spec, versos


def lines_at(lines, *, x=None, y=None):
    """Lines whose both ends have this x (or y), as sorted extents along the other axis."""
    if x is not None:
        found = [(line.y1, line.y2) for line in lines if line.x1 == line.x2 == pytest.approx(x, abs=1e-9)]
    else:
        found = [(line.x1, line.x2) for line in lines if line.y1 == line.y2 == pytest.approx(y, abs=1e-9)]
    return sorted(tuple(sorted(pair)) for pair in found)


def test_each_cut_has_a_mark_at_both_ends():
    """A4, uno: six upright cuts with marks above and below, three level ones with marks left and right."""
    sheets = lay(spec(), 1)
    trim = sheets.grid.trim
    assert len(sheets.crop) == 2 * 6 + 2 * 3
    for column in range(6):
        (above, below) = lines_at(sheets.crop, x=trim.x + 56 * column)
        assert above == pytest.approx((trim.y - 6, trim.y - 1))
        assert below == pytest.approx((trim.bottom + 1, trim.bottom + 6))
    for row in range(3):
        left, right = lines_at(sheets.crop, y=trim.y + 87 * row)
        # 3.5 mm are free at the sides: a third of it would be 1.17, so the air is 1 mm, and the mark 2.5.
        assert left == pytest.approx((trim.x - 3.5, trim.x - 1))
        assert right == pytest.approx((trim.right + 1, trim.right + 3.5))


def test_a_narrow_side_has_short_marks():
    """Where marks have 1.5 mm, half a millimetre is air and one is mark."""
    sheets = lay(spec((56 + 2 * 6.5, 200)), 1)
    trim = sheets.grid.trim
    left, right = lines_at(sheets.crop, y=trim.y)
    assert left == pytest.approx((5, 6), abs=1e-6)
    assert right == pytest.approx((trim.right + 0.5, trim.right + 1.5))


def test_a_gap_has_two_cuts():
    """Gap 4: each card has its own marks."""
    sheets = lay(spec(gap=(4.0, 4.0)), 1)
    grid = sheets.grid
    assert (grid.columns, grid.rows) == (3, 3)
    assert len(sheets.crop) == 2 * 6 + 2 * 6
    for column in range(3):
        assert len(lines_at(sheets.crop, x=grid.left + 60 * column)) == 2
        assert len(lines_at(sheets.crop, x=grid.left + 60 * column + 56)) == 2


def test_edges_nearer_than_a_tenth_of_a_thousandth_are_one_cut():
    sheets = lay(spec(gap=(0.00005, 0.00005)), 1)
    assert len(sheets.crop) == 2 * 6 + 2 * 3


def test_marks_reach_the_real_printable_edge():
    """Backs make the usable area narrower than what the printer reaches; marks may use it."""
    sheets = lay(spec(card="mtg", margin=(5, 5, 5, 7), backs="long-edge"), 1)
    trim = sheets.grid.trim
    left, right = lines_at(sheets.crop, y=trim.y)
    assert left[0] == pytest.approx(7)
    assert right[1] == pytest.approx(min(205, trim.right + 6))


def test_lines_add_hairlines_along_every_cut():
    """Guides between white borders: one line a cut, over the whole grid."""
    sheets = lay(spec(card="mtg", marks="lines"), 1)
    trim = sheets.grid.trim
    assert len(sheets.hairlines) == 4 + 4
    for cut in range(4):
        (extent,) = lines_at(sheets.hairlines, x=trim.x + 63 * cut)
        assert extent == pytest.approx((trim.y, trim.bottom))
        (extent,) = lines_at(sheets.hairlines, y=trim.y + 88 * cut)
        assert extent == pytest.approx((trim.x, trim.right))
    assert len(sheets.crop) == 16


def test_lines_do_without_marks_that_would_be_specks():
    """0.76 mm free above and below gives marks of half a millimetre, 0.74 mm at the sides gives none."""
    sheets = lay(spec((56 + 2 * 0.74, 87 + 2 * 0.76), margin=0, marks="lines"), 1)
    trim = sheets.grid.trim
    assert {line.x1 for line in sheets.crop} == {trim.x, trim.right}
    assert len(sheets.crop) == 4
    assert len(sheets.hairlines) == 4
    above, _ = lines_at(sheets.crop, x=trim.x)
    assert above == pytest.approx((0, 0.76 * 2 / 3), abs=1e-9)


def test_no_marks_when_switched_off():
    """Whatever the size of the cards."""
    sheets = lay(spec(marks="none"), 1)
    assert sheets.crop == ()
    assert sheets.hairlines == ()


def test_a_full_grid_of_marks_for_one_card():
    """The marks of a part-full sheet are those of a full one."""
    assert lay(spec(), 1).crop == lay(spec(), 10).crop


def test_backs_do_not_change_marks_of_even_margins():
    with_backs = lay(spec(backs="long-edge"), 1)
    assert len(versos(with_backs)) == 1
    assert with_backs.crop == lay(spec(), 1).crop
