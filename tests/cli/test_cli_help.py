"""Every command and option is explained, the explanations are true, and the README shows what works."""

import re
import shlex

import click
import pytest

from clikit import ROOT, Here
from unoprint import __version__, errors
from unoprint.cli.app import COMMANDS, app
from unoprint.spec.schema import flagged

README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = [line.split("#")[0].strip() for line in README.splitlines() if re.match(r"unoprint \w", line)]


def command(name: str) -> click.Command:
    found = app.get_command(click.Context(app), name)
    assert found is not None
    return found


def options(name: str) -> list[click.Option]:
    return [one for one in command(name).params if isinstance(one, click.Option)]


BESIDES = {"-o", "-q", "-h", "--only", "--printer"}
"""Options that set no value of the spec."""


def flags(*names: str) -> list[tuple[str, click.Option]]:
    """The options of commands (of `deck` alone, if none is named) that set a value of the spec."""
    found = [one for name in names or ("deck",) for one in options(name) if not BESIDES & set(one.opts)]
    return list({one.opts[0]: (one.opts[0], one) for one in found}.values())


@pytest.mark.parametrize("flag", ["-h", "--help"])
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_every_command_has_help(name: str, flag: str, here: Here) -> None:
    run = here(*name.split(), flag)
    assert (run.code, run.err) == (0, "")
    assert run.text.startswith("Usage: unoprint")
    if name:
        assert command(name).help
        for option in options(name):
            assert option.help
            assert all(opt in run.text for opt in option.opts)
    else:
        assert all(
            re.search(rf"^  {one} +{re.escape(text)}$", run.text, re.MULTILINE) for one, text in COMMANDS.items()
        )


@pytest.mark.parametrize("args", [[], ["--help"]])
def test_the_program_alone_shows_the_help(args: list[str], here: Here) -> None:
    run = here(*args)
    assert run.code == (0 if args else 2)
    assert (run.text or run.err) == here("-h").text


def test_the_version_is_told(here: Here) -> None:
    assert here("--version").text == f"unoprint, version {__version__}\n"


def test_the_flags_are_those_of_the_spec() -> None:
    wanted = {
        flag for _, field in flagged() for flag in (field.flag, *(switch for switch, _ in field.switches)) if flag
    }
    assert {flag for flag, _ in flags("deck", "rules", "box")} == wanted


def test_scores_takes_the_flags_of_rules() -> None:
    layout = {"--layout", "--flip", "--per-page"}
    assert {flag for flag, _ in flags("scores")} == {flag for flag, _ in flags("rules")} - layout


def test_check_takes_the_flags_of_deck() -> None:
    assert {option.opts[0] for option in options("deck")} - {"-o"} <= {option.opts[0] for option in options("check")}


CHECKED = [(flag, one) for flag, one in flags("check") if flag != "--json"]
DEFAULTS = [
    (flag, match[1]) for flag, one in CHECKED if (match := re.search(r"\[default: ([\w-]+(?:,\w+)*)", one.help or ""))
]
CHOICES = [(flag, name) for flag, one in CHECKED for name in re.findall(r"[a-z-]{4,}", str(one.metavar or ""))]


@pytest.mark.parametrize(("flag", "default"), DEFAULTS)
def test_the_defaults_in_the_help_are_the_defaults(flag: str, default: str, here: Here) -> None:
    assert here("check", "--json", "-q", flag, default) == here("check", "--json", "-q")


@pytest.mark.parametrize(("flag", "choice"), CHOICES)
def test_the_choices_in_the_help_are_taken(flag: str, choice: str, here: Here) -> None:
    assert here("check", flag, choice).code == 0


def test_there_are_defaults_and_choices_to_test() -> None:
    without = {"--blanks", "--house", "--no-house", "--set", "--players"}
    assert {flag for flag, _ in DEFAULTS} == {flag for flag, one in CHECKED if not one.is_flag} - without
    assert {flag for flag, _ in CHOICES} == {
        *("--marks", "--backs", "--order", "--corners", "--bw-art", "--colour-space"),
    }


def test_every_option_of_the_deck_that_the_readme_names_exists() -> None:
    ours = README.split("## For developers")[0].split("prints a homemade")[1]
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", ours))
    assert named
    assert named <= {opt for name in COMMANDS for option in options(name) for opt in option.opts}


@pytest.mark.parametrize("line", SHOWN)
def test_the_commands_of_the_readme_work(line: str, here: Here) -> None:
    """In the order of the README, where one line leans on another: a printer is known once it was calibrated."""
    _, *args = shlex.split(line)
    if "--printer" in args and args[0] != "calibrate":
        here(*next(shlex.split(one) for one in SHOWN if one.startswith("unoprint calibrate --printer"))[1:])
    run = here(*args)
    assert run.code == 0, run.err
    assert "error" not in run.err


def test_the_spec_of_the_readme_works_and_the_files_it_names_are_written(here: Here) -> None:
    assert len(SHOWN) >= 7
    (spec,) = re.findall(r"```toml\n(.*?)```", README, re.DOTALL)
    assert here("deck", here.spec(spec)).text.strip().endswith("deck-bw.pdf")
    assert here("rules", "deck.toml").text == "output/rules.pdf\n"
    assert here("deck").code == 0
    named = set(re.findall(r"output/[\w-]+\.pdf", README))
    assert named == {"output/deck.pdf", "output/deck-bw.pdf", "output/rules.pdf"}
    assert named <= set(here.contents())


def test_the_readme_has_every_exit_code() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", README, re.MULTILINE)}
    faults = {fault.exit_code for fault in errors.UnoprintError.__subclasses__()}
    assert codes == {0, 130} | {1} | faults
    assert faults == {2, 3, 4, 5, 6}
