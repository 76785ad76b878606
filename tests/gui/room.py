# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether words find room in a window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QToolButton, QWidget


def clipped(window: QWidget) -> Iterator[str]:
    """Yield the words that are cut off, of labels and buttons that are seen."""
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text():
            wraps = label.wordWrap()
            room = label.heightForWidth(label.width()) if wraps else label.sizeHint().width()
            if room > (label.height() if wraps else label.width()):
                yield label.text()
    for button in window.findChildren(QAbstractButton):
        worded = not isinstance(button, QToolButton) or (
            button.toolButtonStyle() != Qt.ToolButtonStyle.ToolButtonIconOnly
        )
        wide = button.fontMetrics().horizontalAdvance(button.text())
        if button.isVisible() and worded and wide > button.width():
            yield button.text()


def hidden_tabs(window: QWidget) -> Iterator[str]:
    """Yield the tabs whose words are cut off and that cannot be scrolled to."""
    for bar in window.findChildren(QTabBar):
        if not bar.isVisible() or bar.usesScrollButtons():
            continue
        for place in range(bar.count()):
            wide = bar.fontMetrics().horizontalAdvance(bar.tabText(place))
            if bar.isTabVisible(place) and wide > bar.tabRect(place).width():
                yield bar.tabText(place)
