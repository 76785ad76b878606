# SPDX-License-Identifier: GPL-3.0-or-later
"""One find as a row: small diagram with what changed, key, changes, themes, figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from composer.gui.exploring.rowwords import RowWords, Shown
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.rowlist import RowDelegate
from composer.problem.fen import parse_fen
from composer.problem.position import EMPTY, Position
from composer.problem.squares import SQUARES, Square
from composer.rules.book import ORTHODOX, Rules

FIND_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class FindModel(QAbstractListModel):
    """The best finds, the best first."""

    def __init__(self, appearance: Appearance, telling: RowWords) -> None:
        super().__init__()
        self.telling = telling
        self._finds: list[Shown] = []
        self._base: Position = EMPTY
        self.rules = ORTHODOX
        appearance.writing_changed.connect(self._rewrite)

    @property
    def base(self) -> Position:
        """The diagram that was varied."""
        return self._base

    def begin(self, base: Position, rules: Rules = ORTHODOX) -> None:
        """Show nothing yet of a search that varies a diagram, by these rules."""
        self.beginResetModel()
        self.rules = rules
        self._finds, self._base = [], base
        self.endResetModel()

    def _rewrite(self) -> None:
        if self._finds:
            self.dataChanged.emit(self.index(0), self.index(len(self._finds) - 1))

    def show(self, finds: Sequence[Shown]) -> None:
        """Show other finds, ranked; rows that stay keep their selection."""
        places = {_known_by(find): place for place, find in enumerate(finds)}
        gone = [row for row, find in enumerate(self._finds) if _known_by(find) not in places]
        for first, last in reversed(_runs(gone)):
            self.beginRemoveRows(_ROOT, first, last)
            del self._finds[first : last + 1]
            self.endRemoveRows()
        self._order(places)
        there = {_known_by(find) for find in self._finds}
        new = [row for row, find in enumerate(finds) if _known_by(find) not in there]
        for first, last in _runs(new):
            self.beginInsertRows(_ROOT, first, last)
            self._finds[first:first] = finds[first : last + 1]
            self.endInsertRows()

    def _order(self, places: Mapping[tuple[int, str], int]) -> None:
        """Move the rows that stay into their order, where a better find changed it."""
        wanted = sorted(self._finds, key=lambda find: places[_known_by(find)])
        for row, find in enumerate(wanted):
            before = self._finds.index(find, row)
            if before != row:
                self.beginMoveRows(_ROOT, before, before, _ROOT, row)
                self._finds.insert(row, self._finds.pop(before))
                self.endMoveRows()

    def find_at(self, index: _Index) -> Shown | None:
        """Return the find of a row."""
        row = index.row()
        return self._finds[row] if 0 <= row < len(self._finds) else None

    def position_of(self, find: Shown) -> Position:
        """Return the position of a find."""
        return parse_fen(find.fen)

    def lit(self, position: Position) -> frozenset[Square]:
        """Return the squares on which a position differs from the diagram."""
        return frozenset(s for s in SQUARES if position[s] is not self._base[s])

    # Qt's own names

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """Return how many finds are shown."""
        return 0 if parent.isValid() else len(self._finds)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a find, or its line for copying and for screen readers."""
        find = self.find_at(index)
        if find is None:
            return None
        if role == FIND_ROLE:
            return find
        if role == Qt.ItemDataRole.DisplayRole:
            position = self.position_of(find)
            parts = [
                self.telling.title(find),
                self.telling.changes(find, self._base, position),
                self.telling.line(find),
                *self.telling.tags(find, position),
            ]
            return ", ".join(part for part in parts if part)
        return None


def _known_by(find: Shown) -> tuple[int, str]:
    return find.turn, find.fen


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """Return rows in order as pairs of the first and the last of those that touch."""
    runs = []
    for _, group in groupby(enumerate(rows), key=lambda pair: pair[1] - pair[0]):
        together = [row for _, row in group]
        runs.append((together[0], together[-1]))
    return runs


SIDE: Final = 54
_HEIGHT: Final = 70
_TINT: Final = "#803F7FF0"
_TAG: Final = 11 / 13


class FindDelegate(RowDelegate):
    """Draws the rows of a `FindModel`."""

    def __init__(self, thumbnails: Thumbnails, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._thumbnails = thumbnails

    # Qt's own names

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return one height for all."""
        return QSize(280, max(_HEIGHT, 3 * QFontMetrics(option.font).lineSpacing() + 16))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw a find."""
        find, model = index.data(FIND_ROLE), index.model()
        if find is None or not isinstance(model, FindModel):
            return
        tokens, rect = self._appearance.tokens, QRectF(option.rect)
        painter.save()
        self._background(painter, option)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), QColor(tokens.line))
        position = model.position_of(find)
        lit = dict.fromkeys(sorted(model.lit(position)), _TINT)
        ratio = painter.device().devicePixelRatio()
        picture = self._thumbnails.pixmap(position, SIDE, ratio, lit, model.rules)
        top = rect.top() + (rect.height() - SIDE) / 2
        painter.drawPixmap(rect.topLeft().toPoint().x() + 14, round(top), picture)
        words = rect.adjusted(14 + SIDE + 12, 8, -12, -8)
        self._draw_words(painter, words, option.font, find, model)
        painter.restore()

    def _draw_words(
        self, painter: QPainter, room: QRectF, font: QFont, find: Shown, model: FindModel
    ) -> None:
        tokens, position = self._appearance.tokens, model.position_of(find)
        strong = QFont(font)
        strong.setWeight(QFont.Weight.DemiBold)
        line = room.height() / 3
        key = model.telling.title(find)
        first = QRectF(room.left(), room.top(), room.width(), line)
        used = _draw(painter, first, strong, tokens.sound, key)
        rest = first.adjusted(used + 10, 0, 0, 0)
        _draw(
            painter,
            rest,
            font,
            tokens.text,
            model.telling.changes(find, model.base, position),
        )
        themes = model.telling.line(find)
        second = first.translated(0, line)
        _draw(painter, second, font, tokens.text2, themes)
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * _TAG)
        self._draw_tags(painter, first.translated(0, 2 * line), small, find, model)

    def _draw_tags(
        self, painter: QPainter, room: QRectF, font: QFont, find: Shown, model: FindModel
    ) -> None:
        tokens = self._appearance.tokens
        metrics, left = QFontMetrics(font), room.left()
        for fact in model.telling.tags(find, model.position_of(find)):
            width = metrics.horizontalAdvance(fact) + 12
            if left + width > room.right():
                break
            tag = QRectF(left, room.center().y() - 8, width, 16)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.sunken))
            painter.drawRoundedRect(tag, 4, 4)
            painter.setFont(font)
            painter.setPen(QColor(tokens.text2))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, fact)
            left += width + 6


def _draw(painter: QPainter, room: QRectF, font: QFont, colour: str, words: str) -> float:
    """Draw one line, cut where there is no room; return its width."""
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, round(room.width()))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
    return float(metrics.horizontalAdvance(shown))
