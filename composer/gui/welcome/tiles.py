# SPDX-License-Identifier: GPL-3.0-or-later
"""The hints of the tour as a row of tiles, in the place of the versions."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import scaled
from composer.gui.user.notices import fitted
from composer.gui.welcome.tour import Hint
from composer.gui.words.language import fill, tr

_INSET, _ICON, _GAP, _RADIUS, _LINES = 8, 16, 6, 8, 2
_MARGINS: Final = (14, 6, 14, 6)


class TourTiles(QWidget):
    """Names the six hints; each tile shows its own.

    Signals:
        chosen: a hint is wanted; carries its place, from 0.
        closed: the tiles are not wanted any more.
    """

    chosen = Signal(int)
    closed = Signal()

    def __init__(
        self, hints: tuple[Hint, ...], appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("60-second tour"))
        self._appearance = appearance
        self._tiles = tuple(Tile(hint, appearance) for hint in hints)
        for place, tile in enumerate(self._tiles):
            tile.clicked.connect(lambda _=False, place=place: self.chosen.emit(place))
        title = QLabel(tr("60-second tour"))
        title.setObjectName("panelTitle")
        words = QLabel(tr("six hints beside the things themselves; Escape ends it"))
        words.setObjectName("muted")
        words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.start = QPushButton(tr("Start"))
        self.start.setObjectName("small")
        self.start.setAutoDefault(False)
        self.start.clicked.connect(lambda: self.chosen.emit(0))
        self._close = QToolButton()
        self._close.setObjectName("small")
        self._close.setToolTip(tr("Close the tour"))
        self._close.setAccessibleName(tr("Close the tour"))
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(title)
        head.addWidget(words, 1)
        head.addWidget(self.start)
        head.addWidget(self._close)
        row = QHBoxLayout()
        row.setSpacing(8)
        for tile in self._tiles:
            row.addWidget(tile, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(6)
        column.addLayout(head)
        column.addLayout(row, 1)
        self._dress()
        appearance.colours_changed.connect(self._dress)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles, in the order of the tour."""
        return self._tiles

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self.start, self._close, *self._tiles

    def show_place(self, place: int | None) -> None:
        """Mark the tile of the hint that is shown, or none."""
        for number, tile in enumerate(self._tiles):
            tile.set_shown(number == place)

    def _dress(self) -> None:
        icons = self._appearance.icons
        self.start.setIcon(icons.icon("play"))
        self._close.setIcon(icons.icon("close"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line above, where the versions have theirs."""
        painter = QPainter(self)
        painter.setPen(QColor(self._appearance.tokens.line))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


class Tile(QAbstractButton):
    """A hint in a few words, with its picture."""

    draws_ring = True

    def __init__(self, hint: Hint, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint, self._appearance, self._shown = hint, appearance, False
        self.setText(hint.title)
        self.setAccessibleName(hint.title)
        self.setAccessibleDescription(hint.short)
        self.setToolTip(hint.short)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        appearance.colours_changed.connect(self.update)

    @property
    def is_shown(self) -> bool:
        """Whether its hint is shown."""
        return self._shown

    def set_shown(self, on: bool) -> None:
        """Say whether its hint is shown."""
        self._shown = on
        words = fill(tr("%1, shown now"), self._hint.short) if on else self._hint.short
        self.setAccessibleDescription(words)
        self.update()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of a title and two lines."""
        small = QFontMetrics(self._small())
        high = self.fontMetrics().height() + _LINES * small.lineSpacing() + 2 * _INSET + 4
        return QSize(105, max(70, high))

    def minimumSizeHint(self) -> QSize:
        """Return the room of the picture and some letters."""
        return QSize(60, self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Look otherwise while the pointer is here."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw frame, picture, title and words."""
        tokens = self._appearance.tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marked = self._shown or self.hasFocus()
        width = 2.0 if self.hasFocus() else 1.0
        painter.setBrush(QColor(tokens.hover if self.underMouse() else tokens.raised))
        painter.setPen(QPen(QColor(tokens.accent if marked else tokens.line), width))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        wide = self.width() - 2 * _INSET
        line = self.fontMetrics().height()
        colour = tokens.accent if marked else tokens.text2
        place = QRectF(_INSET, _INSET + (line - _ICON) / 2, _ICON, _ICON)
        self._appearance.icons.draw(painter, self._hint.icon, place, colour)
        strong = QFont(self.font())
        strong.setWeight(QFont.Weight.DemiBold)
        painter.setFont(strong)
        painter.setPen(QColor(tokens.text))
        left = _INSET + _ICON + _GAP
        room = QRect(left, _INSET, self.width() - left - _INSET, line)
        title = painter.fontMetrics().elidedText(
            self._hint.title, Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), title)
        small = self._small()
        measure = QFontMetrics(small)
        painter.setFont(small)
        painter.setPen(QColor(tokens.muted))
        words = fitted(self._hint.short, measure, wide, _LINES)
        below = QRect(_INSET, _INSET + line + 4, wide, _LINES * measure.lineSpacing() + 2)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap), words)
        painter.end()

    def _small(self) -> QFont:
        return scaled(self.font(), 11.5 / 13)
