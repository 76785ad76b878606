# SPDX-License-Identifier: GPL-3.0-or-later
"""The keeper of unsaved work: writes it down within two seconds, offers it after a crash."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from composer.gui.remembering import Remembering
from composer.gui.sentences import told
from composer.gui.session import Place, Session
from composer.gui.worker import Worker
from composer.library.autosave import Draft, FoundDraft, Journal
from composer.library.faults import LibraryFault

_LOG = logging.getLogger(__name__)
DELAY = 800  # milliseconds from the first unsaved change to the disk


class Keeper(QObject):
    """Keeps the session's unsaved work in a journal, through a thread of its own.

    Signals:
        found: drafts that a dead program left behind; carries a tuple of `FoundDraft`.
        faulted: work cannot be kept safe; carries a sentence.
    """

    found = Signal(object)
    faulted = Signal(str)

    def __init__(
        self,
        session: Session,
        directory: Path,
        library_path: Callable[[], Path | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._library_path = library_path
        self._worker = Worker("keeper", self)
        self._remembering: Remembering | None = None
        self._closed = False
        self._journal: Journal | None = None  # touched in the worker's thread only
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY)
        self._timer.timeout.connect(self.keep)
        session.problem_changed.connect(self._note)
        session.clean_changed.connect(self._note)
        self._worker.run(lambda: self._begin(directory), self._begun, self._fault)

    def keep_too(self, remembering: Remembering) -> None:
        """Keep what is remembered with the work, and where that alone would be lost."""
        self._remembering = remembering
        remembering.changed.connect(lambda: self._note(None))

    def keep(self) -> None:
        """Write down the unsaved work now, or remove the draft where all is saved."""
        self._timer.stop()
        known = self._remembering
        if self._session.is_clean and not (known is not None and known.has_unsaved):
            self._worker.run(self._discard_own, None, self._fault)
            return
        place = self._session.place
        draft = Draft(
            self._session.problem,
            self._library_path(),
            place.record_id,
            place.version_id,
            memory=() if known is None else known.memory,
            foreign=self._session.foreign,
        )
        self._worker.run(lambda: self._write(draft), None, self._fault)

    def bring_back(self, draft: Draft) -> None:
        """Remember again what was remembered with unsaved work."""
        if self._remembering is not None:
            self._remembering.take(draft.memory)

    def discard(self, found: FoundDraft) -> None:
        """Remove a draft that was offered: it was taken over, or is not wanted."""
        self._worker.run(lambda: self._discard(found.path), None, self._fault)

    def close(self, keep: bool) -> None:
        """End. With `keep` the unsaved work is written down once more and stays."""
        if self._closed:
            return
        self._closed = True
        self._timer.stop()
        if keep:
            self.keep()
        else:
            self._worker.run(self._discard_own)
        self._worker.run(self._end)
        self._worker.close()

    @staticmethod
    def place_of(draft: Draft, library: Path | None) -> Place:
        """Return where a draft belongs in the open library, if it does."""
        if draft.library is None or library is None or Path(draft.library) != Path(library):
            return Place()
        return Place(draft.record_id, draft.version_id)

    def _note(self, _: object) -> None:
        if not (self._closed or self._timer.isActive()):
            self._timer.start()

    def _begin(self, directory: Path) -> tuple[FoundDraft, ...]:
        self._journal = Journal.open(directory)
        return self._journal.read_drafts()

    def _begun(self, drafts: tuple[FoundDraft, ...]) -> None:
        if drafts:
            self.found.emit(drafts)

    def _write(self, draft: Draft) -> None:
        if self._journal is not None:
            self._journal.write_draft(draft)

    def _discard_own(self) -> None:
        if self._journal is not None:
            self._journal.discard_draft()

    def _discard(self, path: Path) -> None:
        if self._journal is not None:
            self._journal.discard_draft(path)

    def _end(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _fault(self, fault: Exception) -> None:
        if isinstance(fault, LibraryFault):
            self.faulted.emit(told(str(fault)))
        else:
            _LOG.error("the journal of unsaved work failed", exc_info=fault)
            self.faulted.emit(f"{type(fault).__name__}: {fault}")
