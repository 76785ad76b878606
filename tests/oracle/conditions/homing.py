# SPDX-License-Identifier: GPL-3.0-or-later
"""Back home: men who must return to where they stood in the diagram."""

from __future__ import annotations

from typing import Final

from composer.problem.men import Colour
from composer.problem.position import Position
from composer.solver.conditions import homing as told
from oracle.conditions.condition import ConditionedBoard, Draft, Memory, PlainMove, RuledCondition
from oracle.conditions.rebirths.homes import begin_homes, carry_homes

_HOME: Final = "home of "


class BackHome(RuledCondition, told.BackHome):
    """A side that can move a man back to his square of the diagram does so."""

    def begin(self, start: Position) -> Memory:
        """Return of each man that he is at home."""
        return begin_homes(_HOME, start)

    def admits(
        self, board: ConditionedBoard, move: PlainMove, side: Colour, checking: bool
    ) -> bool:
        """Tell whether he could capture a king: of moves, `choose` decides."""
        if not checking or _goes_home(board, move):
            return True
        man = board.men[move.captured] if move.captured is not None else None
        if man is None or not man.is_royal:
            return True  # that is no check in any case
        return not _can_go_home(board.turned_to(side), side)

    def effects(self, draft: Draft) -> None:
        """Remember the home of who moved, and forget that of who was captured."""
        carry_homes(_HOME, draft)

    def choose(self, board: ConditionedBoard, moves: list[PlainMove]) -> list[PlainMove]:
        """Keep the moves back home if there are any."""
        return [move for move in moves if _goes_home(board, move)] or moves

    def keeps(self, board: ConditionedBoard, move: PlainMove) -> bool:
        """Tell that of several moves at least one is left."""
        return True


def _goes_home(board: ConditionedBoard, move: PlainMove) -> bool:
    return board.memory.get(f"{_HOME}{move.origin}") == move.target


def _can_go_home(board: ConditionedBoard, side: Colour) -> bool:
    """Tell whether the side to move has a legal move back home."""
    return any(
        _goes_home(board, move) and board.is_safe(move)
        for cell, man in enumerate(board.men)
        if man is not None
        and man.colour is not side.other
        and board.memory.get(f"{_HOME}{cell}", cell) != cell
        for move in board.candidates_from(cell, side, False)
    )
