# SPDX-License-Identifier: GPL-3.0-or-later
"""Names with a tick each, such as those of themes, and a line that finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import column
from composer.library.index.indexing import folded

_HEIGHT: Final = 128
_ID: Final = int(Qt.ItemDataRole.UserRole)


class NameTicks(QWidget):
    """The list; those that are ticked are in sight whatever is sought.

    Attributes:
        sought: the line in which words of a name are written.
        list: the names.

    Signals:
        changed: others are ticked.
    """

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        ids: Iterable[str],
        named: Callable[[str, str], str],
        name: str,
        *,
        in_order: bool = False,
    ) -> None:
        """Make the list.

        Args:
            appearance: has the language.
            ids: what is offered.
            named: returns the name of an id in a language.
            name: of the list, for screen readers.
            in_order: whether the order is that of the ids, not that of the names.
        """
        super().__init__()
        self._appearance, self._ids, self._named = appearance, tuple(ids), named
        self._in_order = in_order
        self._ticked: frozenset[str] = frozenset()
        self._before: Qt.CheckState | None = None
        self.sought = QLineEdit()
        self.sought.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFixedHeight(_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setStyleSheet(
            "QListWidget { activate-on-singleclick: 0; }"  # a click ticks, see `_clicked`
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
        self.list.itemPressed.connect(self._pressed)
        self.list.itemClicked.connect(self._clicked)
        appearance.writing_changed.connect(self._fill)

    @property
    def ticked(self) -> tuple[str, ...]:
        """What is ticked, by the ids."""
        return tuple(sorted(self._ticked))

    def set_ticked(self, ids: Iterable[str]) -> None:
        """Tick others; nothing is emitted."""
        self._ticked = frozenset(ids)
        with QSignalBlocker(self.list):
            for item in self._items():
                item.setCheckState(_state(item.data(_ID) in self._ticked))
        self._sift()
        first = next((item for item in self._items() if item.data(_ID) in self._ticked), None)
        if first is not None:
            self.list.scrollToItem(first)

    def offer(self, ids: Iterable[str]) -> None:
        """Offer others; nothing is emitted."""
        found = tuple(ids)
        if found != self._ids:
            self._ids = found
            self._fill()

    def shown(self) -> tuple[str, ...]:
        """Return the names that are in sight."""
        return tuple(item.text() for item in self._items() if not item.isHidden())

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(place) for place in range(self.list.count())]

    def _fill(self) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            names = {id: self._named(id, self._appearance.language) for id in self._ids}
            ids = list(names) if self._in_order else sorted(names, key=lambda i: folded(names[i]))
            for id in ids:
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
        self._ticked = self._ticked | id if on else self._ticked - id
        self.changed.emit()

    def _pressed(self, item: QListWidgetItem) -> None:
        self._before = item.checkState()

    def _clicked(self, item: QListWidgetItem) -> None:
        """Tick by a click on the name, too: one on the box itself has done so already."""
        if item.checkState() is self._before:
            self._toggle(item)
        self._before = None

    def _toggle(self, item: QListWidgetItem) -> None:
        checked = item.checkState() is Qt.CheckState.Checked
        item.setCheckState(_state(not checked))


class ThemeTicks(NameTicks):
    """Themes with a tick each."""

    def __init__(self, appearance: Appearance, ids: Iterable[str], name: str) -> None:
        """Make the list.

        Args:
            appearance: has the language.
            ids: the themes that are offered.
            name: of the list, for screen readers.
        """
        super().__init__(appearance, ids, theme_name, name)
        self.sought.setPlaceholderText(self.tr("Find a theme …"))
        self.sought.setAccessibleName(self.sought.placeholderText())


def _state(on: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
