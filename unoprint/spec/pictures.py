"""Pictures of the user's own in a spec: paths that stay in its folder, and what they go on."""

import re
from typing import Any

from unoprint.errors import Hint
from unoprint.spec.kinds import Field, Kind, choice, text
from unoprint.spec.report import Spot
from unoprint.spec.tables import table
from unoprint.spec.words import fold, nearest, shown

FITS = ("cover", "contain")
"""How a picture of another shape is put in its frame; the first is usual."""

_ELSEWHERE = re.compile(r"/|~|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]+://")
"""How a path begins that does not start from the spec's folder."""


def picture_file() -> Kind:
    """A path that stays inside the spec's folder, with / whatever the system; links are looked at when it is opened."""
    kind = text(1, 1000)

    def check(value: Any, spot: Spot) -> str:
        path: str = kind.check(value, spot).replace("\\", "/")
        depth = 0
        for step in path.split("/"):
            depth += -1 if step == ".." else step not in {"", "."}
            if depth < 0:
                spot.refuse("art-outside", Hint("art-beside"), value=shown(value))
        if _ELSEWHERE.match(path):
            spot.refuse("art-outside", Hint("art-beside"), value=shown(value))
        return path

    return Kind(check)


def card_pictures() -> Kind:
    """A table card = picture: a path, or a table of file and fit; gives back a dict of those by card id."""
    file = picture_file()
    detailed = table(Field("file", file, required=True), Field("fit", choice(*FITS)))

    def picture(value: Any, spot: Spot) -> dict[str, str]:
        if isinstance(value, str):
            return {"file": file.check(value, spot)}
        found: dict[str, str] = detailed.check(value, spot)
        return found

    def check(value: Any, spot: Spot) -> dict[str, dict[str, str]]:
        if not isinstance(value, dict):
            spot.refuse("not-table", Hint("table-header", {"table": "art"}), value=shown(value))
        known = spot.names.cards()
        found: dict[str, dict[str, str]] = {}
        for name, art in value.items():
            here, card = spot.at(name), fold(name)
            if card not in known:
                close = nearest(name, known)
                here.wrong("unknown-card", Hint("nearest-card", {"name": close}) if close else Hint("cards-like"))
                continue
            found[card] = here.examine(picture, art)
        return {card: art for card, art in found.items() if art and "file" in art}

    return Kind(check)
