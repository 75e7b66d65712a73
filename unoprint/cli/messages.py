"""Every sentence the program says: templates by id, filled in and translated here alone."""

from collections.abc import Iterable, Mapping
from gettext import gettext, ngettext
from typing import Any

import click

from unoprint.errors import Hint, Place, Problem
from unoprint.units import show

Template = str | tuple[str, str, str]
"""A sentence, or its singular, its plural and the name of the parameter that is counted."""

PROBLEMS: Mapping[str, Template] = {
    # usage
    "usage": "{reason}",
    "unknown-command": "{name} is not a command",
    "unknown-flag": "{name} is not a flag of `{command}`",
    "unknown-list": "there is no list of {name}",
    "list-of-what": "a list of what?",
    "spec-unreadable": "cannot read the spec {file}: {reason}",
    "output-is-spec": "{file} is the spec: the PDF would replace it",
    "flags-exclude": "{key} and {other} exclude each other",
    "date-not-seconds": "SOURCE_DATE_EPOCH is {value}, not a number of seconds",
    "binary-on-terminal": "a PDF is not for the terminal to show",
    # the spec, value by value
    "not-utf8": "the spec is not saved as UTF-8",
    "spec-too-big": "the spec is larger than {limit} MB",
    "toml-syntax": "not TOML at column {column}: {reason}",
    "toml-too-deep": "the spec is nested too deeply",
    "number-too-long": "a number has thousands of digits",
    "too-many-problems": (
        "one problem is shown, there are more",
        "{limit} problems are shown, there are more",
        "limit",
    ),
    "unknown-key": "{key} is not a key of the spec",
    "unknown-table": "{key} is not a table of the spec",
    "missing-key": "{key} has no {name}",
    "not-table": "{key} is {value}, not a table",
    "not-list": "{key} is {value}, not a list",
    "not-text": "{key} is {value}, not a text in quotes",
    "not-whole": "{key} is {value}, not a whole number",
    "not-switch": "{key} is {value}, not true or false",
    "not-name": "{key} is {value}, not a name in quotes",
    "not-size": "{key} is {value}, not a name or a size such as 56x87",
    "not-length": "{key} is {value}, not a length such as 3 or 3mm or 0.125in",
    "not-players": "{key} is {value}, not a number of players such as 4 or 2-6",
    "not-option": "{key} is {value}, not an option: a text, a whole number, true or false",
    "wrong-count": "{key} is {value}: one value is wanted, or {count}",
    "out-of-range": "{key} is {value}, not between {low} and {high}",
    "length-out-of-range": "{key} is {value}, not between {low} and {high} mm",
    "size-out-of-range": "{key} is {value}: each side must be between {low} and {high} mm",
    "unknown-name": "{key} is {value}, which is not known",
    "unknown-size": "{key} is {value}, which is neither a known name nor a size such as 56x87",
    "text-empty": "{key} is empty",
    "text-too-long": "{key} has {length} characters; {limit} are the most",
    "control-character": "{key} holds the control character {code}",
    "too-many": "{key} holds {count}; {limit} are the most",
    "card-twice": "{key} is {name}, the same card as {other}",
    "not-yet": "{key} is {value}: this version cannot do that yet",
    # the spec, value by value
    "unknown-point": "{key}: {name} is not a base point of the rules",
    "unknown-option": "{key}: {option} is not an option of {point}",
    "option-twice": "{key} asks for {point}={other} and for {point}={option}",
    "not-setting": "{key} is {value}, not POINT=OPTION",
    "house-on-and-off": "{key}: the house rule {name} is both asked for and switched off",
    # the rules: refused (exit 3)
    "rules-exclude": "the house rules {a} and {b} exclude each other: {why}",
    "rule-excludes-option": "the house rule {house} and {option} exclude each other: {why}",
    "options-exclude": "{a} and {b} exclude each other: {why}",
    "rules-set-two": "the house rules {a} and {b} set two things: {x} and {y}",
    "rule-sets-other": "the house rule {house} sets {option}, but {asked} was asked for",
    "rule-requires": (
        "the house rule {house} requires {needs}: {why}",
        "the house rule {house} requires one of {needs}: {why}",
        "count",
    ),
    "option-requires": ("{option} requires {needs}: {why}", "{option} requires one of {needs}: {why}", "count"),
    "rule-lacks-cards": (
        "the house rule {house} wants the card {cards}, which is not in the deck",
        "the house rule {house} wants the cards {cards}, which are not in the deck",
        "count",
    ),
    "blanks-missing": (
        "{houses}: {wanted} blank cards are wanted and the deck has {found}; {missing} is missing",
        "{houses}: {wanted} blank cards are wanted and the deck has {found}; {missing} are missing",
        "missing",
    ),
    "rule-wants-players": "the house rule {house} wants {least} players or more, not {players}: {why}",
    "rule-wants-numbers": "the house rule {house} wants {numbers} players, not {players}",
    "deal-impossible": "{players} players with {hand} cards each need {wanted} cards; the deck has {cards}",
    # the rules: warnings and remarks (notes)
    "rule-redundant": "{a} with {b}: one of the two is enough; {why}",
    "rule-advised-against": "{a} with {b} is not advised: {why}",
    "rule-remark": "{a} with {b}: {why}",
    "option-without-effect": "{option} has no effect here: nothing in these rules, deck or table can reach it",
    "rule-without-cards": "the house rule {house} is left out: the deck has no card for it",
    "rule-not-on": "--no-house {house} changes nothing: the preset {preset} does not have it",
    "rule-stays-on": "--no-house {house} changes nothing: {options} means the same",
    "players-narrowed": "the chosen house rules are for {players} players, so the rules say so instead of {asked}",
    "pile-small": (
        "with {players} players {pile} cards are left to draw, fewer than {wanted}; up to {most} would be fine"
    ),
    "players-many": "one deck is made for up to {most} players, not for {players}",
    # fit
    "card-too-big": (
        "a card of {card_width} × {card_height} mm does not fit {paper} ({paper_width} × {paper_height} mm): "
        "{usable_width} × {usable_height} mm can be printed on"
    ),
    "margins-too-big": "the margins leave nothing of {paper} ({paper_width} × {paper_height} mm)",
    "card-text-too-long": "the text of the card «{card}» does not fit, even at 7 pt",
    "back-text-too-long": "«{text}» does not fit the back, even at 7 pt",
    "marks-left-out": "the paper has no room for cutting marks; they are left out",
    "marks-cost-cards": "{with} cards a sheet; {without} without the room for cutting marks",
    "rule-cards-none": "there are no rule cards to print: no house rule is chosen",
    "slug-left-out": "the paper has no room for the service line with its 50 mm bar; it is left out",
    "rules-do-not-fit": (
        "the rules do not fit one page, even in type of {size} pt",
        "the rules do not fit {pages} pages, even in type of {size} pt",
        "pages",
    ),
    "paper-too-small": "the rules need pages of at least {width} × {height} mm; {layout} on {paper} has smaller ones",
    # resources
    "resource-missing": "{name} is missing: unoprint must be installed again",
    "resource-unreadable": "{name} cannot be used: {reason}",
    "resource-broken": "{name} is damaged, unoprint must be installed again: {reason}",
    "glyph-missing-card": "the fonts have no «{char}» ({code}), which stands on the card «{card}»",
    "glyph-missing-title": "the fonts have no «{char}» ({code}), which stands in the title",
    "glyph-missing-rules": "the fonts have no «{char}» ({code}), which stands in the rules near «{near}»",
    "template-broken": "{name}, line {line}: {reason}",
    "clause-unprinted": "no text prints the clause of {name}, which belongs to {entry}",
    "page-fault": "the rules cannot be set as pages: {reason}",
    "address-denied": "the rules may not open {address}",
    "pango-missing": (
        "the PDF of the rules needs the library Pango, which is not installed / "
        "для правил в PDF нужна библиотека Pango, её здесь нет"
    ),
    # writing
    "cannot-write": "cannot write {file}: {reason}",
    "cannot-write-output": "cannot write to the standard output: {reason}",
    "target-folder": "cannot write {file}: it is a folder",
    "folder-is-file": "cannot write {file}: {folder} is a file, not a folder",
    "exists-already": "{file} is there already",
    # ends
    "interrupted": "interrupted",
    "unexpected": "this is a fault of the program, not yours: {kind} at {where}: {reason}",
    "deck-done": ("{cards} cards on {sheets} sheet", "{cards} cards on {sheets} sheets, {per_sheet} a sheet", "sheets"),
    "booklet-done": (
        "{pages} pages on one sheet: print on both sides, flip: {flip}, fold",
        "{pages} pages on {sheets} sheets: print on both sides, flip: {flip}, fold and staple",
        "sheets",
    ),
    "print-at-100": "print at 100 %: the bar at the edge of the sheet must measure 50 mm",
}

REMARKS = frozenset(("rule-remark",))
"""Problems that are none."""

HINTS: Mapping[str, Template] = {
    "see-help": "see `{command} --help`",
    "nearest-name": "did you mean {name}?",
    "nearest-name-of": "did you mean {name}? There are {names}",
    "name-of": "there are {names}",
    "nearest-size": "did you mean {name}? Or give width x height in mm",
    "nearest-size-of": "did you mean {name}? There are {names}, or width x height in mm",
    "size-of": "there are {names}, or width x height in mm",
    "nearest-key": "did you mean {name}?",
    "nearest-key-of": "did you mean {name}? There are {names}",
    "key-of": "there are {names}",
    "belongs-in": "{name} belongs in {tables}",
    "belongs-at-top": "{name} belongs at the top, before all tables",
    "double-brackets": "begin each with [[{table}]]",
    "table-header": "write it as a table: [{table}]",
    "decimal-point": "write decimals with a point: 1.7; a comma separates values",
    "one-per-line": "one key = value to a line",
    "close-bracket": "is a ] missing before this line?",
    "close-quote": "is a closing quote missing?",
    "single-quotes": "a backslash is text only between single quotes: 'a\\b'",
    "quote-text": 'a text stands in quotes: title = "Котики"',
    "plain-key": "a line is a [table] or a key = value",
    "key-equals-value": "write key = value",
    "key-once": "each key and each [table] may be given once",
    "save-as-utf8": "save the file as UTF-8 (in Notepad: Save as, Encoding, UTF-8)",
    "spec-init": "`unoprint init` writes a spec to start from",
    "even-margins": "with backs, opposite margins count alike: make them even, or print without backs",
    "smaller-margin": "a smaller --margin would let it fit",
    "bigger-paper": "paper of at least {width} × {height} mm would hold it",
    "choose-house": "choose some with --house or a preset; `unoprint list rules` names them",
    "try-lines": "--marks lines draws the cuts between the cards and needs no room",
    "measure-card": "to check the scale, measure a card: {width} × {height} mm",
    "shorten-text": "shorten the text, or print larger cards",
    "glyph-other": "write it with another character; the fonts hold Russian and English",
    "see-list": "`unoprint list {list}` shows them all",
    "is-house-rule": "{name} is a house rule: --house {name}",
    "rules-switch-off": "{flags} leaves out what the preset brings",
    "rules-choose-other": "choose otherwise: {choices}",
    "rules-drop-one": "leave out {a} or {b}",
    "rules-add": ("add {ways}", "add one of {ways}", "count"),
    "rules-add-or-off": (
        "add {ways}, or leave the rule out: {flags}",
        "add one of {ways}, or leave the rule out: {flags}",
        "count",
    ),
    "choose-edition": "--edition {edition} has what is missing",
    "choose-edition-or-off": "--edition {edition} has what is missing, or leave the rule out: {flags}",
    "add-blanks": "--blanks {blanks}",
    "add-blanks-or-off": "--blanks {blanks}, or leave the rule out: {flags}",
    "more-players": "--players {least} or more",
    "more-players-or-off": "--players {least} or more, or leave the rule out: {flags}",
    "other-players": "--players with one of {numbers}",
    "other-players-or-off": "--players with one of {numbers}, or leave the rule out: {flags}",
    "fewer-players": "--players {players} at the most, a smaller --set hand-size=…, or a larger deck",
    "second-deck": (
        "--copies 2 prints a second deck to play with both, or blanks and other editions make this one larger"
    ),
    "fit-rules": "choose fewer house rules, larger paper or another layout",
    "install-pango": (
        "Debian, Ubuntu: apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0; macOS: brew install pango; "
        "Windows: MSYS2, pacman -S mingw-w64-ucrt-x86_64-pango, and WEASYPRINT_DLL_DIRECTORIES\n"
        "подсказка: без Pango печатают из браузера / without it, print from a browser: unoprint rules --layout html"
    ),
    "write-elsewhere": "choose another file, or close this one where it is open",
    "name-file": "name a file, in it or elsewhere",
    "init-elsewhere": "name another file, or delete that one",
    "redirect": "send it to a file or a program: `-o - > deck.pdf`",
    "unset-date": "set it to a whole number of seconds, or leave it out",
}


def say(problems: Iterable[Problem]) -> None:
    """Report errors on standard error, each with its place and the way out."""
    _report(problems, "error")


def say_notes(problems: Iterable[Problem]) -> None:
    """Report warnings, and what is merely worth knowing, on standard error."""
    told = list(problems)
    _report([problem for problem in told if problem.id not in REMARKS], "warning")
    _report([problem for problem in told if problem.id in REMARKS], "note")


def tell(message: str, **params: Any) -> None:
    """Say one sentence by its id on standard error."""
    click.echo(sentence(PROBLEMS[message], params), err=True)


def sentence(template: Template, params: Mapping[str, Any]) -> str:
    """A template filled in; lengths as people write them."""
    shown = {name: show(value) if isinstance(value, float) else value for name, value in params.items()}
    if isinstance(template, str):
        return gettext(template).format_map(shown)
    singular, plural, counted = template
    return ngettext(singular, plural, params[counted]).format_map(shown)


def _report(problems: Iterable[Problem], kind: str) -> None:
    hint: Hint | None = None
    for problem in problems:
        if hint is not None and hint != problem.hint:
            _hint(hint)
        text = sentence(PROBLEMS[problem.id], problem.params)
        click.echo(f"{gettext(kind)}: {_place(problem.place)}{text}", err=True)
        hint = problem.hint
    if hint is not None:
        _hint(hint)


def _hint(hint: Hint) -> None:
    click.echo(f"{gettext('hint')}: {sentence(HINTS[hint.id], hint.params)}", err=True)


def _place(place: Place | None) -> str:
    """`deck.toml:12: `, or nothing where there is no file to open."""
    if place is None or place.file is None or not place.file:
        return ""
    return f"{place.file}:{place.line}: " if place.line else f"{place.file}: "
