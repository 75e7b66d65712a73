"""Templates filled in for one setting: chapters, titles, clauses, the texts of rule cards."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from markupsafe import Markup

from unoprint.booklet.context import Setting, facts, functions
from unoprint.booklet.environment import Templates
from unoprint.errors import Problem, ResourceFault
from unoprint.rules.model import Clause


class Chosen(NamedTuple):
    """A house rule in force with its title filled in; `card` is the text of its card, to be filled in."""

    id: str
    title: Markup
    card: str


class ClauseText(NamedTuple):
    """A clause as it is printed: the title of the other house rule (empty for all else), and the text."""

    title: Markup | str
    text: Markup


class Writer:
    """Fills in templates, and knows which clauses were printed. `kept` holds what need not be filled in twice."""

    def __init__(self, setting: Setting, templates: Templates) -> None:
        self.setting = setting
        self.templates = templates
        self.printed: set[str] = set()
        self.kept: dict[str, Markup] = {}
        self.context: dict[str, Any] = {
            **facts(setting),
            **functions(setting),
            "card_text": self.card_text,
            "clauses": lambda entry: list(self._clauses(entry)),
        }
        self.house = [Chosen(rule.id, self._of_rule(rule.id, rule.title), rule.card) for rule in setting.ruleset.house]
        self.context["house"] = self.house

    def render(self, name: str, **more: Any) -> Markup:
        """A template file, filled in."""
        return self.templates.render(name, {**self.context, **more})

    def card_text(self, rule: Chosen) -> Markup:
        """What stands on the card of a house rule, for HTML."""
        return self._of_rule(rule.id, rule.card)

    def cards(self) -> list[tuple[str, str]]:
        """Title and text of the card of each house rule in force, as plain text."""
        return [(rule.title.unescape(), self.card_text(rule).unescape()) for rule in self.house]

    def check_clauses(self) -> None:
        """Raise ResourceFault for clauses that are in force and were printed nowhere."""
        left = [clause for clause in self.setting.ruleset.clauses if _name(clause) not in self.printed]
        if left:
            raise ResourceFault(
                Problem("clause-unprinted", {"name": _name(clause), "entry": clause.at}) for clause in left
            )

    def _of_rule(self, rule: str, source: str) -> Markup:
        return self.templates.text(f"assets/rules/house-texts.toml, {rule}", source, self.context)

    def _clauses(self, entry: str) -> Iterator[ClauseText]:
        titles = {rule.id: rule.title for rule in self.house}
        for clause in self.setting.ruleset.clauses:
            if clause.at == entry:
                self.printed.add(_name(clause))
                other = clause.b if clause.a == entry else clause.a
                where = f"assets/rules/clauses.toml, {_name(clause)}"
                yield ClauseText(titles.get(other, ""), self.templates.text(where, clause.text, self.context))


def _name(clause: Clause) -> str:
    return f"{clause.a} + {clause.b}"
