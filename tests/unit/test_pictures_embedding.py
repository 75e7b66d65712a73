"""Pictures inside the text of an SVG file: as they are, or small for the booklet; what is clear stays clear."""

import base64
import io
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import picturekit as kit
from unoprint import pictures

SMALL = (25.4, 25.4)
"""In mm: 300 px a side at the most."""


def opened(address: str) -> tuple[str, Image.Image]:
    """What an address holds: its kind, and the picture."""
    kind, data = address.removeprefix("data:image/").split(";base64,")
    return kind, Image.open(io.BytesIO(base64.b64decode(data)))


@pytest.mark.parametrize(("kind", "options"), [("PNG", {}), ("WEBP", {"lossless": True}), ("WEBP", {"quality": 90})])
@pytest.mark.parametrize("mode", ["RGBA", "LA"])
def test_what_is_clear_in_a_picture_is_clear_in_both(
    tmp_path: Path, kind: str, options: dict[str, Any], mode: str
) -> None:
    """A photo with a soft edge comes as JPEG samples with opacity apart: a JPEG file could not hold it."""
    image = kit.made(tmp_path, kit.saved(kit.disc().resize((800, 800)).convert(mode), kind, **options))
    for address in (pictures.data_uri(image), pictures.thumbnail(image, SMALL)):
        name, shown = opened(address)
        assert name == "png"
        shown = shown.convert("RGBA")
        corner, middle = (shown.getpixel((round(shown.width * at), round(shown.height * at))) for at in (0.05, 0.5))
        assert (corner[3], middle[3]) == (0, 255)


def test_a_thumbnail_is_no_finer_than_300_dpi_and_no_larger_than_it_was(tmp_path: Path) -> None:
    large = kit.made(tmp_path, kit.saved(kit.photo((900, 900)), "JPEG"))
    kind, shown = opened(pictures.thumbnail(large, SMALL))
    assert (kind, shown.size) == ("jpeg", (300, 300))
    assert opened(pictures.data_uri(large))[1].size == (900, 900)
    little = kit.made(tmp_path, kit.saved(kit.photo((60, 80)), "JPEG"))
    assert opened(pictures.thumbnail(little, SMALL))[1].size == (60, 80)


def test_a_drawing_made_small_has_soft_lines(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.photo((800, 800))), "drawing")
    kind, shown = opened(pictures.thumbnail(image, SMALL))
    assert (kind, shown.mode, shown.size) == ("png", "L", (300, 300))


def test_a_photo_that_lies_stands_in_both(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.turned(6))
    for address in (pictures.data_uri(image), pictures.thumbnail(image, SMALL)):
        shown = opened(address)[1].convert("RGB")
        assert shown.width < shown.height
        red, _, blue = shown.getpixel((shown.width - 5, 5))
        assert red > 200
        assert blue < 60
