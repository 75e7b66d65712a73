"""The cards for other makers: pictures for print-on-demand shops, sheets for Tabletop Simulator, SVG."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from unoprint import art, deck, resources
from unoprint.build import decks, images
from unoprint.build.assets import FONTS
from unoprint.build.filenames import file_names
from unoprint.build.folders import File
from unoprint.build.images import Canvas
from unoprint.build.shops import Shop
from unoprint.errors import Problem, UsageFault
from unoprint.sheets.model import Grid, Placement, Sheets
from unoprint.spec.model import Format, Margin, Spec
from unoprint.units import MM_PER_INCH

FORMATS = ("png", "tts", "svg")

BLEED = 3.0
"""Around the pictures of cards, in mm, where neither spec nor shop says how much."""

DPI = 300
"""Of the pictures for shops."""

TTS_COLUMNS, TTS_ROWS, TTS_SIDE = 10, 7, 4096
"""The cells of a sheet of Tabletop Simulator, and the longest side in pixels."""

TTS_CARDS = TTS_COLUMNS * TTS_ROWS - 1
"""The last cell is what other players see of a card in the hand."""

LIST = "cards.csv"
ROOM = 100.0
"""How much larger, in mm, the paper is made on which cards are planned that are not for paper."""


class Wanted(NamedTuple):
    """What to export: one of FORMATS, for which shop, and at how many dots to the inch where no shop says so.

    `bleed` is that of pictures where neither shop nor spec has any.
    """

    format: str
    shop: Shop | None = None
    dpi: int = DPI
    bleed: float = BLEED


def planned(wanted: Spec, only: Sequence[str], export: Wanted) -> decks.Plan:
    """The plan of cards that are exported, backs included, whatever paper the spec wants. Raises as `decks.plan`."""
    printing = wanted.print
    size = export.shop.size if export.shop else printing.card_size
    bleed = {"png": printing.bleed or export.bleed, "svg": printing.bleed, "tts": 0.0}[export.format]
    if export.shop:
        bleed = max(export.shop.bleed)
    extra = 2 * bleed + ROOM
    alone = printing._replace(
        card_size=size,
        bleed=bleed,
        paper=Format(size.name, size.width + extra, size.height + extra),
        margin=Margin(0.0, 0.0, 0.0, 0.0),
        gap=(0.0, 0.0),
        marks="none",
        backs="long-edge",
        shift=(0.0, 0.0),
        order=(),
        corners="square",
    )
    made = decks.plan(wanted._replace(print=alone), only, wanted)
    return made._replace(notes=tuple(note for note in made.notes if note not in made.sheets.notes))


def exported(made: decks.Plan, export: Wanted) -> Iterator[File]:
    """The files of an export. Raises FitFault for too many dots to the inch, UsageFault when no card is left."""
    return {"png": _png, "tts": _tts, "svg": _svg}[export.format](made, export)


def _png(made: decks.Plan, export: Wanted) -> Iterator[File]:
    """A picture of each face and back with its bleed, and the list of them."""
    card, bleed = (made.look.width, made.look.height), made.spec.print.bleed
    page = (card[0] + 2 * bleed, card[1] + 2 * bleed)
    canvas = images.canvas(*page, export.dpi) if export.shop is None else Canvas(*export.shop.pixels, export.shop.dpi)
    if export.shop is not None:
        page = export.shop.page
    ready = images.studio(made)
    ids = [face.artwork.id for face in ready.faces]
    names = file_names(ids, ".png", [LIST])
    drawn = ready.pictures(images.single(ids, card, page, bleed), canvas)
    yield from zip(names.values(), drawn, strict=True)
    yield LIST, _list(made, names)


def _svg(made: decks.Plan, _: Wanted) -> Iterator[File]:
    """A drawing of each face and back in true size, and the list of them."""
    from unoprint import pictures  # noqa: PLC0415 - pillow
    from unoprint.art.svgout import standalone  # noqa: PLC0415 - only here

    artworks = made.artworks()
    names = file_names((artwork.id for artwork in artworks), ".svg", [LIST])
    fonts = {name: resources.data("assets", f"fonts/{name}.ttf") for name in FONTS}
    shown = {file: pictures.data_uri(image) for file, image in decks.images(made).items()}
    theme, printing = made.look.theme, made.spec.print
    for artwork in artworks:
        whole = artwork._replace(bleed=printing.bleed)  # beyond its border a face is white
        text = standalone(whole, theme, printing.ink, fonts, shown, bleed=printing.bleed > 0)
        yield names[artwork.id], text.encode("utf-8")
    yield LIST, _list(made, names)


def _list(made: decks.Plan, names: dict[str, str]) -> bytes:
    """A table of the files: what each shows, how many of it make the deck, and which file is its back.

    With the mark at its beginning that tells Excel that it is UTF-8.
    """
    pieces: dict[str, int] = {}
    for card in made.deck.cards():
        pieces[card.id] = pieces.get(card.id, 0) + made.spec.print.copies
    backs = decks.backs_of(made.deck)
    file = io.StringIO()
    table = csv.writer(file)
    table.writerow(("file", "title", "count", "back"))
    for card in made.deck.distinct():
        back = backs.others.get(card.id, backs.usual)
        table.writerow((names[card.id], card.title, pieces[card.id], names[back] if back else ""))
    return file.getvalue().encode("utf-8-sig")


def _tts(made: decks.Plan, _: Wanted) -> Iterator[File]:
    """Sheets of 10 × 7 cells with the back in the last one, the back alone, and how to load them."""
    dealt = [card.id for card in made.deck.cards() if card.kind != deck.RULE] * made.spec.print.copies
    if not dealt:
        raise UsageFault(Problem("nothing-dealt"))
    card = (made.look.width, made.look.height)
    ready, cell = images.studio(made), _cell(*card)
    batches = [dealt[start : start + TTS_CARDS] for start in range(0, len(dealt), TTS_CARDS)]
    drawn = ready.pictures(
        tts_sheets(batches, card), Canvas(TTS_COLUMNS * cell.width, TTS_ROWS * cell.height, cell.dpi)
    )
    names = [f"sheet-{number}.png" for number in range(1, len(batches) + 1)]
    yield from zip(names, drawn, strict=True)
    yield "back.png", next(ready.pictures(images.single([art.BACK], card), cell))
    yield "read-me.txt", _how_to(made, dict(zip(names, map(len, batches), strict=True)))


def tts_sheets(batches: Sequence[Sequence[str]], card: tuple[float, float]) -> Sheets:
    """Pages of 10 × 7 cells without gaps, filled row by row, with the back at the bottom right."""
    width, height = TTS_COLUMNS * card[0], TTS_ROWS * card[1]
    grid = Grid(width, height, TTS_COLUMNS, TTS_ROWS, *card, (0.0, 0.0), 0.0, 0.0)
    *slots, last = grid.slots()
    return images.sheets_of(grid, [(*map(Placement, batch, slots), Placement(art.BACK, last)) for batch in batches])


def _cell(width: float, height: float) -> Canvas:
    """The largest cell of whole pixels for a card of this size in mm."""
    scale = min(TTS_SIDE / (TTS_COLUMNS * width), TTS_SIDE / (TTS_ROWS * height))
    slack = 1e-6  # so that rounding does not cost a pixel
    return Canvas(int(width * scale + slack), int(height * scale + slack), scale * MM_PER_INCH)


def _how_to(made: decks.Plan, sheets: dict[str, int]) -> bytes:
    several = "Повторите это для каждого листа и сложите колоды в одну." if len(sheets) > 1 else ""
    rules = "Карточки правил не раздают, поэтому здесь их нет." if _has_rules(made) else ""
    text = resources.text("assets", "tts.txt").format(
        title=made.spec.title,
        cards=sum(sheets.values()),
        sheets="\n".join(f"{name}: карт — {count}" for name, count in sheets.items()),
        columns=TTS_COLUMNS,
        rows=TTS_ROWS,
        more=several,
        left_out=rules,
    )
    return f"{text.strip()}\n".encode("utf-8-sig")


def _has_rules(made: decks.Plan) -> bool:
    return any(card.kind == deck.RULE for card in made.deck.distinct())
