# SPDX-License-Identifier: GPL-3.0-or-later
"""The small board on which one chooses a man and paints the squares where he may stand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from composer.gui.board.keys import step_of
from composer.gui.board.pictures import MenPictures
from composer.gui.board.smallboard import SmallBoard
from composer.gui.board.speech import announce
from composer.gui.board.words import man_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS, with_alpha
from composer.gui.words.language import fill
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square, square_name

LOW_SIDE: Final = 26  # of a square where the window is low, in logical pixels
_DOT: Final = 0.11  # of a square: the mark on men that are free


class PaintBoard(SmallBoard):
    """Shows the diagram; a click on a man chooses him, a drag paints or wipes squares.

    A drag wipes where it began on a painted square, else it paints; a click on a square with
    no man, and one with the right button on any, does the same for that one. With the keyboard
    arrows move, Return chooses a man, Space paints or wipes.

    Attributes:
        paints_men: whether a click on a man paints his square, and does not choose him.

    Signals:
        chosen: a man was chosen; carries his square.
        painted: the painted squares are others; carries a frozenset of them.
    """

    chosen = Signal(int)
    painted = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        pictures: MenPictures,
        parent: QWidget | None = None,
        name: str = "",
    ) -> None:
        super().__init__(appearance, pictures, parent)
        self._name = name or self.tr("What may vary: %1")
        self.paints_men = False
        self._position: Position = EMPTY
        self._preview: tuple[Position, frozenset[Square]] | None = None
        self._free: frozenset[Square] = frozenset()
        self._home: Square | None = None
        self._squares: frozenset[Square] = frozenset()
        self._may_paint = False
        self._start: Square | None = None  # of a press whose meaning is not clear yet
        self._paints: bool | None = None  # a drag paints, or wipes
        self.setAccessibleDescription(
            self.tr("Arrows move, Return chooses a man, Space paints the square or wipes it.")
        )
        self._describe()

    @property
    def squares(self) -> frozenset[Square]:
        """The painted squares."""
        return self._squares

    def set_position(self, position: Position, free: frozenset[Square]) -> None:
        """Show a diagram, and which of its men are free."""
        self._position, self._free = position, free
        self._describe()
        self.update()

    def set_painted(
        self, home: Square | None, squares: frozenset[Square], may_paint: bool = True
    ) -> None:
        """Show which man is chosen, and where he may stand; nothing is emitted."""
        self._home, self._squares, self._may_paint = home, squares, may_paint
        self.update()

    def show_preview(self, position: Position | None, lit: frozenset[Square]) -> None:
        """Show another position for a moment, with some squares lit; None for the diagram."""
        self._preview = None if position is None else (position, lit)
        self.update()

    # Qt's own names

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to paint, or perhaps choose a man."""
        self._cursor_shown = False
        square = self._at(event.position())
        if square is None:
            return
        self._cursor = square
        if event.button() is Qt.MouseButton.RightButton:
            self._begin(square)
        elif event.button() is Qt.MouseButton.LeftButton:
            if self.paints_men or self._position[square] is None:
                self._begin(square)
            else:
                self._start = square
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Paint the squares that the pointer passes."""
        square = self._at(event.position())
        if square is None:
            return
        if self._start is not None and square != self._start:
            start, self._start = self._start, None
            self._begin(start)
        if self._paints is not None:
            self._set(square, self._paints)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose a man that was clicked; end painting."""
        start, self._start, self._paints = self._start, None, None
        if start is not None:
            self.chosen.emit(start)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, choose, paint."""
        step = step_of(event)
        if step is not None:
            self._cursor = self._geometry.stepped(self._cursor, *step)
            self._describe()
            announce(self, self._words(self._cursor))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._position[self._cursor] is not None:
                self.chosen.emit(self._cursor)
        elif event.key() == Qt.Key.Key_Space:
            self._begin(self._cursor)
            self._paints = None
        else:
            event.ignore()
            return
        self._cursor_shown = True
        self.update()

    def event(self, event: QEvent) -> bool:
        """Claim the arrows before shortcuts."""
        claims = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if claims and isinstance(event, QKeyEvent) and step_of(event) is not None:
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw board, painted squares, men and the frame of the chosen one."""
        painter = QPainter(self)
        self._draw_squares(painter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        position, lit = self._preview or (self._position, self._squares)
        for square in lit:
            painter.fillRect(self._rect(square), with_alpha(MARKS.lit, 1.6))
        ratio = self.devicePixelRatioF()
        for square, man in position:
            rect = self._rect(square)
            side = rect.width()
            painter.drawPixmap(rect.topLeft(), self._pictures.pixmap(man, side, ratio))
        self._draw_signs(painter, position)
        if self._preview is None:
            self._draw_marks(painter)
        painter.end()

    def _draw_marks(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(MARKS.casing), 1))
        painter.setBrush(QColor(MARKS.lit_frame))
        for square in self._free:
            rect = self._rect(square)
            radius = max(3.0, rect.width() * _DOT)
            corner = rect.topRight() + QPointF(-radius - 1.5, radius + 1.5)
            painter.drawEllipse(corner, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._home is not None:
            painter.setPen(QPen(QColor(MARKS.lit_frame), 2.4))
            painter.drawRect(self._rect(self._home).adjusted(1.2, 1.2, -1.2, -1.2))
        self._draw_cursor(painter)

    def _begin(self, square: Square) -> None:
        if self._may_paint:
            self._paints = square not in self._squares
            self._set(square, self._paints)

    def _set(self, square: Square, on: bool) -> None:
        if not self._may_paint or (square in self._squares) == on:
            return
        self._squares = self._squares | {square} if on else self._squares - {square}
        self._describe()
        self.update()
        self.painted.emit(self._squares)

    def _words(self, square: Square) -> str:
        man = self._position[square]
        words = [square_name(square), self.tr("empty") if man is None else man_name(man)]
        if square in self._squares:
            words.append(self.tr("painted"))
        return ", ".join(words)

    def _describe(self) -> None:
        self.setAccessibleName(fill(self._name, self._words(self._cursor)))
