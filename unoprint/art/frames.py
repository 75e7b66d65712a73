"""Faces that frame a white field: blanks to write on, own cards. Lengths in millimetres."""

from unoprint.art.look import Look, block_of, centred, row, stamp
from unoprint.art.model import Drawn, Path, Shape
from unoprint.art.parts import panel, suit_name, word
from unoprint.art.paths import half_turned, rounded
from unoprint.art.pictures import Frame
from unoprint.art.text import Block, bound, fitted
from unoprint.art.windows import in_field
from unoprint.deck.model import Card
from unoprint.errors import FitFault, Hint, Place, Problem
from unoprint.spec.model import Art

Shapes = tuple[Shape, ...]

SIDE, ENDS = 3.0, 11.0
"""From the panel's edge to the white field, at the sides and at both ends, on an uno card."""

PICTURE = (0.45, 0.25)
"""The part of the white field's height that a picture beside text takes at least, and where the text is too long."""


def _well(look: Look) -> Frame:
    """The white field."""
    border = look.face("border")
    left, top = border + SIDE * look.scale, border + ENDS * look.scale
    return left, top, look.width - 2 * left, look.height - 2 * top


def _frame(card: Card, look: Look, pips: tuple[Drawn, ...]) -> Shapes:
    """Panel, field, and `pips` above the field with their like turned below it."""
    field = Path("well", rounded(*_well(look), look.face("radius") * 0.8), suit_name(card))
    return (*panel(card, look), field, *pips, *half_turned(pips, look.width, look.height))


def _head(look: Look) -> tuple[float, float]:
    """The middle of the strip above the field."""
    return look.width / 2, look.face("border") + ENDS * look.scale / 2


def blank_face(card: Card, look: Look) -> Shapes:
    """An empty field to write on; «Своё правило» has its title and a pencil at the head of it.

    A picture takes the field: whoever wants one on a blank card has thought of what is left to write on.
    """
    shapes = _frame(card, look, row(look, _head(look), look.face("pip"), look.face("pip") * 1.35))
    left, top, width, height = _well(look)
    pad = look.face("frame")
    head = look.face("title") * 2.2 if card.kind.symbol else pad
    if card.art is not None:
        frame = (left + pad, top + head, width - 2 * pad, height - head - pad)
        shapes += in_field(card, card.art, look, frame)
    if not card.kind.symbol:
        return shapes
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
    well = _well(look)
    field = title_and_text(card, look, well) if card.art is None else _with_picture(card, card.art, look, well)
    return (*_frame(card, look, pips), *field, *word(card, look))


def title_and_text(card: Card, look: Look, field: Frame) -> Shapes:
    """Name and text, centred in the field. Raises FitFault when they do not fit at the least size."""
    left, top, width, height = field
    pad = 1.8 * look.scale
    gap = look.face("text") * 0.6 if card.text else 0.0
    blocks = _fitting(card, look, look.face("title") * 1.35, (width - 2 * pad, height - 2 * pad - gap))
    if blocks is None:
        problem = Problem("card-text-too-long", {"card": card.title}, Place("deck.cards"), Hint("shorten-text"))
        raise FitFault(problem)
    middle = left + width / 2
    start = top + (height - sum(block.height for block in blocks) - gap) / 2
    titles = block_of(look, blocks[0], "title", "display", (middle, start))
    return (*titles, *block_of(look, blocks[1], "text", "text", (middle, start + blocks[0].height + gap)))


def _with_picture(card: Card, picture: Art, look: Look, field: Frame) -> Shapes:
    """Name, picture and text, one below the other: the picture gets what name and text leave.

    Raises FitFault when that would be less than its due even with the text at the least size.
    """
    left, top, width, height = field
    pad = look.face("frame")
    rooms = ((width - 2 * pad, height * (1 - share) - 2 * pad) for share in PICTURE)
    fits = (_fitting(card, look, look.face("title") * 1.15, room) for room in rooms)
    blocks = next((blocks for blocks in fits if blocks is not None), None)
    if blocks is None:
        problem = Problem("card-picture-crowded", {"card": card.title}, Place("deck.cards"), Hint("shorten-text"))
        raise FitFault(problem)
    name, text = blocks
    start = top + pad / 2
    frame = (left + pad, start + name.height + pad / 2, width - 2 * pad, height - name.height - text.height - 2 * pad)
    middle = left + width / 2
    return (
        *block_of(look, name, "title", "display", (middle, start)),
        *in_field(card, picture, look, frame),
        *block_of(look, text, "text", "text", (middle, frame[1] + frame[3] + pad / 4)),
    )


def _fitting(card: Card, look: Look, title: float, room: tuple[float, float]) -> tuple[Block, ...] | None:
    """Name, of font size `title` at most, and text as blocks; None when they do not fit even at the least size."""
    texts = (
        (card.title, look.fonts["display"], title),
        (bound(card.text), look.fonts["text"], look.face("text")),
    )
    return fitted(texts, room, look.theme.face["least"])
