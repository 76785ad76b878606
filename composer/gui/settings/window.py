# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of settings: sections of rows, a field that finds, and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.focusring import FocusRing
from composer.gui.look.widgets import come_forward
from composer.gui.settings.catalogue import Setting, settings_offered
from composer.gui.settings.rows import SettingRow
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Preferences
from composer.gui.words.language import tr

_SIZE: Final = QSize(720, 560)  # logical pixels, at the usual size of letters
_USUAL_LINE: Final = 15  # the height of a line of letters at that size


@dataclass(frozen=True, slots=True)
class WindowState:
    """How a window of settings was left, for the one that takes its place.

    Attributes:
        geometry: where it lay, as Qt writes it.
        name: the setting that had the keyboard; empty if none.
        before: what was preferred before all was reset; None where that was not done.
    """

    geometry: QByteArray
    name: str = ""
    before: Preferences | None = None


class SettingsWindow(QDialog):
    """Not modal: whatever is chosen is seen beside it at once.

    Signals:
        language_chosen: the window is to speak another language; carries its code.
    """

    language_chosen = Signal(str)

    def __init__(
        self,
        preferring: Preferring,
        appearance: Appearance,
        prompts: Prompts,
        places: Mapping[str, Path | None],
        parent: QWidget | None = None,
    ) -> None:
        """Make the window.

        Args:
            preferring: what is preferred, and who is told of it.
            appearance: how it looks.
            prompts: ask for files and folders.
            places: where things lie, by the names of their rows.
            parent: the window of the studio.
        """
        super().__init__(parent)
        self.setObjectName("settings")
        self.setWindowTitle(tr("Settings"))
        self._preferring = preferring
        self._before: Preferences | None = None  # what was preferred before all was reset
        offered = settings_offered()
        self.rows = {
            setting.name: SettingRow(setting, appearance, prompts, preferring.now)
            for setting in offered
        }
        for name, row in self.rows.items():
            row.chosen.connect(self._choose)
            if name in places:
                row.show_place(places[name])
        self._titles: dict[str, QLabel] = {}
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Find a setting"))
        self.field.setAccessibleName(tr("Find a setting"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._find)
        self._nothing = QLabel(tr("Nothing found."))
        self._nothing.setObjectName("muted")
        self._nothing.hide()
        self.sections = QListWidget()
        self.sections.setAccessibleName(tr("Sections"))
        self.reset = QPushButton(tr("Reset all"))
        self.undo = QPushButton(tr("Undo the reset"))
        self.ready = QPushButton(tr("Close"))
        for button in (self.reset, self.undo, self.ready):
            button.setAutoDefault(False)
        self.reset.clicked.connect(self._reset_all)
        self.undo.clicked.connect(self._undo_reset)
        self.ready.clicked.connect(self.close)
        self._scroll = QScrollArea()
        self._ring = FocusRing(self, appearance)
        self._lay_out(offered)
        self.sections.currentRowChanged.connect(self._show_section)
        preferring.changed.connect(self._follow)
        self._follow()
        self.resize(self.sizeHint())

    @property
    def state(self) -> WindowState:
        """How it is left."""
        held = self.focusWidget()
        name = next((n for n, row in self.rows.items() if held and row.isAncestorOf(held)), "")
        return WindowState(self.saveGeometry(), name, self._before)

    def come(self, name: str = "", state: WindowState | None = None) -> None:
        """Appear, at a setting if one is named, or as another was left."""
        if state is not None:
            self.restoreGeometry(state.geometry)
            self._before = state.before
            name = state.name
            self._follow()
        self.field.clear()
        come_forward(self)
        row = self.rows.get(name)
        if row is None:
            self.field.setFocus()
        else:
            QTimer.singleShot(0, row, lambda: self._show_row(row))

    def _show_row(self, row: SettingRow) -> None:
        self._scroll.ensureWidgetVisible(row)
        row.take_keyboard()

    # Qt's own names

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Show where Tab has brought the keyboard."""
        moved = super().focusNextPrevChild(forward)
        self._ring.show_here()
        held = self.focusWidget()
        if held is not None and self._scroll.isAncestorOf(held):
            self._scroll.ensureWidgetVisible(held)
        return moved

    def sizeHint(self) -> QSize:
        """Return a size that grows with the letters, as far as the screen has room."""
        room = self.screen().availableSize()
        share = max(1.0, self.fontMetrics().height() / _USUAL_LINE)
        return QSize(
            min(round(_SIZE.width() * share), room.width() - 40),
            min(round(_SIZE.height() * share), room.height() - 80),
        )

    def minimumSizeHint(self) -> QSize:
        """Return a size that any screen has."""
        return QSize(420, 320)

    def _lay_out(self, offered: tuple[Setting, ...]) -> None:
        body = QWidget()
        body.setObjectName("detailsBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(0)
        column.addWidget(self._nothing)
        for setting in offered:
            if setting.section not in self._titles:
                title = _heading(setting.section)
                self._titles[setting.section] = title
                self.sections.addItem(setting.section)
                column.addWidget(title)
            column.addWidget(self.rows[setting.name])
        column.addStretch(1)
        self._scroll.setWidget(body)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        titles = [row.title for row in self.rows.values() if not row.title.isHidden()]
        widest = max(title.sizeHint().width() for title in titles)
        for row in self.rows.values():
            row.title.setMinimumWidth(widest)
        wide = self.sections.sizeHintForColumn(0) + 28
        self.sections.setFixedWidth(min(wide, 300))
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.sections)
        middle.addWidget(self._scroll, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.reset)
        foot.addWidget(self.undo)
        foot.addStretch(1)
        foot.addWidget(self.ready)
        whole = QVBoxLayout(self)
        whole.addWidget(self.field)
        whole.addLayout(middle, 1)
        whole.addLayout(foot)

    def _find(self, text: str) -> None:
        """Show the rows that say all the words, and the titles over them."""
        parts = tuple(text.casefold().split())
        shown: set[str] = set()
        for row in self.rows.values():
            fits = row.setting.is_about(parts)
            row.setVisible(fits)
            if fits:
                shown.add(row.setting.section)
        for place, (section, title) in enumerate(self._titles.items()):
            title.setVisible(section in shown)
            self.sections.item(place).setHidden(section not in shown)
        self._nothing.setVisible(not shown)

    def _show_section(self, place: int) -> None:
        item = self.sections.item(place)
        title = None if item is None else self._titles.get(item.text())
        if title is not None:
            self._scroll.verticalScrollBar().setValue(title.y() - 8)

    def _choose(self, name: str, value: object) -> None:
        self._before = None
        if name == "language":
            self.language_chosen.emit(str(value))
            QTimer.singleShot(0, self, self._follow)  # it may not have been the moment for it
        else:
            self._preferring.prefer(**{name: value})

    def _reset_all(self) -> None:
        before = self._preferring.now
        usual = Preferences()
        names = [n for n, row in self.rows.items() if row.reset.isVisibleTo(row)]
        self._prefer_all({name: getattr(usual, name) for name in names})
        self._before = before if names else None
        self._follow()

    def _undo_reset(self) -> None:
        before, self._before = self._before, None
        if before is not None:
            offered = [f.name for f in fields(Preferences) if f.name in self.rows]
            self._prefer_all({name: getattr(before, name) for name in offered})
        self._follow()

    def _prefer_all(self, values: dict[str, object]) -> None:
        """Prefer several things; the language comes last, as another window speaks it."""
        language = values.pop("language", self._preferring.now.language)
        values.pop("library", None)
        self._preferring.prefer(**values)
        if language != self._preferring.now.language:
            self.language_chosen.emit(str(language))

    def _follow(self, _: object = None) -> None:
        """Show what is preferred now."""
        for row in self.rows.values():
            row.show_preferred(self._preferring.now)
        self.undo.setVisible(self._before is not None)
        self.reset.setVisible(self._before is None)
        self.reset.setEnabled(any(r.reset.isVisibleTo(r) for r in self.rows.values()))


def _heading(words: str) -> QLabel:
    title = QLabel(words)
    font = QFont(title.font())
    font.setWeight(QFont.Weight.DemiBold)
    title.setFont(font)
    title.setObjectName("settingsTitle")
    title.setContentsMargins(0, 14, 0, 4)
    return title
