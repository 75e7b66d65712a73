"""Pictures that go out: PNG files of exact size."""

import io
import random

import pytest
from PIL import Image

from unoprint import pictures


@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
@pytest.mark.parametrize("size", [(1, 1), (7, 3), (300, 200)])
def test_a_png_has_the_pixels_it_was_given(size: tuple[int, int], mode: str) -> None:
    samples = random.Random(1).randbytes(size[0] * size[1] * len(mode))  # noqa: S311 - a test repeats
    file = pictures.png(*size, samples, 300, rgba=mode == "RGBA")
    assert file == pictures.png(*size, samples, 300, rgba=mode == "RGBA")
    picture = Image.open(io.BytesIO(file))
    assert (picture.size, picture.mode, picture.format) == (size, mode, "PNG")
    assert picture.tobytes() == samples


@pytest.mark.parametrize("dpi", [72, 96, 150, 300, 600, 299.4])
def test_a_png_says_how_large_it_is_printed(dpi: float) -> None:
    file = pictures.png(1, 1, b"\0\0\0", dpi)
    at = file.index(b"pHYs") + 4
    per_metre = [int.from_bytes(file[at + start : at + start + 4], "big") for start in (0, 4)]
    assert per_metre == [round(dpi / 0.0254)] * 2
    assert file[at + 8] == 1


def test_too_few_samples_are_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="not enough"):
        pictures.png(2, 2, b"\0\0\0", 300)
