"""`unoprint calibrate`: two pages to measure a printer with, and the printers that are kept."""

import json
import shlex
import tomllib
from pathlib import Path

import click
import pytest
from pypdf import PdfReader

from clicalibrate import CONFIG_CASES
from clicases import Case
from clikit import Here

FLIPS = {"long-edge": "/DuplexFlipLongEdge", "short-edge": "/DuplexFlipShortEdge"}


def config() -> Path:
    return Path(click.get_app_dir("unoprint")) / "config.toml"


def write(text: str) -> None:
    config().parent.mkdir(parents=True, exist_ok=True)
    config().write_text(text, encoding="utf-8")


@pytest.mark.parametrize(("flip", "says"), FLIPS.items())
def test_two_pages_of_one_sheet_are_written(flip: str, says: str, here: Here) -> None:
    run = here("calibrate", "--backs", flip)
    assert (run.code, run.text) == (0, "output/calibrate.pdf\n")
    assert flip in run.err
    reader = PdfReader(here.path / "output/calibrate.pdf")
    assert [[float(one) * 25.4 / 72 for one in page.mediabox[2:]] for page in reader.pages] == [
        pytest.approx([297, 210], abs=0.01)
    ] * 2
    preferences = reader.trailer["/Root"]["/ViewerPreferences"]
    assert preferences["/Duplex"] == says
    assert preferences["/PrintScaling"] == "/None"
    assert "Проверка принтера: оборот" in reader.pages[1].extract_text()
    assert not config().exists()


@pytest.mark.parametrize(
    ("args", "size"),
    [
        ("--paper A5", (148, 210)),
        ("--portrait", (210, 297)),
        ("--card-size mtg", (210, 297)),
        ("--card-size mtg --landscape", (297, 210)),
        ("--paper letter", (215.9, 279.4)),
        ("--paper 297x210 --portrait", (210, 297)),
        ("--paper 250x250 --landscape", (250, 250)),
    ],
)
def test_the_paper_is_the_one_that_is_asked_for(args: str, size: tuple[float, float], here: Here) -> None:
    assert here("calibrate", *args.split(), "-o", "x.pdf").code == 0
    reader = PdfReader(here.path / "x.pdf")
    assert [float(one) * 25.4 / 72 for one in reader.pages[0].mediabox[2:]] == pytest.approx(size, abs=0.01)


def test_the_same_call_gives_the_same_bytes(here: Here) -> None:
    assert here("calibrate", "-q", "-o", "-") == here("calibrate", "-q", "-o", "-")
    assert here("calibrate", "-q").err == ""


def test_what_was_measured_is_saved_and_used_by_the_name_alone(here: Here) -> None:
    run = here("calibrate", "--printer", "Кухня", "--shift", "1.5,-2", "--backs", "short-edge")
    assert run.code == 0
    assert "Кухня" in run.err
    assert str(config()) in run.err
    kept = {"printers": {"Кухня": {"shift": [1.5, -2], "backs": "short-edge"}}}
    assert tomllib.loads(config().read_text(encoding="utf-8")) == kept
    again = here("calibrate", "--printer", "кухня")
    assert again.code == 0
    assert "saved" not in again.err
    text = PdfReader(here.path / "output/calibrate.pdf").pages[1].extract_text()
    assert "--printer кухня --shift 1.5,-2 --backs short-edge" in text
    assert tomllib.loads(config().read_text(encoding="utf-8")) == kept


def test_a_margin_is_added_to_what_is_saved(here: Here) -> None:
    here("calibrate", "--printer", "den", "--shift", "1,2")
    assert here("calibrate", "--printer", "den", "--margin", "4").code == 0
    assert here("calibrate", "--printer", "den", "--landscape", "--shift", "-3,0").code == 0
    kept = {"shift": [1, 2], "margin": 4, "landscape-shift": [-3, 0]}
    assert tomllib.loads(config().read_text(encoding="utf-8")) == {"printers": {"den": kept}}
    assert here("list", "printers").text.split() == [
        *("printer", "backs", "shift", "portrait-shift", "landscape-shift", "margin"),
        *("den", "1,2", "-3,0", "4"),
    ]


def test_the_sheet_lies_as_those_of_the_deck_do(here: Here) -> None:
    """So that what is measured is what the backs are off; the page says for which sheets that is."""
    here("calibrate", "--printer", "den", "--shift", "1.5,-2", "--paper", "letter", "--card-size", "mtg")
    plan = json.loads(here("check", "--paper", "letter", "--card-size", "mtg", "--json").text)
    reader = PdfReader(here.path / "output/calibrate.pdf")
    width, height = (float(side) for side in reader.pages[0].mediabox[2:])
    assert (width > height) == (plan["sheet"]["width"] > plan["sheet"]["height"])
    text = " ".join(reader.pages[1].extract_text().split())
    assert "на них печатаются карты mtg на letter" in text
    assert "--shift 1.5,-2 --backs long-edge --paper letter --card-size mtg" in text


def test_a_sheet_turned_otherwise_says_whose_shift_it_shows(here: Here) -> None:
    here("calibrate", "--portrait")
    text = " ".join(PdfReader(here.path / "output/calibrate.pdf").pages[1].extract_text().split())
    assert "Это сдвиг для вертикальных листов." in text
    assert "--backs long-edge --portrait" in text
    refused = here("calibrate", "--portrait", "--landscape")
    assert (refused.code, refused.errors) == (2, ["--landscape and --portrait exclude each other"])


def test_a_new_shift_holds_for_the_sheet_it_was_measured_on(here: Here) -> None:
    """Whatever was saved for such sheets alone; those turned otherwise keep what is theirs."""
    write("[printers.den]\nlandscape-shift = [9, 9]\nportrait-shift = [4, 4]\nbacks = 'long-edge'")
    assert here("calibrate", "--printer", "den", "--shift", "1,2").code == 0
    kept = {"landscape-shift": [1, 2], "portrait-shift": [4, 4], "backs": "long-edge", "shift": [1, 2]}
    assert tomllib.loads(config().read_text(encoding="utf-8")) == {"printers": {"den": kept}}
    measured = here("calibrate", "--printer", "den", "-o", "-").out
    assert measured == here("calibrate", "--printer", "den", "--landscape", "-o", "-").out
    assert here("calibrate", "--printer", "den", "--portrait", "--shift", "0,3").code == 0
    kept["portrait-shift"] = [0, 3]
    assert tomllib.loads(config().read_text(encoding="utf-8")) == {"printers": {"den": kept}}


def test_nothing_is_saved_when_the_sheet_cannot_be_made(here: Here) -> None:
    assert here("calibrate", "--printer", "den", "--shift", "40,0").code == 4
    assert here("calibrate", "--printer", "den", "--shift", "1,0", "-o", ".").code == 6
    assert not config().exists()


def test_a_configuration_that_cannot_be_written_is_told(here: Here) -> None:
    config().parent.parent.mkdir()
    config().parent.write_text("", encoding="utf-8")
    run = here("calibrate", "--printer", "den", "--shift", "1,0")
    assert run.code in {2, 6}
    assert "config" in run.err
    assert here.contents() == {}
    assert "Traceback" not in run.err


@pytest.mark.parametrize("case", CONFIG_CASES, ids=[case.name for case in CONFIG_CASES])
def test_a_wrong_configuration_is_told(case: Case, here: Here) -> None:
    assert isinstance(case.spec, str)
    write(case.spec)
    run = here(*shlex.split(case.args))
    assert run.code == case.code
    assert [one for one in case.says if one not in run.err] == []
    assert here.contents() == {}


def test_a_configuration_changes_nothing_without_printer(here: Here) -> None:
    plain = here("calibrate", "-o", "-").out
    write("[printers.kitchen]\nshift = [5, 5]\nmargin = 20\nbacks = 'short-edge'")
    assert here("calibrate", "-o", "-").out == plain
    write("no TOML")
    assert here("calibrate", "-o", "-").out == plain
    assert here("calibrate", "-o", "-", "--printer", "kitchen").code == 2
