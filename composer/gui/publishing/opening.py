# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window of a studio: made when it is first requested, closed with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from composer.diagrams.style.annotations import Annotations, MarkShape
from composer.diagrams.style.annotations import Arrow as DiagramArrow
from composer.diagrams.style.annotations import SquareMark as DiagramMark
from composer.gui.board.overlays import Arrow, Lit, Overlay, Ring
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import come_forward
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings

if TYPE_CHECKING:
    from composer.gui.publishing.choices import What
    from composer.gui.publishing.exporting import ExportWindow
    from composer.gui.publishing.stock import Stock


def notes_of(marks: Iterable[Overlay]) -> Annotations:
    """Return the marks of a board as they can be printed, each once.

    Lit squares are framed and ringed men circled; numbers and suggested men are left out.
    """
    signs: dict[DiagramMark, None] = {}
    arrows: dict[DiagramArrow, None] = {}
    for mark in marks:
        if isinstance(mark, Lit):
            signs[DiagramMark(mark.square, MarkShape.FRAME)] = None
        elif isinstance(mark, Ring):
            signs[DiagramMark(mark.square, MarkShape.CIRCLE)] = None
        elif isinstance(mark, Arrow) and mark.origin != mark.target:
            arrows[DiagramArrow(mark.origin, mark.target)] = None
    return Annotations(marks=tuple(signs), arrows=tuple(arrows))


class Publishing(QObject):
    """Opens the export window for what is before the user, and ends its work.

    Signals:
        left: the user went back from it.
    """

    left = Signal()

    def __init__(
        self,
        stock: Callable[[], Stock],
        prompts: Prompts,
        settings: Settings,
        preferring: Preferring,
        appearance: Appearance,
        parent: QObject | None = None,
    ) -> None:
        """Begin; `stock` makes what has the problems, once they are wanted."""
        super().__init__(parent)
        self._stock, self._prompts, self._settings = stock, prompts, settings
        self._preferring, self._appearance = preferring, appearance
        self._window: ExportWindow | None = None

    @property
    def window(self) -> ExportWindow | None:
        """The export window, once it was opened."""
        return self._window

    def show(self) -> ExportWindow:
        """Open the export window, or bring it to the front."""
        if self._window is None:
            self._window = self._made()
        come_forward(self._window)
        return self._window

    def show_for(self, what: What) -> None:
        """Open it for what is before the user; one that is open stays as it is."""
        was_open = self._window is not None and self._window.isVisible()
        window = self.show()
        if not was_open:
            window.choose(what=what)

    def show_arranged(self, collection_id: int) -> None:
        """Open it for a collection that the library shows, in the order that it has."""
        from composer.gui.publishing.choices import What

        window = self.show()
        window.arrange(collection_id)
        window.choose(what=What.FOUND)

    def print_board(self) -> None:
        """Print the problem on the board."""
        self.show().print_board()

    def close(self) -> None:
        """Give up what is under way, and close the window."""
        if self._window is not None:
            self._window.close_worker()
            self._window.close()
            self._window.deleteLater()
            self._window = None

    def _made(self) -> ExportWindow:
        """Make the window; as long as it was never used, its diagrams look like the board."""
        from composer.gui.publishing.exporting import ExportWindow

        appearance = self._appearance
        window = ExportWindow(self._stock(), self._prompts, self._settings, appearance)
        window.left.connect(self.left)
        if not window.has_kept:
            window.choose_men(self._preferring.now.men)
            window.choose_letters(appearance.letters.code)
        if not window.was_sized:
            window.resize(window.sizeHint())
        return window
