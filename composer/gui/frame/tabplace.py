# SPDX-License-Identifier: GPL-3.0-or-later
"""The documents that are open, or were lately, for the field that finds."""

from __future__ import annotations

from functools import partial

from composer.gui.documents.recents import Recents
from composer.gui.documents.tabrow import tab_name
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.finder import Hit
from composer.gui.words.language import tr


def hits_of_documents(workbench: Workbench, recents: Recents) -> list[Hit]:
    """Return the other tabs and what was open lately, for the field that finds."""
    hits = [
        Hit(tab_name(document.problem), tr("open in a tab"), partial(workbench.show, document))
        for document in workbench.documents
        if document is not workbench.document
    ]
    for recent in (*recents.problems, *recents.libraries):
        hits.append(Hit(recent.words, recent.beside, partial(recents.open, recent)))
    return hits
