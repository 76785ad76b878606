# SPDX-License-Identifier: GPL-3.0-or-later
"""The keeper of unsaved work: writes it down within two seconds, gives it back after a crash."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.files.sessionlock import SessionLock
from composer.gui.documents.document import Document
from composer.gui.documents.savedsession import (
    FILE,
    SavedSession,
    Tab,
    read_session,
    set_aside,
    write_session,
)
from composer.gui.documents.soundpositions import Remembering
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.file.faults import LibraryFault
from composer.library.keeping.autosave import Draft, DraftStore, DraftsUnwritable, FoundDraft
from composer.said.sentence import sentence_of
from composer.studio.saving import RecordPlace

_LOG = logging.getLogger(__name__)
DELAY = 800  # milliseconds from the first unsaved change to the disk
_AGAIN, _LOOKS = 6000, 20  # milliseconds from one look for drafts to the next, and how many


@dataclass(frozen=True, slots=True)
class Beginning:
    """What the keeper finds when it begins.

    Attributes:
        drafts: what dead programs left behind, the newest first.
        session: what was open when the last one ended; None where that is not known, or where
            another window of the program is open and keeps its own.
        aside: where that lies now if it could not be read.
    """

    drafts: tuple[FoundDraft, ...] = ()
    session: SavedSession | None = None
    aside: Path | None = None


class Keeper(QObject):
    """Keeps the unsaved work of every document in files of drafts, through a thread of its own.

    It writes down too which documents are open; of several windows the first one does that.

    Signals:
        begun: it is known what was left behind; carries a `Beginning`.
        found: drafts are to be offered to the user; carries a tuple of `FoundDraft`.
        faulted: work cannot be kept safe; carries a sentence.
    """

    begun = Signal(object)
    found = Signal(object)
    faulted = Signal(str)

    def __init__(
        self,
        workbench: Workbench,
        directory: Path,
        library_path: Callable[[], Path | None],
        remembering: Remembering | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start the thread that writes drafts.

        Args:
            workbench: whose documents are kept.
            directory: the folder of the journals.
            library_path: returns the file of the open library.
            remembering: what is remembered is kept with the work, and where it alone would be
                lost.
            parent: its owner.
        """
        super().__init__(parent)
        self._workbench = workbench
        self._directory = directory
        self._library_path = library_path
        self._worker = Worker("keeper", self)
        self._remembering = remembering
        self._view = (False, "")  # whether the library has the window, and the query in it
        self._closed = False
        self._keeps_to_the_end = False
        self._written: dict[Document, Draft] = {}
        self._drafted: set[Document] = set()  # of which there may be a draft on the disk
        self._session: object = None  # as it was last written
        self._may_note_open = False  # what is open: not before what was open is known
        # These are touched in the worker's thread only.
        self._reader: DraftStore | None = None
        self._stores: dict[Document, DraftStore] = {}
        self._lock: SessionLock | None = None
        self._met: set[Path] = set()  # drafts that were found
        self._timer = pause(self, DELAY, self.keep)
        # A program that was killed may take a while to die, and keeps its drafts until then.
        self._looks = _LOOKS
        self._again = pause(self, _AGAIN, self._look_again)
        self.begun.connect(self._note_begun)
        workbench.document_changed.connect(self.note)
        workbench.listed.connect(self.note)
        if remembering is not None:
            remembering.changed.connect(self.note)
        self._worker.run(lambda: self._begin(directory), self.begun.emit, self._fault)

    def note_view(self, shows_library: bool, query: str) -> None:
        """Take note whether the library has the window, and the query in it."""
        self._view = (shows_library, query)
        self.note()

    def note_what_is_open(self) -> None:
        """Write down from now on what is open: what was open before is open again, or given up."""
        self._may_note_open = True
        self.note()

    def note(self, _: object = None) -> None:
        """Hear that there may be something to write down."""
        if not (self._closed or self._timer.isActive()):
            self._timer.start()

    def keep(self) -> None:
        """Write down the unsaved work now, or remove the drafts where all is saved."""
        self._timer.stop()
        drafts = {
            document: self._draft(document)
            for document in self._workbench.documents
            if self._wants(document)
        }
        for document, draft in drafts.items():
            if self._written.get(document) != draft:
                self._written[document] = draft
                self._write(document, draft)
        self._keep_sitting(drafts)
        for document in self._drafted.difference(drafts):
            self._drop(document)

    def take_over(self, found: FoundDraft, document: Document) -> None:
        """Keep a draft that was found as the unsaved work of a document."""
        draft = self._draft(document)
        self._written[document] = draft

        self._drafted.add(document)
        self._worker.run(lambda: self._take_over(found.path, document, draft), None, self._fault)

    def bring_back(self, draft: Draft) -> None:
        """Remember again what was remembered with unsaved work, which is in front now."""
        if self._remembering is not None:
            self._remembering.take(draft.memory)

    def _note_begun(self, beginning: Beginning) -> None:
        if beginning.aside is not None:
            words = tr("What was open last cannot be read; it was set aside as %1.")
            self.faulted.emit(fill(words, beginning.aside))
        if not self._closed:
            self._again.start()

    def _look_again(self) -> None:
        """Offer what programs leave behind that have died since this one began."""

        def offer(drafts: tuple[FoundDraft, ...]) -> None:
            if drafts:
                self.found.emit(drafts)
            self._looks -= 1
            if self._looks and not self._closed:
                self._again.start()

        self._worker.run(self._newly_found, offer, self._fault)

    def discard(self, found: FoundDraft) -> None:
        """Remove a draft that was offered: it is not wanted."""
        self._worker.run(lambda: self._discard(found.path), None, self._fault)

    def keep_to_the_end(self) -> None:
        """Keep unsaved work for the next start when this one ends."""
        self._keeps_to_the_end = True

    def close(self, keep: bool) -> None:
        """End. With `keep` the unsaved work is written down once more and stays."""
        if self._closed:
            return
        self._closed = True
        self._timer.stop()
        self._again.stop()
        if keep or self._keeps_to_the_end:
            self.keep()
        else:
            self._keep_sitting({})
            for document in tuple(self._drafted):
                self._drop(document)
        self._worker.run(self._end)
        self._worker.close()

    def leave(self) -> Callable[[], None]:
        """End, and let the unsaved work lie on the disk until another keeper has written it down.

        Returns:
            what removes these drafts; `follow` of the other keeper is to be given it.
        """
        left: list[DraftStore] = []
        if not self._closed:
            self._closed = True
            self._timer.stop()
            self._again.stop()
            self.keep()
            self._worker.run(lambda: self._leave(left))
            self._worker.close()
        return lambda: _remove(left)

    def follow(self, remove: Callable[[], None]) -> None:
        """Write down the unsaved work that came from another keeper, then remove its drafts."""
        self.keep()
        self._worker.run(remove, None, self._fault)

    @staticmethod
    def place_of(draft: Draft, library: Path | None) -> RecordPlace:
        """Return where a draft belongs in the open library, if it does."""
        if draft.library is None or library is None or Path(draft.library) != Path(library):
            return RecordPlace()
        return RecordPlace(draft.record_id, draft.version_id)

    def _wants(self, document: Document) -> bool:
        """Return whether a crash would lose something of a document."""
        if not document.is_clean:
            return True
        return self._remembering is not None and self._remembering.has_unsaved(document)

    def _draft(self, document: Document) -> Draft:
        place = document.place
        memory = () if self._remembering is None else document.work_state.recollection.memory
        library = self._library_path()
        return Draft(
            document.problem,
            library,
            place.record_id,
            place.version_id,
            memory=memory,
            foreign=document.foreign,
        )

    def _write(self, document: Document, draft: Draft) -> None:
        self._drafted.add(document)
        self._worker.run(lambda: self._write_draft(document, draft), None, self._fault)

    def _drop(self, document: Document) -> None:
        self._drafted.discard(document)
        self._written.pop(document, None)
        self._worker.run(lambda: self._discard_draft(document), None, self._fault)

    def _keep_sitting(self, drafts: dict[Document, Draft]) -> None:
        """Write down what is open, between the drafts that come and those that go."""
        if not self._may_note_open:
            return
        documents = self._workbench.documents
        shows_library, query = self._view
        session = SavedSession(
            tabs=tuple(_tab(document, document in drafts) for document in documents),
            front=documents.index(self._workbench.document),
            library=self._library_path(),
            shows_library=shows_library,
            query=query,
        )
        drafted = tuple(document if document in drafts else None for document in documents)
        if (session, drafted) != self._session:
            self._session = (session, drafted)
            self._worker.run(lambda: self._write_session(session, drafted), None, self._fault)

    # In the worker's thread

    def _begin(self, directory: Path) -> Beginning:
        self._reader = DraftStore.open(directory)
        self._lock = SessionLock.take_if_free((directory / FILE).with_suffix(".lock"))
        session = aside = None
        if self._lock is not None and (session := read_session(directory)) is None:
            try:
                aside = set_aside(directory)
            except OSError as error:
                raise DraftsUnwritable(directory, str(error)) from error
        return Beginning(self._newly_found(), session, aside)

    def _newly_found(self) -> tuple[FoundDraft, ...]:
        """Return the drafts of programs that have died since this was asked last."""
        if self._reader is None:
            return ()
        found = self._reader.read_drafts(self._met)
        self._met.update(draft.path for draft in found)
        return found

    def _write_draft(self, document: Document, draft: Draft) -> None:
        if document not in self._stores:
            self._stores[document] = DraftStore.open(self._directory)
        self._stores[document].write_draft(draft)

    def _take_over(self, path: Path, document: Document, draft: Draft) -> None:
        if self._reader is not None:
            self._stores[document] = self._reader.hand_over(path)
        self._write_draft(document, draft)

    def _write_session(self, session: SavedSession, drafted: tuple[Document | None, ...]) -> None:
        if self._lock is None:
            return
        stores = [None if document is None else self._stores.get(document) for document in drafted]
        tabs = tuple(
            tab if store is None else replace(tab, draft=store.path.name)
            for tab, store in zip(session.tabs, stores, strict=True)
        )
        try:
            write_session(self._directory, replace(session, tabs=tabs))
        except OSError as error:
            raise DraftsUnwritable(self._directory, str(error)) from error

    def _discard_draft(self, document: Document) -> None:
        store = self._stores.pop(document, None)
        if store is not None:
            store.discard_draft()
            store.close()

    def _discard(self, path: Path) -> None:
        if self._reader is not None:
            self._reader.discard_draft(path)

    def _leave(self, left: list[DraftStore]) -> None:
        left += self._stores.values()
        self._stores.clear()
        self._end()

    def _end(self) -> None:
        for store in self._stores.values():
            store.close()
        self._stores.clear()
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _fault(self, fault: Exception) -> None:
        self._written.clear()  # write all of it again as soon as something changes
        self._session = None
        if isinstance(fault, LibraryFault):
            self.faulted.emit(worded(sentence_of(fault)))
        else:
            _LOG.error("the drafts of unsaved work failed", exc_info=fault)
            self.faulted.emit(f"{type(fault).__name__}: {fault}")


def _remove(stores: list[DraftStore]) -> None:
    """Remove drafts, in any thread: all of it is kept elsewhere."""
    for store in stores:
        store.discard_draft()
        store.close()
    stores.clear()


def _tab(document: Document, has_draft: bool) -> Tab:
    """Return what is to be known of a document so that its tab can be opened again."""
    place = document.place
    homeless = place.record_id is None and not has_draft and not document.is_blank
    kept = document.problem if homeless and document.is_clean else None
    return Tab(None, place.record_id, place.version_id, kept)
