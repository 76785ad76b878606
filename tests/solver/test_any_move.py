# SPDX-License-Identifier: GPL-3.0-or-later
"""A task that asks for any move lists them all, and judges none."""

from __future__ import annotations

from cases import every

from composer.analysis.report import analyse
from composer.notation.text import solution_text
from composer.solver.solution import Verdict
from composer.solver.solve import solve

ALONE = "8/8/8/8/3K4/8/8/k7 w - - 0 1"


@every("asked", ["~1", "s~1"])
def test_any_move_is_listed_and_none_is_judged(asked: str) -> None:
    solution = solve(ALONE, asked)
    assert (solution.verdict, solution.complete) == (Verdict.UNDECIDED, True)
    assert str(solution.message) == "Eight moves: any is asked for, so none is judged"
    listed = solution_text(solution).splitlines()
    assert sorted(listed) == sorted(
        f"1.K{square}" for square in ("c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5")
    )


def test_nothing_is_said_of_their_quality() -> None:
    found = analyse(solve(ALONE, "~1"))
    assert (found.flags, found.quality.points) == ((), ())


def test_a_single_move_is_no_sound_key() -> None:
    solution = solve("8/8/8/8/8/8/6q1/k6K w - - 0 1", "~1")
    assert str(solution.message) == "One move: any is asked for, so it is not judged"


def test_no_move_is_no_solution() -> None:
    solution = solve("7K/5k2/6q1/8/8/8/8/8 w - - 0 1", "~1")
    assert solution.verdict is Verdict.NO_SOLUTION


def test_moves_that_history_may_forbid_are_still_told_apart() -> None:
    solution = solve("k7/8/PP6/P4p2/P7/P7/P5PP/R3K3 w Q - 0 1", "~1")
    assert solution.verdict in (Verdict.UNDECIDED, Verdict.DEPENDS)
    assert "Cooked" not in str(solution.message)
