# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards at the right: what is wrong, men in hand, the rules in force, the text form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from composer.games.position import GamePosition, game_of
from composer.gui.games.board.words import player_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import NumberBox
from composer.gui.look.widgets import button, column, draw_icon, label, link, row, side_line
from composer.gui.rules.words import book_name, option_name, value_name
from composer.gui.words.language import capital, fill, language
from composer.rules.book import Rules
from composer.rules.game import EXTRA_CELLS, EXTRA_NUMBERS

_FIELD_HIGH: Final = 26  # pixels of a field for a number


class Note(QLabel):
    """A muted line; where it has no room it ends with an ellipsis, and its tooltip says it all."""

    # Qt's own names

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the words as there is room for."""
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(
            self.contentsRect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown
        )
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Say all of it where a part is not seen."""
        if event.type() == QEvent.Type.ToolTip:
            room = self.contentsRect().width()
            cut = self.fontMetrics().horizontalAdvance(self.text()) > room
            self.setToolTip(self.text() if cut else "")
        return super().event(event)


class Card(QWidget):
    """A title with a muted note and maybe a link, a line above, and a body."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title, self.note = label(title, "panelTitle"), Note()
        self.note.setObjectName("muted")
        self.note.setTextFormat(Qt.TextFormat.PlainText)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.head = row(self.title, (self.note, 1), spacing=8)
        self.inner = column(self.head, margins=(14, 10, 14, 12), spacing=6)
        column(self.inner, side_line(), on=self)


def plain_label() -> QLabel:
    """Return a label for running text that can be selected."""
    made = label(kind="verdictDetail", wraps=True, plain=True)
    flags = Qt.TextInteractionFlag
    made.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
    return made


class DefectsCard(Card):
    """Says what of the diagram cannot be solved."""

    def __init__(self) -> None:
        super().__init__("")
        self.title.setText(self.tr("The diagram"))
        self.text = plain_label()
        self.inner.addWidget(self.text)
        self.setVisible(False)

    def show_sentences(self, sentences: Sequence[str]) -> None:
        """Say these; nothing is shown where there are none."""
        self.text.setText("\n".join(capital(sentence) for sentence in sentences))
        self.setVisible(bool(sentences))


class ExtrasCard(Card):
    """The numbers that belong to a position beside its men, such as men in hand.

    Signals:
        edited: another number is wanted; carries the position with it.
    """

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__("")
        self.title.setText(self.tr("Beside the board"))
        self._rows = QVBoxLayout()
        self.inner.addLayout(self._rows)
        self._boxes: dict[tuple[str, int], NumberBox] = {}
        self._position: GamePosition | None = None
        self._made_for: object = None

    def show_position(self, position: GamePosition, rules: Rules) -> None:
        """Show the numbers of a position that mean something by these rules."""
        self._position = position
        if self._made_for != rules:
            self._made_for = rules
            self._make(position, {"", *(name for name, _ in rules.options)})
        for (name, player), box in self._boxes.items():
            box.blockSignals(True)
            box.setValue(dict(position.extra)[name][player])
            box.blockSignals(False)
        self.setVisible(bool(self._boxes))

    def _make(self, position: GamePosition, options: set[str]) -> None:
        while self._rows.count():
            item = self._rows.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        self._boxes = {}
        game = position.game
        counted = [
            extra
            for extra in game.extras
            if extra.form == EXTRA_NUMBERS and extra.option in options
        ]
        for extra in counted:
            self._rows.addWidget(QLabel(capital(extra.name(language()))))
            for number, player in enumerate(game.players):
                box = NumberBox()
                box.setRange(0, extra.most)
                box.setMinimumHeight(_FIELD_HIGH)
                called = player_name(game, player.id)
                box.setPrefix(f"{called} ")
                box.setAccessibleName(f"{extra.name(language())}, {called}")
                box.valueChanged.connect(
                    lambda value, key=(extra.id, number): self._set(key, value)
                )
                self._rows.addWidget(box)
                self._boxes[(extra.id, number)] = box

    def _set(self, key: tuple[str, int], value: int) -> None:
        position = self._position
        if position is None:
            return
        name, player = key
        extra = tuple(
            (extra, tuple(value if at == player else old for at, old in enumerate(numbers)))
            if extra == name
            else (extra, numbers)
            for extra, numbers in position.extra
        )
        self.edited.emit(replace(position, extra=extra))


class RulesCard(Card):
    """The rules in force: their text, the options that are not the recommended ones.

    Signals:
        change_requested: the options are to be chosen.
        book_requested: the rules are to be read in full.
    """

    change_requested = Signal()
    book_requested = Signal()

    def __init__(self) -> None:
        super().__init__("")
        self.title.setText(self.tr("Rules in force"))
        self.change = link(self.tr("Change"), self.change_requested)
        self.read = link(self.tr("Game book"), self.book_requested)
        self.head.addWidget(self.change)
        self.text, self.options = plain_label(), plain_label()
        self.inner.addWidget(self.text)
        self.inner.addWidget(self.options)
        self.inner.addWidget(self.read, 0, Qt.AlignmentFlag.AlignLeft)

    def show_rules(self, rules: Rules) -> None:
        """Show the rules that hold."""
        book = rules.book
        self.note.setText(book_name(book))
        self.text.setText(book.text(language()))
        self.text.setToolTip(book.source)
        chosen = []
        for option in book.options:
            value = rules[option.id]
            words = fill("%1: %2", capital(option_name(option)), value_name(option, value))
            chosen.append(words if value == option.default else f"{words} *")
        changed = any(words.endswith(" *") for words in chosen)
        note = self.tr("* not the recommended value") if changed else ""
        self.options.setText(
            ". ".join(chosen) + ("." if chosen else "") + (f"\n{note}" if note else "")
        )
        self.options.setVisible(bool(chosen))
        self.change.setVisible(bool(book.options))


class TextCard(Card):
    """The men by cell and the task, monospaced; beside it the problem is copied as text.

    Signals:
        copy_requested: it is to be copied.
    """

    copy_requested = Signal()

    def __init__(self, appearance: Appearance) -> None:
        super().__init__("")
        self.title.setText(self.tr("Text"))
        self.note.setText(self.tr("men by cell"))
        self.copy = button(
            act=self.copy_requested, hint=self.tr("Copy the problem as text"), flat=True
        )
        draw_icon(self.copy, appearance, "copy")
        self.head.addWidget(self.copy)
        self.text = plain_label()
        self.text.setObjectName("gameText")
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.inner.addWidget(self.text)

    def show_lines(self, lines: Iterable[str], task: str, found: str) -> None:
        """Show where the men stand, the task, and what was found of it."""
        asked = [f"{task}   {found}".rstrip()] if task else []
        self.text.setText("\n".join([*lines, *asked]))


def men_by_cell(position: GamePosition) -> list[str]:
    """Return the men of each player by cell, what is beside them, and who begins, a line each."""
    game = game_of(position.book)
    lines = []
    for player in game.players:
        own = [
            f"{man}\N{NO-BREAK SPACE}{position.book.geometry.cells[cell].label}"
            for cell, man in position.placed()
            if position.owner_at(cell) == player.id
        ]
        if own:
            lines.append(f"{player.id}: {', '.join(own)}")
    return [*lines, *_beside(position), fill("%1, %2", position.book.id, position.turn)]


def _beside(position: GamePosition) -> list[str]:
    """Return what belongs to a position beside its men, a line each: `hand: white 2, black 1`."""
    found = []
    for extra in position.game.extras:
        if extra.form == EXTRA_CELLS:
            cells = position.book.geometry.cells
            parts = [cells[cell].label for cell in position.cells_of(extra.id)]
        elif extra.form == EXTRA_NUMBERS:
            numbers = dict(position.extra)[extra.id]
            named = zip(position.game.players, numbers, strict=False)
            parts = [f"{player.id}\N{NO-BREAK SPACE}{number}" for player, number in named if number]
        else:
            continue
        if parts:
            found.append(f"{extra.id}: {', '.join(parts)}")
    return found
