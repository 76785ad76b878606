# SPDX-License-Identifier: GPL-3.0-or-later
"""What the user does on the board: presses, drags, keys; the view only hands its events on.

The state of all that lies here (the gesture under way, the stamp, the cursor), its meaning
in `gesture` and `keys`; the scene shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from composer.games.position import GameError
from composer.gui.board import gesture as gestures
from composer.gui.board import keys
from composer.gui.board.edit import BoardEdit, BoardEditKind, Man, Square
from composer.gui.board.geometry import Point
from composer.gui.board.gesture import PLAIN, Gesture, Hand, Held
from composer.gui.board.menedits import Men
from composer.gui.board.scene import BoardScene, Frames
from composer.gui.board.selected import remove_selected, standing
from composer.gui.board.sort import BoardSort, Typed
from composer.gui.board.tools import BoardTool, ToolUse

_NOTCH = 120  # eighths of a degree that a wheel turns from one notch to the next


class BoardInput(QObject):
    """The user's presses, drags and keys on a board.

    Attributes:
        gesture: the gesture under way, None when there is none.
        stamp: the man that a click puts down, or None.
        tool: what a click makes of a square or of its man instead, or None.
        last_man: the man put down or picked last, or None.
        hovered: the square under the pointer, or None.
        selection: the squares of the men selected together.
        cursor: the square of the keyboard's cursor.
        cursor_shown: whether the cursor is to be seen: after keys, not after the mouse.
        editable: whether edits may be requested.
        waiting: letters typed that are nobody as yet.

    Signals:
        edit_requested: the `BoardEdit` requested.
        refused: why the men cannot stand as was wanted; carries a `GameError`.
        hover_changed: the square under the pointer, or None.
        cursor_moved: the square of the cursor.
        gesture_changed: the `Gesture` under way, or None when it has ended.
        stamp_changed: the man that a click puts down, or None.
        tool_changed: what a click makes of a square, or None.
        tool_used: a square was clicked with a tool; carries a `ToolUse`.
        selection_changed: the squares of the men selected together.
        spoken: the cursor's square is to be said aloud.
        waiting_changed: the letters typed that are nobody as yet.
        pointer_changed: the pointer may need another shape.
    """

    edit_requested = Signal(object)
    refused = Signal(object)
    hover_changed = Signal(object)
    cursor_moved = Signal(object)
    gesture_changed = Signal(object)
    stamp_changed = Signal(object)
    tool_changed = Signal(object)
    tool_used = Signal(object)
    selection_changed = Signal(object)
    spoken = Signal()
    waiting_changed = Signal(str)
    pointer_changed = Signal()

    def __init__(self, scene: BoardScene, sort: BoardSort, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._sort = scene, sort
        self.gesture: Gesture | None = None
        self.stamp: Man | None = None
        self.tool: BoardTool | None = None
        self.last_man: Man | None = None
        self.hovered: Square | None = None
        self.selection: frozenset[Square] = frozenset()
        self._turned = 0  # of the wheel, since the last notch
        self.cursor: Square = 0
        self.cursor_shown = False
        self.editable = True
        self.waiting = ""

    @property
    def carried(self) -> Gesture | None:
        """The gesture by which men are in hand; None where nobody is."""
        return self.gesture if self.gesture is not None and self.gesture.carrying else None

    # The mouse.

    def press(
        self, at: Point, button: Qt.MouseButton, held: Held = PLAIN, twice: bool = False
    ) -> None:
        """Lift the man under the left button, or begin a band where none stands.

        The right button removes the man or puts the last one down, the middle one changes
        his kind.
        """
        self._scene.finish()
        self.show_cursor(False)
        if self.cancel():  # another button during a drag gives it up
            return
        square = self._scene.geometry.square_at(*at)
        if square is not None:
            self.set_cursor(square)
        if not self.editable:
            return
        if button == Qt.MouseButton.LeftButton:
            position, handling = self._scene.position, self._sort.handling
            begun = gestures.pressed(position, square, at, held, twice, self.selection, handling)
            self._begin(begun)
        elif button == Qt.MouseButton.RightButton and square is not None:
            self._remove_or_stamp(square, at)
        elif button == Qt.MouseButton.MiddleButton and square is not None:
            self._ask(gestures.change_kind, square, 1)

    def move(self, at: Point, held: Held = PLAIN) -> None:
        """Carry the men in hand or draw the band, and notice the square under the pointer."""
        square = self._scene.geometry.square_at(*at)
        if square not in (None, self.hovered) and self.gesture is None:
            self.show_cursor(False)  # the hand is at the mouse again: keys mean its square
        self.hover(square)
        under_way = self.gesture
        if under_way is not None and under_way.hand is Hand.POINTER:
            threshold = QApplication.startDragDistance()
            self._go_on(gestures.moved(under_way, at, square, threshold, held))

    def release(self, at: Point, button: Qt.MouseButton, held: Held = PLAIN) -> None:
        """Put the men in hand down, or select those within the band."""
        under_way = self.gesture
        left = button == Qt.MouseButton.LeftButton
        if under_way is not None and under_way.hand is Hand.POINTER and left:
            self.move(at, held)
            self._release()

    def wheel(self, at: Point, angle: int) -> bool:
        """Change the kind of the man under the pointer; return whether there is one.

        Up goes towards the king, down towards the pawn, one kind for each notch.
        """
        square = self._scene.geometry.square_at(*at)
        man = None if square is None else self._scene.position[square]
        if man is None or square is None or not self.editable or self.gesture is not None:
            self._turned = 0
            return False
        if (self._turned < 0) != (angle < 0):
            self._turned = 0
        self._turned += angle
        notches = int(self._turned / _NOTCH)
        if notches:
            self._turned -= notches * _NOTCH
            self._scene.finish()
            self.set_cursor(square)
            self._ask(gestures.change_kind, square, -notches)
        return True

    def hover(self, square: Square | None) -> None:
        """Notice the square under the pointer."""
        if square != self.hovered:
            self.hovered = square
            self.shade()
            self.pointer_changed.emit()
            self.hover_changed.emit(square)

    # Men from the palette.

    def bring_in(self, man: Man, at: Point) -> bool:
        """Begin with a man dragged in from elsewhere; return whether he may come."""
        if not self.editable:
            return False
        self.cancel()
        self._bring(man, at)
        return True

    def carry(self, at: Point) -> bool:
        """Carry the man dragged in; return whether he is over a square."""
        held = self.gesture
        if held is None or held.hand is not Hand.PALETTE:
            return False
        square = self._scene.geometry.square_at(*at)
        self._go_on(gestures.moved(held, at, square, 0))
        return square is not None

    def take_out(self) -> None:
        """Forget the man dragged in: he has left again."""
        if self.gesture is not None and self.gesture.hand is Hand.PALETTE:
            self.cancel()

    def drop(self, man: Man, at: Point) -> bool:
        """Put a man dragged in down; return whether an edit was requested."""
        if not self.editable:
            return False
        self._bring(man, at)
        return self._release()

    def _bring(self, man: Man, at: Point) -> None:
        over = self._scene.geometry.square_at(*at)
        self._begin(gestures.brought_in(man, at, over, self._sort.handling))

    # The keyboard.

    def key(self, event: QKeyEvent) -> bool:
        """Obey a key; return whether it means anything here."""
        self._scene.finish()
        if event.key() in keys.HELD:
            self.set_held(keys.held_after(event, pressed=True))
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self.escape()
        step = keys.step_of(event)
        if step is not None:
            self._step(*step)
            return True
        if not self.editable or not self._means(event):
            return False
        if self.gesture is None or self.gesture.hand is Hand.KEYS:
            self._act(event)
        return True

    def _means(self, event: QKeyEvent) -> bool:
        return keys.is_ours(event) or self._typed(event) is not None

    def _typed(self, event: QKeyEvent) -> Typed | None:
        letter = keys.letter_of(event)
        return self._sort.typed(self.waiting, letter) if letter else None

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether a key is ours before the shortcuts of the window get it."""
        if event.key() == Qt.Key.Key_Escape:
            at_hand = (self.gesture, self.stamp, self.tool)
            return any(held is not None for held in at_hand) or bool(self.selection)
        return self._means(event)

    def set_held(self, held: Held) -> None:
        """Change a drag between moving, copying and exchanging."""
        under_way = self.gesture
        if under_way is not None and under_way.hand is Hand.POINTER:
            held = replace(held, adding=under_way.held.adding)
            self._go_on(replace(under_way, held=held))

    def escape(self) -> bool:
        """Give up the gesture, else the selection, else the stamp; return whether there was."""
        if self.cancel():
            return True
        if self.selection:
            self.select(())
            return True
        if self.tool is not None:
            self.set_tool(None)
            return True
        if self.stamp is not None:
            self.set_stamp(None)
            return True
        return False

    # State that others set too.

    def put(self, man: Man) -> None:
        """Request a man on the cursor's square."""
        if self.editable:
            self._ask(gestures.put, self.cursor, man)

    def set_stamp(self, man: Man | None) -> None:
        """Let each click put this man down; None puts him away."""
        if man is not None:
            self.set_tool(None)
        if man == self.stamp:
            return
        self.stamp = man
        self.last_man = man or self.last_man
        self.shade()
        self.pointer_changed.emit()
        self.stamp_changed.emit(man)

    def set_tool(self, tool: BoardTool | None) -> None:
        """Let each click make a square special, or mark its man; None puts the tool away."""
        if tool is self.tool:
            return
        if tool is not None:
            self.set_stamp(None)
        self.tool = tool
        self.pointer_changed.emit()
        self.tool_changed.emit(tool)

    def select(self, squares: Collection[Square]) -> None:
        """Select the men on these squares, and no others."""
        alone = self._sort.handling.stacks
        chosen = frozenset(() if alone else standing(self._scene.position, squares))
        if chosen != self.selection:
            self.selection = chosen
            self.show_frames()
            self.selection_changed.emit(chosen)

    def keep_selection(self, before: Men) -> None:
        """Give the selection up if one of its men is another now than before."""
        position = self._scene.position
        if any(position[square] != before[square] for square in self.selection):
            self.select(())

    def edit_selection(self, edit: BoardEdit | None) -> None:
        """Request a step that concerns the selected men; they stay selected."""
        self.cancel()
        self._scene.finish()
        if edit is not None:
            self._scene.expected = dict(zip(edit.squares, edit.arrived, strict=bool(edit.arrived)))
        self._request(edit)
        self._scene.expected = None

    def set_cursor(self, square: Square) -> None:
        """Put the keyboard's cursor on a square."""
        moved = square != self.cursor
        self.cursor = square
        self._wait("")
        self.show_frames()
        if moved:
            self.cursor_moved.emit(square)

    def show_cursor(self, shown: bool) -> None:
        """Show or hide the keyboard's cursor."""
        if shown != self.cursor_shown:
            self.cursor_shown = shown
            self.show_frames()

    def cancel(self) -> bool:
        """Give up the gesture under way, the man goes home; return whether there was."""
        held = self.gesture
        if held is None:
            return False
        self._end(held)
        self._scene.go_home()
        return True

    def show_frames(self) -> None:
        """Draw the cursor, the selection and the frames of the gesture."""
        held = self.gesture
        if held is not None and held.banding:
            self._scene.set_frames(Frames(selected=self._within(held), band=(held.start, held.at)))
            return
        if held is None or not held.carrying:
            cursor = self.cursor if self.cursor_shown else None
            self._scene.set_frames(Frames(cursor, selected=self.selection))
            return
        by_keys = held.hand is Hand.KEYS
        home = held.squares if held.lifts or by_keys else ()
        target = held.targets if by_keys or held.over != held.origin else ()
        staying = self.selection if held.copying else self.selection - set(held.squares)
        self._scene.set_frames(Frames(None, home, target, by_keys, staying))

    def shade(self) -> None:
        """Show the ghost of the stamp under the pointer, or of the man who is exchanged."""
        man, square = self.stamp, self.hovered
        held = self.gesture
        busy = held is not None and (held.carrying or held.banding)
        there = man is not None and square is not None and self._scene.position[square] == man
        if busy or there or not self.editable:
            man = None
        if held is not None and held.carrying and held.exchanging and held.over != held.origin:
            square = held.origin
            man = None if held.over is None else self._scene.position[held.over]
        self._scene.shade(man, square)

    def _begin(self, gesture: Gesture) -> None:
        self.gesture = gesture
        self._show()
        if gesture.carrying:
            self.gesture_changed.emit(gesture)

    def _go_on(self, gesture: Gesture) -> None:
        before, self.gesture = self.gesture, gesture
        self._show()
        if not gesture.carrying:
            return
        if before is None or replace(before, at=gesture.at) != gesture:
            self.gesture_changed.emit(gesture)

    def _release(self) -> bool:
        held = self.gesture
        if held is None:
            return False
        if self.tool is not None and held.clicks and not held.held.adding:
            self._end(held)
            if held.over is not None:
                edge = self._scene.geometry.edge_at(*held.at)
                self.tool_used.emit(ToolUse(self.tool, held.over, edge=edge))
            return False
        edit = self._made(gestures.released, held, self._scene.position, self.stamp)
        self._end(held)
        if held.over is not None and held.clicks:
            left = Qt.MouseButton.LeftButton
            if self._clicked(held.over, left, held.held.adding):
                return False
        self._choose(held)
        self._request(edit)
        self._scene.go_home()  # what nobody took on; after an accepted edit all are at home
        return edit is not None

    def _clicked(self, square: Square, button: Qt.MouseButton, adding: bool) -> bool:
        """Do what a click does on this sort of board alone; return whether it does anything."""
        click = self._sort.clicked(self._scene.position, square, button, adding)
        if click is None or self.stamp is not None:
            return False
        if click.man is None:
            self._ask(gestures.remove, square)
        else:
            self._ask(gestures.put, square, click.man)
        return True

    def _end(self, held: Gesture) -> None:
        self.gesture = None
        self._scene.put_down(held)
        self._show()
        if held.carrying:
            self.gesture_changed.emit(None)

    def _made(self, make: Callable[..., BoardEdit | None], *wanted: Any) -> BoardEdit | None:
        """Return what an edit requests; None, and say why, where men cannot stand so."""
        try:
            return make(*wanted)
        except GameError as error:
            self.refused.emit(error)
            return None

    def _ask(self, make: Callable[..., BoardEdit | None], *wanted: Any) -> None:
        """Request an edit of the position that is shown."""
        self._request(self._made(make, self._scene.position, *wanted, self._sort.handling))

    def _request(self, edit: BoardEdit | None) -> None:
        if edit is None:
            return
        if edit.what in (BoardEditKind.PUT, BoardEditKind.COPY):
            self.last_man = edit.man or self.last_man
        self.edit_requested.emit(edit)
        if edit.squares and self._scene.position == edit.after:
            self.select(edit.arrived)

    def _choose(self, held: Gesture) -> None:
        """Let a band or a click of the mouse that has ended change the selection."""
        if held.hand is not Hand.POINTER:
            return
        if held.banding:
            self.select(self._within(held))
        elif held.held.adding and held.man is None:
            if held.origin is not None and held.origin == held.over:
                self.select(self.selection ^ {held.origin})
        elif not held.others or not (held.carrying or held.twice):
            # A click anywhere, or the drag of a man who is not selected.
            self.select(())

    def _within(self, held: Gesture) -> frozenset[Square]:
        """Return what a band selects: the men it catches, and with Shift those selected."""
        caught = self._scene.geometry.squares_between(held.start, held.at)
        men = frozenset(standing(self._scene.position, caught))
        return men | self.selection if held.held.adding else men

    def _show(self) -> None:
        self._scene.hold(self.gesture)
        self.shade()
        self.show_frames()
        self.pointer_changed.emit()

    def _remove_or_stamp(self, square: Square, at: Point) -> None:
        if self.tool is not None:
            edge = self._scene.geometry.edge_at(*at)
            self.tool_used.emit(ToolUse(self.tool, square, taking=True, edge=edge))
            return
        if self._clicked(square, Qt.MouseButton.RightButton, False):
            return
        if self._scene.position[square] is not None:
            self._ask(gestures.remove, square)
        elif self.last_man is not None:
            self._ask(gestures.put, square, self.last_man)

    def _step(self, columns: int, rows: int) -> None:
        self._choose_square()
        target = self._scene.geometry.stepped(self.cursor, columns, rows)
        held = self.gesture
        if held is not None and held.hand is Hand.KEYS:
            self._go_on(gestures.stepped(held, target))
        self.set_cursor(target)
        self.spoken.emit()

    def _act(self, event: QKeyEvent) -> None:
        """Do what a key means on the cursor's square."""
        self._choose_square()
        if keys.selects(event) and self.gesture is None:
            self.select(self.selection ^ {self.cursor})
        elif self.tool is not None and self.gesture is None and keys.is_lift(event):
            self.tool_used.emit(ToolUse(self.tool, self.cursor))
        elif keys.is_lift(event):
            self._lift_or_drop(keys.held_with(event))
        elif keys.takes_off(event):
            self._take_off()
        elif self.gesture is None and (typed := self._typed(event)) is not None:
            if typed.man is not None:
                self._ask(gestures.put, self.cursor, typed.man)
            self._wait(typed.waiting)
        self.spoken.emit()

    def _lift_or_drop(self, held: Held) -> None:
        if self.gesture is not None:
            self.gesture = replace(self.gesture, held=held)
            self._release()
            return
        position, handling = self._scene.position, self._sort.handling
        lifted = gestures.lifted(position, self.cursor, self.selection, handling)
        if lifted is not None:
            self._begin(lifted)

    def _take_off(self) -> None:
        if self.gesture is not None:
            self.gesture = replace(self.gesture, over=None)
            self._release()
        elif self.selection:
            self._ask(remove_selected, self.selection)
        else:
            self._ask(gestures.remove, self.cursor)

    def _wait(self, letters: str) -> None:
        if letters != self.waiting:
            self.waiting = letters
            self.waiting_changed.emit(letters)

    def _choose_square(self) -> None:
        """Show the cursor; while it is hidden, the square under the pointer is meant."""
        if not self.cursor_shown and self.hovered is not None and self.gesture is None:
            self.set_cursor(self.hovered)
        self.show_cursor(True)
