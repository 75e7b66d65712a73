"""Faces that frame a white field: blanks to write on, own cards. Lengths in millimetres."""

from unoprint.art.look import RING, Look, centred, row, stamp
from unoprint.art.model import Path, Shape
from unoprint.art.parts import panel, suit_name, word
from unoprint.art.paths import half_turned, rounded
from unoprint.art.text import FIRST_LINE, LEADING, Block, bound, fitted
from unoprint.deck.model import Card
from unoprint.errors import FitFault, Hint, Place, Problem

Shapes = tuple[Shape, ...]

SIDE, ENDS = 3.0, 11.0
"""From the panel's edge to the white field, at the sides and at both ends, on an uno card."""

RULE_BAND, RULE_EDGE = 7.0, 2.2
"""On an uno card: the height of a rule card's bands and the width of its frame at the sides."""

RULE_HEAD, RULE_FOOT = "ДОМАШНЕЕ ПРАВИЛО", "НЕ РАЗДАЁТСЯ"

CAPITAL = 0.7
"""Height of the text font's capitals, in font sizes."""


def _well(look: Look) -> tuple[float, float, float, float]:
    """The white field: left, top, width, height."""
    border = look.face("border")
    left, top = border + SIDE * look.scale, border + ENDS * look.scale
    return left, top, look.width - 2 * left, look.height - 2 * top


def _frame(card: Card, look: Look, pips: Shapes) -> Shapes:
    """Panel, field, and `pips` above the field with their like turned below it."""
    field = Path("well", rounded(*_well(look), look.face("radius") * 0.8), suit_name(card))
    return (*panel(card, look), field, *pips, *half_turned(pips, look.width, look.height))


def _head(look: Look) -> tuple[float, float]:
    """The middle of the strip above the field."""
    return look.width / 2, look.face("border") + ENDS * look.scale / 2


def blank_face(card: Card, look: Look) -> Shapes:
    """An empty field to write on; «Своё правило» has its title and a pencil at the head of it."""
    shapes = _frame(card, look, row(look, _head(look), look.face("pip"), look.face("pip") * 1.35))
    if not card.kind.symbol:
        return shapes
    left, top, width, _ = _well(look)
    size = look.face("title")
    pencil = look.symbols[card.kind.symbol]
    return (
        *shapes,
        centred(look, "title", card.title, "display", size, left + width / 2 + size * 0.7, top + size * 1.75),
        *stamp(pencil, (left + size * 0.95, top + size * 1.4), size * 1.3, "sign"),
    )


def own_face(card: Card, look: Look) -> Shapes:
    """An own card: its name and text in the field, its suit (or all four) above and below."""
    if card.suit is None:
        pips = row(look, _head(look), look.face("pip"), look.face("pip") * 1.35)
    else:
        x, y = _head(look)
        symbol, size = look.symbols[card.suit.symbol], look.face("pip")
        apart = look.width / 2 - look.face("border") - look.face("inset") - size / 2
        pips = tuple(pip for at in (x - apart, x + apart) for pip in stamp(symbol, (at, y), size, "pip", card.suit.id))
    return (*_frame(card, look, pips), *_own_text(card, look), *word(card, look))


def _own_text(card: Card, look: Look) -> Shapes:
    return _title_and_text(card, look, _well(look))


def rule_face(card: Card, look: Look) -> Shapes:
    """A rule card: the name and the text of a house rule, between two bands that say it is not dealt."""
    border, radius = look.face("border"), look.face("radius")
    width, height = look.width - 2 * border, look.height - 2 * border
    band = RULE_BAND * look.scale
    size = look.face("word")
    frame = rounded(border, border, width, height, radius)
    inner = (border + RULE_EDGE * look.scale, border + band, width - 2 * RULE_EDGE * look.scale, height - 2 * band)
    baseline = band / 2 + size * CAPITAL / 2
    return (
        Path("rule-frame", frame),
        Path("rule-field", rounded(*inner, radius * 0.5)),
        *_band_marks(look, band),
        centred(look, "rule-band", RULE_HEAD, "text-bold", size, look.width / 2, border + baseline),
        centred(look, "rule-band", RULE_FOOT, "text-bold", size, look.width / 2, border + height - band + baseline),
        *_title_and_text(card, look, inner),
    )


def _band_marks(look: Look, band: float) -> Shapes:
    """A suit at each end of both bands, in the circle's order."""
    inset = look.face("border") + band * 0.55
    right, bottom = look.width - inset, look.height - look.face("border") - band / 2
    places = ((inset, look.height - bottom), (right, look.height - bottom), (right, bottom), (inset, bottom))
    marks: Shapes = ()
    for suit, at in zip(RING, places, strict=True):
        marks += stamp(look.symbols[look.suits[suit].symbol], at, band * 0.52, "mark", suit)
    return marks


def _title_and_text(card: Card, look: Look, field: tuple[float, float, float, float]) -> Shapes:
    """Name and text, centred in the field. Raises FitFault when they do not fit at the least size."""
    left, top, width, height = field
    pad = 1.8 * look.scale
    gap = look.face("text") * 0.6 if card.text else 0.0
    name, text = look.fonts["display"], look.fonts["text"]
    blocks = fitted(
        ((card.title, name, look.face("title") * 1.35), (bound(card.text), text, look.face("text"))),
        (width - 2 * pad, height - 2 * pad - gap),
        look.theme.face["least"],
    )
    if blocks is None:
        problem = Problem("card-text-too-long", {"card": card.title}, Place("deck.cards"), Hint("shorten-text"))
        raise FitFault(problem)
    middle = left + width / 2
    start = top + (height - sum(block.height for block in blocks) - gap) / 2
    titles = _set(look, blocks[0], "title", "display", middle, start)
    return (*titles, *_set(look, blocks[1], "text", "text", middle, start + blocks[0].height + gap))


def _set(look: Look, block: Block, role: str, font: str, x: float, top: float) -> Shapes:
    """The lines of a block, centred on x."""
    return tuple(
        centred(look, role, line, font, block.size, x, top + block.size * (FIRST_LINE + number * LEADING))
        for number, line in enumerate(block.lines)
    )
