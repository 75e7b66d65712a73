import math
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from unoprint.units import length, show, size

MM = st.floats(-2000, 2000)
UNITS = st.sampled_from(
    (("", 1.0), ("mm", 1.0), (" мм", 1.0), ("см", 10.0), ("in", 25.4), ('"', 25.4), (" pt", 25.4 / 72))
)


@settings(derandomize=True, max_examples=200)
@given(MM)
def test_what_is_shown_is_read_back_to_a_hundredth(mm: float) -> None:
    assert length(show(mm)) == pytest.approx(mm, abs=0.005001)


@settings(derandomize=True, max_examples=200)
@given(MM, UNITS, st.sampled_from(".,"))
def test_a_unit_scales(number: float, unit: tuple[str, float], point: str) -> None:
    name, millimetres = unit
    text = f"{number:.6f}".replace(".", point) + name
    assert length(text) == pytest.approx(number * millimetres, abs=2e-5)


@settings(derandomize=True, max_examples=200)
@given(MM, MM, UNITS, st.sampled_from("xX×хХ*"), st.sampled_from(("", " ")))
def test_a_unit_on_either_side_serves_both(w: float, h: float, unit: tuple[str, float], by: str, space: str) -> None:
    name, millimetres = unit
    expected = pytest.approx((w * millimetres, h * millimetres), abs=2e-5)
    width, height, between = f"{w:.6f}", f"{h:.6f}", f"{space}{by}{space}"
    assert size(width + name + between + height) == expected
    assert size(width + between + height + name) == expected
    assert size(width + name + between + height + name) == expected


@settings(derandomize=True, max_examples=300)
@given(st.text(st.sampled_from("0123456789.,+-xх× minptсм\"'eE_\n٣"), max_size=12))
def test_any_text_is_read_as_a_finite_length_or_refused(text: str) -> None:
    with suppress(ValueError):
        assert math.isfinite(length(text))
    with suppress(ValueError):
        assert all(map(math.isfinite, size(text)))
