"""Faces and back → sheets."""

from collections.abc import Iterator, Sequence

from unoprint.art.metrics import Metrics
from unoprint.errors import Hint, Problem
from unoprint.sheets import duplex, slug, strips
from unoprint.sheets.grid import best_grid, no_fit, printable
from unoprint.sheets.marks import MARK_ROOM, crop_marks, hairlines
from unoprint.sheets.model import Grid, Placement, Sheets, Side
from unoprint.spec.model import PrintSpec

_TRY_LINES = Hint("try-lines")


def impose(faces: Sequence[str], back: str | None, settings: PrintSpec, title: str, metrics: Metrics) -> Sheets:
    """Arrange `faces`, the ids of artworks in print order, on as few sheets as the paper allows.

    `back` is the id of the artwork behind each of them, None for single-sided sheets; with it, every recto is
    followed by its verso. `title` goes into the slug, measured with `metrics`. Lengths in mm.

    Raises FitFault when not one card fits the paper.
    """
    flip = _flip(back, settings)
    grid, marks, notes = _grid(settings, flip)
    area = printable(grid.width, grid.height, settings.margin)
    crop = crop_marks(grid, area) if marks != "none" else ()
    total = -(-len(faces) // grid.per_sheet)
    line = slug.plan(strips.gaps(grid, area, crop), title, total, flip, metrics)
    if line is None:
        card = settings.card_size
        hint = Hint("measure-card", {"width": card.width, "height": card.height})
        notes = (*notes, Problem("slug-left-out", hint=hint))
    backs = duplex.versos(grid, back, flip) if back is not None and flip is not None else ()
    return Sheets(
        grid,
        crop,
        hairlines(grid) if marks == "lines" else (),
        tuple(_sides(faces, backs, grid, line)),
        duplex.preference(flip),
        notes,
    )


def _flip(back: str | None, settings: PrintSpec) -> duplex.Flip | None:
    if back is None:
        return None
    return "short-edge" if settings.backs == "short-edge" else "long-edge"


def _grid(settings: PrintSpec, flip: duplex.Flip | None) -> tuple[Grid, str, tuple[Problem, ...]]:
    """The grid, which marks it has room for, and what that costs."""
    bare = best_grid(settings, flip, 0.0)
    if bare is None:
        raise no_fit(settings, flip)
    if settings.marks != "crop":
        return bare, settings.marks, ()
    marked = best_grid(settings, flip, MARK_ROOM)
    if marked is None:
        return bare, "none", (Problem("marks-left-out", hint=_TRY_LINES),)
    if marked.per_sheet < bare.per_sheet:
        params = {"with": marked.per_sheet, "without": bare.per_sheet}
        return marked, "crop", (Problem("marks-cost-cards", params, hint=_TRY_LINES),)
    return marked, "crop", ()


def _sides(faces: Sequence[str], backs: tuple[Placement, ...], grid: Grid, line: slug.Plan | None) -> Iterator[Side]:
    """The pages of the file in order; full versos share their placements."""
    slots = grid.slots()
    for sheet, start in enumerate(range(0, len(faces), len(slots)), 1):
        placed = tuple(map(Placement, faces[start : start + len(slots)], slots))
        yield Side("recto", sheet, placed, line and line.slug("recto", sheet))
        if backs:
            yield Side("verso", sheet, backs[: len(placed)], line and line.slug("verso", sheet))
