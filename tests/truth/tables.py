# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of the tables games, compared with the program's own answers.

Plays are known by the positions that they lead to; of the ways there one is told, to be read.
"""

from __future__ import annotations

import json
from typing import Any

from composer.cli.games.commands import game_of_record
from composer.games.tablesform import (
    is_tables_object,
    tables_problem_from_object,
    tables_problem_object,
)
from composer.solver.dice.jsonform import tables_answer_object
from composer.solver.dice.solve import MakeChances, solve_tables
from composer.solver.options import Token

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
    """Return the program's answer to a record of dice alone, through the door of commands."""
    return dict(game_of_record(json.dumps(record)).solved(Token()).found)


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
