"""Spec → rules → booklet, score sheet, rule cards. Jinja and more are imported by those who need them."""

from typing import TYPE_CHECKING, NamedTuple

from unoprint import __version__, art, deck, sheets
from unoprint.build.assets import catalogue, edition, filters, look, rules_catalogue
from unoprint.build.photos import addresses, found
from unoprint.errors import FitFault, Problem, ResourceFault
from unoprint.spec.model import BackSpec, RulesSpec, Spec

if TYPE_CHECKING:
    from unoprint import rules
    from unoprint.booklet.context import Setting
    from unoprint.booklet.writer import Writer


class Print(NamedTuple):
    """A finished file: its bytes, what is worth knowing, how many pages it has and sheets of paper it takes."""

    content: bytes
    notes: tuple[Problem, ...]
    pages: int = 1
    sheets: int = 1


def ruleset(wanted: Spec) -> "rules.Ruleset":
    """The rules that were asked for, for the deck that was. Raises SpecFault with every reason against them."""
    from unoprint import rules  # noqa: PLC0415 - as above

    chosen = wanted.rules
    wish = rules.Wish(
        chosen.preset,
        chosen.house,
        chosen.no_house,
        chosen.options,
        chosen.players,
        chosen.vocabulary,
        tuple(rules.OwnRule(*own) for own in chosen.own),
    )
    made = deck.build(wanted.deck, edition(wanted.deck.edition), catalogue())
    return rules.resolve(wish, rules_catalogue(), made)


def rules_file(wanted: Spec) -> Print:
    """The rules in the layout of the spec: a PDF file, or HTML. Raises SpecFault when the rules contradict.

    Raises FitFault when a layout has no room for them, ResourceFault when Pango, a font, word or picture is missing.
    """
    from unoprint.booklet import layouts  # noqa: PLC0415 - Jinja and more

    chosen = wanted.rules
    writer = _writer(wanted, pictured=True)
    creator = f"unoprint {__version__}"
    printing = layouts.Wanted(chosen.layout, wanted.print.paper, chosen.flip, chosen.per_page, creator)
    made = layouts.made(writer, printing)
    return Print(made.content, _notes(writer), made.pages, made.sheets)


def scores_file(wanted: Spec) -> Print:
    """The score sheet for the rules of the spec. Raises as `rules_file` does."""
    from unoprint.booklet import scores  # noqa: PLC0415 - as above

    writer = _writer(wanted)
    return Print(scores.pdf(writer, wanted.print.paper), _notes(writer))


def _notes(writer: "Writer") -> tuple[Problem, ...]:
    """The warnings; remarks on rules that go together are for `check`."""
    return tuple(note for note in writer.setting.ruleset.notes if note.id != "rule-remark")


def house_titles() -> list[tuple[str, str, str]]:
    """Id, title and blurb of every house rule, in the words of the default vocabulary."""
    from unoprint.booklet.environment import Templates  # noqa: PLC0415 - as above

    found = rules_catalogue()
    templates = Templates(filters())
    words = {"v": found.vocabularies[RulesSpec().vocabulary]}
    return [(rule.id, templates.plain(rule.id, rule.title, words), rule.blurb) for rule in found.house.values()]


def _writer(wanted: Spec, *, pictured: bool = False) -> "Writer":
    """What fills in the templates; only if `pictured` with the user's own pictures."""
    from unoprint.booklet.context import Setting  # noqa: PLC0415
    from unoprint.booklet.environment import Templates  # noqa: PLC0415
    from unoprint.booklet.writer import Writer  # noqa: PLC0415

    drawn = look(wanted, catalogue())
    made = ruleset(wanted)
    cards = len(made.house) if wanted.deck.rule_cards else 0
    faces = [card.id for card in made.deck.cards()] * wanted.print.copies + ["rule"] * cards * wanted.print.copies
    needed = _sheets(wanted, faces, drawn)
    setting = Setting(
        rules_catalogue(),
        made,
        wanted.title,
        drawn,
        wanted.print.ink,
        wanted.rules.layout,
        needed,
        cards,
        pieces=len(faces),
        backs=wanted.print.backs,
    )
    return Writer(_pictured(setting, wanted) if pictured else setting, Templates(filters()))


def _pictured(setting: "Setting", wanted: Spec) -> "Setting":
    """With the user's own pictures on the cards that are shown. Raises ResourceFault for what cannot be used."""
    shown = deck.with_art(setting.ruleset.deck, wanted.art)
    photos = found(wanted._replace(back=BackSpec()), shown)
    if photos.faults:
        raise ResourceFault(photos.faults)
    drawn = setting.look._replace(pictures=photos.sizes)
    artworks = [art.compose(card, drawn) for card in shown.distinct() if card.art]
    return setting._replace(
        ruleset=setting.ruleset._replace(deck=shown),
        look=drawn,
        images=addresses(photos, artworks, wanted.print),
    )


def _sheets(wanted: Spec, faces: list[str], drawn: art.Look) -> int | None:
    """How many sheets the deck takes; None when its cards do not fit the paper of the booklet."""
    backs = sheets.Backs(art.BACK) if wanted.print.backs != "none" else None
    try:
        made = sheets.impose(faces, backs, wanted.print, wanted.title, drawn.fonts["text"])
    except FitFault:
        return None
    return sum(side.name == "recto" for side in made.sides)


def rule_cards(wanted: Spec) -> tuple[deck.Deck, list[tuple[str, str, str]]]:
    """The deck that the rules make, and id, title and text of a card for each house rule. Raises SpecFault."""
    writer = _writer(wanted)
    made = writer.setting.ruleset
    return made.deck, [(rule.id, *card) for rule, card in zip(made.house, writer.cards(), strict=True)]
