"""What the deck and the table must have for a standing; what the rules make of the deck's blanks. Pure."""

from collections.abc import Mapping
from typing import NamedTuple

from unoprint import deck
from unoprint.errors import Hint, Problem
from unoprint.rules.conflicts import TWO_PLAYERS, off
from unoprint.rules.model import Catalogue, HouseRule, Needs
from unoprint.rules.standing import DEALT, Standing

OPEN_CARD = 1
MOST_PLAYERS = 10
"""For how many one deck is made."""

RESERVE = Needs().pile
"""So many cards for each player should be left in the pile where no rule asks for more."""


class Uses(NamedTuple):
    """What becomes of the blanks, which kinds of cards are put aside, and how many blanks are wanted for whom."""

    become: dict[str, int]
    aside: frozenset[str]
    wanted: dict[str, int]


def uses(catalogue: Catalogue, house: Mapping[str, str], made: deck.Deck) -> Uses:
    """What house rules make of a deck. A rule that only came with a card of the deck wants no blanks of its own."""
    rules = [catalogue.house[name] for name in house]
    wanted = {rule.id: rule.needs.blanks for rule in rules if rule.needs.blanks and house[rule.id] != DEALT}
    there = deck.blanks(made)
    left = sum(there.values())
    become: dict[str, int] = {}
    for rule in rules:
        if rule.needs.become not in {"", deck.CUSTOM}:
            become[rule.needs.become] = min(rule.needs.blanks, left)
            left -= become[rule.needs.become]
    reserved = sum(rule.needs.blanks for rule in rules if not rule.needs.become)
    if any(rule.needs.become == deck.CUSTOM for rule in rules):
        # Cards that say so carry the own rules; plain blanks do where there are none.
        custom = there[deck.CUSTOM] - max(0, sum(become.values()) - there[deck.BLANK])
        room = max(0, left - reserved)
        become[deck.CUSTOM] = min(room, custom) if custom > 0 else room
    brought = {kind: rule.id for rule in catalogue.house.values() for kind in rule.comes_with}
    aside = frozenset(kind for kind, name in brought.items() if name not in house and kind != deck.CUSTOM)
    return Uses(become, aside, wanted)


def served(catalogue: Catalogue, house: Mapping[str, str], use: Uses) -> dict[str, str]:
    """The house rules without one that only came with a card, when that card became something else."""
    gone = deck.CUSTOM if not use.become.get(deck.CUSTOM) else None
    return {name: how for name, how in house.items() if how != DEALT or catalogue.house[name].needs.become != gone}


def without_cards(catalogue: Catalogue, name: str, kinds: frozenset[str]) -> bool:
    """Whether a house rule has nothing to act on in a deck of these kinds."""
    return any(kinds.isdisjoint(group) for group in catalogue.house[name].acts_on)


def deck_needs(made: Standing, cards: deck.Deck, wanted: Mapping[str, int]) -> list[Problem]:
    """The cards that house rules want and the deck has not."""
    problems = []
    there = {entry.card.kind.id for entry in cards.entries}
    for rule in _in_force(made):
        missing = [kind for kind in rule.needs.kinds if kind not in there]
        if missing:
            params = {"house": rule.id, "cards": ", ".join(missing), "count": len(missing)}
            flags = off(made, [rule.id])
            way = {"edition": rule.needs.edition} | flags
            hint = Hint("choose-edition-or-off" if flags else "choose-edition", way)
            problems.append(Problem("rule-lacks-cards", params, hint=hint))
    total, found = sum(wanted.values()), deck.blanks(cards)
    missing_blanks = total - sum(found.values())
    if missing_blanks > 0:
        added = found[deck.BLANK] - cards.edition.counts.get(deck.BLANK, 0)
        params = {"houses": ", ".join(wanted), "wanted": total, "found": sum(found.values()), "missing": missing_blanks}
        flags = off(made, wanted)
        hint = Hint("add-blanks-or-off" if flags else "add-blanks", {"blanks": added + missing_blanks} | flags)
        problems.append(Problem("blanks-missing", params, hint=hint))
    return problems


def table_needs(made: Standing, players: tuple[int, int]) -> list[Problem]:
    """The house rules for which there are too few players, or the wrong number of them."""
    problems = []
    for rule in _in_force(made):
        least, numbers = rule.needs.players_least, rule.needs.players_of
        params = {"house": rule.id, "players": show_players(players)}
        flags = off(made, [rule.id])
        if players[1] < least:
            why = next(pair.why for pair in made.catalogue.pairs if {pair.a, pair.b} == {rule.id, TWO_PLAYERS})
            hint = Hint("more-players-or-off" if flags else "more-players", {"least": least} | flags)
            problems.append(Problem("rule-wants-players", params | {"least": least, "why": why}, hint=hint))
        elif numbers and not _suiting(rule, players):
            wanted = {"numbers": ", ".join(map(str, numbers))}
            hint = Hint("other-players-or-off" if flags else "other-players", wanted | flags)
            problems.append(Problem("rule-wants-numbers", params | wanted, hint=hint))
    return problems


def _in_force(made: Standing) -> list[HouseRule]:
    """The house rules that hold, by name or because their options do."""
    return [rule for rule in made.catalogue.house.values() if made.holds(rule.id)]


def _suiting(rule: HouseRule, players: tuple[int, int]) -> list[int]:
    return [number for number in rule.needs.players_of if players[0] <= number <= players[1]]


def narrowed(made: Standing, players: tuple[int, int]) -> tuple[int, int]:
    """The numbers of players, from and to, for which the house rules were made. They must not be unmet."""
    for rule in _in_force(made):
        least, most = max(players[0], rule.needs.players_least), players[1]
        suiting = _suiting(rule, (least, most))
        players = (suiting[0], suiting[-1]) if suiting else (least, most)
    return players


def show_players(players: tuple[int, int]) -> str:
    """`4`, or `2-6`."""
    return str(players[0]) if players[0] == players[1] else f"{players[0]}-{players[1]}"


class Deal(NamedTuple):
    """How a deck is dealt: `hand` cards each, `opened` from the pile."""

    hand: int
    opened: int
    cards: int

    def pile(self, players: int) -> int:
        """What is left when all have their cards; below zero when they have not."""
        return self.cards - players * self.hand - self.opened

    def most(self, reserve: int) -> int:
        """The most players who leave `reserve` cards for each of them."""
        return (self.cards - self.opened) // (self.hand + reserve)


def deal(made: Standing, cards: int) -> Deal:
    """How `cards` cards in play are dealt; where the dealer may choose, the larger hand."""
    hand = made.values["hand-size"]
    own_card = made.values["dealer-hand"] == "last-card-to-centre"
    return Deal(max(int(word) for word in hand.split("-") if word.isdigit()), 0 if own_card else OPEN_CARD, cards)


def deal_needs(dealt: Deal, most: int) -> list[Problem]:
    """Whether there are cards enough for `most` players."""
    if dealt.pile(most) >= 0:
        return []
    params = {"players": most, "hand": dealt.hand, "wanted": dealt.cards - dealt.pile(most), "cards": dealt.cards}
    return [Problem("deal-impossible", params, hint=Hint("fewer-players", {"players": dealt.most(0)}))]


def pile_notes(made: Standing, dealt: Deal, most: int) -> list[Problem]:
    """A warning where the pile soon runs dry, or the table is larger than one deck is made for."""
    reserve = max((rule.needs.pile for rule in _in_force(made)), default=RESERVE)
    notes = []
    if dealt.pile(most) < reserve * most:
        params = {"players": most, "pile": dealt.pile(most), "wanted": reserve * most, "most": dealt.most(reserve)}
        notes.append(Problem("pile-small", params, hint=Hint("second-deck")))
    if most > MOST_PLAYERS:
        notes.append(Problem("players-many", {"players": most, "most": MOST_PLAYERS}))
    return notes
