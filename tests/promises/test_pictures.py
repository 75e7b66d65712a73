"""What goes wrong with people's own pictures elsewhere. Each test is one public complaint, made to hold here."""

import io

import numpy as np
import pytest
from PIL import Image

from clikit import Here
from pdfkit import Pdf
from pdfstream import Box
from promisekit import (
    attempt,
    bomb,
    circle,
    fake,
    magenta,
    noise,
    own,
    palette,
    picture,
    run,
    sideways,
    transparent,
    truncated,
)

ONLY = ("--only", "own")


def mean(pdf: Pdf, box: Box, across: tuple[float, float], down: tuple[float, float]) -> tuple[int, int, int]:
    """The mean colour of a part of a box, as shares of its width and height."""
    area = Box(
        box.left + box.width * across[0],
        box.top + box.height * down[0],
        box.left + box.width * across[1],
        box.top + box.height * down[1],
    )
    red, green, blue = pdf.render(0, area, 300).rgb.reshape(-1, 3).mean(axis=0)
    return round(red), round(green), round(blue)


def is_blue(red: int, blue: int) -> bool:
    return blue > 200 and red < 60


def is_red(red: int, green: int, blue: int) -> bool:
    return red > 180 and green < 80 and blue < 80


def is_yellow(red: int, green: int, blue: int) -> bool:
    return red > 200 and green > 140 and blue < 120


def test_a_phone_photo_stands_upright(here: Here) -> None:
    """Its left third is blue and its right third red, not its head and foot."""
    pdf = run(here, *ONLY, spec=own("Кот", sideways(here.path), fit="contain"))
    box = picture(pdf, "own:Кот")
    red, _, blue = mean(pdf, box, (0.1, 0.3), (0.1, 0.9))
    assert is_blue(red, blue)
    red, _, blue = mean(pdf, box, (0.7, 0.9), (0.1, 0.9))
    assert is_blue(blue, red)


def test_a_transparent_drawing_stands_on_the_cards_colour(here: Here) -> None:
    """Yellow in the corner, neither black nor white; blue in the middle; white in the corner of the outlines."""
    spec = own("Мяч", transparent(here.path), suit="yellow")
    pdf = run(here, *ONLY, spec=spec)
    box = picture(pdf, "own:yellow:Мяч")
    assert is_yellow(*mean(pdf, box, (0.05, 0.12), (0.05, 0.12)))
    red, _, blue = mean(pdf, box, (0.45, 0.55), (0.45, 0.55))
    assert is_blue(red, blue)
    bw = run(here, *ONLY, "--bw", spec=spec)
    assert min(mean(bw, picture(bw, "own:yellow:Мяч"), (0.05, 0.12), (0.05, 0.12))) > 250


def test_an_old_palette_keeps_its_transparency(here: Here) -> None:
    pdf = run(here, *ONLY, spec=own("Мяч", palette(here.path), suit="yellow"))
    box = picture(pdf, "own:yellow:Мяч")
    assert is_yellow(*mean(pdf, box, (0.05, 0.12), (0.05, 0.12)))
    red, green, blue = mean(pdf, box, (0.45, 0.55), (0.45, 0.55))
    assert is_red(red, green, blue)


def test_print_colours_come_out_as_they_look(here: Here) -> None:
    """Red of a picture made of printing inks."""
    Image.new("CMYK", (300, 300), (0, 255, 255, 0)).save(here.path / "inks.jpg", quality=95)
    pdf = run(here, *ONLY, spec=own("Мак", "inks.jpg"))
    red, green, blue = mean(pdf, picture(pdf, "own:Мак"), (0.4, 0.6), (0.4, 0.6))
    assert is_red(red, green, blue)


def test_sixteen_bits_are_not_cut_off(here: Here) -> None:
    """A middle grey stays one."""
    grey = np.full((300, 300), 32768, dtype=np.uint16)
    Image.fromarray(grey).save(here.path / "scan.png")
    pdf = run(here, *ONLY, spec=own("Туман", "scan.png"))
    for value in mean(pdf, picture(pdf, "own:Туман"), (0.4, 0.6), (0.4, 0.6)):
        assert value == pytest.approx(128, abs=4)


def test_a_gigantic_picture_is_refused_and_a_large_one_is_not(here: Here) -> None:
    refused = attempt(here, spec=own("Кот", bomb(here.path)))
    assert refused.code == 5
    (error,) = refused.errors
    assert "bomb.png" in error
    assert "20000 × 20000" in error
    assert "Кот" in error
    assert not (here.path / "deck.pdf").exists()
    Image.new("RGB", (6000, 8400), "red").save(here.path / "large.jpg")
    assert attempt(here, *ONLY, spec=own("Кот", "large.jpg")).code == 0


@pytest.mark.parametrize("make", [truncated, fake])
def test_half_a_picture_is_no_picture(here: Here, make) -> None:
    """Neither a black nor half a picture is printed."""
    name = make(here.path)
    refused = attempt(here, *ONLY, spec=own("Кот", name))
    assert refused.code == 5
    (error,) = refused.errors
    assert name in error
    assert "Кот" in error
    assert not (here.path / "deck.pdf").exists()
    assert here("check", "deck.toml").code == 5


def test_what_a_file_is_called_does_not_matter(here: Here) -> None:
    """PNG under the name of a JPEG, and WebP, are taken; an iPhone's own format is refused by its name."""
    data = io.BytesIO()
    Image.new("RGB", (600, 600), "green").save(data, "PNG")
    (here.path / "кот.jpg").write_bytes(data.getvalue())
    Image.new("RGB", (600, 600), "green").save(here.path / "кит.webp", lossless=True)
    assert attempt(here, *ONLY, spec=own("Кот", "кот.jpg") + own("Кит", "кит.webp")).code == 0
    (here.path / "мама.jpg").write_bytes(b"\0\0\0\x18ftypheic" + bytes(64))
    refused = attempt(here, *ONLY, spec=own("Мама", "мама.jpg"))
    assert refused.code == 5
    assert "мама.jpg" in refused.err
    assert all(kind in refused.err for kind in ("HEIC", "JPEG", "PNG", "WebP"))


def test_pictures_stay_sharp(here: Here) -> None:
    """Stored as they are, not smaller; texts are texts; a small one is warned of with what it comes to."""
    name = noise(here.path)
    pdf = run(here, *ONLY, spec=own("Ковёр", name))
    widths = [one["/Width"] for one in pdf.objects() if isinstance(one, dict) and one.get("/Subtype") == "/Image"]
    assert widths == [744]
    assert "Ковёр" in pdf.words(0)
    Image.new("RGB", (100, 140), "blue").save(here.path / "small.png")
    done = attempt(here, *ONLY, spec=own("Море", "small.png"))
    assert done.code == 0
    assert "small.png" in done.err
    assert "dpi" in done.err


def test_outlines_are_outlines_on_every_page(here: Here) -> None:
    """112 cards and twenty with coloured photos: no colour anywhere, no page much darker than the first."""
    magenta(here.path)
    circle(here.path)
    noise(here.path)
    names = ("magenta.png", "circle.png", "noise.jpg")
    spec = "".join(own(f"Карта {number}", names[number % 3]) for number in range(20))
    pdf = run(here, "--bw", "--blanks", "4", spec=spec)
    darkness = []
    for number in range(len(pdf.pages)):
        raster = pdf.render(number, dpi=100)
        assert raster.colour <= 3
        assert raster.white >= 0.85
        if not any(card.name.startswith("own:") for card in pdf.pages[number].placed):
            darkness.append(255 - raster.grey.mean())
    assert max(darkness) <= 1.5 * darkness[0]


@pytest.mark.parametrize("side", [16, 32, 64])
def test_the_busiest_photo_leaves_room_to_colour_in(here: Here, side: int) -> None:
    """A chessboard is all edges: nine tenths of its drawing are white."""
    squares = np.indices((700 // side + 1, 500 // side + 1)).sum(axis=0) % 2 * 255
    Image.fromarray(np.kron(squares, np.ones((side, side))).astype(np.uint8)).save(here.path / "chess.png")
    pdf = run(here, *ONLY, "--bw", spec=own("Шахматы", "chess.png"))
    raster = pdf.render(0, picture(pdf, "own:Шахматы").grown(-1), 300)
    assert (raster.grey > 250).mean() >= 0.88


def test_backs_with_a_picture_are_outlines_too(here: Here) -> None:
    """A picture to the last edge on every card of a sheet, even one of nothing but noise, leaves the sheet white."""
    spec = f'[back]\nart = "{noise(here.path)}"\ntext = "Котовы"\n[print]\nbacks = "long-edge"\n'
    pdf = run(here, "--bw", spec=spec)
    for number in range(len(pdf.pages)):
        raster = pdf.render(number, dpi=100)
        assert raster.colour <= 3
        assert raster.white >= 0.85


def test_a_grey_photo_can_be_had_instead_of_outlines(here: Here) -> None:
    """Half-tones, and still no colour."""
    spec = own("Кот", sideways(here.path))
    pdf = run(here, *ONLY, "--bw", "--bw-art", "grey", spec=spec)
    assert pdf.render(0, dpi=100).colour <= 3
    red, _, _ = mean(pdf, picture(pdf, "own:Кот"), (0.7, 0.9), (0.1, 0.9))
    assert 40 < red < 200


@pytest.mark.parametrize("name", ["noise.jpg", "noise.png"])
def test_a_picture_shared_by_all_backs_is_stored_once(here: Here, name: str) -> None:
    """One object for 112 backs; a JPEG costs what it weighs, a PNG what it holds."""
    noise(here.path, name=name)
    spec = f'[deck]\nblanks = 4\n[back]\nart = "{name}"\n[print]\nbacks = "long-edge"\n'
    pdf = run(here, spec=spec)
    images = [one for one in pdf.objects() if isinstance(one, dict) and one.get("/Subtype") == "/Image"]
    assert len(images) == 1
    weight = (here.path / name).stat().st_size if name.endswith("jpg") else 2_400_000
    assert len(pdf.data) < weight + 3_000_000
