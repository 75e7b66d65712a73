"""A proof-reader for the program's Russian: what a teacher would mark, as far as a machine can find it.

`findings(text, "zakazhi")` is empty for a good text: no wrong form after a number, no forbidden word, no ё left out, no
typewriter's signs, no name of another vocabulary. `plain` makes a text of HTML; of a PDF, pass what was extracted.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from unoprint import resources
from unoprint.booklet.markup import END, OPAQUE, parts
from unoprint.rules.plural import agreeing
from unoprint.rules.vocabulary import Vocabulary, vocabularies
from unoprint.rules.words import CASES, Term, Words, words


class Finding(NamedTuple):
    """What is wrong (`plural`, `word`, `yo`, …), the words themselves, and what stands around them."""

    kind: str
    found: str
    around: str


# --- signs ---

SIGNS = {
    "quotes": r"[\"”'‘’]|(?<!\w)“|„(?![^„“]*“)",
    "spaces": r"(?<=\S)[ \u00a0]{2,}",
    "space": r"[ \u00a0](?:[,;:!?)»“]|\.(?![\w.]))|[(«„][ \u00a0]",
    "dash": r"(?<=\S)[ \u00a0][-–][ \u00a0]|--|\w—|—\w",
    "range": r"(?<![\w–.,/:-])\d{1,4}-\d{1,4}(?![\w-]|[.,]\d)",
    "minus": r"(?<![\w.)»-])-\d",
    "times": r"\d ?[xхXХ*] ?\d",
    "dots": r"(?<!\.)\.{2,3}(?!\.)",
    "signs": r",,|;;|::|,\.|\.,|[!?],|«»|\(\)",
    "exclamation": r"(?<!УНО)!",
    "call": r"(?<![«„])(?<!стиле[ \u00a0])\bУНО\b|[«„]УНО(?!!)|УНО!(?![»“])|\bУно\b|\bUNO\b",
    "template": r"\{\{|\}\}|\{%|%\}|\bNone\b|\bUndefined\b|\bTODO\b",
}

# --- words that are said otherwise throughout ---

FORBIDDEN = (
    "просто", "дилер\\w*", "сда(?:ёт|ют|ть|йте|ющ\\w+)", "бито", "маст(?:ь|и|ью|ей|ям)", "козыр\\w*", "экшн\\w*",
    "реверс\\w*", "скип\\w*", "поряд(?:ок|ка|ку|ком|ке) (?:игры|хода)", "(?:сторон|направлени)\\w+ игры",
    "(?:нынешн|нужн|заказанн)\\w+ цвет\\w*", "противник\\w*", "сосед\\w*\\b(?! слева| справа)", "наказани\\w+",
    "эффект\\w*", "аналогичн\\w+", "идентичн\\w+", "сыгра\\w+", "скин\\w+", "тян(?:уть|ет|ете|ите|ем)", "вытя\\w+",
    "добрать", "добира\\w+", "добер\\w+", "заказ\\w+", "берущ\\w+", "положивш\\w+", "перехвативш\\w+",
    "пас(?:у|ова)\\w+", "раунд\\w*", "долж(?:ен|на|но|ны)", "следует", "нужно бы", "рекоменду\\w+",
    "не стоит(?= \\w+ть)", "име\\w+ право", "меня\\w+ руками", "на руке", "в рук[еу]", "с руки", "из рук\\w*",
    "явля\\w+", "данн(?:ый|ая|ое|ые|ого|ой|ых|ому|ым)", "производ\\w+ся", "осуществл\\w+", "в случае",
    "количеств\\w+ карт равн\\w+", "ход переход\\w+", "лож(?:ить|ит|ите|ат|ишь)", "по окончанию", "согласно правила",
    "однако,", "mattel",
)  # fmt: skip

# --- ё: spellings that are always wrong ---

_HARD = "(?:ый|ая|ое|ые|ого|ой|ому|ую|ых|ым|ыми|ом)"
_VERBS = (
    "бер собер набер забер отбер убер перебер разбер возьм клад да отда переда разда созда выда зада ид пойд прид "
    "найд подойд перейд зайд уйд пройд обойд дойд сойд войд раст жд подожд дожд верн начн поверн переверн разверн "
    "оста вста вед привед зачт нес внес жм назов позов зов прочт сочт учт упад попад пропад бь побь перебь отобь "
    "ошиб спас пойм займ"
)
_VERB = "|".join(_VERBS.split())
YO = (
    "еще", "ее", "нее", "свое", "мое", "твое", "чье", "ничье", "все-таки", "причем", "о чем", "(?:о|в|на|при) нем",
    "своем", "твоем", "днем", "нулем", "вдвоем", "втроем", "трем", "четырем", "трех\\w*", "четырех\\w*", "вперед",
    "ребенок", "счет(?:ом|е)?", "(?:под|от|рас)счет\\w*", "расчет\\w*", "отчет\\w*", "учет\\w*", "зачет", "прием",
    "объем", f"черн{_HARD}", f"зелен{_HARD}", f"желт{_HARD}", f"темн{_HARD}", f"весел{_HARD}", f"тверд{_HARD}",
    f"(?:не)?четн{_HARD}", "легк(?:ий|ая|ое|ие|их|им)", "(?:пят|сем|шест|четв)ер(?:к\\w+|ок)",
    f"(?:пере|раз)вернут{_HARD}", "шлеп\\w+", "(?:включ|реш|разреш|запрещ|определ|заверш|закрепл|измен|учт)ен",
    f"(?:включ|запрещ|определ|заверш|измен)енн{_HARD}", "(?:при|на|у|про|за|подо|обо|пере|до|со|во)шел(?:ся)?",
    f"(?:{_VERB})(?:ет|ете|ем|ешь)(?:ся|сь)?",
)  # fmt: skip

# --- numbers ---

WRONG_PLURALS = (
    r"\b\d*(?:[05-9]|1[1-4])\s+карт[аыу]\b",
    r"\b(?:\d*[02-9])?1\s+карт\b",
    r"\b(?:\d*[02-9])?[2-4]\s+карт[ау]\b",
)
PREPOSITIONS = {
    **dict.fromkeys(("из", "до", "от", "без", "около", "после", "кроме", "у", "для"), ("gen",)),
    **dict.fromkeys(("через", "про"), ("acc",)),
    **dict.fromkeys(("о", "об", "при"), ("loc",)),
    **dict.fromkeys(("под", "над", "между"), ("ins",)),
    "к": ("dat",),
    "по": ("po",),
    "с": ("gen", "ins"),
    "в": ("acc", "loc"),
    "на": ("acc", "loc"),
    "за": ("acc", "ins"),
}
ALL_CASES = (*CASES, "po")
_COUNT = re.compile(r"(?:\b([а-яё]+)\s+(?:\d+[–-])?)?(?<![\w+,.«/:])−?(\d+)\s+([а-яё]+)(?=\s+([а-яё]+)|)")


def findings(text: str, vocabulary: str | None = None, allow: Iterable[str] = ()) -> list[Finding]:
    """All that is wrong with a text in this vocabulary. What begins with a word of `allow` (раунд) is let pass."""
    found = [*_signs(text), *_words(text), *_plurals(text)]
    if vocabulary is not None:
        found += _mixed(text, vocabulary)
    allowed = tuple(allow)
    return [finding for finding in found if not finding.found.lower().startswith(allowed or "\0")]


def long_sentences(text: str, most: int = 18) -> list[str]:
    """The sentences of more than `most` words. The end of a line, a colon and a semicolon end one too."""
    sentences = re.split(r"(?<=[.!?…])[»“]?\s+(?=[«А-ЯЁ\d—])|\n|[;:]\s", text)
    return [sentence for sentence in sentences if len(re.findall(r"[\w-]*\w", sentence)) > most]


def plain(html: str) -> str:
    """The text of HTML: a line for each block; pictures and verbatim elements left out."""
    text = "".join(part.text for part in parts(html)).replace(OPAQUE, "")
    lines = (re.sub("[ \t\r\n]+", " ", line).strip(" ") for line in text.split(END))
    return "\n".join(line for line in lines if line)


@cache
def _all_words() -> Words:
    return words(resources.table("rules/words.toml"))


@cache
def _vocabularies() -> dict[str, Vocabulary]:
    return vocabularies(resources.table("rules/vocabularies.toml"), _all_words())


def _found(kind: str, text: str, match: re.Match[str]) -> Finding:
    around = text[max(match.start() - 30, 0) : match.end() + 30]
    return Finding(kind, match[0], " ".join(around.split()))


def _signs(text: str) -> Iterator[Finding]:
    for kind, pattern in SIGNS.items():
        yield from (_found(kind, text, match) for match in re.finditer(pattern, text))


def _words(text: str) -> Iterator[Finding]:
    flat = re.sub(r"\s+", " ", text)
    for kind, listed in (("word", FORBIDDEN), ("yo", YO)):
        pattern = rf"(?<![\w-])(?:{'|'.join(listed)})(?![\w-])"
        yield from (_found(kind, flat, match) for match in re.finditer(pattern, flat, re.IGNORECASE))


def _plurals(text: str) -> Iterator[Finding]:
    for pattern in WRONG_PLURALS:
        yield from (_found("plural", text, match) for match in re.finditer(pattern, text))
    for match in _COUNT.finditer(text):
        preposition, n, first, second = match.groups()
        cases = PREPOSITIONS.get(preposition, ALL_CASES)
        phrase, terms = first, _nouns(first)
        if not terms and second:
            phrase, terms = f"{first} {second}", _phrases(first, second)
        if terms and not any(phrase == agreeing(int(n), term, case) for term in terms for case in cases):
            yield _found("plural", text, match)


@cache
def _nouns(form: str) -> tuple[Term, ...]:
    """The nouns that have this form."""
    nouns = _all_words().nouns
    return tuple(
        _all_words().term(word)
        for word, noun in nouns.items()
        if form in noun.forms.values() and "nom_pl" in noun.forms
    )


@cache
def _phrases(adjective: str, noun: str) -> tuple[Term, ...]:
    """An adjective and a noun together, when both are known."""
    adjectives = [word for word, forms in _all_words().adjectives.items() if adjective in forms.values()]
    nouns = [
        word for word, entry in _all_words().nouns.items() if noun in entry.forms.values() and "nom_pl" in entry.forms
    ]
    return tuple(_all_words().term(f"{one} {two}") for one in adjectives for two in nouns)


def _mixed(text: str, vocabulary: str) -> Iterator[Finding]:
    flat = re.sub(r"\s+", " ", text).replace("„", "«").replace("“", "»")
    yield from (_found("vocabulary", flat, match) for match in _strange(vocabulary).finditer(flat))


@cache
def _strange(vocabulary: str) -> re.Pattern[str]:
    """What only other vocabularies say. «Центр» may be said in all of them: «ладони в центр»."""
    own = _vocabularies()[vocabulary]
    others = [other for other in _vocabularies().values() if other.id != vocabulary]
    theirs = (
        {form for other in others for form in _forms(other)}
        - set(_forms(own))
        - set(_vocabularies()["dikaya"].discard.forms.values())
    )
    stems = {other.say.jump_in[:5] for other in others} - {own.say.jump_in[:5]}
    listed = [re.escape(form) for form in sorted(theirs, key=lambda form: (-len(form), form))]
    listed += [rf"{stem}\w*" for stem in sorted(stems)]
    return re.compile(rf"(?<!\w)(?:{'|'.join(listed)})(?!\w)", re.IGNORECASE)


def _forms(vocabulary: Vocabulary) -> Iterator[str]:
    for term in vocabulary.terms.values():
        yield from term.forms.values()
        if "«" in term.nom:
            yield term.name
