"""Beside the net of a box: how to put it together, and a bar to measure. Lengths in millimetres."""

from unoprint.art.boxnet import Panel
from unoprint.art.look import Look
from unoprint.art.model import Path, Shape, Text
from unoprint.art.paths import rectangle
from unoprint.art.text import FIRST_LINE, LEADING, Block, bound, fitted
from unoprint.units import Rect

BAR = 50.0
"""The length of the bar; never another."""

HEAD = "Как собрать коробку"
STEPS = (
    "1. Вырежьте по сплошным линиям.",
    "2. Согните по пунктиру, рисунком наружу.",
    "3. Намажьте длинный клапан клеем и приклейте его изнутри к стенке на другом конце.",
    "4. Снизу загните внутрь три клапана, намажьте их клеем и прижмите к ним дно.",
    "5. Крышку не клейте: её язычок заправьте за стенку с вырезом.",
)
CAPTION = "50\N{NO-BREAK SPACE}мм · печатать в\N{NO-BREAK SPACE}масштабе 100\N{NO-BREAK SPACE}%"

_HEAD_SIZE, _STEP_SIZE = 4.6, 3.6
_BAR_HEIGHT, _BAR_ROOM = 1.2, 6.0
_AIR = 4.0
_WIDEST = 92.0
"""Longer lines are hard to follow."""


def notes(look: Look, panels: dict[str, Panel], area: Rect) -> tuple[Shape, ...]:
    """The steps and the bar where they can be largest; the bar alone, or nothing, where the paper has no more room."""
    spots = [spot for spot in _spots(panels, area) if spot.width >= BAR and spot.height >= _BAR_ROOM]
    told = [(spot, blocks) for spot in spots if (blocks := _told(look, spot)) is not None]
    if told:
        spot, blocks = max(told, key=lambda pair: pair[1][0].size)
        height = sum(block.height for block in blocks)
        return (*_steps(blocks, spot), *_bar(look, spot.x, spot.y + height + _AIR / 2))
    return _bar(look, spots[0].x, spots[0].y) if spots else ()


def _spots(panels: dict[str, Panel], area: Rect) -> tuple[Rect, ...]:
    """The free corners and strips of the sheet, the handiest first, each with air on the sides of the net."""
    lid, front, bottom = panels["lid"], panels["front"], panels["bottom"]
    dust = panels["left-top"].y
    flaps = max(panels[name].y + panels[name].height for name in ("bottom-flap", "left-bottom"))
    foot = bottom.y + bottom.height
    return (
        _between(lid.x + lid.width + _AIR, area.y, area.right, dust - _AIR),
        _between(front.x + _AIR, area.y, front.x + front.width - _AIR, front.y - _AIR),
        _between(area.x, flaps + _AIR, bottom.x - _AIR, area.bottom),
        _between(area.x, foot + _AIR, area.right, area.bottom),
        _between(area.x, area.y, area.right, panels["tongue"].y - _AIR),
        _between(area.x, area.y, panels["glue"].x - _AIR, area.bottom),
    )


def _between(left: float, top: float, right: float, bottom: float) -> Rect:
    return Rect(left, top, right - left, bottom - top)


def _told(look: Look, spot: Rect) -> tuple[Block, ...] | None:
    """Heading and steps as they fit above the bar."""
    text = "\n".join(bound(step).replace(". ", ".\N{NO-BREAK SPACE}", 1) for step in STEPS)
    room = (min(spot.width, _WIDEST), spot.height - _BAR_ROOM - _AIR / 2)
    texts = ((HEAD, look.fonts["display"], _HEAD_SIZE), (text, look.fonts["text"], _STEP_SIZE))
    return fitted(texts, room, look.theme.face["least"])


def _steps(blocks: tuple[Block, ...], spot: Rect) -> tuple[Shape, ...]:
    shapes: tuple[Shape, ...] = ()
    top = spot.y
    for block, role, font in zip(blocks, ("box-head", "box-note"), ("display", "text"), strict=True):
        for number, line in enumerate(block.lines):
            y = top + block.size * (FIRST_LINE + number * LEADING)
            shapes += (Text(role, line, font, block.size, spot.x, y),)
        top += block.height
    return shapes


def _bar(look: Look, x: float, y: float) -> tuple[Shape, ...]:
    """The bar with its caption below it, which is as long at the most."""
    size = min(2.9, BAR / look.fonts["text"].width(CAPTION, 1.0))
    return (
        Path("box-bar", rectangle(x, y, BAR, _BAR_HEIGHT)),
        Text("box-note", CAPTION, "text", size, x, y + _BAR_HEIGHT + size * 1.2),
    )
