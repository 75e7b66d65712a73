"""PNG files for tests: what their headers say, and their pixels."""

import io
import struct
from pathlib import Path

import numpy as np
from PIL import Image

METRE = 39.3701
"""Inches in a metre."""


def size(content: bytes) -> tuple[int, int]:
    """Width and height as the header has them."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert content[12:16] == b"IHDR"
    return struct.unpack(">2I", content[16:24])


def dpi(content: bytes) -> int:
    """The dots to the inch that the file asks to be shown at."""
    place = content.index(b"pHYs") + 4
    across, down, unit = struct.unpack(">2IB", content[place : place + 9])
    assert (across, unit) == (down, 1)
    return round(across / METRE)


def pixels(content: bytes, to: tuple[int, int] | None = None) -> np.ndarray:
    """Red, green, blue of each pixel; of the picture scaled to another size, if one is given."""
    whole = np.asarray(Image.open(io.BytesIO(content)).convert("RGB"))
    return whole.astype(int) if to is None else scaled(whole, to)


def scaled(whole: np.ndarray, to: tuple[int, int]) -> np.ndarray:
    """A picture of bytes at another width and height."""
    return np.asarray(Image.fromarray(whole).resize(to, Image.Resampling.BOX)).astype(int)


def unlike(one: np.ndarray, other: np.ndarray) -> float:
    """The mean difference of two pictures of the same size, from 0 to 255."""
    return float(np.abs(one - other).mean())


def small(whole: np.ndarray) -> np.ndarray:
    """A picture of a card at a size at which any two of one card can be compared."""
    return scaled(whole.astype(np.uint8), (56, 87))


def likest(cell: np.ndarray, known: dict[str, np.ndarray]) -> str:
    """Which of several small pictures of cards this one is."""
    looked = small(cell)
    return min(known, key=lambda name: unlike(looked, known[name]))


def plain(path: Path, colour: tuple[int, int, int], shape: tuple[int, int] = (700, 1000)) -> Path:
    """A picture of one colour."""
    Image.new("RGB", shape, colour).save(path)
    return path
