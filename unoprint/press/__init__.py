"""Sheets and drawings → PDF, through reportlab. The only place where millimetres become points and y turns upwards.

PDF → pixels is `unoprint.press.raster`, imported by those who need it.
"""

from unoprint.press.document import About, Face, pages, pdf

__all__ = ["About", "Face", "pages", "pdf"]
