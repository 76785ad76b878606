# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the solution tree: defence, answer, tags, refutation."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.model import Role, SolutionModel
from composer.gui.panels.rowlist import PALE, RowDelegate
from composer.gui.panels.rows import RowKind, Tag, TagKind, TreeRow

_INSET, _GAP, _TAG_PAD, _RADIUS = 4, 10, 5, 4
_SHORT = 16  # letters of a lead that lines up with its neighbours
_BOLD_LEADS = (RowKind.SECTION, RowKind.FIRST_MOVE)
_ICONS = {
    TagKind.THREAT: "threat",
    TagKind.ZUGZWANG: "zugzwang",
    TagKind.DUAL: "dual",
    TagKind.COOK: "cooked",
    TagKind.INTENDED: "pin",
}


class SolutionDelegate(RowDelegate):
    """Paints rows as text on a quiet surface; selection is a pale bar with an accent edge."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return one height for all rows, so that nothing jumps."""
        return QSize(80, max(24, self._letters(option.font).line + 6))

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
        self._background(painter, option, left=0)  # before what is indented, too
        if self.faded:
            painter.setOpacity(PALE)
        letters = self._letters(option.font)
        rect = option.rect.adjusted(_INSET, 0, -12, 0)
        lead = letters.width(row.lead, Cut.BOLD) if row.kind in _BOLD_LEADS else 0
        right = self._end(painter, letters, row, rect.adjusted(min(lead, rect.width()), 0, 0, 0))
        room = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
        self._body(painter, letters, row, room, _lead_width(letters, index))
        painter.restore()

    def _end(self, painter: QPainter, letters: Lettering, row: TreeRow, rect: QRect) -> int:
        """Draw what stands at the right end; return where the room for the rest stops."""
        if not row.end:
            return rect.right()
        is_section = row.kind in (RowKind.SECTION, RowKind.HINT)
        cut = Cut.PLAIN if is_section else Cut.BOLD
        colour = self._appearance.tokens.muted if is_section else self._appearance.tokens.cooked
        letters.draw(painter, rect, row.end, colour, cut, Qt.AlignmentFlag.AlignRight)
        return rect.right() - min(letters.width(row.end, cut), rect.width()) - _GAP

    def _body(
        self, painter: QPainter, letters: Lettering, row: TreeRow, rect: QRect, lead_width: int
    ) -> None:
        if row.kind is RowKind.THREAT:
            at = self._tags(
                painter, letters, row.tags, rect.topLeft(), rect.height(), rect.right() + 1
            )
            self._answer(painter, letters, row, rect, at, 0)
            return
        at, tags = rect.left(), _tags_width(letters, row.tags)
        if row.lead:
            cut = Cut.BOLD if row.kind in _BOLD_LEADS else Cut.PLAIN
            least = letters.width(row.answer[:14], Cut.BOLD) + _GAP if row.answer else 0
            wanted = max(lead_width, letters.width(row.lead, cut))
            width = min(wanted, max(rect.width() - least, 40))
            lead = QRect(at, rect.top(), width, rect.height())
            letters.draw(painter, lead, row.lead, self._lead_colour(row), cut)
            at += width + _GAP
        if row.answer:
            at = self._answer(painter, letters, row, rect, at, tags)
        place = QPoint(at, rect.top())
        self._tags(painter, letters, row.tags, place, rect.height(), rect.right() + 1)

    def _answer(
        self,
        painter: QPainter,
        letters: Lettering,
        row: TreeRow,
        rect: QRect,
        at: int,
        after: int,
    ) -> int:
        """Draw the answer from `at` on, leaving room after it; return where it ends."""
        wanted = letters.width(row.answer, Cut.BOLD) + 2
        width = max(0, min(rect.right() - at - after, wanted))
        place = QRect(at, rect.top(), width, rect.height())
        letters.draw(painter, place, row.answer, self._appearance.tokens.text, Cut.BOLD)
        return at + width + _GAP

    def _lead_colour(self, row: TreeRow) -> str:
        if row.is_key:
            return self._appearance.tokens.sound
        if row.is_cook:
            return self._appearance.tokens.cooked
        if row.kind in (RowKind.SECTION, RowKind.MORE, RowKind.HINT):
            return self._appearance.tokens.muted
        return self._appearance.tokens.text

    def _tags(
        self,
        painter: QPainter,
        letters: Lettering,
        tags: tuple[Tag, ...],
        at: QPoint,
        height: int,
        stops: int,
    ) -> int:
        """Draw tags from a point on; return where the next thing may stand."""
        left = at.x()
        for tag in tags:
            icon = _ICONS.get(tag.kind)
            width = letters.width(tag.text, Cut.SMALL) + 2 * _TAG_PAD + (14 if icon else 0)
            if left + width > stops:
                width = 2 * _TAG_PAD + 12 if icon else 0  # the picture alone says it, too
                if left + width > stops or not width:
                    break
            high = min(height - 2, max(18, letters.small_line + 2))
            box = QRect(left, at.y() + (height - high) // 2, width, high)
            ink, tint = self._tag_colours(tag.kind)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tint))
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
            text = box.adjusted(_TAG_PAD, 0, -_TAG_PAD, 0)
            if icon:
                place = QRect(text.left(), box.top() + (high - 12) // 2, 12, 12)
                self._appearance.icons.icon(icon, ink).paint(painter, place)
                text.setLeft(text.left() + 14)
            letters.draw(painter, text, tag.text, ink, Cut.SMALL)
            left += width + 6
        return left + 4

    def _tag_colours(self, kind: TagKind) -> tuple[str, str]:
        tokens = self._appearance.tokens
        if kind is TagKind.THREAT:
            return tokens.threat, tokens.threat_tint
        if kind is TagKind.DUAL:
            return tokens.nosol, tokens.nosol_tint
        if kind in (TagKind.COOK, TagKind.REFUTES):
            return tokens.cooked, tokens.cooked_tint
        if kind is TagKind.INTENDED:
            return tokens.accent, tokens.accent_tint
        return tokens.text2, tokens.sunken


def _lead_width(letters: Lettering, index: QModelIndex | QPersistentModelIndex) -> int:
    """Return the width of the widest short lead among the variations beside a row."""
    model = index.model()
    if not isinstance(model, SolutionModel):
        return 0
    rows = model.siblings_of(index)
    leads = (row.lead for row in rows if row.kind is RowKind.VARIATION)
    return max((letters.width(lead) for lead in leads if len(lead) <= _SHORT), default=0)


def _tags_width(letters: Lettering, tags: tuple[Tag, ...]) -> int:
    return sum(letters.width(tag.text, Cut.SMALL) + 2 * _TAG_PAD + 20 for tag in tags)
