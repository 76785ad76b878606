# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of a studio's window, made one after the other, each of those made before it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from composer.gui.aids.aids import Aids
from composer.gui.beside.popeye import Popeye
from composer.gui.board.palette import MenPalette
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.collection.page import LibraryPage
from composer.gui.collection.pageparts import LibraryPageParts
from composer.gui.collection.versions.opening import VersionWindow
from composer.gui.collection.versions.story import VersionStory
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.boardtools import BoardTools
from composer.gui.documents.commands import Composing
from composer.gui.documents.desk import Desk
from composer.gui.documents.filedrops import FileDrops
from composer.gui.documents.findings import Findings
from composer.gui.documents.inquiry import Inquiry
from composer.gui.documents.opening import Opening
from composer.gui.documents.recents import Recents
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.soundpositions import Remembering
from composer.gui.documents.tabrow import TabRow
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.documents.workbench import Workbench
from composer.gui.exploring.exploring import Exploring
from composer.gui.exploring.placing import Places
from composer.gui.frame.arrangement import Arrangement
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.docks import Docks
from composer.gui.frame.positionbar import PositionBar
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.steps import StepsPanel
from composer.gui.frame.title import Titling
from composer.gui.frame.topbar import TopBar
from composer.gui.frame.undoswitch import UndoSwitch
from composer.gui.frame.views import Views
from composer.gui.games.desk.desk import Shared
from composer.gui.games.desks import GameDesks
from composer.gui.history.history import History
from composer.gui.importing.exchange import Exchange
from composer.gui.keeping.safekeeping import Safekeeping
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.details import DetailsPanel
from composer.gui.panels.dockbar import DockBar
from composer.gui.panels.linestrip import LineStrip
from composer.gui.panels.reading import LineReading
from composer.gui.panels.twintabs import TwinTabs
from composer.gui.program.manual import Manual
from composer.gui.program.men import Men
from composer.gui.publishing.opening import Publishing, notes_of
from composer.gui.rules.chooser import RuleChooser
from composer.gui.threads.analyst import Analyst
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.integrity import LookingThrough
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actions import BESIDE_THE_BOARD, Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.user.stillness import Stillness
from composer.gui.words.language import tr
from composer.pools.pool import Cores

if TYPE_CHECKING:
    from composer.gui.publishing.stock import Stock


class _Ending(Protocol):
    """What has a thread, a process or a window of its own."""

    def close(self) -> object:
        """End it; twice does nothing."""


_PartT = TypeVar("_PartT", bound=_Ending)


class StudioParts(QMainWindow):
    """A window with all that is in it and behind it; nothing of it is connected yet."""

    manual: Manual

    def __init__(
        self,
        settings: Settings,
        preferring: Preferring,
        appearance: Appearance,
        prompts: Prompts,
        drafts: Path,
        resume: bool,
    ) -> None:
        """Make the parts.

        Args:
            settings: keep what is written down from one time to the next.
            preferring: what the user prefers.
            appearance: how all of it looks.
            prompts: asks the few questions.
            drafts: the folder of unsaved work.
            resume: whether the tabs of the last time are opened again.
        """
        super().__init__()
        self._ends = ExitStack()
        self.settings, self.prompts = settings, prompts
        self.preferring, self.appearance = preferring, appearance
        self.actions_by_name = Actions(self, appearance)
        self._make_works()
        self._make_studio()
        self._make_documents(drafts, resume)
        self._make_library()
        self._make_publishing()
        self._lay_out()

    def choose_language(self, language: str) -> None:
        """Request a window in another language, by its code."""
        raise NotImplementedError

    @property
    def front_board(self) -> QWidget:
        """The board of what is in front."""
        return self.board if self.games.front is None else self.games.front.board

    def ending(self, part: _PartT) -> _PartT:
        """Return a part that is closed when the window ends, before those that it was made of."""
        self._ends.callback(part.close)
        return part

    def shut(self) -> None:
        """End all threads, those begun last first; unsaved work that was not wanted is given up."""
        self._ends.close()

    def commit(self) -> None:
        """Make steps of what is written in caption and details and not yet passed on."""
        if self.games.front is None:
            self.caption.commit()
        else:
            self.games.front.commit()
        self.details.commit()  # its dock may lie beside the window, whatever is in front

    def _make_works(self) -> None:
        """Make what works behind the window, and what speaks for it."""
        self.workbench = Workbench(self)
        self.tabs = TabRow(self.workbench, self.appearance)
        self.top = TopBar(self.appearance, self.actions_by_name, self.tabs)
        self.setMenuBar(self.top)
        self.stillness = self.ending(Stillness(self))
        self.preferring.note_system(self.stillness.wanted)
        self.stillness.changed.connect(lambda: self.preferring.note_system(self.stillness.wanted))
        self.analyst = self.ending(Analyst(self))
        self.librarian = self.ending(Librarian(self))
        self.classifying = self.ending(
            Classifying(self.librarian, self, lambda: Cores(self.preferring.now.processes))
        )
        self.looking_through = self.ending(LookingThrough(self.librarian, self))
        self.notices = NoticeBar(self.appearance)
        self.status = StatusLine(self.actions_by_name["past-notices"], self.top.unplaced_tabs)

    def _make_studio(self) -> None:
        """Make board and analysis, and those who let the one follow the other."""
        appearance = self.appearance
        self.pictures, self.thumbnails = MenPictures(appearance), Thumbnails(appearance)
        self.board = BoardView(appearance, self.pictures)
        self.palette_of_men = MenPalette(appearance, self.board, self.pictures)
        actions = self.actions_by_name
        self.bar = PositionBar(
            appearance,
            left=[actions["undo"], actions["redo"]],
            right=[actions["flip"], actions["copy"], actions["export"]],
            worded=actions["add-twin"],
            spare=actions["show-edits"],
            rules=actions["rules"],
        )
        self.men = Men(appearance, self.pictures, self.board, self.settings, self)
        self.rule_chooser = RuleChooser(self, appearance, self.settings)
        self.caption = CaptionPanel()
        self.details = DetailsPanel()
        self.versions = VersionsStrip(self.thumbnails, appearance)
        self.line_strip = LineStrip(appearance)
        self.caption_place = QStackedWidget()
        self.caption_place.addWidget(self.caption)
        self.caption_place.addWidget(self.line_strip)
        self.composing = Composing(self.workbench, self.board, self.notices, appearance, self)
        self.twinning = self.composing.twinning
        self.board_tools = BoardTools(self.twinning, self.notices, self)
        self.inquiry = Inquiry(self.twinning, self.analyst, self.preferring, self)
        self.twin_solving = self.ending(
            TwinSolving(self.twinning, self.analyst, self.inquiry, self)
        )
        self.twins = TwinTabs(self.twinning, self.twin_solving, appearance)
        self.popeye = self.ending(
            Popeye(self.twinning, self.analyst, self.preferring, self.prompts, self)
        )
        below_verdict = QWidget()
        stack = QVBoxLayout(below_verdict)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(0)
        stack.addWidget(self.popeye.strip)
        stack.addWidget(self.twins)
        self.pane = AnalysisPane(appearance, self.thumbnails, below_verdict)
        self._ends.callback(self.pane.rest)
        self.reading = LineReading(
            self.twinning,
            self.board,
            self.pane.solution.tree,
            self.line_strip,
            self.caption_place,
            self,
        )
        self.aids = self.ending(
            Aids(
                appearance,
                board=self.board,
                palette=self.palette_of_men,
                pane=self.pane,
                caption_place=self.caption_place,
                twinning=self.twinning,
                thumbnails=self.thumbnails,
                notices=self.notices,
                parent=self,
            )
        )
        self.history = self.ending(
            History(
                appearance,
                self.pictures,
                self.thumbnails,
                board=self.board,
                place=self.caption_place,
                workbench=self.workbench,
                notices=self.notices,
                parent=self,
            )
        )
        self.pane.body.add_page(self.history.panel, tr("History"))
        self.pane.body.add_page(self.men.page, tr("Men"))

    def _make_documents(self, drafts: Path, resume: bool) -> None:
        """Make what opens, saves and remembers problems."""
        self.games = self.ending(
            GameDesks(
                Shared(self.appearance, self.preferring, self.actions_by_name, self.notices),
                workbench=self.workbench,
                prompts=self.prompts,
                parent=self,
            )
        )
        self.findings = Findings(
            self.workbench,
            self.librarian,
            self.twin_solving.judge,
            self.games.finding_of,
            parent=self,
        )
        self.remembering = self.ending(
            Remembering(self.workbench, self.librarian, self.findings, self)
        )
        self.keeper = Keeper(
            self.workbench, drafts, lambda: self.librarian.path, self.remembering, self
        )
        self._ends.callback(self.keeper.close, keep=False)
        self.desk = Desk(
            self.findings,
            self.commit,
            workbench=self.workbench,
            librarian=self.librarian,
            keeper=self.keeper,
            prompts=self.prompts,
            notices=self.notices,
            window=self,
            parent=self,
        )
        self.resuming = Resuming(
            resume and self.preferring.now.resume,
            workbench=self.workbench,
            librarian=self.librarian,
            keeper=self.keeper,
            notices=self.notices,
            parent=self,
        )
        self.safekeeping = self.ending(
            Safekeeping(
                self.desk.open_library_at,
                self.desk.follow_library,
                librarian=self.librarian,
                prompts=self.prompts,
                notices=self.notices,
                window=self,
                parent=self,
            )
        )
        self.exchange = self.ending(
            Exchange(
                workbench=self.workbench,
                librarian=self.librarian,
                prompts=self.prompts,
                notices=self.notices,
                window=self,
                parent=self,
            )
        )
        self.opening = self.ending(
            Opening(
                self.workbench,
                self.desk,
                self.notices,
                self.prompts,
                self.exchange.bringing.begin,
                self,
            )
        )
        self.recents = Recents(
            settings=self.settings,
            workbench=self.workbench,
            librarian=self.librarian,
            desk=self.desk,
            opening=self.opening,
            notices=self.notices,
            parent=self,
        )
        self.file_drops = FileDrops(self)

    def _make_library(self) -> None:
        """Make the page of the library, and the story of versions."""
        self.library = LibraryPage(
            self.librarian, self.appearance, self.thumbnails, self.settings.searches()
        )
        self.library_parts = self.ending(
            LibraryPageParts(
                self.library,
                self.appearance,
                window=self,
                librarian=self.librarian,
                notices=self.notices,
                prompts=self.prompts,
                classifying=self.classifying,
                thumbnails=self.thumbnails,
                settings=self.settings,
                export=self.exchange.export_records,
            )
        )
        self.version_window = self.ending(
            VersionWindow(
                self.library_parts.changes, self.notices, self.thumbnails, self.appearance, self
            )
        )
        self.story = VersionStory(
            self.appearance,
            workbench=self.workbench,
            desk=self.desk,
            remembering=self.remembering,
            strip=self.versions,
            tree=self.version_window,
            prompts=self.prompts,
            notices=self.notices,
            window=self,
            parent=self,
        )

    def _make_publishing(self) -> None:
        """Make what opens the windows of their own: the export and the search."""
        self.publishing = self.ending(
            Publishing(
                self._made_stock,
                self.prompts,
                self.settings,
                self.preferring,
                self.appearance,
                self,
            )
        )
        self.exploring = self.ending(
            Exploring(
                Places(self.workbench, self.desk, self.librarian, self.prompts),
                self.thumbnails,
                self.pictures,
                self.settings,
                lambda: self.workbench.document.problem,
                self.appearance,
                self,
            )
        )

    def _made_stock(self) -> Stock:
        """Return what has the problems that are published."""
        from composer.gui.publishing.stock import Stock

        return Stock(
            self.workbench,
            self.librarian,
            self.library,
            lambda: notes_of(tuple(self.board.overlays)),
            self,
        )

    def _lay_out(self) -> None:
        actions = self.actions_by_name
        self.board_column = BoardColumn(
            self.bar,
            self.palette_of_men,
            self.board,
            self.caption_place,
            self.versions,
            [actions[name] for name in BESIDE_THE_BOARD],
            aids=(actions["drop-map"], actions["needed"]),
            tray=self.men.tray,
            key=self.men.key,
        )
        self.dock_bar = DockBar(actions, self.appearance)
        self.arrangement = Arrangement(
            self, self.notices, self.board_column, self.pane, self.dock_bar
        )
        edits = StepsPanel(self.workbench.histories, self.thumbnails)
        self.docks = Docks(
            self.arrangement.side,
            actions,
            page=self.library,
            edits=edits,
            details=self.details,
            home=self.board,
        )
        self.views = Views(
            window=self.arrangement.side,
            stack=self.arrangement.stack,
            studio=self.arrangement.studio,
            page=self.library,
            dock=self.docks.library,
            studio_docks=self.docks.of_studio,
            studio_actions=actions.that_change_the_board(),
        )
        self.undo_switch = UndoSwitch(
            (actions["undo"], actions["redo"]),
            self.workbench.histories,
            self.library_parts.changes,
            self.library,
            lambda: self.views.is_library,
        )
        self.titling = Titling(self, self.top, self.workbench, self.story, self.views)
        self.setStatusBar(self.status)
