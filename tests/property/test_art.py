"""Texts and turns, for any input."""

from hypothesis import given, settings
from hypothesis import strategies as st
from pytest import approx  # noqa: PT013

import artkit
from unoprint.art import Path, Text
from unoprint.art.paths import half_turned, moved, rectangle
from unoprint.art.pictures import framed
from unoprint.art.text import LEADING, broken, fitted
from unoprint.spec.model import Art

METRICS = artkit.look().fonts["text"]
LEAST = 2.47
WORDS = st.text("абвгдежзийклмнопрстуфхцчшщъыьэюяЁё .,!?—«»0123456789-\n", max_size=400)
STEADY = settings(derandomize=True, max_examples=150, deadline=None)


@STEADY
@given(WORDS, st.floats(2.5, 6), st.floats(8, 60))
def test_breaking_loses_no_character_and_passes_no_edge(text, size, width):
    lines = broken(text, METRICS, size, width)
    assert "".join(lines).replace(" ", "") == "".join(text.split())
    for line in lines:
        assert METRICS.width(line, size) <= width + 1e-9 or len(line) == 1


@STEADY
@given(WORDS, st.floats(20, 60), st.floats(5, 90))
def test_fitted_text_fits_at_a_legible_size(text, width, height):
    blocks = fitted(((text, METRICS, 4.0),), (width, height), LEAST)
    if blocks is None:
        assert len(broken(text, METRICS, LEAST, width)) * LEAST * LEADING > height
    else:
        assert sum(block.height for block in blocks) <= height
        assert all(block.size >= LEAST for block in blocks)


COORDINATES = st.floats(-200, 200)
LENGTHS = st.floats(1, 200)
PIXELS = st.integers(1, 20000)


@STEADY
@given(st.tuples(COORDINATES, COORDINATES, LENGTHS, LENGTHS), PIXELS, PIXELS, st.sampled_from(["cover", "contain"]))
def test_a_picture_is_never_squashed_and_stands_in_the_middle(frame, wide, high, fit):
    left, top, width, height = frame
    placed = framed(Art("кот.png", fit), frame, rectangle(*frame), (wide, high))
    assert placed.width * high == approx(placed.height * wide)
    assert placed.x + placed.width / 2 == approx(left + width / 2, abs=1e-6)
    assert placed.y + placed.height / 2 == approx(top + height / 2, abs=1e-6)
    across, down = placed.width / width, placed.height / height
    assert (min if fit == "cover" else max)(across, down) == approx(1.0)


@STEADY
@given(st.lists(st.tuples(COORDINATES, COORDINATES), min_size=1), st.floats(-360, 360))
def test_turning_there_and_back_changes_nothing(points, angle):
    path = tuple(("L", point) for point in points)
    back = moved(moved(path, 0, 0, angle=angle), 0, 0, angle=-angle)
    for (_, one), (_, other) in zip(path, back, strict=True):
        assert abs(one[0] - other[0]) + abs(one[1] - other[1]) < 1e-9


def test_a_half_turn_twice_is_the_same_face():
    for artwork in artkit.faces(artkit.look()).values():
        size = (artwork.width, artwork.height)
        twice = half_turned(half_turned(artwork.shapes, *size), *size)
        assert [numbers(shape) for shape in twice] == [approx(numbers(shape)) for shape in artwork.shapes]
        assert [shape.role for shape in twice] == [shape.role for shape in artwork.shapes]


def numbers(shape: Path | Text) -> list[float]:
    if isinstance(shape, Text):
        return [shape.x, shape.y, shape.turned]
    return [value for _, values in shape.segments for value in values]
