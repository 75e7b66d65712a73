"""Papers, imposition, duplex, marks: faces and backs → Sheets. Pure; lengths in millimetres, y down."""

from unoprint.sheets.imposition import impose
from unoprint.sheets.model import Backs, Bleed, Curve, Grid, Label, Line, Marks, Placement, Sheets, Side, Slug
from unoprint.units import Rect

__all__ = [
    "Backs",
    "Bleed",
    "Curve",
    "Grid",
    "Label",
    "Line",
    "Marks",
    "Placement",
    "Rect",
    "Sheets",
    "Side",
    "Slug",
    "impose",
]
