"""Where the checks put what they find wrong: nothing is raised until everything was looked at."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, NoReturn

from unoprint.errors import Hint, Place, Problem
from unoprint.spec.model import Names
from unoprint.spec.words import LONGEST_SHOWN, shown

Path = tuple[str | int, ...]
"""A place in a TOML document: keys and, from 0, indices."""

MOST = 100
"""Problems reported at once."""


class Finding(NamedTuple):
    """A problem that has no line yet."""

    path: Path
    id: str
    params: dict[str, Any]
    hint: Hint | None


class RefusedError(Exception):
    """A value was refused and reported; `Spot.examine` catches it."""


class EnoughError(Exception):
    """The report is full; never leaves this package."""


class Report:
    """Collects findings up to `MOST`, so that a hostile file costs no more than a wrong one."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []
        self.full = False

    def add(self, finding: Finding) -> None:
        """Raises EnoughError at one more than the report holds."""
        if len(self.findings) == MOST:
            self.full = True
            raise EnoughError
        self.findings.append(finding)

    def problems(self, place: Callable[[Path], Place]) -> tuple[Problem, ...]:
        """The findings as problems in the order of their lines."""
        found = [
            Problem(finding.id, {"key": at.key, **finding.params}, at, finding.hint)
            for finding in self.findings
            for at in (place(finding.path),)
        ]
        found.sort(key=lambda problem: (problem.place and problem.place.line) or 0)
        return (*found, *[Problem("too-many-problems", {"limit": MOST})] * self.full)


class Spot(NamedTuple):
    """A value's place while it is checked. For a flag, `path` is the flag alone."""

    report: Report
    names: Names
    path: Path
    flag: bool = False

    def at(self, step: str | int) -> "Spot":
        """The place of an element; the elements of a flag's value stand at the flag itself."""
        return self if self.flag else self._replace(path=(*self.path, step))

    def examine(self, check: "Check", value: Any) -> Any:
        """What the check makes of the value; None when it was refused (TOML has no null)."""
        try:
            return check(value, self)
        except RefusedError:
            return None

    def wrong(self, problem: str, hint: Hint | None = None, **params: Any) -> None:
        """Report a problem by its id and go on."""
        self.report.add(Finding(self.path, problem, params, hint))

    def refuse(self, problem: str, hint: Hint | None = None, **params: Any) -> NoReturn:
        """Report a problem by its id and give the value up."""
        self.wrong(problem, hint, **params)
        raise RefusedError


Check = Callable[[Any, Spot], Any]
"""Turns a TOML value into what the rest of the program uses, or refuses it at the spot."""


def show_path(path: Iterable[str | int]) -> str:
    """A path for people, counted from 1: `deck.cards[2].name`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step + 1}]"
        else:
            bare = step.isascii() and step.replace("-", "").replace("_", "").isalnum()
            text += ("." if text else "") + (step if bare and len(step) <= LONGEST_SHOWN else shown(step))
    return text
