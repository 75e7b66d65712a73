"""The net of a tuck box: panels, folds and the line to cut along. Pure geometry in millimetres, y down.

The four walls stand in a row as seen from outside: glue flap, back, left, front, right. The lid is hinged on the back
and tucked in behind the front; the bottom is hinged on the front and glued over three flaps, so that a heavy deck does
not fall through. Walls, lid and bottom are exactly as large as the inside: the card stock takes 0.15 mm beside each
fold and up to 0.6 mm where a flap lies behind a wall, and the millimetre of play around the deck has room for that.
What slides into the box or under a panel is made narrower than its fold, so that it does not catch.
"""

from typing import NamedTuple

from unoprint.art.model import Segment
from unoprint.art.paths import CIRCLE, Segments, moved

PLAY = 1.0
"""Between the deck and each wall."""

WIDEST_GLUE, NARROWEST_GLUE = 12.0, 8.0
"""The glue flap at the side; below 8 mm it holds badly, but a thin box has no room for more."""

CLEAR = 0.5
"""How much narrower than its fold a flap is at either end, and how far from each other two flaps stay that meet."""

_TONGUE = 14.0
_NOTCH = 9.0
_BOTTOM_FLAP = 15.0


class Inside(NamedTuple):
    """The inside of a box."""

    width: float
    height: float
    depth: float


class Panel(NamedTuple):
    """A wall, a flap, the lid or the bottom: its closed outline and the box (x, y, width, height) around it."""

    name: str
    outline: Segments
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of its box."""
        return self.x + self.width / 2, self.y + self.height / 2


class Fold(NamedTuple):
    """The straight line at which two panels hang together."""

    one: str
    other: str
    x1: float
    y1: float
    x2: float
    y2: float


class Net(NamedTuple):
    """A box laid flat, its printed side up: `cut` is the outline of all panels together, clockwise."""

    inside: Inside
    panels: dict[str, Panel]
    folds: tuple[Fold, ...]
    cut: Segments
    notch: float
    """The radius of the half-circle in the front's upper edge through which a thumb lifts the lid."""


class _Edge(NamedTuple):
    """A stretch of the outline, run clockwise: its contour as if it stood on a level line, and how it is placed."""

    x: float
    y: float
    angle: float
    contour: Segments

    def placed(self) -> Segments:
        """The contour where it belongs; it begins with a line to its start."""
        return moved(self.contour, self.x, self.y, angle=self.angle)


def inside(card_width: float, card_height: float, cards: int, thickness: float) -> Inside:
    """The inside of a box for so many cards of so many mm each, with play on all sides."""
    return Inside(card_width + 2 * PLAY, card_height + 2 * PLAY, cards * thickness + 2 * PLAY)


def glue_flap(size: Inside, room: float) -> float:
    """How wide the glue flap is: `room` mm in its bounds, and never wider than the wall it is glued to."""
    return min(max(NARROWEST_GLUE, min(WIDEST_GLUE, room)), size.depth - CLEAR)


def net_size(size: Inside, glue: float) -> tuple[float, float]:
    """Width and height of the net with a glue flap so wide."""
    return glue + 2 * (size.width + size.depth), _tongue_height(size) + size.height + 2 * size.depth


def net(size: Inside, glue: float, left: float = 0.0, top: float = 0.0) -> Net:
    """The net of a box with this inside and a glue flap so wide, its extent beginning at `left`, `top`."""
    width, height, depth = size
    upper = top + _tongue_height(size) + depth
    back = left + glue
    side, front, other = back + width, back + width + depth, back + 2 * width + depth
    notch = min(_NOTCH, width / 5, height / 4)
    placed = {name: edge.placed() for name, edge in _edges(size, glue, back, upper, notch).items()}
    outlines = placed | {
        "back": _wall(back, upper, width, height),
        "left": _wall(side, upper, depth, height),
        "front": (*placed["front"], *_wall(front, upper, width, height)[2:]),
        "right": _wall(other, upper, depth, height),
        "lid": _wall(back, upper - depth, width, depth),
        "tongue": moved(_tongue(size), back, upper - depth),
    }
    panels = {name: _panel(name, outline) for name, outline in outlines.items()}
    end = _wall(other, upper, depth, height)[1:3]  # the one edge of a wall that has no flap
    placed["right-top"] += end
    cut = _closed([segment for outline in placed.values() for segment in outline])
    return Net(size, panels, _folds(panels), cut, notch)


def _edges(size: Inside, glue: float, back: float, upper: float, notch: float) -> dict[str, _Edge]:
    """What stands on the walls, clockwise; the back begins at `back`, `upper`."""
    width, height, depth = size
    lower, right = upper + height, back + 2 * (width + depth)
    dust = _trapezium(depth, min(depth, width / 2) - CLEAR, min(1.5, depth / 10), depth / 8)
    low = min(_BOTTOM_FLAP, depth - CLEAR)
    return {
        "lid": _Edge(back, upper, 0, _lid(size)),
        "left-top": _Edge(back + width, upper, 0, dust),
        "front": _Edge(back + width + depth, upper, 0, _notched(width, notch)),
        "right-top": _Edge(right - depth, upper, 0, dust),
        "right-bottom": _Edge(right, lower, 180, dust),
        "bottom": _Edge(right - depth, lower, 180, _rectangle(width, depth)),
        "left-bottom": _Edge(back + width + depth, lower, 180, dust),
        "bottom-flap": _Edge(back + width, lower, 180, _trapezium(width, low, CLEAR, min(low, width / 6))),
        "glue": _Edge(back, lower, 270, _trapezium(height, glue, 0.0, min(glue, height / 6))),
    }


def _tongue_height(size: Inside) -> float:
    return min(_TONGUE, size.height / 4)


def _folds(panels: dict[str, Panel]) -> tuple[Fold, ...]:
    """Every pair that hangs together: the first and the last point of a flap are the ends of its fold."""
    walls = [
        Fold(one, two, panels[two].x, panels[two].y, panels[two].x, panels[two].y + panels[two].height)
        for one, two in (("back", "left"), ("left", "front"), ("front", "right"))
    ]
    lid = panels["lid"]
    flaps = [Fold("back", "lid", lid.x, lid.y + lid.height, lid.x + lid.width, lid.y + lid.height)]
    for wall, flap in (
        ("back", "glue"),
        ("lid", "tongue"),
        ("left", "left-top"),
        ("right", "right-top"),
        ("left", "left-bottom"),
        ("right", "right-bottom"),
        ("front", "bottom"),
        ("back", "bottom-flap"),
    ):
        ends = [numbers[-2:] for _, numbers in panels[flap].outline if numbers]
        flaps.append(Fold(wall, flap, *ends[0], *ends[-1]))
    return (*walls, *flaps)


def _panel(name: str, outline: Segments) -> Panel:
    closed = _closed(list(outline))
    points = [numbers[-2:] for _, numbers in closed if numbers]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    return Panel(name, closed, left, top, right - left, bottom - top)


def _closed(run: list[Segment]) -> Segments:
    """A run of lines and curves as a closed path, without lines that lead nowhere."""
    path: list[Segment] = [("M", run[0][1])]
    for operator, numbers in run[1:]:
        if operator != "L" or max(abs(a - b) for a, b in zip(numbers, path[-1][1][-2:], strict=True)) > 1e-9:  # noqa: PLR2004
            path.append((operator, numbers))
    return (*path, ("Z", ()))


def _wall(x: float, y: float, width: float, height: float) -> Segments:
    right, bottom = x + width, y + height
    return (("L", (x, y)), ("L", (right, y)), ("L", (right, bottom)), ("L", (x, bottom)))


# Contours stand on a level line that runs from (0, 0) to the right, the flap above it.


def _rectangle(length: float, height: float) -> Segments:
    return (("L", (0.0, 0.0)), ("L", (0.0, -height)), ("L", (length, -height)), ("L", (length, 0.0)))


def _trapezium(length: float, height: float, inset: float, lean: float) -> Segments:
    """A flap that begins `inset` mm from the ends of the line and leans in by `lean` mm at either end."""
    return (
        ("L", (inset, 0.0)),
        ("L", (inset + lean, -height)),
        ("L", (length - inset - lean, -height)),
        ("L", (length - inset, 0.0)),
    )


def _notched(length: float, radius: float) -> Segments:
    """The line itself with a half-circle cut out below its middle."""
    left, right, k = length / 2 - radius, length / 2 + radius, radius * CIRCLE
    return (
        ("L", (0.0, 0.0)),
        ("L", (left, 0.0)),
        ("C", (left, k, length / 2 - k, radius, length / 2, radius)),
        ("C", (length / 2 + k, radius, right, k, right, 0.0)),
        ("L", (length, 0.0)),
    )


def _tongue(size: Inside) -> Segments:
    """What is tucked in behind the front: tapered, with round corners."""
    height = _tongue_height(size)
    first, last = CLEAR, size.width - CLEAR
    lean, round_ = height * 0.1, height * 0.7
    k = round_ * (1 - CIRCLE)
    return (
        ("L", (first, 0.0)),
        ("L", (first + lean, round_ - height)),
        ("C", (first + lean, k - height, first + lean + k, -height, first + lean + round_, -height)),
        ("L", (last - lean - round_, -height)),
        ("C", (last - lean - k, -height, last - lean, k - height, last - lean, round_ - height)),
        ("L", (last, 0.0)),
    )


def _lid(size: Inside) -> Segments:
    """The lid with its tongue."""
    left, right = ("L", (0.0, -size.depth)), ("L", (size.width, -size.depth))
    tongue = moved(_tongue(size), 0.0, -size.depth)
    return (("L", (0.0, 0.0)), left, *tongue, right, ("L", (size.width, 0.0)))
