"""The booklet as one HTML document."""

import re
from typing import Any

from markupsafe import Markup

from unoprint import resources
from unoprint.booklet import coverage
from unoprint.booklet.typography import typeset
from unoprint.booklet.writer import Writer

SECTIONS = "booklet/sections"
HOUSE = "booklet/house.html.j2"
SUFFIX = ".html.j2"
HOUSE_BEFORE = "85"
"""Sections from this number on come after the house rules."""

FIRST = "10-facts"
"""Players, age, time and needs: they stand on the cover."""

LAST = ("00-print", "99-card")
"""The print guide and the index card on the back cover end every reading."""

EASY = 1000
"""Characters of an entry that a page holds easily."""

_ENTRY = r'<(article|section) class="(card|card own|entry)"( id="(?:rule|card|own)-[^"]*">.*?</\1>)'
_CHAPTER = r'<section class="[^"]*" id="([^"]+)">\s*<h2>(.*?)</h2>'


def order() -> tuple[str, ...]:
    """The templates of a whole booklet, in reading order."""
    names = [name for name in resources.templates(SECTIONS, SUFFIX) if not name.startswith("_") and name != FIRST]
    middle = [name for name in names if name not in LAST]
    before = [name for name in middle if name < HOUSE_BEFORE]
    after = [name for name in middle if name >= HOUSE_BEFORE]
    last = [name for name in LAST if name in names]
    found = [f"{SECTIONS}/{name}{SUFFIX}" for name in (*before, "", *after, *last)]
    found[len(before)] = HOUSE
    return tuple(found)


def html(writer: Writer, template: str, style: str, *, contents: bool = False, **more: Any) -> str:
    """A whole document, typeset: `template` is `book`, `sheet` or `pocket`."""
    more = {"style": style, "notes": 0, "lines": 0, "details": template == "pocket", **more}
    if template == "book":
        body = text(writer)
        more |= {"body": body, "chapters": _chapters(body) if contents else []}
    return finished(writer, f"booklet/{template}.html.j2", **more)


def finished(writer: Writer, template: str, **more: Any) -> str:
    """A template filled in, typeset, and every character of it known to the fonts."""
    whole = typeset(str(writer.render(template, **more)))
    coverage.check(whole, writer.setting.look.fonts["text"])
    return whole


def text(writer: Writer) -> Markup:
    """All chapters, filled in once for a writer. Raises ResourceFault for a clause that none of them prints."""
    if "text" not in writer.kept:
        writer.kept["text"] = _whole(Markup("\n").join(writer.render(name) for name in order()))
        writer.check_clauses()
    return writer.kept["text"]


def memo(writer: Writer) -> str:
    """The index card."""
    found = text(writer)
    return found[found.rfind("<section") :]


def plain(writer: Writer) -> str:
    """The chapters without their markup and pictures."""
    return _bare(text(writer))


def _bare(html: str) -> str:
    return re.sub(r"<svg.*?</svg>|<[^>]+>", "", html, flags=re.DOTALL)


def _whole(html: Markup) -> Markup:
    """Entries that a page holds easily are marked: they are not broken. A longer one begins where its turn is."""

    def marked(match: re.Match[str]) -> str:
        tag, name, rest = match.groups()
        return f'<{tag} class="{name} whole"{rest}' if len(_bare(match[0])) < EASY else match[0]

    return Markup(re.sub(_ENTRY, marked, html, flags=re.DOTALL))  # noqa: S704 - a class more


def _chapters(body: str) -> list[tuple[str, str]]:
    """Id and heading of each chapter."""
    return [(name, Markup(title)) for name, title in re.findall(_CHAPTER, body)]  # noqa: S704 - escaped already
