# SPDX-License-Identifier: GPL-3.0-or-later
"""The search as a whole: hands turns out, takes finds in, pauses, stops and goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import dataclass
from typing import Final

from composer.composing.ask import Ask, why_not
from composer.composing.finds import Archive, Find, Tally
from composer.composing.turns import Done, work_turn
from composer.pools.pool import Pool, PoolError
from composer.said.sentence import Sentence, said

_AHEAD: Final = 2  # turns handed out for each worker, so that none waits for the next
_BEAT: Final = 0.1  # seconds between two looks at pause and stop
_MOST_LOSSES: Final = 5

_KILLERS: Final = {
    "impossible": said("most were no positions: the core leaves the men too little room"),
    "no_key": said("in most the key could not be played"),
    "refuted": said("most were refuted: Black had replies without a mate"),
    "other_play": said("in most the lines of the theme were missing"),
    "cooked": said("most had other keys"),
}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come.

    Attributes:
        tally: what was tried so far.
        seconds: how long it has worked.
        finds: how many finds are kept.
        finished: whether all turns were made that were asked for.
    """

    tally: Tally
    seconds: float
    finds: int
    finished: bool = False

    @property
    def killer(self) -> Sentence:
        """What ended most of the positions that were tried."""
        name = max(_KILLERS, key=lambda each: int(getattr(self.tally, each)))
        return _KILLERS[name]


class Refused(ValueError):  # noqa: N818 - an answer, not an error
    """What is asked cannot be had; the text is a sentence for the user."""


class Composing:
    """One search. `run` works in the thread that calls it; the rest may be called from others."""

    def __init__(self, ask: Ask, pool: Pool) -> None:
        """Make ready to search.

        Raises:
            Refused: what is asked cannot be had.
        """
        reason = why_not(ask)
        if reason is not None:
            raise Refused(reason)
        self.ask = ask
        self._pool = pool
        self._archive = Archive()
        self._tally = Tally()
        self._made: set[int] = set()
        self._lock = threading.Lock()
        self._going = threading.Event()
        self._going.set()
        self._stop = threading.Event()
        self._seconds = 0.0
        self._finished = False

    def restore(self, turns: Iterable[Done]) -> None:
        """Take in turns that were made before; not while it runs."""
        for done in turns:
            self._take(done)

    def pause(self) -> None:
        """Hand nothing more out; what is under way is finished."""
        self._going.clear()

    def resume(self) -> None:
        """Go on after a pause."""
        self._going.set()

    def stop(self) -> None:
        """End the search; what is under way is given up and made again another time."""
        self._stop.set()
        self._going.set()

    @property
    def paused(self) -> bool:
        """Whether nothing is handed out for now."""
        return not self._going.is_set()

    def progress(self) -> Progress:
        """Return how far the search has come."""
        with self._lock:
            finds = len(self._archive.ranked())
            return Progress(self._tally, self._seconds, finds, self._finished)

    def best(self) -> tuple[Find, ...]:
        """Return the finds so far, the best first."""
        with self._lock:
            return self._archive.ranked()

    def run(
        self,
        report: Callable[[Find], None] = lambda find: None,
        beat: Callable[[], None] = lambda: None,
        turns: int = 0,
        seconds: float = 0.0,
        made: Callable[[Done], None] = lambda done: None,
    ) -> Progress:
        """Search until it is stopped, or as far as is told.

        Args:
            report: called with each find that is new, in the thread that runs.
            beat: called some ten times a second, in the same thread, whatever happens.
            turns: make so many turns in all; 0 for no end.
            seconds: go on for so long; 0 for no end.
            made: called with each turn that was made, to keep it for `restore`.

        Raises:
            PoolError: there is nowhere to work any more.
        """
        pending: dict[Future[Done], int] = {}
        again: list[int] = []
        number = losses = 0
        start, before = time.monotonic(), self._seconds
        while not self._stop.is_set():
            beat()
            self._seconds = before + time.monotonic() - start
            if seconds and self._seconds - before >= seconds:
                break
            going = self._going.is_set()
            while going and len(pending) < _AHEAD * self._pool.workers:
                if again:
                    turn = again.pop()
                else:
                    while number in self._made:
                        number += 1
                    if turns and number >= turns:
                        break
                    turn, number = number, number + 1
                try:
                    pending[self._pool.submit(work_turn, self.ask, turn)] = turn
                except BrokenExecutor:
                    again.append(turn)
                    break
            if not pending and not going:
                self._going.wait(_BEAT)
                continue
            if not pending and not again:
                self._finished = True
                break
            ended, _ = wait(pending, timeout=_BEAT, return_when=FIRST_COMPLETED)
            lost = bool(again) and not pending
            for future in ended:
                turn = pending.pop(future)
                try:
                    done = future.result()
                except (BrokenExecutor, CancelledError):
                    again.append(turn)
                    lost = True
                    continue
                losses = 0
                made(done)
                for find in self._take(done):
                    report(find)
            if lost:
                losses += 1
                if losses > _MOST_LOSSES:
                    raise PoolError(said("the processes that search are lost again and again"))
                again += pending.values()
                pending.clear()
                self._pool.renew()
        return self.progress()

    def _take(self, done: Done) -> list[Find]:
        with self._lock:
            if done.turn in self._made:
                return []
            self._made.add(done.turn)
            self._tally += done.tally
            return self._archive.add(done.finds)
