"""Every sentence the program says: templates by id, filled in and translated here alone."""

from collections.abc import Iterable, Mapping
from gettext import gettext, ngettext
from typing import Any

import click

from unoprint.cli.hints import HINTS
from unoprint.cli.sentences import PROBLEMS, REMARKS, Template
from unoprint.errors import Hint, Place, Problem
from unoprint.units import show


def say(problems: Iterable[Problem]) -> None:
    """Report errors on standard error, each with its place and the way out."""
    _report(problems, "error")


def say_notes(problems: Iterable[Problem]) -> None:
    """Report warnings, and what is merely worth knowing, on standard error."""
    told = list(problems)
    _report([problem for problem in told if problem.id not in REMARKS], "warning")
    _report([problem for problem in told if problem.id in REMARKS], "note")


def tell(message: str, **params: Any) -> None:
    """Say one sentence by its id on standard error."""
    click.echo(sentence(PROBLEMS[message], params), err=True)


def sentence(template: Template, params: Mapping[str, Any]) -> str:
    """A template filled in; lengths as people write them."""
    shown = {name: show(value) if isinstance(value, float) else value for name, value in params.items()}
    if isinstance(template, str):
        return gettext(template).format_map(shown)
    singular, plural, counted = template
    return ngettext(singular, plural, params[counted]).format_map(shown)


def _report(problems: Iterable[Problem], kind: str) -> None:
    hint: Hint | None = None
    for problem in problems:
        if hint is not None and hint != problem.hint:
            _hint(hint)
        text = sentence(PROBLEMS[problem.id], problem.params)
        click.echo(f"{gettext(kind)}: {_place(problem.place)}{text}", err=True)
        hint = problem.hint
    if hint is not None:
        _hint(hint)


def _hint(hint: Hint) -> None:
    click.echo(f"{gettext('hint')}: {sentence(HINTS[hint.id], hint.params)}", err=True)


def _place(place: Place | None) -> str:
    """`deck.toml:12: `, or nothing where there is no file to open."""
    if place is None or place.file is None or not place.file:
        return ""
    return f"{place.file}:{place.line}: " if place.line else f"{place.file}: "
