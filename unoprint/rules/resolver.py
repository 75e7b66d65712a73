"""Wish and deck → Ruleset, or every reason why not. Pure."""

from unoprint import deck
from unoprint.errors import Problem, SpecFault
from unoprint.rules import needs
from unoprint.rules.conflicts import TWO_PLAYERS, conflicts
from unoprint.rules.model import Catalogue, Ruleset, Wish
from unoprint.rules.printing import clauses, notes
from unoprint.rules.standing import ENDS_WITH_TWO, TWO_LEFT, Standing, brought, standing

CHILDREN = "children"
H2O_KINDS = frozenset(("+1", "wild+2"))
H2O_PART = "part:h2o-12"


def resolve(wish: Wish, catalogue: Catalogue, cards: deck.Deck) -> Ruleset:
    """The ruleset of a wish for a deck that has no rule cards yet.

    Raises SpecFault with every contradiction, and everything the deck or the table lacks, at once. A name that the
    catalogue does not have is a KeyError: `spec` looks for those.
    """
    house = brought(catalogue, wish, [entry.card.kind.id for entry in cards.entries])
    use = needs.uses(catalogue, house, cards)
    house = needs.served(catalogue, house, use)
    played = deck.with_uses(cards, use.become, catalogue.cards, use.aside)
    kinds = frozenset(entry.card.kind.id for entry in played.entries if entry.plays)
    players = wish.players or catalogue.presets[wish.preset].players
    facts = _facts(catalogue, wish, kinds, players)
    whole = made = standing(catalogue, wish, house, facts)
    acting = {name: how for name, how in house.items() if not needs.without_cards(catalogue, name, kinds)}
    if acting != house:
        made = standing(catalogue, wish, acting, facts)
    dealt = needs.deal(made, played.played)
    problems = conflicts(whole)
    problems += [problem for problem in conflicts(made) if problem not in problems]
    problems += needs.deck_needs(whole, cards, use.wanted)
    problems += needs.table_needs(whole, players)
    problems += needs.deal_needs(dealt, players[1])
    if problems:
        raise SpecFault(problems)
    idle = [Problem("rule-without-cards", {"house": name}) for name in house if name not in acting]
    return _ruleset(made, wish, played, dealt, [*_switched_off(made, wish), *idle])


def _facts(catalogue: Catalogue, wish: Wish, kinds: frozenset[str], players: tuple[int, int]) -> frozenset[str]:
    """The atoms of the deck and the table."""
    facts = {f"kind:{kind}" for kind in kinds}
    if kinds & H2O_KINDS:
        facts.add(H2O_PART)
    if catalogue.presets[wish.preset].children:
        facts.add(CHILDREN)
    if players == (2, 2):
        facts.add(TWO_PLAYERS)
    return frozenset(facts)


def _switched_off(made: Standing, wish: Wish) -> list[Problem]:
    """A note for each rule that was switched off in vain: it was not on, or an option still means it."""
    plain = wish._replace(house=(), no_house=(), options={})
    kinds = [fact.removeprefix("kind:") for fact in made.facts]
    before = standing(made.catalogue, plain, brought(made.catalogue, plain, kinds), made.facts)
    told = []
    for name in wish.no_house:
        if made.holds(name):
            params = {"house": name, "options": ", ".join(made.catalogue.house[name].means)}
            told.append(Problem("rule-stays-on", params))
        elif not before.holds(name):
            told.append(Problem("rule-not-on", {"house": name, "preset": wish.preset}))
    return told


def _ruleset(made: Standing, wish: Wish, played: deck.Deck, dealt: needs.Deal, told: list[Problem]) -> Ruleset:
    catalogue = made.catalogue
    asked = wish.players or catalogue.presets[wish.preset].players
    players = needs.narrowed(made, asked)
    if players[0] == 2 or any(map(made.holds, ENDS_WITH_TWO)):  # noqa: PLR2004
        made = made._replace(facts=made.facts | {TWO_LEFT})
    idle = made.idle()
    atoms = made.atoms(idle)
    if wish.players and players != wish.players:
        params = {"asked": needs.show_players(asked), "players": needs.show_players(players)}
        told = [*told, Problem("players-narrowed", params)]
    return Ruleset(
        catalogue.presets[wish.preset],
        catalogue.vocabularies[wish.vocabulary],
        players,
        made.values,
        tuple(catalogue.house[name] for name in made.house),
        atoms,
        idle,
        clauses(made, atoms),
        (*notes(made, atoms, idle), *told, *needs.pile_notes(made, dealt, players[1])),
        wish.own,
        played,
    )
