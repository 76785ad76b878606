# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of what was said in this session, to be looked up again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, copy_text, label, row
from composer.gui.user.notices import NoticeBar, Said
from composer.gui.words.language import clock_words, tr


class PastNotices(QDialog):
    """The notices of this session, the newest first; a list that can be copied from.

    Attributes:
        list: the notices, a row each.
    """

    def __init__(
        self, notices: NoticeBar, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("pastNotices")
        self.setWindowTitle(tr("Notices of this session"))
        self._notices, self._appearance = notices, appearance
        self._shown: tuple[Said, ...] = ()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Notices of this session"))
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._empty = label(tr("Nothing was said yet."), "muted")
        self._choices = QHBoxLayout()
        self._copy = QPushButton(tr("Copy"))
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(self.copy)
        close = QPushButton(tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        foot = row(self._choices, ROOM, self._copy, close)
        column = QVBoxLayout(self)
        column.addWidget(self.list, 1)
        column.addWidget(self._empty)
        column.addLayout(foot)
        notices.remembered.connect(self._fill)
        self.list.currentRowChanged.connect(lambda _: self._show_choices())
        self._fill()
        self.list.setFocus()

    def copy(self) -> None:
        """Copy what is selected, a line each; all where nothing is."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        said = [self._shown[row] for row in rows] or list(self._shown)
        copy_text("\n".join(_line(notice) for notice in said))

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a dozen notices."""
        return QSize(640, 360)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy with the usual key."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
            return
        super().keyPressEvent(event)

    def _fill(self) -> None:
        self._shown = self._notices.said
        self.list.clear()
        for said in self._shown:
            item = QListWidgetItem(_line(said))
            name = "warning" if said.fault else "info"
            tokens = self._appearance.tokens
            item.setIcon(
                self._appearance.icons.icon(name, tokens.cooked if said.fault else tokens.accent)
            )
            self.list.addItem(item)
        self.list.setVisible(bool(self._shown))
        self._empty.setVisible(not self._shown)
        self._copy.setEnabled(bool(self._shown))
        self.list.setCurrentRow(0)
        self._show_choices()

    def _show_choices(self) -> None:
        """Offer what may still be done about the notice that is chosen."""
        while (item := self._choices.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        row = self.list.currentRow()
        for choice in self._shown[row].choices if 0 <= row < len(self._shown) else ():
            button = QPushButton(choice.word)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, choice=choice: choice.act())
            self._choices.addWidget(button)


def _line(said: Said) -> str:
    return f"{clock_words(said.when)}  {said.sentence}"
