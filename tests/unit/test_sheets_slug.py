import itertools

import pytest

from sheetkit import (
    METRICS,
    PAPERS,
    distance,
    inside,
    label_box,
    lay,
    line_box,
    marks_of,
    printable,
    slug_boxes,
    spec,
    words,
)
from unoprint.sheets import impose

POINT = 25.4 / 72
LONG = "Колода для большого семейного праздника на даче у бабушки и дедушки в деревне №5"


def slug_of(settings, count=1, title="УНО Котовых"):
    return lay(settings, count, title).sides[0].slug


def test_it_says_which_sheet_this_is_and_how_to_print_it():
    """A4, uno, single-sided."""
    assert words(slug_of(spec(), 108)) == "50 мм | УНО Котовых · лист 1 из 11 · лицо · печатать в масштабе 100 %"


@pytest.mark.parametrize(("flip", "edge"), [("long-edge", "длинному"), ("short-edge", "короткому")])
def test_with_backs_it_tells_the_side_and_the_flip(flip, edge):
    recto, verso = lay(spec(backs=flip), 10).sides
    way = f"переворот по {edge} краю · печатать в масштабе 100 %"
    assert words(recto.slug) == f"50 мм | УНО Котовых · лист 1 из 1 · лицо · {way}"
    assert words(verso.slug) == f"50 мм | УНО Котовых · лист 1 из 1 · оборот · {way}"


def test_numbers_and_their_units_stay_together():
    first, second = slug_of(spec()).labels
    assert first.text == "50\N{NO-BREAK SPACE}мм"
    assert second.text.endswith("100\N{NO-BREAK SPACE}%")


@pytest.mark.parametrize("flip", ["none", "long-edge", "short-edge"])
@pytest.mark.parametrize("paper", [name for name in PAPERS if name != "75x100"])
def test_the_bar_is_fifty_millimetres_on_every_side(paper, flip):
    """Never shortened."""
    for side in lay(spec(paper, backs=flip), 30).sides:
        bar, label = side.slug.bar, side.slug.labels[0]
        assert (bar.height if label.angle else bar.width) == 50.0


def test_it_stands_at_the_same_place_on_every_side():
    """Narrow and wide figures, one or three of them: nothing but the words after them moves."""
    sides = lay(spec(backs="short-edge"), 1110).sides
    assert len(sides) == 222
    assert {side.slug.bar for side in sides} == {sides[0].slug.bar}
    assert len({tuple(label[1:] for label in side.slug.labels) for side in sides}) == 1
    assert "лист 111 из 111 · оборот" in words(sides[-1].slug)


@pytest.mark.parametrize(
    ("margin", "edge"), [((5, 5, 5, 5), "bottom"), ((5, 5, 12, 5), "top"), ((12, 5, 5, 5), "bottom")]
)
def test_it_stands_in_the_deepest_strip(margin, edge):
    """On A4, uno cards leave more above and below than at the sides; the bottom wins a tie."""
    slug = slug_of(spec(margin=margin, backs="long-edge"))
    start = 5 if edge == "top" else 202
    for box in slug_boxes(slug):
        assert start - 1e-9 <= box.y <= box.bottom <= start + 3 + 1e-9


def test_on_the_right_it_reads_upwards():
    """Gap 4 on A4: 12 mm on the right, 9 below."""
    slug = slug_of(spec(gap=(4.0, 4.0)))
    bar, (scale, text) = slug.bar, slug.labels
    assert (scale.angle, text.angle) == (90, 90)
    assert bar.x >= 202
    assert bar.right <= 205
    assert bar.bottom > bar.y > scale.y > text.y


def test_on_the_left_it_reads_upwards_too():
    """A margin of 14 on the right with backs: the room is on the left, on both sides."""
    settings = spec(card="mtg", margin=(12, 14, 12, 5), backs="short-edge")
    for side in lay(settings, 1).sides:
        assert side.slug.labels[1].angle == 90
        assert 5 <= side.slug.bar.x <= side.slug.bar.right <= 8


def test_it_begins_in_line_with_the_first_trim():
    """Where there is room for that; the eye likes it."""
    sheets = lay(spec(), 1)
    assert sheets.sides[0].slug.bar.x == sheets.grid.left


@pytest.mark.parametrize("marks", ["crop", "lines", "none"])
@pytest.mark.parametrize("paper", ["A4", "letter", "A3", "A5", "SRA3", "10x15"])
@pytest.mark.parametrize("card", ["uno", "mtg"])
def test_a_long_title_stays_off_cards_and_marks(paper, card, marks):
    """80 Cyrillic characters."""
    assert len(LONG) == 80
    settings = spec(paper, card, marks=marks, backs="long-edge")
    sheets = lay(settings, 30, LONG)
    for side in sheets.sides:
        for box in slug_boxes(side.slug):
            assert inside(box, printable(sheets, settings))
            assert distance(box, sheets.grid.trim) >= 0.5
            assert all(distance(box, line_box(mark)) >= 0.5 for mark in marks_of(sheets).crop)


def test_a_long_title_is_cut_where_the_line_ends():
    """A4 portrait: the title gives way, all else stays whole, and nothing more is cut than has to be."""
    title = 2 * LONG
    verso = lay(spec(card="large", backs="short-edge"), 80, title).sides[-1]
    label = verso.slug.labels[1]
    assert label.size == pytest.approx(7 * POINT)
    shown, rest = label.text.split("…")
    assert rest.startswith(" · лист 20 из 20 · оборот · переворот по короткому краю · печатать в масштабе 100")
    assert title.startswith(shown)
    # The widest line of the file: it ends less than a character before the printable edge, 5 mm from above.
    one_more = METRICS.width(title[len(shown)], label.size)
    assert 0 <= label_box(label).y - 5 < one_more


def test_a_long_title_does_not_shrink_the_type_nor_drop_the_flip():
    """A4 portrait, 200 mm below the cards: a few words of the title are enough."""
    label = slug_of(spec(card="mtg", backs="long-edge"), 1, LONG).labels[1]
    assert label.size == pytest.approx(7 * POINT)
    assert "…" in label.text
    assert "переворот" in label.text


def test_a_title_that_fits_is_whole():
    """A4 landscape holds 80 characters."""
    assert LONG in words(slug_of(spec(), 1, LONG))


@pytest.mark.parametrize("title", ["", " \n\t"])
def test_without_a_title_nothing_stands_for_it(title):
    assert words(slug_of(spec(), 1, title)) == "50 мм | лист 1 из 1 · лицо · печатать в масштабе 100 %"


def test_a_title_is_one_line_and_taken_as_it_is():
    """Line breaks and braces mean nothing."""
    assert "| УНО {sheet} {0} · лист" in words(slug_of(spec(), 1, " УНО\n {sheet} {0} "))


def test_a_narrow_strip_lessens_the_type_then_what_it_says():
    """A strip on the right only, from 260 mm down: smaller, without the flip, the side, the title."""
    seen = []
    for height in range(270, 120, -1):
        slug = slug_of(spec((93, height), (56, height - 14), margin=(5, 5, 5, 17), backs="long-edge"))
        text = words(slug)
        assert "лист 1 из 1" in text
        assert "печатать в масштабе 100 %" in text
        kept = [word for word in ("УНО Котовых", "лицо", "переворот") if word in text]
        seen.append((", ".join(kept), round(slug.labels[1].size / POINT, 1)))
    steps = list(dict.fromkeys(seen))
    assert [kept for kept, _ in itertools.groupby(steps, key=lambda step: step[0])] == [
        "УНО Котовых, лицо, переворот",
        "УНО Котовых, лицо",
        "УНО Котовых",
        "",
    ]
    assert steps[:8] == [
        (kept, size) for kept in ("УНО Котовых, лицо, переворот", "УНО Котовых, лицо") for size in (7.0, 6.5, 6.0, 5.5)
    ]


def test_between_marks_only_whole_segments_stand():
    """Letter, 63 × 88 with lines: marks reach into the strip and part it in three."""
    sheets = lay(spec("letter", "mtg", marks="lines"), 1)
    slug = sheets.sides[0].slug
    assert words(slug) == "50 мм | лист 1 из 1 · лицо | УНО Котовых · печатать в масштабе 100 %"
    trim = sheets.grid.trim
    bar, scale, first, second = slug_boxes(slug)
    for box in (bar, scale, first):
        assert trim.y + 2 * 88 < box.y
        assert box.bottom < trim.bottom
    assert trim.y + 88 < second.y
    assert second.bottom < trim.y + 2 * 88


def test_the_second_strip_helps_where_one_cannot_hold_the_request():
    """Photo paper: 90 mm on the right hold bar and number, the request to print at 100 % is on the left."""
    slug = slug_of(spec("10x15"))
    assert words(slug) == "50 мм | лист 1 из 1 · лицо | УНО Котовых · печатать в масштабе 100 %"
    bar, _, number, request = slug_boxes(slug)
    assert bar.x > 140
    assert number.x > 140
    assert request.right < 10


def test_two_strips_do_not_meet_in_their_corner():
    """78 × 50: the line goes on around the corner, and what is there keeps clear of the other strip."""
    bar, label, *texts = slug_boxes(slug_of(spec((78, 50), (51, 32), marks="none"), 1, "УНО Котовых и их друзей"))
    assert len({text.width > text.height for text in (bar, *texts)}) == 2
    for one, other in itertools.combinations((bar, label, *texts), 2):
        assert distance(one, other) >= 0.5


@pytest.mark.parametrize("tenths", range(60))
def test_rounding_does_not_choose_the_strip(tenths):
    """With even margins the strips above and below are equally deep: it stands below."""
    sheets = lay(spec((150, 120 + tenths / 10), (60.3, 87.1), marks="none"), 1)
    assert sheets.sides[0].slug.bar.y > sheets.grid.trim.bottom


def test_where_a_gap_holds_the_bare_bar_only_its_label_stands_over_it():
    """124 × 200 with lines: 54.5 mm between marks."""
    slug = slug_of(spec((124, 200), marks="lines"))
    bar, label, *_ = slug_boxes(slug)
    assert bar.width == 50.0
    assert bar.height == 0.5
    assert label.bottom <= bar.y + 1e-9
    assert label.bottom - label.height >= 192 - 1e-9
    assert bar.bottom <= 195
    assert label.x - bar.x == pytest.approx(bar.right - label.right)
    assert slug.labels[0].size == pytest.approx(5.5 * POINT)


def test_without_room_it_is_left_out_and_said_once():
    """1 mm around the card."""
    sheets = lay(spec("75x100", "mtg", marks="none"), 3)
    assert [side.slug for side in sheets.sides] == [None] * 3
    (note,) = sheets.notes
    assert note.id == "slug-left-out"
    assert note.hint.id == "measure-card"
    assert note.hint.params == {"width": 63.0, "height": 88.0}


def test_marks_in_the_way_leave_it_out_too():
    """Strips 5 mm deep, but marks every 48 mm: no gap holds 50 mm."""
    settings = spec((212, 212), (48, 48), marks="lines")
    assert [note.id for note in lay(settings, 1).notes] == ["slug-left-out"]
    assert lay(settings._replace(marks="none"), 1).notes == ()


def test_type_stays_within_the_strip():
    """Ascent and descent of 7 pt in 3 mm, centred."""
    label = slug_of(spec()).labels[1]
    box = label_box(label)
    assert label.size == pytest.approx(7 * POINT)
    assert box.y >= 202
    assert box.y - 202 == pytest.approx(205 - box.bottom)


def test_a_font_with_long_ascenders_is_set_smaller():
    tall = METRICS._replace(ascent=1300, descent=-300)
    label = impose(["f"], None, spec(), "УНО", tall).sides[0].slug.labels[1]
    assert label.size == pytest.approx(3 / 1.6)
    assert label.y - 1.3 * label.size == pytest.approx(202)
