# SPDX-License-Identifier: GPL-3.0-or-later
"""The bench at the board's side: the table above, the row of tabs below."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from composer.gui.look.widgets import MANUAL, column
from composer.gui.schemes.head import BenchHead
from composer.gui.schemes.tab import Workplace
from composer.gui.schemes.tablepanel import TablePanel
from composer.gui.schemes.tabpages import TabPages

_SHARE = 0.56  # of the height, that the table may take


class BenchPane(QWidget):
    """Has the place of the solution while the bench is open.

    Attributes:
        head: what is said of the scheme, in the place of the verdict.
        table: the live table.
        tabs: the row of tabs below it.

    Signals:
        left: Escape was hit: the board is to have the keyboard.
    """

    left = Signal()

    def __init__(self, place: Workplace) -> None:
        super().__init__()
        self.setObjectName("analysis")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = BenchHead(place.appearance)
        for part in (self, self.head):
            part.setProperty(MANUAL, "scheme-bench")
        place = replace(place, preview=place.preview.told_by(self.head, self), pane=self.head)
        self.table = TablePanel(place)
        self.table.known.connect(self.head.show_known)
        self.tabs = TabPages(place)
        self.table.grid.measured.connect(self._divide)
        self.table.known.connect(self._fit_news)
        self.table.known.connect(lambda *_: self.tabs.ask())
        self._by_hand = False  # whether the user has moved the line between table and tabs
        self._splitter = splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.splitterMoved.connect(self._note_moved)
        splitter.setHandleWidth(1)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.table)
        splitter.addWidget(self.tabs)
        column((splitter, 1), on=self)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.head, *self.table.stops(), *self.tabs.stops()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new height."""
        super().resizeEvent(event)
        self._divide()

    def _fit_news(self, *_: object) -> None:
        """Give room to what the last drop changed, too: that is worded last."""
        self._divide()

    def _note_moved(self) -> None:
        self._by_hand = True

    def _divide(self) -> None:
        """Give the table what it needs, to about half of the height; the line does not come back.

        A table that has fewer rows after a drop leaves the tabs where they are.
        """
        if self._by_hand or not self.height():
            return
        most = round(self.height() * _SHARE)
        wanted = min(self.table.sizeHint().height(), most)
        if self._splitter.sizes()[0] < wanted or self._splitter.sizes()[0] > most:
            self._splitter.setSizes([wanted, self.height() - wanted - 1])

    def close(self) -> bool:
        """End all work for good."""
        self.table.close_all()
        self.tabs.close_all()
        return super().close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the analysis needs at least, too."""
        return QSize(256, 176)
