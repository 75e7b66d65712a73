"""What cards and piles are called: vocabularies from the table of `assets/rules/vocabularies.toml`. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeVar

from unoprint.rules.words import Term, Words, plural_only

_Word = TypeVar("_Word", str, Term)


class Phrases(NamedTuple):
    """Ready phrases: `say.from_draw`. One that is not there is an AttributeError."""

    texts: dict[str, str]

    def __getattr__(self, key: str) -> str:
        return _found(self.texts, key)


class Vocabulary(NamedTuple):
    """One consistent set of names. `v.reverse.acc`, `v.say.from_draw`; a name it lacks is an AttributeError."""

    id: str
    title: str
    terms: dict[str, Term]
    say: Phrases
    kinds: dict[str, str]
    """Kinds of cards → terms, where the two are not called alike."""

    def __getattr__(self, key: str) -> Term:
        return _found(self.terms, key)

    def kind(self, name: str) -> Term:
        """What a kind of card (`wild+4`) is called. Raises AttributeError for digits and own cards: they have none."""
        return _found(self.terms, self.kinds.get(name, name))


def vocabularies(table: Mapping[str, Any], words: Words) -> dict[str, Vocabulary]:
    """All vocabularies by id, each with the common words. Raises KeyError for a word or term that is not there."""
    common = table["common"]
    found: dict[str, Vocabulary] = {}
    for name, fields in table["vocabularies"].items():
        terms = {key: _term(value, words) for key, value in (common["terms"] | fields["terms"]).items()}
        say = {key: value.format_map(terms) for key, value in (common["say"] | fields["say"]).items()}
        found[name] = Vocabulary(name, fields["title"], terms, Phrases(say), table["kinds"])
    return found


def _term(value: str | dict[str, str], words: Words) -> Term:
    if isinstance(value, str):
        return words.term(value)
    if "plural" in value:
        return plural_only(words.term(value["plural"]))
    return words.term(value["words"], value["short"])


def _found(table: Mapping[str, _Word], key: str) -> _Word:
    try:
        return table[key]
    except KeyError:
        message = f"no word {key}"
        raise AttributeError(message) from None
