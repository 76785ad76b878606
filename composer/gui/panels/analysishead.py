# SPDX-License-Identifier: GPL-3.0-or-later
"""The head of the analysis: the verdict and the twins, over all that lies at that side."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class AnalysisHead(QWidget):
    """Verdict and twins: what is to be seen whatever lies below.

    Signals:
        left: Escape was hit: the board is to have the keyboard.
    """

    left = Signal()

    def __init__(self, verdict: QWidget, twins: QWidget) -> None:
        """Begin; `twins` stand below the verdict, which is that of the one shown."""
        super().__init__()
        self.setObjectName("analysis")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(verdict)
        column.addWidget(twins)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
