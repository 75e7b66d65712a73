"""Type as large as so many pages allow: by trying, and by a guess that spares the trying."""

import re
from collections.abc import Callable
from typing import Any

from unoprint.errors import FitFault, Hint, Problem
from unoprint.units import PT_PER_MM

STEP = 0.25
"""Differences of type, in points, that nobody sees."""

WIDE = 0.5
"""The mean width of a letter, in sizes of type."""

LEADING = 1.35

_BLOCK = re.compile(r"<(p|li|tr|h2|h3|dt|dd)\b[^>]*>(.*?)(?=<(?:p|li|tr|h2|h3|dt|dd)\b|$)", re.DOTALL)
_EXTRA = {"p": 0.35, "li": 0.35, "tr": 0.45, "h2": 1.6, "h3": 0.9, "dt": 0.5, "dd": 0.1}
"""White space around a block, in lines."""

_SHARE = {"tr": 0.62}
"""How much of the width a block's text has: a table's row stands in columns."""

Make = Callable[[float], Any]
"""Sets a document in type of so many points; what comes has a `total` of pages."""


def largest(make: Make, pages: int, least: float, most: float) -> tuple[Any, float]:
    """What `make` sets in the largest type that keeps it within so many pages, and that type; else in the least."""
    best, low, high = make(least), least, most
    while high - low > STEP and best.total <= pages:
        size = (low + high) / 2
        tried = make(size)
        if tried.total <= pages:
            best, low = tried, size
        else:
            high = size
    return best, low


def fitted(make: Make, pages: int, least: float, most: float) -> Any:
    """The same; raises FitFault where even the least type is too large."""
    best, _ = largest(make, pages, least, most)
    if best.total > pages:
        raise FitFault(Problem("rules-do-not-fit", {"pages": pages, "size": least}, hint=Hint("fit-rules")))
    return best


def guessed(html: str, box: tuple[float, float], least: float, most: float) -> float:
    """The size of type in which a page's `box` (mm) probably holds the text, counted from its letters alone."""
    width, height = box[0] * PT_PER_MM, box[1] * PT_PER_MM
    blocks = [(tag, len(re.sub(r"<[^>]+>", "", text).strip())) for tag, text in _BLOCK.findall(html)]
    size = most
    while size > least:
        line = width / (size * WIDE)
        lines = sum(_EXTRA[tag] + -(-length // int(line * _SHARE.get(tag, 0.95))) for tag, length in blocks)
        if lines * size * LEADING <= height:
            break
        size -= STEP
    return max(size, least)
