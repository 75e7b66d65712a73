"""Pages as pixels: exactly as many as were asked for, in the order red, green, blue, on white."""

import subprocess
import sys
import zlib

import numpy as np
import pytest

from presskit import HEIGHT, WIDTH, face, field, paged, photo, samples, solid
from unoprint.press.raster import page_count, raster


def pixels(document, page, width, height):
    found = raster(document, page, width, height)
    assert (found.width, found.height) == (width, height)
    return np.frombuffer(found.data, np.uint8).reshape(height, width, 3)


@pytest.mark.parametrize("size", [(661, 1028), (1, 1), (101, 7), (1500, 2100), (33, 400)])
def test_the_picture_has_exactly_the_pixels_that_were_asked_for(size):
    """Odd widths too, and shapes that are not the page's: it fills them to the last row and column."""
    document = paged(solid("a", fill="#00ff00")).data
    assert (pixels(document, 0, *size) == (0, 255, 0)).all()


def test_red_is_first_and_the_top_is_above():
    document = paged(face("a", field(0, 0, WIDTH, HEIGHT / 4, "#ff8000"))).data
    found = pixels(document, 0, 57, 87)
    assert tuple(found[5, 28]) == (255, 128, 0)
    assert (found[60:] == 255).all()


def test_paper_is_white_under_what_is_see_through():
    """And next to it, and where nothing is drawn."""
    clear = samples(np.zeros((1, 2, 3), np.uint8), alpha=zlib.compress(bytes([128, 0])))
    document = paged(face("a", photo("a.png", 0, 0, WIDTH, HEIGHT / 2)), images={"a.png": clear}).data
    found = pixels(document, 0, 56, 87)
    assert found[20, 10] == pytest.approx((127, 127, 127), abs=2)
    assert tuple(found[20, 50]) == tuple(found[80, 10]) == (255, 255, 255)


def test_each_page_is_drawn_by_its_number():
    document = paged(solid("a", fill="#ff0000"), solid("b", fill="#0000ff")).data
    assert page_count(document) == 2
    assert [tuple(pixels(document, page, 3, 3)[1, 1]) for page in (0, 1)] == [(255, 0, 0), (0, 0, 255)]


def test_the_same_page_gives_the_same_pixels():
    document = paged(solid("a", bleed=3)).data
    assert raster(document, 0, 99, 150) == raster(document, 0, 99, 150)


def test_a_deck_is_printed_without_what_makes_pixels():
    """A plain deck waits for neither of the libraries that open pictures, and keeps nobody from loading them later."""
    code = """
import sys
from unoprint import build
build.deck_pdf(build.plan(build.read_spec(None, {})))
print(sorted({"PIL", "PIL.Image", "pypdfium2"} & set(sys.modules)))
from PIL import Image
print(Image.new("RGB", (2, 3)).size)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n") == ["[]", "(2, 3)", ""]
