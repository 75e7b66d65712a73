"""Rule cards, which are never dealt: their face, and a back of their own to tell them by. Lengths in millimetres."""

from unoprint.art.frames import title_and_text
from unoprint.art.look import RING, Look, centred, ring, stamp
from unoprint.art.model import Artwork, Drawn, Path, Shape, Text
from unoprint.art.paths import half_turned, rounded
from unoprint.art.pictures import Frame
from unoprint.deck.model import Card

Shapes = tuple[Shape, ...]

RULE_BACK = "rule-back"
"""The id of the back of rule cards among the artworks."""

BAND, EDGE = 7.0, 2.2
"""On an uno card: the height of the bands and the width of the frame at the sides."""

HEAD, FOOT = "ДОМАШНЕЕ ПРАВИЛО", "НЕ РАЗДАЁТСЯ"

CAPITAL = 0.7
"""Height of the text font's capitals, in font sizes."""

WINDOW, WINDOWS, STOREY = 0.2, 0.25, 0.218
"""Size of a house's windows, from one's middle to the next one's, and from the house's middle down to that of the four,
in widths of the house."""


def rule_face(card: Card, look: Look) -> Shapes:
    """A rule card: the name and the text of a house rule, between two bands that say it is not dealt."""
    frame, inner = _frame(look)
    return (
        *frame,
        *_marks(look, RING),
        _band_line(look, HEAD),
        _band_line(look, FOOT, foot=True),
        *title_and_text(card, look, inner),
    )


def compose_rule_back(look: Look) -> Artwork:
    """The back of a rule card: white, with a house for «домашнее правило»; a half turn gives the same."""
    frame, (left, top, width, height) = _frame(look)
    size = min(width * 0.62, height * 0.41)
    middle = (left + width / 2, top + height / 4 + size * 0.02)
    windows = (middle[0], middle[1] + size * STOREY)
    half: tuple[Drawn, ...] = (
        *_marks(look, RING[:2]),
        _band_line(look, HEAD),
        *stamp(look.symbols["house"], middle, size, "house"),
        *ring(look, windows, size * WINDOW, size * WINDOWS, "mark"),
    )
    shapes = (*frame, *half, *half_turned(half, look.width, look.height))
    return Artwork(RULE_BACK, "рубашка карты-правила", look.width, look.height, shapes)


def _frame(look: Look) -> tuple[tuple[Path, ...], Frame]:
    """The frame, and the field inside it."""
    border, radius = look.face("border"), look.face("radius")
    edge, band = EDGE * look.scale, BAND * look.scale
    width, height = look.width - 2 * border, look.height - 2 * border
    inner = (border + edge, border + band, width - 2 * edge, height - 2 * band)
    outline = rounded(border, border, width, height, radius)
    return (Path("rule-frame", outline), Path("rule-field", rounded(*inner, radius * 0.5))), inner


def _marks(look: Look, suits: tuple[str, ...]) -> tuple[Drawn, ...]:
    """The suits at the ends of both bands, clockwise from the top left."""
    band = BAND * look.scale
    inset = look.face("border") + band * 0.55
    right, bottom = look.width - inset, look.height - look.face("border") - band / 2
    places = ((inset, look.height - bottom), (right, look.height - bottom), (right, bottom), (inset, bottom))
    marks: tuple[Drawn, ...] = ()
    for suit, at in zip(suits, places, strict=False):
        marks += stamp(look.symbols[look.suits[suit].symbol], at, band * 0.52, "mark", suit)
    return marks


def _band_line(look: Look, text: str, *, foot: bool = False) -> Text:
    """The words of the upper band, or of the lower one."""
    band, size, border = BAND * look.scale, look.face("word"), look.face("border")
    top = look.height - border - band if foot else border
    baseline = top + band / 2 + size * CAPITAL / 2
    return centred(look, "rule-band", text, "text-bold", size, look.width / 2, baseline)
