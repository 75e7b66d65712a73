"""Spec → a tuck box that holds the deck, as a net on one sheet → PDF."""

import math
from typing import NamedTuple

from unoprint import art
from unoprint.art.box import BLEED, Sheet, compose_box
from unoprint.art.boxnet import Inside, Net, glue_flap, inside, net, net_size
from unoprint.art.boxwalls import Words
from unoprint.build import decks
from unoprint.build.assets import catalogue, filters, formats, look
from unoprint.errors import FitFault, Hint, Problem, ResourceFault
from unoprint.sheets.grid import printable
from unoprint.spec.model import LEAST_THICKNESS, Format, Margin, Spec
from unoprint.units import Rect

BULK = 1.25
"""Cubic centimetres a gram: how much room paper takes (ISO 534 calls it bulk).

Office paper of 80 g/m² is 0.1 mm thick, and makers of uncoated card give 1.2 to 1.3. Coated card is denser: a box
made by weight is then a little roomy, and never too tight.
"""

LINE = 0.25
"""The widest line of the net, in mm: half of it lies outside on either side."""


SLACK = 1e-6
"""In mm: what rounding may cost before a net that fits exactly is refused."""


class BoxPlan(NamedTuple):
    """A box before it is printed: how many cards it is for, its net as it lies on the sheet, the whole drawing.

    `notes` are the warnings.
    """

    spec: Spec
    cards: int
    net: Net
    artwork: art.Artwork
    theme: art.Theme
    notes: tuple[Problem, ...]

    @property
    def bar(self) -> bool:
        """Whether there is a bar to measure."""
        return any(shape.role == "box-bar" for shape in self.artwork.shapes)


def card_thickness(wanted: Spec) -> float:
    """The thickness of one card in mm: as the spec has it, or from the weight of its paper."""
    box = wanted.box
    return box.thickness if box.gsm is None else box.gsm * BULK / 1000


def box_plan(wanted: Spec) -> BoxPlan:
    """A box for one deck of the spec. Raises SpecFault when the rules contradict.

    Raises FitFault when the paper cannot hold the net or the box cannot hold the title, both at once, then
    ResourceFault when a font lacks a letter of the title.
    """
    made, notes = decks.printed_deck(wanted, catalogue())
    cards = made.printed
    size = _inside(wanted, cards, card_thickness(wanted))
    problems: list[Problem] = []
    sheet = _sheet(size, wanted.print.paper, wanted.print.margin)
    if sheet is None:
        problems.append(_too_big(wanted, cards, size))
        least = _least_sheet(size)
        sheet = Sheet(*least, Rect(0.0, 0.0, *least))  # to see whether the title fits
    flat = _net(size, sheet)
    drawn = look(wanted, catalogue())
    try:
        artwork = compose_box(drawn, flat, sheet, Words(wanted.title, filters()["cards"](cards)))
    except FitFault as fault:
        problems += fault.problems
    if problems:
        raise FitFault(problems)
    wanting = decks.title_problems(art.uncovered(artwork, drawn.fonts))
    if wanting:
        raise ResourceFault(wanting)
    return BoxPlan(wanted, cards, flat, artwork, drawn.theme, notes)


def box_pdf(made: BoxPlan) -> bytes:
    """The box as a PDF file of one page. Raises ResourceFault when a font cannot be used."""
    from unoprint import press  # noqa: PLC0415 - reportlab, which a box that does not fit need not wait for

    printing = made.spec.print
    shapes = art.inked(made.artwork, made.theme, printing.ink, printing.colour_space)
    return press.pages([press.Face(made.artwork, shapes)], decks.fonts(), decks.about(made.spec, made.theme))


def _inside(wanted: Spec, cards: int, thickness: float) -> Inside:
    size = wanted.print.card_size
    return inside(size.width, size.height, cards, thickness)


def _least_sheet(size: Inside) -> tuple[float, float]:
    """Width and height of the smallest printable area that holds the net upright."""
    width, height = net_size(size, glue_flap(size, 0.0))
    return width + LINE, height + LINE


def _sheet(size: Inside, paper: Format, margin: Margin) -> Sheet | None:
    """The paper as it holds the net, upright if it can; None when it cannot."""
    width, height = _least_sheet(size)
    short, long = sorted((paper.width, paper.height))
    for across, down in ((short, long), (long, short)):
        area = printable(across, down, margin)
        if width <= area.width + SLACK and height <= area.height + SLACK:
            return Sheet(across, down, area)
    return None


def _net(size: Inside, sheet: Sheet) -> Net:
    """The net in the middle of the printable area; the glue flap leaves room for bleed if it can."""
    area = sheet.area
    spare = area.width - 2 * (size.width + size.depth) - 2 * BLEED
    glue = glue_flap(size, spare)
    width, height = net_size(size, glue)
    return net(size, glue, area.x + (area.width - width) / 2, area.y + (area.height - height) / 2)


def _too_big(wanted: Spec, cards: int, size: Inside) -> Problem:
    """What does not fit, and what would: two half boxes, a larger paper, or a size to look for."""
    printing = wanted.print
    margin, paper = printing.margin, printing.paper
    width, height = _least_sheet(size)
    short, long = sorted((paper.width, paper.height))
    usable = printable(short, long, margin)
    params = {
        "cards": cards,
        "width": width,
        "height": height,
        "usable_width": max(0.0, usable.width),
        "usable_height": max(0.0, usable.height),
        "paper": paper.name,
    }
    return Problem("box-too-big", params, hint=_way_out(wanted, cards, size))


def _way_out(wanted: Spec, cards: int, size: Inside) -> Hint:
    margin = wanted.print.margin
    larger = sorted(formats("papers.toml").values(), key=lambda paper: paper.width * paper.height)
    papers = ", ".join(paper.name for paper in larger if _sheet(size, paper, margin))
    thickness = card_thickness(wanted)
    most = _most(wanted, cards, thickness)
    if not papers:
        width, height = _least_sheet(size)
        return Hint(
            "bigger-paper", {"width": width + margin.left + margin.right, "height": height + margin.top + margin.bottom}
        )
    half = math.ceil(thickness / 2 * 100) / 100
    params = {"papers": papers, "most": most, "this": wanted.print.paper.name, "half": half}
    halved = _inside(wanted, cards, half)
    if half >= LEAST_THICKNESS and _sheet(halved, wanted.print.paper, margin):
        return Hint("box-halves", params)
    return Hint("box-fewer" if most else "box-paper", params)


def _most(wanted: Spec, cards: int, thickness: float) -> int:
    """The most cards, fewer than there are, whose box the paper holds."""
    printing = wanted.print
    low, high = 0, cards
    while high - low > 1:
        middle = (low + high) // 2
        fits = _sheet(_inside(wanted, middle, thickness), printing.paper, printing.margin)
        low, high = (middle, high) if fits else (low, middle)
    return low
