# SPDX-License-Identifier: GPL-3.0-or-later
"""The chooser of rules: one game with its options, and any number of conditions put on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.droplist import DropList
from composer.gui.rules.words import book_name, option_name, value_name
from composer.gui.words.language import tr
from composer.gui.words.sentences import worded
from composer.rules.book import Condition, RuleBook, Rules, RulesError, Value
from composer.rules.books import BOOKS
from composer.rules.conditions import conditions_known
from composer.said.sentence import sentence_of
from composer.solver.conditions.table import unsolved_sentence

_SIZE: Final = QSize(576, 560)
_GAME_WIDE: Final = 250
_RULE: Final = Qt.ItemDataRole.UserRole
_STATE: Final = Qt.ItemDataRole.CheckStateRole


class RuleChooser(QFrame):
    """A popover over the board. What is chosen holds at once; Escape and Done close it.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rules")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Choose rules"))
        self._rules = Rules()
        self._filling = False
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Rule, game or a word of its text"))
        self.field.setAccessibleName(self.tr("Find a rule"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _: self._fill())
        self.field.installEventFilter(self)
        self.games = _list(self.tr("Game"))
        self.conditions = _list(self.tr("Fairy conditions"))
        for rules in (self.games, self.conditions):
            rules.itemChanged.connect(self._change)
            rules.itemActivated.connect(self._toggle)
            rules.currentItemChanged.connect(lambda item, _: self._show_text(item))
        self.games.setFixedWidth(_GAME_WIDE)
        self._options = QWidget()
        self._form = QFormLayout(self._options)
        self._form.setContentsMargins(12, 2, 12, 2)
        self._text, self._state = QLabel(), QLabel()
        for label in (self._text, self._state):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setMinimumHeight(56)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._state.setObjectName("muted")
        self.orthodox = QPushButton(self.tr("Only orthodox"))
        self.orthodox.clicked.connect(lambda: self._choose(Rules()))
        self.ready = QPushButton(self.tr("Done"))
        self.ready.setDefault(True)
        self.ready.clicked.connect(self.close)
        self._lay_out()
        self.resize(_SIZE)
        self._fill()

    @property
    def rules(self) -> Rules:
        """The rules that are chosen."""
        return self._rules

    @property
    def state(self) -> str:
        """What it says of the rules that are chosen, or of those that cannot hold together."""
        return self._state.text()

    def open_over(self, board: QWidget, rules: Rules) -> None:
        """Open over the board with the rules that hold."""
        self._rules = rules
        self.field.clear()
        self._fill()
        corner = board.mapToGlobal(QPoint(0, 0))
        screen = board.screen().availableGeometry()
        left = max(screen.left(), min(corner.x(), screen.right() - self.width()))
        top = max(screen.top(), min(corner.y(), screen.bottom() - self.height()))
        self.move(left, top)
        self.show()
        self.field.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down go from the field to the first list that has something."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            first = self.games if self.games.count() else self.conditions
            if event.key() == Qt.Key.Key_Down and first.count():
                first.setFocus()
                first.setCurrentRow(max(0, first.currentRow()))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return self._take_only_one()
        return super().eventFilter(watched, event)

    def _take_only_one(self) -> bool:
        """Switch what was found if it is the only one; tell whether there was one."""
        items = [
            each.item(row) for each in (self.games, self.conditions) for row in range(each.count())
        ]
        if self.field.text().strip() and len(items) == 1:
            self._toggle(items[0])
            self.field.clear()
        return True

    def _lay_out(self) -> None:
        lists = QHBoxLayout()
        for title, rules in (
            (self.tr("Game"), self.games),
            (self.tr("Fairy conditions"), self.conditions),
        ):
            column = QVBoxLayout()
            head = QLabel(title)
            bold = head.font()
            bold.setBold(True)
            head.setFont(bold)
            column.addWidget(head)
            column.addWidget(rules, 1)
            lists.addLayout(column)
        foot = QHBoxLayout()
        foot.addWidget(self._state, 1)
        foot.addWidget(self.orthodox)
        foot.addWidget(self.ready)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addLayout(lists, 1)
        note = QLabel(self.tr("Conditions are kept, found and printed; they are not solved yet."))
        note.setObjectName("muted")
        note.setWordWrap(True)
        column.addWidget(note)
        column.addWidget(self._options)
        column.addWidget(self._text)
        column.addLayout(foot)

    def _fill(self) -> None:
        """List what the field asks for, with what holds checked."""
        self._filling = True
        words = self.field.text().casefold().split()
        self.games.clear()
        for book in BOOKS:
            about = f"{book_name(book)} {book.id} {book.text}".casefold()
            if all(word in about for word in words):
                _add(self.games, book_name(book), book, book == self._rules.book)
        self.conditions.clear()
        held = {each.id: each for each in self._rules.conditions}
        known = {each.id: each for each in conditions_known()}
        for name, condition in {**known, **held}.items():
            if all(word in str(condition).casefold() for word in words):
                _add(self.conditions, str(condition), condition, name in held)
        self._filling = False
        if self.games.currentItem() is None and not words:
            self._mark_game()
        self._show_options()
        self._show_state()

    def _mark_game(self) -> None:
        """Make the game that is chosen the current one, so that its text is shown."""
        for row in range(self.games.count()):
            if self.games.item(row).data(_RULE) == self._rules.book:
                self.games.setCurrentRow(row)

    def _change(self, item: QListWidgetItem) -> None:
        if not self._filling:
            self._set(item.data(_RULE), item.checkState() is Qt.CheckState.Checked)

    def _toggle(self, item: QListWidgetItem) -> None:
        self._set(item.data(_RULE), item.checkState() is not Qt.CheckState.Checked)

    def _set(self, rule: object, on: bool) -> None:
        """Let a game or a condition hold, or no more; say why where it cannot."""
        held = self._rules
        try:
            if isinstance(rule, RuleBook):
                self._choose(Rules(rule if on else BOOKS[0], (), held.conditions))
            elif isinstance(rule, Condition):
                left = [each for each in held.conditions if each.id != rule.id]
                wanted = [*left, rule] if on else left
                self._choose(Rules.of(held.book, dict(held.options), wanted))
        except RulesError as error:
            self._fill()
            self._state.setText(worded(sentence_of(error)))

    def _choose(self, rules: Rules) -> None:
        if rules != self._rules:
            self._rules = rules
            self.chosen.emit(rules)
        self._fill()

    def _show_options(self) -> None:
        """Offer the options of the game that is chosen."""
        while self._form.rowCount():
            self._form.removeRow(0)
        book = self._rules.book
        for option in book.options:
            box = DropList()
            for value in option.values:
                box.addItem(value_name(option, value), value)
            box.setCurrentIndex(option.values.index(self._rules[option.id]))
            box.setToolTip(f"{option.text} {option.source}".strip())
            box.setAccessibleName(option_name(option))
            box.activated.connect(
                lambda place, option=option: self._set_option(option.id, option.values[place])
            )
            self._form.addRow(option_name(option), box)
        self._options.setVisible(bool(book.options))

    def _set_option(self, name: str, value: Value) -> None:
        held = self._rules
        chosen = {**held.chosen(), name: value}
        self._choose(Rules.of(held.book, chosen, held.conditions))

    def _show_text(self, item: QListWidgetItem | None) -> None:
        rule = None if item is None else item.data(_RULE)
        if isinstance(rule, RuleBook):
            self._text.setText(f"{rule.text}\n{rule.source}".strip())
        elif isinstance(rule, Condition):
            self._text.setText(str(rule))

    def _show_state(self) -> None:
        """Say whether what is chosen is solved."""
        sentence = unsolved_sentence(self._rules)
        words = worded(sentence)
        self._state.setText(words or tr("Problems by these rules are solved."))


def _list(name: str) -> QListWidget:
    found = QListWidget()
    found.setAccessibleName(name)
    found.setUniformItemSizes(True)
    return found


def _add(rules: QListWidget, words: str, rule: object, on: bool) -> None:
    item = QListWidgetItem(words)
    item.setData(_RULE, rule)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
    rules.addItem(item)
