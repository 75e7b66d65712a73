"""Drawings on pages of their own: each page as large as its drawing, with the boxes a print shop reads."""

import pytest

from pdfkit import TOLERANCE, Box
from presskit import face, field, paged, solid, word


def near(value):
    return pytest.approx(value, abs=TOLERANCE)


def test_each_drawing_has_a_page_of_its_own_size():
    pdf = paged(solid("a", bleed=3), face("b", field(0, 0, 10, 10), size=(210, 297)), solid("c"))
    assert [(page.width, page.height) for page in pdf.pages] == [near((62, 93)), near((210, 297)), near((56, 87))]
    assert [[card.name for card in page.placed] for page in pdf.pages] == [["a"], ["b"], ["c"]]


def test_the_boxes_are_trim_and_bleed():
    pdf = paged(solid("a", bleed=3), solid("b"))
    (card,) = pdf.pages[0].placed
    for trim in (pdf.box(0, "/TrimBox"), card.trim):
        assert trim == near(Box(3, 3, 59, 90))
    for bleed in (pdf.box(0, "/BleedBox"), card.shown):
        assert bleed == near(Box(0, 0, 62, 93))
    for name in ("/TrimBox", "/BleedBox"):
        assert pdf.box(1, name) == near(Box(0, 0, 56, 87))


def test_a_page_is_covered_to_the_edge_of_its_bleed():
    """Not a light pixel, and nothing is clipped."""
    pdf = paged(solid("a", bleed=3))
    assert pdf.render(0, Box(0, 0, 1, 1)).grey.max() < 20
    assert pdf.render(0, Box(61, 92, 61.9, 92.9)).grey.max() < 20
    assert not [code for _, code in pdf.page_operations(0) if code == b"W"]


def test_text_is_text_and_fonts_are_embedded():
    pdf = paged(face("a", word("Сто миллиметров")), face("b", word("Вторая")))
    assert pdf.words(0) == "Сто миллиметров"
    assert pdf.words(1) == "Вторая"
    assert b"Helvetica" not in pdf.data


def test_a_drawing_that_comes_twice_is_stored_once():
    pdf = paged(solid("a"), solid("b"), solid("a"))
    assert [page.placed[0].name for page in pdf.pages] == ["a", "b", "a"]
    assert set(pdf.forms) == {"a", "b"}


@pytest.mark.parametrize("duplex", ["Simplex", "DuplexFlipLongEdge"])
def test_the_file_asks_for_true_size_and_the_sides_it_was_given(duplex):
    wishes = paged(solid("a"), duplex=duplex).catalogue["/ViewerPreferences"]
    assert wishes["/PrintScaling"] == "/None"
    assert wishes["/Duplex"] == f"/{duplex}"
