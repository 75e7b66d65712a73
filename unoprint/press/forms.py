"""What is stored once and shown many times: faces, marks and pictures, as named objects of the file."""

import zlib
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from unoprint.art.ink import Inked
from unoprint.art.model import Artwork, Picture
from unoprint.press.images import image_object, matrix
from unoprint.press.operators import drawing, number
from unoprint.press.setup import PDFFormXObject, PDFName
from unoprint.sheets.model import Curve, Line, Marks
from unoprint.units import PT_PER_MM

if TYPE_CHECKING:
    from unoprint.pictures import Image

MARK_WIDTH = 0.2
BLACK, GREY = 0.0, 0.7
"""What marks are drawn with: a width in mm, greys from 0 (black) to 1."""

DASH = (3.0, 2.0)
"""A fold: so many mm of line, so many without."""

NAME_BYTES = 80
"""pdfium, so Chrome too, drops forms whose name takes over 255 bytes in the file: each of ours may become `#xx`."""


class Stored(NamedTuple):
    """An object of the file by its name, and as an operand; of a face, how far in mm it reaches beyond its trim."""

    name: str
    operand: str
    bleed: float = 0.0


class Forms:
    """The forms and images of a document that is being written, and the fonts in it."""

    def __init__(self, canvas: Any, fonts: Mapping[str, Any], images: "Mapping[str, Image]") -> None:
        self._canvas = canvas
        self._document = canvas._doc  # noqa: SLF001
        self._fonts = fonts
        self._images = images
        self._pictures: dict[str, Stored] = {}
        self._marks: dict[Marks, Stored] = {}
        self.faces: dict[str, Stored] = {}

    def face(self, artwork: Artwork, shapes: tuple[Inked, ...]) -> None:
        """Store a face: its trim's lower left corner is the origin, its box the trim with the bleed around it."""
        shown: list[str] = []
        head = f"{PT_PER_MM:.8f} 0 0 {-PT_PER_MM:.8f} 0 {artwork.height * PT_PER_MM:.6f} cm"
        lines = drawing(shapes, self.show, lambda picture: self._picture(picture, shown))
        bleed = artwork.bleed
        box = (-bleed, -bleed, artwork.width + bleed, artwork.height + bleed)
        stored = self._store(_name(artwork.id), box, (head, *lines, ""), shown)
        self.faces[artwork.id] = stored._replace(bleed=bleed)

    def marks(self, marks: Marks, width: float, height: float) -> Stored:
        """The form of some marks of sheets of so many mm; it is stored when first asked for."""
        if marks not in self._marks:
            lines = ("0 J", *_strokes(marks, height), "")
            self._marks[marks] = self._store(_numbered("marks", len(self._marks)), (0.0, 0.0, width, height), lines)
        return self._marks[marks]

    def show(self, font: str, text: str, size: float) -> str:
        """Select a font and show a text; reportlab keeps a subset of what was shown."""
        face, document = self._fonts[font], self._document
        escape = self._canvas._escape  # noqa: SLF001
        return " ".join(
            f"{face.getSubsetInternalName(subset, document)} {size:.4f} Tf ({escape(codes)}) Tj"
            for subset, codes in face.splitString(text, document)
        )

    def _picture(self, picture: Picture, shown: list[str]) -> str:
        """Show a picture in its box, and note its name; it is stored when it is first shown."""
        image = self._images[picture.file]
        if picture.file not in self._pictures:
            name = _numbered("picture", len(self._pictures))
            self._pictures[picture.file] = self._add(name, image_object(image, self._document))
        stored = self._pictures[picture.file]
        shown.append(stored.name)
        return f"{matrix(picture, image.turn)} cm {stored.operand} Do"

    def _store(
        self, name: str, box: tuple[float, float, float, float], lines: Iterable[str], shown: Iterable[str] = ()
    ) -> Stored:
        """Store operators as a form with a box of so many mm, which shows other objects by name."""
        form = PDFFormXObject(*(edge * PT_PER_MM for edge in box))
        form.compression = 1
        form.stream = "\n".join(lines).encode("ascii")  # as bytes: reportlab's own codec is slow
        form.XObjects = self._document.xobjDict(shown) if shown else None
        return self._add(name, form)

    def _add(self, name: str, what: Any) -> Stored:
        self._document.addForm(name, what)
        return Stored(name, str(PDFName("FormXob." + name)))


def _strokes(marks: Marks, height: float) -> Iterator[str]:
    """Marks in points, y up: the grey ones first, dashes last."""
    yield f"{MARK_WIDTH * PT_PER_MM:.4f} w"
    if marks.hairlines or marks.corners:
        yield f"{number(GREY)} G"
        yield from _drawn(marks.hairlines, height)
        yield from _drawn(marks.corners, height)
    if marks.crop or marks.folds:
        yield f"{number(BLACK)} G"
        yield from _drawn(marks.crop, height)
    if marks.folds:
        yield f"[{DASH[0] * PT_PER_MM:.4f} {DASH[1] * PT_PER_MM:.4f}] 0 d"
        yield from _drawn(marks.folds, height)


def _drawn(strokes: Iterable[Line | Curve], height: float) -> Iterator[str]:
    for stroke in strokes:
        x, y = [f"{value * PT_PER_MM:.4f}" for value in stroke[::2]], stroke[1::2]
        points = [f"{across} {(height - down) * PT_PER_MM:.4f}" for across, down in zip(x, y, strict=True)]
        yield f"{points[0]} m {' '.join(points[1:])} {'l' if isinstance(stroke, Line) else 'c'} S"


def _numbered(name: str, before: int) -> str:
    """The name of the first, second, … object of a kind: `marks`, `marks-2`."""
    return f"{name}-{before + 1}" if before else name


def _name(artwork: str) -> str:
    """An artwork's id as a PDF name: its UTF-8 bytes, one character each.

    A checksum stands for the end of a long one, and makes up for slashes: reportlab would let them end the name.
    """
    code = artwork.encode("utf-8")
    if len(code) > NAME_BYTES or b"/" in code:
        whole = code[: NAME_BYTES - 9].decode("utf-8", "ignore").replace("/", "-").encode("utf-8")
        code = whole + b"~%08x" % zlib.crc32(code)
    return code.decode("latin-1")
