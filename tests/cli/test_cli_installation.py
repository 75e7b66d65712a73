"""A damaged installation is named in one line; nothing heavy is loaded that a command does not need."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from clikit import Here, Run, assets_of, installation


def gone(path: Path) -> None:
    path.unlink()


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 3])


def foreign(path: Path) -> None:
    path.write_text("no", encoding="utf-8")


def not_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\0")


DAMAGES = [
    ("assets/fonts/text.ttf", gone),
    ("assets/fonts/text.ttf", foreign),
    ("assets/fonts/text.ttf", cut),
    ("assets/fonts/display.ttf", cut),
    *(
        (f"assets/{name}", damage)
        for name in ("fonts/text.json", "fonts/display.json")
        for damage in (gone, cut, not_text)
    ),
    *((f"assets/themes/{name}.toml", damage) for name in ("classic",) for damage in (gone, cut, foreign, not_text)),
    *(
        (f"assets/symbols/{name}.svg", damage)
        for name in ("heart", "reverse")
        for damage in (gone, cut, foreign, not_text)
    ),
    *(
        (f"assets/{name}.toml", damage)
        for name in ("cards", "papers", "sizes")
        for damage in (gone, cut, foreign, not_text)
    ),
    *(("assets/editions/classic-108.toml", damage) for damage in (gone, foreign, not_text)),
]


def refused(run: Run, name: str) -> None:
    assert run.code == 5, run.err
    (line,) = run.err.splitlines()
    assert line.startswith("error: ")
    assert name in line
    assert run.out == b""


@pytest.mark.parametrize(("name", "damage"), DAMAGES)
def test_a_missing_or_damaged_resource_is_named_in_one_line(
    name: str, damage: Callable[[Path], None], here: Here
) -> None:
    copy = installation(here.path.parent / "copy")
    damage(copy / name)
    with assets_of(copy):
        refused(here("deck"), Path(name).name)
    assert here.contents() == {}


@pytest.mark.parametrize("what", ["cards", "editions", "themes", "papers", "sizes"])
def test_lists_name_a_damaged_resource_too(what: str, here: Here) -> None:
    copy = installation(here.path.parent / "copy")
    files = {"themes": "themes/classic.toml", "editions": "editions/classic-108.toml"}
    file = copy / "assets" / files.get(what, f"{what}.toml")
    not_text(file)
    with assets_of(copy):
        refused(here("list", what), file.name)


def test_a_symbol_that_no_card_has_is_not_missed(here: Here) -> None:
    copy = installation(here.path.parent / "copy")
    gone(copy / "assets" / "symbols" / "pencil.svg")
    with assets_of(copy):
        assert here("deck").code == 0
        refused(here("deck", "--edition", "shuffle-112", "-o", "a.pdf"), "symbols/pencil.svg")


def test_the_starter_spec_is_missing(here: Here) -> None:
    copy = installation(here.path.parent / "copy")
    gone(copy / "templates" / "starter.toml")
    with assets_of(copy):
        refused(here("init"), "templates/starter.toml")
    assert here.contents() == {}


def test_a_real_installation_without_a_font(here: Here) -> None:
    copy = installation(here.path.parent / "copy")
    gone(copy / "assets" / "fonts" / "display.ttf")
    env = {"PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    refused(here.alone("deck", env=env), "assets/fonts/display.ttf")
    assert here.alone("check", env=env).code == 0
    assert here.contents() == {}


HEAVY = ("reportlab", "PIL", "weasyprint", "jinja2", "pypdf", "pypdfium2", "tomlkit")


@pytest.fixture
def traps(tmp_path: Path) -> Path:
    """Stand-ins for the heavy libraries that tell when they are loaded, and fail as Pango does where it is missing."""
    folder = tmp_path / "traps"
    for name in HEAVY:
        (folder / name).mkdir(parents=True)
        text = f"import sys\nsys.stderr.write('loaded {name}')\nraise OSError(\"cannot load library 'pango-1.0-0'\")\n"
        (folder / name / "__init__.py").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "args",
    [
        *(
            ["--help"],
            ["--version"],
            ["deck", "--help"],
            ["list", "cards"],
            ["list", "shops"],
            ["list", "printers"],
            ["init"],
        ),
        *(["check"], ["check", "--backs", "fold", "--only", "sheet:2", "--house", "jump-in"]),
    ],
)
def test_what_prints_nothing_loads_no_library_of_the_press(args: list[str], here: Here, traps: Path) -> None:
    run = here.alone(*args, env={"PYTHONPATH": str(traps)})
    assert (run.code, run.err) == (0, "")
    assert run == here.alone(*args) or args == ["init"]


def test_the_traps_would_tell(here: Here, traps: Path) -> None:
    run = here.alone("deck", env={"PYTHONPATH": str(traps)})
    assert "loaded reportlab" in run.err
    assert "Traceback" not in run.err
    assert here.contents() == {}


def test_a_deck_without_pictures_needs_reportlab_alone(here: Here, traps: Path) -> None:
    (traps / "reportlab" / "__init__.py").unlink()
    (traps / "reportlab").rmdir()
    run = here.alone("deck", "-q", "-o", "-", env={"PYTHONPATH": str(traps)})
    assert (run.code, run.err) == (0, "")
    assert run.out == here("deck", "-o", "-").out


@pytest.mark.parametrize(("args", "needless"), [("--help", "unoprint.build"), ("list themes", "unoprint.press")])
def test_a_command_loads_its_own_part_only(args: str, needless: str, here: Here) -> None:
    code = (
        "import sys\nfrom unoprint.cli import run\n"
        "try:\n    run()\nfinally:\n    print(*sys.modules, sep='\\n', file=sys.stderr)"
    )
    run = here.alone(*args.split(), command=[sys.executable, "-c", code])
    loaded = run.err.split()
    assert "unoprint.cli.app" in loaded
    assert needless not in loaded
