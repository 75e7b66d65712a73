"""Artwork → SVG text: the same shapes in the same inks, for a page of HTML. Lengths in millimetres."""

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from unoprint.art.ink import Inked, inked
from unoprint.art.model import Artwork, Path, Text
from unoprint.art.paths import Segments
from unoprint.art.theme import Theme


def svg(artwork: Artwork, theme: Theme, ink: str, families: Mapping[str, tuple[str, int]], kind: str = "face") -> str:
    """The artwork as an `<svg>` element of class `kind`, its title first: a reader for the blind says it.

    `families` maps the fonts that shapes use to their family and weight in the page.
    """
    size = f'viewBox="0 0 {_number(artwork.width)} {_number(artwork.height)}"'
    edge = _number(artwork.width * 0.006)
    outline = f'<rect x="0" y="0" width="{_number(artwork.width)}" height="{_number(artwork.height)}" rx="3" '
    outline += f'fill="#ffffff" stroke="#8a8f99" stroke-width="{edge}"/>'
    shapes = "".join(_shape(one, families) for one in inked(artwork, theme, ink))
    title = f"<title>{escape(artwork.title)}</title>"
    return (
        f'<svg class="{escape(kind)}" xmlns="http://www.w3.org/2000/svg" role="img" {size}>{title}{outline}'
        f'<g stroke-linejoin="round" stroke-linecap="round">{shapes}</g></svg>'
    )


def _shape(one: Inked, families: Mapping[str, tuple[str, int]]) -> str:
    paint = _paint(one)
    if isinstance(one.shape, Path):
        return f'<path d="{path_data(one.shape.segments)}"{paint}/>'
    return _text(one.shape, paint, families)


def _paint(one: Inked) -> str:
    fill = f' fill="{one.fill or "none"}"'
    return f'{fill} stroke="{one.stroke}" stroke-width="{_number(one.width)}"' if one.stroke else fill


def _text(shape: Text, paint: str, families: Mapping[str, tuple[str, int]]) -> str:
    family, weight = families[shape.font]
    x, y = _number(shape.x), _number(shape.y)
    turn = f' transform="rotate(180 {x} {y})"' if shape.turned else ""
    font = f'font-family="{family}" font-weight="{weight}" font-size="{_number(shape.size)}"'
    return f'<text x="{x}" y="{y}" {font}{turn}{paint}>{escape(shape.text)}</text>'


@lru_cache(maxsize=4096)  # the faces of a suit share most of their shapes
def path_data(segments: Segments) -> str:
    """The text of a `d` attribute."""
    return "".join(operator + " ".join(map(_number, numbers)) for operator, numbers in segments)


def _number(value: float) -> str:
    """To a hundredth, as short as it goes."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
