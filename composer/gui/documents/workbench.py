# SPDX-License-Identifier: GPL-3.0-or-later
"""The workbench: the documents that are open, and the one of them that is in front."""

from __future__ import annotations

from functools import partial
from itertools import count

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoGroup

from composer.gui.documents.document import Document
from composer.problem.problem import Problem
from composer.studio.saving import NOWHERE, RecordPlace

_MOST_CLOSED = 20  # documents that were closed and can be opened again


class Workbench(QObject):
    """The documents that are open, and which of them is in front.

    Whoever shows or changes a problem looks up the document in front each time. `problem_changed`,
    `place_changed`, `clean_changed` and `opened` are said of the one in front; another comes to
    the front as if its problem had been opened, but with its history and all that belongs to it.

    Signals:
        problem_changed: the problem is another value now; carries it.
        place_changed: the problem is kept elsewhere in the library, or no longer.
        clean_changed: whether all work is saved.
        opened: another problem was opened, or another document came to the front.
        leaving: another document is about to come to the front.
        listed: documents were opened, closed, moved, or can be called otherwise now.
        document_changed: the problem of a document, in front or not, is another or kept
            otherwise; carries the document.

    Attributes:
        histories: the steps of all documents; those of the one in front are active.
    """

    problem_changed = Signal(object)
    place_changed = Signal(object)
    clean_changed = Signal(bool)
    opened = Signal()
    leaving = Signal()
    listed = Signal()
    document_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = count()
        self._documents: list[Document] = []
        self._closed: list[tuple[int, Document]] = []
        self._reported_clean = True
        self.histories = QUndoGroup(self)
        self._document = self.new_document()
        self._documents.append(self._document)
        self.histories.setActiveStack(self._document.history)

    # The documents

    @property
    def document(self) -> Document:
        """The one in front."""
        return self._document

    @property
    def has_game_in_front(self) -> bool:
        """Whether the problem in front is one of a game that is no chess."""
        return self._document.problem.game is not None

    @property
    def documents(self) -> tuple[Document, ...]:
        """All that are open, in the order of their tabs."""
        return tuple(self._documents)

    @property
    def known(self) -> tuple[Document, ...]:
        """All that are open, and those that were closed and can be opened again."""
        return (*self._documents, *(document for _, document in self._closed))

    @property
    def can_reopen(self) -> bool:
        """Whether a document was closed that can be opened again."""
        return bool(self._closed)

    def new_document(self) -> Document:
        """Return an empty document, which is open once it is added."""
        document = Document(self._numbers, self)
        self.histories.addStack(document.history)
        document.problem_changed.connect(partial(self._problem_changed, document))
        document.place_changed.connect(partial(self._place_changed, document))
        document.clean_changed.connect(partial(self._clean_changed, document))
        document.begun.connect(partial(self._begun, document))
        return document

    def add(self, document: Document, front: bool = True, place: int | None = None) -> None:
        """Open a document in a tab of its own, beside the one in front if nothing else is said."""
        beside = self._documents.index(self._document) + 1
        self._documents.insert(beside if place is None else place, document)
        if front:
            self.show(document)
        else:
            self.listed.emit()

    def open_beside(
        self,
        problem: Problem,
        place: RecordPlace = NOWHERE,
        saved: bool = True,
        foreign: Problem | None = None,
    ) -> Document:
        """Open a problem in a tab of its own; an empty board that was not touched gives way."""
        if self._document.is_untouched:
            self._document.open(problem, place, saved, foreign)
            return self._document
        document = self.new_document()
        document.open(problem, place, saved, foreign)
        self.add(document)
        return document

    def show(self, document: Document) -> None:
        """Bring a document to the front."""
        if document is self._document:
            self.listed.emit()
            return
        self.leaving.emit()
        self._document = document
        self.histories.setActiveStack(document.history)
        self.opened.emit()
        self.problem_changed.emit(document.problem)
        self._report_clean()
        self.place_changed.emit(document.place)
        self.listed.emit()

    def show_next(self, by: int = 1) -> None:
        """Bring the next document to the front, or the one before; after the last the first."""
        here = self._documents.index(self._document)
        self.show(self._documents[(here + by) % len(self._documents)])

    def move(self, document: Document, to: int) -> None:
        """Let a document stand elsewhere in the row of tabs."""
        self._documents.remove(document)
        self._documents.insert(max(0, min(to, len(self._documents))), document)
        self.listed.emit()

    def close(self, document: Document) -> None:
        """Close a document; it can be opened again. After the last an empty board is left."""
        place = self._documents.index(document)
        if len(self._documents) == 1:
            self._documents.append(self.new_document())
        if document is self._document:
            after = place + 1 if place + 1 < len(self._documents) else place - 1
            self.show(self._documents[after])
        self._documents.remove(document)
        if not document.is_untouched:
            self._closed.append((place, document))
            for _, oldest in self._closed[:-_MOST_CLOSED]:
                self._drop(oldest)
            del self._closed[:-_MOST_CLOSED]
        else:
            self._drop(document)
        self.listed.emit()
        self.document_changed.emit(document)

    def reopen(self) -> Document | None:
        """Open the document closed last again, with its history; None if there is none."""
        if not self._closed:
            return None
        place, document = self._closed.pop()
        blank = self._document if self._document.is_untouched else None
        self.add(document, place=min(place, len(self._documents)))
        if blank is not None:
            self.close(blank)
        return document

    def kept_at(self, record: int) -> Document | None:
        """Return the open document whose problem a record of the library keeps, if any."""
        return next(
            (document for document in self._documents if document.place.record_id == record), None
        )

    # What the documents report

    def _begun(self, document: Document) -> None:
        if document is self._document:
            self.opened.emit()

    def _problem_changed(self, document: Document, problem: Problem) -> None:
        if document is self._document:
            self.problem_changed.emit(problem)
        self._note(document)

    def _place_changed(self, document: Document, place: RecordPlace) -> None:
        if document is self._document:
            self.place_changed.emit(place)
        self._note(document)

    def _clean_changed(self, document: Document, clean: bool) -> None:
        if document is self._document:
            self._report_clean()
        self._note(document)

    def _report_clean(self) -> None:
        clean = self._document.is_clean
        if clean != self._reported_clean:
            self._reported_clean = clean
            self.clean_changed.emit(self._reported_clean)

    def _note(self, document: Document) -> None:
        if document in self._documents:
            self.listed.emit()
            self.document_changed.emit(document)

    def _drop(self, document: Document) -> None:
        self.histories.removeStack(document.history)
        document.deleteLater()
