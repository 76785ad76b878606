# SPDX-License-Identifier: GPL-3.0-or-later
"""Which key the composer means, where a problem has several or none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from composer.analysis.composing.flaws import keys_to_mean
from composer.analysis.composing.meant import Marks, meant_key
from composer.gui.threads.analyst import Answer
from composer.library.records.values import Version
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.solver.solution import Solution, Verdict

_MOST = 50  # marks remembered


class Intended(QObject):
    """What says which key is meant, for the problem in front.

    A mark holds for the session of the problem, through edits and undo, wherever such a move
    is a key or a try; the newest mark comes first. Without a mark it is the key of the sound
    position met last, of the newest sound version, or that of the printed solution.

    Signals:
        changed: another key is meant.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pins: list[str] = []
        self._sound: list[str] = []
        self._saved: tuple[str, ...] = ()
        self._printed = ""
        self._told = Marks()

    def mark(self, move: Move) -> None:
        """Say that a first move is the one meant."""
        self._pins = _with(self._pins, move.uci)
        self._report()

    @property
    def found(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The moves marked, and the keys of sound positions, as UCI, the newest last."""
        return tuple(self._pins), tuple(self._sound)

    def take(self, pins: tuple[str, ...], sound: tuple[str, ...]) -> None:
        """Take over what was found of another problem, the newest last: it lies on the board."""
        self._pins, self._sound, self._saved = list(pins), list(sound), ()
        self._report()

    def forget_sound(self) -> None:
        """Forget the keys of sound positions: what comes was pasted, and is another problem."""
        self._sound = []
        self._report()

    def note_problem(self, problem: Problem) -> None:
        """Notice what a file stated of the problem on the board."""
        self._printed = problem.extra("solution")
        self._report()

    def note_answer(self, answer: Answer) -> None:
        """Notice the key of a sound position of this problem."""
        solution = answer.solution
        if solution is None or solution.verdict is not Verdict.SOUND or not answer.is_final:
            return
        if not solution.keys:  # of lines, others take notice
            return
        key = solution.keys[0].move
        if key is not None:
            self._sound = _with(self._sound, key.uci)
            self._report()

    def note_versions(self, versions: tuple[Version, ...]) -> None:
        """Notice the keys of the sound versions of this problem, the oldest first."""
        found = (version.finding for version in reversed(versions) if version.finding is not None)
        sound = (finding.keys for finding in found if finding.verdict == Verdict.SOUND.value)
        self._saved = tuple(keys[0] for keys in sound if len(keys) == 1)[:_MOST]
        self._report()

    @property
    def marks(self) -> Marks:
        """What says which key is meant."""
        known = dict.fromkeys((*reversed(self._sound), *self._saved))
        return Marks(tuple(reversed(self._pins)), tuple(known), self._printed)

    def known(self, solution: Solution) -> Move | None:
        """Return the first move that is meant; None where nothing tells."""
        return meant_key(solution, self.marks)

    def of(self, solution: Solution) -> Move | None:
        """Return the first move to work with: the one meant, else the likeliest; None for none."""
        moves = keys_to_mean(solution)
        return self.known(solution) or (moves[0] if moves else None)

    def _report(self) -> None:
        if self.marks != self._told:
            self._told = self.marks
            self.changed.emit()


def _with(moves: list[str], newest: str) -> list[str]:
    return [*(move for move in moves if move != newest), newest][-_MOST:]
