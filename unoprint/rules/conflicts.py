"""What contradicts what in a standing: exclusions, two options for one point, requirements that are not met."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from unoprint.errors import Hint, Problem
from unoprint.rules.model import Catalogue, Pair
from unoprint.rules.standing import BROUGHT, DEALT, Source, Standing

EXCLUDES = "X"
REQUIRES = "R"
TWO_PLAYERS = "players=2"


class Unmet(NamedTuple):
    """A source that requires one of the atoms and has none of them."""

    source: Source
    atom: str
    needed: tuple[str, ...]


def conflicts(made: Standing) -> list[Problem]:
    """Every reason for which this cannot be played, each once, naming both sides and the way out."""
    unmet = list(_unmet(made))
    open_points = {(one.source, point) for one in unmet for point in _points(made.catalogue, one.needed)}
    found: dict[frozenset[Source], Problem] = {}
    for pair, a, b in _exclusions(made):
        # A requirement tells the way out better than the exclusion of what was there before.
        if not any(one.kind == "left" and (other, _point(one)) in open_points for one, other in ((a, b), (b, a))):
            found.setdefault(frozenset((a, b)), _exclusion(made, pair, a, b))
    for a, b, problem in _clashes(made):
        found.setdefault(frozenset((a, b)), problem)
    problems = list(found.values())
    problems += [_requirement(made, one) for one in unmet if not _settled(made, one, found)]
    return problems


def off(made: Standing, house: Iterable[str]) -> dict[str, str]:
    """The flags, as the parameter of a hint, that switch off those of the rules that nobody asked for; or nothing."""
    flags = [f"--no-house {name}" for name in house if made.house.get(name) in {BROUGHT, DEALT}]
    return {"flags": " ".join(flags)} if flags else {}


def _exclusions(made: Standing) -> Iterator[tuple[Pair, Source, Source]]:
    for pair in made.catalogue.pairs:
        if pair.severity != EXCLUDES or pair.b == TWO_PLAYERS or not all(map(made.holds, pair.when)):
            continue
        for a in made.sources(pair.a):
            for b in made.sources(pair.b):
                if a != b and not (pair.asked and b.kind != "set"):
                    yield pair, a, b


def _exclusion(made: Standing, pair: Pair, a: Source, b: Source) -> Problem:
    rules = [source.name for source in (a, b) if source.kind == "house"]
    others = [source.name for source in (a, b) if source.kind != "house"]
    hint = _hint(made, a, b)
    if not others:
        return Problem("rules-exclude", {"a": rules[0], "b": rules[1], "why": pair.why}, hint=hint)
    if rules:
        return Problem("rule-excludes-option", {"house": rules[0], "option": others[0], "why": pair.why}, hint=hint)
    return Problem("options-exclude", {"a": others[0], "b": others[1], "why": pair.why}, hint=hint)


def _hint(made: Standing, a: Source, b: Source) -> Hint:
    """Switch off what the preset brings, choose another option than the one that was there, or drop one of two."""
    flags = off(made, [source.name for source in (a, b) if source.kind == "house"])
    if flags:
        return Hint("rules-switch-off", flags)
    for left, other in ((a, b), (b, a)):
        choices = _choices(made.catalogue, left, other) if left.kind == "left" else []
        if choices:
            return Hint("rules-choose-other", {"choices": ", ".join(f"--set {choice}" for choice in choices)})
    return Hint("rules-drop-one", {"a": a.name, "b": b.name})


def _choices(catalogue: Catalogue, left: Source, other: Source) -> list[str]:
    """The options at the point of `left` that `other` does not exclude."""
    point = catalogue.points[_point(left)]
    pairs = [pair[:2] for pair in catalogue.pairs if pair.severity == EXCLUDES]
    banned = {atom for sides in pairs if other.name in sides for atom in sides}
    banned |= {atom for name in banned & catalogue.house.keys() for atom in catalogue.house[name].means}
    return [atom for option in point.options if (atom := f"{point.id}={option}") not in {*banned, left.name}]


def _clashes(made: Standing) -> Iterator[tuple[Source, Source, Problem]]:
    """Two different options asked for at one point."""
    for point, claims in made.claims.items():
        for (option, a), (other, b) in combinations(claims, 2):
            if option == other:
                continue
            hint = _hint(made, a, b)
            x, y = f"{point}={option}", f"{point}={other}"
            if b.kind == "house":
                yield a, b, Problem("rules-set-two", {"a": a.name, "x": x, "b": b.name, "y": y}, hint=hint)
            else:
                yield a, b, Problem("rule-sets-other", {"house": a.name, "option": x, "asked": y}, hint=hint)


def _unmet(made: Standing) -> Iterator[Unmet]:
    for name in made.house:
        for needed in made.catalogue.house[name].requires:
            if not any(map(made.sources, needed)):
                yield Unmet(made.sources(name)[0], name, needed)
    idle = made.idle()
    for point in made.catalogue.points.values():
        option = made.values[point.id]
        needed = point.needed(option)
        if needed and (point.id in made.asked or point.id not in idle) and not any(map(made.sources, needed)):
            atom = f"{point.id}={option}"
            yield Unmet(made.sources(atom)[0], atom, needed)


def _settled(made: Standing, one: Unmet, found: Iterable[frozenset[Source]]) -> bool:
    """Whether a reported contradiction with the same source is about what it requires, so that it says it all."""
    points = _points(made.catalogue, one.needed)
    for sides in found:
        for other in sides - {one.source}:
            if one.source in sides and points.intersection(_claimed(made.catalogue, other)):
                return True
    return False


def _requirement(made: Standing, one: Unmet) -> Problem:
    why = next(
        (
            pair.why
            for pair in made.catalogue.pairs
            if pair.severity == REQUIRES and pair.a in {one.atom, one.atom.partition("=")[0]} and pair.b in one.needed
        ),
    )
    params = {"needs": ", ".join(one.needed), "count": len(one.needed), "why": why}
    ways = [f"--set {atom}" if "=" in atom else f"--house {atom}" for atom in one.needed]
    flags = off(made, [one.source.name])
    told = {"ways": ", ".join(ways), "count": len(ways)} | flags
    hint = Hint("rules-add-or-off" if flags else "rules-add", told)
    if one.source.kind == "house":
        return Problem("rule-requires", {"house": one.source.name, **params}, hint=hint)
    return Problem("option-requires", {"option": one.source.name, **params}, hint=hint)


def _point(source: Source) -> str:
    return source.name.partition("=")[0]


def _points(catalogue: Catalogue, atoms: Iterable[str]) -> set[str]:
    """The points that the atoms are about: a house rule is about those it means."""
    options = [one for atom in atoms for one in (catalogue.house[atom].means if atom in catalogue.house else (atom,))]
    return {option.partition("=")[0] for option in options}


def _claimed(catalogue: Catalogue, source: Source) -> set[str]:
    if source.kind == "house":
        return set(catalogue.house[source.name].sets)
    return {_point(source)} if source.kind == "set" else set()
