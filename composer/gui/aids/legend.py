# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend of the drop map, in the caption's place while a man is in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent

from composer.analysis.composing.dropmap import Drop
from composer.gui.aids.handlegend import HandLegend
from composer.gui.aids.tints import draw_glyph, fill_tint
from composer.gui.look.appearance import Appearance

_LEFT = 1
_BOX = 17
_ROW = 26
_TIGHT = 19  # of each of three lines, where the states take two
_GAP = 9  # between two states
_SELDOM = (Drop.FEW, Drop.OTHER_SHAPE, Drop.UNKNOWN)  # reported only where there are such squares


class DropLegend(HandLegend):
    """The states with how many squares are in each; below, how the work goes."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._counts: Counter[Drop] = Counter()
        self._of_lines = False
        self._states = True  # whether there are states to be told

    @property
    def counts(self) -> dict[Drop, int]:
        """How many squares are in each state."""
        return dict(self._counts)

    def show_map(
        self, drops: Iterable[Drop], status: str, hint: str, of_lines: bool = False
    ) -> None:
        """Show the states of the squares.

        Args:
            drops: the states.
            status: a line below them.
            hint: at its right.
            of_lines: whether solutions are counted, not keys.
        """
        self._counts = Counter(drops)
        self._of_lines, self._states = of_lines, True
        self._status, self._hint = status, hint
        words = (f"{self._word(drop)} {self._counts[drop]}" for drop in Drop if self._counts[drop])
        self.setAccessibleName(", ".join((*words, status)))
        self.update()

    def show_words(self, words: str) -> None:
        """Show a sentence alone: why there is no map."""
        self._counts.clear()
        self._states, self._status, self._hint = False, words, ""
        self.setAccessibleName(words)
        self.update()

    def rows(self, metrics: QFontMetrics) -> tuple[tuple[tuple[Drop, str], ...], ...]:
        """Return the states as they are drawn at this width: in rows, each with its word.

        Where they are too long for one row, states without a square are left out; then they
        take two rows; words are left out last.
        """
        if not self._states:
            return ((),)
        told = [drop for drop in Drop if self._counts[drop] or drop not in _SELDOM]
        there = [drop for drop in told if self._counts[drop]]
        for states in (told, there):
            row = tuple((state, self._word(state)) for state in states)
            if self._wide(row, metrics) <= self.width():
                return (row,)
        row = tuple((drop, self._word(drop)) for drop in there)
        for place in range(len(row) - 1, 0, -1):
            parts = row[:place], row[place:]
            if all(self._wide(part, metrics) <= self.width() for part in parts):
                return parts
        return (tuple((drop, "") for drop in there),)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the states, and the line below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = self.small
        painter.setFont(small)
        rows = self.rows(painter.fontMetrics())
        for place, row in enumerate(rows):
            top = 5 if len(rows) == 1 else 1 + place * _TIGHT
            self._draw(painter, small, row, top)
        below = _ROW + 4 if len(rows) == 1 else 2 * _TIGHT
        line = self.rect().adjusted(_LEFT, below, -2, 0)
        line.setHeight(22 if len(rows) == 1 else _TIGHT)
        self.draw_line(painter, line)
        painter.end()

    def _wide(self, row: tuple[tuple[Drop, str], ...], metrics: QFontMetrics) -> int:
        texts = (
            f"{word} {self._counts[drop]}" if word else str(self._counts[drop])
            for drop, word in row
        )
        boxes = len(row) * (_BOX + 5 + _GAP) - _GAP
        return _LEFT + boxes + sum(metrics.horizontalAdvance(text) + 1 for text in texts)

    def _draw(
        self, painter: QPainter, font: QFont, row: tuple[tuple[Drop, str], ...], top: int
    ) -> None:
        left = _LEFT
        for drop, word in row:
            box = QRectF(left, top, _BOX, _BOX)
            painter.fillRect(box, QColor("#F2F2EF"))
            fill_tint(painter, box, drop)
            painter.save()
            draw_glyph(painter, box, drop, 2, size=0.5)
            painter.restore()
            left += _BOX + 5
            painter.setFont(font)
            for text, ink in (
                (f"{word} " if word else "", self._appearance.tokens.text2),
                (str(self._counts[drop]), self._appearance.tokens.muted),
            ):
                wide = painter.fontMetrics().horizontalAdvance(text)
                painter.setPen(QColor(ink))
                place = QRectF(left, top - 2, wide + 2, _BOX + 4)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
                left += wide
            left += _GAP

    def _word(self, drop: Drop) -> str:
        return {
            Drop.SAME: self.tr("as here") if self._of_lines else self.tr("same key"),
            Drop.SOUND: self.tr("sound"),
            Drop.COOKED: self.tr("too many") if self._of_lines else self.tr("keys: cooked"),
            Drop.FEW: self.tr("too few"),
            Drop.OTHER_SHAPE: self.tr("other shape"),
            Drop.NO_SOLUTION: self.tr("no solution"),
            Drop.SHORT: self.tr("short"),
            Drop.ILLEGAL: self.tr("illegal"),
            Drop.UNKNOWN: self.tr("open"),
        }[drop]
