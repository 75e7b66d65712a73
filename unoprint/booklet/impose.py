"""Pages of a PDF placed on sheets: the order of a folded booklet, of an eight-page leaflet, of copies to cut apart.

The order is worked out by pure functions; `imposed` draws it, each page once, as a form. Lengths in PDF points.
"""

import io
from collections.abc import Sequence
from typing import NamedTuple

from pypdf import PageObject, PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    FloatObject,
    IndirectObject,
    NameObject,
    TextStringObject,
)

CUT = "0.4 w 0.6 G"
"""How lines to cut along are drawn: their width in points, and their grey."""


class Slot(NamedTuple):
    """A page (from 0; None: empty) with its lower left corner at (x, y), or standing on its head there."""

    page: int | None
    x: float
    y: float
    turned: bool = False


class Side(NamedTuple):
    """One side of a sheet: what stands on it, and lines to cut along (x1, y1, x2, y2)."""

    slots: tuple[Slot, ...]
    cuts: tuple[tuple[float, float, float, float], ...] = ()


def padded(pages: int) -> int:
    """The number of pages in a folded booklet: the next multiple of four."""
    return max(4, -(-pages // 4) * 4)


def reading(pages: int) -> tuple[int | None, ...]:
    """The pages of a booklet in reading order: what pads it to four (None) goes before the back cover."""
    blanks = (None,) * (padded(pages) - pages)
    return (*range(pages - 1), *blanks, pages - 1) if pages > 1 else (0, *blanks)


def saddle(pages: int, width: float, flip: str) -> tuple[Side, ...]:
    """The sides of a booklet of `pages` pages, each `width` wide, two on a side, for folding and stapling.

    A printer that flips on the long edge needs the versos on their heads.
    """
    order = reading(pages)
    last = len(order) - 1
    sides: list[Side] = []
    for first in range(0, len(order) // 2, 2):
        sides.append(_pair(order[last - first], order[first], width, turned=False))
        turned = flip == "long-edge"
        sides.append(_pair(order[first + 1], order[last - first - 1], width, turned=turned))
    return tuple(sides)


def _pair(left: int | None, right: int | None, width: float, *, turned: bool) -> Side:
    if turned:
        return Side((Slot(right, 0, 0, turned=True), Slot(left, width, 0, turned=True)))
    return Side((Slot(left, 0, 0), Slot(right, width, 0)))


def leaflet(width: float, height: float) -> tuple[Side, ...]:
    """Eight pages on one side of one sheet: 5 4 3 2 on their heads above, 6 7 8 1 below; one cut in the middle."""
    above = tuple(Slot(page - 1, column * width, height, turned=True) for column, page in enumerate((5, 4, 3, 2)))
    below = tuple(Slot(page - 1, column * width, 0) for column, page in enumerate((6, 7, 8, 1)))
    return (Side((*above, *below), ((width, height, 3 * width, height),)),)


def copies(columns: int, rows: int, width: float, height: float) -> tuple[Side, ...]:
    """The first page `columns` × `rows` times, with short marks at the ends of every cut."""
    slots = tuple(Slot(0, column * width, row * height) for row in range(rows) for column in range(columns))
    mark = 14.0
    cuts: list[tuple[float, float, float, float]] = []
    for column in range(1, columns):
        x = column * width
        cuts += [(x, 0, x, mark), (x, rows * height - mark, x, rows * height)]
    for row in range(1, rows):
        y = row * height
        cuts += [(0, y, mark, y), (columns * width - mark, y, columns * width, y)]
    return (Side(slots, tuple(cuts)),)


def imposed(
    source: bytes, sides: Sequence[Side], sheet: tuple[float, float], about: dict[str, str], duplex: str
) -> bytes:
    """A PDF of sheets of the size `sheet` on which the pages of `source` stand as `sides` says."""
    reader = PdfReader(io.BytesIO(source))
    writer = PdfWriter()
    forms = [_form(page, writer) for page in reader.pages]
    boxes = [(float(page.mediabox.width), float(page.mediabox.height)) for page in reader.pages]
    for side in sides:
        placed = [(slot, slot.page) for slot in side.slots if slot.page is not None]
        page = writer.add_blank_page(*sheet)
        names = DictionaryObject({NameObject(f"/P{number}"): forms[number] for _, number in placed})
        page[NameObject("/Resources")] = DictionaryObject({NameObject("/XObject"): names})
        drawn = [_placed(slot, *boxes[number]) for slot, number in placed]
        drawn += [f"{CUT} {x1:.3f} {y1:.3f} m {x2:.3f} {y2:.3f} l S" for x1, y1, x2, y2 in side.cuts]
        stream = DecodedStreamObject()
        stream.set_data("\n".join(drawn).encode("ascii"))
        page[NameObject("/Contents")] = writer._add_object(stream.flate_encode())  # noqa: SLF001 - no other way
    writer.add_metadata(about)
    writer.root_object[NameObject("/Lang")] = TextStringObject("ru")
    preferences = {"/PrintScaling": "/None", "/Duplex": duplex}
    writer.root_object[NameObject("/ViewerPreferences")] = DictionaryObject(
        {NameObject(key): NameObject(value) for key, value in preferences.items()}
    )
    target = io.BytesIO()
    writer.write(target)
    return target.getvalue()


def _placed(slot: Slot, width: float, height: float) -> str:
    if slot.turned:
        return f"q -1 0 0 -1 {slot.x + width:.4f} {slot.y + height:.4f} cm /P{slot.page} Do Q"
    return f"q 1 0 0 1 {slot.x:.4f} {slot.y:.4f} cm /P{slot.page} Do Q"


def _form(page: PageObject, writer: PdfWriter) -> IndirectObject:
    """A page as a form: its content in its own box; what it draws with is taken over once for all pages."""
    form = DecodedStreamObject()
    contents = page.get_contents()
    form.set_data(contents.get_data() if contents is not None else b"")
    packed = form.flate_encode()
    box = page.mediabox
    packed[NameObject("/Type")] = NameObject("/XObject")
    packed[NameObject("/Subtype")] = NameObject("/Form")
    packed[NameObject("/BBox")] = ArrayObject(FloatObject(side) for side in (box.left, box.bottom, box.right, box.top))
    packed[NameObject("/Resources")] = page.raw_get("/Resources").clone(writer)
    return writer._add_object(packed)  # noqa: SLF001 - there is no other way
