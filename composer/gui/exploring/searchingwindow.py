# SPDX-License-Identifier: GPL-3.0-or-later
"""What the windows that search have in common: their buttons, their messages, their list."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from composer.composing.refusals import Refused
from composer.explore.spec import SpecError
from composer.gui.exploring.findwords import fault_sentence
from composer.gui.exploring.results import ResultsPane
from composer.gui.exploring.shelf import ShelfError
from composer.gui.exploring.where import Where
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button, label
from composer.gui.threads.running import Running, State
from composer.gui.threads.worker import Worker
from composer.gui.user.notices import NoticeBar
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill
from composer.library.file.faults import LibraryFault
from composer.pools.journal import JournalError
from composer.pools.pool import PoolError
from composer.solver.options import Unsolvable

_SAID: tuple[type[Exception], ...] = (
    *(Refused, SpecError, ShelfError, JournalError, PoolError, LibraryFault, Unsolvable, OSError),
)
"""Faults whose text is a sentence."""


class SearchingWindow(QWidget):
    """A window beside the studio with a search that is started, paused and stopped.

    Attributes:
        notices: what is reported, below the list.
        told: what is to be said of what is asked.
        where: who works.
        searches: the list of the searches that ran, which is read when it is opened.

    Signals:
        left: Escape was hit: the board is to have the keyboard.
    """

    left = Signal()

    def __init__(
        self,
        appearance: Appearance,
        settings: Settings,
        results: ResultsPane,
        run: Running,
        parent: QWidget | None = None,
    ) -> None:
        """Make the parts; the window lays them out.

        Args:
            appearance: how it looks.
            settings: keep where is searched.
            results: what is found.
            run: the search under way.
            parent: its owner.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._appearance = appearance
        self.results, self._running = results, run
        self._worker = Worker("searches", self)
        self.notices = NoticeBar(appearance)
        self.told = label(wraps=True)
        self.where = Where(settings)
        self.start = QPushButton(self.tr("Start"))
        self.start.setDefault(True)
        self.pause = QPushButton(self.tr("Pause"))
        self.stop = QPushButton(self.tr("Stop"))
        self.take = button(self.tr("Take the board's position"), kind="topButton")
        self.searches = button(self.tr("Searches"), kind="topButton")
        self.searches.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.searches.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self.searches)
        self.searches.setMenu(self._menu)
        self._menu.aboutToShow.connect(self._begin_menu)
        self.setMinimumSize(720, 480)
        self.notices.left.connect(results.list.setFocus)
        self.pause.clicked.connect(self._pause_or_resume)
        self.stop.clicked.connect(run.stop)
        run.failed.connect(self._failed)
        appearance.colours_changed.connect(self._recolour)
        self._recolour()

    def _begin_menu(self) -> None:
        """Read the list when it is opened; an empty one would not open."""
        if self._menu.isEmpty():
            self._menu.addAction(self.tr("Reading …")).setEnabled(False)
        self.refresh_past()

    def refresh_past(self) -> None:
        """Read which searches ran, and list them."""
        raise NotImplementedError

    def _has_address(self) -> bool:
        """Return whether it is known where to search; say so if not."""
        if self.where.lacks_address:
            self._report(self.tr("Write the address of the cluster first."), fault=True)
            self.where.address.setFocus()
            return False
        return True

    def _is_free(self) -> bool:
        """Return whether no search runs; say so if one does."""
        if self._running.is_busy:
            self._report(self.tr("Stop the search that runs first."), fault=True)
        return not self._running.is_busy

    def _show_buttons(self, state: State, goes_on: bool, may_start: bool) -> None:
        busy = self._running.is_busy
        self.start.setText(self.tr("Go on") if goes_on else self.tr("Start"))
        self.start.setVisible(not busy)
        self.start.setEnabled(may_start)
        self.pause.setVisible(busy)
        self.pause.setEnabled(state in (State.RUNNING, State.PAUSED))
        self.pause.setText(self.tr("Resume") if state is State.PAUSED else self.tr("Pause"))
        self.stop.setVisible(busy)
        self.where.setEnabled(not busy)
        if state is State.BEGINNING:
            self.results.say(self.tr("Making ready …"))

    def _say_paused(self) -> None:
        if self._running.state is State.PAUSED:
            self.results.say(fill(self.tr("Paused: %1"), self.results.told.text()))

    def _pause_or_resume(self) -> None:
        if self._running.state is State.PAUSED:
            self._running.resume()
        else:
            self._running.pause()

    def _failed(self, fault: Any) -> None:
        if isinstance(fault, _SAID):
            self._report(fault_sentence(fault), fault=True)
        else:
            self._report(f"{type(fault).__name__}: {fault}", fault=True)

    def _report(self, words: str, fault: bool = False) -> None:
        self.notices.report(words, seconds=0 if fault else 8, fault=fault)

    def _say(self, words: str, fault: bool = False) -> None:
        self.told.setObjectName("complaint" if fault else "hint")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.told.setText(words)
        self.told.setVisible(bool(words))

    def _recolour(self) -> None:
        icons = self._appearance.icons
        self.start.setIcon(icons.icon("play", self._appearance.tokens.onaccent))
        self.pause.setIcon(icons.icon("pause"))
        self.stop.setIcon(icons.icon("stop"))
        self.searches.setIcon(icons.icon("folder-search"))
