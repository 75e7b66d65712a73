"""The only reader of templates/ and assets/: raw text, bytes and tables, no meaning.

In the source tree the two folders stand beside the package; in a wheel they are laid inside it.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from unoprint.errors import Problem, ResourceFault

_HERE = Path(__file__).resolve().parent


@cache
def _root(folder: str) -> Path:
    for base in (_HERE, _HERE.parent):
        if (base / folder).is_dir():
            return base / folder
    raise ResourceFault(Problem("resource-missing", {"name": folder}))


def path(folder: str, name: str) -> Path:
    """The file `name` (with / between its parts) of `assets` or `templates`.

    Raises ResourceFault when it is not there.
    """
    found = _root(folder).joinpath(*name.split("/"))
    if not found.is_file():
        raise ResourceFault(Problem("resource-missing", {"name": f"{folder}/{name}"}))
    return found


def data(folder: str, name: str) -> bytes:
    """A file's bytes. Raises ResourceFault when it is missing or unreadable."""
    try:
        return path(folder, name).read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise ResourceFault(Problem("resource-unreadable", {"name": name, "reason": reason})) from error


def text(folder: str, name: str) -> str:
    """A UTF-8 file's text. Raises ResourceFault when it is missing or unreadable."""
    return data(folder, name).decode("utf-8")


def table(name: str) -> dict[str, Any]:
    """A TOML file of assets. Raises ResourceFault when it is missing or broken."""
    try:
        return tomllib.loads(text("assets", name))
    except tomllib.TOMLDecodeError as error:
        raise ResourceFault(Problem("resource-broken", {"name": name, "reason": str(error)})) from error


def names(folder: str, suffix: str) -> tuple[str, ...]:
    """The names, without suffix and sorted, of the files of a folder of assets (`editions`, `.toml`)."""
    return tuple(sorted(entry.stem for entry in (_root("assets") / folder).glob(f"*{suffix}")))


def templates(folder: str, suffix: str) -> tuple[str, ...]:
    """The names, without suffix and sorted, of the files of a folder of templates (`booklet/sections`, `.html.j2`)."""
    files = (_root("templates") / folder).glob(f"*{suffix}")
    return tuple(sorted(entry.name.removesuffix(suffix) for entry in files))
