"""How the pages fall, for every preset and every house rule, on A5 and A4: read back from the PDFs."""

import pytest

from bookletkit import A4, A5, Book, Line, first_that_takes, reading, rules, ruleset, torn
from unoprint.booklet import engine
from unoprint.rules import OwnRule
from unoprint.spec.model import OwnCard

MM = 72 / 25.4
FOOT = 16 * MM
"""The strip at the foot of a page that holds its number."""

OWN_FONTS = {"Unoprint-Text", "Unoprint-Text-Bold", "Unoprint-Display-Heavy"}

EDGE = 9.9 * MM
"""Nothing is printed nearer to the edge of the paper."""


CASES = [*rules().presets, *rules().house]


@pytest.mark.parametrize("layout", ["pages", "handout"])
@pytest.mark.parametrize("name", CASES)
def test_pages_fall_well(name, layout):
    made = ruleset(name) if name in rules().presets else first_that_takes(name)
    check(reading(made, layout))


def check(pages):
    """What holds for all pages of a book."""
    assert torn(pages) == set(), "a row is torn"
    book = Book(engine.pdf(pages))
    for page in range(len(book)):
        width, height = book.size(page)
        lines = book.lines(page)
        body = [line for line in lines if line.chars[0].bottom < height - FOOT]
        assert body, f"page {page + 1} is empty"
        assert not body[-1].is_heading, f"{body[-1].text} stands alone at the foot of page {page + 1}"
        for line in lines:
            assert min(char.left for char in line.chars) >= EDGE, (page + 1, line.text)
            assert max(char.right for char in line.chars) <= width - EDGE, (page + 1, line.text)
            assert line.chars[0].top >= EDGE, (page + 1, line.text)
            assert line.chars[0].bottom <= height - EDGE, (page + 1, line.text)
        assert {char.font.split("+")[1] for line in lines for char in line.chars} <= OWN_FONTS
        if 0 < page < len(book) - pages.named("index"):
            _check_number(page + 1, [line for line in lines if line.chars[0].bottom >= height - FOOT], width)


@pytest.mark.parametrize("paper", [A4, A5], ids=["A5 pages", "A6 pages"])
def test_nothing_is_too_long_for_a_page(paper):
    address = "https://example.org/" + "очень-длинный-адрес/" * 3
    cards = (OwnCard("Щ" * 60, "Ы" * 90, count=3), OwnCard("Ш" * 60, suit="red"))
    own = tuple(OwnRule("Ж" * 90, f"{address} {'Ю' * 200}") for _ in range(3))
    check(reading(ruleset("kids-5", cards=cards, own=own), "pages", paper, title="Правила " + "Щ" * 112))


def _check_number(page: int, foot: list[Line], width: float) -> None:
    """The page's number stands at its outer edge: right on odd pages, left on even ones."""
    number = next(line for line in foot if str(page) in line.text)
    middle = sum(char.left for char in number.chars if char.text.isdigit()) / max(
        1, sum(char.text.isdigit() for char in number.chars)
    )
    assert (middle > width / 2) == (page % 2 == 1), f"the number of page {page} is at the inner edge"


@pytest.mark.parametrize("layout", ["pages", "handout", "large"])
def test_contents_stand_where_there_are_many_pages(layout):
    book = Book(engine.pdf(reading(ruleset("classic"), layout)))
    has = any("Содержание" in book.text(page) for page in range(len(book)))
    assert has or len(book) <= 8


def test_the_contents_name_the_right_pages():
    book = Book(engine.pdf(reading(ruleset("family"), "pages")))
    contents = next(book.lines(page) for page in range(len(book)) if "Содержание" in book.text(page))
    listed = 0
    for line in contents:
        title, dots, number = line.text.partition("....")
        if dots:
            page = int(number.strip("."))
            assert title in "".join(line.text for line in book.lines(page - 1)), line.text
            listed += 1
    assert listed > 10


def test_large_print_is_large_and_unbroken():
    book = Book(engine.pdf(reading(ruleset("kids-5"), "large", A4)))
    tall = [char for page in range(1, 5) for char in book.chars(page) if "Unoprint-Text" in char.font]
    heights = sorted(char.bottom - char.top for char in tall)
    assert heights[len(heights) // 2] >= 18
    for page in range(len(book)):
        assert not any(line.text.endswith("-") for line in book.lines(page))
