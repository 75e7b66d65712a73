"""Pictures of every kind a user may have, made in memory; and what a prepared one looks like."""

import io
import random
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image, ImageCms, ImageDraw, ImageFilter, ImageOps

from unoprint import pictures

RED, BLUE = (255, 0, 0), (0, 0, 255)
CARD = "Кот"
PLACE = (56.0, 87.0)
"""A card, in mm."""

HEIC = b"\0\0\0\x18ftypheic" + bytes(40)
AVIF = b"\0\0\0\x1cftypavif" + bytes(40)
ORIENTATION = 0x112
GPS = 0x8825


def saved(picture: Image.Image, kind: str = "PNG", **options: Any) -> bytes:
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def halves(mode: str = "RGB", size: tuple[int, int] = (300, 200), top: Any = RED, bottom: Any = BLUE) -> Image.Image:
    """A picture of two colours."""
    picture = Image.new(mode, size, bottom)
    picture.paste(top, (0, 0, size[0], size[1] // 2))
    return picture


def quarters() -> Image.Image:
    """300 × 200, red and green above blue and white: every way to turn it looks different."""
    picture = halves()
    picture.paste((0, 255, 0), (150, 0, 300, 100))
    picture.paste((255, 255, 255), (150, 100, 300, 200))
    return picture


def exif(turn: int) -> Image.Exif:
    data = Image.Exif()
    data[ORIENTATION] = turn
    return data


def turned(turn: int, kind: str = "JPEG") -> bytes:
    """The quarters, to be shown in this orientation."""
    return saved(quarters(), kind, exif=exif(turn), **({"lossless": True} if kind == "WEBP" else {}))


def disc(mode: str = "RGBA") -> Image.Image:
    """A blue disc on what is see-through (and black)."""
    picture = Image.new(mode, (400, 400))
    fill = (0, 0, 255, 255) if mode == "RGBA" else (90, 255)
    ImageDraw.Draw(picture).ellipse((100, 100, 300, 300), fill=fill)
    return picture


def palette() -> Image.Image:
    """A red disc, index 1, on index 0, black."""
    picture = Image.new("P", (400, 400), 0)
    picture.putpalette([0, 0, 0, 255, 0, 0] + [0] * 750)
    ImageDraw.Draw(picture).ellipse((100, 100, 300, 300), fill=1)
    return picture


def noise(size: tuple[int, int] = (400, 400), seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", size, random.Random(seed).randbytes(size[0] * size[1] * 3))  # noqa: S311 - a test repeats


def photo(size: tuple[int, int] = (600, 800)) -> Image.Image:
    """Something with light, shade and a grain: a ball on a table before a wall."""
    width, height = size
    wall = Image.linear_gradient("L").resize(size).point(lambda v: 120 + v // 3)
    picture = Image.merge("RGB", (wall, wall.point(lambda v: v * 9 // 10), wall.point(lambda v: v * 7 // 10)))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, height * 2 // 3, width, height), fill=(110, 70, 40))
    ball = [width * 0.25, height * 0.35, width * 0.75, height * 0.35 + width * 0.5]
    draw.ellipse(ball, fill=(190, 50, 50))
    draw.ellipse([width * 0.35, height * 0.4, width * 0.45, height * 0.4 + width * 0.1], fill=(250, 220, 220))
    soft = picture.filter(ImageFilter.GaussianBlur(width / 500))
    return Image.blend(soft, noise(size), 0.06)


def bomb(side: int = 20_000) -> bytes:
    """A small PNG of one bit a pixel, and a great many pixels."""
    squeezer = zlib.compressobj(9)
    row = bytes(1 + side // 8)
    data = b"".join(squeezer.compress(row) for _ in range(side)) + squeezer.flush()
    header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def swapped_profile() -> bytes:
    """An RGB profile by which red is blue and blue is red."""
    data = bytearray(ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes())
    at = {bytes(data[132 + 12 * n : 136 + 12 * n]): 132 + 12 * n for n in range(int.from_bytes(data[128:132], "big"))}
    red, blue = (slice(at[name] + 4, at[name] + 12) for name in (b"rXYZ", b"bXYZ"))
    data[red], data[blue] = data[blue], data[red]
    return bytes(data)


def srgb_profile() -> bytes:
    return ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()


def info(folder: Path, data: bytes, name: str = "кот.jpg") -> pictures.Info:
    """The picture as a file of the folder that was looked at and found good."""
    (folder / name).write_bytes(data)
    found, problems = pictures.examine(str(folder), {name: CARD})
    assert problems == ()
    return found[name]


def made(
    folder: Path, data: bytes, mode: pictures.Mode = "colour", size: tuple[float, float] = PLACE
) -> pictures.Image:
    """The picture as it is printed, from the bytes of a file."""
    return pictures.image(info(folder, data), mode, size, CARD)


def refused(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """The ids of what is wrong with files of these contents."""
    for name, data in files.items():
        (folder / name).write_bytes(data)
    found, problems = pictures.examine(str(folder), dict.fromkeys(files, CARD))
    assert not found
    return [problem.id for problem in problems]


def shown(image: pictures.Image) -> Image.Image:
    """A prepared picture as it is seen: its pixels upright, with alpha if it has one."""
    mode = "1" if image.bits == 1 else {"grey": "L", "rgb": "RGB"}[image.space]
    size = (image.width, image.height)
    if image.jpeg:
        picture = Image.open(io.BytesIO(image.data))
        picture.load()
        assert (picture.size, picture.mode) == (size, mode)
    else:
        picture = Image.frombytes(mode, size, zlib.decompress(image.data))
    if image.alpha is not None:
        picture.putalpha(Image.frombytes("L", size, zlib.decompress(image.alpha)))
    picture.getexif()[ORIENTATION] = image.turn
    return ImageOps.exif_transpose(picture)


def white(image: pictures.Image) -> float:
    """The part of a drawing that is white."""
    drawing = shown(image)
    assert drawing.mode == "1"
    return drawing.histogram()[255] / (image.width * image.height)
