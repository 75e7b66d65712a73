"""The options that several commands share.

Values arrive as they were typed: the spec's own rules check them, all at once.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

import click

from unoprint.errors import Place, Problem
from unoprint.spec.model import Spec
from unoprint.spec.rules import FLIPS, LAYOUTS, PER_PAGE

Command = Callable[..., Any]

_DECK = (
    (("--bw",), "Black outlines to colour in.", True),
    (("--light",), "Save ink: white panels, coloured frames and shapes.", True),
    (("--blanks", "N"), "Add N blank cards to write on.", False),
    (("--rule-cards",), "Add a card for each house rule; they are not dealt.", True),
    (("--edition", "NAME"), "Which cards make the deck.  [default: classic-108]", False),
    (("--theme", "NAME"), "The look.  [default: classic]", False),
    (("--paper", "NAME|WxH"), "Paper, by name or in mm.  [default: A4]", False),
    (("--card-size", "NAME|WxH"), "Cards, by name or in mm.  [default: uno, 56x87]", False),
    (("--gap", "MM|X,Y"), "Between cards; 0 is one shared cut.  [default: 0]", False),
    (("--bleed", "MM"), "How far the artwork runs beyond the cut.  [default: 0]", False),
    (("--margin", "MM|T,R,B,L"), "What the printer cannot reach.  [default: 5]", False),
    (("--marks", "crop|lines|none"), "Cutting marks; lines run between the cards too.  [default: crop]", False),
    (("--corners", "square|round"), "Rounded corners are drawn for the scissors.  [default: square]", False),
    (
        ("--backs", "none|long-edge|short-edge|fold|separate"),
        "Backs: by the edge the printer flips on, on sheets to fold, or on one of their own.  [default: none]",
        False,
    ),
    (("--shift", "X,Y"), "Move the backs right and up; `calibrate` measures it, in mm.  [default: 0,0]", False),
    (("--verso-marks",), "Cutting marks on the sides with the backs too.", True),
    (
        ("--order", "paired|rectos-first|stacks"),
        "All fronts before all backs; cards that lie sorted after cutting stacks.  [default: paired]",
        False,
    ),
    (
        ("--bw-art", "drawing|grey"),
        "Own pictures with --bw: outlines to colour in, or grey.  [default: drawing]",
        False,
    ),
    (
        ("--colour-space", "rgb|cmyk"),
        "Colours for screens and home printers, or for a print shop.  [default: rgb]",
        False,
    ),
    (("--copies", "N"), "Print the deck N times.  [default: 1]", False),
)


_RULES = (
    (("--preset", "NAME"), "A ready choice of rules.  [default: classic]", False),
    (("--house", "ID"), "Add a house rule; may be repeated, or several with commas.", True),
    (("--no-house", "ID"), "Leave a house rule of the preset out.", True),
    (("--set", "POINT=OPTION"), "Decide a point of the base rules; see `unoprint list options`.", True),
    (("--players", "N|A-B"), "How many play; without it, as many as the preset is for.", False),
    (("--vocabulary", "NAME"), "What cards and piles are called.  [default: zakazhi]", False),
)

_LAYOUTS = (
    (("--layout", "NAME"), f"One of {', '.join(LAYOUTS)}.  [default: booklet]", False),
    (("--flip", "|".join(FLIPS)), "How the printer turns the sheets of a booklet.  [default: short-edge]", False),
    (("--per-page", "|".join(map(str, PER_PAGE))), "Cheat sheets on one sheet of paper.  [default: 1]", False),
)

_IN_RULES = ("--bw", "--light", "--blanks", "--rule-cards", "--edition", "--theme", "--paper")
"""The flags of the deck that show in the rules."""

_ON_BOX = (*_IN_RULES, "--card-size", "--margin")
"""The flags of the deck that show on its box."""

_BOX = (
    (("--thickness", "MM"), "How thick one card is.  [default: 0.3]", False),
    (("--gsm", "N"), "How heavy the cards' paper is, in g/m², instead of how thick they are.", False),
)

_USES: tuple[tuple[str, str, Callable[[Spec], bool]], ...] = (
    ("--bw-art", "--bw", lambda spec: spec.print.ink == "bw"),
    ("--verso-marks", "--marks crop", lambda spec: (spec.print.marks, spec.print.corners) != ("none", "square")),
    ("--flip", "--layout booklet", lambda spec: spec.rules.layout == "booklet"),
    ("--per-page", "--layout cheatsheet", lambda spec: spec.rules.layout == "cheatsheet"),
)
"""Flags that do nothing without another, which one that is, and whether they do something for a spec.

A spec may well hold what only some runs need; what was typed for one run was meant to do something.
"""


def deck_flags(command: Command) -> Command:
    """The SPEC argument and every flag of the deck; they reach the command as `spec` and `**typed`."""
    return _with_deck(command, [names[0] for names, _, _ in _DECK])


def rules_flags(command: Command) -> Command:
    """The SPEC argument, every flag of the rules and those of the deck that show in them."""
    return _with_deck(rule_choices(command), _IN_RULES)


def box_flags(command: Command) -> Command:
    """The SPEC argument, every flag that chooses rules, those of the deck that show on its box, and the box's own."""
    return _with_deck(card_flags(rule_choices(command)), _ON_BOX)


def card_flags(command: Command) -> Command:
    """Every flag that says how thick the cards in the box are."""
    return _with(command, _BOX)


def rule_choices(command: Command) -> Command:
    """Every flag that chooses rules."""
    return _with(command, _RULES)


def layout_flags(command: Command) -> Command:
    """Every flag that says how the rules are printed."""
    return _with(command, _LAYOUTS)


def _with(command: Command, flags: Sequence[tuple[tuple[str, str], str, bool]]) -> Command:
    for (flag, metavar), text, repeated in reversed(flags):
        command = click.option(flag, metavar=metavar, multiple=repeated, help=text)(command)
    return command


def _with_deck(command: Command, flags: Sequence[str]) -> Command:
    for names, text, switch in reversed(_DECK):
        flag, metavar = names[0], names[-1]
        if flag not in flags:
            continue
        if switch:
            command = click.option(flag, is_flag=True, help=text)(command)
        else:
            command = click.option(flag, metavar=metavar, help=text)(command)
    return click.argument("spec", required=False)(command)


def only_flag(command: Command) -> Command:
    """`--only`, which reaches the command as the tuple of texts `only`."""
    text = "Print these cards alone, e.g. red:7, wild+4*2, blanks, own:NAME or sheet:3; may be repeated."
    return click.option("--only", metavar="SELECTION", multiple=True, help=text)(command)


def printer_flag(command: Command) -> Command:
    """`--printer`, which reaches the command as `printer`."""
    text = "Use what `calibrate` has saved for this printer."
    return click.option("--printer", metavar="NAME", help=text)(command)


def quiet_flag(command: Command) -> Command:
    """`-q`: errors only."""
    return click.option("-q", "--quiet", is_flag=True, help="Say nothing but errors.")(command)


def given(typed: dict[str, Any]) -> dict[str, str | int | bool | tuple[str, ...]]:
    """The flags that were typed, by flag name: `{"--card-size": "mtg"}`."""
    return {f"--{name.replace('_', '-')}": value for name, value in typed.items() if value not in (None, False, ())}


def idle(typed: Collection[str], wanted: Spec) -> tuple[Problem, ...]:
    """A remark for each flag that was typed and changes nothing in this spec."""
    return tuple(
        Problem("flag-idle", {"key": flag, "other": other}, Place(flag))
        for flag, other, matters in _USES
        if flag in typed and not matters(wanted)
    )
