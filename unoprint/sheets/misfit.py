"""Why not one card fits the paper, and the way out."""

import math

from unoprint.errors import Hint, Problem
from unoprint.sheets.duplex import Way, ways
from unoprint.sheets.grid import best_layout, usable
from unoprint.spec.model import Format, Margin, PrintSpec
from unoprint.units import Rect

_TRIES = 4
"""Growing a paper may turn it, and turned it has other margins: two tries have always been enough."""


def misfit(settings: PrintSpec, backs: str) -> Problem:
    """What is wrong, told for the way to use the paper in which least is missing."""
    way, area = _closest(settings, backs)
    card, margin = settings.card_size, settings.margin
    hint = _way_out(settings, backs, way)
    params = {"paper": settings.paper.name, "paper_width": way.width, "paper_height": way.height}
    if not _has_room(way, margin):
        return Problem("margins-too-big", params | margin._asdict(), hint=hint)
    params |= {"card_width": card.width, "card_height": card.height}
    params |= {"usable_width": max(0.0, area.width), "usable_height": max(0.0, area.height)}
    return Problem("card-too-big", params, hint=hint)


def _closest(settings: PrintSpec, backs: str) -> tuple[Way, Rect]:
    """The way to use the paper in which least is missing, and where trims may stand in it."""
    card, margin, paper = settings.card_size, settings.margin, settings.paper
    areas = {way: usable(way, margin, settings.bleed) for way in ways(paper.width, paper.height, backs)}
    rooms = [way for way in areas if _has_room(way, margin)]

    def lacking(way: Way) -> float:
        area = areas[way]
        return max(0.0, card.width - area.width) + max(0.0, card.height - area.height)

    way = min(rooms or areas, key=lacking)
    return way, areas[way]


def _has_room(way: Way, margin: Margin) -> bool:
    return all(side > 0 for side in usable(way, margin, 0.0)[2:])


def _way_out(settings: PrintSpec, backs: str, way: Way) -> Hint:
    """The mildest change that lets one card in."""
    if way.flip and best_layout(settings, "none"):
        return Hint("even-margins", settings.margin._asdict())
    if settings.bleed and best_layout(settings._replace(bleed=0.0), backs):
        return Hint("smaller-bleed")
    if best_layout(settings._replace(margin=Margin(0.0, 0.0, 0.0, 0.0)), backs):
        return Hint("smaller-margin")
    if way.fold and best_layout(settings, "separate"):
        return Hint("no-fold")
    for _ in range(_TRIES):
        settings = settings._replace(paper=_grown(settings, backs))
        if best_layout(settings, backs):
            break
    return Hint("bigger-paper", {"width": settings.paper.width, "height": settings.paper.height})


def _grown(settings: PrintSpec, backs: str) -> Format:
    """The paper with what is missing, in hundredths, as they are shown, rounded up: that size must hold the card."""
    way, area = _closest(settings, backs)
    card = settings.card_size
    wide, high = (2 if way.fold and way.axis == axis else 1 for axis in ("x", "y"))
    least = (
        way.width + wide * max(0.0, card.width - area.width),
        way.height + high * max(0.0, card.height - area.height),
    )
    return Format(settings.paper.name, *(math.ceil(length * 100 - 1e-6) / 100 for length in least))
