# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of `contest`: what is done with a solving contest's file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from composer.cli.arguments.common import (
    NUMBER,
    Add,
    add_actions,
    add_language,
    add_seconds,
    add_to,
)

SECONDS: Final = 60.0
"""How long a problem is solved, unless it is told otherwise."""

_USUAL: Final = "(default: the contest's)"


def add_contest(command: argparse.ArgumentParser) -> None:
    """Add what can be done with a contest."""
    command.description = (
        "Run a solving contest in one file: print sheets for solvers, type in what they write, "
        "have it marked by the solver, rule on what is unclear, print the table."
    )
    add_actions(command, _ACTIONS, "the contest's file")


def _new(action: argparse.ArgumentParser) -> None:
    action.add_argument("--name", required=True, help="what the contest is called")
    action.add_argument("--director", default="", help="who runs it")
    action.add_argument(
        "--rules",
        dest="code",
        choices=("wcsc", "isc", "column"),
        default="wcsc",
        help="(default: wcsc)",
    )
    add_language(action, "(default: en)", "en")
    action.add_argument(
        "--round",
        action="append",
        default=[],
        metavar="NAME|MINUTES",
        help="a round, such as '1|120'; may be repeated (default: those of the rules)",
    )


def _round(action: argparse.ArgumentParser) -> None:
    action.add_argument("name", help="what it is called: the number of an issue, for instance")
    action.add_argument("--minutes", type=int, default=0, help="how long it is solved (0: no end)")


def _problems(action: argparse.ArgumentParser) -> None:
    action.add_argument("problems", nargs="+", type=Path, metavar="PROBLEMS", help="a file of them")
    action.add_argument("--round", required=True, help="the round's name")
    action.add_argument("--points", type=float, help="what each is worth (default: by the rules)")


def _points(action: argparse.ArgumentParser) -> None:
    _problem(action)
    action.add_argument("points", type=float, help="what it is worth")


def _parts(action: argparse.ArgumentParser) -> None:
    _problem(action)
    action.add_argument(
        "--tries", metavar="MOVES", help="ask for these tries with refutations: 'f1f4 d2d3'"
    )
    action.add_argument(
        "--set",
        dest="shares",
        action="append",
        default=[],
        metavar="PART=POINTS",
        help="what a part is worth",
    )
    add_seconds(action, SECONDS, "the problem")


def _sheets(action: argparse.ArgumentParser) -> None:
    action.add_argument("--round", required=True, help="the round's name")
    add_to(action, "as .pdf or .svg")
    add_language(action, _USUAL)


def _solver(action: argparse.ArgumentParser) -> None:
    action.add_argument("name", help="the solver's name; one who is there is changed")
    action.add_argument("--country", help="the country or team")
    add_language(action, "of the letters (default: told from the sheets)", None)
    action.add_argument("--carried", type=float, help="points brought from earlier years")


def _sheet(action: argparse.ArgumentParser) -> None:
    _who(action)
    _problem(action)
    action.add_argument("text", help=r"what was written, \n between lines; - reads the input")


def _time(action: argparse.ArgumentParser) -> None:
    _who(action)
    action.add_argument("round", help="the round's name")
    action.add_argument("minutes", type=float, help="how long it took")


def _mark(action: argparse.ArgumentParser) -> None:
    action.add_argument("--new", action="store_true", help="only what was not marked yet")
    add_seconds(action, SECONDS, "each problem")


def _rule(action: argparse.ArgumentParser) -> None:
    _who(action)
    _problem(action)
    action.add_argument(
        "points", nargs="?", type=float, help="what it brings (default: take the ruling back)"
    )
    action.add_argument("--word", default="", help="the reason")


def _marks(action: argparse.ArgumentParser) -> None:
    action.add_argument("--open", action="store_true", help="only what is left to the director")
    action.add_argument("--json", action="store_true", help="print one JSON object")


def _table(action: argparse.ArgumentParser) -> None:
    action.add_argument("--round", default="", help="of one round (default: of all together)")
    form = action.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as CSV")
    form.add_argument("--html", action="store_true", help="as a page of the web")
    form.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(action, _USUAL)


def _who(action: argparse.ArgumentParser) -> None:
    action.add_argument("solver", help="the solver's name or number")


def _problem(action: argparse.ArgumentParser) -> None:
    action.add_argument("number", type=NUMBER, metavar="N", help="the problem's number")


_ACTIONS: Final[dict[str, tuple[str, Add]]] = {
    "new": ("make a contest", _new),
    "round": ("add a round, or change its time", _round),
    "problems": ("take problems into a round", _problems),
    "points": ("set what a problem is worth", _points),
    "parts": ("print what is asked of a problem, part by part", _parts),
    "sheets": ("write the sheets for solvers", _sheets),
    "solver": ("add a solver, or change one", _solver),
    "sheet": ("type in what a solver wrote of a problem", _sheet),
    "time": ("say how long a solver took for a round", _time),
    "mark": ("mark the sheets", _mark),
    "rule": ("say what a sheet brings; the ruling holds", _rule),
    "marks": ("print all marks, with what is unclear", _marks),
    "table": ("print the table of a round, of all, or the ladder", _table),
}
