"""Pictures of the user's own in their frames, and what becomes of their pixels there. Lengths in millimetres."""

from collections.abc import Iterable, Mapping

from unoprint.art.model import Artwork, Picture
from unoprint.art.paths import Segments
from unoprint.spec.model import Art
from unoprint.units import MM_PER_INCH

Frame = tuple[float, float, float, float]
"""Left, top, width, height."""


def framed(picture: Art, frame: Frame, clip: Segments, size: tuple[int, int]) -> Picture:
    """A picture of `size` pixels in the middle of a frame, never squashed; nothing shows beyond `clip`.

    `cover` fills the frame and reaches beyond it where the two are of different shapes; `contain` stays inside.
    """
    left, top, width, height = frame
    ratios = (width / size[0], height / size[1])
    scale = max(ratios) if picture.fit == "cover" else min(ratios)
    across, down = size[0] * scale, size[1] * scale
    return Picture("picture", picture.file, left + (width - across) / 2, top + (height - down) / 2, across, down, clip)


def resolution(artwork: Artwork, sizes: Mapping[str, tuple[int, int]]) -> dict[str, float]:
    """The lowest resolution, in dots per inch, at which each picture stands in the artwork.

    `sizes` are upright widths and heights in pixels.
    """
    found: dict[str, float] = {}
    for shape in _pictures((artwork,)):
        wide, high = sizes[shape.file]
        dpi = min(wide / shape.width, high / shape.height) * MM_PER_INCH
        found[shape.file] = min(dpi, found.get(shape.file, dpi))
    return found


def printed(artworks: Iterable[Artwork]) -> dict[str, tuple[float, float]]:
    """Width and height, in mm, of each whole picture (what is cut off included) where it is printed largest."""
    found: dict[str, tuple[float, float]] = {}
    for shape in _pictures(artworks):
        found[shape.file] = max(found.get(shape.file, (0.0, 0.0)), (shape.width, shape.height))
    return found


def _pictures(artworks: Iterable[Artwork]) -> Iterable[Picture]:
    return (shape for artwork in artworks for shape in artwork.shapes if isinstance(shape, Picture))
