"""The service line: where its words stand, and a bar to measure."""

from collections.abc import Mapping, Sequence
from itertools import accumulate, product
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from unoprint.art.metrics import Metrics
from unoprint.sheets.model import Label, Slug
from unoprint.sheets.strips import STRIP, Gap
from unoprint.units import PT_PER_MM, Rect

BAR = 50.0
"""The length of the bar in mm; never another."""

_BAR_TEXT = "50\N{NO-BREAK SPACE}мм"
_SEPARATOR = " · "

_SIZES = tuple(points / PT_PER_MM for points in (7.0, 6.5, 6.0, 5.5))
"""Font sizes in mm: as large as the strip allows, smaller on narrow papers."""

_READING = ("title", "number", "side", "flip", "request")
_IMPORTANCE = ("number", "request", "title", "side", "flip")
_NEEDED = 2
"""How many of the most important segments no service line can do without."""

_TITLE_KEPT = 16
"""Characters of a long title that are worth more than the side and the flip."""

_AIR = 1.0
_AFTER_BAR = 3.0
_BAR_HEIGHT = 1.0
_THIN_BAR = 0.5

NOTHING_ELSE: Mapping[str, str] = MappingProxyType({})

Placed = TypeVar("Placed", Rect, Label)


class _Fit(NamedTuple):
    """Which gap holds what, tried at one font size (mm)."""

    size: float
    stacked: bool
    """The bar's label stands over it, not beside it."""
    home: int
    """The gap of the bar."""
    homes: dict[str, int]
    title: str
    rooms: tuple[float, ...]
    """What stays free of each gap, in mm."""


class _Run(NamedTuple):
    """A line of segments in one gap; the segments' names are filled in side by side."""

    segments: tuple[str, ...]
    start: Label


class Plan(NamedTuple):
    """A service line that stands at the same place on every side of every sheet."""

    bar: Rect
    scale: Label
    runs: tuple[_Run, ...]
    texts: Mapping[str, str]

    @property
    def rank(self) -> tuple[int, float]:
        """For how many segments there was room, and in type of how many mm."""
        return sum(len(run.segments) for run in self.runs), self.scale.size

    def slug(self, said: Mapping[str, str] = NOTHING_ELSE) -> Slug:
        """The service line of one side, which says by `said` what is not the same on all; else at its widest."""
        texts = {**self.texts, **said}
        labels = (run.start._replace(text=_SEPARATOR.join(texts[name] for name in run.segments)) for run in self.runs)
        return Slug(self.bar, (self.scale, *labels))

    def moved(self, right: float, down: float) -> "Plan":
        """The same line elsewhere, in mm."""
        return self._replace(
            bar=_moved(self.bar, right, down),
            scale=_moved(self.scale, right, down),
            runs=tuple(run._replace(start=_moved(run.start, right, down)) for run in self.runs),
        )


def plan(strips: Sequence[Sequence[Gap]], texts: Mapping[str, str], metrics: Metrics) -> Plan | None:
    """A service line in the free stretches of the waste strips, deepest first.

    `texts` are its segments (title, number, side, flip, request), each in the widest form that a side may need.
    It stands in one strip if that holds the bar, the sheet number and the request to print at 100 %; only if
    not, the next strips help out. A long title is cut before the text gets smaller, and the text gets smaller
    before flip, side and title are dropped. Where no stretch holds the bar and its label side by side, the
    label goes over the bar. None where even that does not fit.
    """
    for stacked, count in product((False, True), range(1, len(strips) + 1)):
        free = [gap for strip in strips[:count] for gap in strip]
        tried = (_fit(free, texts, metrics, size, stacked=stacked) for size in _sizes(metrics))
        fits = [fit for fit in tried if fit is not None]
        if fits:
            best = max(fits, key=lambda fit: (len(fit.homes), fit.size))
            return _plan(best, free, texts, metrics)
    return None


def boxes(slug: Slug, metrics: Metrics) -> tuple[Rect, ...]:
    """What bar and labels cover, in mm."""
    return (slug.bar, *(_cover(label, metrics) for label in slug.labels))


def _cover(label: Label, metrics: Metrics) -> Rect:
    width, ascent = metrics.width(label.text, label.size), metrics.ascent * label.size / 1000
    height = ascent - metrics.descent * label.size / 1000
    if label.angle:
        return Rect(label.x - ascent, label.y - width, height, width)
    return Rect(label.x, label.y - ascent, width, height)


def _moved(one: Placed, right: float, down: float) -> Placed:
    return one._replace(x=one.x + right, y=one.y + down)


def _sizes(metrics: Metrics) -> tuple[float, ...]:
    highest = STRIP * 1000 / (metrics.ascent - metrics.descent)
    return tuple(min(size, highest) for size in _SIZES)


def _fit(free: Sequence[Gap], texts: Mapping[str, str], metrics: Metrics, size: float, *, stacked: bool) -> _Fit | None:
    """Give each segment, the most important first, the first gap that holds it whole."""
    rooms = [gap.end - gap.start for gap in free]
    leads = [0.0] * len(free)
    between = metrics.width(_SEPARATOR, size)
    whole = texts.get("title", "")
    title = whole if len(whole) <= _TITLE_KEPT else whole[: _TITLE_KEPT - 1].rstrip() + "…"

    def take(width: float, lead: float) -> int | None:
        for home, room in enumerate(rooms):
            if room >= leads[home] + width:
                rooms[home] -= leads[home] + width
                leads[home] = lead
                return home
        return None

    home = take(BAR if stacked else BAR + _AIR + metrics.width(_BAR_TEXT, size), _AFTER_BAR)
    if home is None:
        return None
    homes = {}
    for name in _IMPORTANCE:
        if name in texts:
            place = take(metrics.width(title if name == "title" else texts[name], size), between)
            if place is None:
                break
            homes[name] = place
    if not homes.keys() >= set(_IMPORTANCE[:_NEEDED]):
        return None
    if "title" in homes:
        room = rooms[homes["title"]] + metrics.width(title, size)
        title = _cut(whole, room, size, metrics)
        rooms[homes["title"]] = room - metrics.width(title, size)
    return _Fit(size, stacked, home, homes, title, tuple(rooms))


def _cut(text: str, room: float, size: float, metrics: Metrics) -> str:
    """As much of `text` as `room` mm hold, with «…» where something is missing."""
    if metrics.width(text, size) <= room:
        return text
    room -= metrics.width("…", size)
    fitting = sum(width <= room for width in accumulate(metrics.width(char, size) for char in text))
    return text[:fitting].rstrip() + "…"


def _plan(fit: _Fit, free: Sequence[Gap], texts: Mapping[str, str], metrics: Metrics) -> Plan:
    starts = []
    for gap, room in zip(free, fit.rooms, strict=True):
        # In line with the first trim where there is room for that.
        first = gap.strip.extent(gap.strip.trim)[0]
        starts.append(min(max(gap.start, first), gap.start + room))
    bar, scale, after = _bar(fit, free[fit.home], starts[fit.home], metrics)
    starts[fit.home] += after
    down = _baseline(fit.size, metrics)
    runs = []
    for index, gap in enumerate(free):
        segments = tuple(name for name in _READING if fit.homes.get(name) == index)
        if segments:
            start = Label("", fit.size, *gap.strip.point(starts[index], down), gap.strip.angle)
            runs.append(_Run(segments, start))
    return Plan(bar, scale, tuple(runs), {**texts, "title": fit.title})


def _bar(fit: _Fit, gap: Gap, start: float, metrics: Metrics) -> tuple[Rect, Label, float]:
    """The bar, its label, and how far behind their start the next text begins."""
    strip = gap.strip
    if fit.stacked:
        size = min(_SIZES[-1], (STRIP - _THIN_BAR) * 1000 / (metrics.ascent - metrics.descent))
        along = start + (BAR - metrics.width(_BAR_TEXT, size)) / 2
        label = Label(_BAR_TEXT, size, *strip.point(along, metrics.ascent * size / 1000), strip.angle)
        return strip.box(start, STRIP - _THIN_BAR, BAR, _THIN_BAR), label, BAR + _AFTER_BAR
    down = _baseline(fit.size, metrics)
    middle = down - metrics.digit_height * fit.size / 2000
    along = start + BAR + _AIR
    label = Label(_BAR_TEXT, fit.size, *strip.point(along, down), strip.angle)
    after = BAR + _AIR + metrics.width(_BAR_TEXT, fit.size) + _AFTER_BAR
    return strip.box(start, middle - _BAR_HEIGHT / 2, BAR, _BAR_HEIGHT), label, after


def _baseline(size: float, metrics: Metrics) -> float:
    """How far down the strip a line's baseline is when ascent and descent are centred in it."""
    ascent, descent = metrics.ascent * size / 1000, metrics.descent * size / 1000
    return (STRIP - ascent + descent) / 2 + ascent
