"""What goes wrong on paper elsewhere: sizes, grids, marks, bleed. Each test is one public complaint."""

import io

import numpy as np
import pypdf
import pytest

from clikit import Here
from pdfkit import Pdf
from pdfstream import PT, Box
from promisekit import (
    attempt,
    circle,
    colour_at,
    extent,
    is_magenta,
    magenta,
    own,
    picture,
    run,
    sizes,
)

MTG = ("--card-size", "63x88")
BACK = '[back]\nart = "magenta.png"\n'


def boxes(pdf: Pdf) -> set[tuple[float, float]]:
    return {tuple(sorted(float(side) for side in page.mediabox[2:])) for page in pdf.reader.pages}


def faces(pdf: Pdf) -> list[int]:
    """The number of cards on each page."""
    return [len(page.placed) for page in pdf.pages]


@pytest.mark.parametrize(("paper", "size"), [("letter", (612.0, 792.0)), ("a4", (595.28, 841.89))])
def test_the_paper_chosen_is_the_paper_written(here: Here, paper: str, size: tuple[float, float]) -> None:
    """A viewer that gets another size scales every card."""
    (found,) = boxes(run(here, "--paper", paper))
    assert found == pytest.approx(size, abs=0.5)


@pytest.mark.parametrize(("paper", "size"), [("letter", (612.0, 792.0)), ("a4", (595.28, 841.89))])
def test_the_booklet_is_on_that_paper_too(here: Here, paper: str, size: tuple[float, float]) -> None:
    """Imposed sides are the same paper, lying."""
    done = here("rules", "--paper", paper, "-o", "rules.pdf")
    assert done.code == 0, done.err
    pages = pypdf.PdfReader(io.BytesIO((here.path / "rules.pdf").read_bytes())).pages
    (found,) = {tuple(float(side) for side in page.mediabox[2:]) for page in pages}
    assert found == pytest.approx(size[::-1], abs=0.5)


@pytest.mark.parametrize(("paper", "most", "sheets"), [("a4", 9, 12), ("a5", 4, 27), ("a3", 18, 6)])
def test_the_grid_is_as_large_as_the_paper_takes(here: Here, paper: str, most: int, sheets: int) -> None:
    """108 cards of 63 × 88 mm, none over another, none in the printer's margin."""
    pdf = run(here, *MTG, "--paper", paper)
    assert (max(faces(pdf)), len(pdf.pages)) == (most, sheets)
    for page in pdf.pages:
        trims = [one.trim for one in page.placed]
        assert all(a.distance(b) >= -0.001 for place, a in enumerate(trims) for b in trims[:place])
        assert Box(5, 5, page.width - 5, page.height - 5).holds(page.outer, 0.001)


def test_a_card_larger_than_the_paper_is_refused(here: Here) -> None:
    refused = attempt(here, "--card-size", "200x290", "--margin", "10")
    assert refused.code == 4
    assert "200 × 290 mm" in refused.err
    assert "190 × 277 mm" in refused.err
    assert not (here.path / "deck.pdf").exists()
    assert set(faces(run(here, "--card-size", "190x277", "--margin", "10", "--marks", "none"))) == {1}


def test_no_row_falls_into_the_blind_margin(here: Here) -> None:
    """Three rows of 88 mm and two gaps of 5 need 274 mm; letter has 269.4 that print."""
    pdf = run(here, *MTG, "--paper", "letter", "--gap", "5")
    for page in pdf.pages:
        assert Box(4.9, 4.9, page.width - 4.9, page.height - 4.9).holds(page.outer)
    if pdf.pages[0].height > pdf.pages[0].width:
        assert len({round(one.trim.top, 2) for one in pdf.pages[0].placed}) <= 2


def test_marks_stand_at_the_edges_on_all_four_sides_alike(here: Here) -> None:
    """By their centre lines: no line's width off on the left or at the top."""
    page = run(here, *MTG).pages[0]
    trims = [one.trim for one in page.placed]
    upright = {stroke.x1 for stroke in page.strokes if stroke.x1 == stroke.x2}
    lying = {stroke.y1 for stroke in page.strokes if stroke.y1 == stroke.y2}
    for trim in trims:
        for edge, marks in ((trim.left, upright), (trim.right, upright), (trim.top, lying), (trim.bottom, lying)):
            assert min(abs(edge - mark) for mark in marks) <= 0.05


def test_marks_that_are_off_are_off(here: Here) -> None:
    """Nothing stroked, nothing printed outside the cards but the service line."""
    pdf = run(here, *MTG, "--marks", "none")
    for number, page in enumerate(pdf.pages):
        assert not page.strokes
        raster = pdf.render(number, dpi=100)
        ink = raster.rgb.min(axis=2) < 250
        for card in page.placed:
            blank(ink, raster, card.trim)
        for char in pdf.chars(number):
            blank(ink, raster, char.box)
        for fill in page.fills:
            blank(ink, raster, fill.box)
        assert not ink.any()


def blank(ink: np.ndarray, raster, box: Box) -> None:
    """Forget the ink in a box, and half a millimetre around it."""
    left, right = ((x - raster.left) * raster.per_x for x in (box.left - 0.5, box.right + 0.5))
    top, bottom = ((y - raster.top) * raster.per_y for y in (box.top - 0.5, box.bottom + 0.5))
    ink[max(0, int(top)) : int(bottom) + 1, max(0, int(left)) : int(right) + 1] = False


def test_no_white_sliver_when_the_cut_is_a_millimetre_out(here: Here) -> None:
    """Colour runs 2 mm beyond every trim, and never over a neighbour's."""
    magenta(here.path)
    flags = (*MTG, "--bleed", "2", "--gap", "4", "--backs", "long-edge")
    pdf = run(here, *flags, spec=BACK)
    page = pdf.pages[1]
    assert {(round(one.trim.width, 2), round(one.trim.height, 2)) for one in page.placed} == {(63.0, 88.0)}
    for trim in (one.trim for one in page.placed):
        x, y = trim.middle
        for at in ((trim.left - 1.5, y), (trim.right + 1.5, y), (x, trim.top - 1.5), (x, trim.bottom + 1.5)):
            red, green, blue = colour_at(pdf, 1, *at)
            assert (red > 200, green < 80, blue > 200) == (True, True, True), at
    trims = [one.trim for one in page.placed]
    for place, one in enumerate(trims):
        assert all(one.grown(2).distance(other) >= -0.001 for other in trims[:place])
    upright = {round(stroke.x1, 2) for stroke in pdf.pages[0].strokes if stroke.x1 == stroke.x2}
    edges = {round(edge, 2) for one in pdf.pages[0].placed for edge in (one.trim.left, one.trim.right)}
    assert upright == edges


def test_bleed_is_cut_off_where_cards_share_a_cut(here: Here) -> None:
    """Without a gap colour runs beyond the block alone: none of it lies on a neighbour."""
    magenta(here.path)
    pdf = run(here, *MTG, "--bleed", "2", "--backs", "long-edge", spec=BACK)
    for page in pdf.pages:
        trims = [one.trim for one in page.placed]
        for one in page.placed:
            assert all(one.shown.distance(trim) >= -0.001 for trim in trims if trim != one.trim)
    verso = pdf.pages[1]
    shown = [one.shown for one in verso.placed]
    assert min(box.left for box in shown) == pytest.approx(verso.outer.left - 2, abs=0.05)
    assert max(box.bottom for box in shown) == pytest.approx(verso.outer.bottom + 2, abs=0.05)


def test_cards_are_at_the_same_places_on_every_sheet(here: Here) -> None:
    """So that a stack can be cut in one go; centred on the paper."""
    pdf = run(here, "--blanks", "4")
    first = [one.trim for one in pdf.pages[0].placed]
    for page in pdf.pages:
        for one, slot in zip(page.placed, first, strict=False):
            assert one.trim == pytest.approx(slot, abs=0.05)
    outer, page = pdf.pages[0].outer, pdf.pages[0]
    assert outer.left == pytest.approx(page.width - outer.right, abs=0.1)
    assert outer.top == pytest.approx(page.height - outer.bottom, abs=0.1)


@pytest.mark.parametrize("paper", ["A4", "letter", "A3", "A5"])
def test_a_long_title_is_not_printed_over_the_cards(here: Here, paper: str) -> None:
    title = ("Бабушкины самые длинные правила " * 4)[:80]
    pdf = run(here, *MTG, "--paper", paper, spec=f'title = "{title}"\n')
    for number, page in enumerate(pdf.pages):
        outside = [char for char in pdf.chars(number) if not any(one.trim.holds(char.box, 0.5) for one in page.placed)]
        assert outside
        assert all(char.box.distance(one.trim) >= 0 for char in outside for one in page.placed)


def test_a_part_full_sheet_keeps_its_slots(here: Here) -> None:
    """The 109th card stands where the first one does."""
    pdf = run(here, *MTG, "--blanks", "1")
    assert faces(pdf) == [9] * 12 + [1]
    assert pdf.pages[12].placed[0].trim == pytest.approx(pdf.pages[0].placed[0].trim, abs=0.05)
    assert len(run(here, *MTG).pages) == 12


def test_every_side_has_a_bar_to_measure(here: Here) -> None:
    pdf = run(here, *MTG, "--backs", "long-edge")
    for number, page in enumerate(pdf.pages):
        (bar,) = [fill.box for fill in page.fills]
        assert max(bar.width, bar.height) == pytest.approx(50, abs=0.1 / PT)
        assert "50 мм" in pdf.words(number)
        assert all(bar.distance(one.trim) > 0 for one in page.placed)


@pytest.mark.parametrize("paper", ["letter", "A5", "200x200"])
def test_every_page_has_the_size_of_the_first(here: Here, paper: str) -> None:
    assert len(boxes(run(here, "--paper", paper, "--blanks", "4", "--backs", "long-edge"))) == 1


def test_a_picture_on_one_card_a_page_keeps_to_the_card(here: Here) -> None:
    """Neither smeared over the sheet nor shrunk into a corner."""
    magenta(here.path)
    flags = (*MTG, "--paper", "75x100", "--backs", "long-edge", "--only", "red:1*3")
    pdf = run(here, *flags, spec=BACK)
    assert faces(pdf) == [1] * 6
    for number in (1, 3, 5):
        raster = pdf.render(number, dpi=508)
        found = extent(is_magenta(raster), raster)
        assert (found.width, found.height) == (pytest.approx(63, abs=0.2), pytest.approx(88, abs=0.2))
        assert found == pytest.approx(pdf.pages[number].placed[0].trim, abs=0.2)


def disc(pdf: Pdf, name: str) -> tuple[float, float]:
    """Width and height of the black disc on a card's picture."""
    raster = pdf.render(0, picture(pdf, name).grown(-4), 600)
    found = extent(raster.grey < 100, raster)
    return found.width, found.height


def test_a_picture_is_as_large_whatever_its_resolution(here: Here) -> None:
    spec = "".join(own(name.split(".")[0], name) for name in sizes(here.path))
    pdf = run(here, *MTG, "--only", "own", spec=spec)
    found = [disc(pdf, f"own:{name}") for name in ("plain", "thrice", "tagged")]
    assert found[1] == pytest.approx(found[0], abs=0.2)
    assert found[2] == pytest.approx(found[0], abs=0.2)


@pytest.mark.parametrize("fit", ["cover", "contain"])
def test_a_picture_of_another_shape_is_not_squashed(here: Here, fit: str) -> None:
    pdf = run(here, *MTG, "--only", "own", spec=own("Круг", circle(here.path), fit=fit))
    width, height = disc(pdf, "own:Круг")
    assert width / height == pytest.approx(1, abs=0.01)


def test_corners_are_filled_to_the_last_edge(here: Here) -> None:
    """And with round guides the arc is about the trim's corner, not the bleed's."""
    magenta(here.path)
    flags = (*MTG, "--bleed", "2", "--gap", "4", "--backs", "long-edge")
    pdf = run(here, *flags, spec=BACK)
    for trim in (one.trim for one in pdf.pages[1].placed):
        for x in (trim.left + 0.3, trim.right - 0.3):
            for y in (trim.top + 0.3, trim.bottom - 0.3):
                red, green, blue = colour_at(pdf, 1, x, y)
                assert (red > 200, green < 80, blue > 200) == (True, True, True)
    rounded = run(here, *flags, "--corners", "round", spec=BACK)
    trim = rounded.pages[0].placed[0].trim
    on_the_arc = 3 - 3 / 2**0.5
    corner = rounded.render(0, Box(trim.left, trim.top, trim.left + 2, trim.top + 2), 1200)
    points = np.argwhere(corner.grey < 245)
    away = min(
        abs(corner.left + (x + 0.5) / corner.per_x - trim.left - on_the_arc)
        + abs(corner.top + (y + 0.5) / corner.per_y - trim.top - on_the_arc)
        for y, x in points
    )
    assert away <= 0.1
    for y, x in points:
        dx = trim.left + 3 - (corner.left + (x + 0.5) / corner.per_x)
        dy = trim.top + 3 - (corner.top + (y + 0.5) / corner.per_y)
        assert (dx**2 + dy**2) ** 0.5 == pytest.approx(3, abs=0.25)
