# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws half-moves, mates and heads of solutions that stand side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from composer.analysis.courses.judgement import LineStatus
from composer.analysis.matepicture import Badge
from composer.gui.look.appearance import Appearance
from composer.gui.look.icons import Icons
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import MARKS, Tokens, with_alpha
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.lines.columns import Column, badge_words, status_words
from composer.gui.panels.lines.model import LinesModel, LinesRole, is_white
from composer.gui.panels.rowlist import draw_news

ROW, HEAD, LABELS = 30, 52, 46
PICTURE, WIDE_PICTURE = 80, 96
_PAD, _TAG, _TAG_PAD, _RADIUS, _PALE = 8, 18, 5, 4, 0.48
_COOK = 0.45  # of the tint behind a fault
DITTO = '"'  # stands for a half-move that the solution before begins with, too
_SOUND_BADGES = (Badge.IDEAL, Badge.MODEL)


class Dress:
    """What solutions are drawn with: colours, icons, pictures, and whether they are pale.

    `thematic` holds the half-moves that a theme speaks of: the number of the solution, from 1, and
    the place of the half-move in it, from 0.
    """

    def __init__(self, appearance: Appearance, thumbnails: Thumbnails) -> None:
        self._appearance, self.thumbnails = appearance, thumbnails
        self.faded = False
        self.thematic: frozenset[tuple[int, int]] = frozenset()

    @property
    def tokens(self) -> Tokens:
        """The colours of the window."""
        return self._appearance.tokens

    @property
    def icons(self) -> Icons:
        """The icons in those colours."""
        return self._appearance.icons

    def fault_ground(self) -> QColor:
        """Return what lies behind a solution that is not meant."""
        return with_alpha(self.tokens.cooked_tint, _COOK)

    def tag(
        self,
        painter: QPainter,
        letters: Lettering,
        left: int,
        top: int,
        words: str,
        icon: str,
        colours: tuple[str, str],
        most: int,
    ) -> int:
        """Draw a tag of at most a width; return where the next one may stand."""
        ink, tint = colours
        aside = 14 if icon else 0
        wide = min(letters.width(words, Cut.SMALL) + 2 * _TAG_PAD + aside, most)
        box = QRect(left, top, wide, _TAG)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tint))
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        text = box.adjusted(_TAG_PAD, 0, -_TAG_PAD + 2, 0)
        if icon:
            self.icons.icon(icon, ink).paint(painter, QRect(text.left(), top + 3, 12, 12))
            text.setLeft(text.left() + aside)
        letters.draw(painter, text, words, ink, Cut.SMALL)
        return left + wide + 4

    def status(self, status: LineStatus) -> tuple[str, tuple[str, str]]:
        """Return the icon and the colours of what a solution is."""
        tokens = self.tokens
        return {
            LineStatus.INTENDED: ("pin", (tokens.accent, tokens.accent_tint)),
            LineStatus.COOK: ("cooked", (tokens.cooked, tokens.cooked_tint)),
            LineStatus.SHORT: ("short", (tokens.short, tokens.short_tint)),
            LineStatus.OPEN: ("", (tokens.text2, tokens.sunken)),
        }[status]

    def badge(self, badge: Badge) -> tuple[str, str]:
        """Return the colours of what is said of a mate."""
        if badge in _SOUND_BADGES:
            return self.tokens.sound, self.tokens.sound_tint
        return self.tokens.text2, self.tokens.sunken


class LinesDelegate(QStyledItemDelegate):
    """Paints half-moves and mates."""

    def __init__(
        self, dress: Dress, in_hand: Callable[[], tuple[int, int]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._dress, self._in_hand = dress, in_hand
        self._lettering: Lettering | None = None

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the width of the words: the view sets the height."""
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        wide = self._letters(option).width(words, Cut.BOLD) + 2 * _PAD
        if self._is_mate(index):
            wide = self._badges_width(self._letters(option), index)
        return QSize(wide, ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        column, place = index.data(LinesRole.COLUMN), index.data(LinesRole.PLACE)
        if not isinstance(column, Column) or not isinstance(place, int):
            return
        painter.save()
        tokens, rect = self._dress.tokens, option.rect
        if column.is_fault:
            painter.fillRect(rect, self._dress.fault_ground())
        number, step = self._in_hand()
        if place < step and column.number - 1 == number and place == step - 1:
            painter.fillRect(rect, QColor(tokens.select))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, with_alpha(tokens.hover, 0.8))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        if self._dress.faded:
            painter.setOpacity(_PALE)
        letters = self._letters(option)
        if (column.number, place) in self._dress.thematic:
            self._paint_thematic(painter, rect)
        if self._is_mate(index):
            self._paint_mate(painter, letters, rect, column, index)
        elif place < len(column.moves):
            self._paint_move(painter, letters, rect, column, place, index)
        painter.restore()

    def _paint_thematic(self, painter: QPainter, rect: QRect) -> None:
        """Draw what lies behind a half-move that the theme pointed at speaks of."""
        tokens = self._dress.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.accent), 1))
        painter.setBrush(QColor(tokens.accent_tint))
        painter.drawRoundedRect(rect.adjusted(2, 3, -4, -4), _RADIUS, _RADIUS)

    def _paint_move(
        self,
        painter: QPainter,
        letters: Lettering,
        rect: QRect,
        column: Column,
        place: int,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        tokens = self._dress.tokens
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        cut = Cut.BOLD if is_white(column, place) else Cut.PLAIN
        ink = tokens.text
        if column.is_fault:
            own = place >= column.own_from
            ink = (
                (tokens.short if column.status is LineStatus.SHORT else tokens.cooked)
                if own
                else tokens.muted
            )
            cut = Cut.BOLD if own else Cut.PLAIN
        model = index.model()
        repeats = isinstance(model, LinesModel) and model.table.repeats(column, place)
        if repeats and column.number - 1 != self._in_hand()[0]:
            words, ink, cut = DITTO, tokens.muted, Cut.BOLD  # it is told beside
        letters.draw(painter, rect.adjusted(_PAD, 0, -2, 0), words, ink, cut)

    def _paint_mate(
        self,
        painter: QPainter,
        letters: Lettering,
        rect: QRect,
        column: Column,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        dress, picture = self._dress, column.picture
        left, top = rect.left() + _PAD, rect.top() + (rect.height() - _TAG) // 2
        model = index.model()
        if isinstance(model, LinesModel) and not model.lying:
            side = picture_side(rect.width())
            ratio = painter.device().devicePixelRatioF()
            lit = {} if picture is None else {picture.king: MARKS.lit}
            rules = model.table.rules
            image = dress.thumbnails.pixmap(column.course.final, side, ratio, lit, rules)
            left = rect.left() + 5
            painter.drawPixmap(left, rect.top() + 8, image)
            top = rect.top() + 8 + side + 7
        for badge in () if picture is None else picture.badges:
            icon = "diamond" if badge in _SOUND_BADGES else ""
            wide = letters.width(badge_words(badge.value), Cut.SMALL) + (26 if icon else 12)
            wraps = isinstance(model, LinesModel) and not model.lying
            if wraps and left > rect.left() + 5 and left + wide > rect.right():
                left, top = rect.left() + 5, top + _TAG + 3
            most = max(20, rect.right() - left)
            left = dress.tag(
                painter,
                letters,
                left,
                top,
                badge_words(badge.value),
                icon,
                dress.badge(badge),
                most,
            )

    def tags_width(self, option: QStyleOptionViewItem, columns: Iterable[Column]) -> int:
        """Return how wide a column must be for the widest tag of all."""
        letters, words = self._letters(option), {""}
        for column in columns:
            words.add(status_words(column.status))
            if column.picture is not None:
                words |= {badge_words(badge.value) for badge in column.picture.badges}
        return max(letters.width(word, Cut.SMALL) for word in words) + 2 * _TAG_PAD + 21

    def _badges_width(self, letters: Lettering, index: QModelIndex | QPersistentModelIndex) -> int:
        column = index.data(LinesRole.COLUMN)
        picture = column.picture if isinstance(column, Column) else None
        badges = () if picture is None else picture.badges
        words = (badge_words(badge.value) for badge in badges)
        return 2 * _PAD + sum(letters.width(word, Cut.SMALL) + 32 for word in words)

    def _is_mate(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        model = index.model()
        return isinstance(model, LinesModel) and model.place_of(index) == len(model.table.labels)

    def _letters(self, option: QStyleOptionViewItem) -> Lettering:
        if self._lettering is None or self._lettering.font != option.font:
            self._lettering = Lettering(option.font)
        return self._lettering


class SolutionHeads(QHeaderView):
    """The heads of the solutions: their number and what they are to the problem."""

    def __init__(
        self,
        orientation: Qt.Orientation,
        dress: Dress,
        in_hand: Callable[[], tuple[int, int]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(orientation, parent)
        self._dress, self._in_hand = dress, in_hand
        self._lettering = Lettering(self.font())
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        """Return the height of a number over a tag, or the width of one before it."""
        if self.orientation() is Qt.Orientation.Horizontal:
            return QSize(super().sizeHint().width(), HEAD)
        return QSize(128, super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground where there is no head, too."""
        painter = QPainter(self.viewport())
        painter.fillRect(self.viewport().rect(), QColor(self._dress.tokens.panel))
        painter.end()
        super().paintEvent(event)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw one head."""
        model = self.model()
        if not isinstance(model, LinesModel):
            return
        across = Qt.Orientation.Vertical if model.lying else Qt.Orientation.Horizontal
        painter.save()
        tokens = self._dress.tokens
        painter.fillRect(rect, QColor(tokens.panel))
        if self._dress.faded:
            painter.setOpacity(_PALE)
        if self.orientation() is across:
            column = model.headerData(section, across, LinesRole.COLUMN)
            if isinstance(column, Column):
                news = model.table.news_of(column)
                draw_news(painter, tokens, self._lettering, self._sign_place(rect), news)
                self._paint_head(painter, rect, column)
        else:
            words = str(model.headerData(section, self.orientation()) or "")
            place = rect.adjusted(
                14 if self.orientation() is Qt.Orientation.Vertical else _PAD, 0, -2, 0
            )
            self._lettering.draw(painter, place, words, tokens.muted, Cut.SMALL)
        if self.orientation() is Qt.Orientation.Horizontal:
            painter.setOpacity(1)
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(tokens.line))
        painter.restore()

    def _sign_place(self, rect: QRect) -> QRect:
        """Return where a solution is signed that is new: beside its number."""
        lies = self.orientation() is Qt.Orientation.Vertical
        return rect if lies else rect.adjusted(0, 2, 0, -26)

    def _paint_head(self, painter: QPainter, rect: QRect, column: Column) -> None:
        dress, tokens = self._dress, self._dress.tokens
        if column.is_fault:
            painter.fillRect(rect, dress.fault_ground())
        lies = self.orientation() is Qt.Orientation.Vertical
        if column.number - 1 == self._in_hand()[0]:
            if lies:
                painter.fillRect(rect.left(), rect.top(), 2, rect.height(), QColor(tokens.accent))
            else:
                painter.fillRect(rect.left(), rect.top(), rect.width(), 2, QColor(tokens.accent))
        ink = tokens.cooked if column.status is LineStatus.COOK else tokens.text
        icon, colours = dress.status(column.status)
        words = status_words(column.status)
        if lies:
            name = rect.adjusted(14, 0, 0, 0)
            self._lettering.draw(painter, name, column.name, ink, Cut.BOLD)
            left = rect.left() + 14 + max(24, self._lettering.width(column.name, Cut.BOLD) + 6)
            top = rect.top() + (rect.height() - _TAG) // 2
        else:
            name = QRect(rect.left() + _PAD, rect.top() + 6, rect.width() - _PAD, 20)
            self._lettering.draw(painter, name, column.name, ink, Cut.BOLD)
            left, top = rect.left() + 5, rect.top() + 27
        dress.tag(painter, self._lettering, left, top, words, icon, colours, rect.right() - left)


def picture_side(wide: int) -> int:
    """Return the side of the picture of a mate in a column of a width."""
    return WIDE_PICTURE if wide >= WIDE_PICTURE + 12 else PICTURE
