"""PDF pages → pixels, through pdfium."""

import ctypes
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import NamedTuple

import pypdfium2  # type: ignore[import-untyped]
import pypdfium2.raw as pdfium  # type: ignore[import-untyped]

from unoprint.units import PT_PER_MM

CHANNELS = 3


class Raster(NamedTuple):
    """Pixels row by row from the top: red, green and blue, a byte each."""

    width: int
    height: int
    data: bytes


def page_count(document: bytes) -> int:
    """How many pages a PDF file has."""
    with closing(pypdfium2.PdfDocument(document)) as opened:
        return len(opened)


def page_sizes(document: bytes) -> tuple[tuple[float, float], ...]:
    """Width and height of each page of a PDF file, in mm."""
    with closing(pypdfium2.PdfDocument(document)) as opened:
        sizes = [opened.get_page_size(page) for page in range(len(opened))]
    return tuple((width / PT_PER_MM, height / PT_PER_MM) for width, height in sizes)


def raster(document: bytes, page: int, width: int, height: int) -> Raster:
    """A page, counted from 0, on white and fitted to exactly so many pixels."""
    with closing(pypdfium2.PdfDocument(document)) as opened, closing(opened[page]) as shown:
        pixels = (ctypes.c_ubyte * (width * height * CHANNELS))()
        with _bitmap(pixels, width, height) as bitmap:
            pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFFFFFF)
            pdfium.FPDF_RenderPageBitmap(bitmap, shown, 0, 0, width, height, 0, pdfium.FPDF_REVERSE_BYTE_ORDER)
        return Raster(width, height, bytes(pixels))


@contextmanager
def _bitmap(pixels: "ctypes.Array[ctypes.c_ubyte]", width: int, height: int) -> Iterator[pdfium.FPDF_BITMAP]:
    """A drawing surface over memory of our own, without a gap between its rows."""
    bitmap = pdfium.FPDFBitmap_CreateEx(width, height, pdfium.FPDFBitmap_BGR, pixels, width * CHANNELS)
    try:
        yield bitmap
    finally:
        pdfium.FPDFBitmap_Destroy(bitmap)
