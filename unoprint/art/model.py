"""Artwork: a drawing as frozen data, in millimetres, y down, origin at the top left corner of the trim.

A shape names a *role* (panel, emblem, numeral, …), never a colour: `unoprint.art.ink` turns roles into colours and
lines, so that colour, light and bw are three inkings of one drawing.
"""

from typing import NamedTuple

Segment = tuple[str, tuple[float, ...]]
"""One path operator with its coordinates, all absolute: M x y, L x y, C x1 y1 x2 y2 x y, Z."""


class Path(NamedTuple):
    """A shape. `suit` says whose colour the role `suit` means here."""

    role: str
    segments: tuple[Segment, ...]
    suit: str | None = None


class Text(NamedTuple):
    """One line of text: its baseline starts at (x, y), `size` is the font size in mm, `turned` is by half a turn."""

    role: str
    text: str
    font: str
    size: float
    x: float
    y: float
    turned: bool = False
    suit: str | None = None


class Picture(NamedTuple):
    """A picture of the user's own, by its path in the spec, upright and whole in the box (x, y, width, height).

    Only what lies inside `clip` shows; the box reaches beyond it where the picture fills a frame of another shape.
    """

    role: str
    file: str
    x: float
    y: float
    width: float
    height: float
    clip: tuple[Segment, ...]
    suit: str | None = None


Drawn = Path | Text
"""A shape of our own; it may stand on its head, as a picture never does."""

Shape = Drawn | Picture


class Artwork(NamedTuple):
    """One face or back: its card's id and title, trim size and shapes in painting order.

    With a `bleed` the shapes reach so many mm beyond the trim, to negative coordinates at the left and at the top.
    """

    id: str
    title: str
    width: float
    height: float
    shapes: tuple[Shape, ...]
    bleed: float = 0.0
