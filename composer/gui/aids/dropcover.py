# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map on a board of any game: each cell says what the man in hand would do there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from composer.analysis.composing.dropmap import Drop
from composer.gui.aids.tints import draw_glyph, fill_tint, greys, hatching
from composer.gui.board.geometry import Layout
from composer.gui.look.tokens import Tokens, with_alpha
from composer.problem.squares import is_light

_ROOM_FOR_KEY = 50  # the side of a square in which the key has room
_FADED = 0.55  # how much of a board that is not chequered goes pale below the tints


@dataclass(frozen=True, slots=True)
class Dropped:
    """What is shown of a cell.

    Attributes:
        drop: what the man makes of the problem there.
        count: how many keys there are then.
        key: the key in words, where it is to be named and there is room.
    """

    drop: Drop
    count: int = 0
    key: str = ""


class DropCover:
    """What is known of each cell, drawn over the board; see `composer.gui.board.scene.Cover`.

    Attributes:
        home: the cell that shows nothing, for the man comes from there.
        known: what is shown of cells; None where nothing is to be said.
    """

    def __init__(self, tokens: Tokens, home: int | None, chequered: bool = True) -> None:
        """Cover a chessboard, or one that is not `chequered` as it is."""
        self._tokens, self._chequered = tokens, chequered
        self.home = home
        self.known: dict[int, Dropped | None] = {}
        self._hatching: QPixmap | None = None
        self._hatched_for = (0.0, 0.0)

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies under the men."""
        light, dark = greys(self._tokens)
        if not self._chequered:
            painter.fillRect(QRectF(*geometry.whole), with_alpha(light, _FADED))
        for cell in geometry.cells:
            rect, shown = geometry.box(cell), self.known.get(cell)
            if self._chequered:
                painter.fillRect(rect, QColor(light if is_light(cell) else dark))
            if shown is None:
                continue
            painter.save()
            outline = geometry.outline(cell)
            if outline is not None:
                painter.setClipPath(outline)
                rect = outline.boundingRect()
            if shown.drop is Drop.ILLEGAL:
                side = max(rect.width(), rect.height())
                painter.drawPixmap(rect.topLeft(), self._hatched(painter, side))
            else:
                fill_tint(painter, rect, shown.drop)
            painter.restore()

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies over the men: a glyph on each cell, a dot where nothing is known."""
        for cell in geometry.cells:
            if cell == self.home:
                continue
            shown, rect = self.known.get(cell, Dropped(Drop.UNKNOWN)), geometry.box(cell)
            if shown is not None:
                key = shown.key if rect.width() >= _ROOM_FOR_KEY else ""
                draw_glyph(painter, rect, shown.drop, shown.count, key)

    def _hatched(self, painter: QPainter, side: float) -> QPixmap:
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        if self._hatching is None or self._hatched_for != (side, ratio):
            self._hatching, self._hatched_for = hatching(side, ratio), (side, ratio)
        return self._hatching
