"""Papers, imposition, duplex, marks: faces and back → Sheets. Pure; lengths in millimetres, y down."""

from unoprint.sheets.imposition import impose
from unoprint.sheets.model import Grid, Label, Line, Placement, Rect, Sheets, Side, Slug

__all__ = ["Grid", "Label", "Line", "Placement", "Rect", "Sheets", "Side", "Slug", "impose"]
