# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the window shows which documents are open: the row of tabs, and the field that finds."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QStatusBar

from composer.gui.documents.recents import Recents
from composer.gui.documents.tabrow import TabRow, tab_name
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.finder import Hit
from composer.gui.frame.topbar import TopBar
from composer.gui.words.language import tr


def place_tabs(tabs: TabRow, top: TopBar, status: QStatusBar) -> None:
    """Give the tabs a place that is there already, so that nothing moves when they come.

    That is the middle of the menu bar; at the foot, where the system has the menu bar.
    """
    if top.isNativeMenuBar():
        status.insertWidget(0, tabs, 1)
        return
    top.set_middle(tabs)
    tabs.shown.connect(lambda _: top.place_middle())


def hits_of_documents(workbench: Workbench, recents: Recents) -> list[Hit]:
    """Return the other tabs and what was open lately, for the field that finds."""
    hits = [
        Hit(tab_name(each.problem), tr("open in a tab"), partial(workbench.show, each))
        for each in workbench.documents
        if each is not workbench.document
    ]
    for each in (*recents.problems, *recents.libraries):
        hits.append(Hit(each.words, each.beside, partial(recents.open, each)))
    return hits
