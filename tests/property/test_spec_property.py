"""Whatever comes in, a Spec comes out or an UnoprintError does."""

import posixpath
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from speckit import NAMES, read
from tomlwriter import SCALARS, Writer
from unoprint.errors import SpecFault, UnoprintError, UsageFault
from unoprint.spec import PrintSpec, Spec
from unoprint.spec.kinds import Kind
from unoprint.spec.pictures import FITS
from unoprint.spec.schema import ROOT, flagged

FRAGMENTS = st.one_of(
    st.sampled_from("=.[]{},\"'#1- \n\r\0\x7f\ufeff\U0001f600"),
    st.sampled_from(
        ("title", "deck", "cards", "print", "gap", "[[", "]]", '"""', "\\u00", "0x", "e9", "nan", "true", "яма")
    ),
)


def keys(kind: Kind) -> set[str]:
    return {field.key for field in kind.fields}.union(*(keys(field.kind) for field in kind.fields))


VALUES = st.one_of(
    SCALARS,
    st.integers(-(10**30), 10**30),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(("A4", "56x87", "classic-108", "red", "long-edge", "3mm", "1,7", "x" * 300)),
    st.sampled_from(("кот.png", "../кот.png", "stacks", "rectos-first", "cover", "round", "cmyk")),
)
KEYS = (*sorted(keys(ROOT)), "file", "red:7", "wild")
TABLES = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.integers(-2, 220) | st.floats(-2, 220)
PRINT = st.dictionaries(
    st.sampled_from(("gap", "margin", "copies", "paper", "card-size", "bleed", "shift")),
    NUMBERS | st.lists(NUMBERS, min_size=2, max_size=4) | st.builds("{}x{}".format, NUMBERS, NUMBERS),
    min_size=1,
    max_size=2,
)
"""Sheets that are often right."""

STEPS = st.sampled_from(("кот", "..", ".", "", "~", "C:", " ", "a b.png", "…"))
PATHS = st.builds(lambda steps, sign: sign.join(steps), st.lists(STEPS, min_size=1, max_size=5), st.sampled_from("/\\"))
CARDS = st.builds(
    lambda name, case, space: getattr(name, case)().replace(":", f"{space}:{space}"),
    st.sampled_from((*NAMES.cards(), "red:77", "blue", "own:кот", "")),
    st.sampled_from(("lower", "upper", "title")),
    st.sampled_from(("", " ", "\u00a0")),
)
"""Names of standard cards as people type them, and others."""

FLAGS = [name for _, field in flagged() for name in (field.flag, *(switch for switch, _ in field.switches)) if name]


def outcome(source: bytes | str | None, flags: dict[str, str | int | bool] | None = None) -> Spec | UnoprintError:
    try:
        return read(source, flags or {})
    except UnoprintError as error:
        return error


@settings(derandomize=True, max_examples=200)
@given(st.binary(max_size=60))
def test_any_bytes(source: bytes) -> None:
    assert isinstance(outcome(source), Spec | SpecFault)


@settings(derandomize=True, max_examples=400)
@given(st.lists(FRAGMENTS, max_size=14).map("".join))
def test_anything_like_toml(text: str) -> None:
    assert isinstance(outcome(text), Spec | SpecFault)


@settings(derandomize=True, max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from([field.key for field in ROOT.fields]), TABLES, min_size=1), st.data())
def test_any_document(document: dict[str, Any], data: st.DataObject) -> None:
    result = outcome(Writer(document, data.draw).text)
    if isinstance(result, Spec):
        in_range(result.print)
    else:
        assert isinstance(result, SpecFault)
        assert result.problems
        assert all(one.place and one.place.line and one.params["key"] for one in result.problems)


@settings(derandomize=True, max_examples=300, deadline=None)
@given(PRINT, st.data())
def test_what_is_let_through_can_be_printed(printing: dict[str, Any], data: st.DataObject) -> None:
    result = outcome(Writer({"print": printing}, data.draw).text)
    if isinstance(result, Spec):
        in_range(result.print)
    else:
        reported = {one.params["key"].partition("[")[0] for one in result.problems}
        assert reported <= {f"print.{key}" for key in printing}


@settings(derandomize=True, max_examples=300)
@given(
    st.dictionaries(
        st.sampled_from(FLAGS),
        st.text("0159.,-x ameх\n\udcff", max_size=6) | st.sampled_from(("1,2", "A4", "none", "56x87", "9" * 999)),
        max_size=3,
    )
)
def test_any_flags(flags: dict[str, str | int | bool]) -> None:
    result = outcome(None, flags)
    if isinstance(result, Spec):
        in_range(result.print)
    else:
        assert isinstance(result, UsageFault)
        assert {one.place.key for one in result.problems if one.place} <= set(flags)


@settings(derandomize=True, max_examples=300, deadline=None)
@given(
    st.dictionaries(CARDS, PATHS | st.fixed_dictionaries({"file": PATHS, "fit": st.sampled_from(FITS)}), max_size=3),
    st.data(),
)
def test_pictures_lie_in_the_folder_and_on_cards(art: dict[str, Any], data: st.DataObject) -> None:
    """Each picture that is let through is below the folder and on a card; each that is not is reported."""
    result = outcome(Writer({"art": art}, data.draw).text)
    wanted = {name: value if isinstance(value, str) else value["file"] for name, value in art.items()}
    cards = ["".join(name.lower().split()) for name in wanted]
    right = len(set(cards)) == len(cards) and set(cards) <= set(NAMES.cards())
    if isinstance(result, Spec):
        assert right
        assert sorted(result.art) == sorted(cards)
        below = [PurePosixPath(posixpath.normpath(f"/spec/folder/{one.file}")) for one in result.art.values()]
        assert all(path.is_relative_to("/spec/folder") for path in below)
        assert not any(PureWindowsPath(one.file).drive for one in result.art.values())
    else:
        assert not right or any(_leads_out(path) for path in wanted.values())
        assert all(one.place and one.place.line for one in result.problems)


def _leads_out(path: str) -> bool:
    """Whether a path is empty or leads out of the folder, told from what the systems make of it."""
    slashed = path.replace("\\", "/")
    inside = posixpath.normpath(f"/spec/folder/{slashed}")
    return (
        not path.strip()
        or slashed.startswith(("/", "~/", "C:"))
        or not PurePosixPath(inside).is_relative_to("/spec/folder")
        or posixpath.normpath(slashed).startswith(("C:", "~/"))
    )


def in_range(printing: PrintSpec) -> None:
    """No value is one that the sheets could not bear."""
    assert 0 <= printing.bleed <= 20
    assert all(-100 <= way <= 100 for way in printing.shift)
    assert printing.order in {(), ("stacks",), ("rectos-first",), ("rectos-first", "stacks")}
    assert 1 <= printing.copies <= 200
    assert all(0 <= gap <= 100 for gap in printing.gap)
    assert all(0 <= margin <= 200 for margin in printing.margin)
    assert all(40 <= side <= 1500 for side in printing.paper[1:])
    assert all(20 <= side <= 1000 for side in printing.card_size[1:])
