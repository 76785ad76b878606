# SPDX-License-Identifier: GPL-3.0-or-later
"""Arguments that several commands have."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from composer.said.languages import CODES

if TYPE_CHECKING:
    from composer.cli.given import Asked

MOST_JOBS: Final = 256
"""Processes that work at once, at most."""


def between(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a number in a range."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"expected a number from {least} to {most}, got {text!r}")

    return read


NUMBER: Final = between(1, 100_000_000)
"""Reads a number of problems or of something else that is counted from 1."""


def add_position(command: argparse.ArgumentParser) -> None:
    """Add a FEN or a file, and what is asked."""
    command.add_argument("what", nargs="+", metavar="FEN|FILE", help="a FEN or a file of problems")
    add_stipulation(command)


def add_stipulation(command: argparse.ArgumentParser) -> None:
    """Add what is asked."""
    command.add_argument(
        "-s",
        "--stipulation",
        type=_stipulation,
        metavar="STIPULATION",
        help="what is asked, such as #3 or 'h#2* 2.1.1.1 duplex' "
        "(default: what the file says; #2 for a FEN that is typed)",
    )


def add_rules(command: argparse.ArgumentParser) -> None:
    """Add a rule book and its options."""
    command.add_argument(
        "--rules", metavar="BOOK", help="the rule book, such as ponziani (default: the file's)"
    )
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="set an option of the rule book, such as castling=free; may be repeated",
    )


def add_seconds(command: argparse.ArgumentParser, default: float, what: str) -> None:
    """Add a limit of time.

    Args:
        command: what gets it.
        default: the limit in seconds where none is given; 0 for none.
        what: what is stopped, in words.
    """
    usual = f"{default:g}" if default else "no limit"
    command.add_argument(
        "--seconds",
        type=_seconds,
        default=default,
        metavar="S",
        help=f"stop {what} after so many seconds and print what is known; 0 for no limit "
        f"(default: {usual})",
    )


Add = Callable[[argparse.ArgumentParser], None]
"""Adds the arguments of an action."""


def add_actions(
    command: argparse.ArgumentParser, actions: Mapping[str, tuple[str, Add]], file: str
) -> None:
    """Add what can be done with a file, each with what it does and its arguments.

    Args:
        command: what gets it.
        actions: by name what each does, in words, and what adds its arguments.
        file: what file it is, in words.
    """
    every = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, (does, add) in actions.items():
        action = every.add_parser(name, help=does, description=does, allow_abbrev=False)
        action.add_argument("file", type=Path, metavar="FILE", help=file)
        add(action)


def add_language(command: argparse.ArgumentParser, usual: str, default: str | None = "") -> None:
    """Add a language of the program; `usual` is what help says of the default."""
    command.add_argument("--language", choices=CODES, default=default, help=usual)


def add_to(command: argparse.ArgumentParser, what: str) -> None:
    """Add where something is written; `what` it is, in words."""
    command.add_argument("--to", type=Path, required=True, metavar="PATH", help=what)
    command.add_argument("--force", action="store_true", help="overwrite it")


def add_which(command: argparse.ArgumentParser) -> None:
    """Add the number of a problem in its file."""
    command.add_argument(
        "--number", type=NUMBER, metavar="N", help="which problem of a file, counted from 1"
    )


def add_refutations(command: argparse.ArgumentParser) -> None:
    """Add how many refutations a try may have."""
    command.add_argument(
        "--refutations",
        type=between(1, 99),
        default=1,
        metavar="N",
        help="a try has at most so many refutations (default: 1)",
    )


def add_library(command: argparse.ArgumentParser) -> None:
    """Add the library."""
    command.add_argument(
        "--library", default="", metavar="PATH", help="the library (default: the studio's own)"
    )


def add_query(command: argparse.ArgumentParser) -> None:
    """Add a query."""
    command.add_argument("words", nargs="*", metavar="QUERY", help="what a problem must have")


def add_jobs(command: argparse.ArgumentParser) -> None:
    """Add how many problems are solved at once."""
    command.add_argument(
        "--jobs",
        type=between(1, MOST_JOBS),
        default=0,
        metavar="N",
        help="solve so many problems at once (default: one for each processor)",
    )


def add_cluster(command: argparse.ArgumentParser) -> None:
    """Add a cluster, and the certificates it is reached with."""
    command.add_argument(
        "--cluster", metavar="ADDRESS", help="a Dask scheduler, tcp://host:8786 or tls://host:8786"
    )
    for name, what in (
        ("ca", "the authority's certificate"),
        ("cert", "this machine's certificate"),
        ("key", "the key of this machine's certificate"),
    ):
        command.add_argument(f"--tls-{name}", type=Path, metavar="FILE", help=f"for tls://: {what}")


def _stipulation(text: str) -> Asked:
    from composer.cli.given import Asked
    from composer.problem.stipulation import StipulationError

    try:
        return Asked.of(text)
    except StipulationError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _seconds(text: str) -> float:
    from composer.solver.deadline import LONGEST

    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= LONGEST:  # also false for what is not a number
        raise argparse.ArgumentTypeError(f"expected 0 to {LONGEST:.0f} seconds, got {text!r}")
    return seconds
