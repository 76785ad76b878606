# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio: one window at a time, made again when it is to speak another language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from composer.gui.documents.workstate import WorkState
from composer.gui.look.fonts import LetterSize
from composer.gui.program.firstminutes import Minute
from composer.gui.program.window import StudioWindow
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.translator import Tongue
from composer.studio.saving import Snapshot


@dataclass(frozen=True, slots=True)
class Handed:
    """A document on its way from one window to another."""

    snapshot: Snapshot
    work_state: WorkState


class Studio(QObject):
    """Opens the window and, on a change of language, another in its place.

    All tabs go over whole: problem, history, and what is saved of it.
    """

    def __init__(
        self,
        application: QApplication,
        settings: Settings,
        prompts: Prompts | None = None,
        library: Path | None = None,
        drafts: Path | None = None,
    ) -> None:
        super().__init__(application)
        self._settings, self._prompts, self._drafts = settings, prompts or Prompts(), drafts
        self._tongue = Tongue(application)
        preferred = settings.preferences()
        self._tongue.speak(preferred.language)
        self._letter_size = LetterSize(application)
        self._letter_size.enlarge(preferred.font_percent)
        self.window = self._open(library)

    @property
    def language(self) -> str:
        """The code of the language that the window speaks."""
        return self._tongue.language

    def show(self) -> None:
        """Show the window; at the first start of all, with the welcome once it is painted."""
        self.window.show()
        if not self.window.preferring.now.tour_seen:
            _OnceSeen(self.window, self._welcome)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open files as if they had been dropped on the window."""
        if paths:
            self.window.files.opening.open(paths)

    def answer(self, paths: Sequence[Path]) -> None:
        """Come to the front for another start of the program, and open its files."""
        window = self.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)
        self.open_files(paths)

    def _welcome(self) -> None:
        """Welcome a new user, if nothing has come on the board meanwhile."""
        window = self.window
        if window.workbench.document.is_untouched and not window.lay.views.is_library:
            window.first_minutes.show_welcome()

    def _open(self, library: Path | None, resume: bool = True) -> StudioWindow:
        window = StudioWindow(self._settings, self._prompts, library, self._drafts, resume)
        window.language_chosen.connect(self._speak)
        window.renewal_requested.connect(self._renew)
        return window

    def _speak(self, language: str) -> None:
        """Let another window take the place of this one, in another language."""
        self.window.preferring.prefer(language=language)
        self._renew()

    def _renew(self) -> None:
        """Let another window take the place of this one, in the language and size preferred."""
        old = self.window
        minute, state = old.first_minutes.shown, old.choosing.state
        old.files.commit()
        documents, library = old.workbench.documents, old.librarian.home
        handed = tuple(Handed(document.snapshot(), document.work_state) for document in documents)
        front = documents.index(old.workbench.document)
        preferred = old.preferring.now
        remove = old.leave()
        self._tongue.speak(preferred.language)
        self._letter_size.enlarge(preferred.font_percent)
        self.window = self._open(library, resume=False)
        self._hand_over(handed, front, minute, remove)
        self.window.show()
        old.hide()
        old.deleteLater()
        if state is not None:
            self.window.choosing.show(state=state)

    def _hand_over(
        self,
        handed: tuple[Handed, ...],
        front: int,
        minute: Minute,
        remove: Callable[[], None],
    ) -> None:
        """Restore the tabs once it is known whether the library, whose numbers they name, opens.

        Where it does not, the work comes over all the same; it has no place then. `remove` takes
        away what the window before has left on the disk of unsaved work.
        """
        window = self.window
        waits = [True]

        def restore(homeless: bool) -> None:
            if not waits:
                return
            waits.clear()
            workbench = window.workbench
            blank, restored = workbench.document, []
            for passed in handed:
                document = workbench.new_document()
                document.restore(passed.snapshot.homeless() if homeless else passed.snapshot)
                document.work_state = passed.work_state
                workbench.add(document, front=False, place=len(workbench.documents))
                restored.append(document)
            workbench.show(restored[front])
            workbench.close(blank)
            window.files.keeper.follow(remove)
            window.first_minutes.go_on(minute)

        window.librarian.opened.connect(lambda _: restore(homeless=False))
        window.librarian.faulted.connect(lambda _: restore(window.librarian.home is None))


class _OnceSeen(QObject):
    """Acts when a window has been painted for the first time: what is heavy comes after."""

    def __init__(self, window: QWidget, act: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._act = window, act
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first paint."""
        if event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            QTimer.singleShot(0, self, self._go)
        return False

    def _go(self) -> None:
        self._act()
        self.deleteLater()
