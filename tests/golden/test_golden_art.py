"""Faces as text: a change of the drawing shows as a change of lines."""

import pytest

import artkit
from artkit import TALL, WIDE, whole
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


PHOTO = artkit.SWAP_SEATS._replace(art=TALL)
PICTURED = {
    "own-picture": artkit.own(PHOTO),
    "own-picture-whole": artkit.own(PHOTO._replace(art=whole(WIDE))),
    "own-picture-black": artkit.own(artkit.SILENCE._replace(art=WIDE)),
    "red-7-picture": artkit.pictured("red:7", TALL),
    "yellow-6-picture-whole": artkit.pictured("yellow:6", whole(TALL)),
    "swap-picture": artkit.pictured("swap", WIDE),
}


@pytest.mark.parametrize("name", PICTURED)
def test_a_face_with_a_picture_is_drawn_as_listed(golden, name):
    golden(f"face-{name}", artkit.listing(art.compose(PICTURED[name], artkit.look())))


@pytest.mark.parametrize(("name", "picture"), [("picture", TALL), ("picture-whole", whole(WIDE))])
def test_a_back_with_a_picture_is_drawn_as_listed(golden, name, picture):
    golden(f"back-{name}", artkit.listing(art.compose_back(artkit.look(bleed=3.0), "Котовы", picture)))


def test_the_back_of_a_rule_card_is_drawn_as_listed(golden):
    golden("back-rule", artkit.listing(art.compose_rule_back(artkit.look())))
