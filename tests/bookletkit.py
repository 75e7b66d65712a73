"""Rules for tests, and a reader of their pages: what stands where, in which font. Lengths are points, y down."""

import ctypes
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw as pdfium

from unoprint import art, build, deck, resources
from unoprint.booklet import Printed, document, layouts
from unoprint.booklet.context import Setting
from unoprint.booklet.environment import Templates
from unoprint.booklet.writer import Writer
from unoprint.build import assets
from unoprint.errors import SpecFault
from unoprint.rules import plural
from unoprint.rules.catalogue import TABLES, catalogue
from unoprint.rules.model import Catalogue, OwnRule, Ruleset, Wish
from unoprint.rules.resolver import resolve
from unoprint.rules.words import words
from unoprint.spec.model import DeckSpec, Format, OwnCard

A4, A5, LETTER = Format("A4", 210, 297), Format("A5", 148, 210), Format("letter", 215.9, 279.4)
NONE: Mapping[str, str] = {}


@cache
def tables() -> dict[str, Any]:
    return {name: resources.table(f"rules/{name}.toml") for name in TABLES}


@cache
def rules() -> Catalogue:
    return catalogue(tables(), build.catalogue())


@cache
def templates() -> Templates:
    return Templates(plural.filters(words(tables()["words"])))


@cache
def look() -> art.Look:
    return assets.look(build.read_spec(None, {}), build.catalogue())


def ruleset(
    preset: str = "classic",
    house: tuple[str, ...] = (),
    options: Mapping[str, str] = NONE,
    *,
    vocabulary: str = "zakazhi",
    players: tuple[int, int] | None = None,
    edition: str = "",
    blanks: int = 0,
    cards: tuple[OwnCard, ...] = (),
    own: tuple[OwnRule, ...] = (),
) -> Ruleset:
    """The ruleset of a wish. Raises SpecFault when the rules contradict."""
    chosen = rules().presets[preset]
    name = edition or chosen.edition
    wanted = DeckSpec(name, blanks or chosen.blanks, cards)
    printed = deck.build(wanted, assets.edition(name), build.catalogue())
    return resolve(Wish(preset, house, (), options, players, vocabulary, own), rules(), printed)


def first_that_takes(rule: str) -> Ruleset:
    """A ruleset with this house rule: of the first preset and deck that it does not contradict."""
    for preset in ("classic", "game-101", "party", "kids-5"):
        for edition in ("", "swap-112", "shuffle-112", "h2o-120"):
            for players in (None, (4, 4)):
                try:
                    return ruleset(preset, (rule,), edition=edition, blanks=4, players=players)
                except SpecFault:
                    continue
    raise AssertionError(rule)


def writer(made: Ruleset, title: str = "Колода в стиле УНО", layout: str = "pages") -> Writer:
    return Writer(Setting(rules(), made, title, look(), layout=layout), templates())


def html(made: Ruleset, **options: Any) -> str:
    """The whole booklet as HTML, without its style."""
    return document.html(writer(made, **options), "book", "")


def printed(
    made: Ruleset, layout: str, paper: Format = A4, flip: str = "short-edge", per_page: int = 1, **options: Any
) -> Printed:
    """The rules in a layout."""
    return layouts.made(
        writer(made, layout=layout, **options), layouts.Wanted(layout, paper, flip, per_page, "unoprint")
    )


def reading(made: Ruleset, layout: str, paper: Format = A4, **options: Any) -> Any:
    """The set pages of a layout that is read from the first page to the last: WeasyPrint's own boxes."""
    wanted = layouts.Wanted(layout, paper, "short-edge", 1, "unoprint")
    job = layouts._Job(writer(made, layout=layout, **options), wanted)  # noqa: SLF001
    sheets, page, size = {
        "pages": ((), job.half, job.body),
        "handout": (("handout",), job.sheet, job.body * layouts.HANDOUT),
        "large": (("large",), job.sheet, layouts.LARGE),
    }[layout]
    return layouts._book(job, sheets, page, size)  # noqa: SLF001


def torn(pages: Any) -> set[str]:
    """The texts of table rows that stand on more than one page."""
    seen: dict[Any, int] = {}
    found: set[str] = set()
    for number, page in enumerate(pages.document.pages):
        for box in page._page_box.descendants():  # noqa: SLF001
            row = box.element if box.element_tag == "tr" else None
            if row is not None and not list(row.iter("th")) and seen.setdefault(row, number) != number:
                found.add("".join(row.itertext()))
    return found


class Char(NamedTuple):
    text: str
    font: str
    left: float
    top: float
    right: float
    bottom: float


class Line(NamedTuple):
    """Characters that stand on one baseline, from left to right."""

    chars: tuple[Char, ...]

    @property
    def text(self) -> str:
        return "".join(char.text for char in self.chars)

    @property
    def is_heading(self) -> bool:
        """Whether it is set in the type of headings; the figures on pictures of cards are, too, but are no words."""
        return all("Display" in char.font for char in self.chars) and any(char.text.isalpha() for char in self.chars)


class Book:
    """A PDF of rules, read back."""

    def __init__(self, content: bytes) -> None:
        self.document = pypdfium2.PdfDocument(content)

    def __len__(self) -> int:
        return len(self.document)

    def size(self, page: int) -> tuple[float, float]:
        width, height = self.document[page].get_size()
        return width, height

    def text(self, page: int) -> str:
        """The text of a page, white space made one space."""
        return " ".join(self.document[page].get_textpage().get_text_range().split())

    def half(self, page: int, number: int) -> str:
        """The text of the left (0) or right (1) half of a landscape page, as it is read from left to right."""
        width, height = self.size(page)
        area = (0, 0, width / 2, height) if number == 0 else (width / 2, 0, width, height)
        return " ".join(self.document[page].get_textpage().get_text_bounded(*area).split())

    def chars(self, page: int) -> Iterator[Char]:
        """Every visible character of a page."""
        _, height = self.size(page)
        text = self.document[page].get_textpage()
        name, flags = ctypes.create_string_buffer(200), ctypes.c_int()
        for index in range(text.count_chars()):
            char = chr(pdfium.FPDFText_GetUnicode(text, index)).replace("\x02", "-")  # what it makes of a broken word
            if not char.isprintable() or char.isspace():
                continue
            pdfium.FPDFText_GetFontInfo(text, index, name, 200, ctypes.byref(flags))
            left, bottom, right, top = text.get_charbox(index, loose=True)
            yield Char(char, name.value.decode(), left, height - top, right, height - bottom)

    def lines(self, page: int) -> list[Line]:
        """The lines of a page from top to bottom."""
        found: dict[float, list[Char]] = {}
        for char in self.chars(page):
            middle = (char.top + char.bottom) / 2
            near = next((place for place in found if abs(place - middle) < 3), middle)
            found.setdefault(near, []).append(char)
        return [Line(tuple(sorted(chars, key=lambda char: char.left))) for _, chars in sorted(found.items())]
