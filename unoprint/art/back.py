"""The back: a pattern with no right way up (a half turn gives the same) or a picture. Lengths in millimetres."""

from unoprint.art.look import RING, Look, block_of, stamp
from unoprint.art.model import Artwork, Drawn, Path, Shape
from unoprint.art.paths import half_turned, rectangle, rounded
from unoprint.art.pictures import Frame, framed
from unoprint.art.text import fitted
from unoprint.errors import FitFault, Hint, Place, Problem
from unoprint.spec.model import Art

Shapes = tuple[Shape, ...]

BACK = "back"
"""The id of the back among the artworks."""

BACK_TITLE = "рубашка"

FRAME = 2.2
"""From the edge of the field to the line inside it, on an uno card."""


def compose_back(look: Look, text: str, art: Art | None = None) -> Artwork:
    """The back: the pattern, with `text` in its middle unless it is empty, or a picture of the user's own above it.

    Raises FitFault when the text is too long.
    """
    label = _label(look, text, twice=art is None) if text else ()
    if art is None:
        # The pattern keeps its white border, and with a bleed there is white paper beyond it: on white, backs that land
        # 2 mm off still look right. So it has no bleed of its own.
        shapes: Shapes = (_field(look), _line(look), *_pattern(look, skipping=bool(text)))
    elif art.fit == "cover":
        shapes = _to_the_edge(look, art)
        return Artwork(BACK, BACK_TITLE, look.width, look.height, (*shapes, *label), look.bleed)
    else:
        shapes = (_field(look), *_in_the_field(look, art, labelled=bool(text)))
    return Artwork(BACK, BACK_TITLE, look.width, look.height, (*shapes, *label))


def _to_the_edge(look: Look, art: Art) -> Shapes:
    """The picture over all of the trim and the bleed, corners included: what is round is cut round."""
    bleed = look.bleed
    frame = (-bleed, -bleed, look.width + 2 * bleed, look.height + 2 * bleed)
    outline = rectangle(*frame)
    return (Path("picture-paper", outline), framed(art, frame, outline, look.pictures[art.file]))


def _in_the_field(look: Look, art: Art, *, labelled: bool) -> Shapes:
    """The whole picture where the pattern's line would be, and above the label; its corners stay clear of round ones.

    White shows through a transparent one, here as everywhere on a back: on black a dark drawing would be lost.
    """
    left, top, width, height = _inner(look)
    if labelled:
        height = _foot(look) - FRAME * look.scale - top
    photo = framed(art, (left, top, width, height), (), look.pictures[art.file])
    clip = rectangle(photo.x, photo.y, photo.width, photo.height)
    return (Path("picture-paper", clip), photo._replace(clip=clip))


def _field(look: Look) -> Path:
    border = look.face("border")
    outline = rounded(border, border, look.width - 2 * border, look.height - 2 * border, look.face("radius"))
    return Path("back", outline)


def _line(look: Look) -> Path:
    return Path("back-frame", rounded(*_inner(look), look.face("radius") - FRAME * look.scale / 2))


def _inner(look: Look) -> Frame:
    """What the line inside the field encloses."""
    inset = look.face("border") + FRAME * look.scale
    return inset, inset, look.width - 2 * inset, look.height - 2 * inset


def _pattern(look: Look, *, skipping: bool) -> Shapes:
    """Whole shapes only, the second half being the first one turned; `skipping` leaves the label's rows out."""
    border = look.face("border") + FRAME * look.scale
    pitch, size = look.theme.back["pitch"] * look.scale, look.theme.back["shape"] * look.scale
    width, height = look.width - 2 * border, look.height - 2 * border
    columns, rows = max(1, int(width / pitch)), max(1, int(height / pitch))
    step_x, step_y = width / columns, height / rows
    label_top = look.height / 2 - look.theme.back["label"] * look.scale / 2
    places = [(column, line) for line in range(rows) for column in range(columns)]
    half: tuple[Drawn, ...] = ()
    for column, line in places[: len(places) // 2]:
        suit = RING[(column + line * 3) % len(RING)]
        at = (border + (column + 0.5) * step_x, border + (line + 0.5) * step_y)
        if skipping and at[1] + size / 2 > label_top:
            continue
        half += stamp(look.symbols[look.suits[suit].symbol], at, size, "back-shape", suit)
    return (*half, *half_turned(half, look.width, look.height))


def _label(look: Look, text: str, *, twice: bool) -> Shapes:
    """A white field with the text on it: across the middle, `twice`, once for either way up; or at a picture's foot."""
    half = look.theme.back["label"] * look.scale / 2
    left, top = _margin(look), look.height / 2 - half if twice else _foot(look)
    width, height = look.width - 2 * left, 2 * half if twice else half
    pad = 1.5 * look.scale
    size = look.theme.back["title"] * look.scale
    blocks = fitted(((text, look.fonts["display"], size),), (width - 2 * pad, half - pad), look.theme.face["least"])
    if blocks is None:
        raise FitFault(Problem("back-text-too-long", {"text": text}, Place("back.text"), Hint("shorten-text")))
    (block,) = blocks
    above = pad / 2 if twice else 0.0
    start = top + above + (half - above - block.height) / 2
    lines = block_of(look, block, "back-title", "display", (look.width / 2, start))
    field = Path("back-label", rounded(left, top, width, height, look.face("radius")))
    return (field, *lines, *(half_turned(lines, look.width, look.height) if twice else ()))


def _margin(look: Look) -> float:
    """From the card's edges to a label."""
    return look.face("border") + FRAME * look.scale * 2


def _foot(look: Look) -> float:
    """The top of a label below a picture, which is half as high as one across the middle."""
    return look.height - _margin(look) - look.theme.back["label"] * look.scale / 2
