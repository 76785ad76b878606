# SPDX-License-Identifier: GPL-3.0-or-later
"""What is certain of the problem on the board, as the library keeps it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject

from composer.gui.documents.document import Document
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.analyst import Answer
from composer.gui.threads.librarian import Librarian
from composer.library.changes.operations import keep_finding
from composer.library.records.ends import found_ends
from composer.library.records.findings import beside_print, finding_of_analysis
from composer.library.records.values import Finding, Record
from composer.problem.forms import has_forms
from composer.problem.twinned import is_zero_position
from composer.solver.solution import Stage, Verdict


class Findings(QObject):
    """Makes findings of answers, and has those of saved problems kept."""

    def __init__(
        self,
        workbench: Workbench,
        librarian: Librarian,
        judge: Callable[[Verdict], Verdict | None],
        games: Callable[[Document], Finding | None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        """Begin.

        Args:
            workbench: the documents that are open.
            librarian: owns the library.
            judge: makes the verdict of a problem with twins out of its diagram's.
            games: returns what is certain of the problem of a game that is no chess.
            parent: its owner.
        """
        super().__init__(parent)
        self._workbench, self._librarian, self._judge = workbench, librarian, judge
        self._games = games
        self._answer: Answer | None = None
        self._kept: tuple[int, Finding] | None = None

    @property
    def current(self) -> Finding | None:
        """What is certain about the problem on the board; None while nothing is."""
        return self.of(self._workbench.document)

    def of(self, document: Document) -> Finding | None:
        """Return what is certain about the problem of a document; None while nothing is."""
        answer, problem = self._answer, document.problem
        if problem.game is not None:
            return self._games(document)
        if answer is None or answer.solution is None or document is not self._workbench.document:
            return None
        solution = answer.solution
        if not answer.is_about(problem):
            return None
        if solution.stage < Stage.KEYS and not solution.complete:
            return None
        verdict = self._judge(solution.verdict)
        if verdict is None or verdict is Verdict.UNTRIED:  # nothing that the library may count on
            return None
        if is_zero_position(problem):
            return None  # the diagram is no part of it: the background analyses the twins
        # Of twins the analysis here knows one; the background unites those of all.
        # And what rests on the key that is meant here is not kept as if it held of the problem.
        is_settled = not has_forms(problem) and solution.verdict is Verdict.SOUND
        analysis = answer.analysis if is_settled and not answer.wants_rights else None
        found = finding_of_analysis(solution, analysis)
        if found.details is not None:
            details = beside_print(found.details, problem, solution, answer.dependences)
            found = replace(found, details=details)
        return replace(found, verdict=verdict.value)

    def note_answer(self, answer: Answer) -> None:
        """Remember what the analyst says; a finding that comes after the save is kept too."""
        self._answer = answer
        if self._workbench.document.problem.game is not None:
            return  # the answer is to what stands on the board of chess behind it
        version = self._workbench.document.place.version_id
        if answer.is_final and version is not None and self._workbench.document.is_clean:
            finding, analysed = self.current, self._workbench.document.problem
            if finding is not None and (version, finding) != self._kept:
                self._kept = (version, finding)
                whole = partial(_with_ends, finding, answer)
                self._librarian.change(
                    lambda library: keep_finding(library, version, analysed, whole()),
                    by_itself=True,
                )

    def note_again(self) -> None:
        """Keep what is found once more is known: the problem was saved, or its twins answered."""
        if self._answer is not None:
            self.note_answer(self._answer)

    def note_record(self, record: Record) -> None:
        """Hear what is kept already of a record that is put on the board."""
        if record.finding is not None:
            self._kept = (record.version_id, replace(record.finding, ends=None))


def _with_ends(finding: Finding, answer: Answer) -> Finding:
    """Return a finding with the last positions of the lines, where it is a whole one.

    To be called in the library's thread: of a long problem it takes a moment.
    """
    solution, analysis = answer.solution, answer.analysis
    if finding.details is None or solution is None or analysis is None:
        return finding
    return replace(finding, ends=found_ends(solution.position, (("", solution, analysis),)))
