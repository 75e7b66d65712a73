"""Which rules hold, and in which words: pure."""

from unoprint.rules.catalogue import TABLES, catalogue
from unoprint.rules.model import (
    Catalogue,
    Clause,
    HouseRule,
    Move,
    Needs,
    OwnRule,
    Pair,
    Point,
    Preset,
    Ruleset,
    Wish,
)
from unoprint.rules.plural import filters
from unoprint.rules.resolver import resolve
from unoprint.rules.words import words

__all__ = [
    "TABLES",
    "Catalogue",
    "Clause",
    "HouseRule",
    "Move",
    "Needs",
    "OwnRule",
    "Pair",
    "Point",
    "Preset",
    "Ruleset",
    "Wish",
    "catalogue",
    "filters",
    "resolve",
    "words",
]
