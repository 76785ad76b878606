# SPDX-License-Identifier: GPL-3.0-or-later
"""A man on a small tile: a button that is on or off, and from which he may be dragged."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QDrag, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from composer.gui.board.mime import man_data
from composer.gui.board.pictures import MenPictures, Pictures
from composer.gui.board.words import man_name
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS, with_alpha
from composer.problem.men import Man

_RADIUS: Final = 6
_RIM: Final = 3  # between the tile and the man on it


class ManTile(QAbstractButton):
    """A man on the tray's tint, framed while he is on."""

    def __init__(
        self,
        man: Man,
        appearance: Appearance,
        pictures: MenPictures,
        size: QSize,
        *,
        carried: bool,
    ) -> None:
        """Make a tile of a size in logical pixels; `carried` where he can be dragged from it."""
        super().__init__()
        self._man, self._appearance, self._pictures = man, appearance, pictures
        self._size, self._carried = size, carried
        appearance.colours_changed.connect(self.update)
        appearance.figures_changed.connect(self.update)
        self._start: QPointF | None = None
        self.setCheckable(True)
        self.setFixedSize(size)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(man_name(man))
        self.setToolTip(man_name(man))

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the tile."""
        return self._size

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the man."""
        self._start = event.position()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry him once the pointer has gone far enough."""
        held = self._carried and event.buttons() & Qt.MouseButton.LeftButton
        if held and self._start is not None:
            gone = (event.position() - self._start).manhattanLength()
            if gone >= QApplication.startDragDistance():
                self._start = None
                self.setDown(False)
                carry_man(self, self._man, self._pictures, self._size.height())
                return
        super().mouseMoveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the man on his tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        tile = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        framed = tile.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.colours.tray))
        painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        if self.isChecked():
            painter.setBrush(QColor(MARKS.picked))
            painter.drawRoundedRect(framed, _RADIUS, _RADIUS)
        elif self.underMouse():
            painter.setBrush(with_alpha(MARKS.casing, 0.43))
            painter.drawRoundedRect(tile, _RADIUS, _RADIUS)
        if self.isChecked() or self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(MARKS.cursor), 2))
            painter.drawRoundedRect(framed, _RADIUS, _RADIUS)
        if self.isChecked() and self.hasFocus():  # both at once must be seen, too
            painter.setPen(QPen(QColor(MARKS.casing), 1))
            painter.drawRoundedRect(framed.adjusted(2, 2, -2, -2), _RADIUS - 2, _RADIUS - 2)
        side = min(self.width(), self.height()) - 2 * _RIM
        man = QRectF(0, 0, side, side)
        man.moveCenter(tile.center())
        self._pictures.draw(painter, self._man, man)
        painter.end()


def carry_man(
    source: QWidget, man: Any, pictures: Pictures, side: float, data: QMimeData | None = None
) -> None:
    """Let Qt carry a man until he is dropped somewhere.

    Args:
        source: from where he is dragged.
        man: of chess; of another game with his data.
        pictures: of him.
        side: logical pixels that he is wide.
        data: what is dropped.
    """
    drag = QDrag(source)
    drag.setMimeData(data or man_data(man))
    ratio = source.devicePixelRatioF()
    drag.setPixmap(pictures.pixmap(man, round(side * ratio) / ratio, ratio))
    half = int(side / 2)
    drag.setHotSpot(QPoint(half, half))
    drag.exec(Qt.DropAction.CopyAction)
