"""Cards for other makers: each shop's pixels, Tabletop Simulator's cells, SVG in true size."""

import base64
import csv
import io
import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import pngkit
from unoprint import build, pictures
from unoprint.build import exports
from unoprint.build.shops import shops
from unoprint.errors import UsageFault

SHOPS = shops()
OWN = """\
title = "{Котовы}"
[deck]
edition = "numbers-76"
rule-cards = true
[[deck.cards]]
name = "Тишина"
count = 3
back = false
[back]
art = "семья.png"
[rules]
house = ["jump-in"]
"""


def exported(
    spec: Path | None = None, to: str = "png", shop: str = "", only: tuple[str, ...] = (), **flags: str | int | bool
) -> dict[str, bytes]:
    typed = {f"--{name.replace('_', '-')}": value for name, value in flags.items()}
    wanted = build.read_spec(str(spec) if spec else None, typed)
    export = exports.Wanted(to, SHOPS[shop] if shop else None)
    return dict(exports.exported(exports.planned(wanted, only, export), export))


def listed(files: dict[str, bytes]) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(files["cards.csv"].decode("utf-8-sig"))))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A deck with rule cards, cards with a white back, and a blue picture as the back of all others."""
    pngkit.plain(tmp_path / "семья.png", (0, 0, 200))
    path = tmp_path / "deck.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", SHOPS)
def test_every_shop_leaves_a_bleed_of_an_eighth_of_an_inch_or_so(name: str) -> None:
    shop = SHOPS[name]
    assert all(3.0 <= side <= 4.1 for side in shop.bleed)
    assert shop.dpi == 300


@pytest.mark.parametrize("name", SHOPS)
def test_pictures_are_as_large_as_the_shop_says(name: str) -> None:
    files = exported(shop=name, only=("red:7",))
    for file in ("red-7.png", "back.png"):
        assert pngkit.size(files[file]) == SHOPS[name].pixels
        assert pngkit.dpi(files[file]) == 300


@pytest.mark.parametrize(
    ("name", "pixels"), [("mpc-poker", (822, 1122)), ("tgc-poker", (825, 1125)), ("tgc-us-game", (750, 1125))]
)
def test_the_figures_of_well_known_shops(name: str, pixels: tuple[int, int]) -> None:
    assert SHOPS[name].pixels == pixels


def test_the_drawing_is_made_for_the_shops_card_and_stands_in_its_middle() -> None:
    """The panel begins 3 mm (scaled) inside the card: as far from the left as from the right."""
    drawn = pngkit.pixels(exported(shop="tgc-us-game", only=("red:7",))["red-7.png"])
    row = np.nonzero(drawn[500, :, 1] < 128)[0]
    column = np.nonzero(drawn[:, 200, 1] < 128)[0]
    assert row[0] == pytest.approx(45 + 35, abs=3)
    assert row[0] + row[-1] == pytest.approx(749, abs=1)
    assert column[0] + column[-1] == pytest.approx(1124, abs=1)


@pytest.mark.parametrize(("flags", "pixels"), [({}, (732, 1098)), ({"bleed": "2mm"}, (709, 1075))])
def test_without_a_shop_the_bleed_is_the_specs_or_3_mm(flags: dict[str, str], pixels: tuple[int, int]) -> None:
    files = exported(only=("red:7",), **flags)
    assert pngkit.size(files["red-7.png"]) == pixels


def test_a_picture_on_the_back_runs_into_the_bleed(own: Path) -> None:
    drawn = pngkit.pixels(exported(own, shop="mpc-poker")["back.png"])
    assert pngkit.unlike(drawn, np.full(drawn.shape, (0, 0, 200))) < 2


def test_the_list_says_how_many_of_each_make_the_deck() -> None:
    files = exported(blanks=4)
    rows = listed(files)
    assert {row["file"] for row in rows} == files.keys() - {"back.png", "cards.csv"}
    assert sum(int(row["count"]) for row in rows) == 112
    found = {row["file"]: (row["title"], row["count"], row["back"]) for row in rows}
    assert found["red-0.png"] == ("0, красный", "1", "back.png")
    assert found["red-7.png"][1] == "2"
    assert found["blank.png"][1] == "4"


def test_the_list_counts_copies_or_what_was_chosen() -> None:
    rows = listed(exported(copies=3))
    assert {row["file"]: row["count"] for row in rows}["red-7.png"] == "6"
    rows = listed(exported(only=("red:7*2", "wild"), copies=3))
    assert [(row["file"], row["count"]) for row in rows] == [("red-7.png", "2"), ("wild.png", "1")]


def test_the_list_names_the_back_of_each_card(own: Path) -> None:
    files = exported(own)
    backs = {row["file"]: row["back"] for row in listed(files)}
    assert backs["red-7.png"] == "back.png"
    assert backs["own-Тишина.png"] == ""
    assert backs["rule-jump-in.png"] in files
    assert backs["rule-jump-in.png"] != "back.png"


def test_a_sheet_of_the_deck_means_that_of_the_paper() -> None:
    rows = listed(exported(only=("sheet:1",), paper="A4"))
    assert sum(int(row["count"]) for row in rows) == 10


def test_the_paper_of_the_spec_is_in_nobodys_way() -> None:
    assert "red-7.png" in exported(only=("red:7",), paper="60x90", shop="mpc-tarot", margin=0)


@pytest.fixture(scope="module")
def tabletop() -> dict[str, bytes]:
    return exported(to="tts", blanks=4)


def test_tabletop_simulator_gets_69_cards_a_sheet(tabletop: dict[str, bytes]) -> None:
    assert list(tabletop) == ["sheet-1.png", "sheet-2.png", "back.png", "read-me.txt"]


@pytest.mark.parametrize("card", ["uno", "poker", "60x60", "120x70", "20x60"])
def test_cells_are_whole_pixels_and_sheets_as_large_as_they_may_be(card: str) -> None:
    files = exported(to="tts", only=("wild",), card_size=card)
    width, height = pngkit.size(files["sheet-1.png"])
    assert (width % 10, height % 7) == (0, 0)
    assert 4096 - 10 < max(width, height) <= 4096 or 4096 - 7 < max(width, height) <= 4096
    assert pngkit.size(files["back.png"]) == (width // 10, height // 7)


def test_cells_hold_the_cards_row_by_row_and_the_back_at_the_end(tabletop: dict[str, bytes]) -> None:
    ids = [card.id for card in build.plan(build.read_spec(None, {"--blanks": 4})).deck.cards()]
    singles = exported(blanks=4, bleed="1mm")
    names = {one: f"{one.replace(':', '-')}.png" for one in ids}
    edge = slice(12, -12)  # the bleed
    known = {one: pngkit.small(pngkit.pixels(singles[name])[edge, edge]) for one, name in names.items()}
    for sheet, batch in (("sheet-1.png", ids[:69]), ("sheet-2.png", ids[69:])):
        cells = _cells(pngkit.pixels(tabletop[sheet]))
        assert [pngkit.likest(cell, known) for cell in cells[: len(batch)]] == batch
        assert pngkit.unlike(cells[-1], pngkit.pixels(tabletop["back.png"])) < 1
        assert all((cell > 250).all() for cell in cells[len(batch) : -1])


def _cells(sheet: np.ndarray) -> list[np.ndarray]:
    """The cells of a sheet row by row."""
    return [cell for row in np.split(sheet, 7) for cell in np.split(row, 10, axis=1)]


def test_the_guide_says_how_many_cards_each_sheet_has(tabletop: dict[str, bytes]) -> None:
    guide = tabletop["read-me.txt"].decode("utf-8-sig")
    assert re.findall(r"(sheet-\d\.png): карт — (\d+)", guide) == [("sheet-1.png", "69"), ("sheet-2.png", "43")]
    assert "112" in guide
    assert "Карточки правил" not in guide


def test_rule_cards_are_not_dealt(own: Path) -> None:
    guide = exported(own, to="tts")["read-me.txt"].decode("utf-8-sig")
    assert "{Котовы}" in guide
    assert "Всего карт: 79." in guide
    assert "Карточки правил" in guide


def test_a_deck_of_rule_cards_alone_is_refused(own: Path) -> None:
    with pytest.raises(UsageFault) as caught:
        exported(own, to="tts", only=("rules",))
    assert caught.value.problems[0].id == "nothing-dealt"


def test_svg_files_have_the_true_size() -> None:
    files = exported(to="svg", only=("red:7", "wild"), card_size="poker")
    assert sorted(files) == ["back.svg", "cards.csv", "red-7.svg", "wild.svg"]
    for name in ("red-7.svg", "back.svg"):
        assert re.search(rb'<svg [^>]*width="63.5mm" height="88.9mm"', files[name])
    wide = exported(to="svg", only=("red:7",), bleed=3)["red-7.svg"]
    assert re.search(rb'<svg [^>]*width="62mm" height="93mm" viewBox="-3 -3 62 93"', wide)


def test_svg_files_carry_the_pictures_they_show(own: Path) -> None:
    assert b"data:image/png;base64," in exported(own, to="svg")["back.svg"]


@pytest.mark.parametrize("turn", range(1, 9))
def test_a_photo_stands_upright_in_svg_whichever_way_the_camera_was_held(turn: int, tmp_path: Path) -> None:
    """The left half of what the camera stored is red, the right one blue."""
    exif = Image.Exif()
    exif[0x112] = turn
    stored = np.zeros((40, 80, 3), np.uint8)
    stored[:, :40, 0] = stored[:, 40:, 2] = 220
    Image.fromarray(stored).save(tmp_path / "a.jpg", exif=exif, quality=95)
    infos, faults = pictures.examine(str(tmp_path), {"a.jpg": "Кот"})
    assert not faults
    kind, data = pictures.data_uri(pictures.image(infos["a.jpg"], "colour", (50, 50), "Кот")).split(",")
    assert kind == "data:image/jpeg;base64"
    shown = Image.open(io.BytesIO(base64.b64decode(data)))
    assert shown.getexif().get(0x112, 1) == 1
    assert shown.size == ((80, 40) if turn < 5 else (40, 80))
    corner = {1: 0, 2: 2, 3: 2, 4: 0, 5: 0, 6: 0, 7: 2, 8: 2}[turn]
    red_or_blue = np.asarray(shown.convert("RGB"))[5, 5]
    assert red_or_blue.argmax() == corner


def test_what_is_clear_in_a_picture_is_clear_in_svg(tmp_path: Path) -> None:
    half = np.full((40, 80, 4), 200, np.uint8)
    half[:, :40, 3] = 0
    Image.fromarray(half).save(tmp_path / "a.png")
    infos, _ = pictures.examine(str(tmp_path), {"a.png": "Кот"})
    colour, grey, drawing = (
        Image.open(io.BytesIO(base64.b64decode(pictures.data_uri(made).split(",")[1])))
        for mode in ("colour", "grey", "drawing")
        for made in [pictures.image(infos["a.png"], mode, (50, 50), "Кот")]
    )
    assert (colour.mode[-1], colour.getpixel((10, 10))[-1], colour.getpixel((70, 10))[-1]) == ("A", 0, 200)
    assert (grey.mode, grey.getpixel((10, 10))) == ("L", 255)
    assert drawing.mode == "1"


def test_ink_is_respected() -> None:
    drawn = pngkit.pixels(exported(only=("red:7",), bw=True)["red-7.png"])
    assert np.ptp(drawn, axis=2).max() == 0
    assert b"#d" not in exported(to="svg", only=("red:7",), bw=True)["red-7.svg"].split(b"</style>")[1]


@pytest.mark.parametrize("to", exports.FORMATS)
def test_the_same_deck_gives_the_same_bytes(to: str) -> None:
    assert exported(to=to, only=("red", "wild")) == exported(to=to, only=("red", "wild"))
