# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the solution tree: defence, answer, tags, refutation."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QTreeView

from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.model import Role, SolutionModel
from composer.gui.panels.rowlist import PALE, RowDelegate, draw_news
from composer.gui.panels.treerow import RowKind, Tag, TagKind, TreeRow

_INSET, _GAP, _TAG_PAD, _RADIUS = 4, 10, 5, 4
_END = 24  # the room at the right end, where signs of what is new stand
_SHORT = 16  # letters of a lead that lines up with its neighbours
_HANGS = 14  # by how much an answer stands in that has no room beside its defences
_OF_MOVES = (RowKind.VARIATION, RowKind.CONTINUATION, RowKind.THREAT)
_BOLD_LEADS = (RowKind.SECTION, RowKind.FIRST_MOVE)
_ICONS = {
    TagKind.THREAT: "threat",
    TagKind.ZUGZWANG: "zugzwang",
    TagKind.DUAL: "dual",
    TagKind.COOK: "cooked",
    TagKind.INTENDED: "pin",
}


class SolutionView(QTreeView):
    """A tree that says how much room its rows have."""

    def room_of(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """Return the width that is left for the words of a row."""
        deep, above = 1, index.parent()
        while above.isValid():
            deep, above = deep + 1, above.parent()
        return self.viewport().width() - deep * self.indentation() - _INSET - _END


@dataclass(frozen=True, slots=True)
class _Folded:
    """The moves of a row in lines.

    Attributes:
        lead: the lines of the defences.
        answer: the lines of the answer.
        left: where these begin.
        first: in which line they begin.
    """

    lead: tuple[str, ...]
    answer: tuple[str, ...]
    left: int
    first: int = 0

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return max(len(self.lead), self.first + len(self.answer))


class SolutionDelegate(RowDelegate):
    """Paints rows as text on a quiet surface; selection is a pale bar with an accent edge."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return one height for all rows but those whose moves need more than one line."""
        letters = self._letters(option.font)
        high = max(24, letters.line + 6)
        row, view = index.data(Role.ROW), option.widget
        if isinstance(row, TreeRow) and isinstance(view, SolutionView):
            folded = self._folded(letters, row, view.room_of(index), index)
            high += letters.line * (folded.lines - 1 if folded is not None else 0)
        return QSize(80, high)

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
        if self.faded:
            painter.setOpacity(PALE)
        letters, tokens = self._letters(option.font), self._appearance.tokens
        signed = draw_news(painter, tokens, letters, option.rect, row.news)
        self._background(painter, option, left=0)  # before what is indented, too
        rect = option.rect.adjusted(_INSET, 0, -max(12, signed), 0)
        lead = letters.width(row.lead, Cut.BOLD) if row.kind in _BOLD_LEADS else 0
        right = self._end(painter, letters, row, rect.adjusted(min(lead, rect.width()), 0, 0, 0))
        room = QRect(rect.left(), rect.top(), right - rect.left(), rect.height())
        folded = self._folded(letters, row, rect.width(), index)
        if folded is None:
            self._body(painter, letters, row, room, _lead_width(letters, index))
        else:
            self._lines(painter, letters, row, rect, folded)
        painter.restore()

    def _folded(
        self,
        letters: Lettering,
        row: TreeRow,
        room: int,
        index: QModelIndex | QPersistentModelIndex,
    ) -> _Folded | None:
        """Return the moves of a row in lines; None where one line has room for them."""
        if row.kind not in _OF_MOVES or row.end:
            return None
        tags = _tags_width(letters, row.tags)
        answer = letters.width(row.answer, Cut.BOLD) + 2
        if row.kind is RowKind.THREAT:
            if tags + answer <= room:
                return None
            return _Folded((), letters.wrapped(row.answer, room - tags, Cut.BOLD), tags)
        lead = max(_lead_width(letters, index), letters.width(row.lead))
        if lead + (_GAP + answer if row.answer else 0) + _icons_width(row.tags) <= room:
            return None
        if row.answer and lead + _GAP <= room * 0.5:
            left = lead + _GAP
            return _Folded((row.lead,), letters.wrapped(row.answer, room - left, Cut.BOLD), left)
        leads = letters.wrapped(row.lead, room)
        left = letters.width(leads[-1]) + _GAP
        if left + answer <= room and row.answer:
            return _Folded(leads, (row.answer,), left, first=len(leads) - 1)
        answers = letters.wrapped(row.answer, room - _HANGS, Cut.BOLD) if row.answer else ()
        return _Folded(leads, answers, _HANGS, first=len(leads))

    def _lines(
        self, painter: QPainter, letters: Lettering, row: TreeRow, rect: QRect, folded: _Folded
    ) -> None:
        """Draw a row whose moves need several lines, and its tags after the last of them."""
        free = (rect.height() - letters.line * folded.lines) // 2

        def line(number: int, left: int) -> QRect:
            top = rect.top() + free + letters.line * number
            return QRect(rect.left() + left, top, rect.width() - left, letters.line)

        for number, words in enumerate(folded.lead):
            letters.draw(painter, line(number, 0), words, self._lead_colour(row))
        for number, words in enumerate(folded.answer, start=folded.first):
            ink = self._appearance.tokens.text
            letters.draw(painter, line(number, folded.left), words, ink, Cut.BOLD)
        place = line(folded.lines - 1, 0)
        at = place.left()
        if row.kind is not RowKind.THREAT:
            words = folded.answer[-1] if folded.answer else folded.lead[-1]
            cut = Cut.BOLD if folded.answer else Cut.PLAIN
            at += (folded.left if folded.answer else 0) + letters.width(words, cut) + _GAP
        else:
            place = line(0, 0)
        stops = rect.right() + 1
        self._tags(painter, letters, row.tags, QPoint(at, place.top()), letters.line, stops)

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
        at = rect.left()
        if row.lead:
            cut = Cut.BOLD if row.kind in _BOLD_LEADS else Cut.PLAIN
            least = letters.width(row.answer[:14], Cut.BOLD) + _GAP if row.answer else 0
            wanted = max(lead_width, letters.width(row.lead, cut))
            width = min(wanted, max(rect.width() - least, 40))
            lead = QRect(at, rect.top(), width, rect.height())
            letters.draw(painter, lead, row.lead, self._lead_colour(row), cut)
            at += width + _GAP
        if row.answer:
            # Moves are never cut for the words of a tag: its picture alone says it, too.
            at = self._answer(painter, letters, row, rect, at, _icons_width(row.tags))
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
        if row.kind in (RowKind.SECTION, RowKind.MORE, RowKind.HINT, RowKind.GONE):
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


def _icons_width(tags: tuple[Tag, ...]) -> int:
    """Return the width of tags of which the pictures alone are shown."""
    return sum(2 * _TAG_PAD + 18 for tag in tags if tag.kind in _ICONS) + (_GAP if tags else 0)


def _tags_width(letters: Lettering, tags: tuple[Tag, ...]) -> int:
    return sum(letters.width(tag.text, Cut.SMALL) + 2 * _TAG_PAD + 20 for tag in tags)
