"""What goes wrong with backs elsewhere. Each test is one public complaint, made to hold here."""

import pytest

from clikit import Here
from pdfkit import Pdf
from pdfstream import Box, Page
from promisekit import attempt, run

MTG = ("--card-size", "63x88")


def mirrored(page: Page, box: Box) -> Box:
    """A box as it stands on the other side of a page that is turned about its upright middle."""
    return Box(page.width - box.right, box.top, page.width - box.left, box.bottom)


def near(box: Box, abs_: float = 0.05):
    return pytest.approx(box, abs=abs_)


def test_behind_each_face_is_its_back(here: Here) -> None:
    """Also on the last, part-full sheet: three in the first row, one below it; the slots without a face stay empty."""
    pdf = run(here, *MTG, "--blanks", "4", "--backs", "long-edge")
    assert len(pdf.pages) == 26
    for recto, verso in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
        wanted = sorted(mirrored(recto, one.trim) for one in recto.placed)
        found = sorted(one.trim for one in verso.placed)
        assert len(found) == len(wanted)
        for one, other in zip(found, wanted, strict=True):
            assert one == near(other)
    assert len(pdf.pages[25].placed) == 4
    below = [one.trim for one in pdf.pages[25].placed if one.trim.top > 100]
    assert [box.left for box in below] == [near(max(one.trim.left for one in pdf.pages[1].placed))]


def test_backs_move_by_exactly_the_shift(here: Here) -> None:
    """1.5 to the right and 2 down, seen with the backs upwards; faces stay, to the byte."""
    plain = run(here, *MTG, "--backs", "long-edge")
    moved = run(here, *MTG, "--backs", "long-edge", "--shift", "1.5,-2")
    for before, after in zip(plain.pages[1::2], moved.pages[1::2], strict=True):
        for one, other in zip(before.placed, after.placed, strict=True):
            assert other.trim.left - one.trim.left == pytest.approx(1.5, abs=0.05)
            assert other.trim.top - one.trim.top == pytest.approx(2, abs=0.05)
    for number in range(0, len(plain.pages), 2):
        assert plain.reader.pages[number].get_contents().get_data() == (
            moved.reader.pages[number].get_contents().get_data()
        )


def test_a_shift_off_the_paper_is_refused(here: Here) -> None:
    refused = attempt(here, *MTG, "--backs", "long-edge", "--shift", "40,0")
    assert refused.code == 4
    assert "--shift" in refused.err or "shift" in refused.err
    assert not (here.path / "deck.pdf").exists()


def test_a_shift_into_the_printers_margin_warns(here: Here) -> None:
    done = attempt(here, *MTG, "--backs", "long-edge", "--shift", "8,0")
    assert done.code == 0
    assert "warning: " in done.err


@pytest.mark.parametrize("margin", ["5", "5,5,5,8"])
def test_marks_on_versos_mirror_those_on_rectos(here: Here, margin: str) -> None:
    flags = (*MTG, "--backs", "long-edge", "--margin", margin)
    off = run(here, *flags)
    assert all(not page.strokes for page in off.pages[1::2])
    on = run(here, *flags, "--verso-marks")
    for recto, verso in zip(on.pages[::2], on.pages[1::2], strict=True):
        assert recto.strokes
        wanted = sorted(mirrored(recto, stroke.box) for stroke in recto.strokes)
        found = sorted(stroke.box for stroke in verso.strokes)
        for one, other in zip(found, wanted, strict=True):
            assert one == near(other)
    for before, after in zip(off.pages[::2], on.pages[::2], strict=True):
        assert before.strokes == after.strokes


def test_faces_and_backs_can_be_printed_apart(here: Here) -> None:
    """All rectos, then all versos: the very pages of the duplex file."""
    paired = run(here, *MTG, "--backs", "long-edge")
    apart = run(here, *MTG, "--backs", "long-edge", "--order", "rectos-first")
    count = len(paired.pages) // 2
    assert len(apart.pages) == 2 * count
    assert apart.catalogue["/ViewerPreferences"]["/Duplex"] == "/Simplex"
    for number in range(count):
        assert apart.pages[number] == paired.pages[2 * number]
        assert apart.pages[count + number] == paired.pages[2 * number + 1]
        assert apart.words(number) == paired.words(2 * number)
        assert apart.words(count + number) == paired.words(2 * number + 1)


def test_one_sheet_of_backs_serves_all_sheets(here: Here) -> None:
    """The faces as they are without backs, then a full sheet of backs, each behind a slot."""
    pdf = run(here, *MTG, "--backs", "separate")
    faces = run(here, *MTG)
    assert [page.placed for page in pdf.pages[:-1]] == [page.placed for page in faces.pages]
    slots = sorted(mirrored(pdf.pages[0], one.trim) for one in pdf.pages[0].placed)
    backs = pdf.pages[-1].placed
    assert {one.name for one in backs} == {"back"}
    for one, slot in zip(sorted(one.trim for one in backs), slots, strict=True):
        assert one == near(slot)


@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_fold_and_glue_puts_the_back_beside_its_face(here: Here, paper: str) -> None:
    """Mirror images about the fold, which is dashed, on the sheet's middle and on no card."""
    pdf = run(here, "--paper", paper, "--backs", "fold")
    for page in pdf.pages:
        faces = [one for one in page.placed if one.name != "back"]
        backs = [one for one in page.placed if one.name == "back"]
        assert len(faces) == len(backs)
        upright = max(one.trim.right for one in faces) <= page.width / 2
        if not upright:
            assert max(one.trim.bottom for one in faces) <= page.height / 2
        assert {one.turned for one in backs} == {not upright}
        wanted = sorted(mirrored(page, one.trim) if upright else below(page, one.trim) for one in faces)
        for one, other in zip(sorted(one.trim for one in backs), wanted, strict=True):
            assert one == near(other)
        fold = Box(page.width / 2, 0, page.width / 2, page.height) if upright else None
        fold = fold or Box(0, page.height / 2, page.width, page.height / 2)
        dashes = [stroke for stroke in page.strokes if fold.grown(0.05).holds(stroke.box)]
        assert dashes
        assert all(stroke.dash for stroke in dashes)
        assert all(stroke.box.distance(one.trim) > 0 for stroke in dashes for one in page.placed)


def below(page: Page, box: Box) -> Box:
    return Box(box.left, page.height - box.bottom, box.right, page.height - box.top)


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
@pytest.mark.parametrize("margin", ["5,5,5,20", "5", "5,20,5,5", "20,5,5,5"])
def test_uneven_margins_do_not_move_the_backs_away(here: Here, margin: str, flip: str) -> None:
    """Of 20 mm on one side and 5 on the others; both sides of the sheet keep clear of them."""
    pdf: Pdf = run(here, *MTG, "--backs", flip, "--margin", margin, "--paper", "A4", "--gap", "0")
    recto, verso = pdf.pages[0], pdf.pages[1]
    lies = recto.width > recto.height
    for front, back in zip(recto.placed, verso.placed, strict=True):
        over = below if lies == (flip == "long-edge") else mirrored
        assert back.trim == near(over(recto, front.trim))
    top, right, bottom, left = (float(side) for side in (margin.split(",") * 4)[:4])
    reached = Box(left, top, recto.width - right, recto.height - bottom)
    assert all(reached.holds(one.trim, 0.001) for page in (recto, verso) for one in page.placed)


@pytest.mark.parametrize(
    ("flags", "duplex"),
    [
        ("", "/Simplex"),
        ("--backs long-edge", "/DuplexFlipLongEdge"),
        ("--backs short-edge", "/DuplexFlipShortEdge"),
        ("--backs fold", "/Simplex"),
        ("--backs separate", "/Simplex"),
        ("--backs long-edge --order rectos-first", "/Simplex"),
    ],
)
def test_the_file_tells_the_printer_the_flip_it_was_made_for(here: Here, flags: str, duplex: str) -> None:
    assert run(here, *flags.split()).catalogue["/ViewerPreferences"]["/Duplex"] == duplex
