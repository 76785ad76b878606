# SPDX-License-Identifier: GPL-3.0-or-later
"""The body of the analysis: solution and insight side by side, or as tabs where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QTabBar, QWidget

from composer.gui.look.fonts import larger
from composer.gui.look.widgets import column, row
from composer.gui.panels.answers import AnswersPanel
from composer.gui.panels.lines.panel import LinesPanel
from composer.gui.panels.proofgames.panel import ProofGamePanel
from composer.gui.panels.tree import SolutionPanel
from composer.problem.stipulation import Stipulation

_Play = SolutionPanel | LinesPanel | ProofGamePanel | AnswersPanel


class PlayPlace(QStackedWidget):
    """Shows the pane that fits the kind of play, and never another in its stead."""

    def __init__(
        self,
        tree: SolutionPanel,
        lines: LinesPanel,
        games: ProofGamePanel,
        answers: AnswersPanel,
    ) -> None:
        super().__init__()
        self._tree, self._lines, self._games, self._answers = tree, lines, games, answers
        self._shown: _Play = tree
        for view in (tree, lines, games, answers):
            self.addWidget(view)

    @property
    def shows_hint(self) -> bool:
        """Whether a sentence stands in place of a solution."""
        return self._shown.shows_hint

    def show_play(self, stipulation: Stipulation) -> None:
        """Show what fits the kind of play; what comes to the front has nothing older in it."""
        self._tree.fit(stipulation)
        wanted: _Play = self._tree
        if stipulation.is_proof_game:
            wanted = self._games
        elif stipulation.has_lines:
            wanted = self._lines
        elif stipulation.question is not None:
            wanted = self._answers
        if wanted is not self._shown:
            wanted.show_hint("")
            self._shown = wanted
            self.setCurrentWidget(wanted)

    def show_hint(self, words: str) -> None:
        """Show a sentence in place of a solution."""
        self._shown.show_hint(words)

    def set_faded(self, faded: bool) -> None:
        """Show the solution pale, because it is older than the board."""
        self._shown.set_faded(faded)

    def sizeHint(self) -> QSize:
        """Return the size that the look asks for."""
        return QSize(420, 500)


_WIDE = 600  # logical pixels; below, two columns would be too narrow to read
_FIRST_SHARE = 0.44  # of the width, until the user divides it otherwise


class AnalysisBody(QWidget):
    """Shows two widgets beside each other, or one of them with tabs above.

    Further pages share the place of the second, each with a tab of its own.
    """

    def __init__(self, first: QWidget, second: QWidget, names: tuple[str, str]) -> None:
        super().__init__()
        self._first = first
        self._pages = QStackedWidget()
        self._side = QWidget()
        self.tabs, self.side_tabs = _tab_bar(), _tab_bar()
        self.tabs.addTab(names[0])
        self.add_page(second, names[1])
        self._lay_out_side()
        self.tabs.currentChanged.connect(self._show_tab)
        self.side_tabs.currentChanged.connect(self._show_side_tab)
        self._splitter = _SharedWidth()
        self._stack = QStackedWidget()
        head = row((self.tabs, 1), margins=(8, 2, 8, 0))
        column(head, (self._splitter, 1), (self._stack, 1), on=self)
        self._is_wide: bool | None = None
        self._is_shared = True
        self._arrange(False)

    @property
    def is_wide(self) -> bool:
        """Whether both stand side by side."""
        return bool(self._is_wide)

    def set_shared(self, shared: bool) -> None:
        """Let both stand side by side where there is room, or give all of it to one of them."""
        self._is_shared = shared
        self._arrange(self._has_room())

    def add_page(self, page: QWidget, name: str) -> None:
        """Add a page in the place of the second widget."""
        self._pages.addWidget(page)
        self.tabs.addTab(name)
        self.side_tabs.addTab(name)

    def set_names(self, first: str, second: str) -> None:
        """Give the tabs of the two widgets other names."""
        for tabs, place, name in (
            (self.tabs, 0, first),
            (self.tabs, 1, second),
            (self.side_tabs, 0, second),
        ):
            if tabs.tabText(place) != name:
                tabs.setTabText(place, name)

    def set_page_visible(self, page: QWidget, visible: bool) -> None:
        """Show or hide the tab of a page."""
        place = self._pages.indexOf(page)
        if self.side_tabs.isTabVisible(place) == visible:
            return
        was_current = self._pages.currentWidget() is page
        self.side_tabs.setTabVisible(place, visible)
        self.tabs.setTabVisible(place + 1, visible)
        if not visible and was_current:
            self.side_tabs.setCurrentIndex(0)

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front."""
        self.side_tabs.setCurrentIndex(self._pages.indexOf(page))
        if not self._is_wide:
            self.tabs.setCurrentIndex(self._pages.indexOf(page) + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement that fits."""
        super().resizeEvent(event)
        self._arrange(self._has_room())

    def minimumSizeHint(self) -> QSize:
        """Return the least size of one of them."""
        return QSize(256, 200)

    def _has_room(self) -> bool:
        return self._is_shared and self.width() >= _WIDE * larger(self.font())

    def _arrange(self, wide: bool) -> None:
        if wide == self._is_wide:
            return
        self._is_wide = wide
        self.tabs.setVisible(not wide)
        self._splitter.setVisible(wide)
        self._stack.setVisible(not wide)
        holder: QSplitter | QStackedWidget = self._splitter if wide else self._stack
        holder.addWidget(self._first)
        holder.addWidget(self._side)
        self.side_tabs.setVisible(wide)
        if wide:
            self._first.show()
            self._side.show()
            self._splitter.divide()
        else:
            self._show_tab(self.tabs.currentIndex())

    def _show_tab(self, place: int) -> None:
        if place > 0:
            self.side_tabs.setCurrentIndex(place - 1)
        if not self._is_wide:
            self._stack.setCurrentWidget(self._first if place == 0 else self._side)

    def _show_side_tab(self, place: int) -> None:
        self._pages.setCurrentIndex(place)
        if not self._is_wide and self.tabs.currentIndex() > 0:
            self.tabs.setCurrentIndex(place + 1)

    def _lay_out_side(self) -> None:
        head = row((self.side_tabs, 1), margins=(8, 2, 8, 0))
        column(head, (self._pages, 1), on=self._side)


class _SharedWidth(QSplitter):
    """Gives its two parts the same shares at every width."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self._share = _FIRST_SHARE
        self.splitterMoved.connect(self._keep_share)

    def divide(self) -> None:
        """Give each part its share, as far as it can be so narrow."""
        first = round(self.width() * self._share)
        self.setSizes([first, self.width() - first])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide the new width."""
        super().resizeEvent(event)
        self.divide()

    def _keep_share(self) -> None:
        """Divide by the share that the user has chosen from now on."""
        first, second = self.sizes()
        self._share = first / max(1, first + second)


def _tab_bar() -> QTabBar:
    tabs = QTabBar()
    tabs.setDrawBase(False)
    tabs.setExpanding(False)
    tabs.setUsesScrollButtons(True)
    tabs.setElideMode(Qt.TextElideMode.ElideNone)
    return tabs
