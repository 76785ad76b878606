# SPDX-License-Identifier: GPL-3.0-or-later
"""Imitators: signs on the board that make every move along with the man who moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from composer.geometry.geometry import CHESSBOARD
from composer.problem.attacks import movement_of
from composer.problem.men import Colour, Kind
from composer.problem.move import Effect, EffectKind
from composer.problem.position import Castling, Position
from composer.problem.squares import file_of, on_board, rank_of, square_at
from composer.rules.movement import Landing
from composer.rules.trails import Trail, TrailKind, trails
from composer.solver.conditions import imitators as told
from composer.solver.conditions.imitators import MOST
from composer.solver.setup import is_promoted
from oracle.conditions.condition import (
    ConditionedBoard,
    Draft,
    Memory,
    PlainMove,
    RuledCondition,
    Walk,
)

_COUNT: Final = "imitators"
_TO_IMITATOR: Final = 1  # the flag of a promotion


class Imitators(RuledCondition, told.Imitators):
    """Whenever a man moves each imitator moves as far the same way; else the move is not made."""

    def begin(self, start: Position) -> Memory:
        """Return where they stand."""
        return {_COUNT: len(self.squares)} | {
            _name(number): cell for number, cell in enumerate(self.squares)
        }

    def choices(self, board: ConditionedBoard, walk: Walk, move: PlainMove) -> Iterable[PlainMove]:
        """Yield the move, and where it is the first of some promotions, one to an imitator too."""
        yield move
        first = move.promotion is Kind.QUEEN and move.castling is None
        if first and is_promoted(walk.man.kind) and board.memory[_COUNT] < MOST:
            yield replace(move, promotion=None, flag=_TO_IMITATOR)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether all imitators can go along."""
        cells = _cells(board.memory)
        if move.castling is not None:
            return all(_castles_along(board, cell, move.castling) for cell in cells)
        paths = list(_paths(board, move, side))
        return any(all(_goes_along(board, move, cell, path) for cell in cells) for path in paths)

    def effects(self, draft: Draft) -> None:
        """Move the imitators, and make one of a pawn that is promoted to it."""
        move = draft.move
        files, ranks = _shift(move)
        for number, cell in enumerate(_cells(draft.memory)):
            target = square_at(file_of(cell) + files, rank_of(cell) + ranks)
            draft.memory[_name(number)] = target
            draft.effects.append(Effect(EffectKind.MARKED, target, sign=self.sign))
        if move.flag == _TO_IMITATOR and draft.at is not None:
            draft.board[draft.at] = None
            draft.memory[_name(draft.memory[_COUNT])] = draft.at
            draft.memory[_COUNT] += 1
            draft.effects.append(Effect(EffectKind.MARKED, draft.at, sign=f"={self.sign}"))
            draft.at = None


def _name(number: int) -> str:
    return f"imitator {number}"


def _cells(memory: Memory) -> list[int]:
    return [memory[_name(number)] for number in range(memory[_COUNT])]


def _shift(move: PlainMove) -> tuple[int, int]:
    """Return how far imitators go; in castling by the ways of king and rook together."""
    if move.castling is not None:
        return (0 if move.castling.is_short else 1), 0
    files = file_of(move.target) - file_of(move.origin)
    return files, rank_of(move.target) - rank_of(move.origin)


def _beside(cell: int, origin: int, to: int) -> int | None:
    """Return where an imitator is when a man has gone from one cell to another; None if off."""
    file = file_of(cell) + file_of(to) - file_of(origin)
    rank = rank_of(cell) + rank_of(to) - rank_of(origin)
    return square_at(file, rank) if on_board(file, rank) else None


def _paths(board: ConditionedBoard, move: PlainMove, side: Colour) -> Iterator[tuple[int, ...]]:
    """Yield the ways from origin to target: the cells passed over, the target last."""
    white = side is Colour.WHITE
    for trail in trails(movement_of(move.man.kind), CHESSBOARD, move.origin, white):
        if move.target in trail.aside:
            place = trail.aside.index(move.target)
            yield (*trail.cells[: place + 1], move.target)
        elif move.target in trail.cells and _may_end(trail, move.target):
            passed = trail.cells[: trail.cells.index(move.target)]
            if _has_hopped(board, trail, passed):
                yield (*passed, move.target)


def _has_hopped(board: ConditionedBoard, trail: Trail, passed: tuple[int, ...]) -> bool:
    """Tell whether who hops has done so on the cells that he has passed."""
    if trail.kind is TrailKind.RIDE or trail.landing is Landing.BEFORE or trail.in_passing:
        return True
    men = [cell for cell in passed if board.men[cell] is not None]
    return len(men) >= trail.hurdles and not (trail.near and men[0] != passed[0])


def _may_end(trail: Trail, target: int) -> bool:
    if trail.kind is not TrailKind.RIDE:
        return not trail.aside
    place = trail.cells.index(target)
    return place >= trail.first_stop and (place - trail.first_stop) % trail.period == 0


def _goes_along(board: ConditionedBoard, move: PlainMove, cell: int, path: tuple[int, ...]) -> bool:
    for passed in path:
        at = _beside(cell, move.origin, passed)
        if at is None:
            return False
        hops = passed != move.target and board.men[passed] is not None
        stands = board.men[at] is not None and at != move.origin
        if stands is not hops:
            return False
    return True


def _castles_along(board: ConditionedBoard, cell: int, castling: Castling) -> bool:
    """Tell whether an imitator can go the ways of king and rook, one after the other."""
    step = 1 if castling.is_short else -1
    king, rook = castling.king_square, castling.rook_square
    files = [step, step, *([-step] * (2 if castling.is_short else 3))]
    for file in files:
        if not on_board(file_of(cell) + file, rank_of(cell)):
            return False
        cell += file
        if board.men[cell] is not None and cell not in (king, rook):
            return False
    return True
