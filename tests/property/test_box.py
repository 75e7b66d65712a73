"""The net of a box closes, whatever its size: measured on its panels' outlines after folding them in space."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxkit import apart, area, flattened, folded, shared, span
from unoprint import build
from unoprint.art.boxnet import glue_flap, inside, net, net_size
from unoprint.build import boxes
from unoprint.errors import FitFault

CLOSE = 0.05
"""What edges that meet may differ by, in mm."""

sizes = st.floats(20, 200)
decks = st.tuples(sizes, sizes, st.integers(1, 500), st.floats(0.05, 1))
rooms = st.floats(-50, 50)
corners = st.floats(-10, 50)

MEET = (
    ("right", "right", "back", "left"),
    ("lid", "top", "front", "top"),
    ("lid", "left", "right", "top"),
    ("lid", "right", "left", "top"),
    ("bottom", "bottom", "back", "bottom"),
    ("bottom", "left", "left", "bottom"),
    ("bottom", "right", "right", "bottom"),
)
"""A side of a panel, as it lies on the sheet, and the side of another that it comes to lie at."""

BEHIND = {
    "glue": "right",
    "tongue": "front",
    "left-top": "lid",
    "right-top": "lid",
    "left-bottom": "bottom",
    "right-bottom": "bottom",
    "bottom-flap": "bottom",
}
"""Each flap and the panel it lies flat against."""


def flat_box(deck, room, left=0.0, top=0.0):
    size = inside(*deck)
    return net(size, glue_flap(size, room), left, top)


def polygons(made):
    return {name: flattened(panel.outline) for name, panel in made.panels.items()}


def side(polygon, which):
    """The ends of a panel's straight side: its outermost corners there, clockwise or not."""
    axis, most = {"left": (0, min), "right": (0, max), "top": (1, min), "bottom": (1, max)}[which]
    edge = most(point[axis] for point in polygon)
    there = sorted(point for point in polygon if abs(point[axis] - edge) < 1e-6)
    return there[0], there[-1]


@given(decks, rooms)
def test_edges_that_meet_when_folded_are_equal(deck, room):
    made = flat_box(deck, room)
    flat, stood = polygons(made), folded(made)
    for one, which, other, where in MEET:
        ones = [stood[one].place(point) for point in side(flat[one], which)]
        others = [stood[other].place(point) for point in side(flat[other], where)]
        straight = max(np.linalg.norm(a - b) for a, b in zip(ones, others, strict=True))
        crossed = max(np.linalg.norm(a - b) for a, b in zip(ones, others[::-1], strict=True))
        assert min(straight, crossed) <= CLOSE, (one, other)


@given(decks, rooms)
def test_each_flap_lies_flat_behind_its_panel_and_inside_its_edges(deck, room):
    made = flat_box(deck, room)
    flat, stood = polygons(made), folded(made)
    for flap, panel in BEHIND.items():
        low, high = span(stood[flap], flat[flap])
        least, most = span(stood[panel], flat[panel])
        assert np.all(low >= least - CLOSE), flap
        assert np.all(high <= most + CLOSE), flap
    for end in ("top", "bottom"):
        (low, high), (least, most) = (span(stood[f"{one}-{end}"], flat[f"{one}-{end}"]) for one in ("left", "right"))
        assert np.any((high <= least + 1e-6) | (most <= low + 1e-6)), f"the dust flaps at the {end} collide"


@given(decks, rooms)
def test_the_deck_has_a_millimetre_on_each_side(deck, room):
    width, height, cards, thickness = deck
    made = flat_box(deck, room)
    flat, stood = polygons(made), folded(made)
    walls = [span(stood[name], flat[name]) for name in ("back", "left", "front", "right", "lid", "bottom")]
    room = np.max([high for _, high in walls], axis=0) - np.min([low for low, _ in walls], axis=0)
    assert np.all(room >= np.array([width, height, cards * thickness]) + 2 - 1e-6)


@given(decks, rooms)
def test_panels_hang_together_at_their_folds_and_nowhere_else(deck, room):
    made = flat_box(deck, room)
    flat = polygons(made)
    folds = {frozenset((fold.one, fold.other)): fold for fold in made.folds}
    assert len(folds) == len(made.folds) == len(made.panels) - 1
    for one, other in itertools.combinations(flat, 2):
        stretches = shared(flat[one], flat[other])
        fold = folds.get(frozenset((one, other)))
        assert len(stretches) == (fold is not None), (one, other)
        if fold is not None:
            ends = sorted([fold[2:4], fold[4:6]])
            assert np.allclose(sorted(stretches[0]), ends, atol=1e-6), (one, other)


@given(decks, rooms)
def test_no_two_panels_overlap(deck, room):
    made = flat_box(deck, room)
    flat = polygons(made)
    box = made.panels["front"]
    right, bottom = box.x + box.width, box.y + box.height
    flat["front"] = [(box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom)]  # as if it had no notch
    for one, other in itertools.combinations(flat, 2):
        assert apart(flat[one], flat[other]), (one, other)


@given(decks, rooms, corners, corners)
def test_the_cut_encloses_all_panels_and_nothing_else(deck, room, left, top):
    made = flat_box(deck, room, left, top)
    flat, cut = polygons(made), flattened(made.cut)
    assert area(cut) == pytest.approx(sum(map(area, flat.values())), rel=1e-9)
    xs, ys = zip(*cut, strict=True)
    width, height = net_size(made.inside, made.panels["glue"].width)
    assert (min(xs), min(ys)) == pytest.approx((left, top))
    assert (max(xs), max(ys)) == pytest.approx((left + width, top + height))


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(["A3", "A4", "A5", "letter", "SRA3", "300x200"]),
    st.sampled_from(["uno", "mtg", "mini", "large", "bridge", "30x30", "100x40"]),
    st.sampled_from(["0.05", "0.2", "0.3", "0.4"]),
    st.sampled_from(["5", "0", "3,8,12,4"]),
    st.sampled_from(["", "--bw", "--light"]),
)
def test_everything_is_printed_where_the_printer_reaches(paper, size, thickness, margin, ink):
    flags = {"--paper": paper, "--card-size": size, "--thickness": thickness, "--margin": margin}
    wanted = build.read_spec(None, flags | ({ink: True} if ink else {}))
    try:
        made = boxes.box_plan(wanted)
    except FitFault:
        return
    artwork, edges = made.artwork, wanted.print.margin
    assert {artwork.width, artwork.height} == {wanted.print.paper.width, wanted.print.paper.height}
    for shape in artwork.shapes:
        for x, y in _points(shape):
            assert edges.left - 1e-6 <= x <= artwork.width - edges.right + 1e-6, shape.role
            assert edges.top - 1e-6 <= y <= artwork.height - edges.bottom + 1e-6, shape.role


def _points(shape):
    if hasattr(shape, "segments"):
        return [point for _, numbers in shape.segments for point in zip(numbers[::2], numbers[1::2], strict=True)]
    return [(shape.x, shape.y)]
