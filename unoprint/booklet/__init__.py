"""Ruleset → HTML → PDF: the rules as a booklet and in other layouts, score sheets. Nothing heavy is imported here."""

from typing import NamedTuple


class Printed(NamedTuple):
    """A finished file: its bytes, how many pages it has to read, and how many sheets of paper it takes."""

    content: bytes
    pages: int
    sheets: int
