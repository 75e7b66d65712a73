"""The pictures of the cards in the booklet: the deck's own, with the user's pictures where there are any."""

import xml.etree.ElementTree as ET

import pytest

import artkit
from artkit import TALL
from unoprint import deck
from unoprint.booklet.pictures import Pictures
from unoprint.spec.model import DeckSpec

CAT = artkit.SILENCE._replace(art=TALL)
IMAGES = {TALL.file: "data:image/png;base64,iVBORw0KGgo="}
LOOK = artkit.look()
SVG = "{http://www.w3.org/2000/svg}"


def made() -> deck.Deck:
    cards = artkit.catalogue()
    everything = deck.Edition("all", "all", dict.fromkeys(cards.kinds, 1), {})
    return deck.with_art(deck.build(DeckSpec(cards=(CAT,)), everything, cards), {"red:7": TALL})


@pytest.mark.parametrize("name", ["own:Тишина", "red:7"])
def test_a_card_is_shown_with_its_picture(name):
    drawn = ET.fromstring(Pictures(made(), LOOK, "colour", IMAGES)[name])  # noqa: S314 - our own
    assert [image.get("href") for image in drawn.iter(f"{SVG}image")] == [IMAGES[TALL.file]]


@pytest.mark.parametrize("name", ["own:Тишина", "red:7"])
@pytest.mark.parametrize("look", [LOOK, LOOK._replace(pictures={})])
def test_without_the_picture_it_is_shown_as_it_would_be_without_one(name, look):
    plain = made()
    cards = tuple(entry._replace(card=entry.card._replace(art=None)) for entry in plain.entries)
    expected = Pictures(plain._replace(entries=cards), LOOK, "colour")[name]
    assert Pictures(made(), look, "colour")[name] == expected
    assert Pictures(made(), look._replace(pictures={}), "colour", IMAGES)[name] == expected


def test_a_card_without_a_picture_does_not_change():
    assert Pictures(made(), LOOK, "colour", IMAGES)["red:6"] == Pictures(made(), LOOK, "colour")["red:6"]


def test_a_card_that_is_not_in_the_deck_is_no_picture():
    with pytest.raises(KeyError):
        Pictures(made(), LOOK, "colour")["own:Шум"]
