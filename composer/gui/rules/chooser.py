# SPDX-License-Identifier: GPL-3.0-or-later
"""The chooser of rules: one game with its options, and any number of conditions put on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import open_at
from composer.gui.rules.conditioncard import ConditionCard
from composer.gui.rules.conditionlist import RULE, ConditionList, Offered, RuleDelegate
from composer.gui.rules.gamecard import GameCard
from composer.gui.rules.recent import RecentConditions
from composer.gui.rules.words import book_name, condition_title, family_name
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill, language, tr
from composer.gui.words.sentences import worded
from composer.problem.fen import FenError, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Condition, RuleBook, Rules, RulesError
from composer.rules.books import BOOKS
from composer.rules.conditions import condition_named
from composer.rules.conditiontable import FAMILIES, ConditionRow, Example, rows_by_id
from composer.rules.conditionwords import options_of
from composer.rules.finding import find_conditions, near_conditions
from composer.rules.gamebooks import GAME_BOOKS
from composer.said.sentence import sentence_of
from composer.solver.conditions.table import unsolved_sentence

_SIZE: Final = QSize(660, 690)
_GAME_WIDE: Final = 220


class RuleChooser(QFrame):
    """A popover over the board. What is chosen holds at once; Escape and Done close it.

    It lists nothing before `show_rules` or `open_over`: the window is sooner there without.

    Signals:
        chosen: other rules are wanted; carries `Rules`.
        tried: an example is to be opened; carries a `Problem`.
        game_chosen: a game on a board of its own is wanted; carries its book. The rules of the
            problem stay as they are.
        book_requested: the rules of a game are to be read in full; carries the id of its book.
    """

    chosen = Signal(object)
    tried = Signal(object)
    game_chosen = Signal(object)
    book_requested = Signal(str)

    def __init__(
        self, parent: QWidget, appearance: Appearance, settings: Settings | None = None
    ) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rules")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Choose rules"))
        self._rules = Rules()
        self._filling = False
        self._waiting = ""  # the id of a condition that needs a list before it can hold
        self._drafts: dict[str, Condition] = {}  # options of conditions that do not hold
        self.popeye_is_set = False
        """Whether the user has named a Popeye program, which can be asked for the rest."""
        self._top: tuple[tuple[Condition, ...], tuple[str, ...]] = ((), ())
        self.recent = RecentConditions(settings)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Rule, game or a word of its text"))
        self.field.setAccessibleName(self.tr("Find a rule"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(lambda _: self._find())
        self.field.installEventFilter(self)
        self.games = QListWidget()
        self.games.setAccessibleName(self.tr("Game"))
        self.games.setItemDelegate(RuleDelegate(appearance, self.games))
        self.conditions = ConditionList(appearance)
        for rules in (self.games, self.conditions):
            rules.itemChanged.connect(self._change)
            rules.itemActivated.connect(self._toggle)
            rules.currentItemChanged.connect(lambda item, _: self._show_card(item))
            rules.itemClicked.connect(self._show_card)
        self.games.setFixedWidth(_GAME_WIDE)
        self.card, self.game_card = ConditionCard(), GameCard()
        self.game_card.read_requested.connect(self._read)
        self.card.worded.connect(self._reword)
        self.card.tried.connect(self._try)
        self.game_card.changed.connect(self._choose)
        self._cards = QStackedWidget()
        self._cards.addWidget(self.game_card)
        self._cards.addWidget(self.card)
        self._no_card = QWidget()  # where a name is unknown
        self._cards.addWidget(self._no_card)
        self._cards.setFixedHeight(self.card.height())
        self._state = QLabel()
        self._state.setWordWrap(True)
        self._state.setTextFormat(Qt.TextFormat.PlainText)
        self._state.setObjectName("muted")
        self.orthodox = QPushButton(self.tr("Only orthodox"))
        self.orthodox.clicked.connect(lambda: self._choose(Rules()))
        self.ready = QPushButton(self.tr("Done"))
        self.ready.setDefault(True)
        self.ready.clicked.connect(self.close)
        self._lay_out()
        self.resize(_SIZE)

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
        self.show_rules(rules)
        self.resize(_SIZE.boundedTo(board.screen().availableGeometry().size()))
        open_at(self, board.mapToGlobal(QPoint(0, 0)))
        self.field.setFocus()

    def show_rules(self, rules: Rules) -> None:
        """List everything, with the rules that hold ticked."""
        self._rules = rules
        self._waiting, self._drafts = "", {}
        self._note_top()
        self.field.clear()
        self._fill()
        self._mark_game()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Down go from the field to the first list that has something, and Enter choose."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                return self._enter_lists()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take_found()
                return True
        return super().eventFilter(watched, event)

    def _enter_lists(self) -> bool:
        searching = bool(self.field.text().strip())
        lists = (self.conditions, self.games) if searching else (self.games, self.conditions)
        rules = next((widget for widget in lists if widget.count()), None)
        if rules is self.games:
            rules.setFocus()
            rules.setCurrentRow(max(0, rules.currentRow()))
        elif rules is not None:
            rules.setFocus()
            self.conditions.choose_first()
        return rules is not None

    def _take_found(self) -> None:
        """Switch the condition of just that name, or what was found if it is the only one."""
        text = self.field.text().strip()
        named = condition_named(text) if text else None
        games = [self.games.item(row) for row in range(self.games.count())]
        conditions = self.conditions.conditions()
        if named is not None:
            held = {condition.id for condition in self._rules.conditions}
            self._set(named, bool(named.words) or named.id not in held)
        elif text and len(games) == 1 and not conditions:
            self._toggle(games[0])
        elif text and len(conditions) == 1 and not games:
            self._set(conditions[0], conditions[0] not in self._rules.conditions)
        else:
            return
        if not self._waiting:
            self.field.clear()

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
            lists.addLayout(column, 0 if rules is self.games else 1)
        foot = QHBoxLayout()
        foot.addWidget(self._state, 1)
        foot.addWidget(self.orthodox)
        foot.addWidget(self.ready)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.field)
        column.addLayout(lists, 1)
        column.addWidget(self._cards)
        column.addLayout(foot)

    def _note_top(self) -> None:
        """Decide what stands above the families; a tick changes nothing there: no row jumps."""
        held = self._rules.conditions
        chosen = {condition.id for condition in held}
        self._top = held, tuple(recent for recent in self.recent.ids if recent not in chosen)

    def _find(self) -> None:
        """List what the field asks for, and show the best of it."""
        if not self.field.text().strip():
            self._note_top()
        self._fill()
        if self.field.text().strip():
            self.conditions.choose_first()
            if self.conditions.currentRow() < 0 and self.games.count():
                self.games.setCurrentRow(0)
            elif self.conditions.currentRow() < 0:
                self._cards.setCurrentWidget(self._no_card)

    def _fill(self) -> None:
        """List what the field asks for, with what holds ticked."""
        self._filling = True
        text = self.field.text().strip()
        words = text.casefold().split()
        current = self.games.currentRow()
        self.games.clear()
        for book in (*BOOKS, *GAME_BOOKS):
            texts = (text for _, text in book.texts)
            about = " ".join((book_name(book), book.id, *texts)).casefold()
            if all(word in about for word in words):
                _add(self.games, book_name(book), book, book == self._rules.book)
        if not words:
            self.games.setCurrentRow(current)
        self.conditions.show_groups(self._groups(text))
        self._filling = False
        self._show_state()

    def _groups(self, text: str) -> list[tuple[str, list[Offered]]]:
        """Return the conditions that a text asks for: found ones, or all by family."""
        named = condition_named(text) if text else None
        if named is not None and named.words:
            return [("", [self._offered(named)])]
        found = find_conditions(text, language())
        if text:
            if found or self.games.count():
                return [("", [self._offered_row(row) for row in found])]
            near = near_conditions(text)
            unknown = tr("Nothing found. Do you mean:") if near else tr("Nothing found.")
            return [(unknown, [self._offered_row(row) for row in near])]
        chosen, recent = self._top
        groups = [
            (self.tr("Chosen"), [self._offered(self._now(condition)) for condition in chosen]),
            (self.tr("Recently used"), [self._offered_row(rows_by_id()[name]) for name in recent]),
        ]
        for family in FAMILIES:
            rows = [row for row in found if row.family == family]
            groups.append((family_name(family), [self._offered_row(row) for row in rows]))
        return [(title, offered) for title, offered in groups if offered]

    def _offered_row(self, row: ConditionRow) -> Offered:
        return self._offered(self._now(row.condition))

    def _now(self, condition: Condition) -> Condition:
        """Return a condition with the options that it has, or that it would have."""
        held = (other for other in self._rules.conditions if other.id == condition.id)
        return next(held, self._drafts.get(condition.id, condition))

    def _offered(self, condition: Condition) -> Offered:
        """Return how a condition is offered beside those that hold."""
        held = self._rules.conditions
        row = rows_by_id().get(condition.id)
        line = (
            row.rule(language())
            if row is not None
            else tr("Not known here: kept as it is written.")
        )
        against = next(
            (
                other
                for other in held
                if other.id != condition.id
                and (other.id in condition.excludes or condition.id in other.excludes)
            ),
            None,
        )
        if against is not None:
            line = fill(tr("Not with %1"), condition_title(against))
        holds = any(other.id == condition.id for other in held)
        return Offered(condition, condition_title(condition), line, holds, against is not None)

    def _mark_game(self) -> None:
        """Make the game that is chosen the current one, so that its text is shown."""
        for row in range(self.games.count()):
            if self.games.item(row).data(RULE) == self._rules.book:
                self.games.setCurrentRow(row)
                self._show_card(self.games.item(row))

    def _change(self, item: QListWidgetItem) -> None:
        if not self._filling and item.data(RULE) is not None:
            self._set(item.data(RULE), item.checkState() is Qt.CheckState.Checked)

    def _toggle(self, item: QListWidgetItem) -> None:
        if item.data(RULE) is not None:
            self._set(item.data(RULE), item.checkState() is not Qt.CheckState.Checked)

    def _set(self, rule: object, on: bool) -> None:
        """Let a game or a condition hold, or no more; say why where it cannot."""
        held = self._rules
        try:
            if isinstance(rule, RuleBook) and rule.game is not None:
                self.close()
                self.game_chosen.emit(rule)
            elif isinstance(rule, RuleBook):
                self._choose(Rules(rule if on else BOOKS[0], (), held.conditions))
            elif isinstance(rule, Condition):
                left = [condition for condition in held.conditions if condition.id != rule.id]
                if on:
                    options_of(rule)
                self._waiting = ""
                self._choose(Rules.of(held.book, dict(held.options), [*left, rule] if on else left))
                if on:
                    self.recent.note(rule.id)
                    self._show_condition(rule)
        except RulesError as error:
            self._fill()
            if isinstance(rule, Condition):
                self._waiting = rule.id
                self._show_condition(rule)
                self.card.focus_option()
            self._state.setText(worded(sentence_of(error)))

    def _read(self, name: str) -> None:
        """Leave, and let the rules of a game be read."""
        self.close()
        self.book_requested.emit(name)

    def _reword(self, condition: Condition) -> None:
        """Take over other options of the condition that is shown."""
        holds = any(other.id == condition.id for other in self._rules.conditions)
        if holds or self._waiting == condition.id:
            self._set(condition, True)
            return
        self._drafts[condition.id] = condition
        try:
            options_of(condition)
        except RulesError as error:
            self._state.setText(worded(sentence_of(error)))
        else:
            self._fill()

    def _choose(self, rules: Rules) -> None:
        if rules != self._rules:
            self._rules = rules
            self.chosen.emit(rules)
        self._fill()
        if self._cards.currentWidget() is self.game_card:
            self._show_card(self.games.currentItem())

    def _show_card(self, item: QListWidgetItem | None) -> None:
        rule = None if item is None or self._filling else item.data(RULE)
        if isinstance(rule, RuleBook):
            is_held = rule == self._rules.book
            self.game_card.show_book(rule, self._rules if is_held else None)
            self._cards.setCurrentWidget(self.game_card)
        elif isinstance(rule, Condition):
            self._show_condition(rule)

    def _show_condition(self, condition: Condition) -> None:
        self.card.show_condition(condition)
        self._cards.setCurrentWidget(self.card)

    def _try(self, condition: Condition, example: Example) -> None:
        """Ask for the example of a condition; the chooser closes, for it comes in another tab."""
        try:
            position = parse_fen(example.fen)
        except FenError as error:
            self._state.setText(worded(sentence_of(error)))
            return
        stipulation = replace(
            parse_stipulation(example.stipulation), rules=Rules.of(conditions=(condition,))
        )
        title = fill(self.tr("Example: %1"), condition_title(condition))
        self.close()
        self.tried.emit(Problem(position, stipulation, title=title))

    def _show_state(self) -> None:
        """Say whether what is chosen is solved."""
        words = worded(unsolved_sentence(self._rules))
        known = all(condition.is_known for condition in self._rules.conditions)
        if words and self.popeye_is_set and known and self._rules.book == BOOKS[0]:
            words = fill(tr("%1; Popeye can be asked"), words)
        self._state.setText(words or tr("Problems by these rules are solved."))


def _add(rules: QListWidget, words: str, rule: object, on: bool) -> None:
    item = QListWidgetItem(words)
    item.setData(RULE, rule)
    item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
    item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
    rules.addItem(item)
