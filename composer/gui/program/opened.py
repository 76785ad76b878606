# SPDX-License-Identifier: GPL-3.0-or-later
"""Connects what shows the documents that are open, and opens those of the last time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from composer.gui.collection.page import LibraryPage
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.desk import Desk
from composer.gui.documents.recents import Recents
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.savedsession import SavedSession
from composer.gui.documents.tabrow import TabRow
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.outlooks import Outlooks
from composer.gui.frame.views import Views
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import tr


def install_tabs(
    workbench: Workbench,
    tabs: TabRow,
    desk: Desk,
    resuming: Resuming,
    views: Views,
    outlooks: Outlooks,
    commit: Callable[[], None],
    actions: ActionSet,
) -> None:
    """Connect tabs and their actions with the documents; a document is shown as it was left."""

    def show_opened() -> None:
        """Show the board with it; at the start a library in front stays in front."""
        if not resuming.is_opening:
            views.show_studio()

    def move(by: int) -> None:
        """Move the tab in front along the row."""
        document = workbench.document
        workbench.move(document, workbench.documents.index(document) + by)

    workbench.leaving.connect(commit)
    workbench.leaving.connect(lambda: outlooks.leave(workbench.document))
    workbench.opened.connect(lambda: outlooks.enter(workbench.document))
    workbench.opened.connect(show_opened)
    tabs.close_requested.connect(desk.close_document)
    tabs.reopen_requested.connect(desk.reopen_document)
    tabs.chosen.connect(views.show_studio)
    actions.on_trigger(
        {
            "close-tab": desk.close_document,
            "reopen-tab": desk.reopen_document,
            "next-tab": workbench.show_next,
            "previous-tab": partial(workbench.show_next, -1),
            "tab-left": partial(move, -1),
            "tab-right": partial(move, 1),
        }
    )


def install_recent(recents: Recents, actions: ActionSet, window: QWidget) -> None:
    """Add to the File menu what was open lately."""
    from composer.gui.frame.commands import LISTED_ELSEWHERE

    problems = QMenu(tr("Recent problems"), window)
    libraries = QMenu(tr("Recent libraries"), window)
    recents.fill(problems, lambda: recents.problems)
    recents.fill(libraries, lambda: recents.libraries)
    for menu in (problems, libraries):
        menu.setProperty(LISTED_ELSEWHERE, True)  # the field that finds has them already
        actions.menus["file"].insertMenu(actions["save"], menu)


def install_resuming(
    resuming: Resuming,
    keeper: Keeper,
    views: Views,
    library: LibraryPage,
    preferring: Preferring,
    actions: ActionSet,
) -> None:
    """Keep what is in view, and show it again the next time if that is preferred."""

    def look_as_before(session: SavedSession) -> None:
        """Show the view and the query of the last time."""
        if session.query and not library.query:
            library.set_query(session.query)
        if session.shows_library:
            views.show_library()

    resume = actions["resume"]
    resume.setChecked(preferring.now.resume)
    resume.toggled.connect(lambda on: preferring.prefer(resume=on))
    preferring.changed.connect(lambda _: resume.setChecked(preferring.now.resume))
    resuming.resumed.connect(look_as_before)
    for changed in (views.library_shown, library.searched):
        changed.connect(lambda _: keeper.note_view(views.is_library, library.query))
