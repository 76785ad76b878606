# SPDX-License-Identifier: GPL-3.0-or-later
"""A strip of men by a square, each tinted with what the position would be with him."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from composer.analysis.composing.dropmap import Drop, DropAnswer
from composer.gui.aids.tints import draw_glyph, fill_tint
from composer.gui.board.mengrid import MenGrid
from composer.gui.board.pictures import MAN_ORDER, MenPictures
from composer.gui.board.view import BoardView
from composer.gui.board.words import man_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.problem.men import Man
from composer.problem.squares import Square

_CELL, _RIM = 36, 5
_MOST: Final = 16  # men that are not orthodox


class ManStrip(QWidget):
    """Two rows of men over the board; white above black, and others like those present.

    Signals:
        pointed: the man under the pointer or the keyboard's frame, or None.
        chosen: the man who is to stand on the square.
        left: the strip is done with.
    """

    pointed = Signal(object)
    chosen = Signal(object)
    left = Signal()

    def __init__(self, board: BoardView, appearance: Appearance) -> None:
        super().__init__(board.viewport())
        self._board, self._appearance = board, appearance
        self._pictures = MenPictures(appearance)
        appearance.repaint(self)
        self._grid = _grid_of(())
        self._answers: Mapping[Man, DropAnswer] = {}
        self._there: Man | None = None
        self._pointed: Man | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Other men on this square"))
        self.setAccessibleDescription(
            self.tr("Arrows choose a man, Enter puts him there, Escape leaves.")
        )
        self.hide()

    @property
    def answers(self) -> Mapping[Man, DropAnswer]:
        """What is known of each man."""
        return self._answers

    def show_men(
        self,
        square: Square,
        there: Man | None,
        answers: Mapping[Man, DropAnswer],
        others: Sequence[Man] = (),
    ) -> None:
        """Show what is known of each man by a square on which one stands.

        Args:
            square: the square.
            there: the man who stands on it.
            answers: what is known of each man.
            others: the men to show besides the orthodox twelve.
        """
        self._grid = _grid_of(others[:_MOST])
        self._there, self._answers = there, answers
        if not self.isVisible():
            self._pointed = None
        self.setGeometry(self._place(square))
        self.show()
        self.raise_()
        self.update()

    def set_pressable(self, on: bool) -> None:
        """Take the mouse, or leave it to the squares that the strip covers."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not on)

    def take_keyboard(self) -> None:
        """Let arrows choose, beginning with the man who stands there."""
        self._point(self._there if self._there in self._grid.men else MAN_ORDER[0])
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def cell_centre(self, man: Man) -> QPoint:
        """Return the middle of a man's cell."""
        return self._grid.cell(man).center().toPoint()

    def _place(self, square: Square) -> QRect:
        board = self._board.drawing.geometry
        x, y = board.corner(square)
        size = self.sizeHint()
        top = y + board.square + 1
        edge, above, wide, high = board.whole
        if top + size.height() > above + high:
            top = y - size.height() - 1
        left = x + board.square / 2 - size.width() / 2
        most = edge + wide - size.width()
        return QRect(QPoint(round(max(0.0, min(left, most))), round(top)), size)

    def _point(self, man: Man | None) -> None:
        if man is not self._pointed:
            self._pointed = man
            self.setAccessibleName(
                self.tr("Other men on this square") if man is None else man_name(man)
            )
            self.update()
            self.pointed.emit(man)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of all men in two rows."""
        grid = self._grid
        return QSize(grid.columns * _CELL + 2 * _RIM, grid.rows * _CELL + 2 * _RIM)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report the man under the pointer."""
        self._point(self._grid.man_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the board below from being pressed."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the man there."""
        man = self._grid.man_at(event.position())
        if man is not None and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(man)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Keep the board below from being turned."""
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Go when the pointer goes, unless the keyboard is here."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Go when the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        if QApplication.activePopupWidget() is None:
            self.left.emit()

    def event(self, event: QEvent) -> bool:
        """Claim our keys before shortcuts get them."""
        asks = event.type() == QEvent.Type.ShortcutOverride
        if asks and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with arrows, put there with Enter or Space, leave with Escape."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._point(self._grid.stepped(self._pointed or MAN_ORDER[0], *steps[key]))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self._pointed is not None:
                self.chosen.emit(self._pointed)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw tray, tints, men and glyphs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._appearance.tokens.line2), 1))
        painter.setBrush(QColor("#F2F2EF"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        ratio = self.devicePixelRatioF()
        for man in self._grid.men:
            cell = self._grid.cell(man).adjusted(1, 1, -1, -1)
            answer = self._answers.get(man)
            drop = Drop.UNKNOWN if answer is None else answer.drop
            fill_tint(painter, cell, drop)
            corner = cell.topLeft() + QPointF(5, 5)
            painter.drawPixmap(corner, self._pictures.pixmap(man, cell.width() - 7, ratio))
            keys = 0 if answer is None else answer.count
            draw_glyph(painter, cell, drop, keys, size=0.22)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if man is self._there:
                painter.setPen(QPen(QColor(MARKS.home), 1.6, Qt.PenStyle.DashLine))
                painter.drawRoundedRect(cell, 3, 3)
            if man is self._pointed:
                painter.setPen(QPen(QColor(MARKS.cursor), 2.2))
                painter.drawRoundedRect(cell, 3, 3)
        painter.end()


def _grid_of(others: Sequence[Man]) -> MenGrid:
    return MenGrid.lying(_RIM, _RIM, _CELL, _CELL, others)
