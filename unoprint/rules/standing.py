"""Who wants what, and what comes of it: default < preset < house rule or scoring < what was asked for by hand."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from unoprint.rules.model import Catalogue, HouseRule, Wish

ASKED = "asked"
"""A house rule was asked for by name."""

BROUGHT = "brought"
"""It comes with the preset."""

DEALT = "dealt"
"""It comes with a card of the deck."""

MEANT = "meant"
"""The options that are the rule were asked for by hand."""

TWO_LEFT = "two-left"
"""The atom of a game in which two players can be left."""

ENDS_WITH_TWO = ("play-to-last", "mercy-25", "knock-out")
"""House rules under which the last two play on, however many began."""


class Source(NamedTuple):
    """Who has an atom in force; `name` is a house rule, an option as an atom, or a fact.

    `kind` is house; set for an option asked for by hand; left for one that was inherited; fact for deck and table.
    """

    kind: str
    name: str


class Standing(NamedTuple):
    """What holds: `house` tells for each rule how it came, `values` has every point's option.

    `claims` has the options that were wanted at a point, by a house rule or by hand, each with who did.
    """

    catalogue: Catalogue
    house: dict[str, str]
    asked: Mapping[str, str]
    values: dict[str, str]
    claims: dict[str, list[tuple[str, Source]]]
    facts: frozenset[str]

    def holds(self, atom: str) -> bool:
        """Whether an atom holds, its point idle or not."""
        if atom.startswith("!"):
            return not self.holds(atom[1:])
        point, equals, option = atom.partition("=")
        if equals and point in self.values:
            return self.values[point] == option
        if atom in self.facts or atom in self.house:
            return True
        rule = self.catalogue.house.get(atom)
        return rule is not None and rule.means != () and all(map(self.holds, rule.means))

    def sources(self, atom: str) -> list[Source]:
        """Who has the atom in force or wants it, most explicit first; empty when nobody does."""
        point, equals, option = atom.partition("=")
        if equals and point in self.values:
            claims = self.claims.get(point, [])
            found = [source for claimed, source in claims if claimed == option]
            found.sort(key=lambda source: source.kind != "set")
            return found if claims or self.values[point] != option else [Source("left", atom)]
        if self.house.get(atom, MEANT) != MEANT:
            return [Source("house", atom)]
        if atom in self.facts:
            return [Source("fact", atom)]
        rule = self.catalogue.house.get(atom)
        by_means = [self.sources(one) for one in rule.means] if rule else []
        return min(by_means, key=lambda found: found[0].kind == "left") if by_means and all(by_means) else []

    def idle(self) -> frozenset[str]:
        """The points that nothing can reach."""
        return frozenset(
            point.id
            for point in self.catalogue.points.values()
            if any(all(map(self.holds, condition)) for condition in point.idle)
        )

    def atoms(self, idle: frozenset[str]) -> frozenset[str]:
        """Every atom in force: the options of idle points are not, nor the rules that they mean."""
        options = {f"{point}={option}" for point, option in self.values.items() if point not in idle}
        meant = {rule.id for rule in self.catalogue.house.values() if rule.means and options.issuperset(rule.means)}
        return frozenset(options | meant | self.facts | self.house.keys())


def brought(catalogue: Catalogue, wish: Wish, kinds: Iterable[str]) -> dict[str, str]:
    """The house rules in the order of the catalogue, each with how it came; `kinds` are those of the deck."""
    preset = catalogue.presets[wish.preset]
    held = set(kinds)
    how = {
        **{rule.id: DEALT for rule in catalogue.house.values() if held.intersection(rule.comes_with)},
        **dict.fromkeys(preset.house, BROUGHT),
    }
    how = {name: way for name, way in how.items() if name not in wish.no_house}
    how |= {rule.id: MEANT for rule in _meant(catalogue, wish) if rule.id not in how}
    how |= dict.fromkeys(wish.house, ASKED)
    return {name: how[name] for name in catalogue.house if name in how}


def _meant(catalogue: Catalogue, wish: Wish) -> Iterable[HouseRule]:
    """The rules whose options were all asked for by hand, at least one of them other than inherited."""
    inherited = _inherited(catalogue, wish)
    for rule in catalogue.house.values():
        wanted = dict(atom.split("=") for atom in rule.means)
        if wanted and wanted.items() <= wish.options.items() and not wanted.items() <= inherited.items():
            yield rule


def _inherited(catalogue: Catalogue, wish: Wish) -> dict[str, str]:
    """The default and the preset's option of every point; a rule that is switched off takes its options along."""
    preset = catalogue.presets[wish.preset]
    default = {point.id: point.default for point in catalogue.points.values()}
    options = default | dict(preset.options)
    for name in wish.no_house:
        means = dict(atom.split("=") for atom in catalogue.house[name].means)
        if means.items() <= options.items():
            options |= {point: default[point] for point in means}
    return options


def standing(catalogue: Catalogue, wish: Wish, house: dict[str, str], facts: frozenset[str]) -> Standing:
    """What holds under a wish when these house rules are on. Contradictions are not looked for."""
    made = _claimed(catalogue, wish, house, facts)
    free = set(catalogue.points) - set(made.claims)
    for name, how in house.items():
        if how == MEANT:
            _move(made, catalogue.house[name].sets, free)
    plain = Wish(wish.preset)
    alone = _claimed(catalogue, plain, dict.fromkeys(catalogue.presets[wish.preset].house, BROUGHT), frozenset())
    moves = [move for move in catalogue.moves if not all(map(alone.holds, move.when))]
    while any(_move(made, move.options, free) for move in moves if all(map(made.holds, move.when))):
        pass  # a move may bring about the next one
    return made._replace(house={name: how for name, how in house.items() if how != MEANT or _whole(made, name)})


def _claimed(catalogue: Catalogue, wish: Wish, house: dict[str, str], facts: frozenset[str]) -> Standing:
    """The wish before anything is dragged along: what was inherited, under the house rules, under what was asked."""
    claims: dict[str, list[tuple[str, Source]]] = {}
    for name, how in house.items():
        for point, option in catalogue.house[name].sets.items() if how != MEANT else ():
            claims.setdefault(point, []).append((option, Source("house", name)))
    for point, option in wish.options.items():
        claims.setdefault(point, []).append((option, Source("set", f"{point}={option}")))
    values = _inherited(catalogue, wish) | {point: wanted[-1][0] for point, wanted in claims.items()}
    return Standing(catalogue, house, wish.options, values, claims, facts)


def _whole(made: Standing, name: str) -> bool:
    """Whether all that a rule sets is so: otherwise its own text would be wrong, and its options are told by theirs."""
    return made.catalogue.house[name].sets.items() <= made.values.items()


def _move(made: Standing, options: Mapping[str, str], free: set[str]) -> bool:
    """Set options where nobody has claimed the point; each point moves once. Whether any was set."""
    found = {point: option for point, option in options.items() if point in free}
    made.values.update(found)
    free.difference_update(found)
    return bool(found)
