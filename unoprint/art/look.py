"""What a drawing is made from, and the small things all faces share."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from unoprint.art.metrics import Metrics
from unoprint.art.model import Drawn, Path, Text
from unoprint.art.paths import moved
from unoprint.art.svg import BOX, Symbol
from unoprint.art.text import FIRST_LINE, LEADING, Block
from unoprint.art.theme import Theme
from unoprint.deck.model import Suit

NOMINAL_WIDTH, NOMINAL_HEIGHT = 56.0, 87.0
"""The uno card, in mm, on which a theme states its lengths."""

RING = ("red", "blue", "green", "yellow")
"""The circle of colours, clockwise from the top left: the one order that fits all accounts of the game."""


class Look(NamedTuple):
    """Theme, symbols, suits and fonts (`display`, `text`, `text-bold`) for cards of `width` × `height` mm."""

    theme: Theme
    symbols: dict[str, Symbol]
    suits: dict[str, Suit]
    fonts: dict[str, Metrics]
    width: float
    height: float
    bleed: float = 0.0
    pictures: Mapping[str, tuple[int, int]] = MappingProxyType({})
    """Width and height, upright, in pixels, of each picture of the user's own, by its path in the spec."""

    @property
    def scale(self) -> float:
        """How much smaller or larger than an uno card."""
        return min(self.width / NOMINAL_WIDTH, self.height / NOMINAL_HEIGHT)

    def face(self, name: str) -> float:
        """A length of the theme's `[face]`, scaled to this card, in mm."""
        return self.theme.face[name] * self.scale

    def middle(self) -> tuple[float, float]:
        """The middle of the card."""
        return self.width / 2, self.height / 2


def stamp(
    symbol: Symbol, at: tuple[float, float], size: float, body: str, suit: str | None = None, angle: float = 0.0
) -> tuple[Path, ...]:
    """A symbol with the middle of its box at `at`, `size` mm wide. Its body takes the role `body`.

    Parts that are named after a suit become shapes of that suit; the others keep their role.
    """
    scale = size / BOX
    paths: list[Path] = []
    for part, segments in symbol.parts:
        centred = moved(segments, -BOX / 2 * scale, -BOX / 2 * scale, scale)
        placed = moved(centred, *at, angle=angle)
        if part in RING:
            paths.append(Path("shape", placed, part))
        elif part == "body":
            paths.append(Path(body, placed, suit))
        else:
            paths.append(Path({"line": "smile", "detail": f"{body}-2"}.get(part, part), placed, suit))
    return tuple(paths)


def centred(look: Look, role: str, text: str, font: str, size: float, x: float, y: float) -> Text:
    """A line of text of font size `size` whose middle is at x, on the baseline y."""
    return Text(role, text, font, size, x - look.fonts[font].width(text, size) / 2, y)


def block_of(look: Look, block: Block, role: str, font: str, at: tuple[float, float]) -> tuple[Text, ...]:
    """The lines of a block one below the other, centred on x; the block's top is at y."""
    x, y = at
    return tuple(
        centred(look, role, line, font, block.size, x, y + block.size * (FIRST_LINE + number * LEADING))
        for number, line in enumerate(block.lines)
    )


def figure(
    look: Look, role: str, text: str, middle: tuple[float, float], height: float, suit: str | None = None
) -> Text:
    """Display text whose figures are `height` mm tall, centred on `middle`."""
    size = figure_size(look, height)
    line = centred(look, role, text, "display", size, middle[0], middle[1] + height / 2)
    return line._replace(suit=suit)


def figure_size(look: Look, height: float) -> float:
    """The font size of display figures `height` mm tall."""
    return height * 1000 / look.fonts["display"].digit_height


def ring(
    look: Look, middle: tuple[float, float], size: float, apart: float, role: str = "shape", face: str = ""
) -> tuple[Drawn, ...]:
    """The four suits in the circle's order: shapes `size` mm wide, their middles `apart` mm from one another.

    With `face` = "-face" they smile.
    """
    half = apart / 2
    corners = ((-half, -half), (half, -half), (half, half), (-half, half))
    shapes: tuple[Drawn, ...] = ()
    for suit, (dx, dy) in zip(RING, corners, strict=True):
        symbol = look.symbols[look.suits[suit].symbol + face]
        shapes += stamp(symbol, (middle[0] + dx, middle[1] + dy), size, role, suit)
    return shapes


def row(look: Look, middle: tuple[float, float], size: float, apart: float, role: str = "shape") -> tuple[Drawn, ...]:
    """The four suits side by side in the circle's order."""
    shapes: tuple[Drawn, ...] = ()
    for place, suit in enumerate(RING):
        at = (middle[0] + (place - 1.5) * apart, middle[1])
        shapes += stamp(look.symbols[look.suits[suit].symbol], at, size, role, suit)
    return shapes
