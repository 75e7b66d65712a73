"""A TOML spec, flags and defaults to one frozen Spec. Pure: bytes come in, nothing is read or written.

`read` reports every problem at once, each with an id, its key path and its line; `cli` has the sentences.
"""

from unoprint.spec.model import (
    MAX_BYTES,
    Art,
    BackSpec,
    BoxSpec,
    DeckSpec,
    Format,
    Margin,
    Names,
    OwnCard,
    PointNames,
    PrintSpec,
    RuleNames,
    RulesSpec,
    Spec,
)
from unoprint.spec.reading import DEFAULT_TITLE, read

__all__ = [
    "DEFAULT_TITLE",
    "MAX_BYTES",
    "Art",
    "BackSpec",
    "BoxSpec",
    "DeckSpec",
    "Format",
    "Margin",
    "Names",
    "OwnCard",
    "PointNames",
    "PrintSpec",
    "RuleNames",
    "RulesSpec",
    "Spec",
    "read",
]
