"""The look, from a theme file: colours, lengths, and how each ink paints each role."""

from typing import Any, NamedTuple


class Style(NamedTuple):
    """How a role is painted: names of colours or None, and the width of the line in mm, whatever the card's size."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.0


class Theme(NamedTuple):
    """A theme. `face` and `back` are lengths in mm on an uno card; `styles` is by ink, then role.

    `colours` are #rrggbb; `cmyk` has the same names, with the parts of cyan, magenta, yellow and black from 0 to 1, for
    the printing condition of that registered name.
    """

    title: str
    condition: str
    colours: dict[str, str]
    cmyk: dict[str, tuple[float, float, float, float]]
    face: dict[str, float]
    back: dict[str, float]
    styles: dict[str, dict[str, Style]]


def read_theme(table: dict[str, Any]) -> Theme:
    """A theme from the table of its file."""
    styles = {ink: {role: Style(**fields) for role, fields in roles.items()} for ink, roles in table["styles"].items()}
    cmyk = {name: (c / 100, m / 100, y / 100, k / 100) for name, (c, m, y, k) in table["cmyk"].items()}
    return Theme(table["title"], table["condition"], table["colours"], cmyk, table["face"], table["back"], styles)
