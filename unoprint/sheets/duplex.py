"""How the two sides of a sheet, or its two halves, belong together."""

from typing import Literal, NamedTuple

from unoprint.sheets.model import Axis, Bleed, Curve, Duplex, Line, Marks
from unoprint.units import Rect

Flip = Literal["long-edge", "short-edge"]

_AXES: tuple[Axis, ...] = ("x", "y")
_PREFERENCES: dict[Flip, Duplex] = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge"}


class Mirror(NamedTuple):
    """Where that which lies behind a point of the recto stands on the verso, or on the other half to fold.

    Mirrored on a sheet of that size, as viewed, then moved `right` and `down`; all in mm.
    """

    axis: Axis
    width: float
    height: float
    right: float = 0.0
    down: float = 0.0

    @property
    def turned(self) -> bool:
        """Whether backs stand on their heads, so that a card turned sideways shows its back upright."""
        return self.axis == "y"

    def moved(self, shift: tuple[float, float]) -> "Mirror":
        """The same, and then that far right and up, in mm."""
        return self._replace(right=self.right + shift[0], down=self.down - shift[1])

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point behind."""
        if self.axis == "x":
            return self.width - x + self.right, y + self.down
        return x + self.right, self.height - y + self.down

    def box(self, box: Rect) -> Rect:
        """A box behind."""
        x, y = self.point(box.x, box.y)
        return box._replace(x=x - box.width, y=y) if self.axis == "x" else box._replace(x=x, y=y - box.height)

    def bleed(self, bleed: Bleed) -> Bleed:
        """What shows around a slot behind."""
        if self.axis == "x":
            return bleed._replace(left=bleed.right, right=bleed.left)
        return bleed._replace(top=bleed.bottom, bottom=bleed.top)

    def marks(self, marks: Marks) -> Marks:
        """The marks behind, without folds: a fold is its own mirror."""
        return Marks(
            tuple(map(self._line, marks.crop)),
            tuple(map(self._line, marks.hairlines)),
            tuple(map(self._curve, marks.corners)),
        )

    def _line(self, line: Line) -> Line:
        return Line(*self.point(*line[:2]), *self.point(*line[2:]))

    def _curve(self, curve: Curve) -> Curve:
        return Curve(*(value for index in (0, 2, 4, 6) for value in self.point(curve[index], curve[index + 1])))


class Way(NamedTuple):
    """A way to use a paper: its size as viewed in mm, what lies behind what, and whether by folding.

    Without an axis there are no backs.
    """

    width: float
    height: float
    axis: Axis | None = None
    fold: bool = False

    @property
    def flip(self) -> Flip | None:
        """Along which edge the sheet is turned for its other side; None where it is not.

        The long edge of a portrait (or square) sheet is upright, that of a landscape sheet lies.
        """
        if self.axis is None or self.fold:
            return None
        return "long-edge" if (self.axis == "x") == (self.width <= self.height) else "short-edge"

    @property
    def mirror(self) -> Mirror | None:
        """What lies behind what."""
        return Mirror(self.axis, self.width, self.height) if self.axis else None


def ways(width: float, height: float, backs: str) -> tuple[Way, ...]:
    """The ways to use a paper of this size, the preferred first: portrait, then an upright axis.

    `backs` is none, long-edge, short-edge, separate (turned like the page of a book) or fold.
    """
    short, long = sorted((width, height))
    sheets = ((short, long), (long, short)) if short < long else ((short, long),)
    if backs == "fold":
        return tuple(Way(*sheet, axis, fold=True) for sheet in sheets for axis in _AXES)
    return tuple(Way(*sheet, _axis(*sheet, backs)) for sheet in sheets)


def _axis(width: float, height: float, backs: str) -> Axis | None:
    if backs == "none":
        return None
    return "x" if backs == "separate" or (backs == "long-edge") == (width <= height) else "y"


def preference(way: Way, *, paired: bool) -> Duplex:
    """What the file tells the printer; only where each recto is followed by its verso may it print both sides."""
    return _PREFERENCES[way.flip] if paired and way.flip else "Simplex"
