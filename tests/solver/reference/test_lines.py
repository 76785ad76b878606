# SPDX-License-Identifier: GPL-3.0-or-later
"""The reference's lines, by positions of our own and by an enumeration that remembers nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest
from cases import every

from composer.problem.defects import is_solvable
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.problem.stipulations.play import Play
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token
from composer.solver.reference.staged import reference_search
from composer.solver.session import Session
from composer.solver.solution import Stage, Verdict
from composer.solver.solve import solve, solving
from composer.solver.stages import Found

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "lines.json").read_text("utf-8"))
MANY = "4k3/8/8/8/8/8/7R/4K3 b - - 0 1"
Row = tuple[str, ...]


def _rows(lines: tuple[Line, ...]) -> list[str]:
    return [" ".join(move.uci for move in line.moves) for line in lines]


def _found(position: Position, asked: str, **wanted: Any) -> Found:
    search = reference_search(position, parse_stipulation(asked), Token())
    *_, last = search.find(SolveOptions(**wanted))
    return last


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case["stipulation"])
def test_small_positions(case: dict[str, Any], either_solver: str) -> None:
    solution = solve(case["fen"], case["stipulation"], SolveOptions(intended=Intended(1)))
    assert _rows(solution.lines) == case["lines"]
    assert _rows(solution.set_lines) == case["set_lines"]
    assert solution.verdict.value == case["verdict"]
    assert (solution.complete, solution.stage) == (True, Stage.PLAY)


def _naive(board: chess.Board, asked: Stipulation, left: int) -> Iterator[Row]:
    """Yield the lines of just so many half-moves, trying everything."""
    for move in list(board.legal_moves):
        board.push(move)
        if left == 1:
            if board.is_checkmate() if asked.goal.sign == "#" else board.is_stalemate():
                yield (move.uci(),)
        elif asked.series and left > (1 if asked.play is Play.DIRECT else 2):
            if not board.is_check():
                board.push(chess.Move.null())
                yield from ((move.uci(), *rest) for rest in _naive(board, asked, left - 1))
                board.pop()
        else:
            yield from ((move.uci(), *rest) for rest in _naive(board, asked, left - 1))
        board.pop()


def _positions(number: int) -> Iterator[chess.Board]:
    """Yield random positions of few men, the black king in a corner."""
    rng = random.Random(14)
    made = 0
    while made < number:
        board = chess.Board(None)
        corner = rng.choice((0, 7, 56, 63))
        near = [each for each in range(64) if chess.square_distance(corner, each) in (2, 3)]
        rest = [each for each in range(64) if each != corner]
        squares = (corner, rng.choice(near), *rng.sample(rest, 3))
        if len(set(squares)) < len(squares):
            continue
        for square, man in zip(squares, rng.choice(("kKQPp", "kKRPp", "kKQbP")), strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(man))
        board.turn = rng.random() < 0.5
        if board.is_valid() and is_solvable(parse_fen(board.fen())):
            made += 1
            yield board


@every("asked", ["h#1.5", "h=1.5", "h#1", "ser-#2", "ser-h#2", "ser-=2"])
def test_everything_tried_finds_the_same_in_the_same_order(asked: str) -> None:
    stipulation = parse_stipulation(asked)
    found = 0
    for board in _positions(30):
        step = 1 if stipulation.series else 2
        fewest = 2 - stipulation.halfmoves % 2
        if stipulation.series:
            fewest = 1 if stipulation.play is Play.DIRECT else 2
        expected = [
            " ".join(row)
            for length in range(fewest, stipulation.halfmoves + 1, step)
            for row in _naive(board, stipulation, length)
        ]
        lines = _found(parse_fen(board.fen()), asked).lines
        assert _rows(lines) == expected
        found += len(lines)
    assert found


def test_more_lines_than_wanted_are_cut_and_never_called_finished() -> None:
    solution = solve(MANY, "h+1", SolveOptions(most_lines=3, intended=Intended(1)))
    assert len(solution.lines) == 3
    assert (solution.lines_cut, solution.complete) == (True, False)
    assert solution.verdict is Verdict.COOKED  # that is certain
    assert str(solution.message).startswith("Cooked: at least three solutions")


def test_a_cut_verdict_within_what_is_intended_is_open() -> None:
    options = SolveOptions(most_lines=3)
    problem = solve(MANY, "h+1", SolveOptions(most_lines=3, intended=Intended(3)))
    assert problem.verdict is Verdict.UNDECIDED
    assert len(solve(MANY, "h+1", options).set_lines) <= 3


def test_exact_play_has_no_shorter_lines() -> None:
    fen = "7k/5K2/8/8/8/8/6R1/8 w - - 0 1"
    every, exact = (
        solve(fen, "h#1.5", SolveOptions(exact=each, intended=Intended(1)))
        for each in (False, True)
    )
    assert {len(line) for line in every.lines} == {1, 3}
    assert {len(line) for line in exact.lines} == {3}
    assert exact.lines == every.lines[1:]
    assert exact.verdict is Verdict.COOKED


def test_a_cancelled_solve_is_called_unfinished() -> None:
    token = Token()
    stages = solving("r1bqk2r/pppp1ppp/8/8/8/8/PPPP1PPP/R1BQK2R b - - 0 1", "h#4", None, token)
    found = [next(stages)]
    token.cancel()
    last = [*found, *stages][-1]
    assert not last.complete
    assert last.verdict in (Verdict.UNDECIDED, Verdict.COOKED, Verdict.SHORT)


def test_a_judge_answers_for_lines(either_solver: str) -> None:
    session = Session(1)
    judge = session.judge(parse_stipulation("h#1"), Token())
    sound, nothing, broken = judge.judge(
        [
            parse_fen("7k/5K2/8/8/8/8/6R1/8 b - - 0 1"),
            parse_fen("7k/5K2/8/8/8/8/6N1/8 b - - 0 1"),
            parse_fen("7k/5K2/8/8/8/8/8/6RK b - - 0 1"),
        ]
    )
    session.close()
    assert (sound.verdict, len(sound.lines), sound.complete) == (Verdict.SOUND, 1, True)
    assert sound.key is None
    assert nothing.verdict is Verdict.NO_SOLUTION
    assert broken.verdict is Verdict.INVALID
