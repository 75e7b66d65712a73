"""What kind of picture a file is: by its first bytes, never by its name."""

import struct
import zlib
from collections.abc import Iterator
from typing import BinaryIO

SUPPORTED = "JPEG, PNG, WebP, GIF, BMP, TIFF"

HEAD = 30
"""So many bytes from the beginning of a file tell all that is asked here of its head."""

_SIGNATURES = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
    (b"BM", "BMP"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"II+\0", "TIFF"),
    (b"MM\0+", "TIFF"),
)
_PHONE_BRANDS = {
    **dict.fromkeys((b"heic", b"heix", b"hevc", b"hevx", b"heim", b"heis", b"mif1", b"msf1"), "HEIC"),
    **dict.fromkeys((b"avif", b"avis"), "AVIF"),
}


def kind(head: bytes) -> str | None:
    """JPEG, PNG, WebP, GIF, BMP, TIFF, and HEIC and AVIF, which cannot be used; None for what is no picture."""
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "WebP"
    if head[4:8] == b"ftyp":
        return _PHONE_BRANDS.get(head[8:12])
    return next((name for start, name in _SIGNATURES if head.startswith(start)), None)


def webp_size(head: bytes) -> tuple[int, int]:
    """Width and height in px as a WebP file has them: pillow makes room for all as soon as it looks at a file."""
    if head[12:16] == b"VP8X":
        return 1 + int.from_bytes(head[24:27], "little"), 1 + int.from_bytes(head[27:30], "little")
    if head[12:16] == b"VP8L":
        sides = int.from_bytes(head[21:25], "little")
        return 1 + (sides & 0x3FFF), 1 + (sides >> 14 & 0x3FFF)
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def lossy_webp(file: BinaryIO) -> bool:
    """Whether a WebP file holds a photo as JPEG would, and not exact pixels."""
    file.seek(12)
    while len(head := file.read(8)) == 8:  # noqa: PLR2004
        name, size = struct.unpack("<4sI", head)
        if name in {b"VP8 ", b"VP8L"}:
            return bool(name == b"VP8 ")
        if name != b"ANMF":  # a frame of an animation: its chunks stand inside, behind 16 bytes
            file.seek(size + size % 2, 1)
        else:
            file.seek(16, 1)
    return False


def png_exif(file: BinaryIO) -> bytes:
    """The EXIF data of a PNG file, wherever it stands: pillow finds it behind the pixels only after reading those."""
    return next((file.read(size) for name, size in _png_chunks(file) if name == b"eXIf"), b"")


def png_is_whole(file: BinaryIO) -> bool:
    """Whether the pixels of a PNG file have the right checksums: pillow would show what is wrong as black."""
    for name, size in _png_chunks(file):
        if name == b"IDAT":
            data = file.read(size)
            if file.read(4) != struct.pack(">I", zlib.crc32(name + data)):
                return False
        elif not name.isalpha():
            return False
    return True


def _png_chunks(file: BinaryIO) -> Iterator[tuple[bytes, int]]:
    """Name and length of each chunk of a PNG file, which stands at the chunk's data."""
    at = 8
    file.seek(at)
    while len(head := file.read(8)) == 8:  # noqa: PLR2004
        size, name = struct.unpack(">I4s", head)
        yield name, size
        if name == b"IEND":
            return
        at += 8 + size + 4
        file.seek(at)
