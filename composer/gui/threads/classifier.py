# SPDX-License-Identifier: GPL-3.0-or-later
"""Analysing the problems of the open library in the background, while the window works.

The solving is done in other processes at a low priority; what they find is kept in the
librarian's thread, a batch at a time. What waits is read off the library, so that it goes on
by itself wherever it was interrupted. That is read, and the processes are begun, in a thread of
its own: both may take half a second or more, and no search should wait for it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from composer.gui.threads.librarian import Librarian
from composer.gui.threads.worker import Worker
from composer.gui.user.pause import pause
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.access.admitting import CHECKED_ON_OPENING
from composer.library.access.store import GivenUp, Library
from composer.library.classify.run import Progress, Run, WorkBroken
from composer.library.classify.shared import SharedRun
from composer.library.classify.waiting import Classified
from composer.library.classify.worker import Round
from composer.library.file.faults import LibraryDamaged, LibraryFault, LibraryGone, LibraryLocked
from composer.pools.pool import Cores, Pool
from composer.said.sentence import sentence_of

_LOG = logging.getLogger(__name__)

SETTLED = 1500  # milliseconds after opening or a change, before it looks what waits
_REST = 1000  # milliseconds without an edit, before more is handed out
_BREATH = 100  # milliseconds at least between two steps
_TICK = 1000  # milliseconds at most between two steps
_TELLING = 2000  # milliseconds at least between two times that views are told to look again
_LARGE = 25  # problems for which they are left in peace a millisecond longer: looking takes longer
_AGAIN = 5000  # milliseconds before it tries again where another program writes
_IDLE = 30_000  # milliseconds without work, before the processes are ended


class _Reader:
    """The library opened once more, to be read only; used in one thread alone."""

    def __init__(self) -> None:
        self._library: Library | None = None

    def open(self, path: Path) -> Library | None:
        """Return the library; None where it cannot be opened a second time."""
        if self._library is None or self._library.path != path:
            self.close()
            try:
                self._library = Library.open(path, read_only=True)
            except (LibraryFault, OSError):
                return None
        return self._library

    def rest(self) -> None:
        """Give back what a large library holds in memory; it is opened in a millisecond."""
        if self._library is not None and self._library.path.stat().st_size > CHECKED_ON_OPENING:
            self.close()

    def close(self) -> None:
        """Close the file."""
        if self._library is not None:
            self._library.close()
            self._library = None


class Classifying(QObject):
    """Analyses what waits in the library that the librarian has open.

    Signals:
        progressed: how many problems are done, how many there are, how many a second;
            `asked` says whether verdicts or analyses are meant.
        paused: whether it is paused now.
        finished: nothing waits any more.
        faulted: it cannot go on; carries a sentence.
    """

    progressed = Signal(int, int, float)
    paused = Signal(bool)
    finished = Signal()
    faulted = Signal(str)
    _came_back = Signal()

    def __init__(
        self,
        librarian: Librarian,
        parent: QObject | None = None,
        make: Callable[[], Pool] = Cores,
    ) -> None:
        super().__init__(parent)
        self._librarian, self._make = librarian, make
        self._worker = Worker("classifying", self)
        self._reader = _Reader()  # used in the worker's thread only
        self._run: SharedRun | None = None
        self._number = 0  # of the library: steps that were asked of an older one are dropped
        self._stepping = self._paused = self._closed = False
        self._progress: Progress | None = None
        self._kept: list[int] = []
        self._settled = self._timer(SETTLED, self._begin)
        self._rest = self._timer(_REST, self._step)
        self._breath = self._timer(_BREATH, self._step)
        self._tick = self._timer(_TICK, self._step)
        self._again = self._timer(_AGAIN, self._step)
        self._telling = self._timer(_TELLING, self._report_views)
        self._idle = self._timer(_IDLE, self._end_processes)
        self._came_back.connect(self._breathe, Qt.ConnectionType.QueuedConnection)
        librarian.opened.connect(self._opened)
        librarian.changed.connect(self._changed)

    @property
    def is_paused(self) -> bool:
        """Whether the user has paused it."""
        return self._paused

    @property
    def is_running(self) -> bool:
        """Whether something waits and is being done, or is paused."""
        return self._progress is not None

    @property
    def asked(self) -> Round | None:
        """What is being found out: verdicts first, then analyses; None where nothing waits."""
        return None if self._progress is None else self._progress.asked

    @property
    def progress(self) -> Progress | None:
        """How far it has come; None where nothing waits."""
        return self._progress

    def start(self) -> None:
        """Look what waits, and do it; it does so by itself when a library is opened."""
        if self._librarian.path is not None and not self._closed:
            self._begin()

    def pause(self) -> None:
        """Hand out no more, until `resume`; what is under way is finished and kept."""
        if not self._paused:
            self._paused = True
            self.paused.emit(True)

    def resume(self) -> None:
        """Go on."""
        if self._paused:
            self._paused = False
            self.paused.emit(False)
            self.start()

    def give_way(self) -> None:
        """Hand out nothing for a moment: the user is composing and wants the processors."""
        self._rest.start()

    def begin_again(self) -> None:
        """Look again what waits, with other processes: so many as are wanted now."""
        if not self._closed:
            self._leave()
            self._settled.start()

    def close(self) -> None:
        """End at once, before the librarian is closed; what has come back is still kept."""
        if self._closed:
            return
        self._closed = True
        for timer in self.findChildren(QTimer):
            timer.stop()
        run = self._run
        if run is not None:
            _close(run)  # whoever works with it gives it up: it is closed
            self._librarian.read(lambda library: _keep_rest(run, library), lambda _: None)
        self._worker.run(self._reader.close)
        self._worker.close()

    def _timer(self, interval: int, act: Callable[[], None]) -> QTimer:
        timer = pause(self, interval, act)
        return timer

    def _opened(self, _: Path) -> None:
        if self._closed:
            return
        self._leave()
        self._settled.start()

    def _leave(self) -> None:
        """Give up what is being read and worked on."""
        self._number += 1
        self._end_processes()
        self._worker.run(self._reader.close)
        self._run, self._stepping = None, False
        self._kept.clear()
        if self._progress is not None:
            self._progress = None
            self.finished.emit()

    def _changed(self, what: object) -> None:
        if isinstance(what, Classified) or self._closed:
            return
        if self._run is not None:
            self._run.look_again()
        self._settled.start()

    def _begin(self) -> None:
        if self._run is None:
            self._run = SharedRun(Run(self._make, self._came_back.emit))
        self._step()

    def _breathe(self) -> None:
        if not self._breath.isActive():
            self._breath.start()

    def _step(self) -> None:
        """Have the librarian keep what came back, then hand out more."""
        run, path = self._run, self._librarian.path
        if run is None or path is None or self._stepping or self._closed:
            return
        self._stepping = True
        number = self._number

        def keep(library: Library) -> tuple[int, ...] | None:
            with run.alone() as alone:
                if self._closed or library.read_only:
                    return None
                return alone.keep(library)

        def failed(fault: Exception) -> None:
            self._failed(number, fault)

        self._librarian.read(
            lambda library: (keep(library),),
            lambda kept: self._go_on(number, run, path, *kept),
            failed,
        )

    def _go_on(self, number: int, run: SharedRun, path: Path, kept: tuple[int, ...] | None) -> None:
        """Look what waits, and hand out more, where no search waits for it."""
        if number != self._number or self._closed:
            return
        if kept is None:
            self._stepped(number, Progress(None, 0, 0))
            return
        hand_out = not (self._paused or self._rest.isActive())

        def unwanted() -> bool:
            return self._closed or number != self._number

        def work(library: Library) -> Progress | None:
            with run.alone() as alone:
                if unwanted():
                    return None
                with library.giving_up(unwanted):
                    return replace(alone.go_on(library, hand_out=hand_out), kept=kept)

        def aside() -> tuple[Progress | None, bool]:
            """Return how far it has come, and whether the library could be read here."""
            library = None if unwanted() else self._reader.open(path)
            try:
                return (None, False) if library is None else (work(library), True)
            except GivenUp:
                return None, True
            finally:
                self._reader.rest()

        def done(progress: Progress | None) -> None:
            if progress is not None:
                self._stepped(number, progress)

        def failed(fault: Exception) -> None:
            self._failed(number, fault)

        def told(found: tuple[Progress | None, bool]) -> None:
            progress, was_read = found
            if was_read or unwanted():
                done(progress)
            else:
                self._librarian.read(work, done, failed)

        self._worker.run(aside, told, failed)

    def _stepped(self, number: int, progress: Progress) -> None:
        if number != self._number or self._closed:
            return
        self._stepping = False
        self._kept += progress.kept
        if self._kept and not self._telling.isActive():
            self._telling.start(max(_TELLING, progress.total // _LARGE))
        if progress.asked is not None:
            self._progress = progress
            self._idle.stop()
            self.progressed.emit(progress.done, progress.total, progress.rate)
            if not self._paused or (self._run is not None and self._run.is_working):
                self._tick.start()
        elif self._progress is not None:
            self._progress = None
            self.progressed.emit(progress.total, progress.total, 0.0)
            self._report_views()
            self.finished.emit()
            self._idle.start()

    def _failed(self, number: int, fault: Exception) -> None:
        if number != self._number or self._closed:
            return
        self._stepping = False
        if isinstance(fault, LibraryLocked):
            self._again.start()
            return
        self._end_processes()
        if isinstance(fault, LibraryGone | LibraryDamaged):
            self._librarian.report_fault(fault)  # with what can be done about it
            return
        if isinstance(fault, LibraryFault):
            words = worded(sentence_of(fault))
        elif isinstance(fault, WorkBroken | OSError):
            words = tr("The analysis of the library has stopped: its processes do not run.")
        else:
            _LOG.error("the analysis of the library failed", exc_info=fault)
            words = fill(tr("The analysis of the library failed (%1)."), type(fault).__name__)
        self.faulted.emit(words)

    def _report_views(self) -> None:
        """Let those who show the library look again at what is known now."""
        self._telling.stop()
        ids, self._kept = tuple(self._kept), []
        if ids and not self._closed:
            self._librarian.changed.emit(Classified(ids))

    def _end_processes(self) -> None:
        """End them in the thread beside, which may be working with the run."""
        run = self._run
        if run is not None:
            self._worker.run(lambda: _close(run))


def _close(run: SharedRun) -> None:
    with run.alone() as alone:
        alone.close()


def _keep_rest(run: SharedRun, library: Library) -> None:
    if not library.read_only:
        with run.alone() as alone:
            alone.keep_rest(library)
