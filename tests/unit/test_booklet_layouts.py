"""Booklet, cheat sheet, pocket book and score sheet: what stands where on the paper."""

import io
import re
from functools import cache

import pypdf
import pytest

from bookletkit import A4, A5, LETTER, Book, first_that_takes, look, printed, rules, ruleset, writer
from unoprint.booklet import engine, fit, impose, layouts, scores, style
from unoprint.errors import FitFault
from unoprint.rules.model import OwnRule
from unoprint.spec.model import Format

MM = 72 / 25.4


def words(text):
    """Letters and figures in order: what stands between them differs from one reading of a page to another."""
    return "".join(char for char in text if char.isalnum())


def same(found, wanted):
    """Whether two texts have the same words; a half may be read line by line in another order than a page."""
    return sorted(words(found)) == sorted(words(wanted))


@cache
def file(preset, layout, paper=A4, flip="short-edge"):
    """A preset's rules, made once for all tests that look at them."""
    return printed(ruleset(preset), layout, paper, flip)


@pytest.mark.parametrize("flip", ["short-edge", "long-edge"])
def test_each_half_of_the_booklet_holds_its_page(flip):
    pages = Book(file("kids-5", "pages").content)
    sheets = Book(file("kids-5", "booklet", flip=flip).content)
    order = [pages.text(page) for page in range(len(pages))]
    cover = len(order) - 1
    order[cover:cover] = ["Заметки"] * (impose.padded(len(order)) - len(order))
    sides = impose.saddle(len(order), 1.0, "short-edge")
    assert len(sheets) == len(sides)
    for side, wanted in enumerate(sides):
        halves = [order[slot.page] for slot in sorted(wanted.slots, key=lambda slot: slot.x)]
        if flip == "long-edge" and side % 2:
            halves.reverse()  # the verso stands on its head
        for number, half in enumerate(halves):
            good = same(sheets.half(side, number), half)
            assert good, f"half {number + 1} of side {side + 1}"  # no diff of whole pages: that takes minutes


@pytest.mark.parametrize(("paper", "sheet"), [(A4, (297, 210)), (LETTER, (279.4, 215.9)), (A5, (210, 148))])
def test_a_booklet_is_a_lying_sheet_of_the_paper(paper, sheet):
    made = file("kids-5", "booklet", paper)
    book = Book(made.content)
    assert len(book) == 2 * made.sheets
    for page in range(len(book)):
        assert book.size(page) == pytest.approx((sheet[0] * MM, sheet[1] * MM), abs=0.5)


def test_a_booklet_asks_the_printer_for_true_size_and_the_right_flip():
    for flip, duplex in (("short-edge", "/DuplexFlipShortEdge"), ("long-edge", "/DuplexFlipLongEdge")):
        reader = pypdf.PdfReader(io.BytesIO(file("kids-5", "booklet", flip=flip).content))
        assert reader.viewer_preferences.print_scaling == "/None"
        assert reader.viewer_preferences.duplex == duplex
        assert reader.root_object["/Lang"] == "ru"
        assert reader.metadata.title == "Колода в стиле УНО"
        assert reader.metadata.creator == "unoprint"


def test_a_booklet_keeps_each_font_once():
    content = file("kids-5", "booklet").content
    reader = pypdf.PdfReader(io.BytesIO(content))
    files = [reader.get_object(number) for number in range(1, reader.trailer["/Size"])]
    assert sum("/Length1" in one for one in files if isinstance(one, dict)) == 3
    assert len(content) < 1.3 * len(file("kids-5", "pages").content)


@pytest.mark.parametrize("preset", ["kids-5", "party"])
def test_the_index_card_is_the_back_cover(preset):
    book = Book(file(preset, "booklet").content)
    assert "Памятка" in book.half(0, 0)
    assert "Колода в стиле УНО" in book.half(0, 1)


@pytest.mark.parametrize("per_page", [1, 2, 4])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "letter"])
def test_a_cheat_sheet_is_one_page(per_page, paper):
    made = printed(ruleset("party"), "cheatsheet", paper, per_page=per_page)
    book = Book(made.content)
    assert len(book) == 1
    assert sorted(book.size(0)) == pytest.approx(sorted((paper.width * MM, paper.height * MM)), abs=0.5)
    assert book.text(0).count("Памятка") == per_page
    sizes = [char.bottom - char.top for char in book.chars(0) if "Unoprint-Text" in char.font]
    assert min(sizes) >= 9


@pytest.mark.parametrize("rule", ["jump-in", "stacking", "plus-ten"])
def test_a_cheat_sheet_tells_the_house_rules_in_short(rule):
    made = ruleset("classic", (rule,), blanks=4)
    text = words(Book(printed(made, "cheatsheet").content).text(0))
    ((title, card),) = writer(made).cards()
    assert words(title) in text
    assert words(card)[:40] in text.replace("\u00a0", "")


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "letter"])
def test_a_cheat_sheet_holds_every_rule_there_is(paper):
    for name in rules().house:
        job = layouts._Job(writer(first_that_takes(name), layout="cheatsheet"), layouts.Wanted("", paper, "", 1, ""))  # noqa: SLF001
        html = job.html("sheet", ("cheatsheet",), job.sheet, layouts.LEAST, details=True)
        assert engine.pages(html).total == 1, name


def test_a_cheat_sheet_that_cannot_hold_its_text_is_refused():
    own = tuple(OwnRule(f"Правило {number}", "Раз, два, три. " * 100) for number in range(10))
    small = Format("10x15", 100, 150)
    with pytest.raises(FitFault) as caught:
        printed(ruleset("party", own=own), "cheatsheet", small, per_page=4)
    assert caught.value.problems[0].params == {"pages": 1, "size": 9.0}


@pytest.mark.parametrize("preset", ["classic", "party"])
def test_a_pocket_book_is_eight_pages_on_one_side(preset):
    book = Book(printed(ruleset(preset), "pocket").content)
    assert len(book) == 1
    width, height = book.size(0)
    assert (width, height) == pytest.approx((297 * MM, 210 * MM), abs=0.5)
    cover = [char for char in book.chars(0) if char.left > width * 3 / 4 and char.top > height / 2]
    assert "КолодавстилеУНО" in "".join(char.text for char in cover)


def test_the_index_card_scales_to_one_page():
    made = ruleset("party", ("plus-ten", "reverse-return"), blanks=4)
    book = Book(printed(made, "pages").content)
    assert "Памятка" in book.text(len(book) - 1)


SCORES = {
    "classic": "Счёт до 500 очков",
    "family": "Счёт до 200 очков",
    "game-101": "Счёт до 101 очка",
    "party": "Туры без счёта",
    "modern": "Кто победил",
}


@pytest.mark.parametrize("preset", SCORES)
def test_a_score_sheet_fits_the_scoring(preset):
    book = Book(scores.pdf(writer(ruleset(preset)), A4))
    assert len(book) == 1
    assert SCORES[preset] in book.text(0)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        ("quick-loser", "Кто проиграл"),
        ("knock-out", "тот выбывает"),
        ("places", "Места"),
        ("lazy", "Туры без счёта"),
    ],
)
def test_a_score_sheet_fits_every_other_scoring(option, text):
    made = ruleset("classic", options={"scoring": option})
    assert text in Book(scores.pdf(writer(made), LETTER)).text(0)


@pytest.mark.parametrize("limit", ["1000", "1500", "321"])
def test_a_score_sheet_names_the_limit(limit):
    made = ruleset("classic", options={"limit": limit}, players=(2, 4))
    book = Book(scores.pdf(writer(made), A4))
    assert f"{limit} очк" in book.text(0).replace("\u00a0", " ")
    assert book.text(0).count("всего") == 4


def test_every_score_sheet_holds_on_one_page():
    for preset in rules().presets:
        for paper in (A4, LETTER):
            assert len(Book(scores.pdf(writer(ruleset(preset)), paper))) == 1, (preset, paper)


class Fake:
    def __init__(self, size):
        self.size = size
        self.total = 1 if size <= 10 else 2


def test_type_is_as_large_as_one_page_allows():
    found, size = fit.largest(Fake, 1, 9, 13)
    assert 10 - fit.STEP <= found.size <= 10
    assert size == found.size


def test_type_is_the_least_where_nothing_fits():
    found, size = fit.largest(Fake, 1, 11, 13)
    assert (found.size, size) == (11, 11)
    with pytest.raises(FitFault):
        fit.fitted(Fake, 1, 11, 13)


def test_the_style_of_a_self_contained_page_names_no_file():
    made = style.with_fonts(style.sheet(("fonts", "base"), look()))
    assert made.count("data:font/ttf;base64,") == 3
    assert 'url("fonts' not in made


@pytest.mark.parametrize("layout", ["booklet", "large", "cheatsheet", "pocket"])
@pytest.mark.parametrize("preset", list(rules().presets))
def test_every_preset_comes_in_every_layout(preset, layout):
    """The two others that make a PDF, pages and handout, are read line by line elsewhere."""
    made = printed(ruleset(preset), layout)
    pages = len(pypdf.PdfReader(io.BytesIO(made.content)).pages)
    assert pages == {"booklet": 2 * made.sheets, "large": made.pages}.get(layout, 1)


@pytest.mark.parametrize("preset", list(rules().presets))
def test_every_preset_comes_as_one_html_file(preset):
    """Nothing in it is fetched from elsewhere."""
    source = printed(ruleset(preset), "html").content.decode("utf-8")
    assert source.startswith("<!doctype html>")
    assert not re.findall(r"(?:src|href)=\"(?!#|data:)|url\((?!\"?data:)|@import", source)
