# SPDX-License-Identifier: GPL-3.0-or-later
"""Remembers every position that is met and solved while a problem is composed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from composer.analysis.schemes.marks import is_scheme
from composer.gui.documents.document import Document
from composer.gui.documents.findings import Findings
from composer.gui.documents.workbench import Workbench
from composer.gui.documents.workstate import Recollection
from composer.gui.threads.librarian import Librarian
from composer.gui.words.language import fill, tr
from composer.library.changes.remembered import (
    Memory,
    MemoryUnreadable,
    Remembered,
    bare,
    came_back,
    forget,
    found_in,
    join_memory,
    keep_memory,
    looked_at,
    remember,
    thinned,
    united,
    without_branch,
)
from composer.library.records.values import Finding, Version
from composer.problem.forms import is_duplex
from composer.problem.problem import Problem
from composer.problem.task import Duplex
from composer.problem.taskedits import with_asked, with_option
from composer.solver.solution import Verdict
from composer.solver.verdicts import FAULTS
from composer.studio.saving import RecordPlace

SETTLED: Final = 700  # milliseconds that a sound position stands before it is remembered
SETTLED_UNSOUND: Final = 2500  # and another: most are only on the way to what is meant
_KEPT: Final = frozenset(verdict.value for verdict in (Verdict.SOUND, *FAULTS))


class Remembering(QObject):
    """Keeps the memory of the problem on the board; that of a saved one stands in its library.

    A position is taken in when its answer is complete and it has stood for a moment, so that a
    drag over the board leaves nothing behind; one that is not sound must stand for longer.

    Signals:
        changed: something else is remembered, or another position is on the board.
    """

    changed = Signal()

    def __init__(
        self,
        workbench: Workbench,
        librarian: Librarian,
        findings: Findings,
        parent: QObject | None = None,
    ) -> None:
        """Make ready; `findings` say what is certain of the problem on the board."""
        super().__init__(parent)
        self._workbench, self._librarian, self._findings = workbench, librarian, findings
        self._session_number = workbench.document.number
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._take_in)
        workbench.problem_changed.connect(lambda _: self._problem_changed())
        workbench.place_changed.connect(self._place_changed)
        workbench.document_changed.connect(self._document_changed)

    @property
    def memory(self) -> Memory:
        """What is remembered of the problem on the board, the oldest first."""
        return self._known.memory

    @property
    def here(self) -> Remembered | None:
        """The one whose position is on the board."""
        return found_in(self.memory, self._workbench.document.problem)

    @staticmethod
    def has_unsaved(document: Document) -> bool:
        """Whether a crash would lose positions that are on no board and in no library."""
        known = document.work_state.recollection
        if known.record is not None and not known.is_barred:
            return False
        shown = bare(document.problem)
        return any(entry.problem != shown for entry in known.memory)

    def note(self) -> None:
        """Hear that something more is certain of the problem on the board."""
        finding = self._findings.current
        if not self._is_kept(finding):
            self._timer.stop()
        elif (
            found_in(self.memory, self._workbench.document.problem) is None
            and not self._timer.isActive()
        ):
            is_sound = finding is not None and finding.verdict == Verdict.SOUND.value
            self._timer.start(SETTLED if is_sound else SETTLED_UNSOUND)

    def _is_kept(self, finding: Finding | None) -> bool:
        """Return whether the position on the board is remembered; of schemes every one is."""
        if finding is None or not finding.complete:
            return False
        return finding.verdict in _KEPT or is_scheme(self._workbench.document.problem)

    def take(self, memory: Memory) -> None:
        """Take over what another session, or one that was killed, has remembered."""
        self._set(united(self.memory, memory))
        self._store()

    def look_at(self, line: str) -> None:
        """Hear that a line was played on the position on the board, without an edit."""
        here = self.here
        if here is not None and line and line not in here.looked:
            self._set(looked_at(self.memory, here.number, line))
            self._store()

    def bring_back(self, before: Memory) -> None:
        """Remember again what was forgotten, as it was; what came since stays."""
        self._set(united(before, self.memory))
        self._store()

    def return_to(self, number: int) -> None:
        """Put a position that is remembered on the board, as one step that can be undone."""
        known = self._find(number)
        if known is None:
            return
        after = _returned(self._workbench.document.problem, known.problem)
        self._workbench.document.change(
            after, fill(tr("Back to %1"), known.name or tr("an earlier position"))
        )

    def keep(self, problem: Problem, key_text: str, verdict: Verdict) -> bool:
        """Remember a position that is not on the board, as made from what is; it stays pinned.

        Args:
            problem: the position, with its task.
            key_text: its key in short notation with English letters.
            verdict: what was found of it.

        Returns:
            whether it was not remembered before.
        """
        if found_in(self.memory, problem) is not None:
            return False
        self._remember(problem, key_text, (), verdict.value, pinned=True)
        return True

    def describe(self, number: int, **words: object) -> None:
        """Change the name, the note, or whether it is pinned, of one that is remembered."""
        known = self._find(number)
        if known is None:
            return
        changed = replace(known, **words)  # type: ignore[arg-type]
        self._set(tuple(changed if entry is known else entry for entry in self.memory))
        self._store()

    def forget(self, number: int) -> None:
        """Remember one no longer."""
        self._set(forget(self.memory, number))
        self._store()

    def thin(self, number: int) -> None:
        """Merge a run of unsound positions into the last of the run."""
        self._set(thinned(self.memory, number))
        self._store()

    def forget_branch(self, number: int) -> None:
        """Remember an unsound position and the unsound ones made from it no longer."""
        self._set(without_branch(self.memory, number))
        self._store()

    def versions(self) -> tuple[Version, ...]:
        """Return what is remembered as versions that have numbers below zero."""
        return tuple(self._version(entry) for entry in self.memory)

    def close(self) -> None:
        """Take in nothing more."""
        self._timer.stop()

    def _find(self, number: int) -> Remembered | None:
        return next((entry for entry in self.memory if entry.number == number), None)

    def _version(self, kept: Remembered) -> Version:
        problem = _returned(self._workbench.document.problem, kept.problem)
        finding = Finding(kept.verdict, key_text=kept.key_text)
        parent = kept.version_id if kept.parent is None else -kept.parent
        return Version(
            -kept.number, self._known.record or 0, parent, problem, finding, kept.note, kept.met_at
        )

    def _take_in(self) -> None:
        finding, problem = self._findings.current, self._workbench.document.problem
        if finding is None or not self._is_kept(finding):
            return
        details = finding.details
        themes = (
            () if details is None else tuple(t.id for t in details.themes if t.grade == "theme")
        )
        self._remember(problem, finding.key_text, tuple(dict.fromkeys(themes)), finding.verdict)

    def _remember(
        self,
        problem: Problem,
        key_text: str,
        themes: tuple[str, ...],
        verdict: str,
        pinned: bool = False,
    ) -> None:
        recalled = self._known
        recalled.highest += 1
        fresh = Remembered(
            recalled.highest,
            problem,
            recalled.here,
            self._workbench.document.place.version_id if recalled.here is None else None,
            key_text,
            themes,
            pinned=pinned,
            met_at=datetime.now(UTC),
            verdict=verdict,
        )
        self._set(remember(self.memory, fresh))
        self._store()

    def _problem_changed(self) -> None:
        self._timer.stop()
        if self._workbench.document.number != self._session_number:
            return  # another problem: its place comes in a moment
        here = self.here
        if here is not None and here.number != self._known.here:
            self._known.here = here.number
            self._known.memory = came_back(self.memory, here.number)
            self._store()
        self.changed.emit()
        self.note()  # what was solved before is known already

    def _place_changed(self, place: RecordPlace) -> None:
        opened = self._workbench.document.number != self._session_number
        self._session_number = self._workbench.document.number
        recalled = self._known
        if opened:  # another problem, or its document comes to the front again
            self._set(recalled.memory)
        recalled.begun = True
        self._belong(recalled, place.record_id)
        self.note()

    def _document_changed(self, document: Document) -> None:
        """Let what was remembered go with a problem that was saved when it had left the front."""
        recalled = document.work_state.recollection
        if recalled is not self._known and recalled.begun:
            self._belong(recalled, document.place.record_id)

    def _belong(self, recalled: Recollection, record: int | None) -> None:
        """Let what is remembered be that of a record, with what its library has of it."""
        if recalled.record == record:
            return
        recalled.record, recalled.is_joined, recalled.is_barred = record, False, False
        self._store(recalled)

    def _join(self, recalled: Recollection, record: int) -> None:
        """Write what was met beside what the library has of a record, and take that in."""
        met = () if self._librarian.read_only else recalled.memory

        def show(memory: Memory) -> None:
            if recalled.record != record:
                return
            whole = united(memory, recalled.memory)
            recalled.is_joined = True
            self._set(whole, recalled)
            if whole != memory:
                self._store(recalled)
            if recalled is self._known:
                self.note()

        def fail(fault: Exception) -> None:
            recalled.is_barred = recalled.record == record and isinstance(fault, MemoryUnreadable)
            self._librarian.report_fault(fault)

        self._librarian.read(lambda library: join_memory(library, record, met), show, fail)

    def _store(self, recalled: Recollection | None = None) -> None:
        recalled = recalled or self._known
        record, memory = recalled.record, recalled.memory
        if record is None or recalled.is_barred:
            return
        if not recalled.is_joined:
            self._join(recalled, record)
        elif not self._librarian.read_only:
            self._librarian.read(
                lambda library: keep_memory(library, record, memory), lambda _: None
            )

    @property
    def _known(self) -> Recollection:
        """What is known of the problem on the board."""
        return self._workbench.document.work_state.recollection

    def _set(self, memory: Memory, recalled: Recollection | None = None) -> None:
        recalled = recalled or self._known
        recalled.memory = memory
        recalled.highest = max((recalled.highest, *(entry.number for entry in memory)))
        if recalled is not self._known:
            return
        here = self.here
        if here is not None:
            recalled.here = here.number
        elif recalled.here is not None and self._find(recalled.here) is None:
            recalled.here = None
        self.changed.emit()


def _returned(problem: Problem, kept: Problem) -> Problem:
    """Return a problem with position, twins and task of one that was kept of it.

    Of set play and intended solutions, which are not kept, it has what fits.
    """
    parts = {name: getattr(kept, name) for name in ("position", "stipulation", "twins", "game")}
    if problem.game is None and kept.game is None:
        problem = with_asked(replace(problem, twins=kept.twins), kept.stipulation)
    return with_option(replace(problem, **parts), Duplex.BOTH.value, is_duplex(kept))
