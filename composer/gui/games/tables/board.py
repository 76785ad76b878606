# SPDX-License-Identifier: GPL-3.0-or-later
"""The board of tables: stones are clicked onto points, dragged between them, and off."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from composer.diagrams.games.tables import point_at, tables_picture
from composer.diagrams.games.tablesarrows import arrows_picture
from composer.diagrams.painting.games import paint_picture
from composer.games.position import GameError
from composer.games.tables import TablesPosition
from composer.gui.games.board.men import theme_of
from composer.gui.look.appearance import Appearance
from composer.solver.dice.answer import Step


class TablesBoard(QWidget):
    """Shows a position. The left button adds a white stone, the right one a black one.

    A stone is dragged to another point, or off the board; Shift and a click takes one away.

    Signals:
        edited: another position is wanted; carries it.
        refused: why a stone cannot stand there; carries a `GameError`.
    """

    edited = Signal(object)
    refused = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._position = TablesPosition.empty()
        self._place = QRectF()
        self._scale = 1.0
        self._steps: tuple[Step, ...] = ()
        self._lifted: tuple[str, int] | None = None
        self._begun = QPointF()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Board of tables"))
        appearance.colours_changed.connect(self.update)

    def set_position(self, position: TablesPosition) -> None:
        """Show a position."""
        self._position = position
        self._steps = ()
        words = [
            f"{player}: " + ", ".join(f"{n} x {p}" for p, n in position.by_point(player).items())
            for player in ("white", "black")
        ]
        self.setAccessibleDescription("; ".join(words))
        self.update()

    def set_arrows(self, steps: tuple[Step, ...]) -> None:
        """Show a play with arrows, in the position that is shown; none for an empty one."""
        self._steps = steps
        self.update()

    def point_of(self, place: QPointF) -> int | None:
        """Return the point at a place; None beside the board."""
        x = (place.x() - self._place.left()) / self._scale
        y = (place.y() - self._place.top()) / self._scale
        return point_at(x, y)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift the uppermost stone of a point, or get ready to add one."""
        self._begun = event.position()
        point = self.point_of(event.position())
        self._lifted = None
        if point is not None and event.button() is Qt.MouseButton.LeftButton:
            owners = [player for player in ("white", "black") if self._position.men(player, point)]
            self._lifted = (owners[0], point) if owners else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the stone down: where it was dragged to, or a new one where it was clicked."""
        start, end = self.point_of(self._begun), self.point_of(event.position())
        lifted, self._lifted = self._lifted, None
        try:
            if lifted is not None and start != end:
                self._move(*lifted, end)
            elif start is not None and start == end:
                self._click(event, start)
        except GameError as error:
            self.refused.emit(error)

    def _move(self, player: str, start: int, end: int | None) -> None:
        found = self._position.with_men(player, start, self._position.men(player, start) - 1)
        if end is not None:
            found = found.with_men(player, end, found.men(player, end) + 1)
        self.edited.emit(found)

    def _click(self, event: QMouseEvent, point: int) -> None:
        player = "black" if event.button() is Qt.MouseButton.RightButton else "white"
        count, step = self._position.men(player, point), 1
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            others = [player for player in ("white", "black") if self._position.men(player, point)]
            if not others:
                return
            player, step = others[0], -1
            count = self._position.men(player, point)
        self.edited.emit(self._position.with_men(player, point, count + step))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw board, stones and numbers."""
        painter = QPainter(self)
        position = self._position
        muted = self._appearance.tokens.muted  # the numbers stand beside the board
        theme = replace(theme_of(self._appearance), ink=muted)
        picture = tables_picture(position.white, position.black, theme, coordinates=True)
        whole = paint_picture(painter, picture, QRectF(self.rect()))
        self._scale = whole.width() / picture.width
        self._place = QRectF(
            whole.left() + picture.x * self._scale,
            whole.top() + picture.y * self._scale,
            whole.width(),
            whole.height(),
        )
        if self._steps:
            arrows = arrows_picture(position, [(step.start, step.end) for step in self._steps])
            wide, high = arrows.width * self._scale, arrows.height * self._scale
            place = QRectF(self._place.left(), self._place.top(), wide, high)
            paint_picture(painter, arrows, place)
        painter.end()

    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(620, 480)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which stones cannot be told apart."""
        return QSize(360, 290)
