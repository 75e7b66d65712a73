"""A file for a print shop: the declared inks as they are, black text of black alone, what it was made for."""

import pytest

from pdfkit import Box
from presskit import ABOUT, HEIGHT, WIDTH, at, face, field, grid, paged, printed, sheets, word
from unoprint.art.ink import Inked
from unoprint.art.model import Path
from unoprint.art.paths import rounded
from unoprint.sheets.model import Label, Line, Marks, Slug
from unoprint.units import Rect

RED, BLACK, WHITE = (0.05, 0.95, 0.7, 0.0), (0.0, 0.0, 0.0, 1.0), (0.0, 0.0, 0.0, 0.0)
WHERE = grid(columns=1, rows=1)
SHOP = ABOUT._replace(output_condition="FOGRA39")

MIXED = {b"rg", b"RG", b"cs", b"CS", b"sc", b"SC", b"scn", b"SCN", b"sh", b"gs"}
"""Operators that could bring in anything but declared inks."""


@pytest.fixture(scope="module")
def pdf():
    frame = Inked(Path("frame", rounded(3, 3, 50, 81, 2)), WHITE, RED, 0.5)
    card = face("a", field(0, 0, WIDTH, HEIGHT, RED), frame, word("Стоп", BLACK))
    what = sheets(WHERE, [at(WHERE, 0, "a")], marks=[Marks(crop=(Line(15, 2, 15, 9),), folds=(Line(1, 1, 9, 1),))])
    slug = Slug(Rect(20, 200, 50, 1), (Label("50 мм", 3, 72, 201),))
    return printed(what._replace(sides=(what.sides[0]._replace(slug=slug),)), card, about=SHOP)


def test_inks_go_into_the_file_as_they_were_declared(pdf):
    found = [(code, tuple(map(float, operands))) for operands, code in pdf.operations("a") if code in {b"k", b"K"}]
    assert found == [(b"k", RED), (b"k", WHITE), (b"K", RED), (b"k", BLACK)]
    assert b"0.05 0.95 0.7 0 k" in pdf.forms["a"].get_data()


def test_text_marks_and_service_line_are_black_alone(pdf):
    """Four inks that are not quite in register would blur them."""
    fill, texts = None, 0
    for operands, code in pdf.operations("a"):
        fill = tuple(map(float, operands)) if code == b"k" else fill
        if code == b"Tj":
            texts += 1
            assert fill == BLACK
    assert texts == 1
    for operations in (pdf.operations("marks"), pdf.page_operations(0)):
        assert not [code for _, code in operations if code in {b"k", b"K"}]
        assert {float(operands[0]) for operands, code in operations if code in {b"g", b"G"}} == {0}


def test_nothing_in_the_file_is_red_green_and_blue(pdf):
    for operations in (*map(pdf.operations, pdf.forms), pdf.page_operations(0)):
        assert not [code for _, code in operations if code in MIXED]
    assert b"/DeviceRGB" not in pdf.data
    assert b"/ICCBased" not in pdf.data


def test_a_renderer_makes_red_of_it(pdf):
    red, green, blue = pdf.render(0, Box(16, 13, 17, 14), dpi=100).rgb[1, 1]
    assert red > 200
    assert max(green, blue) < 100


def test_the_file_names_what_it_was_made_for(pdf):
    """A registered printing condition by its name, without a profile; and no claim to a standard."""
    (intent,) = pdf.catalogue["/OutputIntents"]
    assert intent["/Type"] == "/OutputIntent"
    assert intent["/S"] == "/GTS_PDFX"
    assert intent["/OutputConditionIdentifier"] == intent["/OutputCondition"] == intent["/Info"] == "FOGRA39"
    assert intent["/RegistryName"] == "http://www.color.org"
    assert "/DestOutputProfile" not in intent
    assert b"GTS_PDFXVersion" not in pdf.data


def test_the_file_says_what_print_shops_ask_for(pdf):
    """Not trapped; a name that tells two files apart; title and dates; boxes one within the other; no encryption."""
    about = pdf.reader.metadata
    assert about["/Trapped"] == "/False"
    assert about.title == "Проба"
    assert about.creation_date == about.modification_date
    first, second = pdf.reader.trailer["/ID"]
    assert first == second
    assert len(first.original_bytes) == 16
    media, bleed, trim = (pdf.box(0, name) for name in ("/MediaBox", "/BleedBox", "/TrimBox"))
    assert media.holds(bleed, 1e-6)
    assert bleed.holds(trim, 1e-6)
    assert "/Encrypt" not in pdf.reader.trailer


def test_a_file_for_home_names_no_printing_condition():
    assert "/OutputIntents" not in paged(face("a")).catalogue
