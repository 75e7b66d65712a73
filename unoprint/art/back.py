"""The back: a pattern with no right way up; a half turn gives the same. Lengths in millimetres."""

from unoprint.art.look import RING, Look, stamp
from unoprint.art.model import Artwork, Path, Shape
from unoprint.art.paths import half_turned, rounded

BACK = "back"
"""The id of the back among the artworks."""

FRAME = 2.2
"""From the edge of the field to the line inside it, on an uno card."""


def compose_back(look: Look, text: str) -> Artwork:
    """The back, with `text` (or the four suits alone, when empty) in its middle."""
    border = look.face("border")
    size = (look.width - 2 * border, look.height - 2 * border)
    field = rounded(border, border, *size, look.face("radius"))
    inset = FRAME * look.scale
    line = rounded(
        border + inset, border + inset, size[0] - 2 * inset, size[1] - 2 * inset, look.face("radius") - inset / 2
    )
    shapes: tuple[Shape, ...] = (Path("back", field), Path("back-frame", line), *_pattern(look))
    return Artwork(BACK, "рубашка", look.width, look.height, shapes)


def _pattern(look: Look) -> tuple[Shape, ...]:
    """Whole shapes only, row by row; the second half is the first one turned."""
    border = look.face("border") + FRAME * look.scale
    pitch = look.theme.back["pitch"] * look.scale
    size = look.theme.back["shape"] * look.scale
    width, height = look.width - 2 * border, look.height - 2 * border
    columns, rows = int(width / pitch), int(height / pitch)
    step_x, step_y = width / columns, height / rows
    places = [(column, line) for line in range(rows) for column in range(columns)]
    half: tuple[Shape, ...] = ()
    for column, line in places[: len(places) // 2]:
        suit = RING[(column + line * 3) % 4]
        symbol = look.symbols[look.suits[suit].symbol]
        at = (border + (column + 0.5) * step_x, border + (line + 0.5) * step_y)
        half += stamp(symbol, at, size, "back-shape", suit)
    return (*half, *half_turned(half, look.width, look.height))
