"""One drawing, several inks: roles become colours and lines."""

from typing import NamedTuple

from unoprint.art.model import Artwork, Shape
from unoprint.art.theme import Style, Theme

_OF_THE_SUIT = {"suit": "", "tint": "-tint", "deep": "-deep"}


class Inked(NamedTuple):
    """A shape with its paint: colours as #rrggbb or None, the line's width in mm."""

    shape: Shape
    fill: str | None
    stroke: str | None
    width: float


def inked(artwork: Artwork, theme: Theme, ink: str) -> tuple[Inked, ...]:
    """The artwork's shapes painted with `ink` (colour, light, bw). A role without a style in this ink is left out."""
    styles = theme.styles[ink]
    return tuple(
        Inked(
            shape,
            _colour(style.fill, shape, theme),
            _colour(style.stroke, shape, theme),
            style.width,
        )
        for shape in artwork.shapes
        if (style := styles.get(shape.role, Style())) != Style()
    )


def _colour(name: str | None, shape: Shape, theme: Theme) -> str | None:
    if name is None:
        return None
    if name in _OF_THE_SUIT:
        name = (shape.suit or "black") + _OF_THE_SUIT[name]
    return theme.colours[name]
