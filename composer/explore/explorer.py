# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a whole: chunks of candidates, the best of what they hold, how fast it goes."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from composer.explore.finds import Best, Find, Tally
from composer.explore.journal import Journal
from composer.explore.judging import Done, work_chunk
from composer.explore.space import Space
from composer.explore.spec import Spec
from composer.pools.handout import HandOut
from composer.pools.pool import Pool

KEPT: Final = 1000
"""Finds that are kept in memory, the best; the journal keeps all."""

_WINDOW: Final = 10.0  # seconds over which the rate is measured


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


class Explorer(HandOut[Tally, Find]):
    """One search. `run` works in the thread that calls it; the rest may be called from others."""

    def __init__(
        self,
        spec: Spec,
        pool: Pool,
        journal: Journal | None = None,
        kept: int = KEPT,
        work: Callable[[Spec, int], Done] = work_chunk,
    ) -> None:
        """Make ready to search.

        Args:
            spec: the search.
            pool: where the work is done.
            journal: keeps what was done.
            kept: how many finds are kept in memory.
            work: judges the candidates of a chunk.

        Raises:
            SpecError: there are too many candidates.
        """
        super().__init__(pool, journal, Tally())
        self.spec = spec
        self.all = Space(spec).tried
        self._best, self._work = Best(kept), work
        self._recent: deque[tuple[float, int]] = deque()

    def resume(self) -> None:
        """Go on after a pause."""
        with self._lock:
            self._recent.clear()
        super().resume()

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
            report: called with each chunk when it counts, in the thread that runs.
            beat: called some ten times a second, in the same thread, whatever happens.

        Raises:
            JournalError: what was done cannot be written down.
            PoolError: there is nowhere to work any more.
        """

        def told(done: Done) -> None:
            with self._lock:
                self._recent.append((time.monotonic(), done.tally.tested))
            report(done)

        self.work(told, beat)
        return self.progress()

    def _pieces(self) -> Iterator[int]:
        return iter(range(-(-self.all // self.spec.chunk)))

    def _begin(self, piece: int) -> Future[Done]:
        return self._pool.submit(self._work, self.spec, piece)

    def _take(self, finds: Iterable[Find]) -> None:
        self._best.add(finds)

    def _rate(self) -> float:
        now = time.monotonic()
        while self._recent and now - self._recent[0][0] > _WINDOW:
            self._recent.popleft()
        if len(self._recent) < 2:
            return 0.0
        span = now - self._recent[0][0]
        return sum(tested for _, tested in list(self._recent)[1:]) / span if span else 0.0
