# SPDX-License-Identifier: GPL-3.0-or-later
"""A collection put into an order of one's own, with headings and text between its problems."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from composer.diagrams.pages.passages import Item, Passage
from composer.gui.collection.changes import LibraryChanges
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, label, row
from composer.gui.user.prompts import Prompts, leave_icons_out
from composer.gui.user.unfinished import UnfinishedDialog
from composer.gui.words.language import fill
from composer.library.changes.arranging import LONGEST, arrange
from composer.library.records.values import Row

_SIDE: Final = 56  # of a board
_ITEM_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_MOST: Final = 2_000  # problems that have a picture


class ArrangingDialog(UnfinishedDialog):
    """The problems of a collection and what stands between them, to be dragged into order.

    Ctrl and an arrow moves what is chosen; text and headings are typed below.
    """

    def __init__(
        self,
        collection_id: int,
        name: str,
        contents: tuple[Item, ...],
        rows: tuple[Row, ...],
        changes: LibraryChanges,
        thumbnails: Thumbnails,
        prompts: Prompts,
        export: Callable[[], object],
        parent: QWidget,
    ) -> None:
        """Make the window.

        Args:
            collection_id: the number of the collection.
            name: its name.
            contents: what stands in it.
            rows: its problems.
            changes: writes the order down, and takes it back.
            thumbnails: draws diagrams.
            prompts: asks before an order is given up.
            export: prints the collection as it is arranged.
            parent: the window that this one belongs to.
        """
        super().__init__(prompts, parent)
        self._number, self._changes, self._thumbnails = collection_id, changes, thumbnails
        self._before, self._export = contents, export
        self._rows = {each.record_id: each for each in rows}
        self.list = _Items()
        self.list.setAccessibleName(self.tr("The collection in its order"))
        for item in contents:
            self._add(item, self.list.count())
        self.heading = QPushButton(self.tr("Heading"))
        self.between = QPushButton(self.tr("Text"))
        self.remove = QPushButton(self.tr("Remove"))
        self.up, self.down = QPushButton(self.tr("Up")), QPushButton(self.tr("Down"))
        self.print = QPushButton(self.tr("Keep and export …"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Heading or text"))
        self.text.setPlaceholderText(self.tr("Heading or text"))
        self.text.setTabChangesFocus(True)
        self.text.setMaximumHeight(96)
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(ok | cancel)
        leave_icons_out(self.buttons)
        self.list.currentRowChanged.connect(lambda _: self._show_text())
        self.text.textChanged.connect(self._take_text)
        self.heading.clicked.connect(lambda: self._insert(heading=True))
        self.between.clicked.connect(lambda: self._insert(heading=False))
        self.remove.clicked.connect(self._remove)
        self.up.clicked.connect(lambda: self.list.shift(-1))
        self.down.clicked.connect(lambda: self.list.shift(1))
        self.print.clicked.connect(lambda: self._keep(self._export))
        self.buttons.accepted.connect(lambda: self._keep())
        self.buttons.rejected.connect(self.reject)
        for pushed in (self.heading, self.between, self.remove, self.up, self.down, self.print):
            pushed.setAutoDefault(False)
        hint = self.tr("Drag, or move with Ctrl and an arrow. Problems stay in the collection.")
        column(
            (self.list, 1),
            label(hint, "muted", wraps=True),
            row(self.up, self.down, self.heading, self.between, self.remove, ROOM),
            self.text,
            row(self.print, ROOM, self.buttons),
            on=self,
            margins=(14, 14, 14, 14),
            spacing=8,
        )
        self.setWindowTitle(fill(self.tr("Order of “%1”"), name))
        self.resize(self.sizeHint())
        self._show_text()

    def items(self) -> tuple[Item, ...]:
        """Return the order as it stands; passages without a word are left out."""
        every = (self.list.item(at).data(_ITEM_ROLE) for at in range(self.list.count()))
        return tuple(each for each in every if not isinstance(each, Passage) or each.text.strip())

    def _add(self, item: Item, place: int) -> None:
        made = QListWidgetItem()
        made.setData(_ITEM_ROLE, item)
        self._dress(made, item)
        self.list.insertItem(place, made)

    def _dress(self, made: QListWidgetItem, item: Item) -> None:
        if isinstance(item, Passage):
            font = QFont(self.font())
            font.setBold(item.heading)
            font.setItalic(not item.heading)
            made.setFont(font)
            made.setText(item.text or "…")
            return
        each = self._rows.get(item)
        if each is None:
            made.setText(str(item))
            return
        if self.list.count() < _MOST:
            ratio = self.devicePixelRatioF()
            made.setIcon(QIcon(self._thumbnails.of_problem(each.problem, _SIDE, ratio)))
        credits = each.problem.credits
        words = (credits.caption_authors(), credits.caption_source(), str(each.problem.stipulation))
        made.setText(" · ".join(word for word in words if word))

    def _insert(self, *, heading: bool) -> None:
        place = max(0, self.list.currentRow())
        self._add(Passage("", heading), place)
        self.list.setCurrentRow(place)
        self.text.setFocus()

    def _remove(self) -> None:
        made = self.list.currentItem()
        if made is not None and isinstance(made.data(_ITEM_ROLE), Passage):
            self.list.takeItem(self.list.row(made))

    def _show_text(self) -> None:
        made = self.list.currentItem()
        item = None if made is None else made.data(_ITEM_ROLE)
        is_passage = isinstance(item, Passage)
        self.text.blockSignals(True)
        self.text.setPlainText(item.text if isinstance(item, Passage) else "")
        self.text.blockSignals(False)
        self.text.setEnabled(is_passage)
        self.remove.setEnabled(is_passage)

    def _take_text(self) -> None:
        made = self.list.currentItem()
        item = None if made is None else made.data(_ITEM_ROLE)
        if made is not None and isinstance(item, Passage):
            changed = Passage(self.text.toPlainText()[:LONGEST], item.heading)
            made.setData(_ITEM_ROLE, changed)
            self._dress(made, changed)

    def would_lose(self) -> bool:
        """Return whether something was moved or typed."""
        return self.items() != self._before

    def question(self) -> str:
        """Ask before the order is given up."""
        return self.tr("Close without keeping the order?")

    def _keep(self, then: Callable[[], object] = lambda: None) -> None:
        """Write the order down; the window stays until it is written."""
        items, number = self.items(), self._number

        def kept() -> None:
            self._before = items
            then()
            self.accept()

        if self.would_lose():
            self.begin_writing()
            self._changes.run(
                lambda library: arrange(library, number, items), kept, self.end_writing
            )
        else:
            kept()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a dozen problems."""
        return QSize(560, 680)


class _Items(QListWidget):
    """A list whose lines are dragged, or moved by Ctrl and an arrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setIconSize(QSize(_SIDE, _SIDE))
        self.setWordWrap(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def shift(self, by: int) -> None:
        """Move the chosen line up or down."""
        at = self.currentRow()
        if at >= 0 and 0 <= at + by < self.count():
            self.insertItem(at + by, self.takeItem(at))
            self.setCurrentRow(at + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the chosen line by Ctrl and an arrow."""
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if ctrl and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.shift(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)
