# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the manual, and a picture of it in its own size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QKeyEvent, QMouseEvent, QPixmap
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.manual.html import BOARD, PAGE, KeyGroup, Shown, page_html
from composer.gui.manual.pagestyle import DIAGRAM, OPEN, PICTURE, TEXT
from composer.gui.manual.pageswindow import Entry, PagesWindow, Place
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import tr
from composer.manual.finding import find
from composer.manual.page import ManualPage
from composer.manual.shelf import (
    FIRST,
    chapters,
    definitions,
    is_written,
    page_ids,
    page_of,
    page_on,
    picture_file,
)

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


class ManualWindow(PagesWindow):
    """The window of the manual; one for the studio."""

    def __init__(
        self,
        appearance: Appearance,
        prompts: Prompts,
        keys: Callable[[str], Sequence[KeyGroup]],
        parent: QWidget | None = None,
    ) -> None:
        """Begin with the first page, in the window's language where it is written.

        Args:
            appearance: how the window looks, and its language.
            prompts: asks on which printer.
            keys: returns the lists of keys that the pages ask for.
            parent: its owner.
        """
        self._keys = keys
        self._thumbnails = Thumbnails(appearance)
        super().__init__(appearance, prompts, FIRST, parent)

    def open_on(self, context: str) -> None:
        """Show the window with the page that explains a part of the studio."""
        self.open_at(page_on(context))

    # What the book says of itself.

    def names(self) -> tuple[str, str, str]:
        """Return the names of the window, of its search and of a page."""
        self._hint.setText(tr("F1 opens the page of what has the focus."))
        return tr("Manual"), tr("Search the manual"), tr("Page of the manual")

    def pages(self) -> Sequence[str]:
        """Return the ids of the pages, in order."""
        return page_ids()

    def title(self, page: str) -> str:
        """Return what a page is called."""
        return page_of(page, self._language).title

    def contents_of(self, words: str) -> Sequence[Entry]:
        """Return the chapters with their pages, or the sections in which words are found."""
        if words:
            return self._found(words)
        return [
            Entry(
                chapter.name(self._language),
                rows=tuple(Entry(self.title(name), Place(name)) for name in chapter.pages),
            )
            for chapter in chapters()
        ]

    def html(self) -> str:
        """Return the page that is shown as rich text."""
        page = self._page()
        chapter = next(chapter for chapter in chapters() if page.id in chapter.pages)
        shown = Shown(
            chapter.name(self._language),
            self._appearance.letters,
            tr("Open on the board"),
            self._size_of,
            tr("Click to see it in its own size"),
            definitions(page.language),
            self._keys,
        )
        return page_html(page, shown)

    def sections(self) -> Iterable[tuple[str, str]]:
        """Return the sections of that page: words and anchors."""
        sections = self._page().sections()
        return [(section.title, section.anchor) for section in sections if section.level <= 2]

    def also(self) -> Sequence[str]:
        """Return the pages to be read beside it."""
        return page_of(self.page_name).also

    def note(self) -> str:
        """Return that the page is not written in the window's language."""
        written = is_written(self.page_name, self._language)
        return "" if written else tr("This page is there in English only.")

    def picture(self, name: str) -> object:
        """Return a picture or a diagram of the page."""
        if name.startswith(PICTURE):
            picture = self._picture(name.removeprefix(PICTURE))
            return None if picture.isNull() else self._fitted(picture)
        diagrams, number = self._page().diagrams(), name.removeprefix(DIAGRAM)
        if not number.isdecimal() or int(number) >= len(diagrams):
            return None
        problem = diagrams[int(number)].problem()
        return self._thumbnails.of_problem(problem, BOARD, self._ratio()).toImage()

    def follow(self, url: QUrl) -> None:
        """Go where a link leads: to a page, onto the board, or into the net."""
        words = QUrl.fromPercentEncoding(url.toEncoded())
        if words.startswith(OPEN):
            diagrams, number = self._page().diagrams(), words.removeprefix(OPEN)
            if number.isdecimal() and int(number) < len(diagrams):
                self.problem_opened.emit(diagrams[int(number)].problem())
        elif words.startswith(PAGE):
            name, _, anchor = words.removeprefix(PAGE).partition("#")
            if not name or name in page_ids():
                self.show_page(name or self.page_name, anchor)
        elif words.startswith(PICTURE):
            self._enlarge(words.removeprefix(PICTURE))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)

    @property
    def _language(self) -> str:
        return self._appearance.language

    def _found(self, words: str) -> Sequence[Entry]:
        """Return the pages in which words are found, with the sections where they are."""
        found: dict[str, list[Entry]] = {}
        titles = {}
        for hit in find(words, self._language):
            titles[hit.page] = hit.title
            place = Place(hit.page, hit.anchor)
            found.setdefault(hit.page, []).append(Entry(hit.section, place, (), hit.excerpt))
        return [Entry(titles[page], Place(page), tuple(rows)) for page, rows in found.items()]

    def _page(self) -> ManualPage:
        return page_of(self.page_name, self._language)

    def _size_of(self, name: str) -> tuple[int, int]:
        picture = self._picture(name)
        return picture.width(), picture.height()

    def _picture(self, name: str) -> QImage:
        try:
            return QImage.fromData(picture_file(name, self._page().language).read_bytes())
        except (FileNotFoundError, ValueError):
            return QImage()

    def _fitted(self, picture: QImage) -> QImage:
        """Shrink what is wider than the text, for Qt would leave out every second pixel."""
        width = round(TEXT * self._ratio())
        if picture.width() <= width:
            return picture
        return picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)

    def _enlarge(self, name: str) -> None:
        """Show a picture in its own size, in a window of its own."""
        picture = self._picture(name)
        if not picture.isNull():
            PictureWindow(picture, self._page().title, self).show()
