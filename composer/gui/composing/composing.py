# SPDX-License-Identifier: GPL-3.0-or-later
"""The theme composer of a studio; its search ends when the window is closed, and can go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from composer.gui.exploring.opening import SearchOpening
from composer.gui.exploring.placing import FindPlacing

if TYPE_CHECKING:
    from composer.gui.composing.window import ComposingWindow


class ThemeComposing(SearchOpening):
    """Opens *Compose a theme*."""

    window: ComposingWindow | None

    def kept_in(self) -> str:
        """Return the name of the folder of its searches."""
        return "composings"

    def made(self, placing: FindPlacing) -> ComposingWindow:
        """Return a new window."""
        from composer.gui.composing.window import ComposingWindow

        return ComposingWindow(
            self.appearance,
            problem=self.problem,
            placing=placing,
            thumbnails=self.thumbnails,
            pictures=self.pictures,
            settings=self.settings,
            folder=self.folder,
        )
