import pytest

from sheetkit import CARDS, PAPERS, inside, lay, marks_of, printable, rectos, spec
from unoprint.errors import FitFault


def shape(settings):
    grid = lay(settings, 1).grid
    return grid.columns, grid.rows, "landscape" if grid.width > grid.height else "portrait"


@pytest.mark.parametrize(
    ("paper", "card", "columns", "rows", "way"),
    [
        ("A4", "uno", 5, 2, "landscape"),
        ("A4", "mtg", 3, 3, "portrait"),
        ("A5", "mtg", 2, 2, "portrait"),
        ("A3", "mtg", 6, 3, "landscape"),
        ("letter", "mtg", 3, 3, "portrait"),
        ("letter", "uno", 3, 3, "portrait"),
        ("A4", "mini", 4, 4, "portrait"),
        ("A4", "large", 2, 2, "portrait"),
        ("10x15", "uno", 2, 1, "landscape"),
        ("200x200", "uno", 3, 2, "portrait"),
        ("75x100", "mtg", 1, 1, "portrait"),
    ],
)
def test_the_grid_suits_the_paper(paper, card, columns, rows, way):
    """Not 3 × 3 whatever the paper."""
    assert shape(spec(paper, card)) == (columns, rows, way)


@pytest.mark.parametrize(
    ("paper", "card", "cards", "sheets"),
    [
        ("A4", "uno", 108, 11),
        ("A4", "mtg", 108, 12),
        ("A4", "mtg", 109, 13),
        ("A4", "uno", 112, 12),
        ("A4", "mtg", 112, 13),
        ("A5", "mtg", 108, 27),
        ("A3", "mtg", 108, 6),
        ("A4", "uno", 0, 0),
    ],
)
def test_sheets_are_as_few_as_the_grid_allows(paper, card, cards, sheets):
    """No empty last sheet, no missing one."""
    assert len(lay(spec(paper, card), cards).sides) == sheets


def test_a_tie_is_portrait():
    """Letter, 63 × 88 with a gap of 5 mm: six either way with marks."""
    assert shape(spec("letter", "mtg", gap=(5.0, 5.0))) == (3, 2, "portrait")


def test_a_third_row_stays_out_of_the_printer_margin():
    """3 · 88 + 2 · 5 is more than Letter's 269.4 mm."""
    settings = spec("letter", "mtg", gap=(5.0, 5.0), marks="none")
    sheets = lay(settings, 20)
    assert (sheets.grid.columns, sheets.grid.rows) == (4, 2)
    for side in sheets.sides:
        assert all(inside(placed.slot, printable(sheets, settings)) for placed in side.placements)


def test_a_paper_named_lying_is_the_same_paper():
    assert lay(spec((297, 210)), 108).grid == lay(spec((210, 297)), 108).grid


def test_a_card_turned_is_another_card():
    """87 × 56 lies on the sheet as it was named."""
    grid = lay(spec("A4", (87, 56)), 1).grid
    assert (grid.columns, grid.rows, grid.width) == (2, 5, 210.0)


@pytest.mark.parametrize("gap", [(0.0, 0.0), (1.7, 1.7), (4.0, 4.0), (0.0, 3.0)])
@pytest.mark.parametrize("card", [*CARDS, (44, 67), (70.3, 119.7)])
@pytest.mark.parametrize("paper", PAPERS)
def test_trims_are_exact(paper, card, gap):
    """Card and gap measure what was asked for, at every slot."""
    settings = spec(paper, card, gap=gap)
    try:
        grid = lay(settings, 1).grid
    except FitFault:
        assert (paper, card) in {("75x100", "large"), ("75x100", (70.3, 119.7))}
        return
    slots = grid.slots()
    width, height = settings.card_size.width, settings.card_size.height
    for index, slot in enumerate(slots):
        row, column = divmod(index, grid.columns)
        assert slot.width == width
        assert slot.height == height
        assert slot.x == pytest.approx(slots[0].x + column * (width + gap[0]), abs=1e-9)
        assert slot.y == pytest.approx(slots[0].y + row * (height + gap[1]), abs=1e-9)
        assert slot.right - slot.x == pytest.approx(width, abs=1e-9)


@pytest.mark.parametrize("marks", ["crop", "lines", "none"])
def test_the_grid_is_centred(marks):
    """Equal margins left and right, above and below."""
    grid = lay(spec(marks=marks), 10).grid
    trim = grid.trim
    assert trim.x == pytest.approx(grid.width - trim.right, abs=1e-9)
    assert trim.y == pytest.approx(grid.height - trim.bottom, abs=1e-9)


def test_uneven_margins_hold_for_the_sheet_as_viewed():
    """Single-sided: centred between the margins, not on the paper."""
    grid = lay(spec(card="mtg", margin=(10, 5, 20, 15)), 1).grid
    trim = grid.trim
    assert trim.x - 15 == pytest.approx(grid.width - 5 - trim.right, abs=1e-9)
    assert trim.y - 10 == pytest.approx(grid.height - 20 - trim.bottom, abs=1e-9)


def test_a_part_full_sheet_keeps_its_slots():
    """The 109th card lies where the first one does."""
    first, *_, last = rectos(lay(spec(card="mtg"), 109))
    assert len(last.placements) == 1
    assert last.placements[0].slot == first.placements[0].slot


def test_a_card_that_fits_exactly_is_one_a_sheet():
    """190 × 277 on A4 with margins of 10 mm and no marks."""
    sheets = lay(spec(card=(190, 277), margin=10, marks="none"), 3)
    assert len(sheets.sides) == 3
    assert [note.id for note in sheets.notes] == ["slug-left-out"]


def test_a_card_that_fits_but_for_rounding_fits():
    """Inches: 2.5 in, four times, on 10 in."""
    grid = lay(spec((254 + 0.2, 180), (63.5, 88.9), margin=0.1, marks="none"), 1).grid
    assert (grid.columns, grid.rows, grid.width) == (4, 2, 254.2)


def test_a_hundredth_of_a_millimetre_too_much_does_not_fit():
    grid = lay(spec((254 + 0.19, 180), (63.5, 88.9), margin=0.1, marks="none"), 1).grid
    assert grid.columns == 3


def refusal(settings):
    with pytest.raises(FitFault) as caught:
        lay(settings, 1)
    assert caught.value.exit_code == 4
    (problem,) = caught.value.problems
    return problem


def test_a_card_too_big_is_refused_with_both_sizes():
    """200 × 290 on A4 with margins of 10 mm."""
    problem = refusal(spec(card=(200, 290), margin=10))
    assert problem.id == "card-too-big"
    assert problem.params == {
        "card_width": 200.0,
        "card_height": 290.0,
        "usable_width": 190.0,
        "usable_height": 277.0,
        "paper": "A4",
        "paper_width": 210.0,
        "paper_height": 297.0,
    }
    assert problem.hint.id == "smaller-margin"


def test_the_refusal_tells_the_way_up_that_nearly_fits():
    """A lying card is measured against the lying sheet."""
    problem = refusal(spec(card=(290, 200), margin=10))
    assert (problem.params["usable_width"], problem.params["usable_height"]) == (277.0, 190.0)


def test_a_card_bigger_than_the_paper_needs_a_bigger_paper():
    problem = refusal(spec("75x100", "large"))
    assert problem.hint.id == "bigger-paper"
    assert problem.hint.params == {"width": 80.0, "height": 130.0}


def test_uneven_margins_that_only_backs_make_too_big_are_named():
    """With backs both margins count as the larger one."""
    settings = spec("75x100", "mtg", margin=(5, 1, 5, 9))
    assert len(lay(settings, 1).sides) == 1
    problem = refusal(settings._replace(backs="long-edge"))
    assert problem.hint.id == "even-margins"
    assert problem.params["usable_width"] == 57.0


def test_margins_that_leave_nothing_are_refused():
    problem = refusal(spec(margin=150))
    assert problem.id == "margins-too-big"
    assert problem.params["left"] == 150.0
    assert problem.params["paper"] == "A4"
    assert problem.hint.id == "smaller-margin"


def test_margins_that_leave_nothing_one_way_up_are_measured_the_other_way():
    """250 mm of margins beside each other fit the lying sheet only: 47 × 200."""
    problem = refusal(spec(card=(56, 280), margin=(5, 120, 5, 130)))
    assert problem.id == "card-too-big"
    assert (problem.params["usable_width"], problem.params["usable_height"]) == (47.0, 200.0)


@pytest.mark.parametrize(("room", "notes"), [(1.5, ["slug-left-out"]), (1.49, ["marks-left-out", "slug-left-out"])])
def test_marks_need_a_millimetre_and_a_half(room, notes):
    sheets = lay(spec((56 + 10 + 2 * room, 87 + 10 + 2 * room)), 1)
    assert [note.id for note in sheets.notes] == notes
    assert bool(marks_of(sheets).crop) == (room == 1.5)


def test_marks_give_way_to_the_only_card():
    """63 × 88 on 75 × 100 with margins of 5 mm: one a page, and a word about the marks."""
    sheets = lay(spec("75x100", "mtg"), 3)
    assert [len(side.placements) for side in sheets.sides] == [1, 1, 1]
    assert sheets.sides[0].placements[0].slot[2:] == (63.0, 88.0)
    assert marks_of(sheets).crop == ()
    assert marks_of(sheets).hairlines == ()
    assert [note.id for note in sheets.notes] == ["marks-left-out", "slug-left-out"]


def test_marks_that_cost_cards_say_so():
    """Bridge cards on Letter: eight with crop marks, nine with lines."""
    sheets = lay(spec("letter", "bridge"), 1)
    (note,) = sheets.notes
    assert note.id == "marks-cost-cards"
    assert note.params == {"with": 8, "without": 9}
    assert sheets.grid.per_sheet == 8
    assert lay(spec("letter", "bridge", marks="lines"), 1).grid.per_sheet == 9
    assert lay(spec("letter", "bridge", marks="lines"), 1).notes == ()
