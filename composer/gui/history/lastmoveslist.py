# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of last moves: Enter or a double click takes one back, a letter says what it took."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip

from composer.gui.board.keys import capitals
from composer.gui.board.pictures import MenPictures
from composer.gui.history.lastmoves import (
    Heading,
    LastMoveGroup,
    Option,
    Row,
    option_words,
    row_spoken,
    way_detail,
)
from composer.gui.history.lastmovesdelegate import LastMovesDelegate
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import Index, RowsModel
from composer.gui.panels.rowlist import RowList
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.retro.unmoves.unmove import UnMove

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOST_SEEN = 9  # rows; the panel scrolls, so the list is as high as its rows up to here


class LastMovesModel(RowsModel[Row]):
    """Rows of last moves."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance

    def words(self, row: Row, role: int) -> object:
        """Return the row in words."""
        spoken = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        return row_spoken(row, self._appearance.letters) if spoken else None


class LastMovesList(RowList):
    """The list.

    Signals:
        pointed: the `UnMove` under the pointer or the keyboard, or None.
        chosen: the `UnMove` to be taken back.
        choice_wanted: which man was captured is to be asked; carries a `LastMoveGroup` and where on
            the screen.
        heading_clicked: the moves that cannot have been played are to be listed, or no longer.
        stepped: Left or Right was hit; carries -1 or 1.
        left: Escape was hit.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    choice_wanted = Signal(object, QPoint)
    heading_clicked = Signal()
    stepped = Signal(int)
    left = Signal()

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        self._moves = LastMovesModel(appearance)
        self._delegate = LastMovesDelegate(appearance, pictures)
        self._told: UnMove | None = None
        super().__init__(appearance, self._moves, self._delegate, tr("Last moves"))
        self._appearance = appearance
        self.setAccessibleDescription(
            tr("Enter takes the move back on the board, a letter says which man it captured.")
        )
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows shown."""
        return self._moves.rows

    @property
    def current(self) -> LastMoveGroup | None:
        """The row that is selected."""
        row = self._moves.row_of(self.currentIndex())
        selected = self.selectionModel().hasSelection()
        return row if isinstance(row, LastMoveGroup) and selected else None

    def show_rows(self, rows: tuple[Row, ...]) -> None:
        """Show other rows; the one selected stays so, where its move is still listed."""
        if rows == self._moves.rows:
            return
        current = self.current
        scrolled = self.verticalScrollBar().value()
        blocked = self.blockSignals(True)
        self._moves.show(rows)
        if current is not None:
            self._select_alike(current)
        self.blockSignals(blocked)
        self.verticalScrollBar().setValue(scrolled)
        self.updateGeometry()
        self.setFixedHeight(self.sizeHint().height())
        if self._told is not None and not any(
            isinstance(row, LastMoveGroup) and self._told in row.possible for row in rows
        ):
            self._report(None)

    def select_step(self, by: int) -> None:
        """Select the next row that is a move, or the one before; the first where none is."""
        places = [place for place, row in enumerate(self.rows) if isinstance(row, LastMoveGroup)]
        if not places:
            return
        if self.current is None:
            self._select(places[0] if by > 0 else places[-1])
            return
        place = self.currentIndex().row() + by
        if place in places:
            self._select(place)

    def take_current(self) -> bool:
        """Take the selected move back, or ask what it captured; return whether there is one."""
        way = self.current
        if way is None or not way.possible:
            return False
        self._take(way)
        return True

    def take_capturing(self, text: str) -> bool:
        """Take the selected move back with the capture that a letter names; `-` is none."""
        way = self.current
        kind = capitals(self._appearance.letters).get(text.upper())
        if way is None or (kind is None and text != "-"):
            return False
        found = way.uncapturing(kind)
        if found is not None:
            self.chosen.emit(found)
        return found is not None

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the height of the rows, up to so many."""
        heights = [self.sizeHintForRow(place) for place in range(min(len(self.rows), _MOST_SEEN))]
        more = 14 if len(self.rows) > _MOST_SEEN else 0
        return QSize(300, sum(heights) + more)

    def minimumSizeHint(self) -> QSize:
        """Return the same height: the panel scrolls."""
        return QSize(120, self.sizeHint().height())

    def viewportEvent(self, event: QEvent) -> bool:
        """Say what a capture is, or why a move cannot have been played."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._hint(event.pos()), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave:
            self._point(None, None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the first move where none is."""
        super().focusInEvent(event)
        if self.current is None:
            self.selectionModel().clearSelection()
            self.select_step(1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Show the move to which the keyboard has come."""
        super().currentChanged(current, previous)
        if not self.signalsBlocked():
            row = self._moves.row_of(current)
            self._report(_shown(row) if isinstance(row, LastMoveGroup) else None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the move under the pointer."""
        super().mouseMoveEvent(event)
        place = event.position().toPoint()
        row = self._moves.row_of(self.indexAt(place))
        self._point(row if isinstance(row, LastMoveGroup) else None, self._option_at(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a move back whose capture is clicked; open or shut what stands below a heading."""
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        place = event.position().toPoint()
        option = self._option_at(place)
        if option is not None:
            if option.refuted is None:
                self.chosen.emit(option.unmove)
        elif isinstance(self._moves.row_of(self.indexAt(place)), Heading):
            self.heading_clicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a move back."""
        place = event.position().toPoint()
        row = self._moves.row_of(self.indexAt(place))
        if isinstance(row, LastMoveGroup) and row.possible and self._option_at(place) is None:
            self._take(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take back with Enter or a letter, step with Left and Right; Escape leaves."""
        key, text = event.key(), event.text()
        if key in _ENTER:
            if isinstance(self._moves.row_of(self.currentIndex()), Heading):
                self.heading_clicked.emit()
            else:
                self.take_current()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        elif not (text and self.take_capturing(text)):
            super().keyPressEvent(event)

    def _take(self, way: LastMoveGroup) -> None:
        usual = way.usual
        if usual is not None:
            self.chosen.emit(usual)
            return
        rect = self.visualRect(self.currentIndex())
        self.choice_wanted.emit(way, self.viewport().mapToGlobal(rect.bottomLeft()))

    def _select(self, place: int) -> None:
        self.setCurrentIndex(self._moves.index(place))

    def _select_alike(self, way: LastMoveGroup) -> None:
        for place, row in enumerate(self.rows):
            if isinstance(row, LastMoveGroup) and row.first == way.first:
                self._select(place)
                return

    def _option_at(self, place: QPoint) -> Option | None:
        index = self.indexAt(place)
        row = self._moves.row_of(index)
        if not isinstance(row, LastMoveGroup):
            return None
        cells = self._delegate.cells(row, self.visualRect(index), self.font())
        return next((option for rect, option in cells if rect.contains(place)), None)

    def _point(self, way: LastMoveGroup | None, option: Option | None) -> None:
        if option != self._delegate.pointed:
            self._delegate.pointed = option
            self.viewport().update()
        if option is not None and option.refuted is None:
            self._report(option.unmove)
        elif way is not None:
            self._report(_shown(way))
        else:
            current = self.current
            self._report(_shown(current) if current is not None and self.hasFocus() else None)

    def _report(self, unmove: UnMove | None) -> None:
        if unmove != self._told:
            self._told = unmove
            self.pointed.emit(unmove)

    def _hint(self, place: QPoint) -> str:
        option = self._option_at(place)
        if option is not None:
            words = fill(tr("captured: %1"), option_words(option.unmove))
            if option.refuted is not None:
                words += ": " + worded(option.refuted, self._appearance.letters)
            return words
        row = self._moves.row_of(self.indexAt(place))
        return way_detail(row, self._appearance.letters) if isinstance(row, LastMoveGroup) else ""


def _shown(way: LastMoveGroup) -> UnMove:
    """Return the move of a row that is drawn on the board."""
    return way.usual or (way.possible[0] if way.possible else way.first)
