# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the rows of the library: diagram; authors, source, themes; figures; verdict."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.gui.collection.columns import Column, authors_of, cell_text, is_from_file, verdict_of
from composer.gui.collection.endwords import ends_in_short
from composer.gui.collection.marks import mark_icon, mark_in_short
from composer.gui.collection.model import MATCH_SQUARES, ROW_ROLE
from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import scaled
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.verdict import verdict_colours, verdict_icon, verdict_word
from composer.gui.user.wording import game_asked_words
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
    """All that is seen of a row or a card; the same look is the same picture.

    Attributes:
        row: the record, or None while it is being read.
        lit: the squares that a pattern matched.
        chosen: whether the row is selected.
        current: whether the keyboard is on it.
        cells: (column, left edge, width) of each column that is shown, in logical pixels; none of
            a card.
    """

    row: Row | None
    lit: frozenset[Square]
    chosen: bool
    current: bool
    cells: Cells = ()


class Face:
    """A font with its measures."""

    def __init__(self, base: QFont, share: float, *, bold: bool = False) -> None:
        weight = QFont.Weight.DemiBold if bold else QFont.Weight.Normal
        self.font = scaled(base, share, weight)
        self.metrics = QFontMetrics(self.font)

    def write(self, painter: QPainter, room: QRect, text: str, colour: str) -> None:
        """Write one line, cut where there is no room for all of it."""
        painter.setFont(self.font)
        painter.setPen(QColor(colour))
        words = self.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)


class Faces:
    """The faces of a row or a card, made once for each font of the view."""

    def __init__(self, base: QFont) -> None:
        self.base = base
        self.name = Face(base, 1.0, bold=True)
        self.cell = Face(base, 12.5 / 13)
        self.bold = Face(base, 12.5 / 13, bold=True)
        self.small = Face(base, 12 / 13)
        self.tag = Face(base, 11 / 13)
        self.line = QFontMetrics(base).lineSpacing() + 1


class PaintingDelegate(QStyledItemDelegate):
    """What the delegates of records have in common: colours, small boards and faces."""

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._appearance, self._thumbnails = appearance, thumbnails
        self._faces: Faces | None = None

    def faces(self, font: QFont) -> Faces:
        """Return the faces for a font of the view."""
        if self._faces is None or self._faces.base != font:
            self._faces = Faces(QFont(font))
        return self._faces

    def draw_icon(self, painter: QPainter, name: str, ink: str, left: int, middle: int) -> None:
        """Draw an icon of sixteen pixels around a height."""
        ratio = painter.device().devicePixelRatioF()
        picture = self._appearance.icons.pixmap(name, ink, 16, ratio)
        painter.drawPixmap(QPoint(left, middle - 8), picture)


class RecordDelegate(PaintingDelegate):
    """Paints all columns of a record's row."""

    def __init__(
        self, appearance: Appearance, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(appearance, thumbnails, parent)
        self._sought: frozenset[str] = frozenset()

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
        faces = self.faces(font)
        for column, left, width in look.cells:
            room = QRect(left, 0, width, size.height())
            painter.setClipRect(room)
            self._cell(painter, room, column, look, faces)

    def _cell(
        self, painter: QPainter, rect: QRect, column: Column, look: RowLook, faces: Faces
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
            self._credits(painter, rect, faces, row, look.chosen)
        elif column is Column.VERDICT:
            self._verdict(painter, rect, faces, row)
        else:
            told = is_from_file(row, column)
            face = faces.bold if column is Column.KEY and not told else faces.cell
            ink = (
                self._appearance.tokens.text2
                if told or column in _PALE
                else self._appearance.tokens.text
            )
            words = cell_text(row, column, self._appearance.letters)
            self._line(painter, face, rect, words, ink)

    def _diagram(self, painter: QPainter, rect: QRect, look: RowLook) -> None:
        lit = dict.fromkeys(sorted(look.lit), MATCH_TINT)
        problem = Problem() if look.row is None else look.row.problem
        ratio = painter.device().devicePixelRatioF()
        picture = self._thumbnails.of_problem(problem, DIAGRAM, ratio, lit)
        top = rect.top() + (rect.height() - DIAGRAM) // 2
        painter.drawPixmap(rect.left() + EDGE, top, picture)

    def _credits(
        self, painter: QPainter, rect: QRect, faces: Faces, row: Row, chosen: bool
    ) -> None:
        credits = row.problem.credits
        source = " ".join(part for part in (credits.source, _numbered(row)) if part)
        game = game_asked_words(row.problem) if row.problem.game is not None else ""
        said = game, source, credits.caption_distinction()  # a column has no room for a game's task
        second = ", ".join(part for part in said if part)
        lines = [(authors_of(row), faces.name, self._appearance.tokens.text)]
        if second:
            lines.append((second, faces.cell, self._appearance.tokens.text2))
        if row.ends:
            told = ends_in_short(row, self._appearance.letters)
            lines.append((told, faces.cell, self._appearance.tokens.accent))
        heights = [face.metrics.lineSpacing() + 1 for _, face, _ in lines]
        tags = self._tags(row)
        high = sum(heights) + (_TAG_HEIGHT + 5 if tags else 0)
        top = rect.center().y() - high // 2 + 1
        for (text, face, colour), height in zip(lines, heights, strict=True):
            room = QRect(rect.left(), top, rect.width(), height)
            self._line(painter, face, room, text, colour)
            top += height
        if tags:
            self._draw_tags(painter, rect, top + 5, faces, tags, chosen)

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
        faces: Faces,
        tags: tuple[str, ...],
        chosen: bool,
    ) -> None:
        painter.setFont(faces.tag.font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = faces.tag.metrics
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

    def _verdict(self, painter: QPainter, rect: QRect, faces: Faces, row: Row) -> None:
        verdict = verdict_of(row)
        if verdict is None:
            words = cell_text(row, Column.VERDICT)
            lines = [line for line in (words, mark_in_short(row)) if line]
            high = faces.cell.metrics.lineSpacing() + 4
            top = rect.center().y() - high * len(lines) // 2
            for place, told in enumerate(lines):
                room = QRect(rect.left(), top + place * high, rect.width(), high)
                self._line(painter, faces.cell, room, told, self._appearance.tokens.text2)
            return
        ink, _ = verdict_colours(self._appearance.tokens, verdict)
        mark = mark_icon(row)
        high = faces.cell.metrics.lineSpacing() + 4
        line = (
            rect if not mark else QRect(rect.left(), rect.center().y() - high, rect.width(), high)
        )
        left, icon = rect.left() + _PAD, verdict_icon(verdict)
        self.draw_icon(painter, icon, ink, left, line.center().y())
        self._line(painter, faces.cell, line.adjusted(20, 0, 0, 0), verdict_word(verdict), ink)
        if mark:
            line.translate(0, high)
            pale = self._appearance.tokens.text2
            self.draw_icon(painter, mark, pale, left, line.center().y())
            self._line(painter, faces.cell, line.adjusted(20, 0, 0, 0), mark_in_short(row), pale)

    def _line(self, painter: QPainter, face: Face, rect: QRect, text: str, colour: str) -> None:
        if text:
            face.write(painter, rect.adjusted(_PAD, 0, -_PAD, 0), text, colour)


def _numbered(row: Row) -> str:
    """Return the number that a problem has in its source; the year has a column of its own."""
    number = row.problem.credits.number
    return f"({number})" if any(map(str.isalnum, number)) else ""
