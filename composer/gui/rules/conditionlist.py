# SPDX-License-Identifier: GPL-3.0-or-later
"""The conditions in a list, by family: a box to tick, a name, and the rule in a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from composer.gui.look.appearance import Appearance
from composer.gui.words.language import fill, tr
from composer.rules.book import Condition

RULE: Final = Qt.ItemDataRole.UserRole
"""The game or the condition of a row; nothing in the head of a family."""

_LINE: Final = Qt.ItemDataRole.UserRole + 1
_ALSO: Final = Qt.ItemDataRole.UserRole + 2
_GAP: Final = 6


@dataclass(frozen=True, slots=True)
class Offered:
    """A condition as it is offered.

    Attributes:
        condition: with the options that hold, or that it would have.
        name: what it is called in the window's language.
        line: its rule in a line, or why it cannot hold.
        holds: whether it is chosen.
        barred: whether it cannot hold beside the others.
    """

    condition: Condition
    name: str
    line: str
    holds: bool = False
    barred: bool = False


class ConditionList(QListWidget):
    """Heads of families, and below each its conditions. A head is never the current row."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Fairy conditions"))
        self.setItemDelegate(RuleDelegate(appearance, self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        appearance.colours_changed.connect(self.viewport().update)

    def show_groups(self, groups: Sequence[tuple[str, Sequence[Offered]]]) -> None:
        """List these groups; what was current stays so, where it is still listed."""
        before, top = self.current_id(), self.verticalScrollBar().value()
        row_before = self.currentRow()
        self.clear()
        for title, offered in groups:
            if title:
                self._add_head(title)
            for offer in offered:
                self._add_row(offer)
        rows = [row for row in range(self.count()) if self.id_at(row) == before and before]
        if rows:  # a condition stands in its family, and among those used recently
            self.setCurrentRow(min(rows, key=lambda row: abs(row - row_before)))
            self.verticalScrollBar().setValue(top)

    def id_at(self, row: int) -> str:
        """Return the id of the condition in a row; empty of a head."""
        item = self.item(row)
        rule = None if item is None else item.data(RULE)
        return rule.id if isinstance(rule, Condition) else ""

    def current_id(self) -> str:
        """Return the id of the condition in the current row; empty if there is none."""
        return self.id_at(self.currentRow())

    def conditions(self) -> tuple[Condition, ...]:
        """Return the conditions that are listed, each once, in their order."""
        rules = (self.item(row).data(RULE) for row in range(self.count()))
        found = {rule.id: rule for rule in rules if isinstance(rule, Condition)}
        return tuple(found.values())

    def choose_first(self) -> None:
        """Make the first condition the current one."""
        row = next((row for row in range(self.count()) if self.id_at(row)), -1)
        self.setCurrentRow(row)

    def _add_head(self, title: str) -> None:
        item = QListWidgetItem(title)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        bold = item.font()
        bold.setBold(True)
        item.setFont(bold)
        self.addItem(item)

    def _add_row(self, offered: Offered) -> None:
        item = QListWidgetItem(offered.name)
        item.setData(RULE, offered.condition)
        item.setData(_LINE, offered.line)
        item.setData(_ALSO, offered.barred)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        state = Qt.CheckState.Checked if offered.holds else Qt.CheckState.Unchecked
        item.setCheckState(state)
        spoken = fill(tr("%1: %2"), offered.name, offered.line)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        item.setToolTip(offered.line)
        self.addItem(item)


class RuleDelegate(QStyledItemDelegate):
    """Draws the name beside the box to tick, and the rule's line below it, paler."""

    def __init__(self, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance = appearance

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of a row: two lines, or one of a head."""
        line = option.fontMetrics.height()
        return QSize(100, 2 * line + 8 if index.data(_LINE) is not None else line + 10)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        if index.data(RULE) is None:
            super().paint(painter, option, index)
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        shown.text = ""
        style = shown.widget.style() if shown.widget else QApplication.style()
        box = style.subElementRect(
            QStyle.SubElement.SE_ItemViewItemCheckIndicator, shown, shown.widget
        )
        ticked = shown.checkState is Qt.CheckState.Checked
        shown.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, shown.widget)
        tokens = self._appearance.tokens
        self._draw_box(painter, QRectF(box), ticked)
        left = box.right() + _GAP
        wide = shown.rect.right() - left - 2
        line = shown.fontMetrics.height()
        below = index.data(_LINE)
        top = shown.rect.top() + 3 if below is not None else shown.rect.center().y() - line // 2
        painter.save()
        painter.setPen(QColor(tokens.muted if index.data(_ALSO) else tokens.text))
        self._write(painter, QRect(left, top, wide, line), str(index.data()))
        if below is not None:
            painter.setPen(QColor(tokens.muted))
            self._write(painter, QRect(left, top + line, wide, line), str(below))
        painter.restore()

    def _draw_box(self, painter: QPainter, box: QRectF, ticked: bool) -> None:
        """Draw the box to tick; that of the style cannot be seen on dark ground."""
        tokens = self._appearance.tokens
        box = box.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.accent if ticked else tokens.muted), 1.2))
        painter.setBrush(QColor(tokens.accent if ticked else tokens.raised))
        painter.drawRoundedRect(box, 2.5, 2.5)
        if ticked:
            painter.setPen(QPen(QColor(tokens.onaccent), 1.8))
            side, at = box.width(), box.topLeft()
            turns = ((0.22, 0.52), (0.43, 0.73), (0.8, 0.28))
            painter.drawPolyline([at + QPointF(x * side, y * side) for x, y in turns])
        painter.restore()

    def _write(self, painter: QPainter, place: QRect, text: str) -> None:
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)
