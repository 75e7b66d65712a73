"""The sheet to measure a printer with: what is read on it is the shift to use, and all of it can be read."""

import math
import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from artkit import look
from unoprint import art
from unoprint.art import calibration
from unoprint.art.calibration import Check
from unoprint.art.instructions import Call
from unoprint.errors import FitFault
from unoprint.sheets.duplex import ways

PAPERS = {
    "A4": (210.0, 297.0),
    "A4 lying": (297.0, 210.0),
    "letter lying": (279.4, 215.9),
    "A5": (148.0, 210.0),
    "A3": (297.0, 420.0),
    "letter": (215.9, 279.4),
    "least": (140.0, 210.0),
    "square": (250.0, 250.0),
}
FLIPS = ("long-edge", "short-edge")
SHEETS = [pytest.param(paper, flip, id=f"{paper} {flip}") for paper in PAPERS for flip in FLIPS]
ERRORS = [(0.0, 0.0), (-1.5, 2.0), (7.0, -7.0), (9.5, -0.5), (-10.0, 10.0), (3.0, 8.5)]
SHIFTS = [(0.0, 0.0), (1.5, -2.0), (-0.25, 4.1)]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float
    what: str

    def meets(self, other: "Box") -> bool:
        return (
            self.left < other.right - 1e-6
            and other.left < self.right - 1e-6
            and self.top < other.bottom - 1e-6
            and other.top < self.bottom - 1e-6
        )

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@cache
def fonts() -> dict[str, art.Metrics]:
    return look().fonts


def check(paper: str, flip: str, shift: tuple[float, float] = (0.0, 0.0)) -> Check:
    width, height = PAPERS[paper]
    (way,) = [way for way in ways(width, height, flip) if (way.width, way.height) == (width, height)]
    return Check(paper, width, height, flip, way.axis == "x", shift)


def pages(paper: str, flip: str, shift: tuple[float, float] = (0.0, 0.0)) -> tuple[art.Artwork, art.Artwork]:
    return calibration.pages(check(paper, flip, shift), fonts())


def box(shape: art.Shape) -> Box:
    """What a shape covers: of a text, its figures and capitals, and what goes below the line."""
    if isinstance(shape, art.Text):
        metrics = fonts()[shape.font]
        below = 0.22 if set(shape.text) & set("рудцщ,;()") else 0.0
        tall = metrics.cap_height / 1000 * shape.size
        right = shape.x + metrics.width(shape.text, shape.size)
        return Box(shape.x, shape.y - tall, right, shape.y + below * shape.size, shape.text)
    assert isinstance(shape, art.Path)
    numbers = [value for _, values in shape.segments for value in values]
    return Box(min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2]), shape.role)


def boxes(page: art.Artwork, role: str) -> list[Box]:
    return [box(shape) for shape in page.shapes if shape.role == role]


def marks(page: art.Artwork, axis: str) -> dict[float, float]:
    """Label → place of each mark along an axis; its label is the text that follows."""
    index = "xy".index(axis)
    found = {}
    for mark, label in zip(page.shapes, page.shapes[1:], strict=False):
        if mark.role == f"{axis}-mark":
            assert isinstance(label, art.Text)
            found[float(label.text.replace("−", "-"))] = box(mark).middle[index]
    return found


def behind(page: art.Artwork, flip: str, line: Box) -> tuple[float, float]:
    """Where on the verso the middle of a recto's line is seen, by the sheet's turning alone."""
    x, y = line.middle
    upright = page.width <= page.height
    return (page.width - x, y) if (flip == "long-edge") == upright else (x, page.height - y)


def read(recto: art.Artwork, verso: art.Artwork, flip: str, error: tuple[float, float]) -> tuple[float, float]:
    """What one reads when the verso came out `error` off (right, up): between two marks, the part of the way."""
    found = []
    for axis, index, off in (("x", 0, error[0]), ("y", 1, -error[1])):
        line = behind(recto, flip, boxes(recto, f"{axis}-line")[0])[index]
        seen = sorted((place + off, value) for value, place in marks(verso, axis).items())
        (low, below), (high, above) = next(
            (one, two) for one, two in pairwise(seen) if one[0] - 1e-6 <= line <= two[0] + 1e-6
        )
        found.append(below + (above - below) * (line - low) / (high - low))
    return found[0], found[1]


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
@pytest.mark.parametrize("error", ERRORS)
def test_the_label_on_the_line_is_the_shift_that_puts_it_right(
    paper: str, flip: str, error: tuple[float, float]
) -> None:
    recto, verso = pages(paper, flip)
    shift = read(recto, verso, flip, error)
    assert shift == pytest.approx((-error[0], -error[1]), abs=0.05)
    again, corrected = pages(paper, flip, (round(shift[0], 2), round(shift[1], 2)))
    assert again == recto
    for axis, index, off in (("x", 0, error[0]), ("y", 1, -error[1])):
        zero = boxes(corrected, "ring")[0].middle  # the ring of the grid, the first there is
        cross = behind(again, flip, boxes(again, f"{axis}-line")[1])
        assert zero[index] + off == pytest.approx(cross[index], abs=0.05)
        tips = pointers(corrected)[axis]
        line = behind(again, flip, boxes(again, f"{axis}-line")[0])[index]
        assert [tip + off for tip in tips] == pytest.approx([line, line], abs=0.05)


def pointers(page: art.Artwork) -> dict[str, list[float]]:
    tips = [shape.segments[0][1] for shape in page.shapes if isinstance(shape, art.Path) and shape.role == "pointer"]
    return {"x": [x for x, _ in tips[:2]], "y": [y for _, y in tips[2:]]}


@pytest.mark.parametrize("flip", FLIPS)
@pytest.mark.parametrize("shift", SHIFTS)
def test_a_second_print_reads_the_same_value_again(flip: str, shift: tuple[float, float]) -> None:
    chance = random.Random(7)  # noqa: S311
    for _ in range(50):
        error = (chance.uniform(-5, 5), chance.uniform(-5, 5))
        recto, verso = pages("A4", flip, shift)
        assert read(recto, verso, flip, error) == pytest.approx((-error[0], -error[1]), abs=0.05)


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
@pytest.mark.parametrize("shift", SHIFTS)
def test_every_mark_has_a_label_of_its_own_ten_millimetres_both_ways(
    paper: str, flip: str, shift: tuple[float, float]
) -> None:
    recto, verso = pages(paper, flip, shift)
    for axis, off in zip("xy", shift, strict=True):
        labels = list(marks(verso, axis))
        assert len(labels) == len(boxes(verso, f"{axis}-mark"))
        assert labels == [float(value) for value in range(math.ceil(off - 10), math.floor(off + 10) + 1)]
    for axis in "xy":
        assert len(boxes(verso, f"{axis}-grid")) == 5
    del recto


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
def test_the_grid_says_what_the_scales_say(paper: str, flip: str) -> None:
    _, verso = pages(paper, flip)
    shapes = list(zip(verso.shapes, verso.shapes[1:], strict=False))
    middle = boxes(verso, "ring")[0].middle
    for axis, index, up in (("x", 0, 1), ("y", 1, -1)):
        lines = [(box(one), two) for one, two in shapes if one.role == f"{axis}-grid"]
        for line, label in lines:
            assert isinstance(label, art.Text)
            value = float(label.text.replace("−", "-"))
            assert (line.middle[index] - middle[index]) * up == pytest.approx(value, abs=0.05)


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
def test_the_corners_have_the_same_letter_on_both_sides_if_the_flip_is_right(paper: str, flip: str) -> None:
    recto, verso = pages(paper, flip)

    def corners(page: art.Artwork) -> dict[str, Box]:
        return {shape.text: box(shape) for shape in page.shapes if isinstance(shape, art.Text) and shape.text in "АБВГ"}

    here, there = corners(recto), corners(verso)
    assert list(here) == list("АБВГ")
    for letter, one in here.items():
        assert there[letter].middle == pytest.approx(behind(recto, flip, one), abs=0.1)
    other = FLIPS[flip == FLIPS[0]]
    assert all(math.dist(there[letter].middle, behind(recto, other, one)) > 50 for letter, one in here.items())


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
def test_the_rules_are_100_mm_long_and_their_ticks_true(paper: str, flip: str) -> None:
    recto, _ = pages(paper, flip)
    across, down = boxes(recto, "rule")
    assert across.right - across.left == pytest.approx(100, abs=1e-9)
    assert down.bottom - down.top == pytest.approx(100, abs=1e-9)
    ticks = boxes(recto, "ink")
    at = [tick for tick in ticks if tick.top == pytest.approx(across.bottom)]
    assert [tick.middle[0] - across.left for tick in at] == pytest.approx(range(101), abs=0.11)
    at = [tick for tick in ticks if tick.left == pytest.approx(down.right)]
    assert [tick.middle[1] - down.top for tick in at] == pytest.approx(range(101), abs=0.11)
    assert min(box.left for box in ticks if box.top == across.bottom) >= across.left - 1e-9


def test_the_lines_at_the_edges_stand_where_their_numbers_say() -> None:
    recto, _ = pages("A4", "long-edge")
    found: dict[str, list[int]] = {}
    for line, label in zip(recto.shapes, recto.shapes[1:], strict=False):
        if line.role == "edge":
            assert isinstance(label, art.Text)
            x, y = box(line).middle
            edges = {"left": x, "top": y, "right": 210 - x, "bottom": 297 - y}
            nearest = min(edges, key=lambda edge: edges[edge])
            assert edges[nearest] == pytest.approx(float(label.text), abs=0.05)
            found.setdefault(nearest, []).append(int(label.text))
    assert set(found) == {"left", "top", "right", "bottom"}
    assert all(numbers == list(range(1, 11)) for numbers in found.values())


def _crowded(page: art.Artwork) -> Iterator[tuple[str, str]]:
    """Texts that touch another text, a line or a mark. A letter stands in its ring, the grid's lines cross."""
    texts = [box(shape) for shape in page.shapes if isinstance(shape, art.Text) and shape.text not in "АБВГ"]
    others = [box(shape) for shape in page.shapes if not isinstance(shape, art.Text)]
    for place, text in enumerate(texts):
        yield from ((text.what, other.what) for other in (*texts[place + 1 :], *others) if text.meets(other))


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
@pytest.mark.parametrize("shift", [*SHIFTS, (-8.0, 8.0)])
def test_nothing_overlaps_nothing_is_small_and_all_stays_inside(
    paper: str, flip: str, shift: tuple[float, float]
) -> None:
    for page in pages(paper, flip, shift):
        assert list(_crowded(page)) == []
        assert art.uncovered(page, fonts()) == ""
        for shape in page.shapes:
            one = box(shape)
            least = 5.0 if shape.role != "edge" and one.what not in map(str, range(1, 11)) else 0.0
            assert one.left >= least, one
            assert one.top >= least, one
            assert one.right <= page.width - least, one
            assert one.bottom <= page.height - least, one
            if isinstance(shape, art.Text):
                assert shape.size * 72 / 25.4 >= 8 - 1e-9


@pytest.mark.parametrize(("paper", "flip"), SHEETS)
def test_behind_the_scales_the_recto_is_white_but_for_the_lines(paper: str, flip: str) -> None:
    recto, verso = pages(paper, flip)
    roles = ("x-mark", "y-mark", "half", "x-grid", "y-grid", "pointer")
    scale = [one for role in roles for one in boxes(verso, role)]
    dot = next(one for one in boxes(recto, "ink") if one.middle == pytest.approx(boxes(recto, "x-line")[1].middle))
    for shape in recto.shapes:
        if shape.role in {"x-line", "y-line"} or box(shape)[:4] == dot[:4]:
            continue
        one = box(shape)
        corners = [behind(recto, flip, one._replace(right=one.left, bottom=one.top))]
        corners.append(behind(recto, flip, one._replace(left=one.right, top=one.bottom)))
        xs, ys = zip(*corners, strict=True)
        seen = Box(min(xs), min(ys), max(xs), max(ys), one.what)
        assert not any(seen.meets(mark) for mark in scale), one


@pytest.mark.parametrize("flip", FLIPS)
def test_the_pages_name_the_commands_to_type(flip: str) -> None:
    made = calibration.pages(check("A4", flip)._replace(call=Call("кухня")), fonts())
    recto, verso = ([shape.text for shape in page.shapes if isinstance(shape, art.Text)] for page in made)
    assert "unoprint deck --margin 4" in recto
    assert f"unoprint deck --backs {flip} --shift 1.5,-2" in verso
    assert f"unoprint calibrate --printer кухня --shift 1.5,-2 --backs {flip}" in verso
    assert f"unoprint calibrate --printer кухня --backs {FLIPS[flip == FLIPS[0]]}" in verso
    assert any("ровно 100 мм" in text for text in recto)


@pytest.mark.parametrize(("width", "height"), [(139.9, 300.0), (210.0, 209.9), (300.0, 195.9), (100.0, 150.0)])
def test_smaller_paper_is_refused_with_the_size_it_takes(width: float, height: float) -> None:
    with pytest.raises(FitFault) as caught:
        calibration.pages(Check("small", width, height, "long-edge", across=True), fonts())
    (problem,) = caught.value.problems
    params = {"paper": "small", "width": 140, "height": 210, "paper_width": width, "paper_height": height}
    assert (problem.id, problem.params) == ("calibration-paper", params)


@pytest.mark.parametrize(("paper", "shift"), [("A4", (10.5, 0.0)), ("A4", (0.0, -11.0))])
def test_a_shift_beyond_the_scales_is_refused(paper: str, shift: tuple[float, float]) -> None:
    with pytest.raises(FitFault, match="calibration-shift"):
        pages(paper, "long-edge", shift)


def test_a_wide_margin_keeps_all_but_its_own_lines_out() -> None:
    recto, verso = calibration.pages(check("A4", "long-edge")._replace(inset=20.0), fonts())
    for page in (recto, verso):
        texts = [box(one) for one in page.shapes if isinstance(one, art.Text) and len(one.text) > 2]
        assert min(one.left for one in texts) >= 20
        assert min(one.top for one in texts) >= 20


@pytest.mark.parametrize("flip", FLIPS)
def test_a_lying_sheet_has_room_for_wide_margins(flip: str) -> None:
    """Cards of 63 × 88 mm lie on A4 where the margins are wide."""
    for page in calibration.pages(check("A4 lying", flip)._replace(inset=20.0), fonts()):
        assert list(_crowded(page)) == []


@pytest.mark.parametrize(
    ("paper", "call", "said"),
    [
        (
            "A4",
            Call(),
            "на них печатаются карты uno на A4. Для горизонтальных листов напечатайте проверку с --landscape",
        ),
        ("A4 lying", Call(), "Для вертикальных листов напечатайте проверку с --portrait."),
        ("A4 lying", Call(turn="--landscape"), "на вертикальных: для них напечатайте проверку без --landscape."),
        ("A5", Call(), "Для горизонтальных листов напечатайте проверку с --paper A4 --landscape."),
        ("square", Call(), "Это сдвиг для квадратных листов."),
    ],
)
def test_the_page_says_for_which_sheets_it_is_and_how_to_measure_others(paper: str, call: Call, said: str) -> None:
    _, verso = calibration.pages(check(paper, "long-edge")._replace(call=call), fonts())
    assert said in " ".join(shape.text for shape in verso.shapes if isinstance(shape, art.Text))


def test_the_page_is_black_and_grey_alone() -> None:
    _, verso = pages("A4", "long-edge")
    paint = {(one.fill, one.stroke) for one in calibration.plain(verso)}
    assert paint == {("#000000", None), (None, "#000000"), ("#808080", None)}
