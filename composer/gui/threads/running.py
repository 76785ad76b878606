# SPDX-License-Identifier: GPL-3.0-or-later
"""A long search under way: a thread of its own that minds the processes, and what a window sees."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from composer.pools.cluster import Cluster
from composer.pools.pool import Cores, Pool

_LOG = logging.getLogger(__name__)

BEAT: Final = 250  # milliseconds between two looks at what was found
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


class Searcher(Protocol):
    """A search that is worked on, as `composer.explore` and `composer.composing` have them."""

    def pause(self) -> None:
        """Hand nothing more out."""
        ...

    def resume(self) -> None:
        """Go on after a pause."""
        ...

    def stop(self) -> None:
        """End the search."""
        ...

    def progress(self) -> Any:
        """Return how far it has come; whether it is `finished`, too."""
        ...

    def best(self) -> tuple[Any, ...]:
        """Return the finds so far, the best first."""
        ...


class Run:
    """One search in its thread. What the window reads of it is set once, or by its own lock."""

    def __init__(self, workers: Workers, faults: tuple[type[Exception], ...]) -> None:
        """Make ready; `faults` are those that are told, others are reported as well."""
        self._workers, self._faults = workers, faults
        self.stopped = threading.Event()
        self._held = False
        self._lock = threading.Lock()
        self._ended: Callable[[object], None] = lambda run: None
        self.searcher: Searcher | None = None
        self.fault: Exception | None = None
        self.thread = threading.Thread(target=self._work, name="search", daemon=True)

    def begin(self, ended: Callable[[object], None]) -> None:
        """Start the thread, at whose end `ended` is called in it."""
        self._ended = ended
        self.thread.start()

    def hold(self, on: bool) -> None:
        """Pause, or go on."""
        with self._lock:
            self._held = on
            if self.searcher is not None:
                self.searcher.pause() if on else self.searcher.resume()

    def stop(self) -> None:
        """End the search soon."""
        with self._lock:
            self.stopped.set()
            if self.searcher is not None:
                self.searcher.stop()

    def leave(self) -> None:
        """Stop, and wait for the end; a cluster that does not answer is not waited for."""
        self.stop()
        if self.thread.is_alive():
            waits = self.searcher is None and self._workers.cluster
            self.thread.join(0.1 if waits else _LAST_WAIT)

    def search(self, pool: Pool) -> None:
        """Search in this pool until it ends or is stopped."""
        raise NotImplementedError

    def ready(self, searcher: Searcher) -> None:
        """Say that a search begins; it is paused or stopped if that was asked for before."""
        with self._lock:
            self.searcher = searcher
            if self._held:
                searcher.pause()
            if self.stopped.is_set():
                searcher.stop()

    def _work(self) -> None:
        try:
            pool = self._workers.pool()
            try:
                self.search(pool)
            finally:
                pool.close()
        except self._faults as fault:
            self.fault = fault
        except Exception as fault:  # noqa: BLE001 - the window must hear of it; it is reported
            _LOG.exception("the search failed")
            self.fault = fault
        self._ended(self)


class Running(QObject):
    """Runs one search at a time. The window's thread gets a report of it four times a second.

    Signals:
        state_changed: the search does something else; carries a `State`.
        progressed: it has come further; carries its progress.
        found: the best finds are others; carries a tuple of them, the best first.
        failed: why it cannot be done; carries the fault.
    """

    state_changed = Signal(object)
    progressed = Signal(object)
    found = Signal(object)
    failed = Signal(object)
    _ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = State.RESTING
        self._run: Run | None = None
        self._seen: Any = None
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._look)
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def state(self) -> State:
        """What the search is doing."""
        return self._state

    @property
    def is_busy(self) -> bool:
        """Whether a search is under way, paused or not."""
        return self._state in (State.BEGINNING, State.RUNNING, State.PAUSED)

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

    def has_news(self, seen: Any, progress: Any) -> bool:
        """Return whether there are other finds than when progress was seen last."""
        raise NotImplementedError

    def begin_run(self, run: Run) -> None:
        """Begin; a search that is under way is stopped first."""
        if self._run is not None:
            self._run.leave()
        self._run, self._seen = run, None
        self._become(State.BEGINNING)
        self._timer.start()
        run.begin(self._ended.emit)

    def _look(self) -> None:
        searcher = None if self._run is None else self._run.searcher
        if searcher is None:
            return
        if self._state is State.BEGINNING:
            self._become(State.RUNNING)
        progress = searcher.progress()
        seen, self._seen = self._seen, progress
        if seen is None or self.has_news(seen, progress):
            self.found.emit(searcher.best())
        if seen != progress:
            self.progressed.emit(progress)

    def _end(self, run: Run) -> None:
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
