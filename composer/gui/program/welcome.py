# SPDX-License-Identifier: GPL-3.0-or-later
"""The welcome over the board: what is chosen on its card is done, and it goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from composer.gui.board.palette import MenPalette
from composer.gui.board.view import BoardView
from composer.gui.documents.desk import Desk
from composer.gui.documents.recents import Recents
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.user.actionset import ActionSet
from composer.gui.user.preferring import Preferring
from composer.gui.user.viewmenu import language_choices, theme_choices
from composer.gui.welcome.card import CardContents, Lately, Veil, WelcomeCard
from composer.gui.welcome.sample import first_sample
from composer.gui.words.language import tr


class Welcome(QObject):
    """Lays the card over the board, with a veil below it.

    Signals:
        begun: the user takes a man, or types on the board.
    """

    begun = Signal()

    def __init__(
        self,
        board: BoardView,
        palette: MenPalette,
        *,
        appearance: Appearance,
        thumbnails: Thumbnails,
        preferring: Preferring,
        actions: ActionSet,
        workbench: Workbench,
        desk: Desk,
        recents: Recents,
        import_files: Callable[[], object],
        choose_language: Callable[[str], object],
        window: QWidget,
    ) -> None:
        """Show nothing yet.

        Args:
            board: what the card lies over.
            palette: the men beside it.
            appearance: how it looks.
            thumbnails: draws small boards.
            preferring: knows the theme and the language.
            actions: have the keys that are named on the card.
            workbench: has the document in front.
            desk: opens the sample, or an empty board.
            recents: what was open lately.
            import_files: asks for files to import.
            choose_language: requests another language.
            window: that of the studio.
        """
        super().__init__(window)
        self._board, self._watched = board, (board, board.viewport(), palette)
        self._appearance, self._thumbnails = appearance, thumbnails
        self._preferring, self._actions = preferring, actions
        self._workbench, self._desk, self._recents = workbench, desk, recents
        self._import_files, self._choose_language = import_files, choose_language
        self._window = window
        self._veil: Veil | None = None
        self.card: WelcomeCard | None = None

    def come(self) -> None:
        """Show the card."""
        if self.card is None:
            self._make()
        if self.card is not None:
            self.card.come()

    # Qt's own names

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whoever takes a man, or types on the board."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.begun.emit()
        return False

    def _make(self) -> None:
        self._veil = Veil(self._appearance, self._board.viewport())
        self.card = card = WelcomeCard(
            self._contents(), self._appearance, self._thumbnails, self._window, self._board
        )
        card.sample_requested.connect(self._open_sample)
        card.empty_requested.connect(self._begin_empty)
        card.import_requested.connect(self._import_files)
        card.recent_requested.connect(self._open_recent)
        card.theme_chosen.connect(self._prefer_theme)
        card.language_chosen.connect(self._choose_language)
        card.typed.connect(self._type_on_board)
        card.closed.connect(self._gone)
        for watched in self._watched:
            watched.installEventFilter(self)

    def _contents(self) -> CardContents:
        native = QKeySequence.SequenceFormat.NativeText
        now, actions = self._preferring.now, self._actions
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
                Lately(recent.words, number) for number, recent in enumerate(self._recents.there)
            ),
            keys_new=actions["new"].shortcut().toString(native),
            keys_import=actions["import"].shortcut().toString(native),
        )

    def _open_sample(self) -> None:
        self._desk.open_example(first_sample())

    def _open_recent(self, number: int) -> None:
        there = self._recents.there
        if number < len(there):
            self._recents.open(there[number])

    def _begin_empty(self) -> None:
        if not self._workbench.document.is_untouched:
            self._desk.new_problem()
        self._board.setFocus()

    def _prefer_theme(self, theme: str) -> None:
        self._preferring.prefer(theme=theme)

    def _type_on_board(self, event: QKeyEvent) -> None:
        """Give a key to the board, as if it had been typed there."""
        self._board.setFocus()
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text())
        QCoreApplication.sendEvent(self._board, again)

    def _gone(self) -> None:
        self.card = None
        for watched in self._watched:
            watched.removeEventFilter(self)
        if self._veil is not None:
            self._veil.hide()
            self._veil.deleteLater()
            self._veil = None
        self._preferring.prefer(tour_seen=True)
        self._board.setFocus()
