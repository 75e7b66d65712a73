"""Text measured without a PDF library, from the tables written beside the fonts when they were prepared."""

import json
from typing import NamedTuple


class Metrics(NamedTuple):
    """One font. All values in thousandths of the font size."""

    name: str
    """The font's own PostScript name."""
    cap_height: int
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


def parse(source: str) -> Metrics:
    """Metrics from the text of an `assets/fonts/*.json` file."""
    raw = json.loads(source)
    return Metrics(raw["name"], raw["cap_height"], raw["ascent"], raw["descent"], raw["advances"])
