# SPDX-License-Identifier: GPL-3.0-or-later
"""The graphics items of the board: a man, the men in hand, a drawing over the whole board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from composer.gui.board.edit import Man, Square


class ManItem(QGraphicsPixmapItem):
    """One man on the board."""

    def __init__(self, man: Man) -> None:
        super().__init__()
        self.man = man


@dataclass(frozen=True, slots=True)
class HeldMan:
    """One of the men in hand: his picture, his shadow, and how far he is from the pointer."""

    picture: QPixmap
    shadow: QPixmap
    offset: QPointF


class HandItem(QGraphicsItem):
    """The men in hand, with their shadows; its position is the centre of the one grasped."""

    def __init__(self) -> None:
        super().__init__()
        self.men: tuple[tuple[Square, Man], ...] = ()
        self._held: tuple[HeldMan, ...] = ()
        self._side = 0.0

    def take(
        self, men: tuple[tuple[Square, Man], ...], held: tuple[HeldMan, ...], side: float
    ) -> None:
        """Hold men who came from these squares, drawn `side` logical pixels wide."""
        self.prepareGeometryChange()
        self.men, self._held, self._side = men, held, side
        self.show()

    def leave(self) -> None:
        """Hold no man."""
        self.men, self._held = (), ()
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return where it draws, round the centre of the man grasped."""
        one = QRectF(-self._side / 2, -self._side / 2, self._side, self._side * 1.2)
        whole = one
        for man in self._held:
            whole = whole.united(one.translated(man.offset))
        return whole

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the shadows, then the men."""
        corner = QPointF(-self._side / 2, -self._side / 2)
        painter.setOpacity(0.42)
        for man in self._held:
            below = man.offset + QPointF(0, self._side * 0.07)
            painter.drawPixmap(corner + below, man.shadow)
        painter.setOpacity(1)
        for man in self._held:
            painter.drawPixmap(corner + man.offset, man.picture)


class Layer(QGraphicsItem):
    """A drawing over the whole board."""

    def __init__(self, draw: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._draw = draw
        self._rect = QRectF()

    def cover(self, rect: QRectF) -> None:
        """Lie over this rectangle."""
        self.prepareGeometryChange()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        """Return the rectangle covered."""
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the layer."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter)
