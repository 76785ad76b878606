# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable

import pytest

from composer import solve
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.composing.without import Need
from composer.analysis.report import analyse
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.men import Kind, Man
from composer.problem.squares import parse_square, square_name
from composer.retro import rightsbygames
from composer.solver.options import Token
from composer.solver.solution import Solution, Verdict

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
THREAT = "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1"
WASTED = "6B1/2p1ppN1/8/3k1b1R/Q2p4/5P2/K6B/8 w - - 0 1"  # E. Baird 1894
NOVOTNY = "3Brb2/3B4/8/3p4/8/RN1k1NQ1/1np1pnK1/2qrb3 w - - 0 1"


def _base(solution: Solution) -> Baseline:
    return Baseline.of(analyse(solution))


Solved = Callable[[str], Solution]


def test_the_mating_men_are_needed_and_the_pawns_stop_cooks(solved: Solved) -> None:
    found = {
        square_name(service.square): service.need
        for service in economy(_base(solved(STAR))).services
    }
    assert found["e3"] is found["d7"] is found["f7"] is Need.NEEDED
    assert found["a4"] is Need.STOPS_COOK
    assert found["h7"] is Need.REFUTES
    assert Need.CAN_GO not in found.values()


def test_a_knight_put_into_the_far_corner_is_unnecessary() -> None:
    corner = parse_square("h8")
    solution = solve(put(parse_fen(THREAT), corner, Man.WHITE_KNIGHT), "#2")
    (knight,) = (
        service for service in economy(_base(solution)).services if service.square == corner
    )
    assert knight.need is Need.CAN_GO
    assert "knight on h8" in str(knight.sentence)
    assert knight in economy(_base(solution)).wasted


def test_a_man_with_more_power_than_it_needs_could_be_weaker(solved: Solved) -> None:
    tested = {
        square_name(service.square): service for service in economy(_base(solved(WASTED))).services
    }
    assert tested["f5"].weaker == (Kind.PAWN,)
    assert str(tested["f5"].sentence) == "The black bishop on f5 could be a pawn."
    assert not tested["a4"].weaker


def test_a_weaker_man_who_must_be_promoted_is_no_saving(solved: Solved) -> None:
    """The black queen on c1 only moves as a bishop would, but there is one on such squares."""
    tested = {
        square_name(service.square): service for service in economy(_base(solved(NOVOTNY))).services
    }
    assert not tested["c1"].weaker


def test_a_stopped_test_says_so(solved: Solved) -> None:
    token = Token()
    token.flag[0] = 1
    assert not economy(_base(solved(STAR)), cancel=token).complete


def test_of_an_unsound_problem_nothing_is_said() -> None:
    assert not economy(_base(solve("7k/8/8/8/8/8/8/K1R5", "#2"))).services


def test_no_game_decides_a_right_in_each_position_without_a_man(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Castling is disproved in the diagram, but not without most of its men."""
    solution = solve("8/1p1ppppp/2p1B3/P6R/pP4PP/2N4k/PP2PPrN/R3KQB1 w Q - 0 1", "#2")
    assert solution.verdict is Verdict.SOUND
    seconds = "seconds a man"
    monkeypatch.setattr(rightsbygames, "decided_together", lambda *_, **__: pytest.fail(seconds))
    assert economy(_base(solution)).complete
    assert analyse(solution).quality.points


def test_a_weaker_man_must_keep_set_play_too() -> None:
    """With a knight on e6 the set mates that the key changes would not be there."""
    solution = solve("6Q1/8/1K1pR3/3kp3/8/6N1/8/8 w - - 0 1", "#2")
    tested = {square_name(each.square): each for each in economy(_base(solution)).services}
    assert tested["e6"].need is Need.NEEDED
    assert not tested["e6"].weaker
