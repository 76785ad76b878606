# SPDX-License-Identifier: GPL-3.0-or-later
"""The contest that a window shows: its file, and sheets marked in a thread."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.contests.answers import Answer, answer_of
from composer.contests.contest import Contest, Sheet, Task
from composer.contests.keeping import ContestFile, ProblemsTaken, take_problems
from composer.contests.marking import marked_sheets
from composer.gui.threads.worker import Worker
from composer.gui.tourneys.fileholding import FileHolding
from composer.said.sentence import sentence_of
from composer.solver.options import Cancelled, Token


class ContestHolding(FileHolding[Contest]):
    """A contest's file, open in a window.

    Signals:
        answered: a problem was solved; carries its number.
        taken: problems came in; carries what came.
    """

    answered = Signal(int)
    taken = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ContestFile, "contest", parent)
        self._solving = Worker("contest solver", self)
        self._marking = Worker("contest marks", self)
        self._is_marking = False
        self._token = Token()
        self._answers: dict[int, Answer] = {}
        self._asked: dict[int, Task] = {}  # what is being solved
        self.changed.connect(self._mark)

    def answer(self, number: int) -> Answer | None:
        """Return a problem, solved; None until it is, and `answered` tells when."""
        contest = self.held
        if contest is None:
            return None
        task = contest.task(number)
        known = self._answers.get(number)
        if known is not None and _same(known.task, task):
            return replace(known, task=task)
        self._solve(task)
        return None

    def take_problems(self, paths: tuple[Path, ...], round_name: str) -> None:
        """Take problems from files into a round."""
        contest = self.held
        if contest is None:
            return

        def took(taken: ProblemsTaken) -> None:
            if self.held is not contest:  # what was changed while files were read must stay
                self.take_problems(paths, round_name)
                return
            self._put(taken.contest)
            self.taken.emit(taken)

        self._work(lambda: take_problems(contest, paths, round_name), took)

    def close(self) -> None:
        """End all work and let others write the file."""
        self._token.cancel()
        self._solving.close()
        self._marking.close()
        super().close()

    def _solve(self, task: Task) -> None:
        asked = self._asked.get(task.number)
        if asked is not None and _same(asked, task):
            return
        self._asked[task.number] = task
        self.busy_changed.emit(True)
        token = self._token

        def done(answer: Answer) -> None:
            self._ended(task)
            self._answers[task.number] = answer
            self.answered.emit(task.number)
            self._mark()

        def failed(error: Exception) -> None:
            self._ended(task)
            if isinstance(error, Cancelled):
                return
            if not isinstance(error, ValueError):
                raise error
            self.failed.emit(sentence_of(error))

        self._solving.run(lambda: answer_of(task, token=token), done, failed)

    def _ended(self, task: Task) -> None:
        if self._asked.get(task.number) is task:
            del self._asked[task.number]
        if not self._asked:
            self.busy_changed.emit(False)

    def _mark(self) -> None:
        """Mark what is not marked yet, as far as its problems are solved; solve the others."""
        contest = self.held
        if contest is None or not self.writable or self._is_marking:
            return
        waiting = [sheet for sheet in contest.sheets if sheet.mark is None]
        found = (self.answer(number) for number in dict.fromkeys(each.task for each in waiting))
        answers = [answer for answer in found if answer is not None]
        if not answers:
            return
        self._is_marking = True

        def work() -> list[Sheet]:
            return [each for answer in answers for each in marked_sheets(contest, answer, waiting)]

        def done(marked: list[Sheet]) -> None:
            self._is_marking = False
            self.change(lambda now: now.with_sheets(_still_so(contest, now, marked)))
            self._mark()

        def failed(error: Exception) -> None:
            self._is_marking = False
            raise error

        self._marking.run(work, done, failed)


def _still_so(before: Contest, now: Contest, marked: list[Sheet]) -> list[Sheet]:
    """Return the marks of sheets that are as they were when they were marked."""
    if now.code is not before.code:
        return []
    solvers, tasks = set(now.solvers), {each.number: each for each in now.tasks}
    kept = []
    for sheet in marked:
        current = now.sheet(sheet.solver, sheet.task)
        same = before.task(sheet.task) == tasks.get(sheet.task) and current.mark is None
        if same and before.solver(sheet.solver) in solvers and current.text == sheet.text:
            kept.append(replace(current, mark=sheet.mark))
    return kept


def _same(one: Task, other: Task) -> bool:
    """Return whether a problem need not be solved again: its tries may be asked for."""
    return one.problem == other.problem and bool(one.tries) == bool(other.tries)
