# SPDX-License-Identifier: GPL-3.0-or-later
"""What moves do to the board, as both solvers say it: thousands of positions of random games."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import chess
import pytest
from cases import every
from positions import position_of

from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.goals import MATE
from composer.problem.men import Kind
from composer.problem.move import Move, play
from composer.problem.position import Castling, Position

STARTS = (
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/pppp1ppp/PPPP1PPP/8/8/R3K2R b KQkq - 0 1",
    "4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
)
GAMES, LONGEST = 10, 45  # more than 2,000 positions
PLAIN = 3  # moves of each that do nothing special


def _boards() -> Iterator[chess.Board]:
    for start in STARTS:
        chance = random.Random(start)
        for _ in range(GAMES):
            board = chess.Board(start)
            for _ in range(LONGEST):
                yield board
                moves = list(board.legal_moves)
                if not moves:
                    break
                board.push(chance.choice(moves))


def _some_moves(board: chess.Board) -> Iterator[chess.Move]:
    """Yield all moves that do more than carry one man, and some others."""
    plain = []
    for move in board.legal_moves:
        if board.is_en_passant(move) or board.is_castling(move) or move.promotion:
            yield move
        else:
            plain.append(move)
    yield from random.Random(len(plain)).sample(plain, min(PLAIN, len(plain)))


def test_changes_lead_to_the_board_of_python_chess() -> None:
    seen: Counter[str] = Counter()
    for board in _boards():
        position = position_of(board)
        for each in _some_moves(board):
            move = move_of(board, each)
            after = board.copy(stack=False)
            after.push(each)
            reached = play(position, move)
            assert board_of(reached).piece_map() == after.piece_map(), (board.fen(), each)
            assert reached.turn is not position.turn
            assert board_of(reached).castling_rights == after.clean_castling_rights()
            assert reached.en_passant == move.passed == after.ep_square
            _well_formed(position, move)
            seen[_sort_of(move)] += 1
    assert min(seen[each] for each in (*Castling.__members__, "e.p.", "promotion")) > 20, seen
    assert seen["plain"] > 5_000


def test_both_solvers_say_the_same() -> None:
    engine = pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
    kernel, token = engine.Kernel(1), bytearray(1)
    seen: Counter[str] = Counter()
    for board in _boards():
        position = position_of(board)
        solve = engine.Solve(kernel, position, 1, MATE, token)
        made = [solve.move_of_first(first) for first in range(solve.first_moves)]
        found = {move.uci: move for move in made}
        assert set(found) == {legal_move.uci() for legal_move in board.legal_moves}
        for each in _some_moves(board):
            move, expected = found[each.uci()], move_of(board, each)
            assert move.changes == expected.changes, (board.fen(), move.uci)
            assert move == expected, (board.fen(), move.uci)
            seen[_sort_of(move)] += 1
    assert min(seen[each] for each in (*Castling.__members__, "e.p.", "promotion")) > 20, seen


def _well_formed(position: Position, move: Move) -> None:
    squares = [square for square, _ in move.changes]
    assert squares[:2] == [move.origin, move.target]
    assert squares[2:] == sorted(set(squares[2:]) - {move.origin, move.target})
    assert all(position[square] is not man for square, man in move.changes)


def _sort_of(move: Move) -> str:
    if move.castling is not None:
        return move.castling.name
    if move.promotion is not None:
        return "promotion"
    return "e.p." if move.en_passant else "plain"


@every(
    "start, uci, changes, castling, passed",
    [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1g1", "e1. g1K f1R h1.", "K", ""),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "e1c1", "e1. c1K a1. d1R", "Q", ""),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq -", "e8g8", "e8. g8k f8r h8.", "k", ""),
        ("r3k2r/8/8/8/8/8/8/4K3 b kq -", "e8c8", "e8. c8k a8. d8r", "q", ""),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", "e5. d6P d5.", "", ""),
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3", "d4e3", "d4. e3p e4.", "", ""),
        ("3rk3/4P3/8/8/8/8/8/4K3 w - -", "e7d8n", "e7. d8N", "", ""),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4", "e2. e4P", "", "e3"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e3", "e2. e3P", "", ""),
        ("4k3/8/8/8/8/8/4P3/4K3 w - -", "e1f2", "e1. f2K", "", ""),
    ],
)
def test_special_moves_say_all_they_do(
    start: str, uci: str, changes: str, castling: str, passed: str
) -> None:
    board = board_of(parse_fen(f"{start} 0 1"))
    move = move_of(board, chess.Move.from_uci(uci))
    told = " ".join(
        chess.square_name(square) + ("." if man is None else man.letter)
        for square, man in move.changes
    )
    assert told == changes
    assert move.castling is (Castling(castling) if castling else None)
    assert move.passed == (chess.parse_square(passed) if passed else None)
    assert (move.promotion is Kind.KNIGHT) is uci.endswith("n")
