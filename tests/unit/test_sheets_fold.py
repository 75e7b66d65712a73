import pytest

from sheetkit import box_of, lay, marks_of, slug_boxes, spec, words
from unoprint.errors import FitFault


def parts(side):
    """The faces and the backs of a sheet to fold."""
    return (
        [one for one in side.placements if one.artwork.startswith("f")],
        [one for one in side.placements if not one.artwork.startswith("f")],
    )


@pytest.mark.parametrize(
    ("paper", "card", "way", "fold", "columns", "rows"),
    [
        ("A4", "uno", "landscape", "y", 5, 1),
        ("A4", "mtg", "landscape", "x", 2, 2),
        ("A5", "mtg", "portrait", "x", 1, 2),
        ("A3", "uno", "portrait", "y", 5, 2),
        ("A4", "mini", "portrait", "x", 2, 4),
    ],
)
def test_the_fold_that_gives_most_cards_is_chosen(paper, card, way, fold, columns, rows):
    """Of both ways up and both folds."""
    grid = lay(spec(paper, card, backs="fold"), 1).grid
    assert ("landscape" if grid.width > grid.height else "portrait", grid.fold) == (way, fold)
    assert (grid.columns, grid.rows) == (columns, rows)


def test_of_equals_portrait_wins_then_the_upright_fold():
    """A half holds two square cards, whichever way up the nearly square sheet is and whichever way it is folded."""
    grid = lay(spec((110, 110.5), (44, 44), margin=3, backs="fold", marks="none"), 1).grid
    assert (grid.per_sheet, grid.width, grid.fold) == (2, 110, "x")
    assert lay(spec((200, 200), (40, 40), backs="fold"), 1).grid.fold == "x"
    # Square cards lie six to a half of A4, which is as wide as it is high however it came about: portrait goes first.
    grid = lay(spec(card=(60, 60), backs="fold"), 1).grid
    assert (grid.per_sheet, grid.width, grid.fold) == (6, 210, "y")


def test_backs_beside_an_upright_fold_are_upright():
    """Faces left, backs right, as far from the fold; the sheet folded backwards, each lies behind its face."""
    settings = spec(card="mtg", backs="fold")
    grid = lay(settings, 1).grid
    (side,) = lay(settings, 3).sides
    faces, backs = parts(side)
    assert [one.artwork for one in side.placements] == ["f0", "f1", "f2", "back", "back", "back"]
    for face, back in zip(faces, backs, strict=True):
        assert face.slot.right < grid.width / 2 < back.slot.x
        assert grid.width / 2 - face.slot.right == pytest.approx(back.slot.x - grid.width / 2, abs=1e-9)
        assert face.slot.y == back.slot.y
        assert not back.turned


def test_backs_under_a_lying_fold_stand_on_their_heads():
    """So that a card turned sideways shows its back upright."""
    (side,) = lay(spec(backs="fold"), 3).sides
    faces, backs = parts(side)
    for face, back in zip(faces, backs, strict=True):
        assert face.slot.bottom < 105 < back.slot.y
        assert 105 - face.slot.bottom == pytest.approx(back.slot.y - 105, abs=1e-9)
        assert face.slot.x == back.slot.x
        assert back.turned
        assert not face.turned


@pytest.mark.parametrize("marks", ["crop", "lines", "none"])
@pytest.mark.parametrize("bleed", [0.0, 2.0])
def test_bleed_and_a_millimetre_and_a_half_are_free_beside_the_fold(marks, bleed):
    """Exactly so much where the card fits just so; the fold is no cut."""
    room = 1.5 if marks == "crop" else 0.0
    width, height = 2 * (5 + room + bleed + 56 + bleed + 1.5), 87 + 2 * (5 + room + bleed)
    settings = spec((width, height), bleed=bleed, marks=marks, backs="fold")
    (face, back) = lay(settings, 1).sides[0].placements
    assert face.slot.x == pytest.approx(5 + room + bleed)
    assert back.slot.x - face.slot.right == pytest.approx(2 * (bleed + 1.5))
    assert face.bleed == back.bleed == (bleed,) * 4
    narrow = spec((width - 0.01, height), bleed=bleed, marks=marks, backs="fold")
    if marks == "crop":
        assert "marks-left-out" in {note.id for note in lay(narrow, 1).notes}
    else:
        with pytest.raises(FitFault):
            lay(narrow, 1)


def test_the_larger_of_opposite_margins_counts_for_both_halves():
    """Left 5, right 10: the backs must print as well. Top and bottom keep their own."""
    grid = lay(spec(card="mtg", margin=(5, 10, 9, 5), marks="none", backs="fold"), 1).grid
    assert grid.fold == "x"
    assert grid.left - 10 == pytest.approx(297 / 2 - 1.5 - grid.block.right)
    assert grid.top - 5 == pytest.approx(210 - 9 - grid.block.bottom)


def test_each_half_is_centred():
    grid = lay(spec("A3", marks="none", backs="fold"), 1).grid
    assert (grid.width, grid.height, grid.fold) == (297, 420, "y")
    assert grid.top - 5 == pytest.approx(420 / 2 - 1.5 - grid.block.bottom)
    assert grid.left == pytest.approx(297 - grid.block.right)


def test_a_sheet_to_fold_is_printed_on_one_side():
    sheets = lay(spec(backs="fold"), 23)
    assert sheets.duplex == "Simplex"
    assert [(side.name, side.sheet) for side in sheets.sides] == [("recto", n) for n in range(1, 6)]
    assert [len(side.placements) for side in sheets.sides] == [10] * 4 + [6]


@pytest.mark.parametrize("marks", ["crop", "lines", "none"])
def test_the_fold_is_drawn_whatever_the_marks(marks):
    """Without it nobody could fold."""
    (line,) = marks_of(lay(spec(backs="fold", marks=marks), 1)).folds
    assert line == (5, 105, 292, 105)


def test_the_trim_of_the_sheet_is_that_of_both_halves():
    """Where print shops look."""
    for settings in (spec("A3", backs="fold", bleed=2.0, gap=(4.0, 4.0)), spec(card="mtg", bleed=2.0, backs="fold")):
        sheets = lay(settings, 99)
        trim = box_of(one.slot for one in sheets.sides[0].placements)
        assert sheets.grid.trim == pytest.approx(trim)
        assert sheets.grid.outer == pytest.approx(trim.grown(2.0))


def test_cuts_are_marked_on_the_half_of_the_faces():
    """At both ends of each cut, those at the fold half a millimetre before it; on the other half only if asked for."""
    sheets = lay(spec(backs="fold"), 1)
    crop = marks_of(sheets).crop
    assert len(crop) == 2 * 6 + 2 * 2
    assert max(max(line.y1, line.y2) for line in crop) == pytest.approx(105 - 0.5)
    both = marks_of(lay(spec(backs="fold", verso_marks=True), 1)).crop
    assert both[: len(crop)] == crop
    assert [210 - line.y1 for line in both[len(crop) :]] == pytest.approx([line.y1 for line in crop])


def test_marks_keep_off_an_upright_fold_too():
    """Half a millimetre, where the card leaves them two."""
    sheets = lay(spec((2 * (6.5 + 56 + 2.0), 100), backs="fold"), 1)
    assert sheets.grid.fold == "x"
    assert max(max(line.x1, line.x2) for line in marks_of(sheets).crop) == pytest.approx(sheets.grid.width / 2 - 0.5)


def test_other_backs_stand_behind_their_faces_and_white_ones_nowhere():
    (side,) = lay(spec(card="mtg", backs="fold"), 3, others={"f0": None, "f2": "rules"}).sides
    faces, backs = parts(side)
    assert [one.artwork for one in backs] == ["back", "rules"]
    assert [one.slot.x for one in backs] == [297 - one.slot.right for one in faces[1:]]


def test_it_says_to_fold_and_no_side():
    """Both are on it."""
    said = words(lay(spec(backs="fold"), 23).sides[2].slug)
    how = "сложить по пунктиру рисунком наружу"
    assert said == f"50 мм | УНО Котовых · лист 3 из 5 · {how} · печатать в масштабе 100 %"


@pytest.mark.parametrize(("paper", "card", "size"), [("A4", "mini", 7.0), ("10x15", "uno", 7.0), ("A5", "mini", 5.5)])
def test_how_to_fold_is_said_in_fewer_words_where_more_would_cost_something(paper, card, size):
    """Smaller type, or the fold altogether."""
    slug = lay(spec(paper, card, backs="fold"), 2).sides[0].slug
    assert "сложить по пунктиру" in words(slug)
    assert "наружу" not in words(slug)
    assert slug.labels[1].size * 72 / 25.4 == pytest.approx(size)


def test_the_service_line_leaves_the_fold_alone():
    """An upright fold parts the strip in two: what does not stand before it stands behind it."""
    sheets = lay(spec(card="mtg", backs="fold"), 1)
    slug = sheets.sides[0].slug
    *before, behind = slug_boxes(slug)
    assert max(box.right for box in before) <= 297 / 2 - 0.5
    assert behind.x >= 297 / 2 + 0.5
    assert slug.labels[-1].text == "сложить по пунктиру рисунком наружу"


def test_a_card_too_big_for_half_a_sheet_is_told_what_half_there_is():
    """Half of A4, turned either way: 200 × 142 without the room at the fold."""
    with pytest.raises(FitFault) as caught:
        lay(spec(card=(202, 140), backs="fold"), 1)
    (problem,) = caught.value.problems
    assert problem.id == "card-too-big"
    assert (problem.params["usable_width"], problem.params["usable_height"]) == (200.0, 142.0)
    assert problem.hint.id == "smaller-margin"


def test_a_card_that_needs_a_whole_sheet_cannot_be_folded():
    with pytest.raises(FitFault) as caught:
        lay(spec(card=(190, 160), backs="fold"), 1)
    assert caught.value.problems[0].hint.id == "no-fold"


def test_a_bigger_paper_is_big_enough_for_both_halves():
    """120 × 70 turned: faces and backs beside each other, each with half of what keeps the fold free."""
    with pytest.raises(FitFault) as caught:
        lay(spec("75x100", "large", bleed=2.0, backs="fold"), 1)
    hint = caught.value.problems[0].hint
    assert hint.id == "bigger-paper"
    paper = (hint.params["width"], hint.params["height"])
    assert lay(spec(paper, "large", bleed=2.0, backs="fold", marks="none"), 1).grid.per_sheet == 1
    for less in ((0.02, 0), (0, 0.02)):
        with pytest.raises(FitFault):
            lay(spec((paper[0] - less[0], paper[1] - less[1]), "large", bleed=2.0, backs="fold"), 1)
