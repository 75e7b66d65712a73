"""Artwork as SVG: the same shapes and inks as on the sheets, with a title for a reader for the blind."""

import base64
import re
import xml.etree.ElementTree as ET

import pytest

from artkit import PICTURES, SILENCE, TALL, every_card, faces, look, own, pictured
from unoprint import art
from unoprint.art.svg import segments
from unoprint.art.svgout import path_data, standalone, svg
from unoprint.booklet.pictures import FAMILIES
from unoprint.deck import Card, Kind

SVG = "{http://www.w3.org/2000/svg}"
LOOK = look()
FACES = faces(LOOK)


def drawn(artwork, ink="colour"):
    """The picture, parsed: refused by the parser unless it is well formed."""
    return ET.fromstring(svg(artwork, LOOK.theme, ink, FAMILIES))  # noqa: S314 - our own


@pytest.mark.parametrize("ink", ["colour", "light", "bw"])
@pytest.mark.parametrize("name", ["red:7", "yellow:skip", "wild", "wild+4", "blank", "rule:seven-zero"])
def test_every_painted_shape_is_there(name, ink):
    painted = art.inked(FACES[name], LOOK.theme, ink)
    picture = drawn(FACES[name], ink)
    paths, texts = picture.findall(f".//{SVG}path"), picture.findall(f".//{SVG}text")
    assert len(paths) + len(texts) == len(painted)
    assert [one.text for one in texts] == [shape.text for shape, *_ in painted if isinstance(shape, art.Text)]
    expected = [(fill or "none", stroke) for shape, fill, stroke, _ in painted if isinstance(shape, art.Path)]
    assert [(one.get("fill"), one.get("stroke")) for one in paths] == expected


def test_each_face_is_drawn_in_its_own_millimetres():
    for artwork in FACES.values():
        picture = drawn(artwork)
        assert picture.get("viewBox") == "0 0 56 87"
        assert picture[0].tag == f"{SVG}title"
        assert picture[0].text == artwork.title


def test_a_path_reads_back_as_it_was():
    for shape in FACES["wild+4"].shapes:
        if isinstance(shape, art.Path):
            for (operator, numbers), (read, back) in zip(
                shape.segments, segments(path_data(shape.segments)), strict=True
            ):
                assert operator == read
                assert back == pytest.approx(numbers, abs=0.0051)


def test_what_stands_on_its_head_is_turned():
    (turned,) = (one for one in drawn(FACES["red:7"]).findall(f".//{SVG}text") if one.get("transform"))
    assert turned.get("transform").startswith("rotate(180 ")


def test_words_are_escaped():
    kind = Kind("own", "своя карта", "own", 0, symbol="star")
    card = Card("own:x", kind, None, "<skip> & «Ко» \"5\" 'x'", 0, "{{ 7*7 }}")
    picture = drawn(art.compose(card, LOOK))
    assert picture[0].text == card.title
    assert "{{" in " ".join(one.text for one in picture.findall(f".//{SVG}text"))


def test_all_fonts_have_a_family():
    used = {shape.font for artwork in FACES.values() for shape in artwork.shapes if isinstance(shape, art.Text)}
    assert used <= FAMILIES.keys()
    assert len(every_card()) > 50


# --- pictures of the user's own ---

IMAGES = {file: f"data:image/png;base64,{number}" for number, file in enumerate(PICTURES)}
FONTS = {name: name.encode() for name in FAMILIES}
SEVEN = art.compose(pictured("red:7", TALL), LOOK)


def test_a_picture_stands_in_its_place_and_is_cut_by_its_outline():
    picture = ET.fromstring(svg(SEVEN, LOOK.theme, "colour", FAMILIES, images=IMAGES))  # noqa: S314 - our own
    (image,), (clip,) = picture.iter(f"{SVG}image"), picture.iter(f"{SVG}clipPath")
    (shape,) = (shape for shape in SEVEN.shapes if isinstance(shape, art.Picture))
    placed = [float(image.get(key)) for key in ("x", "y", "width", "height")]
    assert placed == pytest.approx([shape.x, shape.y, shape.width, shape.height], abs=0.0051)
    assert image.get("href") == IMAGES[TALL.file]
    assert image.get("clip-path") == f"url(#{clip.get('id')})"
    assert clip[0].get("d") == path_data(shape.clip)


def test_a_picture_that_is_not_at_hand_is_left_out():
    picture = drawn(SEVEN)
    assert not [*picture.iter(f"{SVG}image"), *picture.iter(f"{SVG}clipPath")]


def test_outlines_have_names_of_their_own_on_a_page_with_other_cards():
    cards = [own(SILENCE._replace(name=name, art=TALL)) for name in ("Кот", "кот", "Кот «2» #)", "a", "b")]
    page = "".join(svg(art.compose(card, LOOK), LOOK.theme, "colour", FAMILIES, images=IMAGES) for card in cards)
    names = re.findall(r'<clipPath id="([^"]*)"', page)
    assert len(names) == len(set(names)) == 5
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in names)


# --- whole files ---


def test_a_file_has_its_true_size():
    source = standalone(SEVEN, LOOK.theme, "colour", FONTS, IMAGES)
    assert source.startswith('<?xml version="1.0" encoding="UTF-8"?>\n')
    picture = ET.fromstring(source)  # noqa: S314 - our own
    assert (picture.get("width"), picture.get("height")) == ("56mm", "87mm")
    assert picture.get("viewBox") == "0 0 56 87"
    assert picture[0].text == "7, красный"
    (image,) = picture.iter(f"{SVG}image")
    assert image.get("href") == IMAGES[TALL.file]


@pytest.mark.parametrize(("bleed", "size", "box"), [(True, "62mm", "-3 -3 62 93"), (False, "56mm", "0 0 56 87")])
def test_a_file_reaches_into_the_bleed_when_asked(bleed, size, box):
    back = art.compose_back(look(bleed=3.0), "", TALL)
    picture = ET.fromstring(standalone(back, LOOK.theme, "colour", FONTS, IMAGES, bleed=bleed))  # noqa: S314 - our own
    assert (picture.get("width"), picture.get("viewBox")) == (size, box)


def test_a_file_brings_the_fonts_it_needs_and_no_others():
    source = standalone(FACES["red:7"], LOOK.theme, "colour", FONTS)
    found = re.findall(r'font-family:"([^"]*)";src:url\("data:font/ttf;base64,([^"]*)"\)', source)
    assert {name: base64.b64decode(data) for name, data in found} == {
        "unoprint-display": b"display",
        "unoprint-text-bold": b"text-bold",
    }
    used = set(re.findall(r'<text[^>]* font-family="([^"]*)"', source))
    assert used <= {name for name, _ in found}
