# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the library: diagram; authors, source, themes; figures; verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import Column, authors_of, cell_text, is_from_file, verdict_of
from composer.gui.collection.endwords import ends_in_short
from composer.gui.collection.marks import mark_icon, mark_in_short
from composer.gui.collection.model import MATCH_SQUARES, ROW_ROLE
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.verdict import verdict_colours, verdict_icon, verdict_word
from composer.gui.user.gamewording import game_asked_words
from composer.library.records.values import Row
from composer.problem.problem import Problem
from composer.problem.squares import Square

ROW_HEIGHT: Final = 90
DIAGRAM: Final = 82  # squares of ten whole pixels, and the frame
EDGE: Final = 13  # left of the diagrams
MATCH_TINT: Final = "#733F7FF0"
"""Over squares that a pattern matched: 45 %, under the men."""

_PAD = 6
_TAG_HEIGHT, _TAG_PAD, _TAG_GAP = 16, 6, 6
_PALE = (
    Column.THREATS,
    Column.DATE,
    Column.AWARD,
    Column.KEYWORDS,
    Column.ADDED,
    Column.SAVED,
    Column.VERSIONS,
)


Cells = tuple[tuple[Column, int, int], ...]


@dataclass(frozen=True, slots=True)
class RowLook:
    """All that is seen of a row; the same look is the same picture.

    Attributes:
        row: the record, or None while it is being read.
        lit: the squares that a pattern matched.
        chosen: whether the row is selected.
        current: whether the keyboard is on it.
        cells: (column, left edge, width) of each column that is shown, in logical pixels.
    """

    row: Row | None
    lit: frozenset[Square]
    chosen: bool
    current: bool
    cells: Cells


class _Fonts:
    """The fonts of a row, made once for each font of the table."""

    def __init__(self, base: QFont) -> None:
        self.base = base
        self.cell = scaled(base, 12.5 / 13)
        self.bold = scaled(base, 12.5 / 13, QFont.Weight.DemiBold)
        self.author = scaled(base, 1.0, QFont.Weight.DemiBold)
        self.tag = scaled(base, 11 / 13)
        self._metrics = {id(font): QFontMetrics(font) for font in (*self._all(),)}

    def metrics(self, font: QFont) -> QFontMetrics:
        """Return the measures of one of these fonts."""
        return self._metrics[id(font)]

    def _all(self) -> tuple[QFont, ...]:
        return self.cell, self.bold, self.author, self.tag


class RecordDelegate(QStyledItemDelegate):
    """Paints all columns of a record's row."""

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._thumbnails = appearance, thumbnails
        self._sought: frozenset[str] = frozenset()
        self._fonts: _Fonts | None = None

    def set_sought(self, themes: frozenset[str]) -> None:
        """Show first, and in the accent, the themes that the query asks for."""
        self._sought = themes

    @property
    def edition(self) -> object:
        """Another value when rows are to be painted with other colours or words."""
        look = self._appearance
        return look.tokens, look.letters, look.language, self._sought

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the one height of all rows."""
        return QSize(80, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell, as Qt asks for it; the table itself has whole rows painted."""
        row, chosen = index.data(ROW_ROLE), bool(option.state & QStyle.StateFlag.State_Selected)
        cell = Column(index.column()), 0, option.rect.width()
        lit = frozenset(index.data(MATCH_SQUARES) or ())
        look = RowLook(row if isinstance(row, Row) else None, lit, chosen, False, (cell,))
        painter.save()
        painter.translate(option.rect.topLeft())
        self.paint_row(painter, look, QSize(option.rect.width(), option.rect.height()), option.font)
        painter.restore()

    def paint_row(self, painter: QPainter, look: RowLook, size: QSize, font: QFont) -> None:
        """Draw a row from the corner of the painter on, `size` logical pixels large.

        A row that is being read has an empty board.
        """
        whole = QRect(0, 0, size.width(), size.height())
        tokens = self._appearance.tokens
        painter.fillRect(whole, QColor(tokens.select if look.chosen else tokens.panel))
        painter.fillRect(0, size.height() - 1, size.width(), 1, QColor(tokens.line))
        if look.current:
            accent = QColor(tokens.accent)
            painter.fillRect(0, 0, size.width(), 1, accent)
            painter.fillRect(0, size.height() - 1, size.width(), 1, accent)
        fonts = self._fonts_of(font)
        for column, left, width in look.cells:
            room = QRect(left, 0, width, size.height())
            painter.setClipRect(room)
            self._cell(painter, room, column, look, fonts)

    def _cell(
        self, painter: QPainter, rect: QRect, column: Column, look: RowLook, fonts: _Fonts
    ) -> None:
        row = look.row
        if column is Column.DIAGRAM:
            if look.chosen:
                painter.fillRect(
                    rect.left(), 0, 2, rect.height(), QColor(self._appearance.tokens.accent)
                )
            self._diagram(painter, rect, look)
        elif row is None:
            return
        elif column is Column.CREDITS:
            self._credits(painter, rect, fonts, row, look.chosen)
        elif column is Column.VERDICT:
            self._verdict(painter, rect, fonts, row)
        else:
            told = is_from_file(row, column)
            font = fonts.bold if column is Column.KEY and not told else fonts.cell
            ink = (
                self._appearance.tokens.text2
                if told or column in _PALE
                else self._appearance.tokens.text
            )
            words = cell_text(row, column, self._appearance.letters)
            self._line(painter, fonts, font, rect, words, ink)

    def _diagram(self, painter: QPainter, rect: QRect, look: RowLook) -> None:
        lit = dict.fromkeys(sorted(look.lit), MATCH_TINT)
        problem = Problem() if look.row is None else look.row.problem
        ratio = painter.device().devicePixelRatioF()
        picture = self._thumbnails.of_problem(problem, DIAGRAM, ratio, lit)
        top = rect.top() + (rect.height() - DIAGRAM) // 2
        painter.drawPixmap(rect.left() + EDGE, top, picture)

    def _credits(
        self, painter: QPainter, rect: QRect, fonts: _Fonts, row: Row, chosen: bool
    ) -> None:
        credits = row.problem.credits
        source = " ".join(part for part in (credits.source, _numbered(row)) if part)
        game = game_asked_words(row.problem) if row.problem.game is not None else ""
        said = game, source, credits.caption_distinction()  # a column has no room for a game's task
        second = ", ".join(part for part in said if part)
        lines = [(authors_of(row), fonts.author, self._appearance.tokens.text)]
        if second:
            lines.append((second, fonts.cell, self._appearance.tokens.text2))
        if row.ends:
            told = ends_in_short(row, self._appearance.letters)
            lines.append((told, fonts.cell, self._appearance.tokens.accent))
        heights = [fonts.metrics(font).lineSpacing() + 1 for _, font, _ in lines]
        tags = self._tags(row)
        high = sum(heights) + (_TAG_HEIGHT + 5 if tags else 0)
        top = rect.center().y() - high // 2 + 1
        for (text, font, colour), height in zip(lines, heights, strict=True):
            room = QRect(rect.left(), top, rect.width(), height)
            self._line(painter, fonts, font, room, text, colour)
            top += height
        if tags:
            self._draw_tags(painter, rect, top + 5, fonts, tags, chosen)

    def _tags(self, row: Row) -> tuple[str, ...]:
        """Return the ids of a row's themes, those that are sought first."""
        found = {theme.id: theme.grade for theme in row.details.themes} if row.details else {}
        sought = [theme for theme in found if theme in self._sought]
        return tuple(dict.fromkeys((*sought, *row.themes)))

    def _draw_tags(
        self,
        painter: QPainter,
        rect: QRect,
        top: int,
        fonts: _Fonts,
        tags: tuple[str, ...],
        chosen: bool,
    ) -> None:
        painter.setFont(fonts.tag)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = fonts.metrics(fonts.tag)
        high = max(_TAG_HEIGHT, metrics.height() + 2)
        more = metrics.horizontalAdvance("+99") + _TAG_GAP
        left, right = rect.left() + _PAD, rect.right() - _PAD
        for place, theme in enumerate(tags):
            word = theme_name(theme, self._appearance.language)
            wide = metrics.horizontalAdvance(word) + 2 * _TAG_PAD
            rest = len(tags) - place
            if left + wide + (more if rest > 1 else 0) > right:
                painter.setPen(QColor(self._appearance.tokens.muted))
                room = QRect(left, top, right - left, high)
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, f"+{rest}")
                return
            paper, ink = self._tag_colours(theme in self._sought, chosen)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(paper))
            painter.drawRoundedRect(QRectF(left, top, wide, high), 4, 4)
            painter.setPen(QColor(ink))
            painter.drawText(QRect(left, top, wide, high), Qt.AlignmentFlag.AlignCenter, word)
            left += wide + _TAG_GAP

    def _tag_colours(self, sought: bool, chosen: bool) -> tuple[str, str]:
        if sought:
            tint = (self._appearance.tokens.accent_tint, self._appearance.tokens.accent)
            return (
                (self._appearance.tokens.accent, self._appearance.tokens.onaccent)
                if chosen
                else tint
            )
        return (
            self._appearance.tokens.raised if chosen else self._appearance.tokens.sunken
        ), self._appearance.tokens.text2

    def _verdict(self, painter: QPainter, rect: QRect, fonts: _Fonts, row: Row) -> None:
        verdict = verdict_of(row)
        if verdict is None:
            words = cell_text(row, Column.VERDICT)
            lines = [line for line in (words, mark_in_short(row)) if line]
            high = fonts.metrics(fonts.cell).lineSpacing() + 4
            top = rect.center().y() - high * len(lines) // 2
            for place, told in enumerate(lines):
                room = QRect(rect.left(), top + place * high, rect.width(), high)
                self._line(painter, fonts, fonts.cell, room, told, self._appearance.tokens.text2)
            return
        ink, _ = verdict_colours(self._appearance.tokens, verdict)
        ratio = painter.device().devicePixelRatioF()
        picture = self._appearance.icons.pixmap(verdict_icon(verdict), ink, 16, ratio)
        mark = mark_icon(row)
        high = fonts.metrics(fonts.cell).lineSpacing() + 4
        line = (
            rect if not mark else QRect(rect.left(), rect.center().y() - high, rect.width(), high)
        )
        painter.drawPixmap(QPointF(rect.left() + _PAD, line.center().y() - 8), picture)
        self._line(
            painter, fonts, fonts.cell, line.adjusted(20, 0, 0, 0), verdict_word(verdict), ink
        )
        if mark:
            line.translate(0, high)
            pale = self._appearance.tokens.text2
            picture = self._appearance.icons.pixmap(mark, pale, 16, ratio)
            painter.drawPixmap(QPointF(rect.left() + _PAD, line.center().y() - 8), picture)
            words = mark_in_short(row)
            self._line(painter, fonts, fonts.cell, line.adjusted(20, 0, 0, 0), words, pale)

    def _line(
        self, painter: QPainter, fonts: _Fonts, font: QFont, rect: QRect, text: str, colour: str
    ) -> None:
        if not text:
            return
        painter.setFont(font)
        painter.setPen(QColor(colour))
        room = rect.adjusted(_PAD, 0, -_PAD, 0)
        shown = fonts.metrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)

    def _fonts_of(self, font: QFont) -> _Fonts:
        if self._fonts is None or self._fonts.base != font:
            self._fonts = _Fonts(QFont(font))
        return self._fonts


def _numbered(row: Row) -> str:
    """Return the number that a problem has in its source; the year has a column of its own."""
    number = row.problem.credits.number
    return f"({number})" if any(map(str.isalnum, number)) else ""


def scaled(base: QFont, factor: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return a font of another size and weight."""
    font = QFont(base)
    if base.pixelSize() > 0:
        font.setPixelSize(max(8, round(base.pixelSize() * factor)))
    else:
        font.setPointSizeF(base.pointSizeF() * factor)
    font.setWeight(weight)
    return font
