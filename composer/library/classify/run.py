# SPDX-License-Identifier: GPL-3.0-or-later
"""Classifies what waits in a library: hands problems out, and keeps what comes back.

A run never waits by itself: the one who owns the library calls `step` whenever it suits, and
`wait` (which touches no library) where there is nothing else to do. So the window's librarian
stays free for the window, and a program without a window needs no thread for it.

The solving is done in other processes. In threads of one process the verdicts alone would be
fast enough, for the kernel works without Python's lock; the themes are written in Python and
would take turns (see `tests/benchmarks/library/classify.py`).
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from composer.library.access.store import Library
from composer.library.classify.legality import given_up
from composer.library.classify.waiting import (
    TOP,
    ChangeCursor,
    Outcome,
    Task,
    keep_findings,
    note_begun,
    opened_last,
    requeue_studies,
    requeue_unbuilt,
    waiting,
    waiting_counts,
)
from composer.library.classify.worker import Round, findings, unsolvable
from composer.library.records.values import Finding
from composer.pools.pool import Cores, Pool, PoolError
from composer.said.sentence import said
from composer.solver.solution import Verdict

BATCH: Final = 500
"""Findings that are kept in one transaction at most."""

_AT_ONCE: Final = {Round.VERDICTS: 50, Round.ANALYSES: 8, Round.LEGALITY: 4, Round.SECOND: 1}
_AHEAD: Final = 4  # bundles for each process: one that it works at, the others waiting
_FETCHED: Final = 400  # problems read from the library at a time
_FIRST_OPENED: Final = 200  # problems opened lately, which come before all others
_SHORT: Final = 2  # moves; what is longer goes alone, as it may take its time
_OFTEN: Final = 0.5  # seconds between two transactions, where few findings come
_WINDOW: Final = 5.0  # seconds over which the rate is measured
_MOST_BREAKS: Final = 4  # processes that may die one after the other before it is given up


class WorkBroken(RuntimeError):  # noqa: N818 - the fault lies outside the program
    """The processes that do the work cannot be started, end again and again, or are gone."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run has come; what it counts is on the disk.

    Attributes:
        asked: what is being found out; None when nothing waits any more.
        done: problems of which it is known.
        total: problems in all, those in the bin aside.
        rate: how many are done a second, over the last seconds.
        kept: the records whose findings were kept by this step.
    """

    asked: Round | None
    done: int
    total: int
    rate: float = 0.0
    kept: tuple[int, ...] = ()


@dataclass(slots=True)
class _Sweep:
    """One way down the list of what waits for a round.

    Attributes:
        asked: the round.
        place: where to go on; None at the end.
        left: how many wait, as counted at the start, less those that were kept.
        total: problems in all.
        kept: how many findings were kept.
        handed: versions handed out before their turn, because they were opened lately.
    """

    asked: Round
    place: ChangeCursor | None
    left: int
    total: int
    kept: int = 0
    handed: set[int] = field(default_factory=set)


@contextmanager
def _pool_errors() -> Iterator[None]:
    """Let a place that cannot be worked at any more be told as `WorkBroken`."""
    try:
        yield
    except PoolError as error:
        raise WorkBroken(*error.args) from error


class Run:
    """Classifies the problems of one library.

    All methods are called by one thread at a time; only `close` and `wait` without a library.
    """

    def __init__(
        self,
        make: Callable[[], Pool] = Cores,
        back: Callable[[], None] | None = None,
    ) -> None:
        """Make ready; no process is started before there is work.

        Args:
            make: gives the place where the work is done, and again where it has broken.
            back: is called, in any thread, when something has come back.
        """
        self._make, self._back = make, back
        self._workers: Pool | None = None
        self._looked_back = False  # at what was left before, and can be told now
        self._sweep: _Sweep | None = None
        self._barren: set[Round] = set()  # rounds in which nothing more could be kept
        self._queue: deque[Task] = deque()
        self._suspects: deque[Task] = deque()  # one of them ended a process
        self._doubtful: list[Outcome] = []  # they did so alone, unless the machine is to blame
        self._under_way: dict[Future[list[Finding]], Sequence[Task]] = {}
        self._found: list[Outcome] = []
        self._noted: dict[int, tuple[Task, Round]] = {}  # by version: begun, and no answer yet
        self._given_up: list[tuple[Task, Round]] = []  # of these, those stopped by `close`
        self._total = 0
        self._kept_at = 0.0
        self._breaks = 0
        self._pace: deque[tuple[float, int]] = deque()

    @property
    def lack(self) -> str:
        """What the work waits for, in a few words; empty while it goes on."""
        return "" if self._workers is None else self._workers.lack

    @property
    def is_working(self) -> bool:
        """Whether problems are handed out that have not come back."""
        return bool(self._under_way)

    def step(self, library: Library, *, hand_out: bool = True) -> Progress:
        """Keep what has come back, and hand out more; neither waits for a process.

        Args:
            library: the library, always the same one, in the thread that owns it.
            hand_out: whether to hand out more problems.

        Raises:
            LibraryFault: the library cannot be read or written; another step may go on.
            WorkBroken: the processes end again and again.
        """
        kept = self.keep(library)
        return replace(self.go_on(library, hand_out=hand_out), kept=kept)

    def keep(self, library: Library) -> tuple[int, ...]:
        """Do the first half of a step, that writes: keep what has come back.

        Returns:
            The records whose findings were kept.

        Raises:
            LibraryFault: the library cannot be read or written; another step may go on.
            WorkBroken: the processes end again and again.
        """
        if not self._looked_back:
            self._looked_back = True
            requeue_unbuilt(library)
            requeue_studies(library)
        self._collect()
        with _pool_errors():
            self._note_begun(library)
        return self._keep(library, at_once=not self._under_way)

    def go_on(self, library: Library, *, hand_out: bool = True) -> Progress:
        """Do the second half of a step: look what waits, and hand out more.

        Args:
            library: may be opened another time, to read only, by another thread. Of a large
                one it is read for half a second where what waits is counted; processes that
                are begun take their time, too.
            hand_out: whether to hand out more problems.

        Raises:
            LibraryFault: the library cannot be read; another step may go on.
            WorkBroken: the processes end again and again.
        """
        if self._sweep is None:
            self._begin_sweep(library)
        if hand_out:
            with _pool_errors():
                self._hand_out(library)
        return self._progress()

    def wait(self, seconds: float) -> None:
        """Wait until something comes back, or for some seconds."""
        if self._under_way:
            wait(self._under_way, seconds, FIRST_COMPLETED)
        else:
            time.sleep(0 if self._found else seconds)

    def look_again(self) -> None:
        """Count again what waits: the library was changed by somebody else."""
        self._barren.clear()
        if not self._under_way:
            self._end_sweep()

    def keep_rest(self, library: Library) -> tuple[int, ...]:
        """Keep all that has come back, and return the records; to be called after `close`.

        Raises:
            LibraryFault: the library cannot be written.
        """
        for task, asked in self._given_up:
            note_begun(library, (task,), asked, times=-1)
        self._given_up.clear()
        kept: list[int] = []
        while self._found:
            kept += self._keep(library, at_once=True)
        return tuple(kept)

    def close(self) -> None:
        """End the processes at once; what has not come back waits to be done another time.

        What has come back is still there for `keep_rest`; a step begins again.
        """
        for future, tasks in self._under_way.items():
            if future.done() and not future.cancelled() and future.exception() is None:
                self._take(tasks, future.result())
        self._given_up += self._noted.values()
        self._noted.clear()
        self._drop()
        self._end_sweep()

    def _end_sweep(self) -> None:
        self._sweep = None
        self._queue.clear()

    def _drop(self) -> None:
        self._under_way.clear()
        if self._workers is not None:
            self._workers.close()
            self._workers = None

    def _collect(self) -> None:
        for future in [future for future in self._under_way if future.done()]:
            tasks = self._under_way.pop(future)
            try:
                found = future.result()
            except (BrokenExecutor, CancelledError):
                self._broke(tasks)
                return
            self._take(tasks, found)

    def _note_begun(self, library: Library) -> None:
        """Note the long problems that are being worked on, so that none is begun for ever."""
        sweep, workers = self._sweep, self._workers
        if sweep is None or workers is None or sweep.asked is Round.LEGALITY:
            return
        at_work = [tasks for future, tasks in self._under_way.items() if future.running()]
        new = [
            task
            for tasks in at_work[: workers.workers]  # what was handed out first is worked on first
            for task in tasks
            if task.moves > _SHORT and task.version_id not in self._noted
        ]
        if new:
            note_begun(library, new, sweep.asked)
            self._noted.update((task.version_id, (task, sweep.asked)) for task in new)

    def _take(self, tasks: Sequence[Task], found: Sequence[Finding]) -> None:
        self._breaks = 0
        for task in tasks:
            self._noted.pop(task.version_id, None)
        self._found += [Outcome(*pair) for pair in zip(tasks, found, strict=True)]
        self._found += self._doubtful  # other problems are solved: the fault lay in these
        self._doubtful.clear()

    def _broke(self, tasks: Sequence[Task]) -> None:
        """A process died: find out by which problem, one at a time."""
        self._breaks += 1
        if len(tasks) == 1 and not self._under_way:
            note = "failure of the solver: its process ended without an answer"
            judging = self._sweep is not None and self._sweep.asked is Round.LEGALITY
            lost = given_up() if judging else unsolvable(Verdict.UNDECIDED.value, note)
            self._doubtful.append(Outcome(tasks[0], lost))
        else:
            self._suspects.extend(tasks)
        for others in self._under_way.values():
            self._suspects.extend(others)
        self._drop()
        if self._breaks > _MOST_BREAKS:
            raise WorkBroken(said("the processes that analyse problems end again and again"))

    def _keep(self, library: Library, *, at_once: bool) -> tuple[int, ...]:
        kept: tuple[int, ...] = ()
        now = time.monotonic()
        if self._found and (at_once or len(self._found) >= BATCH or now - self._kept_at > _OFTEN):
            batch = self._found[:BATCH]
            kept = keep_findings(library, batch).ids
            del self._found[: len(batch)]
            self._kept_at = now
            self._pace.append((now, len(kept)))
            if self._sweep is not None:
                self._sweep.kept += len(kept)
                self._sweep.left -= len(kept)
        return kept

    def _hand_out(self, library: Library) -> None:
        sweep = self._sweep
        if sweep is None:
            return
        while len(self._under_way) < self._room():
            tasks = self._next_tasks(library, sweep)
            if not tasks:
                break
            self._submit(tasks, sweep.asked)
        if self._doubtful and not self._under_way:
            self._submit((), sweep.asked)  # do the processes work at all?
        if not (self._under_way or self._found):
            if not sweep.kept:
                self._barren.add(sweep.asked)
            self._end_sweep()  # what was changed meanwhile is found by the next
            self._begin_sweep(library)

    def _room(self) -> int:
        if self._suspects:
            return 1
        return self._workers_now().workers * _AHEAD

    def _begin_sweep(self, library: Library) -> None:
        now = waiting_counts(library)
        self._total = now.total
        for asked, number in now.by_round.items():
            if number and asked not in self._barren:
                self._sweep = _Sweep(asked, TOP, number, now.total)
                opened = opened_last(library, asked, _FIRST_OPENED)
                self._sweep.handed.update(task.version_id for task in opened)
                self._queue = deque(opened)
                self._pace.clear()
                return

    def _next_tasks(self, library: Library, sweep: _Sweep) -> Sequence[Task]:
        """Return the next problems to hand out together; none at the end of the sweep."""
        if self._suspects:
            return (self._suspects.popleft(),)
        while not self._queue and sweep.place is not None:
            tasks, sweep.place = waiting(library, sweep.asked, sweep.place, _FETCHED)
            self._queue.extend(task for task in tasks if task.version_id not in sweep.handed)
        bundle: list[Task] = []
        while self._queue and len(bundle) < _AT_ONCE[sweep.asked]:
            if self._queue[0].moves > _SHORT and bundle:
                break
            bundle.append(self._queue.popleft())
            if bundle[-1].moves > _SHORT:
                break
        return bundle

    def _submit(self, tasks: Sequence[Task], asked: Round) -> None:
        texts = [task.text for task in tasks]
        try:
            future = self._workers_now().submit(findings, texts, asked)
        except BrokenExecutor:
            self._broke(tasks)
            return
        self._under_way[future] = tasks
        if self._back is not None:
            back = self._back
            future.add_done_callback(lambda _: back())

    def _workers_now(self) -> Pool:
        if self._workers is None:
            self._workers = self._make()
        return self._workers

    def _progress(self) -> Progress:
        sweep = self._sweep
        if sweep is None:
            return Progress(None, self._total, self._total)
        done = min(max(0, sweep.total - sweep.left), sweep.total)
        return Progress(sweep.asked, done, sweep.total, self._rate())

    def _rate(self) -> float:
        now = time.monotonic()
        while len(self._pace) > 2 and now - self._pace[0][0] > _WINDOW:
            self._pace.popleft()
        if len(self._pace) < 2:
            return 0.0
        began = self._pace[0][0]  # what was kept then was done before
        done = sum(count for _, count in self._pace) - self._pace[0][1]
        return done / max(now - began, 0.001)
