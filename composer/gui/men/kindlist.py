# SPDX-License-Identifier: GPL-3.0-or-later
"""The kinds of fairy men as a list of tiles, from which men are dragged onto the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from composer.gui.board.mantile import carry_man
from composer.gui.board.pictures import MenPictures
from composer.gui.look.appearance import Appearance
from composer.gui.look.rowsmodel import ROW_ROLE, Index, RowsModel
from composer.problem.men import Colour, Kind, Man
from composer.rules.kinds import FairyKind

CELL: Final = QSize(70, 74)  # of a tile with its two lines of words, logical pixels
_TILE: Final = 38
_MAN: Final = 34


class KindModel(RowsModel[FairyKind]):
    """Kinds in rows; each tells its names, and the row of the table it stands for."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance

    def words(self, row: FairyKind, role: int) -> object:
        """Return the name of a kind, or all that its tile has no room for."""
        language = self._appearance.language
        if role == Qt.ItemDataRole.DisplayRole:
            return row.name(language)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{row.name(language)} ({row.letter(language)}): {row.rule(language)}"
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let rows be chosen and dragged."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class KindList(QListView):
    """Tiles by fives or as many as there is room for.

    Signals:
        chosen: a kind is the current one; carries a `FairyKind`.
        taken: a kind was clicked or Enter hit on it: it is to be put down on the board.
    """

    chosen = Signal(object)
    taken = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._drag_side = 60.0
        self._colour, self._qualities = Colour.WHITE, frozenset[str]()
        self.kinds = KindModel(appearance)
        self.setModel(self.kinds)
        self.setItemDelegate(_TileDelegate(appearance, pictures, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setGridSize(CELL)
        self.setDragEnabled(True)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Fairy men"))
        self.clicked.connect(self._take)
        self.activated.connect(self._take)
        appearance.repaint(self.viewport())

    def set_drag_side(self, side: float) -> None:
        """Draw a man under way as large as on the board."""
        self._drag_side = side

    def dress(self, colour: Colour, qualities: frozenset[str]) -> None:
        """Drag men of this colour and with these qualities from now on."""
        self._colour, self._qualities = colour, qualities

    def choose(self, kind: FairyKind) -> None:
        """Make a kind the current one, if it is listed."""
        if kind in self.kinds.rows:
            self.setCurrentIndex(self.kinds.index(self.kinds.rows.index(kind)))

    # Qt's own names

    def currentChanged(
        self,
        current: Index,
        previous: Index,
    ) -> None:
        """Tell which kind is the current one."""
        super().currentChanged(current, previous)
        kind = self.kinds.row_of(current)
        if kind is not None:
            self.chosen.emit(kind)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let Qt carry a man of the current kind until he is dropped somewhere."""
        kind = self.kinds.row_of(self.currentIndex())
        if kind is not None:
            man = Man.of(self._colour, Kind.defined(kind), self._qualities)
            carry_man(self, man, self._pictures, self._drag_side)

    def _take(self, index: QModelIndex) -> None:
        kind = self.kinds.row_of(index)
        if kind is not None:
            self.taken.emit(kind)


class _TileDelegate(QStyledItemDelegate):
    """Draws a man on the tray's tint, his name and his letters below."""

    def __init__(self, appearance: Appearance, pictures: MenPictures, parent: QObject) -> None:
        super().__init__(parent)
        self._appearance, self._pictures = appearance, pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a cell."""
        return CELL

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> None:
        """Draw one tile."""
        kind = index.data(ROW_ROLE)
        if not isinstance(kind, FairyKind):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = QRectF(option.rect).adjusted(1, 1, -1, -1)
        self._paint_ground(painter, cell, option.state)
        tile = QRectF(0, cell.top() + 3, _TILE, _TILE)
        tile.moveCenter(tile.center() + cell.center() - tile.center())
        tile.moveTop(cell.top() + 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._appearance.colours.tray))
        painter.drawRoundedRect(tile, 6, 6)
        man = QRectF(0, 0, _MAN, _MAN)
        man.moveCenter(tile.center())
        self._pictures.draw(painter, Man.of(Colour.WHITE, Kind.defined(kind)), man)
        self._paint_words(painter, option, kind)
        painter.restore()

    def _paint_ground(self, painter: QPainter, cell: QRectF, state: QStyle.StateFlag) -> None:
        tokens = self._appearance.tokens
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(QColor(tokens.accent), 1.4))
            painter.setBrush(QColor(tokens.select))
            painter.drawRoundedRect(cell, 6, 6)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens.hover))
            painter.drawRoundedRect(cell, 6, 6)

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, kind: FairyKind
    ) -> None:
        tokens, language = self._appearance.tokens, self._appearance.language
        font = painter.font()
        font.setPointSizeF(font.pointSizeF() * 10.5 / 13)
        painter.setFont(font)
        line = painter.fontMetrics().height()
        below = QRect(option.rect.left() + 2, option.rect.top() + 43, option.rect.width() - 4, line)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        name = painter.fontMetrics().elidedText(
            kind.name(language), Qt.TextElideMode.ElideMiddle, below.width()
        )
        painter.setPen(QColor(tokens.text))
        painter.drawText(below, centred, name)
        painter.setPen(QColor(tokens.muted))
        painter.drawText(below.translated(0, line - 1), centred, kind.letter(language))
