"""A picture that is not whole is refused when it is read, never printed in part."""

from pathlib import Path
from typing import Any

import pytest
from PIL import ImageFile

import picturekit as kit
from unoprint.errors import ResourceFault


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "GIF", "BMP", "TIFF", "WEBP"])
@pytest.mark.parametrize("mode", ["colour", "grey", "drawing"])
@pytest.mark.parametrize("part", [0.5, 0.9])
def test_half_a_picture_is_refused(tmp_path: Path, kind: str, mode: Any, part: float) -> None:
    data = kit.saved(kit.photo((90, 120)), kind)
    data = data[: int(len(data) * part)]
    (tmp_path / "кот.jpg").write_bytes(data)
    try:
        found = kit.pictures.examine(str(tmp_path), {"кот.jpg": kit.CARD})
        problems = found[1]
        if not problems:
            kit.pictures.image(found[0]["кот.jpg"], mode, kit.PLACE, kit.CARD)
    except ResourceFault as fault:
        problems = fault.problems
    assert [(one.id, one.params["file"], one.params["card"]) for one in problems] == [
        ("picture-damaged", "кот.jpg", kit.CARD)
    ]


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "GIF"])
def test_a_picture_whose_second_half_is_empty_is_refused(tmp_path: Path, kind: str) -> None:
    data = kit.saved(kit.photo((90, 120)), kind)
    info = kit.info(tmp_path, data[: len(data) // 2] + bytes(len(data) // 2))
    with pytest.raises(ResourceFault, match="picture-damaged"):
        kit.pictures.image(info, "colour", kit.PLACE, kit.CARD)


def test_half_a_picture_is_refused_where_pillow_was_told_to_show_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WeasyPrint tells it so for the whole process."""
    monkeypatch.setattr(ImageFile, "LOAD_TRUNCATED_IMAGES", True)
    data = kit.saved(kit.photo((90, 120)), "JPEG")
    info = kit.info(tmp_path, data[: len(data) // 2])
    with pytest.raises(ResourceFault, match="picture-damaged"):
        kit.pictures.image(info, "colour", kit.PLACE, kit.CARD)
    assert ImageFile.LOAD_TRUNCATED_IMAGES


def test_a_picture_that_vanished_since_is_a_problem_like_others(tmp_path: Path) -> None:
    info = kit.info(tmp_path, kit.saved(kit.halves()))
    info.path.write_bytes(b"something else")
    with pytest.raises(ResourceFault, match="picture-damaged"):
        kit.pictures.image(info, "colour", kit.PLACE, kit.CARD)
    info.path.unlink()
    with pytest.raises(ResourceFault, match="picture-unreadable"):
        kit.pictures.image(info, "colour", kit.PLACE, kit.CARD)


def test_a_damaged_tiff_is_not_complained_of_past_the_program(tmp_path: Path, capfd: pytest.CaptureFixture) -> None:
    data = bytearray(kit.saved(kit.photo((90, 120)), "TIFF", compression="tiff_lzw"))
    data[1000:2000] = bytes(1000)
    info = kit.info(tmp_path, bytes(data))
    with pytest.raises(ResourceFault, match="picture-damaged"):
        kit.pictures.image(info, "colour", kit.PLACE, kit.CARD)
    assert capfd.readouterr() == ("", "")
