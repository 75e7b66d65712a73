"""Versos in the written file: which page, which place, which way up."""

from typing import NamedTuple

import numpy as np
import pytest

from pdfkit import TOLERANCE, Box, Pdf, deck, flags
from sheetkit import lay, spec
from unoprint import build, press, resources
from unoprint.art.ink import Inked
from unoprint.art.model import Artwork, Path
from unoprint.art.paths import rounded
from unoprint.press import About, Face


class Turn(NamedTuple):
    """A sheet, how it is turned over, and what must come of it."""

    flags: str
    flip: str
    per_sheet: int
    swaps: str
    turned: bool
    duplex: str


TURNS = {
    "portrait-long": Turn("--card-size 63x88 --blanks 1", "long-edge", 9, "x", False, "/DuplexFlipLongEdge"),
    "portrait-short": Turn("--card-size 63x88 --blanks 1", "short-edge", 9, "y", True, "/DuplexFlipShortEdge"),
    "landscape-long": Turn("", "long-edge", 10, "y", True, "/DuplexFlipLongEdge"),
    "landscape-short": Turn("", "short-edge", 10, "x", False, "/DuplexFlipShortEdge"),
    "square-long": Turn("--paper 200x200 --blanks 1", "long-edge", 6, "x", False, "/DuplexFlipLongEdge"),
    "square-short": Turn("--paper 200x200 --blanks 1", "short-edge", 6, "y", True, "/DuplexFlipShortEdge"),
    "margins-long": Turn("--margin 12,5,6,20 --card-size 63x88", "long-edge", 8, "y", True, "/DuplexFlipLongEdge"),
    "margins-short": Turn("--margin 12,5,6,20 --card-size 63x88", "short-edge", 8, "x", False, "/DuplexFlipShortEdge"),
    "margins-upright": Turn("--margin 5,3,5,8 --card-size 63x88", "long-edge", 9, "x", False, "/DuplexFlipLongEdge"),
}


@pytest.fixture(scope="module", params=TURNS, ids=str)
def turn(request):
    return TURNS[request.param]


@pytest.fixture(scope="module")
def pdf(turn):
    return deck(f"{turn.flags} --backs {turn.flip}")


def mirrored(trim, page, swaps):
    """Where the paper behind a card is once the sheet is turned over."""
    if swaps == "x":
        return Box(page.width - trim.right, trim.top, page.width - trim.left, trim.bottom)
    return Box(trim.left, page.height - trim.bottom, trim.right, page.height - trim.top)


def test_page_2k_lies_behind_page_2k_minus_1(pdf, turn):
    """A back behind every face and behind nothing else, on the part-full last sheet too."""
    rectos, versos = pdf.pages[::2], pdf.pages[1::2]
    assert len(rectos) == len(versos)
    assert len(rectos[0].placed) == turn.per_sheet
    for recto, verso in zip(rectos, versos, strict=True):
        assert all(card.name != "back" for card in recto.placed)
        assert all(card.name == "back" for card in verso.placed)
        behind = sorted(mirrored(card.trim, recto, turn.swaps) for card in recto.placed)
        backs = sorted(card.trim for card in verso.placed)
        assert np.array(backs) == pytest.approx(np.array(behind), abs=TOLERANCE)


def test_a_card_turned_sideways_shows_its_back_upright(pdf, turn):
    """Backs stand on their heads where top and bottom change places; faces never do."""
    for number, page in enumerate(pdf.pages):
        assert {card.turned for card in page.placed} == {bool(number % 2) and turn.turned}


def test_the_file_asks_the_printer_for_this_flip(pdf, turn):
    assert pdf.catalogue["/ViewerPreferences"]["/Duplex"] == turn.duplex
    words = {"long-edge": "переворот по длинному краю", "short-edge": "переворот по короткому краю"}
    assert words[turn.flip] in pdf.words(0)
    assert words[turn.flip] in pdf.words(1)


def test_both_sides_share_their_outer_trim(pdf):
    """The box in the file is right on versos too, with uneven margins as well."""
    for number in (0, 1):
        assert pdf.box(number, "/TrimBox") == pytest.approx(pdf.pages[number].outer, abs=TOLERANCE)


def test_boxes_of_versos_move_with_their_cards():
    """A shift moves what is trimmed; the bleed goes with it."""
    pdf = deck("--backs long-edge --shift 1.5,-2 --bleed 2")
    for number in (0, 1):
        trim = pdf.box(number, "/TrimBox")
        assert trim == pytest.approx(pdf.pages[number].outer, abs=TOLERANCE)
        assert pdf.box(number, "/BleedBox") == pytest.approx(trim.grown(2), abs=TOLERANCE)
    assert pdf.box(1, "/TrimBox").left - pdf.box(0, "/TrimBox").left == pytest.approx(1.5, abs=TOLERANCE)
    assert pdf.box(1, "/TrimBox").top - pdf.box(0, "/TrimBox").top == pytest.approx(2, abs=TOLERANCE)


def test_page_boxes_stay_on_the_paper():
    """A part-full sheet may be shifted farther than a full one: the grid's empty slots would be off the paper."""
    options = "--card-size 63x88 --bleed 2 --backs long-edge --shift -60,0"
    pdf = Pdf(build.deck_pdf(build.plan(build.read_spec(None, flags(options)), ["red:0"])))
    for name in ("/TrimBox", "/BleedBox"):
        assert pdf.box(1, name).left == 0.0
        assert pdf.box(1, "/MediaBox").holds(pdf.box(1, name), TOLERANCE)
        assert pdf.box(1, name).holds(pdf.pages[1].placed[0].trim, TOLERANCE)


def test_the_last_sheet_is_part_full():
    """One card at the top left, its back at the top right; 109 cards, nine a sheet."""
    recto, verso = deck("--card-size 63x88 --blanks 1 --backs long-edge").pages[-2:]
    (card,), (back,) = recto.placed, verso.placed
    assert card.trim.left == pytest.approx(10.5, abs=TOLERANCE)
    assert back.trim.left == pytest.approx(210 - 10.5 - 63, abs=TOLERANCE)
    assert back.trim.top == pytest.approx(card.trim.top, abs=TOLERANCE)


def test_faces_are_printed_the_same_with_and_without_backs():
    """Turning backs on moves no face where margins are even."""
    assert deck("--backs long-edge").pages[::2] == deck().pages


@pytest.mark.parametrize(("flip", "corner"), [("short-edge", (0.25, 0.25)), ("long-edge", (0.75, 0.75))])
def test_a_turned_back_is_rendered_on_its_head(flip, corner):
    """By its pixels: a back with a black quarter at its top left shows it at the bottom right when it is turned."""
    quarter = Inked(Path("quarter", rounded(0, 0, 28, 43.5, 0)), "#000000", None, 0)
    sheets = lay(spec(backs=flip), 1)
    faces = [Face(Artwork(name, name, 56, 87, (quarter.shape,)), (quarter,)) for name in ("f0", "back")]
    fonts = {"text": resources.path("assets", "fonts/text.ttf")}
    pdf = Pdf(press.pdf(sheets, faces, fonts, About("Проба", "tests")))
    for number, (x, y) in enumerate([(0.25, 0.25), corner]):
        trim = pdf.pages[number].placed[0].trim
        raster = pdf.render(number, trim, dpi=100).clip(trim)
        rows, columns = np.nonzero(raster.grey < 128)
        assert [columns.mean() / raster.grey.shape[1], rows.mean() / raster.grey.shape[0]] == pytest.approx(
            [x, y], abs=0.01
        )


def test_single_sided_files_say_so():
    assert deck().catalogue["/ViewerPreferences"]["/Duplex"] == "/Simplex"
    assert all(card.name != "back" for page in deck().pages for card in page.placed)
    assert "back" not in deck().forms
