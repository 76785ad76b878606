# SPDX-License-Identifier: GPL-3.0-or-later
"""The document under the hand: one problem value and its history."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from composer.problem.position import Position
from composer.problem.problem import Problem


@dataclass(frozen=True, slots=True)
class Place:
    """Where in the library a problem is kept; all None while it is not."""

    record_id: int | None = None
    version_id: int | None = None


NOWHERE = Place()


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A session as a value: all that another session needs to go on from here.

    Attributes:
        first: the problem before the first step.
        steps: the problem after each step, and the step's words.
        index: how many steps are taken; the others can be redone.
        clean: the number of steps at which all was saved; -1 for none.
        place: where the problem is kept.
        saved: what is kept there.
    """

    first: Problem
    steps: tuple[tuple[Problem, str], ...]
    index: int
    clean: int
    place: Place
    saved: Problem | None


class ProblemCommand(QUndoCommand):
    """One step of the history: the problem before and after."""

    def __init__(self, session: Session, before: Problem, after: Problem, words: str) -> None:
        super().__init__(words)
        self._session = session
        self.before = before
        self.after = after

    def redo(self) -> None:
        """Take the step, or take it again."""
        self._session._show(self.after)

    def undo(self) -> None:
        """Take the step back."""
        self._session._show(self.before)


class Session(QObject):
    """The problem being composed, with unlimited undo and redo.

    Signals:
        problem_changed: the problem is another value now; carries it.
        place_changed: the problem is kept elsewhere in the library, or no longer.
        clean_changed: whether all work is saved.
        opened: another problem was put under the hand; its history begins.
    """

    problem_changed = Signal(object)
    place_changed = Signal(object)
    clean_changed = Signal(bool)
    opened = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._problem = Problem()
        self._place = NOWHERE
        self._number = 0
        self._saved: Problem | None = None
        self.history = QUndoStack(self)
        self.history.cleanChanged.connect(self.clean_changed)
        self._index, self._went_back = 0, False
        self.history.indexChanged.connect(self._note_index)

    @property
    def problem(self) -> Problem:
        """The problem as it is now."""
        return self._problem

    @property
    def place(self) -> Place:
        """Where the problem is kept."""
        return self._place

    @property
    def number(self) -> int:
        """The number of the problem under the hand; another one, or the same anew, has another."""
        return self._number

    @property
    def saved(self) -> Problem | None:
        """What is kept at the place, as far as the session knows."""
        return self._saved

    @property
    def is_clean(self) -> bool:
        """Whether all work is saved."""
        return self.history.isClean()

    def change(self, after: Problem, words: str) -> None:
        """Take a step: the problem becomes another; no step if nothing would change."""
        if after != self._problem:
            self.history.push(ProblemCommand(self, self._problem, after, words))

    def change_position(self, after: Position, words: str) -> None:
        """Take a step that changes the position only."""
        self.change(replace(self._problem, position=after), words)

    def flip_last(self) -> None:
        """Go to the other of the last two positions: redo a step just undone, else undo one."""
        if self._went_back and self.history.canRedo():
            self.history.redo()
        else:
            self.history.undo()

    def open(self, problem: Problem, place: Place = NOWHERE, saved: bool = True) -> None:
        """Put another problem under the hand, with an empty history.

        With `saved` false (work brought back after a crash) it counts as unsaved.
        """
        self._number += 1
        self._place = place
        self._saved = problem if saved else None
        self.history.clear()
        if not saved:
            self.history.resetClean()
        self.opened.emit()
        self._show(problem)
        self.place_changed.emit(place)

    def mark_saved(self, place: Place, problem: Problem) -> None:
        """Say that a problem is kept at this place; work done since the save stays unsaved."""
        self._place = place
        self._saved = problem
        if problem == self._problem:
            self.history.setClean()
        self.place_changed.emit(place)

    def mark_unsaved(self) -> None:
        """Say that what is kept at the place is going, or gone: it counts as unsaved."""
        self.history.resetClean()

    def leave_place(self) -> None:
        """Say that the place cannot be reached any more; what was saved there is saved."""
        self._place = NOWHERE
        self._saved = None
        self.place_changed.emit(NOWHERE)

    def snapshot(self) -> Snapshot:
        """Return the session as a value."""
        commands = [self.history.command(place) for place in range(self.history.count())]
        steps = [each for each in commands if isinstance(each, ProblemCommand)]
        return Snapshot(
            first=steps[0].before if steps else self._problem,
            steps=tuple((each.after, each.text()) for each in steps),
            index=self.history.index(),
            clean=self.history.cleanIndex(),
            place=self._place,
            saved=self._saved,
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go on where another session was left, history and all."""
        self.open(snapshot.first, snapshot.place, saved=False)
        self._saved = snapshot.saved
        for place, (after, words) in enumerate(snapshot.steps):
            if place == snapshot.clean:
                self.history.setClean()
            self.change(after, words)
        if snapshot.clean == len(snapshot.steps):
            self.history.setClean()
        self.history.setIndex(snapshot.index)

    def _note_index(self, index: int) -> None:
        self._went_back = index < self._index
        self._index = index

    def _show(self, problem: Problem) -> None:
        self._problem = problem
        self.problem_changed.emit(problem)
