"""Russian numbers: «121 карта», «из 121 карты», «по 1 карте», «−20 очков». Pure."""

from collections.abc import Callable
from functools import partial
from typing import Any

from unoprint.rules.words import CASES, Term, Words, capital

NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"

_TEENS = range(11, 15)
_FEW = range(2, 5)


def plural(n: int, one: str, few: str, many: str) -> str:
    """The form for a count: 1, 21, 101 → one; 2–4, 22 → few; 0, 5–20, 111 → many. The sign changes nothing."""
    tens, units = abs(n) % 100, abs(n) % 10
    if tens in _TEENS:
        return many
    if units == 1:
        return one
    return few if units in _FEW else many


def agreeing(n: int, term: Term, case: str = "nom") -> str:
    """The term as it stands after the number. `case` is one of nom gen dat acc ins loc, or po («по 1 карте»).

    Raises ValueError for another case, AttributeError where the term has no plural.
    """
    if case == "po":
        return plural(n, term.dat, term.few, term.gen_pl)
    if case not in CASES:
        raise ValueError(case)
    one = term.forms[case]
    if case == "nom":
        return plural(n, one, term.few, term.gen_pl)
    if case == "acc":
        # Only a bare 2, 3 or 4 shows that the counted ones live: «2 игроков», but «22 игрока».
        living = term.acc_pl == term.gen_pl and abs(n) in _FEW
        return plural(n, one, term.gen_pl if living else term.few, term.gen_pl)
    others: str = getattr(term, f"{case}_pl")
    return plural(n, one, others, others)


def figure(n: int) -> str:
    """The number in figures, with a minus that is one."""
    return str(n).replace("-", MINUS)


def counted(n: int, term: Term, case: str = "nom") -> str:
    """The number with the term after it, a no-break space between: «8 карт «Наоборот»».

    The preposition is the text's: «из {{ 21|cards("gen") }}», «по {{ 1|cards("po") }}».
    """
    return f"{figure(n)}{NO_BREAK}{agreeing(n, term, case)}"


def filters(words: Words) -> dict[str, Callable[..., Any]]:
    """What templates count with: a filter for each noun of `words.filters`; `of` for any term; the rest for words."""
    nouns = {name: partial(_noun, words.term(noun)) for name, noun in words.filters.items()}
    return {**nouns, "of": counted, "plural": plural, "figure": figure, "capital": capital}


def _noun(term: Term, n: int, case: str = "nom") -> str:
    return counted(n, term, case)
