"""Which cards, how many. Counts and points are those of the printed game's rules, written out here by hand."""

from collections import Counter

import pytest

import artkit
from unoprint import deck, resources
from unoprint.spec.model import DeckSpec, OwnCard

# edition: cards, points, cards of one suit, black cards
EDITIONS = {
    "numbers-76": (76, 360, 19, 0),
    "kids-84": (84, 520, 21, 0),
    "kids-88": (88, 720, 21, 4),
    "classic-108": (108, 1240, 25, 8),
    "swap-112": (112, 1400, 25, 12),
    "shuffle-112": (112, 1400, 25, 12),
    "h2o-120": (120, 1600, 27, 12),
}


def made(edition: str = "classic-108", **fields) -> deck.Deck:
    chosen = deck.edition(edition, resources.table(f"editions/{edition}.toml"))
    return deck.build(DeckSpec(edition, **fields), chosen, artkit.catalogue())


def test_every_edition_is_counted_here():
    assert set(resources.names("editions", ".toml")) == set(EDITIONS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_census(edition):
    printed, points, of_a_suit, black = EDITIONS[edition]
    found = made(edition)
    assert (found.printed, found.played, found.points) == (printed, printed, points)
    suits = Counter(card.suit.id if card.suit else None for card in found.cards())
    assert suits == Counter({**dict.fromkeys(("red", "yellow", "green", "blue"), of_a_suit), None: black})


def test_the_classic_deck_card_by_card():
    pieces = Counter(card.id for card in made().cards())
    for suit in ("red", "yellow", "green", "blue"):
        assert pieces.pop(f"{suit}:0") == 1
        for kind in (*"123456789", "skip", "reverse", "+2"):
            assert pieces.pop(f"{suit}:{kind}") == 2
    assert pieces == {"wild": 4, "wild+4": 4}


@pytest.mark.parametrize("blanks", [0, 1, 4, 14])
@pytest.mark.parametrize("edition", EDITIONS)
def test_blanks_are_printed_and_do_not_play(edition, blanks):
    found = made(edition, blanks=blanks)
    printed, points, *_ = EDITIONS[edition]
    assert (found.printed, found.played, found.points) == (printed + blanks, printed, points)


def test_blanks_of_an_edition_and_added_ones_have_one_face():
    ids = [card.id for card in made("swap-112", blanks=2).distinct()]
    assert len(ids) == len(set(ids))
    assert ids.count("blank") == 1


def test_own_cards_come_last_and_play():
    own = (OwnCard("Тишина", "Молчи.", "wild", 2, 50), OwnCard("Тишина", "Молчи.", "red", 1, 5))
    found = made(blanks=1, cards=own)
    assert [entry.card.id for entry in found.entries[-3:]] == ["blank", "own:Тишина", "own:red:Тишина"]
    assert (found.printed, found.played, found.points) == (112, 111, 1240 + 105)


def test_data_files_refer_only_to_what_there_is():
    """Each edition's kinds, each kind's face and symbol, each suit's two symbols."""
    from unoprint import art  # noqa: PLC0415

    cards = artkit.catalogue()
    symbols = set(resources.names("symbols", ".svg"))
    for kind in cards.kinds.values():
        assert kind.face in art.FACES, kind.id
        assert not kind.symbol or kind.symbol in symbols, kind.id
    for suit in cards.suits.values():
        assert {suit.symbol, f"{suit.symbol}-face"} <= symbols
    for name in EDITIONS:
        edition = deck.edition(name, resources.table(f"editions/{name}.toml"))
        assert set(edition.counts) <= set(cards.kinds), name
        assert set(edition.points) <= set(edition.counts), name


def test_the_faces_that_nobody_writes_on_need_no_look_before_printing():
    """Their fonts have every character on them; a plan looks at written cards only."""
    from unoprint import art  # noqa: PLC0415

    look = artkit.look()
    for artwork in artkit.faces(look).values():
        assert art.uncovered(artwork, look.fonts) == "", artwork.id
