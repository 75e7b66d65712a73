"""What the commands share that write a folder of pictures."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from unoprint import build
from unoprint.build.folders import File, write_all
from unoprint.errors import Hint, Place, Problem, UsageFault
from unoprint.spec.kinds import Kind, whole
from unoprint.spec.model import Spec
from unoprint.spec.report import Report, Spot

LEAST_DPI, MOST_DPI = 30, 1200

DPI = whole(LEAST_DPI, MOST_DPI)


def typed_value(flag: str, kind: Kind, text: str) -> Any:
    """What was typed after a flag that no key of the spec has. Raises UsageFault."""
    report = Report()
    value = Spot(report, build.names(), (flag,), flag=True).examine(kind.check, kind.typed(text))
    if report.findings:
        raise UsageFault(report.problems(lambda path: Place(str(path[0]))))
    return value


def folder(output: str | None, default: str) -> Path:
    """Where the files go. Raises UsageFault for standard output, which holds but one."""
    if output == "-":
        raise UsageFault(Problem("folder-wanted", hint=Hint("name-folder", {"folder": default})))
    return Path(output or default)


def fill(target: Path, files: Iterable[File], spec: str | None, wanted: Spec) -> int:
    """Write the files into the folder, over nothing that they are made from; how many they were."""
    own = [Path(spec)] if spec is not None else []
    return write_all(target, files, [*own, *build.own_pictures(wanted)])
