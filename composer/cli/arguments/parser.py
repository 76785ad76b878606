# SPDX-License-Identifier: GPL-3.0-or-later
"""The parser of the command line: the commands, and where the arguments of each are."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pkgutil import resolve_name
from types import MappingProxyType
from typing import Final, NamedTuple, NoReturn

from composer.cli.faults import BadInput
from composer.cli.output import PROGRAM


class Command(NamedTuple):
    """A command.

    Attributes:
        does: what it does, in a few words.
        module: the module in `composer.cli` whose `run_NAME` runs it.
        arguments: the module in `composer.cli.arguments` whose `add_NAME` adds its arguments.
    """

    does: str
    module: str
    arguments: str


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong argument as bad input, in one line."""

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments.

        Raises:
            BadInput: always.
        """
        raise BadInput(f"{message} ({self.prog} --help tells what is possible)")


def parser(only: str | None = None) -> Parser:
    """Return the parser of all commands.

    Args:
        only: the command whose arguments are wanted, or any other word for those of none; None
            for those of all. To read all defaults would load most of the program.
    """
    top = Parser(
        prog=PROGRAM,
        description="Compose and solve chess problems. "
        "Without a command, or with a file alone, the studio opens.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="say which version this is and stop")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, row in COMMANDS.items():
        command = commands.add_parser(name, help=row.does, allow_abbrev=False)
        if only is None or only == name:
            command.set_defaults(run=f"composer.cli.{row.module}:run_{name}")
            resolve_name(f"composer.cli.arguments.{row.arguments}:add_{name}")(command)
    return top


COMMANDS: Final[Mapping[str, Command]] = MappingProxyType(
    {
        "solve": Command("solve a position", "solve", "solving"),
        "moves": Command("list the legal moves", "moves", "solving"),
        "retro": Command("tell where a diagram comes from", "retro", "past"),
        "dead": Command("tell who can still mate at all", "dead", "past"),
        "ending": Command(
            "tell what positions with few men are worth", "studies.ending", "studies"
        ),
        "study": Command("audit the line of an endgame study", "studies.study", "studies"),
        "scheme": Command("work a problem after its key", "scheme", "schemes"),
        "check": Command("solve all problems of files", "check", "solving"),
        "diagram": Command("draw a diagram", "diagram", "pages"),
        "import": Command("add files to a library", "importing", "libraries"),
        "export": Command("write a library's problems", "collection", "libraries"),
        "search": Command("search a library", "search", "libraries"),
        "classify": Command("solve and analyse a library", "classify", "libraries"),
        "story": Command("tell how a problem was made", "story", "libraries"),
        "copy": Command("copy a library in use", "keeping", "libraries"),
        "rescue": Command("rescue a damaged library", "keeping", "libraries"),
        "tourney": Command("run a tourney in one file", "tourneys.commands", "tourneys"),
        "contest": Command("run a solving contest in one file", "contests.commands", "contests"),
        "explore": Command("search for sound problems", "explore", "solving"),
        "compose": Command("add men to a core until it shows a theme", "compose", "composing"),
        "neighbours": Command("try all edits of a position", "neighbours", "solving"),
        "serve": Command("serve the page for a telephone", "serve", "pages"),
        "mcp": Command("answer assistants (MCP)", "assistants.mcp", "pages"),
        "bench": Command("measure the solver", "bench", "solving"),
    }
)
"""The commands by their names, in the order in which they are listed."""
