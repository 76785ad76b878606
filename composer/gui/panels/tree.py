# SPDX-License-Identifier: GPL-3.0-or-later
"""The solution panel: the tree, and the switches that say what of it is shown."""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QMenu,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from composer.analysis.composing.news import NO_NEWS, SolutionNews
from composer.gui.documents.workstate import Outlook
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import ROOM, button, column, copy_text, label, row
from composer.gui.panels.chooser import Chooser
from composer.gui.panels.delegate import SolutionDelegate, SolutionView
from composer.gui.panels.model import Index, SolutionModel
from composer.gui.panels.rows import TreeOptions, solution_rows
from composer.gui.panels.treerow import RowKind, TreeRow
from composer.gui.user.wording import end_like_this
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.solution import Solution


class SolutionTree(SolutionView):
    """The tree of the solution. Open branches and the selection outlive a new answer.

    Signals:
        row_pointed: the row under the pointer, or the selected one; None for none.
        row_chosen: a row was clicked, or Enter was hit on it.
        key_marked: a first move was marked as the key that is meant; carries the move.
        end_sought: problems are wanted that end as a line does; carries its moves.
    """

    row_pointed = Signal(object)
    row_chosen = Signal(object)
    key_marked = Signal(object)
    end_sought = Signal(object)

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = SolutionModel(self)
        self._appearance = appearance
        self._rows_delegate = SolutionDelegate(appearance)
        appearance.colours_changed.connect(self.viewport().update)
        self._opened: set[tuple[str, ...]] = set()
        self._closed: set[tuple[str, ...]] = set()
        self._restoring = False
        self._selected: tuple[str, ...] = ()
        self._scrolled = (0, 0)
        self._is_out = False  # whether the selected row is not to be shown on the board
        self.setModel(self._rows)
        self.setItemDelegate(self._rows_delegate)
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setMouseTracking(True)
        self.setAnimated(False)
        self.setRootIsDecorated(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Solution"))
        self.expanded.connect(self._note_opened)
        self.collapsed.connect(self._note_closed)
        self.entered.connect(lambda index: self.row_pointed.emit(self._rows.row_of(index)))
        self.clicked.connect(lambda index: self.row_chosen.emit(self._rows.row_of(index)))

    def show_rows(self, rows: tuple[TreeRow, ...]) -> None:
        """Show other rows; what is open, selected and in view stays where it still exists."""
        self._selected = self._rows.path_of(self.currentIndex()) or self._selected
        bar = self.verticalScrollBar()
        wanted, shown = self._scrolled
        wanted = wanted if bar.value() == shown else bar.value()
        self._restoring = True
        self._rows.show(rows)
        self._restore(QModelIndex())
        found = self._find(self._selected)
        if found.isValid():
            self.setCurrentIndex(found)
        self._restoring = False
        bar.setValue(wanted)
        self._scrolled = (wanted, bar.value())  # a later stage may be long enough again

    def set_faded(self, faded: bool) -> None:
        """Show the rows pale, because they are older than the board."""
        if self._rows_delegate.faded != faded:
            self._rows_delegate.faded = faded
            self.viewport().update()

    def forget(self) -> None:
        """Forget what was opened, closed and selected by hand: another problem is shown."""
        self._opened.clear()
        self._closed.clear()
        self._selected = ()
        self._scrolled = (0, self.verticalScrollBar().value())

    def put_out(self) -> None:
        """Show no row on the board until one is gone to again; the keyboard keeps its place."""
        self._is_out = True
        self.clearSelection()
        self.row_pointed.emit(None)

    def keep_in(self, outlook: Outlook) -> None:
        """Write down what was opened, closed and selected by hand."""
        outlook.line = self._rows.path_of(self.currentIndex()) or self._selected
        outlook.opened, outlook.closed = frozenset(self._opened), frozenset(self._closed)

    def take_from(self, outlook: Outlook) -> None:
        """Show the rows that come next as another problem was left; nothing of it as yet."""
        self.setCurrentIndex(QModelIndex())
        self.forget()
        self._opened, self._closed = set(outlook.opened), set(outlook.closed)
        self._selected = outlook.line

    def selected_text(self) -> str:
        """Return the selected row in words."""
        row = self._rows.row_of(self.currentIndex())
        return "" if row is None else row.text

    def mark_key(self) -> bool:
        """Mark the selected first move as the key that is meant; return whether one is selected."""
        return self._mark(self._rows.row_of(self.currentIndex()))

    def _mark(self, row: TreeRow | None) -> bool:
        if row is None or row.kind is not RowKind.FIRST_MOVE:
            return False
        self.key_marked.emit(row.line[0])
        return True

    def wanted_height(self) -> int:
        """Return the height of all rows that can be seen."""
        total, index = 4, self.model().index(0, 0)
        while index.isValid():
            total += max(24, self.rowHeight(index))
            index = self.indexBelow(index)
        return total

    # Qt's own names

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the moves of rows anew, as far as there is room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to mark a first move as the key, and to look for problems that end like a line."""
        row = self._rows.row_of(self.indexAt(event.pos()))
        menu = None if row is None else self.menu_of(row)
        if menu is not None:
            menu.popup(event.globalPos())

    def menu_of(self, row: TreeRow) -> QMenu | None:
        """Return the menu of a row; None where there is nothing to do with it."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if row.kind is RowKind.FIRST_MOVE:
            words = self.tr("Keep this key: %1").replace("%1", row.lead)
            menu.addAction(words).triggered.connect(lambda _=False: self._mark(row))
        if row.ends:
            menu.addAction(end_like_this()).triggered.connect(
                lambda _=False: self.end_sought.emit(row.line)
            )
        if menu.isEmpty():
            menu.deleteLater()
            return None
        return menu

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Report which row is selected."""
        super().currentChanged(current, previous)
        if not self._restoring:
            self._selected = self._rows.path_of(current)
            self._is_out = False
            self.row_pointed.emit(self._rows.row_of(current))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report when the pointer is over no row."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.row_pointed.emit(None)

    def leaveEvent(self, event: QEvent) -> None:
        """Go back to the selected row when the pointer leaves."""
        super().leaveEvent(event)
        shown = self.hasFocus() and not self._is_out
        self.row_pointed.emit(self._rows.row_of(self.currentIndex()) if shown else None)

    def event(self, event: QEvent) -> bool:
        """Claim the key that copies a row before the window copies the position."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
            and self.selected_text()
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the selected row as text."""
        if event.matches(QKeySequence.StandardKey.Copy):
            copy_text(self.selected_text())
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.row_chosen.emit(self._rows.row_of(self.currentIndex()))
            return
        if event.key() == Qt.Key.Key_Escape and self.currentIndex().isValid():
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            return
        super().keyPressEvent(event)

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw nothing yet: the light of a chosen row goes over all that is drawn here."""

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a row, and over it the chevron, if there is more below it."""
        super().drawRow(painter, option, index)
        if not self._rows.hasChildren(index):
            return
        rect = self.visualRect(index)
        x, y = rect.left() - 8, rect.center().y()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self._appearance.tokens.muted))
        if self.isExpanded(index):
            painter.drawPolyline([QPoint(x - 4, y - 2), QPoint(x, y + 2), QPoint(x + 4, y - 2)])
        else:
            painter.drawPolyline([QPoint(x - 2, y - 4), QPoint(x + 2, y), QPoint(x - 2, y + 4)])
        painter.restore()

    def _restore(self, parent: QModelIndex) -> None:
        for place in range(self._rows.rowCount(parent)):
            index = self._rows.index(place, 0, parent)
            row, path = self._rows.row_of(index), self._rows.path_of(index)
            if row is None or row.grow is None:
                continue
            wanted = path in self._opened or (row.open_at_first and path not in self._closed)
            if wanted:
                self.setExpanded(index, True)
                self._restore(index)

    def _find(self, path: tuple[str, ...]) -> QModelIndex:
        index = QModelIndex()
        for key in path:
            for place in range(self._rows.rowCount(index)):
                child = self._rows.index(place, 0, index)
                row = self._rows.row_of(child)
                if row is not None and row.key == key:
                    index = child
                    break
            else:
                return QModelIndex()
        return index

    def _note_opened(self, index: QModelIndex) -> None:
        if not self._restoring:
            path = self._rows.path_of(index)
            self._opened.add(path)
            self._closed.discard(path)

    def _note_closed(self, index: QModelIndex) -> None:
        if not self._restoring:
            path = self._rows.path_of(index)
            self._closed.add(path)
            self._opened.discard(path)


class TreePanel(QWidget):
    """The tree below a header, or a sentence in its place.

    Signals:
        row_pointed: see `SolutionTree`.
    """

    row_pointed = Signal(object)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.tree = SolutionTree(appearance)
        self.tree.row_pointed.connect(self.row_pointed)
        self._heading = label(self.tr("Solution"), "panelTitle")
        self._hint = label(kind="hint", wraps=True)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._hint.setContentsMargins(14, 8, 14, 8)
        self._header = row(self._heading, ROOM, margins=(14, 6, 8, 6), spacing=2)
        column(self._header, (self.tree, 1), (self._hint, 1), on=self)
        self._hint.setVisible(False)

    def show_rows(self, rows: tuple[TreeRow, ...]) -> None:
        """Show a solution, fresh."""
        self.tree.show_rows(rows)
        self.tree.set_faded(False)
        self._hint.setVisible(False)
        self.tree.setVisible(True)

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of a solution."""
        self.tree.show_rows(())
        self._hint.setText(text)
        self._hint.setVisible(True)
        self.tree.setVisible(False)

    def set_faded(self, faded: bool) -> None:
        """Show the solution pale, because it is older than the board."""
        self.tree.set_faded(faded)

    def forget(self) -> None:
        """Open and close branches as at first: another problem was put on the board."""
        self.tree.forget()

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(420, 500)


class SolutionPanel(TreePanel):
    """The tree of a problem of chess, with its switches.

    Signals:
        options_changed: the user switched what is shown; carries all_defences, trivial_tries.
        refutations_changed: how many refutations a try may have.
    """

    options_changed = Signal(bool, bool)
    refutations_changed = Signal(int)

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._solution: Solution | None = None
        self._thematic: frozenset[Move] = frozenset()
        self._news = NO_NEWS
        self._options = TreeOptions()
        self._defences = self._switch(self.tr("All defences"))
        self._defences.setToolTip(self.tr("Show defences that parry no threat, too"))
        self._trivial = self._switch(self.tr("Trivial tries"))
        self._trivial.setToolTip(self.tr("Show tries that check or meet no defence with mate"))
        self._refutations = Chooser(
            self.tr("Refutations %1"),
            self.tr("How many refutations a try may have"),
            {
                1: self.tr("One refutation"),
                2: self.tr("At most two refutations"),
                3: self.tr("At most three refutations"),
            },
        )
        self._refutations.setFont(self._trivial.font())
        self._refutations.chosen.connect(self.refutations_changed)
        for switch in (self._defences, self._trivial):
            switch.toggled.connect(self._switched)
        for part in (self._defences, self._trivial, self._refutations):
            self._header.addWidget(part)
        self.set_refutations(1)

    def stops(self) -> tuple[QWidget, ...]:
        """Return where Tab stops, in order."""
        return self._defences, self._trivial, self._refutations, self.tree

    def set_options(self, options: TreeOptions) -> None:
        """Show more or less of the solution, or in other letters."""
        self._options = options
        for switch, wanted in (
            (self._defences, options.all_defences),
            (self._trivial, options.trivial_tries),
        ):
            switch.blockSignals(True)
            switch.setChecked(wanted)
            switch.blockSignals(False)
        if self._solution is not None:
            self.tree.show_rows(self._rows_of(self._solution))

    def fit(self, stipulation: Stipulation) -> None:
        """Offer the switches that mean something for a problem: a study has no variations."""
        for switch in (self._defences, self._trivial):
            switch.setVisible(stipulation.claim is None)
        self._fit_heading()

    def set_refutations(self, number: int) -> None:
        """Say how many refutations a try may have."""
        self._refutations.show_value(number)

    def show_solution(
        self,
        solution: Solution,
        thematic: frozenset[Move] = frozenset(),
        news: SolutionNews = NO_NEWS,
    ) -> None:
        """Show a solution, fresh; the moves that show its themes come first in longer play."""
        self._solution, self._thematic, self._news = solution, thematic, news
        self.show_rows(self._rows_of(solution))

    def _rows_of(self, solution: Solution) -> tuple[TreeRow, ...]:
        return solution_rows(solution, self._options, self._thematic, self._news)

    def show_hint(self, text: str) -> None:
        """Show a sentence in place of a solution."""
        self._solution = None
        super().show_hint(text)

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of a solution."""
        return self._solution is None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the heading out where the switches need the room."""
        super().resizeEvent(event)
        self._fit_heading()

    def _fit_heading(self) -> None:
        switches = (self._defences, self._trivial, self._refutations)
        wanted = sum(each.sizeHint().width() + 2 for each in switches if not each.isHidden())
        self._heading.setVisible(wanted + self._heading.sizeHint().width() + 30 < self.width())

    def _switch(self, text: str) -> QToolButton:
        made = button(text, kind="switch", flat=True, on_off=True)
        small = made.font()
        small.setPointSizeF(small.pointSizeF() * 12 / 13)
        made.setFont(small)
        return made

    def _switched(self) -> None:
        self.options_changed.emit(self._defences.isChecked(), self._trivial.isChecked())
