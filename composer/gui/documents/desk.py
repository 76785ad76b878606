# SPDX-License-Identifier: GPL-3.0-or-later
"""What happens to the problem as a whole: new, opened, saved, kept as a version, deleted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from composer.gui.documents.autosave import Keeper
from composer.gui.documents.displaced import Parting
from composer.gui.documents.document import Document
from composer.gui.documents.findings import Findings
from composer.gui.documents.recovery import Salvage
from composer.gui.documents.tabrow import task_and_men
from composer.gui.documents.unread import unread
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.prompts import Prompts, Unsaved
from composer.gui.words.language import capital, counted, fill, tr
from composer.gui.words.sentences import worded
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.arriving.arrivals import Imported
from composer.library.changes.bin import Emptied
from composer.library.changes.operations import (
    Deleted,
    Restored,
    Saved,
    delete_records,
    restore_records,
)
from composer.library.file.faults import LibraryLocked
from composer.library.records.values import Record, Version
from composer.problem.problem import Problem
from composer.said.sentence import sentence_of
from composer.studio.saving import NOWHERE, RecordPlace, save_as_new, save_beside, save_in_place


class Desk(QObject):
    """Opens and saves problems; asks before unsaved work is left.

    Signals:
        versions_changed: the versions of the problem on the board; carries a tuple.
        saved: the problem was saved; carries the `RecordPlace`.
    """

    versions_changed = Signal(object)
    saved = Signal(object)

    def __init__(
        self,
        findings: Findings,
        commit: Callable[[], None],
        *,
        workbench: Workbench,
        librarian: Librarian,
        keeper: Keeper,
        prompts: Prompts,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        """Take charge of the tabs.

        Args:
            findings: what is certain of the problem on the board.
            commit: takes over what is written in the caption but not yet passed on.
            workbench: the documents that are open.
            librarian: owns the library.
            keeper: keeps unsaved work.
            prompts: asks the few questions.
            notices: where sentences are shown.
            window: over which it asks.
        """
        super().__init__(window)
        self._findings, self._commit = findings, commit
        self._workbench, self._librarian, self._keeper = workbench, librarian, keeper
        self._prompts, self._notices, self._window = prompts, notices, window
        self._library: Path | None = None
        self._shown = workbench.document  # whose versions were reported last
        self._saving: dict[Document, Callable[[], None] | None] = {}  # and what waits for the save
        workbench.place_changed.connect(lambda _: self.refresh_versions())
        librarian.awaiting.connect(self._library_opened)
        librarian.opened.connect(self._library_opened)
        librarian.changed.connect(self._library_changed)
        self._salvage = Salvage(
            workbench=workbench, librarian=librarian, keeper=keeper, notices=notices, parent=self
        )
        self._parting = Parting(
            lambda document: self.save(None, document),
            librarian=librarian,
            notices=notices,
            parent=self,
        )

    def new_problem(self) -> None:
        """Put an empty board on the desk, in a tab of its own."""
        self._commit()
        self._workbench.open_beside(Problem())

    def open_example(self, problem: Problem) -> None:
        """Put an example on the desk, in a tab of its own; there is nothing in it to be saved."""
        self._commit()
        self._workbench.open_beside(problem)

    def open_record(self, record_id: int) -> None:
        """Put a record of the library on the board; one that is open already comes to the front."""
        workbench = self._workbench
        known = workbench.kept_at(record_id)
        again = known is workbench.document
        if known is not None and not again:
            workbench.show(known)
            return

        def stays_beside(record: Record) -> bool:
            """Return whether games are concerned: they stand beside chess, not in its place."""
            return not again and (record.problem.game is not None or workbench.has_game_in_front)

        def fetch() -> None:
            before, document = workbench.document.problem, workbench.document

            def show(record: Record) -> None:
                if not self._can_show(record):
                    return
                place = RecordPlace(record.record_id, record.version_id)
                foreign = None if record.is_own else record.problem
                self._findings.note_record(record)
                # The library may have been slow, and another tab have come.
                if workbench.document is not document or stays_beside(record):
                    workbench.open_beside(record.problem, place, foreign=foreign)
                elif workbench.document.problem == before:
                    workbench.document.open(record.problem, place, foreign=foreign)
                else:  # the library was slow, and the user did not wait
                    self.unless_unsaved(
                        lambda: workbench.document.open(record.problem, place, foreign=foreign)
                    )

            self._librarian.read(lambda library: load(library, record_id), show)

        if workbench.document.is_settled:
            self.unless_unsaved(fetch)
        else:  # what comes beside asks nothing
            self._librarian.read(
                lambda library: load(library, record_id),
                lambda record: (
                    self.open_record_beside(record_id)
                    if stays_beside(record)
                    else self.unless_unsaved(fetch)
                ),
            )

    def _can_show(self, record: Record) -> bool:
        """Return whether a record can be shown; say why where it cannot."""
        words = unread(record.problem)
        if words:
            self._notices.report(words, fault=True)
        return not words

    def open_record_beside(self, record_id: int, then: Callable[[], None] | None = None) -> None:
        """Put a record of the library on the board, in a tab of its own."""
        workbench = self._workbench

        def show(record: Record) -> None:
            known = workbench.kept_at(record_id)
            if known is not None:
                workbench.show(known)
            elif self._can_show(record):
                self._findings.note_record(record)
                place = RecordPlace(record.record_id, record.version_id)
                foreign = None if record.is_own else record.problem
                workbench.open_beside(record.problem, place, foreign=foreign)
            if then is not None:
                then()

        self._librarian.read(lambda library: load(library, record_id), show)

    def close_document(self, document: Document | None = None) -> None:
        """Close a tab; unsaved work in it is asked about."""
        self._commit()
        workbench = self._workbench
        closing = document or workbench.document

        def close() -> None:
            workbench.close(closing)

        if closing.is_settled:
            close()
            return
        workbench.show(closing)  # so that the question is about what is seen
        self.unless_unsaved(close)

    def reopen_document(self) -> None:
        """Open the tab closed last again."""
        self._commit()
        if self._workbench.reopen() is None:
            self._notices.report(tr("No tab was closed."), seconds=4)

    def go_to_version(
        self, version: Version, name: str, is_kept: Callable[[], bool] = lambda: False
    ) -> None:
        """Go to another version of the problem in one step, which undo takes back.

        Saving it changed makes a new version of it, or of somebody else's a new problem.

        Args:
            version: where to.
            name: what it is called.
            is_kept: returns whether unsaved work on the board is kept elsewhere, so that the
                question about it need not be asked.
        """
        self._commit()
        workbench = self._workbench
        if (known := workbench.kept_at(version.record_id)) is not None:
            workbench.show(known)  # so that no problem is open twice
        place = RecordPlace(version.record_id, version.version_id)
        words = fill(tr("Back to %1"), name)

        def go() -> None:
            workbench.document.go_to(version.problem, place, words)

        if workbench.document.place.record_id != version.record_id:
            self.unless_unsaved(lambda: self._open_version(version))
        elif is_kept():
            go()
        else:
            self.unless_unsaved(go)

    def _open_version(self, version: Version) -> None:
        """Put a version of another record than the one on the board there."""
        place, workbench = RecordPlace(version.record_id, version.version_id), self._workbench
        document = workbench.document

        def show(record: Record) -> None:
            foreign = None if record.is_own else version.problem
            games = version.problem.game is not None or workbench.has_game_in_front
            if workbench.document is document and not games:
                workbench.document.open(version.problem, place, foreign=foreign)
            else:  # another tab came to the front meanwhile, or games stand beside chess
                workbench.open_beside(version.problem, place, foreign=foreign)

        self._librarian.read(lambda library: load(library, version.record_id), show)

    def save(
        self, then: Callable[[], None] | None = None, document: Document | None = None
    ) -> None:
        """Save in place, or as a new record where the problem is in no library yet.

        An older version that was changed becomes a new version, and so does work on what was
        changed elsewhere in the meantime: nothing that is kept is ever written over unseen.
        """
        self._commit()
        document = document or self._workbench.document
        place, problem, known = document.place, document.problem, document.saved
        finding, foreign = self._findings.of(document), document.foreign
        if self._has_nothing_to_save(document):
            return
        is_kept = place != NOWHERE and document.is_clean and problem == known
        if is_kept and document not in self._saving:
            self.saved.emit(place)
            if then is not None:
                then()
            return
        self._keep(
            document,
            lambda library: save_in_place(library, place, problem, finding, known, foreign),
            partial(self.save, then, document),
            then,
        )

    def save_version(
        self, then: Callable[[], None] | None = None, document: Document | None = None
    ) -> None:
        """Keep the problem as a new version beside the older ones."""
        self._commit()
        document = document or self._workbench.document
        place, problem, known = document.place, document.problem, document.saved
        if place.record_id is None:
            self.save(then, document)
            return
        finding, foreign = self._findings.of(document), document.foreign
        self._keep(
            document,
            lambda library: save_beside(library, place, problem, finding, known, foreign),
            partial(self.save_version, then, document),
            then,
        )

    def save_new(
        self, then: Callable[[], None] | None = None, document: Document | None = None
    ) -> None:
        """Save as a new problem, whatever it was made from; work goes on with that one."""
        self._commit()
        document = document or self._workbench.document
        place, problem, foreign = document.place, document.problem, document.foreign
        finding = self._findings.of(document)
        if self._has_nothing_to_save(document):
            return
        self._keep(
            document,
            lambda library: save_as_new(library, place, problem, finding, foreign),
            partial(self.save_new, then, document),
            then,
        )

    def delete(self, ids: tuple[int, ...]) -> None:
        """Delete records; the notice offers to bring them back."""

        def deleted(done: Deleted) -> None:
            if not done.ids:
                return
            number = len(done.ids)
            one = tr("One problem put into the bin.")
            many = tr("%1 problems put into the bin.", "", number)
            words = capital(counted(number, one, many))
            undo = Choice(tr("Undo"), lambda: self.restore(done.ids))
            self._notices.report(words, (undo,), seconds=20)

        self._librarian.change(lambda library: delete_records(library, ids), deleted)

    def restore(self, ids: tuple[int, ...]) -> None:
        """Bring deleted records back."""
        self._librarian.change(lambda library: restore_records(library, ids))

    def open_library(self) -> None:
        """Ask for a library and open it."""
        kinds = tr("Libraries (*.chesslib);;All files (*)")
        path = self._prompts.open_file(self._window, tr("Open library"), kinds)
        if path is not None:
            self.open_library_at(path)

    def open_library_at(self, path: Path) -> None:
        """Open a library in place of the one that is open."""
        self._leave_library(lambda: self._librarian.open(path))

    def follow_library(self, path: Path, is_same: bool) -> None:
        """Open what became of the library that is open, which cannot be written to any more.

        No question is asked: what is not saved could not be saved before, and stays in its tab.

        Args:
            path: where it lies, or what lies in its place now.
            is_same: whether it holds the same records under the same numbers.
        """
        self._commit()
        self._library = path if is_same else None
        self._librarian.open(path)

    def new_library(self) -> None:
        """Ask for a place and make an empty library there."""
        kinds = tr("Libraries (*.chesslib)")
        path = self._prompts.save_file(self._window, tr("New library"), "problems.chesslib", kinds)
        if path is not None:
            named = path if path.suffix else path.with_name(path.name + ".chesslib")
            self._leave_library(lambda: self._librarian.create(named))

    def may_close(self, go_on: Callable[[], None]) -> bool:
        """Return whether the window may close now; else `go_on` is called once it may.

        Unsaved work in any tab is asked about, all of it at once. It may also be kept as it is
        for the next start.
        """
        self._commit()
        unsaved = [document for document in self._workbench.documents if not document.is_settled]
        if not unsaved:
            return True
        names = tuple(document_name(document) for document in unsaved)
        choice = self._prompts.leave(self._window, names)
        if choice is Unsaved.SAVE:
            self._save_all(unsaved, go_on)
        elif choice is Unsaved.KEEP:
            self._keeper.keep_to_the_end()
        return choice in (Unsaved.DISCARD, Unsaved.KEEP)

    def _save_all(self, unsaved: list[Document], go_on: Callable[[], None]) -> None:
        """Save documents one after the other; where one cannot be saved, that is the end."""
        if unsaved:
            self.save(lambda: self._save_all(unsaved[1:], go_on), unsaved[0])
        else:
            go_on()

    def refresh_versions(self) -> None:
        """Fetch the versions of the problem on the board."""
        document = self._workbench.document
        record, known = document.place.record_id, document.work_state
        if document is not self._shown:  # what is known of it, until it is looked up again
            self._shown = document
            self.versions_changed.emit(known.versions)
        if record is None:
            known.versions = ()
            self.versions_changed.emit(())
            return

        def show(found: tuple[Version, ...]) -> None:
            if document.place.record_id == record and document.work_state is known:
                known.versions = found
                if document is self._workbench.document:
                    self.versions_changed.emit(found)

        self._librarian.read(lambda library: versions_of(library, record), show)

    def _keep(
        self,
        document: Document,
        operation: Callable[[Library], Saved],
        again: Callable[[], None],
        then: Callable[[], None] | None,
    ) -> None:
        """Save; a second save while one is under way waits until it is known where to."""
        if document in self._saving:
            self._saving[document] = again
            return
        if self._librarian.path is None:
            if not self._librarian.once_opened(again):  # at the start it comes after the board
                words = tr("No library is open: open or make one, then save again.")
                if self._librarian.home is not None:
                    words = worded(sentence_of(LibraryLocked(self._librarian.home)))
                self._notices.report(words, fault=True)
            return
        problem, number, worked_on = document.problem, document.number, document.place
        self._saving[document] = None

        def kept(saved: Saved) -> None:
            place = RecordPlace(saved.record_id, saved.version_id)
            if document.number == number:
                if saved.made_from is None and saved.problem in (None, problem):
                    document.mark_saved(place, problem, worked_on)
                else:
                    self._parting.go_on(document, saved, problem, worked_on)
                self._keeper.keep()
                self.saved.emit(place)
                self._findings.note_again()  # the answer may have come while we saved
            if then is not None:
                then()

        self._librarian.change(operation, kept, partial(self._ended, document))

    def _ended(self, document: Document) -> None:
        waiting = self._saving.pop(document)
        if waiting is not None:
            waiting()

    def _has_nothing_to_save(self, document: Document) -> bool:
        """Return whether the board is empty, and say so."""
        if not document.is_blank:
            return False
        self._notices.report(tr("There is nothing on the board to save."), seconds=4)
        return True

    def unless_unsaved(
        self, go_on: Callable[[], None], stay: Callable[[], None] = lambda: None
    ) -> None:
        """Go on if that loses no work in the document in front, or the user says so.

        Else `stay` is called. Whoever goes on finds the same document in front.
        """
        self._commit()
        workbench = self._workbench
        document = workbench.document
        if document.is_settled:
            go_on()
            return
        choice = self._prompts.unsaved(self._window, document_name(document))

        def requeue() -> None:  # about what was done until it was saved
            if document in workbench.documents:
                workbench.show(document)
                self.unless_unsaved(go_on, stay)

        if choice is Unsaved.SAVE:
            self.save(requeue, document)
        elif choice is Unsaved.DISCARD:
            go_on()
        else:
            stay()

    def _leave_library(self, go_on: Callable[[], None]) -> None:
        """Go to another library; work on problems of this one is saved here first, if wished."""
        self._commit()
        kept = [document for document in self._workbench.documents if document.place != NOWHERE]
        self._leave_documents(kept, go_on)

    def _leave_documents(self, kept: list[Document], go_on: Callable[[], None]) -> None:
        unsaved = [document for document in kept if not document.is_settled]
        if not unsaved:
            go_on()
            return
        self._workbench.show(unsaved[0])  # so that the question is about what is seen
        self.unless_unsaved(lambda: self._leave_documents(unsaved[1:], go_on))

    def _library_changed(self, change: object) -> None:
        """Note that the problem on the board lies in the bin, or no longer, whoever did it."""
        if not isinstance(change, (Deleted, Emptied, Restored, Imported)):
            return
        is_back = isinstance(change, Imported) and change.is_there
        for document in self._workbench.known:
            if document.place.record_id not in change.ids:
                continue
            if not (is_back or isinstance(change, Restored)):
                document.mark_unsaved()  # saving it again takes it out of the bin
            else:
                document.mark_restored()

    def _library_opened(self, path: Path) -> None:
        for document in self._workbench.known:
            if document.place != NOWHERE and path != self._library:
                document.leave_place()
        self._library = path


def document_name(document: Document) -> str:
    """Return what the problem of a document is called where one asks about it."""
    problem = document.problem
    parts = problem.title or problem.credits.caption_authors(), task_and_men(problem)
    return ", ".join(part for part in parts if part)
