# SPDX-License-Identifier: GPL-3.0-or-later
"""The game book: contents at the left, the page, and its sections at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from composer.gamebook.diagrams import diagram_of
from composer.gamebook.page import Page
from composer.gamebook.shelf import GROUPS, LANGUAGES, page_language, page_of, search, title_of
from composer.gui.games.book.html import OPEN, Shown, Sizes, page_html, section_name, style_sheet
from composer.gui.games.book.pictures import BookPictures
from composer.gui.games.book.reader import GamePageReader
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList
from composer.gui.look.widgets import come_forward, link
from composer.gui.words.language import fill, tr
from composer.rules.game import name_in

_SIZE: Final = (1180, 822)
_CONTENTS: Final = 256
_SECTIONS: Final = 204
_ROW: Final = 26  # of a page in the contents
_NARROW: Final = 900  # less wide, the sections of the page are not listed
_OWN_NAMES: Final = {"en": "English", "it": "Italiano"}


class BookWindow(QWidget):
    """The window of the game book; one for the studio.

    Signals:
        problem_opened: a diagram is to be opened on a board: a `GameProblem`, a `TablesProblem`
            or a `Problem`.
    """

    problem_opened = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        """Begin with the first page, in the window's language where pages have it."""
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance = appearance
        self._pictures = BookPictures(appearance)
        self._language = page_language(appearance.language)
        self._name = GROUPS[0].pages[0]
        self._past: list[str] = []
        self._coming: list[str] = []
        self.setWindowTitle(tr("Game book"))
        self.resize(*_SIZE)
        self._make()
        self._fill_contents()
        self.show_page(self._name)
        appearance.colours_changed.connect(self._dress)
        appearance.figures_changed.connect(self._show)
        appearance.writing_changed.connect(self._write)

    @property
    def page_name(self) -> str:
        """The id of the page that is shown."""
        return self._name

    @property
    def language(self) -> str:
        """The language of the pages."""
        return self._language

    def open_at(self, name: str) -> None:
        """Show the window with the page of a game; with the page before if there is none."""
        known = {page for group in GROUPS for page in group.pages}
        if name in known:
            self.show_page(name)
        come_forward(self)

    def show_page(self, name: str) -> None:
        """Show a page; the one before can be gone back to."""
        if name != self._name:
            self._past.append(self._name)
            self._coming.clear()
        self._turn_to(name)

    def read_in(self, language: str) -> None:
        """Show pages in another of their languages."""
        self._language = page_language(language)
        self._fill_contents()
        self._show()

    def back(self) -> None:
        """Go back to the page before."""
        if self._past:
            self._coming.append(self._name)
            self._turn_to(self._past.pop())

    def forward(self) -> None:
        """Go on to the page that was gone back from."""
        if self._coming:
            self._past.append(self._name)
            self._turn_to(self._coming.pop())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """List the sections where there is room."""
        super().resizeEvent(event)
        self._aside.setVisible(self.width() >= _NARROW)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Hide: the page is there again the next time."""
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew on a screen of another sharpness."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._show()

    def _make(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(self._made_bar())
        middle = QSplitter(Qt.Orientation.Horizontal)
        middle.setChildrenCollapsible(False)
        self.contents = self._made_contents()
        self.reader = GamePageReader(self._image_of)
        self.reader.followed.connect(self._follow)
        self._aside = self._made_aside()
        for part in (self.contents, self.reader, self._aside):
            middle.addWidget(part)
        middle.setStretchFactor(1, 1)
        middle.setSizes([_CONTENTS, 720, _SECTIONS])
        outer.addWidget(middle, 1)
        outer.addLayout(self._made_foot())
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.back),
            (QKeySequence.StandardKey.Forward, self.forward),
            (QKeySequence.StandardKey.ZoomIn, self.reader.zoomIn),
            (QKeySequence.StandardKey.ZoomOut, self.reader.zoomOut),
            (QKeySequence.StandardKey.Find, self.search.setFocus),
        ):
            QShortcut(QKeySequence(keys), self, act)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)

    def _made_bar(self) -> QHBoxLayout:
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 8, 10, 8)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(_CONTENTS - 20)
        self.search.textChanged.connect(lambda _: self._fill_contents())
        bar.addWidget(self.search)
        self._back, self._forward = QToolButton(), QToolButton()
        self._smaller, self._larger = QToolButton(), QToolButton()
        self._back.clicked.connect(lambda _=False: self.back())
        self._forward.clicked.connect(lambda _=False: self.forward())
        self._smaller.clicked.connect(lambda _=False: self.reader.zoomOut())
        self._larger.clicked.connect(lambda _=False: self.reader.zoomIn())
        bar.addWidget(self._back)
        bar.addWidget(self._forward)
        bar.addStretch(1)
        self._note = QLabel()
        bar.addWidget(self._note)
        self.languages = DropList()
        for language in LANGUAGES:
            self.languages.addItem(_OWN_NAMES[language], language)
        self.languages.setCurrentIndex(LANGUAGES.index(self._language))
        self.languages.activated.connect(lambda place: self.read_in(LANGUAGES[place]))
        bar.addWidget(self.languages)
        bar.addWidget(self._smaller)
        bar.addWidget(self._larger)
        return bar

    def _made_contents(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setIndentation(14)
        tree.setMinimumWidth(180)
        tree.itemSelectionChanged.connect(self._take_chosen)
        return tree

    def _made_aside(self) -> QWidget:
        aside = QWidget()
        column = QVBoxLayout(aside)
        self._aside_title = QLabel()
        self._sections = QListWidget()
        self._sections.setFrameShape(QListWidget.Shape.NoFrame)
        self._sections.itemClicked.connect(self._go_to_section)
        self._sections.itemActivated.connect(self._go_to_section)
        column.addWidget(self._aside_title)
        column.addWidget(self._sections, 1)
        return aside

    def _made_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 4, 10, 6)
        self._previous = link("", lambda: self._step(-1))
        self._next = link("", lambda: self._step(1))
        foot.addWidget(self._previous)
        foot.addStretch(1)
        foot.addWidget(self._next)
        return foot

    def _fill_contents(self) -> None:
        """List the pages, or those in which the words of the search are found."""
        found = search(self.search.text(), self._language)
        self.contents.blockSignals(True)
        self.contents.clear()
        for group in GROUPS:
            pages = [page for page in group.pages if page in found]
            if not pages:
                continue
            head = QTreeWidgetItem([name_in(group.names, self._appearance.language)])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            font = self.contents.font()
            font.setBold(True)
            head.setFont(0, font)
            head.setSizeHint(0, QSize(0, _ROW + 6))
            self.contents.addTopLevelItem(head)
            for page in pages:
                item = QTreeWidgetItem([self._title(page)])
                item.setData(0, Qt.ItemDataRole.UserRole, page)
                item.setSizeHint(0, QSize(0, _ROW))
                head.addChild(item)
                item.setSelected(page == self._name)
        self.contents.expandAll()
        self.contents.blockSignals(False)

    def _title(self, name: str) -> str:
        """Return how a page is called in the window's language; as it calls itself elsewhere."""
        return title_of(name, self._appearance.language, self._language)

    def _take_chosen(self) -> None:
        for item in self.contents.selectedItems():
            self.show_page(item.data(0, Qt.ItemDataRole.UserRole))

    def _turn_to(self, name: str) -> None:
        self._name = name
        self._fill_contents()
        self._write()

    def _write(self) -> None:
        """Write what stands around the page, and the page."""
        self.setWindowTitle(tr("Game book"))
        self.search.setPlaceholderText(tr("Search the game book"))
        self.contents.setAccessibleName(tr("Contents"))
        self.reader.setAccessibleName(tr("Page of the game book"))
        self._back.setText("\N{LEFTWARDS ARROW}")
        self._forward.setText("\N{RIGHTWARDS ARROW}")
        for button, words in (
            (self._back, tr("Back")),
            (self._forward, tr("Forward")),
            (self._smaller, tr("Smaller letters")),
            (self._larger, tr("Larger letters")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._smaller.setText("A\N{MINUS SIGN}")
        self._larger.setText("A+")
        self.languages.setAccessibleName(tr("Language of the pages"))
        self._aside_title.setText(tr("On this page"))
        self._sections.setAccessibleName(tr("On this page"))
        written = self._appearance.language in LANGUAGES
        self._note.setText("" if written else tr("The pages are in English and Italian only."))
        self._fill_contents()
        self._show()

    def _dress(self) -> None:
        self.reader.forget_pictures()
        self._show()

    def _show(self) -> None:
        """Show the page as it is to look now, at the place where it was."""
        page = page_of(self._name, self._language)
        shown = Shown(
            self._group(),
            self._language,
            self._appearance.tokens,
            tr("Open on the board"),
            self._sizes(page),
        )
        style = style_sheet(self._appearance.tokens, self._appearance.colours.tray)
        self.reader.show_page(self._name, page_html(page, shown), style)
        self._sections.clear()
        for section in page.sections:
            if section.blocks:
                item = QListWidgetItem(section_name(section.id, self._language))
                item.setData(Qt.ItemDataRole.UserRole, section.id)
                self._sections.addItem(item)
        self._back.setEnabled(bool(self._past))
        self._forward.setEnabled(bool(self._coming))
        self._show_foot()

    def _show_foot(self) -> None:
        pages = [page for group in GROUPS for page in group.pages]
        place = pages.index(self._name)
        for button, at, words in (
            (self._previous, place - 1, "\N{LEFTWARDS ARROW} %1"),
            (self._next, place + 1, "%1 \N{RIGHTWARDS ARROW}"),
        ):
            there = 0 <= at < len(pages)
            button.setVisible(there)
            button.setText(fill(words, self._title(pages[at])) if there else "")

    def _group(self) -> str:
        group = next(group for group in GROUPS if self._name in group.pages)
        return name_in(group.names, self._language)

    def _sizes(self, page: Page) -> dict[str, Sizes]:
        found = {}
        for figure in page.figures():
            diagram = diagram_of(figure.diagram, page.book)
            if diagram is not None:
                found[figure.diagram] = self._pictures.size(diagram)
        return found

    def _image_of(self, name: str) -> object:
        diagram = diagram_of(name, page_of(self._name, self._language).book)
        ratio = self.devicePixelRatioF() or QGuiApplication.primaryScreen().devicePixelRatio()
        return None if diagram is None else self._pictures.image(diagram, ratio)

    def _follow(self, url: QUrl) -> None:
        """Open the diagram that a link names."""
        words = url.toString()
        if not words.startswith(OPEN):
            return
        diagram = diagram_of(words.removeprefix(OPEN), page_of(self._name, self._language).book)
        if diagram is not None:
            self.problem_opened.emit(diagram.problem)

    def _go_to_section(self, item: QListWidgetItem) -> None:
        self.reader.scrollToAnchor(item.data(Qt.ItemDataRole.UserRole))

    def _step(self, by: int) -> None:
        pages = [page for group in GROUPS for page in group.pages]
        self.show_page(pages[pages.index(self._name) + by])
