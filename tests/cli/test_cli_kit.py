"""`unoprint kit`: what the single commands print, all of it or nothing."""

import json
import sys

import pytest

from clikit import Here

FILES = ("deck", "rules", "scores", "box")


def test_the_kit_is_what_the_commands_print_one_by_one(here: Here) -> None:
    """To the byte, for a spec with rules of its own."""
    here.spec("title = 'Котовы'\n[deck]\nblanks = 4\n[rules]\npreset = 'family'\n")
    run = here("kit", "deck.toml", "-o", "вечер дома")
    assert run.code == 0, run.err
    assert run.text.splitlines() == [f"вечер дома/{name}.pdf" for name in FILES]
    for name in FILES:
        assert here(name, "deck.toml", "-o", f"{name}.pdf").code == 0
        assert (here.path / "вечер дома" / f"{name}.pdf").read_bytes() == (here.path / f"{name}.pdf").read_bytes()


@pytest.mark.parametrize(
    ("flags", "names"),
    [
        ("--bw", ["deck-bw.pdf", "rules.pdf", "scores.pdf", "box-bw.pdf"]),
        ("--light --layout html", ["deck-light.pdf", "rules.html", "scores.pdf", "box-light.pdf"]),
        ("--layout cheatsheet", ["deck.pdf", "rules-cheatsheet.pdf", "scores.pdf", "box.pdf"]),
    ],
)
def test_the_files_are_called_as_those_of_the_commands(flags: str, names: list[str], here: Here) -> None:
    run = here("kit", *flags.split())
    assert run.text.splitlines() == [f"output/{name}" for name in names]
    assert sorted(path.name for path in (here.path / "output").iterdir()) == sorted(names)


def test_a_box_too_large_for_the_paper_is_left_out_and_said(here: Here) -> None:
    run = here("kit", "--edition", "h2o-120", "--blanks", "100")
    assert run.code == 0, run.err
    assert run.text.splitlines() == ["output/deck.pdf", "output/rules.pdf", "output/scores.pdf"]
    lines = [line.removeprefix("warning: ") for line in run.err.splitlines() if line.startswith("warning: ")]
    assert lines[-2].startswith("the net of a box for 220 cards")
    assert lines[-1] == "so the box is left out"


def test_a_title_that_does_not_fit_the_box_costs_the_box_alone(here: Here) -> None:
    here.spec(f"title = '{'Коты и собаки ' * 9}'\n[print]\ncard-size = '25x35'\n")
    run = here("kit", "deck.toml")
    assert run.code == 0, run.err
    assert "box.pdf" not in run.text
    assert "does not fit the box" in run.err


@pytest.mark.parametrize(("flag", "inside"), [("--thickness 0.2", "23.6 mm inside"), ("--gsm 100", "15.5 mm inside")])
def test_the_box_is_as_deep_as_the_cards_are_thick(flag: str, inside: str, here: Here) -> None:
    run = here("kit", *flag.split())
    assert run.code == 0, run.err
    assert inside in run.err
    here("box", *flag.split(), "-o", "box.pdf")
    assert (here.path / "box.pdf").read_bytes() == (here.path / "output" / "box.pdf").read_bytes()


@pytest.mark.parametrize(
    ("args", "code"),
    [("--blanks -1", 2), ("--house stacking --set chain-stacking=maybe", 2), ("--card-size 300x400", 4), ("-o -", 2)],
)
def test_when_anything_fails_nothing_is_written(args: str, code: int, here: Here) -> None:
    here.spec("old", "output/deck.pdf")
    before = here.contents()
    assert here("kit", *args.split()).code == code
    assert here.contents() == before


def test_all_that_does_not_fit_is_said_at_once_and_once(here: Here) -> None:
    """Cards too big for the paper and rules too long for a page, in one go; what two files refuse is one error."""
    run = here("kit", "--card-size", "300x400", "--layout", "cheatsheet", "--paper", "10x15", "--preset", "party")
    assert run.code == 4
    assert len(run.errors) == len(set(run.errors)) >= 2
    assert any("a card of 300 × 400 mm" in error for error in run.errors)
    assert any("rules" in error for error in run.errors)
    refused = here("kit", "--house", "stacking", "--set", "chain=chain-no-sum")
    assert len(refused.errors) == len(set(refused.errors))


def test_without_pango_there_is_no_half_a_kit(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    run = here("kit")
    assert run.code == 5
    assert "Pango" in run.err
    assert here.contents() == {}


def test_the_kit_is_for_a_printer_too(here: Here) -> None:
    here("calibrate", "--printer", "kitchen", "--shift", "1.5,-2", "-o", "c.pdf")
    here("kit", "--printer", "kitchen", "--backs", "long-edge", "-o", "a")
    here("kit", "--shift", "1.5,-2", "--backs", "long-edge", "-o", "b")
    assert (here.path / "a" / "deck.pdf").read_bytes() == (here.path / "b" / "deck.pdf").read_bytes()
    plan = json.loads(here("check", "--printer", "kitchen", "--backs", "long-edge", "--json").text)
    assert plan["shift"] == [1.5, -2]


def test_a_warning_that_concerns_two_files_is_said_once(here: Here) -> None:
    run = here("kit", "--players", "11")
    lines = [line for line in run.err.splitlines() if line.startswith("warning: ")]
    assert lines
    assert len(lines) == len(set(lines))
