"""Pictures of the user's own that are refused, and what is said of each."""

import os
from collections.abc import Callable
from typing import Any

import picturekit as kit
from clikit import Here, Run

SPEC = (
    '[[deck.cards]]\nname = "Тишина"\nart = "кот.jpg"\n[back]\nart = "фото/семья.jpg"\n[print]\nbacks = "long-edge"\n'
)

_PHOTO = kit.saved(kit.photo((90, 120)), "JPEG")


def _with(data: bytes, command: str = "check") -> Callable[[Here, Any], Run]:
    """A run with these bytes as the picture of a card, beside a good one for the back."""

    def play(here: Here, _: Any) -> Run:
        _files(here, data)
        return here(command, here.spec(SPEC))

    return play


def _files(here: Here, data: bytes) -> None:
    (here.path / "фото").mkdir()
    (here.path / "фото" / "семья.jpg").write_bytes(_PHOTO)
    (here.path / "кот.jpg").write_bytes(data)


def _missing(here: Here, _: Any) -> Run:
    _files(here, _PHOTO)
    (here.path / "кот.jpg").rename(here.path / "кит.jpg")
    (here.path / "фото" / "семья.jpg").unlink()
    return here("deck", here.spec(SPEC))


def _outside(here: Here, _: Any) -> Run:
    (here.path / "кот.jpg").write_bytes(_PHOTO)
    folder = here.path / "колода"
    folder.mkdir()
    (folder / "кот.jpg").symlink_to("../кот.jpg")
    (folder / "фото").mkdir()
    (folder / "фото" / "семья.jpg").mkdir()
    return here("deck", here.spec(SPEC, "колода/deck.toml"))


def _unreadable(here: Here, _: Any) -> Run:
    _files(here, _PHOTO)
    (here.path / "кот.jpg").unlink()
    (here.path / "кот.jpg").symlink_to("кот.jpg")
    return here("check", here.spec(SPEC))


def _heavy(here: Here, _: Any) -> Run:
    _files(here, _PHOTO)
    os.truncate(here.path / "кот.jpg", 120_000_000)
    return here("check", here.spec(SPEC))


TRICKS: tuple[tuple[int, str, tuple[str, ...], Callable[[Here, Any], Run]], ...] = (
    (
        5,
        "picture-missing nearest-name picture-missing",
        ("the picture кот.jpg of «Тишина» is not there", "did you mean кит.jpg?", "фото/семья.jpg of «рубашка»"),
        _missing,
    ),
    (
        5,
        "picture-outside art-beside picture-not-file",
        ("кот.jpg of «Тишина» is a link", "фото/семья.jpg of «рубашка» is not a file"),
        _outside,
    ),
    (
        5,
        "picture-unreadable",
        ("cannot read the picture кот.jpg of «Тишина»: Too many levels of symbolic links",),
        _unreadable,
    ),
    (
        5,
        "picture-unknown picture-save-as",
        ("кот.jpg of «Тишина» is not a picture", "JPEG, PNG, WebP, GIF, BMP, TIFF", "save it as JPEG or PNG"),
        _with(b"not a picture"),
    ),
    (
        5,
        "picture-heic save-as-jpeg",
        ("кот.jpg of «Тишина» is HEIC, which is not supported", "JPEG, PNG, WebP, GIF, BMP, TIFF", "Most Compatible"),
        _with(kit.HEIC, "deck"),
    ),
    (
        5,
        "picture-too-large picture-smaller",
        ("кот.jpg of «Тишина» has 20000 × 20000 pixels; 60 million", "save it smaller"),
        _with(kit.bomb(), "deck"),
    ),
    (
        5,
        "picture-narrow picture-cut",
        (
            "кот.jpg of «Тишина» has 8 × 401 pixels; 50 times as long as wide is the most",
            "cut it to what is to be seen",
        ),
        _with(kit.saved(kit.halves(size=(8, 401)))),
    ),
    (5, "picture-too-heavy picture-smaller", ("кот.jpg of «Тишина» has 120 MB; 100 are the most",), _heavy),
    (
        5,
        "picture-damaged picture-again",
        ("the picture кот.jpg of «Тишина» is damaged or not complete", "download it anew"),
        _with(_PHOTO[: len(_PHOTO) // 2], "deck"),
    ),
)
