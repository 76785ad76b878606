# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets the window show the documents that are open, and open those of the last time."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QStatusBar

from composer.gui.documents.sitting import Sitting
from composer.gui.documents.tabrow import TabRow, tab_name
from composer.gui.frame.commands import TOLD_OTHERWISE
from composer.gui.frame.finder import Hit
from composer.gui.frame.outlooks import Outlooks
from composer.gui.frame.topbar import TopBar
from composer.gui.words.language import tr

if TYPE_CHECKING:
    from composer.gui.frame.window import StudioWindow


def join_documents(window: StudioWindow) -> None:
    """Connect tabs, their actions and what was open the last time with the parts of a window."""
    session, desk, tabs = window.session, window.desk, window.tabs
    outlooks = Outlooks(window.pane, window.aids)
    session.leaving.connect(window.commit)
    session.leaving.connect(lambda: outlooks.leave(session.document))
    session.opened.connect(lambda: outlooks.enter(session.document))
    session.opened.connect(lambda: _show_opened(window))
    tabs.close_asked.connect(desk.close_document)
    tabs.reopen_asked.connect(desk.reopen_document)
    tabs.chosen.connect(window.views.show_studio)
    window.file_drops.dropped.connect(window.opening.open)
    _add_recent(window)
    window.actions_by_name.connect(
        {
            "close-tab": desk.close_document,
            "reopen-tab": desk.reopen_document,
            "next-tab": session.show_next,
            "previous-tab": lambda: session.show_next(-1),
            "tab-left": lambda: _move(window, -1),
            "tab-right": lambda: _move(window, 1),
        }
    )
    window.actions_by_name["resume"].setChecked(window.preferences.resume)
    window.actions_by_name["resume"].toggled.connect(lambda on: window.prefer(resume=on))
    window.keeper.keep_looks(lambda: (window.views.is_library, window.library.query))
    window.resuming.resumed.connect(lambda sitting: _look_as_before(window, sitting))
    window.views.library_shown.connect(window.keeper.note)
    window.library.searched.connect(window.keeper.note)


def place_tabs(tabs: TabRow, top: TopBar, status: QStatusBar) -> None:
    """Give the tabs a place that is there already, so that nothing moves when they come.

    That is the middle of the menu bar; at the foot, where the system has the menu bar.
    """
    if top.isNativeMenuBar():
        status.insertWidget(0, tabs, 1)
        return
    top.set_middle(tabs)
    tabs.shown.connect(lambda _: top.place_middle())


def hits_of_documents(window: StudioWindow) -> list[Hit]:
    """Return the other tabs and what was open lately, for the field that finds."""
    session, recents = window.session, window.recents
    hits = [
        Hit(tab_name(each.problem), tr("open in a tab"), partial(session.show, each))
        for each in session.documents
        if each is not session.document
    ]
    for each in (*recents.problems, *recents.libraries):
        hits.append(Hit(each.words, each.beside, partial(recents.open, each)))
    return hits


def _add_recent(window: StudioWindow) -> None:
    """Add to the File menu what was open lately."""
    recents, actions = window.recents, window.actions_by_name
    problems, libraries = (
        QMenu(tr("Recent problems"), window),
        QMenu(tr("Recent libraries"), window),
    )
    recents.fill(problems, lambda: recents.problems)
    recents.fill(libraries, lambda: recents.libraries)
    for menu in (problems, libraries):
        menu.setProperty(TOLD_OTHERWISE, True)  # the field that finds has them already
        actions.menus["file"].insertMenu(actions["save"], menu)


def _move(window: StudioWindow, by: int) -> None:
    """Move the tab in front along the row."""
    session = window.session
    session.move(session.document, session.documents.index(session.document) + by)


def _show_opened(window: StudioWindow) -> None:
    """Show the board with what was opened; the start takes nobody away from the library."""
    if not window.resuming.is_opening:
        window.views.show_studio()


def _look_as_before(window: StudioWindow, sitting: Sitting) -> None:
    """Show the view and the query of the last time."""
    if sitting.query and not window.library.query:
        window.library.set_query(sitting.query)
    if sitting.shows_library:
        window.views.show_library()
