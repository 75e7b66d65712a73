"""The frozen spec: what was asked for, checked value by value. Lengths in millimetres."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

MAX_BYTES = 1_000_000
"""The size of the biggest spec that is read."""


class Format(NamedTuple):
    """A paper or a card size, upright or lying as named; `name` is `WxH`, in mm, for a size of one's own."""

    name: str
    width: float
    height: float


class Margin(NamedTuple):
    """The strips at the edges of the sheet, as viewed, that the printer cannot reach."""

    top: float
    right: float
    bottom: float
    left: float


class Art(NamedTuple):
    """A picture of the user's own: a file by its path from the spec's folder, with /.

    `fit` is cover (the frame is filled, what stands over is cut off) or contain (all of it shows).
    """

    file: str
    fit: str = "cover"


class OwnCard(NamedTuple):
    """A card of the user's own; `suit` is wild, red, yellow, green or blue, `text` one line a paragraph.

    `back` is false for a card whose back stays white.
    """

    name: str
    text: str = ""
    suit: str = "wild"
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which nobody needs
    points: int = 0
    art: Art | None = None
    back: bool = True


class DeckSpec(NamedTuple):
    """The `[deck]` table; without an edition and blanks of its own it has those of the preset."""

    edition: str = "classic-108"
    blanks: int = 0
    cards: tuple[OwnCard, ...] = ()
    rule_cards: bool = False


class PrintSpec(NamedTuple):
    """The `[print]` table: `ink` is colour, light or bw; `gap` is x, y; `shift` of the versos is right, up.

    `order` holds what differs from paired pages and cards row by row: rectos-first, stacks or both.
    """

    paper: Format
    card_size: Format
    ink: str = "colour"
    theme: str = "classic"
    backs: str = "none"
    marks: str = "crop"
    gap: tuple[float, float] = (0.0, 0.0)
    margin: Margin = Margin(5.0, 5.0, 5.0, 5.0)
    copies: int = 1
    bleed: float = 0.0
    shift: tuple[float, float] = (0.0, 0.0)
    order: tuple[str, ...] = ()
    verso_marks: bool = False
    corners: str = "square"
    bw_art: str = "drawing"
    colour_space: str = "rgb"


class BackSpec(NamedTuple):
    """The `[back]` table: `text` stands in the middle of the backs unless it is empty, `art` replaces the pattern."""

    text: str = ""
    art: Art | None = None


LEAST_THICKNESS = 0.05
"""The thinnest card, in mm."""


class BoxSpec(NamedTuple):
    """The `[box]` table: the thickness of a card in mm, or the weight of its paper in g/m²."""

    thickness: float = 0.3
    gsm: int | None = None


NO_ART: Mapping[str, Art] = MappingProxyType({})
"""No standard card has a picture of the user's own."""

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
"""No point of the rules was decided by hand."""


class RulesSpec(NamedTuple):
    """The `[rules]` table: names that the rules have, checked one by one, not against each other.

    `options` decides base points by hand; `players` is from, to, or None for what the preset says; `own` holds
    title and text of each rule of the user's own, one line a paragraph.
    """

    preset: str = "classic"
    house: tuple[str, ...] = ()
    no_house: tuple[str, ...] = ()
    options: Mapping[str, str] = NO_OPTIONS
    players: tuple[int, int] | None = None
    vocabulary: str = "zakazhi"
    own: tuple[tuple[str, str], ...] = ()
    layout: str = "booklet"
    flip: str = "short-edge"
    per_page: int = 1

    @property
    def asked(self) -> bool:
        """Whether anything was asked for that the deck may have to follow."""
        return self[:5] != RulesSpec()[:5]


class Spec(NamedTuple):
    """A whole spec. `art` has the pictures of standard cards, by card id; `folder` is where pictures are looked for."""

    title: str
    deck: DeckSpec
    print: PrintSpec
    back: BackSpec = BackSpec()
    rules: RulesSpec = RulesSpec()
    art: Mapping[str, Art] = NO_ART
    box: BoxSpec = BoxSpec()
    folder: str = ""

    @property
    def pictures(self) -> tuple[str, ...]:
        """The files of all pictures of the user's own, each once, by their paths from the folder."""
        wanted = (*self.art.values(), self.back.art, *(card.art for card in self.deck.cards))
        return tuple(dict.fromkeys(art.file for art in wanted if art is not None))


class PointNames(NamedTuple):
    """The options of a base point; any whole number of `numbers`, from, to, is one as well."""

    options: tuple[str, ...]
    numbers: tuple[int, int] | None = None


class RuleNames(NamedTuple):
    """The names of the rules. `presets` has each one's edition and added blanks."""

    presets: Mapping[str, tuple[str, int]]
    house: tuple[str, ...]
    points: Mapping[str, PointNames]
    vocabularies: tuple[str, ...]


class Names(NamedTuple):
    """The names a spec may use: all in lower-case ASCII, with hyphens and without spaces.

    Those of the rules are called for when a spec or a flag has rules: a plain deck does not wait for them.
    """

    editions: tuple[str, ...]
    themes: tuple[str, ...]
    papers: Mapping[str, Format]
    sizes: Mapping[str, Format]
    rules: Callable[[], RuleNames]
    cards: Callable[[], tuple[str, ...]]
    """The ids of all standard cards: `red:7`, `wild+4`."""
