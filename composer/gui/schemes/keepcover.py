# SPDX-License-Identifier: GPL-3.0-or-later
"""The keep and kill map over the board: a dot for each wanted mate, a bar for rivals, holes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from composer.analysis.composing.dropmap import Drop
from composer.analysis.schemes.keepandkill import Effect
from composer.gui.aids.tints import fill_tint, greys, hatching
from composer.gui.board.geometry import Layout
from composer.gui.look.tokens import MARKS, Tokens, with_alpha
from composer.problem.squares import Square, is_light

_DOT: Final = 0.135  # in parts of a square's side, as all that follows
_STEP: Final = 0.17
_BAR: Final = (0.30, 0.065)
_HOLE: Final = (0.25, 0.17)
_IN_A_ROW: Final = 5
_MOST_ROWS: Final = 3
_LOST: Final = "#6E7074"
_FINE: Final = 0.45  # of the tint of a square where all is as wanted


class KeepCover:
    """What is known of each free square for the man in hand.

    Attributes:
        known: what he does there.
        answers: of each phase whether every reply is to be answered in it.
        whole: whether all squares were tried: of the others he may stand on none.
    """

    def __init__(self, tokens: Tokens, free: frozenset[Square]) -> None:
        """Cover a board.

        Args:
            tokens: the colours of the window.
            free: the squares on which he might be put.
        """
        self._tokens, self._free = tokens, free
        self.known: dict[Square, Effect] = {}
        self.answers: tuple[bool, ...] = ()
        self.whole = False
        self._hatching: QPixmap | None = None
        self._hatched_for = (0.0, 0.0)

    def under(self, painter: QPainter, geometry: Layout) -> None:
        """Draw what lies under the men."""
        light, dark = greys(self._tokens)
        for cell in geometry.cells:
            rect = geometry.box(cell)
            painter.fillRect(rect, QColor(light if is_light(cell) else dark))
            effect = self.known.get(cell)
            if effect is None:
                if self.whole and cell in self._free:
                    painter.drawPixmap(rect.topLeft(), self._hatched(painter, rect.width()))
            elif effect.keeps_and_kills and not self._holes(effect)[0]:
                painter.save()
                painter.setOpacity(_FINE)
                fill_tint(painter, rect, Drop.SOUND)
                painter.restore()

    def over(self, painter: QPainter, geometry: Layout) -> None:
        """Draw the marks; a dot where nothing is known yet."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        for cell in self._free:
            rect, effect = geometry.box(cell), self.known.get(cell)
            if effect is not None:
                draw_effect(painter, rect, effect, self._holes(effect))
            elif not self.whole:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(_LOST))
                painter.drawEllipse(rect.center(), 1.5, 1.5)

    def _holes(self, effect: Effect) -> tuple[int, int]:
        asked = [
            phase for phase, counts in zip(effect.phases, self.answers, strict=False) if counts
        ]
        return sum(len(p.new_holes) for p in asked), sum(len(p.closed) for p in asked)

    def _hatched(self, painter: QPainter, side: float) -> QPixmap:
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        if self._hatching is None or self._hatched_for != (side, ratio):
            self._hatching, self._hatched_for = hatching(side, ratio), (side, ratio)
        return self._hatching


def draw_effect(
    painter: QPainter, rect: QRectF, effect: Effect, holes: tuple[int, int] = (0, 0)
) -> None:
    """Draw what a man does on a square: dots, a bar with the number of rivals, holes."""
    side = rect.width()
    rows = _rows(effect)
    middle = rect.center() - QPointF(0, side * 0.05 * (len(rows) - 1 + bool(effect.rivals)))
    top = middle.y() - (len(rows) - 1) * _STEP * side / 2
    if len(rows) > _MOST_ROWS:  # too many to be told one by one
        rows, top = [()], middle.y()
        _count_kept(painter, QRectF(rect.left(), top - side * 0.2, side, side * 0.4), effect)
    for number, row in enumerate(rows):
        left = middle.x() - (len(row) - 1) * _STEP * side / 2
        for place, kept in enumerate(row):
            centre = QPointF(left + place * _STEP * side, top + number * _STEP * side)
            dot(painter, centre, side, kept)
    if effect.rivals:
        below = top + (len(rows) - 0.1) * _STEP * side
        bar(painter, QPointF(middle.x(), below), side, effect.rivals)
    new, closed = holes
    corner = rect.topLeft() + QPointF(0.04, 0.04) * side
    wide, high = _HOLE[0] * side, _HOLE[1] * side
    if new:
        hole(painter, QRectF(corner.x(), corner.y(), wide, high), new, new=True)
    if closed:
        left = rect.right() - 0.04 * side - wide
        hole(painter, QRectF(left, corner.y(), wide, high), closed, new=False)


def dot(painter: QPainter, centre: QPointF, side: float, kept: bool) -> None:
    """Draw the dot of a wanted mate: filled where it is kept."""
    radius = max(2.5, _DOT * side / 2)
    colour = QColor(MARKS.mate if kept else _LOST)
    painter.setPen(QPen(colour, max(1.0, 0.016 * side)))
    painter.setBrush(colour if kept else QColor(MARKS.casing))
    painter.drawEllipse(centre, radius, radius)


def bar(painter: QPainter, centre: QPointF, side: float, count: int) -> None:
    """Draw the bar of rivals with their number."""
    wide, high = _BAR[0] * side, max(3.0, _BAR[1] * side)
    place = QRectF(centre.x() - wide * 0.75, centre.y() - high / 2, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(MARKS.cook))
    painter.drawRoundedRect(place, 1.5, 1.5)
    painter.setFont(_small(painter, side))
    painter.setPen(QColor(MARKS.cook))
    text = QRectF(place.right() + 0.05 * side, centre.y() - 0.2 * side, side, 0.4 * side)
    painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(count))


def hole(painter: QPainter, rect: QRectF, count: int, new: bool) -> None:
    """Draw how many holes are new, hatched, or closed, in a plain frame with a stroke."""
    colour = QColor(MARKS.cook if new else MARKS.mate)
    if count > 9:  # a figure more
        rect = rect.adjusted(0, 0, rect.width() * 0.4, 0)
        rect.translate(0 if new else -rect.width() * 0.4 / 1.4, 0)
    painter.save()
    painter.setPen(QPen(colour, 1.2))
    painter.setBrush(QColor(MARKS.casing))
    painter.drawRoundedRect(rect, 3, 3)
    if new:
        painter.setClipRect(rect)
        painter.setPen(QPen(with_alpha(MARKS.cook, 0.35), 1))
        step = max(3.0, rect.height() / 3)
        place = rect.left() - rect.height()
        while place < rect.right():
            ends = QPointF(place, rect.bottom()), QPointF(place + rect.height(), rect.top())
            painter.drawLine(*ends)
            place += step
    painter.setFont(_small(painter, rect.height() * 4.4))
    painter.setPen(colour)
    sign = f"{'+' if new else '−'}{count}"
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, sign)
    painter.restore()


def _small(painter: QPainter, side: float) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(max(9, round(0.17 * side)))
    font.setWeight(QFont.Weight.Bold)
    return font


def _rows(effect: Effect) -> list[tuple[bool, ...]]:
    """Return the dots in rows: all in one where there are few, else one a phase or more."""
    every = tuple(kept for phase in effect.phases for kept in phase.kept)
    if len(every) <= _IN_A_ROW:
        return [every]
    rows = [
        phase.kept[start : start + _IN_A_ROW]
        for phase in effect.phases
        for start in range(0, len(phase.kept), _IN_A_ROW)
    ]
    return rows


def _count_kept(painter: QPainter, rect: QRectF, effect: Effect) -> None:
    """Write how many of the wanted mates are kept: `12/17`."""
    every = [kept for phase in effect.phases for kept in phase.kept]
    painter.setFont(_small(painter, rect.width() * 1.3))
    painter.setPen(QColor(MARKS.mate if all(every) else _LOST))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, f"{sum(every)}/{len(every)}")
