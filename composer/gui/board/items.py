# SPDX-License-Identifier: GPL-3.0-or-later
"""The graphics items of the board: a man, the man in hand, a drawing over the whole board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from composer.problem.men import Man


class ManItem(QGraphicsPixmapItem):
    """One man on the board."""

    def __init__(self, man: Man) -> None:
        super().__init__()
        self.man = man


class HandItem(QGraphicsItem):
    """The man in hand, with his shadow; its position is his centre."""

    def __init__(self) -> None:
        super().__init__()
        self.man: Man | None = None
        self._picture = QPixmap()
        self._shadow = QPixmap()
        self._side = 0.0

    def take(self, man: Man, picture: QPixmap, shadow: QPixmap, side: float) -> None:
        """Hold a man, drawn `side` logical pixels wide."""
        self.prepareGeometryChange()
        self.man, self._picture, self._shadow, self._side = man, picture, shadow, side
        self.show()

    def leave(self) -> None:
        """Hold no man."""
        self.man = None
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return where it draws, round its centre."""
        return QRectF(-self._side / 2, -self._side / 2, self._side, self._side * 1.2)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the shadow, then the man."""
        corner = QPointF(-self._side / 2, -self._side / 2)
        painter.setOpacity(0.42)
        painter.drawPixmap(corner + QPointF(0, self._side * 0.07), self._shadow)
        painter.setOpacity(1)
        painter.drawPixmap(corner, self._picture)


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
