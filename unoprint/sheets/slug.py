"""The service line: which sheet this is, how to print it, and a bar to measure."""

from collections.abc import Sequence
from itertools import accumulate, product
from typing import NamedTuple

from unoprint.art.metrics import Metrics
from unoprint.sheets.duplex import Flip
from unoprint.sheets.model import Label, Rect, SideName, Slug
from unoprint.sheets.strips import STRIP, Gap
from unoprint.units import PT_PER_MM

BAR = 50.0
"""The length of the bar in mm; never another."""

_BAR_TEXT = "50\N{NO-BREAK SPACE}мм"
_REQUEST = "печатать в масштабе 100\N{NO-BREAK SPACE}%"
_NUMBER = "лист {sheet} из {total}"
_SIDES: dict[SideName, str] = {"recto": "лицо", "verso": "оборот"}
_FLIPS: dict[Flip, str] = {
    "long-edge": "переворот по длинному краю",
    "short-edge": "переворот по короткому краю",
}
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
    texts: dict[str, str]
    total: int

    def slug(self, side: SideName, sheet: int) -> Slug:
        """The service line of one side of the sheet of that number."""
        number = _NUMBER.format(sheet=sheet, total=self.total)
        texts = self.texts | {"number": number, "side": _SIDES[side]}
        labels = (run.start._replace(text=_SEPARATOR.join(texts[name] for name in run.segments)) for run in self.runs)
        return Slug(self.bar, (self.scale, *labels))


def plan(strips: Sequence[Sequence[Gap]], title: str, total: int, flip: Flip | None, metrics: Metrics) -> Plan | None:
    """A service line for `total` sheets in the free stretches of the waste strips, deepest first.

    It stands in one strip if that holds the bar, the sheet number and the request to print at 100 %; only if
    not, the next strips help out. A long title is cut before the text gets smaller, and the text gets smaller
    before flip, side and title are dropped. Where no stretch holds the bar and its label side by side, the
    label goes over the bar. None where even that does not fit.
    """
    texts = _texts(title, total, flip, metrics)
    for stacked, count in product((False, True), range(1, len(strips) + 1)):
        free = [gap for strip in strips[:count] for gap in strip]
        tried = (_fit(free, texts, metrics, size, stacked=stacked) for size in _sizes(metrics))
        fits = [fit for fit in tried if fit is not None]
        if fits:
            best = max(fits, key=lambda fit: (len(fit.homes), fit.size))
            return _plan(best, free, texts, total, metrics)
    return None


def _sizes(metrics: Metrics) -> tuple[float, ...]:
    highest = STRIP * 1000 / (metrics.ascent - metrics.descent)
    return tuple(min(size, highest) for size in _SIZES)


def _texts(title: str, total: int, flip: Flip | None, metrics: Metrics) -> dict[str, str]:
    """The segments, each in the widest form that a side may need."""
    widest = max("0123456789", key=lambda digit: metrics.advances.get(digit, 0))
    sides = _SIDES.values() if flip else (_SIDES["recto"],)
    texts = {
        "title": " ".join(title.split()),
        "number": _NUMBER.format(sheet=widest * len(str(total)), total=total),
        "side": max(sides, key=lambda text: metrics.width(text, 1.0)),
        "flip": _FLIPS[flip] if flip else "",
        "request": _REQUEST,
    }
    return {name: text for name, text in texts.items() if text}


def _fit(free: Sequence[Gap], texts: dict[str, str], metrics: Metrics, size: float, *, stacked: bool) -> _Fit | None:
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


def _plan(fit: _Fit, free: Sequence[Gap], texts: dict[str, str], total: int, metrics: Metrics) -> Plan:
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
    return Plan(bar, scale, tuple(runs), texts | {"title": fit.title}, total)


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
