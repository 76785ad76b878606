# SPDX-License-Identifier: GPL-3.0-or-later
"""A window in which a book is read: contents at the left, the page, its sections at the right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QFont, QGuiApplication, QKeySequence, QPalette, QResizeEvent, QShortcut
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import (
    ROOM,
    button,
    column,
    come_forward,
    draw_icon,
    label,
    link,
    row,
)
from composer.gui.manual.pagestyle import style_sheet
from composer.gui.manual.reader import PageReader
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill, tr

_SIZE: Final = (1180, 822)
_CONTENTS: Final = 256
_SECTIONS: Final = 204
_ROW: Final = 26  # the least height of a page in the contents
_NARROW: Final = 900  # less wide, the sections of the page are not listed
_LETTERS: Final = "manual-letters"  # what the size of letters is kept under
_ROLE: Final = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a book.

    Attributes:
        page: the id of a page.
        anchor: of a heading; empty for the beginning.
    """

    page: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the contents.

    Attributes:
        words: what it says.
        place: where it leads; None where it only stands over others.
        rows: those below it.
        hint: its tooltip.
    """

    words: str
    place: Place | None = None
    rows: tuple[Entry, ...] = ()
    hint: str = ""


class PagesWindow(QWidget):
    """The window of a book; what the book is, those made of it say.

    Signals:
        problem_opened: a diagram is to be put on the board; carries its problem.
        sized: the letters have another size, in pixels.
    """

    problem_opened = Signal(object)
    sized = Signal(int)

    def __init__(
        self, appearance: Appearance, prompts: Prompts, first: str, parent: QWidget | None = None
    ) -> None:
        """Begin with a page.

        Args:
            appearance: how the window looks, and its language.
            prompts: asks on which printer.
            first: the page.
            parent: its owner.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance, self._prompts = appearance, prompts
        self._place = Place(first)
        self._past: list[Place] = []
        self._coming: list[Place] = []
        self._make()
        self.resize(*_SIZE)
        self._write()
        appearance.colours_changed.connect(self._show)
        appearance.figures_changed.connect(self._show)
        appearance.writing_changed.connect(self._write)

    # What a book says of itself.

    def names(self) -> tuple[str, str, str]:
        """Return the names of the window, of its search and of a page."""
        raise NotImplementedError

    def pages(self) -> Sequence[str]:
        """Return the ids of the pages, in order."""
        raise NotImplementedError

    def title(self, page: str) -> str:
        """Return what a page is called in the contents."""
        raise NotImplementedError

    def contents_of(self, words: str) -> Sequence[Entry]:
        """Return the contents, or what words of a search are found in."""
        raise NotImplementedError

    def html(self) -> str:
        """Return the page that is shown as rich text."""
        raise NotImplementedError

    def sections(self) -> Iterable[tuple[str, str]]:
        """Return the sections of that page: words and anchors."""
        raise NotImplementedError

    def also(self) -> Sequence[str]:
        """Return the pages to be read beside it."""
        return ()

    def note(self) -> str:
        """Return what is to be said of its language; empty where nothing is."""
        return ""

    def picture(self, name: str) -> object:
        """Return a picture of the page as a `QImage`; None for all that is not its own."""
        raise NotImplementedError

    def follow(self, url: QUrl) -> None:
        """Go where a link leads."""
        raise NotImplementedError

    def choices(self) -> Sequence[QWidget]:
        """Return what else stands in the bar."""
        return ()

    # The window.

    @property
    def page_name(self) -> str:
        """The id of the page that is shown."""
        return self._place.page

    def open_at(self, page: str, anchor: str = "") -> None:
        """Show the window with a page."""
        if self.isMinimized():
            self.showNormal()
        come_forward(self)
        self.show_page(page, anchor)  # now that its width is known
        self.reader.setFocus()

    def show_page(self, page: str, anchor: str = "") -> None:
        """Show a page; the one before can be gone back to."""
        place = Place(page, anchor)
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

    def keep_size(self, settings: Settings) -> None:
        """Write with letters of the size that settings have, and let them keep another."""
        kept = settings.text(_LETTERS)
        if kept.isdecimal():
            self.set_size(int(kept))
        self.sized.connect(lambda size: settings.keep_text(_LETTERS, str(size)))

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
        middle = QSplitter(Qt.Orientation.Horizontal)
        middle.setChildrenCollapsible(False)
        self.contents = self._made_contents()
        self.reader = PageReader(self.picture)
        self.reader.followed.connect(self.follow)
        self._aside = self._made_aside()
        for part in (_inset(self.contents), self.reader, self._aside):
            middle.addWidget(part)
        middle.setStretchFactor(1, 1)
        middle.setSizes([_CONTENTS, 720, _SECTIONS])
        self._make_bar()
        self._previous, self._next = link("", self._go_back), link("", self._go_on)
        self._hint = label(kind="muted")
        foot = row(self._previous, ROOM, self._hint, ROOM, self._next, margins=(10, 4, 10, 6))
        column(self._bar, (middle, 1), foot, on=self)
        for keys, act in (
            (QKeySequence.StandardKey.Back, self.back),
            (QKeySequence.StandardKey.Forward, self.forward),
            (QKeySequence.StandardKey.ZoomIn, self._enlarge_letters),
            (QKeySequence.StandardKey.ZoomOut, self._shrink_letters),
            (QKeySequence.StandardKey.Find, self._search),
            (QKeySequence.StandardKey.Print, self._print),
        ):
            QShortcut(QKeySequence(keys), self, act)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._escape)

    def _make_bar(self) -> None:
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.setMinimumWidth(_CONTENTS - 20)
        self.search.textChanged.connect(self._fill_contents)
        self.search.returnPressed.connect(self._take_first)
        self._back = button(act=self.back, flat=True)
        self._forward = button(act=self.forward, flat=True)
        self._smaller = button("A\N{MINUS SIGN}", self._shrink_letters, flat=True)
        self._larger = button("A+", self._enlarge_letters, flat=True)
        self._printing = button(act=self._print, flat=True)
        draw_icon(self._printing, self._appearance, "print")
        self._note = label(kind="muted")
        ends = (*self.choices(), self._smaller, self._larger, self._printing)
        begin = self.search, self._back, self._forward
        self._bar = row(*begin, ROOM, self._note, *ends, margins=(10, 8, 10, 8))

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
        aside = _ground()
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
        column(
            self._aside_title,
            (self._sections, 3),
            self._also_title,
            (self._also, 2),
            on=aside,
            margins=(9, 9, 9, 9),
            spacing=-1,
        )
        return aside

    def _fill_contents(self) -> None:
        """List the pages, or what is found."""
        self.contents.blockSignals(True)
        self.contents.clear()
        entries = self.contents_of(self.search.text().strip())
        for entry in entries or (Entry(tr("Nothing is found")),):
            head = self._item(entry, self._row_height() + 6)
            head.setFlags(head.flags() & ~Qt.ItemFlag.ItemIsSelectable)
            if entry.place is not None:
                head.setFlags(head.flags() | Qt.ItemFlag.ItemIsSelectable)
            font = QFont(self.contents.font())
            font.setBold(True)
            head.setFont(0, font)
            self.contents.addTopLevelItem(head)
            for below in entry.rows:
                item = self._item(below, self._row_height())
                head.addChild(item)
                item.setSelected(below.place == Place(self._place.page))
        self.contents.expandAll()
        self.contents.blockSignals(False)

    def _item(self, entry: Entry, high: int) -> QTreeWidgetItem:
        item = QTreeWidgetItem([entry.words])
        item.setData(0, _ROLE, entry.place)
        item.setSizeHint(0, QSize(0, high))
        item.setToolTip(0, entry.hint)
        return item

    def _row_height(self) -> int:
        return max(_ROW, self.contents.fontMetrics().height() + 8)

    def _take_chosen(self) -> None:
        for item in self.contents.selectedItems():
            self._show_place(item.data(0, _ROLE))

    def _take_first(self) -> None:
        """Go to the best place that was found."""
        words = self.search.text().strip()
        found = self.contents_of(words) if words else ()
        if found:
            self._show_place((*found[0].rows, found[0])[0].place)

    def _go_to(self, item: QListWidgetItem) -> None:
        self._show_place(item.data(_ROLE))

    def _show_place(self, place: object) -> None:
        if isinstance(place, Place):
            self.show_page(place.page, place.anchor)

    def _turn_to(self, place: Place) -> None:
        self._place = place
        if not self.search.text().strip():
            self._fill_contents()
        self._show()
        if place.anchor:
            self.reader.scrollToAnchor(place.anchor)

    def _write(self) -> None:
        """Write what stands around the page, and the page."""
        title, search, page = self.names()
        self.setWindowTitle(title)
        self.search.setPlaceholderText(search)
        self.search.setAccessibleName(search)
        self.contents.setAccessibleName(tr("Contents"))
        self.reader.setAccessibleName(page)
        self._back.setText("\N{LEFTWARDS ARROW}")
        self._forward.setText("\N{RIGHTWARDS ARROW}")
        for part, words in (
            (self._back, tr("Back")),
            (self._forward, tr("Forward")),
            (self._smaller, tr("Smaller letters")),
            (self._larger, tr("Larger letters")),
            (self._printing, tr("Print this page")),
        ):
            part.setToolTip(words)
            part.setAccessibleName(words)
        for head, rows, words in (
            (self._aside_title, self._sections, tr("On this page")),
            (self._also_title, self._also, tr("See also")),
        ):
            head.setText(words)
            rows.setAccessibleName(words)
        self._fill_contents()
        self._show()

    def _show(self) -> None:
        """Show the page as it is to look now, at the place where it was."""
        page, look = self._place.page, self._appearance
        style = style_sheet(look.tokens, self.reader.size_of_letters, look.colours.tray)
        self.reader.show_page(page, self.html(), style)
        self._note.setText(self.note())
        _list(self._sections, ((words, Place(page, at)) for words, at in self.sections()))
        _list(self._also, ((self.title(name), Place(name)) for name in self.also()))
        self._also_title.setVisible(self._also.count() > 0)
        self._also.setVisible(self._also.count() > 0)
        self._back.setEnabled(bool(self._past))
        self._forward.setEnabled(bool(self._coming))
        self._show_foot()

    def _show_foot(self) -> None:
        names = self.pages()
        place = names.index(self._place.page)
        for part, at, words in (
            (self._previous, place - 1, "\N{LEFTWARDS ARROW} %1"),
            (self._next, place + 1, "%1 \N{RIGHTWARDS ARROW}"),
        ):
            there = 0 <= at < len(names)
            part.setVisible(there)
            part.setText(fill(words, self.title(names[at])) if there else "")

    def _ratio(self) -> float:
        return self.devicePixelRatioF() or QGuiApplication.primaryScreen().devicePixelRatio()

    def _go_back(self) -> None:
        self._step(-1)

    def _go_on(self) -> None:
        self._step(1)

    def _step(self, by: int) -> None:
        names = self.pages()
        self.show_page(names[names.index(self._place.page) + by])

    def _shrink_letters(self) -> None:
        self.set_size(self.reader.size_of_letters - 1)

    def _enlarge_letters(self) -> None:
        self.set_size(self.reader.size_of_letters + 1)

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


def _ground() -> QWidget:
    """Return a widget in the colour of lists."""
    ground = QWidget()
    ground.setAutoFillBackground(True)
    ground.setBackgroundRole(QPalette.ColorRole.Base)
    return ground


def _inset(tree: QTreeWidget) -> QWidget:
    """Return a tree with some room around it, in its own colour."""
    room = _ground()
    column(tree, on=room, margins=(12, 8, 0, 0))
    return room


def _title() -> QLabel:
    made = label()
    font = QFont(made.font())
    font.setBold(True)
    made.setFont(font)
    return made


def _list(rows: QListWidget, entries: Iterable[tuple[str, Place]]) -> None:
    rows.clear()
    for words, place in entries:
        item = QListWidgetItem(words)
        item.setData(_ROLE, place)
        rows.addItem(item)
