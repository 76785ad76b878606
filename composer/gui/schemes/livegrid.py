# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table as it is painted: ticked defences down, phases across, mates in cells."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from composer.analysis.schemes.live import LiveRow, LiveTable
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.look.appearance import Appearance
from composer.gui.panels.lettering import Lettering
from composer.gui.schemes.livedraw import draw_table
from composer.gui.schemes.liveview import DEFENCE, HEAD, LiveView, Place


class LiveGrid(QWidget):
    """Paints the table and takes what is done on it.

    A click on a tick, or Space there, says that a defence is thematic, or no longer. A click on the
    cross in a head, or Delete in its column, lets a phase go. A click on a cell with several mates,
    or Enter there, wants the first of them, then the next, then none. The line of the rest is
    opened by a click, or Enter below the last row.

    Signals:
        pointed: the row and the column under the pointer or the keyboard, as a tuple of a
            `LiveRow` and the column's place; None for none.
        ticked: the tick of a row is to be turned; carries the `LiveRow`.
        let_go: a phase is to be held no longer; carries its place.
        wanted: another mate of a cell is to be wanted; carries the `LiveRow` and the place.
        measured: it has another size now.
        reached: the keyboard is at a place that is to be in sight; carries a `QRect`.
    """

    draws_ring = True
    pointed = Signal(object)
    ticked = Signal(object)
    let_go = Signal(int)
    wanted = Signal(object, int)
    measured = Signal()
    reached = Signal(QRect)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._table: LiveTable | None = None
        self._view: LiveView | None = None  # of the table as it is shown
        self._wants: frozenset[tuple[int, int, int]] = frozenset()
        self._opened = self._faded = False
        self._under: Place | None = None
        self._current: Place | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self._spoken = SpokenParts(self)
        self.setAccessibleName(self.tr("Defences and mates in each phase"))
        self.setAccessibleDescription(
            self.tr("Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.")
        )
        appearance.colours_changed.connect(self.update)
        appearance.writing_changed.connect(self._measure)

    @property
    def table(self) -> LiveTable | None:
        """The table that is shown."""
        return self._table

    @property
    def rows(self) -> tuple[LiveRow, ...]:
        """The rows that are shown, those of the rest where it is open."""
        return () if self._view is None else self._view.rows

    def show_table(
        self, table: LiveTable | None, wants: frozenset[tuple[int, int, int]] = frozenset()
    ) -> None:
        """Show a table; `wants` has the mates that were chosen: first move, reply, mate."""
        self._table, self._wants = table, wants
        self._faded = False
        self._under = None
        self._measure()
        if self._current is not None and table is not None:
            row, column = self._current
            self._current = min(row, len(self.rows)), min(column, len(table.columns) - 1)

    def set_faded(self, faded: bool) -> None:
        """Show it pale, for it is older than the board."""
        if faded != self._faded:
            self._faded = faded
            self.update()

    def turn_rest(self) -> None:
        """Open the line of the rest, or close it."""
        self._opened = not self._opened
        self._measure()

    def place_of(self, reply: int) -> int | None:
        """Return which row a reply has."""
        return next((n for n, row in enumerate(self.rows) if row.reply == reply), None)

    def cell_text(self, row: int, column: int) -> str:
        """Return what stands in a cell of a row of mates."""
        return "" if self._view is None else self._view.cell_text(self.rows[row], column)

    def cell(self, row: int, column: int) -> QRect:
        """Return where a cell is; `HEAD` and `DEFENCE` are a row and a column, too."""
        return QRect() if self._view is None else self._view.cell(row, column)

    def tick(self, row: int) -> QRect:
        """Return where the tick of a row is."""
        return QRect() if self._view is None else self._view.tick(row)

    def cross(self, column: int) -> QRect:
        """Return where the cross of a head is."""
        return QRect() if self._view is None else self._view.cross(column)

    def rest_line(self) -> QRect:
        """Return where the line of the rest is; empty where there is none."""
        return QRect() if self._view is None else self._view.rest_line(self.width())

    def _measure(self) -> None:
        """Lay out what is shown, in the letters of now."""
        letters, lettering = self._appearance.letters, Lettering(self.font())
        self._view = None
        if self._table is not None:
            self._view = LiveView(self._table, self._wants, self._opened, letters, lettering)
        self.updateGeometry()
        self.measured.emit()
        self._spoken.show(self._parts)
        self.update()

    def _parts(self) -> Iterator[tuple[str, QRect]]:
        if self._view is not None:
            yield from self._view.parts(self.width())

    def sizeHint(self) -> QSize:
        """Return the size of all cells."""
        return QSize(0, 0) if self._view is None else self._view.size

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    # What is done on it

    def _place_at(self, point: QPoint) -> Place | None:
        if self._table is None:
            return None
        for row in range(HEAD, len(self.rows)):
            for column in range(DEFENCE, len(self._table.columns)):
                if self.cell(row, column).contains(point):
                    return row, column
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the row under the pointer."""
        point = event.position().toPoint()
        under = self._place_at(point)
        turns = self.rest_line().contains(point) or self._acts(under, point)
        shape = Qt.CursorShape.PointingHandCursor if turns else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if under != self._under:
            self._under = under
            self._report()
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing, or where the keyboard is."""
        self._under = None
        self._report()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Turn a tick, let a phase go, want a mate, or open the rest."""
        point = event.position().toPoint()
        if event.button() is not Qt.MouseButton.LeftButton or self._table is None:
            return
        if self.rest_line().contains(point):
            self.turn_rest()
            return
        under = self._place_at(point)
        if under is not None:
            self._act(*under, at=point)

    def _acts(self, under: Place | None, point: QPoint) -> bool:
        if under is None or self._table is None:
            return False
        row, column = under
        if row == HEAD:
            held = column != DEFENCE and self._table.columns[column].held
            return held and self.cross(column).contains(point)
        return column == DEFENCE or len(self.rows[row].cells[column].mates) > 1

    def _act(self, row: int, column: int, at: QPoint | None = None) -> None:
        table = self._table
        if table is None:
            return
        if row == HEAD:
            crossed = at is None or self.cross(column).contains(at)
            if column != DEFENCE and table.columns[column].held and crossed:
                self.let_go.emit(column)
        elif column == DEFENCE:
            self.ticked.emit(self.rows[row])
        elif len(self.rows[row].cells[column].mates) > 1:
            self.wanted.emit(self.rows[row], column)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from cell to cell, and do there what a click does."""
        key, table = Qt.Key(event.key()), self._table
        steps = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
        }
        if table is None or self._current is None:
            super().keyPressEvent(event)
            return
        row, column = self._current
        if key in steps:
            down, right = steps[key]
            last = len(self.rows) - (0 if table.rest else 1)
            row = min(last, max(HEAD, row + down))
            column = min(len(table.columns) - 1, max(DEFENCE, column + right))
            self._current = row, column
            self._reach()
        elif key == Qt.Key.Key_Delete and column != DEFENCE and table.columns[column].held:
            self.let_go.emit(column)
        elif key == Qt.Key.Key_Space and 0 <= row < len(self.rows):
            self.ticked.emit(self.rows[row])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if row >= len(self.rows):
                self.turn_rest()
            else:
                self._act(row, column)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first cell of the last phase."""
        super().focusInEvent(event)
        if self._current is None and self._table is not None:
            self._current = (0 if self.rows else HEAD), len(self._table.columns) - 1
        self._reach()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self._report()
        self.update()

    def _reach(self) -> None:
        self._report()
        self.update()
        if self._current is None or self._table is None:
            return
        row, column = self._current
        in_rest = row >= len(self.rows)
        self.reached.emit(self.rest_line() if in_rest else self.cell(row, column))
        announce(self, self._words_of(row, column))

    def _words_of(self, row: int, column: int) -> str:
        return "" if self._view is None else self._view.words_of(row, column)

    def _shown(self) -> Place | None:
        return self._under or (self._current if self.hasFocus() else None)

    def _report(self) -> None:
        shown, table = self._shown(), self._table
        if shown is None or table is None or not 0 <= shown[0] < len(self.rows):
            self.pointed.emit(None)
            return
        row, column = self.rows[shown[0]], shown[1]
        if column == DEFENCE:
            legal = [place for place, cell in enumerate(row.cells) if cell.legal]
            column = legal[-1] if legal else 0
        self.pointed.emit((row, column))

    def event(self, event: QEvent) -> bool:
        """Say in a tool tip what a cell means."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place = self._place_at(event.pos())
            words = "" if place is None else self._words_of(*place)
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    # What is seen

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heads, rows and the line of the rest."""
        if self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._faded:
            painter.setOpacity(0.48)
        shown = self._shown()
        row = None if shown is None else shown[0]
        draw_table(painter, self._view, self.width(), self._appearance.tokens, row)
        if self.hasFocus() and self._current is not None:
            place, column = self._current
            box = self.rest_line() if place >= len(self.rows) else self.cell(place, column)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(self._appearance.tokens.accent))
            painter.drawRoundedRect(box.adjusted(1, 2, -3, -2), 5, 5)
        painter.end()
