# SPDX-License-Identifier: GPL-3.0-or-later
"""Moves of a scheme as values with all that their text needs."""

from __future__ import annotations

from composer.analysis.schemes.work import SchemeWork
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark, Move
from composer.problem.position import Position
from composer.problem.squares import FILES, Square, file_of, rank_of, square_at, square_name
from composer.solver.schemeplay import Number, Step, position_after, scheme_board, step_of


def played(position: Position, move: Number) -> Position:
    """Return the position after a legal move."""
    return position_after(position, move)


def after_first(position: Position, first: Number) -> Position:
    """Return the position in which Black replies: after a first move, or as it stands (0)."""
    return position_after(position, first)


def is_legal(position: Position, move: Number) -> bool:
    """Return whether the side to move has a move."""
    return move in scheme_board(position).moves()


def mark_of(position: Position, move: Number) -> Mark:
    """Return what a legal move is: a mate, a check, a stalemate or none of these."""
    after = played(position, move)
    board = scheme_board(after)
    checks = board.is_checked(black=after.turn is Colour.BLACK)
    if not board.moves():
        return Mark.MATE if checks else Mark.STALEMATE
    return Mark.CHECK if checks else Mark.NONE


def answer_mark(position: Position, move: Number, work: SchemeWork) -> Mark:
    """Return the mark of a move that answers, or solves; in two-movers it is known to mate."""
    return mark_of(position, move) if work.is_long else Mark.MATE


def described(position: Position, move: Number, mark: Mark = Mark.NONE) -> Move:
    """Return a legal move of a scheme as a value.

    Raises:
        Unsolvable: the position is no scheme.
        ValueError: no man of the side to move stands there.
    """
    step = step_of(move)
    man = position.board[step.origin]
    if man is None or man.colour is not position.turn:
        raise ValueError(f"no man of the side to move stands on {square_name(step.origin)}")
    taken = position.board[step.target]
    in_passing = taken is None and man.kind is Kind.PAWN and _slants(step)
    return Move(
        man=man,
        origin=step.origin,
        target=step.target,
        changes=_changes(position, step),
        capture=Kind.PAWN if in_passing else None if taken is None else taken.kind,
        promotion=step.promotion,
        en_passant=in_passing,
        mark=mark,
        disambiguation=_disambiguation(position, step, man),
    )


def _slants(step: Step) -> bool:
    return file_of(step.origin) != file_of(step.target)


def _changes(position: Position, step: Step) -> tuple[tuple[Square, Man | None], ...]:
    man = position.board[step.origin]
    assert man is not None
    arrived = man if step.promotion is None else Man.of(man.colour, step.promotion)
    changes: list[tuple[Square, Man | None]] = [(step.origin, None), (step.target, arrived)]
    if man.kind is Kind.PAWN and _slants(step) and position.board[step.target] is None:
        changes.append((square_at(file_of(step.target), rank_of(step.origin)), None))
    return tuple(changes)


def _disambiguation(position: Position, step: Step, man: Man) -> str:
    """Return what distinguishes the man, by the usual rule: file, else rank, else both."""
    name = square_name(step.origin)
    if man.kind is Kind.PAWN:
        takes = position.board[step.target] is not None or _slants(step)
        return name[0] if takes else ""
    rivals = [
        move & 63
        for move in scheme_board(position).moves()
        if move >> 6 & 63 == step.target
        and move & 63 != step.origin
        and position.board[move & 63] is man
    ]
    if not rivals:
        return ""
    if all(file_of(rival) != file_of(step.origin) for rival in rivals):
        return FILES[file_of(step.origin)]
    if all(rank_of(rival) != rank_of(step.origin) for rival in rivals):
        return name[1]
    return name
