"""Every way a picture can keep its colours comes out as it is seen on a screen."""

import zlib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageCms

import picturekit as kit


def pixel(folder: Path, data: bytes, at: tuple[int, int] = (20, 20), **options: Any) -> Any:
    return kit.shown(kit.made(folder, data, **options)).getpixel(at)


def near(one: tuple[int, ...], other: tuple[int, ...], by: int = 3) -> bool:
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("turn", range(1, 9))
def test_every_orientation_is_set_upright(tmp_path: Path, kind: str, turn: int) -> None:
    shown = kit.shown(kit.made(tmp_path, kit.turned(turn, kind)))
    wanted = kit.quarters()
    wanted.getexif()[kit.ORIENTATION] = turn
    wanted = kit.ImageOps.exif_transpose(wanted)
    assert shown.size == wanted.size
    for at in ((20, 20), (180, 20), (20, 180), (180, 180)):
        assert near(shown.getpixel(at), wanted.getpixel(at))


@pytest.mark.parametrize("kind", ["JPEG", "TIFF"])
def test_red_in_cmyk_is_red(tmp_path: Path, kind: str) -> None:
    red, green, blue = pixel(tmp_path, kit.saved(Image.new("CMYK", (60, 60), (0, 255, 255, 0)), kind))
    assert red > 180
    assert green < 80
    assert blue < 80


def test_cmyk_without_a_profile_is_mixed_plainly(tmp_path: Path) -> None:
    for ink, seen in (((0, 0, 0, 0), (255,) * 3), ((0, 0, 0, 255), (0,) * 3), ((255, 0, 0, 0), (0, 255, 255))):
        assert near(pixel(tmp_path, kit.saved(Image.new("CMYK", (60, 60), ink), "TIFF")), seen)


def test_a_photo_that_was_converted_stays_a_photo(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.photo().convert("CMYK"), "JPEG"))
    assert image.jpeg
    assert image.space == "rgb"
    assert Image.open(kit.io.BytesIO(image.data)).layer[0][1:3] == (1, 1)


@pytest.mark.parametrize("mode", ["I;16", "I", "I;16B"])
@pytest.mark.parametrize(("deep", "seen"), [(0, 0), (300, 1), (32_768, 128), (65_535, 255)])
def test_grey_of_sixteen_bits_keeps_its_range(tmp_path: Path, mode: str, deep: int, seen: int) -> None:
    picture = Image.new(mode, (40, 40), deep)
    picture.putpixel((0, 0), 65_535)
    data = kit.saved(picture, "TIFF")
    image = kit.made(tmp_path, data)
    assert (image.space, image.bits) == ("grey", 8)
    assert pixel(tmp_path, data) == seen
    assert pixel(tmp_path, data, (0, 0)) == 255


@pytest.mark.parametrize(("top", "half"), [(1.0, 0.5), (255.0, 127.5), (65_535.0, 32_767.5), (9e9, 4.5e9)])
def test_grey_of_broken_numbers_is_scaled_to_its_white(tmp_path: Path, top: float, half: float) -> None:
    picture = Image.new("F", (40, 40), half)
    picture.putpixel((0, 0), top)
    data = kit.saved(picture, "TIFF")
    assert pixel(tmp_path, data) in {127, 128}
    assert pixel(tmp_path, data, (0, 0)) == 255


def test_a_see_through_grey_of_sixteen_bits_is_seen_through(tmp_path: Path) -> None:
    picture = Image.new("I;16", (40, 40), 65_535)
    picture.paste(Image.new("I;16", (20, 20), 9000), (10, 10))
    data = kit.saved(picture, transparency=65_535)
    assert pixel(tmp_path, data, (2, 2))[1] == 0
    assert pixel(tmp_path, data) == (35, 255)


def test_alpha_stays_apart_and_whole(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.disc()))
    assert image.alpha is not None
    assert (image.space, image.jpeg) == ("rgb", False)
    shown = kit.shown(image)
    assert shown.getpixel((5, 5))[3] == 0
    assert shown.getpixel((200, 200)) == (0, 0, 255, 255)


def test_grey_with_alpha_stays_grey(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.disc("LA")))
    assert image.space == "grey"
    assert kit.shown(image).getpixel((200, 200)) == (90, 255)
    assert kit.shown(image).getpixel((5, 5))[1] == 0


def test_what_is_not_seen_near_the_rim_has_the_colour_of_what_is(tmp_path: Path) -> None:
    shown = kit.shown(kit.made(tmp_path, kit.saved(kit.disc())))
    assert shown.getpixel((200, 97)) == (0, 0, 255, 0)


def test_alpha_of_a_solid_picture_is_left_out(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.halves().convert("RGBA")))
    assert image.alpha is None
    assert kit.shown(image).getpixel((5, 5)) == kit.RED


@pytest.mark.parametrize("transparency", [0, b"\0\xff", b"\x00"])
def test_a_see_through_colour_of_a_palette_is_seen_through(tmp_path: Path, transparency: int | bytes) -> None:
    shown = kit.shown(kit.made(tmp_path, kit.saved(kit.palette(), transparency=transparency)))
    assert shown.getpixel((5, 5))[3] == 0
    assert shown.getpixel((200, 200)) == (255, 0, 0, 255)


def test_half_see_through_colours_of_a_palette_stay_so(tmp_path: Path) -> None:
    shown = kit.shown(kit.made(tmp_path, kit.saved(kit.palette(), transparency=b"\x40\x80")))
    assert shown.getpixel((5, 5))[3] == 0x40
    assert shown.getpixel((200, 200)) == (255, 0, 0, 0x80)


def test_the_first_picture_of_a_gif_is_shown_with_its_see_through_colour(tmp_path: Path) -> None:
    first, second = kit.palette(), Image.new("P", (400, 400), 1)
    second.putpalette(first.getpalette())
    data = kit.saved(first, "GIF", transparency=0, save_all=True, append_images=[second])
    shown = kit.shown(kit.made(tmp_path, data))
    assert shown.getpixel((5, 5))[3] == 0
    assert shown.getpixel((200, 200)) == (255, 0, 0, 255)


@pytest.mark.parametrize(("mode", "key", "colour"), [("L", 7, 7), ("RGB", (7, 8, 9), (7, 8, 9)), ("1", 0, 0)])
def test_one_see_through_colour_of_a_png_is_seen_through(
    tmp_path: Path, mode: str, key: int | tuple[int, ...], colour: Any
) -> None:
    picture = Image.new(mode, (40, 40), "white")
    picture.paste(colour, (0, 0, 10, 10))
    shown = kit.shown(kit.made(tmp_path, kit.saved(picture, transparency=key)))
    assert shown.getpixel((5, 5))[-1] == 0
    assert set(shown.getpixel((20, 20))) == {255}


def test_black_and_white_takes_one_bit(tmp_path: Path) -> None:
    picture = Image.new("1", (41, 40), 1)
    picture.paste(0, (0, 0, 10, 10))
    image = kit.made(tmp_path, kit.saved(picture))
    assert (image.bits, image.space) == (1, "grey")
    assert len(zlib.decompress(image.data)) == 6 * 40
    assert (kit.shown(image).getpixel((5, 5)), kit.shown(image).getpixel((20, 20))) == (0, 255)


def test_grey_is_stored_as_grey(tmp_path: Path) -> None:
    for kind in ("JPEG", "PNG"):
        image = kit.made(tmp_path, kit.saved(Image.new("L", (40, 40), 77), kind))
        assert image.space == "grey"
        assert kit.shown(image).getpixel((5, 5)) == 77


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "TIFF", "WEBP"])
def test_a_profile_of_other_colours_is_obeyed(tmp_path: Path, kind: str) -> None:
    lossless = {"lossless": True} if kind == "WEBP" else {}
    data = kit.saved(Image.new("RGB", (60, 60), kit.RED), kind, icc_profile=kit.swapped_profile(), **lossless)
    assert near(pixel(tmp_path, data), kit.BLUE, 6)


def test_a_profile_goes_with_alpha_and_palettes_too(tmp_path: Path) -> None:
    profile = kit.swapped_profile()
    assert near(pixel(tmp_path, kit.saved(kit.disc(), icc_profile=profile), (200, 200)), (255, 0, 0, 255), 6)
    assert near(pixel(tmp_path, kit.saved(kit.palette(), icc_profile=profile), (200, 200)), kit.BLUE, 6)


def test_the_usual_profile_changes_nothing_and_is_left_out(tmp_path: Path) -> None:
    data = kit.saved(kit.noise((60, 60)), icc_profile=kit.srgb_profile())
    assert kit.shown(kit.made(tmp_path, data)).tobytes() == kit.noise((60, 60)).tobytes()


@pytest.mark.parametrize("profile", [b"nonsense", kit.swapped_profile()[:200], bytes(500)])
def test_a_broken_profile_is_no_reason_to_refuse_a_photo(tmp_path: Path, profile: bytes) -> None:
    for kind in ("JPEG", "PNG"):
        data = kit.saved(Image.new("RGB", (60, 60), kit.RED), kind, icc_profile=profile)
        assert near(pixel(tmp_path, data), kit.RED)


def test_a_profile_of_another_kind_of_colours_is_ignored(tmp_path: Path) -> None:
    data = kit.saved(Image.new("L", (60, 60), 77), icc_profile=kit.swapped_profile())
    assert pixel(tmp_path, data) == 77
    data = kit.saved(Image.new("CMYK", (60, 60), (0, 255, 255, 0)), "JPEG", icc_profile=kit.swapped_profile())
    assert near(pixel(tmp_path, data), kit.RED)


@pytest.mark.parametrize("mode", ["colour", "grey", "drawing"])
@pytest.mark.parametrize("kind", ["PNG", "TIFF"])
def test_black_and_white_are_so_by_any_profile(tmp_path: Path, kind: str, mode: kit.pictures.Mode) -> None:
    picture = kit.halves("1", top=0, bottom=1)
    plain = kit.made(tmp_path, kit.saved(picture, kind), mode)
    assert kit.made(tmp_path, kit.saved(picture, kind, icc_profile=kit.swapped_profile()), mode) == plain


def test_lab_is_understood(tmp_path: Path) -> None:
    to_lab = ImageCms.buildTransform(ImageCms.createProfile("sRGB"), ImageCms.createProfile("LAB"), "RGB", "LAB")
    picture = ImageCms.applyTransform(Image.new("RGB", (60, 60), (200, 30, 40)), to_lab)
    assert near(pixel(tmp_path, kit.saved(picture, "TIFF")), (200, 30, 40), 6)


def test_in_grey_what_is_see_through_is_white_paper(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.disc()), "grey")
    assert (image.space, image.alpha) == ("grey", None)
    assert kit.shown(image).getpixel((5, 5)) == 255
    assert 20 < kit.shown(image).getpixel((200, 200)) < 40


def test_a_photo_in_grey_is_a_grey_photo(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.turned(6), "grey")
    assert (image.jpeg, image.space, image.turn) == (True, "grey", 1)
    assert (image.width, image.height) == (200, 300)
    wanted = kit.quarters()
    wanted.getexif()[kit.ORIENTATION] = 6
    wanted = kit.ImageOps.exif_transpose(wanted).convert("L")
    for at in ((20, 20), (180, 20), (20, 280), (180, 280)):
        assert abs(kit.shown(image).getpixel(at) - wanted.getpixel(at)) <= 3


def test_a_photo_of_webp_is_stored_as_one_and_exact_pixels_stay_exact(tmp_path: Path) -> None:
    assert kit.made(tmp_path, kit.saved(kit.photo((90, 120)), "WEBP")).jpeg
    see_through = kit.made(tmp_path, kit.saved(kit.disc(), "WEBP", lossless=False, exif=kit.exif(6)))
    assert see_through.jpeg
    assert kit.shown(see_through).getpixel((5, 5))[3] == 0
    exact = kit.made(tmp_path, kit.saved(kit.noise((90, 120)), "WEBP", lossless=True))
    assert kit.shown(exact).tobytes() == kit.noise((90, 120)).tobytes()
    moving = kit.saved(kit.photo((90, 120)), "WEBP", save_all=True, append_images=[kit.noise((90, 120))])
    assert kit.made(tmp_path, moving).jpeg


@pytest.mark.parametrize(("kind", "options"), [("PNG", {}), ("BMP", {}), ("TIFF", {"compression": "tiff_lzw"})])
def test_exact_pixels_stay_exact(tmp_path: Path, kind: str, options: dict[str, str]) -> None:
    image = kit.made(tmp_path, kit.saved(kit.noise((90, 120)), kind, **options))
    assert not image.jpeg
    assert zlib.decompress(image.data) == kit.noise((90, 120)).tobytes()


@pytest.mark.parametrize(
    ("pixels", "size", "stored"),
    [
        ((1000, 2000), (25.4, 50.8), (600, 1200)),
        ((600, 1200), (25.4, 50.8), (600, 1200)),
        ((601, 1201), (25.4, 50.8), (600, 1200)),
        ((300, 600), (25.4, 50.8), (300, 600)),
        ((1000, 2000), (50.8, 101.6), (1000, 2000)),
        ((1200, 1200), (25.4, 50.8), (1200, 1200)),
        ((5000, 100), (1.0, 0.02), (24, 1)),
    ],
)
def test_what_is_finer_than_600_dpi_is_scaled_down_to_it_and_nothing_is_scaled_up(
    tmp_path: Path, pixels: tuple[int, int], size: tuple[float, float], stored: tuple[int, int]
) -> None:
    image = kit.made(tmp_path, kit.saved(Image.new("RGB", pixels, kit.RED)), size=size)
    assert image.width == pytest.approx(stored[0], abs=1)
    assert image.height == pytest.approx(stored[1], abs=1)
    assert image.width >= min(stored[0], pixels[0])
    assert kit.shown(image).getpixel((0, 0)) == kit.RED


def test_a_photo_that_lies_is_scaled_by_its_upright_sides(tmp_path: Path) -> None:
    data = kit.saved(Image.new("CMYK", (2000, 1000)), "JPEG", exif=kit.exif(6))
    image = kit.made(tmp_path, data, size=(25.4, 50.8))
    assert (image.width, image.height, image.turn) == (600, 1200, 1)


def test_a_photo_scaled_down_for_grey_keeps_its_light(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(Image.new("RGB", (3000, 3000), (90, 90, 90)), "JPEG"), "grey", (20.0, 20.0))
    assert image.width == 473
    assert abs(kit.shown(image).getpixel((99, 99)) - 90) <= 1
