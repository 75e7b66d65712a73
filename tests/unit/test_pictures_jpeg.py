"""A photo goes to the press as it is, but for what the camera wrote about it."""

import io
from pathlib import Path

import pytest
from PIL import Image

import picturekit as kit
from unoprint import pictures
from unoprint.errors import ResourceFault
from unoprint.pictures import jpeg


def pixels(data: bytes) -> list[bytes]:
    return [part.pixels for part in jpeg.segments(data) if part.pixels]


def with_segment(data: bytes, marker: int, payload: bytes) -> bytes:
    """The file with one more segment behind its first two bytes."""
    return data[:2] + bytes((0xFF, marker)) + (len(payload) + 2).to_bytes(2, "big") + payload + data[2:]


@pytest.mark.parametrize(
    "options",
    [{}, {"progressive": True}, {"subsampling": 0}, {"subsampling": 2}, {"optimize": True}, {"restart_marker_rows": 1}],
)
def test_the_pixels_of_a_photo_are_passed_on_byte_for_byte(tmp_path: Path, options: dict[str, int]) -> None:
    data = kit.saved(kit.photo((200, 300)), "JPEG", **options)
    image = kit.made(tmp_path, data)
    assert (image.width, image.height, image.space, image.bits, image.jpeg) == (200, 300, "rgb", 8, True)
    assert pixels(image.data) == pixels(data)
    assert len(pixels(data)) >= 1
    assert kit.shown(image).tobytes() == Image.open(io.BytesIO(data)).tobytes()
    assert abs(len(image.data) - len(data)) < 100


def test_a_grey_photo_is_passed_on_for_either_ink(tmp_path: Path) -> None:
    data = kit.saved(kit.photo((200, 300)).convert("L"), "JPEG")
    for mode in ("colour", "grey"):
        image = kit.made(tmp_path, data, mode)
        assert image.space == "grey"
        assert pixels(image.data) == pixels(data)


@pytest.mark.parametrize(("quality", "heavy"), [(75, False), (98, True)])
def test_only_a_heavy_photo_finer_than_600_dpi_is_made_smaller(tmp_path: Path, quality: int, heavy: bool) -> None:  # noqa: FBT001
    """Twenty photos of 5 MB on small cards make no file of 100 MB."""
    data = kit.saved(kit.photo((1500, 2000)), "JPEG", quality=quality)
    assert (len(data) > 1_000_000) == heavy
    fine = kit.made(tmp_path, data, size=(30.0, 40.0))
    assert (fine.width, fine.height) == ((709, 945) if heavy else (1500, 2000))
    assert (pixels(fine.data) == pixels(data)) != heavy
    assert pixels(kit.made(tmp_path, data, size=(70.0, 94.0)).data) == pixels(data)


@pytest.mark.parametrize("turn", range(1, 9))
def test_the_orientation_is_passed_on(tmp_path: Path, turn: int) -> None:
    image = kit.made(tmp_path, kit.turned(turn))
    assert (image.width, image.height, image.turn) == (300, 200, turn)


def test_nothing_of_what_the_camera_wrote_stays(tmp_path: Path) -> None:
    exif = kit.exif(6)
    exif.get_ifd(kit.GPS)[1] = "N"
    exif[0x010F] = "SECRET-CAMERA"
    data = kit.saved(
        kit.photo((200, 300)),
        "JPEG",
        exif=exif,
        comment=b"SECRET-COMMENT",
        xmp=b"SECRET-XMP",
        icc_profile=kit.srgb_profile(),
        dpi=(72, 72),
    )
    data = with_segment(data, 0xED, b"Photoshop 3.0\0SECRET-IPTC")
    data = with_segment(data, 0xE0, b"JFXX\0\x10SECRET-THUMBNAIL")
    assert b"SECRET-CAMERA" in data
    image = kit.made(tmp_path, data + b"SECRET-TRAILER" + kit.saved(kit.halves(), "JPEG"))
    assert image.turn == 6
    assert b"SECRET" not in image.data
    assert b"Exif" not in image.data
    assert b"ICC_PROFILE" not in image.data
    read = Image.open(io.BytesIO(image.data))
    assert not read.getexif()
    assert image.data.endswith(b"\xff\xd9")
    assert image.data.count(b"\xff\xd8") == 1


def test_the_thumbnail_of_jfif_is_cut_off(tmp_path: Path) -> None:
    data = kit.saved(kit.halves(), "JPEG")
    (head, *_) = jpeg.segments(data)
    assert head.payload.startswith(b"JFIF\0")
    thumbnail = head.payload[:12] + b"\x02\x01" + b"SECRET"
    rest = data[2 + 4 + len(head.payload) :]
    image = kit.made(tmp_path, with_segment(data[:2] + rest, 0xE0, thumbnail))
    assert b"SECRET" not in image.data
    assert jpeg.segments(image.data)[0].payload == head.payload[:12] + b"\0\0"


def test_the_mark_of_adobe_stays_where_it_says_the_usual(tmp_path: Path) -> None:
    data = with_segment(kit.saved(kit.halves(), "JPEG"), 0xEE, b"Adobe\0\x64\0\0\0\0\x01")
    assert b"Adobe" in kit.made(tmp_path, data).data


def rgb_jpeg() -> bytes:
    return kit.saved(kit.halves(), "JPEG", keep_rgb=True)


@pytest.mark.parametrize(
    "data",
    [
        rgb_jpeg(),
        kit.saved(kit.halves("CMYK", top=(0, 255, 255, 0), bottom=(255, 255, 0, 0)), "JPEG"),
        kit.saved(kit.halves(top=kit.BLUE, bottom=kit.RED), "JPEG", icc_profile=kit.swapped_profile()),
    ],
    ids=["rgb", "cmyk", "profile"],
)
def test_a_photo_whose_colours_a_press_might_mistake_is_made_anew(tmp_path: Path, data: bytes) -> None:
    image = kit.made(tmp_path, data)
    assert image.jpeg
    assert pixels(image.data) != pixels(data)
    red, blue = kit.shown(image).getpixel((9, 9)), kit.shown(image).getpixel((9, 190))
    assert min(red[0], blue[2]) > 240
    assert max(red[2], blue[0]) < 15


def test_a_photo_with_rubbish_between_its_segments_is_made_anew(tmp_path: Path) -> None:
    data = kit.saved(kit.halves(), "JPEG")
    image = kit.made(tmp_path, data[:20] + b"rubbish" + data[20:])
    assert image.jpeg
    assert jpeg.plain(jpeg.segments(image.data)) is not None


def test_fill_bytes_before_markers_are_no_harm(tmp_path: Path) -> None:
    data = kit.saved(kit.halves(), "JPEG")
    image = kit.made(tmp_path, data[:20] + b"\xff\xff" + data[20:])
    assert image.data == kit.made(tmp_path, data).data


def test_a_photo_of_endless_steps_is_refused(tmp_path: Path) -> None:
    data = kit.saved(kit.photo((90, 120)), "JPEG", progressive=True)
    last = jpeg.segments(data)[-1]
    scan = b"\xff\xda" + (len(last.payload) + 2).to_bytes(2, "big") + last.payload + last.pixels
    info = kit.info(tmp_path, data[:-2] + scan * 150 + data[-2:])
    for mode in ("colour", "drawing"):
        with pytest.raises(ResourceFault, match="picture-damaged"):
            pictures.image(info, mode, kit.PLACE, kit.CARD)
