"""Artwork → SVG text: the same shapes in the same inks, for a page of HTML or as a file. Lengths in millimetres."""

import zlib
from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from types import MappingProxyType

from unoprint.art.ink import Inked, inked
from unoprint.art.model import Artwork, Path, Picture, Text
from unoprint.art.paths import Segments
from unoprint.art.theme import Theme

Families = Mapping[str, tuple[str, int]]
"""The fonts that shapes use → their family and weight in the page."""

NO_IMAGES: Mapping[str, str] = MappingProxyType({})
"""No pictures of the user's own are at hand: they are left out."""


def svg(
    artwork: Artwork,
    theme: Theme,
    ink: str,
    families: Families,
    kind: str = "face",
    images: Mapping[str, str] = NO_IMAGES,
) -> str:
    """The artwork as an `<svg>` element of class `kind`, its title first: a reader for the blind says it.

    What lies in the bleed is left out, and so is a picture without an address (of any kind, `data:` too) in `images`.
    """
    size = f'viewBox="0 0 {_number(artwork.width)} {_number(artwork.height)}"'
    edge = _number(artwork.width * 0.006)
    outline = f'<rect x="0" y="0" width="{_number(artwork.width)}" height="{_number(artwork.height)}" rx="3" '
    outline += f'fill="#ffffff" stroke="#8a8f99" stroke-width="{edge}"/>'
    title = f"<title>{escape(artwork.title)}</title>"
    return (
        f'<svg class="{escape(kind)}" xmlns="http://www.w3.org/2000/svg" role="img" {size}>{title}{outline}'
        f"{_drawing(artwork, theme, ink, families, images)}</svg>"
    )


def standalone(
    artwork: Artwork,
    theme: Theme,
    ink: str,
    fonts: Mapping[str, bytes],
    images: Mapping[str, str] = NO_IMAGES,
    *,
    bleed: bool = False,
) -> str:
    """The artwork as a whole SVG file of its true size, with the fonts and the pictures that it needs inside it.

    `fonts` are TrueType files by the names that shapes use, `images` as for `svg`. With `bleed` the file reaches as far
    beyond the trim as the artwork does.
    """
    beyond = artwork.bleed if bleed else 0.0
    corner, size = _number(-beyond), (_number(artwork.width + 2 * beyond), _number(artwork.height + 2 * beyond))
    used = sorted({shape.font for shape in artwork.shapes if isinstance(shape, Text)})
    families = {name: (f"unoprint-{name}", 400) for name in used}
    faces = "".join(
        f'@font-face{{font-family:"{families[name][0]}";src:url("data:font/ttf;base64,{_base64(fonts[name])}")}}'
        for name in used
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}mm" height="{size[1]}mm" '
        f'viewBox="{corner} {corner} {size[0]} {size[1]}">'
        f"<title>{escape(artwork.title)}</title>{f'<style>{faces}</style>' if faces else ''}"
        f'<rect x="{corner}" y="{corner}" width="{size[0]}" height="{size[1]}" fill="#ffffff"/>'
        f"{_drawing(artwork, theme, ink, families, images)}</svg>\n"
    )


def _base64(data: bytes) -> str:
    return b64encode(data).decode("ascii")


def _drawing(artwork: Artwork, theme: Theme, ink: str, families: Families, images: Mapping[str, str]) -> str:
    """The shapes as one group."""
    clip = f"clip-{zlib.crc32(artwork.id.encode()):08x}"  # its own on a page with other artworks, in plain characters
    parts: list[str] = []
    for place, one in enumerate(inked(artwork, theme, ink)):
        shape = one.shape
        if isinstance(shape, Path):
            parts.append(f'<path d="{path_data(shape.segments)}"{_paint(one)}/>')
        elif isinstance(shape, Text):
            parts.append(_text(shape, _paint(one), families))
        elif shape.file in images:
            parts.append(_image(shape, images[shape.file], f"{clip}-{place}"))
    return f'<g stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'


def _image(shape: Picture, address: str, clip: str) -> str:
    place = f'x="{_number(shape.x)}" y="{_number(shape.y)}"'
    size = f'width="{_number(shape.width)}" height="{_number(shape.height)}" preserveAspectRatio="none"'
    return (
        f'<clipPath id="{clip}"><path d="{path_data(shape.clip)}"/></clipPath>'
        f'<image {place} {size} clip-path="url(#{clip})" href="{escape(address)}"/>'
    )


def _paint(one: Inked) -> str:
    fill = f' fill="{one.fill or "none"}"'
    return f'{fill} stroke="{one.stroke}" stroke-width="{_number(one.width)}"' if one.stroke else fill


def _text(shape: Text, paint: str, families: Families) -> str:
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
