"""What is refused: with which exit code, in which words, and that nothing is written."""

import ast
import errno
import io
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import clibox
import clicalibrate
import clicases
import cliexport
import clipictures
import clisheets
import clispec
from clicases import Case
from clikit import ROOT, Here, Run, assets_of, installation
from clirules import RULE_CASES, RULE_WARNINGS
from unoprint import build
from unoprint.cli import messages
from unoprint.pictures import png
from unoprint.spec import toml, words

CASES = (
    *clicases.CASES,
    *RULE_CASES,
    *clispec.SPEC_CASES,
    *clisheets.CASES,
    *clibox.CASES,
    *clicalibrate.CASES,
    *cliexport.CASES,
)
WARNINGS = (*clicases.WARNINGS, *RULE_WARNINGS, *clispec.SPEC_WARNINGS, *clisheets.WARNINGS)
ELSEWHERE = clicalibrate.CONFIG_CASES
"""Cases that another test runs, with the files they want."""

GUARDS = {"rules-set-two", "other-players-or-off"}
"""What no rule of today's catalogue can bring about."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of the messages and hints that are looked up, as they are."""
    ids: list[str] = []

    class Noted(dict[str, messages.Template]):
        def __getitem__(self, key: str) -> messages.Template:
            ids.append(key)
            return super().__getitem__(key)

    monkeypatch.setattr(messages, "PROBLEMS", Noted(messages.PROBLEMS))
    monkeypatch.setattr(messages, "HINTS", Noted(messages.HINTS))
    return ids


@pytest.mark.parametrize("case", CASES, ids=[f"{case.code} {case.name}" for case in CASES])
def test_what_is_wrong_is_said_and_nothing_is_written(case: Case, here: Here, said: list[str]) -> None:
    if case.spec:
        here.spec(case.spec)
    before = here.contents()
    run = here(*shlex.split(case.args))
    assert run.code == case.code, run.err
    assert not run.out
    lines = run.err.splitlines()
    assert lines[0].startswith("error: ")
    assert all(line.startswith(("error: ", "hint: ")) for line in lines), run.err
    assert [fragment for fragment in case.says if fragment not in run.err] == [], run.err
    assert list(dict.fromkeys(said)) == list(dict.fromkeys(case.ids.split()))
    assert here.contents() == before


@pytest.mark.parametrize("case", WARNINGS, ids=[case.name for case in WARNINGS])
def test_what_is_worth_knowing_is_said_unless_quiet(case: Case, here: Here, said: list[str]) -> None:
    if case.spec:
        here.spec(case.spec)
    run = here("check", *shlex.split(case.args))
    assert run.code == 0, run.err
    lines = run.err.splitlines()
    assert lines[0].startswith(("warning: ", "note: "))
    assert all(line.startswith(("warning: ", "note: ", "hint: ")) for line in lines), run.err
    assert [fragment for fragment in case.says if fragment not in run.err] == [], run.err
    assert said == case.ids.split()
    quiet = here("check", "-q", *shlex.split(case.args))
    assert (quiet.code, quiet.out, quiet.err) == (0, run.out, "")


def test_a_deck_that_leaves_out_the_bar_does_not_ask_to_measure_it(here: Here) -> None:
    assert "bar at the edge" in here("deck").err
    assert "bar at the edge" not in here("deck", "--paper", "66x97", "--marks", "none").err


def _stop(error: BaseException) -> Callable[..., None]:
    def stop(*_: object) -> None:
        raise error

    return stop


def _date(here: Here, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    return here("deck")


def _terminal(here: Here, _: pytest.MonkeyPatch) -> Run:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    return here("deck", "-o", "-", stdout=Terminal(io.BytesIO()))


def _full_disk(here: Here, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setattr(Path, "replace", _stop(OSError(errno.ENOSPC, "No space left on device")))
    return here("deck")


def _full_pipe(here: Here, _: pytest.MonkeyPatch) -> Run:
    class Full(io.BytesIO):
        def write(self, _: object) -> int:
            raise OSError(errno.ENOSPC, "No space left on device")

    return here("deck", "-o", "-", stdout=io.TextIOWrapper(Full()))


def _fails(error: BaseException) -> Callable[[Here, pytest.MonkeyPatch], Run]:
    def fail(here: Here, monkeypatch: pytest.MonkeyPatch) -> Run:
        monkeypatch.setattr(build, "plan", _stop(error))
        return here("deck")

    return fail


def _many_names(here: Here, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Hints leave lists out when they get long; none is yet."""
    monkeypatch.setattr(words, "_SHORT_LIST", 3)
    return here("check", here.spec("[print]\npapr = 'A4'\ncard-size = 'mgt'"))


def _without_assets(here: Here, _: pytest.MonkeyPatch) -> Run:
    (here.path / "empty").mkdir()
    with assets_of(here.path / "empty" / "empty"):
        return here("deck")


def _spoilt(name: str) -> Callable[[Here, pytest.MonkeyPatch], Run]:
    def spoil(here: Here, _: pytest.MonkeyPatch) -> Run:
        copy = installation(here.path.parent / "copy")
        (copy / "assets" / name).write_text("no", encoding="utf-8")
        with assets_of(copy):
            return here("deck")

    return spoil


def _changed(name: str, old: str, new: str, *args: str) -> Callable[[Here, pytest.MonkeyPatch], Run]:
    """A run with one text in a file of the installation changed."""

    def change(here: Here, _: pytest.MonkeyPatch) -> Run:
        copy = installation(here.path.parent / "copy")
        text = (copy / name).read_text(encoding="utf-8")
        assert old in text
        (copy / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        build.rules_catalogue.cache_clear()
        with assets_of(copy):
            run = here(*args)
        build.rules_catalogue.cache_clear()
        return run

    return change


def _without_pango(here: Here, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    return here("rules")


def _coarse(here: Here, _: pytest.MonkeyPatch) -> Run:
    (here.path / "small.png").write_bytes(png(100, 140, bytes(100 * 140 * 3), 72))
    return here("check", here.spec("[[deck.cards]]\nname = 'Море'\nart = 'small.png'\n"))


def _crowded(here: Here, _: pytest.MonkeyPatch) -> Run:
    (here.path / "море.dat").write_bytes(png(100, 140, bytes(100 * 140 * 3), 72))
    text = f"[[deck.cards]]\nname = 'Море'\nart = 'море.dat'\ntext = '{'слово ' * 120}'\n"
    return here("check", here.spec(text))


def _over_picture(here: Here, command: str, name: str) -> Run:
    """The user's photo is gone for good when a deck is written over it."""
    (here.path / "a").mkdir()
    (here.path / "кот.jpg").write_bytes(b"a photo")
    run = here(command, here.spec("[art]\nwild = 'кот.jpg'\n"), "-o", name)
    assert (here.path / "кот.jpg").read_bytes() == b"a photo"
    return run


class Trick(NamedTuple):
    """What takes more than a call: `play` runs the program in a world made for it."""

    code: int
    ids: str
    says: tuple[str, ...]
    play: Callable[[Here, pytest.MonkeyPatch], Run]


TRICKS = (
    Trick(0, "deck-done print-at-100", ("108 cards on 11 sheets, 10 a sheet", "50 mm"), lambda here, _: here("deck")),
    Trick(0, "card-done print-at-100", ("one card on one sheet",), lambda here, _: here("deck", "--only", "wild")),
    Trick(
        1, "unexpected", ("RuntimeError", "all is lost", "test_cli_messages.py:"), _fails(RuntimeError("all is lost"))
    ),
    Trick(1, "unexpected", ("PermissionError", "'some.file'"), _fails(PermissionError(13, "not allowed", "some.file"))),
    Trick(2, "date-not-seconds unset-date", ("SOURCE_DATE_EPOCH is yesterday",), _date),
    Trick(2, "binary-on-terminal redirect", ("-o - >",), _terminal),
    Trick(3, "unknown-key nearest-key unknown-size nearest-size", ("mean paper?", "mean mtg?"), _many_names),
    Trick(5, "resource-missing", ("assets",), _without_assets),
    Trick(5, "resource-broken", ("assets/symbols/heart.svg",), _spoilt("symbols/heart.svg")),
    Trick(5, "resource-unreadable", ("text.ttf",), _spoilt("fonts/text.ttf")),
    *(
        Trick(case.code, case.ids, case.says, lambda here, _, args=case.args: here(*args.split()))
        for case in clibox.TOLD
    ),
    *(Trick(*one) for one in (*cliexport.TRICKS, *clipictures.TRICKS)),
    *(
        Trick(
            2,
            "output-is-own file-elsewhere",
            (f"{name} is a file of your own",),
            lambda here, _, command=command, name=name: _over_picture(here, command, name),
        )
        for command, name in (("deck", "кот.jpg"), ("rules", "a/../кот.jpg"), ("box", "кот.jpg"), ("scores", "кот.jpg"))
    ),
    Trick(4, "card-picture-crowded shorten-text", ("«Море»", "no room for its picture"), _crowded),
    Trick(0, "picture-coarse picture-larger", ("small.png on «Море» comes to", "150"), _coarse),
    Trick(
        0,
        "calibrate-done printer-saved",
        ("flip: long-edge", "kitchen"),
        lambda here, _: here("calibrate", "--printer", "kitchen", "--shift", "1.5,-2"),
    ),
    *(
        Trick(0, f"deck-done print-at-100 {how}", says, lambda here, _, flags=flags: here("deck", *flags.split()))
        for how, flags, says in (
            ("how-both-sides", "--backs short-edge", ("flip: short-edge",)),
            ("how-apart", "--backs long-edge --order rectos-first", ("pages 1 to 11", "flip: long-edge")),
            ("how-separate", "--backs separate", ("pages 1 to 11", "the backs")),
            ("how-fold", "--backs fold", ("dashed line", "then cut")),
        )
    ),
    Trick(
        0,
        "deck-done how-both-sides booklet-done box-done print-all-at-100",
        ("108 cards on 11 sheets", "flip: long-edge", "staple", "34.4 mm", "100 %"),
        lambda here, _: here("kit", "--backs", "long-edge"),
    ),
    Trick(0, "booklet-done", ("4 sheets", "staple", "short-edge"), lambda here, _: here("rules", "--preset", "kids-5")),
    Trick(
        5,
        "template-broken",
        ("templates/booklet/clauses.html.j2, line 1: 'nobody' is undefined",),
        _changed("templates/booklet/clauses.html.j2", "{%", "{{ nobody }}{%", "rules", "--layout", "html"),
    ),
    Trick(
        5,
        "clause-unprinted clause-unprinted clause-unprinted",
        ("which belongs to jump-in",),
        _changed(
            "templates/booklet/house/jump-in.html.j2",
            '{% include "booklet/clauses.html.j2" %}',
            "",
            *("rules", "--layout", "html", "--preset", "family"),
        ),
    ),
    Trick(
        5, "page-fault", ("no-such",), _changed("templates/booklet/base.css", "body {", "body { no-such: 1;", "rules")
    ),
    Trick(
        5,
        "address-denied",
        ("http://127.0.0.1:9/x.png",),
        _changed("templates/booklet/base.css", "body {", "body { background: url(http://127.0.0.1:9/x.png);", "rules"),
    ),
    Trick(
        5, "pango-missing install-pango", ("apt install libpango", "brew", "pacman", "--layout html"), _without_pango
    ),
    Trick(6, "cannot-write write-elsewhere", ("deck.pdf: No space",), _full_disk),
    Trick(6, "cannot-write-output", ("standard output: No space",), _full_pipe),
    Trick(130, "interrupted", ("interrupted",), _fails(KeyboardInterrupt())),
)


@pytest.mark.parametrize("trick", TRICKS, ids=[f"{trick.code} {trick.ids} {trick.says[0]}" for trick in TRICKS])
def test_what_takes_more_to_provoke_is_said_too(
    trick: Trick, here: Here, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    run = trick.play(here, monkeypatch)
    assert run.code == trick.code, run.err
    assert [fragment for fragment in trick.says if fragment not in run.err] == [], run.err
    assert said == trick.ids.split()
    assert "Traceback" not in run.err
    assert trick.code == 0 or not list(here.path.rglob("*.p*"))


def test_every_message_and_hint_is_provoked_above() -> None:
    provoked = {one for case in (*CASES, *WARNINGS, *ELSEWHERE, *TRICKS) for one in case.ids.split()}
    assert provoked == (messages.PROBLEMS.keys() | messages.HINTS.keys()) - GUARDS


def _calls() -> Iterator[ast.Call]:
    for path in (ROOT / "unoprint").rglob("*.py"):
        yield from (
            node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)
        )


def _texts(node: ast.expr) -> set[str]:
    """The texts an expression may be, as far as they stand in it."""
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def _arguments(name: str, position: int = 0) -> set[str]:
    """The texts passed at a position to whatever is called `name`."""
    found: set[str] = set()
    for call in _calls():
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called == name and len(call.args) > position:
            found |= _texts(call.args[position])
    return found


def test_every_problem_in_the_code_has_a_message_and_every_message_a_problem() -> None:
    used = _arguments("Problem") | _arguments("refuse") | _arguments("wrong") | _arguments("tell")
    assert used == messages.PROBLEMS.keys()


def test_every_hint_in_the_code_has_a_message_and_every_message_a_hint() -> None:
    kinds = _arguments("suggestion", 2) | {"name"}
    composed = {f"{near}{kind}{of}" for kind in kinds for near in ("nearest-", "") for of in ("-of", "") if near or of}
    mends = {mend for _, mend in toml._MENDS}  # noqa: SLF001
    assert _arguments("Hint") | composed | mends == messages.HINTS.keys()
