# SPDX-License-Identifier: GPL-3.0-or-later
"""Un-moves by brute force: every earlier board there could be, asked of python-chess."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
from cases import every
from oracle.retro.unmoves import plain_unmoves
from retro.unmoving import random_diagram
from thorough import many

from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour, Man
from composer.problem.position import Castling, Position
from composer.retro.unmoves.finding import unmoves
from composer.retro.unmoves.unmove import UnMove

DIAGRAMS = (
    "8/8/8/8/8/1p1k4/8/1R2K2R w - - 0 1",
    "r4rk1/pp3ppp/2P5/8/4Q3/8/PPP2PPP/2KR3R w - - 0 1",
    "2kr3r/ppp2ppp/8/4q3/8/2p5/PP3PPP/R4RK1 b - - 0 1",
    "1Q1k4/8/5P2/8/8/2p5/3K4/1n6 b - - 0 1",
    "8/8/3k4/2P5/8/8/8/B3K3 b - - 0 1",
    "3k4/8/3P4/8/8/8/3R4/3K4 b - - 0 1",
    "8/8/2P5/8/K6r/8/8/7k b - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R b - - 0 1",
    "QQQQQQQQ/8/8/3k4/8/8/8/4K3 b - - 0 1",
    "n1r4k/KbpnpPPp/2q3Qp/1Bp1ppP1/3PbR2/2N2PPP/1r4p1/3R4 b - - 0 1",  # more than a game has
)


@every("text", DIAGRAMS)
def test_of_known_diagrams(text: str) -> None:
    _agrees(parse_fen(text))


def test_of_any_diagrams() -> None:
    chance = random.Random(5)
    for _ in range(many(10, 20, 60)):
        _agrees(random_diagram(chance))


def _agrees(position: Position) -> None:
    expected = set(_by_brute_force(position))
    assert set(unmoves(position)) == expected
    assert set(plain_unmoves(position)) == expected


def _by_brute_force(position: Position) -> Iterator[UnMove]:
    """Yield the un-moves: each candidate's board is set up and asked whether it can be played."""
    board = chess.Board(fen(position))
    mover = not board.turn
    men = {square: man for square, man in board.piece_map().items() if man.color is mover}
    empty = [square for square in chess.SQUARES if board.piece_at(square) is None]
    for arrival, man in men.items():
        for origin in empty:
            for before in {man.piece_type, chess.PAWN}:
                if before == chess.PAWN and chess.square_rank(origin) in (0, 7):
                    continue
                yield from _moves_between(board, arrival, origin, before)
    for right in Castling:
        if (right.colour is Colour.WHITE) is mover and _castled(board, right):
            king = 6 if right.is_short else 2
            arrival = right.king_square - 4 + king
            yield UnMove(
                Man.of(right.colour, position.board[arrival].kind),  # type: ignore[union-attr]
                right.king_square,
                arrival,
                castling=right,
            )


def _moves_between(board: chess.Board, arrival: int, origin: int, before: int) -> Iterator[UnMove]:
    mover = not board.turn
    man = board.piece_at(arrival)
    assert man is not None
    promotion = man.piece_type if before != man.piece_type else None
    for victim in (None, *chess.PIECE_TYPES[:5]):
        if victim == chess.PAWN and chess.square_rank(arrival) in (0, 7):
            continue
        earlier = board.copy(stack=False)
        earlier.turn = mover
        earlier.remove_piece_at(arrival)
        earlier.set_piece_at(origin, chess.Piece(before, mover))
        if victim is not None:
            earlier.set_piece_at(arrival, chess.Piece(victim, not mover))
        move = chess.Move(origin, arrival, promotion)
        if _is_playable(earlier, board, move):
            double = before == chess.PAWN and abs(origin - arrival) == 16
            yield UnMove(
                Man(man.symbol()),
                origin,
                arrival,
                None if victim is None else Man(chess.Piece(victim, not mover).symbol()),
                promotion is not None,
                double_step=double,
            )
    if before == chess.PAWN and promotion is None and _in_passing(board, arrival, origin):
        victim_man = Man(chess.Piece(chess.PAWN, not mover).symbol())
        yield UnMove(Man(man.symbol()), origin, arrival, victim_man, en_passant=True)


def _is_playable(earlier: chess.Board, board: chess.Board, move: chess.Move) -> bool:
    if earlier.was_into_check() or not _counts(earlier, board) or not earlier.is_legal(move):
        return False
    if earlier.is_castling(move):
        return False
    earlier.push(move)
    return earlier.board_fen() == board.board_fen()


def _in_passing(board: chess.Board, arrival: int, origin: int) -> bool:
    mover = not board.turn
    back = -8 if mover is chess.WHITE else 8
    victim, home = arrival + back, arrival - back
    if not (0 <= home < 64 and chess.square_rank(home) == (6 if mover is chess.WHITE else 1)):
        return False
    if board.piece_at(victim) is not None or board.piece_at(home) is not None:
        return False
    first = board.copy(stack=False)  # before the double step
    first.turn = not mover
    first.remove_piece_at(arrival)
    first.set_piece_at(origin, chess.Piece(chess.PAWN, mover))
    first.set_piece_at(home, chess.Piece(chess.PAWN, not mover))
    if first.was_into_check() or not _counts(first, board):
        return False
    step = chess.Move(home, victim)
    if not first.is_legal(step):
        return False
    first.push(step)
    capture = chess.Move(origin, arrival)
    if not first.is_legal(capture) or not first.is_en_passant(capture):
        return False
    first.push(capture)
    return first.board_fen() == board.board_fen()


def _castled(board: chess.Board, right: Castling) -> bool:
    colour = right.colour is Colour.WHITE
    rank = 0 if colour else 56
    king, rook = (6, 5) if right.is_short else (2, 3)
    if board.piece_at(rank + king) != chess.Piece(chess.KING, colour):
        return False
    if board.piece_at(rank + rook) != chess.Piece(chess.ROOK, colour):
        return False
    if board.piece_at(rank + 4) or board.piece_at(right.rook_square):
        return False
    earlier = board.copy(stack=False)
    earlier.turn = colour
    earlier.remove_piece_at(rank + king)
    earlier.remove_piece_at(rank + rook)
    earlier.set_piece_at(rank + 4, chess.Piece(chess.KING, colour))
    earlier.set_piece_at(right.rook_square, chess.Piece(chess.ROOK, colour))
    earlier.castling_rights = chess.BB_SQUARES[right.rook_square]
    move = chess.Move(rank + 4, rank + king)
    return not earlier.was_into_check() and earlier.is_legal(move) and earlier.is_castling(move)


def _counts(earlier: chess.Board, board: chess.Board) -> bool:
    """Return whether no side had more men than 16, or needed more pawns for them than eight."""
    return all(
        _pawns_needed(earlier, colour) <= max(8, _pawns_needed(board, colour))
        and earlier.occupied_co[colour].bit_count()
        <= max(16, board.occupied_co[colour].bit_count())
        for colour in chess.COLORS
    )


def _pawns_needed(board: chess.Board, colour: chess.Color) -> int:
    bishops = board.pieces(chess.BISHOP, colour)
    light = len(bishops & chess.BB_LIGHT_SQUARES)
    beyond = max(light - 1, 0) + max(len(bishops) - light - 1, 0)
    for kind, full in ((chess.KNIGHT, 2), (chess.ROOK, 2), (chess.QUEEN, 1)):
        beyond += max(len(board.pieces(kind, colour)) - full, 0)
    return beyond + len(board.pieces(chess.PAWN, colour))
