# SPDX-License-Identifier: GPL-3.0-or-later
"""The drop map as it lies on the board: grey squares, tints below the men, glyphs above them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from composer.analysis.composing.dropmap import Drop, DropAnswer
from composer.gui.aids.tints import draw_glyph, fill_tint, greys, hatching
from composer.gui.board.geometry import Layout
from composer.gui.look.tokens import Tokens
from composer.notation.letters import Letters
from composer.notation.moves import move_text
from composer.problem.squares import SQUARES, Square, is_light

_ROOM_FOR_KEY = 52  # the side of a square in which the key has room


class DropCover:
    """What is known of each square, drawn over the board; see `composer.gui.board.scene.Cover`.

    Attributes:
        home: the square that shows nothing, for the man comes from there.
    """

    def __init__(self, tokens: Tokens, letters: Letters, home: Square | None) -> None:
        self._light, self._dark = greys(tokens)
        self._letters = letters
        self.home = home
        self.answers: Mapping[Square, DropAnswer] = {}
        self._hatching: QPixmap | None = None
        self._hatched_for = (0.0, 0.0)

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies under the men."""
        for square in SQUARES:
            rect = geometry.box(square)
            painter.fillRect(rect, QColor(self._light if is_light(square) else self._dark))
            answer = self.answers.get(square)
            if answer is None or answer.edit is None:
                continue
            if answer.drop is Drop.ILLEGAL:
                painter.drawPixmap(rect.topLeft(), self._hatched(painter, geometry.square))
            else:
                fill_tint(painter, rect, answer.drop)

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies over the men: a glyph on each square, a dot where nothing is known."""
        for square in SQUARES:
            if square == self.home:
                continue
            answer = self.answers.get(square)
            rect = geometry.box(square)
            if answer is None:
                draw_glyph(painter, rect, Drop.UNKNOWN)
            elif answer.edit is not None:
                draw_glyph(painter, rect, answer.drop, answer.count, self._key(answer, rect))

    def _hatched(self, painter: QPainter, side: float) -> QPixmap:
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        if self._hatching is None or self._hatched_for != (side, ratio):
            self._hatching, self._hatched_for = hatching(side, ratio), (side, ratio)
        return self._hatching

    def _key(self, answer: DropAnswer, rect: QRectF) -> str:
        if (
            answer.lines is not None
            or answer.drop is not Drop.SAME
            or rect.width() < _ROOM_FOR_KEY
            or not answer.keys
        ):
            return ""
        return move_text(answer.keys[0], self._letters, mark=False)
