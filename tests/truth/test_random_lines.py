# SPDX-License-Identifier: GPL-3.0-or-later
"""What was played at random is there: no search says that there is no line of that length.

Limits are forced upon the search, from one line on: where a limit ends it, it may say that it is
not finished, never that there is nothing.
"""

from __future__ import annotations

import random

import chess
import pytest
from cases import every
from thorough import many

from composer.problem.fen import parse_fen
from composer.solver.compiled import KERNEL, REFERENCE, VARIABLE
from composer.solver.options import SolveOptions
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

_FOUND = {Verdict.SOUND, Verdict.COOKED, Verdict.FEW}
_STARTS = (
    "8/8/3k4/8/2p5/8/1P1K4/6R1 w - - 0 1",
    "4k3/P6p/8/8/8/5n2/8/4K2R w K - 0 1",
    "8/2k5/8/3pP3/8/2q5/5N2/7K w - - 0 1",
    "7k/6pp/8/8/1B6/8/3r4/K7 b - - 0 1",
)


def _walk(board: chess.Board, halfmoves: int, rng: random.Random, series: bool) -> bool:
    """Play at random; return whether it went so far."""
    for step in range(halfmoves):
        moves = list(board.legal_moves)
        if not moves:
            return False
        board.push(rng.choice(moves))
        if series and step < halfmoves - 1:
            if board.is_check():
                return False
            board.push(chess.Move.null())
    return True


def _lines(seed: int) -> list[tuple[str, str]]:
    """Return positions with the goal that a random line reached, in help play and in series."""
    rng = random.Random(seed)
    asked = []
    for fen in _STARTS:
        for series in (False, True):
            halfmoves = rng.randint(1, 3) if series else rng.randint(1, 4)
            board = chess.Board(fen)
            if not _walk(board, halfmoves, rng, series):
                continue
            target = chess.square_name(board.peek().to_square)
            goal = "+" if board.is_check() else f"z{target}"
            if series:
                asked.append((fen, f"ser-{goal}{halfmoves}"))
                continue
            moves = f"{halfmoves // 2}" if halfmoves % 2 == 0 else f"{halfmoves // 2}.5"
            asked.append((fen, f"h{goal}{moves}"))
    return asked


@pytest.mark.parametrize("solver", [REFERENCE, KERNEL])
@pytest.mark.parametrize("seed", range(many(2, 2, 20)))
@pytest.mark.parametrize("most", [1, 3, 100_000])
def test_a_line_that_was_played_is_never_denied(
    solver: str, seed: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if solver == KERNEL:
        pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    monkeypatch.setenv(VARIABLE, solver)
    session = Session()
    for fen, asked in _lines(seed):
        for exact in (True, False):
            options = SolveOptions(most_lines=most, exact=exact, retro=False)
            found = solve(parse_fen(fen), asked, options, session=session)
            assert found.verdict is not Verdict.NO_SOLUTION, (fen, asked, options)
            if exact:
                assert found.verdict in _FOUND or not found.complete, (fen, asked)
    session.close()


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("most", [1, 10, 1_000])
def test_a_game_that_was_played_is_never_denied(seed: int, most: int) -> None:
    rng, board = random.Random(seed), chess.Board()
    halfmoves = rng.randint(1, 8)
    while not _walk(board := chess.Board(), halfmoves, rng, series=False):
        pass
    asked = f"PG {halfmoves // 2}.{5 if halfmoves % 2 else 0}"
    found = solve(board.board_fen(), asked, SolveOptions(most_lines=most))
    assert found.verdict in {Verdict.SOUND, Verdict.COOKED, Verdict.UNDECIDED}, (board.fen(), asked)
    assert found.verdict is not Verdict.UNDECIDED or not found.complete


@every("moves", ["7.0", "7.5", "8.0"])
def test_many_shorter_games_do_not_deny_those_of_full_length(moves: str) -> None:
    diagram = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R"
    found = solve(diagram, f"PG {moves}", SolveOptions(most_lines=100))
    assert found.verdict is Verdict.COOKED
    assert any(shorter.stopped for shorter in found.shorter)
    assert not found.complete
