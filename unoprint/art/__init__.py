"""Card and theme → Artwork: frozen shapes in millimetres. Pure."""

from unoprint.art.back import BACK, compose_back
from unoprint.art.faces import FACES, compose
from unoprint.art.ink import Inked, inked
from unoprint.art.look import Look
from unoprint.art.metrics import Metrics, read_metrics, uncovered
from unoprint.art.model import Artwork, Path, Shape, Text
from unoprint.art.svg import Symbol, read_symbol
from unoprint.art.theme import Style, Theme, read_theme

__all__ = [
    "BACK",
    "FACES",
    "Artwork",
    "Inked",
    "Look",
    "Metrics",
    "Path",
    "Shape",
    "Style",
    "Symbol",
    "Text",
    "Theme",
    "compose",
    "compose_back",
    "inked",
    "read_metrics",
    "read_symbol",
    "read_theme",
    "uncovered",
]
