"""The two pages that a printer is checked with: recto and verso of one sheet. Pure; lengths in mm, y down.

**The scale** is measured on the recto's two rules of 100 mm, **the margin** at its four edges.

**The shift.** Let the sheet be W × H as viewed. Behind a point p of the recto lies the point M(p) of the verso:
(W − x, y) where the flip swaps left and right (`across`), (x, H − y) where it swaps top and bottom. M is all that the
flip changes; what follows is in the verso's own frame, with the verso facing you.

The recto carries a line through c. The verso is drawn moved by the shift s, which counts to the right and up, and the
printer moves it by its error e, which counts alike. So the verso's zero, drawn for M(c), comes to lie at M(c) + s + e.
It lies on the line when s + e = 0: the shift that is wanted is −e, whatever the shift of this print is.

A mark drawn at M(c) + d comes to lie at M(c) + d + e; the one on the line has d = −e. So the mark at the distance d
from M(c), to the right or up, is labelled d, and the label on the line *is* the shift to type. Seen from the moved
zero, at M(c) + s, the label v stands at v − s: a second print, with the right shift, reads the same label again, and
this time the line runs through the zero, at which the arrowheads point.

Both axes are read alike, each on a scale of its own, since a shift to the right cannot move a mark up: a mark's bar is
longer than that error anyway.
"""

from typing import NamedTuple

from unoprint.art import instructions, scales
from unoprint.art.ink import Inked
from unoprint.art.instructions import Call, Said
from unoprint.art.metrics import Metrics
from unoprint.art.model import Artwork, Path, Shape, Text
from unoprint.art.paths import circle
from unoprint.art.scales import LEAST, Pen, Point, Shapes
from unoprint.art.text import LEADING, NO_BREAK, Block, fitted
from unoprint.errors import FitFault, Hint, Problem
from unoprint.units import PT_PER_MM, show

Fonts = dict[str, Metrics]

INSET = 13.0
"""From the paper's edge to everything but the numbers of the margin."""

ROOM = (114.0, 184.0)
"""The least width and height inside the insets that hold the pages' words and scales."""
_WIDE = (190.0, 170.0)
"""The same of a sheet so wide that its words stand in fewer lines."""

_ZONE = 82.0
"""The height of the verso's middle, with the scales; on the recto it stays white but for the lines behind them."""
_RIGHT, _UP, _SQUARES = (-21.0, -14.7), (0.0, 30.3), (20.0, -14.7)
"""Where the zeros of the three scales stand, from the middle of the verso; all this where their numbers are `LEAST`."""
_GROWN = 1.3
"""How much larger they are on large paper."""
_USUAL = (148.0, 210.0)
"""Paper on which they are not larger, in mm."""

_BAND = 10.0
"""The height of the corner letters, with the title or the foot between them."""
_WIDEST = 170.0
"""Longer lines are hard to read."""
_TYPE = 11 / PT_PER_MM
_LETTER, _TITLE = 6.0, 5.0
_APART = 1.0
"""Between paragraphs."""
_SIDE = 2.0

_CORNERS = "АБВГ"

_BLACK, _GREY = "#000000", "#808080"


class Check(NamedTuple):
    """What is checked: a sheet as viewed, how the printer flips it, and the shift of the verso, right and up.

    `across` is whether the flip swaps left and right. `call` is what the commands on the pages repeat.
    """

    paper: str
    width: float
    height: float
    flip: str
    across: bool
    shift: Point = (0.0, 0.0)
    inset: float = INSET
    call: Call = Call()

    def behind(self, x: float, y: float) -> Point:
        """The point of the verso behind a point of the recto, and the other way round."""
        return (self.width - x, y) if self.across else (x, self.height - y)


def pages(check: Check, fonts: Fonts) -> tuple[Artwork, Artwork]:
    """Recto and verso. Raises FitFault when the paper is too small, or the shift moves the scales too far."""
    if not _holds(check.width, check.height, check.inset):
        width, height = (room + 2 * check.inset for room in ROOM)
        params = {"paper": check.paper, "width": width, "height": height}
        params |= {"paper_width": check.width, "paper_height": check.height}
        raise FitFault(Problem("calibration-paper", params, hint=Hint("calibration-elsewhere")))
    if any(abs(one) > scales.REACH for one in check.shift):
        raise _too_far(check)
    grown = max(1.0, min(_GROWN, check.width / _USUAL[0], check.height / _USUAL[1]))
    pen = Pen("text", fonts["text"], LEAST * grown)
    drawn = ("recto", "лицо", _recto(check, pen, fonts)), ("verso", "оборот", _verso(check, pen, fonts))
    recto, verso = (Artwork(name, title, check.width, check.height, shapes) for name, title, shapes in drawn)
    return recto, verso


def _holds(width: float, height: float, inset: float) -> bool:
    """Whether a sheet is large enough."""
    return any(width >= room[0] + 2 * inset and height >= room[1] + 2 * inset for room in (ROOM, _WIDE))


def plain(artwork: Artwork) -> tuple[Inked, ...]:
    """The page's shapes in black, whatever the theme."""
    paint = {"ring": (None, _BLACK, 0.4), "x-grid": (_GREY, None, 0.0), "y-grid": (_GREY, None, 0.0)}
    return tuple(Inked(shape, *paint.get(shape.role, (_BLACK, None, 0.0))) for shape in artwork.shapes)


def _recto(check: Check, pen: Pen, fonts: Fonts) -> Shapes:
    small = pen._replace(size=LEAST)
    middle = (check.width / 2, check.height / 2)
    right, up, squares = (check.behind(*zero) for zero in _zeros(pen, middle))
    zone = _ZONE / 2 * pen.grown
    head = check.inset + _BAND + 2
    foot = check.height - check.inset - _BAND
    side = scales.RULE_DEPTH + 5
    above = (head + scales.RULE_DEPTH, middle[1] - zone)
    below = (middle[1] + zone, foot)
    return (
        *scales.edges(small, check.width, check.height),
        *scales.rule_across(small, middle[0] - scales.RULE / 2, head),
        *scales.rule_upright(small, check.inset + 3, middle[1] - scales.RULE / 2),
        scales.line_down(pen, right),
        scales.line_across(pen, up),
        *scales.cross(squares),
        *_frame(check, fonts, verso=False),
        *_words(check, fonts, ((instructions.scale(), above), (instructions.margin(check.flip), below)), side),
    )


def _verso(check: Check, pen: Pen, fonts: Fonts) -> Shapes:
    x, y = check.shift
    still = (check.width / 2, check.height / 2)
    middle = (still[0] + x, still[1] - y)
    right, up, squares = _zeros(pen, middle)
    zone = _ZONE / 2 * pen.grown
    bold = pen._replace(font="text-bold", metrics=fonts["text-bold"])
    tall = scales.FLIGHT * pen.row / 2
    caption = right[1] - tall - 5
    turned = instructions.turned(check.flip, check.call)
    turns = _holds(check.height, check.width, check.inset)
    read = instructions.read(check.flip, check.call, check.width, check.height, turns=turns)
    above = (check.inset + _BAND, min(middle[1], still[1]) - zone)
    below = (max(middle[1], still[1]) + zone, check.height - check.inset - _BAND)
    return (
        bold.put("первое число", right[0], caption, 0.5),
        bold.put("для проверки", squares[0], caption, 0.5),
        bold.put("второе число", up[0] - scales.FLIGHT * pen.step / 2, up[1] - scales.REACH - 5),
        *scales.steps_right(pen, right, x),
        *scales.pointers(right, tall + 1, sideways=False),
        *scales.steps_up(pen, up, y),
        *scales.pointers(up, scales.FLIGHT * pen.step / 2 + 1, sideways=True),
        *scales.grid(pen, squares, check.shift),
        *_frame(check, fonts, verso=True),
        *_words(check, fonts, ((turned, above), (read, below)), _SIDE),
    )


def _zeros(pen: Pen, middle: Point) -> tuple[Point, ...]:
    """Where the zeros of the three scales stand."""
    return tuple((middle[0] + x * pen.grown, middle[1] + y * pen.grown) for x, y in (_RIGHT, _UP, _SQUARES))


def _frame(check: Check, fonts: Fonts, *, verso: bool) -> Shapes:
    """The letters of the four corners, the same on both sides of the paper, and title and foot between them."""
    half, pen = _BAND / 2, Pen("text", fonts["text"])
    letters, title = (Pen("display", fonts["display"], size) for size in (_LETTER, _TITLE))
    left, top = check.inset + half, check.inset + half
    right, bottom = check.width - left, check.height - top
    shapes: list[Shape] = []
    for letter, corner in zip(_CORNERS, ((left, top), (right, top), (right, bottom), (left, bottom)), strict=True):
        x, y = check.behind(*corner) if verso else corner
        shapes += (Path("ring", circle(x, y, half - 0.2)), letters.beside(letter, x, y, 0.5))
    size = f"{show(check.width)} × {show(check.height)} мм".replace(".", ",")
    foot = f"Бумага: {size}", f"с двух сторон, переворот {instructions.ON_EDGE[check.flip]}, масштаб 100 %"
    middle = check.width / 2
    shapes.append(title.beside(f"Проверка принтера: {'оборот' if verso else 'лицо'}", middle, top, 0.5))
    shapes += (pen.beside(line, middle, bottom - 2 + 4 * row, 0.5) for row, line in enumerate(foot))
    return tuple(shapes)


def _words(check: Check, fonts: Fonts, parts: tuple[tuple[Said, Point], ...], side: float) -> Shapes:
    """Paragraphs, each part between two heights and `side` mm further in than the insets, as large as all of them fit.

    Raises FitFault where a large shift leaves too little room.
    """
    width = min(check.width - 2 * (check.inset + side), _WIDEST)
    size = _TYPE
    for said, room in parts:
        size = min(size, *(block.size for block in _blocks(check, fonts, said, (width, *room), size)))
    shapes: list[Shape] = []
    for said, room in parts:
        y = room[0]
        for (font, _), block in zip(said, _blocks(check, fonts, said, (width, *room), size), strict=True):
            y += _APART
            for line in block.lines:
                shown = line.replace(NO_BREAK, " ")  # so that a command can be copied from the file
                shapes.append(Text("text", shown, font, block.size, (check.width - width) / 2, y + block.size))
                y += block.size * LEADING
    return tuple(shapes)


def _blocks(check: Check, fonts: Fonts, said: Said, room: tuple[float, float, float], size: float) -> tuple[Block, ...]:
    """The paragraphs in lines, for a room of a width between two heights."""
    width, top, bottom = room
    texts = tuple((text, fonts[font], size) for font, text in said)
    blocks = fitted(texts, (width, bottom - top - _APART * (len(said) + 1)), LEAST)
    if blocks is None:
        raise _too_far(check)
    return blocks


def _too_far(check: Check) -> FitFault:
    """A shift that is larger than the page can show."""
    x, y = check.shift
    return FitFault(Problem("calibration-shift", {"x": x, "y": y}, hint=Hint("calibration-anew")))
