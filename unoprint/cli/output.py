"""Where results go."""

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from unoprint import build
from unoprint.errors import Hint, Problem, UnoprintError, UsageFault, WriteFault
from unoprint.spec.model import Spec


def together(*steps: Callable[[], Any]) -> list[Any]:
    """What each of the steps makes. Raises the fault of the first phase that fails, with all problems of that phase."""
    made: list[Any] = []
    faults: list[UnoprintError] = []
    for step in steps:
        try:
            made.append(step())
        except UnoprintError as fault:
            faults.append(fault)
    if faults:
        first = type(min(faults, key=lambda fault: fault.exit_code))
        raise first(once(problem for fault in faults if isinstance(fault, first) for problem in fault.problems))
    return made


def once(problems: Iterable[Problem]) -> list[Problem]:
    """Each problem where it first stands: what is made of one spec may have the same."""
    told: list[Problem] = []
    for problem in problems:
        if problem not in told:
            told.append(problem)
    return told


def wanted_by(spec: str | None, target: str | None, read: Callable[[], Spec]) -> Spec:
    """The spec that `read` reads from the file `spec`, with the result going to `target`, if that is named.

    Raises UsageFault with all that is wrong with the call, also when the result would be written over what it is made
    from; SpecFault.
    """
    wanted: Spec = together(build.check_date, lambda: _keep_spec(spec, target), read)[-1]
    if target is not None and any(_same(Path(target), path) for path in build.own_pictures(wanted)):
        raise UsageFault(Problem("output-is-own", {"file": target}, hint=Hint("file-elsewhere")))
    return wanted


def _keep_spec(spec: str | None, target: str | None) -> None:
    if spec is not None and target is not None and _same(Path(target), Path(spec)):
        raise UsageFault(Problem("output-is-spec", {"file": target}, hint=Hint("file-elsewhere")))


def _same(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, also where a disk takes capital and small letters for the same."""
    if one.resolve() == other.resolve():
        return True
    return one.exists() and other.exists() and one.samefile(other)


def deliver(target: str, content: bytes) -> None:
    """Write a file, or standard output for `-`. Raises WriteFault; UsageFault for a PDF on a terminal."""
    if target.endswith(("/", os.sep)):
        raise WriteFault(Problem("target-folder", {"file": target}, hint=Hint("name-file")))
    if target != "-":
        build.write(Path(target), content)
        return
    if sys.stdout is None:
        raise WriteFault(Problem("cannot-write-output", {"reason": "it is closed"}))
    if sys.stdout.isatty():
        raise UsageFault(Problem("binary-on-terminal", hint=Hint("redirect")))
    try:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    except OSError as error:
        reason = error.strerror or str(error)
        raise WriteFault(Problem("cannot-write-output", {"reason": reason})) from error
