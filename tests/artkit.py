"""Looks and listings of artwork for tests."""

from unoprint import art, deck, resources
from unoprint.art.paths import Segments
from unoprint.deck.model import Catalogue
from unoprint.spec.model import Art, DeckSpec, OwnCard

SILENCE = OwnCard("Тишина", "Все молчат до твоего следующего хода.", count=2, points=50)
SWAP_SEATS = OwnCard("Пересядь", "Встань и пересядь.\nКто замешкался, берёт карту.", "green")

PICTURES = {"кот.jpg": (800, 1200), "море.jpg": (1200, 800), "наклейка.png": (500, 500)}
"""Upright width and height, in pixels, of pictures that every look knows."""

TALL, WIDE, SQUARE = (Art(file) for file in PICTURES)
"""They fill their frames; `whole` gives the same ones with nothing cut off."""


def catalogue() -> Catalogue:
    return deck.catalogue(resources.table("cards.toml"))


def whole(picture: Art) -> Art:
    return picture._replace(fit="contain")


def look(width: float = 56.0, height: float = 87.0, bleed: float = 0.0) -> art.Look:
    theme = art.read_theme(resources.table("themes/classic.toml"))
    names = resources.names("symbols", ".svg")
    symbols = {name: art.read_symbol(resources.text("assets", f"symbols/{name}.svg")) for name in names}
    fonts = {
        name: art.read_metrics(resources.text("assets", f"fonts/{name}.json"))
        for name in resources.names("fonts", ".json")
    }
    return art.Look(theme, symbols, catalogue().suits, fonts, width, height, bleed, PICTURES)


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


def pictured(name: str, picture: Art | None) -> deck.Card:
    """A standard card, by its id, with a picture."""
    (card,) = (card for card in every_card() if card.id == name)
    return card._replace(art=picture)


def own(card: OwnCard) -> deck.Card:
    made = deck.build(DeckSpec(cards=(card,)), deck.Edition("none", "none", {}, {}), catalogue())
    return made.distinct()[0]


def pictured_faces(at: art.Look) -> tuple[art.Artwork, ...]:
    """Every face that takes a picture, with one: in turn tall, wide and square ones, cut and whole."""
    kinds = [kind for picture in (TALL, WIDE, SQUARE) for kind in (picture, whole(picture))]
    cards = every_card()
    return tuple(art.compose(card._replace(art=kinds[place % len(kinds)]), at) for place, card in enumerate(cards))


def pictured_backs(at: art.Look) -> tuple[art.Artwork, ...]:
    return tuple(art.compose_back(at, text, picture) for text in ("", "Котовы") for picture in (TALL, whole(SQUARE)))


def points(shape: art.Path | art.Picture) -> list[tuple[float, float]]:
    """Ends of all segments of a path, or of what shows of a picture, and points along the curves."""
    found: list[tuple[float, float]] = []
    for _, numbers in shape.segments if isinstance(shape, art.Path) else shape.clip:
        if len(numbers) == 6:
            x0, y0 = found[-1]
            x1, y1, x2, y2, x3, y3 = numbers
            for t in (0.25, 0.5, 0.75, 1.0):
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
        elif numbers:
            found.append((numbers[0], numbers[1]))
    return found


def box(shape: art.Shape, look: art.Look) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a shape; a text's from its advance widths and its font's capitals,
    a picture's of what shows of it."""
    if not isinstance(shape, art.Text):
        xs, ys = zip(*points(shape), strict=True)
        return min(xs), min(ys), max(xs), max(ys)
    metrics = look.fonts[shape.font]
    width, up = metrics.width(shape.text, shape.size), metrics.cap_height * shape.size / 1000
    if shape.turned:
        return shape.x - width, shape.y, shape.x, shape.y + up
    return shape.x, shape.y - up, shape.x + width, shape.y


def of_role(artwork: art.Artwork, *roles: str) -> list[art.Shape]:
    return [shape for shape in artwork.shapes if shape.role in roles]


def listing(artwork: art.Artwork) -> str:
    """An artwork as lines of text, to be read and compared: role, suit, then points or words, in tenths of a mm."""
    lines = [f"{artwork.id} «{artwork.title}» {artwork.width:g} x {artwork.height:g}"]
    if artwork.bleed:
        lines[0] += f" bleed {artwork.bleed:g}"
    for shape in artwork.shapes:
        head = f"{shape.role} {shape.suit or '-'}"
        if isinstance(shape, art.Text):
            turned = " turned" if shape.turned else ""
            lines.append(f"{head} «{shape.text}» {shape.font} {shape.size:.1f} at {shape.x:.1f} {shape.y:.1f}{turned}")
        elif isinstance(shape, art.Picture):
            place = f"{shape.width:.1f} x {shape.height:.1f} at {shape.x:.1f} {shape.y:.1f}"
            lines.append(f"{head} {shape.file} {place} in {ends(shape.clip)}")
        else:
            lines.append(f"{head} {ends(shape.segments)}")
    return "\n".join(lines) + "\n"


def ends(segments: Segments) -> str:
    """The ends of a path's segments."""
    return " ".join(
        operator + (f"{numbers[-2]:.1f},{numbers[-1]:.1f}" if numbers else "") for operator, numbers in segments
    )
