"""The one door to Jinja: sandboxed, escaping, strict about names, and reading nothing but templates/booklet."""

from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any

import jinja2
from jinja2.sandbox import ImmutableSandboxedEnvironment
from markupsafe import Markup

from unoprint import resources
from unoprint.errors import Problem, ResourceFault

FOLDER = "booklet/"
"""How the names of all templates begin."""

Context = Mapping[str, Any]


class Templates:
    """The templates of the booklet with their filters. A fault in one is a ResourceFault with its name and line."""

    def __init__(self, filters: Mapping[str, Callable[..., Any]]) -> None:
        self._environment = ImmutableSandboxedEnvironment(
            loader=jinja2.FunctionLoader(_source),
            autoescape=True,
            undefined=jinja2.StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            optimized=False,  # for texts that are filled in once or twice, compiling is what costs
            cache_size=-1,
            auto_reload=False,
        )
        self._environment.filters.update(filters)

    def render(self, name: str, context: Context) -> Markup:
        """A template file, filled in."""
        return self._filled(name, lambda: self._environment.get_template(name), context)

    def text(self, name: str, source: str, context: Context) -> Markup:
        """A text of the catalogue, filled in; `name` says in a fault where it stands."""

        def made() -> jinja2.Template:
            environment = self._environment
            code = environment.compile(source, name, name)
            return jinja2.Template.from_code(environment, code, environment.make_globals(None))

        return self._filled(name, made, context)

    def plain(self, name: str, source: str, context: Context) -> str:
        """The same as plain text."""
        return self.text(name, source, context).unescape()

    def _filled(self, name: str, make: Callable[[], jinja2.Template], context: Context) -> Markup:
        try:
            return Markup(make().render(context))  # noqa: S704 - the environment escapes what it fills in
        except jinja2.TemplateSyntaxError as error:
            raise _fault(error.name or name, error.lineno, error.message or "") from error
        except jinja2.TemplateNotFound as error:
            raise _fault(name, _line(error.__traceback__, name), f"no template {error.name}") from error
        except (jinja2.TemplateError, LookupError, TypeError, ValueError, ArithmeticError) as error:
            where, line = _place(error.__traceback__, name)
            raise _fault(where, line, _reason(error)) from error


def _source(name: str) -> tuple[str, str, Callable[[], bool]] | None:
    """The text of a template; its file name, which tracebacks show, is its name here."""
    inside = name.startswith(FOLDER) and all(part.strip(".") and "\\" not in part for part in name.split("/"))
    if not inside:
        return None  # no way out of the folder
    try:
        return resources.text("templates", name), name, lambda: True
    except ResourceFault:
        return None


def _fault(name: str, line: int, reason: str) -> ResourceFault:
    if name.startswith(FOLDER):
        name = f"templates/{name}"
    return ResourceFault(Problem("template-broken", {"name": name, "line": line, "reason": reason}))


def _reason(error: Exception) -> str:
    if isinstance(error, jinja2.UndefinedError) or not isinstance(error, LookupError):
        return str(error)
    return f"{error.args[0]} is not known" if error.args else type(error).__name__


def _line(trace: TracebackType | None, name: str) -> int:
    return _place(trace, name)[1]


def _place(trace: TracebackType | None, name: str) -> tuple[str, int]:
    """The template and line that was being filled in: Jinja puts frames of its templates into the traceback."""
    found = (name, 0)
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if file == name or file.endswith(".j2"):
            found = (file, trace.tb_lineno)
        trace = trace.tb_next
    return found
