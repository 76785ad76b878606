# SPDX-License-Identifier: GPL-3.0-or-later
"""A picture of the manual in its own size, for those that a page shows smaller."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

_FRAME: Final = 2  # so that a picture that fits needs no scroll bars


class PictureWindow(QScrollArea):
    """Shows one picture; Escape or a click closes it. What does not fit the screen scrolls."""

    def __init__(self, picture: QImage, caption: str, parent: QWidget) -> None:
        """Show a picture in a window of its own.

        Args:
            picture: in its own pixels.
            caption: what it shows; the window is named so.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWindowTitle(caption)
        shown = QLabel()
        shown.setPixmap(QPixmap.fromImage(picture))
        shown.setAccessibleName(caption)
        self.setWidget(shown)
        room = self.screen().availableSize() * 0.9
        self.resize((picture.size() + QSize(_FRAME, _FRAME)).boundedTo(room))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Escape; the arrows scroll."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close."""
        super().mouseReleaseEvent(event)
        self.close()
