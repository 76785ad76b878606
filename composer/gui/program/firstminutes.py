# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minutes in a window: the welcome and the tour, and what puts them away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from composer.gui.documents.desk import Desk
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.views import Views
from composer.gui.games.desks import GameDesks
from composer.gui.program.tour import Touring
from composer.gui.program.welcome import Welcome
from composer.gui.user.actionset import ActionSet
from composer.gui.welcome.card import WelcomeCard
from composer.gui.welcome.tiles import TourTiles
from composer.gui.welcome.tour import Tour


@dataclass(frozen=True, slots=True)
class Minute:
    """What of the first minutes is shown.

    Attributes:
        welcome: whether the card lies over the board.
        tiles: whether the tour is offered.
        hint: the place of the hint that is shown, from 0; None if none is.
    """

    welcome: bool = False
    tiles: bool = False
    hint: int | None = None


class FirstMinutes(QObject):
    """Shows welcome and tour in a window.

    The card goes as soon as the user does something else: drags a man, pastes, types, opens.
    """

    def __init__(
        self,
        welcome: Welcome,
        touring: Touring,
        *,
        workbench: Workbench,
        desk: Desk,
        games: GameDesks,
        resuming: Resuming,
        views: Views,
        actions: ActionSet,
        parent: QObject,
    ) -> None:
        """Listen to what the user does.

        Args:
            welcome: the card over the board.
            touring: the tiles and the hints.
            workbench: tells when a problem is opened or changed.
            desk: opens an empty board beside that of a game.
            games: says whether a game is in front.
            resuming: says whether what is opened is not the user's doing.
            views: brings the board to the front.
            actions: those of the window.
            parent: its owner.
        """
        super().__init__(parent)
        self._welcome, self._touring = welcome, touring
        self._desk, self._games, self._resuming, self._views = desk, games, resuming, views
        for changed in (workbench.problem_changed, workbench.opened, views.library_shown):
            changed.connect(lambda *_: self._begun())
        welcome.begun.connect(self._begun)
        touring.chosen.connect(self.show_tour)
        actions.on_trigger(
            {
                "new": self._begun,
                "welcome": lambda: self._on_chess(self.show_welcome),
                "tour": lambda: self._on_chess(self.show_tour),
            }
        )

    @property
    def shown(self) -> Minute:
        """What is shown, so that another window may go on with it."""
        return Minute(self.card is not None, self.tiles is not None, self._touring.place)

    @property
    def card(self) -> WelcomeCard | None:
        """The welcome, while it is shown."""
        return self._welcome.card

    @property
    def tiles(self) -> TourTiles | None:
        """The tiles of the tour, while they are shown."""
        return self._touring.tiles

    def go_on(self, minute: Minute) -> None:
        """Show what another window has shown."""
        if minute.tiles:
            self.offer_tour()
        if minute.hint is not None:
            self.show_tour(minute.hint)
        if minute.welcome:
            self.show_welcome()

    def show_welcome(self) -> None:
        """Lay the card over the board, and offer the tour."""
        self._views.show_studio()
        self._touring.end()
        self.offer_tour()
        self._welcome.come()

    def offer_tour(self) -> TourTiles:
        """Lay the tiles in the place of the versions."""
        return self._touring.offer()

    def show_tour(self, place: int = 0) -> Tour:
        """Show a hint, the first if none is named; the tiles say which it is."""
        self._views.show_studio()
        if self.card is not None:
            self.card.go()
        return self._touring.show(place)

    def _on_chess(self, show: Callable[[], object]) -> None:
        """Show what speaks of the board of chess; it comes beside the game in front, if any."""
        if self._games.front is not None:
            self._desk.new_problem()
        show()

    def _begun(self) -> None:
        """Put the card away: the user has begun without it."""
        if self.card is not None and not self._resuming.is_opening:
            self.card.go()
