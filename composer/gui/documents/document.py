# SPDX-License-Identifier: GPL-3.0-or-later
"""A document: one problem with its history."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from composer.games.record import has_men
from composer.gui.documents.workstate import WorkState
from composer.problem.problem import Problem
from composer.studio.saving import (
    NOWHERE,
    RecordPlace,
    SavedState,
    Snapshot,
    Step,
    VersionChange,
)


class ProblemCommand(QUndoCommand):
    """One step of the history: the problem before and after."""

    def __init__(
        self,
        document: Document,
        before: Problem,
        after: Problem,
        words: str,
        move: VersionChange | None = None,
    ) -> None:
        super().__init__(words)
        self._document = document
        self._library = document.library
        self.before, self.after, self._move = before, after, move

    @property
    def move(self) -> VersionChange | None:
        """To another version, if it was one and the library that keeps it is still there."""
        return self._move if self._library == self._document.library else None

    def note_saved(self, kept: SavedState) -> None:
        """Hear what is kept at a place now, which the step may come from or lead to."""
        move = self._move
        if move is not None:
            before = kept if move.before.place == kept.place else move.before
            after = kept if move.after.place == kept.place else move.after
            self._move = VersionChange(before, after)

    def redo(self) -> None:
        """Take the step, or take it again."""
        move = self.move
        self._document._show(self.after, None if move is None else move.after)

    def undo(self) -> None:
        """Take the step back."""
        move = self.move
        self._document._show(self.before, None if move is None else move.before)


class Document(QObject):
    """A problem being composed, with unlimited undo and redo; without a widget.

    Signals:
        problem_changed: the problem is another value now; carries it.
        place_changed: the problem is kept elsewhere in the library, or no longer.
        clean_changed: whether all work is saved.
        begun: another problem was put into it; its history begins.

    Attributes:
        work_state: what belongs to the problem and is not part of it.
    """

    problem_changed = Signal(object)
    place_changed = Signal(object)
    clean_changed = Signal(bool)
    begun = Signal()

    def __init__(self, numbers: Iterator[int], parent: QObject | None = None) -> None:
        """Begin with an empty board; `numbers` gives each problem one that no other has."""
        super().__init__(parent)
        self._numbers = numbers
        self._number = next(numbers)
        self._problem = Problem()
        self._saved_state = SavedState(saved=self._problem)
        self._settled: Problem | None = self._problem  # what counts as saved
        self._reported_clean = True
        self._library = 0
        self.work_state = WorkState()
        self.history = QUndoStack(self)
        self._index, self._went_back = 0, False
        self.history.indexChanged.connect(self._note_index)

    @property
    def problem(self) -> Problem:
        """The problem as it is now."""
        return self._problem

    @property
    def place(self) -> RecordPlace:
        """Where the problem is kept."""
        return self._saved_state.place

    @property
    def library(self) -> int:
        """The number of the library that places speak of; another one has another."""
        return self._library

    @property
    def number(self) -> int:
        """The number of the problem; another one, or the same again, has another."""
        return self._number

    @property
    def saved(self) -> Problem | None:
        """What is kept at the place, as far as the program knows."""
        return self._saved_state.saved

    @property
    def foreign(self) -> Problem | None:
        """The problem that the work began with, where that is not the user's own."""
        return self._saved_state.foreign

    @property
    def is_clean(self) -> bool:
        """Whether what is on the board is saved."""
        return self._problem == self._settled

    def change(self, after: Problem, words: str) -> None:
        """Take a step: the problem becomes another; no step if nothing would change.

        Nor is there one to a problem of another game: what works on a board that is not seen, as
        another game's is in front, changes nothing.
        """
        if after != self._problem and game_id(after) == game_id(self._problem):
            self.history.push(ProblemCommand(self, self._problem, after, words))

    def go_to(self, after: Problem, place: RecordPlace, words: str) -> None:
        """Go to another version of the problem in one step; undo comes back to this one.

        From there on the work is on that version: saved, it becomes a new one made from it.
        """
        if (after, place) != (self._problem, self.place):
            # Of the version that the work is on, more is known here: it may just have been saved.
            known = self.saved if place == self.place else None
            saved = after if known is None else known
            self._go(after, SavedState(place, saved, self.foreign), words)

    def go_on_as(self, after: Problem, place: RecordPlace, saved: Problem, words: str) -> None:
        """Go on with a problem of one's own that was made from the one on the board, in one step.

        Undo comes back to that one and to its place, the work on it unsaved as it was.

        Args:
            after: the problem as it is to stand on the board.
            place: where it is kept.
            saved: what is kept there.
            words: what was done.
        """
        self._go(after, SavedState(place, saved), words)

    def diverged_at(self, index: int, record_id: int) -> bool:
        """Return whether a step of the history led from another record to this one."""
        command = self.history.command(index)
        move = command.move if isinstance(command, ProblemCommand) else None
        if move is None:
            return False
        before, after = move.before.place.record_id, move.after.place.record_id
        return after == record_id and before != record_id

    def note_foreign(self, problem: Problem) -> None:
        """Say that what is on the board, in no library yet, came from somebody else."""
        self._saved_state = replace(self._saved_state, foreign=problem)

    @property
    def is_blank(self) -> bool:
        """Whether the board is empty, nothing is written below it, and nothing is kept of it."""
        problem = self._problem
        bare = Problem(stipulation=problem.stipulation)
        same = replace(problem, position=bare.position, game=None) == bare
        return self.place == NOWHERE and same and not has_men(problem)

    @property
    def is_untouched(self) -> bool:
        """Whether another problem can take its place without a trace being lost."""
        return (
            self.is_blank and not self.history.count() and not self.work_state.recollection.memory
        )

    @property
    def is_settled(self) -> bool:
        """Whether leaving the problem loses nothing."""
        return self.is_clean or self.is_blank

    def flip_last(self) -> None:
        """Go to the other of the last two positions: redo a step just undone, else undo one."""
        if self._went_back and self.history.canRedo():
            self.history.redo()
        else:
            self.history.undo()

    def open(
        self,
        problem: Problem,
        place: RecordPlace = NOWHERE,
        saved: bool = True,
        foreign: Problem | None = None,
    ) -> None:
        """Put another problem in, with an empty history.

        Args:
            problem: the problem.
            place: where it is kept.
            saved: whether it counts as saved; work brought back after a crash does not.
            foreign: the problem that the work on it began with, where that is not the user's own.
        """
        self._begin(problem, SavedState(place, problem if saved else None, foreign))

    def mark_saved(
        self, place: RecordPlace, problem: Problem, worked_on: RecordPlace | None = None
    ) -> None:
        """Say that a problem is kept at this place; work done since the save stays unsaved.

        Args:
            place: where it is kept now.
            problem: what is kept there.
            worked_on: where the work was when the save began, if it may have gone to another
                version since: there it stays, and steps that lead back know of the save.
        """
        kept = SavedState(place, problem, None if self.foreign is None else problem)
        for step in self._steps():
            step.note_saved(kept)
        if worked_on is not None and worked_on != self.place:
            return
        self._saved_state, self._settled = kept, problem
        self._report_clean()
        self.place_changed.emit(place)

    def mark_settled(self) -> None:
        """Say that the problem is kept as it stands, though not at its place: in a file."""
        self._settled = self._problem
        self._report_clean()

    def mark_unsaved(self) -> None:
        """Say that what is kept at the place is going, or gone: it counts as unsaved."""
        self._settled = None
        self._report_clean()

    def mark_restored(self) -> None:
        """Say that what is kept at the place is there again."""
        self._settled = self.saved
        self._report_clean()

    def leave_place(self) -> None:
        """Say that the place cannot be reached any more; what was saved there is saved."""
        self._library += 1
        self._saved_state = SavedState(foreign=self.foreign)
        self.place_changed.emit(NOWHERE)

    def snapshot(self) -> Snapshot:
        """Return the document as a value."""
        steps = self._steps()
        return Snapshot(
            first=steps[0].before if steps else self._problem,
            steps=tuple(Step(step.after, step.text(), step.move) for step in steps),
            index=self.history.index(),
            saved_state=self._saved_state,
            settled=self._settled,
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go on where another document was left, history and all."""
        self._begin(snapshot.first, snapshot.saved_state)
        for step in snapshot.steps:
            before = self._problem
            self.history.push(ProblemCommand(self, before, step.after, step.words, step.move))
        self.history.setIndex(snapshot.index)
        self._saved_state, self._settled = snapshot.saved_state, snapshot.settled
        self._report_clean()
        self.place_changed.emit(self.place)

    def _go(self, after: Problem, saved_state: SavedState, words: str) -> None:
        move = VersionChange(self._saved_state, saved_state)
        self.history.push(ProblemCommand(self, self._problem, after, words, move))

    def _steps(self) -> list[ProblemCommand]:
        commands = [self.history.command(place) for place in range(self.history.count())]
        return [command for command in commands if isinstance(command, ProblemCommand)]

    def _begin(self, problem: Problem, saved_state: SavedState) -> None:
        self._number = next(self._numbers)
        self.work_state = WorkState()
        self._saved_state, self._settled = saved_state, saved_state.saved
        self.history.clear()
        self.begun.emit()
        self._show(problem)
        self.place_changed.emit(saved_state.place)

    def _note_index(self, index: int) -> None:
        self._went_back = index < self._index
        self._index = index

    def _show(self, problem: Problem, saved_state: SavedState | None = None) -> None:
        """Show a problem, which may be kept elsewhere than the one before."""
        self._problem = problem
        if saved_state is not None:
            same = saved_state.place.record_id == self.place.record_id
            gone = same and self._settled is None and self.saved is not None
            self._saved_state, self._settled = saved_state, None if gone else saved_state.saved
        self.problem_changed.emit(problem)
        self._report_clean()
        if saved_state is not None:
            self.place_changed.emit(saved_state.place)

    def _report_clean(self) -> None:
        if self.is_clean != self._reported_clean:
            self._reported_clean = self.is_clean
            self.clean_changed.emit(self._reported_clean)


def game_id(problem: Problem) -> str:
    """Return the id of the game of a problem; empty for chess."""
    return "" if problem.game is None else problem.game.book
