"""Wires the stages: spec file → plan → PDF → disk. The one place that opens the user's files."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from unoprint import __version__, art, deck, resources, sheets, spec
from unoprint.errors import FitFault, Hint, Place, Problem, ResourceFault, UsageFault, WriteFault
from unoprint.spec.model import DeckSpec, Format, Names, Spec

FONTS = ("display", "text", "text-bold")
"""The files of assets/fonts, without suffix: what shapes call them."""

LAST_SECOND = 253_402_300_799
"""The end of the year 9999."""


class Plan(NamedTuple):
    """Everything that is decided before a PDF is made. `artworks` holds each distinct face, and the back if printed."""

    spec: Spec
    deck: deck.Deck
    artworks: tuple[art.Artwork, ...]
    sheets: sheets.Sheets
    theme: art.Theme

    @property
    def notes(self) -> tuple[Problem, ...]:
        """All warnings, in the order of the stages."""
        return (*self.spec.notes, *self.sheets.notes)


def names() -> Names:
    """The editions, themes, papers and card sizes a spec may name."""
    return Names(
        resources.names("editions", ".toml"),
        resources.names("themes", ".toml"),
        formats("papers.toml"),
        formats("sizes.toml"),
    )


def formats(file: str) -> dict[str, Format]:
    """Papers or card sizes by name in lower case, in the order of their file."""
    return {
        name.lower(): Format(name, entry["width"], entry["height"]) for name, entry in resources.table(file).items()
    }


def read_spec(path: str | None, flags: Mapping[str, str | int | bool]) -> Spec:
    """The spec in the file `path` (None: the built-in one) with the flags over it.

    Raises UsageFault for a bad flag or a file that cannot be read, SpecFault for a wrong spec.
    """
    source = None
    if path is not None:
        try:
            source = Path(path).read_bytes()
        except OSError as error:
            raise UsageFault(
                Problem(
                    "spec-unreadable", {"file": path, "reason": error.strerror or str(error)}, hint=Hint("spec-init")
                )
            ) from error
    return spec.read(source, path or "", flags, names())


def edition_deck(name: str, cards: deck.Catalogue) -> deck.Deck:
    """The deck of an edition as it stands."""
    return deck.build(DeckSpec(), deck.edition(name, resources.table(f"editions/{name}.toml")), cards)


def check_date() -> None:
    """Raise UsageFault unless SOURCE_DATE_EPOCH, when set, is a number of seconds that a date can be made of."""
    value = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if value and not (value.isascii() and value.isdigit() and int(value) <= LAST_SECOND):
        raise UsageFault(Problem("date-not-seconds", {"value": value}, hint=Hint("unset-date")))


def plan(wanted: Spec) -> Plan:
    """What would be printed. Raises FitFault (all misfits at once), then ResourceFault (all missing glyphs at once)."""
    cards = deck.catalogue(resources.table("cards.toml"))
    edition = deck.edition(wanted.deck.edition, resources.table(f"editions/{wanted.deck.edition}.toml"))
    printed = deck.build(wanted.deck, edition, cards)
    look = _look(wanted, cards)
    misfits: list[Problem] = []
    artworks: list[art.Artwork] = []
    for card in printed.distinct():
        try:
            artworks.append(art.compose(card, look))
        except FitFault as fault:
            misfits += fault.problems
    backs = wanted.print.backs != "none"
    try:
        if backs:
            artworks.append(art.compose_back(look, wanted.back_text))
        faces = [card.id for card in printed.cards()] * wanted.print.copies
        layout = sheets.impose(faces, art.BACK if backs else None, wanted.print, wanted.title, look.fonts["text"])
    except FitFault as fault:
        misfits += fault.problems
    if misfits:
        raise FitFault(misfits)
    _covered(wanted, artworks, look.fonts)
    return Plan(wanted, printed, tuple(artworks), layout, look.theme)


def _look(wanted: Spec, cards: deck.Catalogue) -> art.Look:
    theme = art.read_theme(resources.table(f"themes/{wanted.print.theme}.toml"))
    symbols = {
        name: art.read_symbol(resources.text("assets", f"symbols/{name}.svg"))
        for name in resources.names("symbols", ".svg")
    }
    fonts = {name: art.read_metrics(resources.text("assets", f"fonts/{name}.json")) for name in FONTS}
    size = wanted.print.card_size
    return art.Look(theme, symbols, cards.suits, fonts, size.width, size.height)


def _covered(wanted: Spec, artworks: list[art.Artwork], fonts: dict[str, art.Metrics]) -> None:
    """Refuse any text that a font has no glyph for: it would vanish from the print without a word."""
    wanting = {(artwork.title, char): None for artwork in artworks for char in art.uncovered(artwork, fonts)}
    problems = [
        Problem("glyph-missing-card", {"card": card, "char": char, "code": f"U+{ord(char):04X}"}, Place("deck.cards"), Hint("glyph-other"))
        for card, char in wanting
    ]
    problems += [
        Problem("glyph-missing-title", {"char": char, "code": f"U+{ord(char):04X}"}, Place("title"), Hint("glyph-other"))
        for char in fonts["text"].missing(wanted.title)
    ]
    if problems:
        raise ResourceFault(problems)


def deck_pdf(made: Plan) -> bytes:
    """The card sheets as a PDF file. Raises ResourceFault when a font cannot be used."""
    from unoprint import press  # noqa: PLC0415 - reportlab costs more than all the rest of a `check`

    faces = [press.Face(artwork, art.inked(artwork, made.theme, made.spec.print.ink)) for artwork in made.artworks]
    fonts = {name: resources.path("assets", f"fonts/{name}.ttf") for name in FONTS}
    return press.pdf(made.sheets, faces, fonts, press.About(made.spec.title, f"unoprint {__version__}"))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path`: all of it or nothing, an old file stays until the new one is complete.

    Missing folders are made. Raises WriteFault.
    """
    try:
        if path.exists() and not path.is_file() and not path.is_dir():
            path.write_bytes(content)  # a device or a pipe cannot be replaced
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, content)
    except OSError as error:
        problem = Problem("cannot-write", {"file": str(path), "reason": error.strerror or str(error)})
        raise WriteFault(problem._replace(hint=Hint("write-elsewhere"))) from error


def _replace(path: Path, content: bytes) -> None:
    if path.is_dir():
        raise IsADirectoryError(None, "it is a folder")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(
            os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666), "wb"
        ) as file:
            file.write(content)
        if path.exists():
            part.chmod(path.stat().st_mode & 0o777)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
