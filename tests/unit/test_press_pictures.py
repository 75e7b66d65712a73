"""Pictures of one's own in the written file: stored once and whole, upright, cut to their frames."""

import zlib

import numpy as np
import pytest
from PIL import Image as Pillow
from PIL import ImageOps
from pypdf.generic import StreamObject

from pdfkit import TOLERANCE, Box
from presskit import (
    HEIGHT,
    WIDTH,
    at,
    box,
    face,
    field,
    grid,
    jpeg,
    middle,
    paged,
    photo,
    printed,
    samples,
    sheets,
    showing,
)
from unoprint.pictures import Image

RED, GREEN, BLUE, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)
QUARTERS = {(0.25, 0.25): RED, (0.75, 0.25): GREEN, (0.25, 0.75): BLUE, (0.75, 0.75): YELLOW}
"""The colour of each quarter of a picture that stands upright."""


def quarters(width=40, height=64):
    pixels = np.zeros((height, width, 3), np.uint8)
    for (x, y), colour in QUARTERS.items():
        rows, columns = (
            slice(0, side // 2) if part < 0.5 else slice(side // 2, side) for part, side in ((y, height), (x, width))
        )
        pixels[rows, columns] = colour
    return pixels


LYING = {
    1: lambda upright: upright,
    2: lambda upright: upright[:, ::-1],
    3: lambda upright: upright[::-1, ::-1],
    4: lambda upright: upright[::-1],
    5: lambda upright: upright.transpose(1, 0, 2),
    6: lambda upright: upright.transpose(1, 0, 2)[::-1],
    7: lambda upright: upright.transpose(1, 0, 2)[::-1, ::-1],
    8: lambda upright: upright.transpose(1, 0, 2)[:, ::-1],
}
"""How a camera stores a picture that is to be set upright by each orientation of EXIF.

6: the first row is the right side, the first column the top; 8: the first row is the left side, its first the bottom.
"""


@pytest.mark.parametrize("turn", LYING)
def test_the_table_of_orientations_is_that_of_exif(turn):
    """The measure itself, by another reader of the same standard."""
    lying = Pillow.fromarray(np.ascontiguousarray(LYING[turn](quarters())))
    lying.getexif()[0x112] = turn
    assert (np.asarray(ImageOps.exif_transpose(lying)) == quarters()).all()


def stored_images(pdf):
    return [one for one in pdf.objects() if isinstance(one, StreamObject) and one.get("/Subtype") == "/Image"]


@pytest.mark.parametrize("turn", LYING)
@pytest.mark.parametrize("kind", ["jpeg", "samples"])
def test_a_picture_stands_upright(kind, turn):
    """Its four quarters in pixels, for every orientation a camera writes, on a card and without a second encoding."""
    pixels = np.ascontiguousarray(LYING[turn](quarters()))
    pdf = showing(jpeg(pixels, turn) if kind == "jpeg" else samples(pixels, turn=turn))
    for (x, y), colour in QUARTERS.items():
        assert middle(pdf, WIDTH * x, HEIGHT * y) == colour
    (shown,) = pdf.images("card")
    assert shown.box == pytest.approx((0, 0, WIDTH, HEIGHT), abs=TOLERANCE)


def test_a_turned_card_has_its_picture_on_its_head():
    where = grid(columns=1, rows=1)
    pdf = printed(
        sheets(where, [at(where, 0, "a", turned=True)]),
        face("a", photo("a.png")),
        images={"a.png": samples(quarters())},
    )
    for (x, y), colour in QUARTERS.items():
        assert middle(pdf, 15 + WIDTH * (1 - x), 12 + HEIGHT * (1 - y)) == colour


def test_a_jpeg_is_stored_byte_for_byte():
    picture = jpeg(quarters(400, 640), turn=6)
    pdf = showing(picture)
    (stored,) = stored_images(pdf)
    assert stored._data == picture.data  # noqa: SLF001
    assert stored["/Filter"] == "/DCTDecode"
    assert (stored["/Width"], stored["/Height"]) == (400, 640)
    assert (stored["/ColorSpace"], stored["/BitsPerComponent"]) == ("/DeviceRGB", 8)


def test_one_photo_behind_112_cards_is_one_object():
    """A picture that hardly compresses: the file is as large as it is, and little more."""
    noise = np.random.default_rng(7).integers(0, 256, (800, 500, 3), np.uint8)
    picture = jpeg(noise)
    where = grid(columns=4, rows=2)
    sides = [[at(where, slot, "back") for slot in range(8)] for _ in range(14)]
    pdf = printed(sheets(where, *sides), face("back", photo("a.jpg")), images={"a.jpg": picture})
    assert sum(len(page.placed) for page in pdf.pages) == 112
    assert len(stored_images(pdf)) == 1
    assert len(picture.data) > 300_000
    assert len(pdf.data) - len(picture.data) < 60_000


def test_faces_share_their_picture_and_others_are_left_out():
    """Stored when a face shows it, once, however often and in whatever frame."""
    one, other, unused = (samples(np.full((2, 2), level, np.uint8)) for level in (0, 100, 200))
    where = grid()
    faces = [
        face("a", photo("1.png"), photo("1.png", 10, 10, 8, 8)),
        face("b", photo("2.png")),
        face("c", photo("1.png", 5, 5, 30, 30)),
        face("unused", photo("3.png")),
    ]
    placed = [at(where, slot, name) for slot, name in enumerate("abc")]
    pdf = printed(sheets(where, placed), *faces, images={"1.png": one, "2.png": other, "3.png": unused})
    assert set(pdf.pictures) == {"picture", "picture-2"}
    assert len(stored_images(pdf)) == 2
    assert [shown.name for name in "abc" for shown in pdf.images(name)] == [
        "picture",
        "picture",
        "picture-2",
        "picture",
    ]


def test_only_what_is_in_the_frame_shows():
    """A picture that is larger than its frame, in the file and rendered at 1200 dpi: to the twentieth of a mm."""
    frame = box(10, 20, 30, 40)
    pdf = showing(samples(np.zeros((4, 4), np.uint8)), x=0, y=15, width=50, height=50, clip=frame)
    (shown,) = pdf.images("card")
    assert shown.box == pytest.approx((0, 15, 50, 65), abs=TOLERANCE)
    assert shown.clip == pytest.approx((10, 20, 40, 60), abs=TOLERANCE)
    edges = [
        pdf.render(0, Box(9, 39, 11, 41)).crossing("x"),
        pdf.render(0, Box(24, 19, 26, 21)).crossing("y"),
        pdf.render(0, Box(39, 39, 41, 41)).crossing("x"),
        pdf.render(0, Box(24, 59, 26, 61)).crossing("y"),
    ]
    assert edges == pytest.approx([10, 20, 40, 60], abs=TOLERANCE)


def test_paint_after_a_picture_is_what_it_was_before():
    """A picture's clip and matrix end with it."""
    pdf = paged(
        face("card", field(0, 0, 10, 10, "#ff0000"), photo("a.png", 20, 20, 5, 5), field(30, 60, 20, 20, "#ff0000")),
        images={"a.png": samples(np.zeros((1, 1), np.uint8))},
    )
    assert middle(pdf, 40, 70) == RED
    assert middle(pdf, 22.5, 22.5) == (0, 0, 0)


def test_what_is_see_through_shows_what_is_below():
    """Solid on the left, half-way and clear on the right, over blue."""
    alpha = np.repeat(np.array([[255, 128, 0]], np.uint8), 3, axis=0)
    picture = samples(np.zeros((3, 3, 3), np.uint8), alpha=zlib.compress(alpha.tobytes()))
    pdf = showing(picture, field(0, 0, WIDTH, HEIGHT, "#0000ff"))
    found = [middle(pdf, WIDTH * part, HEIGHT / 2) for part in (1 / 6, 1 / 2, 5 / 6)]
    assert found == [(0, 0, 0), (0, 0, 128), BLUE]
    assert len(stored_images(pdf)) == 2


def test_a_drawing_of_one_bit_a_pixel_is_black_and_white():
    """Rows of ten pixels end within a byte; the first five are black."""
    rows = np.packbits(np.array([[0] * 5 + [1] * 5] * 3, np.uint8), axis=1)
    picture = Image(10, 3, "grey", 1, jpeg=False, data=zlib.compress(rows.tobytes()))
    pdf = showing(picture)
    assert [middle(pdf, WIDTH * part, HEIGHT / 2) for part in (0.2, 0.8)] == [(0, 0, 0), (255, 255, 255)]
    (stored,) = stored_images(pdf)
    assert (stored["/ColorSpace"], stored["/BitsPerComponent"], stored["/Filter"]) == ("/DeviceGray", 1, "/FlateDecode")


def test_grey_stays_grey():
    pdf = showing(jpeg(np.full((8, 8), 128, np.uint8)))
    assert middle(pdf, WIDTH / 2, HEIGHT / 2) == (128, 128, 128)
    assert stored_images(pdf)[0]["/ColorSpace"] == "/DeviceGray"


def test_the_same_pictures_give_the_same_bytes():
    images = {"a.png": samples(quarters()), "b.jpg": jpeg(quarters(), 8)}
    faces = [face("a", photo("b.jpg"), photo("a.png")), face("b", photo("a.png"))]
    assert paged(*faces, images=images).data == paged(*faces, images=images).data
