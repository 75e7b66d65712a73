"""What can go wrong, as data: an id, parameters, a place and a way out.

Nothing here is a sentence. The messages stand in `unoprint.cli.messages`, where they can be translated.
Each exception class carries the exit code of its phase; the phases run in the order of the classes, the first
one that fails decides, and all its problems are reported together.
"""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any, NamedTuple

NO_PARAMS: MappingProxyType[str, Any] = MappingProxyType({})


class Place(NamedTuple):
    """Where a problem stands: a key of a spec file, or a flag of the command line."""

    key: str
    """Dotted key path (`deck.cards[2].name`) or flag (`--blanks`)."""
    file: str | None = None
    line: int | None = None


class Hint(NamedTuple):
    """The way out of a problem."""

    id: str
    params: MappingProxyType[str, Any] | dict[str, Any] = NO_PARAMS


class Problem(NamedTuple):
    """One thing that is wrong (or, as a warning, worth knowing)."""

    id: str
    params: MappingProxyType[str, Any] | dict[str, Any] = NO_PARAMS
    place: Place | None = None
    hint: Hint | None = None


class UnoprintError(Exception):
    """The base of every failure a user can cause; `problems` is never empty."""

    exit_code = 1

    def __init__(self, problems: Problem | Iterable[Problem]) -> None:
        self.problems = (problems,) if isinstance(problems, Problem) else tuple(problems)
        super().__init__(", ".join(problem.id for problem in self.problems))


class UsageFault(UnoprintError):
    """A bad flag or argument."""

    exit_code = 2


class SpecFault(UnoprintError):
    """The spec is wrong, or the rules contradict."""

    exit_code = 3


class FitFault(UnoprintError):
    """Something does not fit the paper or the card."""

    exit_code = 4


class ResourceFault(UnoprintError):
    """A font, theme, symbol or picture is missing or unusable."""

    exit_code = 5


class WriteFault(UnoprintError):
    """A file cannot be written."""

    exit_code = 6
