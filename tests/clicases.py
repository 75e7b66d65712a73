"""Calls that are refused or warned of, and what is said of each."""

from typing import NamedTuple


class Case(NamedTuple):
    """A call that is refused or warned of. `ids` are the messages and hints it brings, `says` what stands in them."""

    name: str
    code: int
    args: str
    ids: str
    says: tuple[str, ...] = ()
    spec: str | bytes = b""


def in_spec(name: str, spec: str | bytes, ids: str, *says: str, code: int = 3) -> Case:
    """A spec that `check` refuses."""
    return Case(name, code, "check deck.toml", ids, says, spec)


CARD = "[[deck.cards]]\nname = "
THREE_THOUSAND = "слово " * 500
EVERYTHING_WRONG = """\
title = "Семья"
[deck]
blanks = -1
blnks = 4
[print]
paper = "A44"
gap = nan
[dekc]
blanks = 4
"""

USAGE = (
    Case("unknown command", 2, "dekc", "unknown-command nearest-name-of", ("dekc is not a command", "mean deck?")),
    Case(
        "unknown flag", 2, "deck --papr A4", "unknown-flag nearest-name", ("--papr", "unoprint deck", "mean --paper?")
    ),
    Case("flag like no other", 2, "deck --zzz", "unknown-flag see-help", ("--zzz", "`unoprint deck --help`")),
    Case("unknown list", 2, "list carts", "unknown-list nearest-name-of", ("carts", "mean cards?", "editions")),
    Case("list of nothing", 2, "list", "list-of-what name-of", ("cards, editions, themes, papers, sizes",)),
    Case("two specs", 2, "deck a.toml b.toml", "usage see-help", ("b.toml", "`unoprint deck --help`")),
    Case("flag without its value", 2, "deck --blanks", "usage see-help", ("--blanks",)),
    Case("no spec there", 2, "deck dekc.toml", "spec-unreadable spec-init", ("dekc.toml", "No such file", "init")),
    Case(
        "no spec there, and more",
        2,
        "deck dekc.toml --gap wide",
        "not-length spec-unreadable spec-init",
        ("--gap", "the spec dekc.toml"),
    ),
    Case("spec is a folder", 2, "deck .", "spec-unreadable spec-init", ("the spec .: ", "irectory")),
    Case(
        "over the spec",
        2,
        "deck deck.toml -o deck.toml",
        "output-is-spec file-elsewhere",
        ("deck.toml is the spec",),
        spec=b"[deck]\nblanks = 1\n",
    ),
    Case(
        "a flag of preview, and a wrong spec",
        2,
        "preview deck.toml --dpi 1",
        "out-of-range",
        ("--dpi is 1, not between 30",),
        "[deck]\nblanks = -1",
    ),
    Case("both inks", 2, "deck --bw --light", "keys-exclude", ("--bw", "--light")),
    Case(
        "every flag wrong",
        2,
        "deck --blanks -1 --paper A44 --gap nan --copies four --card-size 0x87 --edition clasic-108 --margin 1,2"
        " --theme x --marks corp --backs long",
        "unknown-name nearest-name-of out-of-range unknown-size nearest-size-of size-out-of-range name-of"
        " not-length wrong-count decimal-point not-whole",
        (
            "--blanks is -1, not between 0 and 500",
            '--paper is "A44"',
            "did you mean A4?",
            '--gap is "nan"',
            '--copies is "four"',
            '--card-size is "0x87"',
            '--edition is "clasic-108"',
            "did you mean classic-108?",
            '--margin is "1,2"',
            '--theme is "x"',
            '--marks is "corp"',
            "did you mean crop?",
            '--backs is "long"',
            "did you mean long-edge?",
        ),
    ),
    Case("blanks in words", 2, "deck --blanks four", "not-whole", ('--blanks is "four", not a whole number',)),
    Case("half a blank", 2, "deck --blanks 2.5", "not-whole", ('--blanks is "2.5", not a whole number',)),
    Case("a flag goes before the spec", 2, "deck deck.toml --blanks x", "not-whole", ("--blanks",), "x = 1"),
)

FILES = (
    in_spec("cp1251", '# \n\ntitle = "Колода"'.encode("cp1251"), "not-utf8 save-as-utf8", "deck.toml:3: ", "UTF-8"),
    in_spec("UTF-16", 'title = "Колода"'.encode("utf-16"), "not-utf8 save-as-utf8", "deck.toml:1: ", "UTF-8"),
    in_spec("a megabyte", b"#" * 1_000_001, "spec-too-big", "larger than 1 MB"),
    in_spec("nested without end", "x" + ".x" * 600 + " = 1", "toml-too-deep", "nested"),
    in_spec("a number without end", "x = " + "9" * 5000, "number-too-long", "deck.toml:1: ", "thousands"),
    in_spec("no quotes", "title = УНО", "toml-syntax quote-text", "deck.toml:1: ", "column 9", "quotes"),
    in_spec("decimal comma", "[print]\ngap = 0,5", "toml-syntax decimal-point", "deck.toml:2: ", "point"),
    in_spec("two on a line", "[deck]\nblanks = 4 edition = 5", "toml-syntax one-per-line", "deck.toml:2: "),
    in_spec("bracket left open", "[print]\ngap = [1, 2\nmargin = 5", "toml-syntax close-bracket"),
    in_spec("quote left open", 'title = "УНО\n[deck]', "toml-syntax close-quote"),
    in_spec("backslash", r'title = "C:\Uno"', "toml-syntax single-quotes"),
    in_spec("a line of text", "Котики", "toml-syntax plain-key"),
    in_spec("colon", 'title: "УНО"', "toml-syntax key-equals-value"),
    in_spec("twice", "[deck]\n[print]\n[deck]", "toml-syntax key-once", "deck.toml:3: "),
)

VALUES = (
    in_spec(
        "everything wrong",
        EVERYTHING_WRONG,
        "out-of-range unknown-key nearest-key-of unknown-size nearest-size-of length-out-of-range"
        " unknown-table nearest-key-of",
        "deck.toml:3: deck.blanks is -1, not between 0 and 500",
        "deck.toml:4: deck.blnks",
        "did you mean blanks?",
        'deck.toml:6: print.paper is "A44"',
        "did you mean A4?",
        "deck.toml:7: print.gap is nan, not between 0 and 100 mm",
        "deck.toml:8: dekc",
        "did you mean deck?",
    ),
    in_spec("blanks in quotes", '[deck]\nblanks = "4"', "not-whole", 'deck.toml:2: deck.blanks is "4"'),
    in_spec("half a blank", "[deck]\nblanks = 2.5", "not-whole", "deck.toml:2: deck.blanks is 2.5"),
    in_spec("right key, wrong table", "[print]\nblanks = 4", "unknown-key belongs-in", "print.blanks", "[deck]"),
    in_spec("title in a table", '[deck]\ntitle = "УНО"', "unknown-key belongs-at-top", "deck.title", "at the top"),
    in_spec("a key like no other", "[rules]\nqqq = 1", "unknown-key key-of", "rules.qqq", "there are preset, "),
    in_spec(
        "101 times wrong", "".join(f"q{n} = 1\n" for n in range(101)), "unknown-key key-of too-many-problems", "100"
    ),
    in_spec("nameless", '[[deck.cards]]\ntext = "?"', "missing-key", "deck.cards[1] has no name"),
    in_spec("no table", "deck = 4", "not-table table-header", "deck is 4", "[deck]"),
    in_spec("single brackets", '[deck.cards]\nname = "Х"', "not-list double-brackets", "[[deck.cards]]"),
    in_spec("title is a number", "title = 108", "not-text", "title is 108"),
    in_spec("yes", '[deck]\nrule-cards = "yes"', "not-switch", "true or false"),
    in_spec("ink is a number", "[print]\nink = 3", "not-name name-of", "colour, light, bw"),
    in_spec("paper is a number", "[print]\npaper = 4", "not-size size-of", "A3, A4, A5, letter"),
    in_spec("card of no width", '[print]\ncard-size = "0x87"', "size-out-of-range", "between 20 and 1000 mm"),
    in_spec("length in words", '[print]\ngap = "wide"', "not-length", "print.gap", "0.125in"),
    in_spec("two margins", "[print]\nmargin = [1, 2]", "wrong-count", "print.margin", "4"),
    in_spec("paper like no other", '[print]\npaper = "?"', "unknown-size size-of", "there are A3, A4"),
    in_spec("nobody plays", "[rules]\nplayers = 0", "not-players", "rules.players", "2-6"),
    in_spec("option", "[rules.options]\nhand-size = 1.5", "not-option", "hand-size"),
    in_spec("no title", 'title = " "', "text-empty", "title is empty"),
    in_spec("long title", f'title = "{"у" * 201}"', "text-too-long", "201 characters", "200"),
    in_spec("a bell", r'title = "\u0007"', "control-character", "U+0007"),
    in_spec("1001 own cards", f"{CARD}'Х'\ncount = 100\n" * 11, "too-many card-twice", "1100", "1000"),
    in_spec("the same twice", f"{CARD}'Х'\n{CARD}'х'", "card-twice", "deck.toml:4: ", "deck.cards[1]"),
)

FIT = (
    Case(
        "card bigger than the paper",
        4,
        "deck --card-size 300x400",
        "card-too-big bigger-paper",
        ("300 × 400 mm", "A4 (210 × 297 mm)", "200 × 287 mm", "310 × 410 mm"),
    ),
    Case("wide margins", 4, "deck --margin 80", "card-too-big smaller-margin", ("56 × 87", "50 × 137", "--margin")),
    Case("nothing but margins", 4, "deck --margin 180", "margins-too-big smaller-margin", ("A4", "nothing")),
    Case(
        "uneven margins with backs",
        4,
        "deck --card-size 180x285 --margin 5,5,5,25 --backs long-edge",
        "card-too-big even-margins",
        ("180 × 285 mm", "without backs"),
    ),
    Case(
        "text too long",
        4,
        "deck deck.toml",
        "card-text-too-long shorten-text",
        ("«Болтун»", "7 pt"),
        f"{CARD}'Тишина'\n{CARD}'Болтун'\ntext = '{THREE_THOUSAND}'",
    ),
    Case(
        "all misfits at once",
        4,
        "deck deck.toml",
        "card-text-too-long back-text-too-long shorten-text card-too-big bigger-paper",
        ("«Болтун»", "does not fit the back", "20 × 300 mm"),
        f"[back]\ntext = '{'щ' * 200}'\n[print]\nbacks = 'long-edge'\ncard-size = '20x300'\npaper = 'A5'\n"
        f"{CARD}'Болтун'\ntext = '{THREE_THOUSAND}'",
    ),
)

GLYPHS = (
    Case(
        "no such letters",
        5,
        "deck deck.toml",
        "glyph-missing-card glyph-missing-card glyph-missing-title glyph-other",
        ("«௵» (U+0BF5)", "«Ход ௵»", "U+1F600", "title"),
        f"title = '\U0001f600'\n{CARD}'Ход ௵'\n{CARD}'Кот'\ntext = '\U0001f600'",
    ),
)

WRITING = (
    Case("output is a folder", 6, "deck -o .", "target-folder name-file", ("cannot write .", "folder")),
    Case("output is a folder that is not there", 6, "deck -o a/b/", "target-folder name-file", ("cannot write a/b/",)),
    Case(
        "a file for a folder",
        6,
        "deck -o deck.toml/a/deck.pdf",
        "folder-is-file write-elsewhere",
        ("deck.toml/a/deck.pdf", "deck.toml is a file"),
        "# mine",
    ),
    Case("init again", 6, "init", "exists-already init-elsewhere", ("deck.toml is there already",), "# mine"),
    Case("init over a folder", 6, "init .", "target-folder name-file", ("cannot write .",)),
    Case("init under a file", 6, "init deck.toml/x", "folder-is-file write-elsewhere", ("deck.toml/x",), "# mine"),
)

CASES = (*USAGE, *FILES, *VALUES, *FIT, *GLYPHS, *WRITING)

WARNINGS = (
    Case(
        "no room for marks",
        0,
        "--card-size 200x287",
        "marks-left-out try-lines slug-left-out measure-card",
        ("200 × 287",),
    ),
    Case("marks cost cards", 0, "--card-size 100x100", "marks-cost-cards try-lines", ("2 cards a sheet; 4 without",)),
    Case("no room for the bar", 0, "--paper 66x97 --marks none", "slug-left-out measure-card", ("56 × 87 mm",)),
    Case("cards of no rules", 0, "--rule-cards", "rule-cards-none choose-house", ("--house",)),
)
