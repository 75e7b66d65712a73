"""Every sentence about a problem, by id; with `hints` all that there is to translate."""

from collections.abc import Mapping

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
    "output-is-spec": "{file} is the spec: it would be replaced",
    "date-not-seconds": "SOURCE_DATE_EPOCH is {value}, not a number of seconds",
    "folder-wanted": "many files are written: `-o -` is not for them",
    "flag-only-with": "{key} goes with {other} alone",
    "no-pages": "the layout html has no pages to make pictures of",
    "nothing-dealt": "no card is left for Tabletop Simulator: rule cards are not dealt",
    "output-is-own": "{file} is a file of your own that the deck is made from: it would be replaced",
    "binary-on-terminal": "a PDF is not for the terminal to show",
    # the spec, value by value
    "not-utf8": "the file is not saved as UTF-8",
    "spec-too-big": "the file is larger than {limit} MB",
    "toml-syntax": "not TOML at column {column}: {reason}",
    "toml-too-deep": "the file is nested too deeply",
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
    # the printers of the user's configuration, and the sheet to measure one with
    "printer-unknown": "no printer {name} is saved",
    "printer-name": "{key} is {value}, not a name of up to 20 letters, digits, - and _",
    "printer-key": "{key} is not a key of a printer",
    "printer-saved": "saved for --printer {name}: {file}",
    "calibrate-done": "print it on both sides, flip: {flip}, at 100 %, and read what it says",
    "card-twice": "{key} is {name}, the same card as {other}",
    "keys-exclude": "{key} and {other} exclude each other",
    "orders-exclude": "{key}: {a} and {b} exclude each other",
    "not-pair": "{key} is {value}, not two lengths: right, up",
    "art-outside": "{key} is {value}, which is not in the folder of the spec",
    "fit-alone": "{key} has no picture to fit: art is missing",
    "unknown-card": "{key} is not a standard card",
    "unknown-point": "{key}: {name} is not a base point of the rules",
    "unknown-option": "{key}: {option} is not an option of {point}",
    "option-twice": "{key} asks for {point}={other} and for {point}={option}",
    "not-setting": "{key} is {value}, not POINT=OPTION",
    "house-on-and-off": "{key}: the house rule {name} is both asked for and switched off",
    "art-unused": "the deck has no card {card}, so its picture is not printed",
    # the cards to print alone
    "only-unknown": "{key}: {name} is not a card of this deck",
    "only-ambiguous": "{key}: {name} may be any of {count} cards",
    "only-none": "{key}: no card of this deck belongs to {name}",
    "only-count": "{key}: {name} asks for {count} of each, not between 1 and {limit}",
    "only-no-sheet": (
        "{key}: {name} asks for sheet {sheet}; the deck takes one",
        "{key}: {name} asks for sheet {sheet}; the deck takes {sheets}",
        "sheets",
    ),
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
    "card-picture-crowded": "the text of the card «{card}» leaves no room for its picture, even at 7 pt",
    "back-text-too-long": "«{text}» does not fit the back, even at 7 pt",
    "marks-left-out": "the paper has no room for cutting marks; they are left out",
    "marks-cost-cards": "{with} cards a sheet; {without} without the room for cutting marks",
    "rule-cards-none": "there are no rule cards to print: no house rule is chosen",
    "picture-too-big": (
        "a picture of {width} × {height} mm at {dpi} dpi has {pixels} million pixels; {limit} million are the most"
    ),
    "gap-under-bleed": "a gap of {gap} mm does not hold the bleed of the cards on its two sides, {bleed} mm each",
    "shift-off-paper": "the shift pushes backs over the {side} edge of the paper, by {over} mm",
    "shift-into-margin": "the shift pushes backs {over} mm into the printer margin at the {side}: that may not print",
    "flag-idle": "{key} changes nothing without {other}",
    "only-copies": "--only prints what it names as often as it says; the {copies} copies are of the whole deck",
    "back-without-backs": "the [back] of the spec is not printed: no backs are",
    "verso-marks-without-backs": "marks on versos change nothing: no backs are printed",
    "order-without-versos": "the order rectos-first changes nothing: no sheet is printed on its other side",
    "shift-without-backs": "the shift changes nothing: it moves the backs that the printer prints on the other side",
    "verso-slug-left-out": "the shift leaves no room for the service line of the versos; it is left out there",
    "slug-left-out": "the paper has no room for the service line with its 50 mm bar; it is left out",
    "box-title-too-long": "«{text}» does not fit the box, even at 7 pt",
    "calibration-paper": (
        "the sheet to measure a printer with needs {width} × {height} mm; {paper} has {paper_width} × {paper_height} mm"
    ),
    "calibration-shift": "the sheet to measure a printer with cannot show a shift of {x}, {y} mm on this paper",
    "box-too-big": (
        "the net of a box for {cards} cards has {width} × {height} mm and does not fit {paper}, of which "
        "{usable_width} × {usable_height} mm can be printed on"
    ),
    "box-left-out": "so the box is left out",
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
    "picture-outside": "the picture {file} of «{card}» is a link to what is not in the folder of the spec",
    "picture-missing": "the picture {file} of «{card}» is not there",
    "picture-not-file": "the picture {file} of «{card}» is not a file",
    "picture-unreadable": "cannot read the picture {file} of «{card}»: {reason}",
    "picture-too-heavy": "the picture {file} of «{card}» has {size} MB; {limit} are the most",
    "picture-too-large": (
        "the picture {file} of «{card}» has {width} × {height} pixels; {limit} million are the most, and {side} a side"
    ),
    "picture-narrow": (
        "the picture {file} of «{card}» has {width} × {height} pixels; {times} times as long as wide is the most"
    ),
    "picture-unknown": "{file} of «{card}» is not a picture of a kind that can be printed: {kinds}",
    "picture-heic": "the picture {file} of «{card}» is {kind}, which is not supported; these are: {kinds}",
    "picture-damaged": "the picture {file} of «{card}» is damaged or not complete",
    "template-broken": "{name}, line {line}: {reason}",
    "clause-unprinted": "no text prints the clause of {name}, which belongs to {entry}",
    "page-fault": "the rules cannot be set as pages: {reason}",
    "address-denied": "the rules may not open {address}",
    "pango-missing": (
        "the PDF of the rules needs the library Pango, which is not installed / "
        "для правил в PDF нужна библиотека Pango, её здесь нет"
    ),
    "picture-coarse": "{file} on «{card}» comes to {dpi} dpi in print; below {least} it looks coarse",
    # writing
    "cannot-write": "cannot write {file}: {reason}",
    "cannot-write-output": "cannot write to the standard output: {reason}",
    "target-folder": "cannot write {file}: it is a folder",
    "folder-is-file": "cannot write {file}: {folder} is a file, not a folder",
    "exists-already": "{file} is there already",
    # ends
    "interrupted": "interrupted",
    "unexpected": "this is a fault of the program, not yours: {kind} at {where}: {reason}",
    "card-done": "one card on one sheet",
    "deck-done": ("{cards} cards on {sheets} sheet", "{cards} cards on {sheets} sheets, {per_sheet} a sheet", "sheets"),
    "how-both-sides": "print on both sides, flip: {flip}",
    "how-apart": (
        "print page 1, put the sheet back, print page 2 on its other side; flip: {flip}",
        "print pages 1 to {sheets}, put the sheets back, print the others on their other side; flip: {flip}",
        "sheets",
    ),
    "how-separate": (
        "print page 1, put the sheet back, print the page of backs on its other side",
        "print pages 1 to {sheets}, put the sheets back, print the backs on the other side of each that they are for",
        "sheets",
    ),
    "how-fold": "fold along the dashed line, pictures outside; glue, then cut",
    "booklet-done": (
        "{pages} pages on one sheet: print on both sides, flip: {flip}, fold",
        "{pages} pages on {sheets} sheets: print on both sides, flip: {flip}, fold and staple",
        "sheets",
    ),
    "box-done": "a box for {cards} cards, {width} × {height} × {depth} mm inside; one sheet, best of thick paper",
    "box-fold": "cut along the solid lines, fold along the dashed ones, glue; put the deck in and tuck the lid in",
    "box-at-100": "print at 100 %: the bar beside the box must measure 50 mm",
    "print-all-at-100": "print all of it at 100 %; each file with cards has a bar that must measure 50 mm",
    "print-at-100": "print at 100 %: the bar at the edge of the sheet must measure 50 mm",
    "pictures-done": ("one picture", "{pictures} pictures", "pictures"),
    "export-done": ("one file", "{files} files", "files"),
}

REMARKS = frozenset(
    (
        *("rule-remark", "shift-without-backs", "verso-marks-without-backs", "order-without-versos"),
        *("flag-idle", "only-copies", "back-without-backs"),
    ),
)
"""Problems that are none."""
