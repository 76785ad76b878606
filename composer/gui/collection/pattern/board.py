# SPDX-License-Identifier: GPL-3.0-or-later
"""The small board on which one sets up what to look for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from composer.gui.board.keys import is_plain, letter_of, man_named, step_of, takes_off
from composer.gui.board.mime import dragged_man
from composer.gui.board.pictures import MenPictures
from composer.gui.board.smallboard import USUAL_SIDE, SmallBoard
from composer.gui.board.speech import announce
from composer.gui.collection.pattern.words import draw_wanted, want_words
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS, with_alpha
from composer.gui.words.language import fill
from composer.library.query.pattern import Want, Wanted, WantedSquares
from composer.problem.men import Man
from composer.problem.squares import Square, square_name


class PatternBoard(SmallBoard):
    """Shows what must stand on which squares; a click puts down what is picked, or takes it off.

    With the keyboard: arrows move, letters place men, `?` any man, `A` and `a` any white and any
    black man, a point no man, `+` a fairy man to be named, Space what is picked; several men after
    `[` mean one of them; Delete frees the square.

    Signals:
        changed: the squares are others now; carries pairs of a square and what it must hold.
        naming_wanted: a fairy man is to be named.
    """

    changed = Signal(object)
    naming_wanted = Signal()

    def __init__(
        self, appearance: Appearance, pictures: MenPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, pictures, parent)
        self._wanted: dict[Square, Wanted] = {}
        self._picked: Wanted | None = None
        self._several: set[Man] | None = None  # men typed since `[`
        self._carried: tuple[Square, Wanted] | None = None
        self._pointer: QPointF | None = None
        self._sweeping = False  # the right button frees every square it passes
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self._describe()

    @property
    def squares(self) -> WantedSquares:
        """What must stand where, by square."""
        return tuple(sorted(self._wanted.items()))

    def set_squares(self, squares: WantedSquares) -> None:
        """Show what must stand where; nothing is emitted."""
        self._wanted = dict(squares)
        self._several = None
        self._describe()
        self.update()

    def put(self, square: Square, wanted: Wanted | None) -> None:
        """Want something of a square, or nothing with None; reports it."""
        if self._wanted.get(square) == wanted:
            return
        if wanted is None:
            del self._wanted[square]
        else:
            self._wanted[square] = wanted
        self._report()

    def clear(self) -> None:
        """Want nothing of any square; reports it."""
        if self._wanted:
            self._wanted.clear()
            self._report()

    def set_picked(self, wanted: Wanted | None) -> None:
        """Say what a click puts down; None to let clicks take off only."""
        self._picked = wanted

    # Qt's own names

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what stands on a square; the right button frees squares."""
        self._cursor_shown, self._several = False, None
        square = self._at(event.position())
        if square is None:
            return
        self._cursor = square
        if event.button() is Qt.MouseButton.RightButton:
            self._sweeping = True
            self.put(square, None)
        elif event.button() is Qt.MouseButton.LeftButton:
            wanted = self._wanted.get(square)
            if wanted is not None:
                self._carried = (square, wanted)
            elif self._picked is not None:
                self.put(square, self._picked)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry what is held."""
        square = self._at(event.position())
        if self._sweeping and square is not None:
            self.put(square, None)
        if self._carried is not None:
            self._pointer = event.position()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put down what is held: elsewhere it moves, in place it is taken off or changed."""
        self._sweeping = False
        carried, self._carried, self._pointer = self._carried, None, None
        if carried is None:
            return
        (origin, wanted), square = carried, self._at(event.position())
        if square == origin:
            again = self._picked is None or self._picked == wanted
            self.put(origin, None if again else self._picked)
        else:
            del self._wanted[origin]
            if square is not None:
                self._wanted[square] = wanted
            self._report()
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a man from a tray."""
        if dragged_man(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Want the man dropped."""
        man, square = dragged_man(event.mimeData()), self._at(event.position())
        if man is not None and square is not None:
            self.put(square, man)
            event.acceptProposedAction()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, want men by their letters, free squares."""
        step, text = step_of(event), event.text()
        if step is not None:
            self._go(self._geometry.stepped(self._cursor, *step))
        elif takes_off(event):
            self._several = None
            self.put(self._cursor, None)
        elif is_plain(event) and text == "[":
            self._several = set()
        elif is_plain(event) and text == "]" and self._several is not None:
            self._several = None
        elif (man := man_named(letter_of(event))) is not None:
            self._want_man(man)
        elif is_plain(event) and text in ("?", "A", "a", "."):
            self._several = None
            self.put(self._cursor, Want(text))
        elif is_plain(event) and text == "+":
            self.naming_wanted.emit()
        elif event.key() == Qt.Key.Key_Space and self._picked is not None:
            self.put(self._cursor, self._picked)
        else:
            event.ignore()
            return
        self._cursor_shown = True
        self.update()

    def event(self, event: QEvent) -> bool:
        """Claim our keys before shortcuts; name what is wanted under the pointer."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if step_of(event) or man_named(letter_of(event)) or takes_off(event):
                event.accept()
                return True
        elif event.type() == QEvent.Type.ToolTip:
            place = event.pos()  # type: ignore[attr-defined]
            square = self._at(QPointF(place))
            if square in self._wanted:
                QToolTip.showText(self.mapToGlobal(place), self._words(square), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor; a choice of several men is over."""
        super().focusOutEvent(event)
        self._several = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board and what is wanted of its squares."""
        painter = QPainter(self)
        self._draw_squares(painter)
        for square, wanted in self._wanted.items():
            rect = self._rect(square)
            painter.fillRect(rect, with_alpha(MARKS.lit, 1.0))
            if self._carried is None or self._carried[0] != square or self._pointer is None:
                draw_wanted(painter, wanted, rect, self._pictures, self.font())
        if self._carried is not None and self._pointer is not None:
            held = QRectF(0, 0, USUAL_SIDE, USUAL_SIDE)
            held.moveCenter(self._pointer)
            draw_wanted(painter, self._carried[1], held, self._pictures, self.font())
        dashed = Qt.PenStyle.DashLine if self._several is not None else Qt.PenStyle.SolidLine
        self._draw_cursor(painter, dashed)
        painter.end()

    def _go(self, square: Square) -> None:
        self._cursor, self._several = square, None
        self._describe()
        announce(self, self._words(square))

    def _want_man(self, man: Man) -> None:
        if self._several is None:
            self.put(self._cursor, man)
            return
        self._several.add(man)
        men = frozenset(self._several)
        self.put(self._cursor, men if len(men) > 1 else man)

    def _report(self) -> None:
        self._describe()
        self.update()
        self.changed.emit(self.squares)

    def _words(self, square: Square) -> str:
        wanted = self._wanted.get(square)
        content = self.tr("anything") if wanted is None else want_words(wanted)
        return fill(self.tr("%1, %2"), square_name(square), content)

    def _describe(self) -> None:
        self.setAccessibleName(fill(self.tr("Pattern: %1"), self._words(self._cursor)))
        self.setAccessibleDescription(
            self.tr(
                "Arrows move, letters place men, ? any man, A any white man, a any black man, "
                "a point no man, + a fairy man to be named, Space what is picked, "
                "[ several men to choose from, Delete frees the square."
            )
        )
