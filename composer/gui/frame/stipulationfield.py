# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for the stipulation, with the usual ones of every kind of play to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPalette, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.user.linewording import lines_words, stipulation_words
from composer.gui.words.language import capital
from composer.gui.words.sentences import worded
from composer.problem.problem import Problem
from composer.problem.stipulation import StipulationError, parse_stipulation
from composer.problem.task import task_text
from composer.problem.taskedits import typed_task
from composer.rules.book import ORTHODOX
from composer.said.sentence import sentence_of

_USUAL: Final = (
    *("#2", "#3", "#4", "#5", "#1", "=2", "=3"),
    *("h#2", "h#2.5", "h#3", "h#3.5", "h#4", "h#1.5", "h=2", "h=3", "h==2"),
    *("s#2", "s#3", "s#4", "s=2", "r#2", "r#3", "semi-r#2"),
    *("hs#2", "hs#2.5", "hs#3", "hr#2"),
    *("ser-#4", "ser-=4", "ser-h#4", "ser-h#6", "ser-h=4", "ser-s#4", "ser-r#4"),
    *("hzd53", "zd53", "h+2", "hx2"),
    *("PG 4.0", "PG 4.5", "PG 5.0", "PG 6.0", "PG 7.5", "SPG 6.0"),
)
_WORDS: Final = Qt.ItemDataRole.UserRole + 1
_LIST_WIDTH: Final = 290
_AROUND: Final = 50  # logical pixels: the arrow of the list, and a little


class StipulationField(QLineEdit):
    """Takes a stipulation; says at once what cannot be read.

    It shows all that is asked but the rules, which stand beside it. What is typed is asked in the
    place of all that.

    Signals:
        chosen: a task that can be read was entered: the stipulation, and as a `WrittenTask` what
            is written with its sign, as in `h#2* 2.1.1.1 duplex`.
        complained: the sentence about what is written; empty when all is well.
        left: the user is done with the field: he hit Enter or Escape.
    """

    chosen = Signal(object, object)
    complained = Signal(str)
    left = Signal()

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._shown = ""
        self.setAccessibleName(self.tr("Stipulation"))
        self.setToolTip(self.tr("Stipulation, such as #2, s#3, h#2.5 or ser-h#7"))
        self.setPlaceholderText(self.tr("no task"))
        self.setMaxLength(160)  # a proof game may name where it begins
        completer = QCompleter(_usual(self), self)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        completer.setMaxVisibleItems(16)
        popup = completer.popup()
        if popup is not None:
            popup.setItemDelegate(_UsualDelegate(popup))
            popup.setMinimumWidth(_LIST_WIDTH)
        completer.activated.connect(self._choose)
        self.setCompleter(completer)
        self.set_wide(False)
        self.textEdited.connect(self._look)
        self.editingFinished.connect(self._enter)
        self.returnPressed.connect(self.left)
        self._list = QAction(self.tr("Usual stipulations"), self)
        self._list.triggered.connect(self.show_usual)
        self.addAction(self._list, QLineEdit.ActionPosition.TrailingPosition)
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    def _recolour(self) -> None:
        self._list.setIcon(self._appearance.icons.icon("chevron-down"))

    def show_usual(self) -> None:
        """Offer the usual stipulations to choose from."""
        self.setFocus()
        self.selectAll()
        self.completer().setCompletionPrefix("")
        self.completer().complete()

    def show_task(self, problem: Problem) -> None:
        """Show what is asked of a problem."""
        stipulation = problem.stipulation
        self._shown = asked_text(problem)
        words = capital(stipulation_words(stipulation))
        hint = self.tr("Stipulation, such as #2, s#3, h#2.5 or ser-h#7")
        beside = self._shown if self._shown != stipulation.sign else ""
        self.setToolTip(". ".join(part for part in (beside, words, hint) if part))
        if not self.hasFocus() or self.text() != self._shown:
            self.setText(self._shown)
            self.setCursorPosition(0)
        self._mark("")

    def set_wide(self, wide: bool) -> None:
        """Take the room that what is asked needs, or that of a sign alone."""
        measure = self.fontMetrics().horizontalAdvance
        least = measure("ser-h#10.5")
        most = measure("h#2.5* 2.1.1.1.1 Duplex pRA")
        needed = max(least, min(measure(self._shown), most)) if wide else least
        self.setFixedWidth(needed + _AROUND)

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
            typed_task(text)
        except StipulationError as error:
            self._mark(worded(sentence_of(error)) if text else "")
            return True
        self._mark("")
        return False

    def _enter(self) -> None:
        if self.text() == self._shown:
            return
        try:
            stipulation, task = typed_task(self.text())
        except StipulationError:
            self.setText(self._shown)
            self._mark("")
            return
        self.chosen.emit(stipulation, task)

    def _choose(self, text: str) -> None:
        """Take what was chosen from the list."""
        self.setText(text)
        self._enter()
        self.left.emit()

    def _mark(self, complaint: str) -> None:
        self.setProperty("wrong", bool(complaint))
        self.style().unpolish(self)
        self.style().polish(self)
        self.complained.emit(complaint)


def asked_text(problem: Problem) -> str:
    """Return all that is asked of a problem but the rules, as the field takes it."""
    bare = problem.under(ORTHODOX) if problem.stipulation.sign else problem
    return task_text(bare, lines_words)


def _usual(parent: QObject) -> QStandardItemModel:
    """Return the usual stipulations, each with its words."""
    model = QStandardItemModel(parent)
    for text in _USUAL:
        words = stipulation_words(parse_stipulation(text))
        item = QStandardItem(text)
        item.setData(words, _WORDS)
        item.setData(f"{text}, {words}", Qt.ItemDataRole.AccessibleTextRole)
        model.appendRow(item)
    return model


class _UsualDelegate(QStyledItemDelegate):
    """Draws a stipulation with its words at the right."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return a height in which the rows stand clearly apart."""
        return QSize(_LIST_WIDTH - 20, max(22, super().sizeHint(option, index).height()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        super().paint(painter, option, index)
        painter.save()
        chosen = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.Text if chosen else QPalette.ColorRole.PlaceholderText
        painter.setPen(option.palette.color(role))
        place = QRect(option.rect).adjusted(86, 0, -8, 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, middle, str(index.data(_WORDS)))
        painter.restore()
