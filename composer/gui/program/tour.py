# SPDX-License-Identifier: GPL-3.0-or-later
"""The tour of a window: tiles in the place of the versions, and the hints that they lead to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.collection.versions.story import VersionStory
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.look.appearance import Appearance
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.user.preferring import Preferring
from composer.gui.welcome.tiles import TourTiles
from composer.gui.welcome.tour import Hint, Tour
from composer.gui.words.language import tr


class Touring(QObject):
    """Offers the tour, and shows it.

    Signals:
        chosen: a tile was clicked; carries the place of its hint.
    """

    chosen = Signal(int)

    def __init__(
        self,
        hints: Callable[[], tuple[Hint, ...]],
        *,
        board: BoardView,
        column: BoardColumn,
        story: VersionStory,
        appearance: Appearance,
        preferring: Preferring,
        window: QWidget,
    ) -> None:
        """Show nothing yet.

        Args:
            hints: returns what is shown, and where.
            board: has the keyboard after it.
            column: where the tiles lie over the versions.
            story: tells when there is a version.
            appearance: how it looks.
            preferring: notes that the tour was seen.
            window: that of the studio.
        """
        super().__init__(window)
        self._hints, self._board, self._column, self._story = hints, board, column, story
        self._appearance, self._preferring, self._window = appearance, preferring, window
        self._tour: Tour | None = None
        self.tiles: TourTiles | None = None
        self.place: int | None = None
        story.changed.connect(self._give_back)

    def offer(self) -> TourTiles:
        """Lay the tiles in the place of the versions."""
        if self.tiles is None:
            self.tiles = TourTiles(self._hints(), self._appearance)
            self.tiles.chosen.connect(self.chosen)
            self.tiles.closed.connect(self.end)
            self._column.lay_over_versions(self.tiles)
        return self.tiles

    def show(self, place: int) -> Tour:
        """Show a hint; the tiles say which it is."""
        tiles = self.offer()
        if self._tour is not None:
            self._tour.show_hint(place)
            return self._tour
        self._tour = Tour(self._hints(), self._appearance, self._window, place)
        self.place = place
        tiles.show_place(place)
        self._tour.turned.connect(self._note_hint)
        self._tour.ended.connect(self.end)
        return self._tour

    def end(self) -> None:
        """Put tour and tiles away."""
        held = QApplication.focusWidget()
        guests = (self._tour, self.tiles)
        had_keyboard = held is not None and any(
            guest is not None and (guest is held or guest.isAncestorOf(held)) for guest in guests
        )
        tour, self._tour, self.place = self._tour, None, None
        if tour is not None:
            tour.end()
        tiles, self.tiles = self.tiles, None
        if tiles is not None:
            self._column.lay_over_versions(None)
            tiles.hide()
            tiles.deleteLater()
            self._preferring.prefer(tour_seen=True)
            if had_keyboard:
                self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note_hint(self, place: int) -> None:
        self.place = place
        if self.tiles is not None:
            self.tiles.show_place(place)

    def _give_back(self) -> None:
        """Let the versions have their place, once there is one and no hint is being read."""
        if self.tiles is not None and self._tour is None and self._story.count:
            self.end()


def tour_hints(
    palette: MenPalette,
    board: BoardView,
    pane: AnalysisPane,
    versions: QWidget,
    library: QWidget,
) -> tuple[Hint, ...]:
    """Return the six hints, each with the part of the window that it speaks of."""
    return (
        Hint(
            palette,
            tr("Men"),
            tr("Drag men to the board, or click one here and then squares. Ctrl copies."),
            tr("drag or type"),
            "hand",
        ),
        Hint(
            board,
            tr("Board"),
            tr(
                "Drag a man off the board, or right-click him, to remove him. Or by keys: arrows"
                " move a cursor, capital letters put white men there, small letters black ones."
            ),
            tr("Space lifts, Esc puts back"),
            "grid",
        ),
        Hint(
            pane.verdict,
            tr("Verdict"),
            tr("At every change the solver says here whether the problem is sound."),
            tr("at every change"),
            "check",
        ),
        Hint(
            pane.solution,
            tr("Solution"),
            tr("Point at a row to see its moves, click it to play them. Escape comes home."),
            tr("point to see the moves"),
            "tree",
        ),
        Hint(
            versions,
            tr("Versions"),
            tr(
                "Each sound position is kept here by itself; click one to have it back."
                " Ctrl+Shift+S keeps one by name."
            ),
            tr("kept by themselves"),
            "versions",
        ),
        Hint(
            library,
            tr("Library"),
            tr("Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already."),
            tr("classics inside"),
            "library",
        ),
    )
