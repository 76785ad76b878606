# SPDX-License-Identifier: GPL-3.0-or-later
"""The side of the window that is not the board's: the analysis, and the docks around it.

These are the library, the list of steps, the form of details. In the list each step has its word;
pointing shows a small board, a click goes there.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QBuffer, QEvent, QIODevice, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPixmap, QResizeEvent, QUndoGroup
from PySide6.QtWidgets import (
    QDockWidget,
    QLabel,
    QMainWindow,
    QToolButton,
    QToolTip,
    QUndoView,
    QWidget,
)

from composer.gui.collection.page import LibraryPage
from composer.gui.documents.document import ProblemCommand
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import row
from composer.gui.panels.details import DetailsPanel
from composer.gui.user.actions import Actions
from composer.gui.words.language import fill, tr
from composer.problem.problem import Problem

READABLE: Final = 320  # the least width of an analysis, but for the smallest of windows


class Side(QMainWindow):
    """Holds the analysis in its middle; docks take their room from that, and never from the board.

    The verdict lies over both.

    Where there is no room for both, a dock takes the place of the analysis until it is closed.
    """

    def __init__(self, pane: QWidget, head: QWidget) -> None:
        """Begin; `head` lies over the analysis and all docks, so that it is always seen."""
        super().__init__()
        self.setObjectName("side")
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self._pane, self._head = pane, head
        self._docks: dict[QDockWidget, int] = {}
        self.setMenuWidget(head)
        self.setCentralWidget(pane)

    def watch(self, dock: QDockWidget, wide: int) -> None:
        """Make room for a dock whenever it comes, and take the room back when it goes.

        Args:
            dock: what comes and goes.
            wide: the pixels it needs where it lies beside the analysis.
        """
        self._docks[dock] = wide
        dock.installEventFilter(self)
        dock.dockLocationChanged.connect(lambda _: self._share())
        dock.topLevelChanged.connect(lambda _: self._share())

    @property
    def shows_pane(self) -> bool:
        """Whether there is room for the analysis beside the docks."""
        return not self._pane.isHidden()

    # Qt's own names

    def minimumSizeHint(self) -> QSize:
        """Return the least size of the analysis and its head: docks need no more."""
        least = self._pane.minimumSizeHint()
        return least + QSize(0, self._head.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._share()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the room when a dock comes or goes."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._share()
        return False

    def _share(self) -> None:
        """Show the analysis where docks leave it room to be read."""
        least = self._pane.minimumSizeHint().height()
        free = self.size()
        wide, high = free.width(), free.height() - self._head.height()
        beside, below = 0, 0
        for dock, usual in self._docks.items():
            if dock.isHidden() or dock.isFloating():
                continue
            if self.dockWidgetArea(dock) in _AT_THE_SIDES:
                beside = max(beside, usual)
            else:
                below = max(below, dock.minimumSizeHint().height())
        self._pane.setVisible(
            not (beside and wide - beside < READABLE) and not (below and high - below < least // 2)
        )


_AT_THE_SIDES = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)


_SIDE = 170


class StepsPanel(QUndoView):
    """Lists the steps of the document in front; going to one undoes or redoes all between."""

    def __init__(
        self, histories: QUndoGroup, thumbnails: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(histories, parent)
        self._histories = histories
        self._thumbnails = thumbnails
        self.setEmptyLabel(self.tr("as it was opened"))
        self.setFrameShape(QUndoView.Shape.NoFrame)
        self.setAccessibleName(self.tr("Edits"))
        self.setMouseTracking(True)
        self.setSpacing(2)

    def problem_at(self, place: int) -> Problem | None:
        """Return the problem that a row leads to; row 0 is before the first step."""
        history = self._histories.activeStack()
        command = history.command(max(0, place - 1))
        if not isinstance(command, ProblemCommand):
            return None
        return command.after if place > 0 else command.before

    # Qt's own names

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a small board of the row under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index: QModelIndex = self.indexAt(event.pos())
            problem = self.problem_at(index.row()) if index.isValid() else None
            if problem is None:
                QToolTip.hideText()
            else:
                ratio = self.devicePixelRatioF()
                picture = self._thumbnails.of_problem(problem, _SIDE, ratio)
                QToolTip.showText(event.globalPos(), _image_tag(picture), self)
            return True
        return super().viewportEvent(event)


def _image_tag(picture: QPixmap) -> str:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    data = base64.b64encode(bytes(buffer.data().data())).decode("ascii")
    return f"<img src='data:image/png;base64,{data}' width='{_SIDE}' height='{_SIDE}'>"


_EDITS_WIDE, _DETAILS_WIDE = 190, 280


class Dock(QDockWidget):
    """A dock with a cross at its title; Escape closes it, too.

    Signals:
        given_up: the cross was clicked, or Escape hit and nothing in the dock wanted it.
    """

    given_up = Signal()

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        name = QLabel(title)
        cross = QToolButton()
        cross.setText("✕")
        cross.setAutoRaise(True)
        cross.setObjectName("small")
        cross.setFixedSize(24, 24)
        cross.setToolTip(tr("Close (Escape)"))
        cross.setAccessibleName(tr("Close"))
        cross.clicked.connect(self.given_up)
        head = QWidget()
        row((name, 1), cross, on=head, margins=(10, 2, 6, 2))
        self.setTitleBarWidget(head)  # what it does not take itself still drags the dock
        self.windowTitleChanged.connect(name.setText)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
            return
        super().keyPressEvent(event)


class Docks(QObject):
    """The docks around the analysis, all closed at the first start.

    Attributes:
        library: lies below the analysis.
        edits: lies at the right.
        details: lies at the right.
    """

    def __init__(
        self,
        side: Side,
        actions: Actions,
        *,
        page: LibraryPage,
        edits: StepsPanel,
        details: DetailsPanel,
        home: Callable[[], QWidget],
    ) -> None:
        """Make the docks.

        Args:
            side: where docks lie.
            actions: open and close docks, and show which are open.
            page: the library.
            edits: the list of steps.
            details: the form of what is known of the problem.
            home: returns what has the keyboard again when a dock is closed.
        """
        super().__init__(side)
        self._side, self._steps, self._form, self._home = side, edits, details, home
        self.library = self._dock(tr("Library"), "library", page, 0)
        self.library.setAllowedAreas(Qt.DockWidgetArea.AllDockWidgetAreas)
        self.edits = self._dock(tr("Edits"), "history", edits, _EDITS_WIDE)
        self.details = self._dock(tr("Details"), "details", details, _DETAILS_WIDE)
        self.put_back()
        for dock, name in (
            (self.library, "library-below"),
            (self.edits, "show-edits"),
            (self.details, "show-details"),
        ):
            dock.visibilityChanged.connect(actions[name].setChecked)

    @property
    def of_studio(self) -> tuple[QDockWidget, ...]:
        """Those that are of use beside the board only."""
        return (self.edits, self.details)

    def name_library(self, name: str) -> None:
        """Say which library lies in its dock."""
        self.library.setWindowTitle(fill(tr("Library: %1"), name))

    def toggle_edits(self) -> None:
        """Open or close the list of steps."""
        if self.edits.isVisible():
            self.close(self.edits)
        else:
            self._open(self.edits, _EDITS_WIDE)
            self._steps.setFocus()

    def toggle_details(self) -> None:
        """Open or close the form of details."""
        if self.details.isVisible():
            self.close(self.details)
        else:
            self._open(self.details, _DETAILS_WIDE)
            self._form.focus_first()

    def put_back(self) -> None:
        """Close all, each where it lies at the first start."""
        for dock, area in (
            (self.library, Qt.DockWidgetArea.BottomDockWidgetArea),
            (self.edits, Qt.DockWidgetArea.RightDockWidgetArea),
            (self.details, Qt.DockWidgetArea.RightDockWidgetArea),
        ):
            dock.setFloating(False)
            self._side.addDockWidget(area, dock)
            dock.hide()

    def _open(self, dock: QDockWidget, wide: int) -> None:
        """Open a dock; the analysis gives it the room."""
        dock.show()
        dock.raise_()
        self._side.resizeDocks([dock], [wide], Qt.Orientation.Horizontal)

    def close(self, dock: QDockWidget) -> None:
        """Close a dock; the board has the keyboard again."""
        dock.hide()
        self._home().setFocus()

    def _dock(self, title: str, name: str, content: QWidget, wide: int) -> QDockWidget:
        dock = Dock(title, self._side)
        dock.setObjectName(name)
        dock.setWidget(content)
        dock.given_up.connect(lambda: self.close(dock))
        self._side.watch(dock, wide)
        return dock
