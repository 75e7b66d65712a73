"""`unoprint preview` as a user runs it: what it writes where, and when it writes nothing."""

import sys

import pytest
from pypdf import PdfReader

import pngkit
from clikit import Here


def test_cards_go_to_the_default_folder(here: Here) -> None:
    run = here("preview", "--what", "cards", "--dpi", "30")
    assert (run.code, run.text) == (0, "output/preview\n")
    assert run.err == "55 pictures\n"
    files = here.contents()
    assert len(files) == 55 + 3
    assert {"output/preview/cards/red-7.png", "output/preview/cards.png"} < files.keys()


def test_several_parts_in_a_folder_of_ones_own(here: Here) -> None:
    run = here("preview", "--what", "Sheets, cards", "--dpi", "30", "-o", "мои картинки", "--bw", "-q")
    assert (run.code, run.text, run.err) == (0, "мои картинки\n", "")
    assert (here.path / "мои картинки" / "sheets" / "sheet-11-recto.png").is_file()
    assert (here.path / "мои картинки" / "cards.png").is_file()


def test_only_some_cards(here: Here) -> None:
    here("preview", "--what", "cards", "--dpi", "30", "--only", "red:7*2,wild", "-o", ".")
    assert list(here.contents()) == ["cards", "cards/red-7.png", "cards/wild.png", "cards.png"]


def test_pages_of_the_rules_are_as_many_as_the_file_has(here: Here) -> None:
    """A pocket book is one page of a file, a handout as many as it takes."""
    for layout in ("pocket", "handout"):
        assert here("rules", "--layout", layout, "-o", "rules.pdf").code == 0
        pages = len(PdfReader("rules.pdf").pages)
        run = here("preview", "--what", "rules", "--layout", layout, "--dpi", "50", "-o", layout)
        assert run.code == 0, run.err
        names = [f"{layout}/rules/page-{number:02}.png" for number in range(1, pages + 1)]
        assert [name for name in here.contents() if name.endswith(".png") and name.startswith(layout)] == names
        size = (585, 413) if layout == "pocket" else (413, 585)
        assert pngkit.size((here.path / names[0]).read_bytes()) == size


def test_without_pango_nothing_is_written_and_the_rest_can_be_asked_for(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    run = here("preview", "--dpi", "30")
    assert run.code == 5
    assert "Pango" in run.err
    assert here.contents() == {}
    assert here("preview", "--dpi", "30", "--what", "cards,sheets").code == 0


def test_a_second_run_gives_the_same_bytes_and_leaves_what_it_did_not_write(here: Here) -> None:
    here("preview", "--what", "cards", "--dpi", "30", "--blanks", "1")
    here.spec("mine", "output/preview/cards/mine.txt")
    before = here.contents()
    here("preview", "--what", "cards", "--dpi", "30", "--blanks", "1")
    assert here.contents() == before
    here("preview", "--what", "cards", "--dpi", "31")
    after = here.contents()
    assert after.keys() == before.keys()
    assert [name for name in before if name.endswith((".txt", "blank.png")) and before[name] != after[name]] == []
    assert before["output/preview/cards/red-7.png"] != after["output/preview/cards/red-7.png"]


def test_a_photo_is_never_replaced_by_a_picture_of_the_card_it_is_on(here: Here) -> None:
    (here.path / "cards").mkdir()
    pngkit.plain(here.path / "cards" / "back.png", (0, 90, 0))
    here.spec("[back]\nart = 'cards/back.png'\n[print]\nbacks = 'long-edge'\n")
    before = here.contents()
    run = here("preview", "deck.toml", "--what", "cards", "--dpi", "30", "-o", ".")
    assert run.code == 2
    assert "cards/back.png is a file of your own" in run.err
    assert here.contents() == before


def test_it_loads_neither_booklet_nor_rules_for_cards_alone(here: Here) -> None:
    code = "import sys; from unoprint import cli\ntry: cli.run()\nfinally: print(*sys.modules)"
    line = [sys.executable, "-c", code]
    run = here.alone("preview", "--what", "cards", "--dpi", "30", command=line)
    assert run.code == 0, run.err
    loaded = run.text.split()
    assert "unoprint.press.raster" in loaded
    assert not {"weasyprint", "jinja2", "pypdf"} & set(loaded)
