"""Russian words and phrases with all their forms, from the table of `assets/rules/words.toml`. Pure."""

from collections.abc import Mapping
from typing import Any, NamedTuple

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
PLURALS = tuple(f"{case}_pl" for case in CASES)

_FEW = "few"
_END = " | "


class Term(NamedTuple):
    """A word or phrase. `reverse.acc`, `reverse.gen_pl`: its forms; one that it lacks is an AttributeError.

    `few` is its form after 2, 3 and 4 («2 пустые карты», «2 очка»), `title` the bare name for labels
    («Наоборот» without its quotes), `short` what a narrow table has room for.
    """

    gender: str
    forms: dict[str, str]
    title: str
    short: str

    def __getattr__(self, key: str) -> str:
        try:
            return self.forms[key]
        except KeyError:
            message = f"«{self.title}» has no form {key}"
            raise AttributeError(message) from None

    @property
    def name(self) -> str:
        """The bare name in its quotes: «Наоборот»."""
        return f"«{self.title}»"


class Noun(NamedTuple):
    """A noun: gender m, f or n, and its forms by case."""

    gender: str
    forms: dict[str, str]


class Words(NamedTuple):
    """All words that can be declined, by their nominative."""

    nouns: dict[str, Noun]
    adjectives: dict[str, dict[str, str]]
    filters: dict[str, str]
    """What templates call the counting of a noun → the noun."""

    def term(self, text: str, short: str | None = None) -> Term:
        """The term written as in `vocabularies.toml`: `чёрная карта`, `карта | «Наоборот»`.

        Raises KeyError for a word that is not in the table.
        """
        quoted = text.startswith("«")
        head, *tails = f" {text[1:-1] if quoted else text}".split(_END)
        gender, forms = self._declined(head.split())
        forms = {key: _joined(form, tails, key in CASES) for key, form in forms.items()}
        title = capital(forms["nom"])
        if tails and tails[0].startswith("«"):
            title = tails[0][1:-1]
        if quoted:
            forms = {key: f"«{form}»" for key, form in forms.items()}
        return Term(gender, forms, title, title if short is None else short)

    def _declined(self, words: list[str]) -> tuple[str, dict[str, str]]:
        """Adjectives and their noun, the last of the words. Without words: what is never declined."""
        if not words:
            return "n", dict.fromkeys((*CASES, *PLURALS, _FEW), "")
        *before, last = (word.lower() for word in words)
        noun = self.nouns[last]
        rows = [*(self.adjectives[word] for word in before), noun.forms]
        shared = [key for key in noun.forms if all(key in row for row in rows)]
        forms = {key: " ".join(row[key] for row in rows) for key in shared}
        if PLURALS[0] in forms:
            agreeing = "nom_pl" if noun.gender == "f" else "gen_pl"
            forms[_FEW] = " ".join([*(row[agreeing] for row in rows[:-1]), noun.forms["gen"]])
        if words[0][0].isupper():
            forms = {key: capital(form) for key, form in forms.items()}
        return noun.gender, forms


def words(table: Mapping[str, Any]) -> Words:
    """The words of the table of `assets/rules/words.toml`. Raises ValueError for a row without six forms."""
    nouns = {word: Noun(gender, _forms(numbers)) for word, (gender, *numbers) in table["nouns"].items()}
    adjectives = {word: _forms(numbers) for word, numbers in table["adjectives"].items()}
    return Words(nouns, adjectives, dict(table["filters"]))


def plural_only(term: Term) -> Term:
    """The term with its plural for both numbers: «карты на руках»."""
    forms = term.forms | {case: term.forms[f"{case}_pl"] for case in CASES}
    title = capital(forms["nom"])
    return term._replace(forms=forms, title=title, short=title)


def capital(text: str) -> str:
    """The text with a capital first letter, and nothing else changed."""
    return text[:1].upper() + text[1:]


def _joined(form: str, tails: list[str], singular: bool) -> str:  # noqa: FBT001 (a key's own property)
    tail = tails[0 if singular else -1] if tails else ""
    return f"{form} {tail}".strip()


def _forms(numbers: list[str]) -> dict[str, str]:
    forms: dict[str, str] = {}
    for cases, number in zip((CASES, PLURALS), numbers, strict=False):
        forms |= zip(cases, number.split(), strict=True)
    return forms
