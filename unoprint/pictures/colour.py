"""Whatever way a picture keeps its colours: as sRGB or grey of eight bits, what is see-through apart."""

import io
from functools import cache
from typing import Any

from PIL import Image, ImageChops, ImageCms, ImageFilter
from PIL.ImageCms import ImageCmsProfile, ImageCmsTransform

_SPACES = {"RGB": "RGB", "CMYK": "CMYK", "L": "GRAY", "LAB": "Lab"}
"""How profiles call the modes of pillow they can speak of."""

_UNNOTICED = 3
"""Two colours no further apart than so many of 255 steps look the same."""

_RIM = 8
"""How far, in px, colours reach into what is see-through."""

_BYTE = 255
_TOPS = (_BYTE, 65_535, 2**31 - 1)
"""What white may be in samples of more than eight bits, which do not say how many."""


def tamed(picture: Image.Image) -> Image.Image:
    """The picture as 1, L, LA, RGB, RGBA, CMYK or LAB: no palette, eight bits, what is see-through as alpha."""
    mode, key = picture.mode, picture.info.get("transparency")
    if mode == "P":
        return picture.convert("RGB" if key is None else "RGBA")
    if mode[0] in "IF":
        return _eight_bits(picture, key)
    if mode in {"1", "L", "RGB"}:
        return picture if key is None else _keyed(picture, key)
    if mode in {"LA", "RGBA", "CMYK", "LAB"}:
        return picture
    return picture.convert("RGBA" if mode[-1] in "aA" else "RGB")


def _eight_bits(picture: Image.Image, key: int | None) -> Image.Image:
    """Grey of more than eight bits, its whole range kept: pillow alone would turn all but the darkest white."""
    top = 65_535 if picture.mode.startswith("I;16") else _top(picture)
    deep = picture if picture.mode == "F" else picture.convert("I")
    grey = deep.point(lambda sample: sample * (_BYTE / top) + 0.5).convert("L")
    return grey if key is None else _keyed(grey, key >> 8)


def _top(picture: Image.Image) -> float:
    brightest: Any = picture.getextrema()[1]
    if picture.mode == "F" and brightest <= 1:
        return 1
    return float(next((top for top in _TOPS if brightest <= top), brightest))


def _keyed(picture: Image.Image, key: int | tuple[int, ...]) -> Image.Image:
    """The picture with alpha, see-through where it has the colour `key`, which may be one of 16 bits."""
    if isinstance(key, tuple) and max(key) > _BYTE:
        key = tuple(part >> 8 for part in key)
    picture.info["transparency"] = key
    return picture.convert("RGBA" if picture.mode == "RGB" else "LA")


def to_srgb(profile: bytes | None, mode: str) -> ImageCmsTransform | None:
    """What turns colours of a mode (1, L, RGB, CMYK, LAB) into sRGB, of mode RGB, by the profile found in a picture.

    None where nothing need be done, or nothing can be: a profile is missing, broken, of other colours, or sRGB itself;
    black and white are so by any profile.
    """
    if mode == "LAB":
        return _transform(ImageCmsProfile(ImageCms.createProfile("LAB")), mode)
    if not profile:
        return None
    try:
        found = ImageCmsProfile(io.BytesIO(profile))
        if found.profile.xcolor_space.strip() != _SPACES.get(mode):
            return None
        transform = _transform(found, mode)
    except (OSError, TypeError, ValueError, ImageCms.PyCMSError):
        return None
    return transform if mode == "CMYK" or _noticed(transform, mode) else None


def _transform(found: ImageCmsProfile, mode: str) -> ImageCmsTransform:
    return ImageCms.buildTransform(
        found, _srgb(), mode, "RGB", ImageCms.Intent.RELATIVE_COLORIMETRIC, ImageCms.Flags.BLACKPOINTCOMPENSATION
    )


@cache
def _srgb() -> ImageCmsProfile:
    return ImageCmsProfile(ImageCms.createProfile("sRGB"))


def _noticed(transform: ImageCmsTransform, mode: str) -> bool:
    """Whether colours of mode L or RGB look other than they would in plain sRGB."""
    steps = range(0, _BYTE + 1, 51)
    chart = bytes(part for r in steps for g in steps for b in steps for part in (r, g, b))
    plain = Image.frombytes(mode, (len(chart) // len(mode), 1), chart)
    difference = ImageChops.difference(transform.apply(plain), plain.convert("RGB"))
    return any(any(band.histogram()[_UNNOTICED + 1 :]) for band in difference.split())


def standard(picture: Image.Image, transform: ImageCmsTransform | None) -> Image.Image:
    """A picture of mode L, RGB, CMYK or LAB in sRGB: L stays L, all else becomes RGB."""
    if transform is None:
        return picture.convert("RGB") if picture.mode == "CMYK" else picture
    shown = transform.apply(picture)
    return shown.convert("L") if picture.mode == "L" else shown


def apart(picture: Image.Image) -> tuple[Image.Image, Image.Image | None]:
    """The picture without its alpha, and the alpha; None where the picture is solid all over.

    What cannot be seen takes the colour of what can be seen near it: a press that shrinks the two one by one would
    draw a dark rim otherwise.
    """
    if picture.mode not in {"LA", "RGBA"}:
        return picture, None
    alpha = picture.getchannel("A")
    mode = picture.mode.removesuffix("A")
    if alpha.getextrema()[0] == _BYTE:
        return picture.convert(mode), None
    ground = picture.convert(mode + "a").filter(ImageFilter.BoxBlur(_RIM))
    ground = ground.convert(picture.mode).convert(mode)
    ground.paste(picture.convert(mode), mask=alpha.point(lambda part: _BYTE if part else 0))
    return ground, alpha


def on_white(picture: Image.Image, alpha: Image.Image | None) -> Image.Image:
    """A picture of mode L or RGB as it looks on white paper."""
    if alpha is None:
        return picture
    paper = Image.new(picture.mode, picture.size, "white")
    paper.paste(picture, mask=alpha)
    return paper
