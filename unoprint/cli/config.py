"""Where the user's configuration is."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from unoprint.build.printers import ChosenPrinter


def folder() -> Path:
    """The folder of the configuration, which may not be there."""
    return Path(click.get_app_dir("unoprint"))


def chosen(printer: str | None) -> "ChosenPrinter | None":
    """The printer of this name; nothing is read, nor looked for, where none is named."""
    if printer is None:
        return None
    from unoprint.build.printers import ChosenPrinter  # noqa: PLC0415 - a deck for no printer needs none of it

    return ChosenPrinter(printer, folder())
