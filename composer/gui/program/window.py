# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio's window: its parts made and connected, how it begins and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from composer.gui.documents.whereabouts import Whereabouts
from composer.gui.look.appearance import Appearance
from composer.gui.look.focusring import FocusRing
from composer.gui.program.choosing import Choosing
from composer.gui.program.connections import connect_parts, show_finder, show_problem
from composer.gui.program.firstminutes import FirstMinutes
from composer.gui.program.parts import StudioParts
from composer.gui.program.preferredlook import PreferredLook
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings, data_folder, library_to_open
from composer.gui.user.viewmenu import fill_view_menu
from composer.gui.words.language import fill

_FRAME: Final = 40  # a title bar, whose height no system tells before the window is shown
_LEAST: Final = QSize(640, 360)  # a screen of 1366x768 at 200 % has 683x384


class StudioWindow(StudioParts):
    """One window, one problem on the board, one open library.

    Signals:
        language_chosen: the user wants another language; carries its code.
        renewal_requested: the window is to be made again, as its letters have another size.
    """

    language_chosen = Signal(str)
    renewal_requested = Signal()

    def __init__(
        self,
        settings: Settings,
        prompts: Prompts | None = None,
        library: Path | None = None,
        drafts: Path | None = None,
        resume: bool = True,
    ) -> None:
        preferring, appearance = Preferring(settings), Appearance()
        drafts = drafts or data_folder() / "drafts"
        look = PreferredLook(appearance, preferring)
        super().__init__(
            settings,
            preferring,
            appearance,
            prompts or Prompts(),
            drafts,
            resume,
        )
        look.dress()
        for part in (preferring, appearance, look):
            part.setParent(self)
        connect_parts(self)
        self.choosing = Choosing(
            preferring, appearance, self.prompts, self.librarian, drafts, self.actions_by_name, self
        )
        self.choosing.language_chosen.connect(self.choose_language)
        self.first_minutes = FirstMinutes(self)
        self.actions_by_name.on_trigger({"finder": lambda: show_finder(self, self.choosing.hits())})
        preferring.changed.connect(self._note_preferred)
        fill_view_menu(self.actions_by_name.menus["view"], preferring, self.choose_language)
        self._order_tabs()
        self.ring = FocusRing(self, appearance)
        self.setMinimumSize(_LEAST)
        self.resize(self.sizeHint())
        self.whereabouts = Whereabouts(self, self.settings)
        self.arrangement.restore(self.settings)
        self._open_library(library)
        show_problem(self, self.twinning.problem)
        self.history.note_problem(self.twinning.problem)
        self.board.setFocus()

    def choose_language(self, language: str) -> None:
        """Request a window in another language."""
        other = language != self.preferring.now.language
        if other and self.exchange.may_leave():
            self.commit()
            QTimer.singleShot(0, self, lambda: self.language_chosen.emit(language))

    def _note_preferred(self, changed: Set[str]) -> None:
        if "font_percent" in changed:
            QTimer.singleShot(0, self, self.renewal_requested.emit)

    def _open_library(self, chosen: Path | None) -> None:
        path, gone = library_to_open(chosen, self.preferring.now.library)
        if gone is not None:
            words = self.tr("The library %1 is not there; another was opened in its place.")
            self.notices.report(fill(words, gone), fault=True)
        self.librarian.open_or_sample(path)

    def _order_tabs(self) -> None:
        """Let Tab go through the parts as they are read: from the bar over men to the foot."""
        pane = self.pane
        stops: list[QWidget] = [
            *self.bar.stops(),
            self.palette_of_men,
            *self.board_column.stops(),
            self.board,
            *self.caption.stops(),
            pane.verdict,
            self.twins.tabs,
            pane.body.tabs,
            *pane.solution.stops(),
            *pane.lines.stops(),
            *pane.games.stops(),
            pane.body.side_tabs,
            *pane.insight.stops(),
            *self.history.panel.stops(),
            *self.dock_bar.stops(),
            *self.notices.stops(),
        ]
        for before, after in pairwise(stops):
            QWidget.setTabOrder(before, after)
        pane.insight.chips.follow(pane.insight.stops()[-2])

    # Qt's own names

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Show where Tab has brought the keyboard."""
        moved = super().focusNextPrevChild(forward)
        self.ring.show_here()
        return moved

    def sizeHint(self) -> QSize:
        """Return the size of a first start: as the look wants, where the screen has room."""
        room = self.screen().availableSize()
        return QSize(min(1440, room.width()), min(900, room.height() - _FRAME))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the files that are dropped on the window, now that it is on the screen."""
        super().showEvent(event)
        self.file_drops.watch()
        self.whereabouts.watch()
        self.stillness.ask()

    def changeEvent(self, event: QEvent) -> None:
        """Keep unsaved work when the user turns to another program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.commit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, then end all threads in order."""
        again = partial(QTimer.singleShot, 0, self, self.close)
        if not self.exchange.may_leave() or not self.desk.may_close(again):
            event.ignore()
            return
        self.keeper.close(keep=False)
        self._keep_layout()
        self.shut()
        event.accept()

    def leave(self) -> Callable[[], None]:
        """End all work without a question: another window takes over the session.

        It is seen until that one is there, and then to be hidden and deleted.

        Returns:
            what removes the drafts of unsaved work, once the other window has its own.
        """
        self._keep_layout()
        remove = self.keeper.leave()
        self.shut()
        return remove

    def _keep_layout(self) -> None:
        self.whereabouts.close()
        self.views.show_studio()  # the docks as they are beside the board
        self.settings.keep_searches(self.library.filter.past_queries)
        self.arrangement.keep(self.settings)
        self.library_parts.keep_layout()
        self.settings.flush()
