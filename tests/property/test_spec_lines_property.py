import datetime as dt
import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from speckit import faults, found
from tomlwriter import DOCUMENTS, Writer
from unoprint.spec.kinds import Kind
from unoprint.spec.lines import locate
from unoprint.spec.schema import ROOT

BAD = dt.date(1979, 5, 27)
"""A date is right nowhere."""


def leaves(kind: Kind, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The paths of all keys that hold no table of known keys; of arrays of tables, one element is meant."""
    paths = []
    for field in kind.fields:
        here = (*path, field.key)
        paths += leaves(field.kind, here) if field.kind.fields else [here]
    return paths


@settings(derandomize=True, max_examples=300, deadline=None)
@given(DOCUMENTS, st.data())
def test_every_key_and_element_is_located(document: dict[str, Any], data: st.DataObject) -> None:
    written = Writer(document, data.draw)
    assert tomllib.loads(written.text) == document, "the writer is wrong"
    assert locate(written.text, written.lines) == written.lines


@settings(derandomize=True, max_examples=150, deadline=None)
@given(st.sets(st.sampled_from(leaves(ROOT)), min_size=1, max_size=8), st.data())
def test_a_wrong_value_is_reported_at_the_line_of_its_key(wrong: set[tuple[str, ...]], data: st.DataObject) -> None:
    document: dict[str, Any] = {}
    for path in sorted(wrong):
        table = document
        for step in path[:-1]:
            table = table.setdefault(step, {})
        table[path[-1]] = BAD
    deck, rules = document.get("deck", {}), document.get("rules", {})
    for parent, key in ((deck, "cards"), (rules, "own")):
        if key in parent:
            parent[key] = [parent[key]]
    written = Writer(document, data.draw)
    expected = {
        (".".join(map(str, path)).replace(".0", "[1]"), line)
        for path, line in written.lines.items()
        if tuple(step for step in path if isinstance(step, str)) in wrong and path[-1] != 0
    }
    reported = {(key, line) for problem, key, line in found(faults(written.text)) if problem != "missing-key"}
    assert reported == expected
