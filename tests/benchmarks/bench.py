"""Measures the program: whole processes, in turn with a yardstick. Usage: python tests/benchmarks/bench.py [--runs N]

README.md beside this file says what is measured and how. Needs os.wait4: Linux or macOS.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
PEAK_UNIT = 1024 * 1024 if sys.platform == "darwin" else 1024
"""How many units of ru_maxrss make a MiB."""

DECKS = ((), ("--bw",), ("--backs=long-edge",))
"""The flags of the decks that are compared with a bare script."""

RULES = (
    ("--preset=kids-5", "--layout=pages"),
    ("--preset=classic", "--layout=pages"),
    ("--preset=party", "--layout=pages"),
    ("--preset=classic", "--layout=booklet"),
)
"""The flags of the booklets that are compared with a bare script: more pages from row to row."""

COPIES = (1, 10, 100)
CARDS = 108

CLICK = ("-c", "import click")
UNOPRINT = ("-m", "unoprint")

Command = Sequence[str]
Row = tuple[str, ...]


class Run(NamedTuple):
    """What one process took: wall seconds, processor seconds (user and system), peak memory in MiB."""

    wall: float
    cpu: float
    peak: float


class Bench:
    """Runs this Python in a folder that also holds the compiled modules."""

    def __init__(self, folder: Path, runs: int) -> None:
        self.folder = folder
        self.runs = runs
        paths = (str(HERE.parent.parent), str(folder), os.environ.get("PYTHONPATH", ""))
        self.env = os.environ | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "PYTHONPYCACHEPREFIX": str(folder / "pycache"),
        }
        self.env.pop("PYTHONDONTWRITEBYTECODE", None)

    def run(self, command: Command) -> Run:
        """Run Python with these arguments once. Raises SystemExit when it fails."""
        start = perf_counter()
        process = subprocess.Popen([sys.executable, *command], cwd=self.folder, env=self.env, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f"exit code {process.returncode}: python {' '.join(command)}")
        return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / PEAK_UNIT)

    def in_turn(self, *commands: Command) -> list[list[Run]]:
        """The runs of each command: all once uncounted, then A B A B …, so that a drift of the machine meets all."""
        for command in commands:
            self.run(command)
        rounds = [[self.run(command) for command in commands] for _ in range(self.runs)]
        return [list(runs) for runs in zip(*rounds, strict=True)]

    def against(self, title: str, ours: Command, yardstick: Command) -> Row:
        """Ours against the yardstick: medians, and the ratio pair by pair."""
        one, other = self.in_turn(ours, yardstick)
        return (
            title,
            f"{ms(one)} / {ms(other)}",
            ratio([a.wall / b.wall for a, b in zip(one, other, strict=True)]),
            ratio([a.cpu / b.cpu for a, b in zip(one, other, strict=True)]),
            f"{peak(one)} / {peak(other)}",
        )


def ms(runs: list[Run]) -> str:
    """The median wall time in milliseconds."""
    return f"{median(run.wall for run in runs) * 1000:.0f}"


def peak(runs: list[Run]) -> str:
    """The median peak in MiB."""
    return f"{median(run.peak for run in runs):.1f}"


def ratio(values: list[float]) -> str:
    """The median of ratios with its spread."""
    return f"{median(values):.2f} ({min(values):.2f}–{max(values):.2f})"


def show(head: Row, rows: Sequence[Row]) -> None:
    """Print a table, its first column to the left."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    for first, *others in (head, *rows):
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        print(first.ljust(widths[0]), *cells, sep="  ")
    print()


def decks(bench: Bench) -> None:
    """`unoprint deck` against bare reportlab scripts with the same shapes and placements."""
    rows = []
    for number, flags in enumerate(DECKS):
        module, bare, made = f"bare_{number}", f"bare-{number}.pdf", f"deck-{number}.pdf"
        bench.run((str(HERE / "bare_script.py"), f"{module}.py", bare, *flags))
        title = " ".join(("deck", *flags))
        rows.append(bench.against(title, (*UNOPRINT, "deck", "-q", "-o", made, *flags), ("-m", module)))
        sizes = [f"{(bench.folder / name).stat().st_size:,}" for name in (made, bare)]
        rows[-1] += (" / ".join(sizes), difference(bench.folder / made, bench.folder / bare))
    show(("ours / bare reportlab", "ms", "wall ratio", "cpu ratio", "peak MiB", "bytes", "renders differ by"), rows)


def difference(one: Path, other: Path) -> str:
    """The mean difference of two files' pixels at 50 dpi, as a part of black: rounding blurs edges by little."""
    if find_spec("pypdfium2") is None or find_spec("numpy") is None:
        return "not compared"
    code = (
        "import sys, numpy, pypdfium2\n"
        "one, other = ([page.render(scale=50 / 72).to_numpy() for page in pypdfium2.PdfDocument(name)]"
        " for name in sys.argv[1:])\n"
        "off = [abs(a.astype(int) - b) for a, b in zip(one, other, strict=True)]\n"
        "print(f'{numpy.mean([page.mean() for page in off]) / 2.55:.3f} %')"
    )
    done = subprocess.run([sys.executable, "-c", code, one, other], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def growth(bench: Bench) -> None:
    """`unoprint deck --copies N`."""
    names = [f"copies-{copies}.pdf" for copies in COPIES]
    found = bench.in_turn(
        *((*UNOPRINT, "deck", "-q", f"--copies={n}", "-o", name) for n, name in zip(COPIES, names, strict=True))
    )
    first = found[0]
    rows = []
    for copies, name, runs in zip(COPIES, names, found, strict=True):
        times = [run.wall / base.wall for run, base in zip(runs, first, strict=True)]
        size = (bench.folder / name).stat().st_size
        rows.append((f"{copies * CARDS:,}", ms(runs), ratio(times), peak(runs), f"{size:,}"))
    show(("cards (deck --copies N)", "ms", "times one deck", "peak MiB", "bytes"), rows)


def booklets(bench: Bench) -> None:
    """`unoprint rules` against bare WeasyPrint scripts that set the same HTML."""
    rows = []
    for number, flags in enumerate(RULES):
        module, html = f"rules_{number}", f"rules-{number}.html"
        bare, made = f"bare-rules-{number}.pdf", f"rules-{number}.pdf"
        bench.run((str(HERE / "bare_rules.py"), html, f"{module}.py", bare, *flags))
        title = " ".join(("rules", *flags))
        rows.append(bench.against(title, (*UNOPRINT, "rules", "-q", "-o", made, *flags), ("-m", module)))
        rows[-1] += (" / ".join(f"{(bench.folder / name).stat().st_size:,}" for name in (made, bare)),)
    show(("ours / bare WeasyPrint", "ms", "wall ratio", "cpu ratio", "peak MiB", "bytes"), rows)


def starts(bench: Bench) -> None:
    """What a user waits for when nothing is printed."""
    rows = [
        bench.against("--help", (*UNOPRINT, "--help"), CLICK),
        bench.against("check", (*UNOPRINT, "check"), CLICK),
    ]
    show(('ours / python -c "import click"', "ms", "wall ratio", "cpu ratio", "peak MiB"), rows)


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15, metavar="N", help="pairs of runs a row (15)")
    runs = parser.parse_args().runs
    print(f"Python {sys.version.split()[0]}, {runs} runs each: medians; ratios pair by pair with their spread\n")
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder), runs)
        decks(bench)
        growth(bench)
        booklets(bench)
        starts(bench)


if __name__ == "__main__":
    main()
