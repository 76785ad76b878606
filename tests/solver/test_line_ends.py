# SPDX-License-Identifier: GPL-3.0-or-later
"""Where lines end: at the first time the goal is reached, and where reflex play has to mate."""

import pytest

from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve

_TAKEN_BEFORE = "4r3/3K4/2p5/6P1/8/8/8/6k1 b - - 0 1"
_MATE_AT_HAND = "2b5/k1N5/4n3/3P4/5b2/2rK3b/8/8 w - - 0 1"


def _lines(solution: Solution) -> set[tuple[str, ...]]:
    return {tuple(move.uci for move in line.moves) for line in solution.lines}


def test_nobody_goes_on_after_the_goal_is_reached() -> None:
    lines = _lines(solve(_TAKEN_BEFORE, "hx2"))
    assert ("e8b8", "d7c6") in lines  # a short line
    longer = {line for line in lines if len(line) == 4}
    assert longer
    assert not any(line[:2] == ("e8b8", "d7c6") for line in longer)


def test_who_can_mate_in_reflex_play_has_to_at_once() -> None:
    solution = solve(_MATE_AT_HAND, "hr#2")
    assert [len(line.moves) for line in solution.lines] == [2, 4, 4, 4, 4, 4]
    after_king_e4 = [line for line in _lines(solution) if line[0] == "d3e4"]
    assert after_king_e4 == [("d3e4", "c3e3")]


@pytest.mark.parametrize(("fen", "stipulation"), [(_TAKEN_BEFORE, "hx2"), (_MATE_AT_HAND, "hr#2")])
def test_both_solvers_end_lines_alike(
    fen: str, stipulation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_default = _lines(solve(fen, stipulation))
    monkeypatch.setenv("COMPOSER_SOLVER", "reference")
    assert _lines(solve(fen, stipulation, session=Session())) == by_default
