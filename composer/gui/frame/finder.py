# SPDX-License-Identifier: GPL-3.0-or-later
"""One field for everything: type a word, choose an action or a problem of the library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QWidget,
)

from composer.gamebook.shelf import GROUPS, page_language, page_of
from composer.gui.collection.columns import Column, cell_text
from composer.gui.documents.recents import Recents
from composer.gui.documents.tabrow import tab_names
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.commands import Command
from composer.gui.look.noterows import NoteRows, note_item
from composer.gui.look.widgets import column
from composer.gui.threads.librarian import Librarian
from composer.gui.user.pause import pause
from composer.gui.user.wording import asked_words
from composer.gui.words.language import language, tr
from composer.library.access.store import Library
from composer.library.query.parser import QueryError
from composer.library.records.values import Row
from composer.library.search.search import find_page, rows

_MOST_PROBLEMS = 12
_WIDE, _HIGH = 560, 400
_TYPING = 90  # milliseconds


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that can be found: its words, what stands at the right, what choosing it does.

    By `also` it is found, too; that is not shown.
    """

    words: str
    beside: str
    act: Callable[[], object]
    also: str = ""


class Finder(QDialog):
    """A field over a list; Up and Down choose, Enter does it, Escape closes."""

    def __init__(
        self,
        actions: tuple[Command, ...],
        librarian: Librarian,
        open_record: Callable[[int], None],
        parent: QWidget,
        others: Sequence[Hit] = (),
    ) -> None:
        """List actions, what else is to be found by its words (`others`), and problems."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("finder")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions, self._librarian, self._open = actions, librarian, open_record
        self._window, self._others = parent, others
        self._hits: list[Hit] = []
        self._request = 0
        self._alive = True
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Find an action or a problem"))
        self.field.setAccessibleName(self.tr("Find an action or a problem"))
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(self.tr("Found"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(NoteRows(self.list))
        self.list.itemClicked.connect(lambda _: self.choose())
        self._typing = pause(self, _TYPING, self._ask_library)
        self.field.textChanged.connect(self._look)
        column(self.field, self.list, on=self, margins=(8, 8, 8, 8), spacing=-1)
        self.resize(_WIDE, _HIGH)
        self._look("")

    @property
    def hits(self) -> list[Hit]:
        """What is listed."""
        return self._hits

    def open_under(self, field: QWidget) -> None:
        """Open below a field, at its end; over the window's middle where there is none to see."""
        window = self._window
        corner = QPoint((window.width() - self.width()) // 2, 40)
        if field.isVisible():
            end = field.mapTo(window, field.rect().topRight())
            corner = QPoint(max(0, end.x() + 1 - self.width()), end.y())
        self.move(window.mapToGlobal(corner))
        self.show()
        self.field.setFocus()

    def choose(self) -> None:
        """Do what is chosen."""
        place = self.list.currentRow()
        if 0 <= place < len(self._hits):
            act = self._hits[place].act
            self.close()
            QTimer.singleShot(0, self._window, act)

    def done(self, result: int) -> None:
        """Take no more answers."""
        self._alive = False
        super().done(result)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Up, Down and Enter in the field work on the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None:
                count = max(1, self.list.count())
                self.list.setCurrentRow((self.list.currentRow() + step) % count)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.choose()
                return True
        return super().eventFilter(watched, event)

    def _look(self, text: str) -> None:
        words = text.casefold().split()
        hits: list[Hit] = []
        for command in self._actions:
            action = command.action
            if action.isEnabled() and command.matches(words):
                holds = action.isCheckable() and action.isChecked()
                name = f"{command.words}  ✓" if holds else command.words
                hits.append(Hit(name, command.keys or command.menu, action.trigger))
        for other in self._others:
            said = f"{other.words} {other.beside} {other.also}".casefold()
            if all(word in said for word in words):
                hits.append(other)
        self._show(hits)
        self._request += 1
        if words:
            self._typing.start()

    def _ask_library(self) -> None:
        number, text = self._request, self.field.text()

        def search(library: Library) -> tuple[Row, ...]:
            try:
                return rows(library, find_page(library, text, limit=_MOST_PROBLEMS))
            except QueryError:  # still being typed, or the name of an action with a colon
                return ()

        def found(rows_found: tuple[Row, ...]) -> None:
            if self._alive and number == self._request:
                self._show(self._hits + [self._problem(row) for row in rows_found])

        self._librarian.read(search, found)

    def _problem(self, row: Row) -> Hit:
        beside = f"{asked_words(row.problem)}  {cell_text(row, Column.MEN)}"
        record = row.record_id
        return Hit(cell_text(row, Column.CREDITS), beside, lambda: self._open(record))

    def _show(self, hits: list[Hit]) -> None:
        self._hits = hits
        self.list.clear()
        for hit in hits:
            self.list.addItem(note_item(hit.words, hit.beside))
        if not hits and self.field.text().strip():
            nothing = QListWidgetItem(self.tr("Nothing found."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.list.setCurrentRow(0)


def hits_of_documents(workbench: Workbench, recents: Recents) -> list[Hit]:
    """Return the other tabs and what was open lately, for the field that finds."""
    names = tab_names([document.problem for document in workbench.documents])
    hits = [
        Hit(name, tr("open in a tab"), partial(workbench.show, document))
        for document, name in zip(workbench.documents, names, strict=True)
        if document is not workbench.document
    ]
    for recent in (*recents.problems, *recents.libraries):
        hits.append(Hit(recent.words, recent.beside, partial(recents.open, recent)))
    return hits


def hits_of_games(show: Callable[[str], object]) -> list[Hit]:
    """Return the pages of the game book, each with the other names of its game."""
    hits = []
    for name in (page for group in GROUPS for page in group.pages):
        page, english = page_of(name, page_language(language())), page_of(name)
        also = f"{english.title} {english.also}"  # its English names are known everywhere
        hits.append(Hit(page.title, page.also or tr("Game book"), partial(show, name), also))
    return hits
