# SPDX-License-Identifier: GPL-3.0-or-later
"""At the start the tabs of the last time are opened again, with the unsaved work in them.

Where another program holds the library, unsaved work is opened all the same, and belongs there; the
tabs that show what is kept there come when it can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from composer.gui.documents.autosave import Beginning, Keeper
from composer.gui.documents.document import Document
from composer.gui.documents.savedsession import SavedSession, Tab
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import capital, counted, tr
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.file.faults import RecordMissing
from composer.library.keeping.autosave import FoundDraft
from composer.problem.problem import Problem
from composer.studio.saving import RecordPlace

_Kept = dict[RecordPlace, tuple[Problem, RecordPlace, bool, Problem | None]]


class Resuming(QObject):
    """Opens the tabs of the last time once it is known what they were and which library opens.

    Attributes:
        is_opening: whether what comes to the front does so by itself.

    Signals:
        resumed: the tabs are there; carries the `SavedSession`.
        ended: nothing more comes, whether there was something to open or not.
    """

    resumed = Signal(object)
    ended = Signal()

    def __init__(
        self,
        wanted: bool,
        *,
        workbench: Workbench,
        librarian: Librarian,
        keeper: Keeper,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        """Wait for drafts and library.

        Args:
            wanted: whether the tabs are opened; unsaved work is offered all the same.
            workbench: the documents that are open.
            librarian: owns the library.
            keeper: keeps unsaved work.
            notices: where sentences are shown.
            parent: its owner.
        """
        super().__init__(parent)
        self._wanted = wanted
        self._workbench, self._librarian, self._keeper = workbench, librarian, keeper
        self._notices = notices
        self._beginning: Beginning | None = None
        self._library_known = False
        self._late: SavedSession | None = None  # whose tabs wait for their library
        self._numbers: dict[Document, int] = {}  # of the tabs that have come, meanwhile
        self.is_opening = False
        keeper.begun.connect(self._begun)
        librarian.opened.connect(self._note_library)
        librarian.faulted.connect(self._note_library)

    def _begun(self, beginning: Beginning) -> None:
        if self._wanted and beginning.session is not None and beginning.session.tabs:
            self._beginning = beginning
            self._go_on()
        else:
            self._end(beginning.drafts)

    def _note_library(self, _: object) -> None:
        self._library_known = True
        self._go_on()
        if self._late is not None and self._librarian.path is not None:
            self._open_late(self._late, self._librarian.path)

    def _go_on(self) -> None:
        if self._beginning is None or not self._library_known:
            return
        beginning = self._beginning
        session, path = beginning.session, self._librarian.path
        if session is None:
            return
        if path is None or session.library is None or Path(session.library) != Path(path):
            self._open(beginning, session, {})
            return
        self._read(session, lambda kept: self._open(beginning, session, kept))

    def _read(self, session: SavedSession, then: Callable[[_Kept], None]) -> None:
        """Read what was in the tabs; it is answered whatever becomes of the library."""
        wanted = tuple(
            RecordPlace(tab.record_id, tab.version_id)
            for tab in session.tabs
            if tab.record_id is not None
        )
        self._librarian.read(lambda library: _kept(library, wanted), then, lambda _: then({}))

    def _open(self, beginning: Beginning, session: SavedSession, kept: _Kept) -> None:
        if self._beginning is not beginning:
            return  # they are open already
        self._beginning, workbench = None, self._workbench
        drafts = {found.path.name: found for found in beginning.drafts if found.draft is not None}
        begun_meanwhile = None if workbench.document.is_untouched else workbench.document
        blank = workbench.document
        gone = brought_back = late = 0
        front: Document | None = None
        waits = session.library is not None and self._librarian.path is None
        waits = waits and self._librarian.home == session.library
        for number, tab in enumerate(session.tabs):
            if tab.is_blank:
                continue
            found = None if tab.draft is None else drafts.pop(tab.draft, None)
            if found is not None:
                document = self._bring_back(found)
                brought_back += 1
            else:
                filled = _fill(workbench, tab, kept)
                if filled is None and waits:
                    late += 1
                    continue
                if filled is None:
                    gone += 1
                    continue
                document = filled
                workbench.add(document, front=False, place=len(workbench.documents))
            self._numbers[document] = number
            if number == session.front or front is None:
                front = document
        for found in drafts.values():  # work that was not yet named among what was open
            document = self._bring_back(found)
            front = front or document
            brought_back += 1
        if front is not None and begun_meanwhile is None:
            self.is_opening = True
            workbench.show(front)
            workbench.close(blank)
            self.is_opening = False
        self._report(gone, brought_back)
        self.resumed.emit(session)
        rest = tuple(draft for draft in beginning.drafts if draft.draft is None)
        if late:  # what was open is not written down anew: it would be forgotten
            self._late = session
            self._offer(rest)
        else:
            self._end(rest)

    def _open_late(self, session: SavedSession, path: Path) -> None:
        """Open the tabs whose library could not be read; in another one they are not."""
        self._late = None

        def fill(kept: _Kept) -> None:
            gone = 0
            for number, tab in enumerate(session.tabs):
                if tab.is_blank or number in self._numbers.values():
                    continue
                document = _fill(self._workbench, tab, kept)
                if document is None:
                    gone += 1
                    continue
                self._add_late(document, number)
            self._report(gone, 0)
            self._end(())

        if session.library == path:
            self._read(session, fill)
        else:
            fill({})

    def _add_late(self, document: Document, number: int) -> None:
        """Give a tab its place in the row; it comes to the front where nothing was begun."""
        workbench, blank = self._workbench, self._workbench.document
        before = [
            place
            for place, other in enumerate(workbench.documents)
            if self._numbers.get(other, number) < number
        ]
        self._numbers[document] = number
        workbench.add(document, front=False, place=max(before, default=-1) + 1)
        if blank.is_untouched:
            self.is_opening = True
            workbench.show(document)
            workbench.close(blank)
            self.is_opening = False

    def _bring_back(self, found: FoundDraft) -> Document:
        """Open unsaved work in a tab behind the others."""
        workbench, draft = self._workbench, found.draft
        document = workbench.new_document()
        if draft is not None:
            place = Keeper.place_of(draft, self._librarian.home)
            document.open(draft.problem, place, saved=False, foreign=draft.foreign)
            document.work_state.recollection.memory = draft.memory
        workbench.add(document, front=False, place=len(workbench.documents))
        self._keeper.take_over(found, document)
        return document

    def _report(self, gone: int, brought_back: int) -> None:
        sentences = []
        if brought_back:
            one = tr("One problem that was not saved was brought back.")
            many = tr("%1 problems that were not saved were brought back.", "", brought_back)
            sentences.append(capital(counted(brought_back, one, many)))
        if gone:
            one = tr("One tab was not opened again: its problem is not in this library.")
            many = tr(
                "%1 tabs were not opened again: their problems are not in this library.", "", gone
            )
            sentences.append(capital(counted(gone, one, many)))
        if sentences:
            self._notices.report(" ".join(sentences), seconds=12)

    def _end(self, rest: tuple[FoundDraft, ...]) -> None:
        self._numbers.clear()
        self._keeper.note_what_is_open()
        self._offer(rest)
        self.ended.emit()

    def _offer(self, rest: tuple[FoundDraft, ...]) -> None:
        if rest:
            self._keeper.found.emit(rest)


def _fill(workbench: Workbench, tab: Tab, kept: _Kept) -> Document | None:
    """Return a document with what was in a tab; None where that cannot be found."""
    found = kept.get(RecordPlace(tab.record_id, tab.version_id))
    if found is None and tab.problem is None:
        return None
    document = workbench.new_document()
    if found is not None:
        document.open(*found)
    elif tab.problem is not None:
        document.open(tab.problem)
    return document


def _kept(library: Library, wanted: tuple[RecordPlace, ...]) -> _Kept:
    """Return the problems at some places of a library, as far as they are there."""
    found: _Kept = {}
    for place in wanted:
        if place.record_id is None:
            continue
        try:
            record = load(library, place.record_id)
        except RecordMissing:
            continue
        here = RecordPlace(record.record_id, record.version_id)
        found[place] = (record.problem, here, True, None if record.is_own else record.problem)
        if place.version_id not in (None, record.version_id):
            for version in versions_of(library, place.record_id):
                if version.version_id == place.version_id:
                    foreign = None if record.is_own else version.problem
                    found[place] = (version.problem, place, True, foreign)
    return found
