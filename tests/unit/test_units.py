import math

import pytest

from unoprint.units import length, show, show_size, size


@pytest.mark.parametrize(
    ("text", "mm"),
    [
        ("3", 3),
        ("3mm", 3),
        (" 3 мм ", 3),
        ("1,7 мм", 1.7),
        ("1.7", 1.7),
        (".5", 0.5),
        ("5.", 5),
        ("-2", -2),
        ("+2", 2),
        ("2cm", 20),
        ("2 СМ", 20),
        ("0.125in", 3.175),
        ('0.125"', 3.175),
        ("3.5IN", 88.9),
        ("72pt", 25.4),
        ("9" * 400, math.inf),
    ],
)
def test_a_length_is_read(text: str, mm: float) -> None:
    assert length(text) == mm


@pytest.mark.parametrize("text", ["", " ", "mm", "3 km", "3 3", "1e3", "nan", "inf", "-", ".", "1.2.3", "0x10", "3mm4"])
def test_no_length(text: str) -> None:
    with pytest.raises(ValueError, match="^" + text.replace(".", r"\.")):
        length(text)


@pytest.mark.parametrize(
    ("text", "mm"),
    [
        ("56x87", (56, 87)),
        ("56X87", (56, 87)),
        ("56×87", (56, 87)),
        ("56х87", (56, 87)),  # Cyrillic
        ("56 Х 87 мм", (56, 87)),
        ("56*87", (56, 87)),
        ("63,5x88,9", (63.5, 88.9)),
        ("2.5x3.5in", (63.5, 88.9)),
        ("2.5in x 3.5", (63.5, 88.9)),
        ("2.5in x 88.9mm", (63.5, 88.9)),
        ("5.6cm x 8.7cm", (56, 87)),
        ("0x-5", (0, -5)),
    ],
)
def test_a_size_is_read(text: str, mm: tuple[float, float]) -> None:
    assert size(text) == mm


@pytest.mark.parametrize("text", ["", "56", "56x", "x87", "56x87x3", "a4", "56 87", "nanx87", "56xinf"])
def test_no_size(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        size(text)


@pytest.mark.parametrize(
    ("mm", "text"),
    [
        (56.0, "56"),
        (63.5, "63.5"),
        (0.125, "0.12"),
        (100.0, "100"),
        (0.0, "0"),
        (-0.001, "0"),
        (1.999, "2"),
        (math.inf, "inf"),
        (math.nan, "nan"),
    ],
)
def test_a_length_is_shown_to_people(mm: float, text: str) -> None:
    assert show(mm) == text


def test_a_size_is_shown_to_people() -> None:
    assert show_size(63.5, 88.9) == "63.5 × 88.9 mm"
