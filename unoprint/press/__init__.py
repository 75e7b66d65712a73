"""Sheets → PDF, through reportlab. The only place where millimetres become points and y turns upwards."""

import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path as File
from typing import Any, NamedTuple

from unoprint.art.ink import Inked
from unoprint.art.model import Artwork, Text
from unoprint.errors import Problem, ResourceFault
from unoprint.press.operators import drawing, number
from unoprint.press.setup import Canvas, PDFName, TTFont, registerFont
from unoprint.sheets.model import Label, Line, Placement, Rect, Sheets, Side
from unoprint.units import PT_PER_MM

CROP_WIDTH, CROP_GREY = 0.2, 0.0
HAIRLINE_WIDTH, HAIRLINE_GREY = 0.2, 0.7
"""Widths in mm, greys from 0 (black) to 1."""

NAME_BYTES = 80
"""pdfium, so Chrome too, drops forms whose name takes over 255 bytes in the file: each of ours may become `#xx`."""

SLUG_FONT = "text"


class Face(NamedTuple):
    """An artwork with its painted shapes."""

    artwork: Artwork
    shapes: tuple[Inked, ...]


class About(NamedTuple):
    """What the file says of itself."""

    title: str
    creator: str
    language: str = "ru"


def pdf(sheets: Sheets, faces: Sequence[Face], fonts: Mapping[str, File], about: About) -> bytes:
    """The sheets as a PDF file: each face once, as a form whose box is its trim, placed by moving or a half turn.

    `fonts` maps the names that shapes use to TrueType files. The same input gives the same bytes; the date is that of
    SOURCE_DATE_EPOCH, or a fixed one. Raises ResourceFault when a font cannot be used.
    """
    grid = sheets.grid
    page = (grid.width * PT_PER_MM, grid.height * PT_PER_MM)
    shown = {SLUG_FONT, *(one.shape.font for face in faces for one in face.shapes if isinstance(one.shape, Text))}
    loaded = {name: _font(name, file) for name, file in fonts.items() if name in shown}
    canvas = Canvas(
        "deck.pdf",
        pagesize=page,
        pageCompression=1,
        invariant=1,
        lang=about.language,
        pdfVersion=(1, 7),
        initialFontName=SLUG_FONT,  # else every page begins with Helvetica, which is not embedded
    )
    press = _Press(canvas, grid.height, loaded)
    canvas.setTitle(about.title)
    canvas.setAuthor("")
    canvas.setSubject("")
    canvas.setCreator(about.creator)
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", sheets.duplex)
    trim = _box(grid.trim, grid.height)
    canvas.setTrimBox(trim)
    canvas.setBleedBox(trim)
    used = {placement.artwork for side in sheets.sides for placement in side.placements}
    for face in faces:
        if face.artwork.id in used:
            press.form(face)
    press.marks(sheets)
    for side in sheets.sides:
        press.page(side)
    return bytes(canvas.getpdfdata())


class _Press:
    """A canvas, the fonts registered with it, and the height of its pages in mm."""

    def __init__(self, canvas: Any, height: float, fonts: Mapping[str, Any]) -> None:
        self.canvas = canvas
        self.height = height
        self.fonts = fonts
        self.marked = False

    def form(self, face: Face) -> None:
        """Store a face as a form of its own."""
        width, height = face.artwork.width * PT_PER_MM, face.artwork.height * PT_PER_MM
        self.canvas.beginForm(_name(face.artwork.id), 0, 0, width, height)
        lines = (f"{PT_PER_MM:.8f} 0 0 {-PT_PER_MM:.8f} 0 {height:.6f} cm", *drawing(face.shapes, self._show), "")
        self.canvas.endForm(stream="\n".join(lines).encode("ascii"))  # as bytes: reportlab's own codec is slow

    def marks(self, sheets: Sheets) -> None:
        """Store the cutting marks of all rectos as one form."""
        if not sheets.crop and not sheets.hairlines:
            return
        self.marked = True
        grid = sheets.grid
        self.canvas.beginForm("marks", 0, 0, grid.width * PT_PER_MM, grid.height * PT_PER_MM)
        self._write("0 J")
        self._strokes(sheets.hairlines, HAIRLINE_WIDTH, HAIRLINE_GREY)
        self._strokes(sheets.crop, CROP_WIDTH, CROP_GREY)
        self.canvas.endForm()

    def page(self, side: Side) -> None:
        """Print one side as a page. Hairlines lie over the cards' white borders, so the marks come last."""
        for placement in side.placements:
            self._place(placement)
        if self.marked and side.name == "recto":
            self._do("marks")
        if side.slug is not None:
            x0, y0, x1, y1 = _box(side.slug.bar, self.height)
            self._write(f"0 g {x0:.4f} {y0:.4f} {x1 - x0:.4f} {y1 - y0:.4f} re f")
            for label in side.slug.labels:
                self._label(label)
        self.canvas.showPage()

    def _place(self, placement: Placement) -> None:
        slot = placement.slot
        left, bottom, right, top = _box(slot, self.height)
        if placement.turned:
            self._write(f"q -1 0 0 -1 {right:.4f} {top:.4f} cm")
        else:
            self._write(f"q 1 0 0 1 {left:.4f} {bottom:.4f} cm")
        self._do(_name(placement.artwork))
        self._write("Q")

    def _strokes(self, lines: tuple[Line, ...], width: float, grey: float) -> None:
        if not lines:
            return
        k, height = PT_PER_MM, self.height
        self._write(f"{width * k:.4f} w {number(grey)} G")
        for x1, y1, x2, y2 in lines:
            start, end = (x1 * k, (height - y1) * k), (x2 * k, (height - y2) * k)
            self._write(f"{start[0]:.4f} {start[1]:.4f} m {end[0]:.4f} {end[1]:.4f} l S")

    def _label(self, label: Label) -> None:
        turn = {0: "1 0 0 1", 90: "0 1 -1 0", 180: "-1 0 0 -1", 270: "0 -1 1 0"}[label.angle % 360]
        place = f"{label.x * PT_PER_MM:.4f} {(self.height - label.y) * PT_PER_MM:.4f}"
        text = self._show(SLUG_FONT, label.text, label.size * PT_PER_MM)
        self._write(f"BT 0 Tr {turn} {place} Tm {text} ET")

    def _show(self, font: str, text: str, size: float) -> str:
        """Select the font and show the text; reportlab keeps a subset of what was shown."""
        face, document = self.fonts[font], self.canvas._doc  # noqa: SLF001
        return " ".join(
            f"{face.getSubsetInternalName(subset, document)} {size:.4f} Tf ({self.canvas._escape(codes)}) Tj"  # noqa: SLF001
            for subset, codes in face.splitString(text, document)
        )

    def _do(self, name: str) -> None:
        self.canvas._formsinuse.append(name)  # noqa: SLF001
        self._write(f"{PDFName('FormXob.' + name)} Do")

    def _write(self, operators: str) -> None:
        self.canvas._code.append(operators)  # noqa: SLF001


def _font(name: str, file: File) -> Any:
    try:
        font = TTFont(name, str(file))
        registerFont(font)
    except Exception as error:
        problem = Problem("resource-unreadable", {"name": file.name, "reason": str(error)})
        raise ResourceFault(problem) from error
    return font


def _box(rect: Rect, height: float) -> tuple[float, float, float, float]:
    """A box of the sheet as left, bottom, right, top in points."""
    bottom, top = height - rect.bottom, height - rect.y
    return rect.x * PT_PER_MM, bottom * PT_PER_MM, rect.right * PT_PER_MM, top * PT_PER_MM


def _name(artwork: str) -> str:
    """An artwork's id as a PDF name: its UTF-8 bytes, one character each.

    A checksum stands for the end of a long one, and makes up for slashes: reportlab would let them end the name.
    """
    code = artwork.encode("utf-8")
    if len(code) > NAME_BYTES or b"/" in code:
        whole = code[: NAME_BYTES - 9].decode("utf-8", "ignore").replace("/", "-").encode("utf-8")
        code = whole + b"~%08x" % zlib.crc32(code)
    return code.decode("latin-1")
