# SPDX-License-Identifier: GPL-3.0-or-later
"""One studio for many tests: each has a library of its own, and finds the window as it was new."""

from __future__ import annotations

import shutil
from dataclasses import asdict, dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError as LateError
from pytestqt.qtbot import QtBot
from studio import Studio

from composer.gui.collection.page import Showing
from composer.gui.program.window import StudioWindow
from composer.gui.user.prompts import Unsaved
from composer.gui.user.settings import Preferences
from composer.library.search.orders import Order
from composer.problem.problem import Problem


@dataclass(frozen=True)
class Beginning:
    """How a window was when it was new."""

    switches: dict[str, bool]
    preferred: Preferences
    showing: Showing


class KeptStudio:
    """A studio that is made when the first test wants it, and again where a test has closed it."""

    def __init__(self, bot: QtBot, library: Path, folder: Path) -> None:
        """Make nothing yet.

        Args:
            bot: waits.
            library: what the studio has open while no test works with it.
            folder: for its settings and drafts.
        """
        self._bot, self._library, self._folder = bot, library, folder
        self._made = 0
        self._studio: Studio | None = None
        self._first: Beginning | None = None

    def on(self, library: Path) -> Studio:
        """Return the studio, with a library of a test's own."""
        studio = self._studio or self._make()
        studio.folder = library.parent
        _open(studio, library)
        return studio.ready()

    def put_back(self) -> None:
        """Leave the window as it was when it was new.

        Raises:
            AssertionError: something stays that cannot be put back; the next test has another.
        """
        if self._studio is None or self._first is None:
            return
        if self._studio.window is None or not self._studio.window.isVisible():
            self.drop()  # the test has closed it
            return
        try:
            _afresh(self._studio, self._first)
            _open(self._studio, self._library)
        except (AssertionError, LateError):
            self.drop()
            raise

    def drop(self) -> None:
        """Close the studio; the next test has another."""
        if self._studio is not None:
            self._studio.close()
            self._studio = None

    def _make(self) -> Studio:
        folder = self._folder / str(self._made)
        folder.mkdir()
        self._made += 1
        self._studio = Studio(self._bot, folder, self._library).ready()
        window = self._studio.window
        self._first = Beginning(_switches(window), window.preferring.now, window.library.showing)
        return self._studio


def copy_of(library: Path, folder: Path) -> Path:
    """Return a copy of a library in another folder."""
    return Path(shutil.copy(library, folder / "l.chesslib"))


def _open(studio: Studio, library: Path) -> None:
    """Open a library, and wait until its problems are listed."""
    window = studio.window
    told: list[str] = []
    notes = (
        window.librarian.opened.connect(lambda _: told.append("opened")),
        window.library.searched.connect(lambda _: told.append("listed")),
    )
    window.librarian.open(library)
    studio.until(lambda: "opened" in told and told[-1] == "listed")
    for note in notes:
        QObject.disconnect(note)


def _switches(window: StudioWindow) -> dict[str, bool]:
    """Return which entries of the menus that are on or off are on."""
    return {
        action.text(): action.isChecked() for action in window.actions() if action.isCheckable()
    }


def _afresh(studio: Studio, first: Beginning) -> None:
    """Leave the window as it was when it was new, by what a user can do."""
    window = studio.window
    _close_others(window)
    studio.until(lambda: not window.files.exchange.bringing.is_under_way)
    studio.rest()
    window.shelves.exploring.close()
    window.shelves.theming.close()
    window.lay.views.show_studio()
    _close_problems(studio)
    _leave_library(window, first)
    known = {**asdict(first.preferred), "library": window.preferring.now.library}
    window.preferring.prefer(**known)
    for action in window.actions():
        if action.isCheckable() and action.isChecked() != first.switches[action.text()]:
            action.trigger()
    studio.trigger("reset-layout")
    window.showNormal()
    window.resize(window.sizeHint())
    for tabs in (window.pane.body.tabs, window.pane.body.side_tabs):
        tabs.setCurrentIndex(0)
    for _ in window.notices.said:
        window.notices.dismiss()
    window.board.set_flipped(False)
    for _ in range(4):  # gesture, selection, tool, stamp
        window.board.input.escape()
    window.board.input.hover(None)
    window.board.input.set_cursor(0)
    window.board.input.show_cursor(False)
    window.activateWindow()
    window.board.setFocus()
    studio.rest()
    studio.prompts.__init__()  # type: ignore[misc]
    assert _switches(window) == first.switches
    assert window.workbench.document.problem == Problem()
    assert not window.actions_by_name["undo"].isEnabled()


def _close_others(window: StudioWindow) -> None:
    for other in QApplication.topLevelWidgets():
        if other is not window and other.isVisible():
            other.close()


def _close_problems(studio: Studio) -> None:
    window, workbench = studio.window, studio.window.workbench
    studio.prompts.answer = Unsaved.DISCARD
    if window.study.history.unplay.is_active:
        window.study.history.begin()
    if window.study.reading.is_active:
        window.study.reading.player.home()
    for document in workbench.documents:
        window.desk.close_document(document)
    assert workbench.document.is_untouched


def _leave_library(window: StudioWindow, first: Beginning) -> None:
    page = window.library
    page.searching.look_in_bin(False)
    page.searching.sort(Order.SAVED)
    page.show_as(first.showing)
    page.set_query("")
