"""Wires the stages: spec → deck, rules → sheets, booklet → files. The one place that opens the user's files."""

from unoprint.build.assets import (
    FONTS,
    asset,
    catalogue,
    edition_deck,
    formats,
    names,
    rule_names,
    rules_catalogue,
)
from unoprint.build.booklets import Print, house_titles, rules_file, ruleset, scores_file
from unoprint.build.decks import Plan, check_pictures, deck_pdf, plan
from unoprint.build.files import check_date, own_pictures, read_spec, write

__all__ = [
    "FONTS",
    "Plan",
    "Print",
    "asset",
    "catalogue",
    "check_date",
    "check_pictures",
    "deck_pdf",
    "edition_deck",
    "formats",
    "house_titles",
    "names",
    "own_pictures",
    "plan",
    "read_spec",
    "rule_names",
    "rules_catalogue",
    "rules_file",
    "ruleset",
    "scores_file",
    "write",
]
