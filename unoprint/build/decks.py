"""Spec → deck → artworks and sheets → PDF."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from unoprint import __version__, art, deck, resources, sheets
from unoprint.build import booklets
from unoprint.build.assets import FONTS, Made, catalogue, edition, look
from unoprint.build.photos import Photos, coarse, found, prepared
from unoprint.errors import FitFault, Hint, Place, Problem, ResourceFault
from unoprint.spec.model import BackSpec, Spec

if TYPE_CHECKING:
    from unoprint import press
    from unoprint.pictures import Image


class Plan(NamedTuple):
    """Everything that is decided before a PDF is made.

    `written` holds, by id, the artworks with the user's or the rules' words or pictures on them, which may not fit; all
    others are drawn when they are printed. `notes` are the warnings, in the order of the stages.
    """

    spec: Spec
    deck: deck.Deck
    written: dict[str, art.Artwork]
    sheets: sheets.Sheets
    look: art.Look
    photos: Photos
    notes: tuple[Problem, ...]

    def artworks(self) -> tuple[art.Artwork, ...]:
        """Each distinct face, then each distinct back that is printed."""
        faces = [self.written.get(card.id) or art.compose(card, self.look) for card in self.deck.distinct()]
        return (*faces, *(self.written[name] for name in BACKS if name in self.written))


BACKS = (art.BACK, art.RULE_BACK)


def plan(wanted: Spec, only: Sequence[str] = (), laid: Spec | None = None) -> Plan:
    """What would be printed, for the rules that were asked for; `only` are selections of cards to print again.

    These are printed once, however many copies of the deck there are. The sheets that they may name are those of all
    copies, of the spec `laid` if it is given: cards for others than printers have none.

    Raises UsageFault for a selection of what is not there, SpecFault when the rules contradict, FitFault (all misfits
    at once), then ResourceFault (all pictures that cannot be used and all missing glyphs).
    """
    cards = catalogue()
    whole, notes = _deck(wanted, cards)
    drawn = look(wanted, cards)
    printed = whole
    if only:
        printed = _chosen(whole, only, laid or wanted, drawn)
        wanted, more = _once(wanted)
        notes += more
    photos = found(wanted, printed)
    drawn = drawn._replace(pictures=photos.sizes)
    faces = [card.id for card in printed.cards()] * wanted.print.copies
    misfits: list[Problem] = []
    words = [card for card in printed.distinct() if card.kind in (deck.OWN, deck.RULE) or card.art]
    tried = [_fitted(misfits, art.compose, card, drawn) for card in words]
    backs = _behind(printed, wanted)
    if backs is not None:
        tried.append(_fitted(misfits, art.compose_back, drawn, wanted.back.text, wanted.back.art))
        if art.RULE_BACK in backs.others.values():
            tried.append(art.compose_rule_back(drawn))
    layout = _fitted(misfits, sheets.impose, faces, backs, wanted.print, wanted.title, drawn.fonts["text"])
    if layout is None or misfits:
        raise FitFault(misfits)
    written = {artwork.id: artwork for artwork in tried if artwork is not None}
    faults = [*photos.faults, *_uncovered(wanted, written.values(), drawn.fonts)]
    if faults:
        raise ResourceFault(faults)
    if backs is None and wanted.back != BackSpec():
        notes += (Problem("back-without-backs", {}, Place("back"), Hint("print-backs")),)
    notes = (*notes, *layout.notes, *coarse(written.values(), photos))
    return Plan(wanted, printed, written, layout, drawn, photos, notes)


def _deck(wanted: Spec, cards: deck.Catalogue) -> tuple[deck.Deck, tuple[Problem, ...]]:
    """The deck with pictures on its cards."""
    made, notes = printed_deck(wanted, cards)
    notes += tuple(
        Problem("art-unused", {"card": card}, Place("art"), Hint("see-list", {"list": "cards"}))
        for card in deck.unused_art(made, wanted.art)
    )
    return deck.with_art(made, wanted.art), notes


def printed_deck(wanted: Spec, cards: deck.Catalogue) -> tuple[deck.Deck, tuple[Problem, ...]]:
    """The deck, with what the rules make of its blanks, and rule cards; a plain one waits for no rules.

    Raises SpecFault when the rules contradict.
    """
    made, written, notes = _ruled(wanted, cards)
    return deck.with_rule_cards(made, written), notes


def _ruled(
    wanted: Spec, cards: deck.Catalogue
) -> tuple[deck.Deck, Sequence[tuple[str, str, str]], tuple[Problem, ...]]:
    if not wanted.rules.asked and not wanted.deck.rule_cards:
        return deck.build(wanted.deck, edition(wanted.deck.edition), cards), (), ()
    if not wanted.deck.rule_cards:
        return booklets.ruleset(wanted).deck, (), ()
    made, written = booklets.rule_cards(wanted)
    return made, written, () if written else (Problem("rule-cards-none", hint=Hint("choose-house")),)


def _chosen(whole: deck.Deck, only: Sequence[str], wanted: Spec, drawn: art.Look) -> deck.Deck:
    """The part of the deck that is asked for. Raises UsageFault for what is not in it."""

    def on_sheets() -> list[list[str]]:
        ids = [card.id for card in whole.cards()] * wanted.print.copies
        layout = sheets.impose(ids, _behind(whole, wanted), wanted.print, wanted.title, drawn.fonts["text"])
        return [[one.artwork for one in side.placements] for side in layout.sides if side.name == "recto"]

    return deck.select(only, whole, on_sheets)


def _once(wanted: Spec) -> tuple[Spec, tuple[Problem, ...]]:
    """The spec of what is printed again, and a remark if there are copies: one lost card costs one card."""
    copies = wanted.print.copies
    if copies == 1:
        return wanted, ()
    note = Problem("only-copies", {"copies": copies}, hint=Hint("only-times", {"copies": copies}))
    return wanted._replace(print=wanted.print._replace(copies=1)), (note,)


def _behind(printed: deck.Deck, wanted: Spec) -> sheets.Backs | None:
    return backs_of(printed) if wanted.print.backs != "none" else None


def backs_of(printed: deck.Deck) -> sheets.Backs:
    """What is behind each face: rule cards, which are never dealt, differ; own cards may have nothing."""
    others: dict[str, str | None] = {}
    for card in printed.distinct():
        if card.kind == deck.RULE:
            others[card.id] = art.RULE_BACK
        elif not card.back:
            others[card.id] = None
    return sheets.Backs(art.BACK, others)


def _fitted(misfits: list[Problem], make: Callable[..., Made], *args: Any) -> Made | None:
    """What `make` makes of its arguments; None, and more misfits, when it does not fit."""
    try:
        return make(*args)
    except FitFault as fault:
        misfits += fault.problems
        return None


def _uncovered(wanted: Spec, artworks: Iterable[art.Artwork], fonts: dict[str, art.Metrics]) -> list[Problem]:
    """Every text that a font has no glyph for: it would vanish from the print without a word."""
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
    return problems + title_problems(fonts["text"].missing(wanted.title))


def title_problems(missing: str) -> list[Problem]:
    """A problem for each character of the title that a font has no glyph for."""
    return [
        Problem(
            "glyph-missing-title", {"char": char, "code": f"U+{ord(char):04X}"}, Place("title"), Hint("glyph-other")
        )
        for char in missing
    ]


def deck_pdf(made: Plan) -> bytes:
    """The card sheets as a PDF file. Raises ResourceFault when a font or a picture cannot be used."""
    from unoprint import press  # noqa: PLC0415 - reportlab costs more than all the rest of a `check`

    return press.pdf(made.sheets, faces(made), fonts(), about(made.spec, made.look.theme), images(made))


def faces(made: Plan) -> "list[press.Face]":
    """Every artwork of the plan in its ink and colour space."""
    from unoprint import press  # noqa: PLC0415 - as above

    theme, printing = made.look.theme, made.spec.print
    return [
        press.Face(artwork, art.inked(artwork, theme, printing.ink, printing.colour_space))
        for artwork in made.artworks()
    ]


def images(made: Plan) -> "dict[str, Image]":
    """Every picture of the plan, made for its ink. Raises ResourceFault for a damaged one."""
    return prepared(made.photos, made.written.values(), made.spec.print)


def check_pictures(made: Plan) -> None:
    """Raise ResourceFault when a picture turns out to be damaged where it is printed."""
    images(made)


def fonts() -> dict[str, Path]:
    """The font files by the names that shapes use. Raises ResourceFault when one is missing."""
    return {name: resources.path("assets", f"fonts/{name}.ttf") for name in FONTS}


def about(wanted: Spec, theme: art.Theme) -> "press.About":
    """What the file says of itself; in CMYK also for which printing condition the theme declares its values."""
    from unoprint import press  # noqa: PLC0415 - as above

    condition = theme.condition if wanted.print.colour_space == "cmyk" else None
    return press.About(wanted.title, f"unoprint {__version__}", output_condition=condition)
