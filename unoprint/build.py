"""Wires the stages: spec file → plan → PDF → disk. The one place that opens the user's files."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from unoprint import __version__, art, deck, resources, sheets, spec
from unoprint.errors import FitFault, Hint, Place, Problem, ResourceFault, UsageFault, WriteFault
from unoprint.spec.model import DeckSpec, Format, Names, Spec

FONTS = ("display", "text", "text-bold")
"""The files of assets/fonts, without suffix: what shapes call them."""

LAST_SECOND = 253_402_300_799
"""The end of the year 9999."""

Made = TypeVar("Made")


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
    return asset(
        file,
        lambda table: {name.lower(): Format(name, entry["width"], entry["height"]) for name, entry in table.items()},
    )


def catalogue() -> deck.Catalogue:
    """All suits and kinds of cards."""
    return asset("cards.toml", deck.catalogue)


def asset(name: str, make: Callable[[Any], Made], read: Callable[[str], Any] = resources.table) -> Made:
    """What `make` makes of a file of assets. Raises ResourceFault when it is missing or not what it should be."""
    try:
        return make(read(name))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        params = {"name": f"assets/{name}", "reason": f"{type(error).__name__}: {error}"}
        raise ResourceFault(Problem("resource-broken", params)) from error


def _text(name: str) -> str:
    return resources.text("assets", name)


def read_spec(path: str | None, flags: Mapping[str, str | int | bool]) -> Spec:
    """The spec in the file `path` (None: the built-in one) with the flags over it.

    Raises UsageFault for a bad flag or a file that cannot be read, SpecFault for a wrong spec.
    """
    source = None
    if path is not None:
        try:
            with Path(path).open("rb") as file:
                source = file.read(spec.MAX_BYTES + 1)  # one more tells that it is too long
        except OSError as error:
            raise UsageFault(
                Problem(
                    "spec-unreadable", {"file": path, "reason": error.strerror or str(error)}, hint=Hint("spec-init")
                )
            ) from error
    return spec.read(source, path or "", flags, names())


def edition_deck(name: str, cards: deck.Catalogue) -> deck.Deck:
    """The deck of an edition as it stands."""
    return deck.build(DeckSpec(), _edition(name), cards)


def _edition(name: str) -> deck.Edition:
    return asset(f"editions/{name}.toml", lambda table: deck.edition(name, table))


def check_date() -> None:
    """Raise UsageFault unless SOURCE_DATE_EPOCH, when set, is a number of seconds that a date can be made of."""
    value = os.environ.get("SOURCE_DATE_EPOCH", "").strip()
    if value and not (value.isascii() and value.isdigit() and int(value) <= LAST_SECOND):
        raise UsageFault(Problem("date-not-seconds", {"value": value}, hint=Hint("unset-date")))


def plan(wanted: Spec) -> Plan:
    """What would be printed. Raises FitFault (all misfits at once), then ResourceFault (all missing glyphs at once)."""
    cards = catalogue()
    printed = deck.build(wanted.deck, _edition(wanted.deck.edition), cards)
    look = _look(wanted, cards)
    misfits: list[Problem] = []
    tried = [_fitted(misfits, art.compose, card, look) for card in printed.distinct()]
    backs = wanted.print.backs != "none"
    if backs:
        tried.append(_fitted(misfits, art.compose_back, look, wanted.back_text))
    faces = [card.id for card in printed.cards()] * wanted.print.copies
    back = art.BACK if backs else None
    layout = _fitted(misfits, sheets.impose, faces, back, wanted.print, wanted.title, look.fonts["text"])
    if layout is None or misfits:
        raise FitFault(misfits)
    artworks = [artwork for artwork in tried if artwork is not None]
    _covered(wanted, artworks, look.fonts)
    return Plan(wanted, printed, tuple(artworks), layout, look.theme)


def _fitted(misfits: list[Problem], make: Callable[..., Made], *args: Any) -> Made | None:
    """What `make` makes of its arguments; None, and more misfits, when it does not fit."""
    try:
        return make(*args)
    except FitFault as fault:
        misfits += fault.problems
        return None


class _Symbols(dict[str, art.Symbol]):
    """The symbols of assets, each read when it is first asked for. Raises ResourceFault, never KeyError."""

    def __missing__(self, name: str) -> art.Symbol:
        self[name] = asset(f"symbols/{name}.svg", art.read_symbol, _text)
        return self[name]


def _look(wanted: Spec, cards: deck.Catalogue) -> art.Look:
    theme = asset(f"themes/{wanted.print.theme}.toml", art.read_theme)
    fonts = {name: asset(f"fonts/{name}.json", art.read_metrics, _text) for name in FONTS}
    size = wanted.print.card_size
    return art.Look(theme, _Symbols(), cards.suits, fonts, size.width, size.height)


def _covered(wanted: Spec, artworks: list[art.Artwork], fonts: dict[str, art.Metrics]) -> None:
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

    faces = [press.Face(artwork, art.inked(artwork, made.theme, made.spec.print.ink)) for artwork in made.artworks]
    fonts = {name: resources.path("assets", f"fonts/{name}.ttf") for name in FONTS}
    return press.pdf(made.sheets, faces, fonts, press.About(made.spec.title, f"unoprint {__version__}"))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path`: all of it or nothing, an old file stays until the new one is complete.

    Missing folders are made. Raises WriteFault.
    """
    try:
        if path.is_dir():
            raise WriteFault(Problem("target-folder", {"file": str(path)}, hint=Hint("name-file")))
        if path.exists() and not path.is_file():
            path.write_bytes(content)  # a device or a pipe cannot be replaced
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path.resolve() if path.is_symlink() else path, content)
    except OSError as error:
        raise WriteFault(_unwritten(path, error)) from error


def _unwritten(path: Path, error: OSError) -> Problem:
    if isinstance(error, FileExistsError | NotADirectoryError):
        blocked = next((str(folder) for folder in path.parents if folder.is_file()), None)
        if blocked is not None:
            return Problem("folder-is-file", {"file": str(path), "folder": blocked}, hint=Hint("write-elsewhere"))
    params = {"file": str(path), "reason": error.strerror or str(error)}
    return Problem("cannot-write", params, hint=Hint("write-elsewhere"))


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(f".unoprint-{os.getpid()}.part")
    part.unlink(missing_ok=True)  # of a run that was killed
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(part, flags, 0o666), "wb") as file:
            file.write(content)
        if path.exists():
            part.chmod(path.stat().st_mode & 0o777)
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
