"""Helpers for the tests of sheets: settings by name, boxes of what is printed, listings as plain text."""

from collections.abc import Iterable, Iterator

from unoprint.art.metrics import Metrics
from unoprint.sheets import Backs, Label, Line, Marks, Rect, Sheets, Side, Slug, impose
from unoprint.spec.model import Format, Margin, PrintSpec

PAPERS = {
    "A3": (297, 420),
    "A4": (210, 297),
    "A5": (148, 210),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
    "SRA3": (320, 450),
    "10x15": (100, 150),
    "75x100": (75, 100),
    "200x200": (200, 200),
}
CARDS = {
    "uno": (56, 87),
    "poker": (63.5, 88.9),
    "mtg": (63, 88),
    "bridge": (57, 89),
    "mini": (44, 67),
    "large": (70, 120),
}

METRICS = Metrics(
    name="Test",
    cap_height=700,
    digit_height=700,
    ascent=980,
    descent=-220,
    advances={
        **dict.fromkeys("abcdefghijklmnopqrstuvwxyzабвгдеёжзийклмнопрстуфхцчшщъыьэюя", 580),
        **dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ%", 720),
        **dict.fromkeys("023456789–", 600),
        **dict.fromkeys(" \N{NO-BREAK SPACE}·.,", 270),
        "1": 480,
        "…": 940,
    },
)
"""Like the text font, but round: goldens must not move when a font does."""


def spec(paper="A4", card="uno", *, margin=5, gap=(0, 0), **fields) -> PrintSpec:
    """Settings; paper and card by name or (width, height), margin as one value or top, right, bottom, left."""
    paper_size, card_size = PAPERS.get(paper, paper), CARDS.get(card, card)
    margins = margin if isinstance(margin, tuple) else (margin,) * 4
    return PrintSpec(
        Format(str(paper), *map(float, paper_size)),
        Format(str(card), *map(float, card_size)),
        gap=gap,
        margin=Margin(*map(float, margins)),
        **fields,
    )


def lay(settings: PrintSpec, count: int, title: str = "УНО Котовых", others=None) -> Sheets:
    """`count` faces f0, f1, … on sheets; with backs unless the settings say none, `others` by face."""
    backs = None if settings.backs == "none" else Backs("back", others or {})
    return impose([f"f{number}" for number in range(count)], backs, settings, title, METRICS)


def marks_of(sheets: Sheets) -> Marks:
    """The marks of the rectos, which are the same on all of them."""
    first, *others = [side.marks for side in rectos(sheets)]
    assert all(marks is first for marks in others)
    return first or Marks()


def rectos(sheets: Sheets) -> list[Side]:
    return [side for side in sheets.sides if side.name == "recto"]


def versos(sheets: Sheets) -> list[Side]:
    return [side for side in sheets.sides if side.name == "verso"]


def label_box(label: Label) -> Rect:
    """What a label may cover: its advance width by ascent and descent."""
    width = METRICS.width(label.text, label.size)
    ascent, height = 0.98 * label.size, 1.2 * label.size
    if label.angle == 90:
        return Rect(label.x - ascent, label.y - width, height, width)
    return Rect(label.x, label.y - ascent, width, height)


def slug_boxes(slug: Slug | None) -> list[Rect]:
    return [] if slug is None else [slug.bar, *(label_box(label) for label in slug.labels)]


def line_box(line: Line) -> Rect:
    x, y = min(line.x1, line.x2), min(line.y1, line.y2)
    return Rect(x, y, abs(line.x2 - line.x1), abs(line.y2 - line.y1))


def box_of(boxes: Iterable[Rect]) -> Rect:
    """The smallest box that holds them all."""
    boxes = list(boxes)
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Rect(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def distance(one: Rect, other: Rect) -> float:
    """How far apart two boxes are along the axis that parts them best; negative where they overlap."""
    return max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom)


def printable(sheets: Sheets, settings: PrintSpec) -> Rect:
    margin = settings.margin
    width = sheets.grid.width - margin.left - margin.right
    return Rect(margin.left, margin.top, width, sheets.grid.height - margin.top - margin.bottom)


def inside(box: Rect, area: Rect, slack: float = 2e-6) -> bool:
    return (
        box.x >= area.x - slack
        and box.y >= area.y - slack
        and box.right <= area.right + slack
        and box.bottom <= area.bottom + slack
    )


def distinct(values) -> list[float]:
    """Values in order, those nearer than 1e-4 to the one before left out."""
    kept = []
    for value in sorted(values):
        if not kept or value - kept[-1] > 1e-4:
            kept.append(value)
    return kept


def words(slug: Slug) -> str:
    """All that a slug says, no-break spaces as spaces."""
    return " | ".join(label.text for label in slug.labels).replace("\N{NO-BREAK SPACE}", " ")


def listing(sheets: Sheets) -> str:
    """Sheets as plain text, one fact a line, three decimals of a millimetre."""
    return "\n".join((*_head(sheets), *(line for side in sheets.sides for line in _side(side)))) + "\n"


def _head(sheets: Sheets) -> Iterator[str]:
    grid = sheets.grid
    yield f"sheet {_mm(grid.width, grid.height)} {sheets.duplex}"
    yield f"grid {grid.columns} x {grid.rows} gap {_mm(*grid.gap)}{f' fold {grid.fold}' if grid.fold else ''}"
    yield f"card {_mm(grid.card_width, grid.card_height)}"
    yield f"trim {_mm(*grid.trim)}"
    if grid.bleed:
        yield f"outer {_mm(*grid.outer)}"
    for note in sheets.notes:
        params = "".join(f" {key}={value}" for key, value in note.params.items())
        yield f"note {note.id}{params}"
    yield from _strokes(marks_of(sheets))


def _strokes(marks: Marks) -> Iterator[str]:
    for name, strokes in zip(("mark", "hairline", "corner", "fold"), marks, strict=True):
        yield from (f"{name} {_mm(*stroke)}" for stroke in strokes)


def _side(side: Side) -> Iterator[str]:
    yield f"{side.name} {side.sheet}"
    if side.name == "verso" and side.marks is not None:
        yield from (f"  {line}" for line in _strokes(side.marks))
    for artwork, slot, turned, bleed in side.placements:
        shown = f" bleed {_mm(*bleed)}" if any(bleed) else ""
        yield f"  {artwork} {_mm(*slot)}{' turned' if turned else ''}{shown}"
    if side.slug is not None:
        yield f"  bar {_mm(*side.slug.bar)}"
        for text, size, x, y, angle in side.slug.labels:
            yield f"  text {_mm(size, x, y)} {angle} {text}"


def _mm(*values: float) -> str:
    return " ".join(f"{round(value, 3) + 0.0:.3f}" for value in values)
