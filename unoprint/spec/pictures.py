"""Pictures of the user's own in a spec: paths that stay in its folder, and what they go on."""

import posixpath
import re
from typing import Any

from unoprint.errors import Hint
from unoprint.spec.kinds import Field, Kind, choice
from unoprint.spec.report import Spot, show_path
from unoprint.spec.tables import expect_table, table
from unoprint.spec.words import control, fold, nearest, shown

FITS = ("cover", "contain")
"""How a picture of another shape is put in its frame; the first is usual."""

LONGEST_PATH = 1000
"""Characters of a path."""

_ELSEWHERE = re.compile(r"/|~/|[A-Za-z]:|[A-Za-z][A-Za-z0-9+.-]+://|\.\.(?:/|$)")
"""How a path begins, once it is tidied, that leads out of the spec's folder."""


def picture_file() -> Kind:
    """A path that stays inside the spec's folder, with / whatever the system; links are looked at when it is opened.

    Unlike a text it is not cleaned: a file's name may have two spaces or letters made of two characters. Ways about
    (`./`, `a/../`) go, so that one file has one name.
    """

    def check(value: Any, spot: Spot) -> str:
        if not isinstance(value, str):
            spot.refuse("not-text", value=shown(value))
        bad = control(value, allowed="")
        if bad is not None:
            spot.refuse("control-character", code=f"U+{ord(bad):04X}")
        if not value.strip():
            spot.refuse("text-empty")
        if len(value) > LONGEST_PATH:
            spot.refuse("text-too-long", length=len(value), limit=LONGEST_PATH)
        path = value.replace("\\", "/")
        tidy = posixpath.normpath(path)
        if _ELSEWHERE.match(path) or _ELSEWHERE.match(tidy):
            spot.refuse("art-outside", Hint("art-beside"), value=shown(value))
        return tidy

    return Kind(check)


ART_FIELDS = (Field("art", picture_file()), Field("fit", choice(*FITS)))
"""The keys of a table that may have a picture; `fits_something` looks at both."""


def fits_something(found: dict[str, Any], spot: Spot) -> None:
    """Report a `fit` that has no `art`."""
    if "fit" in found and "art" not in found:
        spot.at("fit").wrong("fit-alone")


def card_pictures() -> Kind:
    """A table card = picture: a path, or a table of file and fit; gives back a dict of those by card id."""
    file = picture_file()
    detailed = table(Field("file", file, required=True), Field("fit", choice(*FITS)))

    def picture(value: Any, spot: Spot) -> dict[str, str] | None:
        if not isinstance(value, dict):
            return {"file": file.check(value, spot)}
        found: dict[str, str] = detailed.check(value, spot)
        return found if "file" in found else None

    def check(value: Any, spot: Spot) -> dict[str, dict[str, str]]:
        expect_table(value, spot)
        first: dict[str, str] = {}
        found: dict[str, dict[str, str] | None] = {}
        for name, art in value.items():
            here = spot.at(name)
            card = here.examine(_card, name)
            if card is not None and first.setdefault(card, name) != name:
                here.wrong("card-twice", name=card, other=show_path((*spot.path, first[card])))
            elif card is not None:
                found[card] = here.examine(picture, art)
        return {card: art for card, art in found.items() if art is not None}

    return Kind(check, each=detailed)


def _card(name: str, spot: Spot) -> str:
    """The id of the standard card that is called `name`."""
    known = spot.names.cards()
    card = fold(name)
    if card not in known:
        close = nearest(name, known)
        spot.refuse("unknown-card", Hint("nearest-name", {"name": close}) if close else Hint("cards-like"))
    return card
