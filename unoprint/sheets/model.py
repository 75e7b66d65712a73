"""A finished layout as frozen data, in millimetres, y down, origin at the top left of the sheet as viewed.

The press only translates it. Nothing here knows points, PDF or colours.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple

from unoprint.errors import Problem
from unoprint.units import Rect

Axis = Literal["x", "y"]
"""The coordinate that changes between the two sides of a sheet: x swaps left and right, y swaps top and bottom."""

NO_OTHERS: Mapping[str, str | None] = MappingProxyType({})


class Backs(NamedTuple):
    """The ids of the artworks behind the faces: the usual one, and those of faces that have another.

    None: the back of that face stays white.
    """

    usual: str
    others: Mapping[str, str | None] = NO_OTHERS


class Line(NamedTuple):
    """A straight stroke; its centre line is what counts."""

    x1: float
    y1: float
    x2: float
    y2: float


class Grid(NamedTuple):
    """The slots that every sheet has, and the sheet they stand on (as viewed).

    On a sheet to fold they hold the faces, on its left or upper half; the backs lie mirrored on the other.
    """

    width: float
    height: float
    columns: int
    rows: int
    card_width: float
    card_height: float
    gap: tuple[float, float]
    left: float
    top: float
    """The corner of the first trim."""
    bleed: float = 0.0
    """How far artwork may reach beyond the trims: outside the grid, and between cards unless they share a cut."""
    fold: Axis | None = None
    """For a sheet to fold, the coordinate that the fold mirrors."""

    @property
    def per_sheet(self) -> int:
        """How many cards a full sheet holds."""
        return self.columns * self.rows

    @property
    def block(self) -> Rect:
        """The outer trim of the slots."""
        width = self.columns * self.card_width + (self.columns - 1) * self.gap[0]
        height = self.rows * self.card_height + (self.rows - 1) * self.gap[1]
        return Rect(self.left, self.top, width, height)

    @property
    def trim(self) -> Rect:
        """The outer trim of all cards of a sheet: of both halves, if it is one to fold."""
        block = self.block
        if self.fold == "x":
            return block._replace(width=self.width - 2 * block.x)
        if self.fold == "y":
            return block._replace(height=self.height - 2 * block.y)
        return block

    @property
    def outer(self) -> Rect:
        """The outer trim with the bleed around it."""
        return self.trim.grown(self.bleed)

    def slots(self) -> tuple[Rect, ...]:
        """The trims row by row, the first at the top left."""
        step_x, step_y = self.card_width + self.gap[0], self.card_height + self.gap[1]
        return tuple(
            Rect(self.left + column * step_x, self.top + row * step_y, self.card_width, self.card_height)
            for row in range(self.rows)
            for column in range(self.columns)
        )


class Bleed(NamedTuple):
    """How much of an artwork's bleed shows on each side of a slot, as viewed on the sheet."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


NO_BLEED = Bleed()


class Placement(NamedTuple):
    """An artwork, by id, in a slot; `turned` is by half a turn about the slot's middle."""

    artwork: str
    slot: Rect
    turned: bool = False
    bleed: Bleed = NO_BLEED


class Curve(NamedTuple):
    """A cubic stroke: its start, two handles, its end."""

    x1: float
    y1: float
    x2: float
    y2: float
    x3: float
    y3: float
    x4: float
    y4: float


class Marks(NamedTuple):
    """What is printed for the scissors: black crop marks, and black dashed folds to score and fold along.

    Grey are the hairlines along the trims and the curves along which corners are rounded.
    """

    crop: tuple[Line, ...] = ()
    hairlines: tuple[Line, ...] = ()
    corners: tuple[Curve, ...] = ()
    folds: tuple[Line, ...] = ()


class Label(NamedTuple):
    """A line of text: (x, y) is where its baseline starts, `angle` in degrees counter-clockwise as viewed.

    `size` is the font size in mm.
    """

    text: str
    size: float
    x: float
    y: float
    angle: int = 0


class Slug(NamedTuple):
    """The service line of one side: a filled bar of exactly 50 mm and labels, the bar's own first.

    Bar and labels start at the same places on every side of every sheet, but for the shift of the versos.
    """

    bar: Rect
    labels: tuple[Label, ...]


SideName = Literal["recto", "verso"]
Duplex = Literal["Simplex", "DuplexFlipLongEdge", "DuplexFlipShortEdge"]


class Side(NamedTuple):
    """One side of one sheet, numbered from 1: a page of the file.

    A verso that serves several sheets has the number of the first. Sides with the same marks share one object;
    None: nothing is stroked.
    """

    name: SideName
    sheet: int
    placements: tuple[Placement, ...]
    slug: Slug | None
    marks: Marks | None = None
    moved: tuple[float, float] = (0.0, 0.0)
    """How far, right and down, the block of cards stands from where the grid has it."""


class Sheets(NamedTuple):
    """Everything the press needs to know of the paper.

    `duplex` is the value of the viewer preference of that name. `notes` are warnings.
    """

    grid: Grid
    sides: tuple[Side, ...]
    duplex: Duplex
    notes: tuple[Problem, ...] = ()
