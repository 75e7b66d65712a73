import hashlib
import importlib.util
import tomllib
from pathlib import Path

import pathops
import pytest
from fontTools.ttLib import TTFont
from reportlab.pdfbase import ttfonts

from unoprint.art import metrics

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
UPSTREAM = FONTS / "upstream"
STEMS = ("display", "text", "text-bold")
SOURCES = tomllib.loads((UPSTREAM / "SOURCES.toml").read_text(encoding="utf-8"))["font"]

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
PUNCTUATION = " \N{NO-BREAK SPACE}.,:;!?…-–—()[]/'\"«»„“”‘’•№%&@#*+−=×±°<>≤≥€₽"
REQUIRED = {
    "display": RUSSIAN + ENGLISH + "0123456789" + PUNCTUATION,
    # Nunito has no arrows; only the text fonts may be asked for them.
    "text": RUSSIAN + ENGLISH + "0123456789" + PUNCTUATION + "←↑→↓\N{NARROW NO-BREAK SPACE}",
    "text-bold": RUSSIAN + ENGLISH + "0123456789" + PUNCTUATION + "←↑→↓\N{NARROW NO-BREAK SPACE}",
}


def load_prepare():
    spec = importlib.util.spec_from_file_location("prepare_fonts", FONTS / "prepare.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def remade(tmp_path_factory):
    dest = tmp_path_factory.mktemp("fonts")
    load_prepare().prepare(dest)
    return dest


@pytest.fixture(params=STEMS)
def stem(request):
    return request.param


@pytest.fixture
def font(stem):
    with TTFont(FONTS / f"{stem}.ttf", recalcTimestamp=False) as opened:
        yield opened


@pytest.fixture
def measured(stem):
    return metrics.read_metrics((FONTS / f"{stem}.json").read_text(encoding="utf-8"))


def test_upstream_files_are_the_ones_named_in_sources():
    sums = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in UPSTREAM.glob("*.ttf")}
    assert sums == {source["file"]: source["sha256"] for source in SOURCES}


def test_every_upstream_package_has_its_licence_beside_the_fonts():
    for licence in ("OFL-Nunito.txt", "OFL-GolosText.txt"):
        text = (FONTS / licence).read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        # A reserved name would stand in the copyright line.
        assert "Reserved Font Name" not in text.splitlines()[0]


def test_preparing_writes_a_font_and_its_metrics_for_each(remade):
    assert sorted(path.name for path in remade.iterdir()) == sorted(
        f"{stem}.{kind}" for stem in STEMS for kind in ("json", "ttf")
    )


@pytest.mark.parametrize("kind", ["json", "ttf"])
def test_preparing_again_gives_the_same_bytes(remade, stem, kind):
    name = f"{stem}.{kind}"
    assert (remade / name).read_bytes() == (FONTS / name).read_bytes()


def test_metrics_cover_what_the_font_covers(font, measured):
    assert list(measured.advances) == [chr(code) for code in sorted(font.getBestCmap())]


def test_advances_are_those_of_the_font(font, measured):
    em = font["head"].unitsPerEm
    assert measured.advances == {
        chr(code): round(font["hmtx"][glyph][0] * 1000 / em) for code, glyph in font.getBestCmap().items()
    }


def test_advances_are_those_of_upstream(stem, measured):
    source = next(recipe.source for recipe in load_prepare().RECIPES if recipe.stem == stem)
    with TTFont(UPSTREAM / source) as upstream:
        glyphs = upstream.getBestCmap()
        em = upstream["head"].unitsPerEm
        for char, advance in measured.advances.items():
            assert advance == round(upstream["hmtx"][glyphs[ord(char)]][0] * 1000 / em)


def test_heights_are_plausible_and_the_figures_as_tall_as_capitals(measured):
    assert 690 <= measured.digit_height <= measured.cap_height <= 720
    assert measured.descent < 0 < measured.cap_height < measured.ascent


def test_display_figures_and_signs_share_one_width():
    display = metrics.read_metrics((FONTS / "display.json").read_text(encoding="utf-8"))
    assert len({display.advances[char] for char in "0123456789+−×"}) == 1


def test_required_characters_are_there_and_drawn(stem, font, measured):
    assert not measured.missing(REQUIRED[stem])
    glyphs = font.getBestCmap()
    for char in REQUIRED[stem]:
        assert char.isspace() or font["glyf"][glyphs[ord(char)]].numberOfContours


def test_soft_hyphen_is_missing_since_it_would_be_drawn(measured):
    assert measured.missing("со\N{SOFT HYPHEN}ва") == "\N{SOFT HYPHEN}"


def contours(font, glyph):
    path = pathops.Path()
    font.getGlyphSet()[glyph].draw(path.getPen(glyphSet=font.getGlyphSet()))
    return path


def test_no_glyph_overlaps_itself(font):
    for glyph in font.getGlyphOrder():
        drawn = contours(font, glyph)
        merged = pathops.simplify(drawn, clockwise=drawn.clockwise)
        assert len(list(merged.contours)) == len(list(drawn.contours)), glyph
        assert abs(merged.area) == pytest.approx(abs(drawn.area), rel=0.001, abs=1), glyph


def test_upstream_figures_did_overlap_so_the_check_above_sees():
    with TTFont(UPSTREAM / "Nunito_900Black.ttf") as upstream:
        drawn = contours(upstream, "four")
        assert abs(pathops.simplify(drawn).area) != pytest.approx(abs(drawn.area), rel=0.001, abs=1)


def test_names_are_our_own_and_differ():
    names = {}
    for stem in STEMS:
        with TTFont(FONTS / f"{stem}.ttf") as font:
            records = {record.nameID: record.toUnicode() for record in font["name"].names}
        assert {0, 13, 14} <= records.keys()
        assert not [
            value
            for number, value in records.items()
            if number not in {0, 13, 14} and ("Nunito" in value or "Golos" in value)
        ]
        names[stem] = records
    for number in (3, 4, 6):
        assert len({records[number] for records in names.values()}) == len(STEMS)


def test_name_of_the_metrics_is_the_fonts(font, measured):
    assert measured.name == font["name"].getDebugName(6)


def test_reportlab_reads_the_font_as_the_metrics_say(stem, measured):
    face = ttfonts.TTFont(f"test-{stem}", str(FONTS / f"{stem}.ttf")).face
    assert face.name.decode() == measured.name
    assert (face.ascent, face.descent) == (measured.ascent, measured.descent)
    # U+FFFF is the mark that ends the cmap, not a character.
    assert measured.advances == {chr(code): width for code, width in face.charWidths.items() if code != 0xFFFF}
