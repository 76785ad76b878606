# SPDX-License-Identifier: GPL-3.0-or-later
"""The field for the stipulation, with the usual ones of every kind of play to choose from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QStandardItem
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from composer.gui.look.appearance import Appearance
from composer.gui.panels.askedfield import AskedField
from composer.gui.user.linewording import lines_words, stipulation_words
from composer.gui.words.language import capital
from composer.problem.problem import Problem
from composer.problem.stipulation import Stipulation, parse_stipulation
from composer.problem.task import WrittenTask, task_text
from composer.problem.taskedits import typed_task
from composer.rules.book import ORTHODOX

_USUAL: Final = (
    *("#2", "#3", "#4", "#5", "#1", "=2", "=3"),
    *("h#2", "h#2.5", "h#3", "h#3.5", "h#4", "h#1.5", "h=2", "h=3", "h==2"),
    *("s#2", "s#3", "s#4", "s=2", "r#2", "r#3", "semi-r#2"),
    *("hs#2", "hs#2.5", "hs#3", "hr#2"),
    *("ser-#4", "ser-=4", "ser-h#4", "ser-h#6", "ser-h=4", "ser-s#4", "ser-r#4"),
    *("after #2", "after #3", "after s#2"),
    *("hzd53", "zd53", "h+2", "hx2"),
    *("PG 4.0", "PG 4.5", "PG 5.0", "PG 6.0", "PG 7.5", "SPG 6.0"),
)
_WORDS: Final = Qt.ItemDataRole.UserRole + 1
_LIST_WIDTH: Final = 290
_AROUND: Final = 50  # logical pixels: the arrow of the list, and a little


class StipulationField(AskedField):
    """Takes a stipulation; what it was read as is one, and what is written with its sign.

    It shows all that is asked but the rules, which stand beside it. What is typed is asked in the
    place of all that. The second is a `WrittenTask`, as of `h#2* 2.1.1.1 duplex`.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance, _LIST_WIDTH)
        self._rules = ORTHODOX  # by which a task is asked that names none
        self._list.setText(self.tr("Usual stipulations"))
        self.setAccessibleName(self.tr("Stipulation"))
        self.setToolTip(self.tr("Stipulation, such as #2, s#3, h#2.5 or ser-h#7"))
        self.setPlaceholderText(self.tr("no task"))
        self.setMaxLength(160)  # a proof game may name where it begins
        for text in _USUAL:
            words = stipulation_words(parse_stipulation(text))
            item = QStandardItem(text)
            item.setData(words, _WORDS)
            item.setData(f"{text}, {words}", Qt.ItemDataRole.AccessibleTextRole)
            self.usual.appendRow(item)
        popup = self.completer().popup()
        if popup is not None:
            popup.setItemDelegate(_UsualDelegate(popup))
        self.set_wide(False)

    def read(self, text: str) -> tuple[Stipulation, WrittenTask]:
        """Return what a text asks.

        Raises:
            StipulationError: it cannot be read.
        """
        return typed_task(text, self._rules)

    def show_task(self, problem: Problem) -> None:
        """Show what is asked of a problem."""
        stipulation, asked = problem.stipulation, asked_text(problem)
        self._rules = stipulation.rules
        words = capital(stipulation_words(stipulation))
        hint = self.tr("Stipulation, such as #2, s#3, h#2.5 or ser-h#7")
        beside = asked if asked != stipulation.sign else ""
        self.setToolTip(". ".join(part for part in (beside, words, hint) if part))
        self.show_text(asked)

    def set_wide(self, wide: bool) -> None:
        """Take the room that what is asked needs, or that of a sign alone."""
        measure = self.fontMetrics().horizontalAdvance
        least = measure("ser-h#10.5")
        most = measure("h#2.5* 2.1.1.1.1 Duplex pRA")
        needed = max(least, min(measure(self._shown), most)) if wide else least
        self.setFixedWidth(needed + _AROUND)


def asked_text(problem: Problem) -> str:
    """Return all that is asked of a problem but the rules, as the field takes it."""
    bare = problem.under(ORTHODOX) if problem.stipulation.sign else problem
    return task_text(bare, lines_words)


class _UsualDelegate(QStyledItemDelegate):
    """Draws a stipulation with its words at the right."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return a height in which the rows stand clearly apart."""
        return QSize(_LIST_WIDTH - 20, max(22, super().sizeHint(option, index).height()))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        super().paint(painter, option, index)
        painter.save()
        chosen = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.Text if chosen else QPalette.ColorRole.PlaceholderText
        painter.setPen(option.palette.color(role))
        place = QRect(option.rect).adjusted(86, 0, -8, 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(place, middle, str(index.data(_WORDS)))
        painter.restore()
