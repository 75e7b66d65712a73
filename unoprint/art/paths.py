"""Plain shapes and transforms of path segments. Lengths in millimetres, angles in degrees, clockwise as viewed."""

import math
from functools import lru_cache

from unoprint.art.model import Drawn, Path, Segment

CIRCLE = 0.5522847498
"""Handle length of the cubic that stands for a quarter of a circle of radius 1."""

Segments = tuple[Segment, ...]


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Segments:
    """A rectangle by its top left corner, with round corners, clockwise."""
    r = min(radius, width / 2, height / 2)
    k = r * (1 - CIRCLE)
    right, bottom = x + width, y + height
    return (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, bottom - r)),
        ("C", (right, bottom - k, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    )


def rectangle(x: float, y: float, width: float, height: float) -> Segments:
    """A rectangle by its top left corner, clockwise."""
    right, bottom = x + width, y + height
    return (("M", (x, y)), ("L", (right, y)), ("L", (right, bottom)), ("L", (x, bottom)), ("Z", ()))


def notched(x: float, y: float, width: float, height: float, notch: tuple[float, float], radius: float) -> Segments:
    """A rectangle that leaves out its top left and bottom right corners, `notch` wide and high; all corners round.

    Clockwise; a half turn gives the same.
    """
    right, bottom = x + width, y + height
    across, down = notch
    points = (
        (x + across, y),
        (right, y),
        (right, bottom - down),
        (right - across, bottom - down),
        (right - across, bottom),
        (x, bottom),
        (x, y + down),
        (x + across, y + down),
    )
    return _softened(points, radius)


def _softened(points: tuple[tuple[float, float], ...], radius: float) -> Segments:
    """A closed polygon of upright and level sides whose corners are quarters of circles."""
    result: list[Segment] = []
    for place, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[place - 1], points[(place + 1) % len(points)]
        before, after = math.dist((ax, ay), (x, y)), math.dist((bx, by), (x, y))
        r = min(radius, before / 2, after / 2)
        back, on = ((ax - x) / before, (ay - y) / before), ((bx - x) / after, (by - y) / after)
        k = r * (1 - CIRCLE)
        result.append(("L" if result else "M", (x + back[0] * r, y + back[1] * r)))
        handles = (x + back[0] * k, y + back[1] * k, x + on[0] * k, y + on[1] * k)
        result.append(("C", (*handles, x + on[0] * r, y + on[1] * r)))
    return (*result, ("Z", ()))


def circle(x: float, y: float, radius: float) -> Segments:
    """A circle by its middle."""
    return rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius)


@lru_cache(maxsize=4096)  # the faces of a suit share most of their shapes: four of five calls
def moved(segments: Segments, dx: float, dy: float, scale: float = 1.0, angle: float = 0.0) -> Segments:
    """Segments scaled and turned about the origin, then moved."""
    cos = scale * math.cos(math.radians(angle))
    sin = scale * math.sin(math.radians(angle))
    result: list[Segment] = []
    for operator, numbers in segments:
        points = zip(numbers[::2], numbers[1::2], strict=True)
        flat = [value for px, py in points for value in (dx + px * cos - py * sin, dy + px * sin + py * cos)]
        result.append((operator, tuple(flat)))
    return tuple(result)


def half_turned(shapes: tuple[Drawn, ...], width: float, height: float) -> tuple[Drawn, ...]:
    """The shapes as they stand when the card of `width` × `height` is turned upside down."""
    result: list[Drawn] = []
    for shape in shapes:
        if isinstance(shape, Path):
            turned = moved(shape.segments, width, height, angle=180)
            result.append(shape._replace(segments=turned))
        else:
            result.append(shape._replace(x=width - shape.x, y=height - shape.y, turned=not shape.turned))
    return tuple(result)
