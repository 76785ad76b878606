# SPDX-License-Identifier: GPL-3.0-or-later
"""A field for what is asked of a problem, with the usual tasks to choose from."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QLabel, QLineEdit, QWidget

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.user.notices import fitted
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded
from composer.said.sentence import sentence_of

_ROWS: Final = 18  # of the list, seen at once


class AskedField(QLineEdit):
    """Takes what is asked; says at once what cannot be read. What can be is a subclass's.

    Attributes:
        usual: what is offered.

    Signals:
        chosen: what can be read was entered; carries what it was read as.
        complained: the sentence about what is written; empty when all is well.
        left: the user is done with the field: he hit Enter or Escape.
    """

    chosen = Signal(object)
    complained = Signal(str)
    left = Signal()

    def __init__(self, appearance: Appearance, wide: int) -> None:
        """Begin empty; the list is at least so wide."""
        super().__init__()
        self._appearance = appearance
        self._shown = ""
        self.usual = QStandardItemModel(self)
        completer = QCompleter(self.usual, self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setMaxVisibleItems(_ROWS)
        popup = completer.popup()
        if popup is not None:
            popup.setMinimumWidth(wide)
        completer.activated.connect(self._choose)
        self.setCompleter(completer)
        self.textEdited.connect(self._look)
        self.editingFinished.connect(self._enter)
        self.returnPressed.connect(self.left)
        self._list = QAction(self)  # whose list it opens a subclass says
        self._list.triggered.connect(self.show_usual)
        self.addAction(self._list, QLineEdit.ActionPosition.TrailingPosition)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    @abstractmethod
    def read(self, text: str) -> object:
        """Return what a text asks.

        Raises:
            ValueError: it cannot be read.
        """

    def show_text(self, text: str) -> None:
        """Show what is asked."""
        self._shown = text
        if not self.hasFocus() or self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)
        self._mark("")

    def show_usual(self) -> None:
        """Offer what is usual to choose from."""
        self.setFocus()
        self.selectAll()
        self.completer().setCompletionPrefix("")
        self.completer().complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to what holds; Enter stays where it cannot be read."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._look(self.text()):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._shown)
            self._mark("")
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _look(self, text: str) -> bool:
        """Say what is wrong with a text; return whether anything is."""
        try:
            self.read(text)
        except ValueError as error:
            self._mark(worded(sentence_of(error)) if text else "")
            return True
        self._mark("")
        return False

    def _enter(self) -> None:
        if self.text() == self._shown:
            return
        try:
            asked = self.read(self.text())
        except ValueError:
            self.setText(self._shown)
            self._mark("")
            return
        self.chosen.emit(asked)

    def _choose(self, text: str) -> None:
        """Take what was chosen from the list."""
        self.setText(text)
        self._enter()
        self.left.emit()

    def _mark(self, complaint: str) -> None:
        if bool(self.property("wrong")) != bool(complaint):
            self.setProperty("wrong", bool(complaint))
            self.style().unpolish(self)
            self.style().polish(self)
        self.complained.emit(complaint)

    def _recolour(self) -> None:
        self._list.setIcon(self._appearance.icons.icon("chevron-down"))


class Complaint(QLabel):
    """The sentence about what is written in a field, over what stands at its right in a bar."""

    def __init__(self, field: AskedField, bar: QWidget) -> None:
        super().__init__(bar)
        self._field, self._bar = field, bar
        self.setObjectName("complaint")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAutoFillBackground(True)
        self.setWordWrap(True)
        self.setContentsMargins(6, 0, 0, 0)
        self.setVisible(False)
        field.complained.connect(self._say)
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay beside the field when the bar has another size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _say(self, sentence: str) -> None:
        sentence = capital(sentence)
        if sentence and sentence != self.toolTip():
            announce(self._field, sentence)
        self.setToolTip(sentence)
        self._field.setAccessibleDescription(sentence)
        self.setVisible(bool(sentence))
        self._place()

    def _place(self) -> None:
        if self.isHidden():
            return
        room = self._bar.rect().adjusted(self._field.geometry().right() + 6, 1, 0, -1)
        self.setGeometry(room)
        self.setText(fitted(self.toolTip(), self.fontMetrics(), room.width() - 12, 2))
        self.raise_()
