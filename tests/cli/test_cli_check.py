"""`check` tells what `deck` would print, and writes nothing."""

import json
import re
from typing import Any

import pytest

from clikit import Here
from pdfkit import Pdf

EDITIONS = {
    "numbers-76": (76, 360),
    "kids-84": (84, 520),
    "kids-88": (88, 720),
    "classic-108": (108, 1240),
    "swap-112": (112, 1400),
    "shuffle-112": (112, 1400),
    "h2o-120": (120, 1600),
}


def facts(here: Here, *args: str) -> dict[str, Any]:
    run = here("check", "--json", *args)
    assert run.code == 0, run.err
    found: dict[str, Any] = json.loads(run.text)
    return found


@pytest.mark.parametrize("blanks", [0, 4, 500])
@pytest.mark.parametrize("edition", EDITIONS)
def test_editions_have_the_right_cards(edition: str, blanks: int, here: Here) -> None:
    cards, points = EDITIONS[edition]
    found = facts(here, "--edition", edition, "--blanks", str(blanks))
    assert (found["edition"], found["printed"], found["played"], found["points"]) == (
        edition,
        cards + blanks,
        cards,
        points,
    )
    assert sum(card["count"] for card in found["cards"]) == cards + blanks
    assert sum(card["count"] * card["points"] for card in found["cards"] if card["plays"]) == points
    assert sum(len(page["cards"]) for page in found["pages"]) == cards + blanks


def test_every_edition_is_tested_here_and_listed_with_the_same_counts(here: Here) -> None:
    _, *rows = here("list", "editions").text.splitlines()
    listed = {row.split()[0]: tuple(map(int, row.split()[1:3])) for row in rows}
    assert listed == EDITIONS


def test_check_says_what_a_person_wants_to_know(here: Here) -> None:
    spec = here.spec("title = 'УНО Котовых'\n[[deck.cards]]\nname = 'Тишина'\ncount = 2\npoints = 50\n")
    run = here("check", spec, "--blanks", "4", "--card-size", "mtg", "--bw", "--copies", "2", "--gap", "1,2")
    assert run.err == ""
    rows = dict(line.split(maxsplit=1) for line in run.text.splitlines())
    assert rows == {
        "title": "УНО Котовых",
        "edition": "classic-108: Классическая колода",
        "cards": "114 printed, 110 play, 1340 points",
        "copies": "2",
        "size": "mtg, 63 × 88 mm",
        "paper": "A4, portrait, 210 × 297 mm",
        "grid": "3 × 3 = 9 cards a sheet",
        "gap": "1 × 2 mm",
        "sheets": "26, the last one with 3 cards",
        "ink": "bw",
        "marks": "crop",
        "backs": "none",
        "preset": "classic: Классика",
        "players": "2–10",
        "vocabulary": "zakazhi: прикуп и сброс, «Наоборот», «Закажи цвет»",
    }


ASKED = (
    *("--backs", "long-edge", "--bleed", "1.5", "--gap", "4", "--shift", "0.5,-1", "--order", "stacks,rectos-first"),
    *("--verso-marks", "--corners", "round", "--colour-space", "cmyk", "--only", "red:7*2,sheet:1", "--only", "wild"),
)


def test_check_says_what_else_was_asked_for(here: Here) -> None:
    plain = [line.split("  ")[0] for line in here("check").text.splitlines()]
    run = here("check", *ASKED)
    assert run.code == 0, run.err
    rows = dict(re.split("  +", line, maxsplit=1) for line in run.text.splitlines())
    assert {name: text for name, text in rows.items() if name not in plain} == {
        "only": "red:7*2,sheet:1, wild",
        "bleed": "1.5 mm",
        "shift": "0.5 mm right, -1 mm up",
        "order": "rectos-first, stacks",
        "verso marks": "crop",
        "corners": "round",
        "colour space": "cmyk",
    }
    assert rows["backs"] == "long-edge"
    found = facts(here, *ASKED)
    told = {name: found[name] for name in ("backs", "bleed", "shift", "order")}
    assert told == {"backs": "long-edge", "bleed": 1.5, "shift": [0.5, -1], "order": ["rectos-first", "stacks"]}
    assert set(found["pages"][0]["cards"][0]["bleed"]) == {"left", "top", "right", "bottom"}
    usual = facts(here)
    told = {name: usual[name] for name in ("backs", "bleed", "shift", "order")}
    assert told == {"backs": "none", "bleed": 0, "shift": [0, 0], "order": ["paired"]}


def test_check_tells_what_a_reprint_takes(here: Here) -> None:
    lost = facts(here, "--only", "wild+4,red:7*3", "--blanks", "2")
    assert [(card["id"], card["count"]) for card in lost["cards"]] == [("red:7", 3), ("wild+4", 1)]


@pytest.mark.parametrize("copies", [1, 3])
@pytest.mark.parametrize("flags", [(), ("--order", "stacks"), ("--backs", "fold")], ids=["", "stacks", "fold"])
def test_a_sheet_is_printed_again_as_it_was(flags: tuple[str, ...], copies: int, here: Here) -> None:
    """Sheet 11 of three decks is the end of the first and the beginning of the second."""
    spec = here.spec(f"[deck]\nblanks = 4\n[print]\ncopies = {copies}")
    whole = facts(here, spec, *flags)
    for sheet in (1, 11, whole["pages"][-1]["sheet"]):
        again = facts(here, spec, *flags, "--only", f"sheet:{sheet}")
        (page,) = again["pages"]
        (before,) = (page for page in whole["pages"] if page["sheet"] == sheet)
        assert sorted(card["id"] for card in page["cards"]) == sorted(card["id"] for card in before["cards"])
        assert again["copies"] == 1


def test_a_card_is_lost_once_however_many_decks_there_are(here: Here) -> None:
    spec = here.spec("[print]\ncopies = 30")
    for flags in ((spec,), ("--copies", "30")):
        found = facts(here, *flags, "--only", "red:7,wild*2")
        assert sum(len(page["cards"]) for page in found["pages"]) == 3


def test_pictures_of_cards_that_are_not_printed_may_be_missing(here: Here) -> None:
    spec = here.spec("[art]\nwild = 'gone.png'\n'red:7' = 'gone.png'")
    assert here("check", spec).code == 5
    assert here("check", spec, "--only", "red:7").code == 5
    assert here("check", spec, "--only", "red:8").code == 0


def test_check_shows_the_rules_that_were_chosen(here: Here) -> None:
    run = here("check", "--preset", "family", "--set", "hand-size=5", "--players", "4")
    rows = [line.split(maxsplit=1) for line in run.text.splitlines()]
    assert ["players", "4"] in rows
    told = {tuple(row[1].removeprefix("rule").split(": ")[0].split()) for row in rows}
    assert {("jump-in",), ("identical-pair",), ("hand-size=5",), ("limit=200",)} <= told
    assert ["clause", "jump-in + draw2-counter=chain-no-sum"] in rows
    found = facts(here, "--preset", "family", "--set", "hand-size=5")["rules"]
    assert (found["preset"], found["players"], found["house"]) == ("family", [3, 8], ["jump-in", "identical-pair"])
    assert found["options"]["hand-size"] == "5"
    assert ["jump-in", "draw2-counter=chain-no-sum"] in found["clauses"]


@pytest.mark.parametrize("args", [[], ["--json"], ["-q"], ["--card-size", "300x400"], ["--blanks", "x"], ["deck.toml"]])
def test_check_writes_nothing(args: list[str], here: Here) -> None:
    here.spec("")
    before = here.contents()
    here("check", *args)
    assert here.contents() == before


OWN = "[deck]\nblanks = 3\n[[deck.cards]]\nname = 'Тишина'\nsuit = 'green'\n[[deck.cards]]\nname = 'a/b'\n"


@pytest.mark.parametrize(
    "args",
    [
        "",
        "--backs long-edge",
        "--backs short-edge --paper letter --gap 2,3",
        "--backs long-edge --card-size mtg --margin 5,6,7,8 --marks none",
        "--backs short-edge --paper 200x200 --copies 2",
    ],
)
def test_the_slots_of_check_are_those_of_the_pdf(args: str, here: Here) -> None:
    spec = str(here.spec(OWN))
    found = facts(here, spec, *args.split())
    made = Pdf(here("deck", spec, *args.split(), "-o", "-").out)
    assert len(made.pages) == len(found["pages"])
    for page, told in zip(made.pages, found["pages"], strict=True):
        assert (page.width, page.height) == pytest.approx((found["sheet"]["width"], found["sheet"]["height"]), abs=0.01)
        assert [one.turned for one in page.placed] == [one["turned"] for one in told["cards"]]
        for one, slot in zip(page.placed, told["cards"], strict=True):
            box = (slot["x"], slot["y"], slot["x"] + slot["width"], slot["y"] + slot["height"])
            assert one.trim == pytest.approx(box, abs=0.01)
            assert one.name == slot["id"] or "a/b" in slot["id"]
    sides = [told["side"] for told in found["pages"]]
    assert sides == (["recto", "verso"] * (len(sides) // 2) if "--backs" in args else ["recto"] * len(sides))
    assert made.catalogue["/ViewerPreferences"]["/Duplex"] == f"/{found['duplex']}"


def test_the_grid_of_check_is_that_of_its_first_full_page(here: Here) -> None:
    found = facts(here)
    slots = [{key: card[key] for key in ("x", "y", "width", "height")} for card in found["pages"][0]["cards"]]
    assert slots == found["slots"]
    assert len(slots) == found["sheet"]["columns"] * found["sheet"]["rows"] == 10
