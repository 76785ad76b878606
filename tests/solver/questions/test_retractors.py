# SPDX-License-Identifier: GPL-3.0-or-later
"""Retractors against brute force, on boards of few men; whether a game leads there is not asked."""

from __future__ import annotations

import chess
import pytest
from cases import every
from oracle.retro.retractors import forcing, help_rows

from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.questionturn import asked_position
from composer.problem.stipulation import StipulationError, forward_of, parse_task
from composer.retro.questions.lastmoves import Row
from composer.retro.questions.reached import MOST_POSITIONS
from composer.solver.options import Token
from composer.solver.questions import defensiveretractors, helpretractors
from composer.solver.questions.answer import Asked
from composer.solver.session import Session
from composer.solver.solution import Verdict

ONE_BACK = (
    "2Q5/R7/k4K2/8/8/8/8/8 b - - 0 1",
    "6k1/2Q4P/8/8/8/8/8/5K2 b - - 0 1",
    "8/8/8/k7/2N5/2Q5/8/7K b - - 0 1",
    "7B/4P1k1/4P3/6KQ/8/n7/8/8 b - - 0 1",
    "8/2k5/K1P5/3p4/8/8/8/Q7 b - - 0 1",
    "k7/P7/K7/8/8/2B5/8/8 b - - 0 1",
)
TWO_BACK = ("k7/P7/K7/8/8/8/8/8 b - - 0 1", "8/8/8/8/8/5K2/7P/7k b - - 0 1")


def asked(text: str, question: str, session: Session) -> Asked:
    stipulation, token = parse_task(question), Token()
    past = stipulation.question
    assert past is not None
    position = asked_position(parse_fen(text), stipulation)
    judging = session.judging_after(token)
    return Asked(position, past, forward_of(past), judging, token, MOST_POSITIONS)


@every("text", ONE_BACK)
def test_one_move_back(text: str) -> None:
    session = Session(1, 1)
    question = asked(text, "-1w & #1", session)
    solving, finished = helpretractors._solving(question)
    assert finished
    found = {(each.told.unmoves, key.uci) for each in solving for key in each.judged.keys}
    assert found == set(help_rows(question.position, 1))
    session.close()


@every("text, manner", [(text, manner) for text in ONE_BACK for manner in ("Proca", "Høeg")])
def test_one_move_back_in_defence(text: str, manner: str) -> None:
    _agrees(text, f"-1w & #1 {manner}", 1)


@every("text, manner", [(text, manner) for text in TWO_BACK for manner in ("Proca", "Høeg")])
def test_two_moves_back_in_defence(text: str, manner: str) -> None:
    _agrees(text, f"-2 (White) & #1 ({manner})", 2)


def _agrees(text: str, question: str, moves: int) -> None:
    session = Session(1, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(defensiveretractors._Search, "_is_legal", lambda self, row: True)
        given = asked(text, question, session)
        found = defensiveretractors._Search(given).first(Row((), given.position), moves)
    session.close()
    sure, possible = (
        {
            (row.unmoves[0].origin, row.unmoves[0].arrival, row.unmoves[0].unpromotes)
            for row, truth in found
            if truth or truth is nothing
        }
        for nothing in (True, None)
    )
    expected = forcing(given.position, moves, question.endswith(("Høeg", "Høeg)")))
    assert sure <= expected <= possible
    assert moves > 1 or sure == possible


def test_several_moves_back_must_say_how() -> None:
    for text in ("-2 & #1", "-3 (White) & #2"):
        with pytest.raises(StipulationError):
            parse_task(text)


def test_a_diagram_is_not_changed_by_asking() -> None:
    position = parse_fen(ONE_BACK[0])
    assert isinstance(asked_position(position, parse_task("-1w & #1")), Position)
    assert asked_position(position, parse_task("-1w & #1")) == position


def test_two_moves_back_in_defence_on_an_ordinary_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(defensiveretractors, "_legality", lambda *_: True)
    session = Session(1, 1)
    board = "4k3/p1p3pp/1p6/4N3/8/8/PPP2PPP/R3K3 w - - 0 1"
    found = defensiveretractors.answer(asked(board, "-2 (White) & #1 (Proca)", session))
    assert found.verdict is Verdict.NO_SOLUTION
    session.close()


@every(
    "text",
    (
        "7k/8/8/8/8/8/8/4K2R w K - 0 1",
        "5k2/3R2R1/8/8/8/8/8/4K2R w K - 0 1",
        "3k4/2R1R3/8/8/8/8/8/R3K3 w Q - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "5k2/3R2R1/8/8/8/8/8/4KB1R w K - 0 1",
    ),
)
def test_only_castling_that_mates_is_asked_of_history(text: str) -> None:
    position = defensiveretractors._for_mate_in_one(parse_fen(text))
    board = chess.Board(text)
    castlings = [move for move in board.legal_moves if board.is_castling(move)]
    assert len(position.castling) == sum(_is_mate(board, move) for move in castlings)


def _is_mate(board: chess.Board, move: chess.Move) -> bool:
    after = board.copy(stack=False)
    after.push(move)
    return after.is_checkmate()
