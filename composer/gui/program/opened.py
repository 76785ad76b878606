# SPDX-License-Identifier: GPL-3.0-or-later
"""Connects what shows the documents that are open, and opens those of the last time."""

from __future__ import annotations

from PySide6.QtWidgets import QMenu

from composer.gui.documents.savedsession import SavedSession
from composer.gui.frame.outlooks import Outlooks
from composer.gui.program.parts import StudioParts
from composer.gui.words.language import tr


def connect_documents(parts: StudioParts) -> None:
    """Connect tabs, their actions and what was open the last time with the other parts."""
    workbench, desk, tabs, keeper = parts.workbench, parts.desk, parts.tabs, parts.keeper
    outlooks = Outlooks(parts.pane, parts.aids)
    workbench.leaving.connect(parts.commit)
    workbench.leaving.connect(lambda: outlooks.leave(workbench.document))
    workbench.opened.connect(lambda: outlooks.enter(workbench.document))
    workbench.opened.connect(lambda: _show_opened(parts))
    tabs.close_requested.connect(desk.close_document)
    tabs.reopen_requested.connect(desk.reopen_document)
    tabs.chosen.connect(parts.views.show_studio)
    parts.file_drops.dropped.connect(parts.opening.open)
    _add_recent(parts)
    parts.actions_by_name.on_trigger(
        {
            "close-tab": desk.close_document,
            "reopen-tab": desk.reopen_document,
            "next-tab": workbench.show_next,
            "previous-tab": lambda: workbench.show_next(-1),
            "tab-left": lambda: _move(parts, -1),
            "tab-right": lambda: _move(parts, 1),
        }
    )
    resume = parts.actions_by_name["resume"]
    resume.setChecked(parts.preferring.now.resume)
    resume.toggled.connect(lambda on: parts.preferring.prefer(resume=on))
    parts.preferring.changed.connect(lambda _: resume.setChecked(parts.preferring.now.resume))
    parts.resuming.resumed.connect(lambda session: _look_as_before(parts, session))
    for changed in (parts.views.library_shown, parts.library.searched):
        changed.connect(lambda _: keeper.note_view(parts.views.is_library, parts.library.query))


def _add_recent(parts: StudioParts) -> None:
    """Add to the File menu what was open lately."""
    from composer.gui.frame.commands import LISTED_ELSEWHERE

    recents, actions = parts.recents, parts.actions_by_name
    problems, libraries = (
        QMenu(tr("Recent problems"), parts),
        QMenu(tr("Recent libraries"), parts),
    )
    recents.fill(problems, lambda: recents.problems)
    recents.fill(libraries, lambda: recents.libraries)
    for menu in (problems, libraries):
        menu.setProperty(LISTED_ELSEWHERE, True)  # the field that finds has them already
        actions.menus["file"].insertMenu(actions["save"], menu)


def _move(parts: StudioParts, by: int) -> None:
    """Move the tab in front along the row."""
    workbench = parts.workbench
    workbench.move(workbench.document, workbench.documents.index(workbench.document) + by)


def _show_opened(parts: StudioParts) -> None:
    """Show the board with what was opened; at the start a library in front stays in front."""
    if not parts.resuming.is_opening:
        parts.views.show_studio()


def _look_as_before(parts: StudioParts, session: SavedSession) -> None:
    """Show the view and the query of the last time."""
    if session.query and not parts.library.query:
        parts.library.set_query(session.query)
    if session.shows_library:
        parts.views.show_library()
