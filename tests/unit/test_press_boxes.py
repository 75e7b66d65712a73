"""Where the cards are in the written file, read from its matrices and boxes."""

from typing import NamedTuple

import pytest

from pdfkit import TOLERANCE, deck

PAPERS = {
    "A3": (841.89, 1190.55),
    "A4": (595.28, 841.89),
    "A5": (419.53, 595.28),
    "letter": (612, 792),
    "legal": (612, 1008),
    "tabloid": (792, 1224),
    "10x15": (283.46, 425.20),
    "200x200": (566.93, 566.93),
}
"""Width and height in points, upright, as every table of papers gives them."""


class Layout(NamedTuple):
    """A deck's flags and what must come of them: cards across and down, by hand, with marks and margins of 5 mm."""

    paper: str
    card: str
    gap: tuple[float, float]
    landscape: bool
    columns: int
    rows: int

    @property
    def flags(self) -> str:
        gap = ",".join(f"{value:g}" for value in self.gap)
        return f"--paper {self.paper} --card-size {self.card} --gap {gap}"

    @property
    def size(self) -> tuple[float, float]:
        width, height = self.card.split("x")
        return float(width), float(height)


LAYOUTS = [
    Layout("A4", "56x87", (0, 0), True, 5, 2),
    Layout("A4", "56x87", (1.7, 1.7), False, 3, 3),
    Layout("A4", "63x88", (0, 0), False, 3, 3),
    Layout("A4", "70x120", (0, 4), False, 2, 2),
    Layout("letter", "63.5x88.9", (0, 0), True, 4, 2),
    Layout("letter", "44x67", (4, 1.7), False, 4, 3),
    Layout("A5", "57x89", (0, 0), False, 2, 2),
    Layout("A5", "70x120", (0, 0), True, 2, 1),
    Layout("A3", "63x88", (0, 0), True, 6, 3),
    Layout("A3", "44x67", (1.7, 1.7), True, 8, 4),
    Layout("200x200", "56x87", (4, 4), False, 3, 2),
    Layout("legal", "57x89", (1.7, 1.7), True, 5, 2),
    Layout("tabloid", "70x120", (4, 4), True, 5, 2),
    Layout("10x15", "44x67", (0, 0), True, 3, 1),
]


@pytest.fixture(scope="module", params=LAYOUTS, ids=lambda one: f"{one.paper}-{one.card}-{one.gap[0]:g},{one.gap[1]:g}")
def layout(request):
    return request.param


@pytest.fixture(scope="module")
def pdf(layout):
    return deck(layout.flags)


def near(value):
    return pytest.approx(value, abs=TOLERANCE)


def test_every_page_is_the_paper(pdf, layout):
    """The size asked for, and one size only."""
    wanted = PAPERS[layout.paper]
    wanted = wanted[::-1] if layout.landscape else wanted
    sizes = {tuple(float(value) for value in page.mediabox) for page in pdf.reader.pages}
    assert len(sizes) == 1
    assert sizes.pop() == pytest.approx((0, 0, *wanted), abs=0.01)


def test_every_trim_has_the_size_of_a_card(pdf, layout):
    """The /BBox of each face, and what its matrix makes of it on the page."""
    width, height = layout.size
    faces = [form for name, form in pdf.forms.items() if name != "marks"]
    assert len(faces) == 54
    for form in faces:
        box = [float(value) / (72 / 25.4) for value in form["/BBox"]]
        assert box == pytest.approx([0, 0, width, height], abs=0.001)
    for page in pdf.pages:
        for card in page.placed:
            assert (card.trim.width, card.trim.height) == (near(width), near(height))
            assert not card.turned


def test_neighbours_are_a_card_and_a_gap_apart(pdf, layout):
    """From the first slot, by hand: row by row, as many as the paper takes."""
    (width, height), (gap_x, gap_y) = layout.size, layout.gap
    cards = [card.trim for card in pdf.pages[0].placed]
    assert len(cards) == layout.columns * layout.rows
    for index, card in enumerate(cards):
        row, column = divmod(index, layout.columns)
        assert card.left - cards[0].left == near(column * (width + gap_x))
        assert card.top - cards[0].top == near(row * (height + gap_y))


def test_the_grid_stands_in_the_middle_of_the_paper(pdf):
    """Left as right, top as bottom, and none in the printer's blind margin."""
    page = pdf.pages[0]
    outer = page.outer
    assert outer.left == near(page.width - outer.right)
    assert outer.top == near(page.height - outer.bottom)
    assert min(outer.left, outer.top) >= 5 - TOLERANCE


def test_slots_are_the_same_on_every_sheet(pdf, layout):
    """The last sheet holds what is left, from the first slot on."""
    slots = [card.trim for card in pdf.pages[0].placed]
    full, left = divmod(108, layout.columns * layout.rows)
    assert [len(page.placed) for page in pdf.pages] == [len(slots)] * full + [left] * (left > 0)
    for page in pdf.pages:
        for card, slot in zip(page.placed, slots, strict=False):
            assert card.trim == pytest.approx(slot, abs=0.001)


def test_no_two_cards_overlap(pdf):
    cards = [card.trim for card in pdf.pages[0].placed]
    for index, card in enumerate(cards):
        for other in cards[index + 1 :]:
            assert card.distance(other) >= -0.001


def test_the_file_names_the_grid_as_its_trim(pdf):
    """/TrimBox is the outer trim; there is no bleed beyond it."""
    outer = pdf.pages[0].outer
    for number in range(len(pdf.pages)):
        assert pdf.box(number, "/TrimBox") == near(outer)
        assert pdf.box(number, "/BleedBox") == near(outer)


def test_uneven_margins_move_the_grid():
    """Left 30, right 5: centred in what is left; a form's place is where the numbers say."""
    page = deck("--margin 12,5,20,30").pages[0]
    outer = page.outer
    assert (page.width, page.height) == (near(210), near(297))
    assert outer.left - 30 == near(page.width - 5 - outer.right)
    assert outer.top - 12 == near(page.height - 20 - outer.bottom)


def test_copies_follow_each_other_without_a_break():
    """Two decks of 108 on 22 sheets; card 109 is the first of the second deck."""
    pages = deck("--copies 2").pages
    names = [card.name for page in pages for card in page.placed]
    assert [len(page.placed) for page in pages] == [10] * 21 + [6]
    assert names[:108] == names[108:]
