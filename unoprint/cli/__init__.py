"""The command line: the only place that prints, exits and formats messages."""

import errno
import os
import sys

import click

from unoprint.cli.app import app
from unoprint.cli.messages import say, tell
from unoprint.errors import Hint, Problem, UnoprintError

INTERRUPTED = 130


def run() -> None:
    """The program: runs the command and leaves with its exit code; no failure a user can cause shows a traceback."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr] # a code page without Cyrillic is no reason to stop
    sys.exit(_code())


def _code() -> int:
    try:
        app.main(prog_name="unoprint", standalone_mode=False)
        sys.stdout.flush()
    except UnoprintError as fault:
        say(fault.problems)
        return fault.exit_code
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as fault:
        command = fault.ctx.command_path if isinstance(fault, click.UsageError) and fault.ctx else "unoprint"
        say([Problem("usage", {"reason": fault.format_message()}, hint=Hint("see-help", {"command": command}))])
        return fault.exit_code
    except (KeyboardInterrupt, click.Abort):
        tell("interrupted")
        return INTERRUPTED
    except OSError as error:
        return _broken_output(error)
    except Exception as error:  # noqa: BLE001 - the last door: a bug is told in a line, too
        where = _where(error)
        say([Problem("unexpected", {"kind": type(error).__name__, "reason": str(error), "where": where})])
        return 1
    return 0


def _broken_output(error: OSError) -> int:
    """A reader that closes early (`| head`) is no error; a full disk behind standard output is."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno == errno.EPIPE:
        return 0
    say([Problem("cannot-write", {"file": error.filename or "-", "reason": error.strerror or str(error)})])
    return 6


def _where(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}" if trace else "?"  # noqa: PTH119
