# SPDX-License-Identifier: GPL-3.0-or-later
"""All windows of tables of a studio: how they open, save and close."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from composer.files.beside import write_beside
from composer.formats.entry import FormatError
from composer.games.position import GameError
from composer.games.tablesrecord import as_tables_record, tables_problem
from composer.gui.documents.opening import first_problem
from composer.gui.games.desk.closing import may_be_left
from composer.gui.games.desk.document import GamePlace, Snapshot
from composer.gui.games.desk.drafts import GameKeeper
from composer.gui.games.desk.windows import file_name
from composer.gui.games.tables.document import NEW_TABLES, TablesDocument
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.access.store import Library
from composer.library.changes.operations import Saved
from composer.library.records.gamefindings import finding_of_tables
from composer.problem.problem import Problem
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import sentence_of
from composer.studio.savedstate import RecordPlace
from composer.studio.saving import save_beside, save_in_place

if TYPE_CHECKING:
    from composer.gui.games.tables.window import TablesWindow


class TablesWindows(QObject):
    """Opens windows of tables, one for each problem, and keeps what is unsaved in them.

    Signals:
        book_requested: the rules are to be read; carries the id of the book.
        export_requested: the diagram of a window is to be exported; carries the window.
        other_found: a file held a problem of another game; carries the `Problem` and the path.
        saved: a problem was saved in the library; carries the number of its record.
    """

    book_requested = Signal(str)
    export_requested = Signal(object)
    other_found = Signal(object, object)
    saved = Signal(int)

    def __init__(
        self,
        keeper: GameKeeper,
        *,
        appearance: Appearance,
        prompts: Prompts,
        notices: NoticeBar,
        librarian: Librarian,
        parent: QObject | None = None,
    ) -> None:
        """Begin without windows.

        Args:
            keeper: keeps drafts of unsaved work.
            appearance: how windows look.
            prompts: asks the few questions.
            notices: of the studio, for what belongs to no window of tables.
            librarian: owns the library.
            parent: its owner.
        """
        super().__init__(parent)
        self._keeper, self._appearance, self._prompts = keeper, appearance, prompts
        self._notices, self._librarian = notices, librarian
        self._windows: list[TablesWindow] = []

    @property
    def windows(self) -> tuple[TablesWindow, ...]:
        """The windows that are open, the oldest first."""
        return tuple(self._windows)

    def new(self) -> TablesWindow:
        """Open a window with the empty board."""
        return self._add(TablesDocument(as_tables_record(NEW_TABLES)))

    def open_example(self, problem: Problem) -> TablesWindow:
        """Open a window with a diagram of the game book; as long as it stands so, it may go."""
        return self._add(TablesDocument(problem, GamePlace()))

    def open_record(self, problem: Problem, record_id: int, version_id: int) -> None:
        """Open a problem of the library."""
        self.open_kept(problem, GamePlace(record_id, version_id))

    def open_kept(self, problem: Problem, place: GamePlace | None) -> TablesDocument | None:
        """Open a problem that a collection, a file or a draft holds, and return its document.

        A window that has its record already comes to the front. What this program cannot read is
        named in a sentence, and stays as it is; None is returned then.
        """
        for window in self._windows:
            known = window.document.place.record_id
            if place is not None and known is not None and known == place.record_id:
                window.come()
                return window.document
        try:
            document = TablesDocument(problem, place)
        except GameError as error:
            words = fill(
                tr("This problem cannot be opened, and is kept as it is: %1."),
                worded(sentence_of(error)),
            )
            self._notices.report(words, fault=True)
            return None
        return self._add(document).document

    def open_file(self, near: TablesWindow) -> None:
        """Ask for a file, and open its first problem."""
        games = tr("Problems of games")
        kinds = f"{games} (*.jsonl *.json)"
        path = self._prompts.open_file(near, tr("Open a problem of a game"), kinds)
        if path is None:
            return
        try:
            problem, is_only = first_problem(path)
        except FormatError as error:
            near.notices.report(worded(sentence_of(error)), fault=True)
            return
        if problem.game is None:
            near.notices.report(fill(tr("%1 holds no problem of a game."), path.name), fault=True)
        elif problem.game.book != TABLES_BOOK.id:
            self.other_found.emit(problem, path if is_only else None)
        elif self.open_kept(problem, GamePlace(path=path if is_only else None)) is not None:
            if not is_only:
                words = fill(tr("%1 holds more than one problem."), path.name)
                self._windows[-1].notices.report(words, seconds=8)
            if near.document.is_blank:
                near.close()

    def save_file(self, window: TablesWindow) -> None:
        """Ask where, and write the problem to a file of one line."""
        from composer.formats.jsonlines import jsonline

        problem, place = window.problem, window.document.place
        usual = f"{file_name(problem.title or TABLES_BOOK.id)}.jsonl"
        suggestion = str(place.path) if place.path else usual
        games = tr("Problems of games")
        kinds = f"{games} (*.jsonl)"
        path = self._prompts.save_file(window, tr("Save the problem"), suggestion, kinds)
        if path is None:
            return
        if not path.suffix:
            path = path.with_suffix(".jsonl")
        try:
            write_beside(path, f"{jsonline(problem)}\n".encode())
        except OSError as error:
            words = fill(tr("%1 could not be written: %2"), path.name, error.strerror or error)
            window.notices.report(words, fault=True)
            return
        window.note_saved(problem, GamePlace(place.record_id, place.version_id, path))
        window.notices.report(fill(tr("The problem was saved as %1."), path.name), seconds=5)

    def save(
        self,
        window: TablesWindow,
        as_version: bool = False,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Keep the problem of a window in the library, over its record or as a version of it."""
        problem, document = window.problem, window.document
        if document.is_blank:
            window.notices.report(tr("There is nothing to save yet."), seconds=5)
            return
        answer = window.answer_to(tables_problem(problem))
        finding = None if answer is None else finding_of_tables(answer)
        place, known = document.place, document.saved
        save_there = save_beside if as_version else save_in_place

        def work(library: Library) -> Saved:
            at = RecordPlace(place.record_id, place.version_id)
            return save_there(library, at, problem, finding, known)

        def done(saved: Saved) -> None:
            if window.is_closed:
                return
            window.note_saved(problem, GamePlace(saved.record_id, saved.version_id, place.path))
            window.notices.report(tr("The problem was saved in the library."), seconds=4)
            self.saved.emit(saved.record_id)
            if then is not None:
                then()

        self._librarian.change(work, done)

    def may_close(self, again: Callable[[], object]) -> bool:
        """Ask about the unsaved work of all windows before the studio closes.

        Args:
            again: is called when what is to be saved first was saved.
        """
        return all(self._may_close(window, again) for window in self._windows)

    def close(self) -> None:
        """Close all windows; the user was asked about unsaved work, or others go on with it."""
        for window in tuple(self._windows):
            window.shut()
            window.hide()
            window.deleteLater()
        self._windows = []

    def kept_windows(self) -> tuple[Snapshot[Problem], ...]:
        """Return the documents of all windows, so that another studio can open them again."""
        for window in self._windows:
            window.commit()
        return tuple(window.document.snapshot() for window in self._windows)

    def restore(self, kept: tuple[Snapshot[Problem], ...], homeless: bool) -> None:
        """Open the windows of another studio again.

        Args:
            kept: what they were.
            homeless: whether the library, whose numbers they name, is not there.
        """
        for snapshot in kept:
            window = self._add(TablesDocument(snapshot.steps[snapshot.at].problem))
            window.document.restore(snapshot)
            if homeless:
                window.document.place = GamePlace(path=snapshot.place.path)

    def _add(self, document: TablesDocument) -> TablesWindow:
        from composer.gui.games.tables.window import TablesWindow

        window = TablesWindow(document, self._appearance, self._may_close_one)
        self._windows.append(window)
        self._keeper.add(document)
        window.closing.connect(partial(self._forget, window))
        window.save_requested.connect(lambda as_version: self.save(window, as_version))
        window.save_file_requested.connect(lambda: self.save_file(window))
        window.open_requested.connect(lambda: self.open_file(window))
        window.new_requested.connect(self.new)
        window.export_requested.connect(lambda: self.export_requested.emit(window))
        window.book_requested.connect(lambda: self.book_requested.emit(TABLES_BOOK.id))
        window.come()
        return window

    def _forget(self, window: TablesWindow) -> None:
        if window in self._windows:
            self._windows.remove(window)
            self._keeper.remove(window.document)
            window.deleteLater()

    def _may_close_one(self, window: TablesWindow) -> bool:
        return self._may_close(window, window.close)

    def _may_close(self, window: TablesWindow, again: Callable[[], object]) -> bool:
        """Ask about unsaved work in a window."""
        window.commit()
        if window.document.is_clean or window.is_closed:
            return True
        window.come()
        return may_be_left(
            window,
            window.document.problem.title,
            self._prompts,
            save=lambda: self.save(window, then=again),
            give_up=lambda: self._keeper.remove(window.document),
        )
