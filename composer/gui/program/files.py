# SPDX-License-Identifier: GPL-3.0-or-later
"""What opens, saves and publishes problems in a window; nothing is connected yet."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QWidget

from composer.gui.collection.page import LibraryPage
from composer.gui.collection.pageparts import LibraryPageParts
from composer.gui.collection.safekeeping import Safekeeping
from composer.gui.collection.versions.opening import VersionWindow
from composer.gui.collection.versions.story import VersionStory
from composer.gui.composing.opener import ThemeOpener
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.desk import Desk
from composer.gui.documents.filedrops import FileDrops
from composer.gui.documents.findings import Findings
from composer.gui.documents.opening import Opening
from composer.gui.documents.recents import Recents
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.soundpositions import Remembering
from composer.gui.exploring.opener import SearchOpener
from composer.gui.exploring.placing import Places
from composer.gui.games.desk.desk import Shared
from composer.gui.games.desks import GameDesks
from composer.gui.importing.exchange import Exchange
from composer.gui.program.basis import Basis
from composer.gui.program.study import Study
from composer.gui.publishing.opening import Publishing, notes_of
from composer.gui.studies.mineropener import MiningOpener

if TYPE_CHECKING:
    from composer.gui.publishing.stock import Stock


class Files:
    """What opens, saves and remembers problems, of chess and of other games."""

    def __init__(
        self, window: QMainWindow, basis: Basis, study: Study, *, drafts: Path, resume: bool
    ) -> None:
        """Make it.

        Args:
            window: whose it is.
            basis: what every part may need.
            study: the board.
            drafts: the folder of unsaved work.
            resume: whether the tabs of the last time are opened again.
        """
        workbench, librarian = basis.workbench, basis.librarian
        notices, prompts, ends = basis.notices, basis.prompts, basis.ends
        self._board, self._caption, self._details = study.board, study.caption, study.details
        self.games = ends.add(
            GameDesks(
                Shared(basis.appearance, basis.preferring, basis.actions, notices),
                workbench=workbench,
                prompts=prompts,
                parent=window,
            )
        )
        self.findings = Findings(
            workbench,
            librarian,
            study.twin_solving.judge,
            self.games.finding_of,
            parent=window,
        )
        self.remembering = ends.add(Remembering(workbench, librarian, self.findings, window))
        self.keeper = Keeper(workbench, drafts, lambda: librarian.home, self.remembering, window)
        ends.call(partial(self.keeper.close, keep=False))
        self.desk = Desk(
            self.findings,
            self.commit,
            workbench=workbench,
            librarian=librarian,
            keeper=self.keeper,
            prompts=prompts,
            notices=notices,
            window=window,
        )
        self.resuming = Resuming(
            resume and basis.preferring.now.resume,
            workbench=workbench,
            librarian=librarian,
            keeper=self.keeper,
            notices=notices,
            parent=window,
        )
        self.safekeeping = ends.add(
            Safekeeping(
                self.desk.open_library_at,
                self.desk.follow_library,
                librarian=librarian,
                prompts=prompts,
                notices=notices,
                window=window,
            )
        )
        self.exchange = ends.add(
            Exchange(
                workbench=workbench,
                librarian=librarian,
                prompts=prompts,
                notices=notices,
                window=window,
            )
        )
        self.opening = ends.add(
            Opening(workbench, self.desk, notices, prompts, self.exchange.bringing.begin, window)
        )
        self.recents = Recents(
            settings=basis.settings,
            workbench=workbench,
            librarian=librarian,
            desk=self.desk,
            opening=self.opening,
            notices=notices,
            parent=window,
        )
        self.drops = FileDrops(window)

    @property
    def front_board(self) -> QWidget:
        """The board of what is in front."""
        return self._board if self.games.front is None else self.games.front.board

    def commit(self) -> None:
        """Make steps of what is written in caption and details and not yet passed on."""
        if self.games.front is None:
            self._caption.commit()
        else:
            self.games.front.commit()
        self._details.commit()  # its dock may lie beside the window, whatever is in front


class Shelves:
    """The page of the library, the story of versions, and the windows of what goes out."""

    def __init__(self, window: QMainWindow, basis: Basis, study: Study, files: Files) -> None:
        appearance, thumbnails, ends = basis.appearance, basis.thumbnails, basis.ends
        workbench, librarian = basis.workbench, basis.librarian
        self.page = LibraryPage(librarian, appearance, thumbnails, basis.settings.searches())
        self.parts = ends.add(
            LibraryPageParts(
                self.page,
                appearance,
                window=window,
                librarian=librarian,
                notices=basis.notices,
                prompts=basis.prompts,
                classifying=basis.classifying,
                thumbnails=thumbnails,
                settings=basis.settings,
                export=files.exchange.export_records,
            )
        )
        self.version_window = ends.add(
            VersionWindow(self.parts.changes, basis.notices, thumbnails, appearance, window)
        )
        self.story = VersionStory(
            appearance,
            workbench=workbench,
            desk=files.desk,
            remembering=files.remembering,
            strip=study.versions,
            tree=self.version_window,
            prompts=basis.prompts,
            notices=basis.notices,
            window=window,
        )

        def stock() -> Stock:
            from composer.gui.publishing.stock import Stock

            notes = study.board.overlays
            return Stock(workbench, librarian, self.page, lambda: notes_of(tuple(notes)), window)

        self.publishing = ends.add(
            Publishing(stock, basis.prompts, basis.settings, basis.preferring, appearance, window)
        )
        beside = (
            Places(workbench, files.desk, librarian, basis.prompts),
            thumbnails,
            basis.pictures,
            basis.settings,
            lambda: workbench.document.problem,
            appearance,
            window,
        )
        self.exploring = ends.add(SearchOpener(*beside))
        self.theming = ends.add(ThemeOpener(*beside))
        self.mining = ends.add(MiningOpener(*beside))
