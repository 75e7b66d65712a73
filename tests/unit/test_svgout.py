"""Artwork as SVG: the same shapes and inks as on the sheets, with a title for a reader for the blind."""

import xml.etree.ElementTree as ET

import pytest

from artkit import every_card, faces, look
from unoprint import art
from unoprint.art.svg import segments
from unoprint.art.svgout import path_data, svg
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
