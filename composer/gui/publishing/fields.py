# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields of the export window's form, and the parts that they stand in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from composer.gui.look.inputs import DropList, NumberBox, TickBox
from composer.gui.look.widgets import ROOM, button, column, label, row
from composer.gui.publishing.choices import LONGEST_FIELD, Choices

LABELS: Final = 76
"""Pixels of the column of labels."""


class Boxes(QWidget):
    """Boxes two by two, without holes where some are left out."""

    def __init__(self, *boxes: QWidget) -> None:
        super().__init__()
        self.boxes = boxes
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(2)
        self.leave_out(set())

    def leave_out(self, away: AbstractSet[QWidget]) -> None:
        """Show all boxes but these."""
        for box in self.boxes:
            self._grid.removeWidget(box)
        for place, box in enumerate(box for box in self.boxes if box not in away):
            self._grid.addWidget(box, place // 2, place % 2)
        for box in self.boxes:
            box.setParent(self)
            box.setVisible(box not in away)


class Ticked(Boxes):
    """Values of which any number are chosen, a box for each.

    Signals:
        toggled: another one is chosen by the user, or one is not any more.
    """

    toggled = Signal()

    def __init__(self, words: Iterable[tuple[Any, str]]) -> None:
        self._ticks = {value: TickBox(text) for value, text in words}
        super().__init__(*self._ticks.values())
        for tick in self._ticks.values():
            tick.toggled.connect(self.toggled)

    @property
    def value(self) -> tuple[Any, ...]:
        """What is chosen, in the order of the boxes."""
        return tuple(value for value, tick in self._ticks.items() if tick.isChecked())

    def choose(self, values: tuple[Any, ...]) -> None:
        """Choose these and no others; no signal is sent."""
        for value, tick in self._ticks.items():
            tick.blockSignals(True)
            tick.setChecked(value in values)
            tick.blockSignals(False)

    def tick(self, value: Any) -> TickBox:
        """Return the box of a value."""
        return self._ticks[value]


class Segments(QWidget):
    """A row of words of which one is chosen; the arrow keys go from one to the next.

    Signals:
        chosen: another one is chosen by the user.
    """

    chosen = Signal()

    def __init__(self, name: str, words: Iterable[tuple[Any, str]]) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._values: list[Any] = []
        self._group = QButtonGroup(self)
        found = tuple(words)
        for place, (value, text) in enumerate(found):
            edge = "first" if place == 0 else "last" if place == len(found) - 1 else ""
            self._group.addButton(self._button(text, edge, f"{name}: {text}"), place)
            self._values.append(value)
        row(
            *((made, 1) for made in self._group.buttons()), on=self, margins=(1, 0, 0, 0), spacing=0
        )
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(lambda _: self.chosen.emit())

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        """Choose one without telling anybody."""
        self._group.button(self._values.index(value)).setChecked(True)

    def button(self, value: Any) -> QToolButton:
        """Return the button of a value."""
        found = self._group.button(self._values.index(value))
        assert isinstance(found, QToolButton)
        return found

    def name(self, value: Any, text: str) -> None:
        """Give a button other words."""
        button = self.button(value)
        button.setText(text)
        button.setAccessibleName(f"{self.accessibleName()}: {text}")

    def _button(self, text: str, edge: str, name: str) -> QToolButton:
        made = button(text, kind="publishSegment", on_off=True)
        made.setProperty("edge", edge)
        made.setAccessibleName(name)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return made


class Choice(DropList):
    """One of several values."""

    def __init__(self, words: Iterable[tuple[Any, str]] = ()) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(DropList.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.fill(words)

    def fill(self, words: Iterable[tuple[Any, str]]) -> None:
        """Offer other values; no signal is sent."""
        self.blockSignals(True)
        self.clear()
        for value, text in words:
            self.addItem(text, value)
        self.blockSignals(False)

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self.currentData()

    def choose(self, value: Any) -> None:
        """Choose a value, the first one where it is not offered; no signal is sent."""
        self.blockSignals(True)
        place = next((i for i in range(self.count()) if self.itemData(i) == value), 0)
        self.setCurrentIndex(place)
        self.blockSignals(False)


class Number(NumberBox):
    """A whole number; it is reported when it has been typed in full."""

    def __init__(self, least: int, most: int, suffix: str = "") -> None:
        super().__init__()
        self.setRange(least, most)
        self.setSuffix(suffix)
        self.setKeyboardTracking(False)
        self.setAccelerated(True)
        self.setMinimumHeight(26)


class Part(QWidget):
    """A part of the form: a title and rows below it.

    Signals:
        changed: the user chose something else.
    """

    changed = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(6)
        self._form.setVerticalSpacing(6)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head = [label(title, "panelTitle")] if title else []
        column(*head, self._form, on=self, margins=(0, 12, 0, 12), spacing=9)
        self._bound: dict[str, QWidget] = {}

    def bind(self, **fields: QWidget) -> None:
        """Let each field show and take the choice of its name."""
        self._bound = fields
        for field in fields.values():
            _ways(field)[0].connect(self.changed)

    def show_choices(self, choices: Choices) -> None:
        """Show what is chosen, and the rows that it has use for; no signal is sent."""
        for name, field in self._bound.items():
            show_value(field, getattr(choices, name))

    def taken(self, choices: Choices) -> Choices:
        """Return choices with what is chosen here in the place of theirs."""
        return replace(choices, **{name: _ways(field)[1]() for name, field in self._bound.items()})

    def row(self, label: str, *fields: QWidget) -> QWidget:
        """Add a row below the others, and return what can be hidden of it."""
        words = QLabel(label)
        words.setFixedWidth(LABELS)
        words.setWordWrap(True)
        words.setBuddy(fields[0])
        if label and not isinstance(
            fields[0], QPlainTextEdit
        ):  # else it stands beside the first line
            words.setMinimumHeight(max(26, fields[0].sizeHint().height()))
        for field in fields:
            if label and not field.accessibleName():
                field.setAccessibleName(label)
        if len(fields) == 1:
            self._form.addRow(words, fields[0])
            return fields[0]
        together = beside(*fields)
        self._form.addRow(words, together)
        return together

    def wide_row(self, field: QWidget) -> QWidget:
        """Add a field as wide as the form."""
        self._form.addRow(field)
        return field

    def show_row(self, field: QWidget, on: bool) -> None:
        """Show a row, or leave it out."""
        self._form.setRowVisible(field, on)


def beside(*fields: QWidget, stretch: bool = True) -> QWidget:
    """Return fields in one row."""
    together = QWidget()
    parts = ((field, int(stretch)) for field in fields)
    row(*parts, *(() if stretch else (ROOM,)), on=together, spacing=8)
    return together


def muted(text: str) -> QLabel:
    """Return a hint."""
    return label(text, "muted", wraps=True)


def show_value(field: Any, value: Any) -> None:
    """Show a choice in a field; no signal is sent, and what is just being written stays."""
    _, read, write = _ways(field)
    if read() == value:
        return
    field.blockSignals(True)
    write(value)
    field.blockSignals(False)
    if isinstance(field, QLineEdit):
        field.setCursorPosition(0)


def _ways(field: Any) -> tuple[Any, Callable[[], Any], Callable[[Any], None]]:
    """Return the signal of a field that tells of another choice, what reads it, what shows one."""
    match field:
        case Segments():
            return field.chosen, lambda: field.value, field.choose
        case Ticked():
            return field.toggled, lambda: field.value, field.choose
        case Choice():
            return field.currentIndexChanged, lambda: field.value, field.choose
        case Number():
            return field.valueChanged, field.value, field.setValue
        case QLineEdit():
            return field.textEdited, field.text, field.setText
        case QPlainTextEdit():
            return (
                field.textChanged,
                lambda: field.toPlainText()[:LONGEST_FIELD],
                field.setPlainText,
            )
    return field.toggled, field.isChecked, field.setChecked
