"""Text broken into lines and shrunk until it fits, from metrics alone. Lengths in millimetres."""

import re
from typing import NamedTuple

from unoprint.art.metrics import Metrics

LEADING = 1.25
"""From baseline to baseline, in font sizes."""

FIRST_LINE = 1.0
"""From the top of a block to its first baseline, in font sizes."""

NO_BREAK = "\N{NO-BREAK SPACE}"

SLACK = 1e-9
"""What rounding may add to a width."""

_SHORT = re.compile(r"(?<![\w-])([А-ЯЁа-яё]{1,2}) (?=\S)")


class Block(NamedTuple):
    """Lines of one font size."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """From the top of the first line to the foot of the last."""
        return len(self.lines) * self.size * LEADING


def bound(text: str) -> str:
    """The text with no-break spaces where a line of Russian must not end or begin: short words and dashes."""
    return _SHORT.sub(rf"\1{NO_BREAK}", text).replace(" —", f"{NO_BREAK}—")


def broken(text: str, metrics: Metrics, size: float, width: float) -> tuple[str, ...]:
    """The text in lines at most `width` wide: paragraphs at its newlines, words broken only where one is too long."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in _words(paragraph, metrics, size, width):
            longer = f"{line} {word}" if line else word
            if metrics.width(longer, size) <= width + SLACK:
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = _chopped(word, metrics, size, width)
            lines += whole
        if line:
            lines.append(line)
    return tuple(lines)


def _words(paragraph: str, metrics: Metrics, size: float, width: float) -> list[str]:
    """What stays on one line: words, and words bound together as long as they fit one."""
    words: list[str] = []
    for word in paragraph.split(" "):
        words += [word] if metrics.width(word, size) <= width + SLACK else word.split(NO_BREAK)
    return [word for word in words if word]


def _chopped(word: str, metrics: Metrics, size: float, width: float) -> list[str]:
    """A word in pieces that fit: one piece unless it is longer than the line."""
    pieces = [""]
    for char in word:
        if pieces[-1] and metrics.width(pieces[-1] + char, size) > width + SLACK:
            pieces.append("")
        pieces[-1] += char
    return pieces


def fitted(
    texts: tuple[tuple[str, Metrics, float], ...], box: tuple[float, float], least: float
) -> tuple[Block, ...] | None:
    """Each text (with its font and wished size) as a block, all shrunk alike until together they fit the box.

    Before that each is shrunk alone until its longest word fits a line. None when they do not fit even with every size
    at `least`.
    """
    width, height = box
    wished = [_unbroken(text, metrics, size, width, least) for text, metrics, size in texts]
    shrink = 1.0
    while True:
        sizes = [max(least, size * shrink) for size in wished]
        blocks = tuple(
            Block(broken(text, metrics, size, width), size)
            for (text, metrics, _), size in zip(texts, sizes, strict=True)
        )
        if sum(block.height for block in blocks) <= height:
            return blocks
        if all(size <= least for size in sizes):
            return None
        shrink *= 0.96


def _unbroken(text: str, metrics: Metrics, size: float, width: float, least: float) -> float:
    """The largest size up to `size` at which no word needs breaking; `size` when even `least` would break one."""
    longest = max((metrics.width(word, 1.0) for word in text.split()), default=0.0)
    fitting = size if longest * size <= width else width / longest
    return fitting if fitting >= least else size
