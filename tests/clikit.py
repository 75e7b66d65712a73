"""Runs the program as a user does: in a process of its own, or in this one where that is enough and quicker."""

import contextlib
import hashlib
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from unoprint import cli, resources

ROOT = Path(__file__).parent.parent

_PASSED_ON = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "LD_LIBRARY_PATH")
NO_ENV: Mapping[str, str] = {}


class Run(NamedTuple):
    """What a run left behind: its exit code, the bytes of standard output, the text of standard error."""

    code: int
    out: bytes
    err: str

    @property
    def text(self) -> str:
        return self.out.decode("utf-8")

    @property
    def errors(self) -> list[str]:
        """What each `error:` line says."""
        return [line.removeprefix("error: ") for line in self.err.splitlines() if line.startswith("error: ")]


def clean(env: Mapping[str, str] = NO_ENV) -> dict[str, str]:
    """An environment with nothing of the tester's in it but where programs are, and `env` over it."""
    kept = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return {**kept, "HOME": "/nonexistent", "PYTHONIOENCODING": "utf-8", **env}


def program(*args: str | Path) -> list[str]:
    """The command line that runs the program."""
    return [sys.executable, "-m", "unoprint", *map(str, args)]


def unoprint(
    cwd: Path, *args: str | Path, env: Mapping[str, str] = NO_ENV, command: Sequence[str] = (), **options: Any
) -> Run:
    """The program in a process of its own; `command` is another way to start it."""
    line = [*command, *map(str, args)] if command else program(*args)
    options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL, **options}
    done = subprocess.run(line, cwd=cwd, env=clean(env), timeout=60, check=False, **options)
    return Run(done.returncode, done.stdout or b"", (done.stderr or b"").decode("utf-8", "replace"))


def inside(*args: str | Path, stdout: io.TextIOWrapper | None = None) -> Run:
    """The program in this process and folder; `stdout` stands in for standard output, which is kept otherwise."""
    out, err = io.BytesIO(), io.BytesIO()
    stdout = stdout or io.TextIOWrapper(out, encoding="utf-8", write_through=True)
    stderr = io.TextIOWrapper(err, encoding="utf-8", write_through=True)
    with (
        mock.patch.object(sys, "argv", ["unoprint", *map(str, args)]),
        contextlib.redirect_stdout(stdout),
        contextlib.redirect_stderr(stderr),
    ):
        try:
            cli.run()
        except SystemExit as stop:
            code = stop.code
    assert isinstance(code, int)
    return Run(code, out.getvalue(), err.getvalue().decode("utf-8"))


def contents(folder: Path) -> dict[str, str]:
    """Every file and folder below a folder, with a fingerprint of what is in it."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""
        for path in sorted(folder.rglob("*"))
    }


def installation(folder: Path) -> Path:
    """A copy, to be damaged, of what an installation consists of."""
    unwanted = shutil.ignore_patterns("__pycache__", "upstream")
    for part in ("unoprint", "assets", "templates"):
        shutil.copytree(ROOT / part, folder / part, ignore=unwanted)
    return folder


@contextlib.contextmanager
def assets_of(copy: Path) -> Iterator[None]:
    """`unoprint.resources` reads `assets` and `templates` in the folder `copy` meanwhile."""
    resources._root.cache_clear()  # noqa: SLF001
    with mock.patch.object(resources, "_HERE", copy):
        yield
    resources._root.cache_clear()  # noqa: SLF001


class Here:
    """A folder that is the working directory: `here("deck", "--bw")` runs the program in it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self, *args: str | Path, **options: Any) -> Run:
        """In this process."""
        return inside(*args, **options)

    def alone(self, *args: str | Path, **options: Any) -> Run:
        """In a process of its own."""
        return unoprint(options.pop("cwd", self.path), *args, **options)

    def spec(self, text: str | bytes, name: str = "deck.toml") -> Path:
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    def contents(self) -> dict[str, str]:
        return contents(self.path)
