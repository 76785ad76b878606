# SPDX-License-Identifier: GPL-3.0-or-later
"""The arguments of `tourney`: what is done with a tourney's file, and with a judge's."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from composer.cli.arguments.common import (
    NUMBER,
    Add,
    add_actions,
    add_jobs,
    add_language,
    add_library,
    add_seconds,
    add_to,
)

SECONDS: Final = 10.0
"""How long an entry of more than two moves is solved, unless it is told otherwise."""

_USUAL: Final = "(default: the tourney's)"


def add_tourney(command: argparse.ArgumentParser) -> None:
    """Add what can be done with a tourney."""
    command.description = (
        "Run a tourney in one file: announce it, take entries in, test them, seal them for the "
        "judges, put marks together, make the award."
    )
    add_actions(command, _ACTIONS, "the tourney's file")


def _new(action: argparse.ArgumentParser) -> None:
    action.add_argument("--name", required=True, help="what the tourney is called")
    for name, what in (
        ("director", "to whom entries are sent"),
        ("address", r"where, \n between lines"),
        ("closing", "the last day, as 2027-03-31"),
        ("text", r"what else is announced, \n\n between paragraphs"),
    ):
        action.add_argument(f"--{name}", default="", help=what)
    add_language(action, "(default: en)", "en")
    action.add_argument(
        "--section",
        action="append",
        default=[],
        metavar="NAME|TASK|THEME|JUDGES|MOST",
        help="a section, such as 'A|#2|Grimshaw|A. Judge, B. Judge|3'; may be repeated",
    )


def _announce(action: argparse.ArgumentParser) -> None:
    add_language(action, _USUAL)
    action.add_argument("--html", action="store_true", help="as a page of the web")


def _add(action: argparse.ArgumentParser) -> None:
    action.add_argument("entries", nargs="+", type=Path, metavar="ENTRIES", help="a file of them")
    action.add_argument("--section", default="", help="(default: that of the task)")
    action.add_argument("--team", default="", help="the country or team that sends them")


def _list(action: argparse.ArgumentParser) -> None:
    action.add_argument("--csv", action="store_true", help="as a table, with all that is known")


def _test(action: argparse.ArgumentParser) -> None:
    add_seconds(action, SECONDS, "an entry of more than two moves")
    add_library(action)
    action.add_argument("--no-library", action="store_true", help="compare with no library")
    action.add_argument("--new", action="store_true", help="only what was not tested yet")
    add_jobs(action)


def _report(action: argparse.ArgumentParser) -> None:
    action.add_argument("--json", action="store_true", help="print one JSON object")


def _one(action: argparse.ArgumentParser) -> None:
    action.add_argument("number", type=NUMBER, metavar="N", help="the entry's number")


def _withdraw(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("--back", action="store_true", help="take it back into the tourney")


def _replace(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("version", type=NUMBER, metavar="NEW", help="the one in its place")


def _move(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("section", help="the section's name")


def _remark(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("text", help="what the judges shall read of it; no name may stand in it")


def _seal(action: argparse.ArgumentParser) -> None:
    action.add_argument("--section", required=True, help="the section's name")
    action.add_argument("--judge", default="", help="whose file it is (default: the only judge)")
    add_to(action, "a judge's file (.judge), or the booklet as .pdf")


def _mark(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("--mark", type=float, help="0 to 4 in steps of a half")
    action.add_argument("--give", choices=("prize", "mention", "commendation", "nothing"))
    action.add_argument("--special", action="store_true", help="a special one")
    action.add_argument("--rank", type=int, metavar="N", help="the place in the judge's order")
    action.add_argument("--comment", help="for the award")


def _marks(action: argparse.ArgumentParser) -> None:
    action.add_argument("judges", nargs="*", type=Path, metavar="JUDGE", help="a judge's file")
    action.add_argument("--json", action="store_true", help="print one JSON object")


def _award(action: argparse.ArgumentParser) -> None:
    add_to(action, "the award: .txt, .html, .pdf, .tex, .olv or .jsonl")
    add_language(action, _USUAL)


def _claim(action: argparse.ArgumentParser) -> None:
    _one(action)
    action.add_argument("text", help="what was found, as it is printed")
    action.add_argument("--keeps", action="store_true", help="it keeps what it got")


def _letters(action: argparse.ArgumentParser) -> None:
    add_language(action, _USUAL)


def _forms(action: argparse.ArgumentParser) -> None:
    action.add_argument("--section", default="", help="(default: all)")
    action.add_argument("--sealed", action="store_true", help="with the judges' numbers, no names")
    action.add_argument("--teams", action="store_true", help="with teams in place of senders")
    add_to(action, "a form for each entry, as .pdf")


def _until(action: argparse.ArgumentParser) -> None:
    action.add_argument("date", help="the last day for claims, as 2028-01-31")


_ACTIONS: Final[dict[str, tuple[str, Add]]] = {
    "new": ("make a tourney", _new),
    "announce": ("print the announcement", _announce),
    "add": ("take entries in", _add),
    "list": ("list the entries", _list),
    "test": ("solve the entries and find what they are like", _test),
    "report": ("print what is wrong with the entries", _report),
    "withdraw": ("take an entry out", _withdraw),
    "replace": ("let a version take the place of an entry", _replace),
    "move": ("put an entry into a section", _move),
    "remark": ("say what the judges shall read of an entry", _remark),
    "seal": ("write a judge's file or booklet, without names", _seal),
    "mark": ("say what an entry gets, in a judge's file or, as the last word, here", _mark),
    "marks": ("take judges' files in, and print all marks", _marks),
    "until": ("set the last day for claims", _until),
    "award": ("write the award", _award),
    "claim": ("correct the award", _claim),
    "letters": ("print letters to the authors", _letters),
    "forms": ("write a form for each entry", _forms),
}
