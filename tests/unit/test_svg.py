"""The strict reader of symbol files."""

import pytest

from unoprint.art.svg import read_symbol, segments

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'


@pytest.mark.parametrize(
    ("d", "expected"),
    [
        ("M1 2 L3 4 Z", (("M", (1, 2)), ("L", (3, 4)), ("Z", ()))),
        ("M1,2,3,4", (("M", (1, 2)), ("L", (3, 4)))),
        ("M0 0 H5 V7", (("M", (0, 0)), ("L", (5, 0)), ("L", (5, 7)))),
        ("M0 0 C1 2 3 4 5 6", (("M", (0, 0)), ("C", (1, 2, 3, 4, 5, 6)))),
        ("M0 0 C0 0 4 8 5 6 S9 9 1 1", (("M", (0, 0)), ("C", (0, 0, 4, 8, 5, 6)), ("C", (6, 4, 9, 9, 1, 1)))),
        ("M1 1 S2 2 3 3", (("M", (1, 1)), ("C", (1, 1, 2, 2, 3, 3)))),
        ("M0 0 Q3 3 6 0", (("M", (0, 0)), ("C", (2, 2, 4, 2, 6, 0)))),
        ("M-.5 1.25 L1.5-2", (("M", (-0.5, 1.25)), ("L", (1.5, -2)))),
        ("M5 5 L9 9 Z H7", (("M", (5, 5)), ("L", (9, 9)), ("Z", ()), ("L", (7, 5)))),
    ],
)
def test_operators_become_absolute_lines_and_cubics(d, expected):
    found = segments(d)
    assert [operator for operator, _ in found] == [operator for operator, _ in expected]
    for (_, numbers), (_, wanted) in zip(found, expected, strict=True):
        assert numbers == pytest.approx(wanted)


@pytest.mark.parametrize(
    "d", ["m1 2", "M1 2 A1 1 0 0 0 5 5", "L1 2", "M1", "M1 2 C1 2 3", "1 2", "M1 2 L3 4;", "M1 2 T3 4"]
)
def test_anything_else_is_refused(d):
    with pytest.raises(ValueError):  # noqa: PT011 - its text is the offending piece
        segments(d)


@pytest.mark.parametrize(
    "body",
    [
        '<path d="M0 0"/>',
        '<path class="body" d="M0 0" style="fill:red"/>',
        "<g/>",
        '<image class="body" href="x.png"/>',
        "<script>1</script>",
    ],
)
def test_only_plain_paths_may_stand_in_a_file(body):
    with pytest.raises(ValueError, match="plain path"):
        read_symbol(f"{HEAD}{body}</svg>")


def test_parts_keep_their_roles_and_their_order():
    symbol = read_symbol(f'{HEAD}\n<path class="body" d="M0 0 L1 1 Z"/>\n<path class="eye" d="M2 2 L3 3 Z"/>\n</svg>\n')
    assert [role for role, _ in symbol.parts] == ["body", "eye"]
