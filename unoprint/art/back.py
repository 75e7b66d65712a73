"""The back: a pattern with no right way up; a half turn gives the same. Lengths in millimetres."""

from unoprint.art.look import RING, Look, centred, stamp
from unoprint.art.model import Artwork, Path, Shape
from unoprint.art.paths import half_turned, rounded
from unoprint.art.text import FIRST_LINE, LEADING, fitted
from unoprint.errors import FitFault, Hint, Place, Problem

Shapes = tuple[Shape, ...]

BACK = "back"
"""The id of the back among the artworks."""

FRAME = 2.2
"""From the edge of the field to the line inside it, on an uno card."""


def compose_back(look: Look, text: str) -> Artwork:
    """The back, with `text` in its middle unless it is empty. Raises FitFault when the text is too long."""
    border = look.face("border")
    width, height = look.width - 2 * border, look.height - 2 * border
    inset = FRAME * look.scale
    shapes = (
        Path("back", rounded(border, border, width, height, look.face("radius"))),
        Path(
            "back-frame",
            rounded(
                border + inset,
                border + inset,
                width - 2 * inset,
                height - 2 * inset,
                look.face("radius") - inset / 2,
            ),
        ),
        *_pattern(look, skipping=bool(text)),
        *(_label(look, text) if text else ()),
    )
    return Artwork(BACK, "рубашка", look.width, look.height, shapes)


def _pattern(look: Look, *, skipping: bool) -> Shapes:
    """Whole shapes only, the second half being the first one turned; `skipping` leaves the label's rows out."""
    border = look.face("border") + FRAME * look.scale
    pitch, size = look.theme.back["pitch"] * look.scale, look.theme.back["shape"] * look.scale
    width, height = look.width - 2 * border, look.height - 2 * border
    columns, rows = max(1, int(width / pitch)), max(1, int(height / pitch))
    step_x, step_y = width / columns, height / rows
    label_top = look.height / 2 - look.theme.back["label"] * look.scale / 2
    places = [(column, line) for line in range(rows) for column in range(columns)]
    half: Shapes = ()
    for column, line in places[: len(places) // 2]:
        suit = RING[(column + line * 3) % len(RING)]
        at = (border + (column + 0.5) * step_x, border + (line + 0.5) * step_y)
        if skipping and at[1] + size / 2 > label_top:
            continue
        half += stamp(look.symbols[look.suits[suit].symbol], at, size, "back-shape", suit)
    return (*half, *half_turned(half, look.width, look.height))


def _label(look: Look, text: str) -> Shapes:
    """A white field across the middle with the text on it twice, once for either way up."""
    height = look.theme.back["label"] * look.scale
    left = look.face("border") + FRAME * look.scale * 2
    width, top = look.width - 2 * left, (look.height - height) / 2
    pad = 1.5 * look.scale
    size = look.theme.back["title"] * look.scale
    blocks = fitted(
        ((text, look.fonts["display"], size),), (width - 2 * pad, height / 2 - pad), look.theme.face["least"]
    )
    if blocks is None:
        raise FitFault(Problem("back-text-too-long", {"text": text}, Place("back.text"), Hint("shorten-text")))
    (block,) = blocks
    start = top + pad / 2 + (height / 2 - pad / 2 - block.height) / 2 + block.size * FIRST_LINE
    lines: Shapes = tuple(
        centred(look, "back-title", line, "display", block.size, look.width / 2, start + block.size * LEADING * place)
        for place, line in enumerate(block.lines)
    )
    field = Path("back-label", rounded(left, top, width, height, look.face("radius")))
    return (field, *lines, *half_turned(lines, look.width, look.height))
