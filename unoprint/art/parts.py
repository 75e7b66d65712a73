"""What most faces share: panel, corners, the colour's name, fans of cards. Lengths in millimetres."""

import math

from unoprint.art.look import Look, centred, figure, figure_size, ring, stamp
from unoprint.art.model import Drawn, Path
from unoprint.art.paths import circle, half_turned, moved, rounded
from unoprint.deck.model import Card, Suit

Shapes = tuple[Drawn, ...]

FAN_STEP = 13.0
"""Degrees between the cards of a fan."""

FAN_HEIGHT, FAN_PIVOT = 1.4, 1.47
"""Height of a fan's cards, and from their middle down to the point they are turned about, in widths."""

CONFETTI = ((45.2, 10.4, 8.2, 14.0), (38.6, 7.0, 4.0, -16.0), (47.8, 19.6, 5.0, -8.0))
"""Small suits strewn over the panel's free corner: x, y, width in mm and angle, on an uno card."""


def suit_of(card: Card) -> Suit:
    """The suit of a coloured card. Raises ValueError for a black one: its kind names a face that needs a suit."""
    if card.suit is None:
        raise ValueError(card.id)
    return card.suit


def suit_name(card: Card) -> str | None:
    """The card's suit by name; None for black cards."""
    return card.suit.id if card.suit else None


def panel(card: Card, look: Look) -> Shapes:
    """The coloured field inside the white border."""
    border, radius = look.face("border"), look.face("radius")
    field = rounded(border, border, look.width - 2 * border, look.height - 2 * border, radius)
    return (Path("panel", field, suit_name(card)),)


def confetti(card: Card, look: Look) -> Shapes:
    """Suit shapes tone on tone in the two corners without an index."""
    if card.suit is None:
        return ()
    symbol = look.symbols[card.suit.symbol]
    scale = look.scale
    right = look.width - 56.0 * scale  # the free corner is the top right one, whatever the card's shape
    strewn: Shapes = ()
    for x, y, size, angle in CONFETTI:
        strewn += stamp(symbol, (right + x * scale, y * scale), size * scale, "motif", card.suit.id, angle)
    return (*strewn, *half_turned(strewn, look.width, look.height))


def bar(role: str, middle: tuple[float, float], width: float, height: float, suit: str | None) -> Path:
    """The line below a 6 or a 9 that tells which way up it is."""
    x, y = middle
    return Path(role, rounded(x - width / 2, y - height / 2, width, height, height / 2), suit)


def corners(card: Card, look: Look) -> Shapes:
    """Index and small suit at the top left, and the same turned at the bottom right."""
    shapes = corner(card, look)
    return (*shapes, *half_turned(shapes, look.width, look.height))


def corner(card: Card, look: Look) -> Shapes:
    """Index and small suit at the top left."""
    edge = look.face("border") + look.face("inset")
    pip = look.face("pip")
    label = card.kind.label
    height = look.face("index" if len(label) <= 1 else "wide-index")
    width = pip
    shapes: Shapes = ()
    if label:
        width = look.fonts["display"].width(label, figure_size(look, height))
        shapes += (figure(look, "index", label, (edge + width / 2, edge + height / 2), height, suit_name(card)),)
    elif card.kind.symbol:
        height = width = look.face("index") * 1.15
        symbol = look.symbols[card.kind.symbol]
        at = (edge + width / 2, edge + height / 2)
        if card.suit is None:
            return (Path("ring", circle(*at, width * 0.58)), *stamp(symbol, at, width * 0.9, "sign"))
        shapes += stamp(symbol, at, width, "corner-sign", suit_name(card))
    else:
        width = look.face("index") * 1.15
        return ring(look, (edge + width / 2, edge + width / 2), width * 0.5, width * 0.52, "mark")
    column = edge + max(width, pip) / 2
    below = edge + height
    if label and label in "69":
        shapes += (bar("bar", (column, below + height * 0.17), width * 0.85, height * 0.13, suit_name(card)),)
        below += height * 0.2
    at = (edge + width / 2, below + look.face("pip") * 0.68)
    if card.suit:
        return (*shapes, *stamp(look.symbols[card.suit.symbol], at, pip, "pip", card.suit.id))
    return (*shapes, *ring(look, at, pip * 0.52, pip * 0.54, "mark"))


def word(card: Card, look: Look) -> Shapes:
    """The colour's name at the foot of the panel: printed where the card has no colour of its own."""
    if card.suit is None:
        return ()
    size = look.face("word")
    y = look.height - look.face("border") - size * 0.7
    line = centred(look, "word", card.suit.title, "text-bold", size, look.width / 2, y)
    return (line._replace(suit=card.suit.id),)


def fan(look: Look, suits: tuple[str | None, ...], middle: tuple[float, float], width: float) -> Shapes:
    """Small cards held like a hand of them: one for each suit, with all four suits on it for None.

    Cards of one suit are left plain: a number stands on them.
    """
    plain = len(set(suits)) == 1 and suits[0] is not None
    shapes: Shapes = ()
    for suit, angle in zip(suits, fan_angles(len(suits)), strict=True):
        shapes += _small_card(look, suit, middle, width, angle, plain=plain)
    return shapes


def fan_angles(count: int) -> tuple[float, ...]:
    """How far each card of a fan is turned, in degrees; two cards are spread wider than four."""
    step = FAN_STEP * (1.6 if count == 2 else 1.0)  # noqa: PLR2004
    return tuple((place - (count - 1) / 2) * step for place in range(count))


def fan_place(middle: tuple[float, float], width: float, angle: float) -> tuple[float, float]:
    """Where the middle of a fan's card lies when it is turned by `angle`."""
    turn, pivot = math.radians(angle), width * FAN_PIVOT
    return middle[0] + pivot * math.sin(turn), middle[1] + pivot * (1 - math.cos(turn))


def _small_card(
    look: Look, suit: str | None, middle: tuple[float, float], width: float, angle: float, *, plain: bool
) -> Shapes:
    """One card of a fan, turned about a point below its foot."""
    height = width * FAN_HEIGHT
    hinge, pivot = (middle[0], middle[1] + width * FAN_PIVOT), width * FAN_PIVOT

    def held(inset: float) -> Path:
        size = (width - 2 * inset, height - 2 * inset)
        outline = rounded(-size[0] / 2, -size[1] / 2 - pivot, *size, width * 0.15 - inset / 2)
        return Path("card" if inset else "sheet", moved(outline, *hinge, angle=angle), suit)

    at = fan_place(middle, width, angle)
    if suit is None:
        return (held(0.0), *ring(look, at, width * 0.36, width * 0.4, "mark"))
    symbol = look.symbols[look.suits[suit].symbol]
    pip: Shapes = () if plain else stamp(symbol, at, width * 0.62, "pip", suit, angle)
    return (held(0.0), held(width * 0.07), *pip)
