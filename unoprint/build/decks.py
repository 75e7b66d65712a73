"""Spec → deck → artworks and sheets → PDF."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from unoprint import __version__, art, deck, resources, sheets
from unoprint.build import booklets
from unoprint.build.assets import FONTS, Made, catalogue, edition, look
from unoprint.errors import FitFault, Hint, Place, Problem, ResourceFault
from unoprint.spec.model import Spec


class Plan(NamedTuple):
    """Everything that is decided before a PDF is made.

    `written` holds, by id, the artworks with the user's or the rules' words on them, which may not fit; all others are
    drawn when they are printed. `notes` are the warnings, in the order of the stages.
    """

    spec: Spec
    deck: deck.Deck
    written: dict[str, art.Artwork]
    sheets: sheets.Sheets
    look: art.Look
    notes: tuple[Problem, ...]

    def artworks(self) -> tuple[art.Artwork, ...]:
        """Each distinct face, and the back if it is printed."""
        faces = [self.written.get(card.id) or art.compose(card, self.look) for card in self.deck.distinct()]
        return (*faces, self.written[art.BACK]) if art.BACK in self.written else tuple(faces)


def plan(wanted: Spec) -> Plan:
    """What would be printed, for the rules that were asked for.

    Raises SpecFault when they contradict, FitFault (all misfits at once), then ResourceFault (all missing glyphs).
    """
    cards = catalogue()
    printed, notes = _deck(wanted, cards)
    drawn = look(wanted, cards)
    misfits: list[Problem] = []
    words = [card for card in printed.distinct() if card.kind in (deck.OWN, deck.RULE)]
    tried = [_fitted(misfits, art.compose, card, drawn) for card in words]
    backs = wanted.print.backs != "none"
    if backs:
        tried.append(_fitted(misfits, art.compose_back, drawn, wanted.back.text))
    faces = [card.id for card in printed.cards()] * wanted.print.copies
    back = art.BACK if backs else None
    layout = _fitted(misfits, sheets.impose, faces, back, wanted.print, wanted.title, drawn.fonts["text"])
    if layout is None or misfits:
        raise FitFault(misfits)
    written = {artwork.id: artwork for artwork in tried if artwork is not None}
    _covered(wanted, written.values(), drawn.fonts)
    return Plan(wanted, printed, written, layout, drawn, (*notes, *layout.notes))


def _deck(wanted: Spec, cards: deck.Catalogue) -> tuple[deck.Deck, tuple[Problem, ...]]:
    """The deck, with what the rules make of its blanks, and rule cards; a plain one does not wait for any rules."""
    if not wanted.rules.asked and not wanted.deck.rule_cards:
        return deck.build(wanted.deck, edition(wanted.deck.edition), cards), ()
    if not wanted.deck.rule_cards:
        return booklets.ruleset(wanted).deck, ()
    made, written = booklets.rule_cards(wanted)
    notes = () if written else (Problem("rule-cards-none", hint=Hint("choose-house")),)
    return deck.with_rule_cards(made, written), notes


def _fitted(misfits: list[Problem], make: Callable[..., Made], *args: Any) -> Made | None:
    """What `make` makes of its arguments; None, and more misfits, when it does not fit."""
    try:
        return make(*args)
    except FitFault as fault:
        misfits += fault.problems
        return None


def _covered(wanted: Spec, artworks: Iterable[art.Artwork], fonts: dict[str, art.Metrics]) -> None:
    """Refuse any text that a font has no glyph for: it would vanish from the print without a word."""
    wanting = {(artwork.title, char): None for artwork in artworks for char in art.uncovered(artwork, fonts)}
    problems = [
        Problem(
            "glyph-missing-card",
            {"card": card, "char": char, "code": f"U+{ord(char):04X}"},
            Place("deck.cards"),
            Hint("glyph-other"),
        )
        for card, char in wanting
    ]
    problems += [
        Problem(
            "glyph-missing-title", {"char": char, "code": f"U+{ord(char):04X}"}, Place("title"), Hint("glyph-other")
        )
        for char in fonts["text"].missing(wanted.title)
    ]
    if problems:
        raise ResourceFault(problems)


def deck_pdf(made: Plan) -> bytes:
    """The card sheets as a PDF file. Raises ResourceFault when a font cannot be used."""
    from unoprint import press  # noqa: PLC0415 - reportlab costs more than all the rest of a `check`

    theme, ink = made.look.theme, made.spec.print.ink
    faces = [press.Face(artwork, art.inked(artwork, theme, ink)) for artwork in made.artworks()]
    fonts = {name: resources.path("assets", f"fonts/{name}.ttf") for name in FONTS}
    return press.pdf(made.sheets, faces, fonts, press.About(made.spec.title, f"unoprint {__version__}"))
