# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields of the form of details: each says when it is left, or given up with Escape."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QPlainTextEdit, QWidget

_NO_WORD = "\0"
_LONGEST_LINE = 1000
_LONGEST_TEXT = 20_000


class LineField(QLineEdit):
    """One line.

    Signals:
        left: the field was left, or Enter was hit.
        given_up: Escape was hit.
    """

    left = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setMaxLength(_LONGEST_LINE)
        self.returnPressed.connect(self.left)

    def written(self) -> str:
        """Return the text."""
        return self.text()

    def show_text(self, text: str) -> None:
        """Show another text, from its beginning."""
        if self.text() != text:
            self.setText(text)
            self.setCursorPosition(0)
        self._shown = self.text()

    def is_written(self) -> bool:
        """Whether the user wrote something that has not been reported."""
        return self.text() != self._shown  # Qt's own mark is lost when a word is completed

    def complain(self, sentence: str) -> None:
        """Mark the text as wrong, or as right with an empty sentence."""
        self.setProperty("wrong", bool(sentence))
        self.setToolTip(sentence)
        self.style().unpolish(self)
        self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that the field is left; a list or a menu over it is no leaving."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()


class TextField(QPlainTextEdit):
    """Several lines; Tab goes on to the next field.

    Signals:
        left: the field was left.
        given_up: Escape was hit.
    """

    left = Signal()
    given_up = Signal()

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self._shown = ""
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.sizeHint().height())

    def written(self) -> str:
        """Return the text."""
        return self.toPlainText()[:_LONGEST_TEXT]

    def show_text(self, text: str) -> None:
        """Show another text, from its beginning."""
        if self.toPlainText() != text:
            self.setPlainText(text)
        self._shown = self.toPlainText()

    def is_written(self) -> bool:
        """Whether the user wrote something that has not been reported."""
        return self.toPlainText() != self._shown

    def complain(self, sentence: str) -> None:
        """Say what is wrong."""
        self.setToolTip(sentence)

    def sizeHint(self) -> QSize:
        """Return the size of so many lines."""
        margins = 2 * (self.frameWidth() + int(self.document().documentMargin()))
        return QSize(220, self._lines * self.fontMetrics().lineSpacing() + margins)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give up with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that the field is left; a menu over it is no leaving."""
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()


class WordCompleter(QCompleter):
    """Offers words that contain what is written, in any case of letters."""

    def __init__(self, words: Iterable[str], parent: QWidget) -> None:
        super().__init__(list(words), parent)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        self.setMaxVisibleItems(12)


class ListCompleter(WordCompleter):
    """Completes the last of several words that are separated by commas."""

    def splitPath(self, path: str) -> list[str]:
        """Return what is written of the last word; nothing begins with what stands for none."""
        return [path.rpartition(",")[2].strip() or _NO_WORD]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        """Return the whole text with the last word completed."""
        word = super().pathFromIndex(index)
        field = self.widget()
        head = field.text().rpartition(",")[0].strip() if isinstance(field, QLineEdit) else ""
        return f"{head}, {word}" if head else word
