# SPDX-License-Identifier: GPL-3.0-or-later
"""What lists and trees that paint their rows have in common: letters, background, paleness."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QRect, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from composer.analysis.composing.news import News
from composer.gui.look.appearance import Appearance
from composer.gui.look.tokens import Tokens, with_alpha
from composer.gui.panels.lettering import Cut, Lettering

PALE: Final = 0.48
_SIGN: Final = 18  # pixels for the sign of what is new
_TINT: Final = 0.7  # of the tint behind it


class RowDelegate(QStyledItemDelegate):
    """Keeps the letters of a font, and draws what lies behind a row.

    Attributes:
        faded: whether rows are pale, for they belong to what was on the board before.
    """

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self._lettering: Lettering | None = None
        self.faded = False

    def _letters(self, font: QFont) -> Lettering:
        if self._lettering is None or self._lettering.font != font:
            self._lettering = Lettering(font)
        return self._lettering

    def _background(
        self, painter: QPainter, option: QStyleOptionViewItem, left: int | None = None
    ) -> bool:
        """Draw a pale bar with an accent edge where a row is selected; return whether it is.

        Args:
            painter: draws it.
            option: has the place of the row, and its state.
            left: where the bar begins, if not with the row.
        """
        tokens, rect = self._appearance.tokens, option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            if left is not None:
                rect = QRect(left, rect.top(), rect.right() + 1 - left, rect.height())
            painter.fillRect(rect, QColor(tokens.select))
            edge = QRect(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(edge, QColor(tokens.accent))
            return True
        if option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(tokens.hover))
        return False


def draw_news(
    painter: QPainter, tokens: Tokens, letters: Lettering, rect: QRect, news: News
) -> int:
    """Tint what the last edit brought, changed or took, and sign it at the right end.

    Returns:
        the room that the sign needs; none where there is no news.
    """
    found = {
        News.NEW: ("+", tokens.sound, tokens.sound_tint),
        News.CHANGED: ("≠", tokens.changed, tokens.changed_tint),
        News.GONE: ("−", tokens.cooked, tokens.cooked_tint),
    }.get(news)
    if found is None:
        return 0
    sign, ink, tint = found
    painter.fillRect(rect, with_alpha(tint, _TINT))
    place = QRect(rect.right() - _SIGN, rect.top(), _SIGN - 4, rect.height())
    letters.draw(painter, place, sign, ink, Cut.BOLD, Qt.AlignmentFlag.AlignHCenter)
    return _SIGN + 6


class RowList(QListView):
    """A list of such rows, drawn again when the look changes."""

    def __init__(
        self, appearance: Appearance, model: QAbstractItemModel, delegate: RowDelegate, name: str
    ) -> None:
        super().__init__()
        self._drawn_by = delegate
        delegate.setParent(self)
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setAccessibleName(name)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        appearance.repaint(self.viewport())

    def set_faded(self, faded: bool) -> None:
        """Show the rows pale, because they belong to what was on the board before."""
        if self._drawn_by.faded != faded:
            self._drawn_by.faded = faded
            self.viewport().update()
