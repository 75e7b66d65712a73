"""Folds a net as hands would: panels become polygons, polygons stand up along their folds. Lengths in millimetres."""

import math
from typing import NamedTuple

import numpy as np

from unoprint.art.boxnet import Fold, Net

Point = tuple[float, float]
Polygon = list[Point]


def flattened(segments, steps: int = 12) -> Polygon:
    """The corners of a closed path, curves as short lines."""
    points: Polygon = []
    for operator, numbers in segments:
        if operator == "C":
            ends = [points[-1], *zip(numbers[::2], numbers[1::2], strict=True)]
            for step in range(1, steps + 1):
                t = step / steps
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                points.append(
                    tuple(sum(w * end[axis] for w, end in zip(weights, ends, strict=True)) for axis in (0, 1))
                )
        elif operator != "Z":
            points.append(tuple(numbers))
    return points


def area(polygon: Polygon) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon))) / 2


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def shared(one: Polygon, other: Polygon) -> list[tuple[Point, Point]]:
    """The stretches at which two outlines run along each other."""
    found = []
    for a, b in edges(one):
        length = math.dist(a, b)
        if length < 1e-6:
            continue
        ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
        for c, d in edges(other):
            away = [abs((p[0] - a[0]) * uy - (p[1] - a[1]) * ux) for p in (c, d)]
            if max(away) > 1e-6:
                continue
            along = sorted((p[0] - a[0]) * ux + (p[1] - a[1]) * uy for p in (c, d))
            start, end = max(0.0, along[0]), min(length, along[1])
            if end - start > 1e-6:
                found.append(((a[0] + ux * start, a[1] + uy * start), (a[0] + ux * end, a[1] + uy * end)))
    return found


def apart(one: Polygon, other: Polygon) -> bool:
    """Whether a line can be drawn between two convex polygons."""
    for a, b in edges(one) + edges(other):
        nx, ny = b[1] - a[1], a[0] - b[0]
        size = math.hypot(nx, ny)
        if size < 1e-9:
            continue
        ones, others = ([(p[0] * nx + p[1] * ny) / size for p in polygon] for polygon in (one, other))
        if max(ones) <= min(others) + 1e-6 or max(others) <= min(ones) + 1e-6:
            return True
    return False


class Pose(NamedTuple):
    """Where a panel stands in space: `place` takes a point of the sheet there, `inward` points into the box."""

    origin: np.ndarray
    axes: np.ndarray
    inward: np.ndarray

    def place(self, point: Point) -> np.ndarray:
        return self.origin + self.axes @ np.array(point)


def folded(net: Net) -> dict[str, Pose]:
    """Every panel after all folds are made at right angles, away from the printed side; the back stays where it is."""
    poses = {"back": Pose(np.zeros(3), np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 0.0]]), np.array([0.0, 0.0, 1.0]))}
    waiting = list(net.folds)
    while waiting:
        fold = next(one for one in waiting if one.one in poses)
        waiting.remove(fold)
        assert fold.other not in poses, "two ways to a panel: the net is no tree"
        poses[fold.other] = _stood(poses[fold.one], fold, middle(flattened(net.panels[fold.other].outline)))
    return poses


def middle(polygon: Polygon) -> Point:
    return sum(x for x, _ in polygon) / len(polygon), sum(y for _, y in polygon) / len(polygon)


def _stood(parent: Pose, fold: Fold, towards: Point) -> Pose:
    start, end = np.array([fold.x1, fold.y1]), np.array([fold.x2, fold.y2])
    u = (end - start) / np.linalg.norm(end - start)
    v = np.array([-u[1], u[0]])
    if v @ (np.array(towards) - start) < 0:
        v = -v
    axes = np.outer(parent.axes @ u, u) + np.outer(parent.inward, v)
    return Pose(parent.place(tuple(start)) - axes @ start, axes, -(parent.axes @ v))


def span(pose: Pose, polygon: Polygon) -> tuple[np.ndarray, np.ndarray]:
    """The smallest box in space around a folded panel."""
    points = np.array([pose.place(point) for point in polygon])
    return points.min(axis=0), points.max(axis=0)
