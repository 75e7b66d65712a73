"""The user's own pictures on their way from the spec's folder to the press."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from unoprint import art, deck
from unoprint.errors import Hint, Problem, ResourceFault
from unoprint.spec.model import PrintSpec, Spec

if TYPE_CHECKING:
    from unoprint.pictures import Image, Info, Mode

LEAST_DPI = 150
"""Below this a photo looks coarse in the hand."""

IN_BOOKLET = 0.5
"""The size of the booklet's pictures of cards; it shows them smaller still."""

_STAND_IN = (1, 1)


class Photos(NamedTuple):
    """The pictures that can be used, what is wrong with the others, and what each is for (by its path in the spec)."""

    infos: "Mapping[str, Info]"
    faults: tuple[Problem, ...]
    purposes: Mapping[str, str]

    @property
    def sizes(self) -> dict[str, tuple[int, int]]:
        """Upright width and height in px; a square stands in for what cannot be used, so that all else is checked."""
        known = {file: (info.width, info.height) for file, info in self.infos.items()}
        return dict.fromkeys(self.purposes, _STAND_IN) | known


def found(wanted: Spec, printed: deck.Deck) -> Photos:
    """A look at the headers of all pictures that the spec names; a spec without any does not load their library."""
    purposes: dict[str, str] = {}
    for card in printed.distinct():
        if card.art is not None:
            purposes.setdefault(card.art.file, card.title)
    if wanted.back.art is not None and wanted.print.backs != "none":
        purposes.setdefault(wanted.back.art.file, art.BACK_TITLE)
    if not purposes:
        return Photos({}, (), {})
    from unoprint import pictures  # noqa: PLC0415 - pillow

    return Photos(*pictures.examine(wanted.folder, purposes), purposes)


def coarse(artworks: Iterable[art.Artwork], photos: Photos) -> list[Problem]:
    """A warning for each picture that is printed at under 150 dpi, naming the card on which it is coarsest."""
    lowest: dict[str, tuple[float, str]] = {}
    for artwork in artworks:
        for file, dpi in art.resolution(artwork, photos.sizes).items():
            here = (dpi, artwork.title)
            lowest[file] = min(here, lowest.get(file, here))
    return [
        Problem(
            "picture-coarse",
            {"file": file, "card": card, "dpi": int(dpi), "least": LEAST_DPI},
            hint=Hint("picture-larger", {"factor": round(LEAST_DPI / dpi, 1)}),
        )
        for file, (dpi, card) in lowest.items()
        if dpi < LEAST_DPI
    ]


def prepared(photos: Photos, artworks: Iterable[art.Artwork], printing: PrintSpec) -> "dict[str, Image]":
    """The pictures of the artworks as they are printed, each once. Raises ResourceFault with all damaged ones."""
    if not photos.infos:
        return {}
    from unoprint import pictures  # noqa: PLC0415 - pillow

    mode: Mode = "colour"
    if printing.ink == "bw":
        mode = "grey" if printing.bw_art == "grey" else "drawing"
    made: dict[str, Image] = {}
    faults: list[Problem] = []
    for file, size in art.printed(artworks).items():
        try:
            made[file] = pictures.image(photos.infos[file], mode, size, photos.purposes[file])
        except ResourceFault as fault:
            faults += fault.problems
    if faults:
        raise ResourceFault(faults)
    return made


def addresses(photos: Photos, artworks: Sequence[art.Artwork], printing: PrintSpec) -> dict[str, str]:
    """The pictures of the artworks as small `data:` addresses for the booklet. Raises as `prepared` does."""
    images = prepared(photos, artworks, printing)
    if not images:
        return {}
    from unoprint import pictures  # noqa: PLC0415 - as above

    sizes = art.printed(artworks)
    return {
        file: pictures.thumbnail(image, (sizes[file][0] * IN_BOOKLET, sizes[file][1] * IN_BOOKLET))
        for file, image in images.items()
    }
