# SPDX-License-Identifier: GPL-3.0-or-later
"""Direct play of the old kind: the goal in just so many moves, neither before nor after."""

from __future__ import annotations

from composer.problem.move import Move
from composer.solver.phases import Variation
from composer.solver.playboard import BoardMove
from composer.solver.reference.direct import FirstMove, ReferenceSearch


class ExactSearch(ReferenceSearch):
    """One solve of one position; what is only faster in direct play is left out here."""

    def try_key(self, move: BoardMove) -> FirstMove:
        """Look at the defences of a first move until one refutes it."""
        self._push(move)
        found = FirstMove(move)
        if not self.board.reaches(self.goal):
            found.pending = self._defences()
            found.stalemates = not found.pending
            self._examine(found, 1)
        elif self.moves > 1:
            found.stalemates = True  # too soon: it is not even a try
        self._pop()
        return found

    def _length(self, moves: int) -> int:
        return moves

    def _answers_of(self, moves: int) -> tuple[int, tuple[BoardMove, ...]]:
        found = tuple(move for move in self.board.moves() if moves and self._forces(move, moves))
        return (moves, found) if found else (0, ())

    def _solvable(self, moves: int) -> bool:
        return moves > 0 and any(self._forces(move, moves) for move in self.board.moves())

    def _forces(self, move: BoardMove, moves: int) -> bool:
        self._push(move)
        reached = self.board.reaches(self.goal)
        forced = reached if moves == 1 else not reached and self._all_answered(moves - 1)
        self._pop()
        return forced

    def _answered(self, moves: int) -> bool:
        return not self.board.concedes(self.goal) and self._solvable(moves)

    def _conceded(self, text: Move) -> Variation:
        return Variation(text, (), (), True)
