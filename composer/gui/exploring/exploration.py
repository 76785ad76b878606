# SPDX-License-Identifier: GPL-3.0-or-later
"""A search under way: a thread of its own that minds the processes, and what the window may see."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from composer.explore.explorer import Explorer, Progress
from composer.explore.journal import Journal, JournalError, read_journal
from composer.explore.spec import Spec, SpecError
from composer.files.sessionlock import SessionLock
from composer.gui.exploring.shelf import Kept, begin_journal, lock_journal
from composer.pools.cluster import Cluster
from composer.pools.pool import Cores, Pool, PoolError
from composer.said.sentence import said

_LOG = logging.getLogger(__name__)

BEAT: Final = 250  # milliseconds between two looks at what was found
_TRIES: Final = 10
_PAUSE: Final = 0.1  # seconds between two tries to take a lock
_LAST_WAIT: Final = 5.0  # seconds for the thread to end


class State(Enum):
    """What a search is doing."""

    RESTING = auto()  # none was begun, or the last one was given up
    BEGINNING = auto()  # it is made ready, and what was done before is read
    RUNNING = auto()
    PAUSED = auto()
    STOPPED = auto()  # it can go on
    FINISHED = auto()
    FAILED = auto()  # what was done is kept, and it can go on


@dataclass(frozen=True, slots=True)
class Workers:
    """Where a search is worked on.

    Attributes:
        jobs: how many processes of this machine; 0 for one a core.
        cluster: the address of a Dask scheduler, instead; empty for none.
    """

    jobs: int = 0
    cluster: str = ""

    def pool(self) -> Pool:
        """Return the place to work.

        Raises:
            ClusterError: the cluster cannot be used.
        """
        return Cluster(self.cluster) if self.cluster else Cores(self.jobs)


class Exploration(QObject):
    """Runs one search at a time. The window's thread gets a report of it four times a second.

    Signals:
        state_changed: the search does something else; carries a `State`.
        progressed: it has come further; carries a `Progress`.
        found: the best finds are others; carries a tuple of `Find`, the best first.
        failed: why it cannot be done; carries the fault.
    """

    state_changed = Signal(object)
    progressed = Signal(object)
    found = Signal(object)
    failed = Signal(object)
    _ended = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Make ready; `folder` is where journals are written."""
        super().__init__(parent)
        self._folder = folder
        self._state = State.RESTING
        self._run: _Run | None = None
        self._seen: Progress | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._look)
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> State:
        """What the search is doing."""
        return self._state

    @property
    def progress(self) -> Progress | None:
        """How far it had come when that was last reported; None if it was not yet."""
        return self._seen

    @property
    def is_busy(self) -> bool:
        """Whether a search is under way, paused or not."""
        return self._state in (State.BEGINNING, State.RUNNING, State.PAUSED)

    @property
    def journal(self) -> Path | None:
        """The journal of the search that runs or ran last, if it has one already."""
        return None if self._run is None else self._run.path

    @property
    def spec(self) -> Spec | None:
        """The search that runs or ran last here."""
        return None if self._run is None else self._run.spec

    def start(self, spec: Spec, workers: Workers) -> None:
        """Begin a new search; one that is under way is stopped first."""
        self._begin(_Run(spec, workers, self._folder, None, self._ended.emit))

    def go_on(self, kept: Kept, workers: Workers) -> None:
        """Go on with a search that was stopped or interrupted."""
        self._begin(_Run(kept.spec, workers, self._folder, kept.path, self._ended.emit))

    def pause(self) -> None:
        """Hand nothing more out."""
        if self._run is not None and self._state is State.RUNNING:
            self._run.hold(True)
            self._become(State.PAUSED)

    def resume(self) -> None:
        """Go on after a pause."""
        if self._run is not None and self._state is State.PAUSED:
            self._run.hold(False)
            self._become(State.RUNNING)

    def stop(self) -> None:
        """End the search; it can go on another time."""
        if self._run is not None and self.is_busy:
            self._run.stop()

    def close(self) -> None:
        """End all work and wait for it; nothing is emitted any more."""
        self._timer.stop()
        if self._run is not None:
            self._run.leave()
            self._run = None
        self._state = State.RESTING

    def _begin(self, run: _Run) -> None:
        if self._run is not None:
            self._run.leave()
        self._run, self._seen = run, None
        self._become(State.BEGINNING)
        self._timer.start()
        run.thread.start()

    def _look(self) -> None:
        run = self._run
        explorer = None if run is None else run.explorer
        if explorer is None:
            return
        if self._state is State.BEGINNING and run is not None and run.restored:
            self._become(State.RUNNING)
        progress = explorer.progress()
        seen, self._seen = self._seen, progress
        if seen is None or seen.tally.found != progress.tally.found:
            self.found.emit(explorer.best())
        if seen != progress:
            self.progressed.emit(progress)

    def _end(self, run: _Run) -> None:
        if run is not self._run:
            return
        self._timer.stop()
        self._look()
        if run.fault is not None:
            self._become(State.FAILED)
            self.failed.emit(run.fault)
            return
        finished = self._seen is not None and self._seen.finished
        self._become(State.FINISHED if finished else State.STOPPED)

    def _become(self, state: State) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)


class _Run:
    """One search in its thread. What the window reads of it is set once, or by its own lock."""

    def __init__(
        self,
        spec: Spec,
        workers: Workers,
        folder: Path,
        resumes: Path | None,
        ended: Callable[[object], None],
    ) -> None:
        self.spec, self._workers, self._folder = spec, workers, folder
        self._ended = ended
        self._stopped = threading.Event()
        self._held = False
        self._lock = threading.Lock()
        self.path = resumes
        self._resumes = resumes is not None
        self.explorer: Explorer | None = None
        self.restored = False
        self.fault: Exception | None = None
        self.thread = threading.Thread(target=self._work, name="exploration", daemon=True)

    def hold(self, on: bool) -> None:
        with self._lock:
            self._held = on
            if self.explorer is not None:
                self.explorer.pause() if on else self.explorer.resume()

    def stop(self) -> None:
        with self._lock:
            self._stopped.set()
            if self.explorer is not None:
                self.explorer.stop()

    def leave(self) -> None:
        """Stop, and wait for the end; a cluster that does not answer is not waited for."""
        self.stop()
        if self.thread.is_alive():
            waits = self.explorer is None and self._workers.cluster
            self.thread.join(0.1 if waits else _LAST_WAIT)

    def _work(self) -> None:
        try:
            self._search()
        except (JournalError, SpecError, PoolError, OSError) as fault:
            self.fault = fault
        except Exception as fault:  # noqa: BLE001 - the window must hear of it; it is reported
            _LOG.exception("the search failed")
            self.fault = fault
        self._ended(self)

    def _search(self) -> None:
        pool = self._workers.pool()
        try:
            lock, journal = self._journal()
            try:
                explorer = Explorer(self.spec, pool, journal)
                if self._resumes and self.path is not None:
                    explorer.restore(read_journal(self.path)[1])
                with self._lock:
                    self.explorer = explorer
                    self.restored = True
                    if self._held:
                        explorer.pause()
                    if self._stopped.is_set():
                        explorer.stop()
                explorer.run()
            finally:
                journal.close()
                if lock is not None:
                    lock.release()
        finally:
            pool.close()

    def _journal(self) -> tuple[SessionLock | None, Journal]:
        """Open the journal, and say to other programs that this one searches with it."""
        if not (self._resumes and self.path is not None):
            journal = begin_journal(self._folder, self.spec)
            self.path = journal.path
            return lock_journal(journal.path), journal
        lock = lock_journal(self.path)
        for _ in range(_TRIES):  # somebody may only look whether it is free
            if lock is not None or self._stopped.wait(_PAUSE):
                break
            lock = lock_journal(self.path)
        if lock is None:
            raise JournalError(
                said("{path}: another window goes on with this search", path=str(self.path))
            )
        try:
            journal, known = Journal.resume(self.path)
        except JournalError:
            lock.release()
            raise
        if known == self.spec:
            return lock, journal
        journal.close()
        lock.release()
        raise JournalError(said("{path} is the journal of another search", path=str(self.path)))
