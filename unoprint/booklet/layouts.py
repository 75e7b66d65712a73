"""The seven ways to print the rules. Lengths in millimetres, sizes of type in points."""

from collections.abc import Callable
from typing import Any, NamedTuple

from markupsafe import Markup

from unoprint.booklet import Printed, document, style
from unoprint.booklet.fit import fitted, guessed, largest
from unoprint.booklet.writer import Writer
from unoprint.errors import FitFault, Hint, Problem
from unoprint.spec.model import Format
from unoprint.spec.rules import PER_PAGE
from unoprint.units import PT_PER_MM

BODY, CHILDREN, LARGE = 11.0, 14.0, 18.0
"""Sizes of the body type."""

HANDOUT = 12.5 / BODY
"""How much larger the type of a whole sheet is."""

LEAST, MOST = 9.0, 13.0
"""Between these the type of a sheet that must hold everything is fitted."""

A5_WIDTH = 148.5
SMALLEST = 0.82
"""How far the type of a book shrinks with its page."""

COVER = 11.0 / A5_WIDTH
"""The size of the cover's type for each millimetre of its width."""

LEAST_PAGE = (95.0, 135.0)
"""Width and height of the smallest page of a book."""

LINE, NOTES_HEAD = 8.5, 50.0
"""From line to line on a page for notes, and what its margins and its heading take."""

MEMO_LEAST = 8.5
MARGIN = 14.0
"""Around the text of a page."""

POCKET_LEAST, POCKET_MOST, POCKET_PAGES = 7.0, 10.0, 8
NOTES = 3
"""Pages for notes, of which a booklet takes what pads it to a multiple of four."""

LONG = 9_000
"""A text of more characters takes more than eight pages of body type, and so gets contents."""

SHORT = 8
"""So many pages need no contents."""


class Wanted(NamedTuple):
    """How the rules are to be printed; `creator` is the program's name and version."""

    layout: str
    paper: Format
    flip: str
    per_page: int
    creator: str


class _Job(NamedTuple):
    """One run: the texts and what is wanted."""

    writer: Writer
    wanted: Wanted

    @property
    def sheet(self) -> tuple[float, float]:
        """The paper upright."""
        paper = self.wanted.paper
        return min(paper.width, paper.height), max(paper.width, paper.height)

    @property
    def half(self) -> tuple[float, float]:
        """The page of a folded sheet."""
        width, height = self.sheet
        return height / 2, width

    @property
    def body(self) -> float:
        """The size of the text on a page of A5 or larger; smaller pages have smaller type."""
        size = CHILDREN if self.writer.context["children"] else BODY
        return size * min(1.0, max(SMALLEST, self.half[0] / A5_WIDTH))

    def html(self, template: str, sheets: tuple[str, ...], page: tuple[float, float], size: float, **more: Any) -> str:
        """A document for pages of this size, in type of `size` points; the index card in type of `memo`."""
        width, height = page
        memo = more.pop("memo", size)
        last = f"@page {{ size: {width:g}mm {height:g}mm }}\nhtml {{ font-size: {size:g}pt }}\n"
        last += f":root {{ --memo: {memo:g}pt; --cover: {COVER * width:.2f}pt }}\n"
        css = style.sheet(("fonts", "base", *sheets), self.writer.setting.look, last)
        more["lines"] = int((height - NOTES_HEAD) / LINE)
        return document.html(self.writer, template, Markup(css), **more)  # noqa: S704 - our own style sheets


def made(writer: Writer, wanted: Wanted) -> Printed:
    """The rules in the layout that is wanted: a PDF file, or an HTML file for `html`.

    Raises FitFault for a cheat sheet or a pocket book that cannot hold its text, ResourceFault for all that is missing.
    """
    return _MAKERS[wanted.layout](_Job(writer, wanted))


def _book(job: _Job, sheets: tuple[str, ...], page: tuple[float, float], size: float, notes: int = 0) -> Any:
    """The set pages of the whole text: with contents when there are many, the index card on one page at the end."""
    from unoprint.booklet import engine  # noqa: PLC0415 - WeasyPrint only when a PDF is made

    _check_page(job, page)

    def pages(**more: Any) -> engine.Pages:
        return engine.pages(job.html("book", ("paged", *sheets), page, size, notes=notes, **more))

    contents = len(document.plain(job.writer)) > LONG * (BODY / size) ** 2
    box = (page[0] - 2 * MARGIN, page[1] - 2 * MARGIN)
    memo = guessed(document.memo(job.writer), box, MEMO_LEAST, size)
    found = pages(contents=contents, memo=memo)
    if found.named("index") > 1:
        memo = _memo(job, sheets, page, size)
        found = pages(contents=contents, memo=memo)
    if not contents and found.total - notes > SHORT:
        found = pages(contents=True, memo=memo)
    return found


def _check_page(job: _Job, page: tuple[float, float]) -> None:
    """Raise FitFault for pages on which nobody would read."""
    if page[0] < LEAST_PAGE[0] or page[1] < LEAST_PAGE[1]:
        width, height = LEAST_PAGE
        params = {"width": width, "height": height, "layout": job.wanted.layout, "paper": job.wanted.paper.name}
        raise FitFault(Problem("paper-too-small", params, hint=Hint("fit-rules")))


def _memo(job: _Job, sheets: tuple[str, ...], page: tuple[float, float], size: float) -> float:
    """The size of type in which the index card fits one page: the least there is where none does."""
    from unoprint.booklet import engine  # noqa: PLC0415

    def make(tried: float) -> engine.Pages:
        return engine.pages(job.html("sheet", ("paged", *sheets), page, size, memo=tried))

    return largest(make, 1, MEMO_LEAST, size)[1]


def _read(job: _Job, sheets: tuple[str, ...], page: tuple[float, float], size: float) -> Printed:
    """A file to read from the first page to the last: tagged, with bookmarks."""
    from unoprint.booklet import engine  # noqa: PLC0415

    found = _book(job, sheets, page, size)
    return Printed(engine.pdf(found, tagged=True), found.total, found.total)


def _pages(job: _Job) -> Printed:
    return _read(job, (), job.half, job.body)


def _handout(job: _Job) -> Printed:
    return _read(job, ("handout",), job.sheet, job.body * HANDOUT)


def _large(job: _Job) -> Printed:
    return _read(job, ("large",), job.sheet, LARGE)


def _booklet(job: _Job) -> Printed:
    from unoprint.booklet import engine, impose  # noqa: PLC0415

    width, height = job.half
    found = _book(job, (), job.half, job.body, notes=NOTES)
    pages = list(found.document.pages)
    book, notes = pages[:-NOTES], pages[-NOTES:]
    cover = len(book) - max(1, found.named("index"))
    chosen = [*book[:cover], *notes[: impose.padded(len(book)) - len(book)], *book[cover:]]
    sides = impose.saddle(len(chosen), width * PT_PER_MM, job.wanted.flip)
    content = _imposed(job, engine.pdf(found, chosen=chosen), sides, (2 * width, height))
    return Printed(content, len(book), len(sides) // 2)


def _imposed(job: _Job, source: bytes, sides: Any, sheet: tuple[float, float]) -> bytes:
    from unoprint.booklet import engine, impose  # noqa: PLC0415

    about = {"/Title": job.writer.setting.title, "/Creator": job.wanted.creator, "/CreationDate": engine.date()}
    duplex = {"short-edge": "/DuplexFlipShortEdge", "long-edge": "/DuplexFlipLongEdge"}
    flip = duplex[job.wanted.flip] if job.wanted.layout == "booklet" else "/Simplex"
    return impose.imposed(source, sides, (sheet[0] * PT_PER_MM, sheet[1] * PT_PER_MM), about, flip)


def _cheatsheet(job: _Job) -> Printed:
    from unoprint.booklet import engine, impose  # noqa: PLC0415

    width, height = job.sheet
    page, columns, rows = {
        1: ((width, height), 1, 1),
        2: ((height / 2, width), 2, 1),
        4: ((width / 2, height / 2), 2, 2),
    }[job.wanted.per_page]

    names = ("cheatsheet", "narrow", "small") if job.wanted.per_page == max(PER_PAGE) else ("cheatsheet",)

    def make(details: bool) -> Any:  # noqa: FBT001 - two ways, tried in turn
        def sized(size: float) -> engine.Pages:
            return engine.pages(job.html("sheet", names, page, size, details=details))

        return fitted(sized, 1, LEAST, MOST)

    try:
        found = make(True)  # noqa: FBT003
    except FitFault:
        found = make(False)  # noqa: FBT003 - the house rules by their titles alone
    if job.wanted.per_page == 1:
        return Printed(engine.pdf(found, tagged=True), 1, 1)
    sides = impose.copies(columns, rows, page[0] * PT_PER_MM, page[1] * PT_PER_MM)
    return Printed(_imposed(job, engine.pdf(found), sides, (page[0] * columns, page[1] * rows)), 1, 1)


class _Counted(NamedTuple):
    """Pages of which so many count: those for notes stand last and take what is left."""

    pages: Any
    total: int


def _pocket(job: _Job) -> Printed:
    from unoprint.booklet import engine, impose  # noqa: PLC0415

    width, height = job.sheet
    page = (height / 4, width / 2)
    notes = POCKET_PAGES - 2

    def make(size: float) -> _Counted:
        pages = engine.pages(job.html("pocket", ("narrow", "pocket"), page, size, notes=notes))
        return _Counted(pages, pages.total - notes)

    found = fitted(make, POCKET_PAGES, POCKET_LEAST, POCKET_MOST)
    sides = impose.leaflet(page[0] * PT_PER_MM, page[1] * PT_PER_MM)
    chosen = found.pages.document.pages[:POCKET_PAGES]
    content = _imposed(job, engine.pdf(found.pages, chosen=chosen), sides, (height, width))
    return Printed(content, found.total, 1)


def _html(job: _Job) -> Printed:
    css = style.with_fonts(style.sheet(("fonts", "base", "screen"), job.writer.setting.look))
    text = document.html(job.writer, "book", Markup(css), contents=True)  # noqa: S704 - our own style sheets
    return Printed(text.encode("utf-8"), 1, 0)


_MAKERS: dict[str, Callable[[_Job], Printed]] = {
    "booklet": _booklet,
    "pages": _pages,
    "handout": _handout,
    "large": _large,
    "cheatsheet": _cheatsheet,
    "pocket": _pocket,
    "html": _html,
}
