"""Lengths: every one is a float in millimetres; a value in points ends in `_pt`."""

import math
import re

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
PT_PER_MM = PT_PER_INCH / MM_PER_INCH

EPSILON = 1e-4
"""Two edges nearer than this, in mm, are one edge."""

_LENGTH = re.compile(r"\s*([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(mm|мм|cm|см|in|\"|pt)?\s*", re.IGNORECASE)
_UNITS = {
    "mm": 1.0,
    "мм": 1.0,
    "cm": 10.0,
    "см": 10.0,
    "in": MM_PER_INCH,
    '"': MM_PER_INCH,
    "pt": MM_PER_INCH / PT_PER_INCH,
}
_TIMES = re.compile(r"[xX×хХ*]")


def length(text: str) -> float:
    """Read `3`, `3mm`, `0.125in`, `1,7 мм`; a bare number is millimetres.

    Raises ValueError for anything else, `nan` and `inf` included.
    """
    match = _LENGTH.fullmatch(text)
    if match is None:
        raise ValueError(text)
    number, unit = match.groups()
    return float(number.replace(",", ".")) * _UNITS[(unit or "mm").lower()]


def size(text: str) -> tuple[float, float]:
    """Read `56x87` (with x, × or Cyrillic х) as width and height in millimetres.

    A unit on the last number serves both: `2.5x3.5in`. Raises ValueError for anything else.
    """
    parts = _TIMES.split(text)
    if len(parts) != 2:  # noqa: PLR2004
        raise ValueError(text)
    width, height = (part.strip() for part in parts)
    unit = re.sub(r"^[\d.,+\-\s]+", "", height)
    if not re.search(r"[^\d.,+\-\s]", width):
        width += unit
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
