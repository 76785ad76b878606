# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with the odds of the games of dice: nothing is composed there, all is computed."""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.inputs import DropList
from composer.gui.rules.words import book_name, language, option_name, value_name
from composer.gui.words.language import capital, decimal, fill, grouped, tr
from composer.rules.book import RuleBook, Rules, Value
from composer.rules.game import name_in
from composer.rules.historic.chance import CHANCE_BOOKS
from composer.solver.dice.odds import odds_page


class OddsWindow(QDialog):
    """Lets a game be chosen with its options, and lists the odds as exact fractions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("odds")
        self.setWindowTitle(tr("Odds of dice"))
        self._rules = Rules(CHANCE_BOOKS[0])
        self.game = DropList()
        self.game.setAccessibleName(tr("Game"))
        for book in CHANCE_BOOKS:
            self.game.addItem(book_name(book), book)
        self.game.activated.connect(lambda place: self.show_rules(Rules(CHANCE_BOOKS[place])))
        self._options = QFormLayout()
        self._options.addRow(tr("Game"), self.game)
        self.text = QLabel()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setWordWrap(True)
        self.text.setObjectName("verdictDetail")
        self.table = QTreeWidget()
        self.table.setAccessibleName(tr("Odds of dice"))
        self.table.setHeaderLabels([tr("What"), tr("Chance"), tr("Per cent"), tr("Throws of 216")])
        self.table.setUniformRowHeights(True)
        head = self.table.header()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(10)
        column.addLayout(self._options)
        column.addWidget(self.text)
        column.addWidget(self.table, 1)
        self.show_rules(self._rules)

    @property
    def rules(self) -> Rules:
        """The game that is shown, with its options."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Show the odds of a game."""
        other = rules.book != self._rules.book or self._options.rowCount() == 1
        self._rules = rules
        if other:
            self._show_options(rules.book)
        self.game.setCurrentIndex(CHANCE_BOOKS.index(rules.book))
        self.text.setText(f"{rules.book.text}\n{rules.book.source}".strip())
        self.table.clear()
        page = odds_page(rules)
        for group in page.groups:
            title = QTreeWidgetItem([capital(name_in(group.names, language()))])
            for row in group.rows:
                ways = "" if row.ways is None else grouped(row.ways)
                words = name_in(row.names, language())
                title.addChild(
                    QTreeWidgetItem([words, str(row.chance), _percent(row.chance), ways])
                )
            self.table.addTopLevelItem(title)
        self.table.expandAll()

    def _show_options(self, book: RuleBook) -> None:
        while self._options.rowCount() > 1:
            self._options.removeRow(1)
        for option in book.options:
            box = DropList()
            for value in option.values:
                box.addItem(value_name(option, value), value)
            box.setToolTip(f"{option.text} {option.source}".strip())
            box.setAccessibleName(option_name(option))
            box.activated.connect(
                lambda place, option=option: self._choose(option.id, option.values[place])
            )
            self._options.addRow(capital(option_name(option)), box)

    def _choose(self, name: str, value: Value) -> None:
        self.show_rules(Rules.of(self._rules.book, {**self._rules.chosen(), name: value}))

    def sizeHint(self) -> QSize:
        """Return the room of some twenty rows."""
        return QSize(560, 620)


def _percent(chance: Fraction) -> str:
    return fill("%1 %", decimal(float(chance) * 100, 2))
