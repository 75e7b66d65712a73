"""The command line: the only place that prints, exits and formats messages."""

import io
import os
import sys

import click

from unoprint.cli.app import app
from unoprint.cli.messages import say, tell
from unoprint.errors import Hint, Problem, UnoprintError, WriteFault

INTERRUPTED = 130


def run() -> None:
    """The program: runs the command and leaves with its exit code; no failure a user can cause shows a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # None where it is closed
            stream.reconfigure(errors="replace")  # a code page without Cyrillic is no reason to stop
    sys.exit(_code())


def _code() -> int:
    try:
        app.main(prog_name="unoprint", standalone_mode=False)
    except SystemExit:
        return 0  # how click takes it that the reader of its output went away
    except (KeyboardInterrupt, click.Abort):
        tell("interrupted")
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 - the last door: a bug is told in a line, too
        return _told(error)
    return 0


def _told(error: Exception) -> int:
    """Say what went wrong; the exit code for it."""
    if isinstance(error, OSError) and error.filename is None:
        return _broken_output(error)
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.format_message(), err=True)
        return error.exit_code
    if isinstance(error, UnoprintError):
        say(error.problems)
        return error.exit_code
    if isinstance(error, click.ClickException):
        say([_usage(error)])
        return error.exit_code
    say([Problem("unexpected", {"kind": type(error).__name__, "reason": str(error), "where": _where(error)})])
    return 1


def _usage(fault: click.ClickException) -> Problem:
    """What click found wrong, on one line; in our words where we know the way out."""
    context = fault.ctx if isinstance(fault, click.UsageError) else None
    command = context.command_path if context else "unoprint"
    help_hint = Hint("see-help", {"command": command})
    if isinstance(fault, click.NoSuchOption) and context:
        from unoprint.spec.words import clip, nearest  # noqa: PLC0415 (only for errors)

        name = fault.option_name
        close = nearest(name, (flag for option in context.command.params for flag in option.opts if len(flag) > 2))  # noqa: PLR2004
        hint = Hint("nearest-name", {"name": close}) if close else help_hint
        return Problem("unknown-flag", {"name": clip(name), "command": command}, hint=hint)
    return Problem("usage", {"reason": " ".join(fault.format_message().split())}, hint=help_hint)


def _broken_output(error: OSError) -> int:
    """A full disk behind standard output; a reader that closes early is click's to see to."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # where what is left in the buffer goes
    say([Problem("cannot-write-output", {"reason": error.strerror or str(error)})])
    return WriteFault.exit_code


def _where(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"  # noqa: PTH119
