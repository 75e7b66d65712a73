"""Whatever bytes a file holds, there is a picture or a clear word, and nothing else."""

import random
from pathlib import Path

import pytest
from PIL import Image

import picturekit as kit
from unoprint import pictures
from unoprint.errors import ResourceFault

SMALL = kit.photo((60, 80))

FILES = {
    "jpeg": kit.saved(SMALL, "JPEG", exif=kit.exif(6)),
    "jpeg in steps": kit.saved(SMALL, "JPEG", progressive=True, icc_profile=kit.swapped_profile()),
    "jpeg cmyk": kit.saved(SMALL.convert("CMYK"), "JPEG"),
    "png": kit.saved(SMALL, exif=kit.exif(3)),
    "png palette": kit.saved(kit.palette().resize((60, 80)), transparency=b"\0\xff"),
    "png deep": kit.saved(Image.new("I;16", (60, 80), 9000), transparency=9000),
    "png bits": kit.saved(SMALL.convert("1"), icc_profile=kit.srgb_profile()),
    "webp": kit.saved(SMALL, "WEBP"),
    "webp exact": kit.saved(kit.disc().resize((60, 80)), "WEBP", lossless=True),
    "gif": kit.saved(SMALL.quantize(32), "GIF"),
    "bmp": kit.saved(SMALL, "BMP"),
    "tiff": kit.saved(SMALL, "TIFF"),
    "tiff lzw": kit.saved(SMALL, "TIFF", compression="tiff_lzw"),
    "tiff jpeg": kit.saved(SMALL, "TIFF", compression="jpeg"),
    "tiff fax": kit.saved(SMALL.convert("1"), "TIFF", compression="group4"),
}

KNOWN = {"picture-damaged", "picture-unknown", "picture-too-large", "picture-narrow"}


def spoilt(data: bytes, chance: random.Random) -> bytes:
    """The file cut off, emptied from somewhere on, or with some bytes changed in it or in its head."""
    broken = bytearray(data)
    at = chance.randrange(len(data))
    match chance.randrange(4):
        case 0:
            del broken[at:]
        case 1:
            broken[at:] = bytes(len(data) - at)
        case 2:
            broken[at] ^= 1 << chance.randrange(8)
        case _:
            for _ in range(4):
                broken[chance.randrange(min(len(data), 150))] = chance.randrange(256)
    return bytes(broken)


@pytest.mark.parametrize("name", FILES)
def test_any_bytes_give_a_picture_or_a_problem(tmp_path: Path, name: str, capfd: pytest.CaptureFixture) -> None:
    chance = random.Random(name)  # noqa: S311 - a test repeats
    for _ in range(40):
        (tmp_path / "кот").write_bytes(spoilt(FILES[name], chance))
        found, problems = pictures.examine(str(tmp_path), {"кот": kit.CARD})
        assert bool(found) != bool(problems)
        for info in found.values():
            try:
                image = pictures.image(info, chance.choice(("colour", "grey", "drawing")), (20.0, 30.0), kit.CARD)
            except ResourceFault as fault:
                problems = fault.problems
            else:
                kit.shown(image)
        assert {problem.id for problem in problems} <= KNOWN
    assert capfd.readouterr() == ("", "")
