# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the solution tree: defence, answer, tags, refutation."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.gui.icons import Icons
from composer.gui.panels.model import Role, SolutionModel
from composer.gui.panels.rows import RowKind, Tag, TagKind, TreeRow
from composer.gui.tokens import Tokens

_INSET, _GAP, _TAG_PAD, _RADIUS = 4, 10, 5, 4
_ICONS = {TagKind.THREAT: "threat", TagKind.ZUGZWANG: "zugzwang", TagKind.DUAL: "dual"}


class SolutionDelegate(QStyledItemDelegate):
    """Paints rows as text on a quiet surface; selection is a pale bar with an accent edge."""

    def __init__(self, tokens: Tokens, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tokens = tokens
        self._icons = icons
        self.faded = False

    def set_theme(self, tokens: Tokens, icons: Icons) -> None:
        """Use other colours."""
        self._tokens, self._icons = tokens, icons

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return one height for all rows, so that nothing jumps."""
        return QSize(80, max(24, QFontMetrics(option.font).lineSpacing() + 6))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(Role.ROW)
        if not isinstance(row, TreeRow):
            return
        painter.save()
        self._background(painter, option)
        if self.faded:
            painter.setOpacity(0.48)
        rect = option.rect.adjusted(_INSET, 0, -12, 0)
        right = self._end(painter, option, row, rect)
        room = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
        self._body(painter, option, row, room, self._lead_width(option, index))
        painter.restore()

    def _background(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        if option.state & QStyle.StateFlag.State_Selected:
            bar = QRect(0, option.rect.top(), option.rect.right() + 1, option.rect.height())
            painter.fillRect(bar, QColor(self._tokens.select))
            painter.fillRect(QRect(0, bar.top(), 2, bar.height()), QColor(self._tokens.accent))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(self._tokens.hover))

    def _end(
        self, painter: QPainter, option: QStyleOptionViewItem, row: TreeRow, rect: QRect
    ) -> int:
        """Draw what stands at the right end; return where the room for the rest stops."""
        if not row.end:
            return rect.right()
        is_section = row.kind is RowKind.SECTION
        font = _bold(option.font, not is_section)
        colour = self._tokens.muted if is_section else self._tokens.cooked
        width = QFontMetrics(font).horizontalAdvance(row.end)
        self._text(painter, font, colour, rect, row.end, Qt.AlignmentFlag.AlignRight)
        return rect.right() - width - _GAP

    def _body(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        row: TreeRow,
        rect: QRect,
        lead_width: int,
    ) -> None:
        lead_font = _bold(option.font, row.kind in (RowKind.SECTION, RowKind.FIRST_MOVE))
        metrics = QFontMetrics(lead_font)
        tags = self._tags_width(option, row.tags)
        at = rect.left()
        if row.kind is RowKind.THREAT:
            at = self._tags(painter, option, row.tags, QPoint(at, rect.top()), rect.height())
        elif row.lead:
            wanted = max(lead_width, metrics.horizontalAdvance(row.lead))
            least = QFontMetrics(_bold(option.font)).horizontalAdvance(row.answer[:14])
            room = rect.width() - least - _GAP if row.answer else rect.width()
            width = min(wanted, max(room, 40))
            lead = QRect(at, rect.top(), width, rect.height())
            self._text(painter, lead_font, self._lead_colour(row), lead, row.lead)
            at += width + _GAP
        if row.answer:
            after = 0 if row.kind is RowKind.THREAT else tags
            width = max(0, min(rect.right() - at - after, _bold_width(option.font, row.answer)))
            answer = QRect(at, rect.top(), width, rect.height())
            colour = self._tokens.text
            self._text(painter, _bold(option.font), colour, answer, row.answer)
            at += width + _GAP
        if row.kind is not RowKind.THREAT:
            self._tags(painter, option, row.tags, QPoint(at, rect.top()), rect.height())

    def _lead_colour(self, row: TreeRow) -> str:
        if row.is_key:
            return self._tokens.sound
        if row.kind in (RowKind.SECTION, RowKind.MORE, RowKind.HINT):
            return self._tokens.muted
        return self._tokens.text

    def _lead_width(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> int:
        """Return the width of the widest short lead among the variations beside this row."""
        model = index.model()
        if not isinstance(model, SolutionModel):
            return 0
        metrics = QFontMetrics(option.font)
        leads = [row.lead for row in model.siblings_of(index) if row.kind is RowKind.VARIATION]
        short = [metrics.horizontalAdvance(lead) for lead in leads if len(lead) <= 16]
        return max(short, default=0)

    def _tags_width(self, option: QStyleOptionViewItem, tags: tuple[Tag, ...]) -> int:
        metrics = QFontMetrics(_small(option.font))
        return sum(metrics.horizontalAdvance(tag.text) + 2 * _TAG_PAD + 20 for tag in tags)

    def _tags(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        tags: tuple[Tag, ...],
        at: QPoint,
        height: int,
    ) -> int:
        """Draw tags from a point on; return where the next thing may stand."""
        font = _small(option.font)
        metrics = QFontMetrics(font)
        left = at.x()
        for tag in tags:
            icon = _ICONS.get(tag.kind)
            width = metrics.horizontalAdvance(tag.text) + 2 * _TAG_PAD + (14 if icon else 0)
            box = QRect(left, at.y() + (height - 18) // 2, width, 18)
            ink, tint = self._tag_colours(tag.kind)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint))
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
            text = box.adjusted(_TAG_PAD, 0, -_TAG_PAD, 0)
            if icon:
                place = QRect(text.left(), box.top() + 3, 12, 12)
                self._icons.icon(icon, ink).paint(painter, place)
                text.setLeft(text.left() + 14)
            self._text(painter, font, ink, text, tag.text)
            left += width + 6
        return left + 4

    def _tag_colours(self, kind: TagKind) -> tuple[str, str]:
        tokens = self._tokens
        if kind is TagKind.THREAT:
            return tokens.threat, tokens.threat_tint
        if kind is TagKind.DUAL:
            return tokens.nosol, tokens.nosol_tint
        if kind in (TagKind.COOK, TagKind.REFUTES):
            return tokens.cooked, tokens.cooked_tint
        return tokens.text2, tokens.sunken

    def _text(
        self,
        painter: QPainter,
        font: QFont,
        colour: str,
        rect: QRect,
        text: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QPen(QColor(colour)))
        elided = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 2)
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter, elided)


def _bold(font: QFont, bold: bool = True) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return made


def _bold_width(font: QFont, text: str) -> int:
    return QFontMetrics(_bold(font)).horizontalAdvance(text) + 2


def _small(font: QFont) -> QFont:
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * 0.86)
    return made
