"""The text of the written file, read back by two readers."""

import re

import pytest

from pdfkit import Pdf, deck, plain, written

COLOURS = ("красный", "жёлтый", "зелёный", "синий")

NAMES = ("Ёлка", "<skip> & «Ко» \"5\" 'x'", "{{ 7*7 }} {% raw %}", "№ 1 #2 [а] – 100 % (да!) \\n")
TEXT = 'Всё: "кавычки" & <b>угол</b>, {{ config }} и \\(скобки\\) … 1/2 — конец?'


@pytest.fixture(scope="module", params=["", "--bw"], ids=["colour", "bw"])
def own(request, tmp_path_factory):
    """A deck with cards of one's own, one of each name, all with the same text."""
    spec = tmp_path_factory.mktemp("own") / "deck.toml"
    cards = "".join(f"[[deck.cards]]\nname = '''{name}'''\ntext = '''{TEXT}'''\nsuit = 'blue'\n" for name in NAMES)
    spec.write_text(cards, encoding="utf-8")
    return Pdf(written(request.param, str(spec)))


def by_pypdf(pdf, number):
    return plain(pdf.reader.pages[number].extract_text())


def test_the_outline_deck_names_the_colour_of_each_card():
    """25 cards of each suit, and no word on the black ones: the text of each form, as often as it is placed."""
    pdf = deck("--bw")
    texts = {name: pdf.text_of(name) for name in pdf.forms}
    text = " ".join(texts[card.name] for page in pdf.pages for card in page.placed)
    assert {word: text.count(word) for word in COLOURS} == dict.fromkeys(COLOURS, 25)
    assert texts["red:5"].count("красный") == 1
    assert by_pypdf(pdf, 0).count("красный") == 10


def test_a_second_reader_finds_the_same_words():
    """Page by page, as whole words."""
    text = " ".join(deck("--bw").words(number) for number in range(11))
    found = re.findall(r"\b(?:красный|жёлтый|зелёный|синий)\b", text)
    assert {word: found.count(word) for word in COLOURS} == dict.fromkeys(COLOURS, 25)


@pytest.mark.parametrize("flags", ["", "--light"])
def test_a_card_with_a_colour_does_not_name_it(flags):
    text = " ".join(deck(flags).words(number) for number in range(11))
    assert not [word for word in COLOURS if word in text]


@pytest.mark.parametrize("flags", ["", "--bw"])
def test_figures_are_text(flags):
    """Both indices and the middle; drawn hollow, they can still be found."""
    pdf = deck(flags)
    for label in "0123456789":
        assert pdf.text_of(f"green:{label}").count(label) == 3
    assert pdf.text_of("blue:+2").count("+2") == 3
    assert pdf.text_of("wild+4").count("+4") == 3
    assert pdf.text_of("wild") == ""


@pytest.mark.parametrize("read", [by_pypdf, Pdf.words], ids=["pypdf", "pdfium"])
def test_own_cards_say_exactly_what_was_written(own, read):
    """Nothing is evaluated, escaped, dropped or swapped."""
    text = " ".join(read(own, number) for number in (-2 % len(own.pages), -1 % len(own.pages)))
    for name in NAMES:
        assert text.count(name) == 1
    assert text.count(TEXT) == len(NAMES)
    assert not re.search(r"&\w+;|&#\d+;|\b49\b", text)


def test_own_cards_are_forms_of_their_name(own):
    """So that anyone can find a card in the file: its id is the name of its form."""
    assert {name for name in own.forms if name.startswith("own:")} == {f"own:blue:{name}" for name in NAMES}


LONG = [f"Очень длинное имя карты, которое не кончается и не кончается, {end}" for end in ("раз", "два")]


@pytest.mark.parametrize("names", [LONG, ["Стоп/ход", "Стоп-ход"]], ids=["long", "slash"])
def test_names_that_a_pdf_cannot_hold_stay_apart(names, tmp_path):
    """Each card is a form and is shown: no name ends at a slash, or has 256 bytes in the file, which pdfium drops."""
    spec = tmp_path / "deck.toml"
    spec.write_text("".join(f"[[deck.cards]]\nname = '{name}'\n" for name in names), encoding="utf-8")
    pdf = Pdf(written("", str(spec)))
    assert len([name for name in pdf.forms if name.startswith("own:")]) == 2
    assert len(pdf.pages[10].placed) == 10
    for read in (by_pypdf, Pdf.words):
        assert [read(pdf, 10).count(name) for name in names] == [1, 1]
    assert max(map(len, re.findall(rb"/FormXob\.[^\s/]+", pdf.data))) <= 255
