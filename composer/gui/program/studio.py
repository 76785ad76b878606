# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio: one window at a time, made again when it is to speak another language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from composer.gui.documents.aside import Aside
from composer.gui.frame.tour import Hint, Tour
from composer.gui.games.desk.document import Snapshot as History
from composer.gui.games.desk.windows import KeptWindow
from composer.gui.program.window import StudioWindow
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import tr
from composer.gui.words.translator import Tongue
from composer.problem.problem import Problem
from composer.studio.standing import Snapshot


@dataclass(frozen=True, slots=True)
class Handed:
    """A document on its way from one window to another."""

    snapshot: Snapshot
    aside: Aside


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
        self._tongue.speak(settings.preferences().language)
        self.window = self._open(library)

    @property
    def language(self) -> str:
        """The code of the language that the window speaks."""
        return self._tongue.language

    def show(self) -> None:
        """Show the window; at the first start of all, with the tour."""
        self.window.show()
        if not self._settings.preferences().tour_seen:
            QTimer.singleShot(400, self.window, self.show_tour)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open files as if they had been dropped on the window."""
        if paths:
            self.window.opening.open(paths)

    def answer(self, paths: Sequence[Path]) -> None:
        """Come to the front for another start of the program, and open its files."""
        window = self.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)
        self.open_files(paths)

    def show_tour(self) -> Tour:
        """Show the five hints."""
        tour = Tour(tour_hints(self.window), self.window.appearance, self.window)
        tour.ended.connect(lambda: self.window.preferring.prefer(tour_seen=True))
        return tour

    def _open(self, library: Path | None, resume: bool = True) -> StudioWindow:
        window = StudioWindow(self._settings, self._prompts, library, self._drafts, resume)
        window.language_chosen.connect(self._speak)
        window.tour_requested.connect(self.show_tour)
        return window

    def _speak(self, language: str) -> None:
        """Let another window take the place of this one, in another language."""
        old = self.window
        old.commit()
        documents, library = old.workbench.documents, old.librarian.path
        handed = tuple(Handed(each.snapshot(), each.aside) for each in documents)
        front = documents.index(old.workbench.document)
        games = old.game_windows.kept_windows()
        tables = old.tables_windows.kept_windows()
        old.preferring.prefer(language=language)
        old.leave()
        self._tongue.speak(language)
        self.window = self._open(library, resume=False)
        self._hand_over(handed, front, games, tables)
        self.window.show()

    def _hand_over(
        self,
        handed: tuple[Handed, ...],
        front: int,
        games: tuple[KeptWindow, ...],
        tables: tuple[History[Problem], ...],
    ) -> None:
        """Restore the tabs once it is known whether the library, whose numbers they name, opens.

        Where it does not, the work comes over all the same; it has no place then.
        """
        window = self.window
        waits = [True]

        def restore(homeless: bool) -> None:
            if not waits:
                return
            waits.clear()
            workbench = window.workbench
            blank, restored = workbench.document, []
            for each in handed:
                document = workbench.new_document()
                document.restore(each.snapshot.homeless() if homeless else each.snapshot)
                document.aside = each.aside
                workbench.add(document, front=False, place=len(workbench.documents))
                restored.append(document)
            workbench.show(restored[front])
            workbench.close(blank)
            window.keeper.keep()
            window.game_windows.restore(games, homeless)
            window.tables_windows.restore(tables, homeless)

        window.librarian.opened.connect(lambda _: restore(homeless=False))
        window.librarian.faulted.connect(lambda _: restore(homeless=True))


def tour_hints(window: StudioWindow) -> tuple[Hint, ...]:
    """Return the five hints, each with the part of the window that it speaks of."""
    return (
        Hint(
            window.palette_of_men,
            tr("Men"),
            tr("Drag men to the board, or click one here and then squares. Ctrl copies."),
        ),
        Hint(
            window.board,
            tr("Board"),
            tr(
                "Drag a man off the board, or right-click him, to remove him. Or by keys: arrows"
                " move a cursor, capital letters put white men there, small letters black ones."
            ),
        ),
        Hint(
            window.pane.verdict,
            tr("Verdict"),
            tr("At every change the solver says here whether the problem is sound."),
        ),
        Hint(
            window.pane.solution,
            tr("Solution"),
            tr("Point at a row to see its moves, click it to play them. Escape comes home."),
        ),
        Hint(
            window.dock_bar.button,
            tr("Library"),
            tr("Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already."),
        ),
    )
