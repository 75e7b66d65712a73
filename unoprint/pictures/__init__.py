"""Pictures of the user's own made safe and upright. The only owner of pillow, which waits until it is wanted."""

from collections.abc import Mapping

from unoprint.errors import Problem
from unoprint.pictures.model import Image, Info, Mode

__all__ = ["Image", "Info", "Mode", "data_uri", "examine", "image", "png", "thumbnail"]


def examine(folder: str, wanted: Mapping[str, str]) -> tuple[dict[str, Info], tuple[Problem, ...]]:
    """A look at the headers of the pictures `wanted` (path from the folder → what it is for, for messages).

    Gives back what can be used, by path, and all that is wrong with the others.
    """
    from unoprint.pictures import checking  # noqa: PLC0415 - pillow

    return checking.examine(folder, wanted)


def image(info: Info, mode: Mode, size: tuple[float, float], purpose: str) -> Image:
    """A picture as it is printed: in colour, in grey or as a drawing to colour in.

    `size` is the largest size it is printed at, upright, in mm. Raises ResourceFault when the picture is damaged.
    """
    from unoprint.pictures import making  # noqa: PLC0415 - pillow

    return making.image(info, mode, size, purpose)


def data_uri(image: Image) -> str:
    """A picture, upright, as an address that holds all of it: a JPEG or a PNG file in base64."""
    from unoprint.pictures import embedding  # noqa: PLC0415 - pillow

    return embedding.data_uri(image)


def thumbnail(image: Image, size: tuple[float, float]) -> str:
    """A picture, upright, as an address like that of `data_uri`, made no finer than 300 dpi at `size`, in mm."""
    from unoprint.pictures import embedding  # noqa: PLC0415 - pillow

    return embedding.thumbnail(image, size)


def png(width: int, height: int, rgb: bytes, dpi: float, *, rgba: bool = False) -> bytes:
    """A PNG file of these samples (three a pixel, four with `rgba`) that asks to be printed at so many dots an inch."""
    import io  # noqa: PLC0415 - as above

    from PIL import Image as pillow  # noqa: N813, PLC0415 - pillow

    file = io.BytesIO()
    picture = pillow.frombuffer("RGBA" if rgba else "RGB", (width, height), rgb)
    picture.save(file, "PNG", dpi=(dpi, dpi))
    return file.getvalue()
