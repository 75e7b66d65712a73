"""What stands on the walls of a box: title, count and suits. Lengths in millimetres."""

import math
from typing import NamedTuple

from unoprint.art.boxnet import Net, Panel
from unoprint.art.look import RING, Look, block_of, ring, stamp
from unoprint.art.model import Path, Shape
from unoprint.art.paths import rounded
from unoprint.art.text import Block, bound, fitted
from unoprint.errors import FitFault, Hint, Place, Problem

Shapes = tuple[Shape, ...]

FRAME = 2.2
"""From the folds to the line inside a panel, on the box of uno cards."""

LABELS = (0.36, 0.48, 0.62)
"""How much of a wall the label takes: more only where the title is long."""

LABEL_PAD = 1.6
"""From a label's edge to its text, on the box of uno cards."""

HOLLOW = 5.0
"""The least font size in mm at which outlined letters stay open."""


class Words(NamedTuple):
    """What stands on the box: the deck's title, and how many cards it has, as people say it."""

    title: str
    count: str  # type: ignore[assignment]  # hides tuple.count, which nobody needs


def _inset(look: Look, panel: Panel) -> float:
    return min(FRAME * look.scale, min(panel.width, panel.height) * 0.12)


def _frame(look: Look, panel: Panel, suit: str | None = None) -> Path:
    inset = _inset(look, panel)
    width, height = panel.width - 2 * inset, panel.height - 2 * inset
    radius = min(look.face("radius"), width / 4, height / 4)
    return Path("box-frame", rounded(panel.x + inset, panel.y + inset, width, height, radius), suit)


def front(look: Look, net: Net, words: Words) -> Shapes:
    """The four suits, smiling, above a label with title and count, all of it below the notch.

    Raises FitFault when the title is too long.
    """
    whole = net.panels["front"]
    panel = whole._replace(y=whole.y + net.notch, height=whole.height - net.notch)
    inset, gap = _inset(look, panel), 2.0 * look.scale
    width = panel.width - 2 * inset - 2 * gap
    tall = _label_height(look, width, panel.height - 2 * inset - 3 * gap, words)
    room = panel.height - tall - 2 * inset - 2 * gap
    across = min(width, room)
    size = across * 0.47
    middle = (panel.x + panel.width / 2, panel.y + inset + gap / 2 + room / 2)
    top = panel.y + panel.height - inset - gap - tall
    return (
        _frame(look, panel),
        *ring(look, middle, size, across - size, face="-face"),
        *_label(look, (panel.x + inset + gap, top, width, tall), words),
    )


def back(look: Look, panel: Panel, words: Words) -> Shapes:
    """The pattern of the cards' backs around a label with title and count. Raises FitFault as `front` does."""
    inset, gap = _inset(look, panel), 2.0 * look.scale
    pitch, size = look.theme.back["pitch"] * look.scale, look.theme.back["shape"] * look.scale
    width, height = panel.width - 2 * inset, panel.height - 2 * inset
    columns, rows = max(1, int(width / pitch)), max(1, int(height / pitch))
    step_x, step_y = width / columns, height / rows
    wanted = math.ceil(_label_height(look, width - 2 * gap, height, words) / step_y)
    first = max(0, rows - wanted) // 2
    shapes: Shapes = (_frame(look, panel),)
    for line in (*range(first), *range(rows - first, rows)):
        for column in range(columns):
            suit = RING[(column + line * 3) % len(RING)]
            at = (panel.x + inset + (column + 0.5) * step_x, panel.y + inset + (line + 0.5) * step_y)
            shapes += stamp(look.symbols[look.suits[suit].symbol], at, size, "box-shape", suit)
    field = (panel.x + inset + gap, panel.y + inset + first * step_y, width - 2 * gap, (rows - 2 * first) * step_y)
    return (*shapes, *_label(look, field, words))


def _label_height(look: Look, width: float, height: float, words: Words) -> float:
    """The least part of a height at which title and count fit a label; the largest where they fit none."""
    heights = [height * share for share in LABELS]
    return next((tall for tall in heights if _fitted(look, width, tall, words)), heights[-1])


def _fitted(look: Look, width: float, height: float, words: Words) -> tuple[Block, ...] | None:
    pad = LABEL_PAD * look.scale
    text = look.fonts["text-bold"]
    return fitted(
        ((bound(words.title), look.fonts["display"], height * 0.42), (words.count, text, height * 0.17)),
        (width - 2 * pad, height - 2 * pad),
        look.theme.face["least"],
    )


def _label(look: Look, field: tuple[float, float, float, float], words: Words) -> Shapes:
    """A white field (left, top, width, height) with the title in it, as large as it goes, and the count.

    Raises FitFault when they do not fit.
    """
    left, top, width, height = field
    blocks = _fitted(look, width, height, words)
    if blocks is None:
        raise FitFault(Problem("box-title-too-long", {"text": words.title}, Place("title"), Hint("shorten-text")))
    title, count = blocks
    middle, start = left + width / 2, top + (height - title.height - count.height) / 2
    return (
        Path("box-label", rounded(left, top, width, height, look.face("radius") * 0.8)),
        *_title(look, title, (middle, start)),
        *block_of(look, count, "box-count", "text-bold", (middle, start + title.height)),
    )


def _title(look: Look, block: Block, at: tuple[float, float]) -> Shapes:
    return block_of(look, block, "box-title" if block.size >= HOLLOW else "box-count", "display", at)


def side(look: Look, panel: Panel, suit: str, words: Words) -> Shapes:
    """Faces of the suit, with the title between them where the wall is wide enough to read it."""
    inset = _inset(look, panel)
    room = panel.width - 2 * inset
    edge = min(1.2, room * 0.05)
    block = _spine(look, words.title, room - 2 * edge - 2.0, panel.height * 0.32)
    if block is None:
        size = room * 0.8
        places = _spread(panel.y + inset, panel.y + panel.height - inset, size)
        return (_frame(look, panel, suit), *_faces(look, panel, suit, size, places))
    tall = block.height + 3.0
    end = (panel.height - tall) / 2
    size = min(room * 0.72, (end - inset) * 0.8)
    top = panel.y + end
    places = [*_spread(panel.y + inset, top, size), *_spread(top + tall, panel.y + panel.height - inset, size)]
    label = rounded(panel.x + inset + edge, top, room - 2 * edge, tall, look.face("radius") * 0.6)
    middle = panel.x + panel.width / 2
    return (
        _frame(look, panel, suit),
        *_faces(look, panel, suit, size, places),
        Path("box-label", label, suit),
        *_title(look, block, (middle, top + 1.5)),
    )


def _spread(start: float, end: float, size: float) -> list[float]:
    """The middles of as many faces of this size as stand well between two places, at least one."""
    many = max(1, int((end - start) / (size * 1.25)))
    return [start + (place + 0.5) * (end - start) / many for place in range(many)]


def _spine(look: Look, title: str, width: float, height: float) -> Block | None:
    """The title in lines of whole words; None where they do not fit."""
    display, least = look.fonts["display"], look.theme.face["least"]
    if any(display.width(word, least) > width for word in title.split()):
        return None
    blocks = fitted(((bound(title), display, look.face("title") * 1.8),), (width, height), least)
    return blocks[0] if blocks else None


def _faces(look: Look, panel: Panel, suit: str, size: float, places: list[float]) -> Shapes:
    symbol = look.symbols[f"{look.suits[suit].symbol}-face"]
    x = panel.x + panel.width / 2
    return tuple(shape for y in places for shape in stamp(symbol, (x, y), size, "box-emblem", suit))


def lid(look: Look, panel: Panel) -> Shapes:
    """The four suits in a row, upright for who has the front before them."""
    inset = _inset(look, panel)
    apart = (panel.width - 4 * inset) / len(RING)
    size = min(apart * 0.88, (panel.height - 2 * inset) * 0.8)
    x, y = panel.middle
    shapes: Shapes = (_frame(look, panel, "yellow"),)
    for place, suit in enumerate(reversed(RING)):
        at = (x + (place - (len(RING) - 1) / 2) * apart, y)
        shapes += stamp(look.symbols[look.suits[suit].symbol], at, size, "box-shape", suit, 180)
    return shapes


def bottom(look: Look, panel: Panel) -> Shapes:
    """One face of the suit."""
    size = min(panel.width, panel.height) * 0.62
    return (_frame(look, panel, "green"), *_faces(look, panel, "green", size, [panel.y + panel.height / 2]))
