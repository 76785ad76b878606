# SPDX-License-Identifier: GPL-3.0-or-later
"""The first minutes in a window: the welcome and the tour, and what puts them away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from composer.gui.program.parts import StudioParts
from composer.gui.user.viewmenu import language_choices, theme_choices
from composer.gui.welcome.card import CardContents, Lately, Veil, WelcomeCard
from composer.gui.welcome.sample import first_sample
from composer.gui.welcome.tiles import TourTiles
from composer.gui.welcome.tour import Hint, Tour
from composer.gui.words.language import tr


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

    def __init__(self, parts: StudioParts) -> None:
        super().__init__(parts)
        self._parts = parts
        self._card: WelcomeCard | None = None
        self._veil: Veil | None = None
        self._tiles: TourTiles | None = None
        self._tour: Tour | None = None
        self._place: int | None = None
        for changed in (parts.workbench.problem_changed, parts.workbench.opened):
            changed.connect(lambda *_: self._begun())
        parts.views.library_shown.connect(lambda _: self._begun())
        parts.story.changed.connect(self._give_back)
        parts.actions_by_name.on_trigger(
            {
                "new": self._begun,
                "welcome": lambda: self._on_chess(self.show_welcome),
                "tour": lambda: self._on_chess(self.show_tour),
            }
        )

    @property
    def shown(self) -> Minute:
        """What is shown, so that another window may go on with it."""
        return Minute(self._card is not None, self._tiles is not None, self._place)

    @property
    def card(self) -> WelcomeCard | None:
        """The welcome, while it is shown."""
        return self._card

    @property
    def tiles(self) -> TourTiles | None:
        """The tiles of the tour, while they are shown."""
        return self._tiles

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
        parts = self._parts
        parts.views.show_studio()
        self._end_tour()
        self.offer_tour()
        if self._card is not None:
            self._card.come()
            return
        self._veil = Veil(parts.appearance, parts.board.viewport())
        card = WelcomeCard(self._contents(), parts.appearance, parts.thumbnails, parts, parts.board)
        self._card = card
        card.sample_requested.connect(lambda: parts.desk.open_example(first_sample()))
        card.empty_requested.connect(self._begin_empty)
        card.import_requested.connect(parts.exchange.import_files)
        card.recent_requested.connect(self._open_recent)
        card.theme_chosen.connect(lambda theme: parts.preferring.prefer(theme=theme))
        card.language_chosen.connect(parts.choose_language)
        card.typed.connect(self._type_on_board)
        card.closed.connect(self._gone)
        for watched in (parts.board, parts.board.viewport(), parts.palette_of_men):
            watched.installEventFilter(self)
        card.come()

    def _on_chess(self, show: Callable[[], object]) -> None:
        """Show what speaks of the board of chess; it comes beside the game in front, if any."""
        if self._parts.games.front is not None:
            self._parts.desk.new_problem()
        show()

    def offer_tour(self) -> TourTiles:
        """Lay the tiles in the place of the versions."""
        if self._tiles is None:
            tiles = TourTiles(tour_hints(self._parts), self._parts.appearance)
            tiles.chosen.connect(self.show_tour)
            tiles.closed.connect(self._end_tour)
            self._tiles = tiles
            self._parts.board_column.lay_over_versions(tiles)
        return self._tiles

    def show_tour(self, place: int = 0) -> Tour:
        """Show a hint, the first if none is named; the tiles say which it is."""
        self._parts.views.show_studio()
        if self._card is not None:
            self._card.go()
        tiles = self.offer_tour()
        if self._tour is not None:
            self._tour.show_hint(place)
            return self._tour
        tour = Tour(tour_hints(self._parts), self._parts.appearance, self._parts, place)
        self._tour = tour
        self._place = place
        tiles.show_place(place)
        tour.turned.connect(self._note_hint)
        tour.ended.connect(self._end_tour)
        return tour

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Put the card away for whoever takes a man, or types on the board."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self._begun()
        return False

    def _contents(self) -> CardContents:
        parts = self._parts
        native = QKeySequence.SequenceFormat.NativeText
        actions, now = parts.actions_by_name, parts.preferring.now
        return CardContents(
            themes={
                "light": tr("Light"),
                "dark": tr("Dark"),
                "system": tr("System", "colours as the system has them"),
            },
            theme=now.theme if now.theme in theme_choices() else "system",
            languages=language_choices(),
            language=now.language,
            lately=tuple(
                Lately(recent.words, number) for number, recent in enumerate(parts.recents.there)
            ),
            keys_new=actions["new"].shortcut().toString(native),
            keys_import=actions["import"].shortcut().toString(native),
        )

    def _open_recent(self, number: int) -> None:
        there = self._parts.recents.there
        if number < len(there):
            self._parts.recents.open(there[number])

    def _begin_empty(self) -> None:
        document = self._parts.workbench.document
        if not document.is_untouched:
            self._parts.desk.new_problem()
        self._parts.board.setFocus()

    def _type_on_board(self, event: QKeyEvent) -> None:
        """Give a key to the board, as if it had been typed there."""
        board = self._parts.board
        board.setFocus()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        QCoreApplication.sendEvent(board, again)

    def _begun(self) -> None:
        """Put the card away: the user has begun without it."""
        if self._card is not None and not self._parts.resuming.is_opening:
            self._card.go()

    def _gone(self) -> None:
        parts = self._parts
        self._card = None
        for watched in (parts.board, parts.board.viewport(), parts.palette_of_men):
            watched.removeEventFilter(self)
        if self._veil is not None:
            self._veil.hide()
            self._veil.deleteLater()
            self._veil = None
        parts.preferring.prefer(tour_seen=True)
        parts.board.setFocus()

    def _note_hint(self, place: int) -> None:
        self._place = place
        if self._tiles is not None:
            self._tiles.show_place(place)

    def _give_back(self) -> None:
        """Let the versions have their place, once there is one and no hint is being read."""
        if self._tiles is not None and self._tour is None and self._parts.story.count:
            self._end_tour()

    def _end_tour(self) -> None:
        """Put tour and tiles away."""
        held = QApplication.focusWidget()
        guests = (self._tour, self._tiles)
        had_keyboard = held is not None and any(
            guest is not None and (guest is held or guest.isAncestorOf(held)) for guest in guests
        )
        tour, self._tour, self._place = self._tour, None, None
        if tour is not None:
            tour.end()
        tiles, self._tiles = self._tiles, None
        if tiles is not None:
            self._parts.board_column.lay_over_versions(None)
            tiles.hide()
            tiles.deleteLater()
            self._parts.preferring.prefer(tour_seen=True)
            if had_keyboard:
                self._parts.board.setFocus(Qt.FocusReason.OtherFocusReason)


def tour_hints(parts: StudioParts) -> tuple[Hint, ...]:
    """Return the six hints, each with the part of the window that it speaks of."""
    return (
        Hint(
            parts.palette_of_men,
            tr("Men"),
            tr("Drag men to the board, or click one here and then squares. Ctrl copies."),
            tr("drag or type"),
            "hand",
        ),
        Hint(
            parts.board,
            tr("Board"),
            tr(
                "Drag a man off the board, or right-click him, to remove him. Or by keys: arrows"
                " move a cursor, capital letters put white men there, small letters black ones."
            ),
            tr("Space lifts, Esc puts back"),
            "grid",
        ),
        Hint(
            parts.pane.verdict,
            tr("Verdict"),
            tr("At every change the solver says here whether the problem is sound."),
            tr("at every change"),
            "check",
        ),
        Hint(
            parts.pane.solution,
            tr("Solution"),
            tr("Point at a row to see its moves, click it to play them. Escape comes home."),
            tr("point to see the moves"),
            "tree",
        ),
        Hint(
            parts.versions if parts.versions.isVisible() else parts.dock_bar.versions,
            tr("Versions"),
            tr(
                "Each sound position is kept here by itself; click one to have it back."
                " Ctrl+Shift+S keeps one by name."
            ),
            tr("kept by themselves"),
            "versions",
        ),
        Hint(
            parts.dock_bar.button,
            tr("Library"),
            tr("Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already."),
            tr("classics inside"),
            "library",
        ),
    )
