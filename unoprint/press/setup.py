"""The one door to reportlab: imported with its own defaults, whatever the user's machine says.

reportlab reads settings from RL_… variables and *runs* files of settings and of modifications that it finds in the
user's home folder or on the path. A deck must come out the same everywhere, and a folder with a spec in it must not
run code, so all of these are shut out while it is imported. So is pillow, which it would load though nothing here lets
it open a picture: a twentieth of the time that a deck takes.
"""

import os
import sys
from types import ModuleType

_EXTRAS = ("reportlab_settings", "reportlab.local_rl_settings", "reportlab_mods", "reportlab.local_rl_mods")

for _name in _EXTRAS:
    sys.modules.setdefault(_name, ModuleType(_name))
_pillow = {name: ModuleType(name) for name in ("PIL", "PIL.Image") if "PIL" not in sys.modules}
sys.modules.update(_pillow)
if _pillow:
    _pillow["PIL"].Image = _pillow["PIL.Image"]  # type: ignore[attr-defined]
_hidden = {name: os.environ.pop(name) for name in tuple(os.environ) if name.startswith("RL_")}
try:
    from reportlab import rl_config
    from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFFormXObject, PDFName, PDFStream, PDFString
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas
finally:
    os.environ.update(_hidden)
    for _name in _pillow:
        del sys.modules[_name]

rl_config.useA85 = 0  # plain binary streams: a fifth smaller

__all__ = [
    "Canvas",
    "PDFArray",
    "PDFDictionary",
    "PDFFormXObject",
    "PDFName",
    "PDFStream",
    "PDFString",
    "TTFont",
    "registerFont",
]
