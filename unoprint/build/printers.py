"""The user's printers: what is kept of each in the configuration, and decks for them."""

import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from unoprint import spec
from unoprint.build.assets import names
from unoprint.build.files import bad_flags, write
from unoprint.errors import Hint, Place, Problem, UsageFault
from unoprint.sheets.grid import best_layout
from unoprint.sheets.marks import MARK_ROOM
from unoprint.spec import printers, words
from unoprint.spec.model import Names, PrintSpec, Spec
from unoprint.spec.printers import LYING_SHIFT, UPRIGHT_SHIFT, Printer, own_shift
from unoprint.spec.reading import Flags

CONFIG = "config.toml"
"""The file in the folder of the user's configuration."""


class ChosenPrinter(NamedTuple):
    """A printer by its name as typed, and the folder of the configuration that may know it."""

    name: str
    folder: Path


def saved_printers(folder: Path) -> dict[str, Printer]:
    """Every printer of the configuration, by name. Raises UsageFault when it cannot be read or is wrong."""
    return printers.read_printers(_source(folder / CONFIG), str(folder / CONFIG), names())


def saved_printer(chosen: ChosenPrinter, *, new: bool = False) -> Printer:
    """What is kept of a printer. Raises UsageFault, also when there is none of this name, unless it may be `new`."""
    printers.check_name(chosen.name)
    known = saved_printers(chosen.folder)
    name = printers.named(chosen.name, known)
    if name is None and new:
        return {}
    if name is None:
        hint = words.suggestion(chosen.name, known) or Hint("calibrate-printer", {"name": chosen.name})
        raise UsageFault(Problem("printer-unknown", {"name": chosen.name}, Place("--printer"), hint))
    return known[name]


@contextmanager
def saving(chosen: ChosenPrinter, values: Mapping[str, Any]) -> Iterator[Path]:
    """Keep `values`, by key of the printer's table, over what is there; comments and all else stay. The file.

    The old configuration is put back when what is done meanwhile fails.

    Raises UsageFault when the configuration is wrong, WriteFault.
    """
    file = chosen.folder / CONFIG
    name = printers.named(chosen.name, saved_printers(chosen.folder)) or words.one_line(chosen.name)
    plain = {key: value if isinstance(value, str) else _numbers(value) for key, value in values.items()}
    before = _source(file) if file.exists() else None
    write(file, _with((before or b"").decode("utf-8-sig"), name, plain).encode("utf-8"))
    try:
        yield file
    except BaseException:
        if before is None:
            file.resolve().unlink()  # of a link that leads nowhere, what it leads to
        else:
            write(file, before)
        raise


def _with(text: str, name: str, values: dict[str, Any]) -> str:
    """A right configuration with the values in the table of a printer, new or there already."""
    import tomlkit  # noqa: PLC0415 - only here

    document = tomlkit.parse(text)
    wanted = document.unwrap()
    tables = wanted.setdefault("printers", {})
    tables[name] = {**tables.get(name, {}), **values}
    with suppress(ValueError, tomlkit.exceptions.TOMLKitError):
        printers_table = document.setdefault("printers", tomlkit.table(is_super_table=True))
        printers_table.setdefault(name, tomlkit.table()).update(values)
        made = tomlkit.dumps(document)
        if tomllib.loads(made) == wanted:
            return made
    document = tomlkit.parse(text)  # inline tables and dotted keys cannot be added to: these alone are written anew
    document.remove("printers")
    document["printers"] = tables
    return tomlkit.dumps(document)


def read_for(source: bytes | None, file: str, flags: Flags, known: Names, chosen: ChosenPrinter) -> Spec:
    """The spec for a printer: what is kept of it goes over the file and under the flags.

    Its `backs` hold as they are: whoever names the printer prints the way it does, unless `--backs` says otherwise.
    Its shift was measured for its own flip, so it goes with that flip alone; sheets that lie, or stand, have the shift
    that was measured on such, if there is one.

    Raises as `spec.read` does, all problems of flags and printer at once.
    """
    try:
        saved = saved_printer(chosen)
    except UsageFault as fault:
        raise UsageFault((*bad_flags(flags, known), *fault.problems)) from fault
    usual = {key: value for key, value in saved.items() if key not in (UPRIGHT_SHIFT, LYING_SHIFT)}
    made = spec.read(source, file, flags, known, usual)
    flip = made.print.backs
    own = own_shift(lying=bool(lies(made.print)))
    if own not in saved or "--shift" in flags or flip != saved.get("backs", flip):
        return made
    return made._replace(print=made.print._replace(shift=saved[own]))


def lies(settings: PrintSpec) -> bool | None:
    """Whether the sheets will be wider than high; None when not a card fits them."""
    room = MARK_ROOM if settings.marks == "crop" else 0.0
    layout = best_layout(settings, settings.backs, room) or best_layout(settings, settings.backs)
    return None if layout is None else layout.way.width > layout.way.height


def _source(file: Path) -> bytes:
    """The bytes of the configuration, none if it is not there."""
    try:
        with file.open("rb") as opened:
            return opened.read(spec.MAX_BYTES + 1)  # one more tells that it is too long
    except FileNotFoundError:
        return b""
    except OSError as error:
        params = {"name": str(file), "reason": error.strerror or str(error)}
        raise UsageFault(Problem("resource-unreadable", params)) from error


def _numbers(values: tuple[float, ...]) -> Any:
    """Lengths as a TOML array, or as one number where four are alike; whole ones without a point."""
    short = [int(value) if value.is_integer() else value for value in values]
    return short[0] if len(short) > 2 and len(set(short)) == 1 else short  # noqa: PLR2004 (right, up is a pair)
