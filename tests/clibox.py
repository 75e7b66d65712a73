"""Calls of `box` that are refused, what is said of each, and what is told when all is well."""

from clicases import Case

TITLE = f"title = '{'Очень длинное имя ' * 9}'"

CASES = (
    Case(
        "every flag of the box wrong",
        2,
        "box --thickness thick --gsm 7 --paper A44",
        "unknown-size nearest-size-of not-length out-of-range keys-exclude",
        ('--thickness is "thick"', "--gsm is 7, not between 40 and 1000", '--paper is "A44"'),
    ),
    Case(
        "a flag of the deck alone",
        2,
        "box --copies 2",
        "unknown-flag nearest-name",
        ("--copies is not a flag of `unoprint box`",),
    ),
    Case(
        "cards too large for one box",
        4,
        "box --card-size large",
        "box-too-big box-halves",
        (
            "a box for 108 cards",
            "221.05 × 205.05 mm",
            "A4, of which 200 × 287 mm",
            "99 cards",
            "--thickness 0.15",
            "A3",
        ),
    ),
    Case(
        "less than half the deck",
        4,
        "box --paper A5",
        "box-too-big box-fewer",
        ("A5", "51 cards", "A4"),
    ),
    Case("no card at all", 4, "box --paper 10x15", "box-too-big box-paper", ("10x15", "it fits letter, A4, legal")),
    Case(
        "larger than any paper",
        4,
        "box --card-size 400x900",
        "box-too-big bigger-paper",
        ("891.05 × 995.05 mm",),
    ),
    Case(
        "neither net nor title",
        4,
        "box deck.toml",
        "box-too-big box-paper box-title-too-long shorten-text",
        ("a box for 108 cards", "«Очень длинное имя", "7 pt"),
        f"{TITLE}\n[print]\npaper = '50x50'\ncard-size = '20x20'\n",
    ),
)

TOLD = (
    Case(
        "a box for rule cards without rules",
        0,
        "box --rule-cards",
        "rule-cards-none choose-house box-done box-fold box-at-100",
        ("no house rule is chosen", "a box for 108 cards"),
    ),
    Case(
        "all but the box",
        0,
        "kit --card-size large",
        "box-too-big box-halves box-left-out box-alone deck-done booklet-done print-all-at-100",
        ("a box for 108 cards", "--thickness 0.15", "so the box is left out", "`unoprint box`"),
    ),
    Case(
        "a box",
        0,
        "box",
        "box-done box-fold box-at-100",
        ("a box for 108 cards, 58 × 89 × 34.4 mm inside", "dashed", "50 mm"),
    ),
)
