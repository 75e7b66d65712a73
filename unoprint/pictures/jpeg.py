"""The segments of a JPEG file: enough to pass a photo on as it is, but for what its camera wrote about it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

_MARK = 0xFF
_SOI, _EOI = b"\xff\xd8", b"\xff\xd9"
_SCAN = 0xDA
_FRAMES = (*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0))
_PLAIN_FRAMES = (0xC0, 0xC1, 0xC2)
"""Baseline, extended and progressive, all with Huffman codes: what a PDF may hold."""

_JFIF, _ADOBE, _COMMENT = 0xE0, 0xEE, 0xFE
_APPS = range(0xE0, 0xF0)
_JFIF_LENGTH = 14
"""Of the payload of JFIF, before its thumbnail; its last two bytes are the size of that."""
_MOST_SCANS = 100
"""A photo in steps has ten or so; a file of thousands keeps a computer busy for hours."""

_MARKER_BEHIND_PIXELS = re.compile(rb"\xff+[^\x00\xff\xd0-\xd7]")


class Segment(NamedTuple):
    """A marker with the payload of its segment, and the compressed pixels that follow it."""

    marker: int
    payload: bytes
    pixels: bytes


def segments(data: bytes) -> tuple[Segment, ...]:
    """What a file consists of up to the end of the picture; nothing where it is not built as a JPEG file is."""
    try:
        return tuple(_segments(data))
    except (IndexError, ValueError):
        return ()


def endless(parts: tuple[Segment, ...]) -> bool:
    """Whether the picture goes over its pixels again and again."""
    return sum(part.marker == _SCAN for part in parts) > _MOST_SCANS


def plain(parts: tuple[Segment, ...]) -> bytes | None:
    """A file of nothing but the picture, its pixels byte for byte, that any reader of PDF shows alike.

    None for what must be decoded: CMYK, twelve bits, arithmetic codes, colours other than YCbCr and grey, and broken
    segments.
    """
    frames = [part for part in parts if part.marker in _FRAMES]
    if len(frames) != 1 or frames[0].marker not in _PLAIN_FRAMES:
        return None
    frame = frames[0].payload
    if frame[:1] != b"\x08" or not _usual_colours(frame[5:], [part.payload for part in parts if _is_adobe(part)]):
        return None
    kept = (_written(part) for part in map(_cleaned, parts) if part is not None)
    return b"".join((_SOI, *kept, _EOI))


def _segments(data: bytes) -> Iterator[Segment]:
    """All segments up to the end of the picture. Raises ValueError, IndexError where the file has no such structure."""
    at = 2
    while True:
        if data[at] != _MARK:
            raise ValueError(at)
        while data[at] == _MARK:  # there may be any number of them
            at += 1
        marker, length = data[at], int.from_bytes(data[at + 1 : at + 3], "big")
        if marker == _EOI[1]:
            return
        payload = data[at + 3 : at + 1 + length]
        if length != len(payload) + 2:
            raise ValueError(at)
        at += 1 + length
        start = at
        if marker == _SCAN:
            behind = _MARKER_BEHIND_PIXELS.search(data, at)
            if behind is None:
                raise ValueError(at)
            at = behind.start()
        yield Segment(marker, payload, data[start:at])


def _usual_colours(components: bytes, adobe: list[bytes]) -> bool:
    """Whether these are grey or YCbCr for every reader: they differ about files that say nothing, or two things."""
    if components[:1] == b"\x01":
        return True
    return components[:1] == b"\x03" and components[1::3] != b"RGB" and all(mark[11:12] == b"\x01" for mark in adobe)


def _cleaned(part: Segment) -> Segment | None:
    """The segment without a thumbnail; None for a comment, EXIF, a colour profile, and whatever else cameras add."""
    if part.marker == _JFIF and part.payload.startswith(b"JFIF\0") and len(part.payload) >= _JFIF_LENGTH:
        return part._replace(payload=part.payload[: _JFIF_LENGTH - 2] + b"\0\0")
    dropped = part.marker == _COMMENT or (part.marker in _APPS and not _is_adobe(part))
    return None if dropped else part


def _is_adobe(part: Segment) -> bool:
    return part.marker == _ADOBE and part.payload.startswith(b"Adobe")


def _written(part: Segment) -> bytes:
    length = (len(part.payload) + 2).to_bytes(2, "big")
    return b"".join((bytes((_MARK, part.marker)), length, part.payload, part.pixels))
