"""Calls about bleed, shift and sheets to fold that are refused or warned of, and what is said of each."""

from clicases import Case

CASES = (
    Case(
        "gap too narrow for two bleeds",
        4,
        "deck --bleed 2 --gap 3",
        "gap-under-bleed gap-or-bleed",
        ("a gap of 3 mm", "2 mm each", "--gap 0", "--gap 4 or more", "--bleed 1.5"),
    ),
    Case(
        "both gaps, each with its way out",
        4,
        "deck --bleed 2 --gap 3,1",
        "gap-under-bleed gap-or-bleed",
        ("a gap of 3 mm", "a gap of 1 mm", "--bleed 0.5"),
    ),
    Case(
        "gap and card at once",
        4,
        "deck --bleed 2 --gap 3 --card-size 300x400",
        "gap-under-bleed gap-or-bleed card-too-big bigger-paper",
        ("a gap of 3 mm", "196 × 283 mm", "314 × 414 mm"),
    ),
    Case(
        "bleed too wide",
        4,
        "deck --bleed 3 --card-size 196x283",
        "card-too-big smaller-bleed",
        ("196 × 283 mm does not fit", "194 × 281 mm", "smaller --bleed"),
    ),
    Case(
        "one card, and no room for its back beside it",
        4,
        "deck --backs fold --card-size 190x280",
        "card-too-big no-fold",
        ("190 × 280 mm", "98.5 × 287 mm", "--backs separate"),
    ),
    Case(
        "shift off the paper",
        4,
        "deck --backs long-edge --shift 40,-30",
        "shift-off-paper farthest-shift",
        ("over the right edge of the paper, by 31.5 mm", "over the bottom edge", "--shift 8.5,-18"),
    ),
)

WARNINGS = (
    Case(
        "shift into the printer margin",
        0,
        "--backs long-edge --shift 4,0",
        "shift-into-margin",
        ("0.5 mm into the printer margin at the right",),
    ),
    Case(
        "shift that leaves the service line no room",
        0,
        "--paper 10x15 --card-size mtg --marks none --backs short-edge --shift 4,0 --only wild",
        "verso-slug-left-out",
        ("no room for the service line of the versos",),
    ),
    Case(
        "a back that is not printed",
        0,
        "deck.toml",
        "back-without-backs print-backs",
        ("[back] of the spec is not printed", "--backs long-edge"),
        "[back]\ntext = 'Котовы'",
    ),
    Case("marks on no versos", 0, "--verso-marks", "verso-marks-without-backs", ("change nothing",)),
    Case("marks of no kind on versos", 0, "--backs fold --verso-marks --marks none", "flag-idle", ("--marks crop",)),
    Case("outlines of pictures in a deck in colour", 0, "--bw-art grey", "flag-idle", ("--bw-art", "without --bw")),
    Case(
        "copies of a lost card",
        0,
        "--copies 30 --only red:7",
        "only-copies only-times",
        ("the 30 copies", "red:7*30"),
    ),
    Case("no versos to come last", 0, "--order rectos-first", "order-without-versos", ("changes nothing",)),
    Case("shift of nothing", 0, "--shift 1,1", "shift-without-backs", ("changes nothing",)),
    Case("shift of a sheet to fold", 0, "--backs fold --shift 1,1", "shift-without-backs", ("changes nothing",)),
)
