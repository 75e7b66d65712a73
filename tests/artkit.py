"""Looks and listings of artwork for tests."""

from unoprint import art, build, deck, resources
from unoprint.deck.model import Catalogue
from unoprint.spec.model import DeckSpec, OwnCard

SILENCE = OwnCard("Тишина", "Все молчат до твоего следующего хода.", count=2, points=50)
SWAP_SEATS = OwnCard("Пересядь", "Встань и пересядь.\nКто замешкался, берёт карту.", "green")


def catalogue() -> Catalogue:
    return deck.catalogue(resources.table("cards.toml"))


def look(width: float = 56.0, height: float = 87.0) -> art.Look:
    theme = art.read_theme(resources.table("themes/classic.toml"))
    names = resources.names("symbols", ".svg")
    symbols = {name: art.read_symbol(resources.text("assets", f"symbols/{name}.svg")) for name in names}
    fonts = {name: art.read_metrics(resources.text("assets", f"fonts/{name}.json")) for name in build.FONTS}
    return art.Look(theme, symbols, catalogue().suits, fonts, width, height)


def every_card() -> tuple[deck.Card, ...]:
    """One of each kind in each suit it comes in, and two own cards."""
    cards = catalogue()
    everything = deck.Edition("all", "all", dict.fromkeys(cards.kinds, 1), {})
    return deck.build(DeckSpec(cards=(SILENCE, SWAP_SEATS)), everything, cards).distinct()


def rule_card() -> deck.Card:
    kind = deck.Kind("rule", "правило", "rule", 0)
    text = "Положили 7 — обменяйтесь всеми картами с любым игроком. Если карта последняя, обмена нет."
    return deck.Card("rule:seven-zero", kind, None, "Семь-ноль", 0, text)


def faces(at: art.Look) -> dict[str, art.Artwork]:
    return {card.id: art.compose(card, at) for card in (*every_card(), rule_card())}


def listing(artwork: art.Artwork) -> str:
    """An artwork as lines of text, to be read and compared: role, suit, then points or words, in tenths of a mm."""
    lines = [f"{artwork.id} «{artwork.title}» {artwork.width:g} x {artwork.height:g}"]
    for shape in artwork.shapes:
        head = f"{shape.role} {shape.suit or '-'}"
        if isinstance(shape, art.Text):
            turned = " turned" if shape.turned else ""
            lines.append(f"{head} «{shape.text}» {shape.font} {shape.size:.1f} at {shape.x:.1f} {shape.y:.1f}{turned}")
        else:
            ends = " ".join(
                operator + (f"{numbers[-2]:.1f},{numbers[-1]:.1f}" if numbers else "")
                for operator, numbers in shape.segments
            )
            lines.append(f"{head} {ends}")
    return "\n".join(lines) + "\n"
