# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of one condition: its rule, who published it, its options and an example."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.inputs import DropList
from composer.gui.rules.words import condition_title, flag_group, list_hint, list_name
from composer.gui.words.language import fill, language
from composer.rules.book import Condition
from composer.rules.conditions import condition_of
from composer.rules.conditiontable import Example, condition_row
from composer.rules.conditionwords import ConditionOptions, OptionForm, option_forms, read_words
from composer.said.signs import NOTHING

_HIGH: Final = 214
_MOST: Final = 400  # characters of a list


class ConditionCard(QWidget):
    """Shows a condition, and lets its options be chosen.

    Signals:
        worded: other options are wanted; carries the `Condition` with them.
        tried: the example is to be opened; carries the condition and its `Example`.
    """

    worded = Signal(object)
    tried = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._condition: Condition | None = None
        self._example: Example | None = None
        self._fields: list[tuple[OptionForm, QWidget, QLineEdit | None]] = []
        self._name, self._published, self._text = QLabel(), QLabel(), QLabel()
        for label in (self._name, self._published, self._text):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._published.setObjectName("muted")
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        bold = self._name.font()
        bold.setBold(True)
        self._name.setFont(bold)
        self.example = QPushButton(self.tr("Try the example"))
        self.example.setToolTip(self.tr("Open a small problem that shows it, in a tab of its own"))
        self.example.clicked.connect(self._try)
        self._options = QWidget()
        self._form = QFormLayout(self._options)
        self._form.setContentsMargins(0, 0, 6, 0)
        self._form.setVerticalSpacing(4)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        scroll = QScrollArea()
        scroll.setWidget(self._options)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.viewport().setAutoFillBackground(False)
        self._options.setAutoFillBackground(False)
        scroll.setAccessibleName(self.tr("Options"))
        self._scroll = scroll
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addWidget(self._published)
        head.addStretch(1)
        head.addWidget(self.example)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._text)
        column.addWidget(scroll, 1)
        self.setFixedHeight(_HIGH)  # nothing jumps from one rule to the next
        self.show_words("", "", "")

    @property
    def condition(self) -> Condition | None:
        """The condition that is shown, with the options that its fields say."""
        return self._condition

    @property
    def text(self) -> str:
        """The rule that is shown."""
        return self._text.text()

    def show_words(self, name: str, published: str, text: str) -> None:
        """Show words, and no condition."""
        self._condition, self._example = None, None
        self._say(name, published, text)
        self._make_fields("", "")
        self.example.setVisible(False)

    def show_condition(self, condition: Condition) -> None:
        """Show a condition with the options that it has."""
        if condition == self._condition:
            return
        same = self._condition is not None and self._condition.id == condition.id
        self._condition = condition
        row = condition_row(condition)
        if row is None:
            self.show_words(str(condition), "", self.tr("Not known here: kept as it is written."))
            return
        self._example = row.example
        self.example.setVisible(row.example is not None)
        self._say(condition_title(condition), row.published, row.rule(language()))
        if not (same and self._worded() == condition.words):
            self._make_fields(row.options, condition.words)

    def focus_option(self) -> None:
        """Let the first option that is a list be typed."""
        for _, widget, line in self._fields:
            for typed in (line, widget):
                if isinstance(typed, QLineEdit):
                    typed.setFocus()
                    return

    def fields(self) -> tuple[QWidget, ...]:
        """Return the fields of the options, from the first."""
        return tuple(part for _, widget, line in self._fields for part in (widget, line) if part)

    def _say(self, name: str, published: str, text: str) -> None:
        self._name.setText(name)
        self._published.setText(published)
        self._text.setText(text)
        self._text.setAccessibleName(fill("%1. %2", name, text) if name else "")

    def _try(self) -> None:
        if self._condition is not None and self._example is not None:
            bare = condition_of(f"{self._condition.keyword} {self._example.words}".strip())
            self.tried.emit(bare, self._example)

    def _make_fields(self, options: str, words: str) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        self._fields = []
        chosen = read_words(options, words.split())
        for form in option_forms(options):
            if not form.flags:
                self._add_list(form, chosen)
            elif len(form.flags) == 1:
                self._add_flag(form, chosen)
            else:
                self._add_choice(form, chosen)
        self._scroll.setVisible(bool(self._fields))

    def _add_flag(self, form: OptionForm, chosen: ConditionOptions) -> None:
        """Add a box to tick, with a line beside it where a list belongs to it."""
        (flag,) = form.flags
        box = QCheckBox(flag)
        box.setChecked(flag in chosen)
        line = self._line(form.sort(flag), chosen.words_of(flag))
        box.toggled.connect(lambda _: self._changed())
        self._place(form, flag_group(form), box, line)

    def _add_choice(self, form: OptionForm, chosen: ConditionOptions) -> None:
        """Add a list of alternatives, of which none may be chosen."""
        box = DropList()
        box.addItem(NOTHING, "")
        for flag in form.flags:
            box.addItem(flag, flag)
        now = next((flag for flag in form.flags if flag in chosen), "")
        box.setCurrentIndex(box.findData(now))
        sort = next((sort for sort in map(form.sort, form.flags) if sort), "")
        line = self._line(sort, chosen.words_of(now)) if sort else None
        box.activated.connect(lambda _: self._changed())
        self._place(form, flag_group(form), box, line)

    def _add_list(self, form: OptionForm, chosen: ConditionOptions) -> None:
        line = self._line(form.sort(), chosen.words_of())
        if line is not None:
            line.setAccessibleName(list_name(form.sort()))
            self._form.addRow(list_name(form.sort()), line)
            self._fields.append((form, line, None))

    def _line(self, sort: str, words: tuple[str, ...]) -> QLineEdit | None:
        if not sort:
            return None
        line = QLineEdit(" ".join(words))
        line.setMaxLength(_MOST)
        line.setPlaceholderText(list_hint(sort))
        line.editingFinished.connect(self._changed)
        return line

    def _place(self, form: OptionForm, title: str, box: QWidget, line: QLineEdit | None) -> None:
        box.setAccessibleName(title or form.flags[0])
        if line is None:
            self._form.addRow(title, box)
        else:
            line.setAccessibleName(fill("%1, %2", title or form.flags[0], line.placeholderText()))
            both = QWidget()
            row = QHBoxLayout(both)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(box)
            row.addWidget(line, 1)
            self._form.addRow(title, both)
        self._fields.append((form, box, line))

    def _worded(self) -> str:
        """Return the words that the fields say."""
        words: list[str] = []
        for form, widget, line in self._fields:
            if isinstance(widget, QLineEdit):
                words.append(widget.text().strip())
                continue
            flag = ""
            if isinstance(widget, QCheckBox) and widget.isChecked():
                flag = form.flags[0]
            elif isinstance(widget, DropList):
                flag = widget.currentData()
            if flag:
                listed = line.text().strip() if line is not None and form.sort(flag) else ""
                words.append(f"{flag} {listed}".strip())
        return " ".join(filter(None, words))

    def _changed(self) -> None:
        if self._condition is None:
            return
        wanted = condition_of(f"{self._condition.keyword} {self._worded()}".strip())
        if wanted != self._condition:
            self._condition = wanted
            self._name.setText(condition_title(wanted))
            self.worded.emit(wanted)
