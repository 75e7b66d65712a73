"""The door to WeasyPrint: what a page may open, and that nothing that goes wrong is only logged."""

import base64
import contextlib
import http.server
import io
import itertools
import re
import threading

import pypdf
import pytest

from bookletkit import Book, look
from unoprint import art, resources
from unoprint.booklet import coverage, engine, style
from unoprint.errors import ResourceFault

FONTS = '@font-face { font-family: "Unoprint Text"; src: url("fonts/text.ttf") } html { font-family: "Unoprint Text" }'
DOT = base64.b64encode(
    b'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0H4V4Z"/></svg>'
).decode()


def page(body, style=""):
    return f'<html lang="ru"><head><title>Проба</title><style>{style}{FONTS}</style></head><body>{body}</body></html>'


def made(body, style="", **options):
    return engine.pdf(engine.pages(page(body, style)), **options)


def refused(body, style=""):
    with pytest.raises(ResourceFault) as caught:
        made(body, style)
    return {problem.id for problem in caught.value.problems}


@contextlib.contextmanager
def server():
    """A server on this machine, and the requests that it got."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_error(404)

        def log_message(self, *args):
            pass

    found = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=found.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{found.server_port}", asked
    found.shutdown()
    thread.join()
    found.server_close()


WAYS = (
    '<img alt="x" src="{}">',
    '<link rel="stylesheet" href="{}">',
    '<link rel="attachment" href="{}">',
    '<p style="background: url({})">x</p>',
    '<svg width="9" height="9"><title>x</title><image href="{}" width="9" height="9"/></svg>',
    '<object data="{}">x</object>',
    '<embed src="{}">',
)


@pytest.mark.parametrize("way", WAYS)
def test_no_page_reaches_the_network(way):
    with server() as (address, asked):
        assert refused(way.format(f"{address}/x.png")) == {"address-denied"}
    assert asked == []


def test_no_style_sheet_reaches_the_network():
    with server() as (address, asked):
        assert refused("x", f"@import url({address}/x.css);") == {"address-denied"}
        assert refused("x", f'@font-face {{ font-family: X; src: url("{address}/x.ttf") }}') == {"address-denied"}
    assert asked == []


@pytest.mark.parametrize("way", WAYS)
def test_no_page_opens_a_file_outside_the_assets(way, tmp_path):
    secret = tmp_path / "secret.svg"
    secret.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    assert refused(way.format(secret.as_uri())) == {"address-denied"}


@pytest.mark.parametrize("path", ["../pyproject.toml", "fonts/../../pyproject.toml", "%2e%2e/pyproject.toml"])
def test_no_path_leads_out_of_the_assets(path):
    assert refused(f'<link rel="attachment" href="{path}">') == {"address-denied"}


def test_no_link_leads_out_of_the_assets(tmp_path):
    from unoprint.booklet.fetch import FatalURLFetchingError, Fetcher  # noqa: PLC0415 - imports WeasyPrint

    inside = tmp_path / "assets"
    inside.mkdir()
    (tmp_path / "secret").write_text("x", encoding="utf-8")
    (inside / "link").symlink_to(tmp_path / "secret")
    (inside / "good").write_text("x", encoding="utf-8")
    fetcher = Fetcher(inside)
    assert fetcher.fetch((inside / "good").as_uri()).read() == b"x"
    for path in ("link", "missing", "."):
        with pytest.raises(FatalURLFetchingError):
            fetcher.fetch(f"{inside.as_uri()}/{path}")
    assert len(fetcher.denied) == 3


def test_a_picture_written_into_the_page_is_drawn():
    assert made(f'<p style="background: url(data:image/svg+xml;base64,{DOT})">x</p>').startswith(b"%PDF")


def test_whatever_is_only_logged_is_an_error():
    assert refused("x", "p { no-such-property: 1 }") == {"page-fault"}
    assert refused('<img alt="x" src="data:image/png;base64,AAAA">') == {"page-fault"}


def test_a_tagged_file_says_what_it_is():
    reader = pypdf.PdfReader(io.BytesIO(made("<h1>Ход</h1><p>Раз.</p>", tagged=True)))
    root = reader.root_object
    assert root["/Lang"] == "ru"
    assert root["/MarkInfo"]["/Marked"]
    assert reader.metadata.title == "Проба"
    assert b"pdfuaid" in root["/Metadata"].get_data()
    assert [entry.title for entry in reader.outline] == ["Ход"]


def test_the_same_page_gives_the_same_bytes(monkeypatch):
    first = made("<p>Раз.</p>")
    assert made("<p>Раз.</p>") == first
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    assert made("<p>Раз.</p>") != first
    assert engine.date() == "D:19700101000001Z"


def test_a_font_file_that_is_none_is_told(monkeypatch):
    monkeypatch.setattr(resources, "data", lambda *_: b"text")
    with pytest.raises(ResourceFault) as caught:
        engine.pages(page("x"))
    assert caught.value.problems[0].id == "resource-unreadable"


def test_a_character_without_a_glyph_is_told_with_its_place():
    metrics = art.read_metrics(resources.text("assets", "fonts/text.json"))
    coverage.check("<style>௵</style><h3>Ход</h3><p>Раз &amp; два&nbsp;три\u00ad.</p>", metrics)
    with pytest.raises(ResourceFault) as caught:
        coverage.check("<h2>Ход</h2><p>Раз.</p><h3>Своё <b>правило</b></h3><p>&#x0bf5; и ௵</p>", metrics)
    (problem,) = caught.value.problems
    assert problem.params == {"char": "௵", "code": "U+0BF5", "near": "правило"}


def test_words_are_broken_where_a_teacher_would():
    looks = look()
    words = "достопримечательность игрок карта уно реверс прикуп следующий противоположностей взаимодействующих "
    css = style.sheet(("fonts", "base"), looks, "@page { size: 75mm 200mm; margin: 10mm } html { font-size: 11pt }")
    content = engine.pdf(engine.pages(f'<html lang="ru"><head><title>x</title><style>{css}</style><p>{words * 6}</p>'))
    lines = [line.text for line in Book(content).lines(0)]
    broken = [(line, below) for line, below in itertools.pairwise(lines) if line.endswith("-")]
    assert broken
    for line, below in broken:
        before, after = re.split("[^а-яё]", line.rstrip("-"))[-1], re.split("[^а-яё]", below)[0]
        assert min(len(before), len(after)) >= 3, (line, below)


def test_a_number_stays_with_its_word():
    text = "Возьмите {}4 карты и ждите 2 минуты, это №\u00a07. ".replace(" карты", "\u00a0карты").replace(
        " минуты", "\u00a0минуты"
    )
    looks = look()
    css = style.sheet(("fonts", "base"), looks, "@page { size: A5; margin: 14mm } html { font-size: 11pt }")
    body = "".join(text.format("и " * (number % 7)) for number in range(60))
    content = engine.pdf(engine.pages(f'<html lang="ru"><head><title>x</title><style>{css}</style><p>{body}</p>'))
    for line in Book(content).lines(0):
        assert not re.search(r"[№42]$", line.text), line.text
