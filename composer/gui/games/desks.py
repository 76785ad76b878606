# SPDX-License-Identifier: GPL-3.0-or-later
"""The desks of the games that are open: each problem of a game that is in front gets its own."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from composer.files.beside import write_beside
from composer.games.position import GamePosition
from composer.games.record import as_problem, is_tables
from composer.games.tables import (
    TablesPosition,
    TablesProblem,
    TablesTask,
    tasks_of,
)
from composer.games.task import GameProblem
from composer.gui.documents.document import Document, game_id
from composer.gui.documents.unread import unread
from composer.gui.documents.workbench import Workbench
from composer.gui.games.desk.desk import GameDesk, Shared, UnreadDesk
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
from composer.library.records.values import Finding
from composer.problem.problem import Problem
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.tables.books import is_tables_game, tables_row


class GameDesks(QObject):
    """Puts a desk into the window while the problem in front is one of a game that is no chess.

    Signals:
        front_changed: another desk is in front, or chess again; carries the desk, None for chess.
        book_requested: the rules of a game are to be read; carries the id of its book.
        pointed: what stands on the cell that is meant at the desk in front, in words.
        worked: who solves there and how much he looked at, in words.
        found: more is certain of the problem of a desk.
    """

    front_changed = Signal(object)
    book_requested = Signal(str)
    pointed = Signal(str)
    worked = Signal(str)
    found = Signal()

    def __init__(
        self,
        shared: Shared,
        *,
        workbench: Workbench,
        prompts: Prompts,
        parent: QObject | None = None,
    ) -> None:
        """Begin without desks.

        Args:
            shared: what all desks share with the studio.
            workbench: the documents that are open.
            prompts: asks where a file is to be.
            parent: its owner.
        """
        super().__init__(parent)
        self._shared, self._workbench, self._prompts = shared, workbench, prompts
        self._desks: dict[Document, tuple[int, str, GameDesk]] = {}  # with problem and game
        self._front: GameDesk | None = None
        workbench.problem_changed.connect(self._follow)
        workbench.listed.connect(self._tidy)

    @property
    def front(self) -> GameDesk | None:
        """The desk in front; None while that is a problem of chess."""
        return self._front

    def new_game(self, book: RuleBook) -> None:
        """Open the empty board of a game in a tab."""
        self._workbench.open_beside(empty_problem(book))

    def finding_of(self, document: Document) -> Finding | None:
        """Return what is certain of the problem of a document; None where nothing is."""
        known = self._desks.get(document)
        return None if known is None else known[2].finding

    def close(self) -> None:
        """End what works behind all desks."""
        for document in tuple(self._desks):
            self._forget(document)

    def _follow(self, problem: Problem) -> None:
        """Let the window show the desk of the problem in front."""
        document = self._workbench.document
        desk = None if problem.game is None else self._desk_of(document)
        if desk is self._front:
            return
        if self._front is not None:
            self._front.put_out()
            self._front.pointed.disconnect(self.pointed)
            self._front.worked.disconnect(self.worked)
        self._front = desk
        actions = self._shared.actions
        acts = {} if desk is None else {**desk.acts(), "save-file": self._save_file}
        actions.show_for(None if desk is None else acts)
        if desk is not None:
            for name, down in desk.switches().items():
                actions[name].setChecked(down)
        self.front_changed.emit(desk)
        if desk is not None:
            desk.pointed.connect(self.pointed)
            desk.worked.connect(self.worked)
            self.pointed.emit(desk.words[0])
            self.worked.emit(desk.words[1])

    def _desk_of(self, document: Document) -> GameDesk:
        """Return what shows a document; another problem in it gets another desk."""
        shown = document.number, game_id(document.problem)
        if document in self._desks:
            number, book, desk = self._desks[document]
            same = not isinstance(desk, UnreadDesk) or desk.board.text() == unread(document.problem)
            if same and (number, book) == shown:
                return desk
            self._forget(document)
        desk = self._made(document)
        self._desks[document] = (*shown, desk)
        return desk

    def _made(self, document: Document) -> GameDesk:
        """Make a desk; it is imported when the first problem of its kind is opened."""
        problem, shared = document.problem, self._shared
        if words := unread(problem):
            return UnreadDesk(document, shared, words)
        if is_tables(problem):
            from composer.gui.games.tables.desk import TablesDesk

            desk: GameDesk = TablesDesk(document, shared)
        else:
            from composer.gui.games.desk.cells import CellsDesk

            desk = CellsDesk(document, shared)
        desk.book_requested.connect(self.book_requested)
        desk.pasted.connect(self._paste)
        desk.found.connect(self.found)
        return desk

    def _tidy(self) -> None:
        """Close the desks of documents that are no longer open."""
        for document in self._desks.keys() - set(self._workbench.documents):
            self._forget(document)

    def _forget(self, document: Document) -> None:
        self._desks.pop(document)[2].shut()

    def _paste(self, text: str) -> None:
        """Open the first problem of a text: one of the game in front as a step, another beside."""
        from composer.gui.documents.clipboard import PasteError, open_pasted, pasted_entry

        try:
            entry = pasted_entry(text, self._workbench.document.problem)
            open_pasted(entry.problem, self._workbench)
        except PasteError as error:
            self._shared.notices.report(str(error), fault=True)
            return
        count = sum(line.startswith("{") for line in text.splitlines())
        if count > 1:
            many = tr("%1 holds %2 problems; the first is shown.", "", count)
            self._shared.notices.report(fill(many, tr("the clipboard"), count), seconds=8)

    def _save_file(self) -> None:
        """Ask where, and write the problem in front to a file of one line."""
        from composer.formats.jsonlines import jsonline
        from composer.gui.publishing.filenames import safe_name

        if self._front is None:
            return
        self._front.commit()
        document = self._front.document
        problem, state = document.problem, document.work_state
        suggestion = str(state.path or f"{safe_name(problem.title) or game_id(problem)}.jsonl")
        games = tr("Problems of games")
        kinds = f"{games} (*.jsonl)"
        parent = self._front.board.window()
        path = self._prompts.save_file(parent, tr("Save the problem"), suggestion, kinds)
        if path is None:
            return
        path = path if path.suffix else path.with_suffix(".jsonl")
        report = self._shared.notices.report
        try:
            write_beside(path, f"{jsonline(problem)}\n".encode())
        except OSError as error:
            words = tr("%1 could not be written: %2")
            report(fill(words, path.name, error.strerror or error), fault=True)
            return
        state.path, state.origin = path, (path.absolute(), problem)
        document.mark_settled()
        report(fill(tr("The problem was saved as %1."), path.name), seconds=5)


def empty_problem(book: RuleBook) -> Problem:
    """Return the empty board of a game, and of tables what is usually asked."""
    if is_tables_game(book.id):
        row = tables_row(book.id)
        task = TablesTask(*tasks_of(row)[0], throw=(6, 5, 4)[: row.switches.dice])
        return as_problem(TablesProblem(TablesPosition.empty(row), Rules(book), task))
    return as_problem(GameProblem(GamePosition.empty(book), Rules(book)))
