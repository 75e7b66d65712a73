"""Card → Artwork: one composer for each kind of face. Lengths in millimetres."""

from collections.abc import Callable

from unoprint.art.frames import blank_face, own_face
from unoprint.art.look import RING, Look, centred, figure, ring, stamp
from unoprint.art.model import Artwork, Path, Shape
from unoprint.art.parts import bar, confetti, corners, fan, fan_angles, fan_place, panel, suit_of, word
from unoprint.art.paths import circle
from unoprint.art.rulecards import rule_face
from unoprint.art.svg import BOX
from unoprint.art.windows import on_panel
from unoprint.deck.model import Card, Suit

Shapes = tuple[Shape, ...]


def compose(card: Card, look: Look) -> Artwork:
    """The face of a card. Raises FitFault when an own card's text is too long for it.

    The size of its picture, if it has one, must be known to the look.
    """
    if card.art is None or card.kind.face in WITH_FIELD:
        shapes = FACES[card.kind.face](card, look)
    else:
        shapes = on_panel(card, card.art, look)
    return Artwork(card.id, card.title, look.width, look.height, shapes)


def _emblem(suit: Suit, look: Look) -> Shapes:
    """The large white suit shape on the panel."""
    return stamp(look.symbols[suit.symbol], look.middle(), look.face("emblem"), "emblem", suit.id)


def _heart_of(suit: Suit, look: Look) -> tuple[float, float]:
    """Where the emblem has most room: the middle of what stands on it."""
    x, y = look.middle()
    return x, y + (suit.middle - BOX / 2) / BOX * look.face("emblem")


def _number(card: Card, look: Look) -> Shapes:
    suit = suit_of(card)
    x, y = _heart_of(suit, look)
    height = look.face("numeral")
    shapes: Shapes = (
        *panel(card, look),
        *confetti(card, look),
        *_emblem(suit, look),
        figure(look, "numeral", card.kind.label, (x, y), height, suit.id),
    )
    if card.kind.label in "69":
        shapes += (bar("numeral-bar", (x, y + height * 0.6), height * 0.62, height * 0.075, suit.id),)
    return (*shapes, *corners(card, look), *word(card, look))


def _sign(card: Card, look: Look) -> Shapes:
    suit = suit_of(card)
    size = look.face("sign")
    symbol = look.symbols[card.kind.symbol]
    return (
        *panel(card, look),
        *confetti(card, look),
        *_emblem(suit, look),
        *stamp(symbol, _heart_of(suit, look), size, "sign", suit.id),
        *corners(card, look),
        *word(card, look),
    )


def _draw(card: Card, look: Look) -> Shapes:
    suit = suit_of(card)
    middle = _heart_of(suit, look)
    width = look.face("fan-card")
    count = int(card.kind.label)
    front = fan_angles(count)[-1]
    return (
        *panel(card, look),
        *confetti(card, look),
        *_emblem(suit, look),
        *fan(look, (suit.id,) * count, middle, width),
        figure(look, "shout", card.kind.label, fan_place(middle, width, front), look.face("draw-numeral"), suit.id),
        *corners(card, look),
        *word(card, look),
    )


def _wild(card: Card, look: Look) -> Shapes:
    emblem = look.face("emblem")
    middle = look.middle()
    faces = ring(look, middle, emblem * 0.36, emblem * 0.375, face="-face")
    return (*panel(card, look), Path("ring", circle(*middle, emblem / 2)), *faces, *corners(card, look))


def _wild_draw(card: Card, look: Look) -> Shapes:
    x, y = look.middle()
    height = look.face("wild-numeral")
    count = int(card.kind.label)
    suits = RING if count == len(RING) else (None,) * count
    return (
        *panel(card, look),
        *fan(look, suits, (x, y - height * 0.62), look.face("fan-card")),
        figure(look, "shout", card.kind.label, (x - height * 0.1, y + height * 1.12), height),
        *corners(card, look),
    )


def _burst(card: Card, look: Look) -> Shapes:
    x, y = look.middle()
    height = look.face("draw-numeral")
    return (
        *panel(card, look),
        *stamp(look.symbols[card.kind.symbol], (x, y), look.face("emblem"), "ring"),
        figure(look, "numeral", card.kind.label, (x - height * 0.1, y), height),
        *corners(card, look),
    )


def _titled(card: Card, look: Look) -> Shapes:
    x, y = look.middle()
    emblem, size = look.face("emblem"), look.face("title")
    up = emblem * 0.08
    return (
        *panel(card, look),
        Path("ring", circle(x, y - up, emblem * 0.43)),
        *stamp(look.symbols[card.kind.symbol], (x, y - up), emblem * 0.66, "sign"),
        centred(look, "caption", card.title, "display", size, x, y + emblem * 0.47),
        *corners(card, look),
    )


FACES: dict[str, Callable[[Card, Look], Shapes]] = {
    "number": _number,
    "sign": _sign,
    "draw": _draw,
    "wild": _wild,
    "wild-draw": _wild_draw,
    "burst": _burst,
    "titled": _titled,
    "blank": blank_face,
    "own": own_face,
    "rule": rule_face,
}
"""The composer of each `face` that a kind may name."""

WITH_FIELD = ("blank", "own")
"""The faces that have a white field for a picture; on all others it takes the place of the drawing."""
