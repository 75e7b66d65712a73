"""`unoprint init`: a commented starter spec."""

from pathlib import Path

import click

from unoprint import build, resources
from unoprint.errors import Hint, Problem, WriteFault


@click.command("init")
@click.argument("path", default="deck.toml")
def command(path: str) -> None:
    """Write a starter spec to PATH (deck.toml): every key with its default and what it does.

    A file that is there already is left alone; - is standard output.
    """
    starter = resources.data("templates", "starter.toml")
    if path == "-":
        click.echo(starter, nl=False)
        return
    target = Path(path)
    if target.exists() and not target.is_dir():
        raise WriteFault(Problem("exists-already", {"file": path}, hint=Hint("init-elsewhere")))
    build.write(target, starter)
    click.echo(path)
