# SPDX-License-Identifier: GPL-3.0-or-later
"""The rarer goals on the plain board, as Popeye's manual has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.problem.goals import Aim, Goal
from composer.problem.men import Colour
from composer.solver.playboard import BoardMove

if TYPE_CHECKING:
    from oracle.board import PlainBoard


def reaches_rarely(board: PlainBoard, goal: Goal) -> bool:
    """Return whether the move played last reaches a rare goal."""
    last = board.last
    mover = board.turn.other
    match goal.aim:
        case Aim.NO_MOVE:
            return not board.has_way_out(board.is_check())
        case Aim.OWN_STALEMATE:
            return not board.in_check(mover) and not _moves_again(board)
        case _ if last is None:
            return False
        case Aim.PROMOTION:
            return last.promotion is not None and goal.kind in (None, last.promotion)
        case Aim.ANY:
            return True
        case Aim.CASTLING:
            return last.castling is not None
        case Aim.IN_PASSING:
            return _took_in_passing(board)
        case Aim.BOTH_MATED:
            return _both_mated(board) and not _was_mated(board)
        case Aim.COUNTER_MATE:
            return _both_mated(board) and _was_mated(board)
        case Aim.OWN_MATE:
            return _is_mover_mated(board)
        case Aim.LAST_RANK:
            rank = 7 if mover is Colour.WHITE else 0
            return last.at is not None and last.at // 8 == rank
        case Aim.WON_MAN:
            return last.captured is not None
        case _:  # a goal of the old problems, which their own rules have
            return False


def moves_to(board: PlainBoard, goal: Goal, legal: list[BoardMove]) -> list[BoardMove]:
    """Return the legal moves, and those that reach a goal though they leave the king in check."""
    if board.in_check(board.turn.other):
        return []  # such a move ends the play
    moves = list(legal)
    for move in board.unsafe():
        board.play(move)
        if reaches_rarely(board, goal):
            moves.append(move)
        board.take_back()
    return moves


def _moves_again(board: PlainBoard) -> bool:
    board.play(None)
    found = board.has_way_out(checked=False)
    board.take_back()
    return found


def _is_mated(board: PlainBoard) -> bool:
    return board.is_check() and not board.has_escape()


def _is_mover_mated(board: PlainBoard) -> bool:
    board.play(None)
    mated = _is_mated(board)
    board.take_back()
    return mated


def _both_mated(board: PlainBoard) -> bool:
    return _is_mated(board) and _is_mover_mated(board)


def _was_mated(board: PlainBoard) -> bool:
    last = board.last
    board.take_back()
    mated = _is_mated(board)
    board.play(last)
    return mated


def _took_in_passing(board: PlainBoard) -> bool:
    last = board.last
    assert last is not None
    board.take_back()
    taken = board.described(last).en_passant
    board.play(last)
    return taken
