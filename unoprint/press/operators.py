"""Shapes as literal PDF operators.

A form is set up once so that its user space is the card's: millimetres, y down. The shapes' own numbers then go into
the file as they are, which is both exact and several times quicker than path objects.
"""

from collections.abc import Callable
from functools import lru_cache

from unoprint.art.ink import Inked, Paint
from unoprint.art.model import Path, Picture, Text
from unoprint.art.paths import Segments

ShowText = Callable[[str, str, float], str]
"""Font name, text and font size in mm → the operators that select the font and show the text."""

ShowPicture = Callable[[Picture], str]
"""A picture → the operators that show it in its box."""

_OPERATORS = {"M": "m", "L": "l", "C": "c"}


def number(value: float) -> str:
    """A number to a hundredth, as short as it goes: in millimetres that is a tenth of what a printer can set."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


@lru_cache(maxsize=4096)  # the faces of a suit share most of their shapes: three of four calls
def outline(segments: Segments) -> str:
    """A path in construction operators."""
    parts: list[str] = []
    for operator, numbers in segments:
        if operator == "Z":
            parts.append("h")
        else:
            parts.append(f"{' '.join(map(number, numbers))} {_OPERATORS[operator]}")
    return " ".join(parts)


@lru_cache(maxsize=256)
def colour(value: Paint, *, stroke: bool) -> str:
    """The operator for a colour #rrggbb: in grey where it is one, so that black is black ink only.

    Cyan, magenta, yellow and black from 0 to 1 go into the file as they are.
    """
    if not isinstance(value, str):
        return f"{' '.join(f'{part:.3g}' for part in value)} {'K' if stroke else 'k'}"
    red, green, blue = (int(value[place : place + 2], 16) / 255 for place in (1, 3, 5))
    if red == green == blue:
        return f"{red:.3g} {'G' if stroke else 'g'}"
    return f"{red:.3f} {green:.3f} {blue:.3f} {'RG' if stroke else 'rg'}"


def drawing(shapes: tuple[Inked, ...], show: ShowText, picture: ShowPicture) -> list[str]:
    """Painted shapes as operators, in a space of millimetres with y down. Joins and caps are round."""
    lines = ["1 j 1 J"]
    state: dict[str, str] = {}

    def switch(key: str, operator: str) -> None:
        if state.get(key) != operator:
            state[key] = operator
            lines.append(operator)

    for shape, fill, stroke, width in shapes:
        if fill:
            switch("fill", colour(fill, stroke=False))
        if stroke:
            switch("stroke", colour(stroke, stroke=True))
            switch("width", f"{number(width)} w")
        if isinstance(shape, Path):
            lines.append(f"{outline(shape.segments)} {_paint(fill, stroke)}")
        elif isinstance(shape, Picture):
            lines.append(f"q {outline(shape.clip)} W n {picture(shape)} Q")
        else:
            lines.append(_text(shape, fill, stroke, show))
    return lines


def _paint(fill: Paint | None, stroke: Paint | None) -> str:
    if fill and stroke:
        return "B"
    return "f" if fill else "S"


def _text(shape: Text, fill: Paint | None, stroke: Paint | None, show: ShowText) -> str:
    """A line of text; its matrix turns it upright where y points down. The mode outlives ET, so it is always said."""
    mode = 2 if fill and stroke else 0 if fill else 1
    turn = "-1 0 0 1" if shape.turned else "1 0 0 -1"
    place = f"{number(shape.x)} {number(shape.y)}"
    return f"BT {mode} Tr {turn} {place} Tm {show(shape.font, shape.text, shape.size)} ET"
