# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that mines endings, of a studio; its search ends when the window is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.exploring.placing import FindPlacing
from composer.gui.exploring.windowopener import WindowOpener
from composer.gui.words.language import tr
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.studies.miner import MiningWindow
    from composer.studies.endings import Endings


class MiningOpener(WindowOpener):
    """Opens *Mine endings*; finds lie on the board in a tab of their own."""

    window: MiningWindow | None
    endings: Endings | None = None
    """The tables of the studio."""

    _document: object = None
    _last: Problem | None = None

    def kept_in(self) -> str:
        """Return the name of a folder; nothing is kept in it."""
        return "minings"

    def made(self, placing: FindPlacing) -> MiningWindow:
        """Return a new window."""
        from composer.gui.studies.miner import MiningWindow
        from composer.studies.endings import Endings

        return MiningWindow(self.appearance, self.endings or Endings(), self._put, self._shown)

    def _shown(self) -> Problem:
        return self.places.workbench.document.problem

    def _put(self, found: Problem) -> None:
        """Put a find on the board: in place of the one before, if that was left as it was."""
        workbench = self.places.workbench
        if workbench.document is self._document and workbench.document.problem == self._last:
            workbench.document.change(found, tr("another find"))
        else:
            workbench.open_beside(found, saved=False)
        self._document, self._last = workbench.document, found
