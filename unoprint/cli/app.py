"""The group of commands. Each one's module is imported only when it is called."""

from importlib import import_module

import click

from unoprint import __version__
from unoprint.errors import Problem, UsageFault

COMMANDS = {
    "deck": "Card sheets as PDF.",
    "rules": "The rules as a booklet, a handout or a cheat sheet.",
    "scores": "A score sheet that fits the rules.",
    "box": "A box to cut, fold and glue that holds the deck.",
    "kit": "All of it in one go: cards, rules, score sheet, box.",
    "preview": "Pictures of cards, sheets and rules to look at.",
    "export": "The cards for print shops, Tabletop Simulator, or as SVG.",
    "calibrate": "A sheet to measure the printer: scale, margin, shift of backs.",
    "init": "Write a commented starter spec.",
    "check": "Show what would be printed; write nothing.",
    "list": "List cards, editions, papers, rules, presets and more.",
}
"""Every command with its line of help, in the order in which they are wanted."""


class Commands(click.Group):
    """A group that knows its commands by name and help before it loads them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names, in the order of COMMANDS."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, in any case; its module is `unoprint.cli.NAME_command`."""
        del ctx
        name = cmd_name.lower()
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"unoprint.cli.{name}_command").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names. Raises UsageFault, with the nearest name, when there is none."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            from unoprint.spec.words import clip, suggestion  # noqa: PLC0415 (only for errors)

            raise UsageFault(Problem("unknown-command", {"name": clip(name)}, hint=suggestion(name, COMMANDS)))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands from COMMANDS alone."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="unoprint")
def app() -> None:
    """Print a homemade UNO-style card game.

    One small spec makes card sheets with cut marks, in colour or as outlines to colour in. Without a spec the
    classic deck of 108 cards is printed, with the rules that go with it:

    \b
      unoprint deck                     108 cards in colour
      unoprint deck --bw --blanks 4     to colour in, with 4 blank cards
      unoprint rules --preset family    the rules as a booklet, in Russian
    """  # noqa: D301 - the \b is meant: it keeps click from folding the lines below it
