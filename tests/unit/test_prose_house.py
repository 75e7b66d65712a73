"""The texts of the house rules: entries, rule cards and clauses, read in all four vocabularies."""

from itertools import product
from typing import NamedTuple

import pytest

import bookletkit
import proofkit
from bookletkit import writer
from unoprint import resources
from unoprint.booklet import document
from unoprint.booklet.typography import typeset
from unoprint.errors import SpecFault

RULES = bookletkit.rules()
FOLDER = "booklet/house"
ALLOWED = ("раунд",)
"""The step of seven-rounds is called so."""

MOST = 160
"""Characters on a rule card."""

CLAUSES = [pair for pair in RULES.pairs if pair.severity == "C" or pair.clause]
PREFIXES = ("", "jump-in", "beat-identical", "seven-zero")
OPTIONS = (
    {},
    {"first-discard": "number-only"},
    {"draw2-counter": "chain-no-sum"},
    {"draw2-counter": "chain-no-sum", "draw4-counter": "draw2-of-named-colour"},
    {"cards-per-turn": "all-matching"},
)


class Table(NamedTuple):
    """What the rules under test need: the edition (else the preset's), how many blanks are added, who plays."""

    edition: str = ""
    blanks: int = 0
    players: tuple[int, int] | None = None


def ruleset(house=(), options=None, table=None, vocabulary="zakazhi", preset="classic"):
    table = (table or Table())._asdict()
    return bookletkit.ruleset(preset, tuple(house), options or {}, vocabulary=vocabulary, **table)


def entry(pen, name):
    rule = next(rule for rule in pen.house if rule.id == name)
    return typeset(str(pen.render(f"{FOLDER}/{name}.html.j2", rule=rule, entry=name)))


def needed(*names):
    """House rules with the first of what each requires, options that it requires, and a table that suits them all."""
    house, options, editions, blanks, players = list(names), {}, {""}, 0, None
    for name in names:
        for alternatives in RULES.house[name].requires:
            point, equals, option = alternatives[0].partition("=")
            if equals and not set(alternatives) & set(house):
                options[point] = option
            elif not set(alternatives) & set(house):
                house.append(alternatives[0])
    for name in house:
        needs = RULES.house[name].needs
        editions.add(needs.edition)
        blanks += needs.blanks
        players = (4, 4) if needs.players_of else players or ((3, 8) if needs.players_least > 2 else None)
    edition = max(editions)
    return house, options, Table(edition, blanks, players)


def alone(name, vocabulary="zakazhi", **more):
    house, options, table = needed(name)
    return writer(ruleset(house, options | more.pop("options", {}), table._replace(**more), vocabulary))


def marked(text, vocabulary):
    return [*proofkit.findings(text, vocabulary, ALLOWED), *proofkit.long_sentences(text)]


VOCABULARIES = pytest.mark.parametrize("vocabulary", RULES.vocabularies)
HOUSE = pytest.mark.parametrize("name", RULES.house)


def test_each_rule_has_its_entry_and_each_entry_its_rule():
    assert {name for name in resources.templates(FOLDER, ".html.j2") if not name.startswith("_")} == set(RULES.house)


@HOUSE
def test_rules_have_a_line_that_lists_them(name):
    blurb = RULES.house[name].blurb
    assert 10 < len(blurb) < 80
    assert not blurb.endswith(".")
    assert blurb[0].islower()
    assert proofkit.findings(blurb, allow=ALLOWED) == []


@VOCABULARIES
def test_titles_differ_and_hold_no_quotes(vocabulary):
    pen = writer(ruleset(vocabulary=vocabulary))
    titles = [str(pen.templates.text(name, rule.title, pen.context)) for name, rule in RULES.house.items()]
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if set(title) & set("«»„“.{")]
    assert not [title for title in titles if not title[0].isupper()]


def test_the_same_rule_is_called_as_the_vocabulary_calls_it():
    titles = {name: alone("jump-in", name).house[0].title for name in RULES.vocabularies}
    assert titles == {
        "zakazhi": "Вмешательство",
        "smena": "Перехват хода",
        "dikaya": "Перехват хода",
        "smeni": "Вмешательство",
    }


@VOCABULARIES
@HOUSE
def test_entries_are_good_russian(name, vocabulary):
    pen = alone(name, vocabulary)
    text = proofkit.plain(entry(pen, name))
    assert marked(text, vocabulary) == []
    assert text.splitlines()[0] == next(typeset(str(rule.title)) for rule in pen.house if rule.id == name)


@pytest.mark.parametrize("preset", RULES.presets)
def test_entries_are_good_russian_under_other_presets(preset):
    read = 0
    for name in RULES.house:
        house, options, table = needed(name)
        try:
            pen = writer(ruleset(house, options, table, preset=preset))
        except SpecFault:
            continue
        for rule in pen.house:
            assert marked(proofkit.plain(entry(pen, rule.id)), "zakazhi") == [], rule.id
            read += rule.id == name
    assert read > 20


@VOCABULARIES
@HOUSE
def test_card_texts_fit_their_card(name, vocabulary):
    pen = alone(name, vocabulary)
    text = str(pen.card_text(next(rule for rule in pen.house if rule.id == name)))
    assert 0 < len(text) <= MOST
    assert marked(typeset(text), vocabulary) == []
    assert "см." not in text


def test_each_pair_that_needs_a_clause_has_one():
    assert {frozenset(pair[:2]) for pair in CLAUSES} == set(RULES.clauses)


def reached(pair):
    """A ruleset that prints the clause of a pair: both sides asked for, with the little else that they need."""
    named = [atom for atom in pair[:2] if atom in RULES.house]
    chosen = dict(
        atom.split("=")
        for atom in pair[:2]
        if "=" in atom
        and not atom.startswith("players")
        and RULES.points[atom.split("=")[0]].default != atom.split("=")[1]
    )
    house, options, table = needed(*named)
    if "players=2" in pair[:2]:
        table = table._replace(players=(2, 2))
    if "part:h2o-12" in pair[:2]:
        table = table._replace(edition="h2o-120")
    text = RULES.clauses[frozenset(pair[:2])].text
    for preset, more, extra in product(("classic", "family"), PREFIXES, OPTIONS):
        try:
            made = ruleset([*house, *filter(None, [more])], extra | options | chosen, table, preset=preset)
        except SpecFault:
            continue
        if any(clause.text == text for clause in made.clauses):
            return made
    return pytest.fail("no ruleset prints this clause")


@pytest.mark.parametrize("pair", CLAUSES, ids=lambda pair: f"{pair.a} + {pair.b}")
def test_clauses_are_short_good_russian_and_printed_once(pair):
    made = reached(pair)
    source = RULES.clauses[frozenset(pair[:2])].text
    pen = writer(made)
    assert document.text(pen).count(pen.templates.text("clause", source, pen.context)) == 1
    for vocabulary in RULES.vocabularies.values():
        pen = writer(made._replace(vocabulary=vocabulary))
        text = typeset(str(pen.templates.text("clause", source, pen.context)))
        assert text.strip()
        assert marked(text, vocabulary.id) == []
        assert text.endswith(".")
        assert text.count(". ") <= 2


def test_clauses_stand_at_an_entry():
    sections = {"facts", "goal", "deck", "setup", "turn", "cards", "uno", "end", "two", "conduct", "disputes"}
    assert {clause.at for clause in RULES.clauses.values()} <= {*RULES.house, *sections}


# --- what the entries say ---


def said(name, house=(), options=None, table=None):
    made = ruleset([name, *house], options, table)
    return proofkit.plain(entry(writer(made), name)).replace("\N{NO-BREAK SPACE}", " ")


def test_stacking_tells_the_sums():
    text = said("stacking")
    assert "берёт всю сумму" in text
    assert "суммируются" not in text
    cells = [int(line) for line in text.splitlines() if line.isdigit()]
    assert cells == [number for n in range(1, 5) for number in (n, 2 * n, 4 * n)]


@pytest.mark.parametrize(("size", "cards_in_all"), [("7", "28 карт"), ("6", "21 карту"), ("5", "15 карт")])
def test_rounds_follow_the_hand(size, cards_in_all):
    assert f"= {cards_in_all}" in said("seven-rounds", options={"hand-size": size})


@pytest.mark.parametrize(("players", "following"), [(2, "ходит Боря"), (3, "ходит Вера"), (4, "ходит Гриша")])
def test_a_skip_that_comes_back_tells_whose_turn_it_is(players, following):
    text = said("reverse-return", table=Table(players=(players, players)))
    assert f"Ход пропускает Аня. {'Направление сменилось, ' if players > 2 else ''}" in text
    assert f"дальше {following}" in text.lower().replace(following.lower(), following)


def test_the_name_of_a_colour_is_not_asked_for_when_the_circle_gives_it():
    for name in ("plus-ten", "swap-card", "shuffle-card", "blank-custom", "silent-blacks"):
        house, options, table = needed(name)
        pen = writer(ruleset([*house, "colour-circle"], options, table))
        text = proofkit.plain(entry(pen, name)) + pen.card_text(next(rule for rule in pen.house if rule.id == name))
        assert "назов" not in text
        assert "называет цвет" not in text


def test_what_two_players_change_is_told_only_where_two_can_be_left():
    for name in ("jump-in", "seven-zero", "colour-circle", "stacking", "reverse-return", "silent-twos"):
        assert "Вдвоём" in said(name, table=Table(players=(2, 6))), name
        assert "Вдвоём" not in said(name, table=Table(players=(3, 6))), name


def test_cards_that_are_not_in_the_deck_are_not_named():
    for name in ("jump-in", "all-matching", "silent-twos", "five-swap", "silent-sevens"):
        made = ruleset([name], table=Table("numbers-76"))
        text = proofkit.plain(entry(writer(made), name))
        assert "чёрн" not in text
        assert "карту «" not in text
        assert "карта «" not in text
