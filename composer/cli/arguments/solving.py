# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of commands that solve."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from composer.cli.arguments.common import (
    MOST_JOBS,
    NUMBER,
    add_cluster,
    add_jobs,
    add_position,
    add_refutations,
    add_rules,
    add_seconds,
    add_stipulation,
    add_which,
    between,
)
from composer.cli.arguments.studies import add_means

if TYPE_CHECKING:
    from composer.analysis.comparing.edit import EditKind

_MOST_THREADS: Final = 32

CHECK_SECONDS: Final = 60.0
"""How long `check` may take for a problem with all its twins, unless it is told otherwise."""


def add_solve(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `solve`."""
    from composer.notation.letters import CODES
    from composer.solver.lines import MOST_LINES

    command.description = "Solve a position, or every problem of a file, and print the solution."
    add_position(command)
    add_rules(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a line")
    add_seconds(command, 0, "each problem")
    add_refutations(command)
    command.add_argument("--no-tries", action="store_true", help="do not look for tries")
    command.add_argument("--no-set-play", action="store_true", help="do not look for set play")
    command.add_argument(
        "--intended",
        metavar="N",
        help="how many solutions help play is to have, such as 4 or 2.1.1.1",
    )
    command.add_argument(
        "--untried",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="solve conditions never compared together with Popeye; nothing is certain then"
        " (default: yes)",
    )
    command.add_argument(
        "--apart",
        action="store_true",
        help="solve conditions to which Popeye answers differently; nothing is certain then",
    )
    command.add_argument(
        "--exact", action="store_true", help="do not look for shorter solutions of help play"
    )
    command.add_argument(
        "--most-lines",
        type=int,
        default=MOST_LINES,
        metavar="N",
        help=f"stop after so many solutions of help play (default: {MOST_LINES})",
    )
    command.add_argument(
        "--all-tries", action="store_true", help="print trivial tries too (checks, no play)"
    )
    command.add_argument(
        "--all-defences", action="store_true", help="print defences that parry no threat too"
    )
    command.add_argument(
        "--name-men", action="store_true", help="name the men in turns of old games: W1B+v2F"
    )
    command.add_argument(
        "--one-a-line", action="store_true", help="do not group defences with the same answer"
    )
    command.add_argument(
        "--language",
        choices=CODES,
        default="en",
        help="letters of the men and words; en-s has S for the knight (default: en)",
    )
    command.add_argument(
        "--award",
        action="store_true",
        help="say what speaks for and against it, as the report of an award does",
    )
    figures = "say below each solution how many positions were looked at, in what time"
    command.add_argument("--statistics", action="store_true", help=figures)
    _add_popeye(command)


def _add_popeye(command: argparse.ArgumentParser) -> None:
    from composer.beside.program import Limits

    command.add_argument(
        "--with",
        dest="solver",
        choices=("popeye",),
        default="",
        help="have Popeye solve it, a program of its own",
    )
    command.add_argument(
        "--popeye",
        default="",
        metavar="PATH",
        help="where Popeye is (default: what COMPOSER_POPEYE says, or found on PATH)",
    )
    command.add_argument(
        "--popeye-memory",
        type=int,
        default=Limits().megabytes,
        metavar="MB",
        help=f"the memory for its table of positions (default: {Limits().megabytes})",
    )
    command.add_argument(
        "--differences",
        action="store_true",
        help="solve it here, too, and list the lines in which the two differ",
    )


def add_moves(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `moves`."""
    command.description = (
        "List the legal moves of the side to move, one a line, as Popeye writes them, sorted."
    )
    add_position(command)
    add_rules(command)
    add_which(command)
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.add_argument(
        "--name-men", action="store_true", help="name the men in turns of old games: W1B+v2F"
    )


def add_check(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `check`."""
    command.description = (
        "Solve every problem of the files and print one line for each. Studies of which the line "
        "is printed are audited."
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="a file of problems")
    add_stipulation(command)
    add_rules(command)
    add_refutations(command)
    command.add_argument("--json", action="store_true", help="print one JSON object a line")
    command.add_argument("--tries", action="store_true", help="look for tries too")
    add_seconds(command, CHECK_SECONDS, "each problem")
    add_jobs(command)
    add_cluster(command)
    command.add_argument("-o", "--output", type=Path, help="the journal: all lines, to go on with")
    command.add_argument("--resume", action="store_true", help="go on with the journal of -o")
    add_means(command)
    command.add_argument(
        "--positions",
        action="store_true",
        help="make tables of the positions of studies' lines; each process may take 2 GB for them",
    )


def add_neighbours(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `neighbours`."""
    command.description = (
        "Try every single edit of a position and print those that make it sound, the best first: "
        "the same key, themes kept and gained, fewer duals, fewer men."
    )
    add_position(command)
    add_rules(command)
    command.add_argument(
        "--edits",
        type=_edits,
        metavar="KINDS",
        help="which edits to try, such as move,add (default: move, king, add, remove, change, "
        "shift, mirror; also: exchange)",
    )
    command.add_argument(
        "--limit", type=NUMBER, metavar="N", help="print only so many, the best first"
    )
    command.add_argument(
        "--jobs",
        type=between(1, _MOST_THREADS),
        default=0,
        metavar="N",
        help="try so many edits at once (default: one for each processor)",
    )
    command.add_argument(
        "--json", action="store_true", help="print one JSON object for every edit tried"
    )
    add_seconds(command, 0, "all")
    add_which(command)


def add_explore(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `explore`."""
    command.description = (
        "Try all positions that a file describes, and print those that hold what it demands."
    )
    command.add_argument("spec", type=Path, metavar="SPEC", help="what may vary and must hold")
    command.add_argument("-o", "--output", type=Path, help="the journal: all finds, to go on with")
    command.add_argument("--resume", action="store_true", help="go on with the journal of -o")
    command.add_argument(
        "--jobs", type=between(1, MOST_JOBS), default=0, help="processes (default: one a core)"
    )
    add_cluster(command)
    command.add_argument(
        "--best", type=between(1, 100_000), default=20, help="how many to print (default: 20)"
    )
    command.add_argument("--json", action="store_true", help="print every find as JSON, at once")
    command.add_argument("--quiet", action="store_true", help="show no progress")


def add_bench(command: argparse.ArgumentParser) -> None:
    """Add the arguments of `bench`."""
    command.description = (
        "Solve fixed positions with one thread and print times and positions looked at. Their "
        "sum, the signature, tells one behaviour of the solver from another."
    )
    command.add_argument("--json", action="store_true", help="print one JSON object")


def _edits(text: str) -> frozenset[EditKind]:
    from composer.analysis.comparing.edit import parse_kinds

    try:
        return parse_kinds(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error
