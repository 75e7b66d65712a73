"""What `deck` and `init` write: where, how many sheets, of which size, and what stands on own cards."""

import io
from collections import Counter
from pathlib import Path

import pypdf
import pytest

from clikit import Here, Run
from pdfkit import Pdf


def sheets(path: str | Path) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(Path(path).read_bytes()), strict=True)


def printed(data: bytes) -> Counter[str]:
    """How often each card is placed."""
    return Counter(one.name for page in Pdf(data).pages for one in page.placed)


@pytest.mark.parametrize(
    ("args", "file"),
    [("", "output/deck.pdf"), ("--bw", "output/deck-bw.pdf"), ("--light", "output/deck-light.pdf")],
)
def test_each_ink_has_its_own_file(args: str, file: str, here: Here) -> None:
    run = here("deck", *args.split())
    assert (run.code, run.text) == (0, f"{Path(file)}\n")
    assert list(here.contents()) == ["output", file]
    assert len(sheets(file).pages) == 11


def test_the_ink_of_the_spec_chooses_the_file_and_a_flag_beats_it(here: Here) -> None:
    spec = here.spec('[print]\nink = "bw"\n')
    assert here("deck", spec, "-q").text == f"{Path('output/deck-bw.pdf')}\n"
    assert here("deck", spec, "--light", "-q").text == f"{Path('output/deck-light.pdf')}\n"


def said(run: Run) -> str:
    assert run.code == 0, run.err
    return run.err.splitlines()[0]


@pytest.mark.parametrize(
    ("args", "cards", "pages", "per_sheet"),
    [
        ("", 108, 11, 10),
        ("--card-size mtg", 108, 12, 9),
        ("--bw --blanks 4", 112, 12, 10),
        ("--copies 3", 324, 33, 10),
        ("--edition numbers-76", 76, 8, 10),
        ("--paper a5 --card-size mtg", 108, 27, 4),
        ("--paper a3 --card-size mtg", 108, 6, 18),
    ],
)
def test_cards_and_sheets_are_counted_right(args: str, cards: int, pages: int, per_sheet: int, here: Here) -> None:
    run = here("deck", "-o", "a.pdf", *args.split())
    assert said(run) == f"{cards} cards on {pages} sheets, {per_sheet} a sheet"
    assert len(sheets("a.pdf").pages) == pages
    data = Path("a.pdf").read_bytes()
    assert printed(data).total() == cards
    placed = [len(page.placed) for page in Pdf(data).pages]
    assert placed == [per_sheet] * (pages - 1) + [cards - per_sheet * (pages - 1)]


def test_one_sheet_is_not_sheets(here: Here) -> None:
    assert said(here("deck", "--paper", "1000x1000")) == "108 cards on 1 sheet"


def test_copies_are_whole_decks_one_after_another(here: Here) -> None:
    one, three = here("deck", "-o", "-").out, here("deck", "--copies", "3", "-o", "-").out
    names = [[card.name for page in Pdf(data).pages for card in page.placed] for data in (one, three)]
    assert names[1] == names[0] * 3
    assert len(three) < 1.2 * len(one)


def test_blanks_are_added(here: Here) -> None:
    plain, more = (printed(here("deck", "--bw", *args, "-o", "-").out) for args in ([], ["--blanks", "4"]))
    assert more - plain == Counter(blank=4)
    assert plain - more == Counter()


@pytest.mark.parametrize(
    ("paper", "width", "height"),
    [
        ("letter", 612, 792),
        ("a5", 419.53, 595.28),
        ("a3", 841.89, 1190.55),
        ("200x200", 566.93, 566.93),
        ("a4", 595.28, 841.89),
    ],
)
@pytest.mark.parametrize("backs", ["none", "long-edge"])
def test_every_page_is_of_the_paper_that_was_chosen(
    paper: str, width: float, height: float, backs: str, here: Here
) -> None:
    assert here("deck", "--paper", paper, "--backs", backs, "--blanks", "4", "-o", "a.pdf").code == 0
    boxes = {tuple(float(value) for value in page.mediabox) for page in sheets("a.pdf").pages}
    ((left, bottom, *size),) = boxes
    assert (left, bottom) == (0, 0)
    assert sorted(size) == pytest.approx([width, height], abs=0.01)


def test_own_cards_and_blanks_are_in_all_the_counts(here: Here) -> None:
    spec = here.spec("[deck]\nblanks = 4\n[[deck.cards]]\nname = 'Тишина'\ncount = 6\n")
    run = here("deck", spec)
    assert said(run).startswith("118 cards on 12 sheets")
    assert "лист 12 из 12" in Pdf(Path("output/deck.pdf").read_bytes()).words(11)
    assert printed(Path("output/deck.pdf").read_bytes()).total() == 118


def squeezed(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Ёлка", "Съешь ещё этих мягких французских булок № 7 — «да»! " * 6 + "щ" * 40),
        ("{{ 7*7 }} {% raw %}", "{{ ''.__class__ }} {% include '/etc/hostname' %} %s {0} ${HOME}"),
        ("""<skip> & «Ко» "5" 'x'""", "<b>&amp;</b> <img src='http://127.0.0.1/x.png'> \\ ( ) [ ]"),
        ("a/b #c %d ../../e", "-o /etc/passwd"),
    ],
    ids=["long", "template", "markup", "path"],
)
@pytest.mark.parametrize("ink", ["", "--bw"])
def test_an_own_card_says_exactly_what_was_written(name: str, text: str, ink: str, here: Here) -> None:
    assert len(text) < 360
    spec = here.spec(f'[[deck.cards]]\nname = """{name}"""\ntext = """{text}"""\n'.replace("\\", "\\\\"))
    run = here("deck", spec, "-o", "a.pdf", *ink.split())
    assert run.code == 0, run.err
    assert list(here.contents()) == ["a.pdf", "deck.toml"]
    page = squeezed(sheets("a.pdf").pages[-1].extract_text())
    assert squeezed(name) in page
    assert squeezed(text) in page


def test_all_of_a_long_text_stays_two_millimetres_inside_the_card(here: Here) -> None:
    text = "Съешь ещё этих мягких французских булок. " * 7 + "щ" * 40
    spec = here.spec(f"[[deck.cards]]\nname = 'Ёлка'\ntext = '{text}'\n")
    made = Pdf(here("deck", spec, "-o", "-").out)
    card = made.pages[-1].placed[-1]
    assert card.name.startswith("own:")
    on_card = [char for char in made.chars(10) if card.trim.holds(char.box)]
    assert Counter("Ёлка" + squeezed(text)) - Counter(char.text for char in on_card) == Counter()
    assert all(card.trim.grown(-2).holds(char.box) for char in on_card)


def test_init_writes_a_spec_that_prints_the_deck_without_a_spec(here: Here) -> None:
    run = here("init")
    assert (run.code, run.text, run.err) == (0, "deck.toml\n", "")
    assert here("check", "deck.toml").code == 0
    assert here("check", "deck.toml") == here("check")
    assert here("deck", "deck.toml", "-o", "-") == here("deck", "-o", "-")


def test_init_makes_folders_and_leaves_what_is_there(here: Here) -> None:
    target = Path("Мои игры", "колода.toml")
    assert here("init", target).text == f"{target}\n"
    target.write_text("mine", encoding="utf-8")
    run = here("init", target)
    assert run.code == 6
    assert run.errors == [f"{target} is there already"]
    assert target.read_text(encoding="utf-8") == "mine"
    assert list(here.contents()) == ["Мои игры", "Мои игры/колода.toml"]
