"""`rules` and `scores`: what is written where, on machines that lack this and that, and what is listed."""

import hashlib
import io
import json
import re

import pytest
from pypdf import PdfReader

from bookletkit import Book
from clikit import ROOT, Here
from promisekit import noise
from unoprint.spec.rules import LAYOUTS

EMPTY_FONTS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig></fontconfig>'
OWN_FONTS = {"Unoprint-Text", "Unoprint-Text-Bold", "Unoprint-Display-Heavy"}
EVIL = """\
title = '{{ 7*7 }} & <b>'
[[rules.own]]
title = "{{ 7*7 }} {% raw %}"
text = '''<img src="http://127.0.0.1:9/x.png"><link rel=attachment href="file:///etc/hostname"> "5" 'x' & <skip>'''
[[deck.cards]]
name = '<skip> & «Ко» "5"'
text = '{{ 7*7 }}'
"""


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_layout_has_a_file_of_its_own(layout: str, here: Here) -> None:
    run = here("rules", "--preset", "kids-5", "--layout", layout)
    assert run.code == 0, run.err
    name = {"booklet": "output/rules.pdf", "html": "output/rules.html"}.get(layout, f"output/rules-{layout}.pdf")
    assert run.text == f"{name}\n"
    assert list(here.contents()) == ["output", name]
    assert (here.path / name).read_bytes().startswith(b"<!doctype html>" if layout == "html" else b"%PDF")


def test_the_score_sheet_is_written(here: Here) -> None:
    run = here("scores", "--preset", "family", "--players", "3")
    assert (run.code, run.text, run.err) == (0, "output/scores.pdf\n", "")
    book = Book((here.path / "output/scores.pdf").read_bytes())
    assert "Счёт до 200 очков" in book.text(0)
    assert book.text(0).count("всего") == 3


def test_the_rules_of_a_spec_are_printed_as_they_were_written(here: Here) -> None:
    here.spec(EVIL)
    assert here("rules", "deck.toml", "--layout", "pages", "-q").code == 0
    book = Book((here.path / "output/rules-pages.pdf").read_bytes())
    text = "".join(" ".join(book.text(page) for page in range(len(book))).split())
    for piece in ("{{7*7}}&<b>", "{{7*7}}{%raw%}", 'href="file:///etc/hostname">"5"\'x\'&<skip>', '<skip>&«Ко»"5"'):
        assert piece in text, piece
    assert book.document.count_attachments() == 0


def test_the_same_spec_gives_the_same_bytes_anywhere(here: Here) -> None:
    spec = here.spec(EVIL)
    made = set()
    for folder, seed in (("a", "1"), ("b", "2")):
        (here.path / folder).mkdir()
        env = {"PYTHONHASHSEED": seed, "SOURCE_DATE_EPOCH": "0", "TZ": f"UTC-{seed}"}
        run = here.alone("rules", spec, "-q", "-o", "-", cwd=here.path / folder, env=env)
        assert run.code == 0, run.err
        made.add(hashlib.sha256(run.out).hexdigest())
        assert str(here.path).encode() not in run.out
    assert len(made) == 1


def test_no_font_of_the_system_is_needed(here: Here) -> None:
    config = here.path / "fonts.conf"
    config.write_text(EMPTY_FONTS, encoding="utf-8")
    env = {"FONTCONFIG_FILE": str(config), "HOME": str(here.path)}
    run = here.alone("rules", "--preset", "party", "--layout", "pages", "-q", "-o", "rules.pdf", env=env)
    assert (run.code, run.err) == (0, "")
    book = Book((here.path / "rules.pdf").read_bytes())
    chars = [char for page in range(len(book)) for char in book.chars(page)]
    assert {char.font.split("+")[1] for char in chars} == OWN_FONTS
    assert not [char for char in chars if char.text in "\ufffd\ufffe\u0000"]
    usual = here.alone("rules", "--preset", "party", "--layout", "pages", "-q", "-o", "-")
    assert usual.out == (here.path / "rules.pdf").read_bytes()


def test_without_pango_the_way_out_is_told_and_the_rest_works(here: Here) -> None:
    stub = here.path / "stub" / "weasyprint"
    stub.mkdir(parents=True)
    lines = ("print('a banner')", "raise OSError(\"cannot load library 'pango-1.0-0'\")")
    (stub / "__init__.py").write_text("\n".join(lines), encoding="utf-8")
    env = {"PYTHONPATH": f"{stub.parent}:{ROOT}"}
    run = here.alone("rules", env=env)
    assert run.code == 5
    assert run.out == b""
    assert len(run.err.splitlines()) <= 5
    assert "Traceback" not in run.err
    for word in ("Pango", "apt install", "brew install pango", "MSYS2", "--layout html", "библиотека"):
        assert word in run.err
    assert here.alone("scores", env=env).code == 5
    for args in (["rules", "--layout", "html", "--preset", "party"], ["deck"], ["check"], ["rules", "--help"]):
        assert here.alone(*args, env=env).code == 0, args


def test_html_and_the_deck_load_no_weasyprint(here: Here) -> None:
    code = (
        "import sys; from unoprint import cli\ntry: cli.run()\nexcept SystemExit: print(*sys.modules, file=sys.stderr)"
    )
    import sys  # noqa: PLC0415

    for args, unwanted in (
        (["rules", "--layout", "html", "-q"], {"weasyprint", "reportlab", "pypdf"}),
        (["deck", "-q"], {"weasyprint", "jinja2", "pypdf"}),
        (["check", "-q", "--preset", "party"], {"weasyprint", "jinja2", "pypdf", "reportlab"}),
        (["rules", "--help"], {"weasyprint", "jinja2", "pypdf", "reportlab"}),
    ):
        run = here.alone(*args, command=[sys.executable, "-c", code])
        assert run.code == 0, run.err
        assert not unwanted & set(run.err.split()), args


def test_the_result_is_not_written_over_the_spec(here: Here) -> None:
    here.spec("title = 'Котовы'")
    for command in ("rules", "scores"):
        run = here(command, "deck.toml", "-o", "deck.toml")
        assert run.code == 2
        assert "deck.toml is the spec" in run.err


@pytest.mark.parametrize("what", ["rules", "presets", "options", "vocabularies"])
def test_lists_are_readable_and_russian(what: str, here: Here) -> None:
    run = here("list", what)
    assert (run.code, run.err) == (0, "")
    head, *rows = run.text.splitlines()
    assert head.split()[0] == {"vocabularies": "vocabulary", "options": "point"}.get(what, what[:-1])
    assert rows
    for row in rows:
        assert re.search("[а-яё]", row), row
        assert "{{" not in row
        assert "{%" not in row


def test_what_is_listed_is_taken(here: Here) -> None:
    presets = [row.split()[0] for row in here("list", "presets").text.splitlines()[1:]]
    assert len(presets) == 9
    options = [row.split()[0] for row in here("list", "options").text.splitlines() if "=" in row.split()[0]]
    assert len(options) > 100
    for option in options[::20]:
        run = here("check", "--set", option)
        assert "is not" not in run.err, option


def test_letter_paper_gives_letter_pages(here: Here) -> None:
    run = here("rules", "--preset", "kids-5", "--paper", "letter", "--layout", "handout", "-o", "-", "-q")
    book = Book(run.out)
    assert {book.size(page) for page in range(len(book))} == {(612.0, 792.0)}


PHOTOS = """\
[[deck.cards]]
name = "Кот спит"
text = "Все молчат."
art = "noise.jpg"
[[deck.cards]]
name = "Кот ест"
art = "noise.jpg"
[art]
"red:7" = "noise.jpg"
"wild+4" = { file = "noise.jpg", fit = "contain" }
[back]
art = "not-there.jpg"
"""


@pytest.mark.parametrize("ink", ["", "--bw", "--light"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_own_pictures_stand_in_the_rules_small_and_once(layout: str, ink: str, here: Here) -> None:
    """On every card that the rules show, in every layout; what is on the back does not matter here."""
    noise(here.path, size=(1500, 2000), quality=75)
    run = here("rules", here.spec(PHOTOS), "--layout", layout, *ink.split(), "-o", "rules.out")
    assert run.code == 0, run.err
    content = (here.path / "rules.out").read_bytes()
    assert len(content) < 1_500_000
    if layout == "html":
        ids = re.findall(r'id="(clip-[^"]+)"', content.decode())
        assert len(ids) == len(set(ids)) >= 4
    elif layout == "handout":
        images = {image.indirect_reference for page in PdfReader(io.BytesIO(content)).pages for image in page.images}
        assert len(images) == 1


def test_a_picture_that_is_not_there_is_an_error_in_the_rules_too(here: Here) -> None:
    run = here("rules", here.spec(PHOTOS), "-o", "rules.out")
    assert run.code == 5
    assert "noise.jpg" in run.err
    assert not (here.path / "rules.out").exists()


@pytest.mark.parametrize(
    ("backs", "says"),
    [
        ("fold", "Согните лист по пунктиру"),
        ("separate", "напечатайте рубашки"),
        ("long-edge", "печатайте с двух сторон"),
    ],
)
def test_the_rules_say_how_these_backs_are_printed(backs: str, says: str, here: Here) -> None:
    here("rules", here.spec(f"[print]\nbacks = '{backs}'\n"), "--layout", "html", "-o", "rules.html")
    step = re.findall(r"<b>Рубашки.</b>(.*?)</li>", (here.path / "rules.html").read_text("utf-8"), re.DOTALL)
    assert len(step) == 1
    assert says in " ".join(step[0].replace("\N{NO-BREAK SPACE}", " ").split())


def test_the_cards_to_count_are_those_on_the_sheets(here: Here) -> None:
    """Two decks, each with a card for its one house rule."""
    here.spec("[deck]\nrule-cards = true\n[print]\ncopies = 2\n[rules]\nhouse = ['jump-in']\n")
    here("rules", "deck.toml", "--layout", "html", "-o", "rules.html")
    plan = json.loads(here("check", "deck.toml", "--json").text)
    printed = sum(len(page["cards"]) for page in plan["pages"])
    assert printed == 2 * (108 + 1)
    text = (here.path / "rules.html").read_text("utf-8").replace("\N{NO-BREAK SPACE}", " ")
    assert f"На листах: {printed} карт, всего {len(plan['pages'])} лист" in " ".join(text.split())
