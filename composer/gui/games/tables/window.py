# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of tables: a position, a throw, what is asked, and every play with its chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from composer.formats.jsonlines import jsonline
from composer.formats.tablesline import tables_record
from composer.games.position import GameError
from composer.games.tables import TablesPosition, TablesProblem
from composer.games.tablesrecord import tables_problem, tables_text
from composer.gui.games.desk.document import GamePlace
from composer.gui.games.panels.caption import GameCaption, NotesDialog
from composer.gui.games.tables.board import TablesBoard
from composer.gui.games.tables.document import TablesDocument
from composer.gui.games.tables.fields import TablesFields
from composer.gui.games.tables.plays import PlayList, answer_words
from composer.gui.games.tables.solving import TablesSolving
from composer.gui.look.appearance import Appearance
from composer.gui.rules.words import book_name, language
from composer.gui.user.notices import NoticeBar
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import sentence_of
from composer.solver.dice.answer import TablesAnswer


class TablesWindow(QMainWindow):
    """One problem of tables, solved at every change.

    Signals:
        closing: it is closed.
        save_requested: it is to be kept in the library; carries whether as a new version.
        save_file_requested: it is to be written to a file.
        open_requested: a file is to be opened.
        new_requested: another window is wanted.
        export_requested: its diagram is to be exported.
        book_requested: its rules are to be read.
    """

    closing = Signal()
    save_requested = Signal(bool)
    save_file_requested = Signal()
    open_requested = Signal()
    new_requested = Signal()
    export_requested = Signal()
    book_requested = Signal()

    def __init__(
        self,
        document: TablesDocument,
        appearance: Appearance,
        may_close: Callable[[TablesWindow], bool] | None = None,
    ) -> None:
        """Make a window.

        Args:
            document: what it shows.
            appearance: how it looks.
            may_close: asks what is to become of unsaved work.
        """
        super().__init__()
        self.document, self._may_close = document, may_close
        self._closed = False
        self._solved: tuple[TablesProblem, TablesAnswer] | None = None
        self.solving = TablesSolving(self)
        self.board = TablesBoard(appearance)
        self.caption = GameCaption()
        self.fields = TablesFields()
        self.verdict = QLabel()
        self.verdict.setWordWrap(True)
        self.plays = PlayList()
        self.notices = NoticeBar(appearance)
        self._lay_out()
        self._make_menus()
        self._connect()
        self.notices.lie_over(self)
        self.resize(self.sizeHint())
        self._show()
        self._entitle()
        self.board.setFocus()

    @property
    def problem(self) -> Problem:
        """The problem as it stands, with what is written and not yet passed on."""
        self.commit()
        return self.document.problem

    @property
    def is_closed(self) -> bool:
        """Whether its thread has ended."""
        return self._closed

    def answer_to(self, problem: TablesProblem) -> TablesAnswer | None:
        """Return what was found of a problem; None where it is another's, or not yet known."""
        if self._solved is None or self._solved[0] != problem:
            return None
        return self._solved[1]

    def commit(self) -> None:
        """Make steps of what is written and not yet passed on."""
        self.caption.commit()
        self.fields.commit()

    def come(self) -> None:
        """Come to the front."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def note_saved(self, problem: Problem, place: GamePlace) -> None:
        """Take note that the problem, as it stood when it was saved, is kept."""
        self.document.note_saved(problem, place)

    def shut(self) -> None:
        """End the thread."""
        if not self._closed:
            self._closed = True
            self.solving.close()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of a first start."""
        return QSize(1060, 660)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, then end the thread."""
        self.commit()
        if not self._closed and self._may_close is not None and not self._may_close(self):
            event.ignore()
            return
        self.shut()
        event.accept()
        self.closing.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Pass on what is written when the user turns to another window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.commit()

    # What happens in it

    def _connect(self) -> None:
        self.board.edited.connect(self._place)
        self.board.refused.connect(self._refuse)
        self.fields.edited.connect(self.document.put)
        self.fields.refused.connect(self._refuse)
        self.caption.edited.connect(self.document.change)
        self.caption.left.connect(self.board.setFocus)
        self.solving.solved.connect(self._take)
        self.plays.chosen.connect(self.board.set_arrows)
        self.document.changed.connect(self._show)
        self.document.state_changed.connect(self._entitle)

    def _place(self, position: TablesPosition) -> None:
        now = self.document.tables
        self.document.put(replace(now, position=position), tr("Place stones"))

    def _show(self, _: object = None) -> None:
        tables = self.document.tables
        position, task = tables.position, tables.task
        self.board.set_position(position)
        self.fields.show_problem(tables)
        men = f"{position.total('white')}+{position.total('black')}"
        words = "" if task is None else tables_text(task, language())
        self.caption.show_written(self.document.problem, words, men)
        if self._solved is not None and self._solved[0] == tables:
            return  # only what is written of it has changed
        self._solved = None
        self.plays.show_answer(None)
        if task is None or not position.total(position.turn):
            self.solving.drop()
            hint = tr("Click points to put stones: left white, right black.")
            self.verdict.setText(tr("Nothing is asked.") if position.total(position.turn) else hint)
        else:
            self.verdict.setText("…")
            self.solving.ask(tables)

    def _take(self, found: object) -> None:
        if isinstance(found, GameError):
            self.verdict.setText(capital(worded(sentence_of(found))))
        if isinstance(found, TablesAnswer):
            self._solved = (self.document.tables, found)
            self.verdict.setText(answer_words(found))
            self.plays.show_answer(found)

    def _refuse(self, error: GameError) -> None:
        self.notices.report(capital(worded(sentence_of(error))), fault=True)

    def _entitle(self) -> None:
        document = self.document
        name = document.problem.title or tr("Untitled problem")
        self.setWindowTitle(f"{name}[*] – {book_name(TABLES_BOOK)}")
        self.setWindowModified(not document.is_clean)
        for action, words, empty in (
            (self.undo, document.undo_words, tr("Undo")),
            (self.redo, document.redo_words, tr("Redo")),
        ):
            action.setEnabled(bool(words))
            action.setText(fill("%1: %2", empty, words) if words else empty)

    def _edit_notes(self) -> None:
        problem = self.problem
        dialog = NotesDialog(problem, self)
        if dialog.exec():
            self.document.change(dialog.written_in(problem), tr("Change credits and notes"))
        dialog.deleteLater()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(jsonline(self.problem))
        self.notices.report(tr("The problem was copied as text."), seconds=4)

    def _paste(self) -> None:
        found = tables_record(QGuiApplication.clipboard().text().strip())
        if found is None:
            self.notices.report(tr("The clipboard holds no problem of tables."), fault=True)
            return
        try:
            tables_problem(found)
        except GameError as error:
            self._refuse(error)
            return
        self.commit()
        self.document.change(found, tr("Paste a problem"))

    def _clear(self) -> None:
        self._place(TablesPosition.empty().with_turn(self.document.tables.position.turn))

    def _make_menus(self) -> None:
        file, edit, help_menu = tr("&File"), tr("&Edit"), tr("&Help")
        menus = {name: self.menuBar().addMenu(name) for name in (file, edit, help_menu)}
        self.acts: dict[str, QAction] = {}  # by their keys
        acts: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            (file, tr("New problem"), "Ctrl+N", self.new_requested.emit),
            (file, tr("Open a file …"), "Ctrl+O", self.open_requested.emit),
            (file, tr("Save in the library"), "Ctrl+S", lambda: self._save(False)),
            (file, tr("Save as new version"), "Ctrl+Shift+S", lambda: self._save(True)),
            (file, tr("Save as a file …"), "Ctrl+Alt+S", self.save_file_requested.emit),
            (file, tr("Export diagram …"), "Ctrl+E", self.export_requested.emit),
            (file, tr("Close the window"), "Ctrl+W", self.close),
            (edit, tr("Undo"), "Ctrl+Z", self.document.undo),
            (edit, tr("Redo"), "Ctrl+Shift+Z", self.document.redo),
            (edit, tr("Copy the problem as text"), "Ctrl+C", self._copy),
            (edit, tr("Paste a problem"), "Ctrl+V", self._paste),
            (edit, tr("Credits and notes …"), "Ctrl+I", self._edit_notes),
            (edit, tr("Clear the board"), "Ctrl+Shift+Delete", self._clear),
            (help_menu, tr("Game book"), "F1", self.book_requested.emit),
        )
        for menu, words, keys, act in acts:
            action = menus[menu].addAction(words)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(lambda _=False, act=act: act())
            self.acts[keys] = action
        self.undo, self.redo = self.acts["Ctrl+Z"], self.acts["Ctrl+Shift+Z"]

    def _save(self, as_version: bool) -> None:
        self.commit()
        self.save_requested.emit(as_version)

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.board, 1)
        left.addWidget(self.caption)
        right.addWidget(self.fields)
        right.addWidget(self.verdict)
        right.addWidget(self.plays, 1)
        whole = QWidget()
        row = QHBoxLayout(whole)
        row.addLayout(left, 3)
        row.addLayout(right, 2)
        self.setCentralWidget(whole)
