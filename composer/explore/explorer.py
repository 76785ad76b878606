# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a whole: hands chunks out, takes them in, pauses, stops and goes on."""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import dataclass
from typing import Final

from composer.explore.finds import Best, Find, Tally
from composer.explore.journal import Journal
from composer.explore.judging import Done, work_chunk
from composer.explore.space import Space
from composer.explore.spec import Spec
from composer.pools.pool import Pool, PoolError
from composer.said.sentence import said

KEPT: Final = 1000
"""Finds that are kept in memory, the best; the journal keeps all."""

_AHEAD: Final = 2  # chunks handed out for each worker, so that none waits for the next
_BEAT: Final = 0.1  # seconds between two looks at pause and stop
_WINDOW: Final = 10.0  # seconds over which the rate is measured
_MOST_LOSSES: Final = 5


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come.

    Attributes:
        tally: what the candidates came to so far.
        all: how many there are to try.
        rate: positions tested a second of late; 0 while nothing is known.
        finished: whether all were tried.
        lack: what the work waits for, in a few words; empty while it goes on.
    """

    tally: Tally
    all: int
    rate: float = 0.0
    finished: bool = False
    lack: str = ""


class Explorer:
    """One search. `run` works in the thread that calls it; the rest may be called from others."""

    def __init__(
        self, spec: Spec, pool: Pool, journal: Journal | None = None, kept: int = KEPT
    ) -> None:
        """Make ready to search.

        Raises:
            SpecError: there are too many candidates.
        """
        self.spec = spec
        self.all = Space(spec).tried
        self._pool = pool
        self._journal = journal
        self._best = Best(kept)
        self._tally = Tally()
        self._finished: set[int] = set()
        self._lock = threading.Lock()
        self._going = threading.Event()
        self._going.set()
        self._stop = threading.Event()
        self._recent: deque[tuple[float, int]] = deque()

    def restore(self, done: Iterator[Done]) -> None:
        """Take in what was done before, as a journal reports it; not while it runs."""
        for chunk in done:
            self._take(chunk)

    def pause(self) -> None:
        """Hand nothing more out; what is under way is finished."""
        self._going.clear()

    def resume(self) -> None:
        """Go on after a pause."""
        with self._lock:
            self._recent.clear()
        self._going.set()

    def stop(self) -> None:
        """End the search; what is under way is given up and done again another time."""
        self._stop.set()
        self._going.set()

    @property
    def paused(self) -> bool:
        """Whether nothing is handed out for now."""
        return not self._going.is_set()

    def progress(self) -> Progress:
        """Return how far the search has come."""
        with self._lock:
            tally = self._tally
            rate = self._rate()
        finished = tally.tried >= self.all
        return Progress(tally, self.all, rate, finished, "" if finished else self._pool.lack)

    def best(self) -> tuple[Find, ...]:
        """Return the best finds so far, the best first."""
        with self._lock:
            return self._best.ranked()

    def run(
        self,
        report: Callable[[Done], None] = lambda done: None,
        beat: Callable[[], None] = lambda: None,
    ) -> Progress:
        """Search to the end, or until it is stopped.

        Args:
            tell: called with each chunk when it counts, in the thread that runs.
            beat: called some ten times a second, in the same thread, whatever happens.

        Raises:
            JournalError: what was done cannot be written down.
            PoolError: there is nowhere to work any more.
        """
        todo = self._todo()
        pending: dict[Future[Done], int] = {}
        losses = 0
        while not self._stop.is_set():
            beat()
            lost = self._hand_out(todo, pending)
            if not pending and not lost:
                if not self.paused:
                    break
                self._going.wait(_BEAT)
                continue
            ended, _ = wait(pending, timeout=_BEAT, return_when=FIRST_COMPLETED)
            for future in ended:
                chunk = pending.pop(future)
                try:
                    done = future.result()
                except (BrokenExecutor, CancelledError):
                    lost.append(chunk)
                    continue
                self._count(done)
                report(done)
            if lost:
                losses += 1
                if losses > _MOST_LOSSES:
                    raise PoolError(said("the processes that search are lost again and again"))
                again = [*lost, *pending.values()]
                pending.clear()
                self._pool.renew()
                todo = _chained(again, todo)
        # What is left goes with the pool: a future that is cancelled while its process ends makes
        # the pool's own thread fail.
        return self.progress()

    def _hand_out(self, todo: Iterator[int], pending: dict[Future[Done], int]) -> list[int]:
        """Keep every worker busy; return a chunk that could not be handed out."""
        wanted = _AHEAD * self._pool.workers
        while self._going.is_set() and len(pending) < wanted:
            chunk = next(todo, None)
            if chunk is None:
                break
            try:
                pending[self._pool.submit(work_chunk, self.spec, chunk)] = chunk
            except BrokenExecutor:
                return [chunk]
        return []

    def _todo(self) -> Iterator[int]:
        chunks = -(-self.all // self.spec.chunk)
        return (chunk for chunk in range(chunks) if chunk not in self._finished)

    def _count(self, done: Done) -> None:
        if self._journal is not None:
            self._journal.keep(done)
        self._take(done)
        with self._lock:
            self._recent.append((time.monotonic(), done.tally.tested))

    def _take(self, done: Done) -> None:
        with self._lock:
            if done.chunk in self._finished:
                return
            self._finished.add(done.chunk)
            self._tally += done.tally
            self._best.add(done.finds)

    def _rate(self) -> float:
        now = time.monotonic()
        while self._recent and now - self._recent[0][0] > _WINDOW:
            self._recent.popleft()
        if len(self._recent) < 2:
            return 0.0
        span = now - self._recent[0][0]
        return sum(tested for _, tested in list(self._recent)[1:]) / span if span else 0.0


def _chained(first: list[int], rest: Iterator[int]) -> Iterator[int]:
    yield from first
    yield from rest
