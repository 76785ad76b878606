# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio's window: its parts made and connected, how it begins and how it ends.

Its place and size are kept while it lives, and not at its end alone.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from composer.gui.look.appearance import Appearance
from composer.gui.look.focusring import FocusRing
from composer.gui.program.basis import Basis
from composer.gui.program.choosing import Choosing
from composer.gui.program.commands import install_finder
from composer.gui.program.features import install_features
from composer.gui.program.files import Files, Shelves
from composer.gui.program.firstminutes import FirstMinutes
from composer.gui.program.frame import Frame
from composer.gui.program.preferredlook import PreferredLook
from composer.gui.program.study import Study
from composer.gui.program.tour import Touring, tour_hints
from composer.gui.program.welcome import Welcome
from composer.gui.user.pause import pause
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings, data_folder, library_to_open
from composer.gui.user.unfinished import may_leave_all
from composer.gui.user.viewmenu import fill_view_menu
from composer.gui.welcome.tour import Hint
from composer.gui.words.language import fill

_KEY: Final = "window"
_SETTLED: Final = 1000  # milliseconds from the first move to the disk


class Whereabouts(QObject):
    """Remembers the window's place, so that a start after a crash finds it too."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        """Put the window where it was the last time, if that is known."""
        super().__init__(window)
        self._window, self._settings, self._watches = window, settings, False
        self._timer = pause(self, _SETTLED, self.keep)
        settings.restore_window(_KEY, window)

    def watch(self) -> None:
        """Begin, once the window is on the screen."""
        handle = self._window.windowHandle()
        if handle is None or self._watches:
            return
        self._watches = True
        for changed in (
            handle.xChanged,
            handle.yChanged,
            handle.widthChanged,
            handle.heightChanged,
            handle.windowStateChanged,
        ):
            changed.connect(self._note)

    def keep(self) -> None:
        """Write down where the window is now."""
        self._timer.stop()
        self._settings.keep_window(_KEY, self._window)
        self._settings.flush()

    def _note(self, _: object = None) -> None:
        if self._window.isVisible() and not self._timer.isActive():
            self._timer.start()

    def close(self) -> None:
        """Write it down for the last time."""
        if self._watches:
            self.keep()


_FRAME: Final = 40  # a title bar, whose height no system tells before the window is shown
_LEAST: Final = QSize(640, 360)  # a screen of 1366x768 at 200 % has 683x384


class StudioWindow(QMainWindow):
    """One window, one problem on the board, one open library.

    Attributes:
        basis: what every part may need.
        study: board and analysis.
        files: what opens and saves problems.
        shelves: the library and what goes out.
        lay: how all of it lies in the window.
        choosing: the window of settings.
        first_minutes: the welcome and the tour.

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
        super().__init__()
        preferring, appearance = Preferring(settings), Appearance()
        drafts = drafts or data_folder() / "drafts"
        look = PreferredLook(appearance, preferring)
        self.basis = basis = Basis(
            self,
            settings=settings,
            preferring=preferring,
            appearance=appearance,
            prompts=prompts or Prompts(),
        )
        self.study = Study(self, basis)
        self.files = Files(self, basis, self.study, drafts=drafts, resume=resume)
        self.shelves = Shelves(self, basis, self.study, self.files)
        self.lay = Frame(self, basis, self.study, self.files, self.shelves)
        self._open_doors()
        look.dress()
        for part in (preferring, appearance, look):
            part.setParent(self)
        install_features(self, basis, self.study, self.files, self.shelves, self.lay)
        self.choosing = Choosing(
            preferring, appearance, basis.prompts, basis.librarian, drafts, basis.actions, self
        )
        self.choosing.language_chosen.connect(self.choose_language)
        self.first_minutes = self._made_first_minutes()
        install_finder(
            basis.top,
            basis.librarian,
            self.desk,
            self.workbench,
            self.files.recents,
            self.choosing.hits,
            self.files.games.book_requested.emit,
            self,
            basis.actions,
        )
        preferring.changed.connect(self._note_preferred)
        fill_view_menu(basis.actions.menus["view"], preferring, self.choose_language)
        self.lay.order_tabs(self.study, basis.notices)
        self._ring = FocusRing(self, appearance)
        self.setMinimumSize(_LEAST)
        self.resize(self.sizeHint())
        self._whereabouts = Whereabouts(self, settings)
        self.lay.arrangement.restore(settings)
        self._open_library(library)
        self.board.setFocus()

    def choose_language(self, language: str) -> None:
        """Request a window in another language."""
        other = language != self.preferring.now.language
        if other and self.files.exchange.may_leave() and may_leave_all(self):
            self.files.commit()
            QTimer.singleShot(0, self, lambda: self.language_chosen.emit(language))

    def shut(self) -> None:
        """End all threads, those begun last first; unsaved work that was not wanted is given up."""
        self.basis.ends.close()

    def _open_doors(self) -> None:
        """Name what is asked for most, so that nobody need know in which group it stands."""
        self.actions_by_name, self.preferring = self.basis.actions, self.basis.preferring
        self.notices, self.librarian = self.basis.notices, self.basis.librarian
        self.workbench, self.desk = self.basis.workbench, self.files.desk
        self.board, self.bar, self.pane = self.study.board, self.study.bar, self.study.pane
        self.twinning, self.aids = self.study.twinning, self.study.aids
        self.library = self.shelves.page

    def _made_first_minutes(self) -> FirstMinutes:
        """Return the welcome and the tour, with what they speak of."""
        basis, study, files, lay = self.basis, self.study, self.files, self.lay

        def hints() -> tuple[Hint, ...]:
            shown = study.versions.isVisible()
            versions = study.versions if shown else lay.dock_bar.versions
            return tour_hints(study.palette, study.board, study.pane, versions, lay.dock_bar.button)

        welcome = Welcome(
            study.board,
            study.palette,
            appearance=basis.appearance,
            thumbnails=basis.thumbnails,
            preferring=basis.preferring,
            actions=basis.actions,
            workbench=basis.workbench,
            desk=files.desk,
            recents=files.recents,
            import_files=files.exchange.import_files,
            choose_language=self.choose_language,
            window=self,
        )
        touring = Touring(
            hints,
            board=study.board,
            column=lay.board_column,
            story=self.shelves.story,
            appearance=basis.appearance,
            preferring=basis.preferring,
            window=self,
        )
        return FirstMinutes(
            welcome,
            touring,
            workbench=basis.workbench,
            desk=files.desk,
            games=files.games,
            resuming=files.resuming,
            views=lay.views,
            actions=basis.actions,
            parent=self,
        )

    def _note_preferred(self, changed: Set[str]) -> None:
        if "font_percent" in changed and may_leave_all(self):
            QTimer.singleShot(0, self, self.renewal_requested.emit)

    def _open_library(self, chosen: Path | None) -> None:
        path, gone = library_to_open(chosen, self.preferring.now.library)
        if gone is not None:
            words = self.tr("The library %1 is not there; another was opened in its place.")
            self.notices.report(fill(words, gone), fault=True)
        self.librarian.open_or_sample(path)

    # Qt's own names

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Show where Tab has brought the keyboard."""
        moved = super().focusNextPrevChild(forward)
        self._ring.show_here()
        return moved

    def sizeHint(self) -> QSize:
        """Return the size of a first start: as the look wants, where the screen has room."""
        room = self.screen().availableSize()
        return QSize(min(1440, room.width()), min(900, room.height() - _FRAME))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the files that are dropped on the window, now that it is on the screen."""
        super().showEvent(event)
        self.files.drops.watch()
        self._whereabouts.watch()
        self.basis.stillness.ask()

    def changeEvent(self, event: QEvent) -> None:
        """Keep unsaved work when the user turns to another program."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.files.commit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved work, then end all threads in order."""
        again = partial(QTimer.singleShot, 0, self, self.close)
        may_go = self.files.exchange.may_leave() and may_leave_all(self)
        if not may_go or not self.desk.may_close(again):
            event.ignore()
            return
        self.files.keeper.close(keep=False)
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
        remove = self.files.keeper.leave()
        self.shut()
        return remove

    def _keep_layout(self) -> None:
        self._whereabouts.close()
        self.lay.views.show_studio()  # the docks as they are beside the board
        self.basis.settings.keep_searches(self.library.filter.past_queries)
        self.lay.arrangement.keep(self.basis.settings)
        self.shelves.parts.keep_layout()
        self.basis.settings.flush()
