# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of one game: its rules in a few lines, their source, and its options."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.inputs import DropList
from composer.gui.look.widgets import link
from composer.gui.rules.words import book_name, option_name, value_name
from composer.rules.book import ORTHODOX_BOOK, RuleBook, Rules


class GameCard(QWidget):
    """Shows a game, and lets its options be chosen if it is the one that holds.

    Signals:
        changed: another value of an option is wanted; carries the option's id and the value.
        read_requested: the rules are to be read in full; carries the id of the game's book.
    """

    changed = Signal(str, object)
    read_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._name, self._text = QLabel(), QLabel()
        for label in (self._name, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._book = ""
        self.read = link(self.tr("Game book"), lambda: self.read_requested.emit(self._book))
        self._body = QWidget()
        self._form = QFormLayout()
        self._form.setVerticalSpacing(4)
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 6, 0)
        inner.addWidget(self._text)
        inner.addLayout(self._form)
        inner.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(self._body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        scroll.setAccessibleName(self.tr("Rules of the game, and options"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self.read)
        column.addLayout(head)
        column.addWidget(scroll, 1)

    def show_book(self, book: RuleBook, rules: Rules | None) -> None:
        """Show a game; with the rules that hold, where it is the one that is chosen."""
        self._book = book.id
        self._name.setText(book_name(book))
        self.read.setVisible(book != ORTHODOX_BOOK)
        self._text.setText(f"{book.text}\n{book.source}".strip())
        while self._form.rowCount():
            self._form.removeRow(0)
        for option in book.options if rules is not None else ():
            box = DropList()
            for value in option.values:
                box.addItem(value_name(option, value), value)
            if rules is not None:
                box.setCurrentIndex(option.values.index(rules[option.id]))
            box.setToolTip(f"{option.text} {option.source}".strip())
            box.setAccessibleName(option_name(option))
            box.activated.connect(
                lambda place, option=option: self.changed.emit(option.id, option.values[place])
            )
            self._form.addRow(option_name(option), box)
