# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for how many solutions are intended: `2`, `2.1.1.1`; empty where none is stated."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from composer.gui.words.language import tr
from composer.problem.taskedits import fits_intended


class IntendedField(QLineEdit):
    """Takes a number of solutions, or a shape that fits the stipulation.

    Signals:
        chosen: a text that can be understood was entered; empty for nothing stated.
        complained: a sentence about what is written; empty when all is well.
        left: the user is done with the field: he hit Enter or Escape.
    """

    chosen = Signal(str)
    complained = Signal(str)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown = ""
        self._halfmoves: int | None = None
        self.setAccessibleName(tr("Intended solutions"))
        self.setToolTip(
            tr("How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are")
        )
        self.setPlaceholderText(tr("all"))
        self.setMaxLength(60)
        self.setFixedHeight(24)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.setFont(font)
        self.setFixedWidth(self.fontMetrics().horizontalAdvance("2.1.1.1.1") + 22)
        self.textEdited.connect(lambda _: self._look())
        self.editingFinished.connect(self._enter)

    def show_intended(self, text: str, halfmoves: int | None) -> None:
        """Show what is stated; `halfmoves` is how many numbers a shape needs, None for any."""
        self._halfmoves = halfmoves
        writing = self.hasFocus() and self.isModified() and text == self._shown
        self._shown = text
        if not writing:
            self.setText(text)
            self.setCursorPosition(0)
            self._mark("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to what holds; Enter stays where it cannot be understood."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._shown)
            self._mark("")
            self.left.emit()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not self._look():
                self._enter()
                self.left.emit()
            return
        super().keyPressEvent(event)

    def _written(self) -> str:
        return "".join(self.text().split()).replace(",", ".")

    def _look(self) -> bool:
        """Say what is wrong with what is written; return whether anything is."""
        complaint = self._complaint(self._written())
        self._mark(complaint)
        return bool(complaint)

    def _complaint(self, text: str) -> str:
        if not text or fits_intended(text, self._halfmoves):
            return ""
        if self._halfmoves is not None and set(text) <= set("0123456789."):
            shape = ".".join(["2", *["1"] * (self._halfmoves - 1)])
            words = tr("Expected a number such as 2, or one for each half-move: %1")
            return words.replace("%1", shape)
        return tr("Expected a number of solutions, such as 2, or 2.1.1.1")

    def _enter(self) -> None:
        text = self._written()
        self.setModified(False)
        if text == self._shown:
            return
        if self._complaint(text):
            self.setText(self._shown)
            self._mark("")
            return
        self._shown = text
        self.setText(text)
        self.chosen.emit(text)

    def _mark(self, complaint: str) -> None:
        if self.property("wrong") != bool(complaint):
            self.setProperty("wrong", bool(complaint))
            self.style().unpolish(self)
            self.style().polish(self)
        self.setAccessibleDescription(complaint)
        self.complained.emit(complaint)
