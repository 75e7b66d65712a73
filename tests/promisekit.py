"""What home printers of cards complain of, as pictures and specs: made anew for each test, in its own folder."""

import io
import random
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from clikit import Here, Run
from pdfkit import Pdf
from pdfstream import Box
from pixels import Raster

MAGENTA = (255, 0, 255)


def run(here: Here, *args: str, spec: str = "") -> Pdf:
    """The deck of a spec with flags, printed by the program and read back."""
    done = attempt(here, *args, spec=spec)
    assert done.code == 0, done.err
    return Pdf((here.path / "deck.pdf").read_bytes())


def attempt(here: Here, *args: str, spec: str = "") -> Run:
    """The same, whatever comes of it."""
    named = [str(here.spec(spec))] if spec else []
    return here("deck", *named, *args, "-o", "deck.pdf")


def magenta(folder: Path) -> str:
    Image.new("RGB", (630, 880), MAGENTA).save(folder / "magenta.png")
    return "magenta.png"


def circle(folder: Path) -> str:
    """A square picture with a disc of half its width in the middle."""
    picture = Image.new("RGB", (1000, 1000), "white")
    ImageDraw.Draw(picture).ellipse([250, 250, 750, 750], fill="black")
    picture.save(folder / "circle.png")
    return "circle.png"


def sizes(folder: Path) -> list[str]:
    """One picture at two resolutions, and with a wrong one written into it."""
    names = []
    for name, times, dpi in (("plain", 1, None), ("thrice", 3, None), ("tagged", 1, (72, 72))):
        picture = Image.new("RGB", (630 * times, 880 * times), "white")
        ImageDraw.Draw(picture).ellipse([165 * times, 290 * times, 465 * times, 590 * times], fill="black")
        picture.save(folder / f"{name}.png", **({"dpi": dpi} if dpi else {}))
        names.append(f"{name}.png")
    return names


def sideways(folder: Path) -> str:
    """A photo stored lying down: upright, its left half is blue and its right half red."""
    picture = Image.new("RGB", (300, 200), "blue")
    ImageDraw.Draw(picture).rectangle([0, 0, 299, 99], fill="red")
    exif = Image.Exif()
    exif[0x112] = 6
    picture.save(folder / "sideways.jpg", exif=exif, quality=95)
    return "sideways.jpg"


def transparent(folder: Path) -> str:
    picture = Image.new("RGBA", (400, 400), (0, 0, 0, 0))
    ImageDraw.Draw(picture).ellipse([100, 100, 300, 300], fill=(0, 0, 255, 255))
    picture.save(folder / "transparent.png")
    return "transparent.png"


def palette(folder: Path) -> str:
    """An indexed picture whose index 0 is black and transparent, with a red disc."""
    picture = Image.new("P", (400, 400), 0)
    picture.putpalette([0, 0, 0, 255, 0, 0] + [0] * 750)
    ImageDraw.Draw(picture).ellipse([100, 100, 300, 300], fill=1)
    picture.save(folder / "palette.png", transparency=0)
    return "palette.png"


def bomb(folder: Path) -> str:
    """400 megapixels in a few kilobytes."""
    Image.new("1", (20000, 20000)).save(folder / "bomb.png")
    return "bomb.png"


def truncated(folder: Path) -> str:
    data = io.BytesIO()
    Image.effect_noise((400, 400), 80).convert("RGB").save(data, "JPEG")
    (folder / "truncated.jpg").write_bytes(data.getvalue()[: len(data.getvalue()) // 2])
    return "truncated.jpg"


def fake(folder: Path) -> str:
    (folder / "fake.png").write_bytes(b"not a picture")
    return "fake.png"


def noise(folder: Path, size: tuple[int, int] = (744, 1039), name: str = "noise.jpg", quality: int = 90) -> str:
    """A photo that cannot be made smaller."""
    pixels = random.Random(1).randbytes(size[0] * size[1] * 3)  # noqa: S311 - the same each time
    Image.frombytes("RGB", size, pixels).save(folder / name, **({"quality": quality} if name.endswith("jpg") else {}))
    return name


def own(name: str, art: str, **fields: str | int | bool) -> str:
    """An own card with a picture, as a table of a spec."""
    values = {"name": name, "art": art, **fields}
    shown = (
        f"{key} = {str(value).lower()}" if isinstance(value, bool | int) else f'{key} = "{value}"'
        for key, value in values.items()
    )
    return "\n".join(("[[deck.cards]]", *shown, ""))


def picture(pdf: Pdf, name: str) -> Box:
    """What shows of the one picture of a card, on the first page."""
    _, card = pdf.find(name)
    (image,) = pdf.images(card.name)
    left, top, right, bottom = image.clip
    return Box(card.trim.left + left, card.trim.top + top, card.trim.left + right, card.trim.top + bottom)


def is_magenta(raster: Raster) -> np.ndarray:
    red, green, blue = (raster.rgb[..., channel].astype(int) for channel in range(3))
    return (red > 200) & (green < 80) & (blue > 200)


def colour_at(pdf: Pdf, page: int, x: float, y: float) -> tuple[int, int, int]:
    """The mean colour within a tenth of a millimetre of a point of a page."""
    raster = pdf.render(page, Box(x - 0.1, y - 0.1, x + 0.1, y + 0.1), 600)
    red, green, blue = raster.rgb.reshape(-1, 3).mean(axis=0)
    return round(red), round(green), round(blue)


def extent(mask: np.ndarray, raster: Raster) -> Box:
    """The box around the true pixels, in mm on the page."""
    rows, columns = np.nonzero(mask.any(axis=1))[0], np.nonzero(mask.any(axis=0))[0]
    return Box(
        raster.left + columns[0] / raster.per_x,
        raster.top + rows[0] / raster.per_y,
        raster.left + (columns[-1] + 1) / raster.per_x,
        raster.top + (rows[-1] + 1) / raster.per_y,
    )
