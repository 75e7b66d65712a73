"""Why not one card fits the paper, and the way out."""

import math

from unoprint.errors import Hint, Problem
from unoprint.sheets.duplex import Way, ways
from unoprint.sheets.grid import best_layout, usable
from unoprint.sheets.model import Rect
from unoprint.spec.model import Margin, PrintSpec


def misfit(settings: PrintSpec, backs: str) -> Problem:
    """What is wrong, told for the way to use the paper in which least is missing."""
    card, margin, paper = settings.card_size, settings.margin, settings.paper
    areas = {way: usable(way, margin, settings.bleed) for way in ways(paper.width, paper.height, backs)}
    rooms = [way for way in areas if all(side > 0 for side in usable(way, margin, 0.0)[2:])]

    def lacking(way: Way) -> float:
        area = areas[way]
        return max(0.0, card.width - area.width) + max(0.0, card.height - area.height)

    way = min(rooms or areas, key=lacking)
    area = areas[way]
    hint = _way_out(settings, backs, way, area)
    params = {"paper": paper.name, "paper_width": way.width, "paper_height": way.height}
    if not rooms:
        return Problem("margins-too-big", params | margin._asdict(), hint=hint)
    params |= {"card_width": card.width, "card_height": card.height}
    params |= {"usable_width": max(0.0, area.width), "usable_height": max(0.0, area.height)}
    return Problem("card-too-big", params, hint=hint)


def _way_out(settings: PrintSpec, backs: str, way: Way, area: Rect) -> Hint:
    """The mildest change that lets one card in."""
    if way.flip and best_layout(settings, "none"):
        return Hint("even-margins", settings.margin._asdict())
    if settings.bleed and best_layout(settings._replace(bleed=0.0), backs):
        return Hint("smaller-bleed")
    if best_layout(settings._replace(margin=Margin(0.0, 0.0, 0.0, 0.0)), backs):
        return Hint("smaller-margin")
    if way.fold and best_layout(settings, "separate"):
        return Hint("no-fold")
    card = settings.card_size
    wide, high = (2 if way.fold and way.axis == axis else 1 for axis in ("x", "y"))
    least = {
        "width": way.width + wide * max(0.0, card.width - area.width),
        "height": way.height + high * max(0.0, card.height - area.height),
    }
    # Hundredths, as they are shown, rounded up: paper of that size must hold the card.
    return Hint("bigger-paper", {side: math.ceil(length * 100 - 1e-6) / 100 for side, length in least.items()})
