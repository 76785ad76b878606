# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a widget: it shows a position and asks for edits, and never edits itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QCursor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from composer.gui.board import gesture as gestures
from composer.gui.board import keys
from composer.gui.board.drawing import draw_board, draw_hint, draw_labels
from composer.gui.board.edit import Edit, EditKind
from composer.gui.board.geometry import MIN_SQUARE, USUAL_SQUARE, BoardGeometry, view_size
from composer.gui.board.gesture import Gesture, Hand
from composer.gui.board.mime import dragged_files, dragged_man
from composer.gui.board.motion import STILL, Motion
from composer.gui.board.overlays import Mark
from composer.gui.board.pictures import MenPictures
from composer.gui.board.scene import BoardScene, Frames
from composer.gui.board.speech import announce
from composer.gui.board.words import square_words
from composer.gui.tokens import LIGHT, LINEN, BoardColours, Tokens
from composer.problem.men import Kind, Man
from composer.problem.position import EMPTY, Position
from composer.problem.squares import Square


class BoardView(QGraphicsView):
    """The board.

    Its owner listens to `edit_requested`, takes the step (or not) and calls `set_position`.

    Signals:
        edit_requested: an `Edit` that the user asks for.
        square_hovered: the square under the pointer, or None.
        cursor_moved: the square of the keyboard's cursor.
        gesture_changed: the `Gesture` under way, or None when it has ended; told when a man
            is lifted, comes over another square, or changes between moving and copying.
        stamp_changed: the man that a click puts down, or None.
        square_size_changed: the side of a square in logical pixels.
        file_dropped: the path of a file dropped on the board.
        text_dropped: text dropped on the board.
    """

    edit_requested = Signal(object)
    square_hovered = Signal(object)
    cursor_moved = Signal(object)
    gesture_changed = Signal(object)
    stamp_changed = Signal(object)
    square_size_changed = Signal(float)
    file_dropped = Signal(str)
    text_dropped = Signal(str)

    def __init__(self, parent: QWidget | None = None, pictures: MenPictures | None = None) -> None:
        super().__init__(parent)
        self._tokens: Tokens = LIGHT
        self._colours: BoardColours = LINEN
        self._motion: Motion = STILL
        self._letters: Mapping[str, Kind] = keys.LETTERS
        self._position: Position = EMPTY
        self._gesture: Gesture | None = None
        self._stamp: Man | None = None
        self._last_man: Man | None = None
        self._hovered: Square | None = None
        self._cursor: Square = 0
        self._cursor_shown = False
        self._flipped = False
        self._editable = True
        self._board_scene = BoardScene(pictures or MenPictures(), self)
        self.setScene(self._board_scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(self.minimumSizeHint())
        self._lay_out()
        self._describe()

    # What it shows.

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._position

    def set_position(self, position: Position, duration: int | None = None) -> None:
        """Show a position; what differs from the one before moves, appears or vanishes.

        Args:
            position: what to show.
            duration: of the motion in milliseconds; that of a drop if not given.
        """
        held = self._gesture
        if held is not None and held.origin is not None and position[held.origin] is not held.man:
            self.cancel_gesture()
        was_empty = len(self._position) == 0
        self._position = position
        self._board_scene.duration = self._motion.drop if duration is None else duration
        self._board_scene.show_position(position)
        if was_empty != (len(position) == 0):
            self.viewport().update()
        self._show_pointer()
        self._describe()

    def set_tokens(self, tokens: Tokens) -> None:
        """Draw in the colours of a theme of the window."""
        self._tokens = tokens
        self.viewport().update()

    def set_colours(self, colours: BoardColours) -> None:
        """Draw the squares in the colours of a board."""
        self._colours = colours
        self.viewport().update()

    def set_motion(self, motion: Motion) -> None:
        """Let men move this long; `STILL` at once."""
        self._motion = motion

    def set_letters(self, letters: Mapping[str, Kind]) -> None:
        """Take these capital letters for the kinds of men on the keyboard."""
        self._letters = letters

    def set_editable(self, editable: bool) -> None:
        """Allow or forbid gestures that ask for edits (as while a line is played through)."""
        self._editable = editable
        if not editable:
            self.cancel_gesture()
            self._shade()

    @property
    def is_flipped(self) -> bool:
        """Whether Black sits below."""
        return self._flipped

    def flip(self) -> None:
        """Turn the board round."""
        self.set_flipped(not self._flipped)

    def set_flipped(self, flipped: bool) -> None:
        """Seat Black (True) or White (False) below."""
        if flipped != self._flipped:
            self.cancel_gesture()
            self._flipped = flipped
            self._lay_out()

    def set_marks(self, owner: str, marks: Iterable[Mark]) -> None:
        """Lay an owner's overlays on the board in place of those it had there."""
        if self._board_scene.overlays.set(owner, marks):
            self._board_scene.redraw_overlays()

    def clear_marks(self, owner: str) -> None:
        """Take an owner's overlays off the board."""
        self.set_marks(owner, ())

    def marks(self, owner: str) -> tuple[Mark, ...]:
        """Return an owner's overlays."""
        return self._board_scene.overlays.of(owner)

    def shown_men(self) -> dict[Square, Man]:
        """Return the men as they are drawn on the screen (for tests)."""
        return self._board_scene.shown()

    # Where it lies.

    @property
    def geometry_of_board(self) -> BoardGeometry:
        """Where the squares lie, in the coordinates of the view."""
        return self._board_scene.geometry

    def board_rect(self) -> QRectF:
        """Return the rectangle of the 64 squares, in the coordinates of the view."""
        board = self._board_scene.geometry
        return QRectF(board.left, board.top, board.side, board.side)

    def square_centre(self, square: Square) -> QPoint:
        """Return the pixel in the middle of a square, in the coordinates of the view."""
        x, y = self._board_scene.geometry.centre(square)
        return QPoint(int(x), int(y))

    # Gestures.

    @property
    def gesture(self) -> Gesture | None:
        """The gesture under way, or None."""
        return self._gesture

    @property
    def stamp(self) -> Man | None:
        """The man that a click puts down, or None."""
        return self._stamp

    @property
    def last_man(self) -> Man | None:
        """The man put down or picked last, or None."""
        return self._last_man

    @property
    def cursor_square(self) -> Square:
        """The square of the keyboard's cursor."""
        return self._cursor

    def set_stamp(self, man: Man | None) -> None:
        """Let each click put this man down; None puts him away."""
        if man is self._stamp:
            return
        self._stamp = man
        self._last_man = man or self._last_man
        self._shade()
        self._show_pointer()
        self.stamp_changed.emit(man)

    def set_cursor_square(self, square: Square) -> None:
        """Put the keyboard's cursor on a square."""
        moved = square != self._cursor
        self._cursor = square
        self._show_frames()
        if moved:
            self._describe(say=self._cursor_shown)
            self.cursor_moved.emit(square)

    def cancel_gesture(self) -> bool:
        """Give up the gesture under way, the man goes home; tell whether there was one."""
        held = self._gesture
        if held is None:
            return False
        self._end(held)
        self._board_scene.show_position(self._position)
        return True

    def drop_man(self, man: Man, x: float, y: float) -> bool:
        """Ask for a man brought in from the palette to be put down at a point of the view."""
        square = self._board_scene.geometry.square_at(x, y)
        self._begin(gestures.brought_in(man, (x, y), square))
        return self._release()

    def _begin(self, gesture: Gesture) -> None:
        self._gesture = gesture
        self._shade()
        self._show_gesture()
        if gesture.carrying:
            self.gesture_changed.emit(gesture)

    def _go_on(self, gesture: Gesture) -> None:
        before, self._gesture = self._gesture, gesture
        self._show_gesture()
        if before is None or not gesture.carrying:
            return
        same = (
            before.over == gesture.over
            and before.copying == gesture.copying
            and before.carrying == gesture.carrying
        )
        if not same:
            self.gesture_changed.emit(gesture)

    def _release(self) -> bool:
        held = self._gesture
        if held is None:
            return False
        edit = gestures.released(held, self._position, self._stamp)
        self._end(held)
        self._ask(edit)
        # What nobody took on goes home; after an accepted edit there is nothing to do.
        self._board_scene.show_position(self._position)
        return edit is not None

    def _end(self, held: Gesture) -> None:
        self._gesture = None
        self._board_scene.duration = self._motion.drop
        self._board_scene.put_down(held)
        self._show_gesture()
        self._shade()
        if held.carrying:
            self.gesture_changed.emit(None)

    def _ask(self, edit: Edit | None) -> None:
        if edit is None:
            return
        if edit.what in (EditKind.PUT, EditKind.COPY):
            self._last_man = edit.man
        self.edit_requested.emit(edit)

    def _remove_or_stamp(self, square: Square) -> None:
        if self._position[square] is not None:
            self._ask(gestures.remove(self._position, square))
        elif self._last_man is not None:
            self._ask(gestures.put(self._position, square, self._last_man))

    # Showing where things are.

    def _lay_out(self) -> None:
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        before = self._board_scene.geometry.square
        board = BoardGeometry.fitted(size.width(), size.height(), ratio, self._flipped)
        self.setSceneRect(0, 0, size.width(), size.height())
        self._board_scene.lay_out(board, ratio)
        self._shade()
        self.viewport().update()
        if board.square != before:
            self.square_size_changed.emit(board.square)

    def _show_gesture(self) -> None:
        self._board_scene.hold(self._gesture)
        self._show_frames()
        self._show_pointer()

    def _show_frames(self) -> None:
        held = self._gesture
        cursor = self._cursor if self._cursor_shown and self.hasFocus() else None
        if held is None or not held.carrying:
            self._board_scene.set_frames(Frames(cursor=cursor))
            return
        by_keys = held.hand is Hand.KEYS
        home = held.origin if held.lifts or by_keys else None
        target = held.over if by_keys or held.over != held.origin else None
        self._board_scene.set_frames(Frames(None, home, target, by_keys))

    def _shade(self) -> None:
        free = self._gesture is None or not self._gesture.carrying
        man = self._stamp if free and self._editable else None
        if man is not None and self._hovered is not None:
            already = self._position[self._hovered] is man
            self._board_scene.shade(None if already else man, self._hovered)
        else:
            self._board_scene.shade(None, None)

    def _show_pointer(self) -> None:
        held = self._gesture
        if held is not None and held.carrying and held.hand is Hand.POINTER:
            if held.over is None and held.man is not None:
                self.viewport().setCursor(self._away_pointer(held.man))
            elif held.copying:
                self.viewport().setCursor(Qt.CursorShape.DragCopyCursor)
            else:
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        over_man = self._hovered is not None and self._position[self._hovered] is not None
        if over_man and self._editable and self._stamp is None:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def _away_pointer(self, man: Man) -> QCursor:
        """Return a pointer that looks like the man: off the view no picture of him is seen."""
        return QCursor(self._board_scene.picture(man))

    def _hover(self, square: Square | None) -> None:
        if square == self._hovered:
            return
        self._hovered = square
        self._shade()
        self._show_pointer()
        self.square_hovered.emit(square)

    def _show_cursor(self, shown: bool) -> None:
        if shown != self._cursor_shown:
            self._cursor_shown = shown
            self._show_frames()

    def _describe(self, say: bool = False) -> None:
        words = square_words(self._position, self._cursor)
        name = self.tr("Board: {square}").format(square=words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
            self.setAccessibleDescription(
                self.tr(
                    "{material}. Arrows move, letters place men, Space lifts and drops."
                ).format(material=self._position.material())
            )
        if say:
            announce(self, words)

    # The mouse.

    def _press(self, event: QMouseEvent, twice: bool = False) -> None:
        self._board_scene.finish()
        self._show_cursor(False)
        if self.cancel_gesture():  # another button during a drag gives it up
            return
        at = event.position()
        square = self._board_scene.geometry.square_at(at.x(), at.y())
        if square is None or not self._editable:
            return
        self.set_cursor_square(square)
        if event.button() is Qt.MouseButton.RightButton:
            self._remove_or_stamp(square)
        elif event.button() is Qt.MouseButton.LeftButton:
            point = (at.x(), at.y())
            self._begin(gestures.pressed(self._position, square, point, _copies(event), twice))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift the man under the left button; the right one removes him."""
        self._press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Press again; released in place it changes the man's colour."""
        self._press(event, twice=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the man in hand, and tell which square is under the pointer."""
        at = event.position()
        square = self._board_scene.geometry.square_at(at.x(), at.y())
        self._hover(square)
        held = self._gesture
        if held is not None and held.hand is Hand.POINTER:
            threshold = QApplication.startDragDistance()
            point = (at.x(), at.y())
            self._go_on(gestures.moved(held, point, square, threshold, _copies(event)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the man in hand down."""
        held = self._gesture
        if (
            held is None
            or held.hand is not Hand.POINTER
            or event.button() is not Qt.MouseButton.LeftButton
        ):
            return
        self.mouseMoveEvent(event)
        self._release()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Keep the right button for removing."""
        event.accept()

    # Drags from elsewhere.

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take men, text and files."""
        data = event.mimeData()
        man = dragged_man(data)
        if man is not None and self._editable:
            at = event.position()
            self.cancel_gesture()
            square = self._board_scene.geometry.square_at(at.x(), at.y())
            self._begin(gestures.brought_in(man, (at.x(), at.y()), square))
            event.acceptProposedAction()
        elif man is None and (data.hasText() or dragged_files(data)):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the square on which the man would be put."""
        held = self._gesture
        if held is None or held.hand is not Hand.PALETTE:
            event.acceptProposedAction()
            return
        at = event.position()
        square = self._board_scene.geometry.square_at(at.x(), at.y())
        self._go_on(gestures.moved(held, (at.x(), at.y()), square, 0))
        event.setAccepted(square is not None)
        if square is not None:
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the man that was about to be put down."""
        if self._gesture is not None and self._gesture.hand is Hand.PALETTE:
            self.cancel_gesture()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the man down, or hand on text and files."""
        data, at = event.mimeData(), event.position()
        man = dragged_man(data)
        if man is not None:
            if self._editable:
                self.drop_man(man, at.x(), at.y())
        elif files := dragged_files(data):
            for path in files:
                self.file_dropped.emit(path)
        else:
            self.text_dropped.emit(data.text())
        event.acceptProposedAction()

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, place, remove, lift and drop men; Escape gives up."""
        self._board_scene.finish()
        if event.key() == Qt.Key.Key_Control:
            self._copy_changed(True)
        elif event.key() == Qt.Key.Key_Escape:
            if not self.escape():
                event.ignore()
        elif (step := keys.step_of(event)) is not None:
            self._step(*step)
        elif not self._editable or not keys.is_ours(event, self._letters):
            event.ignore()
        elif self._gesture is None or self._gesture.hand is Hand.KEYS:
            self._act(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Stop copying when Control is let go."""
        if event.key() == Qt.Key.Key_Control:
            self._copy_changed(False)
        else:
            event.ignore()

    def escape(self) -> bool:
        """Give up the gesture, else put the stamp away; tell whether there was either."""
        if self.cancel_gesture():
            return True
        if self._stamp is not None:
            self.set_stamp(None)
            return True
        return False

    def _copy_changed(self, copying: bool) -> None:
        held = self._gesture
        if held is not None and held.hand is Hand.POINTER:
            self._go_on(gestures.moved(held, held.at, held.over, float("inf"), copying))

    def _step(self, columns: int, rows: int) -> None:
        self._choose_square()
        target = self._board_scene.geometry.stepped(self._cursor, columns, rows)
        held = self._gesture
        if held is not None and held.hand is Hand.KEYS:
            self._go_on(gestures.stepped(held, target))
        self.set_cursor_square(target)

    def _act(self, event: QKeyEvent) -> None:
        """Do what a key asks for on the cursor's square."""
        self._choose_square()
        held = self._gesture
        if keys.is_lift(event):
            self._lift_or_drop(copying=_copies(event))
        elif keys.takes_off(event):
            if held is not None:
                self._gesture = replace(held, over=None)
                self._release()
            else:
                self._ask(gestures.remove(self._position, self._cursor))
        elif held is None and (man := keys.man_of(event, self._letters)) is not None:
            self._last_man = man
            self._ask(gestures.put(self._position, self._cursor, man))
        self._describe(say=True)

    def _lift_or_drop(self, copying: bool) -> None:
        held = self._gesture
        if held is not None:
            self._gesture = replace(held, copying=copying)
            self._release()
        elif (lifted := gestures.lifted(self._position, self._cursor)) is not None:
            self._begin(lifted)

    def _choose_square(self) -> None:
        """Show the cursor; while it is hidden, the square under the pointer is meant."""
        if not self._cursor_shown and self._hovered is not None and self._gesture is None:
            self.set_cursor_square(self._hovered)
        self._show_cursor(True)

    # The rest of Qt's calls.

    def event(self, event: QEvent) -> bool:
        """Claim our keys before shortcuts, and follow the screen's pixels."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            busy = self._gesture is not None or self._stamp is not None
            escape = event.key() == Qt.Key.Key_Escape and busy
            if escape or keys.is_ours(event, self._letters):
                event.accept()
                return True
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        elif kind == QEvent.Type.LanguageChange:
            self._describe()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the focus comes by keyboard."""
        super().focusInEvent(event)
        self._show_cursor(event.reason() in _BY_KEYBOARD)
        self._show_frames()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put down what is held, hide the cursor."""
        super().focusOutEvent(event)
        if self._gesture is not None and self._gesture.hand is not Hand.PALETTE:
            self.cancel_gesture()
        self._show_frames()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the view."""
        super().resizeEvent(event)
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board to the screen on which it appears."""
        super().showEvent(event)
        self._lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the empty board."""
        scene = self._board_scene
        painter.fillRect(rect, QColor(self._tokens.window))
        draw_board(painter, scene.geometry, self._colours, scene.ratio)
        draw_labels(painter, scene.geometry, self._tokens.muted, self.font())
        if len(self._position) == 0 and self._gesture is None:
            hint = self.tr("Drag men here, or paste a position.")
            draw_hint(painter, scene.geometry, self._tokens, self.font(), hint)

    def sizeHint(self) -> QSize:
        """Return the size for the usual squares."""
        return QSize(*view_size(USUAL_SQUARE))

    def minimumSizeHint(self) -> QSize:
        """Return the size for the smallest squares."""
        return QSize(*view_size(MIN_SQUARE))


_BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


def _copies(event: QMouseEvent | QKeyEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
