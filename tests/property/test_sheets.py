"""Layouts of any paper, card, gap, bleed, margins, marks and backs. The rules are told anew here, not imported."""

import itertools
import math
import re

import pytest
from hypothesis import HealthCheck, assume, example, given, settings, strategies

from sheetkit import (
    METRICS,
    box_of,
    distance,
    distinct,
    inside,
    label_box,
    lay,
    line_box,
    marks_of,
    printable,
    rectos,
    slug_boxes,
    spec,
    versos,
    words,
)
from unoprint.errors import FitFault
from unoprint.sheets import Placement, Rect

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
    ("portrait", "separate"): ("x", False),
    ("landscape", "separate"): ("x", False),
}


def tenths(low, high):
    return strategies.integers(low * 10, high * 10).map(lambda value: value / 10)


BACKS = ("none", "long-edge", "short-edge", "fold", "separate")


@strategies.composite
def any_settings(draw, backs=BACKS):
    """Mostly common things, oddly combined; the card may not fit at all."""
    common = strategies.sampled_from(["A3", "A4", "A5", "letter", "10x15", "200x200"])
    cards = strategies.sampled_from(["uno", "poker", "mtg", "bridge", "mini", "large"])
    bleed = draw(strategies.just(0.0) | tenths(0, 4))
    gap = strategies.just(0.0) | tenths(0, 8).map(lambda more: 2 * bleed + more)
    return spec(
        draw(common | strategies.tuples(tenths(60, 450), tenths(60, 450))),
        draw(cards | strategies.tuples(tenths(30, 140), tenths(30, 140))),
        gap=draw(strategies.just((0.0, 0.0)) | strategies.tuples(gap, gap)),
        bleed=bleed,
        margin=draw(tenths(0, 12) | strategies.tuples(*[tenths(0, 25)] * 4)),
        marks=draw(strategies.sampled_from(["crop", "lines", "none"])),
        backs=draw(strategies.sampled_from(backs)),
        verso_marks=draw(strategies.booleans()),
        corners=draw(strategies.sampled_from(["square", "round"])),
        order=draw(strategies.sampled_from([(), ("rectos-first",), ("stacks",), ("rectos-first", "stacks")])),
    )


@strategies.composite
def layouts(draw, backs=BACKS):
    """A settings value whose card fits, its sheets, and how many cards lie on them."""
    chosen = draw(any_settings(backs))
    count = draw(strategies.integers(1, 60))
    title = draw(strategies.sampled_from(["", "УНО", "УНО Котовых", "Очень длинное название колоды " * 5]))
    try:
        return chosen, lay(chosen, count, title), count
    except FitFault:
        assume(condition=False)


@strategies.composite
def backed(draw, backs=BACKS[1:]):
    """Settings with backs, their sheets, the number of cards, and which backs are not the usual one."""
    chosen, _, count = draw(layouts(backs))
    own = strategies.sampled_from([None, "own"])
    others = {f"f{number}": draw(own) for number in draw(strategies.sets(strategies.integers(0, count - 1)))}
    return chosen, lay(chosen, count, others=others), count, others


def way(sheets):
    return "landscape" if sheets.grid.width > sheets.grid.height else "portrait"


def axis_of(sheets, chosen):
    """Which coordinate is mirrored, and whether backs stand on their heads."""
    if chosen.backs == "fold":
        return sheets.grid.fold, sheets.grid.fold == "y"
    return VERSOS[way(sheets), chosen.backs]


def mirrored(box, sheets, axis):
    x, y, width, height = box
    if axis == "x":
        return Rect(sheets.grid.width - x - width, y, width, height)
    return Rect(x, sheets.grid.height - y - height, width, height)


def faces(side):
    return [placed for placed in side.placements if placed.artwork.startswith("f")]


def around(placed):
    """What a placement covers with its bleed."""
    (x, y, width, height), (left, top, right, bottom) = placed.slot, placed.bleed
    return Rect(x - left, y - top, width + left + right, height + top + bottom)


def close(one, other):
    """To a millionth of a millimetre; quicker than pytest's own."""
    return len(one) == len(other) and all(abs(a - b) <= 1e-6 for a, b in zip(one, other, strict=True))


def usable(width, height, chosen, reserve, fold=None):
    """Left, top, width, height of where trims may stand; for a sheet to fold, in its left or upper half."""
    top, right, bottom, left = chosen.margin
    kind = "landscape" if width > height else "portrait"
    axis = fold or (VERSOS[kind, chosen.backs][0] if chosen.backs != "none" else None)
    if axis == "x":
        left = right = max(left, right)
    elif axis == "y":
        top = bottom = max(top, bottom)
    edge = reserve + chosen.bleed
    end_x, end_y = width - right - edge, height - bottom - edge
    if fold == "x":
        end_x = width / 2 - 1.5 - chosen.bleed
    elif fold == "y":
        end_y = height / 2 - 1.5 - chosen.bleed
    return left + edge, top + edge, end_x - left - edge, end_y - top - edge


def brute(chosen, reserve):
    """The most cards any grid of whole columns and rows holds, found by trying them all."""
    most = 0
    card, (gap_x, gap_y) = chosen.card_size, chosen.gap
    folds = ("x", "y") if chosen.backs == "fold" else (None,)
    ways = {(chosen.paper.width, chosen.paper.height), (chosen.paper.height, chosen.paper.width)}
    for (width, height), fold in itertools.product(ways, folds):
        *_, room_x, room_y = usable(width, height, chosen, reserve, fold)
        for columns, rows in itertools.product(range(1, 16), repeat=2):
            wide = columns * card.width + (columns - 1) * gap_x
            high = rows * card.height + (rows - 1) * gap_y
            if wide <= room_x + 1e-6 and high <= room_y + 1e-6:
                most = max(most, columns * rows)
    return most


def fits(chosen, count=1):
    """Why so many cards cannot be laid, or None."""
    try:
        lay(chosen, count)
    except FitFault as fault:
        return fault.problems[0]
    return None


@fixed
@given(any_settings())
def test_no_grid_holds_more(chosen):
    """By brute force; and no card is refused that fits some way."""
    bare, marked = brute(chosen, 0.0), brute(chosen, 1.5)
    if not bare:
        assert fits(chosen).id in ("card-too-big", "margins-too-big")
        return
    sheets = lay(chosen, 1)
    notes = {note.id: note.params for note in sheets.notes}
    wanted = marked if chosen.marks == "crop" and marked else bare
    assert sheets.grid.per_sheet == wanted
    assert ("marks-left-out" in notes) == (chosen.marks == "crop" and marked == 0)
    assert ("marks-cost-cards" in notes) == (chosen.marks == "crop" and 0 < marked < bare)
    if "marks-cost-cards" in notes:
        assert notes["marks-cost-cards"] == {"with": marked, "without": bare}


@fixed
@given(any_settings())
@example(spec((60, 60), (60.1, 30), margin=(15.1, 0, 0, 0), backs="long-edge"))  # the larger one lies
def test_the_way_out_leads_out(chosen):
    """Of a card that does not fit: each hint, followed, lets one in."""
    problem = fits(chosen)
    assume(problem is not None)
    name, params = problem.hint
    if name == "bigger-paper":
        # As it is shown: in hundredths.
        size = (math.ceil(params[side] * 100 - 1e-6) / 100 for side in ("width", "height"))
        paper = chosen.paper._replace(**dict(zip(("width", "height"), size, strict=True)))
        mended = chosen._replace(paper=paper)
    else:
        mended = {
            "even-margins": chosen._replace(backs="none"),
            "smaller-bleed": chosen._replace(bleed=0.0),
            "smaller-margin": chosen._replace(margin=chosen.margin._replace(top=0.0, right=0.0, bottom=0.0, left=0.0)),
            "no-fold": chosen._replace(backs="separate"),
        }[name]
    assert fits(mended) is None


@fixed
@given(any_settings(), tenths(0, 10), tenths(0, 10), tenths(0, 5))
def test_a_gap_holds_the_bleed_of_two_or_is_one_cut(chosen, gap_x, gap_y, bleed):
    """Nothing between; and all that the hint names is accepted."""
    chosen = chosen._replace(gap=(gap_x, gap_y), bleed=bleed, backs="none")
    assume(brute(chosen, 0.0))
    narrow = sorted({gap for gap in (gap_x, gap_y) if gap and gap < 2 * bleed - 1e-9})
    if not narrow:
        assert fits(chosen) is None
        return
    with pytest.raises(FitFault) as caught:
        lay(chosen, 1)
    problems = caught.value.problems
    assert sorted(problem.params["gap"] for problem in problems) == narrow
    assert {problem.id for problem in problems} == {"gap-under-bleed"}
    for problem in problems:
        assert problem.hint.params["least"] >= 2 * bleed - 1e-9
        assert 2 * problem.hint.params["most"] <= problem.params["gap"] + 1e-9


@fixed
@given(layouts())
def test_each_card_lies_on_one_recto_in_order(layout):
    """As few sheets as the grid allows, slots filled from the first; or in order once the stack is cut."""
    chosen, sheets, count = layout
    sides = rectos(sheets)
    assert [side.sheet for side in sides] == list(range(1, math.ceil(count / sheets.grid.per_sheet) + 1))
    slots = sheets.grid.slots()
    for side in sides:
        assert [placed.slot for placed in faces(side)] == list(slots[: len(faces(side))])
        assert not any(placed.turned for placed in faces(side))
    if "stacks" in chosen.order:
        piles = [[placed.artwork for side in sides for placed in faces(side) if placed.slot == slot] for slot in slots]
        dealt = [artwork for pile in piles for artwork in pile]
    else:
        dealt = [placed.artwork for side in sides for placed in faces(side)]
    assert dealt == [f"f{n}" for n in range(count)]


@fixed
@given(layouts())
def test_pages_come_in_the_order_that_the_printer_needs(layout):
    """Page 2k is the verso of page 2k - 1 only where the printer may turn the sheet."""
    chosen, sheets, _ = layout
    names = [side.name for side in sheets.sides]
    turned = chosen.backs in ("long-edge", "short-edge")
    paired = turned and "rectos-first" not in chosen.order
    duplex = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge"}
    assert sheets.duplex == (duplex[chosen.backs] if paired else "Simplex")
    total = len(rectos(sheets))
    if paired:
        assert names == ["recto", "verso"] * total
        assert [side.sheet for side in sheets.sides] == [sheet for n in range(1, total + 1) for sheet in (n, n)]
    elif turned:
        assert names == ["recto"] * total + ["verso"] * total
        assert [side.sheet for side in versos(sheets)] == list(range(1, total + 1))
    elif chosen.backs == "separate":
        assert names == ["recto"] * total + ["verso"]
    else:
        assert names == ["recto"] * total


def listed(side):
    """The sheets that a separate verso is for, by its own words, and whether there are others."""
    found = re.search(r"оборот лист(?:а|ов) (\d+(?:–\d+)?(?:, \d+(?:–\d+)?)*)( и других)?", words(side.slug))
    ends = [[int(end) for end in stretch.split("–")] for stretch in found[1].split(", ")]
    return [sheet for one in ends for sheet in range(one[0], one[-1] + 1)], found[2] is not None


def same(placed, wanted):
    return len(placed) == len(wanted) and all(
        one[::2] == other[::2] and close(one.slot, other.slot) and close(one.bleed, other.bleed)
        for one, other in zip(placed, wanted, strict=True)
    )


def serve(sheets, sheet):
    """The separate versos that say that they are for a sheet, or if none does, those that do not say all."""
    found = [(side, *listed(side)) for side in versos(sheets) if side.slug]
    return [side for side, named, _ in found if sheet in named] or [side for side, _, more in found if more]


@fixed
@given(backed())
def test_each_back_lies_behind_its_face(layout):
    """Slot by slot, on part-full sheets too, with mirrored bleed; behind a card with a white back is nothing."""
    chosen, sheets, _, others = layout
    axis, turned = axis_of(sheets, chosen)
    for recto in rectos(sheets):
        wanted = []
        for face in faces(recto):
            left, top, right, bottom = face.bleed
            bleed = (right, top, left, bottom) if axis == "x" else (left, bottom, right, top)
            back = others.get(face.artwork, "back")
            wanted.append(Placement(back, mirrored(face.slot, sheets, axis), turned, bleed))
        usual = not any(face.artwork in others for face in faces(recto))
        wanted = [placed for placed in wanted if placed.artwork is not None]
        if chosen.backs == "fold":
            assert same(recto.placements[len(faces(recto)) :], wanted)
        elif chosen.backs != "separate":
            (verso,) = [side for side in versos(sheets) if side.sheet == recto.sheet]
            assert same(verso.placements, wanted)
        elif wanted:
            sides = serve(sheets, recto.sheet) if sheets.sides[0].slug else versos(sheets)
            full = sheets.grid.per_sheet
            found = [side.placements for side in sides if not usual or len(side.placements) == full]
            assert [one for one in found if same(one[: len(wanted)] if usual else one, wanted)]


@fixed
@given(backed(["separate"]))
def test_each_distinct_separate_verso_is_there_once(layout):
    """However many sheets it serves."""
    _, sheets, _, others = layout
    kinds = set()
    for recto in rectos(sheets):
        own = tuple(others.get(face.artwork, "back") for face in faces(recto))
        usual = not any(face.artwork in others for face in faces(recto))
        if usual or any(own):
            kinds.add("usual" if usual else own)
    assert len(versos(sheets)) == len(kinds)
    for side in versos(sheets):
        if side.slug is not None:
            assert side.sheet == listed(side)[0][0]


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
    left, top, width, height = usable(sheets.grid.width, sheets.grid.height, chosen, 0.0, sheets.grid.fold)
    if chosen.backs != "fold" or chosen.marks != "crop":
        block = box_of(slots)
        assert block.x - left == pytest.approx(left + width - block.right, abs=1e-9)
        assert block.y - top == pytest.approx(top + height - block.bottom, abs=1e-9)


@fixed
@given(layouts())
def test_bleed_shows_outside_and_between_but_never_on_a_neighbour(layout):
    """All of it around the grid; between cards that share a cut none, else all of it without meeting the next."""
    chosen, sheets, _ = layout
    for side in sheets.sides:
        covered = [around(placed) for placed in side.placements]
        for one, other in itertools.combinations(range(len(covered)), 2):
            assert distance(covered[one], side.placements[other].slot) >= -1e-6
            assert distance(covered[one], covered[other]) >= -1e-6
    first = sheets.sides[0].placements[0]
    block = box_of(sheets.grid.slots())
    for placed in faces(sheets.sides[0]):
        (x, y, width, height), (left, top, right, bottom) = placed.slot, placed.bleed
        shows_x, shows_y = (chosen.bleed if gap else 0.0 for gap in chosen.gap)
        assert left == (chosen.bleed if close((x,), (block.x,)) else shows_x)
        assert right == (chosen.bleed if close((x + width,), (block.right,)) else shows_x)
        assert top == (chosen.bleed if close((y,), (block.y,)) else shows_y)
        assert bottom == (chosen.bleed if close((y + height,), (block.bottom,)) else shows_y)
    assert (first.bleed.left, first.bleed.top) == (chosen.bleed, chosen.bleed)


@fixed
@given(layouts())
def test_all_that_is_printed_is_where_the_printer_reaches(layout):
    """Cards of both sides with their bleed, marks of the rectos, hairlines, slugs."""
    chosen, sheets, _ = layout
    area = printable(sheets, chosen)
    marks = marks_of(sheets)
    boxes = [line_box(line) for line in marks.folds]
    if chosen.backs != "fold" or not chosen.verso_marks:  # with uneven margins, mirrored marks end in the wider one
        boxes += [line_box(line) for line in (*marks.crop, *marks.hairlines)]
    for side in sheets.sides:
        boxes += [around(placed) for placed in side.placements]
        boxes += slug_boxes(side.slug)
    assert all(inside(box, area) for box in boxes)


@fixed
@given(layouts())
def test_marks_and_slug_keep_off_cards_and_each_other(layout):
    """A quarter of a millimetre from mark to bleed, half from the slug to either; on both sides of a sheet."""
    _, sheets, _ = layout
    outer = [slot.grown(sheets.grid.bleed) for slot in sheets.grid.slots()]
    marks = [line_box(mark) for mark in marks_of(sheets).crop]
    assert all(distance(mark, slot) >= 0.24 for mark in marks for slot in outer)
    for side in sheets.sides:
        boxes = slug_boxes(side.slug)
        cards = [around(placed) for placed in side.placements]
        strokes = [line_box(line) for line in (*side.marks.crop, *side.marks.folds)] if side.marks else []
        assert all(distance(stroke, card) >= 0.24 for stroke in strokes for card in cards)
        assert all(distance(box, other) >= 0.5 for box in boxes for other in (*cards, *strokes))
        assert all(distance(one, other) >= 0 for one, other in itertools.combinations(boxes, 2))


@fixed
@given(layouts())
def test_each_cut_has_its_marks(layout):
    """On each side with room: one at every distinct edge, none elsewhere; hairlines over the whole grid."""
    chosen, sheets, _ = layout
    chosen = chosen._replace(verso_marks=False)
    sheets = lay(chosen, 1)
    slots, area, drawn = sheets.grid.slots(), printable(sheets, chosen), marks_of(sheets)
    trim = box_of(slots)
    outer = trim.grown(chosen.bleed)
    right = sheets.grid.width / 2 - 0.5 if sheets.grid.fold == "x" else area.right
    bottom = sheets.grid.height / 2 - 0.5 if sheets.grid.fold == "y" else area.bottom
    edges_x = distinct(edge for slot in slots for edge in (slot.x, slot.right))
    edges_y = distinct(edge for slot in slots for edge in (slot.y, slot.bottom))
    upright = [line for line in drawn.crop if line.x1 == line.x2]
    level = [line for line in drawn.crop if line.y1 == line.y2]
    sides = {
        "top": (outer.y - area.y, edges_x, [line.x1 for line in upright if max(line.y1, line.y2) < trim.y]),
        "bottom": (
            bottom - outer.bottom,
            edges_x,
            [line.x1 for line in upright if min(line.y1, line.y2) > trim.bottom],
        ),
        "left": (outer.x - area.x, edges_y, [line.y1 for line in level if max(line.x1, line.x2) < trim.x]),
        "right": (
            right - outer.right,
            edges_y,
            [line.y1 for line in level if min(line.x1, line.x2) > trim.right],
        ),
    }
    assert sum(len(marks) for *_, marks in sides.values()) == len(drawn.crop)
    wanted = chosen.marks != "none" and "marks-left-out" not in {note.id for note in sheets.notes}
    for free, edges, marks in sides.values():
        if wanted and free >= 0.76:
            assert sorted(marks) == pytest.approx(edges, abs=1e-4)
        elif not wanted or free <= 0.74:
            assert marks == []
    if chosen.marks == "crop" and wanted:
        assert min(free for free, *_ in sides.values()) >= (1.0 if sheets.grid.fold else 1.5) - 2e-6
    for line in drawn.crop:
        box = line_box(line)
        free = max(abs(line.x1 - line.x2), abs(line.y1 - line.y2))
        assert free <= 5 + 1e-9
        assert distance(box, outer) <= 1 + 1e-9
    lines = [(line.x1, line.y1, line.x2, line.y2) for line in drawn.hairlines]
    if chosen.marks == "lines":
        expected = [(x, trim.y, x, trim.bottom) for x in edges_x] + [(trim.x, y, trim.right, y) for y in edges_y]
        assert len(lines) == len(expected)
        assert all(line == pytest.approx(want, abs=1e-4) for line, want in zip(lines, expected, strict=True))
    else:
        assert lines == []


def points(marks):
    """Every stroke of marks as its sorted ends and handles, so that a direction means nothing."""
    strokes = [*marks.crop, *marks.hairlines, *marks.corners]
    return sorted(sorted(zip(stroke[::2], stroke[1::2], strict=True)) for stroke in strokes)


@fixed
@given(layouts(BACKS[1:]))
def test_versos_have_mirrored_marks_if_any(layout):
    """Those of the rectos, mirrored, when they are asked for; the two sides are the same otherwise."""
    chosen, _, count = layout
    bare, marked = (lay(chosen._replace(verso_marks=wanted), count) for wanted in (False, True))
    axis, _ = axis_of(bare, chosen)
    assert [side.marks for side in versos(bare)] == [None] * len(versos(bare))
    front = marks_of(bare)
    behind = [
        [(bare.grid.width - x, y) if axis == "x" else (x, bare.grid.height - y) for x, y in stroke]
        for stroke in points(front)
    ]
    if chosen.backs == "fold":
        found, behind = points(marks_of(marked)), points(front) + behind
    else:
        assert marks_of(marked) == front
        first, *others = [side.marks for side in versos(marked)]
        assert all(marks is first for marks in others)
        found = points(first) if first else []
    assert len(found) == len(behind)
    rounded = [
        sorted(sorted((round(x, 4), round(y, 4)) for x, y in stroke) for stroke in one) for one in (found, behind)
    ]
    for one, other in zip(*rounded, strict=True):
        assert [value for point in one for value in point] == pytest.approx(
            [value for point in other for value in point], abs=2e-4
        )
    for one, other in zip(bare.sides, marked.sides, strict=True):
        assert one.placements == other.placements
        assert one.slug == other.slug or chosen.backs == "fold"


@fixed
@given(layouts())
def test_round_corners_are_those_of_the_trim(layout):
    """A quarter circle of 3 mm at each corner of each slot, whatever the bleed; none when corners are square."""
    chosen, sheets, _ = layout
    curves = marks_of(sheets).corners
    if chosen.corners == "square":
        assert curves == ()
        return
    slots = list(sheets.grid.slots())
    if chosen.backs == "fold" and chosen.verso_marks:
        slots += [mirrored(slot, sheets, sheets.grid.fold) for slot in slots]
    centres = sorted(
        (x + 3 * to_x, y + 3 * to_y)
        for slot in slots
        for x, to_x in ((slot.x, 1), (slot.right, -1))
        for y, to_y in ((slot.y, 1), (slot.bottom, -1))
    )
    found = sorted((curve.x1, curve.y4) for curve in curves)
    assert [value for pair in found for value in pair] == pytest.approx(
        [value for pair in centres for value in pair], abs=1e-6
    )
    for x1, y1, x2, y2, x3, y3, x4, y4 in curves[:4]:
        for step in range(21):
            t = step / 20
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
            x = sum(weight * value for weight, value in zip(weights, (x1, x2, x3, x4), strict=True))
            y = sum(weight * value for weight, value in zip(weights, (y1, y2, y3, y4), strict=True))
            assert math.hypot(x - x1, y - y4) == pytest.approx(3, abs=0.01)


@fixed
@given(layouts())
def test_a_fold_is_the_middle_of_the_sheet_and_on_no_card(layout):
    """Backs as far behind it as faces are before it; it runs as far as the printer reaches."""
    chosen, sheets, _ = layout
    folds = marks_of(sheets).folds
    if chosen.backs != "fold":
        assert folds == ()
        assert sheets.grid.fold is None
        return
    area, (line,) = printable(sheets, chosen), folds
    middle_x, middle_y = sheets.grid.width / 2, sheets.grid.height / 2
    if sheets.grid.fold == "x":
        assert close(line, (middle_x, area.y, middle_x, area.bottom))
    else:
        assert close(line, (area.x, middle_y, area.right, middle_y))
    for side in sheets.sides:
        backs = [placed for placed in side.placements if placed.artwork == "back"]
        assert len(backs) == len(faces(side))
        assert all(distance(around(placed), line_box(line)) >= 1.5 - 2e-6 for placed in side.placements)
        for face, back in zip(faces(side), backs, strict=True):
            if sheets.grid.fold == "x":
                assert middle_x - face.slot.right == pytest.approx(back.slot.x - middle_x, abs=1e-6)
                assert back.slot.y == face.slot.y
            else:
                assert middle_y - face.slot.bottom == pytest.approx(back.slot.y - middle_y, abs=1e-6)
                assert back.slot.x == face.slot.x
    assert close(sheets.grid.trim, box_of([placed.slot for placed in lay(chosen, 999).sides[0].placements]))


@fixed
@given(layouts(), tenths(-25, 25), tenths(-25, 25))
def test_the_shift_moves_versos_right_and_up(layout, right, up):
    """All of a verso and nothing else; a card off the paper is refused, one in the printer margin is told."""
    chosen, still, count = layout
    moved = chosen._replace(shift=(right, up))
    assume((right, up) != (0, 0))
    still = lay(chosen, count)
    cards = [placed.slot for side in versos(still) for placed in side.placements]
    boxes = [slot._replace(x=slot.x + right, y=slot.y - up) for slot in cards]
    width, height = still.grid.width, still.grid.height
    if not all(inside(box, Rect(0, 0, width, height)) for box in boxes):
        problem = fits(moved, count)
        assert problem.id == "shift-off-paper"
        sides = {"left": -min(box.x for box in boxes), "right": max(box.right for box in boxes) - width}
        sides |= {"top": -min(box.y for box in boxes), "bottom": max(box.bottom for box in boxes) - height}
        assert problem.params["over"] == pytest.approx(sides[problem.params["side"]], abs=1e-6)
        assert problem.params["over"] > 0
        farthest = (problem.hint.params["x"], problem.hint.params["y"])
        assert fits(chosen._replace(shift=farthest), count) is None
        return
    sheets = lay(moved, count)
    assert rectos(sheets) == rectos(still)
    notes = {note.id for note in sheets.notes}
    assert ("shift-without-backs" in notes) == (chosen.backs in ("none", "fold"))
    reach = printable(still, chosen)
    outer = [box.grown(chosen.bleed) for box in (box_of(boxes),)] if boxes else []
    assert ("shift-into-margin" in notes) == (not all(inside(box, reach) for box in outer))
    for before, after in zip(versos(still), versos(sheets), strict=True):
        for one, other in zip(before.placements, after.placements, strict=True):
            assert close(other.slot, (one.slot.x + right, one.slot.y - up, *one.slot[2:]))
            assert (one.artwork, one.turned, one.bleed) == (other.artwork, other.turned, other.bleed)
        slug = [box._replace(x=box.x + right, y=box.y - up) for box in slug_boxes(before.slug)]
        if after.slug is None:
            assert ("verso-slug-left-out" in notes) == (before.slug is not None)
        elif all(inside(box, reach) for box in slug):
            assert all(close(one, other) for one, other in zip(slug_boxes(after.slug), slug, strict=True))
            assert words(after.slug) == words(before.slug)
        else:
            strokes = [line_box(mark) for mark in after.marks.crop] if after.marks else []
            for box in slug_boxes(after.slug):
                assert inside(box, reach)
                assert all(distance(box, around(placed)) >= 0.5 - 1e-6 for placed in after.placements)
                assert all(distance(box, stroke) >= 0.5 - 1e-6 for stroke in strokes)
        if before.marks:
            shifted = [[(x + right, y - up) for x, y in stroke] for stroke in points(before.marks)]
            assert all(
                [value for point in one for value in point]
                == pytest.approx([value for point in other for value in point], abs=1e-6)
                for one, other in zip(points(after.marks), shifted, strict=True)
            )


@fixed
@given(layouts(["long-edge", "short-edge"]))
def test_two_runs_of_pages_are_the_two_sides_of_the_paired_file(layout):
    """Page i of each is page 2i - 1 or 2i, words and all."""
    chosen, _, count = layout
    order = tuple(name for name in chosen.order if name != "rectos-first")
    paired = lay(chosen._replace(order=order), count)
    apart = lay(chosen._replace(order=(*order, "rectos-first")), count)
    half = len(apart.sides) // 2
    assert apart.sides[:half] == paired.sides[::2]
    assert apart.sides[half:] == paired.sides[1::2]


@fixed
@given(layouts())
def test_the_slug_is_the_same_everywhere_and_never_lies(layout):
    """A bar of 50 mm and its label, the number of the sheet, the side, the request; in one place throughout."""
    chosen, sheets, _ = layout
    total = rectos(sheets)[-1].sheet
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
        if chosen.backs == "separate" and side.name == "verso":
            assert f"оборот листа {total}" in said if total == 1 else f"оборот листов 1–{total}" in said
        else:
            assert f"лист {side.sheet} из {total}" in said
        assert "печатать в масштабе 100 %" in said
        assert ("оборот" if side.name == "recto" else "лицо") not in said
        if chosen.backs in ("none", "fold"):
            assert "переворот" not in said
        if chosen.backs == "fold":
            assert "лицо" not in said
        else:
            assert "сложить" not in said
        if chosen.backs == "separate" and "переворот" in said:
            edge = "длинному" if sheets.grid.width <= sheets.grid.height else "короткому"
            assert f"переворот по {edge} краю" in said
        assert all(5.4 <= label.size * 72 / 25.4 <= 7.001 for label in side.slug.labels)


@fixed
@given(layouts())
def test_the_slug_is_left_out_only_for_want_of_room(layout):
    """A strip of 9.5 mm, clear of its own marks, and 110 mm long always holds one; a fold may part it in two."""
    chosen, sheets, _ = layout
    area, outer = printable(sheets, chosen), sheets.grid.outer
    beside = (
        (area.width, outer.y - area.y, sheets.grid.fold == "x"),
        (area.width, area.bottom - outer.bottom, sheets.grid.fold == "x"),
        (area.height, outer.x - area.x, sheets.grid.fold == "y"),
        (area.height, area.right - outer.right, sheets.grid.fold == "y"),
    )
    if any(length >= 130 * (1 + parted) and depth >= 9.8 for length, depth, parted in beside):
        assert sheets.sides[0].slug is not None
    if all(depth < 3.5 for _, depth, _ in beside):
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
