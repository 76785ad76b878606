# SPDX-License-Identifier: GPL-3.0-or-later
"""Which key the composer means, where a problem has several or none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from composer.analysis.composing.flaws import keys_to_mean
from composer.problem.move import Move
from composer.solver.solution import Solution

_MOST = 50  # marks remembered


class Intended(QObject):
    """The first moves marked as meant, for the problem under the hand.

    A mark holds for the session of the problem, through edits and undo, wherever such a move
    is a key or a try; the newest mark comes first.

    Signals:
        changed: another key is meant.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._marks: list[str] = []

    def mark(self, move: Move) -> None:
        """Say that a first move is the one meant."""
        if self._marks[-1:] == [move.uci]:
            return
        self._marks = [each for each in self._marks if each != move.uci][-_MOST:]
        self._marks.append(move.uci)
        self.changed.emit()

    def forget(self) -> None:
        """Forget all marks: another problem lies on the board."""
        self._marks = []
        self.changed.emit()

    @property
    def marks(self) -> tuple[str, ...]:
        """The moves marked, as UCI, the newest first."""
        return tuple(reversed(self._marks))

    def is_marked(self, move: Move) -> bool:
        """Whether a move was marked by the user."""
        return move.uci in self._marks

    def of(self, solution: Solution) -> Move | None:
        """Return the key that is meant: the one marked, else the likeliest; None for none."""
        moves = keys_to_mean(solution)
        for uci in reversed(self._marks):
            for move in moves:
                if move.uci == uci:
                    return move
        return moves[0] if moves else None
