# SPDX-License-Identifier: GPL-3.0-or-later
"""Which solutions of help play the composer intends, where there are more than he wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from composer.analysis.courses.judgement import LineMarks, line_text
from composer.gui.panels.lines.columns import Column
from composer.gui.threads.analyst import Answer
from composer.problem.problem import Problem
from composer.solver.solution import Verdict

_MOST = 400  # lines remembered


class IntendedLines(QObject):
    """What says which lines are intended, for the problem in front.

    A mark holds for the session of the problem, through edits and undo, wherever such a line
    solves. Without a mark a line is intended that solved the sound position met last, or that
    the printed solution has.

    Signals:
        changed: other lines are intended.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pins: list[str] = []
        self._unpinned: list[str] = []
        self._sound: list[str] = []
        self._printed: tuple[str, ...] = ()
        self._read = ""
        self._told = LineMarks()

    @property
    def marks(self) -> LineMarks:
        """What says which lines are intended."""
        return LineMarks(
            tuple(self._pins), tuple(self._unpinned), tuple(reversed(self._sound)), self._printed
        )

    @property
    def found(self) -> LineMarks:
        """What was marked and met, without what a file stated."""
        return LineMarks(tuple(self._pins), tuple(self._unpinned), tuple(self._sound))

    def take(self, found: LineMarks) -> None:
        """Take over what was found of another problem: it lies on the board."""
        self._pins, self._unpinned = list(found.pins), list(found.unpinned)
        self._sound = list(found.known)
        self._report()

    def forget_sound(self) -> None:
        """Forget the lines of sound positions: what comes was pasted, and is another problem."""
        self._sound = []
        self._report()

    def turn(self, column: Column) -> None:
        """Mark a solution as intended; one that is so already, as not intended."""
        text = line_text(column.moves)
        was_intended = text in self._pins or column.status.value == "intended"
        for marks in (self._pins, self._unpinned):
            if text in marks:
                marks.remove(text)
        (self._unpinned if was_intended else self._pins).append(text)
        self._pins, self._unpinned = self._pins[-_MOST:], self._unpinned[-_MOST:]
        self._report()

    def note_problem(self, problem: Problem) -> None:
        """Notice what a file stated of the problem on the board."""
        from composer.notation.helplines import help_lines

        printed = problem.extra("solution")
        if printed == self._read:
            return
        self._read = printed
        lines = (line for _, part in help_lines(problem) for line in part) if printed else ()
        self._printed = tuple(dict.fromkeys(line_text(line.moves) for line in lines))[:_MOST]
        self._report()

    def note_answer(self, answer: Answer) -> None:
        """Notice the solutions of a sound position of this problem."""
        solution = answer.solution
        if solution is None or solution.verdict is not Verdict.SOUND or not answer.is_final:
            return
        texts = [line_text(line.moves) for line in solution.lines]
        if texts:
            kept = [line for line in self._sound if line not in texts]
            self._sound = [*kept, *reversed(texts)][-_MOST:]
            self._report()

    def _report(self) -> None:
        if self.marks != self._told:
            self._told = self.marks
            self.changed.emit()
