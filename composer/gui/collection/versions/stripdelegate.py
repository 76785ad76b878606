# SPDX-License-Identifier: GPL-3.0-or-later
"""How a version looks in the strip: its diagram, below it verdict, name and marks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.verdict import verdict_colours, verdict_icon
from composer.problem.problem import Problem
from composer.solver.solution import Verdict

SIDE: Final = 60  # of a diagram
FACE_ROLE: Final = int(Qt.ItemDataRole.UserRole) + 1
_FRAME, _GAP, _ICON, _WIDE = 3, 3, 12, 80
_PALE: Final = 0.55  # what is not sound


@dataclass(frozen=True, slots=True)
class Face:
    """What is shown of a version.

    Attributes:
        problem: on its diagram.
        name: below it.
        verdict: None while none is known.
        is_here: whether it is on the board.
        is_saved: whether it is in the library; else it is only remembered.
        is_pinned: whether it is kept for good.
        is_noted: whether there is a remark on it.
        is_unsound: whether it is remembered though it is not sound: it is pale then.
    """

    problem: Problem
    name: str
    verdict: Verdict | None = None
    is_here: bool = False
    is_saved: bool = True
    is_pinned: bool = False
    is_noted: bool = False
    is_unsound: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        """The icons behind the name."""
        marks = (("pin", self.is_pinned), ("edit", self.is_noted))
        return tuple(icon for icon, holds in marks if holds)


class StripDelegate(QStyledItemDelegate):
    """Paints the faces of versions: the one on the board is framed, remembered ones are pale."""

    def __init__(
        self, thumbnails: Thumbnails, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._thumbnails, self._appearance = thumbnails, appearance

    # Qt's own names

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a diagram in its frame, and of a line below it."""
        line = max(_ICON, option.fontMetrics.height())
        return QSize(_WIDE, SIDE + 2 * _FRAME + _GAP + line)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint diagram and line."""
        face = index.data(FACE_ROLE)
        if not isinstance(face, Face):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = painter.device().devicePixelRatio()
        picture = self._thumbnails.of_problem(face.problem, SIDE, ratio)
        seen = picture.deviceIndependentSize().toSize()  # of whole squares: a little smaller
        frame = QRect(option.rect.topLeft(), seen + QSize(2 * _FRAME, 2 * _FRAME))
        self._paint_frame(painter, option, face, frame)
        painter.setOpacity(_PALE if face.is_unsound and not face.is_here else 1.0)
        painter.drawPixmap(frame.topLeft() + QPoint(_FRAME, _FRAME), picture)
        painter.setOpacity(1.0)
        below = QRect(option.rect)
        below.setTop(option.rect.top() + SIDE + 2 * _FRAME + _GAP)
        below.setRight(option.rect.right() - _GAP)
        self._paint_line(painter, option, face, below, frame.width())
        painter.restore()

    def _paint_frame(
        self, painter: QPainter, option: QStyleOptionViewItem, face: Face, frame: QRect
    ) -> None:
        tokens = self._appearance.tokens
        state = QStyle.StateFlag
        chosen = bool(option.state & state.State_Selected)
        if face.is_here:
            colour, width = tokens.accent, 2.0
        elif option.state & state.State_MouseOver or (chosen and option.state & state.State_Active):
            colour, width = tokens.line2, 2.0
        else:
            return
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(frame).adjusted(1, 1, -1, -1), 4, 4)

    def _paint_line(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        face: Face,
        line: QRect,
        middle: int,
    ) -> None:
        """Paint verdict, name and marks in the middle of so many pixels, or over all of a line."""
        tokens = self._appearance.tokens
        pictures = len(face.marks) + (face.verdict is not None)
        icons = pictures * (_ICON + _GAP)
        room = line.width() - icons
        measure = option.fontMetrics
        name = measure.elidedText(face.name, Qt.TextElideMode.ElideRight, room)
        wide = measure.horizontalAdvance(name)
        left = line.left() + max(0, (middle - wide - icons) // 2)
        top = line.top() + (line.height() - _ICON) // 2
        if face.verdict is not None:
            ink, _ = verdict_colours(tokens, face.verdict)
            place = QRectF(left, top, _ICON, _ICON)
            self._appearance.icons.draw(painter, verdict_icon(face.verdict), place, ink)
            left += _ICON + _GAP
        painter.setPen(QColor(tokens.text if face.is_saved or face.is_here else tokens.muted))
        words = QRect(left, line.top(), wide + 1, line.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        left += wide + _GAP
        for mark in face.marks:
            self._appearance.icons.draw(
                painter, mark, QRectF(left, top, _ICON, _ICON), tokens.muted
            )
            left += _ICON + _GAP
