"""Symbols from SVG path files: a small, strict reader of M L H V C S Q Z, all absolute.

A symbol is drawn in a box of 100 × 100. Each path's class is its role; anything else in a file is refused.
"""

import re
from typing import NamedTuple

from unoprint.art.model import Segment
from unoprint.art.paths import Segments

BOX = 100.0

_ELEMENT = re.compile(r'<path class="([a-z]+)" d="([^"]+)"\s*/>')
_SHELL = re.compile(r'\s*<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 100 100">\s*</svg>\s*')
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)")
_JUNK = re.compile(r"[^A-Za-z\d\s,.+-]")
_TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


class Symbol(NamedTuple):
    """The parts of a symbol in painting order: role and segments in the 100 × 100 box."""

    parts: tuple[tuple[str, Segments], ...]


def read_symbol(source: str) -> Symbol:
    """A symbol from the text of an SVG file. Raises ValueError for anything but plain paths in the box."""
    if not _SHELL.fullmatch(_ELEMENT.sub("", source)):
        message = "not a plain path file"
        raise ValueError(message)
    return Symbol(tuple((role, segments(d)) for role, d in _ELEMENT.findall(source)))


def segments(d: str) -> Segments:
    """Absolute M, L, C and Z from the text of a `d` attribute. Raises ValueError for other operators."""
    if _JUNK.search(d):
        raise ValueError(d)
    result: list[Segment] = []
    point = start = handle = (0.0, 0.0)
    for operator, numbers in _operators(d):
        if operator == "Z":
            result.append(("Z", ()))
            point = handle = start
            continue
        drawn, handle = _absolute(operator, numbers, point, handle)
        point = (drawn[1][-2], drawn[1][-1])
        if operator == "M":
            start = point
        result.append(drawn)
    return tuple(result)


def _operators(d: str) -> list[tuple[str, tuple[float, ...]]]:
    """Operators with their numbers, implied repetition written out."""
    tokens = _TOKEN.findall(d)
    found: list[tuple[str, tuple[float, ...]]] = []
    position = 0
    while position < len(tokens):
        operator = tokens[position]
        if operator not in _TAKES or (not found and operator != "M"):
            raise ValueError(operator)
        position += 1
        takes = _TAKES[operator]
        if takes == 0:
            found.append((operator, ()))
            continue
        first = position
        while position < len(tokens) and not tokens[position].isalpha():
            position += 1
        numbers = [float(token) for token in tokens[first:position]]
        if not numbers or len(numbers) % takes:
            raise ValueError(d)
        for chunk in range(0, len(numbers), takes):
            implied = "L" if operator == "M" and chunk else operator
            found.append((implied, tuple(numbers[chunk : chunk + takes])))
    return found


def _absolute(
    operator: str, numbers: tuple[float, ...], point: tuple[float, float], handle: tuple[float, float]
) -> tuple[Segment, tuple[float, float]]:
    """One operator as M, L or C, and the handle that a following S mirrors."""
    x, y = point
    if operator in "ML":
        return (operator, numbers), numbers[:2]  # type: ignore[return-value]
    if operator == "H":
        return ("L", (numbers[0], y)), (numbers[0], y)
    if operator == "V":
        return ("L", (x, numbers[0])), (x, numbers[0])
    if operator == "Q":  # raised to a cubic
        qx, qy, ex, ey = numbers
        first = (x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y))
        second = (ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey))
        return ("C", (*first, *second, ex, ey)), (ex, ey)
    if operator == "S":
        numbers = (2 * x - handle[0], 2 * y - handle[1], *numbers)
    return ("C", numbers), (numbers[2], numbers[3])
