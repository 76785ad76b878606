# SPDX-License-Identifier: GPL-3.0-or-later
"""The search window: beside the studio, never in its way, with the search that runs in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QScrollArea,
    QSplitter,
    QTabWidget,
    QWidget,
)

from composer.explore.explorer import KEPT, Progress
from composer.explore.finds import Find
from composer.explore.onlymoves import with_line
from composer.explore.plan import Plan, plan_of
from composer.explore.spec import Spec, SpecError
from composer.gui.board.paintboard import LOW_SIDE, PaintBoard
from composer.gui.board.pictures import MenPictures
from composer.gui.board.smallboard import USUAL_SIDE
from composer.gui.exploring.counting import Counting, Size
from composer.gui.exploring.findwords import fault_sentence, progress_words, size_words, usual_rate
from composer.gui.exploring.holding import Holding
from composer.gui.exploring.placing import FindPlacing
from composer.gui.exploring.results import ResultsPane
from composer.gui.exploring.rowwords import SearchRowWords
from composer.gui.exploring.searchingwindow import SearchingWindow
from composer.gui.exploring.searchrun import SearchRun
from composer.gui.exploring.shelf import Kept, Shelf, read_kept
from composer.gui.exploring.varying import Varying
from composer.gui.exploring.where import all_cores
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import ROOM, column, row
from composer.gui.threads.running import State, Workers
from composer.gui.user.notices import Choice
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.gui.words.language import fill, grouped, moment_words, tr
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.problem.taskedits import stated_intended, with_intended

_LEFT: Final = 348
_SHOWN_PAST: Final = 12
_LOW: Final = 690  # of the window, below which the board is small


class SearchWindow(SearchingWindow):
    """Asks what may vary and what must hold, runs the search, and shows what comes of it."""

    def __init__(
        self,
        appearance: Appearance,
        *,
        problem: Callable[[], Problem],
        placing: FindPlacing,
        prompts: Prompts,
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
            prompts: asks the few questions.
            thumbnails: draws small boards.
            pictures: of the men.
            settings: keep what is chosen.
            folder: where searches are kept.
            parent: its owner.
        """
        self.search_run = SearchRun(folder)
        results = ResultsPane(thumbnails, appearance, SearchRowWords(appearance))
        super().__init__(appearance, settings, results, self.search_run, parent)
        self.search_run.setParent(self)
        self._problem, self._placing, self._prompts = problem, placing, prompts
        self._settings = settings
        self._plan = Plan()
        self._known: Kept | None = None  # the search that Start goes on with
        self._size: Size | None = None
        self._asked: Stipulation = TWO_MOVER  # of what is found
        self._intended = ""
        self._rates: dict[tuple[float, int], float] = {}
        self.shelf = Shelf(folder)
        self.counting = Counting(self)
        self.board = PaintBoard(appearance, pictures)
        self.varying = Varying(self.board, appearance, pictures)
        self.holding = Holding(appearance)
        self.tabs = QTabWidget()
        self._past: tuple[Kept, ...] = ()
        self._named: tuple[tuple[str, Path], ...] = ()
        self.setWindowTitle(self.tr("Search for problems"))
        self._lay_out()
        self._connect()
        self.set_plan(_on_board(Plan(), problem()))
        self._show_state(State.RESTING)
        self._worker.run(lambda: self.shelf.past(most=1), self._offer_newest, self._failed)

    @property
    def plan(self) -> Plan:
        """The search as it stands in the window."""
        return self._plan

    def set_plan(self, plan: Plan) -> None:
        """Show another search."""
        self._plan = plan
        self.varying.set_plan(plan)
        self.holding.set_plan(plan)
        self._count()

    def follow_board(self) -> None:
        """Take the position on the studio's board, unless something was said of another."""
        if self._plan.is_untouched and not self.search_run.is_busy and not self._known:
            self._take_board()

    def workers(self) -> Workers:
        """Return where the search is to be worked on."""
        return self.where.workers

    def refresh_past(self) -> None:
        """Read which searches are kept, and list them."""

        def show(found: tuple[tuple[tuple[str, Path], ...], tuple[Kept, ...]]) -> None:
            self._named, self._past = found
            self._fill_menu()

        self._worker.run(lambda: (self.shelf.named(), self.shelf.past()), show, self._failed)

    def _offer_newest(self, found: tuple[Kept, ...]) -> None:
        """Offer to go on with the last search, if it was interrupted."""
        for kept in found:
            if not kept.is_finished and not self.search_run.is_busy:
                self._offer(kept)

    def begin(self) -> None:
        """Start the search, or go on with the one that was stopped or interrupted."""
        if self.search_run.is_busy or self._fault() or self._size is None:
            return
        workers = self.workers()
        if not self._has_address():
            return
        self.notices.dismiss()
        known = self._known
        if known is not None and known.spec == self._size.spec and not known.is_finished:
            self.search_run.go_on(known, workers)
            return
        self.results.begin(self._plan.position, self._plan.stipulation.rules)
        self._asked, self._intended = self._plan.stipulation, self._plan.intended
        self._placing.begin(self._plan.position)
        self._known = None
        self.search_run.start(self._size.spec, workers)

    def show_kept(self, kept: Kept) -> None:
        """Show a search that ran, with what it found; Start goes on with it."""
        if not self._is_free():
            return
        self._known = kept
        self._asked, self._intended = kept.spec.stipulation, kept.spec.intended
        self.set_plan(plan_of(kept.spec))
        self._placing.begin(kept.spec.position)
        self.results.begin(kept.spec.position, kept.spec.stipulation.rules)
        self.results.list.show_finds(kept.best)
        self._show_progress(Progress(kept.tally, kept.all, 0.0, kept.is_finished))
        self._show_state(State.FINISHED if kept.is_finished else State.STOPPED)

    def close_workers(self) -> None:
        """End the search and all threads; what was done is kept."""
        self.search_run.close()
        self.counting.close()
        self._worker.close()

    def _edited(self, plan: Plan) -> None:
        """Take over an edit; the one that made it shows it already, and the other must follow."""
        self._plan = plan
        for form in (self.varying, self.holding):
            if form.plan != plan:
                form.set_plan(plan)
        self._count()

    def _take_board(self) -> None:
        problem = self._problem()
        self.set_plan(_on_board(self._plan, problem))

    def _count(self) -> None:
        """Find out how many candidates there are, or what is wrong."""
        self._size = None
        self.start.setEnabled(False)
        try:
            spec = self._plan.spec()
        except SpecError as error:
            self.counting.drop()
            if self._plan.is_untouched:
                self._say(tr("Nothing may vary yet: choose a man and paint squares."))
            else:
                self._say(fault_sentence(error), fault=True)
            return
        if self.holding.complaint:
            self.counting.drop()
            self._say(self.holding.complaint, fault=True)
            return
        self.counting.ask(spec)

    def _counted(self, size: Size) -> None:
        self._size = size if not size.fault else None
        if size.fault is not None:
            self._say(fault_sentence(size.fault), fault=True)
        else:
            self._say(size_words(size.number, self._rate()))
        self._show_state(self.search_run.state)

    def _rate(self) -> float:
        workers = self.workers()
        if workers.cluster:
            return 0.0
        jobs = workers.jobs or all_cores()
        moves = self._plan.stipulation.moves
        return self._rates.get((moves, jobs)) or usual_rate(moves, jobs)

    def _fault(self) -> bool:
        return self._size is None or bool(self.holding.complaint)

    def _state_changed(self, state: State) -> None:
        self._show_state(state)
        if state in (State.STOPPED, State.FINISHED, State.FAILED):
            path = self.search_run.journal
            if path is not None:
                self._worker.run(lambda: read_kept(path), self._know, lambda _: None)

    def _know(self, kept: Kept) -> None:
        if not self.search_run.is_busy:
            self._known = kept
            self._show_state(self.search_run.state)

    def _show_state(self, state: State) -> None:
        known = self._known
        same = known is not None and self._size is not None and known.spec == self._size.spec
        goes_on = same and known is not None and not known.is_finished
        self._show_buttons(state, goes_on, not self._fault())

    def _progressed(self, progress: Progress) -> None:
        self._show_progress(progress)
        self._say_paused()
        jobs = self.workers().jobs or all_cores()
        if progress.rate and not self.workers().cluster:
            self._rates[(self._plan.stipulation.moves, jobs)] = progress.rate

    def _show_progress(self, progress: Progress) -> None:
        tally = progress.tally
        title = ""
        if tally.found > KEPT:
            title = fill(self.tr("The best %1 of those found"), grouped(KEPT))
        share = tally.tried / progress.all if progress.all else 1.0
        self.results.show_progress(progress_words(progress), share, title)

    def _point(self, find: object) -> None:
        if not isinstance(find, Find):
            self.board.show_preview(None, frozenset())
            return
        position = self.results.finds.position_of(find)
        self.board.show_preview(position, self.results.finds.lit(position))

    def _put(self, find: Find) -> None:
        self._placing.put(self._found_problem(find))

    def _found_problem(self, find: Find) -> Problem:
        found = with_line(Problem(self.results.finds.position_of(find), self._asked), find)
        return with_intended(found, self._intended) if self._intended else found

    def _save(self, finds: tuple[Find, ...]) -> None:
        problems = tuple(self._found_problem(find) for find in finds)
        self._placing.save(problems, lambda words: self._report(words))

    def _export(self, finds: tuple[Find, ...]) -> None:
        problems = tuple(self._found_problem(find) for find in finds)
        self._placing.export(problems, self, self._report)

    def _save_search(self) -> None:
        try:
            spec = self._plan.spec()
        except SpecError as error:
            self._report(fault_sentence(error), fault=True)
            return
        names = tuple(name for name, _ in self._named)
        name = self._prompts.word(self, self.tr("Save the search"), self.tr("Name"), names)
        if name:
            self._worker.run(
                lambda: self.shelf.save(name, spec),
                self._saved_search,
                self._failed,
            )

    def _saved_search(self, path: Path) -> None:
        self._report(fill(self.tr("The search was saved as %1."), path.name))
        self.refresh_past()

    def _open_search(self, path: Path) -> None:
        def show(spec: Spec) -> None:
            self._known = None
            self.set_plan(plan_of(spec))

        self._worker.run(lambda: self.shelf.open(path), show, self._failed)

    def _offer(self, kept: Kept) -> None:
        words = fill(self.tr("A search was interrupted at %1 %."), kept.percent)

        def go_on() -> None:
            self.show_kept(kept)
            if not self.search_run.is_busy:
                self.search_run.go_on(kept, self.workers())

        self.notices.report(
            words,
            (
                Choice(self.tr("Go on"), go_on),
                Choice(self.tr("Look at it"), lambda: self.show_kept(kept)),
                Choice(self.tr("Discard"), lambda: self._discard(kept)),
            ),
        )

    def _discard(self, kept: Kept) -> None:
        self._worker.run(
            lambda: self.shelf.remove(kept.path), lambda _: self.refresh_past(), self._failed
        )

    def _fill_menu(self) -> None:
        menu = self._menu
        menu.clear()
        menu.addAction(self.tr("Save this search …"), self._save_search)
        if self._named:
            menu.addSection(self.tr("Saved"))
        for name, path in self._named:
            menu.addAction(name.replace("&", "&&")).triggered.connect(
                lambda _=False, path=path: self._open_search(path)
            )
        if self._past:
            menu.addSection(self.tr("Done before"))
        for kept in self._past[:_SHOWN_PAST]:
            menu.addAction(_kept_words(kept)).triggered.connect(
                lambda _=False, kept=kept: self.show_kept(kept)
            )

    def _where_chosen(self) -> None:
        if self._size is not None and self._size.fault is None:
            self._say(size_words(self._size.number, self._rate()))

    def _connect(self) -> None:
        self.varying.changed.connect(self._edited)
        self.holding.changed.connect(self._edited)
        self.counting.counted.connect(self._counted)
        self.search_run.state_changed.connect(self._state_changed)
        self.search_run.progressed.connect(self._progressed)
        self.search_run.found.connect(self.results.list.show_finds)
        self.results.pointed.connect(self._point)
        self.results.taken.connect(self._put)
        self.results.save_requested.connect(self._save)
        self.results.export_requested.connect(self._export)
        self.start.clicked.connect(self.begin)
        self.take.clicked.connect(self._take_board)
        self.where.changed.connect(self._where_chosen)

    def _lay_out(self) -> None:
        top = row(self.searches, self.take, ROOM, margins=(14, 10, 14, 8), spacing=6)
        for widget, words in (
            (self.varying, self.tr("What may vary")),
            (self.holding, self.tr("What must hold")),
        ):
            area = QScrollArea()
            area.setWidgetResizable(True)
            area.setFrameShape(QScrollArea.Shape.NoFrame)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            widget.setObjectName("insightBody")
            widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            area.setWidget(widget)
            self.tabs.addTab(area, words)
        self.tabs.setDocumentMode(True)
        buttons = row(self.where, ROOM, self.start, self.pause, self.stop, spacing=6)
        foot = column(self.told, buttons, margins=(14, 6, 14, 10), spacing=6)
        left = QWidget()
        left.setMinimumWidth(_LEFT)
        whole = column(top, on=left)
        whole.addWidget(self.board, 0, Qt.AlignmentFlag.AlignHCenter)
        whole.addSpacing(4)
        whole.addWidget(self.tabs, 1)
        whole.addLayout(foot)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(left)
        split.addWidget(self.results)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        self.results.put_below(self.notices)
        column((split, 1), on=self)

    # Qt's own names

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back to the board; a search that runs goes on."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            self.left.emit()
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the room of a board, what varies below it, and a list beside them."""
        room = self.screen().availableSize()
        return QSize(min(1060, room.width()), min(860, room.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the board small in a low window."""
        super().resizeEvent(event)
        self.board.set_side(USUAL_SIDE if self.height() >= _LOW else LOW_SIDE)


def _on_board(plan: Plan, problem: Problem) -> Plan:
    return plan.on(problem.position, problem.stipulation, stated_intended(problem))


def _kept_words(kept: Kept) -> str:
    when = moment_words(kept.written_at)
    asked, found = str(kept.spec.stipulation), kept.tally.found
    return fill(tr("%1: %2, %3 found, %4 %"), when, asked, found, kept.percent)
