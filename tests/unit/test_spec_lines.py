"""Lines in TOML that is hard to tell apart by eye."""

import pytest

from unoprint.spec.lines import locate
from unoprint.spec.report import Path

CASES: list[tuple[str, str, dict[Path, int]]] = [
    ("keys", "# top\n\na = 1\n  b = 2 # c = 3\n", {("a",): 3, ("b",): 4}),
    ("CRLF", "a = 1\r\n\r\n[t]\r\nb = 2", {("a",): 1, ("t",): 3, ("t", "b"): 4}),
    ("dotted", "a.b . c = 1\na.d = 2", {("a",): 1, ("a", "b"): 1, ("a", "b", "c"): 1, ("a", "d"): 2}),
    ("quoted", "'a.b' = 1\n\"c\\u0064\".'' = 2", {("a.b",): 1, ("cd",): 2, ("cd", ""): 2}),
    ("quoted header", "[ 'x]' . \"#\" ] # [y]\nk = 1", {("x]",): 1, ("x]", "#"): 1, ("x]", "#", "k"): 2}),
    ("implicit table", "[a.b]\nx = 1\n[a]\ny = 2", {("a",): 1, ("a", "b", "x"): 2, ("a", "y"): 4}),
    (
        "arrays of tables",
        "[[c]]\nn = 1\n\n[[c]]\n[[c.d]]\nm = 1\n[[c.d]]\n[c.e]\nf = 1",
        {
            ("c",): 1,
            ("c", 0): 1,
            ("c", 0, "n"): 2,
            ("c", 1): 4,
            ("c", 1, "d"): 5,
            ("c", 1, "d", 0, "m"): 6,
            ("c", 1, "d", 1): 7,
            ("c", 1, "e", "f"): 9,
        },
    ),
    (
        "nested arrays of tables start anew",
        "[[c]]\n[[c.d]]\n[[c.d]]\n[[c]]\n[[c.d]]\nx = 1",
        {("c", 0, "d", 1): 3, ("c", 1, "d", 0): 5, ("c", 1, "d", 0, "x"): 6},
    ),
    (
        "inline tables",
        'a = { b = 1, c.d = [2, { e = "}" }], f = "," }\ng = 1',
        {("a", "b"): 1, ("a", "c", "d"): 1, ("a", "c", "d", 1, "e"): 1, ("a", "f"): 1, ("g",): 2},
    ),
    (
        "multi-line array",
        'a = [ # one, two\n  "]", # ]\n\n  [ 1.5\n  , 07:32:00.5 ],\n  { x = "\\"" },\n]\nb = 1',
        {("a",): 1, ("a", 0): 2, ("a", 1): 4, ("a", 1, 0): 4, ("a", 1, 1): 5, ("a", 2, "x"): 6, ("b",): 8},
    ),
    ("basic lines", 'a = """\nb = 1\n[[c]]\n\\""" "" \n"""\nd = 1', {("a",): 1, ("d",): 6}),
    ("literal lines", "a = '''\nb = 1 '' \\'''\nd = 1", {("a",): 1, ("d",): 3}),
    (
        "quotes at the end",
        'a = ["""x""""", """x""""]\nb = \'\'\'y\'\'\'\'\nc = ""\nd = 1',
        {("b",): 2, ("c",): 3, ("d",): 4},
    ),
    ("empty lines", "a = \"\"\"\"\"\"\nb = ''''''\nc = 1", {("b",): 2, ("c",): 3}),
    ("escaped quotes", 'a = "\\\\"\nb = "\\" # "\nc = \'\\\'\nd = 1', {("b",): 2, ("c",): 3, ("d",): 4}),
    (
        "dates",
        "a = [1979-05-27 07:32:00, 1979-05-27T00:32:00.9-07:00,\n 1]\nb = 1",
        {("a", 1): 1, ("a", 2): 2, ("b",): 3},
    ),
    ("line folding", 'a = """\\\n  b \\\n\n  c"""\nd = 1', {("a",): 1, ("d",): 5}),
]


@pytest.mark.parametrize(("text", "lines"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_lines(text: str, lines: dict[Path, int]) -> None:
    assert locate(text, lines) == lines


def test_a_path_without_a_line_has_that_of_its_parent() -> None:
    text = "\n[a]\nb = [1,\n2]"
    assert locate(text, [("a", "b", 5, "c"), ("a", "x"), ("y",), ()]) == {("a", "b", 5, "c"): 3, ("a", "x"): 2}
