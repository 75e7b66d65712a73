"""What the written file says of itself: true size, language, title, fonts."""

import re

import pytest

from pdfkit import Pdf, deck, written

FLAGS = ["", "--bw --backs long-edge", "--light"]


@pytest.mark.parametrize("flags", FLAGS)
def test_the_file_asks_for_true_size(flags):
    assert deck(flags).catalogue["/ViewerPreferences"]["/PrintScaling"] == "/None"
    assert not any("/UserUnit" in page for page in deck(flags).reader.pages)


@pytest.mark.parametrize("title", ["УНО Котовых", "Ёлка (2) \\ «игра» & <3>"])
def test_the_file_has_the_title_of_the_deck_and_its_language(title, tmp_path):
    spec = tmp_path / "deck.toml"
    spec.write_text(f"title = '{title}'", encoding="utf-8")
    pdf = Pdf(written("", str(spec)))
    assert pdf.reader.metadata.title == title
    assert pdf.catalogue["/Lang"] == "ru"
    assert title in pdf.words(0)


def test_the_file_names_the_program_and_nobody():
    about = deck().reader.metadata
    assert re.fullmatch(r"unoprint \d+\.\d+\.\d+", about.creator)
    assert not about.author
    assert not about.subject


def fonts(pdf):
    return [one for one in pdf.objects() if isinstance(one, dict) and one.get("/Type") == "/Font"]


@pytest.mark.parametrize("flags", FLAGS)
def test_every_font_is_embedded_and_can_be_read_back(flags):
    """No font of the reader's machine, a map to Unicode for each."""
    pdf = deck(flags)
    found = fonts(pdf)
    assert len(found) >= 2
    for font in found:
        assert len(font["/FontDescriptor"]["/FontFile2"].get_data()) > 1000
        assert b"beginbfchar" in font["/ToUnicode"].get_data() or b"beginbfrange" in font["/ToUnicode"].get_data()
    assert b"Helvetica" not in pdf.data
    assert all(b"Helvetica" not in form.get_data() for form in pdf.forms.values())


def test_every_page_finds_its_fonts():
    """What a stream selects is in its resources, embedded."""
    pdf = deck("--bw")
    known = fonts(pdf)
    streams = [(form, pdf.operations(name)) for name, form in pdf.forms.items()]
    streams += [(page, pdf.page_operations(number)) for number, page in enumerate(pdf.reader.pages)]
    for holder, operations in streams:
        for operands, code in operations:
            if code == b"Tf":
                assert holder["/Resources"]["/Font"][operands[0]] in known


def test_nothing_in_the_file_acts():
    """A printed sheet: no scripts, links, attachments or actions."""
    for name in (b"/JavaScript", b"/JS", b"/OpenAction", b"/Launch", b"/URI", b"/EmbeddedFile", b"/Annots"):
        assert name not in deck().data
