"""The outline deck: black on white, on every page, in the streams and in the pixels."""

import pytest

from pdfkit import deck

DECKS = {
    "uno": "--bw --backs long-edge --blanks 12",
    "mini": "--bw --backs long-edge --card-size 44x67",
    "large": "--bw --backs short-edge --card-size 70x120",
}
COLOURED = {b"rg", b"RG", b"k", b"K", b"cs", b"CS", b"sc", b"SC", b"scn", b"SCN", b"sh", b"gs", b"BI", b"d"}
"""Operators for anything but grey: colours, patterns, transparency, pictures, dashes."""


@pytest.fixture(scope="module", params=DECKS, ids=str)
def pdf(request):
    return deck(DECKS[request.param])


def test_every_page_is_white_paper_with_black_lines(pdf):
    """At 100 dpi no pixel has a colour, and 85 % of every sheet is white. Full versos differ by a number only."""
    last = len(pdf.pages) - 1
    rectos = [pdf.render(number, dpi=100) for number in range(0, last, 2)]
    for page in (*rectos, pdf.render(1, dpi=100), pdf.render(last, dpi=100)):
        assert page.colour <= 3
        assert page.white >= 0.85
    darkness = [255 - page.rgb[..., 1].mean() for page in rectos]
    assert max(darkness) <= 1.5 * darkness[0]


def test_only_black_and_white_are_asked_for(pdf):
    """In the streams of pages and forms; nothing else can bring in a grey."""
    streams = [pdf.operations(name) for name in pdf.forms]
    streams += [pdf.page_operations(number) for number in (0, 1, -2, -1)]
    for operations in streams:
        for operands, code in operations:
            assert code not in COLOURED
            if code in {b"g", b"G"}:
                assert float(operands[0]) in {0, 1}


def test_no_picture_is_in_the_file(pdf):
    subtypes = {one.get("/Subtype") for one in pdf.objects() if isinstance(one, dict) and "/Subtype" in one}
    assert "/Image" not in subtypes
    assert "/Form" in subtypes


def widths(operations):
    """The widths, in mm, of all lines that a form draws; its space is millimetres from its first matrix on."""
    found, scale, width, hollow = set(), 72 / 25.4, None, False
    space = 1.0
    for operands, code in operations:
        if code == b"cm":
            a, b, c, d = map(float, operands[:4])
            space *= abs(a * d - b * c) ** 0.5
        elif code == b"w":
            width = float(operands[0])
        elif code == b"Tr":
            hollow = operands[0] in {1, 2}
        if code in {b"S", b"B"} or (code == b"Tj" and hollow):
            found.add(width * space / scale)
    return found


def test_lines_are_bold_enough_for_small_hands(pdf):
    """0.35 to 0.5 mm on faces, at most 0.4 mm on the back, whatever the card's size."""
    for name in pdf.forms:
        if name == "marks":
            continue
        lines = widths(pdf.operations(name))
        assert lines, name
        assert min(lines) >= 0.35 - 0.001, name
        assert max(lines) <= (0.4 if name == "back" else 0.5) + 0.001, name


def test_areas_are_left_to_colour():
    """Filled black is text and eyes only: on a number card the colour's name is all there is."""
    pdf = deck("--bw")
    fill, mode, black = None, None, []
    for operands, code in pdf.operations("red:5"):
        if code == b"g":
            fill = float(operands[0])
        elif code == b"Tr":
            mode = operands[0]
        elif code in {b"f", b"B"} or (code == b"Tj" and mode in {0, 2}):
            black += [code] if fill == 0 else []
    assert black == [b"Tj"]
