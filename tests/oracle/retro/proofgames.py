# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games in plain Python: a depth-first search over python-chess.

It is written to be clear, prunes by little more than counting, and is right by definition: the
compiled search must find the same games.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import chess

from composer.problem.boards import board_of
from composer.problem.position import Position
from composer.retro.proofgames.games import Ending, RawGame

_BITBOARDS: Final = ("pawns", "knights", "bishops", "rooks", "queens", "kings")
_MOST_BARREN: Final = 500_000  # positions remembered from which no game leads to the diagram


class PlainSearch:
    """A search for the games of one length from a start to a diagram.

    A game ends as soon as the men stand as in the diagram while the same side has the move as at
    the end; the start itself is no end.

    Attributes:
        nodes: positions looked at so far.
        count: games found so far.
        games: the first of them.
    """

    def __init__(
        self, target: Position, halfmoves: int, start: Position, ending: Ending, most: int
    ) -> None:
        self.nodes = self.count = 0
        self.games: list[RawGame] = []
        self._halfmoves, self._most = halfmoves, most
        self._ending = ending
        self._board = board_of(start)
        self._target = board_of(target)
        self._barren: set[tuple[object, ...]] = set()
        self._work = self._find(halfmoves)

    def run(self, nodes: int) -> bool:
        """Look at so many positions more; return whether all is searched."""
        end = self.nodes + nodes
        return all(self.nodes < end for _ in self._work)

    def _find(self, left: int) -> Iterator[None]:
        """Look at the position reached and all after it, with a pause after each."""
        self.nodes += 1
        yield
        board = self._board
        if left < self._halfmoves and left % 2 == 0 and self._stands():
            if left == 0 and self._ends():
                self._keep()
            return
        if left == 0 or not self._within_reach(left):
            return
        key = (left, board._transposition_key())
        if key in self._barren:
            return
        before = self.count
        for move in list(board.legal_moves):
            board.push(move)
            yield from self._find(left - 1)
            board.pop()
        if self.count == before:
            self._barren.add(key)
            if len(self._barren) > _MOST_BARREN:
                self._barren.clear()

    def _stands(self) -> bool:
        board, target = self._board, self._target
        return board.occupied_co == target.occupied_co and all(
            getattr(board, kinds) == getattr(target, kinds) for kinds in _BITBOARDS
        )

    def _ends(self) -> bool:
        board, ending = self._board, self._ending
        if ending.en_passant is not None and board.ep_square != ending.en_passant:
            return False
        return all(
            board.castling_rights & chess.BB_SQUARES[right.rook_square] for right in ending.castling
        )

    def _within_reach(self, left: int) -> bool:
        """Return whether counting does not exclude that so many half-moves lead to the diagram."""
        board, target = self._board, self._target
        for white in (True, False):
            moves = (left + (board.turn is white)) // 2
            own, theirs = board.occupied_co[white], board.occupied_co[not white]
            wanted, spared = target.occupied_co[white], target.occupied_co[not white]
            captures = theirs.bit_count() - spared.bit_count()
            if not 0 <= captures <= moves:
                return False
            wrong = sum(
                (getattr(target, kinds) & wanted & ~(getattr(board, kinds) & own)).bit_count()
                for kinds in _BITBOARDS
            )
            castling = 1 if board.castling_rights & own else 0  # the only move of two men
            if wrong > moves + castling:
                return False
            if (board.pawns & own).bit_count() < (target.pawns & wanted).bit_count():
                return False
        return True

    def _keep(self) -> None:
        self.count += 1
        if len(self.games) < self._most:
            moves = self._board.move_stack
            self.games.append(
                tuple((move.from_square, move.to_square, move.promotion or 0) for move in moves)
            )
