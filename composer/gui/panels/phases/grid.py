# SPDX-License-Identifier: GPL-3.0-or-later
"""The phase table in the window: defences down, phases across, mates in the cells."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from composer.analysis.phases import Cell, Change, PhaseTable, table_text
from composer.analysis.phases import Column as PhaseColumn
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import with_alpha
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.phases.fold import Fold
from composer.gui.panels.phases.heads import HEAD, Dragged, Heights, first_of, is_try
from composer.gui.panels.phases.places import MARK, Columns
from composer.gui.panels.phases.tints import dress, paint_legend, paint_more, paint_sign
from composer.gui.panels.phases.words import (
    cell_text,
    head_words,
    hint_of,
    legend_words,
    letters_in,
    line_of,
    sized,
    spoken,
)
from composer.gui.words.language import fill, tr
from composer.notation.moves import move_text
from composer.problem.move import Move

_PAD, _LEFT, _APART = 7, 14, 4  # apart: two cells side by side
_TIGHT_PAD, _CLOSE, _LEAST, _TIGHT_LEAST, _ANY = 3, 6, 44, 30, 16_777_215
_CONTROL = Qt.KeyboardModifier.ControlModifier
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Home: (0, -99),
    Qt.Key.Key_End: (0, 99),
}
_PLAY = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_NOWHERE = QPoint(-1, -1)
_SHARE = 0.62  # of what is in sight
_PIN_SIDE, _PIN_ROOM = 12, 15  # a pin in a head


class PhaseGrid(QWidget):
    """Paints a phase table; pointing at a cell shows its moves and says below what it means.

    The defences and the key stay in sight where the phases between them are scrolled; a
    click on the sign beside them brings the next one into sight. The last rows of a long table
    come on a click. The keyboard goes from cell to cell and to the heads above; a click, Enter or
    Space plays a cell's line. A click on the head of a try, or P in its column, pins it or lets it
    go; it is moved by dragging its head or with Ctrl and an arrow, and hidden with Delete.

    Signals:
        line_pointed: the moves of the cell under the pointer, as a tuple; empty for none.
        line_chosen: the moves of a cell are to be played, as a tuple.
        cell_reached: the keyboard is at a cell; carries the `QRect` to be kept in sight.
        turned: more rows are shown, or fewer.
        pin_turned: a try is to be pinned, or no longer; carries its first move as UCI.
        hide_requested: a try is to be hidden; carries its first move as UCI.
        move_requested: a try is to stand elsewhere; carries its first move as UCI, and its place
            among the tries.
        menu_requested: a menu is requested; carries where on the screen, and the first move as
            UCI of the try that it is about, or nothing.
    """

    draws_ring = True

    line_pointed = Signal(object)
    line_chosen = Signal(object)
    cell_reached = Signal(object)
    turned = Signal()
    pin_turned = Signal(str)
    hide_requested = Signal(str)
    move_requested = Signal(str, int)
    menu_requested = Signal(object, str)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        appearance.writing_changed.connect(self._measure)
        self._fold = Fold(PhaseTable((), ()))
        self._table = self._fold.shown
        self._widths: list[int] = []
        self._legend: tuple[tuple[Change | str, str], ...] = ()
        self._lettering = Lettering(self.font())
        self._high = Heights.of(self._lettering)
        self._under: tuple[int, int] | None = None
        self._pointer = _NOWHERE
        self._current: tuple[int, int] | None = None  # where the keyboard is
        self._room = _ANY
        self._dragged: Dragged | None = None
        self._tight = False  # with less between words, where they would not fit
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self._spoken = SpokenParts(self)
        self._describe()

    @property
    def table(self) -> PhaseTable:
        """The table that is shown, with all its rows."""
        return self._fold.whole

    def show_table(self, table: PhaseTable) -> None:
        """Show another table."""
        self._show_fold(replace(self._fold, whole=table))

    def _show_fold(self, fold: Fold) -> None:
        self._fold, self._table = fold, fold.shown
        self._under = self._dragged = None
        if self._current is not None and not self._has(*self._current):
            self._current = None
        self._measure()
        self._describe()

    def set_room(self, wide: int, high: int = 0) -> None:
        """Say how many pixels can be seen at once; words stand closer where that helps.

        Of a height the table takes a share, so that what is below it is in sight, too.
        """
        rows = int(high * _SHARE) // self._high.row if high else self._fold.room
        if rows != self._fold.room:
            self._show_fold(replace(self._fold, room=rows))
        if wide != self._room:
            self._room = wide
            self._measure()

    @property
    def hint(self) -> str:
        """What is said below of the cell that is pointed at."""
        shown = self._shown
        return "" if shown is None else hint_of(self._table, *shown, self._appearance.letters)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of all cells."""
        rows = self._foot() + self._more.height() + self._high.legend
        return QSize(_LEFT + sum(self._widths) + 2, rows if self._table.rows else 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: nothing is cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()

    @property
    def tries(self) -> tuple[str, ...]:
        """The first moves, as UCI, of the tries that are shown, in their order."""
        return tuple(first_of(column) for column in self._table.columns if is_try(column))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the head of a try."""
        under = self._cell_at(event.position().toPoint())
        if self._sign_at(event.position().toPoint()) is not None:
            return
        if event.button() is not Qt.MouseButton.LeftButton or under is None or under[0] != HEAD:
            return
        if is_try(self._table.columns[under[1]]):
            self._dragged = Dragged(under[1], event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report which moves are under the pointer, or drag a head."""
        point = event.position().toPoint()
        if self._dragged is not None:
            self._dragged.lead(point, self._gap_at(point.x()))
            self.update()
            return
        self._pointer = point
        turns = self._sign_at(point) is not None or self._more.contains(point)
        hand = Qt.CursorShape.PointingHandCursor if turns else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self._point(None if turns else self._cell_at(point))
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Report that none are, or those where the keyboard is."""
        self._pointer = _NOWHERE
        self._point(None)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play the line of a cell; pin a try, or put it down where it was dragged to."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        dragged, self._dragged = self._dragged, None
        if dragged is not None:
            self._drop(dragged)
            return
        point = event.position().toPoint()
        if (column := self._sign_at(point)) is not None:
            self.cell_reached.emit(self._with_neighbours(HEAD, column))
            return
        if self._more.contains(point):
            self._turn()
            return
        cell = self._cell_at(point)
        if cell is not None and cell[0] != HEAD:
            self.line_chosen.emit(self._line(*cell))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a try, or of the table."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            under, place = self._current, self._middle(self._current)
        else:
            under, place = self._cell_at(event.pos()), event.globalPos()
        column = None if under is None else self._table.columns[under[1]]
        first = "" if column is None or not is_try(column) else first_of(column)
        self.menu_requested.emit(place, first)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first cell of the key, else at the first of all."""
        super().focusInEvent(event)
        if self._current is None and self._table.rows and self._table.columns:
            keys = [n for n, column in enumerate(self._table.columns) if column.kind == "key"]
            self._current = (0, keys[0] if keys else 0)
        self._reach()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self._report()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from cell to cell; Enter and Space play the line."""
        key = Qt.Key(event.key())
        if self._current is None or self._choose(key, event.modifiers()):
            if self._current is None:
                super().keyPressEvent(event)
            return
        if key not in (*_STEPS, *_PLAY):
            super().keyPressEvent(event)
            return
        if key in _PLAY:
            if self._current[0] == HEAD:
                self._turn_pin(self._current[1])
            else:
                self.line_chosen.emit(self._line(*self._current))
            return
        down, right = _STEPS[key]
        if self._current[0] + down == len(self._table.rows) and self._fold.can_turn:
            self._turn()
        rows, columns = len(self._table.rows), len(self._table.columns)
        place = min(rows - 1, max(HEAD, self._current[0] + down))
        column = min(columns - 1, max(0, self._current[1] + right))
        self._current = place, column
        self._reach()
        announce(self, self.accessibleDescription())

    def _choose(self, key: Qt.Key, held: Qt.KeyboardModifier) -> bool:
        """Pin, move or hide the try where the keyboard is; return whether the key does that."""
        if self._current is None or not is_try(self._table.columns[self._current[1]]):
            return False
        column = self._current[1]
        first = first_of(self._table.columns[column])
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
        if key == Qt.Key.Key_P and not held:
            self._turn_pin(column)
        elif key == Qt.Key.Key_Delete and not held:
            self.hide_requested.emit(first)
        elif step is not None and held & _CONTROL:
            place = self.tries.index(first) + step
            if 0 <= place < len(self.tries):
                self._current = self._current[0], column + step
                self.move_requested.emit(first, place)
        else:
            return False
        return True

    def _turn_pin(self, column: int) -> None:
        if is_try(self._table.columns[column]):
            self.pin_turned.emit(first_of(self._table.columns[column]))

    def _drop(self, dragged: Dragged) -> None:
        """Put a try down where it was dragged to; pin it where it was only clicked."""
        self.update()
        if not dragged.moves:
            self._turn_pin(dragged.column)
            return
        first = first_of(self._table.columns[dragged.column])
        place = dragged.gap - (dragged.gap > self.tries.index(first))
        if place != self.tries.index(first):
            self.move_requested.emit(first, place)

    def _gap_at(self, x: int) -> int:
        """Return before which of the tries something put down here would stand."""
        tries = [n for n, column in enumerate(self._table.columns) if is_try(column)]
        return sum(x > self._left_of(n) + self._widths[n + 1] // 2 for n in tries)

    def _middle(self, cell: tuple[int, int] | None) -> QPoint:
        """Return where on the screen the middle of a cell is; of none that of the table."""
        if cell is None:
            return self.mapToGlobal(self.rect().center())
        place, column = cell
        left = self._left_of(column) + self._widths[column + 1] // 2
        top = self._high.top(place) + self._high.of_row(place) // 2
        return self.mapToGlobal(QPoint(left, top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw heads, defences and cells of the columns that are in sight."""
        if not self._table.rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places()
        for place in range(len(self._table.rows)):
            top = self._high.top(place)
            painter.fillRect(_LEFT, top, self.width(), 1, QColor(self._appearance.tokens.line))
        columns = self._columns
        natural = columns.natural
        for column, left in places.items():
            moved = columns.stays(column) and left != natural[column]
            self._paint_column(painter, column, left, moved)
        for rect, sign, _ in self._signs():
            here = rect.contains(self._pointer)
            paint_sign(painter, rect, sign, here, self._lettering, self._appearance.tokens)
        paint_more(painter, self._more, self._fold.words, self._lettering, self._appearance.tokens)
        self._paint_legend(painter)
        self._paint_gap(painter)
        painter.end()

    def _paint_gap(self, painter: QPainter) -> None:
        """Show where a try that is dragged would stand."""
        if self._dragged is None or not self._dragged.moves:
            return
        tries = [n for n, column in enumerate(self._table.columns) if is_try(column)]
        gap = self._dragged.gap
        last = self._left_of(tries[-1]) + self._widths[tries[-1] + 1]
        left = self._left_of(tries[gap]) if gap < len(tries) else last
        painter.fillRect(left - 2, 2, 2, self._foot() - 2, QColor(self._appearance.tokens.accent))

    def _paint_column(self, painter: QPainter, column: int, left: int, moved: bool) -> None:
        wide = self._widths[column + 1]
        if moved:
            ground = QRect(left, 0, wide, self._foot())
            painter.fillRect(ground, QColor(self._appearance.tokens.panel))
            edge = left if column >= 0 else left + wide - 1
            painter.fillRect(edge, 0, 1, self._foot(), QColor(self._appearance.tokens.line2))
        if column >= 0 and self._table.columns[column].kind == "key":
            tint = with_alpha(self._appearance.tokens.accent_tint, 0.42)
            painter.fillRect(QRect(left, 0, wide, self._foot()), tint)
        self._paint_head(painter, column, left)
        for place, row in enumerate(self._table.rows):
            rect = QRect(left, self._high.top(place), wide, self._high.row)
            if moved:
                painter.fillRect(left, rect.top(), wide, 1, QColor(self._appearance.tokens.line))
            if column < 0:
                words = move_text(row.defence, self._appearance.letters)
                self._lettering.draw(painter, rect, words, self._appearance.tokens.text, Cut.BOLD)
                continue
            self._cell(painter, rect, row.cells[column], (place, column) == self._shown)
            if self.hasFocus() and (place, column) == self._current:
                self._ring(painter, self._box(rect).adjusted(-1, -1, 1, 1))

    def _ring(self, painter: QPainter, rect: QRect) -> None:
        """Draw the ring of the keyboard."""
        painter.setPen(QPen(QColor(self._appearance.tokens.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 5, 5)

    @property
    def _columns(self) -> Columns:
        phases = self._table.columns
        return Columns(self._widths, _LEFT, bool(phases) and phases[-1].kind == "key")

    def _places(self) -> dict[int, int]:
        """Return where the columns stand that are in sight: the defences and the key always."""
        seen = self._seen()
        return self._columns.placed(seen.left(), seen.right() + 1)

    def _left_of(self, column: int) -> int:
        """Return where a column stands, or would stand if it were in sight."""
        return self._places().get(column, self._columns.natural[column])

    def _seen(self) -> QRect:
        """Return the part of the table that is in sight."""
        port = self.parentWidget()
        if port is None:
            return self.rect()
        return QRect(self.mapFrom(port, QPoint(0, 0)), port.size()).intersected(self.rect())

    def _foot(self) -> int:
        """Return where the last row ends."""
        return self._high.head + self._high.row * len(self._table.rows)

    @property
    def _more(self) -> QRect:
        """Where a click shows the last rows of a long table, or hides them; empty for another."""
        high = self._high.row if self._fold.words else 0
        left = max(_LEFT, self._seen().left() + 2)
        return QRect(left, self._foot(), self._seen().right() - left, high)

    def _turn(self) -> None:
        """Show all rows, or the first again."""
        self._show_fold(self._fold.turned())
        self.turned.emit()

    def _signs(self) -> Iterator[tuple[QRect, str, int]]:
        """Yield the signs that more columns can be scrolled to: where, what, and the next one."""
        end = self._seen().right() + 1
        for left, sign, column in self._columns.signs(self._places(), end):
            yield QRect(left, 3, MARK, self._high.head - 6), sign, column

    def _sign_at(self, point: QPoint) -> int | None:
        """Return the column that a sign at a point leads to."""
        found = (column for rect, _, column in self._signs() if rect.contains(point))
        return next(found, None)

    def _paint_legend(self, painter: QPainter) -> None:
        """Say what is pointed at means, or what colours and signs do as far as there is room."""
        seen, tokens = self._seen(), self._appearance.tokens
        left, top = max(_LEFT, seen.left() + 2), self._foot() + self._more.height()
        room = QRect(left, top, seen.right() - left, self._high.legend)
        if self.hint:
            self._lettering.draw(painter, room, self.hint, tokens.text2, Cut.SMALL)
        else:
            paint_legend(painter, room, self._legend, self._lettering, tokens)

    def _paint_head(self, painter: QPainter, column: int, left: int) -> None:
        wide = self._widths[column + 1]
        if column < 0:
            rect = QRect(left, 0, wide, self._high.head)
            ink = self._appearance.tokens.text2
            self._lettering.draw(painter, rect, tr("Defence"), ink, Cut.BOLD)
            return
        phase = self._table.columns[column]
        inks = {"key": self._appearance.tokens.sound, "cook": self._appearance.tokens.cooked}
        colour = inks.get(phase.kind, self._appearance.tokens.text2)
        rect = QRect(left + self._pad, 0, wide - self._pad, self._high.head)
        here = (HEAD, column) == self._shown
        if here and is_try(phase):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._appearance.tokens.hover))
            painter.drawRoundedRect(QRect(left, 3, wide - _APART, self._high.head - 6), 4, 4)
        if phase.pinned:
            side = QRectF(left + self._pad, (self._high.head - _PIN_SIDE) / 2, _PIN_SIDE, _PIN_SIDE)
            self._appearance.icons.draw(painter, "pin", side, self._appearance.tokens.accent)
            rect.setLeft(rect.left() + _PIN_ROOM)
        self._lettering.draw(painter, rect, self._head(phase), colour, Cut.BOLD)
        if self.hasFocus() and (HEAD, column) == self._current:
            self._ring(painter, QRect(left, 2, wide - _APART, self._high.head - 4))

    @property
    def _pad(self) -> int:
        return _TIGHT_PAD if self._tight else _PAD

    def _box(self, rect: QRect) -> QRect:
        left, free = rect.left(), self._high.row - self._high.cell
        return QRect(left, rect.top() + free // 2, rect.width() - _APART, self._high.cell)

    def _cell(self, painter: QPainter, rect: QRect, cell: Cell, under: bool) -> None:
        box = self._box(rect)
        ink = dress(painter, box, cell, under, self._appearance.tokens)
        if cell.told:  # the theme that is pointed at speaks of it
            painter.setPen(QPen(QColor(self._appearance.tokens.accent), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        inner = box.adjusted(self._pad, 0, -self._pad, 0)
        cut = Cut.BOLD if cell.refutes else Cut.PLAIN
        self._lettering.draw(painter, inner, self._words(cell), ink, cut)
        letters = letters_in(cell)
        right = Qt.AlignmentFlag.AlignRight
        self._lettering.draw(painter, inner, letters, ink, Cut.BOLD, right)

    def _measure(self) -> None:
        """Find the widths of the columns; tighter ones where the usual are more than is seen."""
        self._lettering = Lettering(self.font())
        self._high = Heights.of(self._lettering)
        for self._tight in (False, True):
            self._measure_columns()
            if _LEFT + sum(self._widths) + 2 <= self._room:
                break
        self._legend = legend_words(self._table)
        self.updateGeometry()
        self.update()

    def _measure_columns(self) -> None:
        width = self._lettering.width
        first = [move_text(row.defence, self._appearance.letters) for row in self._table.rows]
        names = [tr("Defence"), *first]
        pad, least = self._pad, _TIGHT_LEAST if self._tight else _LEAST
        self._widths = [max(width(name, Cut.BOLD) for name in names) + pad + 3]
        for place, column in enumerate(self._table.columns):
            head = width(self._head(column), Cut.BOLD) + 2 * pad
            head += _PIN_ROOM if column.pinned else 0
            cells = [row.cells[place] for row in self._table.rows]
            widest = max((self._wanted(cell) for cell in cells), default=0)
            self._widths.append(max(head, widest + 2 * pad + _APART, least))

    def _wanted(self, cell: Cell) -> int:
        """Return the width of a cell's words and letters."""
        cut = Cut.BOLD if cell.refutes else Cut.PLAIN
        letters = letters_in(cell)
        beside = max(_CLOSE, self._pad) + self._lettering.width(letters, Cut.BOLD) if letters else 0
        return self._lettering.width(self._words(cell), cut) + beside

    def _cell_at(self, point: QPoint) -> tuple[int, int] | None:
        """Return the row and the column at a point; the heads are a row, too."""
        place = self._high.place_at(point.y())
        if not HEAD <= place < len(self._table.rows):
            return None
        for column, left in self._places().items():
            if left <= point.x() < left + self._widths[column + 1]:
                return None if column < 0 else (place, column)
        return None

    @property
    def _shown(self) -> tuple[int, int] | None:
        """The cell under the pointer, else the one where the keyboard is."""
        if self._under is not None:
            return self._under
        return self._current if self.hasFocus() else None

    def _has(self, place: int, column: int) -> bool:
        return place < len(self._table.rows) and column < len(self._table.columns)

    def _point(self, under: tuple[int, int] | None) -> None:
        if under != self._under:
            self._under = under
            self._report()

    def _report(self) -> None:
        self.update()
        shown = self._shown
        self.line_pointed.emit(() if shown is None else self._line(*shown))

    def _reach(self) -> None:
        """Show, and say, where the keyboard is."""
        self._describe()
        self._report()
        if self._current is not None:
            self.cell_reached.emit(self._with_neighbours(*self._current))

    def _with_neighbours(self, place: int, column: int) -> QRect:
        """Return the place of a cell with what stays beside it when the table is scrolled."""
        left, wide = self._columns.natural[column], self._widths[column + 1]
        before, after = self._widths[0] + _LEFT, MARK
        after += self._widths[-1] if self._columns.keeps_key(self._room) else 0
        left, wide = left - before, min(before + wide + after, self._room)
        return QRect(left, self._high.top(place), wide, self._high.of_row(place))

    def _describe(self) -> None:
        """Tell screen readers what the table is, and the cell where the keyboard is."""
        self.setAccessibleName(fill(tr("Phase table: %1"), sized(self._fold.whole)))
        words = table_text(self._fold.whole)
        if self._current is not None:
            place, column = self._current
            words = self.cell_words(place, column)
        self.setAccessibleDescription(words)
        self._spoken.show(self._cells)

    def _cells(self) -> Iterator[tuple[str, QRect]]:
        """Yield every cell in words, with its place, head by head and then row by row."""
        lefts = [self._left_of(column) for column in range(len(self._table.columns))]
        for place in range(HEAD, len(self._table.rows)):
            top = self._high.top(place)
            for column, left in enumerate(lefts):
                rect = QRect(left, top, self._widths[column + 1], self._high.row)
                yield self.cell_words(place, column), rect

    def cell_words(self, place: int, column: int) -> str:
        """Return a cell in words: defence, phase, mates, letters, and what they mean."""
        return spoken(self._table, place, column, self._appearance.letters)

    def _line(self, place: int, column: int) -> tuple[Move, ...]:
        return line_of(self._table, place, column)

    def _words(self, cell: Cell) -> str:
        return cell_text(cell, self._appearance.letters, self._table.is_longer)

    def _head(self, column: PhaseColumn) -> str:
        return head_words(column, self._appearance.letters)
