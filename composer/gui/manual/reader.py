# SPDX-License-Identifier: GPL-3.0-or-later
"""Where pages are read, of the manual and of the game book: rich text that opens nothing itself.

Words of the field that have a definition are dotted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPoint, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication, QTextBrowser, QWidget

from composer.gui.manual.pagestyle import DIAGRAM, PICTURE, TEXT

_LEAST, _MOST = 11, 42  # pixels of the letters
_USUAL: Final = 14  # beside letters of 13 in the window
_BODY: Final = 13
_MARGIN: Final = 34  # pixels beside the text


class PageReader(QTextBrowser):
    """Shows pages; a link is only reported, and no picture is loaded but those that are drawn.

    Signals:
        followed: a link was clicked: its `QUrl`.
    """

    followed = Signal(QUrl)

    def __init__(self, draw: Callable[[str], object], parent: QWidget | None = None) -> None:
        """Draw pictures by their names with a function that returns a `QImage`, or None."""
        super().__init__(parent)
        self._draw = draw
        self._page = ""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(_MARGIN)
        self.anchorClicked.connect(self.followed)
        self.set_size(round(QFontInfo(QApplication.font()).pixelSize() * _USUAL / _BODY))

    @property
    def size_of_letters(self) -> int:
        """The size of the text in pixels."""
        return self.font().pixelSize()

    def set_size(self, size: int) -> None:
        """Write with letters of so many pixels, within what is sensible."""
        place = self._place()
        font = QFont(self.font())
        font.setPixelSize(max(_LEAST, min(size, _MOST)))
        self.setFont(font)
        self._narrow()
        self._go_to(place)

    def show_page(self, name: str, html: str, style: str) -> None:
        """Show a page; the same one again at the place where it was."""
        place = self._place() if name == self._page else 0
        self._page = name
        self.document().clear()
        self.document().setDefaultStyleSheet(style)
        self.setHtml(html)
        self._dot_words()
        self._go_to(place)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture or a diagram, and nothing else: pages load no files."""
        text = name if isinstance(name, str) else name.toString()
        image = QTextDocument.ResourceType.ImageResource.value
        if kind != image or not text.startswith((PICTURE, DIAGRAM)):
            return None
        return self._draw(text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the lines short enough to be read, and the place in the page."""
        place = self._place()
        self._narrow()
        super().resizeEvent(event)
        self._go_to(place)

    def _narrow(self) -> None:
        """Leave free at the right what would make lines too long."""
        # Never less than a picture takes, which does not shrink with the letters.
        widest = max(TEXT, TEXT * self.size_of_letters // _USUAL) + 2 * _MARGIN
        spare = max(0, self.width() - self.verticalScrollBar().width() - widest)
        self.setViewportMargins(0, 0, spare, 0)

    def _place(self) -> int:
        """Return which character of the page stands at the top; 0 at its beginning."""
        bar = self.verticalScrollBar()
        if bar.value() == 0:
            return 0
        return self.cursorForPosition(QPoint(_MARGIN, 0)).position()

    def _go_to(self, place: int) -> None:
        """Show a character of the page at the top."""
        bar = self.verticalScrollBar()
        if place == 0:
            bar.setValue(0)
            return
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(place, self.document().characterCount() - 1))
        bar.setValue(bar.value() + self.cursorRect(cursor).top())

    def _dot_words(self) -> None:
        """Underline with dots what has a definition."""
        dotted = QTextCharFormat()
        dotted.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        for start, stop in list(self._words()):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(stop, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(dotted)

    def _words(self) -> Iterator[tuple[int, int]]:
        block = self.document().begin()
        while block.isValid():
            pieces = block.begin()
            while not pieces.atEnd():
                piece = pieces.fragment()
                if piece.charFormat().isAnchor() and piece.charFormat().toolTip():
                    yield piece.position(), piece.position() + piece.length()
                pieces += 1
            block = block.next()
