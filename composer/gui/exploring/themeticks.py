# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes by name with a tick each, and a line that finds them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column
from composer.library.index.indexing import folded

_HEIGHT: Final = 128
_ID: Final = int(Qt.ItemDataRole.UserRole)


class ThemeTicks(QWidget):
    """The list; those that are ticked are in sight whatever is sought.

    Attributes:
        sought: the line in which words of a name are written.
        list: the themes.

    Signals:
        changed: others are ticked.
    """

    changed = Signal()

    def __init__(
        self, appearance: Appearance, ids: Iterable[str], name: str, *, several: bool = True
    ) -> None:
        """Make the list.

        Args:
            appearance: has the language.
            ids: the themes that are offered.
            name: of the list, for screen readers.
            several: whether more than one can be ticked.
        """
        super().__init__()
        self._appearance, self._ids, self._several = appearance, tuple(ids), several
        self._ticked: frozenset[str] = frozenset()
        self.sought = QLineEdit()
        self.sought.setPlaceholderText(self.tr("Find a theme …"))
        self.sought.setAccessibleName(self.sought.placeholderText())
        self.sought.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFixedHeight(_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            "QListWidget::indicator { width: 12px; height: 12px; border-radius: 3px;"
            " border: 1px solid palette(dark); }"
            "QListWidget::indicator:checked { background: palette(link); }"
        )
        self.list.setAccessibleName(name)
        column(self.sought, self.list, on=self, spacing=6)
        self._fill()
        self.sought.textChanged.connect(self._sift)
        self.list.itemChanged.connect(self._edited)
        self.list.itemActivated.connect(self._toggle)
        appearance.writing_changed.connect(self._fill)

    @property
    def ticked(self) -> tuple[str, ...]:
        """The themes that are ticked, by their ids."""
        return tuple(sorted(self._ticked))

    def set_ticked(self, ids: Iterable[str]) -> None:
        """Tick other themes; nothing is emitted."""
        self._ticked = frozenset(ids)
        with QSignalBlocker(self.list):
            for item in self._items():
                item.setCheckState(_state(item.data(_ID) in self._ticked))
        self._sift()

    def shown(self) -> tuple[str, ...]:
        """Return the names that are in sight."""
        return tuple(item.text() for item in self._items() if not item.isHidden())

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(place) for place in range(self.list.count())]

    def _fill(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            names = {id: theme_name(id, self._appearance.language) for id in self._ids}
            for id in sorted(names, key=lambda name: folded(names[name])):
                item = QListWidgetItem(names[id])
                item.setData(_ID, id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(_state(id in self._ticked))
                self.list.addItem(item)
        self._sift()

    def _sift(self) -> None:
        words = folded(self.sought.text()).split()
        for item in self._items():
            name = folded(item.text())
            ticked = item.data(_ID) in self._ticked
            item.setHidden(not (ticked or all(word in name for word in words)))

    def _edited(self, item: QListWidgetItem) -> None:
        on = item.checkState() is Qt.CheckState.Checked
        id = frozenset({str(item.data(_ID))})
        if not self._several:
            self.set_ticked(id if on else ())
        else:
            self._ticked = self._ticked | id if on else self._ticked - id
        self.changed.emit()

    def _toggle(self, item: QListWidgetItem) -> None:
        checked = item.checkState() is Qt.CheckState.Checked
        item.setCheckState(_state(not checked))


def _state(on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
