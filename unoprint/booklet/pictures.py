"""The deck's own cards as SVG, each drawn when a text first asks for it."""

from unoprint import art
from unoprint.art.svgout import svg
from unoprint.deck import Deck

FAMILIES = {
    "display": ("Unoprint Display", 900),
    "text": ("Unoprint Text", 400),
    "text-bold": ("Unoprint Text", 700),
}
"""Fonts by the names that shapes use: family and weight in the booklet's style sheets."""


class Pictures(dict[str, str]):
    """SVG by card id. KeyError for a card that is not in the deck."""

    def __init__(self, deck: Deck, look: art.Look, ink: str) -> None:
        super().__init__()
        self._cards = {card.id: card for card in deck.distinct()}
        self._look = look
        self._ink = ink

    def __missing__(self, name: str) -> str:
        self[name] = svg(art.compose(self._cards[name], self._look), self._look.theme, self._ink, FAMILIES)
        return self[name]
