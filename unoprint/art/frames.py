"""Faces that frame a white field: blanks to write on, own cards. Lengths in millimetres."""

from unoprint.art.look import Look, centred, row, stamp
from unoprint.art.model import Path, Shape
from unoprint.art.parts import panel, suit_name, word
from unoprint.art.paths import half_turned, rounded
from unoprint.art.text import FIRST_LINE, LEADING, Block, fitted
from unoprint.deck.model import Card
from unoprint.errors import FitFault, Hint, Place, Problem

Shapes = tuple[Shape, ...]

SIDE, ENDS = 3.0, 11.0
"""From the panel's edge to the white field, at the sides and at both ends, on an uno card."""


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
    """Name and text, centred in the field. Raises FitFault when they do not fit at the least size."""
    left, top, width, height = _well(look)
    pad = 1.8 * look.scale
    gap = look.face("text") * 0.6 if card.text else 0.0
    name, text = look.fonts["display"], look.fonts["text"]
    blocks = fitted(
        ((card.title, name, look.face("title") * 1.35), (card.text, text, look.face("text"))),
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
