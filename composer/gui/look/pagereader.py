# SPDX-License-Identifier: GPL-3.0-or-later
"""Where pages are read, of the manual and of the game book: rich text that opens nothing itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

MARGIN: Final = 34
"""Pixels beside the text."""


class PageReader(QTextBrowser):
    """Shows pages; a link is only reported, and no picture is loaded but those that it draws.

    Signals:
        followed: a link was clicked: its `QUrl`.
    """

    followed = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self._page = ""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(MARGIN)
        self.anchorClicked.connect(self.followed)

    def picture(self, name: str) -> object:
        """Return the picture of a name as a `QImage`; None for all that is not the page's own."""
        raise NotImplementedError

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture, and nothing else: pages load no files."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        return self.picture(name if isinstance(name, str) else name.toString())
