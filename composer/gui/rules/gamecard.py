# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of one game: its rules in a few lines, their source, and its options."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QScrollArea, QWidget

from composer.gui.look.widgets import ROOM, column, label, link, row
from composer.gui.rules.optionfields import OptionFields
from composer.gui.rules.words import book_name, option_name, option_texts
from composer.gui.words.language import capital, language, tr
from composer.rules.book import ORTHODOX_BOOK, RuleBook, Rules


class GameCard(QWidget):
    """Shows a game, and lets its options be chosen if it is the one that holds.

    Signals:
        changed: other rules are wanted; carries `Rules`.
        read_requested: the rules are to be read in full; carries the id of the game's book.
    """

    changed = Signal(object)
    read_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._name, self._text = label(plain=True), label(wraps=True, plain=True)
        self._notes = label(wraps=True, plain=True)
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._book = ""
        self.read = link(self.tr("Game book"), lambda: self.read_requested.emit(self._book))
        form = QFormLayout()
        form.setVerticalSpacing(4)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._options = OptionFields(form)
        self._options.chosen.connect(self.changed)
        body = QWidget()
        column(self._text, form, self._notes, ROOM, on=body, margins=(0, 0, 6, 0), spacing=6)
        scroll = QScrollArea()
        scroll.setWidget(body)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)
        scroll.setAccessibleName(self.tr("Rules of the game, and options"))
        column(row((self._name, 1), self.read), (scroll, 1), on=self, spacing=4)

    def show_book(self, book: RuleBook, rules: Rules | None) -> None:
        """Show a game; with the rules that hold, where it is the one that is chosen."""
        self._book = book.id
        self._name.setText(book_name(book))
        self.read.setVisible(book != ORTHODOX_BOOK)
        self._text.setText(f"{book.text(language())}\n{book.source}".strip())
        if rules is None:
            self._options.clear()
        else:
            self._options.show_rules(rules)
        self._notes.setText("" if rules is None else _notes(book))
        self._notes.setVisible(bool(self._notes.text()))


def _notes(book: RuleBook) -> str:
    """Return what is to be said of the options, and of what the sources leave open."""
    texts = option_texts(book)
    notes = [f"{capital(option_name(option))}: {texts[option.id]}" for option in book.options]
    open_points = [f"\n• {point}" for point in book.interpretation_texts(language())]
    if open_points:
        words = tr("Interpretations, where the sources are silent:")
        notes.append("".join([words, *open_points]))
    return "\n\n".join(notes)
