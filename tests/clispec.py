"""Calls about pictures, backs and orders in a spec, and about cards to print alone, that are refused or warned of."""

from clicases import CARD, Case, in_spec

PICTURES = (
    in_spec(
        "a picture elsewhere",
        f"{CARD}'Кот'\nart = '../кот.png'\n[art]\nwild = {{ file = '/кот.png' }}",
        "art-outside art-beside",
        'deck.toml:3: deck.cards[1].art is "../кот.png", which is not in the folder of the spec',
        'deck.toml:5: art.wild.file is "/кот.png"',
        "beside the spec",
    ),
    in_spec("nothing to fit", "[back]\nfit = 'cover'", "fit-alone", "deck.toml:2: back.fit has no picture"),
    in_spec(
        "no such card",
        "[art]\n'red:77' = 'кот.png'",
        "unknown-card nearest-name",
        'deck.toml:2: art."red:77" is not a standard card',
        "mean red:7?",
    ),
    in_spec("no standard card", "[art]\n'own:Кот' = 'кот.png'", "unknown-card cards-like", "[[deck.cards]]"),
    in_spec("a card without quotes", "[art]\nred:7 = 'кот.png'", "toml-syntax quote-key", "deck.toml:2: ", '"red:7" ='),
    in_spec(
        "a card's picture with a wrong key",
        "[art]\n'red:7' = { filee = 'кот.png' }",
        "unknown-key nearest-key-of missing-key",
        'deck.toml:2: art."red:7" has no file',
        'art."red:7".filee',
        "mean file? There are file, fit",
    ),
)

PRINTING = (
    in_spec(
        "one length", "[print]\nshift = 1", "not-pair", "deck.toml:2: print.shift is 1, not two lengths: right, up"
    ),
    in_spec(
        "two orders of pages",
        "[print]\norder = ['paired', 'rectos-first']",
        "orders-exclude",
        "print.order: paired and rectos-first exclude each other",
    ),
    in_spec("a box measured twice", "[box]\ngsm = 300\nthickness = 1", "keys-exclude", "box.gsm and box.thickness"),
    Case(
        "a shift with decimal commas",
        2,
        "deck --shift 0,5,0,5 --order rectos-frist --corners rond --bleed 21",
        "length-out-of-range not-pair decimal-point unknown-name nearest-name-of",
        ('--shift is "0,5,0,5"', "mean rectos-first?", "mean round?", "between 0 and 20 mm"),
    ),
)

ONLY = (
    Case(
        "cards that are not there",
        2,
        "check deck.toml --only red:77,own:Тишена --only blanks --only own --only qqqqq",
        "only-unknown nearest-name only-none only-blanks only-like",
        (
            "--only: red:77 is not a card of this deck",
            "mean red:7?",
            "--only: own:Тишена",
            "mean own:Тишина?",
            "no card of this deck belongs to blanks",
            "--only: qqqqq",
            "sheet:3",
        ),
        f"{CARD}'Тишина'",
    ),
    Case(
        "a card in doubt",
        2,
        "check deck.toml --only own:кот",
        "only-ambiguous name-of",
        ("own:кот may be any of 2 cards", "own:red:Кот, own:blue:Кот"),
        f"{CARD}'Кот'\nsuit = 'red'\n{CARD}'Кот'\nsuit = 'blue'",
    ),
    Case("groups of no card", 2, "check --only own,rules", "only-none only-own only-rules", ("init", "--rule-cards")),
    Case("a card too often", 2, "deck --only red:7*201", "only-count", ("red:7 asks for 201", "between 1 and 200")),
    Case("a sheet too far", 2, "deck --only sheet:10-12", "only-no-sheet", ("sheet:10-12", "sheet 12", "takes 11")),
)

SPEC_CASES = (*PICTURES, *PRINTING, *ONLY)

SPEC_WARNINGS = (
    Case(
        "a picture for a card of another deck",
        0,
        "deck.toml",
        "art-unused see-list",
        ("no card swap", "`unoprint list cards`"),
        "[art]\nswap = 'кот.png'",
    ),
)
