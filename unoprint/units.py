"""Lengths: every one is a float in millimetres; a value in points ends in `_pt`. And the box that four of them make."""

import math
import re
from typing import NamedTuple

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
PT_PER_MM = PT_PER_INCH / MM_PER_INCH

EPSILON = 1e-4
"""Two edges nearer than this, in mm, are one edge."""

# Compiled on first use, not at import: most commands read no length.
_LENGTH = r"\s*([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(mm|мм|cm|см|in|\"|pt)?\s*"
_UNITS = {
    "mm": 1.0,
    "мм": 1.0,
    "cm": 10.0,
    "см": 10.0,
    "in": MM_PER_INCH,
    '"': MM_PER_INCH,
    "pt": MM_PER_INCH / PT_PER_INCH,
}
_DIGITS = 9  # so that 3.5in is 88.9 and not 88.89999999999999
_TIMES = r"[xX×хХ*]"


def length(text: str) -> float:
    """Read `3`, `3mm`, `0.125in`, `1,7 мм`; a bare number is millimetres.

    Raises ValueError for anything else, `nan` and `inf` included. A number too big for a float comes out
    infinite: compare with a range, as one does anyway.
    """
    match = re.fullmatch(_LENGTH, text, re.IGNORECASE)
    if match is None:
        raise ValueError(text)
    number, unit = match.groups()
    return round(float(number.replace(",", ".")) * _UNITS[(unit or "mm").lower()], _DIGITS)


def size(text: str) -> tuple[float, float]:
    """Read `56x87` (with x, × or Cyrillic х) as width and height in millimetres.

    A unit on one of the numbers serves both: `2.5x3.5in`. Raises ValueError for anything else.
    """
    parts = re.split(_TIMES, text)
    if len(parts) != 2:  # noqa: PLR2004
        raise ValueError(text)
    width, height = (part.strip() for part in parts)
    units = [part.lstrip("0123456789.,+- ") for part in (width, height)]
    if not units[0]:
        width += units[1]
    elif not units[1]:
        height += units[0]
    return length(width), length(height)


def show(value: float) -> str:
    """A length for people: at most two decimals, no trailing zeros: `56`, `63.5`."""
    if not math.isfinite(value):
        return str(value)
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def show_size(width: float, height: float) -> str:
    """A size for people: `63.5 × 88.9 mm`."""
    return f"{show(width)} × {show(height)} mm"


class Rect(NamedTuple):
    """A box by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def grown(self, by: float) -> "Rect":
        """The box with `by` mm around it."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)
