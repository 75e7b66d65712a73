"""The data files as values: what `resources` reads, given a meaning by its owner."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from unoprint import art, deck, resources
from unoprint.errors import Problem, ResourceFault
from unoprint.spec.model import DeckSpec, Format, Names, PointNames, RuleNames, Spec

if TYPE_CHECKING:
    from unoprint import rules

FONTS = ("display", "text", "text-bold")
"""The files of assets/fonts, without suffix: what shapes call them."""

Made = TypeVar("Made")


def asset(name: str, make: Callable[[Any], Made], read: Callable[[str], Any] = resources.table) -> Made:
    """What `make` makes of a file of assets. Raises ResourceFault when it is missing or not what it should be."""
    try:
        return make(read(name))
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        params = {"name": f"assets/{name}", "reason": f"{type(error).__name__}: {error}"}
        raise ResourceFault(Problem("resource-broken", params)) from error


def _text(name: str) -> str:
    return resources.text("assets", name)


def names() -> Names:
    """The editions, themes, papers, card sizes and names of rules a spec may use."""
    return Names(
        resources.names("editions", ".toml"),
        resources.names("themes", ".toml"),
        formats("papers.toml"),
        formats("sizes.toml"),
        rule_names,
        lambda: deck.ids(catalogue()),
    )


@cache
def rule_names() -> RuleNames:
    """The presets, house rules, base points with their options, and vocabularies."""
    return RuleNames(
        asset("rules/presets.toml", _preset_decks),
        asset("rules/house.toml", lambda table: tuple(table["rules"])),
        asset("rules/points.toml", _point_names),
        asset("rules/vocabularies.toml", lambda table: tuple(table["vocabularies"])),
    )


def _preset_decks(table: dict[str, Any]) -> dict[str, tuple[str, int]]:
    return {name: (preset["edition"], preset["blanks"]) for name, preset in table["presets"].items()}


def _point_names(table: dict[str, Any]) -> dict[str, PointNames]:
    points = table["points"]
    numbers = {name: tuple(point["numbers"]) for name, point in points.items() if "numbers" in point}
    return {name: PointNames(tuple(point["options"]), numbers.get(name)) for name, point in points.items()}


@cache
def rules_catalogue() -> "rules.Catalogue":
    """All there is to choose from in the rules."""
    from unoprint import rules  # noqa: PLC0415 - a plain deck has no rules to wait for

    return asset("rules", lambda tables: rules.catalogue(tables, catalogue()), _Tables)


class _Tables(dict[str, Any]):
    """The tables of a folder of assets, each read when it is first asked for."""

    def __init__(self, folder: str) -> None:
        super().__init__()
        self._folder = folder

    def __missing__(self, name: str) -> Any:
        self[name] = resources.table(f"{self._folder}/{name}.toml")
        return self[name]


def filters() -> dict[str, Callable[..., Any]]:
    """What the templates call to count and decline words."""
    from unoprint import rules  # noqa: PLC0415 - as above

    return asset("rules/words.toml", lambda table: rules.filters(rules.words(table)))


def formats(file: str) -> dict[str, Format]:
    """Papers or card sizes by name in lower case, in the order of their file."""
    return asset(
        file,
        lambda table: {name.lower(): Format(name, entry["width"], entry["height"]) for name, entry in table.items()},
    )


def catalogue() -> deck.Catalogue:
    """All suits and kinds of cards."""
    return asset("cards.toml", deck.catalogue)


def edition(name: str) -> deck.Edition:
    """An edition by its name."""
    return asset(f"editions/{name}.toml", lambda table: deck.edition(name, table))


def edition_deck(name: str, cards: deck.Catalogue) -> deck.Deck:
    """The deck of an edition as it stands."""
    return deck.build(DeckSpec(), edition(name), cards)


class _Symbols(dict[str, art.Symbol]):
    """The symbols of assets, each read when it is first asked for. Raises ResourceFault, never KeyError."""

    def __missing__(self, name: str) -> art.Symbol:
        self[name] = asset(f"symbols/{name}.svg", art.read_symbol, _text)
        return self[name]


def look(wanted: Spec, cards: deck.Catalogue) -> art.Look:
    """What the drawings of a spec are made from."""
    theme = asset(f"themes/{wanted.print.theme}.toml", art.read_theme)
    fonts = {name: asset(f"fonts/{name}.json", art.read_metrics, _text) for name in FONTS}
    size = wanted.print.card_size
    return art.Look(theme, _Symbols(), cards.suits, fonts, size.width, size.height, wanted.print.bleed)
