"""Russian typography, run once over finished HTML. Pure, and a second run changes nothing.

Only spaces and signs change, never letters and digits (but for the x of «2 x 9», which becomes ×). Attributes,
scripts, pictures and elements with the attribute `data-verbatim` are left alone. Thin spaces become no-break ones,
for fonts lack them. The rules see a text without tags: `markup` explains how.
"""

import re
from collections.abc import Callable

from unoprint.booklet.markup import END, OPAQUE, parts, running, written

SHORT = (
    "без в во для до за из изо к ко на над о об обо от ото по под при про с со у "  # prepositions
    "а да и или как не ни но то что чем"  # conjunctions and particles
)
"""Words of one to three letters that end no line."""

AFTER = "же ли бы ль б ж"
"""Particles that begin no line."""

ABBREVIATIONS = "стр рис табл гл см п"
"""Shortened words that stay with what follows."""

_STUCK = "\N{NO-BREAK SPACE}"
_GAP = f"[ \n{_STUCK}]"  # the white space that the first rules leave
_FREE = "[ \n]"
_BLANKS = " \t\r\n\f\u2000-\u200a\u202f\u205f\u3000"
_LINKS = "\\w\N{SOFT HYPHEN}\N{COMBINING ACUTE ACCENT}\N{NON-BREAKING HYPHEN}-"  # what a longer word is made of
_QUOTES = re.compile(f'[«»„“”"]+|{END}')
_LOW = re.compile(
    f"(?<![\\w.,:/+)–—−-])(?<!\\d{_GAP})(?<!\\d\\){_GAP})(?<![=+×−]{_GAP})(\\d{{1,4}})\\Z"
)  # a number that may begin a range
_AFTER_WHAT = f" \n{_STUCK}{END}([{{/=-–—−"  # what stands before an opening quote, if anything
_BEFORE_WHAT = f" \n{_STUCK}{END},.;:!?)]}}"  # what stands behind a closing one


def _any(words: str) -> str:
    return f"(?:{'|'.join(words.split())})"


def _blank(match: re.Match[str]) -> str:
    run = match[0].translate({9: " ", 12: " ", 13: "\n"})
    return " " if not run.strip(" ") else "\n" if not run.strip(" \n") else _STUCK


def _difference(match: re.Match[str]) -> str:
    """`2-10` and `2 - 10` are a range, `10 - 2` is a sum; no change in dates, telephone numbers and fractions."""
    before, after, high = match.groups()
    low = _LOW.search(match.string, max(match.start() - 4, 0), match.start())
    if low is None or bool(before) != bool(after):
        return match[0]
    if int(low[1]) < int(high):
        return "–"
    return f"{_STUCK}−{_STUCK}" if before else match[0]


Rule = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

BEFORE_QUOTES: tuple[Rule, ...] = (
    (re.compile(f"[{_BLANKS}{_STUCK}]+"), _blank),
    (re.compile(r"(?<!\.)\.\.\.(?!\.)"), "…"),
)
AFTER_QUOTES: tuple[Rule, ...] = (
    (re.compile("(?<=\\d)[xхXХ×](?=\\d)"), "×"),
    (re.compile(f"(?<=\\d)(?:{_GAP}[xхXХ×]{_GAP}?|[xхXХ×]{_GAP})(?=\\d)"), f"{_STUCK}×{_STUCK}"),
    # Minus: in a sum, then as a sign.
    (re.compile(f"(?<=\\d){_GAP}[-–]{_GAP}(?=\\d[\\d \n{_STUCK}+×−–-]{{0,60}}=)"), f"{_STUCK}−{_STUCK}"),
    (re.compile(f"(?<=\\d)({_GAP}?)[-–]({_GAP}?)(?=(\\d{{1,4}})(?![\\w–—−:/-]|[.,]\\d))"), _difference),
    (re.compile(f"(?<![^ \n{_STUCK}{END}([«„=×/])-(?=\\d)"), "−"),
    # Dashes: in the sentence, and where a line of speech begins.
    (re.compile(f"(?<=\\S){_GAP}(?:--?|–|—){_GAP}"), f"{_STUCK}— "),
    (re.compile(f"(?:(?<![^{END}])|(?<={END}{_FREE}))(?:--?|–|—){_GAP}"), f"—{_STUCK}"),
    (re.compile(f"(?<=\\S){_FREE}(?=—)"), _STUCK),
    # What stays on one line.
    (re.compile(f"(?<=(?<!\\w)[тТ]\\.){_GAP}?(?=[деконп]\\.)"), _STUCK),
    (re.compile(f"(?<=[№§]){_GAP}?(?=\\w)"), _STUCK),
    (re.compile(f"(?<![{_LINKS}])({_any(SHORT)}){_FREE}(?=\\S)", re.IGNORECASE), f"\\1{_STUCK}"),
    (re.compile(f"(?<=[\\w»“){OPAQUE}]){_FREE}(?={_any(AFTER)}(?![{_LINKS}]))"), _STUCK),
    (re.compile(f"(?<!\\w)({_any(ABBREVIATIONS)}\\.){_FREE}(?=\\S)", re.IGNORECASE), f"\\1{_STUCK}"),
    (
        re.compile(
            f"(?<=\\d){_FREE}(?!{_any(SHORT)}\\b)(?=[^\\W\\d_]|[«„%°€₽{OPAQUE}]|\\d{{3}}(?!\\d))", re.IGNORECASE
        ),
        _STUCK,
    ),
)


def typeset(html: str) -> str:
    """The HTML with Russian quotes, dashes and minus signs, and spaces where no line may end made no-break ones."""
    found = parts(html)
    text = running(found)
    for pattern, new in BEFORE_QUOTES:
        text = text.rewritten(pattern, new)
    text = text._replace(text=quoted(text.text))
    for pattern, new in AFTER_QUOTES:
        text = text.rewritten(pattern, new)
    return written(found, text)


def quoted(text: str) -> str:
    """The text with «outer» and „inner“ quotes, whatever they were; one without its fellow stays as it is."""
    signs = list(text)
    depth = 0
    for at, opens, doubtful in _pairs(text):
        if opens:
            signs[at] = "„" if depth else "«"
            depth += 1
            continue
        depth -= 1
        if not depth:
            signs[at] = "»"
        elif not doubtful:  # else the next run would take it for an opening one
            signs[at] = "“"
    return "".join(signs)


def _pairs(text: str) -> list[tuple[int, bool, bool]]:
    """The quotes that have a fellow: the place, whether it opens, and whether the ambiguous “ would open there.

    What an ambiguous sign is, is told by what stands around the whole row of quotes: so it does not depend on them.
    """
    found: list[tuple[int, bool, bool]] = []
    waiting: list[tuple[int, bool, bool]] = []
    for row in _QUOTES.finditer(text):
        if row[0] == END:
            waiting.clear()
            continue
        start, end = row.span()
        opening = text[max(start - 1, 0) : start] in _AFTER_WHAT and text[end : end + 1] not in _BEFORE_WHAT
        for at, sign in enumerate(row[0], start):
            if sign in "«„" or (opening and sign in '“”"'):
                waiting.append((at, True, opening))
            elif waiting:
                found += [waiting.pop(), (at, False, opening)]
    return sorted(found)
