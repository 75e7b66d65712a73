"""Faces as text: a change of the drawing shows as a change of lines."""

import pytest

import artkit
from unoprint import art

FACES = artkit.faces(artkit.look())
NAMES = ["red:7", "yellow:6", "green:skip", "blue:reverse", "red:+2", "blue:+1", "wild", "wild+2", "wild+4", "+10"]
NAMES += ["swap", "shuffle", "custom", "blank", "own:Тишина", "own:green:Пересядь", "rule:seven-zero"]


@pytest.mark.parametrize("name", NAMES)
def test_a_face_is_drawn_as_listed(golden, name):
    golden(f"face-{name.replace(':', '-')}", artkit.listing(FACES[name]))


@pytest.mark.parametrize("text", ["", "Котовы"])
def test_the_back_is_drawn_as_listed(golden, text):
    golden(f"back-{text or 'plain'}", artkit.listing(art.compose_back(artkit.look(), text)))
