"""The user's printers: kept in a configuration of theirs, put over a spec and under the flags."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from unoprint import build
from unoprint.build.printers import ChosenPrinter, saved_printer, saved_printers, saving
from unoprint.errors import UsageFault
from unoprint.spec.model import Margin

KITCHEN = """\
# мои принтеры
[printers.kitchen]  # у окна
shift = [1.5, -2]
backs = "short-edge"

[other]
kept = true

[printers."кухня"]
margin = [4, 5, 6, 7]
"""


def config(folder: Path, text: str | bytes) -> ChosenPrinter:
    folder.mkdir(exist_ok=True)
    (folder / "config.toml").write_bytes(text.encode() if isinstance(text, str) else text)
    return ChosenPrinter("kitchen", folder)


def save_printer(chosen: ChosenPrinter, values: Mapping[str, Any]) -> Path:
    with saving(chosen, values) as file:
        return file


def problems(chosen: ChosenPrinter) -> list[tuple[str, str, int | None]]:
    with pytest.raises(UsageFault) as caught:
        saved_printer(chosen)
    return [
        (one.id, one.place.key if one.place else "", one.place.line if one.place else None)
        for one in caught.value.problems
    ]


def test_printers_are_read_with_what_is_theirs(tmp_path: Path) -> None:
    chosen = config(tmp_path, KITCHEN)
    assert saved_printers(tmp_path) == {
        "kitchen": {"shift": (1.5, -2.0), "backs": "short-edge"},
        "кухня": {"margin": Margin(4, 5, 6, 7)},
    }
    assert saved_printer(chosen._replace(name="KitcheN")) == {"shift": (1.5, -2.0), "backs": "short-edge"}
    assert saved_printer(chosen._replace(name="КУХНЯ"))["margin"] == (4, 5, 6, 7)


def test_without_a_configuration_there_are_none(tmp_path: Path) -> None:
    assert saved_printers(tmp_path / "nowhere") == {}
    assert problems(ChosenPrinter("kitchen", tmp_path)) == [("printer-unknown", "--printer", None)]
    assert saved_printer(ChosenPrinter("kitchen", tmp_path), new=True) == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[printers.kitchen]\nshft = [1, 2]", [("printer-key", "printers.kitchen.shft", 2)]),
        ("\n[printers.kitchen]\nshift = 3\nmargin = -1", [
            ("not-pair", "printers.kitchen.shift", 3),
            ("length-out-of-range", "printers.kitchen.margin", 4),
        ]),
        ("[printers.kitchen]\n[printers.den]\nbacks = 'fold'", [("unknown-name", "printers.den.backs", 3)]),
        ("[printers]\nkitchen = 4", [("not-table", "printers.kitchen", 2)]),
        ("printers = 4", [("not-table", "printers", 1)]),
        ("[printers.a]\n[printers.A]", [("keys-exclude", "printers.A", 2)]),
        ("[printers.kitchen\n", [("toml-syntax", "", 1)]),
        ("# дом".encode("cp1251"), [("not-utf8", "", 1)]),
    ],
)  # fmt: skip
def test_a_wrong_configuration_is_told_like_a_spec(
    text: str | bytes, found: list[tuple[str, str, int]], tmp_path: Path
) -> None:
    assert problems(config(tmp_path, text)) == found


def test_a_configuration_that_is_a_folder_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "config.toml").mkdir()
    assert problems(ChosenPrinter("kitchen", tmp_path)) == [("resource-unreadable", "", None)]


@pytest.mark.parametrize("name", ["", " ", "a b", "a.b", "../x", "x" * 21, "[x]"])
def test_a_name_is_short_and_plain(name: str, tmp_path: Path) -> None:
    assert problems(ChosenPrinter(name, tmp_path)) == [("printer-name", "--printer", None)]


def test_saving_keeps_comments_tables_and_other_values(tmp_path: Path) -> None:
    chosen = config(tmp_path, KITCHEN)
    file = save_printer(chosen._replace(name="KITCHEN"), {"shift": (0.5, 3.0), "margin": Margin(4.0, 4.0, 4.0, 4.0)})
    text = file.read_text(encoding="utf-8")
    assert "# мои принтеры\n[printers.kitchen]  # у окна\nshift = [0.5, 3]\n" in text
    assert tomllib.loads(text) == {
        "printers": {
            "kitchen": {"shift": [0.5, 3], "backs": "short-edge", "margin": 4},
            "кухня": {"margin": [4, 5, 6, 7]},
        },
        "other": {"kept": True},
    }
    assert list(tmp_path.iterdir()) == [file]


def test_a_first_printer_makes_the_configuration(tmp_path: Path) -> None:
    chosen = ChosenPrinter("дом", tmp_path / "a" / "b")
    save_printer(chosen, {"shift": (-1.0, 0.0), "backs": "long-edge"})
    assert saved_printer(chosen) == {"shift": (-1.0, 0.0), "backs": "long-edge"}


def test_a_wrong_configuration_is_not_written_over(tmp_path: Path) -> None:
    chosen = config(tmp_path, "[printers.kitchen]\nshft = 1\n")
    with pytest.raises(UsageFault, match="printer-key"):
        save_printer(chosen, {"margin": Margin(4.0, 4.0, 4.0, 4.0)})
    assert (tmp_path / "config.toml").read_text(encoding="utf-8") == "[printers.kitchen]\nshft = 1\n"


def test_a_printer_goes_over_the_spec_and_under_the_flags(tmp_path: Path) -> None:
    chosen = config(tmp_path / "config", "[printers.kitchen]\nshift = [1, 2]\nmargin = 7\nbacks = 'long-edge'")
    file = tmp_path / "deck.toml"
    file.write_text("[print]\nshift = [8, 8]\nmargin = 3\ngap = 2\nbacks = 'none'", encoding="utf-8")
    plain = build.read_spec(str(file), {}).print
    made = build.read_spec(str(file), {}, chosen).print
    assert made == plain._replace(shift=(1, 2), margin=Margin(7, 7, 7, 7), backs="long-edge")
    assert build.read_spec(str(file), {"--margin": "4", "--shift": "0,0"}, chosen).print == made._replace(
        shift=(0, 0), margin=Margin(4, 4, 4, 4)
    )
    assert build.read_spec(None, {}, chosen).print.margin == Margin(7, 7, 7, 7)


def test_a_shift_goes_with_the_flip_it_was_measured_for(tmp_path: Path) -> None:
    chosen = config(tmp_path, "[printers.kitchen]\nshift = [1, 2]\nlandscape-shift = [3, 4]\nbacks = 'long-edge'")
    assert build.read_spec(None, {"--backs": "long-edge"}, chosen).print.shift == (3, 4)
    other = build.read_spec(None, {"--backs": "short-edge"}, chosen).print
    assert (other.backs, other.shift) == ("short-edge", (0, 0))
    assert build.read_spec(None, {"--backs": "short-edge", "--shift": "5,6"}, chosen).print.shift == (5, 6)


def test_sheets_that_lie_have_a_shift_of_their_own(tmp_path: Path) -> None:
    chosen = config(tmp_path, "[printers.kitchen]\nshift = [1, 2]\nlandscape-shift = [3, 4]\nbacks = 'long-edge'")
    assert build.read_spec(None, {}, chosen).print.shift == (3, 4)  # uno cards on A4
    assert build.read_spec(None, {"--card-size": "mtg"}, chosen).print.shift == (1, 2)
    assert build.read_spec(None, {"--shift": "0,1"}, chosen).print.shift == (0, 1)
    config(tmp_path, "[printers.kitchen]\nshift = [1, 2]")
    assert build.read_spec(None, {"--backs": "long-edge"}, chosen).print.shift == (1, 2)


def test_flags_and_printer_are_reported_together(tmp_path: Path) -> None:
    with pytest.raises(UsageFault) as caught:
        build.read_spec(None, {"--blanks": "x", "--margin": "y"}, ChosenPrinter("nobody", tmp_path))
    assert [one.id for one in caught.value.problems] == ["not-whole", "not-length", "printer-unknown"]


def test_without_a_printer_no_configuration_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("unoprint.build.printers.saved_printers", lambda _: pytest.fail("read"))
    config(tmp_path, "this is no TOML")
    assert build.read_spec(None, {}).print.shift == (0, 0)


@pytest.mark.parametrize(
    "text",
    [
        "printers = {kitchen = {margin = 3}, den = {margin = 4}}\n[other]\nkept = true\n",
        "printers.kitchen.margin = 3\nprinters.den.margin = 4\n[other]\nkept = true\n",
        "[printers.kitchen]\nmargin = 3\n[other]\nkept = true\n[printers.den]\nmargin = 4",
        "[printers]\nkitchen.margin = 3\nden = {margin = 4}\n[other]\nkept = true\n",
        "\ufeff[printers.den]\r\nmargin = 4\r\n[printers]\n[printers.kitchen]\r\nmargin = 3\r\n[other]\r\nkept = true",
    ],
)
@pytest.mark.parametrize("name", ["kitchen", "den", "дом"])
def test_saving_understands_every_way_to_write_tables(text: str, name: str, tmp_path: Path) -> None:
    chosen = config(tmp_path, text)._replace(name=name)
    before = {"kitchen": {"margin": 3}, "den": {"margin": 4}}
    file = save_printer(chosen, {"shift": (1.0, 2.5)})
    before[name] = {**before.get(name, {}), "shift": [1, 2.5]}  # type: ignore[dict-item]
    assert tomllib.loads(file.read_text(encoding="utf-8")) == {"printers": before, "other": {"kept": True}}


@pytest.mark.parametrize("old", ["", KITCHEN])
def test_the_configuration_is_put_back_when_what_goes_with_it_fails(tmp_path: Path, old: str) -> None:
    chosen = config(tmp_path, old) if old else ChosenPrinter("kitchen", tmp_path)
    file = tmp_path / "config.toml"

    def fail() -> None:
        with saving(chosen, {"shift": (1.0, 2.0)}):
            assert "1, 2" in file.read_text(encoding="utf-8")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert (file.read_text(encoding="utf-8") if file.exists() else "") == old


@pytest.mark.parametrize(("flags", "used"), [({}, (3, 4)), ({"--card-size": "mtg"}, (5, 6))])
def test_sheets_that_stand_and_sheets_that_lie_have_shifts_of_their_own(
    tmp_path: Path, flags: dict[str, str], used: tuple[int, int]
) -> None:
    """Uno cards lie on A4, those of 63 × 88 mm stand."""
    text = "[printers.kitchen]\nshift = [1, 2]\nlandscape-shift = [3, 4]\nportrait-shift = [5, 6]\nbacks = 'long-edge'"
    assert build.read_spec(None, flags, config(tmp_path, text)).print.shift == used
