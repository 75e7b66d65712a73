"""Characters that the fonts have no glyph for: WeasyPrint prints an empty box for them, and says nothing."""

import re
from html import unescape

from unoprint.art import Metrics
from unoprint.errors import Hint, Place, Problem, ResourceFault

_PIECE = re.compile(r"<(style|title)\b.*?</\1>|<[^>]*>|[^<]+", re.DOTALL)
_HEADING = re.compile(r"<h[1-4]\b|<dt\b|<b>")
_INVISIBLE = "\n\t\u00ad\u2060"


def check(html: str, metrics: Metrics) -> None:
    """Raise ResourceFault for every character of the text that is not in the font, with the heading it stands below."""
    heading, naming = "", False
    found: dict[str, str] = {}
    for match in _PIECE.finditer(html):
        piece = match[0]
        if piece.startswith("<"):
            naming = bool(_HEADING.match(piece)) or (naming and not piece.startswith("</"))
            continue
        text = unescape(piece)
        if naming and text.strip():
            heading = " ".join(text.split())
        for char in metrics.missing(text):
            if char not in _INVISIBLE:
                found.setdefault(char, heading)
    if found:
        raise ResourceFault(
            Problem(
                "glyph-missing-rules",
                {"char": char, "code": f"U+{ord(char):04X}", "near": near},
                Place("rules.own"),
                Hint("glyph-other"),
            )
            for char, near in found.items()
        )
