# SPDX-License-Identifier: GPL-3.0-or-later
"""The palette: the men of a game on a tray, to be dragged onto the board or picked for clicks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QToolTip, QWidget

from composer.gui.board.edit import Man
from composer.gui.board.keys import BY_KEYBOARD
from composer.gui.board.mantile import carry_man
from composer.gui.board.mengrid import MenGrid
from composer.gui.board.speech import announce
from composer.gui.board.view import BoardView
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS, with_alpha

_WIDTH: Final = 40  # of a man's cell
_HEIGHT: Final = 42
_LOWEST: Final = 20  # of a cell where the window is low
_RIM: Final = 3  # between the cell and the man in it, and twice that in all
_INSET: Final = 1  # the tray's frame
_GAP: Final = 4  # tray to cells, at top and bottom
_RADIUS: Final = 8
_NAME_HIGH: Final = 16  # of the line for a name
_NAME: Final = 11 / 13  # of the window's font
_GHOST: Final = 0.62  # of a man who is missing on the board
_INK: Final = "#26241f"  # of names on the tray, which is light with every board


class MenPalette(QWidget):
    """The men that a board offers, two wide; a few of them one below the other, with names.

    Signals:
        picked: the man that a click on the board is to put down; None when he is put away.
        lifted: the man that is being dragged; None when he was dropped somewhere.
    """

    picked = Signal(object)
    lifted = Signal(object)

    def __init__(
        self, appearance: Appearance, board: BoardView, parent: QWidget | None = None
    ) -> None:
        """Lay out the palette of a board; the man picked here becomes its stamp."""
        super().__init__(parent)
        self._appearance, self._sort = appearance, board.sort
        self._pictures = board.drawing.pictures
        offer = board.sort.offer()
        self._named = offer.named
        wide = _WIDTH * 2 // offer.columns
        self._highest = _HEIGHT + (_NAME_HIGH if offer.named else 0)
        self._grid = MenGrid(offer.men, offer.columns, _INSET, _GAP, wide, self._highest)
        self._drag_size = board.drawing.geometry.square
        self._picked: Man = None
        self._asked: Man = None
        self._hovered: Man = None
        self._pressed: tuple[Man, QPointF] | None = None
        self._cursor: Man = offer.men[0] if offer.men else None
        self._cursor_shown = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._describe()
        appearance.colours_changed.connect(self.update)
        appearance.figures_changed.connect(self.update)
        self.picked.connect(board.input.set_stamp)
        board.stamp_changed.connect(self.set_picked)
        board.square_size_changed.connect(self.set_drag_size)

    @property
    def picked_man(self) -> Man:
        """The man picked for stamping, or None."""
        return self._picked

    def set_picked(self, man: Man) -> None:
        """Pick a man, or put the picked one away with None."""
        if man == self._picked:
            return
        self._picked = man
        self._describe()
        self.update()
        self.picked.emit(man)

    def ask_for(self, man: Man) -> None:
        """Draw a dashed frame round a man who is missing on the board; None for nobody."""
        if man != self._asked:
            self._asked = man
            self.update()

    @property
    def asked_man(self) -> Man:
        """The man who is missing on the board, or None."""
        return self._asked

    @property
    def least_height(self) -> int:
        """The height of a tray whose men are just distinct."""
        return self._grid.rows * _LOWEST + 2 * _GAP

    def set_room(self, height: int) -> None:
        """Be no higher than this, as far as the men are still distinct."""
        high = min(self._highest, max(_LOWEST, (height - 2 * _GAP) // self._grid.rows))
        if high != self._grid.high:
            self._grid = replace(self._grid, high=high)
            self.updateGeometry()
            self.update()

    def set_drag_size(self, side: float) -> None:
        """Draw a man under way as large as on the board."""
        self._drag_size = side

    def man_at(self, point: QPointF | QPoint) -> Man:
        """Return the man at a point of the widget, or None."""
        return self._grid.man_at(QPointF(point))

    def cell_centre(self, man: Man) -> QPoint:
        """Return the middle of a man's cell."""
        return self._grid.cell(man).center().toPoint()

    def _describe(self) -> None:
        man = self._cursor
        words = "" if man is None else self._sort.man_name(man)
        if man is not None and man == self._picked:
            words = self.tr("{man}, picked").format(man=words)
        name = self.tr("Men: {man}").format(man=words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.setAccessibleDescription(
            self.tr("Arrows choose a man, Enter picks him to be put down with each click.")
        )

    def _toggle(self, man: Man) -> None:
        self.set_picked(None if man == self._picked else man)

    def _step(self, columns: int, rows: int) -> None:
        self._cursor = self._grid.stepped(self._cursor, columns, rows)
        self._cursor_shown = True
        self._describe()
        announce(self, self._sort.man_name(self._cursor))
        self.update()

    def _drag(self, man: Man) -> None:
        """Let Qt carry the man until he is dropped somewhere."""
        self._hovered = None
        self.update()
        self.lifted.emit(man)
        carry_man(self, man, self._pictures, self._drag_size, self._sort.data(man))
        self.lifted.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a man; the right button puts the picked one away."""
        man = self.man_at(event.position())
        self._cursor_shown = False
        if event.button() is Qt.MouseButton.RightButton:
            self.set_picked(None)
        elif event.button() is Qt.MouseButton.LeftButton and man is not None:
            self._pressed = (man, event.position())
            self._cursor = man
            self._describe()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag once the pointer has gone far enough."""
        if self._pressed is not None:
            man, start = self._pressed
            if (event.position() - start).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                self._drag(man)
            return
        self._hover(self.man_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the man clicked, or put him away if he was picked."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.man_at(event.position()) == pressed[0]:
            self._toggle(pressed[0])

    def leaveEvent(self, event: QEvent) -> None:
        """Notice that the pointer has left."""
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, man: Man) -> None:
        if man == self._hovered:
            return
        self._hovered = man
        hand = Qt.CursorShape.OpenHandCursor if man else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with arrows, pick with Enter or Space, put away with Escape."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._step(*steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._toggle(self._cursor)
        elif key == Qt.Key.Key_Escape and self._picked is not None:
            self.set_picked(None)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the focus comes by keyboard."""
        super().focusInEvent(event)
        self._cursor_shown = event.reason() in BY_KEYBOARD
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._cursor_shown = False
        self.update()

    def event(self, event: QEvent) -> bool:
        """Name the man under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            man = self.man_at(event.pos())
            if man is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self._sort.man_tip(man), self)
            return True
        if event.type() == QEvent.Type.LanguageChange:
            self._describe()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tray and the men."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tray = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(self._appearance.tokens.line2), 1))
        painter.setBrush(QColor(self._appearance.colours.tray))
        painter.drawRoundedRect(tray, _RADIUS, _RADIUS)
        for man in self._grid.men:
            if man is not None:
                self._paint_man(painter, man)
        painter.end()

    def _paint_man(self, painter: QPainter, man: Man) -> None:
        cell = self._grid.cell(man)
        ratio = self.devicePixelRatioF()
        tile = cell.adjusted(2, 2, -2, -2)
        if man == self._picked:
            painter.setPen(QPen(QColor(MARKS.cursor), 2))
            painter.setBrush(QColor(MARKS.picked))
            painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 6, 6)
        elif man == self._hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(with_alpha(MARKS.casing, 0.43))
            painter.drawRoundedRect(tile, 6, 6)
        if man is not None and man == self._asked:
            painter.setPen(QPen(QColor(MARKS.ghost), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(1, 1, -1, -1), 6, 6)
            painter.setOpacity(_GHOST)
        if self._cursor_shown and man == self._cursor:
            painter.setPen(QPen(QColor(MARKS.cursor), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(-1, -1, 1, 1), 7, 7)
        if self._named:
            name, cell = QRectF(cell), cell.adjusted(0, 0, 0, -_NAME_HIGH)
            name.setTop(cell.bottom() - _RIM)
            self._write_name(painter, man, name)
        side = min(_WIDTH - 4, cell.height() - 2 * _RIM)
        corner = cell.center() - QPointF(side / 2, side / 2)
        whole = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(whole, self._pictures.pixmap(man, side, ratio))
        painter.setOpacity(1.0)

    def _write_name(self, painter: QPainter, man: Man, place: QRectF) -> None:
        painter.setPen(QColor(_INK))
        font, small = painter.font(), QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * _NAME)
        painter.setFont(small)
        words, wide = self._sort.short_name(man), round(place.width()) - 2
        cut = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, cut)
        painter.setFont(font)

    def sizeHint(self) -> QSize:
        """Return the size of the tray."""
        grid = self._grid
        return QSize(2 * _WIDTH + 2 * _INSET, grid.rows * int(grid.high) + 2 * _GAP)

    def minimumSizeHint(self) -> QSize:
        """Return the size of the tray: it shrinks only on request."""
        return self.sizeHint()
