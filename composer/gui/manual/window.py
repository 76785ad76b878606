# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual: contents at the left, the page, and its sections at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QFont,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtPrintSupport import QPrinter
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

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward, link
from composer.gui.manual.html import (
    BOARD,
    DIAGRAM_PICTURE,
    OPEN,
    PAGE,
    PICTURE,
    TEXT,
    Shown,
    page_html,
    style_sheet,
)
from composer.gui.manual.keys import KeyGroup
from composer.gui.manual.picture import PictureWindow
from composer.gui.manual.reader import ManualReader
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
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

_SIZE: Final = (1180, 822)
_CONTENTS: Final = 256
_SECTIONS: Final = 204
_ROW: Final = 26  # the least height of a page in the contents
_NARROW: Final = 900  # less wide, the sections of the page are not listed
_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class ManualPlace:
    """A place in the manual.

    Attributes:
        page: the id of a page.
        anchor: of a heading; empty for the beginning.
    """

    page: str
    anchor: str = ""


class ManualWindow(QWidget):
    """The window of the manual; one for the studio.

    Signals:
        problem_opened: a diagram is to be put on the board: a `Problem`.
        sized: the letters have another size, in pixels.
    """

    problem_opened = Signal(object)
    sized = Signal(int)

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
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance, self._prompts, self._keys = appearance, prompts, keys
        self._thumbnails = Thumbnails(appearance)
        self._place = ManualPlace(FIRST)
        self._past: list[ManualPlace] = []
        self._coming: list[ManualPlace] = []
        self._make()
        self.resize(*_SIZE)
        self._write()
        appearance.colours_changed.connect(self._show)
        appearance.figures_changed.connect(self._show)
        appearance.writing_changed.connect(self._write)

    @property
    def page_name(self) -> str:
        """The id of the page that is shown."""
        return self._place.page

    def open_on(self, context: str) -> None:
        """Show the window with the page that explains a part of the studio."""
        self.open_at(page_on(context))

    def open_at(self, page: str, anchor: str = "") -> None:
        """Show the window with a page."""
        if self.isMinimized():
            self.showNormal()
        come_forward(self)
        self.show_page(page, anchor)  # now that its width is known
        self.reader.setFocus()

    def show_page(self, page: str, anchor: str = "") -> None:
        """Show a page; the one before can be gone back to."""
        place = ManualPlace(page, anchor)
        if place != self._place:
            self._past.append(self._place)
            self._coming.clear()
        self._turn_to(place)

    def back(self) -> None:
        """Go back to the page before."""
        if self._past:
            self._coming.append(self._place)
            self._turn_to(self._past.pop())

    def forward(self) -> None:
        """Go on to the page that was gone back from."""
        if self._coming:
            self._past.append(self._place)
            self._turn_to(self._coming.pop())

    def set_size(self, size: int) -> None:
        """Write the pages with letters of so many pixels."""
        if size != self.reader.size_of_letters:
            self.reader.set_size(size)
            self._show()
            self.sized.emit(self.reader.size_of_letters)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """List the sections where there is room."""
        super().resizeEvent(event)
        self._aside.setVisible(self.width() >= _NARROW)

    def changeEvent(self, event: QEvent) -> None:
        """Draw again on a screen of another sharpness."""
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
        self.reader = ManualReader(self._image_of)
        self.reader.followed.connect(self._follow)
        self._aside = self._made_aside()
        for part in (_inset(self.contents), self.reader, self._aside):
            middle.addWidget(part)
        middle.setStretchFactor(1, 1)
        middle.setSizes([_CONTENTS, 720, _SECTIONS])
        outer.addWidget(middle, 1)
        outer.addLayout(self._made_foot())
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.back),
            (QKeySequence.StandardKey.Forward, self.forward),
            (QKeySequence.StandardKey.ZoomIn, lambda: self._zoom(1)),
            (QKeySequence.StandardKey.ZoomOut, lambda: self._zoom(-1)),
            (QKeySequence.StandardKey.Find, self._search),
            (QKeySequence.StandardKey.Print, self._print),
        ):
            QShortcut(QKeySequence(keys), self, act)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._escape)

    def _made_bar(self) -> QHBoxLayout:
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 8, 10, 8)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(_CONTENTS - 20)
        self.search.textChanged.connect(lambda _: self._fill_contents())
        self.search.returnPressed.connect(self._take_first)
        bar.addWidget(self.search)
        self._back = _button(self.back)
        self._forward = _button(self.forward)
        self._smaller = _button(lambda: self._zoom(-1))
        self._larger = _button(lambda: self._zoom(1))
        self._printing = _button(self._print)
        bar.addWidget(self._back)
        bar.addWidget(self._forward)
        bar.addStretch(1)
        self._note = QLabel()
        self._note.setObjectName("muted")
        bar.addWidget(self._note)
        for button in (self._smaller, self._larger, self._printing):
            bar.addWidget(button)
        return bar

    def _made_contents(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setHeaderHidden(True)
        tree.setRootIsDecorated(False)
        tree.setIndentation(14)
        tree.setFrameShape(QTreeWidget.Shape.NoFrame)
        tree.setMinimumWidth(180)
        tree.itemSelectionChanged.connect(self._take_chosen)
        return tree

    def _made_aside(self) -> QWidget:
        aside = QWidget()
        aside.setAutoFillBackground(True)
        aside.setBackgroundRole(QPalette.ColorRole.Base)
        column = QVBoxLayout(aside)
        self._aside_title, self._also_title = _title(), _title()
        self._sections, self._also = QListWidget(), QListWidget()
        for widget in (self._sections, self._also):
            widget.setFrameShape(QListWidget.Shape.NoFrame)
            widget.viewport().setAutoFillBackground(False)
            widget.setWordWrap(True)
            widget.setResizeMode(QListWidget.ResizeMode.Adjust)
            widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            widget.itemClicked.connect(self._go_to)
            widget.itemActivated.connect(self._go_to)
        column.addWidget(self._aside_title)
        column.addWidget(self._sections, 3)
        column.addWidget(self._also_title)
        column.addWidget(self._also, 2)
        return aside

    def _made_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 4, 10, 6)
        self._previous = link("", lambda: self._step(-1))
        self._next = link("", lambda: self._step(1))
        self._hint = QLabel()
        self._hint.setObjectName("muted")
        foot.addWidget(self._previous)
        foot.addStretch(1)
        foot.addWidget(self._hint)
        foot.addStretch(1)
        foot.addWidget(self._next)
        return foot

    @property
    def _language(self) -> str:
        return self._appearance.language

    def _fill_contents(self) -> None:
        """List the pages, or the sections in which the words of the search are found."""
        self.contents.blockSignals(True)
        self.contents.clear()
        if self.search.text().strip():
            self._list_found()
        else:
            for chapter in chapters():
                head = self._head(chapter.name(self._language))
                for name in chapter.pages:
                    title = page_of(name, self._language).title
                    item = self._entry(head, title, ManualPlace(name))
                    item.setSelected(name == self._place.page)
        self.contents.expandAll()
        self.contents.blockSignals(False)

    def _list_found(self) -> None:
        found = find(self.search.text(), self._language)
        heads: dict[str, QTreeWidgetItem] = {}
        for hit in found:
            if hit.page not in heads:
                heads[hit.page] = self._head(hit.title)
                heads[hit.page].setData(0, _ROLE, ManualPlace(hit.page))
                heads[hit.page].setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            entry = self._entry(heads[hit.page], hit.section, ManualPlace(hit.page, hit.anchor))
            entry.setToolTip(0, hit.excerpt)
        if not found:
            self._head(tr("Nothing is found"))

    def _head(self, words: str) -> QTreeWidgetItem:
        head = QTreeWidgetItem([words])
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = QFont(self.contents.font())
        font.setBold(True)
        head.setFont(0, font)
        head.setSizeHint(0, QSize(0, self._row_height() + 6))
        self.contents.addTopLevelItem(head)
        return head

    def _entry(self, head: QTreeWidgetItem, words: str, place: ManualPlace) -> QTreeWidgetItem:
        item = QTreeWidgetItem([words])
        item.setData(0, _ROLE, place)
        item.setSizeHint(0, QSize(0, self._row_height()))
        head.addChild(item)
        return item

    def _row_height(self) -> int:
        return max(_ROW, self.contents.fontMetrics().height() + 8)

    def _take_chosen(self) -> None:
        for item in self.contents.selectedItems():
            place = item.data(0, _ROLE)
            if isinstance(place, ManualPlace):
                self.show_page(place.page, place.anchor)

    def _take_first(self) -> None:
        """Go to the best place that was found."""
        found = find(self.search.text(), self._language)
        if found:
            self.show_page(found[0].page, found[0].anchor)

    def _turn_to(self, place: ManualPlace) -> None:
        self._place = place
        if not self.search.text().strip():
            self._fill_contents()
        self._show()
        if place.anchor:
            self.reader.scrollToAnchor(place.anchor)

    def _write(self) -> None:
        """Write what stands around the page, and the page."""
        self.setWindowTitle(tr("Manual"))
        self.search.setPlaceholderText(tr("Search the manual"))
        self.search.setAccessibleName(tr("Search the manual"))
        self.contents.setAccessibleName(tr("Contents"))
        self.reader.setAccessibleName(tr("Page of the manual"))
        self._back.setText("\N{LEFTWARDS ARROW}")
        self._forward.setText("\N{RIGHTWARDS ARROW}")
        self._smaller.setText("A\N{MINUS SIGN}")
        self._larger.setText("A+")
        for button, words in (
            (self._back, tr("Back")),
            (self._forward, tr("Forward")),
            (self._smaller, tr("Smaller letters")),
            (self._larger, tr("Larger letters")),
            (self._printing, tr("Print this page")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._aside_title.setText(tr("On this page"))
        self._sections.setAccessibleName(tr("On this page"))
        self._also_title.setText(tr("See also"))
        self._also.setAccessibleName(tr("See also"))
        self._hint.setText(tr("F1 opens the page of what has the focus."))
        self._fill_contents()
        self._show()

    def _show(self) -> None:
        """Show the page as it is to look now, at the place where it was."""
        page = self._page()
        tokens = self._appearance.tokens
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
        style = style_sheet(tokens, self.reader.size_of_letters)
        self.reader.show_page(page.id, page_html(page, shown), style)
        self._printing.setIcon(self._appearance.icons.icon("print"))
        written = is_written(page.id, self._language)
        self._note.setText("" if written else tr("This page is there in English only."))
        self._fill_aside(page)
        self._back.setEnabled(bool(self._past))
        self._forward.setEnabled(bool(self._coming))
        self._show_foot()

    def _fill_aside(self, page: ManualPage) -> None:
        self._sections.clear()
        for section in page.sections():
            if section.level <= 2:
                _listed(self._sections, section.title, ManualPlace(page.id, section.anchor))
        self._also.clear()
        for name in page_of(page.id).also:
            _listed(self._also, page_of(name, self._language).title, ManualPlace(name))
        self._also_title.setVisible(self._also.count() > 0)
        self._also.setVisible(self._also.count() > 0)

    def _show_foot(self) -> None:
        names = page_ids()
        place = names.index(self._place.page)
        for button, at, words in (
            (self._previous, place - 1, "\N{LEFTWARDS ARROW} %1"),
            (self._next, place + 1, "%1 \N{RIGHTWARDS ARROW}"),
        ):
            there = 0 <= at < len(names)
            button.setVisible(there)
            title = page_of(names[at], self._language).title if there else ""
            button.setText(fill(words, title) if there else "")

    def _page(self) -> ManualPage:
        return page_of(self._place.page, self._language)

    def _size_of(self, name: str) -> tuple[int, int]:
        picture = self._picture(name)
        return picture.width(), picture.height()

    def _picture(self, name: str) -> QImage:
        try:
            return QImage.fromData(picture_file(name, self._page().language).read_bytes())
        except (FileNotFoundError, ValueError):
            return QImage()

    def _image_of(self, name: str) -> object:
        """Return a picture that a page shows."""
        if name.startswith(PICTURE):
            picture = self._picture(name.removeprefix(PICTURE))
            return None if picture.isNull() else self._fitted(picture)
        diagrams = self._page().diagrams()
        number = name.removeprefix(DIAGRAM_PICTURE)
        if not number.isdecimal() or int(number) >= len(diagrams):
            return None
        problem = diagrams[int(number)].problem()
        drawn = self._thumbnails.of_problem(problem, BOARD, self._ratio())
        return drawn.toImage()

    def _ratio(self) -> float:
        return self.devicePixelRatioF() or QGuiApplication.primaryScreen().devicePixelRatio()

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

    def _follow(self, url: QUrl) -> None:
        """Go where a link leads: to a page, onto the board, or into the net."""
        words = QUrl.fromPercentEncoding(url.toEncoded())
        if words.startswith(OPEN):
            diagrams, number = self._page().diagrams(), words.removeprefix(OPEN)
            if number.isdecimal() and int(number) < len(diagrams):
                self.problem_opened.emit(diagrams[int(number)].problem())
        elif words.startswith(PAGE):
            name, _, anchor = words.removeprefix(PAGE).partition("#")
            if not name or name in page_ids():
                self.show_page(name or self._place.page, anchor)
        elif words.startswith(PICTURE):
            self._enlarge(words.removeprefix(PICTURE))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)

    def _go_to(self, item: QListWidgetItem) -> None:
        place = item.data(_ROLE)
        if isinstance(place, ManualPlace):
            self.show_page(place.page, place.anchor)

    def _step(self, by: int) -> None:
        names = page_ids()
        self.show_page(names[names.index(self._place.page) + by])

    def _zoom(self, by: int) -> None:
        self.set_size(self.reader.size_of_letters + by)

    def _search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _escape(self) -> None:
        """Give the search up, then the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _print(self) -> None:
        printer = QPrinter()
        if self._prompts.print_setup(self, printer, 0):
            self.reader.print_(printer)


def _inset(tree: QTreeWidget) -> QWidget:
    """Return a tree with some room around it, in its own colour."""
    room = QWidget()
    room.setAutoFillBackground(True)
    room.setBackgroundRole(QPalette.ColorRole.Base)
    column = QVBoxLayout(room)
    column.setContentsMargins(12, 8, 0, 0)
    column.addWidget(tree)
    return room


def _title() -> QLabel:
    label = QLabel()
    font = QFont(label.font())
    font.setBold(True)
    label.setFont(font)
    return label


def _button(act: Callable[[], object]) -> QToolButton:
    button = QToolButton()
    button.setAutoRaise(True)
    button.clicked.connect(lambda _=False: act())
    return button


def _listed(rows: QListWidget, words: str, place: ManualPlace) -> None:
    item = QListWidgetItem(words)
    item.setData(_ROLE, place)
    rows.addItem(item)
