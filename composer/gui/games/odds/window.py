# SPDX-License-Identifier: GPL-3.0-or-later
"""A window with the odds of the games of dice: nothing is composed there, all is computed."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QWidget,
)

from composer.games.position import GameError
from composer.gui.games.tables.plays import percent
from composer.gui.look.inputs import DropList
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.rules.optionfields import OptionFields
from composer.gui.rules.words import book_name, option_name, value_name
from composer.gui.words.language import capital, fill, grouped, language, tr
from composer.gui.words.sentences import worded
from composer.rules.book import Rules
from composer.rules.game import name_in
from composer.rules.historic.chance import CHANCE_BOOKS
from composer.said.sentence import sentence_of
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
        form = QFormLayout()
        form.addRow(tr("Game"), self.game)
        self.options = OptionFields(form)
        self.options.chosen.connect(self.show_rules)
        self.text = label(kind="verdictDetail", wraps=True, plain=True)
        self.table = QTreeWidget()
        self.table.setAccessibleName(tr("Odds of dice"))
        self.table.setHeaderLabels([tr("What"), tr("Chance"), tr("Per cent"), tr("Throws of 216")])
        self.table.setUniformRowHeights(True)
        head = self.table.header()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setStretchLastSection(True)
        copy = QPushButton(tr("Copy"))
        copy.setAutoDefault(False)  # Enter in the table is no wish to copy
        copy.clicked.connect(self.copy)
        foot = row(ROOM, copy)
        body = form, self.text, (self.table, 1), foot
        column(*body, on=self, margins=(14, 14, 14, 14), spacing=10)
        self.show_rules(self._rules)

    @property
    def rules(self) -> Rules:
        """The game that is shown, with its options."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Show the odds of a game."""
        self._rules = rules
        self.options.show_rules(rules)
        self.game.setCurrentIndex(CHANCE_BOOKS.index(rules.book))
        self.text.setText(f"{rules.book.text(language())}\n{rules.book.source}".strip())
        self.table.clear()
        try:
            page = odds_page(rules)
        except GameError as error:
            self.text.setText(worded(sentence_of(error)))
            return
        for group in page.groups:
            title = QTreeWidgetItem([capital(name_in(group.names, language()))])
            for each in group.rows:
                ways = "" if each.ways is None else grouped(each.ways)
                words, chance = name_in(each.names, language()), each.chance
                title.addChild(QTreeWidgetItem([words, str(chance), percent(chance), ways]))
            self.table.addTopLevelItem(title)
        self.table.expandAll()

    def copy(self) -> None:
        """Copy what is shown as text, tabs between the columns: game, what is chosen, the odds."""
        book = self._rules.book
        lines = [book_name(book)]
        lines += [
            fill("%1: %2", capital(option_name(option)), value_name(option, self._rules[option.id]))
            for option in book.options
        ]
        walk = QTreeWidgetItemIterator(self.table)
        while item := walk.value():
            lines.append("\t".join(item.text(place) for place in range(4)).rstrip())
            walk += 1
        QGuiApplication.clipboard().setText("\n".join(lines))

    def sizeHint(self) -> QSize:
        """Return the room of some twenty rows."""
        return QSize(560, 620)
