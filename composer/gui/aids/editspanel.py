# SPDX-License-Identifier: GPL-3.0-or-later
"""What the panels with a list of edits have in common."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from composer.gui.aids.editlist import EditList
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.user.pause import pause


class EditSource(Protocol):
    """What looks for the edits of a panel."""

    def set_open(self, on: bool) -> None:
        """Say whether the list is to be seen."""


class EditsPanel(QWidget):
    """A list of edits; they are looked for while it is to be seen.

    Signals:
        pointed: the `EditRow` to be previewed, or None.
        chosen: the `EditRow` to be applied.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(
        self,
        source: EditSource,
        appearance: Appearance,
        thumbnails: Thumbnails,
        name: str,
        ease: int,
    ) -> None:
        """Make a panel.

        Args:
            source: what looks for the edits.
            appearance: how the window looks.
            thumbnails: the small boards.
            name: what the list is called.
            ease: milliseconds between two looks at what is known while the work goes on.
        """
        super().__init__()
        self._opens = source
        self._appearance = appearance
        self.list = EditList(appearance, thumbnails, name)
        self.list.pointed.connect(self.pointed)
        self.list.chosen.connect(self.chosen)
        self._ease = pause(self, ease, self._show_list)

    def rest(self) -> None:
        """Wait for nothing more."""
        self._ease.stop()

    # Qt's own names

    def showEvent(self, event: QShowEvent) -> None:
        """Try edits while the list is open."""
        super().showEvent(event)
        self._opens.set_open(True)
        self._refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Preview nothing that cannot be seen."""
        super().hideEvent(event)
        self._opens.set_open(False)
        self.pointed.emit(None)

    def _refresh(self) -> None:
        raise NotImplementedError

    def _show_list(self) -> None:
        raise NotImplementedError
