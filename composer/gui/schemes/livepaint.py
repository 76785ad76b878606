# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies behind a cell of the live table, ticks, and the legend that says what it means."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from composer.analysis.schemes.live import LiveCell
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens, with_alpha
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.words.language import tr

_HATCH = 7  # pixels from one stroke of the hatching to the next


def dress(painter: QPainter, box: QRect, cell: LiveCell, hole: bool, tokens: Tokens) -> str:
    """Draw what lies behind a cell; return the colour of its text."""
    painter.setPen(Qt.PenStyle.NoPen)
    if hole:
        hatch(painter, box, tokens)
        return tokens.cooked
    if not cell.mates or not cell.defends:
        return tokens.muted
    if cell.is_dual:
        painter.setBrush(QColor(tokens.nosol_tint))
        painter.drawRoundedRect(box, 4, 4)
        if cell.changed:
            underline(painter, box, tokens.nosol)
        return tokens.nosol
    if cell.changed:
        painter.setBrush(QColor(tokens.changed_tint))
        painter.drawRoundedRect(box, 4, 4)
        underline(painter, box, tokens.changed)
        return tokens.changed
    return tokens.text


def underline(painter: QPainter, box: QRect, ink: str) -> None:
    """Draw the bar below a changed cell."""
    painter.fillRect(QRect(box.left() + 2, box.bottom() - 1, box.width() - 4, 2), QColor(ink))


def hatch(painter: QPainter, box: QRect, tokens: Tokens) -> None:
    """Hatch a hole in a frame."""
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.fillPath(shape, QColor(tokens.cooked_tint))
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(with_alpha(tokens.cooked, 0.22), 1.6))
    for left in range(box.left() - box.height(), box.right() + 1, _HATCH):
        painter.drawLine(QPointF(left, box.bottom() + 1), QPointF(left + box.height(), box.top()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens.cooked), 1))
    painter.drawPath(shape)


def paint_tick(painter: QPainter, box: QRect, on: bool, tokens: Tokens) -> None:
    """Draw the box of a tick."""
    frame = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(QColor(tokens.accent if on else tokens.line2), 1))
    painter.setBrush(QColor(tokens.accent if on else tokens.raised))
    painter.drawRoundedRect(frame, 4, 4)
    if on:
        painter.setPen(QPen(QColor(tokens.onaccent), 2, c=Qt.PenCapStyle.RoundCap))
        x, y = frame.left(), frame.top()
        painter.drawPolyline([QPointF(x + 3.5, y + 7.5), QPointF(x + 6.5, y + 10.5),
                              QPointF(x + 11.5, y + 4.5)])  # fmt: skip


def paint_chevron(painter: QPainter, box: QRect, opened: bool, tokens: Tokens) -> None:
    """Draw what opens a line: it points down where it is open."""
    painter.setPen(QPen(QColor(tokens.muted), 1.6, c=Qt.PenCapStyle.RoundCap))
    x, y = box.left() + 4.0, box.center().y() + 0.5
    points = [QPointF(x, y - 4), QPointF(x + 4, y), QPointF(x, y + 4)]
    if opened:
        points = [QPointF(x - 2, y - 2), QPointF(x + 2, y + 2), QPointF(x + 6, y - 2)]
    painter.drawPolyline(points)


class Legend(QWidget):
    """What the looks of cells and ticks mean."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        appearance.colours_changed.connect(self.update)
        self.setAccessibleName(
            tr("Legend: ticked is thematic, underlined changed, amber dual, hatched a hole")
        )

    def _samples(self) -> tuple[tuple[str, LiveCell | None, bool], ...]:
        mated = LiveCell(True, True, (1,), ())
        return (
            (tr("thematic"), None, False),
            (tr("changed"), LiveCell(True, True, (1,), (), changed=True), False),
            (tr("dual"), LiveCell(True, True, (1, 2), mated.moves), False),
            (tr("hole"), LiveCell(True), True),
        )

    def sizeHint(self) -> QSize:
        """Return the room that the words need."""
        lettering = Lettering(self.font())
        words = sum(lettering.width(word, Cut.SMALL) + 32 for word, _, _ in self._samples())
        return QSize(words, max(22, lettering.small_line + 8))

    def minimumSizeHint(self) -> QSize:
        """Return a width that it can be cut to."""
        return QSize(60, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint samples with words in them, as cells have them, so far as there is room."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, lettering = self._appearance.tokens, Lettering(self.font())
        left, high = 0, min(self.height(), lettering.small_line + 4)
        top = (self.height() - high) // 2
        for words, cell, hole in self._samples():
            wide = lettering.width(words, Cut.SMALL)
            if left + wide + 22 > self.width():
                break
            if cell is None:
                paint_tick(painter, QRect(left, top + (high - 16) // 2, 16, 16), True, tokens)
                place = QRect(left + 20, top, wide + 2, high)
                lettering.draw(painter, place, words, tokens.muted, Cut.SMALL)
                left += 20 + wide + 14
                continue
            box = QRect(left, top, wide + 14, high)
            ink = dress(painter, box, cell, hole, tokens)
            lettering.draw(painter, box.adjusted(7, 0, 0, 0), words, ink, Cut.SMALL)
            left += wide + 14 + 12
        painter.end()
