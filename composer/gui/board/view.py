# SPDX-License-Identifier: GPL-3.0-or-later
"""The board as a widget: it shows a position and requests edits, and never edits itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
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
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from composer.diagrams.style.style import MAGAZINE
from composer.gui.board.boardinput import BoardInput
from composer.gui.board.chess import ChessSort
from composer.gui.board.edit import Square
from composer.gui.board.geometry import Point
from composer.gui.board.gesture import Hand
from composer.gui.board.keys import BY_KEYBOARD, HELD, held_after, held_with
from composer.gui.board.mime import dragged_files, dragged_records
from composer.gui.board.motion import STILL, Motion
from composer.gui.board.overlays import Overlays
from composer.gui.board.pictures import MenPictures, Pictures
from composer.gui.board.scene import BoardScene
from composer.gui.board.sort import BoardSort, Ground
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.look.appearance import Appearance
from composer.rules.book import Rules


class BoardView(QGraphicsView):
    """The board, of chess or of any other game.

    Its owner listens to `edit_requested`, takes the step (or not) and calls `set_position`.

    Attributes:
        input: what the user does: the gesture under way, the men selected, the stamp, the cursor.
        drawing: what is seen: where the squares lie, the men as they are drawn, a cover over them.

    Signals:
        edit_requested: an `BoardEdit` that the user requests.
        refused: why men cannot stand as was wanted; carries a `GameError`.
        square_hovered: the square under the pointer, or None.
        cursor_moved: the square of the keyboard's cursor.
        square_changed: another position is shown, and on the square that is meant, by cursor or
            pointer, something else may stand; carries the square, or None.
        gesture_changed: the `Gesture` under way, or None when it has ended; sent when a man
            is lifted, comes over another square, or changes between moving and copying.
        stamp_changed: the man that a click puts down, or None.
        tool_changed: what a click makes of a square, or None.
        tool_used: a square was clicked with a tool; carries a `ToolUse`.
        menu_requested: the menu of a square is wanted; carries the square and where on the screen.
        selection_changed: the squares of the men selected together, a frozenset.
        square_size_changed: the side of a square in logical pixels.
        files_dropped: files were dropped on the board; carries a tuple of paths.
        text_dropped: text dropped on the board.
        records_dropped: problems of a library dropped on the board; carries their numbers.
    """

    draws_ring = True

    edit_requested = Signal(object)
    refused = Signal(object)
    square_hovered = Signal(object)
    cursor_moved = Signal(object)
    square_changed = Signal(object)
    gesture_changed = Signal(object)
    stamp_changed = Signal(object)
    tool_changed = Signal(object)
    tool_used = Signal(object)
    menu_requested = Signal(int, QPoint)
    selection_changed = Signal(object)
    square_size_changed = Signal(float)
    files_dropped = Signal(object)
    text_dropped = Signal(str)
    records_dropped = Signal(object)

    def __init__(
        self,
        appearance: Appearance,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
        sort: BoardSort | None = None,
    ) -> None:
        """Begin.

        Args:
            appearance: how it looks.
            pictures: of the men; they may be shared with others who show them.
            parent: its owner.
            sort: what is its own; that of chess if not given.
        """
        super().__init__(parent)
        self._appearance = appearance
        self.sort = sort or ChessSort(appearance)
        self._motion: Motion = STILL
        self._flipped = False
        self._rules = self.sort.rules
        self.drawing = BoardScene(self.sort, pictures or MenPictures(appearance), self)
        self.input = BoardInput(self.drawing, self.sort, self)
        self.setScene(self.drawing)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(True)
        self.viewport().setMouseTracking(True)
        self._spoken = SpokenParts(self.viewport())
        self.viewport().setAccessibleName(self.tr("Squares"))
        self._connect()
        self._recolour()
        self._describe()
        appearance.colours_changed.connect(self._recolour)
        appearance.figures_changed.connect(self._lay_out)

    # What it shows.

    @property
    def position(self) -> Any:
        """The position shown."""
        return self.drawing.position

    def set_position(
        self,
        position: Any,
        duration: int | None = None,
        told: Mapping[Square, Square] | None = None,
        through: Sequence[Square] = (),
    ) -> None:
        """Show a position; what differs from the one before moves, appears or vanishes.

        Args:
            position: what to show.
            duration: of the motion in milliseconds; that of a drop if not given.
            told: where men go, if that is known, as after a move; else it is guessed.
            through: the cells by which the man goes who arrives on the last of them.
        """
        held = self.input.gesture
        if held is not None and any(position[square] != man for square, man in held.men):
            self.input.cancel()  # a man in hand is there no more
        before = self.position
        self.drawing.duration = self._motion.drop if duration is None else duration
        self.drawing.show_position(position, told, through)
        self.drawing.duration = self._motion.drop
        self.input.keep_selection(before)
        self._show_signs()
        self.viewport().update()  # men, or a hint, may be painted with the board
        self.input.shade()
        self._show_pointer()
        self._describe()
        self._name_squares()
        meant = self.input.cursor if self.input.cursor_shown else self.input.hovered
        self.square_changed.emit(meant)

    @property
    def motion(self) -> Motion:
        """How long things move."""
        return self._motion

    def set_motion(self, motion: Motion) -> None:
        """Let men move this long; `STILL`, as at first, at once."""
        self._motion = motion
        self.drawing.finish()
        self.drawing.duration = motion.drop

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
            self.input.cancel()
            self._flipped = flipped
            self._lay_out()

    def show_rules(self, rules: Rules) -> None:
        """Show the board as a game has it, with signs beside the men to whom it gives some."""
        if rules != self._rules:
            self._rules = rules
            self.viewport().update()
            self.resetCachedContent()
            self.overlays.set("special", self.sort.overlays(rules))
            self._describe()
        self._show_signs()

    def _show_gesture(self) -> None:
        self._show_signs()
        self.viewport().update()  # who is lifted may have been drawn with the board

    def _show_signs(self) -> None:
        held = self.input.gesture
        lifted = held.squares if held is not None and held.lifts else ()
        signs = self.sort.signs(self.position, self._rules)
        self.overlays.set("rules", (sign for sign in signs if sign.square not in lifted))

    @property
    def overlays(self) -> Overlays:
        """What owners have put on the board: marks, arrows, lit squares."""
        return self.drawing.overlays

    # Where it lies.

    def square_centre(self, square: Square) -> QPoint:
        """Return the pixel in the middle of a square, in the coordinates of the view."""
        x, y = self.drawing.geometry.centre(square)
        return QPoint(int(x), int(y))

    # What the user does.

    def set_editable(self, editable: bool) -> None:
        """Allow or forbid gestures that request edits (as while a line is played through)."""
        self.input.editable = editable
        if not editable:
            self.input.select(())
        self.input.cancel()
        self.input.shade()
        self._show_pointer()

    def _connect(self) -> None:
        board_input = self.input
        board_input.edit_requested.connect(self.edit_requested)
        board_input.refused.connect(self.refused)
        board_input.hover_changed.connect(self.square_hovered)
        board_input.cursor_moved.connect(self.cursor_moved)
        board_input.cursor_moved.connect(self._describe)
        board_input.gesture_changed.connect(self.gesture_changed)
        board_input.gesture_changed.connect(self._show_gesture)
        board_input.stamp_changed.connect(self.stamp_changed)
        board_input.tool_changed.connect(self.tool_changed)
        board_input.tool_used.connect(self.tool_used)
        board_input.selection_changed.connect(self.selection_changed)
        board_input.selection_changed.connect(self._describe)
        board_input.pointer_changed.connect(self._show_pointer)
        board_input.spoken.connect(self._report)

    def _recolour(self) -> None:
        self.drawing.halo = MAGAZINE.halo if self._appearance.colours.hatched else 0.0
        self._lay_out()

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        before = self.drawing.geometry.square
        board = self.sort.layout(size.width(), size.height(), ratio, self._flipped)
        self.setSceneRect(0, 0, size.width(), size.height())
        self.drawing.lay_out(board, ratio)
        self.input.shade()
        self.viewport().update()
        self._name_squares()
        if board.square != before:
            self.square_size_changed.emit(board.square)

    def _show_pointer(self) -> None:
        """Give the pointer its shape: a hand over men and in a drag, else an arrow."""
        held, over = self.input.gesture, self.input.hovered
        shape: QCursor | Qt.CursorShape = Qt.CursorShape.ArrowCursor
        if held is not None and held.carrying and held.hand is Hand.POINTER:
            if held.over is None and held.man is not None:
                # Off the view no picture of the man is seen, so the pointer becomes one.
                shape = QCursor(self.drawing.picture(held.man, held.origin or 0))
            elif held.copying:
                shape = Qt.CursorShape.DragCopyCursor
            else:
                shape = Qt.CursorShape.ClosedHandCursor
        elif over is not None and self.input.tool is not None and self.input.editable:
            shape = Qt.CursorShape.CrossCursor
        elif over is not None and self.position[over] is not None and self.input.editable:
            stamping = self.input.stamp is not None
            shape = Qt.CursorShape.ArrowCursor if stamping else Qt.CursorShape.OpenHandCursor
        self.viewport().setCursor(shape)

    def _name_squares(self) -> None:
        """Let screen readers find every square, with who stands there."""
        board = self.drawing.geometry
        self._spoken.show(
            lambda: (
                (
                    self.sort.words(self.position, square, self._rules),
                    board.box(square).toRect(),
                )
                for square in board.cells
            )
        )

    def _describe(self) -> None:
        words = self._cursor_words()
        name = self.tr("Board: {square}").format(square=words)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        description = self.sort.hint(self.position)
        if description != self.accessibleDescription():
            self.setAccessibleDescription(description)

    def _report(self) -> None:
        self._describe()
        announce(self, self._cursor_words())

    def _cursor_words(self) -> str:
        """Return the cursor's square, what stands there, and whether he is selected."""
        words = self.sort.words(self.position, self.input.cursor, self._rules)
        if self.input.cursor in self.input.selection:
            words = self.tr("{square}, selected").format(square=words)
        return words

    # Qt's calls.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift the man under the left button, or begin what the other buttons do."""
        if event.button() is Qt.MouseButton.RightButton and held_with(event).adding:
            square = self.drawing.geometry.square_at(*_point(event))
            if square is not None and not self.input.cancel():
                self.menu_requested.emit(square, event.globalPosition().toPoint())
            return
        self.input.press(_point(event), event.button(), held_with(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Press again; released in place it changes the man's colour."""
        self.input.press(_point(event), event.button(), held_with(event), twice=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the man in hand, and report which square is under the pointer."""
        self.input.move(_point(event), held_with(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the man in hand down."""
        self.input.release(_point(event), event.button(), held_with(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the kind of the man under the pointer."""
        if event.phase() is Qt.ScrollPhase.ScrollMomentum:  # the fingers have left the pad
            event.ignore()
            return
        point, angle = event.position(), event.angleDelta()
        # With Alt some platforms turn the wheel sideways.
        turned = angle.y() or angle.x()
        event.setAccepted(self.input.wheel((point.x(), point.y()), turned))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Keep the right button for removing; the keyboard opens the menu of its square."""
        event.accept()
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            square = self.input.cursor
            self.menu_requested.emit(
                square, self.viewport().mapToGlobal(self.square_centre(square))
            )

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take men; and records, text and files where they can be read."""
        data = event.mimeData()
        man = self.sort.dragged(data)
        if man is None:
            told = data.hasText() or bool(dragged_files(data)) or bool(_records(event))
            welcome = self.sort.reads and told
        else:
            welcome = self.input.bring_in(man, _point(event))
        event.setAccepted(welcome)
        if welcome:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show the square on which the man would be put."""
        if self.sort.dragged(event.mimeData()) is None or self.input.carry(_point(event)):
            event.acceptProposedAction()
        else:
            event.ignore()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the man that was about to be put down."""
        self.input.take_out()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the man down, or hand on records, files and text."""
        data, man = event.mimeData(), self.sort.dragged(event.mimeData())
        if man is not None:
            self.input.drop(man, _point(event))
        elif records := _records(event):
            self.records_dropped.emit(records)
        elif files := dragged_files(data):
            self.files_dropped.emit(tuple(Path(path) for path in files))
        else:
            self.text_dropped.emit(data.text())
        event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, place, remove, lift and drop men; Escape gives up."""
        event.setAccepted(self.input.key(event))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Go back to moving when a key that changes a drag is let go."""
        if event.key() in HELD:
            self.input.set_held(held_after(event, pressed=False))
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Claim our keys before shortcuts, and follow the screen's pixels and the language."""
        kind = event.type()
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self.input.wants(event):
                event.accept()
                return True
        elif kind == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        elif kind == QEvent.Type.LanguageChange:
            self._describe()
            self.viewport().update()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.input.hover(None)
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the focus comes by keyboard."""
        super().focusInEvent(event)
        self._name_squares()  # a screen reader may have come since
        if event.reason() in BY_KEYBOARD:
            self.input.show_cursor(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put down what is held, hide the cursor."""
        super().focusOutEvent(event)
        held = self.input.gesture
        if held is not None and held.hand is not Hand.PALETTE:
            self.input.cancel()
        self.input.show_cursor(False)

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
        painter.fillRect(rect, QColor(self._appearance.tokens.window))
        gesture, ratio = self.input.gesture, self.drawing.ratio
        ground = Ground(self.position, self._rules, self.font(), ratio, gesture)
        self.sort.draw_ground(painter, self.drawing.geometry, ground)

    def sizeHint(self) -> QSize:
        """Return the size for the usual squares."""
        return QSize(*self.sort.size(least=False))

    def minimumSizeHint(self) -> QSize:
        """Return the size for the smallest squares."""
        return QSize(*self.sort.size(least=True))


def _records(event: QDropEvent) -> tuple[int, ...]:
    """Return the records under way; numbers of another studio mean nothing here."""
    return dragged_records(event.mimeData()) if event.source() is not None else ()


def _point(event: QMouseEvent | QDropEvent) -> Point:
    place: QPointF = event.position()
    return place.x(), place.y()
