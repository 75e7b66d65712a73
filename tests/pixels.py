"""Rendered pages as numpy pixels, and what is measured on them in millimetres."""

import math
from typing import NamedTuple

import numpy as np

from pdfstream import Box


class Raster(NamedTuple):
    """RGB pixels of an area: its top left corner in mm, and pixels in a millimetre along each axis."""

    rgb: np.ndarray
    left: float
    top: float
    per_x: float
    per_y: float

    @property
    def grey(self) -> np.ndarray:
        """Lightness from 0 to 255."""
        return self.rgb @ np.array([0.299, 0.587, 0.114])

    @property
    def colour(self) -> int:
        """How far the most coloured pixel is from grey: the greatest difference between red, green and blue."""
        red, green, blue = (self.rgb[..., channel] for channel in range(3))
        most, least = np.maximum(np.maximum(red, green), blue), np.minimum(np.minimum(red, green), blue)
        return int((most - least).max())

    @property
    def white(self) -> float:
        """The share of a grey picture's pixels that are white."""
        return float((self.rgb[..., 1] > 250).mean())

    def clip(self, area: Box) -> "Raster":
        """The pixels whose middles lie in an area."""
        columns = _inside(area.left, area.right, self.left, self.per_x, self.rgb.shape[1])
        rows = _inside(area.top, area.bottom, self.top, self.per_y, self.rgb.shape[0])
        pixels = self.rgb[rows, columns]
        return Raster(
            pixels, self.left + columns.start / self.per_x, self.top + rows.start / self.per_y, self.per_x, self.per_y
        )

    def profile(self, axis: str) -> tuple[np.ndarray, np.ndarray]:
        """The mean grey along an axis ("x": from left to right), with the place of each value in mm."""
        across = axis == "x"
        values = self.grey.mean(axis=0 if across else 1)
        start, per = (self.left, self.per_x) if across else (self.top, self.per_y)
        return start + (np.arange(len(values)) + 0.5) / per, values

    def crossing(self, axis: str) -> float:
        """Where, in mm along an axis, the area turns from light to dark or back: the half-way value."""
        places, values = self.profile(axis)
        level = (values[0] + values[-1]) / 2
        assert abs(values[0] - values[-1]) > 40, "no edge here"
        (steps,) = np.nonzero(np.diff(values > level))
        assert len(steps) == 1, "not one edge here"
        step = steps[0]
        part = (level - values[step]) / (values[step + 1] - values[step])
        return float(places[step] + part * (places[step + 1] - places[step]))

    def centre(self, axis: str) -> float:
        """Where, in mm along an axis, the middle of the darkness is."""
        places, values = self.profile(axis)
        dark = values.max() - values
        assert dark.max() > 40, "nothing dark here"
        return float((places * dark).sum() / dark.sum())


def _inside(start: float, end: float, origin: float, per: float, count: int) -> slice:
    first, last = ((value - origin) * per - 0.5 for value in (start, end))
    return slice(max(0, math.ceil(first)), min(count, math.floor(last) + 1))
