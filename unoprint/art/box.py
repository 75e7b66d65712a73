"""The sheet of a tuck box: its net with the deck's title and suits, and how to put it together. Lengths in millimetres.

Each wall but front and back has the colour of a suit. Folded, the box stands with the lid on top: what is on the walls
is upright, the lid is read from the front.
"""

from typing import NamedTuple

from unoprint.art.boxnet import Fold, Net, Panel
from unoprint.art.boxnotes import notes
from unoprint.art.boxwalls import Words, back, bottom, front, lid, side
from unoprint.art.look import Look, centred
from unoprint.art.model import Artwork, Path, Segment, Shape
from unoprint.art.paths import Segments, rectangle
from unoprint.units import Rect

Shapes = tuple[Shape, ...]

BOX = "box"
"""The id of the box among the artworks."""

BLEED = 1.5
"""How far colours run over cuts and onto flaps."""

WALLS = {"left": "red", "right": "blue", "lid": "yellow", "tongue": "yellow", "bottom": "green"}
"""Whose suit's colour a panel has."""

BARE = {
    "back": ("left", "bottom"),
    "left": ("top", "bottom"),
    "front": ("top",),
    "right": ("top", "right", "bottom"),
    "lid": ("left", "right"),
    "tongue": ("left", "top", "right"),
    "bottom": ("left", "bottom", "right"),
}
"""The sides of each coloured panel at which no other one begins."""

DARK = {"front", "back"}
"""The panels on which black lines would not show in colour."""

NOTCHED = 5
"""How many segments of the front's outline run along its upper edge, through the notch."""

GLUED = ("glue", "bottom-flap", "left-bottom", "right-bottom")

_DASH, _GAP = 2.0, 1.5
_GLUE_WORD = "клей"
_GLUE_SIZE = 3.2


class Sheet(NamedTuple):
    """The sheet and the area on it that the printer reaches."""

    width: float
    height: float
    area: Rect


def compose_box(look: Look, net: Net, sheet: Sheet, words: Words) -> Artwork:
    """The net with its pictures on a sheet. Raises FitFault when the title does not fit the front."""
    panels = net.panels
    shapes = (
        *(_field(panels[name], name, sheet.area) for name in BARE),
        *front(look, net, words),
        *back(look, panels["back"], words),
        *side(look, panels["left"], "red", words),
        *side(look, panels["right"], "blue", words),
        *lid(look, panels["lid"]),
        *bottom(look, panels["bottom"]),
        *(word for name in GLUED for word in _glue(look, panels[name])),
        *_lines(net),
        *notes(look, panels, sheet.area),
    )
    return Artwork(BOX, words.title, sheet.width, sheet.height, shapes)


def _lines(net: Net) -> Shapes:
    """The folds, then the cut; what lies on the dark walls in roles of its own, so that it shows there."""
    dark = [fold for fold in net.folds if DARK & {fold.one, fold.other}]
    others = [fold for fold in net.folds if fold not in dark]
    return (
        Path("box-fold", tuple(dash for fold in others for dash in _dashes(fold))),
        Path("box-fold-dark", tuple(dash for fold in dark for dash in _dashes(fold))),
        Path("box-cut", net.cut),
        Path("box-cut-dark", net.panels["front"].outline[:NOTCHED]),
    )


def _field(panel: Panel, name: str, area: Rect) -> Path:
    """A panel's colour, with bleed where no coloured panel begins, as far as the printer reaches."""
    bare = BARE[name]
    left = max(area.x, panel.x - BLEED * ("left" in bare))
    top = max(area.y, panel.y - BLEED * ("top" in bare))
    right = min(area.right, panel.x + panel.width + BLEED * ("right" in bare))
    bottom = min(area.bottom, panel.y + panel.height + BLEED * ("bottom" in bare))
    return Path("box-field", rectangle(left, top, right - left, bottom - top), WALLS.get(name))


def _glue(look: Look, panel: Panel) -> Shapes:
    """What a flap says that is to be glued, as often as there is room beside the colours that run onto it."""
    left, top, width, height = panel.x, panel.y, panel.width, panel.height
    if panel.name == "glue":
        width -= BLEED  # from the back, on which it hangs
    else:
        left, width = left + BLEED, width - 2 * BLEED  # from the bottom, beside which it may hang
        top, height = top + BLEED, height - BLEED
    size = min(_GLUE_SIZE, height * 0.5)
    size = min(size, (width - 1.0) / look.fonts["text"].width(_GLUE_WORD, 1.0))
    if size < look.theme.face["least"]:
        return ()
    many = max(1, int(height / 28))
    step = height / many
    return tuple(
        centred(look, "box-note", _GLUE_WORD, "text", size, left + width / 2, top + (place + 0.5) * step + size * 0.35)
        for place in range(many)
    )


def _dashes(fold: Fold) -> Segments:
    """A fold as dashes of even length that begin and end at its ends."""
    dx, dy = fold.x2 - fold.x1, fold.y2 - fold.y1
    length = (dx * dx + dy * dy) ** 0.5
    many = max(1, round((length + _GAP) / (_DASH + _GAP)))
    whole = many * _DASH + (many - 1) * _GAP
    path: list[Segment] = []
    for place in range(many):
        start = place * (_DASH + _GAP) / whole
        for operator, share in (("M", start), ("L", start + _DASH / whole)):
            path.append((operator, (fold.x1 + dx * share, fold.y1 + dy * share)))
    return tuple(path)
