"""The service line in the written file: its bar to the hundredth, its words, and that it touches nothing."""

import pytest

from pdfkit import Box, Pdf, deck, written

TITLE = "Колода дома Котовых для долгих вечеров, дождливых выходных и больших компаний в деревне"


@pytest.mark.parametrize("flags", ["", "--bw --backs short-edge", "--card-size 63x88 --backs long-edge"])
def test_the_bar_is_50_mm_on_every_page(flags):
    """Filled, level, and at the same place on all sheets and both sides."""
    pages = deck(flags).pages
    for page in pages:
        (bar,) = page.fills
        assert bar.box.width == pytest.approx(50, abs=0.02)
        assert 0.4 <= bar.box.height <= 1.5
        assert bar.grey == 0
        assert bar == pages[0].fills[0]


def test_the_bar_is_rendered_50_mm_long():
    pdf = deck()
    (bar,) = (fill.box for fill in pdf.pages[2].fills)
    y = bar.middle[1]
    ends = [pdf.render(2, Box(x - 0.8, y - 0.1, x + 0.8, y + 0.1)).crossing("x") for x in (bar.left, bar.right)]
    assert ends[1] - ends[0] == pytest.approx(50, abs=0.05)


def test_every_sheet_says_its_number():
    pdf = deck()
    assert "лист 3 из 11" in pdf.reader.pages[2].extract_text().replace("\N{NO-BREAK SPACE}", " ")
    for number in range(len(pdf.pages)):
        words = pdf.words(number)
        assert f"лист {number + 1} из 11 · лицо · печатать в масштабе 100 %" in words
        assert "50 мм" in words
        assert "Колода в стиле УНО" in words


def test_both_sides_of_a_sheet_have_its_number():
    pdf = deck("--card-size 63x88 --backs long-edge")
    for number in range(len(pdf.pages)):
        side = "оборот" if number % 2 else "лицо"
        assert f"лист {number // 2 + 1} из 12 · {side} · переворот по длинному краю" in pdf.words(number)


@pytest.mark.parametrize("flags", ["", "--paper letter --card-size 63x88 --gap 1.7", "--paper A3", "--paper A5 --bw"])
def test_a_long_title_touches_neither_cards_nor_marks(flags, tmp_path):
    """Every character is in a card, or clear of all cards and marks; what is cut off says so."""
    assert len(TITLE) > 80
    spec = tmp_path / "deck.toml"
    spec.write_text(f'title = "{TITLE}"', encoding="utf-8")
    pdf = Pdf(written(flags, str(spec)))
    page = pdf.pages[0]
    trims = [card.trim for card in page.placed]
    outside = [char for char in pdf.chars(0) if not any(trim.holds(char.box) for trim in trims)]
    for thing in (*(char.box for char in outside), *(fill.box for fill in page.fills)):
        assert Box(5, 5, page.width - 5, page.height - 5).holds(thing, slack=0.01)
        assert all(thing.distance(trim) > 0.2 for trim in trims)
        assert all(thing.distance(stroke.box) > 0.2 for stroke in page.strokes)
    text = "".join(char.text for char in outside)
    assert "лист1из" in text
    assert "Колодадома" in text
    assert TITLE.replace(" ", "") in text or "…" in text
