"""Where results go."""

import sys
from pathlib import Path

from unoprint import build
from unoprint.errors import Hint, Problem, UsageFault, WriteFault
from unoprint.spec.model import Spec


def keep_spec(spec: str | None, target: str | None) -> None:
    """Raise UsageFault when the result would be written over the spec it is made from."""
    if spec is not None and target is not None and Path(spec).resolve() == Path(target).resolve():
        raise UsageFault(Problem("output-is-spec", {"file": target}, hint=Hint("write-elsewhere")))


def keep_pictures(wanted: Spec, target: str | None) -> None:
    """Raise UsageFault when the result would be written over a picture that the spec names."""
    if target is not None and Path(target).resolve() in (path.resolve() for path in build.own_pictures(wanted)):
        raise UsageFault(Problem("output-is-own", {"file": target}, hint=Hint("write-elsewhere")))


def deliver(target: str, content: bytes) -> None:
    """Write a file, or standard output for `-`. Raises WriteFault; UsageFault for a PDF on a terminal."""
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
