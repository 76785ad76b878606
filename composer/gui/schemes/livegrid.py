# SPDX-License-Identifier: GPL-3.0-or-later
"""The live table as it is painted: ticked defences down, phases across, mates in cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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

from composer.analysis.schemes.live import LiveRow, LiveTable, PhaseKind
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import with_alpha
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.schemes.livepaint import dress, paint_chevron, paint_tick
from composer.gui.schemes.livewords import cell_text, head_words, rest_words, spoken, state_words
from composer.notation.moves import move_text

HEAD: Final = -1
"""The row of the heads."""
DEFENCE: Final = -1
"""The column of the ticks and defences."""
_LEFT, _TICK, _PAD, _APART = 14, 26, 8, 6
_LEAST, _CROSS = 64, 18
_Place = tuple[int, int]


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
        self._wants: frozenset[tuple[int, int, int]] = frozenset()
        self._opened = self._faded = False
        self._under: _Place | None = None
        self._current: _Place | None = None
        self._widths: list[int] = []
        self._lettering = Lettering(self.font())
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
        table = self._table
        if table is None:
            return ()
        return table.rows + (table.rest if self._opened else ())

    def show_table(
        self, table: LiveTable | None, wants: frozenset[tuple[int, int, int]] = frozenset()
    ) -> None:
        """Show a table; `wants` has the mates that were chosen: first move, reply, mate."""
        self._table, self._wants = table, wants
        self._faded = False
        if self._current is not None and table is not None:
            row, column = self._current
            self._current = min(row, len(self.rows)), min(column, len(table.columns) - 1)
        self._under = None
        self._measure()

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
        return "" if self._table is None else self._cell_text(self._table, self.rows[row], column)

    # Where things are

    @property
    def _row_high(self) -> int:
        return max(32, self._lettering.line + 12)

    @property
    def _head_high(self) -> int:
        return max(40, self._lettering.line + self._lettering.small_line + 10)

    def cell(self, row: int, column: int) -> QRect:
        """Return where a cell is; `HEAD` and `DEFENCE` are a row and a column, too."""
        left = _LEFT + sum(self._widths[: column + 1])
        wide = self._widths[column + 1] if column + 1 < len(self._widths) else 0
        if row == HEAD:
            return QRect(left, 0, wide, self._head_high)
        return QRect(left, self._head_high + row * self._row_high, wide, self._row_high)

    def tick(self, row: int) -> QRect:
        """Return where the tick of a row is."""
        cell = self.cell(row, DEFENCE)
        return QRect(cell.left(), cell.center().y() - 8, 16, 16)

    def cross(self, column: int) -> QRect:
        """Return where the cross of a head is."""
        head = self.cell(HEAD, column)
        return QRect(head.right() - _CROSS, head.top() + 3, 16, 16)

    def rest_line(self) -> QRect:
        """Return where the line of the rest is; empty where there is none."""
        table = self._table
        if table is None or not table.rest:
            return QRect()
        place = len(table.rows)
        top = self._head_high + (len(self.rows) if self._opened else place) * self._row_high
        return QRect(_LEFT, top, max(self.width() - 2 * _LEFT, 120), self._row_high)

    def _measure(self) -> None:
        self._lettering = Lettering(self.font())
        table, letters = self._table, self._appearance.letters
        self._widths = []
        if table is not None:
            measured = self._lettering.width
            defences = [measured(move_text(row.move, letters)) for row in self.rows]
            first = max([measured(self.tr("Defence"), Cut.BOLD), *defences])
            self._widths = [_TICK + first + 2 * _PAD]
            for place, column in enumerate(table.columns):
                cross = _CROSS if column.held else 0
                words = [
                    measured(head_words(column, letters), Cut.BOLD) + cross,
                    measured(state_words(column, letters), Cut.SMALL),
                    *(measured(self._cell_text(table, row, place), Cut.BOLD) for row in self.rows),
                ]
                self._widths.append(max(_LEAST, max(words) + 2 * _PAD + _APART))
        self.updateGeometry()
        self.measured.emit()
        self._spoken.show(self._parts)
        self.update()

    def _wanted(self, table: LiveTable, row: LiveRow, place: int) -> list[int]:
        """Return the mates that are wanted in a cell."""
        at = table.columns[place].first, row.reply
        return [mate for first, reply, mate in self._wants if (first, reply) == at]

    def _cell_text(self, table: LiveTable, row: LiveRow, place: int) -> str:
        """Return what stands in a cell, with what is wanted there."""
        letters = self._appearance.letters
        return cell_text(table, row, place, letters, self._wanted(table, row, place))

    def _words_for(self, table: LiveTable, row: LiveRow, place: int) -> str:
        letters = self._appearance.letters
        return spoken(table, row, place, letters, self._wanted(table, row, place))

    def _parts(self) -> Iterator[tuple[str, QRect]]:
        table, letters = self._table, self._appearance.letters
        if table is None:
            return
        for place, column in enumerate(table.columns):
            words = f"{head_words(column, letters)}, {state_words(column, letters)}"
            yield words, self.cell(HEAD, place)
        for number, row in enumerate(self.rows):
            for place in range(len(table.columns)):
                yield self._words_for(table, row, place), self.cell(number, place)
        if table.rest:
            yield " ".join(rest_words(table, letters)), self.rest_line()

    def sizeHint(self) -> QSize:
        """Return the size of all cells."""
        table = self._table
        high = self._head_high + (len(self.rows) + bool(table and table.rest)) * self._row_high
        return QSize(_LEFT * 2 + sum(self._widths), high if table is not None else 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    # What is done on it

    def _place_at(self, point: QPoint) -> _Place | None:
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

    def _acts(self, under: _Place | None, point: QPoint) -> bool:
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
        table, letters = self._table, self._appearance.letters
        if table is None:
            return ""
        if row >= len(self.rows):
            return " ".join(rest_words(table, letters))
        if row == HEAD:
            head = table.columns[max(column, 0)]
            return f"{head_words(head, letters)}, {state_words(head, letters)}"
        return self._words_for(table, self.rows[row], max(column, 0))

    def _shown(self) -> _Place | None:
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
        table = self._table
        if table is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._faded:
            painter.setOpacity(0.48)
        self._paint_heads(painter, table)
        for number, row in enumerate(self.rows):
            self._paint_row(painter, table, number, row)
        self._paint_rest(painter, table)
        if self.hasFocus() and self._current is not None:
            place, column = self._current
            box = self.rest_line() if place >= len(self.rows) else self.cell(place, column)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(self._appearance.tokens.accent))
            painter.drawRoundedRect(box.adjusted(1, 2, -3, -2), 5, 5)
        painter.end()

    def _paint_heads(self, painter: QPainter, table: LiveTable) -> None:
        tokens, letters = self._appearance.tokens, self._appearance.letters
        wide = sum(self._widths)
        for place, column in enumerate(table.columns):
            box = self.cell(HEAD, place)
            if column.kind in (PhaseKind.KEY, PhaseKind.AFTER_KEY):
                tall = QRect(box)
                tall.setBottom(self._head_high + len(self.rows) * self._row_high)
                painter.fillRect(tall, with_alpha(tokens.accent_tint, 0.42))
            ink = tokens.sound if column.kind is PhaseKind.KEY else tokens.text
            if column.kind is PhaseKind.GONE:
                ink = tokens.muted
            text = box.adjusted(_PAD, 2, -_APART, 0)
            upper = QRect(text.left(), text.top(), text.width(), self._lettering.line + 2)
            lower = QRect(text.left(), upper.bottom(), text.width(), self._lettering.small_line + 2)
            self._lettering.draw(painter, upper, head_words(column, letters), ink, Cut.BOLD)
            state = state_words(column, letters)
            state_ink = tokens.threat if column.threats else tokens.muted
            self._lettering.draw(painter, lower, state, state_ink, Cut.SMALL)
            if column.held:
                close = self.cross(place)
                middle = Qt.AlignmentFlag.AlignHCenter
                self._lettering.draw(painter, close, "×", tokens.muted, Cut.PLAIN, middle)
        box = self.cell(HEAD, DEFENCE).adjusted(_TICK, 2, 0, 0)
        box.setHeight(self._lettering.line + 2)
        self._lettering.draw(painter, box, self.tr("Defence"), tokens.text, Cut.BOLD)
        painter.fillRect(_LEFT, self._head_high - 1, wide, 1, QColor(tokens.line))

    def _paint_row(self, painter: QPainter, table: LiveTable, number: int, row: LiveRow) -> None:
        tokens, letters = self._appearance.tokens, self._appearance.letters
        shown = self._shown()
        first = self.cell(number, DEFENCE)
        wide = sum(self._widths)
        if shown is not None and shown[0] == number:
            painter.fillRect(_LEFT, first.top(), wide, first.height(), QColor(tokens.hover))
        paint_tick(painter, self.tick(number), row.thematic, tokens)
        name = first.adjusted(_TICK, 0, 0, 0)
        ink = tokens.text if row.thematic else tokens.text2
        self._lettering.draw(painter, name, move_text(row.move, letters), ink, Cut.BOLD)
        for place, cell in enumerate(row.cells):
            box = self.cell(number, place)
            frame = box.adjusted(_PAD - 6, 4, -_APART, -4)
            hole = table.is_hole(row, place)
            ink = dress(painter, frame, cell, hole, tokens)
            text = self._cell_text(table, row, place)
            cut = Cut.BOLD if cell.mates and cell.defends else Cut.PLAIN
            cut = Cut.BOLD if hole else cut
            inside = frame.adjusted(6, 0, -4, 0)
            self._lettering.draw(painter, inside, text, ink, cut)
        bottom = first.bottom()
        painter.fillRect(_LEFT, bottom, wide, 1, QColor(tokens.line))

    def _paint_rest(self, painter: QPainter, table: LiveTable) -> None:
        line = self.rest_line()
        if line.isEmpty():
            return
        tokens = self._appearance.tokens
        paint_chevron(
            painter, QRect(line.left() + 2, line.top(), 12, line.height()), self._opened, tokens
        )
        count, mates = rest_words(table, self._appearance.letters)
        left = line.adjusted(_TICK, 0, 0, 0)
        self._lettering.draw(painter, left, count, tokens.text2)
        after = left.adjusted(self._lettering.width(count) + 6, 0, 0, 0)
        self._lettering.draw(painter, after, mates, tokens.text2, Cut.BOLD)
