# SPDX-License-Identifier: GPL-3.0-or-later
"""The legend of the economy rings, in the caption's place while they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from composer.gui.board.overlaypainter import draw_ring
from composer.gui.board.overlays import RingRole
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import MARKS

_SHOWN = (RingRole.NEEDED, RingRole.STOPS, RingRole.CAN_GO, RingRole.TOGETHER)
_LEFT = 1
_BOX = 17
_ROW = 26


class NeededLegend(QWidget):
    """The kinds of rings with how many men have each; below, a sentence."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self._counts: Counter[RingRole] = Counter()
        self._said = ""

    @property
    def words(self) -> str:
        """What it says, for screen readers."""
        counts = (f"{self._word(role)} {self._counts[role]}" for role in _SHOWN)
        return ", ".join((*counts, self._said))

    def show_rings(self, roles: Iterable[RingRole], said: str) -> None:
        """Show how many men have each kind of ring; `said` below."""
        self._counts = Counter(roles)
        self._said = said
        self.setAccessibleName(self.words)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the height of the caption that it covers."""
        return QSize(400, 58)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * 12 / 13)
        painter.setFont(small)
        metrics = painter.fontMetrics()
        left = float(_LEFT)
        for role in self._fitting(metrics):
            words, count = self._word(role) + " ", str(self._counts[role])
            draw_ring(painter, QRectF(left, 5, _BOX, _BOX), role, MARKS, 2.0)
            left += _BOX + 5
            for text, ink in (
                (words, self._appearance.tokens.text2),
                (count, self._appearance.tokens.muted),
            ):
                wide = metrics.horizontalAdvance(text)
                painter.setPen(ink)
                place = QRectF(left, 3, wide + 2, _BOX + 4)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
                left += wide
            left += 11
        line = self.rect().adjusted(_LEFT, _ROW + 4, -2, 0)
        line.setHeight(22)
        painter.setPen(self._appearance.tokens.muted)
        said = metrics.elidedText(self._said, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)
        painter.end()

    def _fitting(self, metrics: QFontMetrics) -> list[RingRole]:
        """Return the kinds there is room for; first those go that no man has."""
        words = {role: f"{self._word(role)} {self._counts[role]}" for role in _SHOWN}
        wide = sum(metrics.horizontalAdvance(word) + _BOX + 16 for word in words.values())
        return [role for role in _SHOWN if self._counts[role] or wide <= self.width()]

    def _word(self, role: RingRole) -> str:
        return {
            RingRole.NEEDED: self.tr("needed"),
            RingRole.STOPS: self.tr("only stops cooks or duals"),
            RingRole.CAN_GO: self.tr("can go"),
            RingRole.TOGETHER: self.tr("can go together"),
        }.get(role, "")
