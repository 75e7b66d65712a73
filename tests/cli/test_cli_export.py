"""`unoprint export` as a user runs it: what it writes where, and when it writes nothing."""

import pytest

import pngkit
from clikit import Here


def test_pictures_are_the_default(here: Here) -> None:
    run = here("export", "--only", "red:7,wild+4")
    assert (run.code, run.text, run.err) == (0, "output/export/png\n", "4 files\n")
    folder = "output/export/png"
    assert [name for name in here.contents() if "." in name] == [
        f"{folder}/{name}" for name in ("back.png", "cards.csv", "red-7.png", "wild+4.png")
    ]
    assert (here.path / folder / "cards.csv").read_text("utf-8-sig").splitlines()[
        1
    ] == 'red-7.png,"7, красный",1,back.png'


def test_a_shop_by_name_in_any_case(here: Here) -> None:
    run = here("export", "--shop", "MPC-Poker", "--only", "wild", "-o", "shop", "-q")
    assert (run.code, run.text, run.err) == (0, "shop\n", "")
    assert pngkit.size((here.path / "shop" / "wild.png").read_bytes()) == (822, 1122)


def test_pictures_as_fine_as_was_asked(here: Here) -> None:
    assert here("export", "--only", "wild", "--dpi", "600", "-o", ".").code == 0
    assert pngkit.size((here.path / "wild.png").read_bytes()) == (1465, 2197)


@pytest.mark.parametrize(("spec", "flags", "pixels"), [("0", "", 732), ("2", "", 709), ("2", "--bleed 0", 661)])
def test_no_bleed_is_none_where_it_is_asked_for(spec: str, flags: str, pixels: int, here: Here) -> None:
    """In a spec 0 is what a home printer wants, and says nothing of a shop."""
    here.spec(f"[print]\nbleed = {spec}\n")
    assert here("export", "deck.toml", "--only", "wild", *flags.split(), "-o", ".").code == 0
    assert pngkit.size((here.path / "wild.png").read_bytes())[0] == pixels


def test_tabletop_simulator(here: Here) -> None:
    run = here("export", "--to", "TTS", "--blanks", "4")
    assert (run.code, run.text, run.err) == (0, "output/export/tts\n", "4 files\n")
    assert "sheet-2.png: карт — 43" in (here.path / "output/export/tts/read-me.txt").read_text("utf-8-sig")


def test_drawings(here: Here) -> None:
    run = here("export", "--to", "svg", "--only", "blue:3", "--light")
    assert run.text == "output/export/svg\n"
    assert (here.path / "output/export/svg/blue-3.svg").read_text("utf-8").startswith("<?xml")


@pytest.mark.parametrize("to", ["png", "tts", "svg"])
def test_a_second_run_gives_the_same_bytes_and_leaves_what_it_did_not_write(here: Here, to: str) -> None:
    here("export", "--to", to, "--only", "red:7,blanks*2", "--blanks", "1", "-o", "out")
    here.spec("mine", "out/mine.txt")
    before = here.contents()
    assert here("export", "--to", to, "--only", "red:7,blanks*2", "--blanks", "1", "-o", "out").code == 0
    assert here.contents() == before


@pytest.mark.parametrize("art", ["нет.png", "битая.png"])
def test_a_picture_that_cannot_be_used_leaves_the_old_files(here: Here, art: str) -> None:
    here("export", "--only", "red:7,wild", "-o", "out")
    whole = pngkit.plain(here.path / "кот.png", (9, 9, 9)).read_bytes()
    (here.path / "битая.png").write_bytes(whole[:-40])
    here.spec(f"[[deck.cards]]\nname = 'Кот'\nart = '{art}'\n")
    before = here.contents()
    run = here("export", "deck.toml", "-o", "out")
    assert run.code == 5, run.err
    assert art in run.err
    assert here.contents() == before


def test_what_the_cards_are_made_from_is_never_replaced(here: Here) -> None:
    pngkit.plain(here.path / "back.png", (0, 90, 0))
    here.spec("[back]\nart = 'back.png'\n")
    before = here.contents()
    run = here("export", "deck.toml", "-o", ".")
    assert run.code == 2
    assert "back.png is a file of your own" in run.err
    assert here.contents() == before


def test_cards_with_names_that_no_disk_takes(here: Here) -> None:
    here.spec("[[deck.cards]]\nname = 'Да? Нет!'\n[[deck.cards]]\nname = 'Да: нет!'\n")
    assert here("export", "deck.toml", "--to", "svg", "--only", "own", "-o", "out").code == 0
    names = [name for name in here.contents() if "own" in name]
    assert names == ["out/own-Да--Нет!.svg", "out/own-Да--нет!-2.svg"]


def test_the_list_of_shops(here: Here) -> None:
    rows = here("list", "shops").text.splitlines()
    assert rows[0].split() == ["shop", "mm", "pixels", "what", "it", "is"]
    assert any(row.startswith("mpc-poker ") and "822 × 1122" in row for row in rows)
