# SPDX-License-Identifier: GPL-3.0-or-later
"""The field in which a twin's change is written."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from composer.gui.words.language import fill
from composer.problem.twins import Unread
from composer.problem.twintext import parse_twin

_LONGEST = 1000  # characters of a change as it is written


class ChangeField(QLineEdit):
    """Takes a twin's change as a command, such as `Move c3 d4 Remove e5`.

    Signals:
        written: a change that is understood was entered; carries the text.
        left: the field is done with, whatever was in it.
    """

    written = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setMaxLength(_LONGEST)
        self.setAccessibleName(self.tr("Change of the twin"))
        self.setPlaceholderText(
            self.tr("Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …")
        )
        self.textEdited.connect(self._look)
        self.returnPressed.connect(self._enter)

    def show_text(self, text: str) -> None:
        """Begin with a change as it stands."""
        self._shown = text
        self.setText(text)
        self._mark("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the field and changes nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _look(self, text: str) -> bool:
        """Say what is not understood; return whether all is."""
        unread = [change for change in parse_twin("b", text).changes if isinstance(change, Unread)]
        words = self.tr("Not understood: %1")
        self._mark(fill(words, unread[0].text) if unread else "")
        return not unread

    def _enter(self) -> None:
        if self.text() == self._shown or self._look(self.text()):
            text = self.text()
            self.left.emit()
            if text != self._shown:
                self.written.emit(text)

    def _mark(self, complaint: str) -> None:
        self.setToolTip(complaint)
        self.setProperty("wrong", bool(complaint))
        self.style().unpolish(self)
        self.style().polish(self)
