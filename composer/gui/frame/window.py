# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio's window: puts its parts together and lets them know of each other."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QStackedWidget,
)

from composer.diagrams.style.style import pieces_named
from composer.gui.aids.aids import Aids, Surroundings
from composer.gui.board.palette import MenPalette
from composer.gui.board.pictures import MenPictures
from composer.gui.board.view import BoardView
from composer.gui.collection.furnishing import Furniture, Means
from composer.gui.collection.page import LibraryPage
from composer.gui.collection.versions.story import StoryParts, VersionStory
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.documents.autosave import Keeper
from composer.gui.documents.commands import Composing
from composer.gui.documents.desk import Desk, Parts
from composer.gui.documents.filedrops import FileDrops
from composer.gui.documents.opening import Opening
from composer.gui.documents.recents import Recents
from composer.gui.documents.resuming import Resuming
from composer.gui.documents.soundpositions import Remembering
from composer.gui.documents.tabrow import TabRow
from composer.gui.documents.twins import fault_words
from composer.gui.documents.twinsolving import TwinSolving
from composer.gui.documents.whereabouts import Whereabouts
from composer.gui.documents.workbench import Workbench
from composer.gui.exploring.exploring import Exploring
from composer.gui.exploring.placing import Places
from composer.gui.frame.appearance import show_choices, show_colours, show_men, tree_options
from composer.gui.frame.arrangement import Arrangement
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.commands import commands
from composer.gui.frame.connections import connect_parts
from composer.gui.frame.docks import Docked, Docks
from composer.gui.frame.finder import Finder
from composer.gui.frame.opendocuments import hits_of_documents, place_tabs
from composer.gui.frame.positionbar import PositionBar
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.steps import HistoryPanel
from composer.gui.frame.taborder import order_tabs
from composer.gui.frame.title import Titling
from composer.gui.frame.topbar import TopBar
from composer.gui.frame.views import ViewParts, Views
from composer.gui.importing.exchange import Exchange
from composer.gui.keeping.safekeeping import Safekeeping
from composer.gui.look.icons import Icons
from composer.gui.look.stylesheet import dress, tokens_for
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.tokens import board_for
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.caption import CaptionPanel
from composer.gui.panels.details import DetailsPanel
from composer.gui.panels.dockbar import DockBar
from composer.gui.panels.linestrip import LineStrip
from composer.gui.panels.reading import LineReading
from composer.gui.panels.statements import statement_words
from composer.gui.panels.twintabs import TwinTabs
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.opening import export_window_of
from composer.gui.threads.analyst import Analyst
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.integrity import LookingThrough
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actions import BESIDE_THE_BOARD, Actions
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import fill_view_menu, letters_in_use
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Preferences, Settings, data_folder, library_to_open
from composer.gui.words.language import fill
from composer.notation.letters import Letters
from composer.problem.problem import Problem
from composer.solver.options import SolveOptions


class StudioWindow(QMainWindow):
    """One window, one problem on the board, one open library.

    Signals:
        language_chosen: the user wants another language; carries its code.
        tour_asked: the user wants to see the hints of the first start.
    """

    language_chosen = Signal(str)
    tour_asked = Signal()

    def __init__(
        self,
        settings: Settings,
        prompts: Prompts | None = None,
        library: Path | None = None,
        drafts: Path | None = None,
        resume: bool = True,
    ) -> None:
        super().__init__()
        self.settings = settings
        self.preferences = settings.preferences()
        self.tokens = tokens_for(self.preferences.theme)
        self.icons = Icons(self.tokens)
        self.prompts = prompts or Prompts()
        self._make_parts(drafts or data_folder() / "drafts", resume)
        self._lay_out()
        connect_parts(self)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_theme_changed)
        self.dress()
        self.apply_preferences(self.preferences)
        self.arrangement.restore(self.settings)
        self.whereabouts = Whereabouts(self, self.settings)
        self._open_library(library)
        self.show_problem(self.twinning.problem)
        self.board.setFocus()

    def apply_preferences(self, preferences: Preferences) -> None:
        """Let the window be as the user prefers it."""
        before, self.preferences = self.preferences, preferences
        self.settings.keep_preferences(preferences)
        if (before.theme, before.board) != (preferences.theme, preferences.board):
            self.dress()
        if before.men != preferences.men:
            show_men(self, pieces_named(preferences.men))
        show_choices(self)

    def dress(self) -> None:
        """Give every part the colours of the theme and of the board."""
        application = QApplication.instance()
        self.tokens = tokens_for(self.preferences.theme)
        if isinstance(application, QApplication):
            dress(application, self.tokens)
        self.icons = Icons(self.tokens)
        show_colours(self)

    def prefer(self, **changes: object) -> None:
        """Change some preferences."""
        self.apply_preferences(replace(self.preferences, **changes))  # type: ignore[arg-type]

    def choose_language(self, language: str) -> None:
        """Ask for a window in another language."""
        if language != self.preferences.language and self.exchange.may_leave():
            self.commit()
            QTimer.singleShot(0, self, lambda: self.language_chosen.emit(language))

    def letters(self) -> Letters:
        """Return the piece letters in use."""
        return letters_in_use(self.preferences)

    def solve_options(self) -> SolveOptions:
        """Return what the analyst is to find."""
        return SolveOptions(refutations=min(3, max(1, self.preferences.refutations)))

    def _make_parts(self, drafts: Path, resume: bool) -> None:
        self.top = TopBar(self.icons)
        self.setMenuBar(self.top)
        self.actions_by_name = Actions(self)
        self.top.finder.join(self.actions_by_name["finder"])
        self.session = Workbench(self)
        self.analyst = Analyst(self)
        self.librarian = Librarian(self)
        self.classifying = Classifying(self.librarian, self)
        self.looking_through = LookingThrough(self.librarian, self)
        self.notices = NoticeBar(self.icons)
        self.keeper = Keeper(self.session, drafts, lambda: self.librarian.path, self)
        self.status = StatusLine()
        self.dock_bar = DockBar(self.actions_by_name, self.icons)
        self._export: ExportWindow | None = None
        pieces = pieces_named(self.preferences.men)
        pictures = MenPictures(pieces)
        self.thumbnails = Thumbnails(board_for(self.tokens))
        self.thumbnails.set_pieces(pieces)
        self._make_studio(pictures)
        self.library = LibraryPage(self.librarian, self.tokens, self.icons, self.thumbnails)
        self.library.set_pieces(pieces)
        self.library.filter.set_asked_before(self.settings.searches())
        self._make_desk(resume)
        self.tabs = TabRow(self.session, self.icons)
        place_tabs(self.tabs, self.top, self.status)
        places = Places(self.session, self.desk, self.librarian, self.prompts)
        self.exploring = Exploring(
            places, self.thumbnails, pictures, self.settings, lambda: self.session.problem, self
        )
        self.opening = Opening(
            self.session, self.desk, self.notices, self.exchange.bringing.begin, self
        )
        self.recents = Recents(
            settings=self.settings,
            session=self.session,
            librarian=self.librarian,
            desk=self.desk,
            opening=self.opening,
            notices=self.notices,
            parent=self,
        )
        self.file_drops = FileDrops(self)
        surroundings = Surroundings(
            self.board,
            self.palette_of_men,
            self.pane,
            self.caption_place,
            self.twinning,
            self.thumbnails,
            self.notices,
        )
        self.aids = Aids(surroundings, self.tokens, self.icons, self)

    def _make_studio(self, pictures: MenPictures) -> None:
        """Make board and analysis, and those who let the one follow the other."""
        self.board = BoardView(pictures=pictures)
        self.palette_of_men = MenPalette(pictures=pictures)
        self.bar = PositionBar(self.icons)
        self.caption = CaptionPanel()
        self.details = DetailsPanel()
        self.versions = VersionsStrip(self.thumbnails, self.icons)
        self.pane = AnalysisPane(self.tokens, self.icons)
        self.line_strip = LineStrip(self.tokens, self.icons)
        self.caption_place = QStackedWidget()
        self.caption_place.addWidget(self.caption)
        self.caption_place.addWidget(self.line_strip)
        self.composing = Composing(self.session, self.board, self.notices, self)
        self.twinning = self.composing.twinning
        self.twin_solving = TwinSolving(self.twinning, self.analyst, self.solve_options, self)
        self.twins = TwinTabs(self.twinning, self.twin_solving, self.tokens, self.icons)
        self.reading = LineReading(
            self.twinning,
            self.board,
            self.pane.solution.tree,
            self.line_strip,
            self.caption_place,
            self,
        )

    def _make_desk(self, resume: bool) -> None:
        """Make what opens, saves and remembers problems, and all that leans on it."""
        parts = Parts(self.session, self.librarian, self.keeper, self.prompts, self.notices, self)
        self.desk = Desk(parts, self)
        self.desk.set_commit(self.commit)
        self.remembering = Remembering(
            self.session, self.librarian, lambda: self.desk.finding, self
        )
        self.keeper.keep_too(self.remembering)
        self.resuming = Resuming(parts, resume and self.preferences.resume, self)
        self.safekeeping = Safekeeping(
            parts, self.desk.open_library_at, self.desk.follow_library, self
        )
        self.exchange = Exchange(parts, lambda: self.library.records.ids, self)
        means = Means(
            self,
            self.librarian,
            self.notices,
            self.prompts,
            self.classifying,
            self.thumbnails,
            self.settings,
            self.exchange.export_records,
        )
        self.furniture = Furniture(self.library, means, self.tokens, self.icons)
        told_with = StoryParts(
            self.session,
            self.desk,
            self.remembering,
            self.versions,
            self.furniture,
            self.prompts,
            self.notices,
            self,
        )
        self.story = VersionStory(told_with, self)

    def _lay_out(self) -> None:
        actions = self.actions_by_name
        self.bar.lay_out(
            [actions["undo"], actions["redo"]],
            [actions["flip"], actions["copy"], actions["export"]],
            worded=actions["add-twin"],
            spare=actions["show-history"],
        )
        self.board_column = BoardColumn(
            self.bar,
            self.palette_of_men,
            self.board,
            self.caption_place,
            self.versions,
            [actions[name] for name in BESIDE_THE_BOARD],
            aids=(actions["drop-map"], actions["needed"]),
        )
        self.pane.put_twins(self.twins)
        self.arrangement = Arrangement(
            self, self.notices, self.board_column, self.pane, self.dock_bar
        )
        history = HistoryPanel(self.session.histories, self.thumbnails)
        self.docks = Docks(
            self.arrangement.side, Docked(self.library, history, self.details, self.board)
        )
        self.docks.join(actions)
        view_parts = ViewParts(
            self.arrangement.side,
            self.arrangement.stack,
            self.arrangement.studio,
            self.library,
            self.docks.library,
            self.docks.of_studio,
            actions.that_change_the_board(),
        )
        self.views = Views(view_parts)
        self.titling = Titling(self, self.top, self.session, self.story, self.views)
        self.aids.add_entry(self.dock_bar, actions["neighbours"])
        self.setStatusBar(self.status)
        self.status.add_button(actions["past-notices"])
        fill_view_menu(actions.menus["view"], self)
        order_tabs(self)
        self.setMinimumSize(800, 560)
        self.resize(self.sizeHint())

    def ask(self) -> None:
        """Ask the analyst for the problem on the board."""
        if self.twinning.fault is None:
            rights = not self.twinning.whole.twins
            self.analyst.ask(self.twinning.problem, self.solve_options(), rights=rights)
        else:
            self.analyst.refuse(self.twinning.problem, fault_words(self.twinning.fault))

    def commit(self) -> None:
        """Make steps of what is written in caption and details and not yet told."""
        self.caption.commit()
        self.details.commit()

    def show_export(self) -> ExportWindow:
        """Open the export window, or bring it to the front."""
        self.commit()
        if self._export is None:
            self._export = export_window_of(self)
        self._export.show()
        self._export.raise_()
        self._export.activateWindow()
        return self._export

    def print_problem(self) -> None:
        """Print the problem on the board."""
        self.show_export().print_board()

    @property
    def export_window(self) -> ExportWindow | None:
        """The export window, once it was opened."""
        return self._export

    def show_problem(self, problem: Problem) -> None:
        """Show another problem, or another of its twins, and ask the analyst for it."""
        self.board.set_position(problem.position)
        self.bar.show_problem(problem)
        self.caption.show_problem(problem)
        self.details.show_problem(self.session.problem)
        self.pane.set_statement(statement_words(self.session.problem))
        self.ask()

    def allow_refutations(self, number: int) -> None:
        """List first moves with at most so many refutations as tries."""
        self.prefer(refutations=number)
        self.ask()

    def show_intended(self) -> None:
        """Show which key is meant, in the tree and in all that rests on it."""
        self.analyst.mean(self.aids.intended.marks)
        self.pane.set_options(tree_options(self))
        answer = self.pane.answer
        if answer is not None and answer.analysis is not None and answer.meant != self.pane.meant:
            self.ask()

    def show_view(self, library: bool) -> None:
        """Show that the library has the window now, or the studio again."""
        self.actions_by_name["show-library"].setChecked(library)
        self.status.show_library(library)
        if not library:
            self.board.setFocus()

    def take_keyboard(self) -> None:
        """Give the keyboard back to the board, or to the library while that has the window."""
        self.activateWindow()
        if self.views.is_library:
            self.library.focus_filter()
        else:
            self.board.setFocus()

    def note_library(self, path: Path) -> None:
        """Remember which library is open."""
        self.preferences = replace(self.preferences, library=str(path))
        self.settings.keep_preferences(self.preferences)
        self.docks.name_library(path.name)

    def _open_library(self, asked: Path | None) -> None:
        path, gone = library_to_open(asked, self.preferences.library)
        if gone is not None:
            words = self.tr("The library %1 is not there; another was opened in its place.")
            self.notices.tell(fill(words, gone), fault=True)
        self.librarian.open_or_sample(path)

    def show_finder(self) -> None:
        """Open the field that finds actions and problems."""
        offered = commands(self.actions_by_name.menus.values())
        others = hits_of_documents(self)
        finder = Finder(offered, self.librarian, self.desk.open_record, self, others)
        finder.open_under(self.top.finder)

    def _system_theme_changed(self) -> None:
        if self.preferences.theme == "system":
            self.dress()

    def reset_layout(self) -> None:
        """Lay the window out as at the first start."""
        self.settings.forget_layout()
        self.furniture.reset_layout()
        self.views.show_studio()
        self.docks.put_back()
        self.arrangement.share_width()

    # Qt's own names

    def sizeHint(self) -> QSize:
        """Return the size of a first start: as the look asks, where the screen has room."""
        room = self.screen().availableSize()
        return QSize(min(1440, room.width()), min(900, room.height()))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the files that are dropped on the window, now that it is on the screen."""
        super().showEvent(event)
        self.file_drops.watch()
        self.whereabouts.watch()

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

    def leave(self) -> None:
        """Go without a question: another window takes over the session."""
        self._keep_layout()
        self.shut()
        self.hide()
        self.deleteLater()

    def _keep_layout(self) -> None:
        self.whereabouts.close()
        self.views.show_studio()  # the docks as they are beside the board
        self.settings.keep_searches(self.library.filter.asked_before)
        self.arrangement.keep(self.settings)
        self.furniture.keep_layout()
        self.settings.flush()

    def shut(self) -> None:
        """End all threads; unsaved work that was not wanted is given up."""
        self.twin_solving.close()
        self.exploring.close()
        self.opening.close()
        self.aids.close()
        self.analyst.close()
        self.pane.rest()
        self.remembering.close()
        self.keeper.close(keep=False)
        self.furniture.close()
        self.classifying.close()
        self.looking_through.close()
        self.safekeeping.close()
        self.exchange.close()
        self.librarian.close()
        if self._export is not None:
            self._export.close_worker()
            self._export.close()
