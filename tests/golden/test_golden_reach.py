"""How far each house rule reaches: the chapters of the booklet that change when it is switched on, and no others.

The listing was read once by a human against the points that each rule sets; a new chapter in a line wants a reason.
"""

import re

import proofkit
from bookletkit import html, rules, ruleset
from unoprint.errors import SpecFault

CHAPTER = re.compile(r"<h2>(.*?)</h2>(.*?)(?=<h2>|\Z)", re.DOTALL)
DECKS = (("classic-108", 0), ("h2o-120", 5), ("swap-112", 5), ("shuffle-112", 5))
COMPANIONS = ((), ("jump-in",), ("stacking",), ("game-101",))


def chapters(house: tuple[str, ...], deck: tuple[str, int]) -> dict[str, str]:
    """Heading → plain text of each chapter."""
    edition, blanks = deck
    whole = html(ruleset("classic", house, edition=edition, blanks=blanks, players=(4, 4)))
    whole = re.sub(r"<(svg|style|head)\b.*?</\1>", "", whole, flags=re.DOTALL)
    return {proofkit.plain(head).strip(): proofkit.plain(text) for head, text in CHAPTER.findall(whole)}


def reach(rule: str) -> str:
    """The chapters that differ, on the first deck and with the first companions that the rule can do with."""
    for deck in DECKS:
        for others in COMPANIONS:
            try:
                before, after = chapters(others, deck), chapters((rule, *others), deck)
            except SpecFault:
                continue
            changed = [head for head in {**before, **after} if before.get(head) != after.get(head)]
            if changed:
                with_whom = f" (with {', '.join((*others, *deck[:1]))})" if others or deck != DECKS[0] else ""
                return f"{rule}{with_whom}: {'; '.join(changed)}"
    assert rules().house[rule].comes_with, rule
    return f"{rule}: nothing, its card brings it"


def test_switching_one_rule_changes_only_what_depends_on_it(golden):
    golden("rule-reach", "\n".join(map(reach, rules().house)) + "\n")
