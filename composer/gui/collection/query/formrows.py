# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields of the search form: each shows the terms of one field of the query, and makes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QStringListModel, Qt, QTimer, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QCompleter,
    QLineEdit,
    QWidget,
)

from composer.gui.collection.query.tokens import value_words
from composer.gui.look.inputs import DropList, TickBox
from composer.gui.look.widgets import label, row
from composer.gui.panels.flow import FlowLayout
from composer.library.query.parser import QueryError, parse_term
from composer.library.query.terms import Choice, Field, Numbers, Term
from composer.library.query.writer import value_text
from composer.said.signs import NOTHING

_AND: Final = ";"
_PATIENCE: Final = 150  # milliseconds before values are looked up

Terms = tuple[Term, ...]
LookUp = Callable[[str, Callable[[list[str]], None]], None]
"""Asks for the values that begin so; they are handed to the second argument, now or later."""


class FormRow(QObject):
    """A field of the form.

    Attributes:
        field: of the query.
        widget: what is filled in.

    Signals:
        edited: the user has changed it.
    """

    edited = Signal()

    def __init__(self, field: Field, widget: QWidget, name: str = "") -> None:
        super().__init__()
        self.field, self.widget = field, widget
        widget.setAccessibleName(name)

    def show_terms(self, terms: Terms) -> None:
        """Show the terms that stand in the query."""
        raise NotImplementedError

    def terms(self) -> Terms:
        """Return what is filled in.

        Raises:
            QueryError: it is no value of the field.
        """
        raise NotImplementedError


class TextRow(FormRow):
    """A field for words; `;` stands between what must hold together, `|` between alternatives."""

    def __init__(self, field: Field, name: str, look_up: LookUp | None = None) -> None:
        self.text = QLineEdit()
        super().__init__(field, self.text, name)
        self.text.textEdited.connect(lambda _: self.edited.emit())
        self.completer = QCompleter(self)
        if look_up is not None:
            self._complete_with(look_up)

    def show_terms(self, terms: Terms) -> None:
        """Show the terms that stand in the query."""
        parts = (" | ".join(value_text(value) for value in term.values) for term in terms)
        self.text.setText(f"{_AND} ".join(parts))

    def terms(self) -> Terms:
        """Return the terms that are filled in."""
        parts = self.text.text().split(_AND)
        found = (parse_term(self.field, part) for part in parts)
        return tuple(term for term in found if term is not None)

    def _complete_with(self, look_up: LookUp) -> None:
        model = QStringListModel(self)
        completer = self.completer
        completer.setModel(model)
        completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(12)
        asking = QTimer(self)
        asking.setSingleShot(True)
        asking.setInterval(_PATIENCE)

        def ask() -> None:
            asked = self.text.text()

            def take(values: list[str]) -> None:
                if self.text.text() == asked and self.text.hasFocus():
                    model.setStringList(values)
                    completer.complete()

            if asked.strip():
                look_up(asked.rpartition(_AND)[2].rpartition("|")[2].strip(), take)

        asking.timeout.connect(ask)
        self.text.textEdited.connect(lambda _: asking.start())
        completer.setWidget(self.text)
        completer.activated.connect(self._complete)

    def _complete(self, value: str) -> None:
        """Put a value in the place of what was begun."""
        text = self.text.text()
        begun = max(text.rfind(_AND), text.rfind("|")) + 1
        head = text[:begun] + (" " if begun else "")
        self.text.setText(head + value)
        self.edited.emit()


class RangeRow(FormRow):
    """Two numbers, of which either may be left open."""

    def __init__(self, field: Field, name: str, most: int) -> None:
        super().__init__(field, QWidget())
        self._low, self._high = QLineEdit(), QLineEdit()
        ends = ((self._low, self.tr("from")), (self._high, self.tr("to")))
        for number, words in ends:
            number.setValidator(QIntValidator(0, most, number))
            number.setPlaceholderText(words)
            number.setAccessibleName(f"{name}, {words}")
            number.textEdited.connect(lambda _: self.edited.emit())
        row((self._low, 1), label(NOTHING), (self._high, 1), on=self.widget, spacing=6)

    @property
    def ends(self) -> tuple[QLineEdit, QLineEdit]:
        """The fields of the lowest and the highest number."""
        return self._low, self._high

    def show_terms(self, terms: Terms) -> None:
        """Show the terms that stand in the query; several ranges cannot be shown."""
        value = terms[0].values[0] if len(terms) == 1 and len(terms[0].values) == 1 else None
        low, high = (value.low, value.high) if isinstance(value, Numbers) else (None, None)
        for number, end in ((self._low, low), (self._high, high)):
            number.setText("" if end is None else f"{end:g}")

    def terms(self) -> Terms:
        """Return the range that is filled in."""
        low, high = self._low.text().strip(), self._high.text().strip()
        if not low and not high:
            return ()
        term = parse_term(self.field, low if low == high else f"{low}-{high}")
        return () if term is None else (term,)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of a list: its words, and what stands for it in the query."""

    words: str
    value: str


class ChoiceRow(FormRow):
    """One of a list, or anything."""

    def __init__(self, field: Field, name: str, options: Sequence[Option]) -> None:
        self.list = DropList()
        super().__init__(field, self.list, name)
        self._terms: list[Terms] = [()]
        self.list.addItem(self.tr("any"))
        for option in options:
            term = parse_term(field, option.value)
            self._terms.append(() if term is None else (term,))
            self.list.addItem(option.words)
        self._listed = len(self._terms)
        self.list.activated.connect(lambda _: self.edited.emit())

    def show_terms(self, terms: Terms) -> None:
        """Show the terms that stand in the query, as an item of their own if need be."""
        while self.list.count() > self._listed:
            self.list.removeItem(self._listed)
            self._terms.pop()
        if terms not in self._terms:
            words = ", ".join(value_words(value) for term in terms for value in term.values)
            self.list.addItem(words)
            self._terms.append(terms)
        self.list.setCurrentIndex(self._terms.index(terms))

    def terms(self) -> Terms:
        """Return what is chosen."""
        return self._terms[self.list.currentIndex()]


class TickRow(FormRow):
    """Several features, each of which may be requested; those not listed are left alone."""

    def __init__(self, field: Field, options: Sequence[Option]) -> None:
        super().__init__(field, QWidget())
        self.boxes: dict[str, TickBox] = {}
        self._others: Terms = ()
        flow = FlowLayout(8)
        self.widget.setLayout(flow)
        for option in options:
            box = TickBox(option.words)
            box.clicked.connect(lambda _: self.edited.emit())
            self.boxes[option.value] = box
            flow.addWidget(box)

    def show_terms(self, terms: Terms) -> None:
        """Show the terms that stand in the query."""
        words = {
            value.word: term
            for term in terms
            for value in term.values
            if len(term.values) == 1 and isinstance(value, Choice)
        }
        self._others = tuple(
            term for term in terms if not any(words.get(word) == term for word in self.boxes)
        )
        for word, box in self.boxes.items():
            box.setChecked(word in words)

    def terms(self) -> Terms:
        """Return what is ticked, with what cannot be shown here."""
        ticked = (
            parse_term(self.field, word) for word, box in self.boxes.items() if box.isChecked()
        )
        return self._others + tuple(term for term in ticked if term is not None)


def terms_or_fault(row: FormRow) -> Terms | QueryError:
    """Return what is filled in, or what is wrong with it."""
    try:
        return row.terms()
    except QueryError as error:
        return error
