"""Text measured without a PDF library, from the tables written beside the fonts when they were prepared."""

import json
from typing import NamedTuple

from unoprint.art.model import Artwork, Text


class Metrics(NamedTuple):
    """One font. All values in thousandths of the font size."""

    name: str
    """The font's own PostScript name."""
    cap_height: int
    """The top of the letter H above the baseline."""
    digit_height: int
    """The top of the figure 7 above the baseline; round figures pass it, and the baseline, by about 10."""
    ascent: int
    descent: int
    """Negative: below the baseline."""
    advances: dict[str, int]
    """Character → advance width; its keys are the font's coverage."""

    def width(self, text: str, size: float) -> float:
        """The set width of `text`, in the unit of `size`; a missing character counts as a full em."""
        return sum(self.advances.get(char, 1000) for char in text) * size / 1000

    def missing(self, text: str) -> str:
        """The characters of `text` the font has no glyph for, each once, in order."""
        return "".join(dict.fromkeys(char for char in text if char not in self.advances))


def read_metrics(source: str) -> Metrics:
    """Metrics from the text of an `assets/fonts/*.json` file."""
    raw = json.loads(source)
    return Metrics(
        name=raw["name"],
        cap_height=raw["cap_height"],
        digit_height=raw["digit_height"],
        ascent=raw["ascent"],
        descent=raw["descent"],
        advances=raw["advances"],
    )


def uncovered(artwork: Artwork, fonts: dict[str, Metrics]) -> str:
    """The characters of the artwork's texts that their fonts have no glyph for, each once, in order."""
    found = "".join(fonts[shape.font].missing(shape.text) for shape in artwork.shapes if isinstance(shape, Text))
    return "".join(dict.fromkeys(found))
