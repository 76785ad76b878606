# SPDX-License-Identifier: GPL-3.0-or-later
"""The sidebar of the library: its places with their counts, and how far the analysis is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from composer.gui.board.mime import dragged_records
from composer.gui.collection.places import LibraryPlace, PlaceKind
from composer.gui.collection.progressfoot import ProgressFoot
from composer.gui.look.appearance import Appearance
from composer.gui.look.fonts import scaled
from composer.gui.look.rowsmodel import NO_INDEX, ROW_ROLE, Index, RowsModel
from composer.gui.look.widgets import column
from composer.gui.words.language import fill, grouped

_EDGE: Final = 16
_ROW: Final = 28


class PlacesModel(RowsModel[LibraryPlace]):
    """The lines of the sidebar.

    Signals:
        renamed: the user gave a line another name; carries its number and the name.
    """

    renamed = Signal(int, str)

    @property
    def places(self) -> tuple[LibraryPlace, ...]:
        """All lines, from above to below."""
        return self.rows

    def show(self, rows: tuple[LibraryPlace, ...]) -> None:
        """Show other lines; where only names and counts differ, the selection stays."""
        if [place.key for place in rows] != [place.key for place in self.rows]:
            super().show(rows)
            return
        self._rows = rows
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def place_at(self, index: Index) -> LibraryPlace | None:
        """Return the line of an index."""
        return self.row_of(index)

    def index_of(self, key: tuple[PlaceKind, int | None]) -> QModelIndex:
        """Return the index of a line; an invalid one where there is none."""
        keys = [place.key for place in self.rows]
        return self.index(keys.index(key)) if key in keys else NO_INDEX

    # Qt's own names

    def words(self, row: LibraryPlace, role: int) -> object:
        """Return a line's words."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.name if row.count is None else f"{row.name}, {grouped(row.count)}"
        return row.query or None if role == Qt.ItemDataRole.ToolTipRole else None

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take another name for a line; it is shown once the library has it."""
        place, name = self.place_at(index), str(value).strip()
        if role != Qt.ItemDataRole.EditRole or place is None or place.number is None:
            return False
        if name and name != place.name:
            self.renamed.emit(place.number, name)
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let lines be chosen and named, as each can."""
        place = self.place_at(index)
        if place is None or place.is_heading:
            return Qt.ItemFlag.ItemIsEnabled if place else Qt.ItemFlag.NoItemFlags
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if place.can_be_named:
            found |= Qt.ItemFlag.ItemIsEditable
        return found


class PlacesList(QListView):
    """The list of places: a click shows one, F2 names it, Delete drops it.

    Signals:
        place_chosen: the problems of a place are wanted; carries a `LibraryPlace`.
        make_requested: a collection is to be made.
        drop_requested: a collection or search is to be dropped; carries its `LibraryPlace`.
        records_dropped: problems were dropped on a place; carries it and their numbers.
        menu_requested: carries a `LibraryPlace` and the place on the screen.
    """

    place_chosen = Signal(object)
    make_requested = Signal()
    drop_requested = Signal(object)
    records_dropped = Signal(object, object)
    menu_requested = Signal(object, object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places = PlacesModel()
        self.setModel(self.places)
        self.setItemDelegate(_PlaceDelegate(appearance, self))
        appearance.colours_changed.connect(self.viewport().update)
        self.setObjectName("places")
        self.setAccessibleName(self.tr("Places of the library"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)
        self.target: LibraryPlace | None = None  # what records are held over

    def current(self) -> LibraryPlace | None:
        """Return the place that is chosen."""
        return self.places.place_at(self.currentIndex())

    def mark(self, key: tuple[PlaceKind, int | None] | None) -> None:
        """Show a place as the chosen one, without asking for its problems.

        While a name is typed nothing is marked: the field would be closed.
        """
        if self.state() == QAbstractItemView.State.EditingState:
            return
        index = NO_INDEX if key is None else self.places.index_of(key)
        selection = self.selectionModel()
        if index.isValid():
            selection.setCurrentIndex(index, selection.SelectionFlag.ClearAndSelect)
        else:
            selection.clear()

    def name_it(self, key: tuple[PlaceKind, int | None]) -> None:
        """Let the user type the name of a place."""
        index = self.places.index_of(key)
        if index.isValid():
            self.setFocus()
            self.setCurrentIndex(index)
            self.edit(index)

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the room of all lines."""
        lines = self.places.rowCount()
        high = sum(self.sizeHintForRow(place) for place in range(lines))
        return QSize(_EDGE * 10, high + 16)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the place that is clicked; the plus of a heading makes a collection."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        place = self.places.place_at(index)
        if event.button() != Qt.MouseButton.LeftButton or place is None:
            return
        if place.kind is PlaceKind.COLLECTIONS:
            if event.position().x() > self.viewport().width() - 40:
                self.make_requested.emit()
        elif not place.is_heading:
            self.place_chosen.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show places while one goes through them; Delete drops one, Insert makes one."""
        if self.state() == QAbstractItemView.State.EditingState:
            return  # the Enter that ends a name
        place = self.current()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if place is not None:
                self.place_chosen.emit(place)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if place is not None and place.can_be_named:
                self.drop_requested.emit(place)
        elif event.key() == Qt.Key.Key_Insert:
            self.make_requested.emit()
        else:
            super().keyPressEvent(event)
            now = self.current()
            arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
            moved = now != place and event.key() in arrows
            if moved and now is not None and not (now.is_heading or now.kind is PlaceKind.PEOPLE):
                self.place_chosen.emit(now)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take records."""
        event.setAccepted(event.source() is not None and bool(dragged_records(event.mimeData())))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Light the place that would take the records."""
        place = self.places.place_at(self.indexAt(event.position().toPoint()))
        self._aim(place if place is not None and place.takes_records else None)
        event.setAccepted(self.target is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Light none."""
        self._aim(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand the records on."""
        place, records = self.target, dragged_records(event.mimeData())
        self._aim(None)
        if place is not None and records:
            event.acceptProposedAction()
            self.records_dropped.emit(place, records)

    def _aim(self, place: LibraryPlace | None) -> None:
        if place != self.target:
            self.target = place
            self.viewport().update()

    def _menu(self, point: QPoint) -> None:
        place = self.places.place_at(self.indexAt(point))
        if place is not None:
            self.menu_requested.emit(place, self.viewport().mapToGlobal(point))


class Sidebar(QWidget):
    """The places over the progress of the analysis."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = PlacesList(appearance)
        self.foot = ProgressFoot(appearance)
        column((self.list, 1), self.foot, on=self, margins=(0, 8, 0, 0))
        self.setFocusProxy(self.list)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def menu_of(self, place: LibraryPlace) -> QMenu:
        """Return an empty menu for a place, to be filled by who knows what can be done."""
        menu = QMenu(self.list)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(fill(self.tr("What to do with %1"), place.name))
        return menu


class _PlaceDelegate(QStyledItemDelegate):
    """Draws a line: icon, name, count; headings in bold with a plus."""

    def __init__(self, appearance: Appearance, view: PlacesList) -> None:
        super().__init__(view)
        self._appearance, self._view = appearance, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a line; headings have room above them."""
        place = index.data(ROW_ROLE)
        line = max(_ROW, option.fontMetrics.lineSpacing() + 8)
        spaced = isinstance(place, LibraryPlace) and (
            place.is_heading or place.kind is PlaceKind.BIN
        )
        return QSize(100, line + (14 if spaced else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a line."""
        place = index.data(ROW_ROLE)
        if not isinstance(place, LibraryPlace):
            return
        painter.save()
        whole = option.rect
        line = max(_ROW, option.fontMetrics.lineSpacing() + 8)
        rect = QRect(whole.left(), whole.bottom() + 1 - line, whole.width(), line)
        if place.is_heading:
            self._heading(painter, option, rect, place)
        else:
            self._ground(painter, option, rect, place)
            self._line(painter, option, rect, place)
        painter.restore()

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Put the field over the name."""
        editor.setGeometry(option.rect.adjusted(_EDGE + 20, 0, -8, 0))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Fill the field; what the user has typed is left when counts come in meanwhile."""
        if not (isinstance(editor, QLineEdit) and editor.isModified()):
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: QObject, index: Index) -> None:
        """Take the name that was typed."""
        if isinstance(editor, QLineEdit) and isinstance(model, PlacesModel):
            model.setData(index, editor.text())

    def _heading(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, place: LibraryPlace
    ) -> None:
        painter.setFont(scaled(option.font, 12 / 13, QFont.Weight.DemiBold))
        painter.setPen(QColor(self._appearance.tokens.muted))
        room = rect.adjusted(_EDGE + 2, 0, -_EDGE, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, place.name)
        if place.kind is PlaceKind.COLLECTIONS:
            self._icon(
                painter, "plus", rect.right() - _EDGE - 14, rect, self._appearance.tokens.muted
            )

    def _ground(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, place: LibraryPlace
    ) -> None:
        body = rect.adjusted(6, 0, -6, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        aimed = self._view.target is not None and self._view.target.key == place.key
        colour = None
        if option.state & QStyle.StateFlag.State_Selected:
            colour = self._appearance.tokens.select
        elif option.state & QStyle.StateFlag.State_MouseOver:
            colour = self._appearance.tokens.hover
        if aimed:
            painter.setPen(QColor(self._appearance.tokens.accent))
            colour = self._appearance.tokens.accent_tint
        elif option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QColor(self._appearance.tokens.accent))
        if colour is not None:
            painter.setBrush(QColor(colour))
        if colour is not None or painter.pen().style() != Qt.PenStyle.NoPen:
            painter.drawRoundedRect(body, 6, 6)

    def _line(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, place: LibraryPlace
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = self._appearance.tokens.accent if chosen else self._appearance.tokens.text2
        self._icon(painter, place.kind.value, rect.left() + _EDGE, rect, ink)
        font = scaled(option.font, 1.0)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        number = "" if place.count is None else grouped(place.count)
        counted = metrics.horizontalAdvance(number) + (8 if number else 0)
        room = rect.adjusted(_EDGE + 24, 0, -_EDGE, 0)
        painter.setPen(QColor(self._appearance.tokens.muted))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(room, right, number)
        painter.setPen(QColor(self._appearance.tokens.text))
        wide = room.width() - counted
        name = metrics.elidedText(place.name, Qt.TextElideMode.ElideRight, wide)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    def _icon(self, painter: QPainter, name: str, left: int, rect: QRect, ink: str) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = self._appearance.icons.pixmap(name, ink, 16, ratio)
        painter.drawPixmap(QPoint(left, rect.center().y() - 8), picture)

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Let Escape leave the field only, not the library."""
        escape = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        if escape and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().eventFilter(editor, event)
