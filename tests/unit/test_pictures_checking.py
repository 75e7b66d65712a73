"""What is said of pictures that cannot be used, before anything is printed."""

import os
import time
import tracemalloc
from pathlib import Path

import pytest

import picturekit as kit
from unoprint import pictures
from unoprint.errors import Hint, Problem

JPEG = kit.saved(kit.halves(), "JPEG")


def problem(folder: Path, file: str) -> Problem:
    found, problems = pictures.examine(str(folder), {file: kit.CARD})
    assert not found
    assert len(problems) == 1
    assert problems[0].params["file"] == file
    assert problems[0].params["card"] == kit.CARD
    return problems[0]


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "GIF", "BMP", "TIFF"])
def test_a_picture_is_known_by_its_bytes_whatever_its_name(tmp_path: Path, kind: str) -> None:
    for name in ("кот.jpg", "кот.png", "кот"):
        info = kit.info(tmp_path, kit.saved(kit.halves(), kind), name)
        assert (info.file, info.width, info.height) == (name, 300, 200)
        assert info.path == tmp_path.resolve() / name


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "TIFF"])
@pytest.mark.parametrize("turn", range(1, 9))
def test_width_and_height_are_those_of_the_upright_picture(tmp_path: Path, kind: str, turn: int) -> None:
    info = kit.info(tmp_path, kit.turned(turn, kind))
    assert (info.width, info.height) == ((300, 200) if turn < 5 else (200, 300))


def test_an_orientation_behind_the_pixels_of_a_png_counts_too(tmp_path: Path) -> None:
    plain = kit.saved(kit.halves())
    late = plain[:-12] + kit.chunk(b"eXIf", kit.exif(6).tobytes()[6:]) + plain[-12:]
    info = kit.info(tmp_path, late)
    assert (info.width, info.height) == (200, 300)


@pytest.mark.parametrize("data", [b"Exif\0\0", b"Exif\0\0MM\0*\xff\xff\xff\xff", b"Exif\0\0" + bytes(99)])
def test_broken_exif_is_no_reason_to_refuse_a_photo(tmp_path: Path, data: bytes) -> None:
    info = kit.info(tmp_path, kit.saved(kit.halves(), "JPEG", exif=data))
    assert (info.width, info.height) == (300, 200)


def test_an_orientation_that_does_not_exist_is_none(tmp_path: Path) -> None:
    assert kit.made(tmp_path, kit.turned(9)).turn == 1


def test_all_pictures_are_looked_at_and_all_problems_told(tmp_path: Path) -> None:
    kit.info(tmp_path, JPEG, "good.jpg")
    (tmp_path / "fake.png").write_bytes(b"not a picture")
    wanted = {"gone.png": "А", "good.jpg": "Б", "fake.png": "В"}
    found, problems = pictures.examine(str(tmp_path), wanted)
    assert list(found) == ["good.jpg"]
    told = [(one.id, one.params["file"], one.params["card"]) for one in problems]
    assert told == [("picture-missing", "gone.png", "А"), ("picture-unknown", "fake.png", "В")]


@pytest.mark.parametrize(
    ("data", "id_", "hint"),
    [
        (b"not a picture", "picture-unknown", "picture-save-as"),
        (b"%PDF-1.7\n", "picture-unknown", "picture-save-as"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture-unknown", "picture-save-as"),
        (kit.HEIC, "picture-heic", "save-as-jpeg"),
        (kit.AVIF, "picture-heic", "save-as-jpeg"),
        (b"", "picture-damaged", "picture-again"),
        (JPEG[:20], "picture-damaged", "picture-again"),
        (b"\x89PNG\r\n\x1a\n", "picture-damaged", "picture-again"),
        (b"RIFF\x10\0\0\0WEBPVP8 " + bytes(20), "picture-damaged", "picture-again"),
    ],
)
def test_what_is_no_picture_is_told_apart(tmp_path: Path, data: bytes, id_: str, hint: str) -> None:
    (tmp_path / "кот.jpg").write_bytes(data)
    told = problem(tmp_path, "кот.jpg")
    assert told.id == id_
    assert told.hint is not None
    assert told.hint.id == hint


def test_a_photo_of_a_phone_says_what_it_is_and_what_could_be_used(tmp_path: Path) -> None:
    (tmp_path / "кот.jpg").write_bytes(kit.AVIF)
    params = problem(tmp_path, "кот.jpg").params
    assert params["kind"] == "AVIF"
    assert params["kinds"] == "JPEG, PNG, WebP, GIF, BMP, TIFF"


def test_a_missing_picture_is_told_with_the_nearest_name_there(tmp_path: Path) -> None:
    (tmp_path / "фото").mkdir()
    (tmp_path / "фото" / "Рыжик.JPG").write_bytes(JPEG)
    told = problem(tmp_path, "фото/рыжик.jpeg")
    assert (told.id, told.hint) == ("picture-missing", Hint("nearest-name", {"name": "Рыжик.JPG"}))
    assert problem(tmp_path, "фото/zzz.png").hint is None
    assert problem(tmp_path, "нет/рыжик.jpg").hint is None
    assert problem(tmp_path, "фото/Рыжик.JPG/кот.jpg").id == "picture-missing"


def test_the_nearest_name_is_that_of_a_picture_whatever_it_ends_with(tmp_path: Path) -> None:
    for name in ("дача.toml", "дом.png", "дата.webp"):
        (tmp_path / name).write_bytes(JPEG)
    assert problem(tmp_path, "дача.jpg").hint == Hint("nearest-name", {"name": "дата.webp"})
    assert problem(tmp_path, "кораблик.png").hint is None


def test_a_name_whose_letters_a_mac_has_taken_apart_is_found(tmp_path: Path) -> None:
    (tmp_path / "и\u0306").mkdir()
    (tmp_path / "и\u0306" / "е\u0308ж.jpg").write_bytes(JPEG)
    found, problems = pictures.examine(str(tmp_path), {"й/ёж.jpg": kit.CARD})
    assert not problems
    assert found["й/ёж.jpg"].path.name == "е\u0308ж.jpg"


def test_a_link_inside_the_folder_is_followed_and_one_that_leads_out_is_not(tmp_path: Path) -> None:
    folder = tmp_path / "spec"
    folder.mkdir()
    (tmp_path / "secret.jpg").write_bytes(JPEG)
    kit.info(folder, JPEG, "кот.jpg")
    (folder / "in.jpg").symlink_to("кот.jpg")
    (folder / "out.jpg").symlink_to("../secret.jpg")
    (folder / "up").symlink_to("..")
    (folder / "ring.jpg").symlink_to("ring.jpg")
    assert pictures.examine(str(folder), {"in.jpg": kit.CARD})[1] == ()
    assert problem(folder, "out.jpg").id == "picture-outside"
    assert problem(folder, "up/secret.jpg").id == "picture-outside"
    assert problem(folder, "../secret.jpg").id == "picture-outside"
    assert problem(folder, "ring.jpg").id == "picture-unreadable"


def test_a_folder_reached_by_a_link_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    kit.info(tmp_path / "real", JPEG, "кот.jpg")
    (tmp_path / "link").symlink_to("real")
    assert pictures.examine(str(tmp_path / "link"), {"кот.jpg": kit.CARD})[1] == ()


def test_only_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "фото").mkdir()
    assert problem(tmp_path, "фото").id == "picture-not-file"
    assert problem(tmp_path, ".").id == "picture-not-file"
    os.mkfifo(tmp_path / "pipe.jpg")
    assert problem(tmp_path, "pipe.jpg").id == "picture-not-file"


@pytest.mark.parametrize("file", ["x" * 300, "a\0b"])
def test_a_name_that_no_system_allows_is_a_problem_like_others(tmp_path: Path, file: str) -> None:
    assert problem(tmp_path, file).id == "picture-unreadable"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_told_with_the_reason(tmp_path: Path) -> None:
    kit.info(tmp_path, JPEG, "кот.jpg").path.chmod(0)
    assert problem(tmp_path, "кот.jpg").id == "picture-unreadable"


def test_a_file_of_more_than_100_mb_is_too_heavy(tmp_path: Path) -> None:
    path = kit.info(tmp_path, JPEG).path
    os.truncate(path, 100_000_000)
    assert pictures.examine(str(tmp_path), {path.name: kit.CARD})[1] == ()
    os.truncate(path, 100_600_000)
    told = problem(tmp_path, path.name)
    assert told.id == "picture-too-heavy"
    assert (told.params["size"], told.params["limit"]) == (101, 100)


def test_a_small_file_of_400_megapixels_is_refused_at_once(tmp_path: Path) -> None:
    (tmp_path / "bomb.png").write_bytes(kit.bomb())
    start = time.perf_counter()
    tracemalloc.start()
    told = problem(tmp_path, "bomb.png")
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert told.id == "picture-too-large"
    assert (told.params["width"], told.params["height"]) == (20_000, 20_000)
    assert time.perf_counter() - start < 2
    assert peak < 2_000_000


@pytest.mark.parametrize(
    ("size", "fine"),
    [
        ((6000, 8400), True),
        ((7500, 8000), True),
        ((7500, 8001), False),
        ((30_000, 2000), True),
        ((30_001, 10), False),
        ((10, 30_001), False),
    ],
)
def test_the_largest_picture_has_60_megapixels_and_30_000_a_side(
    tmp_path: Path, size: tuple[int, int], *, fine: bool
) -> None:
    header = kit.saved(kit.Image.new("1", (8, 8)))
    data = header[:16] + b"".join(side.to_bytes(4, "big") for side in size) + header[24:29]
    data += kit.chunk(b"IHDR", data[16:29])[-4:] + header[33:]
    (tmp_path / "кот.png").write_bytes(data)
    _, problems = pictures.examine(str(tmp_path), {"кот.png": kit.CARD})
    assert [one.id for one in problems] == ([] if fine else ["picture-too-large"])


@pytest.mark.parametrize(
    ("size", "fine"), [((4, 200), True), ((200, 4), True), ((4, 201), False), ((201, 4), False), ((1, 10_000), False)]
)
def test_a_picture_that_would_be_a_hair_is_refused(tmp_path: Path, size: tuple[int, int], *, fine: bool) -> None:
    (tmp_path / "кот.png").write_bytes(kit.saved(kit.halves(size=size)))
    _, problems = pictures.examine(str(tmp_path), {"кот.png": kit.CARD})
    assert [one.id for one in problems] == ([] if fine else ["picture-narrow"])


def test_one_pixel_is_a_picture(tmp_path: Path) -> None:
    assert kit.made(tmp_path, kit.saved(kit.halves(size=(1, 1)))).width == 1


@pytest.mark.parametrize(
    "head",
    [
        b"VP8X\x0a\0\0\0\0\0\0\0" + (15_999).to_bytes(3, "little") + (15_999).to_bytes(3, "little"),
        b"VP8L\x0a\0\0\0\x2f" + (15_999 | 15_999 << 14).to_bytes(4, "little"),
        b"VP8 \x20\0\0\0\0\0\0\x9d\x01\x2a" + (16_000).to_bytes(2, "little") * 2,
    ],
)
def test_a_webp_is_measured_before_room_is_made_for_it(tmp_path: Path, head: bytes) -> None:
    (tmp_path / "кот.webp").write_bytes(b"RIFF\x40\0\0\0WEBP" + head.ljust(52, b"\0"))
    told = problem(tmp_path, "кот.webp")
    assert told.id == "picture-too-large"
    assert (told.params["width"], told.params["height"]) == (16_000, 16_000)
