# SPDX-License-Identifier: GPL-3.0-or-later
"""The legal moves of a position, by whatever rules."""

from __future__ import annotations

from composer.problem.defects import fatal_defects
from composer.problem.move import Move
from composer.problem.position import Position
from composer.solver.compiled import kernel_module
from composer.solver.general.search import general_moves
from composer.solver.options import Unsolvable
from composer.solver.plain.board import PlainBoard


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return the legal moves of the side to move.

    Raises:
        Unsolvable: the position has a fatal defect.
    """
    if fatal_defects(position):
        raise Unsolvable("the position cannot be solved")
    if kernel_module() is not None:
        return general_moves(position)
    board = PlainBoard(position)
    return tuple(board.described(move) for move in board.moves())
