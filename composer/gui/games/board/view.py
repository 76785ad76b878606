# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of a game as a widget: it shows a position and asks for edits, and makes none."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from composer.games.position import EMPTY, GamePosition
from composer.gui.board.keys import BY_KEYBOARD, step_of, takes_off
from composer.gui.board.motion import STILL, Motion
from composer.gui.board.overlays import Overlays, Tint
from composer.gui.board.pictures import Pictures
from composer.gui.board.speech import SpokenParts, announce
from composer.gui.games.board.cells import BoardLayout, stepped
from composer.gui.games.board.ground import draw_ground
from composer.gui.games.board.hands import Held, offered_men, put, typed
from composer.gui.games.board.journeys import Journey
from composer.gui.games.board.marks import CellPainter, veil
from composer.gui.games.board.men import GameMen
from composer.gui.games.board.words import cell_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.gui.words.language import fill
from composer.rules.book import Rules

_LEAST: Final = 320


class GameBoard(QWidget):
    """The board. Its owner listens to `edited`, takes the step or not, and shows the position.

    Attributes:
        marks: what owners have put on the board beside the men.

    Signals:
        edited: another position is wanted; carries it, and what was done in words.
        pointed: the cell under the pointer or of the keyboard's cursor, or None.
        held_changed: the `Held` man, or None.
        stamp_changed: the letter of the man that a click puts down, or empty.
        mark_requested: the man on a cell is to be marked, or no more, as one who has not moved.
        letter_wanted: the letter of a man is to be written at the cursor.
        spoken: what a key came to, in words; empty for nothing to say.
        left: Escape was hit with nothing in hand.
    """

    edited = Signal(object, str)
    pointed = Signal(object)
    held_changed = Signal(object)
    stamp_changed = Signal(str)
    mark_requested = Signal(int)
    letter_wanted = Signal()
    spoken = Signal(str)
    left = Signal()

    def __init__(
        self,
        appearance: Appearance,
        men: GameMen,
        position: GamePosition,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance, self._men = appearance, men
        self._position = position
        self._rules = Rules(position.book)
        self._flipped = False
        self._layout = BoardLayout(position.book, 600, 600)
        self._ground: QPixmap | None = None
        self._held: Held | None = None
        self._pressed_at: QPointF | None = None
        self._pressed_held = False  # whether the man was in hand already when he was pressed
        self._pointer = QPointF()
        self._hovered: int | None = None
        self._stamp = ""
        self._cursor = 0
        self._shows_cursor = False
        self._written = ""
        self._editable = True
        self._motion: Motion = STILL
        self._going: Journey | None = None
        self._share = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self._arrive)
        self.marks = Overlays(self.update)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        appearance.colours_changed.connect(self._redraw)
        men.changed.connect(self._redraw)
        self._spoken = SpokenParts(self)
        self._describe()

    @property
    def position(self) -> GamePosition:
        """The position that is shown."""
        return self._position

    @property
    def held(self) -> Held | None:
        """The man in hand."""
        return self._held

    @property
    def stamp(self) -> str:
        """The letter of the man that a click puts down; empty if none."""
        return self._stamp

    @property
    def cursor_cell(self) -> int:
        """The cell of the keyboard's cursor."""
        return self._cursor

    @property
    def hovered(self) -> int | None:
        """The cell under the pointer."""
        return self._hovered

    @property
    def layout_of_cells(self) -> BoardLayout:
        """Where the cells lie."""
        return self._layout

    def set_motion(self, motion: Motion) -> None:
        """Let men move this long."""
        self._motion = motion

    def set_position(self, position: GamePosition, going: Journey | None = None) -> None:
        """Show a position; with the way of a man, let him go it."""
        self._animation.stop()
        other = position.book != self._position.book
        self._position = position
        held = self._held
        lifted = held is not None and held.origin is not None
        if held is not None and lifted and position.men[held.origin or 0] != held.man:
            self._hold(None)
        self._going = None
        if going is not None and len(going.path) > 1 and self._motion.step:
            self._going, self._share = going, 0.0
            self._animation.setDuration(self._motion.step * min(3, len(going.path) - 1))
            self._animation.start()
        if other:
            self._lay_out()
        self._cursor = min(self._cursor, len(position.men) - 1)
        self._describe()
        self.update()

    def show_rules(self, rules: Rules) -> None:
        """Show the board as the rules have it."""
        if rules != self._rules:
            self._rules = rules
            self._redraw()

    def set_editable(self, editable: bool) -> None:
        """Allow or forbid edits, as while a line is played through."""
        self._editable = editable
        if not editable:
            self._hold(None)

    def set_stamp(self, man: str) -> None:
        """Let clicks put down a man by his letter; nothing if empty."""
        if man != self._stamp:
            self._stamp = man
            self._hold(None)
            self.stamp_changed.emit(man)

    def set_flipped(self, flipped: bool) -> None:
        """See the board from the other side."""
        if flipped != self._flipped:
            self._flipped = flipped
            self._lay_out()

    @property
    def is_flipped(self) -> bool:
        """Whether the board is seen from the other side."""
        return self._flipped

    # A man from the palette, carried by its pointer.

    def carry(self, man: str, place: QPoint) -> None:
        """Carry a man from elsewhere; the place is on the screen."""
        point = QPointF(self.mapFromGlobal(place))
        self._pointer = point
        held = Held(man, dragged=True, over=self._layout.cell_at(point))
        if held != self._held:
            self._hold(held)
        self.update()

    def drop_carried(self, place: QPoint) -> None:
        """Put down the man from elsewhere; beside the board he is gone again."""
        held = self._held
        cell = self._layout.cell_at(QPointF(self.mapFromGlobal(place)))
        self._hold(None)
        if held is not None and cell is not None:
            self._put(held.at(cell), cell)
            self.setFocus()

    def put_letter(self, man: str) -> None:
        """Put a man, by his letter, on the cell of the cursor."""
        self._change(self._position.with_man(self._cursor, man), self.tr("Put a man"))

    # What hands do.

    def _hold(self, held: Held | None) -> None:
        if held != self._held:
            self._held = held
            self.held_changed.emit(held)
            self._show_pointer()
            self.update()

    def _put(self, held: Held, cell: int | None) -> None:
        if held.origin == cell and not held.copying:
            return
        if cell is None:
            words = self.tr("Remove a man")
        elif held.origin is None or held.copying:
            words = self.tr("Put a man")
        else:
            words = self.tr("Move a man")
        self._change(put(self._position, held, cell), words)

    def _change(self, position: GamePosition, words: str) -> None:
        if self._editable and position != self._position:
            self.edited.emit(position, words)

    def _remove(self, cell: int) -> None:
        self._change(self._position.with_man(cell, EMPTY), self.tr("Remove a man"))

    # Qt's own names

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift a man, put down the one in hand, or remove one."""
        self._animation.stop()
        self._arrive()
        self._shows_cursor = False
        place = event.position()
        cell = self._layout.cell_at(place)
        self._pointer = place
        if event.button() is Qt.MouseButton.RightButton and self._editable:
            if self._held is not None:
                self._hold(None)
            elif self._stamp:
                self.set_stamp("")
            elif cell is not None:
                self._remove(cell)
            return
        if not self._editable:
            self.left.emit()  # a line is played: the diagram is wanted again
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if cell is not None and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.mark_requested.emit(cell)
            return
        if cell is not None:
            self._cursor = cell
            self._written = ""
        held = self._held
        if held is not None:  # picked by a click before: this one puts him down
            self._hold(None)
            if cell is not None:
                self._put(held, cell)
            return
        if cell is None:
            return
        if self._stamp:
            same = self._position.men[cell] == self._stamp
            self._change(
                self._position.with_man(cell, EMPTY if same else self._stamp),
                self.tr("Remove a man") if same else self.tr("Put a man"),
            )
            return
        if self._position.men[cell]:
            self._pressed_at = place

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry the man in hand, and say which cell is under the pointer."""
        place = event.position()
        self._pointer = place
        cell = self._layout.cell_at(place)
        copying = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self._pressed_at is not None:
            far = (place - self._pressed_at).manhattanLength()
            start = self._layout.cell_at(self._pressed_at)
            if far >= QApplication.startDragDistance() and start is not None:
                self._pressed_at = None
                man = self._position.men[start]
                self._hold(Held(man, start, cell, dragged=True, copying=copying))
        held = self._held
        if held is not None:
            self._hold(Held(held.man, held.origin, cell, held.dragged, copying))
            self.update()
        self._hover(cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the dragged man down; a man who was only clicked stays in hand."""
        held, pressed = self._held, self._pressed_at
        self._pressed_at = None
        if held is not None and held.dragged:
            self._hold(None)
            self._put(held, self._layout.cell_at(event.position()))
        elif pressed is not None:
            cell = self._layout.cell_at(pressed)
            if cell is not None and self._position.men[cell]:
                self._hold(Held(self._position.men[cell], cell, cell))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the man under the pointer into the next or the last sort of the game."""
        cell = self._layout.cell_at(event.position())
        if cell is None or not self._position.men[cell] or not self._editable:
            event.ignore()
            return
        letters = [letter for row in offered_men(self._position.book) for letter in row]
        man = self._position.men[cell]
        turn = event.angleDelta().y() or event.angleDelta().x()
        if not turn or man not in letters:
            return
        place = (letters.index(man) + (1 if turn < 0 else -1)) % len(letters)
        self._change(self._position.with_man(cell, letters[place]), self.tr("Change a man"))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, write men, remove, lift and drop them; Escape gives up."""
        key = Qt.Key(event.key())
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            super().keyPressEvent(event)
        elif step := step_of(event):
            self._go(*step)
        elif takes_off(event):
            self._written = ""
            self._remove(self._cursor)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift_or_drop()
        elif key == Qt.Key.Key_Escape:
            self._give_up()
        elif key == Qt.Key.Key_Period:
            self.letter_wanted.emit()
        elif not (event.text().isalnum() and self._write(event.text())):
            super().keyPressEvent(event)

    def _go(self, columns: int, rows: int) -> None:
        self._shows_cursor, self._written = True, ""
        board = self._position.book.geometry
        self._cursor = stepped(board, self._cursor, columns, rows, self._flipped)
        if self._held is not None:
            self._hold(self._held.at(self._cursor))
        self._describe()
        announce(self, self.accessibleName())
        self.pointed.emit(self._cursor)
        self.update()

    def _lift_or_drop(self) -> None:
        self._shows_cursor = True
        held = self._held
        if held is not None:
            self._hold(None)
            self._put(held, self._cursor)
        elif self._stamp:
            self._change(self._position.with_man(self._cursor, self._stamp), self.tr("Put a man"))
        elif self._position.men[self._cursor] and self._editable:
            self._hold(Held(self._position.men[self._cursor], self._cursor, self._cursor))
        self.update()

    def _give_up(self) -> None:
        if self._held is not None:
            self._hold(None)
        elif self._stamp:
            self.set_stamp("")
        else:
            self.left.emit()

    def _write(self, letter: str) -> bool:
        """Write a letter at the cursor; return whether a man is written so."""
        if not self._editable:
            return False
        found = typed(self._position.game, self._written, letter)
        if found is None:
            self._written = ""
            return False
        self._shows_cursor = True
        self._written = found.written if found.waits else ""
        if found.man:
            self._change(self._position.with_man(self._cursor, found.man), self.tr("Put a man"))
            self.spoken.emit("")
        else:
            self.spoken.emit(fill(self.tr("%1 …: one more letter"), found.written))
        self.update()
        return True

    def event(self, event: QEvent) -> bool:
        """Claim letters before shortcuts do, and follow the screen's pixels."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            if plain in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier) and (
                takes_off(event)
                or event.key() == Qt.Key.Key_Space
                or typed(self._position.game, self._written, event.text() or "\0") is not None
            ):
                event.accept()
                return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().event(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at no cell."""
        self._hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor when the focus comes by keyboard."""
        super().focusInEvent(event)
        if event.reason() in BY_KEYBOARD:
            self._shows_cursor = True
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, and put nothing down."""
        super().focusOutEvent(event)
        self._shows_cursor, self._written = False, ""
        if self._held is not None and self._held.origin is not None:
            self._hold(None)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the board into the widget."""
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(600, 600)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which men cannot be told apart."""
        return QSize(_LEAST, _LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw board, marks, men, cursor, and the man in hand over all of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._ground_picture())
        marks = tuple(self.marks)
        if any(isinstance(mark, Tint) for mark in marks):
            veil(painter, self._layout)
        cells = CellPainter(painter, self._layout, cast("Pictures", self))
        cells.under(marks)
        self._paint_men(painter)
        cells.over(marks)
        self._paint_hand(painter, cells)
        if self._shows_cursor and self.hasFocus():
            cells.cursor(self._cursor, dashed=False)
        painter.end()

    def _paint_men(self, painter: QPainter) -> None:
        held, going = self._held, self._going
        for cell, man in self._position.placed():
            if going is not None and cell == going.path[-1]:
                continue
            lifted = held is not None and held.origin == cell and not held.copying
            painter.setOpacity(0.35 if lifted else 1.0)
            self.draw(painter, man, self._layout.rect(cell))
        painter.setOpacity(1)
        if going is not None:
            self.draw(
                painter,
                self._position.men[going.path[-1]] or going.man,
                self._layout.rect(going.path[-1]).translated(self._offset(going)),
            )

    def _offset(self, going: Journey) -> QPointF:
        """Return how far the man who goes is from where he will be."""
        legs = len(going.path) - 1
        leg = min(legs - 1, int(self._share * legs))
        part = self._share * legs - leg
        start, end = (self._layout.centre(going.path[leg + step]) for step in (0, 1))
        return start + (end - start) * part - self._layout.centre(going.path[-1])

    def _paint_hand(self, painter: QPainter, cells: CellPainter) -> None:
        held = self._held
        if held is None:
            return
        if held.origin is not None:
            cells.frame(held.origin, MARKS.home, 1.8, dashed=True)
        if held.over is not None and held.over != held.origin:
            cells.frame(held.over, MARKS.target, 2.6)
        if held.dragged:
            side = self._layout.man_side(held.over if held.over is not None else 0)
            rect = self._layout.rect(0)
            rect.setSize(rect.size() * (side / rect.width()))
            rect.moveCenter(self._pointer)
            self.draw(painter, held.man, rect)

    def draw(self, painter: QPainter, man: str, rect: QRectF) -> None:
        """Draw a man into a square."""
        picture = self._men.pixmap(self._position.book, man, rect.width(), self.devicePixelRatioF())
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _ground_picture(self) -> QPixmap:
        if self._ground is None:
            ratio = self.devicePixelRatioF()
            self._ground = QPixmap(self.size() * ratio)
            self._ground.setDevicePixelRatio(ratio)
            self._ground.fill(QColor(self._appearance.tokens.window))
            painter = QPainter(self._ground)
            draw_ground(painter, self._layout, self._rules, self._appearance, self.font())
            painter.end()
        return self._ground

    def _lay_out(self) -> None:
        self._layout = BoardLayout(
            self._position.book,
            self.width(),
            self.height(),
            ratio=self.devicePixelRatioF(),
            flipped=self._flipped,
        )
        self._name_cells()
        self._redraw()

    def _name_cells(self) -> None:
        """Let screen readers find every cell by its own name, with who stands there."""
        position, layout = self._position, self._layout
        cells = range(len(position.men))
        self._spoken.show(
            lambda: ((cell_words(position, cell), layout.rect(cell).toRect()) for cell in cells)
        )

    def _redraw(self) -> None:
        self._ground = None
        self.update()

    def _step(self, share: float) -> None:
        self._share = share
        self.update()

    def _arrive(self) -> None:
        self._going = None
        self.update()

    def _hover(self, cell: int | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self._show_pointer()
            self.pointed.emit(cell)

    def _show_pointer(self) -> None:
        over = self._hovered
        if self._held is not None and self._held.dragged:
            shape = Qt.CursorShape.ClosedHandCursor
        elif over is not None and self._position.men[over] and self._editable and not self._stamp:
            shape = Qt.CursorShape.OpenHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        self.setCursor(shape)

    def _describe(self) -> None:
        words = cell_words(self._position, self._cursor)
        name = fill(self.tr("Board: %1"), words)
        self._name_cells()
        if name != self.accessibleName():
            self.setAccessibleName(name)
