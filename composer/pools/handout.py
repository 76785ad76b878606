# SPDX-License-Identifier: GPL-3.0-or-later
"""Long work as a whole: hands pieces out to a pool, takes them in, pauses, stops and goes on."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

from composer.pools.pool import Pool, PoolError
from composer.said.sentence import said

_AHEAD: Final = 2  # pieces handed out for each worker, so that none waits for the next
_BEAT: Final = 0.1  # seconds between two looks at pause and stop
_MOST_LOSSES: Final = 5  # of one piece: then it is the piece that ends the processes


class Summed(Protocol):
    """Counts of what was done, which add up: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def __add__(self, other: Self, /) -> Self: ...


T = TypeVar("T", bound=Summed)
F = TypeVar("F")


@dataclass(frozen=True)
class Done(Generic[T, F]):
    """A piece of work that was done.

    Attributes:
        number: which one, from 0.
        tally: what came of it, in numbers.
        finds: what was found.
    """

    number: int
    tally: T
    finds: tuple[F, ...]


class Keeper(Protocol[T, F]):
    """What writes down what was done, such as a journal."""

    def keep(self, done: Done[T, F], /) -> None:
        """Write a piece down; it is safe when this returns."""
        ...


class HandOut(ABC, Generic[T, F]):
    """Work that is handed out; what is worked is told by its three abstract methods.

    `work` goes on in the thread that calls it; the rest may be called from others. A piece whose
    process is lost is handed out again.
    """

    def __init__(self, pool: Pool, keeper: Keeper[T, F] | None, nothing: T) -> None:
        """Make ready.

        Args:
            pool: where the work is done.
            keeper: what writes down each piece that was done, before it counts.
            nothing: the counts at the beginning.
        """
        self._pool = pool
        self._keeper = keeper
        self._tally = nothing
        self._made: set[int] = set()
        self._lock = threading.Lock()
        self._going = threading.Event()
        self._going.set()
        self._stop = threading.Event()
        self._seconds = 0.0

    @abstractmethod
    def _pieces(self) -> Iterator[int]:
        """Yield the numbers of all pieces, in order; those that are made are passed over."""

    @abstractmethod
    def _begin(self, piece: int) -> Future[Done[T, F]]:
        """Hand a piece to the pool."""

    @abstractmethod
    def _take(self, finds: Iterable[F]) -> None:
        """Take in what was found in a piece, each once; it is called with the lock held."""

    def restore(self, pieces: Iterable[Done[T, F]]) -> None:
        """Take in what was done before, as a journal reports it; not while it works."""
        for done in pieces:
            self._count(done)

    def pause(self) -> None:
        """Hand nothing more out; what is under way is finished."""
        self._going.clear()

    def resume(self) -> None:
        """Go on after a pause."""
        self._going.set()

    def stop(self) -> None:
        """End the work; what is under way is given up and done again another time."""
        self._stop.set()
        self._going.set()

    @property
    def paused(self) -> bool:
        """Whether nothing is handed out for now."""
        return not self._going.is_set()

    def work(
        self,
        report: Callable[[Done[T, F]], None],
        beat: Callable[[], None],
        seconds: float = 0.0,
    ) -> bool:
        """Work to the end, until it is stopped, or as long as is told.

        Args:
            report: called with each piece when it counts, in the thread that works.
            beat: called some ten times a second, in the same thread, whatever happens.
            seconds: go on for so long, pauses left aside; 0 for no end.

        Returns:
            Whether all pieces were made.

        Raises:
            PoolError: there is nowhere to work any more.
            Exception: what the keeper raises.
        """
        todo = self._pieces()
        again: list[int] = []
        pending: dict[Future[Done[T, F]], int] = {}
        losses: Counter[int] = Counter()
        until, before = self._seconds + seconds, time.monotonic()
        while not self._stop.is_set():
            beat()
            now = time.monotonic()
            going = self._going.is_set()  # read once: a pause that ends meanwhile ends no work
            if going or pending:
                self._seconds += now - before
            before = now
            if seconds and self._seconds >= until:
                break
            lost = going and self._hand_out(todo, again, pending)
            if not pending and not lost:
                if going:
                    return True
                self._going.wait(_BEAT)
                continue
            for future in wait(pending, timeout=_BEAT, return_when=FIRST_COMPLETED).done:
                piece = pending.pop(future)
                try:
                    done = future.result()
                except (BrokenExecutor, CancelledError):
                    again.append(piece)
                    lost = True
                    continue
                del losses[piece]
                if piece not in self._made:
                    if self._keeper is not None:
                        self._keeper.keep(done)
                    self._count(done)
                    report(done)
            if lost:
                again += pending.values()
                pending.clear()
                losses.update(again)
                if max(losses.values()) > _MOST_LOSSES:
                    raise PoolError(said("the processes that search are lost again and again"))
                self._pool.renew()
        # What is left goes with the pool: a future that is cancelled while its process ends makes
        # the pool's own thread fail.
        return False

    def _hand_out(
        self, todo: Iterator[int], again: list[int], pending: dict[Future[Done[T, F]], int]
    ) -> bool:
        """Keep every worker busy; return whether a process was lost meanwhile."""
        while len(pending) < _AHEAD * self._pool.workers:
            if not again:
                piece = next((each for each in todo if each not in self._made), None)
                if piece is None:
                    break
                again.append(piece)
            try:
                pending[self._begin(again[-1])] = again[-1]
            except BrokenExecutor:
                return True
            again.pop()
        return False

    def _count(self, done: Done[T, F]) -> None:
        with self._lock:
            if done.number not in self._made:
                self._made.add(done.number)
                self._tally += done.tally
                self._take(done.finds)
