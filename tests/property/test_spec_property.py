"""Whatever comes in, a Spec comes out or an UnoprintError does."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from speckit import read
from tomlwriter import SCALARS, Writer
from unoprint.errors import SpecFault, UnoprintError, UsageFault
from unoprint.spec import PrintSpec, Spec
from unoprint.spec.kinds import Kind
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
)
TABLES = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(sorted(keys(ROOT))), inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.integers(-2, 220) | st.floats(-2, 220)
PRINT = st.dictionaries(
    st.sampled_from(("gap", "margin", "copies", "paper", "card-size")),
    NUMBERS | st.lists(NUMBERS, min_size=2, max_size=4) | st.builds("{}x{}".format, NUMBERS, NUMBERS),
    min_size=1,
    max_size=2,
)
"""Sheets that are often right."""

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


def in_range(printing: PrintSpec) -> None:
    """No value is one that the sheets could not bear."""
    assert 1 <= printing.copies <= 200
    assert all(0 <= gap <= 100 for gap in printing.gap)
    assert all(0 <= margin <= 200 for margin in printing.margin)
    assert all(40 <= side <= 1500 for side in printing.paper[1:])
    assert all(20 <= side <= 1000 for side in printing.card_size[1:])
