"""Layouts of any paper, card, gap, margins, marks and backs. The rules are told anew here, not imported."""

import itertools
import math

import pytest
from hypothesis import HealthCheck, assume, given, settings, strategies

from sheetkit import (
    METRICS,
    distance,
    distinct,
    inside,
    label_box,
    lay,
    line_box,
    printable,
    rectos,
    slug_boxes,
    spec,
    versos,
    words,
)
from unoprint.errors import FitFault

fixed = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.filter_too_much],
)

VERSOS = {
    ("portrait", "long-edge"): ("x", False),
    ("portrait", "short-edge"): ("y", True),
    ("landscape", "long-edge"): ("y", True),
    ("landscape", "short-edge"): ("x", False),
}


def tenths(low, high):
    return strategies.integers(low * 10, high * 10).map(lambda value: value / 10)


@strategies.composite
def any_settings(draw):
    """Mostly common things, oddly combined; the card may not fit at all."""
    common = strategies.sampled_from(["A3", "A4", "A5", "letter", "10x15", "200x200"])
    cards = strategies.sampled_from(["uno", "poker", "mtg", "bridge", "mini", "large"])
    return spec(
        draw(common | strategies.tuples(tenths(60, 450), tenths(60, 450))),
        draw(cards | strategies.tuples(tenths(30, 140), tenths(30, 140))),
        gap=draw(strategies.just((0.0, 0.0)) | strategies.tuples(tenths(0, 8), tenths(0, 8))),
        margin=draw(tenths(0, 12) | strategies.tuples(*[tenths(0, 25)] * 4)),
        marks=draw(strategies.sampled_from(["crop", "lines", "none"])),
        backs=draw(strategies.sampled_from(["none", "long-edge", "short-edge"])),
    )


@strategies.composite
def layouts(draw):
    """A settings value whose card fits, its sheets, and how many cards lie on them."""
    chosen = draw(any_settings())
    count = draw(strategies.integers(1, 60))
    title = draw(strategies.sampled_from(["", "УНО", "УНО Котовых", "Очень длинное название колоды " * 5]))
    try:
        return chosen, lay(chosen, count, title), count
    except FitFault:
        assume(condition=False)


def way(sheets):
    return "landscape" if sheets.grid.width > sheets.grid.height else "portrait"


def usable(width, height, chosen, reserve):
    """Left, top, width, height of where cards may stand."""
    top, right, bottom, left = chosen.margin
    if chosen.backs != "none":
        kind = "landscape" if width > height else "portrait"
        if VERSOS[kind, chosen.backs][0] == "x":
            left = right = max(left, right)
        else:
            top = bottom = max(top, bottom)
    edge = 2 * reserve
    return left + reserve, top + reserve, width - left - right - edge, height - top - bottom - edge


def brute(chosen, reserve):
    """The most cards any grid of whole columns and rows holds, found by trying them all."""
    most = 0
    card, (gap_x, gap_y) = chosen.card_size, chosen.gap
    for width, height in {
        (chosen.paper.width, chosen.paper.height),
        (chosen.paper.height, chosen.paper.width),
    }:
        *_, room_x, room_y = usable(width, height, chosen, reserve)
        for columns, rows in itertools.product(range(1, 16), repeat=2):
            wide = columns * card.width + (columns - 1) * gap_x
            high = rows * card.height + (rows - 1) * gap_y
            if wide <= room_x + 1e-6 and high <= room_y + 1e-6:
                most = max(most, columns * rows)
    return most


@fixed
@given(any_settings())
def test_no_grid_holds_more(chosen):
    """By brute force; and no card is refused that fits some way."""
    bare, marked = brute(chosen, 0.0), brute(chosen, 1.5)
    try:
        sheets = lay(chosen, 1)
    except FitFault:
        assert bare == 0
        return
    notes = {note.id: note.params for note in sheets.notes}
    wanted = marked if chosen.marks == "crop" and marked else bare
    assert sheets.grid.per_sheet == wanted
    assert ("marks-left-out" in notes) == (chosen.marks == "crop" and marked == 0)
    assert ("marks-cost-cards" in notes) == (chosen.marks == "crop" and 0 < marked < bare)
    if "marks-cost-cards" in notes:
        assert notes["marks-cost-cards"] == {"with": marked, "without": bare}


@fixed
@given(layouts())
def test_each_card_lies_on_one_recto_in_order(layout):
    """As few sheets as the grid allows, slots filled from the first."""
    _, sheets, count = layout
    sides = rectos(sheets)
    assert [placed.artwork for side in sides for placed in side.placements] == [f"f{n}" for n in range(count)]
    assert [side.sheet for side in sides] == list(range(1, math.ceil(count / sheets.grid.per_sheet) + 1))
    slots = sheets.grid.slots()
    for side in sides:
        assert [placed.slot for placed in side.placements] == list(slots[: len(side.placements)])
        assert not any(placed.turned for placed in side.placements)


@fixed
@given(layouts())
def test_each_back_lies_behind_its_face(layout):
    """Page 2k is the verso of page 2k - 1, slot by slot, the part-full last one too."""
    chosen, sheets, _ = layout
    if chosen.backs == "none":
        assert versos(sheets) == []
        assert sheets.duplex == "Simplex"
        return
    assert (
        sheets.duplex
        == {
            "long-edge": "DuplexFlipLongEdge",
            "short-edge": "DuplexFlipShortEdge",
        }[chosen.backs]
    )
    axis, turned = VERSOS[way(sheets), chosen.backs]
    pairs = list(zip(sheets.sides[::2], sheets.sides[1::2], strict=True))
    for recto, verso in pairs:
        assert (recto.name, verso.name, recto.sheet) == ("recto", "verso", verso.sheet)
        for face, back in zip(recto.placements, verso.placements, strict=True):
            x, y, width, height = face.slot
            if axis == "x":
                x = sheets.grid.width - x - width
            else:
                y = sheets.grid.height - y - height
            assert back.slot == pytest.approx((x, y, width, height), abs=1e-9)
            assert (back.artwork, back.turned) == ("back", turned)


@fixed
@given(layouts())
def test_trims_are_whole_disjoint_and_centred(layout):
    """Exact to a millionth of a millimetre, the gap between neighbours, the same room on both sides."""
    chosen, sheets, _ = layout
    slots = sheets.grid.slots()
    card, gap = chosen.card_size, chosen.gap
    for slot in slots:
        assert slot.right - slot.x == pytest.approx(card.width, abs=1e-9)
        assert slot.bottom - slot.y == pytest.approx(card.height, abs=1e-9)
    for one, other in itertools.combinations(slots, 2):
        assert distance(one, other) >= min(gap) - 1e-9
    assert len({(round(slot.x, 6), round(slot.y, 6)) for slot in slots}) == len(slots)
    left, top, width, height = usable(sheets.grid.width, sheets.grid.height, chosen, 0.0)
    trim = sheets.grid.trim
    assert trim.x - left == pytest.approx(left + width - trim.right, abs=1e-9)
    assert trim.y - top == pytest.approx(top + height - trim.bottom, abs=1e-9)


@fixed
@given(layouts())
def test_all_that_is_printed_is_where_the_printer_reaches(layout):
    """Cards of both sides, marks, hairlines, slugs."""
    chosen, sheets, _ = layout
    area = printable(sheets, chosen)
    boxes = [line_box(line) for line in (*sheets.crop, *sheets.hairlines)]
    for side in sheets.sides:
        boxes += [placed.slot for placed in side.placements]
        boxes += slug_boxes(side.slug)
    assert all(inside(box, area) for box in boxes)


@fixed
@given(layouts())
def test_marks_and_slug_keep_off_cards_and_each_other(layout):
    """A third of a millimetre from mark to card, half from the slug to either."""
    _, sheets, _ = layout
    marks = [line_box(mark) for mark in sheets.crop]
    assert all(distance(mark, slot) >= 0.24 for mark in marks for slot in sheets.grid.slots())
    for side in sheets.sides:
        boxes = slug_boxes(side.slug)
        cards = [placed.slot for placed in side.placements]
        assert all(distance(box, other) >= 0.5 for box in boxes for other in (*cards, *marks))
        assert all(distance(one, other) >= 0 for one, other in itertools.combinations(boxes, 2))


@fixed
@given(layouts())
def test_each_cut_has_its_marks(layout):
    """On each side with room: one at every distinct edge, none elsewhere; hairlines over the whole grid."""
    chosen, sheets, _ = layout
    slots, trim, area = sheets.grid.slots(), sheets.grid.trim, printable(sheets, chosen)
    edges_x = distinct(edge for slot in slots for edge in (slot.x, slot.right))
    edges_y = distinct(edge for slot in slots for edge in (slot.y, slot.bottom))
    upright = [line for line in sheets.crop if line.x1 == line.x2]
    level = [line for line in sheets.crop if line.y1 == line.y2]
    sides = {
        "top": (trim.y - area.y, edges_x, [line.x1 for line in upright if max(line.y1, line.y2) < trim.y]),
        "bottom": (
            area.bottom - trim.bottom,
            edges_x,
            [line.x1 for line in upright if min(line.y1, line.y2) > trim.bottom],
        ),
        "left": (trim.x - area.x, edges_y, [line.y1 for line in level if max(line.x1, line.x2) < trim.x]),
        "right": (
            area.right - trim.right,
            edges_y,
            [line.y1 for line in level if min(line.x1, line.x2) > trim.right],
        ),
    }
    assert sum(len(marks) for *_, marks in sides.values()) == len(sheets.crop)
    wanted = chosen.marks != "none" and "marks-left-out" not in {note.id for note in sheets.notes}
    for free, edges, marks in sides.values():
        if wanted and free >= 0.76:
            assert sorted(marks) == pytest.approx(edges, abs=1e-4)
        elif not wanted or free <= 0.74:
            assert marks == []
    if chosen.marks == "crop" and wanted:
        assert min(free for free, *_ in sides.values()) >= 1.5 - 2e-6
    for line in sheets.crop:
        box = line_box(line)
        free = max(abs(line.x1 - line.x2), abs(line.y1 - line.y2))
        assert free <= 5 + 1e-9
        assert distance(box, trim) <= 1 + 1e-9
    lines = [(line.x1, line.y1, line.x2, line.y2) for line in sheets.hairlines]
    if chosen.marks == "lines":
        expected = [(x, trim.y, x, trim.bottom) for x in edges_x] + [(trim.x, y, trim.right, y) for y in edges_y]
        assert len(lines) == len(expected)
        assert all(line == pytest.approx(want, abs=1e-4) for line, want in zip(lines, expected, strict=True))
    else:
        assert lines == []


@fixed
@given(layouts())
def test_the_slug_is_the_same_everywhere_and_never_lies(layout):
    """A bar of 50 mm and its label, the number of the sheet, the side, the request; in one place throughout."""
    chosen, sheets, _ = layout
    total = sheets.sides[-1].sheet
    for side in sheets.sides:
        assert (side.slug is None) == ("slug-left-out" in {note.id for note in sheets.notes})
        if side.slug is None:
            continue
        assert max(side.slug.bar.width, side.slug.bar.height) == 50.0
        first = sheets.sides[0].slug
        assert side.slug.bar == first.bar
        assert [label[1:] for label in side.slug.labels] == [label[1:] for label in first.labels]
        said = words(side.slug)
        assert said.startswith("50 мм | ")
        assert f"лист {side.sheet} из {total}" in said
        assert "печатать в масштабе 100 %" in said
        assert ("оборот" if side.name == "recto" else "лицо") not in said
        if chosen.backs == "none":
            assert "переворот" not in said
        assert all(5.4 <= label.size * 72 / 25.4 <= 7.001 for label in side.slug.labels)


@fixed
@given(layouts())
def test_the_slug_is_left_out_only_for_want_of_room(layout):
    """A strip of 9.5 mm, clear of its own marks, and 110 mm long always holds one."""
    chosen, sheets, _ = layout
    area, trim = printable(sheets, chosen), sheets.grid.trim
    beside = (
        (area.width, trim.y - area.y),
        (area.width, area.bottom - trim.bottom),
        (area.height, trim.x - area.x),
        (area.height, area.right - trim.right),
    )
    if any(length >= 115 and depth >= 9.8 for length, depth in beside):
        assert sheets.sides[0].slug is not None
    if all(depth < 3.5 for _, depth in beside):
        assert sheets.sides[0].slug is None


@fixed
@given(layouts())
def test_the_bar_has_its_label_beside_or_over_it(layout):
    """Within a millimetre and a half; no other word may pass for it."""
    _, sheets, _ = layout
    slug = sheets.sides[0].slug
    if slug is not None:
        assert -1e-9 <= distance(slug.bar, label_box(slug.labels[0])) <= 1.5
        assert METRICS.missing(slug.labels[0].text) == ""
