# SPDX-License-Identifier: GPL-3.0-or-later
"""Where lines end: at the first time the goal is reached, and where reflex play has to mate."""

import pytest

from composer.solver.session import Session
from composer.solver.solution import Solution
from composer.solver.solve import solve

_TAKEN_BEFORE = "4r3/3K4/2p5/6P1/8/8/8/6k1 b - - 0 1"
_TAKEN_OF_FREE_WILL = "8/3R4/6k1/8/K7/3r4/2Q5/2B5 w - - 0 1"
_FORCED_BEFORE = "8/8/8/1KR3B1/8/7k/8/8 w - - 0 1"
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


def test_play_that_ends_by_force_goes_on_after_the_goal_was_reached_of_free_will() -> None:
    lines = _lines(solve(_TAKEN_OF_FREE_WILL, "hsx2"))
    assert ("c2b3", "d3d7", "b3f7", "g6f7") in lines


def test_a_self_series_ends_where_the_other_side_is_forced() -> None:
    lines = _lines(solve(_FORCED_BEFORE, "ser-sx3"))
    assert ("c5c2", "c2g2", "h3g2") in lines
    assert ("g5d8", "c5c2", "c2g2", "h3g2") in lines
    assert ("c5c2", "c2g2", "g5d8", "h3g2") not in lines


@pytest.mark.parametrize(
    ("fen", "stipulation"),
    [
        (_TAKEN_BEFORE, "hx2"),
        (_TAKEN_OF_FREE_WILL, "hsx2"),
        (_FORCED_BEFORE, "ser-sx3"),
        (_MATE_AT_HAND, "hr#2"),
    ],
)
def test_both_solvers_end_lines_alike(
    fen: str, stipulation: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_default = _lines(solve(fen, stipulation))
    monkeypatch.setenv("COMPOSER_SOLVER", "reference")
    assert _lines(solve(fen, stipulation, session=Session())) == by_default
