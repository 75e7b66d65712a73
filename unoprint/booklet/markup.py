"""Finished HTML as one running text, for a filter that must see words and quotes across tags. Pure.

Inline tags stand for nothing, so that «в <b>сброс</b>» reads «в сброс». Every other tag is an END, which no word
and no quotation crosses. What is left alone (a picture, a script, any element with the attribute `data-verbatim`)
is one OPAQUE character, as a word would be. Cuts between the parts move with the text when it is rewritten.
"""

import re
from collections.abc import Callable, Iterator
from html import escape, unescape
from typing import NamedTuple

END = "\N{PARAGRAPH SEPARATOR}"
OPAQUE = "\N{OBJECT REPLACEMENT CHARACTER}"
VERBATIM = "data-verbatim"

INLINE = "a abbr b bdi bdo cite data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr"
LEFT_ALONE = "code math pre script style svg textarea"
ALONE = "area base br col embed hr img input link meta param source track wbr"
"""Elements without a closing tag."""

_INLINE, _LEFT_ALONE, _ALONE = (frozenset(names.split()) for names in (INLINE, LEFT_ALONE, ALONE))
_TOKEN = re.compile(
    r"""<!--.*?(?:-->|\Z)|<(?P<raw>script|style|textarea)\b.*?(?:</(?P=raw)\s*>|\Z)"""
    r"""|</?(?P<name>[a-z][^\s/>]*+)(?P<more>(?:[^"'<>]|"[^"]*"|'[^']*')*+)>|<[!?][^>]*>""",
    re.DOTALL | re.IGNORECASE,
)
_QUOTED = re.compile(r""""[^"]*"|'[^']*'""")


class Part(NamedTuple):
    """A piece of the source, and what the running text has for it; `markup` is written back as it was."""

    source: str
    text: str
    markup: bool = True


class Running(NamedTuple):
    """The running text and the places, in ascending order, where its parts end."""

    text: str
    cuts: tuple[int, ...]

    def rewritten(self, pattern: re.Pattern[str], new: str | Callable[[re.Match[str]], str]) -> "Running":
        """Each match replaced by `new`, with groups expanded; a cut inside a match keeps its distance from its start.

        What is put in between two parts belongs to the first one.
        """
        put, at, shift = [], 0, 0
        cuts, k = list(self.cuts), 0
        for match in pattern.finditer(self.text):
            start, end = match.span()
            text = match.expand(new) if isinstance(new, str) else new(match)
            put += [self.text[at:start], text]
            at = end
            if len(text) != end - start:
                k = _moved(cuts, k, end, start + len(text), shift)
                shift += len(text) - (end - start)
        if not put:
            return self
        _moved(cuts, k, len(self.text) + 1, len(self.text), shift)
        return Running("".join([*put, self.text[at:]]), tuple(cuts))


def _moved(cuts: list[int], k: int, before: int, most: int, shift: int) -> int:
    """Move the cuts from the k-th on that stand before a place, and return the number of the next one."""
    while k < len(cuts) and cuts[k] < before:
        cuts[k] = shift + min(cuts[k], most)
        k += 1
    return k


def parts(html: str) -> list[Part]:
    """The parts of the source, in order."""
    return list(_parts(html))


def running(found: list[Part]) -> Running:
    """The parts as one text."""
    cuts, at = [], 0
    for part in found:
        at += len(part.text)
        cuts.append(at)
    return Running("".join(part.text for part in found), tuple(cuts))


def written(found: list[Part], text: Running) -> str:
    """The parts as HTML again, with what the text has become."""
    pieces, start = [], 0
    for part, end in zip(found, text.cuts, strict=True):
        pieces.append(part.source if part.markup else escape(text.text[start:end], quote=False))
        start = end
    return "".join(pieces)


def _parts(html: str) -> Iterator[Part]:
    at = 0
    while match := _TOKEN.search(html, at):
        if match.start() > at:
            yield _words(html[at : match.start()])
        at = match.end()
        name = (match["name"] or "").lower()
        if match["raw"] or _is_left_alone(match, name):
            at = at if match["raw"] else _closed(html, name, at)
            yield Part(html[match.start() : at], OPAQUE)
        elif name:
            yield Part(match[0], OPAQUE if name == "img" or name in _LEFT_ALONE else "" if name in _INLINE else END)
        else:
            yield Part(match[0], "" if match[0].startswith("<!--") else END)
    if at < len(html):
        yield _words(html[at:])


def _is_left_alone(match: re.Match[str], name: str) -> bool:
    if name in _ALONE or not match["name"] or match[0].startswith("</") or match[0].endswith("/>"):
        return False
    attributes = _QUOTED.sub("", match["more"]).lower().replace("=", " ")
    return name in _LEFT_ALONE or VERBATIM in attributes.split()


def _closed(html: str, name: str, at: int) -> int:
    """Where the element that was opened before `at` is closed: at the end of the source if it never is."""
    depth = 1
    while depth:
        match = _TOKEN.search(html, at)
        if match is None:
            return len(html)
        at = match.end()
        if (match["name"] or "").lower() == name and not match[0].endswith("/>"):
            depth += -1 if match[0].startswith("</") else 1
    return at


def _words(source: str) -> Part:
    text = unescape(source).replace(END, " ").replace("\N{LINE SEPARATOR}", " ")
    return Part(source, text, markup=False)
