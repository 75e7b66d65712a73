"""The style sheets: one string, whatever the layout. What comes from the theme stands in variables."""

import base64
import re
from collections.abc import Iterable
from urllib.parse import quote

from unoprint import art, resources
from unoprint.art.svgout import path_data

SUITS = ("red", "blue", "green", "yellow")
FONTS = ("display", "text", "text-bold")

_FONT_FILE = re.compile(r'url\("fonts/([a-z-]+)\.ttf"\)')


def sheet(names: Iterable[str], look: art.Look, more: str = "") -> str:
    """The style sheets of these names, the theme's colours before and `more` after them."""
    return "\n".join([_variables(look), *(resources.text("templates", f"booklet/{name}.css") for name in names), more])


def with_fonts(style: str) -> str:
    """The style with its fonts inside it."""

    def inline(match: re.Match[str]) -> str:
        code = base64.b64encode(resources.data("assets", f"fonts/{match[1]}.ttf")).decode("ascii")
        return f'url("data:font/ttf;base64,{code}")'

    return _FONT_FILE.sub(inline, style)


def _variables(look: art.Look) -> str:
    lines = []
    for suit in SUITS:
        colour = look.theme.colours[suit]
        lines += [f"--{suit}: {colour}", f'--{suit}-shape: url("{_shape(look, suit, colour)}")']
    return f":root {{ {'; '.join(lines)} }}"


def _shape(look: art.Look, suit: str, colour: str) -> str:
    """A suit's shape as a picture of its own: decoration, which a reader for the blind passes over."""
    parts = look.symbols[look.suits[suit].symbol].parts
    paths = "".join(f'<path d="{path_data(segments)}" fill="{colour}"/>' for _, segments in parts)
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{paths}</svg>'
    return f"data:image/svg+xml,{quote(picture)}"
