"""The deck's own cards as SVG, each drawn when a text first asks for it."""

from collections.abc import Mapping

from unoprint import art
from unoprint.art.svgout import NO_IMAGES, svg
from unoprint.deck import Card, Deck

FAMILIES = {
    "display": ("Unoprint Display", 900),
    "text": ("Unoprint Text", 400),
    "text-bold": ("Unoprint Text", 700),
}
"""Fonts by the names that shapes use: family and weight in the booklet's style sheets."""


class Pictures(dict[str, str]):
    """SVG by card id. KeyError for a card that is not in the deck.

    `images` has the addresses (`data:` ones) of the user's own pictures, by their paths in the spec; a card whose
    picture is not among them is shown without one, as it would be had it none.
    """

    def __init__(self, deck: Deck, look: art.Look, ink: str, images: Mapping[str, str] = NO_IMAGES) -> None:
        super().__init__()
        self._cards = {card.id: card for card in deck.distinct()}
        self._look = look
        self._ink = ink
        self._images = images
        self._drawn = 0

    def __missing__(self, name: str) -> str:
        card = self._shown(self._cards[name])
        artwork = art.compose(card, self._look)
        if card.art is None:
            self[name] = svg(artwork, self._look.theme, self._ink, FAMILIES)
            return self[name]
        # Not kept: the outlines that cut a picture have names, and a page must have each name once.
        self._drawn += 1
        artwork = artwork._replace(id=f"{artwork.id} {self._drawn}")
        return svg(artwork, self._look.theme, self._ink, FAMILIES, images=self._images)

    def _shown(self, card: Card) -> Card:
        """The card, without a picture that cannot be shown."""
        known = card.art is None or (card.art.file in self._images and card.art.file in self._look.pictures)
        return card if known else card._replace(art=None)
