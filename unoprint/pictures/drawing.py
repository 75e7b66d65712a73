"""A photo made a drawing to colour in: black lines on white, where colours or lightness change."""

from PIL import Image, ImageChops, ImageFilter

from unoprint.pictures import specks
from unoprint.units import MM_PER_INCH

DPI = 350
LONGEST = 2000
"""The longer side of a drawing, in px, at the most."""

LEAST = 60.0
"""A smaller picture is drawn as large as this, in mm, and its lines are finer: a face would lose eyes and mouth."""

# Lines are looked for at half the drawing's resolution; lengths below are in mm on paper, strengths in steps of 255.
_HALF_PER_MM = DPI / 2 / MM_PER_INCH
_NEAR, _FAR = 0.2, 0.37
"""A pixel is on a line when it is darker than its surroundings: how far, in mm, each of the two reaches."""
_GAIN = 6
_SHADOWS = 0.6
"""The power that brings out what is in the shadows."""
_CROWD = 3.0
"""How far, in mm, other lines count that a line must stand out from: fur and leaves are not drawn hair by hair."""
_CROWDED = 0.9

_EDGE = 0.52
"""How much weaker than its middle, as a multiple, a line is at its edges."""
_EXTREME = 0.005
"""So much of a photo may be brighter than white, and as much darker than black."""
_MOST_STRETCHED = 3.0
_FAINTEST = 8
"""The weakest difference that is still a line."""
_CERTAIN = 2.2
"""How much stronger, as a multiple, a line must be somewhere to be drawn."""
_SURE = 0.04
"""Where all lines are strong, so much of the drawing, its strongest pixels, is strong enough."""
_SHORTEST = 2.0
"""No line is shorter, in mm."""
_SHARES = (0.13, 0.115, 0.1, 0.085, 0.07)
"""The part of a drawing that is looked at as lines, at the most: the first one that leaves it white enough."""
_DARKEST = 0.09
"""The part of a drawing that may be black."""

_INK, _PAPER = 100, 200
"""What is darker is ink in a drawing made by hand, what is lighter is paper."""
_FEW = 0.05
"""The part of such a drawing that may be neither."""
_COLOURED = 64
"""By how much one of red, green and blue must be stronger than another in what is no kind of grey."""
_ANY = 0.005
"""A smaller part of a picture does not count."""


def work_size(width: int, height: int, size: tuple[float, float]) -> tuple[int, int]:
    """Width and height of the drawing of such a picture, in px, when it is printed so large, in mm."""
    scale = min(LONGEST, max(*size, LEAST) * DPI / MM_PER_INCH) / max(width, height)
    return max(2, round(width * scale)), max(2, round(height * scale))


def drawn(picture: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The drawing, of mode 1 and this size in px, of an upright picture of mode L or RGB.

    Nine tenths of it or more are white.
    """
    half = (size[0] // 2, size[1] // 2)
    small = _stretched(picture.convert("RGB").resize(half, Image.Resampling.LANCZOS))
    by_hand = _stretched(picture.convert("L").resize(size, Image.Resampling.LANCZOS))
    if _is_drawing(by_hand) and not _has_colours(small):
        return by_hand.point([255 * (v >= (_INK + _PAPER) // 2) for v in range(256)]).convert("1")
    edges = _edges(small.filter(ImageFilter.MedianFilter(3)))
    for share in _SHARES:
        lines = _lines(edges, size, max(_FAINTEST, _level(edges, share)))
        if lines.histogram()[0] <= _DARKEST * size[0] * size[1]:
            break
    return lines


def _stretched(picture: Image.Image) -> Image.Image:
    """The picture with its brightest part white and its darkest, as far as that is fair to its grain, black."""
    grey = picture.convert("L")
    white, black = _level(grey, _EXTREME) - 1, 256 - _level(ImageChops.invert(grey), _EXTREME)
    gain = min(_MOST_STRETCHED, 255 / max(1, white - black))
    return picture.point([min(255, max(0, round(255 - (white - v) * gain))) for v in range(256)] * len(picture.mode))


def _is_drawing(grey: Image.Image) -> bool:
    """Whether this is a drawing already: some ink, little of it, and next to nothing between ink and paper."""
    counts = grey.histogram()
    pixels = grey.width * grey.height
    ink, between = sum(counts[:_INK]) / pixels, sum(counts[_INK:_PAPER]) / pixels
    return ink > _ANY and between <= _FEW and ink + between <= _DARKEST


def _has_colours(picture: Image.Image) -> bool:
    """Whether a picture has areas of colour, which want an outline."""
    red, green, blue = picture.split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    least = ImageChops.darker(ImageChops.darker(red, green), blue)
    coloured = sum(ImageChops.subtract(most, least).histogram()[_COLOURED:])
    return coloured > _ANY * picture.width * picture.height


def _edges(picture: Image.Image) -> Image.Image:
    """How much darker each pixel is than what is around it, in whatever colour shows it most."""
    shadows = [round(255 * (v / 255) ** _SHADOWS) for v in range(256)]
    found = bright = Image.new("L", picture.size)
    for channel in (picture.convert("L"), *picture.split()):
        dark, light = _felt(channel.point(shadows))
        # One side of an edge may be the darker in red and the brighter in blue: it is drawn once, on the first of them.
        found = ImageChops.lighter(found, ImageChops.subtract(dark, bright))
        bright = ImageChops.lighter(bright, light.point([min(255, 2 * v) for v in range(256)]))
    crowd = found.filter(ImageFilter.GaussianBlur(_CROWD * _HALF_PER_MM))
    crowd = crowd.point([round(_CROWDED * v) for v in range(256)])
    return ImageChops.subtract(found, crowd).filter(ImageFilter.GaussianBlur(0.7))


def _felt(channel: Image.Image) -> tuple[Image.Image, Image.Image]:
    """How much darker, and how much brighter, each pixel is than its surroundings."""
    near = channel.filter(ImageFilter.GaussianBlur(_NEAR * _HALF_PER_MM))
    far = channel.filter(ImageFilter.GaussianBlur(_FAR * _HALF_PER_MM))
    return ImageChops.subtract(far, near, 1 / _GAIN), ImageChops.subtract(near, far, 1 / _GAIN)


def _lines(edges: Image.Image, size: tuple[int, int], faint: int) -> Image.Image:
    """The drawing of this size, in px: edges of a strength of `faint` or more that are lines and no specks."""
    certain = max(faint, _FAINTEST * _CERTAIN, min(faint * _CERTAIN, _level(edges, _SURE)))
    levels = edges.point([(v >= faint) * (specks.STRONG if v >= certain else specks.FAINT) for v in range(256)])
    kept = specks.lines(levels.tobytes(), edges.width, _SHORTEST * _HALF_PER_MM)
    mask = Image.frombytes("L", edges.size, kept).filter(ImageFilter.MaxFilter(3)).resize(size)
    smooth = edges.resize(size, Image.Resampling.BICUBIC)
    # A strong edge is no broader a line than a faint one: what is much weaker than its middle is left out.
    middle = edges.filter(ImageFilter.MaxFilter(5)).resize(size, Image.Resampling.BICUBIC)
    ridge = ImageChops.subtract(smooth, middle.point([round(_EDGE * v) for v in range(256)]))
    inside = ridge.point([255 * (v > 0) for v in range(256)])
    dark = ImageChops.darker(ImageChops.darker(smooth, mask), inside)
    drawing = dark.point([255 * (v < faint) for v in range(256)])
    return drawing.filter(ImageFilter.MedianFilter(5)).convert("1")


def _level(edges: Image.Image, share: float) -> int:
    """The lowest level that no more than a share of the pixels reaches."""
    counts = edges.histogram()
    most = share * edges.width * edges.height
    level, reached = 256, 0
    while level > 0 and reached + counts[level - 1] <= most:
        level -= 1
        reached += counts[level]
    return level
