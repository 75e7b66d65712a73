"""A photo becomes a drawing to colour in: lines, and little of them."""

import time
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

import picturekit as kit
from unoprint.pictures import specks


def checks() -> Image.Image:
    picture = Image.new("RGB", (600, 800), "white")
    draw = ImageDraw.Draw(picture)
    for x in range(0, 600, 20):
        for y in range(0, 800, 20):
            draw.rectangle((x, y, x + 9, y + 9), fill="black")
            draw.rectangle((x + 10, y + 10, x + 19, y + 19), fill="black")
    return picture


def stripes(step: int) -> Image.Image:
    picture = Image.new("RGB", (600, 800), "white")
    draw = ImageDraw.Draw(picture)
    for y in range(0, 800, 2 * step):
        draw.rectangle((0, y, 600, y + step - 1), fill="black")
    return picture


def sketch() -> Image.Image:
    """A child's drawing: thin lines and a dot on white paper."""
    picture = Image.new("RGB", (900, 1200), "white")
    draw = ImageDraw.Draw(picture)
    draw.ellipse((150, 250, 750, 850), outline="black", width=8)
    draw.ellipse((300, 450, 360, 530), fill="black")
    draw.line((450, 850, 450, 1100), fill="black", width=4)
    return picture


INPUTS = {
    "photo": kit.photo(),
    "noise": kit.noise((600, 800)),
    "soft noise": kit.noise((600, 800)).filter(ImageFilter.GaussianBlur(3)),
    "checks": checks(),
    "fine stripes": stripes(3),
    "stripes": stripes(10),
    "broad stripes": stripes(60),
    "black": Image.new("RGB", (600, 800), "black"),
    "white": Image.new("RGB", (600, 800), "white"),
    "red": Image.new("RGB", (600, 800), "red"),
    "two colours": kit.halves(size=(600, 800)),
    "sketch": sketch(),
    "a sketch in the dark": Image.eval(sketch(), lambda v: 255 - v),
    "slope": Image.linear_gradient("L").resize((600, 800)),
    "one pixel": Image.new("RGB", (1, 1), "black"),
    "a line of pixels": kit.noise((700, 14)),
    "small": kit.noise((40, 50)),
}


@pytest.mark.parametrize("name", INPUTS)
@pytest.mark.parametrize("size", [kit.PLACE, (30.0, 40.0)])
def test_nine_tenths_of_any_drawing_are_white(tmp_path: Path, name: str, size: tuple[float, float]) -> None:
    image = kit.made(tmp_path, kit.saved(INPUTS[name]), "drawing", size)
    assert (image.space, image.bits, image.jpeg, image.alpha, image.turn) == ("grey", 1, False, None, 1)
    assert kit.white(image) >= 0.9


@pytest.mark.parametrize("name", ["black", "white", "red", "slope"])
def test_what_is_plain_stays_white(tmp_path: Path, name: str) -> None:
    assert kit.white(kit.made(tmp_path, kit.saved(INPUTS[name]), "drawing")) == 1


@pytest.mark.parametrize(
    ("pixels", "size", "drawn"),
    [
        ((600, 800), (75.0, 100.0), (1033, 1378)),
        ((60, 80), (75.0, 100.0), (1033, 1378)),
        ((3000, 4000), (75.0, 100.0), (1033, 1378)),
        ((600, 800), (30.0, 40.0), (620, 827)),
        ((600, 800), (300.0, 400.0), (1500, 2000)),
    ],
)
def test_a_drawing_has_350_dpi_at_60_mm_or_more_and_2000_pixels_a_side_at_the_most(
    tmp_path: Path, pixels: tuple[int, int], size: tuple[float, float], drawn: tuple[int, int]
) -> None:
    image = kit.made(tmp_path, kit.saved(Image.new("RGB", pixels), "JPEG"), "drawing", size)
    assert (image.width, image.height) == drawn


def test_edges_become_lines_as_thick_as_those_of_a_pen(tmp_path: Path) -> None:
    disc = Image.new("RGB", (1200, 1600), (230, 200, 120))
    ImageDraw.Draw(disc).ellipse((300, 500, 900, 1100), fill=(60, 90, 160))
    image = kit.made(tmp_path, kit.saved(disc, "JPEG", quality=90), "drawing", (60.0, 80.0))
    row = kit.shown(image).crop((0, image.height // 2, image.width, image.height // 2 + 1)).tobytes("raw", "L")
    runs = [len(run) for run in row.split(b"\xff") if run]
    assert len(runs) == 2
    assert all(0.3 <= run / (350 / 25.4) <= 0.55 for run in runs)
    assert row.index(0) / len(row) == pytest.approx(0.25, abs=0.01)


def test_colours_of_the_same_lightness_are_told_apart_by_one_line(tmp_path: Path) -> None:
    picture = kit.halves(size=(600, 800), top=(200, 60, 60), bottom=(40, 128, 60))
    image = kit.made(tmp_path, kit.saved(picture), "drawing")
    shown = kit.shown(image)
    column = shown.crop((image.width // 2, 0, image.width // 2 + 1, image.height)).tobytes("raw", "L")
    assert len([run for run in column.split(b"\xff") if run]) == 1


def test_grain_is_not_drawn(tmp_path: Path) -> None:
    grain = Image.blend(Image.new("RGB", (600, 800), (120, 120, 120)), kit.noise((600, 800)), 0.08)
    assert kit.white(kit.made(tmp_path, kit.saved(grain), "drawing")) > 0.999


def test_the_ball_of_a_photo_is_drawn(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.photo(), "JPEG", quality=85), "drawing")
    assert 0.9 < kit.white(image) < 0.99
    middle = kit.shown(image).crop((0, image.height // 2, image.width, image.height // 2 + 1)).tobytes("raw", "L")
    at = [start / image.width for start in range(1, image.width) if middle[start] < middle[start - 1]]
    assert at[0] == pytest.approx(0.25, abs=0.02)
    assert at[-1] == pytest.approx(0.75, abs=0.02)


def test_a_drawing_made_by_hand_stays_as_it_is(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(sketch()), "drawing")
    wanted = sketch().convert("L").resize((image.width, image.height))
    shown = kit.shown(image).convert("L")
    different = ImageChops.difference(shown, wanted).point(lambda v: 255 * (v > 140)).histogram()[255]
    assert different / (image.width * image.height) < 0.002


def test_a_coloured_area_on_white_paper_gets_an_outline_and_stays_white(tmp_path: Path) -> None:
    for colour in ("yellow", "navy"):
        sun = Image.new("RGB", (900, 1200), "white")
        ImageDraw.Draw(sun).ellipse((350, 500, 550, 700), fill=colour)
        shown = kit.shown(kit.made(tmp_path, kit.saved(sun), "drawing"))
        row = shown.crop((0, shown.height // 2, shown.width, shown.height // 2 + 1)).tobytes("raw", "L")
        assert len([run for run in row.split(b"\xff") if run]) == 2


def test_a_photo_that_lies_is_drawn_upright(tmp_path: Path) -> None:
    left = kit.halves(size=(800, 600), top=(90, 20, 20), bottom=(240, 240, 200))
    image = kit.made(tmp_path, kit.saved(left, "JPEG", exif=kit.exif(6)), "drawing", (30.0, 40.0))
    assert image.width < image.height
    shown = kit.shown(image)
    assert 0 in shown.crop((0, 200, image.width, 201)).tobytes("raw", "L")
    assert 0 not in shown.crop((20, 0, 21, image.height)).tobytes("raw", "L")


def test_what_is_see_through_is_white_paper(tmp_path: Path) -> None:
    image = kit.made(tmp_path, kit.saved(kit.disc()), "drawing", (40.0, 40.0))
    assert 0.9 < kit.white(image) < 0.99


@pytest.mark.parametrize("mode", ["colour", "grey", "drawing"])
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_the_same_photo_gives_the_same_bytes(tmp_path: Path, mode: kit.pictures.Mode, kind: str) -> None:
    data = kit.saved(kit.photo(), kind, icc_profile=kit.swapped_profile())
    assert kit.made(tmp_path, data, mode) == kit.made(tmp_path, data, mode)


def test_a_large_photo_is_drawn_soon(tmp_path: Path) -> None:
    info = kit.info(tmp_path, kit.saved(kit.photo((3000, 4200)), "JPEG", quality=90))
    start = time.process_time()
    kit.pictures.image(info, "drawing", kit.PLACE, kit.CARD)
    assert time.process_time() - start < 1.2


def lines(*rows: str, least: float) -> list[str]:
    """What is kept of a small drawing: . nothing, - faint, # strong."""
    levels = bytes(".-#".index(c) for row in rows for c in row)
    kept = specks.lines(levels, len(rows[0]), least)
    text = "".join("#" if byte else "." for byte in kept)
    return [text[start : start + len(rows[0])] for start in range(0, len(text), len(rows[0]))]


def test_a_faint_line_is_kept_where_it_runs_on_from_a_strong_one() -> None:
    assert lines("--#--.-----", least=3) == ["#####......"]


def test_parts_touch_at_corners_and_join_below() -> None:
    assert lines("#....-", ".#..-.", "..--..", least=6) == ["#....#", ".#..#.", "..##.."]
    assert lines("-...#", "-...-", "-----", least=5) == ["#...#", "#...#", "#####"]


def test_specks_are_left_out_by_the_length_of_their_diagonal() -> None:
    assert lines("##...####", "##.......", least=3) == [".....####", "........."]
    assert lines("##...####", "##.......", least=2.8) == ["##...####", "##......."]


def test_lines_that_only_come_near_one_another_stay_two() -> None:
    assert lines("###.-----", ".........", "-----.---", least=3) == ["###......", ".........", "........."]
