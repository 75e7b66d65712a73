"""What the booklet and the messages say about a standing: clauses with their places, warnings, remarks. Pure."""

from collections.abc import Iterator

from unoprint.errors import Problem
from unoprint.rules.conflicts import TWO_PLAYERS
from unoprint.rules.model import Catalogue, Clause, Pair
from unoprint.rules.standing import TWO_LEFT, Standing

CLAUSE = "C"
REDUNDANT, ADVISED_AGAINST, REMARK = "D", "N", "A"
"""Severities that are told."""

ENTRIES = {"first": "setup", "actions": "cards", "call": "uno"}
"""Sections of base points → the entries of the booklet that tell them, where the two are not called alike."""


def clauses(made: Standing, atoms: frozenset[str]) -> tuple[Clause, ...]:
    """The clauses in force in the order of the pairs, each with the entry it is printed at; alike ones once.

    A clause on two players is in force wherever two can be left.
    """
    found: dict[tuple[str, str], Clause] = {}
    if TWO_LEFT in atoms:
        atoms = atoms | {TWO_PLAYERS}
    for pair in made.catalogue.pairs:
        printed = pair.severity == CLAUSE or pair.clause
        if printed and pair.a in atoms and pair.b in atoms and all(map(made.holds, pair.when)):
            clause = made.catalogue.clauses[frozenset(pair[:2])]
            clause = clause._replace(at=_entry(made, clause))
            found.setdefault((clause.at, clause.text), clause)
    return tuple(found.values())


def _entry(made: Standing, clause: Clause) -> str:
    """Where the clause is printed: a rule that is on through an option alone has no entry of its own."""
    if clause.at not in made.catalogue.house or clause.at in made.house:
        return clause.at
    for other in (clause.a, clause.b):
        if other in made.house:
            return other
    section = _section(made.catalogue, clause.at)
    return ENTRIES.get(section, section)


def _section(catalogue: Catalogue, rule: str) -> str:
    return catalogue.points[catalogue.house[rule].means[0].partition("=")[0]].section


def notes(made: Standing, atoms: frozenset[str], idle: frozenset[str]) -> Iterator[Problem]:
    """What is redundant, advised against or worth a remark; options asked for by hand that have no effect."""
    told = set()
    for pair in made.catalogue.pairs:
        if pair.severity in {REDUNDANT, ADVISED_AGAINST, REMARK} and _told(made, pair, atoms):
            told.add(pair.b)
            yield _note(pair)
    for point, option in made.asked.items():
        if point in idle and f"{point}={option}" not in told:
            yield Problem("option-without-effect", {"option": f"{point}={option}"})


def _note(pair: Pair) -> Problem:
    params = {"a": pair.a, "b": pair.b, "why": pair.why}
    if pair.severity == REDUNDANT:
        return Problem("rule-redundant", params)
    return Problem("rule-advised-against" if pair.severity == ADVISED_AGAINST else "rule-remark", params)


def _told(made: Standing, pair: Pair, atoms: frozenset[str]) -> bool:
    """A redundant option is told only to those who asked for it by hand."""
    point, _, option = pair.b.partition("=")
    if pair.severity == REDUNDANT and point in made.values:
        return pair.a in atoms and made.asked.get(point) == option
    return pair.a in atoms and pair.b in atoms
