import pytest

from sheetkit import lay, listing, spec

CASES = {
    "sheets-a4-uno": (spec(), 13),
    "sheets-a4-uno-long-edge": (spec(backs="long-edge"), 13),
    "sheets-a4-uno-gap-4": (spec(gap=(4.0, 4.0)), 10),
    "sheets-letter-mtg-lines": (spec("letter", "mtg", marks="lines"), 10),
    "sheets-a5-mtg-short-edge": (spec("A5", "mtg", backs="short-edge"), 5),
    "sheets-10x15-uno": (spec("10x15"), 3),
    "sheets-75x100-mtg": (spec("75x100", "mtg"), 2),
    "sheets-uneven-margins": (spec(card="mtg", margin=(12, 14, 12, 5), backs="short-edge"), 10),
    "sheets-label-over-bar": (spec((124, 200), marks="lines"), 1),
    "sheets-a4-mtg-bleed": (spec(card="mtg", bleed=2.0, gap=(4.0, 0.0), backs="long-edge", verso_marks=True), 7),
    "sheets-a4-mtg-fold-round": (spec(card="mtg", bleed=1.0, backs="fold", corners="round"), 5),
    "sheets-a4-uno-fold": (spec(backs="fold", marks="lines", verso_marks=True), 6),
    "sheets-a4-uno-separate": (spec(backs="separate", shift=(1.5, -2.0)), 25, "УНО Котовых", {"f12": None}),
    "sheets-a4-uno-stacks": (spec(backs="short-edge", order=("rectos-first", "stacks")), 13),
}


@pytest.mark.parametrize("name", CASES)
def test_sheets_stand_as_listed(golden, name):
    """Whole layouts, read once by a human, stay what they are."""
    golden(name, listing(lay(*CASES[name])))
