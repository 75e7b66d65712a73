"""Calls about rules that are refused or warned of, and what is said of each."""

from clicases import Case

LONG = "Раз, два, три, четыре, пять, вышел зайчик погулять. " * 70

CHOICES = (
    Case("preset", 2, "check --preset famly", "unknown-name nearest-name-of", ("mean family?", "tournament")),
    Case("house rule", 2, "check --house jump", "unknown-name nearest-name", ("mean jump-in?",)),
    Case("house rule like no other", 2, "check --house qqqqq", "unknown-name see-list", ("`unoprint list rules`",)),
    Case("point", 2, "check --set hand-siz=5", "unknown-point nearest-name", ("hand-siz", "mean hand-size?")),
    Case("point like no other", 2, "check --set qqqqq=5", "unknown-point see-list", ("`unoprint list options`",)),
    Case("rule for a point", 2, "check --set jump-in=on", "unknown-point is-house-rule", ("--house jump-in",)),
    Case("option", 2, "check --set draw2-counter=stak", "unknown-option nearest-name-of", ("mean stack?",)),
    Case("option without its point", 2, "check --set stack", "not-setting", ("POINT=OPTION",)),
    Case(
        "two options",
        2,
        "check --set hand-size=5 --set hand-size=7",
        "option-twice",
        ("hand-size=5 and for hand-size=7",),
    ),
    Case("on and off", 2, "check --house jump-in --no-house jump-in", "house-on-and-off", ("jump-in",)),
    Case("players", 2, "check --players many", "not-players", ("--players",)),
    Case(
        "layout",
        2,
        "rules --layout x --flip y --per-page 3",
        "unknown-name name-of",
        ("booklet, pages, handout", "short-edge, long-edge", "1, 2, 4"),
    ),
)

REFUSED = (
    Case(
        "two rules", 3, "check --house game-101,knock-out", "rules-exclude rules-drop-one", ("knock-out and game-101",)
    ),
    Case(
        "a rule against the preset's",
        3,
        "check --preset party --house spicy-zero",
        "rules-exclude rules-switch-off",
        ("--no-house seven-zero",),
    ),
    Case(
        "a rule and an option",
        3,
        "rules --house stacking --set draw2-counter=chain-no-sum",
        "rule-excludes-option rules-drop-one",
        ("stacking and draw2-counter=chain-no-sum",),
    ),
    Case(
        "two options",
        3,
        "check --preset family --set draw4-colour=none",
        "options-exclude rules-choose-other",
        ("draw4-colour=none",),
    ),
    Case(
        "a rule that sets other",
        3,
        "check --house game-101 --set limit=500",
        "rule-sets-other rules-drop-one",
        ("limit=101, but limit=500",),
    ),
    Case(
        "a rule without its ground", 3, "check --house identical-pair", "rule-requires rules-add", ("--house jump-in",)
    ),
    Case(
        "a preset's rule without its ground",
        3,
        "check --preset family --no-house jump-in",
        "rule-requires rules-add-or-off",
        ("identical-pair requires jump-in", "--no-house identical-pair"),
    ),
    Case("an option without its ground", 3, "check --set limit=none", "option-requires rules-add", ("limit=none",)),
    Case("no such card", 3, "check --house swap-card", "rule-lacks-cards choose-edition", ("--edition swap-112",)),
    Case(
        "no such card for the preset",
        3,
        "check --preset party --edition classic-108",
        "rule-lacks-cards choose-edition-or-off",
        ("--edition swap-112", "--no-house swap-card"),
    ),
    Case("no blanks", 3, "check --house plus-ten", "blanks-missing add-blanks", ("4 blank cards", "--blanks 4")),
    Case(
        "no blanks for all",
        3,
        "check --preset modern --house plus-ten",
        "blanks-missing add-blanks-or-off",
        ("--blanks",),
    ),
    Case("too few players", 3, "check --house slap-six --players 2", "rule-wants-players more-players", ("3",)),
    Case(
        "too few players for the preset",
        3,
        "check --preset party --players 2",
        "rule-wants-players more-players-or-off",
        ("uno-slap", "--no-house uno-slap"),
    ),
    Case("odd players", 3, "check --house partners --players 5", "rule-wants-numbers other-players", ("4, 6, 8",)),
    Case("too many players", 3, "check --players 20", "deal-impossible fewer-players", ("20 players", "108")),
)

UNPRINTABLE = (
    Case("a small sheet", 4, "rules --paper 10x15", "paper-too-small fit-rules", ("95 × 135 mm", "10x15")),
    Case(
        "no room for a cheat sheet",
        4,
        "rules --layout cheatsheet --per-page 4 --paper 10x15",
        "rules-do-not-fit fit-rules",
        ("one page", "9 pt"),
    ),
    Case(
        "no room for a pocket book",
        4,
        "rules deck.toml --layout pocket",
        "rules-do-not-fit fit-rules",
        ("8 pages", "7 pt"),
        f"[[rules.own]]\ntitle = 'Считалка'\ntext = '{LONG}'\n[[rules.own]]\ntitle = 'Ещё раз'\ntext = '{LONG}'",
    ),
    Case(
        "no such letters in a rule",
        5,
        "rules deck.toml --layout html",
        "glyph-missing-rules glyph-other",
        ("«௵» (U+0BF5)", "near «Ход ௵»"),
        "[[rules.own]]\ntitle = 'Ход ௵'\ntext = 'Раз.'",
    ),
)

RULE_CASES = (*CHOICES, *REFUSED, *UNPRINTABLE)

RULE_WARNINGS = (
    Case("one of two is enough", 0, "--house jump-in,beat-identical", "rule-redundant", ("jump-in",)),
    Case("not advised", 0, "--preset kids-5 --house uno-4", "rule-advised-against", ("uno-4",)),
    Case(
        "an option that nothing reaches",
        0,
        "--set limit-tie=extra-deal",
        "option-without-effect",
        ("limit-tie=extra-deal",),
    ),
    Case("a rule without its card", 0, "--preset kids-5 --house stacking", "rule-without-cards", ("stacking",)),
    Case("nothing to switch off", 0, "--no-house jump-in", "rule-not-on", ("jump-in", "classic")),
    Case(
        "the same by another name",
        0,
        "--set mistake-penalty=draw-2 --no-house mistake-penalty",
        "rule-stays-on",
        ("mistake-penalty",),
    ),
    Case("players of a rule", 0, "--house partners --players 4-7", "players-narrowed", ("4",)),
    Case("a small pile", 0, "--house stacking", "pile-small second-deck", ("10 players",)),
    Case("two that go together", 0, "--house dump-zero", "rule-remark", ("dump-zero",)),
    Case("many players", 0, "--players 12", "pile-small second-deck players-many", ("12",)),
)
