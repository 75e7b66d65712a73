"""Wrong values, each with the id, the key path and the line it is reported with; right ones, with what they become."""

from typing import Any

import pytest

from speckit import RULES, faults, found, hint, read
from unoprint.spec import Format, Margin, OwnCard, Spec

CARD = '[[deck.cards]]\nname = "Тишина"\n'

# A spec → id, key path, line.
WRONG = [
    # whole numbers
    ("[deck]\nblanks = -1", "out-of-range", "deck.blanks", 2),
    ("[deck]\nblanks = 501", "out-of-range", "deck.blanks", 2),
    ('[deck]\nblanks = "4"', "not-whole", "deck.blanks", 2),
    ("[deck]\nblanks = 2.5", "not-whole", "deck.blanks", 2),
    ("[deck]\nblanks = 4.0", "not-whole", "deck.blanks", 2),
    ("[deck]\nblanks = true", "not-whole", "deck.blanks", 2),
    ("[deck]\nblanks = nan", "not-whole", "deck.blanks", 2),
    ("[deck]\nblanks = [4]", "not-whole", "deck.blanks", 2),
    ("deck.blanks = 0x" + "f" * 9000, "out-of-range", "deck.blanks", 1),
    ("[print]\ncopies = 0", "out-of-range", "print.copies", 2),
    ("[print]\ncopies = 201", "out-of-range", "print.copies", 2),
    (CARD + "count = 0", "out-of-range", "deck.cards[1].count", 3),
    (CARD + "count = 101", "out-of-range", "deck.cards[1].count", 3),
    (CARD + "points = -5", "out-of-range", "deck.cards[1].points", 3),
    (CARD + "points = 1001", "out-of-range", "deck.cards[1].points", 3),
    # switches
    ("[deck]\nrule-cards = 1", "not-switch", "deck.rule-cards", 2),
    ('[deck]\nrule-cards = "true"', "not-switch", "deck.rule-cards", 2),
    # texts
    ("title = 4", "not-text", "title", 1),
    ('title = ""', "text-empty", "title", 1),
    ('title = " \\t\\n\\u00a0"', "text-empty", "title", 1),
    (f'title = "{"я" * 201}"', "text-too-long", "title", 1),
    ('title = "а\\u0007"', "control-character", "title", 1),
    ('title = "а\\r\\nб"', "control-character", "title", 1),
    ('title = "а\\u007f"', "control-character", "title", 1),
    ('title = "а\\u0085"', "control-character", "title", 1),
    ('[[deck.cards]]\nname = ""', "text-empty", "deck.cards[1].name", 2),
    (f'[[deck.cards]]\nname = "{"я" * 101}"', "text-too-long", "deck.cards[1].name", 2),
    ("[[deck.cards]]\nname = 7", "not-text", "deck.cards[1].name", 2),
    (CARD + f'text = "{"я" * 4001}"', "text-too-long", "deck.cards[1].text", 3),
    (CARD + 'text = ["а", "б"]', "not-text", "deck.cards[1].text", 3),
    (CARD + 'text = """\nа\n\\u0000"""', "control-character", "deck.cards[1].text", 3),
    (f'back.text = "{"я" * 201}"', "text-too-long", "back.text", 1),
    # names
    ('[deck]\nedition = "clasic-108"', "unknown-name", "deck.edition", 2),
    ("[deck]\nedition = 108", "not-name", "deck.edition", 2),
    ('[print]\nink = "color"', "unknown-name", "print.ink", 2),
    ('[print]\ntheme = ""', "unknown-name", "print.theme", 2),
    ('[print]\nmarks = "cross"', "unknown-name", "print.marks", 2),
    ("[print]\nmarks = false", "not-name", "print.marks", 2),
    ('[print]\nbacks = "long edge"', "unknown-name", "print.backs", 2),
    (CARD + 'suit = "purple"', "unknown-name", "deck.cards[1].suit", 3),
    # sizes
    ('[print]\npaper = "A44"', "unknown-size", "print.paper", 2),
    ("[print]\npaper = 4", "not-size", "print.paper", 2),
    ('[print]\npaper = "39.9x100"', "size-out-of-range", "print.paper", 2),
    ('[print]\npaper = "100x1501"', "size-out-of-range", "print.paper", 2),
    ('[print]\npaper = "nanx100"', "unknown-size", "print.paper", 2),
    ('[print]\ncard-size = "0x87"', "size-out-of-range", "print.card-size", 2),
    ('[print]\ncard-size = "-56x87"', "size-out-of-range", "print.card-size", 2),
    (f'[print]\ncard-size = "{"9" * 400}x87"', "size-out-of-range", "print.card-size", 2),
    ("[print]\ncard-size = [56, 87]", "not-size", "print.card-size", 2),
    # lengths
    ("[print]\ngap = nan", "length-out-of-range", "print.gap", 2),
    ("[print]\ngap = inf", "length-out-of-range", "print.gap", 2),
    ("[print]\ngap = -0.1", "length-out-of-range", "print.gap", 2),
    ("[print]\ngap = 100.1", "length-out-of-range", "print.gap", 2),
    ("[print]\ngap = 1" + "0" * 400, "length-out-of-range", "print.gap", 2),
    ("[print]\ngap = true", "not-length", "print.gap", 2),
    ('[print]\ngap = "wide"', "not-length", "print.gap", 2),
    ('[print]\ngap = "1, 2"', "not-length", "print.gap", 2),
    ("[print]\ngap = [1, 2, 3]", "wrong-count", "print.gap", 2),
    ("[print]\ngap = []", "wrong-count", "print.gap", 2),
    ('[print]\ngap = [\n  1,\n  "x",\n]', "not-length", "print.gap[2]", 4),
    ("[print]\ngap = [[1], 2]", "not-length", "print.gap[1]", 2),
    ('[print]\nmargin = "201mm"', "length-out-of-range", "print.margin", 2),
    ("[print]\nmargin = [5, 5]", "wrong-count", "print.margin", 2),
    ("[print]\nmargin = { top = 5 }", "not-length", "print.margin", 2),
    ("[print]\nbleed = -1", "length-out-of-range", "print.bleed", 2),
    ("[print]\nbleed = 20.1", "length-out-of-range", "print.bleed", 2),
    ("[print]\nbleed = [3, 3]", "not-length", "print.bleed", 2),
    ("[print]\nshift = [0, 100.1]", "length-out-of-range", "print.shift[2]", 2),
    ("[print]\nshift = [\n0,\n-101]", "length-out-of-range", "print.shift[2]", 4),
    ("[print]\nshift = [nan, 0]", "length-out-of-range", "print.shift[1]", 2),
    ("[print]\nshift = [0]", "not-pair", "print.shift", 2),
    ("[print]\nshift = [0, 0, 0]", "not-pair", "print.shift", 2),
    ("[print]\nshift = 0", "not-pair", "print.shift", 2),
    ('[print]\nshift = "1, 2"', "not-pair", "print.shift", 2),
    ('[print]\norder = "stack"', "unknown-name", "print.order", 2),
    ('[print]\norder = [\n"stacks",\n"rectos"]', "unknown-name", "print.order[2]", 4),
    ('[print]\norder = ["stacks", ["paired"]]', "not-name", "print.order[2]", 2),
    ("[print]\norder = { stacks = true }", "not-name", "print.order", 2),
    ('[print]\norder = ["paired", "Rectos-First"]', "orders-exclude", "print.order", 2),
    ('[print]\nverso-marks = "crop"', "not-switch", "print.verso-marks", 2),
    ('[print]\ncorners = "rounded"', "unknown-name", "print.corners", 2),
    ("[print]\ncorners = 3", "not-name", "print.corners", 2),
    ('[print]\nbw-art = "gray"', "unknown-name", "print.bw-art", 2),
    ('[print]\ncolour-space = "lab"', "unknown-name", "print.colour-space", 2),
    # boxes
    ("[box]\nthickness = 0.04", "length-out-of-range", "box.thickness", 2),
    ("[box]\nthickness = 5.1", "length-out-of-range", "box.thickness", 2),
    ("[box]\ngsm = 39", "out-of-range", "box.gsm", 2),
    ("[box]\ngsm = 1001", "out-of-range", "box.gsm", 2),
    ('[box]\ngsm = "300"', "not-whole", "box.gsm", 2),
    ("[box]\ngsm = 300\nthickness = 0.3", "keys-exclude", "box.gsm", 2),
    # tables and arrays
    ('deck = "classic-108"', "not-table", "deck", 1),
    ("[[deck]]", "not-table", "deck", 1),
    ('[deck.cards]\nname = "Тишина"', "not-list", "deck.cards", 1),
    ('[deck]\ncards = ["Тишина"]', "not-table", "deck.cards[1]", 2),
    ('[deck]\ncards = [\n  { name = "а" },\n  { count = 2 },\n]', "missing-key", "deck.cards[2]", 4),
    ("[[deck.cards]]", "missing-key", "deck.cards[1]", 1),
    ('[[deck.cards]]\nname = "а"\n' * 501, "too-many", "deck.cards", 1),
    # own pictures
    (CARD + "art = 7", "not-text", "deck.cards[1].art", 3),
    (CARD + 'art = ""', "text-empty", "deck.cards[1].art", 3),
    (CARD + f'art = "{"я" * 1001}"', "text-too-long", "deck.cards[1].art", 3),
    (CARD + 'art = "кот\\n.png"', "control-character", "deck.cards[1].art", 3),
    (CARD + 'art = "../кот.png"', "art-outside", "deck.cards[1].art", 3),
    (CARD + 'fit = "contain"', "fit-alone", "deck.cards[1].fit", 3),
    (CARD + 'art = "кот.png"\nfit = "fill"', "unknown-name", "deck.cards[1].fit", 4),
    (CARD + 'back = "none"', "not-switch", "deck.cards[1].back", 3),
    ("[back]\nart = 1", "not-text", "back.art", 2),
    ('[back]\nart = "/кот.png"', "art-outside", "back.art", 2),
    ('[back]\ntext = ""\nfit = "cover"', "fit-alone", "back.fit", 3),
    ('art = "кот.png"', "not-table", "art", 1),
    ('[art]\n"red:77" = "кот.png"', "unknown-card", 'art."red:77"', 2),
    ("[art]\nwild = 4", "not-text", "art.wild", 2),
    ('[art]\nwild = ["кот.png"]', "not-text", "art.wild", 2),
    ('[art]\nwild = "C:/кот.png"', "art-outside", "art.wild", 2),
    ('[art]\nwild = { fit = "cover" }', "missing-key", "art.wild", 2),
    ('[art]\nwild = { file = "кот.png", fit = "fill" }', "unknown-name", "art.wild.fit", 2),
    ('[art."red:7"]\n\nfile = "~/кот.png"', "art-outside", 'art."red:7".file', 3),
    ('[art]\n"red:7" = "а.png"\n"RED: 7" = "б.png"', "card-twice", 'art."RED: 7"', 3),
    # rules
    ("[rules]\nplayers = 0", "not-players", "rules.players", 2),
    ("[rules]\nplayers = 1", "out-of-range", "rules.players", 2),
    ("[rules]\nplayers = 21", "out-of-range", "rules.players", 2),
    ("[rules]\nplayers = -4", "not-players", "rules.players", 2),
    ("[rules]\nplayers = true", "not-players", "rules.players", 2),
    ("[rules]\nplayers = [2, 4]", "not-players", "rules.players", 2),
    ('[rules]\nplayers = "many"', "not-players", "rules.players", 2),
    ('[rules]\nplayers = "6-4"', "not-players", "rules.players", 2),
    ('[rules]\nplayers = "2-40"', "out-of-range", "rules.players", 2),
    ('[rules]\nhouse = "jump-in"', "not-list", "rules.house", 2),
    ('[rules]\nhouse = ["jump-in",\n7]', "not-name", "rules.house[2]", 3),
    ('[rules]\nhouse = ["jump-in",\n"jumpin"]', "unknown-name", "rules.house[2]", 3),
    ('[rules]\nno-house = ["jump"]', "unknown-name", "rules.no-house[1]", 2),
    ('[rules]\nhouse = ["jump-in"]\nno-house = ["seven-zero", "Jump-In"]', "house-on-and-off", "rules.no-house", 3),
    ("[rules]\npreset = 1", "not-name", "rules.preset", 2),
    ('[rules]\npreset = "clasic"', "unknown-name", "rules.preset", 2),
    ('[rules]\nvocabulary = "smena"', "unknown-name", "rules.vocabulary", 2),
    ('[rules]\nlayout = "book"', "unknown-name", "rules.layout", 2),
    ('[rules]\nflip = "fold"', "unknown-name", "rules.flip", 2),
    ("[rules]\nper-page = 3", "unknown-name", "rules.per-page", 2),
    ("[rules]\nper-page = true", "unknown-name", "rules.per-page", 2),
    ("[rules]\nper-page = 1.0", "unknown-name", "rules.per-page", 2),
    ("[rules]\noptions = 1", "not-table", "rules.options", 2),
    ("[rules.options]\nhand-size = 7.5", "not-option", "rules.options.hand-size", 2),
    ("[rules.options]\nhand-size = 8", "unknown-option", "rules.options.hand-size", 2),
    ("[rules.options]\nhand-size = true", "unknown-option", "rules.options.hand-size", 2),
    ('[rules.options]\npoliteness = "yes"', "unknown-option", "rules.options.politeness", 2),
    ("[rules.options]\nlimit = 49", "out-of-range", "rules.options.limit", 2),
    ("[rules.options]\nlimit = 5001", "out-of-range", "rules.options.limit", 2),
    ("[rules.options]\nlimit = 0x" + "f" * 900, "unknown-option", "rules.options.limit", 2),
    ("[rules.options]\nlimit = -100", "unknown-option", "rules.options.limit", 2),
    ("[rules.options]\n'a.b' = []", "unknown-point", 'rules.options."a.b"', 2),
    ("[rules.options]\nhand-sise = 7", "unknown-point", "rules.options.hand-sise", 2),
    ('[rules.options]\nlimit = 500\nLimit = "none"', "option-twice", "rules.options.Limit", 3),
    ('[[rules.own]]\ntitle = "а"', "missing-key", "rules.own[1]", 1),
    ('[rules.own]\ntitle = "а"', "not-list", "rules.own", 1),
]


@pytest.mark.parametrize(("text", "problem", "key", "line"), WRONG)
def test_a_wrong_value(text: str, problem: str, key: str, line: int) -> None:
    assert found(faults(text)) == [(problem, key, line)]


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("deck.blanks = 501", {"key": "deck.blanks", "value": "501", "low": 0, "high": 500}),
        (
            "deck.blanks = 0x" + "f" * 9000,
            {"key": "deck.blanks", "value": "0xffffffffffffffffff…", "low": 0, "high": 500},
        ),
        ('deck.blanks = "4"', {"key": "deck.blanks", "value": '"4"'}),
        ("deck.blanks = true", {"key": "deck.blanks", "value": "true"}),
        ("deck.blanks = nan", {"key": "deck.blanks", "value": "nan"}),
        ("deck.blanks = 1979-05-27", {"key": "deck.blanks", "value": "1979-05-27"}),
        (
            'deck.blanks = [1, [2], {}, {a=1}, "b", 6, 7]',
            {"key": "deck.blanks", "value": '[1, […], {}, {…}, "b", 6, …]'},
        ),
        ('print.ink = "\\u001b[31m\\u202e"', {"key": "print.ink", "value": '"\\x1b[31m\\u202e"'}),
        (f'print.ink = "{"я" * 99}"', {"key": "print.ink", "value": f'"{"я" * 59}…"'}),
        ("print.gap = 200", {"key": "print.gap", "value": "200", "low": "0", "high": "100"}),
        ("print.gap = [1]", {"key": "print.gap", "value": "[1]", "count": 2}),
        ('print.paper = "1x2"', {"key": "print.paper", "value": '"1x2"', "low": "40", "high": "1500"}),
        (f'title = "{"я" * 201}"', {"key": "title", "length": 201, "limit": 200}),
        ('title = "\\u0007"', {"key": "title", "code": "U+0007"}),
        ("[[deck.cards]]", {"key": "deck.cards[1]", "name": "name"}),
    ],
)
def test_what_is_told(text: str, params: dict[str, Any]) -> None:
    (problem,) = faults(text)
    assert problem.params == params


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            'deck.edition = "Clasic108"',
            ("nearest-name-of", {"name": "classic-108", "names": "classic-108, h2o-112"}),
        ),
        ('print.ink = "color"', ("nearest-name-of", {"name": "colour", "names": "colour, light, bw"})),
        (
            'print.backs = "long_edge"',
            ("nearest-name-of", {"name": "long-edge", "names": "none, long-edge, short-edge, fold, separate"}),
        ),
        ('print.marks = "?"', ("name-of", {"names": "crop, lines, none"})),
        ("print.marks = 1", ("name-of", {"names": "crop, lines, none"})),
        ('print.paper = "А44"', ("nearest-size-of", {"name": "A4", "names": "A4, A5, 10x15"})),  # Cyrillic А
        ('print.card-size = "?"', ("size-of", {"names": "uno, mtg"})),
        ("print.card-size = 56", ("size-of", {"names": "uno, mtg"})),
        ('deck = "classic-108"', ("table-header", {"table": "deck"})),
        ('[deck.cards]\nname = "а"', ("double-brackets", {"table": "deck.cards"})),
        ("deck.cards = [1]", ("double-brackets", {"table": "deck.cards"})),
        ("rules.house = {}", None),
        ("rules.house = ['jumpin']", ("nearest-name-of", {"name": "jump-in", "names": ", ".join(RULES.house)})),
        ("rules.options.jump-in = true", ("is-house-rule", {"name": "jump-in"})),
        (
            "rules.options.handsize = 7",
            ("nearest-name-of", {"name": "hand-size", "names": "hand-size, limit, politeness, draw2-skips"}),
        ),
        ("rules.options.hand-size = 8", ("name-of", {"names": "7, 6, 5, dealer-6-or-7"})),
        ("rules.per-page = 3", ("name-of", {"names": "1, 2, 4"})),
        ("print.gap = [1]", None),
        ("print.shift = [1]", None),
        ("deck.blanks = -1", None),
        ("art.'red:77' = 'x.png'", ("nearest-name", {"name": "red:7"})),
        ("art.wild4 = 'x.png'", ("nearest-name", {"name": "wild+4"})),
        ("art.'own:Тишина' = 'x.png'", ("cards-like", {})),
        ("back.art = '..'", ("art-beside", {})),
        ("art = 'x.png'", ("table-header", {"table": "art"})),
    ],
)
def test_the_way_out(text: str, expected: tuple[str, dict[str, object]] | None) -> None:
    (problem,) = faults(text)
    assert hint(problem) == expected


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("A4", Format("A4", 210, 297)),
        (" a4 ", Format("A4", 210, 297)),
        ("А4", Format("A4", 210, 297)),  # Cyrillic А
        ("10 х 15", Format("10x15", 100, 150)),  # Cyrillic х: the photo, not 10 × 15 mm
        ("10×15", Format("10x15", 100, 150)),
        ("200 x 150.5", Format("200x150.5", 200, 150.5)),
        ("8in x 10in", Format("203.2x254", 203.2, 254)),
        ("40x1500", Format("40x1500", 40, 1500)),
    ],
)
def test_paper_by_name_or_size(name: str, size: Format) -> None:
    assert read(f'print.paper = "{name}"').print.paper == size


@pytest.mark.parametrize(
    ("value", "gap"),
    [
        ("2", (2, 2)),
        ("2.5", (2.5, 2.5)),
        ("-0.0", (0, 0)),
        ('"3mm"', (3, 3)),
        ('"1,7"', (1.7, 1.7)),
        ("[2, 3]", (2, 3)),
        ('["2 мм", 0.5]', (2, 0.5)),
        ("100", (100, 100)),
    ],
)
def test_gap(value: str, gap: tuple[float, float]) -> None:
    assert read(f"print.gap = {value}").print.gap == gap


def test_margins_go_round_from_the_top() -> None:
    assert read('print.margin = [1, "2mm", 3, 4]').print.margin == Margin(1, 2, 3, 4)
    assert read("print.margin = 8").print.margin == Margin(8, 8, 8, 8)


def test_names_are_read_in_any_case() -> None:
    text = '[print]\nink = "BW"\ntheme = "Night"\nbacks = "Long-Edge"\nmarks = "LINES"\n[deck]\nedition = "H2O-112"'
    spec = read(text + '\n[[deck.cards]]\nname = "а"\nsuit = "Red"')
    assert (spec.print.ink, spec.print.theme, spec.print.backs, spec.print.marks) == (
        "bw",
        "night",
        "long-edge",
        "lines",
    )
    assert (spec.deck.edition, spec.deck.cards[0].suit) == ("h2o-112", "red")


def test_own_cards() -> None:
    text = """
    [[deck.cards]]
    name = "  Тихий \\t час\\n"
    text = '''
      Все   молчат.

    Кто заговорил,\\tберёт карту. '''
    suit = "blue"
    count = 2
    points = 50
    [[deck.cards]]
    name = "Тихий час"
    """.replace("\\t", "\t")
    first, second = read(text).deck.cards
    assert first == OwnCard("Тихий час", "Все молчат.\nКто заговорил, берёт карту.", "blue", 2, 50)
    assert second == OwnCard("Тихий час", "", "wild", 1, 0)


def test_texts_are_composed_and_keep_no_break_spaces() -> None:
    spec = read('title = "Мои\\u0306\\u00a0 дом"\nback.text = "Е\\u0308ж\\n\\nи кот"')
    assert (spec.title, spec.back.text) == ("Мой\u00a0 дом", "Ёж\nи кот")


def test_two_own_cards_of_one_name_and_suit() -> None:
    card = '[[deck.cards]]\nname = "{}"\nsuit = "{}"\n'
    text = (
        card.format("Кот", "red") + card.format("Кот", "blue") + card.format(" КОТ", "Red") + card.format("кот", "red")
    )
    problems = faults(text)
    assert found(problems) == [("card-twice", "deck.cards[3].name", 8), ("card-twice", "deck.cards[4].name", 11)]
    assert problems[0].params == {"key": "deck.cards[3].name", "name": "КОТ", "other": "deck.cards[1]"}
    assert found(faults(card.format("Кот", "wild") + CARD.replace("Тишина", "кот"))) == [
        ("card-twice", "deck.cards[2].name", 5)
    ]


def test_own_cards_are_at_most_a_thousand() -> None:
    cards = [f'[[deck.cards]]\nname = "{number}"\ncount = 100\n' for number in range(10)]
    assert sum(card.count for card in read("".join(cards)).deck.cards) == 1000
    (problem,) = faults("".join(cards) + '[[deck.cards]]\nname = "ещё"')
    assert (problem.id, problem.params) == ("too-many", {"key": "deck.cards", "count": 1001, "limit": 1000})


def test_a_black_card_cannot_be_called_like_a_coloured_one() -> None:
    red = '[[deck.cards]]\nname = "Кот"\nsuit = "red"\n'
    assert found(faults(red + '[[deck.cards]]\nname = "red:кот"')) == [("card-twice", "deck.cards[2].name", 5)]


def test_zero_bleed_and_shift_are_right() -> None:
    assert read('[print]\nbleed = 0\nshift = ["0mm", -0.0]') == read("")


def test_rule_cards_are_asked_for_in_the_spec_or_by_a_flag() -> None:
    assert read("[deck]\nrule-cards = true").deck.rule_cards
    assert read("[deck]\nrule-cards = false", {"--rule-cards": True}).deck.rule_cards
    assert read("[rules]\n[deck]\nrule-cards = false") == read("")


@pytest.mark.parametrize(
    "text",
    [
        "[deck]\nblanks = 500",
        "[print]\ncopies = 200",
        CARD + "count = 100\npoints = 1000",
        f'title = "{"я" * 200}"',
        f'back.text = "{"я" * 200}"',
        f'[[deck.cards]]\nname = "{"я" * 100}"\ntext = "{"я" * 4000}"',
        '[print]\npaper = "40x1500"\ncard-size = "20x1000"\ngap = 100\nmargin = [200, 0, 0, 0]',
        '[print]\npaper = "1500x40"\ncard-size = "1000x20"',
        'title = "я"\nback.text = ""\n[[deck.cards]]\nname = "я"\ntext = ""',
        "".join(
            f'[[deck.cards]]\nname = "а"\nsuit = "{suit}"\n' for suit in ("wild", "red", "yellow", "green", "blue")
        ),
        "".join(f'[[deck.cards]]\nname = "{number}"\n' for number in range(500)),
        "[print]\nbleed = 20\nshift = [-100, 100]",
        "[box]\nthickness = 0.05",
        "[box]\nthickness = 5",
        "[box]\ngsm = 40",
        "[box]\ngsm = 1000",
        f'[back]\nart = "{"я" * 1000}"',
    ],
)
def test_the_limits_themselves_are_right(text: str) -> None:
    assert isinstance(read(text), Spec)
