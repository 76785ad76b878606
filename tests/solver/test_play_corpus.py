# SPDX-License-Identifier: GPL-3.0-or-later
"""Help, series, self and reflex play: equality with the reference program of the field.

Lines are compared as sets, and so is what is in trees. Whichever solver is there answers; the
reference solver, which enumerates, is tried on what is small. The kernel's lines have tests of
their own (`test_line_corpus`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from solver_truth import record_form, solution_form
from thorough import many

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, StipulationError, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.lines import Line
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve
from composer.solver.stages import KERNEL, REFERENCE

pytestmark = pytest.mark.corpus

FILES = ("generated.jsonl", "popeye-orthodox.jsonl", "composed-play.jsonl")
SMALL_TREE = ("s#1", "r#1", "semi-r#1", "s#2", "r#2", "semi-r#2")
LONGEST = 4  # half-moves that the reference solver looks through in a moment
LONGEST_COMPILED = 5  # longer lines are in `test_line_corpus`
MOST_MEN = 9
FEW = many(6, 12, 40)  # problems that the reference solver is tried on

Record = dict[str, Any]
Asked = tuple[Record, Position, Stipulation]


def _asked(corpus: Path, name: str) -> Iterator[Asked]:
    """Yield the records whose play is other than direct, with what is asked of them."""
    for line in (corpus / name).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        options = record.get("options", ())
        try:
            asked = parse_stipulation(record["stipulation"])
        except StipulationError:
            continue  # parry series
        if asked.is_direct or record["result"]["status"] != "ok" or "Quodlibet" in options:
            continue
        if "WhiteToPlay" in options:  # the same goal, the other side beginning
            asked = Stipulation(asked.goal, asked.play, asked.series, asked.halfmoves - 1)
        yield record, parse_fen(record["fen"]), asked


def _lines(lines: tuple[Line, ...]) -> set[tuple[str, ...]]:
    return {tuple(move.uci for move in line.moves) for line in lines}


def _theirs(lines: list[list[str | None]]) -> set[tuple[str, ...]]:
    return {tuple(move for move in line if move is not None) for line in lines}


def _same_lines(record: Record, solution: Solution) -> bool:
    result = record["result"]
    told = result["set_solutions"]
    return (
        solution.complete
        and _lines(solution.lines) == _theirs(result["solutions"])
        and (not told or _lines(solution.set_lines) == _theirs(told))
    )


def _same_tree(record: Record, solution: Solution) -> bool:
    """Compare whole trees where the record has them, and keys where it has no more."""
    ours, theirs = solution_form(solution), record_form(record["result"])
    if not any(key["variations"] for key in record["result"]["keys"]):
        return solution.complete and set(ours["keys"]) == set(theirs["keys"])
    if "Try" not in record.get("options", ["Try"]):
        ours["tries"] = theirs["tries"]  # they were not asked for
    return solution.complete and ours == theirs


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
@pytest.mark.usefixtures("reference_solver")
def test_lines(corpus: Path, name: str) -> None:
    problems = [each for each in _asked(corpus, name) if each[2].has_lines]
    assert len(problems) > 50
    _agree(problems, REFERENCE, _same_lines)


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_trees(corpus: Path, name: str, either_solver: str) -> None:
    problems = [each for each in _asked(corpus, name) if not each[2].has_lines]
    assert len(problems) > 15
    _agree(problems, either_solver, _same_tree)


def _agree(problems: list[Asked], solver: str, same: Any) -> None:
    session = Session(64)
    looked_at, differing = 0, []
    for record, position, asked in problems:
        with_kernel = solver == KERNEL and session.plays(asked)
        if with_kernel and asked.has_lines and asked.halfmoves > LONGEST_COMPILED:
            continue
        if not with_kernel and (looked_at >= FEW or not _is_small(position, asked)):
            continue
        looked_at += 1
        tries = asked.play is not Play.DIRECT and str(asked) in SMALL_TREE
        options = SolveOptions(tries=tries, retro=False)
        solution = solve(position, asked, options, session=session)
        if not same(record, solution):
            differing.append((record["fen"], str(asked)))
    session.close()
    assert looked_at > 2
    assert differing == []


def _is_small(position: Position, asked: Stipulation) -> bool:
    if not asked.has_lines:
        return asked.halfmoves <= 2 or (asked.halfmoves <= LONGEST and len(position) <= MOST_MEN)
    return asked.halfmoves <= LONGEST and len(position) <= MOST_MEN
