"""The score sheet: one page that fits the chosen scoring, with names and rounds to fill in. Lengths in millimetres."""

from typing import Any

from markupsafe import Markup

from unoprint.booklet import document, style
from unoprint.booklet.context import COMPARED, COUNTED, own
from unoprint.booklet.listing import rows
from unoprint.booklet.writer import Writer
from unoprint.spec.model import Format

PORTRAIT_SEATS = 6
"""More columns than these need the sheet to lie."""

MOST_SEATS = 10

HEAD, ROW, SMALL_ROW = 95.0, 8.5, 7.0
"""What stands above and below the rounds, and the height of one, on a sheet upright and lying."""


def pdf(writer: Writer, paper: Format) -> bytes:
    """The sheet as a PDF file of one page."""
    from unoprint.booklet import engine  # noqa: PLC0415 - WeasyPrint only when a PDF is made

    facts = writer.context
    scoring = facts["opt"]("scoring")
    seats = min(MOST_SEATS, facts["players"].most)
    each = scoring in {*COUNTED, "places"}
    lies = each and seats > PORTRAIT_SEATS
    width, height = sorted((paper.width, paper.height), reverse=lies)
    row = SMALL_ROW if lies else ROW
    rounds = max(6, int((height - HEAD) / row))
    last = f"@page {{ size: {width:g}mm {height:g}mm }}\nhtml {{ font-size: 11pt }}\n:root {{ --row: {row:g}mm }}\n"
    css = style.sheet(("fonts", "base", "scores"), writer.setting.look, last)
    more: dict[str, Any] = {
        "style": Markup(css),  # noqa: S704 - our own style sheets
        "seats": seats,
        "rounds": rounds,
        "running": scoring in COUNTED,
        "counted": scoring in COUNTED or scoring in COMPARED,
        "costs": _costs(writer),
    }
    return engine.pdf(engine.pages(document.finished(writer, "booklet/scores.html.j2", **more)), tagged=True)


def _costs(writer: Writer) -> list[tuple[str, int]]:
    """Name and points of every kind of card that plays and is no digit."""
    words, value = writer.setting.ruleset.vocabulary, writer.context["value"]
    found: list[tuple[str, int]] = []
    for row in rows(writer.setting.ruleset.deck):
        if row.number or not row.plays:
            continue
        found.append(
            (Markup("«{}»").format(own(row.title)), row.points)
            if row.own
            else (words.kind(row.kind).nom, value(row.kind))
        )
    return found
