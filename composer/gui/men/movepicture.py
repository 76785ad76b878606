# SPDX-License-Identifier: GPL-3.0-or-later
"""A small picture of how a man moves: lines, dots where he arrives, discs for his hurdles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from composer.geometry.geometry import Geometry
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS
from composer.problem.men import Colour, Kind, Man
from composer.rules.kinds import FairyKind
from composer.rules.walks import Walk, sample_geometry, sample_men, walks

_SIDE: Final = 116  # of the picture, logical pixels


class MovePicture(QWidget):
    """Shows a man in the middle of an empty board, with hurdles where he needs them."""

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._appearance, self._pictures = appearance, pictures
        self._kind: FairyKind | None = None
        self._man: Man | None = None
        self._board: Geometry | None = None
        self._walks: tuple[Walk, ...] = ()
        self._men: dict[int, bool] = {}
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        appearance.repaint(self)

    def show_kind(self, kind: FairyKind, colour: Colour, qualities: frozenset[str]) -> None:
        """Show how a kind moves."""
        self._man = Man.of(colour, Kind.defined(kind), qualities)
        if kind != self._kind:
            self._kind = kind
            board = self._board = sample_geometry(kind.movement)
            middle = len(board) // 2
            self._men = sample_men(kind.movement, board, middle)
            self._walks = walks(kind.movement, board, middle, self._men)
        self.setAccessibleName(kind.text)
        self.update()

    @property
    def targets(self) -> tuple[str, ...]:
        """The labels of the cells where the man of the picture arrives."""
        board = self._board
        return () if board is None else tuple(board.cells[w.target].label for w in self._walks)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of the picture."""
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw board, ways and man."""
        if self._board is None or self._man is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = round(len(self._board) ** 0.5)
        side = (_SIDE - 2) / count
        colours = self._appearance.colours
        painter.fillRect(QRectF(0, 0, _SIDE, _SIDE), QColor(colours.dark))
        for number in range(len(self._board)):
            if (number // count + number % count) % 2:
                painter.fillRect(self._cell(number, side), QColor(colours.light))
        self._paint_walks(painter, side)
        middle = len(self._board) // 2
        room = side * 0.1
        self._pictures.draw(
            painter, self._man, self._cell(middle, side).adjusted(-room, -room, room, room)
        )
        painter.end()

    def _paint_walks(self, painter: QPainter, side: float) -> None:
        middle = self._middle_of(len(self._board or ()) // 2, side)
        for colour, width in ((QColor(MARKS.casing), 3.0), (QColor(MARKS.lit_frame), 1.4)):
            painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
            for walk in self._walks:
                painter.drawPolyline([middle, *self._corners(walk, side)])
        for cell in self._men:
            painter.setPen(QPen(QColor(MARKS.casing), 1))
            painter.setBrush(QColor(MARKS.hurdle))
            painter.drawEllipse(self._middle_of(cell, side), side * 0.26, side * 0.26)
        for walk in self._walks:
            ring = walk.taken == walk.target
            painter.setPen(QPen(QColor(MARKS.lit_frame if ring else MARKS.casing), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush if ring else QColor(MARKS.lit_frame))
            size = side * (0.38 if ring else 0.2)
            painter.drawEllipse(self._middle_of(walk.target, side), size, size)

    def _corners(self, walk: Walk, side: float) -> list[QPointF]:
        """Return the places through which the line of a walk is drawn."""
        return [self._middle_of(cell, side) for cell in walk.path]

    def _cell(self, number: int, side: float) -> QRectF:
        count = round(len(self._board or ()) ** 0.5)
        rank, file = divmod(number, count)
        return QRectF(1 + file * side, 1 + (count - 1 - rank) * side, side, side)

    def _middle_of(self, number: int, side: float) -> QPointF:
        return self._cell(number, side).center()
