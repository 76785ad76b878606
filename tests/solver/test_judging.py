# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

import threading
import time
from contextlib import closing
from dataclasses import replace

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions, playable_positions

from composer.problem.conventions import Convention
from composer.problem.edits import put
from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.problem.men import Man
from composer.problem.position import Position
from composer.problem.squares import SQUARES
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE
from composer.solver.judging import INVALID, Judgement
from composer.solver.options import Token, UnsupportedStipulation
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve, solve_keys

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
LONG = "r3r2k/b4pp1/2R5/6N1/3nN3/8/1K2n1R1/3Q4 w - - 0 1"  # minutes, in eight moves


def _judged(solver: str, positions: list[Position], stipulation: str) -> list[Judgement]:
    """Judge by one solver, with the rights as given: proofs of rights have twins of their own, and
    the plain one may look for minutes where kings and rooks stand at home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, solver)
        asked = replace(parse_stipulation(stipulation), convention=Convention.AS_GIVEN)
        return Session(1).judge(asked, Token()).judge(positions)


def test_many_positions_are_judged_as_each_is_alone(either_solver: str) -> None:
    position = parse_fen(STAR)
    (king,) = position.squares_of(Man.BLACK_KING)
    positions = [put(position, square, Man.BLACK_PAWN) for square in (*SQUARES[8:40], king)]
    found = Session(1).judge(TWO_MOVER, Token()).judge(positions)
    for each, judgement in zip(positions, found, strict=True):
        alone = solve_keys(each, "#2")
        assert judgement.verdict is alone.verdict
        assert judgement.keys == tuple(key.move for key in alone.keys)
        assert judgement.complete
    assert {judgement.verdict for judgement in found} > {Verdict.SOUND, Verdict.INVALID}


@given(
    positions=st.lists(playable_positions(most=9) | any_positions(most=9), max_size=4),
    stipulation=st.sampled_from(["#1", "#2", "=2"]),
)
def test_both_solvers_judge_alike(positions: list[Position], stipulation: str) -> None:
    pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    kernel = _judged(KERNEL, positions, stipulation)
    assert kernel == _judged(REFERENCE, positions, stipulation)


def test_what_costs_too_much_is_left_open_and_the_rest_is_not(either_solver: str) -> None:
    judge = Session(1).judge(parse_stipulation("#3"), Token())
    positions = [
        parse_fen(LONG),
        parse_fen("7k/8/5KR1/8/8/8/8/8 w - - 0 1"),
        parse_fen("8/8/8/8/8/8/8/K7"),
    ]
    long, short, none = judge.judge(
        positions, most_nodes=1_000 if either_solver == KERNEL else 100_000
    )
    assert long == Judgement(Verdict.UNDECIDED, complete=False)
    assert short.verdict is Verdict.COOKED
    assert short.complete
    assert none == INVALID
    assert judge.judge(positions[1:2])[0] == short


def test_a_cancelled_token_leaves_all_undecided(either_solver: str) -> None:
    token = Token()
    token.cancel()
    (found,) = Session(1).judge(TWO_MOVER, token).judge([parse_fen(STAR)])
    assert found.verdict is Verdict.UNDECIDED
    assert not found.complete


@pytest.mark.parametrize("by_token", [True, False])
def test_a_judge_at_work_comes_back_when_told(either_solver: str, by_token: bool) -> None:
    token, answers = Token(), []
    judge = Session(1).judge(parse_stipulation("#8"), token)
    thread = threading.Thread(target=lambda: answers.extend(judge.judge([parse_fen(LONG)])))
    thread.start()
    time.sleep(0.05)  # into the midst of the search, which tells nobody of itself
    if by_token:
        token.cancel()
    else:
        judge.halt()
    thread.join()
    assert not answers[0].complete


def test_what_is_not_solved_is_refused(either_solver: str) -> None:
    with pytest.raises(UnsupportedStipulation):
        Session(1).judge(parse_stipulation("ser-hs#2"), Token())


def test_the_kernels_judge_refuses_nonsense() -> None:
    engine = pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    kernel = engine.Kernel(1)
    with pytest.raises(ValueError, match="moves"):
        engine.Judge(kernel, 0, MATE, bytearray(1))
    with pytest.raises(ValueError, match="token"):
        engine.Judge(kernel, 2, MATE, bytearray())
    with pytest.raises(TypeError):
        engine.Judge(kernel, 2, MATE, bytearray(1)).judge(["no position"])
    assert engine.Judge(kernel, 2, MATE, bytearray(1)).judge([]) == []


@every("task", ["#1", "#2", "h#1", "s#1"])
def test_orthodox_and_fairy_positions_are_judged_side_by_side(task: str) -> None:
    asked = [
        parse_fen(text)
        for text in (
            "7k/5K2/8/8/8/8/8/1R6 w - - 0 1",
            "7k/5K2/8/8/8/8/.G-7/1R6 w - - 0 1",
            "7k/8/6K1/8/8/8/8/1R6 w - - 0 1",
            "8/8/8/8/8/8/8/1R5k w - - 0 1",
            "7k/5K2/8/=.G-7/8/8/8/1R6 w - - 0 1",
        )
    ]
    with closing(Session(threads=1)) as session:
        judged = session.judge(parse_stipulation(task), Token()).judge(asked)

    assert [judgement.verdict for judgement in judged] == [
        solve(position, task).verdict for position in asked
    ]


def test_a_judge_of_fairy_positions_stops_with_its_token_and_heeds_its_patience() -> None:
    fairy = parse_fen("8/.G-q4k1/2r2n2/8/3=.N-4/1Q3B2/1K3.G-2/R7 w - - 0 1")
    token = Token()
    with closing(Session(threads=1)) as session:
        (open_,) = session.judge(parse_stipulation("#5"), token).judge([fairy], 10)
        token.cancel()
        (stopped,) = session.judge(parse_stipulation("#5"), token).judge([fairy])

    assert not open_.complete
    assert open_.verdict is Verdict.UNDECIDED
    assert not stopped.complete
