# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a page of the game book is read: rich text with pictures that are drawn when needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from composer.gui.games.book.html import DIAGRAM
from composer.gui.look.pagereader import PageReader


class GamePageReader(PageReader):
    """Shows pages of the game book, whose pictures are its diagrams."""

    def __init__(self, draw: Callable[[str], object], parent: QWidget | None = None) -> None:
        """Draw diagrams by their names with a function that returns a `QImage`, or None."""
        super().__init__(parent)
        self._draw = draw
        font = QFont(self.font())
        font.setPixelSize(14)
        self.setFont(font)

    def show_page(self, name: str, html: str, style: str) -> None:
        """Show a page; the same one again at the place where it was."""
        place = self.verticalScrollBar().value() if name == self._page else 0
        self._page = name
        self.document().clear()
        self.document().setDefaultStyleSheet(style)
        self.setHtml(html)
        self.verticalScrollBar().setValue(place)

    def forget_pictures(self) -> None:
        """Draw all diagrams anew."""
        self.document().clear()

    def picture(self, name: str) -> object:
        """Return a diagram's picture."""
        return self._draw(name.removeprefix(DIAGRAM)) if name.startswith(DIAGRAM) else None
