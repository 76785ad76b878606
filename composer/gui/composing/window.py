# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of the theme composer: what is asked at the left, what is found at the right."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from composer.composing.ask import Ask, Meant
from composer.composing.composer import Progress
from composer.composing.demand import Demand
from composer.composing.finds import Find
from composer.composing.like import like
from composer.composing.refusals import PLAYS, Refused, why_not
from composer.gui.board.paintboard import LOW_SIDE
from composer.gui.board.pictures import MenPictures
from composer.gui.board.smallboard import USUAL_SIDE
from composer.gui.composing.details import FindDetails
from composer.gui.composing.findwords import (
    ThemeRowWords,
    clustered,
    kept_words,
    progress_words,
)
from composer.gui.composing.form import CoreForm
from composer.gui.composing.kept import Kept, past, read_kept
from composer.gui.composing.searchrun import ThemeRun
from composer.gui.composing.wanted import Wanted
from composer.gui.exploring.findwords import fault_sentence
from composer.gui.exploring.placing import FindPlacing
from composer.gui.exploring.results import ResultsPane
from composer.gui.exploring.searchingwindow import SearchingWindow
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, row
from composer.gui.threads.running import State
from composer.gui.user.notices import Choice
from composer.gui.user.pause import pause
from composer.gui.user.settings import Settings
from composer.library.search.percentile import Near
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.problem.taskedits import with_intended
from composer.said.sentence import Sentence
from composer.solver.options import Token
from composer.solver.session import Session

_LEFT: Final = 348
_REST: Final = 80  # milliseconds without an edit before it is looked whether it can be had
_LIST, _DETAILS = 480, 260  # heights at first; what is more goes to the list
_LOW: Final = 720  # of the window, below which the board is small


class ComposingWindow(SearchingWindow):
    """Asks for a core, men and themes, runs the search, and shows what comes of it."""

    def __init__(
        self,
        appearance: Appearance,
        *,
        problem: Callable[[], Problem],
        placing: FindPlacing,
        thumbnails: Thumbnails,
        pictures: MenPictures,
        settings: Settings,
        folder: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Make the window; no search runs yet.

        Args:
            appearance: how it looks.
            problem: returns the problem on the studio's board.
            placing: puts finds on the board and into the library.
            thumbnails: draws small boards.
            pictures: of the men.
            settings: keep what is chosen.
            folder: where it is kept what searches came to.
            parent: its owner.
        """
        self._row_words = ThemeRowWords(appearance)
        self.search_run = ThemeRun(folder)
        results = ResultsPane(thumbnails, appearance, self._row_words)
        super().__init__(appearance, settings, results, self.search_run, parent)
        self.search_run.setParent(self)
        self._problem, self._placing = problem, placing
        self._folder = folder
        self._known: Kept | None = None  # the search that Start goes on with
        self._asked = Wanted()  # that the list is about
        self._from: Position | None = None  # the board's position that the form was made from
        self._refusal: Sentence | None = None
        self._weighed: Wanted | None = None  # of which it is known whether it can be had
        self._seconds = 0
        self._progress: Progress | None = None
        self._past: tuple[Kept, ...] = ()
        self.form = CoreForm(appearance, pictures)
        self.details = FindDetails(appearance, self._find_nearest)
        self.go_from = QPushButton(self.tr("Go on from this one"))
        self._rest = pause(self, _REST, self._weigh)
        self.setWindowTitle(self.tr("Compose a theme"))
        self._lay_out()
        self._connect()
        self._take_board()
        self._show_state(State.RESTING)
        self._worker.run(lambda: past(folder, most=1), self._offer_newest, self._failed)

    @property
    def wanted(self) -> Wanted:
        """What is asked, as it stands in the window."""
        return self.form.wanted

    def set_wanted(self, wanted: Wanted) -> None:
        """Show something else."""
        self.form.set_wanted(wanted)
        self._edited()

    def follow_board(self) -> None:
        """Take the position on the studio's board, unless something was said of another."""
        untouched = self._from is not None and self.wanted == replace(
            Wanted().on(self._from),
            meant=tuple(map(Meant, self.wanted.themes)),
            stipulation=self.wanted.stipulation,
            solutions=self.wanted.solutions,
        )
        if untouched and not self.search_run.is_busy and self._known is None:
            self._take_board()

    def refresh_past(self) -> None:
        """Read which searches are kept, and list them."""
        folder = self._folder

        def show(found: tuple[Kept, ...]) -> None:
            self._past = found
            self._fill_menu()

        self._worker.run(lambda: past(folder), show, self._failed)

    def _offer_newest(self, found: tuple[Kept, ...]) -> None:
        """Offer the last search, if it found anything."""
        for kept in found:
            if kept.best and not self.search_run.is_busy:
                self._offer(kept)

    def compose_from(
        self, position: Position, after_key: bool, demand: Callable[[], Demand]
    ) -> None:
        """Ask for what the scheme bench wants of a position, which is worked out in a thread."""
        if not self._is_free():
            return

        def show(found: Demand) -> None:
            if not self.search_run.is_busy:
                self._from, self._known = None, None
                wanted = replace(self.wanted, meant=(), stipulation=TWO_MOVER).on(position)
                self.set_wanted(replace(wanted, demand=found, after_key=after_key))

        self._worker.run(demand, show, self._failed)

    def _ask_alike(self) -> None:
        """Ask for another problem with a theme of the one on the board."""
        if not self._is_free():
            return
        problem, chosen = self._problem(), self.wanted.themes
        position, asked = problem.position, problem.stipulation
        theme = chosen[0] if len(chosen) == 1 else ""

        def found() -> Ask:
            with closing(Session(table_megabytes=16, threads=1)) as session:
                return like(position, theme, Token(), session, asked)

        def show(ask: Ask) -> None:
            if not self.search_run.is_busy:
                self._from, self._known = None, None
                wanted = Wanted.like(ask, position, self.wanted.seconds)
                self.set_wanted(replace(wanted, forbidden=self.wanted.forbidden))

        self._worker.run(found, show, self._failed)

    def begin(self) -> None:
        """Start the search, or go on with the one that was stopped."""
        if self.search_run.is_busy or self._weighed != self.wanted or self._refusal is not None:
            return
        if not self._has_address():
            return
        self.notices.dismiss()
        self._seconds = self.wanted.seconds
        if self._goes_on and self._known is not None:
            self.search_run.go_on(self._known, self._seconds, self.where.workers)
            return
        self._known, self._asked = None, self.wanted
        self._begin_list(self.wanted)
        self.search_run.start(self.wanted.ask, self._seconds, self.where.workers)

    def show_kept(self, kept: Kept, goes_on: bool = False) -> None:
        """Show a search that ran, with what it found; Start goes on with it."""
        if not self._is_free():
            return
        self._known, self._asked, self._from = kept, Wanted.of(kept.asked, self._seconds), None
        self.set_wanted(self._asked)
        self._begin_list(self._asked)
        self._show_state(State.STOPPED)
        if goes_on and self._has_address():
            self.search_run.go_on(kept, self._seconds, self.where.workers)
            return
        self._show_finds(kept.best)
        self._show_progress(
            Progress(kept.tally, 0.0, len(kept.best), True, stipulation=kept.asked.stipulation)
        )

    def close_workers(self) -> None:
        """End the search and all threads; what was found is kept."""
        self.search_run.close()
        self._worker.close()
        self.details.close_worker()

    def _begin_list(self, wanted: Wanted) -> None:
        self._placing.begin(wanted.position)
        self._row_words.note(())
        self.results.begin(wanted.core, TWO_MOVER.rules)
        self._point(None)

    def _take_board(self) -> None:
        problem = self._problem()
        self._from = problem.position
        wanted = self.wanted.on(self._from)
        if problem.stipulation in PLAYS:
            wanted = wanted.with_play(problem.stipulation, wanted.solutions)
        self.set_wanted(wanted)

    @property
    def _goes_on(self) -> bool:
        """Whether Start goes on with the search that is known: nothing but its time is another."""
        known = self._known
        return known is not None and known.asked == self.wanted.ask

    def _edited(self) -> None:
        self._weighed = None
        self._show_state(self.search_run.state)
        if self.wanted.is_something:
            self._rest.start()
        else:
            self._rest.stop()
            self._say(self.tr("Choose a theme, and which men stay."))

    def _weigh(self) -> None:
        """Find out in a thread whether what is asked can be had."""
        wanted = self.wanted

        def show(refusal: Sentence | None) -> None:
            if wanted == self.wanted:
                self._weighed, self._refusal = wanted, refusal
                self._show_state(self.search_run.state)

        self._worker.run(lambda: why_not(wanted.ask), show, self._failed)

    def _state_changed(self, state: State) -> None:
        self._show_state(state)
        path = self.search_run.path
        if state in (State.STOPPED, State.FINISHED) and self._progress is not None:
            self._show_progress(self._progress)
        if state in (State.STOPPED, State.FINISHED, State.FAILED) and path is not None:
            self._worker.run(lambda: read_kept(path), self._know, lambda _: None)

    def _know(self, kept: Kept) -> None:
        if not self.search_run.is_busy and kept.asked == self._asked.ask:
            self._known = kept
            self._show_state(self.search_run.state)

    def _show_state(self, state: State) -> None:
        weighed = self._weighed is not None and self._weighed == self.wanted
        self._show_buttons(state, self._goes_on, weighed and self._refusal is None)
        if weighed:
            if self._refusal is not None:
                self._say(fault_sentence(Refused(self._refusal)), fault=True)
            else:
                self._say("")

    def _progressed(self, progress: Progress) -> None:
        self._progress = progress
        self._show_progress(progress)
        self._say_paused()

    def _show_progress(self, progress: Progress) -> None:
        share = progress.seconds / self._seconds if self._seconds else 0.0
        is_over = self.search_run.state in (State.STOPPED, State.FINISHED)
        words = progress_words(progress, self._seconds, is_over)
        self.results.show_progress(words, min(1.0, share))

    def _show_finds(self, finds: tuple[Find, ...]) -> None:
        rows = clustered(finds)
        self._row_words.note(rows)
        self.results.list.show_finds(rows)
        self.results.list.viewport().update()

    def _point(self, find: object) -> None:
        """Show a find on the small board, and tell of the one that is chosen."""
        if not isinstance(find, Find):
            self.form.board.show_preview(None, frozenset())
            self.details.show_find(None, self._asked.ask)
            return
        position = self.results.finds.position_of(find)
        core = self._asked.ask.of_turn(find.turn)[0].core
        added = frozenset(square for square, _ in position if core[square] is None)
        self.form.board.show_preview(position, added)
        self.details.show_find(find, self._asked.ask)

    def _find_nearest(
        self,
        find: Find,
        show: Callable[[tuple[Near, ...]], None],
        is_unwanted: Callable[[], bool],
    ) -> None:
        problem = Problem(parse_fen(find.fen), self._asked.stipulation)
        self._placing.nearest(problem, show, is_unwanted)

    def _put(self, find: Find) -> None:
        self._placing.put(self._found_problem(find))

    def _found_problem(self, find: Any) -> Problem:
        ask = self._asked.ask
        found = Problem(self.results.finds.position_of(find), ask.stipulation)
        return with_intended(found, str(ask.solutions)) if ask.is_help else found

    def _save(self, finds: tuple[Find, ...]) -> None:
        self._placing.save(tuple(map(self._found_problem, finds)), self._report)

    def _export(self, finds: tuple[Find, ...]) -> None:
        self._placing.export(tuple(map(self._found_problem, finds)), self, self._report)

    def _go_from(self) -> None:
        """Let the find that is chosen be the diagram: its core stays, the added men may go."""
        for find in self.results.list.chosen()[:1]:
            position = self.results.finds.position_of(find)
            asked = self._asked
            placed = asked.ask.of_turn(find.turn)[0]  # where the core stands in that turn
            self._from = None
            self.results.list.clearSelection()
            self._point(None)
            self.set_wanted(
                replace(
                    self.wanted,
                    position=position,
                    free=frozenset(s for s, _ in position if placed.core[s] is None),
                    allowed=asked.allowed,
                    demand=placed.demand,
                    after_key=False,
                    meant=placed.themes,
                    seed=asked.seed % self.form.seed.maximum() + 1,
                )
            )
            self._report(self.tr("The men added may go: click those that are to stay."))

    def _chosen(self) -> None:
        self.go_from.setEnabled(len(self.results.list.selectedIndexes()) == 1)

    def _offer(self, kept: Kept) -> None:
        words = kept_words(kept, self._appearance.language)
        self.notices.report(
            words,
            (
                Choice(self.tr("Look at it"), lambda: self.show_kept(kept)),
                Choice(self.tr("Go on"), lambda: self.show_kept(kept, goes_on=True)),
            ),
        )

    def _fill_menu(self) -> None:
        self._menu.clear()
        self._menu.addSection(self.tr("Done before"))
        for kept in self._past:
            self._menu.addAction(kept_words(kept, self._appearance.language)).triggered.connect(
                lambda _=False, kept=kept: self.show_kept(kept)
            )
        if not self._past:
            self._menu.addAction(self.tr("None yet")).setEnabled(False)

    def _connect(self) -> None:
        self.form.changed.connect(self._edited)
        self.form.alike_wanted.connect(self._ask_alike)
        self.search_run.state_changed.connect(self._state_changed)
        self.search_run.progressed.connect(self._progressed)
        self.search_run.found.connect(self._show_finds)
        self.results.pointed.connect(self._point)
        self.results.taken.connect(self._put)
        self.results.save_requested.connect(self._save)
        self.results.export_requested.connect(self._export)
        self.results.list.selectionModel().selectionChanged.connect(lambda *_: self._chosen())
        self.start.clicked.connect(self.begin)
        self.take.clicked.connect(self._take_board)
        self.go_from.clicked.connect(self._go_from)

    def _lay_out(self) -> None:
        self.go_from.setEnabled(False)
        self.results.feet.addLayout(row(self.go_from, ROOM))
        top = row(self.searches, self.take, ROOM, margins=(14, 10, 14, 8), spacing=6)
        buttons = row(self.where, ROOM, self.start, self.pause, self.stop, spacing=6)
        foot = column(self.told, buttons, margins=(14, 6, 14, 10), spacing=6)
        left = QWidget()
        left.setMinimumWidth(_LEFT)
        whole = column(top, on=left)
        whole.addWidget(self.form, 1)
        whole.addLayout(foot)
        right = QSplitter(Qt.Orientation.Vertical)
        right.setHandleWidth(1)
        right.setChildrenCollapsible(False)
        right.addWidget(self.results)
        right.addWidget(self.details)
        right.setStretchFactor(0, 1)
        right.setStretchFactor(1, 0)
        right.setSizes([_LIST, _DETAILS])
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(right)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        self.results.put_below(self.notices)
        column((split, 1), on=self)

    # Qt's own names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the board; the window stays open while a search runs."""
        if event.key() == Qt.Key.Key_Escape:
            if not self.search_run.is_busy:
                self.close()
            self.left.emit()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """End the search: what was found is kept, and it can go on."""
        self.search_run.stop()
        super().closeEvent(event)

    def sizeHint(self) -> QSize:
        """Return the room of a board, the form below it, and a list beside them."""
        room = self.screen().availableSize()
        return QSize(min(1100, room.width()), min(860, room.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the board small in a low window."""
        super().resizeEvent(event)
        self.form.board.set_side(USUAL_SIDE if self.height() >= _LOW else LOW_SIDE)
