# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the window of settings: a title, what chooses, and what one should know."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, NumberBox, TickBox
from composer.gui.panels.flow import FlowLayout
from composer.gui.settings.catalogue import Kind, Setting
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Preferences
from composer.gui.words.language import fill, tr

_USUAL: Final = Preferences()
_LETTERS_WIDE: Final = 30  # of a field for a path


class SettingRow(QWidget):
    """A setting; what is chosen acts at once, and *Reset* puts it back.

    Signals:
        chosen: carries the name of the setting and what is preferred now.
    """

    chosen = Signal(str, object)

    def __init__(
        self, setting: Setting, appearance: Appearance, prompts: Prompts, now: Preferences
    ) -> None:
        super().__init__()
        self.setting = setting
        self._prompts, self._appearance = prompts, appearance
        self.title = QLabel(setting.title, self)
        self.title.setMinimumHeight(max(28, self.title.sizeHint().height() + 8))
        self._flow = QWidget(self)
        flow = FlowLayout(8, self._flow)
        self.control = self._made()
        self.control.setAccessibleName(setting.title)
        self.control.setAccessibleDescription(setting.hint)
        if not isinstance(self.control, (QAbstractButton, QLabel)):
            self.title.setBuddy(self.control)
            flow.addWidget(self.title)
        elif setting.kind is Kind.PLACE:
            flow.addWidget(self.title)
        else:
            self.title.hide()  # the control says it
        if setting.kind is not Kind.WORDS:
            flow.addWidget(self.control)
        for button in self._buttons():
            flow.addWidget(button)
        self.reset = QToolButton()
        self.reset.setObjectName("link")
        self.reset.setText(tr("Reset"))
        self.reset.setAccessibleName(fill(tr("Reset: %1"), setting.title))
        self.reset.clicked.connect(lambda: self._choose(self.usual))
        flow.addWidget(self.reset)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(2)
        if setting.kind is Kind.WORDS:
            column.addWidget(self.control)  # in lines as long as the window is wide
            self._flow.hide()
        else:
            column.addWidget(self._flow)
        if setting.hint and setting.kind is not Kind.WORDS:
            hint = QLabel(setting.hint)
            hint.setObjectName("muted")
            hint.setWordWrap(True)
            column.addWidget(hint)
        self.show_preferred(now)

    @property
    def usual(self) -> object:
        """What is preferred where nobody has chosen."""
        return getattr(_USUAL, self.setting.name, None)

    def show_preferred(self, now: Preferences) -> None:
        """Show what is preferred; nothing is chosen by that."""
        if not self.setting.is_preference or self.setting.kind is Kind.PLACE:
            self.reset.hide()
            return
        value = getattr(now, self.setting.name)
        self.reset.setVisible(value != self.usual)
        control = self.control
        control.blockSignals(True)
        if isinstance(control, DropList):
            control.setCurrentIndex(control.findData(value))
        elif isinstance(control, TickBox):
            control.setChecked(bool(value))
        elif isinstance(control, NumberBox):
            control.setValue(int(value))
        elif isinstance(control, QLineEdit):
            control.setText(str(value))
        control.blockSignals(False)

    def show_place(self, path: Path | None) -> None:
        """Show where something lies, in a row that only says so."""
        if isinstance(self.control, QLabel):
            self.control.setText(str(path or ""))
            self.control.setAccessibleName(f"{self.setting.title}: {path or ''}")

    def take_keyboard(self) -> None:
        """Let the keyboard come to what chooses."""
        self.control.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _choose(self, value: object) -> None:
        self.chosen.emit(self.setting.name, value)

    def _made(self) -> QWidget:
        make: dict[Kind, Callable[[], QWidget]] = {
            Kind.CHOICE: self._made_choice,
            Kind.SWITCH: self._made_switch,
            Kind.NUMBER: self._made_number,
            Kind.PROGRAM: self._made_field,
            Kind.FOLDER: self._made_field,
            Kind.PLACE: self._made_words,
            Kind.WORDS: self._made_words,
        }
        return make[self.setting.kind]()

    def _made_choice(self) -> QWidget:
        control = DropList()
        for value, words in self.setting.choices.items():
            control.addItem(words, value)
        control.activated.connect(lambda place: self._choose(control.itemData(place)))
        return control

    def _made_switch(self) -> QWidget:
        control = TickBox(self.setting.title)
        control.toggled.connect(self._choose)
        return control

    def _made_number(self) -> QWidget:
        setting, control = self.setting, NumberBox()
        control.setRange(setting.least, setting.most)
        control.setSuffix(setting.suffix)
        control.setSpecialValueText(setting.nought)
        control.setKeyboardTracking(False)
        control.setMinimumHeight(28)
        control.valueChanged.connect(self._choose)
        return control

    def _made_field(self) -> QWidget:
        control = QLineEdit()
        control.setPlaceholderText(self.setting.nought)
        control.setMinimumWidth(_LETTERS_WIDE * control.fontMetrics().averageCharWidth())
        control.editingFinished.connect(lambda: self._choose(control.text().strip()))
        return control

    def _made_words(self) -> QWidget:
        control = QLabel(self.setting.hint if self.setting.kind is Kind.WORDS else "")
        control.setWordWrap(True)
        control.setTextFormat(Qt.TextFormat.PlainText)
        flags = Qt.TextInteractionFlag
        control.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        return control

    def _buttons(self) -> tuple[QPushButton, ...]:
        kind = self.setting.kind
        if kind in (Kind.FOLDER, Kind.PROGRAM):
            choose = _button(tr("Choose …"), fill(tr("Choose: %1"), self.setting.title))
            choose.clicked.connect(self._ask)
            return (choose,)
        if kind is Kind.PLACE:
            show = _button(tr("Show"), fill(tr("Show the folder: %1"), self.setting.title))
            show.clicked.connect(self._show_outside)
            return (show,)
        return ()

    def _ask(self) -> None:
        before = self.control.text() if isinstance(self.control, QLineEdit) else ""
        if self.setting.kind is Kind.FOLDER:
            path = self._prompts.folder(self, self.setting.title, before)
        else:
            path = self._prompts.open_file(self, self.setting.title, tr("All files (*)"))
        if path is not None:
            self._choose(str(path))

    def _show_outside(self) -> None:
        if isinstance(self.control, QLabel) and self.control.text():
            path = Path(self.control.text())
            self._prompts.show_outside(path if path.is_dir() else path.parent)


def _button(words: str, name: str) -> QPushButton:
    button = QPushButton(words)
    button.setAutoDefault(False)
    button.setAccessibleName(name)
    return button
