"""The options that several commands share.

Values arrive as they were typed: the spec's own rules check them, all at once.
"""

from collections.abc import Callable
from typing import Any

import click

Command = Callable[..., Any]

_DECK = (
    (("--bw",), "Black outlines to colour in.", True),
    (("--light",), "Save ink: white panels, coloured frames and shapes.", True),
    (("--blanks", "N"), "Add N blank cards to write on.", False),
    (("--edition", "NAME"), "Which cards make the deck.  [default: classic-108]", False),
    (("--theme", "NAME"), "The look.  [default: classic]", False),
    (("--paper", "NAME|WxH"), "Paper, by name or in mm.  [default: A4]", False),
    (("--card-size", "NAME|WxH"), "Cards, by name or in mm.  [default: uno, 56x87]", False),
    (("--gap", "MM|X,Y"), "Between cards; 0 is one shared cut.  [default: 0]", False),
    (("--margin", "MM|T,R,B,L"), "What the printer cannot reach.  [default: 5]", False),
    (("--marks", "crop|lines|none"), "Cutting marks; lines run between the cards too.  [default: crop]", False),
    (
        ("--backs", "none|long-edge|short-edge"),
        "Print backs for a printer that flips this way.  [default: none]",
        False,
    ),
    (("--copies", "N"), "Print the deck N times.  [default: 1]", False),
)


def deck_flags(command: Command) -> Command:
    """The SPEC argument and every flag of the deck; they reach the command as `spec` and `**typed`."""
    for names, text, switch in reversed(_DECK):
        flag, metavar = names[0], names[-1]
        if switch:
            command = click.option(flag, is_flag=True, help=text)(command)
        else:
            command = click.option(flag, metavar=metavar, help=text)(command)
    return click.argument("spec", required=False)(command)


def quiet_flag(command: Command) -> Command:
    """`-q`: errors only."""
    return click.option("-q", "--quiet", is_flag=True, help="Say nothing but errors.")(command)


def given(typed: dict[str, Any]) -> dict[str, str | int | bool]:
    """The flags that were typed, by flag name: `{"--card-size": "mtg"}`."""
    return {f"--{name.replace('_', '-')}": value for name, value in typed.items() if value not in (None, False)}
