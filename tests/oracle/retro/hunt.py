# SPDX-License-Identifier: GPL-3.0-or-later
"""The hunt for a mate written to be clear: the compiled one's twin, and its oracle.

It looks at the same things: what has ended, material, walls, then all positions that can follow,
promising ones first, each once. It keeps no more than a few thousand, for it is slow.
"""

from __future__ import annotations

import heapq
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final

import chess

from composer.problem.boards import board_of
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.retro.dead import Hunted
from oracle.retro.walls import walls_prevent_mate

MOST: Final = 5_000
"""Positions that it keeps at most, whatever the budget."""

_VALUES: Final = {chess.PAWN: 1, chess.KNIGHT: 2, chess.BISHOP: 2, chess.ROOK: 6, chess.QUEEN: 8}


def hunt(position: Position, side: Colour, budget: int, flag: bytearray) -> Hunted:
    """Tell whether a side can mate, both helping."""
    board = board_of(position)
    winner = side is Colour.WHITE
    if not any(board.generate_legal_moves()):
        mated = board.is_check() and board.turn != winner
        return Hunted(*(("yes", "mate") if mated else ("no", "over")), (), 1)
    lack = lacks_material(board, winner)
    if lack:
        return Hunted("no", lack, (), 1)
    if walls_prevent_mate(position, side):
        return Hunted("no", "walls", (), 1)
    if not budget:
        return Hunted("unknown", "budget", (), 1)
    return _Hunt(board, winner, min(budget, MOST)).run(flag)


def lacks_material(board: chess.Board, winner: bool) -> str:
    """Return why a side's men cannot mate whatever stands where; empty if they may.

    What each says follows from where mates can be at all: a lone knight mates only beside a man
    of the other side that cannot capture it, and a queen can; a bishop attacks no neighbour of
    the king of the other colour, and of two that touch one diagonal neighbour the winner's king
    guards but one, so that somebody fills one who neither attacks that neighbour nor moves.
    """
    own = {kind: len(board.pieces(kind, winner)) for kind in _VALUES}
    other = {kind: len(board.pieces(kind, not winner)) for kind in _VALUES}
    men, others = sum(own.values()), sum(other.values())
    if men == 0:
        return "bare king"
    if men == own[chess.KNIGHT] == 1 and others == other[chess.QUEEN]:
        return "lone knight"
    if men == own[chess.BISHOP] and not other[chess.PAWN] and not other[chess.KNIGHT]:
        bishops = board.bishops
        if not bishops & chess.BB_LIGHT_SQUARES or not bishops & chess.BB_DARK_SQUARES:
            return "bishops of one colour"
    return ""


@dataclass(order=True)
class _Kept:
    far: int
    number: int
    board: chess.Board = field(compare=False)
    line: tuple[str, ...] = field(compare=False)


class _Hunt:
    def __init__(self, board: chess.Board, winner: bool, most: int) -> None:
        self._winner = winner
        self._most = most
        self._seen: set[Hashable] = {_key(board)}
        self._heap = [_Kept(0, 0, board, ())]

    def run(self, flag: bytearray) -> Hunted:
        while self._heap and not flag[0]:
            kept = heapq.heappop(self._heap)
            for move in kept.board.legal_moves:
                after = kept.board.copy(stack=False)
                after.push(move)
                if _key(after) in self._seen or lacks_material(after, self._winner):
                    continue
                if len(self._seen) == self._most:
                    return Hunted("unknown", "budget", (), self._most)
                self._seen.add(_key(after))
                line = (*kept.line, move.uci())
                if after.turn != self._winner and after.is_checkmate():
                    return Hunted("yes", "line", line, len(self._seen))
                far = seems_far(after, self._winner) + len(line) // 2
                heapq.heappush(self._heap, _Kept(far, len(self._seen), after, line))
        if flag[0]:
            return Hunted("unknown", "budget", (), len(self._seen))
        return Hunted("no", "search", (), len(self._seen))


def _key(board: chess.Board) -> Hashable:
    """Return what distinguishes a position from all others that play differently."""
    kinds = (board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings)
    white = board.occupied_co[chess.WHITE]
    return (*kinds, white, board.turn, board.castling_rights, board.ep_square)


def seems_far(board: chess.Board, winner: bool) -> int:
    """Return how far a position seems from mate by a side: only a hint where to look first."""
    king, other = board.king(not winner), board.king(winner)
    assert king is not None
    assert other is not None
    flights = [
        square
        for square in chess.SquareSet(chess.BB_KING_ATTACKS[king])
        if not board.occupied_co[not winner] & chess.BB_SQUARES[square]
        and not board.is_attacked_by(winner, square)
    ]
    force = sum(value * len(board.pieces(kind, winner)) for kind, value in _VALUES.items())
    pawns = board.pieces(chess.PAWN, winner)
    steps = min((chess.square_rank(pawn if winner else pawn ^ 56) for pawn in pawns), default=0)
    lacking = 0 if force > 5 else 30 - 4 * steps
    return 6 * len(flights) + 3 * chess.square_distance(king, other) + lacking
