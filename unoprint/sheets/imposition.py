"""Faces and backs → sheets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from unoprint.art.metrics import Metrics
from unoprint.errors import FitFault, Hint, Problem
from unoprint.sheets import duplex, shift, slots, slug, strips
from unoprint.sheets.bleed import gap_problems
from unoprint.sheets.grid import Layout, best_layout, printable
from unoprint.sheets.marks import MARK_ROOM, marks, with_backs
from unoprint.sheets.misfit import misfit
from unoprint.sheets.model import Backs, Grid, Line, Marks, Sheets, Side, SideName
from unoprint.sheets.wording import Wording
from unoprint.spec.model import PrintSpec
from unoprint.units import Rect

_TRY_LINES = Hint("try-lines")


class _Page(NamedTuple):
    """A page of the file before it has marks and a service line; `said` is what the line says of it."""

    name: SideName
    sheet: int
    placements: slots.Placements
    said: dict[str, str]


class _Strokes(NamedTuple):
    """The marks of each side, None for none, and what of them a service line has to keep clear of."""

    sides: dict[SideName, Marks | None]
    barred: dict[SideName, tuple[Line, ...]]


class _Room(NamedTuple):
    """Where a service line may stand: around a grid in the printable area, clear of strokes.

    `forms` are its segments at their widest, in full and then shorter, measured with `metrics`.
    """

    grid: Grid
    area: Rect
    barred: tuple[Line, ...]
    forms: Sequence[Mapping[str, str]]
    metrics: Metrics

    def line(self) -> slug.Plan | None:
        """The service line, in full unless that costs a segment or larger type; None where there is no room."""
        free = strips.gaps(self.grid, self.area, self.barred)
        plans = [plan for texts in self.forms if (plan := slug.plan(free, texts, self.metrics))]
        return max(plans, key=lambda plan: plan.rank, default=None)

    def behind(self, moved: tuple[float, float], barred: tuple[Line, ...]) -> "_Room":
        """What room is left on a verso when the grid moves right and down, but not what the printer reaches."""
        grid = self.grid._replace(left=self.grid.left + moved[0], top=self.grid.top + moved[1])
        return self._replace(grid=grid, barred=barred)


def impose(faces: Sequence[str], backs: Backs | None, settings: PrintSpec, title: str, metrics: Metrics) -> Sheets:
    """Arrange `faces`, the ids of artworks in print order, on as few sheets as the paper allows.

    `backs` says what is behind them, None for single-sided sheets whatever the settings. `title` goes into the
    service line, measured with `metrics`. Lengths in mm.

    Where the printer turns the sheet, page 2k is the verso of page 2k - 1, with nothing on it if need be; with
    `rectos-first` all versos follow all rectos, in the same order. Sheets to fold have faces and backs on one side.
    Separate versos, each distinct one once, follow the rectos, for sheets that are turned like the page of a book
    and fed again. The shift moves all that is on versos right and up, with the verso facing the reader; a service line
    that would leave the printable area stands elsewhere there.

    Raises FitFault when not one card fits the paper, when a gap does not hold the bleeds of two neighbours, or when
    the shift pushes a card off the paper.
    """
    backing = settings.backs if backs is not None else "none"
    layout, kind, notes = _choose(settings, backing)
    way, grid = layout
    area = printable(way.width, way.height, settings.margin)
    pages, wording = _pages(faces, backs, settings, layout, title)
    notes += (*_shifted(pages, layout, settings), *_idle(layout, settings))
    strokes = _strokes(layout, area, kind, settings)
    moved = (settings.shift[0], -settings.shift[1]) if way.flip else (0.0, 0.0)
    room = _Room(grid, area, strokes.barred["recto"], wording.forms(metrics), metrics)
    lines, missing = _lines(room, room.behind(moved, strokes.barred["verso"]), moved)
    sides = tuple(_sides(pages, lines, strokes, moved))
    paired = backing != "separate" and "rectos-first" not in settings.order
    return Sheets(grid, sides, duplex.preference(way, paired=paired), (*notes, *missing))


def _choose(settings: PrintSpec, backing: str) -> tuple[Layout, str, tuple[Problem, ...]]:
    """The layout, which marks it has room for, and what that costs."""
    problems = gap_problems(settings)
    bare = best_layout(settings, backing)
    if bare is None:
        raise FitFault((*problems, misfit(settings, backing)))
    if problems:
        raise FitFault(problems)
    if settings.marks != "crop":
        return bare, settings.marks, ()
    marked = best_layout(settings, backing, MARK_ROOM)
    if marked is None:
        return bare, "none", (Problem("marks-left-out", hint=_TRY_LINES),)
    if marked.grid.per_sheet < bare.grid.per_sheet:
        params = {"with": marked.grid.per_sheet, "without": bare.grid.per_sheet}
        return marked, "crop", (Problem("marks-cost-cards", params, hint=_TRY_LINES),)
    return marked, "crop", ()


def _pages(
    faces: Sequence[str], backs: Backs | None, settings: PrintSpec, layout: Layout, title: str
) -> tuple[list[_Page], Wording]:
    """The pages of the file in order, and what their service lines say."""
    way, grid = layout
    here = slots.rectos(grid)
    dealt = slots.deal(faces, grid.per_sheet, stacks="stacks" in settings.order)
    placed = [here.place(cards) for cards in dealt]
    mirror = way.mirror
    wording = Wording(title, len(dealt), way)
    versos: list[_Page] = []
    if backs is not None and mirror is not None:
        there = slots.versos(here, mirror if way.fold else mirror.moved(settings.shift))
        if settings.backs == "separate":
            served = slots.separate(dealt, backs, there)
            wording = wording._replace(separate=[sheets for sheets, _ in served])
            versos = [_Page("verso", sheets[0], placements, wording.backs(sheets)) for sheets, placements in served]
        elif way.fold:
            placed = [front + back for front, back in zip(placed, slots.behind(dealt, backs, there), strict=True)]
        else:
            behind = enumerate(slots.behind(dealt, backs, there), 1)
            versos = [_Page("verso", sheet, placements, wording.verso(sheet)) for sheet, placements in behind]
    rectos = [_Page("recto", sheet, placements, wording.recto(sheet)) for sheet, placements in enumerate(placed, 1)]
    if not versos or settings.backs == "separate" or "rectos-first" in settings.order:
        return rectos + versos, wording
    return [page for pair in zip(rectos, versos, strict=True) for page in pair], wording


def _shifted(pages: Sequence[_Page], layout: Layout, settings: PrintSpec) -> tuple[Problem, ...]:
    """What comes of the shift. Raises FitFault when it pushes a card off the paper."""
    if settings.shift == (0.0, 0.0):
        return ()
    if not layout.way.flip:
        return (Problem("shift-without-backs"),)
    return shift.check((page.placements for page in pages if page.name == "verso"), layout.grid, settings)


def _idle(layout: Layout, settings: PrintSpec) -> Iterator[Problem]:
    """What was asked for versos where there are none."""
    if settings.verso_marks and layout.way.mirror is None:
        yield Problem("verso-marks-without-backs")
    if "rectos-first" in settings.order and (layout.way.mirror is None or layout.way.fold):
        yield Problem("order-without-versos")


def _strokes(layout: Layout, area: Rect, kind: str, settings: PrintSpec) -> _Strokes:
    """What is stroked on each side."""
    way, grid = layout
    recto, verso = marks(grid, area, kind, settings.corners), Marks()
    if way.mirror is not None and settings.verso_marks and way.fold:
        recto = with_backs(recto, way.mirror)
    elif way.mirror is not None and settings.verso_marks:
        verso = way.mirror.moved(settings.shift).marks(recto)
    return _Strokes(
        {"recto": recto if any(recto) else None, "verso": verso if any(verso) else None},
        {"recto": recto.crop + recto.folds, "verso": verso.crop},
    )


def _lines(
    room: _Room, behind: _Room, moved: tuple[float, float]
) -> tuple[dict[SideName, slug.Plan | None], tuple[Problem, ...]]:
    """The service line of each side, and a warning where it is left out.

    On versos, with room `behind`, it moves with the rest if the printer reaches it there. Marks do not hinder that:
    within a strip those of versos lie where those of rectos do, moved.
    """
    line = room.line()
    if line is None:
        hint = Hint("measure-card", {"width": room.grid.card_width, "height": room.grid.card_height})
        return {"recto": None, "verso": None}, (Problem("slug-left-out", hint=hint),)
    along = line.moved(*moved)
    verso = behind.line() if shift.leaves(slug.boxes(along.slug(), room.metrics), room.area) else along
    return {"recto": line, "verso": verso}, () if verso else (Problem("verso-slug-left-out"),)


def _sides(
    pages: Sequence[_Page], lines: dict[SideName, slug.Plan | None], strokes: _Strokes, shifted: tuple[float, float]
) -> Iterator[Side]:
    for name, sheet, placements, said in pages:
        line = lines[name]
        moved = shifted if name == "verso" else (0.0, 0.0)
        yield Side(name, sheet, placements, line and line.slug(said), strokes.sides[name], moved)
