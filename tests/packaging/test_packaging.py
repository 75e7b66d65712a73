"""What people install is whole, lean, and prints the same bytes as the source tree."""

import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from clikit import ROOT, clean, contents, inside, unoprint
from unoprint import __version__

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the folders of an environment differ")

FONTS = ("display", "text", "text-bold")


def run(*command: str | Path) -> None:
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that `make` fills, once for all of xdist's workers: the others wait for the first."""
    shared = factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder, done, failed = shared / name, shared / f"{name}.done", shared / f"{name}.failed"
    try:
        folder.mkdir()
    except FileExistsError:
        for _ in range(1200):
            if done.exists() or failed.exists():
                break
            time.sleep(0.1)
        assert done.exists(), f"{name} failed in another worker"
        return folder
    try:
        make(folder)
        done.touch()
    finally:
        if not done.exists():
            failed.touch()
    return folder


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the source tree, as `pip install .` makes it."""

    def make(folder: Path) -> None:
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT)

    (file,) = once(tmp_path_factory, "wheel", make).glob("*.whl")
    return file


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive and the wheel made of it."""
    return once(tmp_path_factory, "dist", lambda folder: run(sys.executable, "-m", "build", "--outdir", folder, ROOT))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """The program in an environment of its own, with the versions of libraries that this one has."""

    def make(folder: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", folder)
        same = [
            f"{name}=={version(name)}" for name in ("click", "reportlab", "pillow", "pypdfium2", "charset-normalizer")
        ]
        python = folder / "bin" / "python"
        run(sys.executable, "-m", "pip", "--python", python, "install", "--quiet", wheel, *same)

    return once(tmp_path_factory, "installed", make) / "bin" / "unoprint"


def files(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def in_tree() -> dict[str, bytes]:
    """What the wheel must hold beside its metadata: name → bytes."""
    unwanted = {"__pycache__", "upstream", "prepare.py", "readme"}
    paths = [
        path for part in ("unoprint", "assets", "templates") for path in (ROOT / part).rglob("*") if path.is_file()
    ]
    names = {path.relative_to(ROOT): path for path in paths if not unwanted & set(path.parts)}
    return {
        (name if name.parts[0] == "unoprint" else "unoprint" / name).as_posix(): path.read_bytes()
        for name, path in names.items()
    }


def test_the_wheel_holds_the_program_its_data_and_nothing_else(wheel: Path) -> None:
    found = files(wheel)
    metadata = {name for name in found if ".dist-info/" in name}
    assert {name: data for name, data in found.items() if name not in metadata} == in_tree()
    assert {name.split(".dist-info/")[1] for name in metadata} == {
        "METADATA",
        "WHEEL",
        "RECORD",
        "entry_points.txt",
        "licenses/LICENSE",
        "licenses/assets/fonts/OFL-GolosText.txt",
        "licenses/assets/fonts/OFL-Nunito.txt",
    }


def test_the_wheel_has_fonts_with_their_licences_and_templates(wheel: Path) -> None:
    """By name, should a folder vanish from the tree."""
    needed = {f"assets/fonts/{font}.{kind}" for font in FONTS for kind in ("ttf", "json")}
    needed |= {"assets/fonts/OFL-Nunito.txt", "assets/fonts/OFL-GolosText.txt", "templates/starter.toml"}
    needed |= {"assets/themes/classic.toml", "assets/editions/classic-108.toml", "assets/symbols/heart.svg"}
    needed |= {"assets/shops.toml", "assets/tts.txt", "assets/rules/house.toml", "templates/booklet/base.css"}
    found = files(wheel)
    assert {f"unoprint/{name}" for name in needed} <= found.keys()
    assert not [name for name in found if "/tests/" in name or "prepare" in name or "upstream" in name]


def test_the_metadata_says_what_it_is(wheel: Path) -> None:
    (metadata,) = (data.decode() for name, data in files(wheel).items() if name.endswith("METADATA"))
    lines = metadata.splitlines()
    assert f"Version: {__version__}" in lines
    assert "License-Expression: MIT AND OFL-1.1" in lines
    needed = [line.split()[1] for line in lines if line.startswith("Requires-Dist: ") and "extra ==" not in line]
    assert sorted(re.split("[<>=]", one)[0] for one in needed) == [
        *("click", "jinja2", "pillow", "pypdf", "pypdfium2", "reportlab", "tomlkit", "weasyprint"),
    ]
    assert "Requires-Python: >=3.11" in lines


def test_the_source_archive_makes_the_same_wheel(wheel: Path, dist: Path) -> None:
    (made,) = dist.glob("*.whl")
    found, wanted = files(made), files(wheel)
    assert found.keys() == wanted.keys()
    assert [name for name in found if found[name] != wanted[name]] == []


def test_the_source_archive_has_what_is_needed_to_work_on_it(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "assets/fonts/prepare.py"} <= names
    assert {f"assets/fonts/{path.name}" for path in (ROOT / "assets/fonts").glob("OFL-*.txt")} <= names
    assert {
        "assets/fonts/upstream/SOURCES.toml",
        "tests/conftest.py",
        Path(__file__).relative_to(ROOT).as_posix(),
    } <= names
    assert not [name for name in names if name.startswith(("output/", ".ci/", "dist/"))]


COMMANDS = {
    "deck": ["deck"],
    "deck to colour in": ["deck", "--bw", "--blanks", "4"],
    "deck with backs": ["deck", "--backs", "long-edge", "-o", "backs.pdf"],
    "box": ["box"],
    "sheet to measure a printer": ["calibrate", "--shift", "1,2"],
    "rules for a browser": ["rules", "--layout", "html"],
    "pictures of cards": ["preview", "--what", "cards", "--dpi", "40", "--only", "wild,red:7"],
    "cards for a game on the screen": ["export", "--to", "tts", "--only", "wilds"],
    "drawings": ["export", "--to", "svg", "--only", "wild"],
    "shops": ["list", "shops"],
    "list": ["list", "cards"],
    "init": ["init"],
    "check": ["check", "--json"],
    "help": ["--help"],
}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_installed_program_does_the_same_as_the_source_tree(
    name: str, installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    there.mkdir()
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    theirs, ours = unoprint(there, *COMMANDS[name], command=[str(installed)]), inside(*COMMANDS[name])
    assert theirs.code == 0, theirs.err
    assert theirs == ours
    assert contents(there) == contents(here)


def test_it_was_the_installed_program(installed: Path, tmp_path: Path) -> None:
    code = "import unoprint, unoprint.resources as r; print(unoprint.__file__, r.path('assets', 'cards.toml'))"
    python = installed.parent / "python"
    done = subprocess.run([python, "-c", code], cwd=tmp_path, env=clean(), capture_output=True, text=True, check=True)
    assert all(Path(file).is_relative_to(installed.parent.parent) for file in done.stdout.split())
