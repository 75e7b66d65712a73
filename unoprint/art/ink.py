"""One drawing, several inks: roles become colours and lines."""

from collections.abc import Mapping
from typing import NamedTuple

from unoprint.art.model import Artwork, Shape
from unoprint.art.theme import Theme

Paint = str | tuple[float, float, float, float]
"""A colour for a screen or a home printer, #rrggbb, or for a print shop: cyan, magenta, yellow, black, each 0 to 1."""

_OF_THE_SUIT = {"suit": "", "tint": "-tint", "deep": "-deep"}


class Inked(NamedTuple):
    """A shape with its paint: colours or None, the line's width in mm. A picture brings its own."""

    shape: Shape
    fill: Paint | None
    stroke: Paint | None
    width: float


def inked(artwork: Artwork, theme: Theme, ink: str, space: str = "rgb") -> tuple[Inked, ...]:
    """The artwork's shapes painted with `ink` (colour, light, bw) in the colour space rgb or cmyk.

    A role without a style in this ink is left out.
    """
    styles = theme.styles[ink]
    colours: Mapping[str, Paint] = theme.colours if space == "rgb" else theme.cmyk
    return tuple(
        Inked(
            shape,
            _colour(style.fill, shape, colours),
            _colour(style.stroke, shape, colours),
            style.width,
        )
        for shape in artwork.shapes
        if (style := styles.get(shape.role)) is not None
    )


def _colour(name: str | None, shape: Shape, colours: Mapping[str, Paint]) -> Paint | None:
    if name is None:
        return None
    if name in _OF_THE_SUIT:
        name = (shape.suit or "black") + _OF_THE_SUIT[name]
    return colours[name]
