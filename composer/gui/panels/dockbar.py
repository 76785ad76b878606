# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar at the foot of the studio that opens what is not shown beside the board."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button
from composer.gui.user.actions import Actions
from composer.gui.words.language import fill, grouped

_BESIDE = 44  # picture and margins of a button


class DockBar(QWidget):
    """Buttons with words, and one at the end that lays the library beside the board.

    Attributes:
        button: opens the library.
        neighbours: opens the neighbours.
        versions: opens the tree of versions; hidden while their strip is shown.
    """

    def __init__(self, actions: Actions, appearance: Appearance) -> None:
        super().__init__()
        self.setObjectName("dockBar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._appearance = appearance
        self._entries: dict[QToolButton, str] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 1, 10, 1)
        self.button = self._entry(self.tr("Library"), "library", actions["show-library"])
        self._neighbours = actions["neighbours"]
        self._neighbours.visibleChanged.connect(self._follow)
        self.neighbours = self._entry("", "neighbours", self._neighbours)
        self.show_neighbours(0)
        self._entry(self.tr("Search"), "search", actions["search"])
        self._entry(self.tr("Edits"), "history", actions["show-edits"])
        self.versions = self._entry(self.tr("Versions"), "versions", actions["show-versions"])
        self._row.addStretch(1)
        self._end = _button(actions["library-below"])
        self._end.setAccessibleName(actions["library-below"].text())
        self._row.addWidget(self._end)
        self._is_open = False
        self._recolour()
        appearance.colours_changed.connect(self._recolour)

    def _entry(self, text: str, icon: str, opens: QAction) -> QToolButton:
        """Add a button that opens something."""
        button = _button(opens)
        button.setText(text)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._row.addWidget(button)
        self._entries[button] = icon
        button.setIcon(self._appearance.icons.icon(icon))
        return button

    def _follow(self) -> None:
        """Count no neighbours where the problem in front has none to count."""
        self.neighbours.setVisible(self._neighbours.isVisible())
        self._fold()

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        items = (self._row.itemAt(place) for place in range(self._row.count()))
        placed = (item.widget() for item in items if item is not None)
        return tuple(widget for widget in placed if isinstance(widget, QToolButton))

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show pictures alone where the words would not fit; tool tips have them."""
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the pictures."""
        return QSize(320, super().minimumSizeHint().height())

    def _fold(self) -> None:
        beside, alone = (
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
            Qt.ToolButtonStyle.ToolButtonIconOnly,
        )
        measure = self.fontMetrics()
        need = around = _BESIDE + 2 * measure.averageCharWidth()
        for part in self._entries:
            if not part.isHidden():
                need += measure.horizontalAdvance(part.text()) + around
        style = beside if need <= self.width() else alone
        for part in self._entries:
            if part.toolButtonStyle() is not style:
                part.setToolButtonStyle(style)

    def _recolour(self) -> None:
        for part, icon in self._entries.items():
            part.setIcon(self._appearance.icons.icon(icon))
        self.show_open(self._is_open)

    def show_open(self, on: bool) -> None:
        """Show whether the library lies beside the board: the button at the end takes it away."""
        self._is_open = on
        self._end.setIcon(self._appearance.icons.icon("chevron-down" if on else "chevron-up"))

    def show_count(self, number: int) -> None:
        """Say how many problems the library has."""
        self.button.setText(fill(self.tr("Library  %1"), grouped(number)))
        self._fold()

    def show_neighbours(self, number: int) -> None:
        """Say how many neighbours are counted, where they are looked at."""
        words = self.tr("Neighbours")
        self.neighbours.setText(f"{words}  {grouped(number)}" if number > 0 else words)
        self._fold()

    def show_versions(self, number: int) -> None:
        """Say how many versions there are of the problem on the board."""
        words = self.tr("Versions")
        self.versions.setText(f"{words}  {number}" if number else words)
        self._fold()


def _button(opens: QAction) -> QToolButton:
    """Return a flat button that triggers an action, without showing whether that is on."""
    made = button(flat=True)
    made.setToolTip(opens.toolTip())
    made.clicked.connect(opens.trigger)
    return made
