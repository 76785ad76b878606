# SPDX-License-Identifier: GPL-3.0-or-later
"""The goals of the old problems: bared kings, mate by a stated man or on a stated square."""

from __future__ import annotations

from typing import Protocol

from composer.problem.goals import Aim, Goal
from composer.problem.men import Kind
from composer.solver.laws import (
    BARE_UNLESS_REPLY,
    BARE_WINS,
    STALEMATE_LOSES,
    STALEMATE_WINS,
    Laws,
)
from composer.solver.playboard import BoardMove
from composer.solver.reference.lawmoves import KING, Men, attacked_squares
from composer.solver.reference.lawvalues import LawMove


class GoalBoard(Protocol):
    """What these goals ask of a board; what each thing is, `LawBoard` says."""

    laws: Laws

    @property
    def men(self) -> Men: ...  # noqa: D102
    @property
    def white_moves(self) -> bool: ...  # noqa: D102
    @property
    def last(self) -> BoardMove | None: ...  # noqa: D102
    def king(self, white: bool) -> int: ...  # noqa: D102
    def is_mate(self) -> bool: ...  # noqa: D102
    def is_stalemate(self) -> bool: ...  # noqa: D102
    def moves(self) -> list[BoardMove]: ...  # noqa: D102
    def play(self, move: BoardMove | None) -> None: ...  # noqa: D102
    def take_back(self) -> None: ...  # noqa: D102


def has_attained(board: GoalBoard, goal: Goal, white: bool) -> bool:
    """Return whether a side has reached one of these goals by the last move, of either side."""
    moved = board.white_moves is not white
    if goal.aim is Aim.BARE:
        return _bares(board, white)
    if goal.aim is Aim.WIN:
        stalemate = STALEMATE_WINS if moved else STALEMATE_LOSES
        return (
            _bares(board, white)
            or (moved and board.is_mate())
            or (bool(board.laws.wins & stalemate) and board.is_stalemate())
        )
    if not moved or not board.is_mate():
        return False
    if goal.aim is Aim.MATE_ON:
        return board.king(not white) == goal.square
    return _mates_by(board, goal, white)


def _is_bare(men: Men, white: bool) -> bool:
    return all(kind == KING for colour, kind in men.values() if colour is white)


def _bares(board: GoalBoard, white: bool) -> bool:
    """Return whether a side has bared the other king, and that counts."""
    wins = board.laws.wins
    if not wins & (BARE_WINS | BARE_UNLESS_REPLY):
        return False
    if not _is_bare(board.men, not white) or _is_bare(board.men, white):
        return False
    if not wins & BARE_UNLESS_REPLY or board.white_moves is white:
        return True
    for move in board.moves():
        board.play(move)
        bared = _is_bare(board.men, white)
        board.take_back()
        if bared:
            return False
    return True


def _mates_by(board: GoalBoard, goal: Goal, white: bool) -> bool:
    """Return whether a man that the last move brought to its square, or named, gives the mate."""
    move, king = board.last, board.king(not white)
    if not isinstance(move, LawMove):
        return False
    squares = {move.target, move.rook, None if move.named is None else move.named[0]}
    return any(
        square in board.men
        and board.men[square][0] is white
        and goal.kind in (board.laws.men[board.men[square][1] - 1].kind, _plain(board, square))
        and king in attacked_squares(board.men, board.laws, square)
        for square in squares
        if square is not None
    )


def _plain(board: GoalBoard, square: int) -> Kind:
    """Return the orthodox kind in whose place a man stands."""
    return Kind(board.men[square][1])
