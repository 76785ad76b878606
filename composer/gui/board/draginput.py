# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user does on a board on which moves are played or taken back: a man is dragged.

The board itself takes no edits then; what is done on it goes here.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from composer.gui.board import gesture as gestures
from composer.gui.board.gesture import Gesture
from composer.gui.board.overlays import Lit
from composer.gui.board.scene import Frames
from composer.gui.board.view import BoardView
from composer.problem.squares import Square


class DragInput(QObject):
    """Lets men be dragged, or clicked, from where they stand to where they go or came from.

    Signals:
        moved: a man was put on a square; carries where he stands, the square, and where on the
            screen that is.
        picked: a man was clicked, to see his moves; carries his square, or None for no man.
        menu_wanted: the menu of a square is wanted; carries it and where on the screen.
    """

    moved = Signal(int, int, QPoint)
    picked = Signal(object)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, board: BoardView, owner: str, parent: QObject | None = None) -> None:
        """Begin; `owner` is whose overlays the squares are that are lit."""
        super().__init__(parent)
        self._board, self._owner = board, owner
        self._gesture: Gesture | None = None
        self._picked: Square | None = None
        self.active = False
        board.viewport().installEventFilter(self)

    # What differs: the moves.

    def squares_from(self, square: Square) -> frozenset[Square]:
        """Return where the man on a square may be put."""
        raise NotImplementedError

    @property
    def is_dragging(self) -> bool:
        """Whether a man is in hand."""
        return self._gesture is not None and self._gesture.carrying

    @property
    def chosen(self) -> Square | None:
        """Where the man stands who was clicked."""
        return self._picked

    def rest(self) -> None:
        """Put down what is in hand and forget who was clicked."""
        self._let_go()
        self._pick(None)

    def show_origins(self) -> None:
        """Light again where the man clicked may be put: more may be known now."""
        if self._picked is not None and self._gesture is None:
            self._light(self._picked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the mouse from the board while moves are made on it."""
        if not self.active:
            return False
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if isinstance(event, QContextMenuEvent):
            return True
        return event.type() == QEvent.Type.Wheel

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, left = event.type(), event.button() is Qt.MouseButton.LeftButton
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if left:
                self._press(event)
            elif event.button() is Qt.MouseButton.RightButton:
                self._ask_menu(event)
            return True
        if kind is QEvent.Type.MouseMove and self._gesture is not None:
            self._carry(event)
            return True
        if kind is QEvent.Type.MouseButtonRelease:
            if left and self._gesture is not None:
                self._release(event)
            return True
        return False

    def _press(self, event: QMouseEvent) -> None:
        self._board.drawing.finish()
        square = self._square(event)
        if square is None:
            self._pick(None)
            return
        if self._picked is not None and self._goes(self._picked, square):
            start, self._picked = self._picked, None
            self._put_out()
            self.moved.emit(start, square, event.globalPosition().toPoint())
            return
        self._gesture = gestures.pressed(self._board.position, square, _point(event))
        if self.squares_from(square):
            self._light(square)
            self._board.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _carry(self, event: QMouseEvent) -> None:
        held = self._gesture
        if held is None or held.origin is None or not self.squares_from(held.origin):
            return
        square, far = self._square(event), QApplication.startDragDistance()
        held = gestures.moved(held, _point(event), square, far)
        self._gesture = held
        scene = self._board.drawing
        scene.hold(held)
        if held.carrying:
            goes = square is not None and self._goes(held.origin or 0, square)
            target = (square,) if goes and square is not None else ()
            scene.set_frames(Frames(None, held.squares, target))

    def _release(self, event: QMouseEvent) -> None:
        held, square = self._gesture, self._square(event)
        if held is None:
            return
        carrying, origin = held.carrying, held.origin
        if origin is None:
            self._let_go()
        elif carrying:
            self._put_out()
            if square is not None and square != origin and self._goes(origin, square):
                self._put_down()
                self._picked = None
                self.moved.emit(origin, square, event.globalPosition().toPoint())
            self._let_go()
        else:
            self._let_go()
            again = origin == self._picked
            self._pick(None if again or self._board.position[origin] is None else origin)

    def _ask_menu(self, event: QMouseEvent) -> None:
        self._let_go()
        square = self._square(event)
        if square is not None:
            self.menu_wanted.emit(square, event.globalPosition().toPoint())

    def _pick(self, square: Square | None) -> None:
        if square is None:
            self._put_out()
        if square != self._picked:
            self._picked = square
            if square is not None:
                self._light(square)
            self.picked.emit(square)

    def _light(self, square: Square) -> None:
        marks = tuple(Lit(each) for each in sorted(self.squares_from(square)))
        self._board.overlays.set(self._owner, marks)

    def _put_out(self) -> None:
        self._board.overlays.clear(self._owner)

    def _goes(self, start: Square, square: Square) -> bool:
        return square in self.squares_from(start)

    def _put_down(self) -> None:
        """Let go of the man where he is: what is shown next starts from there."""
        if self._gesture is not None:
            self._board.drawing.put_down(self._gesture)
            self._board.drawing.set_frames(Frames())
            self._gesture = None

    def _let_go(self) -> None:
        """Let the man in hand, if any, go home."""
        if self._gesture is not None:
            self._put_down()
            self._board.drawing.go_home()
        self._board.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def _square(self, event: QMouseEvent) -> Square | None:
        return self._board.drawing.geometry.square_at(*_point(event))


def _point(event: QMouseEvent) -> tuple[float, float]:
    place = event.position()
    return place.x(), place.y()
