"""What the service line says: which sheet and side this is, how to turn or fold it, how to print it."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from unoprint.art.metrics import Metrics
from unoprint.sheets.duplex import Flip, Way
from unoprint.sheets.model import SideName

_REQUEST = "печатать в масштабе 100\N{NO-BREAK SPACE}%"
_NUMBER = "лист {sheet} из {total}"
_SIDES: dict[SideName, str] = {"recto": "лицо", "verso": "оборот"}
_FLIPS: dict[Flip, str] = {
    "long-edge": "переворот по длинному краю",
    "short-edge": "переворот по короткому краю",
}
_FOLD = "сложить по пунктиру"
_FOLD_OUTWARDS = "сложить по пунктиру рисунком наружу"
_BACK_OF_ONE = "оборот листа {sheets}"
_BACK_OF_SOME = "оборот листов {sheets}"
_AND_MORE = " и других"

_STRETCHES = 4
"""Stretches of sheet numbers that a separate verso lists; more would leave no room for the rest."""


class Wording(NamedTuple):
    """What the service lines of a file of `total` sheets have in common.

    `separate` are the sheets that each separate verso serves; without them each recto has a verso of its own.
    """

    title: str
    total: int
    way: Way
    separate: Sequence[Sequence[int]] = ()

    def recto(self, sheet: int) -> dict[str, str]:
        """What the recto of that sheet says of itself."""
        return self._of("recto", _NUMBER.format(sheet=sheet, total=self.total))

    def verso(self, sheet: int) -> dict[str, str]:
        """What the verso of that sheet says of itself."""
        return self._of("verso", _NUMBER.format(sheet=sheet, total=self.total))

    def backs(self, sheets: Sequence[int]) -> dict[str, str]:
        """What a separate verso for these sheets says of itself."""
        form = _BACK_OF_ONE if len(sheets) == 1 else _BACK_OF_SOME
        stretches = _stretches(sheets)
        more = _AND_MORE if len(stretches) > _STRETCHES else ""
        return {"number": form.format(sheets=", ".join(stretches[:_STRETCHES]) + more)}

    def forms(self, metrics: Metrics) -> tuple[dict[str, str], ...]:
        """The segments, each in the widest form that a side may need; none is empty. What says more comes first."""
        if self.way.fold:
            return self._widest(metrics, _FOLD_OUTWARDS), self._widest(metrics, _FOLD)
        return (self._widest(metrics, _FLIPS[self.way.flip] if self.way.flip else ""),)

    def _widest(self, metrics: Metrics, flip: str) -> dict[str, str]:
        digit = max("0123456789", key=lambda digit: metrics.advances.get(digit, 0))
        number = _NUMBER.format(sheet=digit * len(str(self.total)), total=self.total)
        sides: tuple[SideName, ...] = ("recto", "verso") if self.way.flip and not self.separate else ("recto",)
        said = [self._of(side, number) for side in sides] + [self.backs(sheets) for sheets in self.separate]
        texts = {
            "title": " ".join(self.title.split()),
            **{name: _widest((one.get(name, "") for one in said), metrics) for name in ("number", "side")},
            "flip": flip,
            "request": _REQUEST,
        }
        return {name: text for name, text in texts.items() if text}

    def _of(self, side: SideName, number: str) -> dict[str, str]:
        if self.separate:
            # In one segment: on a separate verso, sheets and side are one phrase.
            return {"number": f"{number} · {_SIDES[side]}"}
        # A sheet to fold has one side, which is both.
        return {"number": number} if self.way.fold else {"number": number, "side": _SIDES[side]}


def _widest(texts: Iterable[str], metrics: Metrics) -> str:
    return max(texts, key=lambda text: metrics.width(text, 1.0))


def _stretches(sheets: Sequence[int]) -> list[str]:
    """Rising numbers, neighbours drawn together: 1–3, 5."""
    runs = [[sheet for _, sheet in run] for _, run in groupby(enumerate(sheets), lambda pair: pair[1] - pair[0])]
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
