"""Lines told from specks: the connected parts of a drawing, and which of them are worth to be drawn."""

import re
from collections.abc import Iterator
from typing import NamedTuple

FAINT, STRONG = 1, 2
"""What the bytes of a drawing may be, besides 0: a line where a strong one runs on, and a line for certain."""

_RUN = re.compile(rb"[\x01\x02]+")


class _Run(NamedTuple):
    """Dark pixels side by side, from `start` up to `end`, which belongs to a part no more."""

    row: int
    start: int
    end: int
    strong: bool


def lines(levels: bytes, width: int, least: float) -> bytes:
    """The parts of a drawing that are lines: 255 where one runs, 0 elsewhere, a byte a pixel.

    A part is a line when it is strong somewhere and its box measures at least `least` px from corner to corner.
    """
    kept = bytearray(len(levels))
    for part in _parts(levels, width):
        if _reach(part) < least or not any(run.strong for run in part):
            continue
        for run in part:
            start = run.row * width
            kept[start + run.start : start + run.end] = b"\xff" * (run.end - run.start)
    return bytes(kept)


def _reach(part: list[_Run]) -> float:
    """The diagonal of the box around a part, in px."""
    across = max(run.end for run in part) - min(run.start for run in part)
    down = part[-1].row - part[0].row + 1
    return float((across * across + down * down) ** 0.5)


def _parts(levels: bytes, width: int) -> Iterator[list[_Run]]:
    """The runs of each connected part, top down; pixels that touch at a corner are connected."""
    runs: list[_Run] = []
    roots: list[int] = []
    above = range(0)
    for row in range(len(levels) // width):
        line = levels[row * width : (row + 1) * width]
        first = len(runs)
        runs += [_Run(row, m.start(), m.end(), STRONG in m.group()) for m in _RUN.finditer(line)]
        roots += range(first, len(runs))
        _join(runs, roots, above, range(first, len(runs)))
        above = range(first, len(runs))
    parts: dict[int, list[_Run]] = {}
    for number, run in enumerate(runs):
        parts.setdefault(_root(roots, number), []).append(run)
    return iter(parts.values())


def _join(runs: list[_Run], roots: list[int], above: range, here: range) -> None:
    """Make runs of two neighbouring rows one part where they touch."""
    upper, lower = above.start, here.start
    while upper < above.stop and lower < here.stop:
        if runs[upper].start <= runs[lower].end and runs[lower].start <= runs[upper].end:
            roots[_root(roots, lower)] = _root(roots, upper)
        if runs[upper].end < runs[lower].end:
            upper += 1
        else:
            lower += 1


def _root(roots: list[int], number: int) -> int:
    while roots[number] != number:
        roots[number] = roots[roots[number]]
        number = roots[number]
    return number
