"""The one door to reportlab: imported with its own defaults, whatever the user's machine says.

reportlab reads settings from RL_… variables and *runs* a settings file from the user's home folder. A deck must come
out the same everywhere, so both are shut out while it is imported.
"""

import os
import sys
from types import ModuleType

_SETTINGS = ("reportlab_settings", "reportlab.local_rl_settings")

for _name in _SETTINGS:
    sys.modules.setdefault(_name, ModuleType(_name))
_hidden = {name: os.environ.pop(name) for name in tuple(os.environ) if name.startswith("RL_")}
try:
    from reportlab import rl_config
    from reportlab.pdfbase.pdfdoc import PDFName
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFError, TTFont
    from reportlab.pdfgen.canvas import Canvas
finally:
    os.environ.update(_hidden)

rl_config.useA85 = 0  # plain binary streams: a fifth smaller

__all__ = ["Canvas", "PDFName", "TTFError", "TTFont", "registerFont"]
