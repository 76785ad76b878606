# SPDX-License-Identifier: GPL-3.0-or-later
"""Squares that are shut, or lead elsewhere: Haan chess, holes, wormholes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import rank_of
from composer.solver.conditions import squares as told
from composer.solver.conditions.condition import as_kind
from composer.solver.setup import is_promoted, promotion_kinds
from oracle.conditions.condition import (
    HOLES,
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    RuledCondition,
    Walk,
)


class Haan(RuledCondition, told.Haan):
    """Each square that a man leaves becomes a hole, which nobody enters or crosses."""

    def effects(self, draft: Draft) -> None:
        """Shut the squares that were left; castling leaves those of king and rook."""
        castling = draft.move.castling
        left = [draft.move.origin]
        if castling is not None:
            left = [castling.king_square, castling.rook_square]
        left += [effect.square for effect in draft.effects if effect.sign == "/"]  # partners
        for cell in left:
            if draft.board[cell] is None:
                draft.memory[f"{HOLES}{cell}"] = 1


class Holes(RuledCondition, told.Holes):
    """Some squares cannot be entered or crossed."""

    def begin(self, start: Position) -> Memory:
        """Shut the squares on which nobody stands."""
        return {f"{HOLES}{cell}": 1 for cell in self.squares if start.board[cell] is None}


class Wormholes(RuledCondition, told.Wormholes):
    """Who comes to a wormhole comes out of another one at once, whichever is empty."""

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Return the moves that come out of the other wormholes, and promote there."""
        if move.target not in self.squares:
            return (move,)
        ways = [
            replace(move, choice=cell)
            for cell in self.squares
            if cell != move.target and _is_open(board, move, cell)
        ]
        if move.promotion is not None or not is_promoted(walk.man.kind):
            return ways
        last = 7 if walk.side is Colour.WHITE else 0
        return [
            move
            for way in ways
            for move in (_promoted(way, board) if rank_of(way.choice or 0) == last else (way,))
        ]

    def effects(self, draft: Draft) -> None:
        """Carry the man who has come to a wormhole to the other."""
        cell = draft.move.choice
        if cell is None or draft.at not in self.squares or draft.at is None:
            return
        kind = draft.move.kind
        draft.carry(draft.at, cell, None if kind is None else as_kind(draft.man_at(draft.at), kind))
        if draft.pawn == draft.at:  # a double step: he is captured in passing where he is now
            draft.pawn = cell
        draft.at = cell


def _is_open(board: ConditionedBoard, move: PlainMove, cell: int) -> bool:
    """Tell whether a man may come out where nobody stands then.

    Where he came from he does only if he has captured or was promoted: else he had not moved. The
    rook of a castling has gone.
    """
    if move.castling is not None and cell == (move.origin + move.target) // 2:
        return False
    if move.castling is not None and cell == move.castling.rook_square:
        return True
    if cell == move.origin:
        return move.captured is not None or move.promotion is not None
    return board.men[cell] is None or cell == move.captured


def _promoted(move: PlainMove, board: ConditionedBoard) -> list[PlainMove]:
    return [replace(move, kind=kind) for kind in promotion_kinds(board.start, move.man.kind)]
