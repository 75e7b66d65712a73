"""What is stored how often, and that the same spec gives the same bytes."""

import hashlib
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from pypdf.generic import StreamObject

import unoprint
from pdfkit import Pdf, deck, written
from sheetkit import lay, spec
from unoprint import press, resources
from unoprint.art.model import Artwork
from unoprint.press import About, Face

SUITS = ("red", "yellow", "green", "blue")
DIGITS = "123456789"
CLASSIC = Counter(
    {f"{suit}:0": 1 for suit in SUITS}
    | {f"{suit}:{kind}": 2 for suit in SUITS for kind in (*DIGITS, "skip", "reverse", "+2")}
    | {"wild": 4, "wild+4": 4}
)
"""108 cards, 54 faces: as every account of the game counts them."""

DATE = rb"D:\d{14}\+00'00'"


def form_objects(pdf):
    return [one for one in pdf.objects() if isinstance(one, dict) and one.get("/Subtype") == "/Form"]


@pytest.mark.parametrize("flags", ["", "--bw", "--copies 3"])
def test_each_face_is_stored_once_and_placed_as_often_as_it_is_needed(flags):
    pdf = deck(flags)
    copies = 3 if "copies" in flags else 1
    assert set(pdf.forms) == {*CLASSIC, "marks"}
    assert len(form_objects(pdf)) == len(CLASSIC) + 1
    placed = Counter(card.name for page in pdf.pages for card in page.placed)
    assert placed == Counter({name: count * copies for name, count in CLASSIC.items()})


def test_the_back_is_stored_once_too():
    pdf = deck("--backs long-edge")
    assert len(form_objects(pdf)) == len(CLASSIC) + 2
    placed = Counter(card.name for page in pdf.pages for card in page.placed)
    assert placed == CLASSIC + Counter(back=108)


def test_without_marks_there_is_no_form_for_them():
    assert set(deck("--marks none").forms) == set(CLASSIC)


def test_copies_cost_their_placements_only():
    """Ten decks in one file: the faces of one, and a few bytes for each of 972 more cards and 97 more pages."""
    one, ten = deck(), deck("--copies 10")
    assert len(form_objects(ten)) == len(form_objects(one))
    growth = len(ten.data) - len(one.data)
    assert growth < len(one.data) * 9 / 10
    assert growth / (97 + 972) < 150


def test_streams_are_compressed_and_binary():
    """All of them, and not blown up by a quarter into letters."""
    streams = [one for one in deck("--backs long-edge").objects() if isinstance(one, StreamObject)]
    assert len(streams) > 70
    assert {str(one.get("/Filter")) for one in streams} <= {"['/FlateDecode']", "/FlateDecode"}


def test_a_face_that_no_sheet_shows_is_left_out():
    faces = [Face(Artwork(name, name, 56, 87, ()), ()) for name in ("f0", "unused")]
    fonts = {"text": resources.path("assets", "fonts/text.ttf")}
    pdf = Pdf(press.pdf(lay(spec(marks="none"), 1), faces, fonts, About("Проба", "tests")))
    assert len(form_objects(pdf)) == 1
    assert list(pdf.forms) == ["f0"]


def test_two_builds_give_the_same_bytes():
    assert written("--bw --backs long-edge --blanks 4") == written("--bw --backs long-edge --blanks 4")
    assert written() == deck().data


def test_the_date_is_fixed(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    data = written()
    assert set(re.findall(DATE, data)) == {b"D:20000101000000+00'00'"}


def test_source_date_epoch_changes_the_date_and_nothing_else(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    plain = written()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    dated = written()
    assert set(re.findall(DATE, dated)) == {b"D:20231114221320+00'00'"}

    def undated(data):
        """Without dates and the checksum of the file that stands in its trailer."""
        return re.sub(rb"/ID\s*\[<[0-9a-f]{32}><[0-9a-f]{32}>\]", b"", re.sub(DATE, b"", data))

    assert plain != dated
    assert undated(plain) == undated(dated)


def run(code, home, **variables):
    """A Python of its own, with the tree under test, in a home folder; what it prints."""
    tree = str(Path(unoprint.__file__).parents[1])
    clean = {name: value for name, value in os.environ.items() if not name.startswith("RL_")}
    environment = clean | {"HOME": str(home), "USERPROFILE": str(home), "PYTHONPATH": tree} | variables
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, cwd=home
    )
    return done.stdout.strip()


DIGEST = """
import hashlib
from unoprint import build
print(hashlib.sha256(build.deck_pdf(build.plan(build.read_spec(None, {})))).hexdigest())
"""


def test_no_setting_of_the_user_s_machine_changes_the_deck(tmp_path, monkeypatch):
    """reportlab runs a file from the home folder and obeys RL_ variables; unoprint lets it do neither."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    trace = tmp_path / "trace"
    settings = f"open({str(trace)!r}, 'w').close()\nttfAsciiReadable = 0\nuseA85 = 1\ninvariant = 0\n"
    (tmp_path / ".reportlab_settings").write_text(settings, encoding="utf-8")
    variables = {"RL_useA85": "1", "RL_invariant": "0", "RL_ttfAsciiReadable": "0", "RL_pageCompression": "0"}
    assert run(DIGEST, tmp_path, **variables) == hashlib.sha256(written()).hexdigest()
    assert not trace.exists()

    show = "from reportlab import rl_config; print(rl_config.ttfAsciiReadable, rl_config.useA85)"
    assert run(show, tmp_path, RL_useA85="0") == "0 0"
    assert trace.exists(), "the trap itself does not work"


def test_the_user_s_variables_are_left_as_they_were(tmp_path):
    """They are hidden from reportlab only while it is imported."""
    code = "import os\nfrom unoprint import press\nprint(os.environ['RL_useA85'])"
    assert run(code, tmp_path, RL_useA85="1") == "1"
