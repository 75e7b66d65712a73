"""What print-on-demand shops want, from `assets/shops.toml`."""

from typing import NamedTuple

from unoprint.build.assets import asset
from unoprint.spec.model import Format
from unoprint.units import MM_PER_INCH


class Shop(NamedTuple):
    """What a shop wants of a picture of a card: the finished card in mm, and the picture with its bleed in pixels."""

    name: str
    title: str
    size: Format
    pixels: tuple[int, int]
    dpi: int

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the picture in mm."""
        return self.pixels[0] / self.dpi * MM_PER_INCH, self.pixels[1] / self.dpi * MM_PER_INCH

    @property
    def bleed(self) -> tuple[float, float]:
        """How much of the picture lies beyond the card, left and right, at the top and at the bottom, in mm."""
        width, height = self.page
        return (width - self.size.width) / 2, (height - self.size.height) / 2


def shops() -> dict[str, Shop]:
    """The products of print-on-demand shops, in the order of their file."""
    return asset("shops.toml", lambda table: {name: _shop(name, **entry) for name, entry in table.items()})


def _shop(name: str, title: str, width: float, height: float, pixels: list[int], dpi: int) -> Shop:
    across, down = pixels
    return Shop(name, title, Format(name, width, height), (across, down), dpi)
