"""One side of a sheet as a page: placements, marks and the service line, as literal operators in points."""

from typing import Any

from unoprint.press.forms import Forms
from unoprint.sheets.model import Label, Placement, Side
from unoprint.units import PT_PER_MM, Rect

SLUG_FONT = "text"

HIDDEN = 1e-4
"""By how many mm less of a bleed must be wanted than there is for anything to be cut off."""


def print_side(canvas: Any, forms: Forms, side: Side, width: float, height: float) -> None:
    """Print one side as a page of so many mm. Hairlines lie over the cards' white borders, so the marks come last."""
    for placement in side.placements:
        place(canvas, forms, placement, height)
    if side.marks is not None:
        marks = forms.marks(side.marks, width, height)
        _write(canvas, f"{marks.operand} Do", marks.name)
    if side.slug is not None:
        _write(canvas, f"0 g {_rectangle(side.slug.bar, height)} re f")
        for label in side.slug.labels:
            _write(canvas, _label(forms, label, height))
    canvas.showPage()


def place(canvas: Any, forms: Forms, placement: Placement, height: float) -> None:
    """Show a face in its slot on a page `height` mm tall, and of its bleed what the placement wants."""
    left, bottom, right, top = box(placement.slot, height)
    turn = f"-1 0 0 -1 {right:.4f} {top:.4f} cm" if placement.turned else f"1 0 0 1 {left:.4f} {bottom:.4f} cm"
    face = forms.faces[placement.artwork]
    cut = min(placement.bleed) < face.bleed - HIDDEN
    clip = f"{_rectangle(_window(placement), height)} re W n " if cut else ""
    _write(canvas, f"q {clip}{turn}\n{face.operand} Do\nQ", face.name)


def _window(placement: Placement) -> Rect:
    """The slot and what shows of the bleed around it."""
    (x, y, width, height), bleed = placement.slot, placement.bleed
    return Rect(x - bleed.left, y - bleed.top, width + bleed.left + bleed.right, height + bleed.top + bleed.bottom)


def box(rect: Rect, height: float) -> tuple[float, float, float, float]:
    """A box of the sheet as left, bottom, right, top in points."""
    bottom, top = height - rect.bottom, height - rect.y
    return rect.x * PT_PER_MM, bottom * PT_PER_MM, rect.right * PT_PER_MM, top * PT_PER_MM


def _rectangle(rect: Rect, height: float) -> str:
    """A box of the sheet as x, y, width and height in points."""
    x0, y0, x1, y1 = box(rect, height)
    return f"{x0:.4f} {y0:.4f} {x1 - x0:.4f} {y1 - y0:.4f}"


def _label(forms: Forms, label: Label, height: float) -> str:
    turn = {0: "1 0 0 1", 90: "0 1 -1 0", 180: "-1 0 0 -1", 270: "0 -1 1 0"}[label.angle % 360]
    start = f"{label.x * PT_PER_MM:.4f} {(height - label.y) * PT_PER_MM:.4f}"
    text = forms.show(SLUG_FONT, label.text, label.size * PT_PER_MM)
    return f"BT 0 Tr {turn} {start} Tm {text} ET"


def _write(canvas: Any, operators: str, *shown: str) -> None:
    """Add operators to the page, and what they show to its resources."""
    canvas._code.append(operators)  # noqa: SLF001
    canvas._formsinuse += shown  # noqa: SLF001
