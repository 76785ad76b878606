# SPDX-License-Identifier: GPL-3.0-or-later
"""The body of the analysis: solution and insight side by side, or as tabs where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QTabBar, QVBoxLayout, QWidget

_WIDE = 600  # logical pixels; below, two columns would be too narrow to read


class AnalysisBody(QWidget):
    """Shows two widgets beside each other, or one of them with tabs above."""

    def __init__(self, first: QWidget, second: QWidget, names: tuple[str, str]) -> None:
        super().__init__()
        self._first, self._second = first, second
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for name in names:
            self.tabs.addTab(name)
        self.tabs.currentChanged.connect(self._show_tab)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._stack = QStackedWidget()
        head = QHBoxLayout()
        head.setContentsMargins(8, 2, 8, 0)
        head.addWidget(self.tabs)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._splitter, 1)
        column.addWidget(self._stack, 1)
        self._is_wide: bool | None = None
        self._arrange(False)

    @property
    def is_wide(self) -> bool:
        """Whether both stand side by side."""
        return bool(self._is_wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement that fits."""
        super().resizeEvent(event)
        self._arrange(self.width() >= _WIDE)

    def minimumSizeHint(self) -> QSize:
        """Return the least size of one of them."""
        return QSize(320, 200)

    def _arrange(self, wide: bool) -> None:
        if wide == self._is_wide:
            return
        self._is_wide = wide
        self.tabs.setVisible(not wide)
        self._splitter.setVisible(wide)
        self._stack.setVisible(not wide)
        holder: QSplitter | QStackedWidget = self._splitter if wide else self._stack
        holder.addWidget(self._first)
        holder.addWidget(self._second)
        if wide:
            self._first.show()
            self._second.show()
            self._splitter.setStretchFactor(0, 1)
            self._splitter.setStretchFactor(1, 1)
            self._splitter.setSizes([round(self.width() * 0.42), round(self.width() * 0.58)])
        else:
            self._show_tab(self.tabs.currentIndex())

    def _show_tab(self, place: int) -> None:
        if not self._is_wide:
            self._stack.setCurrentWidget(self._first if place == 0 else self._second)
