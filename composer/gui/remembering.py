# SPDX-License-Identifier: GPL-3.0-or-later
"""Remembers every sound position that is met while a problem is composed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from composer.gui.language import fill, tr
from composer.gui.librarian import Librarian
from composer.gui.session import Place, Session
from composer.library.records import Finding, Version
from composer.library.remembered import (
    Memory,
    Remembered,
    bare,
    forget,
    found_in,
    keep_memory,
    memory_of,
    remember,
    united,
)
from composer.solver.solution import Verdict

SETTLED: Final = 700  # milliseconds that a sound position stands before it is remembered


class Remembering(QObject):
    """Keeps the memory of the problem on the board; that of a saved one stands in its library.

    A position is taken in when its answer is complete, it is sound, and it has stood for a
    moment, so that a drag over the board leaves nothing behind.

    Signals:
        changed: something else is remembered, or another position is on the board.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        librarian: Librarian,
        finding: Callable[[], Finding | None],
        parent: QObject | None = None,
    ) -> None:
        """Make ready; `finding` returns what is certain of the problem on the board."""
        super().__init__(parent)
        self._session, self._librarian, self._finding = session, librarian, finding
        self._memory: Memory = ()
        self._highest = 0  # number ever given for this problem
        self._here: int | None = None  # the one that stood on the board last
        self._record = session.place.record_id
        self._session_number = session.number
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self._take_in)
        session.problem_changed.connect(lambda _: self._problem_changed())
        session.place_changed.connect(self._place_changed)

    @property
    def memory(self) -> Memory:
        """What is remembered, the oldest first."""
        return self._memory

    @property
    def here(self) -> Remembered | None:
        """The one whose position is on the board."""
        return found_in(self._memory, self._session.problem)

    @property
    def has_unsaved(self) -> bool:
        """Whether a crash would lose positions that are on no board and in no library."""
        if self._record is not None:
            return False
        shown = bare(self._session.problem)
        return any(each.problem != shown for each in self._memory)

    def note(self) -> None:
        """Hear that something more is certain of the problem on the board."""
        finding = self._finding()
        if finding is None or not finding.complete or finding.verdict != Verdict.SOUND.value:
            self._timer.stop()
        elif found_in(self._memory, self._session.problem) is None and not self._timer.isActive():
            self._timer.start()

    def take(self, memory: Memory) -> None:
        """Take over what another session, or one that was killed, has remembered."""
        self._set(united(self._memory, memory))
        self._store()

    def return_to(self, number: int) -> None:
        """Put a position that is remembered on the board, as one step that can be undone."""
        known = self._known(number)
        if known is None:
            return
        after = replace(
            self._session.problem,
            position=known.problem.position,
            stipulation=known.problem.stipulation,
            twins=known.problem.twins,
        )
        self._session.change(after, fill(tr("Back to %1"), known.name or tr("an earlier position")))

    def describe(self, number: int, **words: object) -> None:
        """Change the name, the note, or whether it is pinned, of one that is remembered."""
        known = self._known(number)
        if known is None:
            return
        changed = replace(known, **words)  # type: ignore[arg-type]
        self._set(tuple(changed if each is known else each for each in self._memory))
        self._store()

    def forget(self, number: int) -> None:
        """Remember one no longer."""
        self._set(forget(self._memory, number))
        self._store()

    def versions(self) -> tuple[Version, ...]:
        """Return what is remembered as versions that have numbers below zero."""
        return tuple(self._version(each) for each in self._memory)

    def close(self) -> None:
        """Take in nothing more."""
        self._timer.stop()

    def _known(self, number: int) -> Remembered | None:
        return next((each for each in self._memory if each.number == number), None)

    def _version(self, kept: Remembered) -> Version:
        problem = replace(
            self._session.problem,
            position=kept.problem.position,
            stipulation=kept.problem.stipulation,
            twins=kept.problem.twins,
        )
        finding = Finding(Verdict.SOUND.value, key_text=kept.key_text)
        parent = kept.version_id if kept.parent is None else -kept.parent
        return Version(
            -kept.number, self._record or 0, parent, problem, finding, kept.note, kept.met_at
        )

    def _take_in(self) -> None:
        finding, problem = self._finding(), self._session.problem
        if finding is None or not finding.complete or finding.verdict != Verdict.SOUND.value:
            return
        self._highest += 1
        details = finding.details
        themes = (
            () if details is None else tuple(t.id for t in details.themes if t.grade == "theme")
        )
        fresh = Remembered(
            self._highest,
            problem,
            self._here,
            self._session.place.version_id if self._here is None else None,
            finding.key_text,
            tuple(dict.fromkeys(themes)),
            met_at=datetime.now(UTC),
        )
        self._set(remember(self._memory, fresh))
        self._store()

    def _problem_changed(self) -> None:
        self._timer.stop()
        if self._session.number != self._session_number:
            return  # another problem: its place comes in a moment
        if self.here is not None:
            self._here = self.here.number
        self.changed.emit()

    def _place_changed(self, place: Place) -> None:
        opened = self._session.number != self._session_number
        self._session_number = self._session.number
        before, self._record = self._record, place.record_id
        if opened:
            self._highest, self._here = 0, None
            self._set(())
            if self._record is not None:
                self._load(self._record)
            else:
                self.note()
        elif self._record != before:
            self._store()  # saved for the first time: what was remembered goes with it

    def _load(self, record: int) -> None:
        number = self._session.number

        def show(memory: Memory) -> None:
            if self._session.number == number and self._record == record:
                self._set(united(memory, self._memory))
                self.note()

        self._librarian.read(lambda library: memory_of(library, record), show)

    def _store(self) -> None:
        record, memory = self._record, self._memory
        if record is None or self._librarian.read_only:
            return
        self._librarian.read(lambda library: keep_memory(library, record, memory), lambda _: None)

    def _set(self, memory: Memory) -> None:
        self._memory = memory
        self._highest = max((self._highest, *(each.number for each in memory)))
        here = self.here
        if here is not None:
            self._here = here.number
        elif self._here is not None and self._known(self._here) is None:
            self._here = None
        self.changed.emit()
