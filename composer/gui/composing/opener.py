# SPDX-License-Identifier: GPL-3.0-or-later
"""The theme composer of a studio; its search ends when the window is closed, and can go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from composer.gui.exploring.placing import FindPlacing
from composer.gui.exploring.windowopener import WindowOpener
from composer.problem.position import Position

if TYPE_CHECKING:
    from composer.composing.demand import Demand
    from composer.gui.composing.window import ComposingWindow


class ThemeOpener(WindowOpener):
    """Opens *Compose a theme*."""

    window: ComposingWindow | None

    def kept_in(self) -> str:
        """Return the name of the folder of its searches."""
        return "composings"

    def compose_from(
        self, position: Position, after_key: bool, demand: Callable[[], Demand]
    ) -> None:
        """Open the window, asking for the mates that the scheme bench wants.

        Args:
            position: the scheme.
            after_key: whether it is a position after the key.
            demand: works out the phases with their mates; called in a thread.
        """
        self.show()
        if self.window is not None:
            self.window.compose_from(position, after_key, demand)

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
