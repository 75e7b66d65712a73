"""Every way out of a problem, by id."""

from collections.abc import Mapping

from unoprint.cli.sentences import Template

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
    "quote-key": 'a name with : or + stands in quotes: "red:7" = "cat.png"',
    "art-beside": "put the picture beside the spec, or in a folder there, and write its path from there",
    "cards-like": "write red:7, green:skip, wild, wild+4 or blank; an own card has art in its own [[deck.cards]]",
    "only-like": (
        "write cards (red:7, *:skip, red:3-7, wild+4*2, own:NAME), groups (red, numbers, actions, wilds, blanks, own, "
        "rules) or sheet:3"
    ),
    "only-times": "write red:7*{copies} for {copies} of a card",
    "only-blanks": "--blanks N adds cards to write on",
    "only-own": "`unoprint init` shows how a spec describes cards of your own",
    "only-rules": "--rule-cards adds a card for each house rule that is chosen",
    "quote-text": 'a text stands in quotes: title = "Котики"',
    "plain-key": "a line is a [table] or a key = value",
    "key-equals-value": "write key = value",
    "key-once": "each key and each [table] may be given once",
    "save-as-utf8": "save the file as UTF-8 (in Notepad: Save as, Encoding, UTF-8)",
    "spec-init": "`unoprint init` writes a spec to start from",
    "even-margins": "with backs, opposite margins count alike: make them even, or print without backs",
    "no-fold": "--backs separate has room for one card where fold must have room for two",
    "smaller-bleed": "a smaller --bleed would let it fit",
    "gap-or-bleed": "--gap 0 makes one cut for both, --gap {least} or more holds both bleeds, so does --bleed {most}",
    "farthest-shift": (
        "--shift {x},{y} is as far as these backs go; a larger --margin may give a smaller grid that goes farther"
    ),
    "smaller-margin": "a smaller --margin would let it fit",
    "bigger-paper": "paper of at least {width} × {height} mm would hold it",
    "box-halves": (
        "{this} holds a box for {most} cards: print one for half the deck twice, with --thickness {half}, or one for "
        "all on {papers}"
    ),
    "box-fewer": "{this} holds a box for {most} cards; one for all fits {papers}",
    "box-paper": "it fits {papers}",
    "box-alone": "`unoprint box` prints it alone, on other paper too",
    "choose-house": "choose some with --house or a preset; `unoprint list rules` names them",
    "print-backs": "--backs long-edge, short-edge, fold or separate prints them",
    "try-lines": "--marks lines draws the cuts between the cards and needs no room",
    "measure-card": "to check the scale, measure a card: {width} × {height} mm",
    "shorten-text": "shorten the text, or print larger cards",
    "glyph-other": "write it with another character; the fonts hold Russian and English",
    "picture-smaller": "save it smaller: 3000 pixels are enough for the longer side of any card",
    "picture-cut": "cut it to what is to be seen on the card",
    "picture-save-as": "open it in a program for pictures and save it as JPEG or PNG",
    "picture-again": "copy or download it anew, or open it in a program for pictures and save it as JPEG or PNG",
    "save-as-jpeg": "save it as JPEG; an iPhone takes such photos after Settings, Camera, Formats, Most Compatible",
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
    "picture-larger": "take a picture {factor} times as wide and high, or print it smaller",
    "install-pango": (
        "Debian, Ubuntu: apt install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0; macOS: brew install pango; "
        "Windows: MSYS2, pacman -S mingw-w64-ucrt-x86_64-pango, and WEASYPRINT_DLL_DIRECTORIES\n"
        "подсказка: без Pango печатают из браузера / without it, print from a browser: unoprint rules --layout html"
    ),
    "write-elsewhere": "choose another file, or close this one where it is open",
    "file-elsewhere": "choose another file",
    "name-file": "name a file, in it or elsewhere",
    "calibrate-printer": "`unoprint calibrate --printer {name} --shift X,Y` saves what was measured",
    "calibration-elsewhere": "measure on larger paper, such as A4: the printer is the same",
    "calibration-anew": "measure without --shift first, on A4; the scales go to 10 mm either way",
    "name-folder": "name a folder: `-o {folder}`",
    "folder-elsewhere": "choose another folder",
    "other-layout": "choose another --layout, or --what cards,sheets",
    "smaller-dpi": "--dpi {dpi} is the most here",
    "init-elsewhere": "name another file, or delete that one",
    "redirect": "send it to a file or a program: `-o - > deck.pdf`",
    "unset-date": "set it to a whole number of seconds, or leave it out",
}
