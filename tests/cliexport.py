"""Calls of `preview` and `export` that are refused, and what is said of each."""

from collections.abc import Callable
from typing import Any

from clicases import CARD, Case
from clikit import Here, Run

CASES = (
    Case(
        "many files down one pipe",
        2,
        "preview -o -",
        "folder-wanted name-folder",
        ("`-o -` is not for them", "`-o output/preview`"),
    ),
    Case("an export down a pipe", 2, "export -o -", "folder-wanted name-folder", ("`-o output/export/png`",)),
    Case(
        "all that can be wrong with a preview",
        2,
        "preview --what cards,sheet --dpi 20 --paper A44 -o -",
        "folder-wanted name-folder unknown-name nearest-name-of out-of-range unknown-size nearest-size-of",
        (
            '--what is "sheet"',
            "did you mean sheets? There are cards, sheets, rules, all",
            "--dpi is 20, not between 30 and 1200",
            '--paper is "A44"',
        ),
    ),
    Case("dots in words", 2, "preview --dpi many", "not-whole", ('--dpi is "many", not a whole number',)),
    Case(
        "a layout without pages",
        2,
        "preview --layout html",
        "no-pages other-layout",
        ("html has no pages", "--what cards,sheets"),
    ),
    Case("no such format", 2, "export --to pgn", "unknown-name nearest-name-of", ('--to is "pgn"', "mean png?", "tts")),
    Case(
        "no such shop", 2, "export --shop mcp-poker", "unknown-name nearest-name-of", ("mean mpc-poker?", "tgc-tarot")
    ),
    Case(
        "a shop and sizes",
        2,
        "export --shop mpc-poker --dpi 600 --card-size uno --bleed 2",
        "keys-exclude",
        ("--shop and --dpi", "--shop and --card-size", "--shop and --bleed"),
    ),
    Case(
        "a shop for a game on the screen",
        2,
        "export --to tts --shop mpc-poker --dpi 100",
        "flag-only-with keys-exclude",
        ("--shop goes with --to png alone", "--dpi goes with --to png alone"),
    ),
    Case(
        "no card to deal",
        2,
        "export --to tts --house jump-in --rule-cards --only rules",
        "nothing-dealt",
        ("rule cards are not dealt",),
    ),
    Case("no such card", 2, "export --only red:77", "only-unknown nearest-name", ("red:77", "mean red:7?")),
    Case("wrong spec", 3, "export deck.toml", "out-of-range", ("deck.blanks is -1",), "[deck]\nblanks = -1"),
    Case(
        "more pixels than there may be",
        4,
        "preview --paper A3 --dpi 1200 --what sheets",
        "picture-too-big smaller-dpi",
        ("420 × 297 mm at 1200 dpi has 279 million pixels", "--dpi 719 is the most"),
    ),
    Case(
        "more pixels on a card",
        4,
        "export --card-size 400x600 --dpi 1200",
        "picture-too-big smaller-dpi",
        ("406 × 606 mm", "is the most"),
    ),
    Case("missing glyph", 5, "export deck.toml", "glyph-missing-card glyph-other", ("«௵»",), f"{CARD}'Ход ௵'"),
    Case(
        "a file for a folder of pictures",
        6,
        "preview --what cards --dpi 30 -o deck.toml",
        "folder-is-file write-elsewhere",
        ("deck.toml is a file, not a folder",),
        "# mine",
    ),
)


def _list_over_spec(here: Here, _: Any) -> Run:
    """A spec may have any name, that of a file to be written too."""
    here.spec("", "cards.csv")
    return here("export", "cards.csv", "--only", "wild", "-o", ".")


TRICKS: tuple[tuple[int, str, tuple[str, ...], Callable[[Here, Any], Run]], ...] = (
    (
        0,
        "pictures-done",
        ("12 pictures",),
        lambda here, _: here("preview", "--what", "sheets", "--dpi", "30", "--blanks", "4"),
    ),
    (0, "export-done", ("3 files",), lambda here, _: here("export", "--only", "wild")),
    (2, "output-is-own folder-elsewhere", ("cards.csv is a file of your own",), _list_over_spec),
)
"""What takes more than a call: exit code, messages, what is said, and the run."""
