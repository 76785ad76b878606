# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window of a studio; a search that runs goes on when the window is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.exploring.placing import FindPlacing
from composer.gui.exploring.windowopener import WindowOpener

if TYPE_CHECKING:
    from composer.gui.exploring.window import SearchWindow


class SearchOpener(WindowOpener):
    """Opens *Search for problems*."""

    window: SearchWindow | None

    def kept_in(self) -> str:
        """Return the name of the folder of its searches."""
        return "searches"

    def made(self, placing: FindPlacing) -> SearchWindow:
        """Return a new window."""
        from composer.gui.exploring.window import SearchWindow

        return SearchWindow(
            self.appearance,
            problem=self.problem,
            placing=placing,
            prompts=self.places.prompts,
            thumbnails=self.thumbnails,
            pictures=self.pictures,
            settings=self.settings,
            folder=self.folder,
        )
