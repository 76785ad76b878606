# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a game in two columns, one a side; a click or the keys go to a move."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from composer.gui.board.speech import announce
from composer.gui.look.appearance import Appearance
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.proofgames.games import Game, pairs
from composer.gui.words.language import tr
from composer.notation.moves import move_text

_EDGE, _ROW, _NUMBER = 14, 28, 34
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -2,
    Qt.Key.Key_Down: 2,
}


class MoveList(QWidget):
    """The list.

    Signals:
        step_requested: so many half-moves are to be played.
        game_requested: another game is wanted; carries by how many it lies behind this one.
        play_requested: Space was hit.
        row_reached: the row of the move just played; carries the `QRect` to be kept in sight.
    """

    step_requested = Signal(int)
    game_requested = Signal(int)
    play_requested = Signal()
    row_reached = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._game: Game = ()
        self._step = 0
        self._faded = False
        self._lettering: Lettering | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Moves of the game"))
        appearance.repaint(self)

    @property
    def game(self) -> Game:
        """The game that is shown."""
        return self._game

    @property
    def step(self) -> int:
        """How many half-moves are played."""
        return self._step

    def show_game(self, game: Game) -> None:
        """Show a game, at its end."""
        if game != self._game:
            self._game, self._step = game, len(game)
            self.setFixedHeight(self.sizeHint().height())
            self._describe()
        self.update()

    def show_step(self, step: int) -> None:
        """Mark the move that was played last."""
        if step != self._step:
            self._step = step
            self._describe()
            self.update()
            if step:
                self.row_reached.emit(self.rect_of(step))

    def set_faded(self, faded: bool) -> None:
        """Show the moves pale, because they are older than the board."""
        if faded != self._faded:
            self._faded = faded
            self.update()

    def rect_of(self, step: int) -> QRect:
        """Return where a move stands, counted from 1."""
        row, side = divmod(step - 1, 2)
        wide = (self.width() - 2 * _EDGE - _NUMBER) // 2
        return QRect(_EDGE + _NUMBER + side * wide, 2 + row * self._row(), wide, self._row())

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the height of all moves."""
        return QSize(260, (len(self._game) + 1) // 2 * self._row() + 4)

    def minimumSizeHint(self) -> QSize:
        """Return the least width."""
        return QSize(140, self._row())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it is no longer here."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the move that is clicked."""
        place = event.position().toPoint()
        for step in range(1, len(self._game) + 1):
            if self.rect_of(step).contains(place):
                self.step_requested.emit(step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game; Page Up and Down go to other games, Space plays."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            step = min(len(self._game), max(0, self._step + _STEPS[key]))
            self.step_requested.emit(step)
        elif key is Qt.Key.Key_Home:
            self.step_requested.emit(0)
        elif key is Qt.Key.Key_End:
            self.step_requested.emit(len(self._game))
        elif key is Qt.Key.Key_Space:
            self.play_requested.emit()
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.game_requested.emit(-1 if key is Qt.Key.Key_PageUp else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the moves."""
        painter, tokens, letters = QPainter(self), self._appearance.tokens, self._letters()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._faded:
            painter.setOpacity(0.48)
        for number, first, second in pairs(self._game):
            top = 2 + (number - 1) * self._row()
            place = QRect(_EDGE, top, _NUMBER - 8, self._row())
            letters.draw(painter, place, f"{number}.", tokens.muted)
            for half in (first, second):
                if half is not None:
                    self._move(painter, half)
        if self.hasFocus() and self._game:
            painter.setPen(QPen(QColor(tokens.accent), 1.4))
            painter.drawRoundedRect(self.rect().adjusted(4, 1, -5, -2), 5, 5)
        painter.end()

    def _move(self, painter: QPainter, half: int) -> None:
        tokens, rect = self._appearance.tokens, self.rect_of(half + 1)
        if half + 1 == self._step:
            painter.fillRect(rect, QColor(tokens.select))
            edge = QRect(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(edge, QColor(tokens.accent))
        move = self._game[half]
        text = move_text(move, self._appearance.letters)
        ahead = half >= self._step
        ink = tokens.muted if ahead else tokens.text
        cut = Cut.BOLD if half % 2 == 0 else Cut.PLAIN
        self._letters().draw(painter, rect.adjusted(8, 0, -4, 0), text, ink, cut)

    def _describe(self) -> None:
        words = ""
        if 0 < self._step <= len(self._game):
            move = self._game[self._step - 1]
            dots = "." if self._step % 2 else "..."
            text = move_text(move, self._appearance.letters)
            words = f"{(self._step + 1) // 2}{dots}{text}"
        self.setAccessibleDescription(words)
        if self.hasFocus():
            announce(self, words)

    def _row(self) -> int:
        return max(_ROW, self._letters().line + 8)

    def _letters(self) -> Lettering:
        if self._lettering is None or self._lettering.font != self.font():
            self._lettering = Lettering(self.font())
        return self._lettering
