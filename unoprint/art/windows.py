"""Where pictures of the user's own stand on faces: in the white field, or over the whole panel. Lengths in millimetres.

A transparent picture shows the card's own colour; on a black card it shows white, or a dark drawing would be lost.
"""

import math

from unoprint.art.look import Look, centred
from unoprint.art.model import Drawn, Path, Picture, Shape, Text
from unoprint.art.parts import corner, corners, panel, suit_name, word
from unoprint.art.paths import Segments, half_turned, notched, rectangle, rounded
from unoprint.art.pictures import Frame, framed
from unoprint.deck.model import Card
from unoprint.spec.model import Art

Shapes = tuple[Shape, ...]

CORNER = 1 - 1 / math.sqrt(2)
"""How far a square corner must stand back from a round one, in radii, to lie inside it."""


def in_field(card: Card, picture: Art, look: Look, frame: Frame) -> Shapes:
    """A picture in a frame with round corners, and a thin line round it."""
    radius = look.face("radius") * 0.5
    outline = rounded(*frame, radius)
    room = frame if picture.fit == "cover" else _inside(frame, radius * CORNER)
    return (
        _ground(card, outline),
        framed(picture, room, outline, look.pictures[picture.file]),
        Path("picture-frame", outline, suit_name(card)),
    )


def on_panel(card: Card, picture: Art, look: Look) -> Shapes:
    """A picture over the panel of a standard card, index and suit beside it on the panel's colour in both corners.

    What `cover` cuts off is two corners and the edges; `contain` goes where there is most room clear of the corners.
    """
    titled = card.kind.face == "titled"
    aside = look.face("border") + look.face("rim")
    ends = look.face("border") + look.face("caption-ends" if titled else "rim-ends")
    frame = _inside((0.0, 0.0, look.width, look.height), aside, ends)
    notch = _notch(card, look, frame)
    if picture.fit == "cover":
        outline = notched(*frame, notch, look.face("radius") * 0.5)
        photo = framed(picture, frame, outline, look.pictures[picture.file])
    else:
        photo = _clear_of_corners(picture, look, frame, notch)
        outline = photo.clip
    return (
        *panel(card, look),
        _ground(card, outline),
        photo,
        Path("picture-edge", outline, suit_name(card)),
        *_edged(corners(card, look)),
        *(_captions(card, look, frame, notch) if titled else word(card, look)),
    )


def _edged(shapes: tuple[Drawn, ...]) -> tuple[Drawn, ...]:
    """The small ring of suits as shapes with an edge: it is all that tells a wild card here, in grey too."""
    return tuple(shape._replace(role="shape") if shape.role == "mark" else shape for shape in shapes)


def _ground(card: Card, outline: Segments) -> Path:
    return Path("picture-ground" if card.suit else "picture-paper", outline, suit_name(card))


def _inside(frame: Frame, aside: float, ends: float | None = None) -> Frame:
    """The frame, smaller by `aside` at the sides and by `ends` (else the same) at both ends."""
    left, top, width, height = frame
    ends = aside if ends is None else ends
    return left + aside, top + ends, width - 2 * aside, height - 2 * ends


def _notch(card: Card, look: Look, frame: Frame) -> tuple[float, float]:
    """Width and height of the corner of the frame that index and suit take."""
    right, bottom = _reach(corner(card, look), look)
    return right + look.face("tab") - frame[0], bottom + look.face("tab") - frame[1]


def _reach(shapes: tuple[Drawn, ...], look: Look) -> tuple[float, float]:
    """How far to the right and how far down the shapes go; a curve at most to its handles, a text to its baseline."""
    right, bottom = [], []
    for shape in shapes:
        if isinstance(shape, Text):
            right.append(shape.x + look.fonts[shape.font].width(shape.text, shape.size))
            bottom.append(shape.y)
        else:
            right += [value for _, numbers in shape.segments for value in numbers[::2]]
            bottom += [value for _, numbers in shape.segments for value in numbers[1::2]]
    return max(right), max(bottom)


def _clear_of_corners(picture: Art, look: Look, frame: Frame, notch: tuple[float, float]) -> Picture:
    """The whole picture, between the corners' columns or between their rows: where it is larger."""
    size = look.pictures[picture.file]
    rooms = (_inside(frame, notch[0], 0.0), _inside(frame, 0.0, notch[1]))
    placed = max((framed(picture, room, (), size) for room in rooms), key=lambda one: one.width)
    return placed._replace(clip=rectangle(placed.x, placed.y, placed.width, placed.height))


def _captions(card: Card, look: Look, frame: Frame, notch: tuple[float, float]) -> Shapes:
    """The card's title below the picture, and turned above it, clear of the corners."""
    left, top, width, height = frame
    room = width - notch[0]
    font = look.fonts["display"]
    size = min(look.face("title"), room / font.width(card.title, 1.0))
    middle = top + height + look.face("caption-ends") / 2
    line = centred(look, "caption", card.title, "display", size, left + room / 2, middle + _half_capital(look, size))
    return (line, *half_turned((line,), look.width, look.height))


def _half_capital(look: Look, size: float) -> float:
    return look.fonts["display"].cap_height * size / 2000
