"""What `box` writes and says."""

import io
import shlex
from pathlib import Path

import pypdf
import pytest

from clibox import TOLD
from clicases import Case
from clikit import Here


@pytest.mark.parametrize(
    ("args", "file"),
    [
        ("", "output/box.pdf"),
        ("--bw", "output/box-bw.pdf"),
        ("--light", "output/box-light.pdf"),
        ("-o а/б.pdf", "а/б.pdf"),
    ],
)
def test_each_ink_has_its_own_file(args: str, file: str, here: Here) -> None:
    run = here("box", *args.split())
    assert (run.code, run.text) == (0, f"{Path(file)}\n")
    assert len(pypdf.PdfReader(file, strict=True).pages) == 1
    assert [name for name in here.contents() if "." in name] == [file]


@pytest.mark.parametrize("case", TOLD, ids=[case.name for case in TOLD])
def test_the_size_of_the_box_is_told_unless_quiet(case: Case, here: Here) -> None:
    run = here(*shlex.split(case.args))
    assert run.code == case.code
    assert [fragment for fragment in case.says if fragment not in run.err] == [], run.err
    quiet = here(*shlex.split(case.args), "-q")
    assert (quiet.code, quiet.err, quiet.out) == (0, "", run.out)


def test_a_box_without_a_bar_does_not_ask_to_measure_it(here: Here) -> None:
    run = here("box", "--paper", "100x80", "--card-size", "20x30", "--edition", "numbers-76", "--thickness", "0.1")
    assert run.code == 0, run.err
    assert "50 mm" not in run.err


def test_the_spec_says_how_thick_a_card_is_and_a_flag_goes_before_it(here: Here) -> None:
    here.spec("[box]\nthickness = 0.2\n")
    assert "× 23.6 mm inside" in here("box", "deck.toml").err
    assert "× 12.8 mm inside" in here("box", "deck.toml", "--thickness", "0.1").err
    assert "× 15.5 mm inside" in here("box", "deck.toml", "--gsm", "100").err


def test_the_box_goes_to_standard_output(here: Here) -> None:
    run = here.alone("box", "-o", "-")
    assert run.code == 0, run.err
    assert len(pypdf.PdfReader(io.BytesIO(run.out), strict=True).pages) == 1
    assert here.contents() == {}
