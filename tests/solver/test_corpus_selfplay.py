# SPDX-License-Identifier: GPL-3.0-or-later
"""Self and reflex play: equality with the reference program of the field on real problems.

Its conventions are those of `composer.solver.phases`. The collection lies beside the project;
where it is absent these tests are skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from solver_truth import record_form, solution_form
from thorough import some

from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.compiled import KERNEL
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution
from composer.solver.solve import solve, solve_keys

pytestmark = [pytest.mark.corpus, pytest.mark.usefixtures("either_solver")]

Record = dict[str, Any]
PLAYS = (Play.SELF, Play.REFLEX, Play.SEMI_REFLEX)
FILES = ("popeye-orthodox.jsonl", "composed-play.jsonl", "generated.jsonl")
TRIES_UP_TO = 2  # moves; of longer problems tries were not asked for


def _records(corpus: Path, most_moves: int) -> Iterator[Record]:
    """Yield the problems of these kinds; those where a direct mate counts, too, are others."""
    for name in FILES:
        with (corpus / name).open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                record = json.loads(line)
                try:
                    asked = parse_stipulation(record["stipulation"])
                except ValueError:
                    continue
                other = asked.series or "Quodlibet" in record.get("options", ())
                if asked.play in PLAYS and not other and asked.moves <= most_moves:
                    yield {**record, "asked": asked, "place": f"{name}:{number}"}


def _has_play(result: Record) -> bool:
    """Tell whether a record holds more than keys."""
    keys = result["keys"]
    told = any(key["variations"] or key["threats"] or key["zugzwang"] for key in keys)
    return bool(told or result["tries"] or result["setplay"])


def _compare(record: Record) -> str | None:
    """Return the place of the record if our solution is another one."""
    result, asked = record["result"], record["asked"]
    assert isinstance(asked, Stipulation)
    if not _has_play(result):
        keys = {
            key.move.uci for key in solve_keys(record["fen"], asked, retro=False).keys if key.move
        }
        return None if keys == {key["move"] for key in result["keys"]} else record["place"]
    solution = solve(record["fen"], asked, SolveOptions(retro=False))
    ours, theirs = solution_form(solution), record_form(result)
    if asked.moves > TRIES_UP_TO:
        ours["tries"] = theirs["tries"]
    ours["setplay"] = _effective(solution)
    return None if ours == theirs and solution.complete else record["place"]


def _effective(solution: Solution) -> Record:
    """Return the set play without mates that do not count, as longer play is possible."""
    if solution.set_play is None:
        return {}
    shown = {defence.defence.uci for defence in solution.set_play.defences()}
    found = solution_form(solution)["setplay"]
    return {defence: answers for defence, answers in found.items() if defence in shown}


def test_problems_in_one_and_two(corpus: Path, either_solver: str) -> None:
    records = list(_records(corpus, 2))
    assert len(records) > 120
    trees = sum(_has_play(record["result"]) for record in records)
    assert trees > 70
    chosen = records if either_solver == KERNEL else some(records, 12, 12)
    assert [place for each in chosen if (place := _compare(each)) is not None] == []


@pytest.mark.slow
def test_longer_problems(corpus: Path, either_solver: str) -> None:
    if either_solver != KERNEL:
        pytest.skip("takes hours without compiled help")
    records = [record for record in _records(corpus, 9) if record["asked"].moves > 2]
    assert len(records) > 60
    assert {record["asked"].moves for record in records} == {3, 4}
    assert [place for record in records if (place := _compare(record)) is not None] == []
