# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of the tables games, compared with the program's own answers.

Plays are known by the positions that they lead to; of the ways there one is told, to be read.
"""

from __future__ import annotations

from typing import Any

from composer.games.tablesform import (
    is_tables_object,
    tables_problem_from_object,
    tables_problem_object,
)
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.chance import AZAR_BOOK, THREE_DICE_BOOK, ZARA_BOOK
from composer.solver.dice.jsonform import fraction_text, tables_answer_object
from composer.solver.dice.odds import odds_page
from composer.solver.dice.solve import MakeChances, solve_tables

Answer = dict[str, Any]


def answered(record: Answer, make: MakeChances | None = None) -> Answer:
    """Return the program's answer to a record.

    Raises:
        ValueError: the record cannot be read or solved.
    """
    problem = tables_problem_from_object(record)
    assert tables_problem_from_object(tables_problem_object(problem)) == problem
    found = solve_tables(problem) if make is None else solve_tables(problem, make=make)
    return tables_answer_object(found, problem)


def odds_answered(record: Answer) -> Answer:
    """Return the program's chances for a record of dice alone, in the words of the record."""
    asked = record["stipulation"]
    book, given, words = _ODDS[asked["goal"]]
    chosen = {option: asked[name] for name, option in given.items() if name in asked}
    if "reazar" in chosen:
        chosen["reazar"] = chosen["reazar"].removesuffix("_throw")
    groups = odds_page(Rules.of(book, chosen)).groups
    chances = {row.label: row.chance for group in groups for row in group.rows}
    return {word: fraction_text(chances[label]) for label, word in words.items()}


_AZAR = {"turns": "turns", "reazar": "reazar", "first": "first_point", "second": "second_point"}
_ENDS = {"win": "first", "loss": "second", "tie": "tie"}
_ODDS: dict[str, tuple[RuleBook, dict[str, str], dict[str, str]]] = {
    "points": (AZAR_BOOK, _AZAR, _ENDS),
    "whole": (AZAR_BOOK, _AZAR, _ENDS),
    "callers": (
        ZARA_BOOK,
        {"first": "first_call", "second": "second_call"},
        {"win": "first", "loss": "second"},
    ),
    "battle": (
        THREE_DICE_BOOK,
        {"players": "players"},
        {"alone": "alone_highest", "tied": "tied"},
    ),
}
"""The book of a question, what options give it, and what a record calls the ends."""


def difference(record: Answer) -> str:
    """Return what differs between the program's answer and the record's; empty if nothing does."""
    assert is_tables_object(record)
    try:
        found = _bare(answered(record))
    except ValueError as error:
        return f"not solved: {error}"
    wanted = _bare(record["answer"])
    return "" if found == wanted else f"expected {wanted}, got {found}"[:600]


def _bare(answer: Answer) -> Answer:
    """Return an answer without the ways to positions, and lists that have no order in order."""
    found = dict(answer)
    for name in ("plays", "passed_plays"):
        if isinstance(found.get(name), dict):
            found[name] = sorted(found[name])
    if "first" in found:
        found["first"] = sorted(found["first"])
    return found
