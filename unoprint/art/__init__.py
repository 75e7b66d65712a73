"""Card and theme → Artwork: frozen shapes in millimetres. Pure."""

from unoprint.art.back import BACK, BACK_TITLE, compose_back
from unoprint.art.faces import FACES, compose
from unoprint.art.ink import Inked, Paint, inked
from unoprint.art.look import Look
from unoprint.art.metrics import Metrics, read_metrics, uncovered
from unoprint.art.model import Artwork, Drawn, Path, Picture, Shape, Text
from unoprint.art.pictures import printed, resolution
from unoprint.art.rulecards import RULE_BACK, compose_rule_back
from unoprint.art.svg import Symbol, read_symbol
from unoprint.art.theme import Style, Theme, read_theme

__all__ = [
    "BACK",
    "BACK_TITLE",
    "FACES",
    "RULE_BACK",
    "Artwork",
    "Drawn",
    "Inked",
    "Look",
    "Metrics",
    "Paint",
    "Path",
    "Picture",
    "Shape",
    "Style",
    "Symbol",
    "Text",
    "Theme",
    "compose",
    "compose_back",
    "compose_rule_back",
    "inked",
    "printed",
    "read_metrics",
    "read_symbol",
    "read_theme",
    "resolution",
    "uncovered",
]
