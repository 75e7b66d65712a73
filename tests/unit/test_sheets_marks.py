import pytest

from sheetkit import lay, marks_of, spec, versos


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
    assert len(marks_of(sheets).crop) == 2 * 6 + 2 * 3
    for column in range(6):
        (above, below) = lines_at(marks_of(sheets).crop, x=trim.x + 56 * column)
        assert above == pytest.approx((trim.y - 6, trim.y - 1))
        assert below == pytest.approx((trim.bottom + 1, trim.bottom + 6))
    for row in range(3):
        left, right = lines_at(marks_of(sheets).crop, y=trim.y + 87 * row)
        # 3.5 mm are free at the sides: a third of it would be 1.17, so the air is 1 mm, and the mark 2.5.
        assert left == pytest.approx((trim.x - 3.5, trim.x - 1))
        assert right == pytest.approx((trim.right + 1, trim.right + 3.5))


def test_a_narrow_side_has_short_marks():
    """Where marks have 1.5 mm, half a millimetre is air and one is mark."""
    sheets = lay(spec((56 + 2 * 6.5, 200)), 1)
    trim = sheets.grid.trim
    left, right = lines_at(marks_of(sheets).crop, y=trim.y)
    assert left == pytest.approx((5, 6), abs=1e-6)
    assert right == pytest.approx((trim.right + 0.5, trim.right + 1.5))


def test_a_gap_has_two_cuts():
    """Gap 4: each card has its own marks."""
    sheets = lay(spec(gap=(4.0, 4.0)), 1)
    grid = sheets.grid
    assert (grid.columns, grid.rows) == (3, 3)
    assert len(marks_of(sheets).crop) == 2 * 6 + 2 * 6
    for column in range(3):
        assert len(lines_at(marks_of(sheets).crop, x=grid.left + 60 * column)) == 2
        assert len(lines_at(marks_of(sheets).crop, x=grid.left + 60 * column + 56)) == 2


def test_edges_nearer_than_a_tenth_of_a_thousandth_are_one_cut():
    sheets = lay(spec(gap=(0.00005, 0.00005)), 1)
    assert len(marks_of(sheets).crop) == 2 * 6 + 2 * 3


def test_marks_reach_the_real_printable_edge():
    """Backs make the usable area narrower than what the printer reaches; marks may use it."""
    sheets = lay(spec(card="mtg", margin=(5, 5, 5, 7), backs="long-edge"), 1)
    trim = sheets.grid.trim
    left, right = lines_at(marks_of(sheets).crop, y=trim.y)
    assert left[0] == pytest.approx(7)
    assert right[1] == pytest.approx(min(205, trim.right + 6))


def test_lines_add_hairlines_along_every_cut():
    """Guides between white borders: one line a cut, over the whole grid."""
    sheets = lay(spec(card="mtg", marks="lines"), 1)
    trim = sheets.grid.trim
    assert len(marks_of(sheets).hairlines) == 4 + 4
    for cut in range(4):
        (extent,) = lines_at(marks_of(sheets).hairlines, x=trim.x + 63 * cut)
        assert extent == pytest.approx((trim.y, trim.bottom))
        (extent,) = lines_at(marks_of(sheets).hairlines, y=trim.y + 88 * cut)
        assert extent == pytest.approx((trim.x, trim.right))
    assert len(marks_of(sheets).crop) == 16


def test_lines_do_without_marks_that_would_be_specks():
    """0.76 mm free above and below gives marks of half a millimetre, 0.74 mm at the sides gives none."""
    sheets = lay(spec((56 + 2 * 0.74, 87 + 2 * 0.76), margin=0, marks="lines"), 1)
    trim = sheets.grid.trim
    assert {line.x1 for line in marks_of(sheets).crop} == {trim.x, trim.right}
    assert len(marks_of(sheets).crop) == 4
    assert len(marks_of(sheets).hairlines) == 4
    above, _ = lines_at(marks_of(sheets).crop, x=trim.x)
    assert above == pytest.approx((0, 0.76 * 2 / 3), abs=1e-9)


def test_no_marks_when_switched_off():
    """Whatever the size of the cards."""
    sheets = lay(spec(marks="none"), 1)
    assert marks_of(sheets).crop == ()
    assert marks_of(sheets).hairlines == ()


def test_a_full_grid_of_marks_for_one_card():
    """The marks of a part-full sheet are those of a full one."""
    assert marks_of(lay(spec(), 1)).crop == marks_of(lay(spec(), 10)).crop


def test_backs_do_not_change_marks_of_even_margins():
    with_backs = lay(spec(backs="long-edge"), 1)
    assert len(versos(with_backs)) == 1
    assert marks_of(with_backs).crop == marks_of(lay(spec(), 1)).crop


def test_versos_have_no_marks_unless_asked_for():
    recto, verso = lay(spec(backs="long-edge"), 1).sides
    assert recto.marks.crop != ()
    assert verso.marks is None


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("marks", ["crop", "lines"])
def test_marks_on_versos_lie_behind_those_of_the_rectos(flip, marks):
    """With uneven margins too; all versos share one object, and the rectos do not change."""
    settings = spec(card="mtg", margin=(12, 5, 6, 20), backs=flip, marks=marks, corners="round")
    sheets = lay(settings._replace(verso_marks=True), 20)
    front = marks_of(sheets)
    assert front == marks_of(lay(settings, 20))
    behind = {id(side.marks): side.marks for side in versos(sheets)}
    (back,) = behind.values()
    across = (sheets.grid.width > sheets.grid.height) == (flip == "short-edge")
    for one, other in ((front.crop, back.crop), (front.hairlines, back.hairlines), (front.corners, back.corners)):
        assert len(one) == len(other)
        for stroke, mirrored in zip(one, other, strict=True):
            xs, ys = stroke[::2], stroke[1::2]
            assert mirrored[::2] == pytest.approx([sheets.grid.width - x for x in xs] if across else xs)
            assert mirrored[1::2] == pytest.approx(ys if across else [sheets.grid.height - y for y in ys])


def test_sides_without_any_strokes_have_no_marks():
    assert [side.marks for side in lay(spec(marks="none", backs="long-edge", verso_marks=True), 1).sides] == [
        None,
        None,
    ]


@pytest.mark.parametrize("marks", ["crop", "lines", "none"])
def test_round_corners_are_drawn_whatever_the_marks(marks):
    """They were asked for by name, and lie within the cards: four a slot."""
    assert len(marks_of(lay(spec(marks=marks, corners="round"), 1)).corners) == 4 * 10
    assert marks_of(lay(spec(marks=marks), 1)).corners == ()


@pytest.mark.parametrize("bleed", [0.0, 2.0])
def test_a_round_corner_touches_both_trims_of_its_card(bleed):
    """3 mm from the corner of the trim, not of the bleed; at its middle 0.88 mm from either, in the white border."""
    sheets = lay(spec(bleed=bleed, corners="round"), 1)
    slot = sheets.grid.slots()[0]
    x1, y1, x2, y2, x3, y3, x4, y4 = marks_of(sheets).corners[0]
    assert (x1, y1) == pytest.approx((slot.x + 3, slot.y))
    assert (x4, y4) == pytest.approx((slot.x, slot.y + 3))
    assert (y2, x3) == pytest.approx((slot.y, slot.x))
    middle = ((x1 + 3 * x2 + 3 * x3 + x4) / 8 - slot.x, (y1 + 3 * y2 + 3 * y3 + y4) / 8 - slot.y)
    assert middle == pytest.approx((0.8787, 0.8787), abs=0.005)
