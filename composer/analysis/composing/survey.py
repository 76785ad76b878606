# SPDX-License-Identifier: GPL-3.0-or-later
"""Judging many positions, by several threads if asked, each answer as soon as it is known.

Mates in two are judged in handfuls. Longer ones may cost a thousand times as much as their
neighbours: each is first given little time, and what is then still open gets more in its turn.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Sequence
from contextlib import closing
from queue import Empty, SimpleQueue
from typing import Final

from composer.problem.intended import ONE, Intended
from composer.problem.position import Position
from composer.problem.stipulation import Stipulation
from composer.solver.judging import Judge, Judgement
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.stages import REFERENCE

Batch = list[tuple[int, Judgement]]

_HANDFUL: Final = 16
_BUDGETS: Final = (100_000, 3_000_000, 0)  # positions to look at for each; 0 for no end
_WAKE: Final = 0.1  # seconds; on Windows, Ctrl-C is heard only between two waits


def surveyed(
    positions: Sequence[Position],
    stipulation: Stipulation,
    token: Token,
    session: Session,
    threads: int = 1,
    intended: Intended = ONE,
) -> Generator[Batch, None, None]:
    """Yield the judgements of positions by their numbers, a few at a time.

    In longer problems one is yielded undecided at first if it takes long, and again when it is
    decided. When the token is cancelled no more comes.

    Raises:
        UnsupportedStipulation: the stipulation is not solved here.
    """
    judges = [session.judge(stipulation, token, intended) for _ in range(max(1, threads))]
    asks_past = stipulation.question is not None  # its limits are its own, a few seconds at most
    short = stipulation.moves <= 2 and not asks_past
    slow = any(session.solver_of(position, stipulation) == REFERENCE for position in positions)
    handful = _HANDFUL if short and not slow else 1
    alone = short and len(judges) == 1  # what takes long is left to threads, to be interrupted
    waiting: Sequence[int] = range(len(positions))
    for most_nodes in (0,) if short or asks_past else _BUDGETS:
        still_open: list[int] = []
        work = _Work(positions, waiting, handful, most_nodes)
        batches = work.done_by(judges[0]) if alone else _done_by_threads(work, judges)
        with closing(batches):
            for batch in batches:
                if token.cancelled:
                    return
                yield batch
                still_open += (n for n, judged in batch if not is_settled(judged, stipulation))
        if token.cancelled or not still_open:
            return
        waiting = sorted(still_open)


def is_settled(judged: Judgement, stipulation: Stipulation) -> bool:
    """Return whether more work on a position tells nothing more.

    Of lines the verdict is all: what has too many of them is cooked, however many there are.
    """
    known = stipulation.has_lines and judged.verdict is not Verdict.UNDECIDED
    return judged.complete or known


class _Work:
    """What there is to do; threads take it by the handful."""

    def __init__(
        self, positions: Sequence[Position], numbers: Sequence[int], size: int, most_nodes: int
    ) -> None:
        self._positions = positions
        self._handfuls = iter([numbers[i : i + size] for i in range(0, len(numbers), size)])
        self._most_nodes = most_nodes
        self._lock = threading.Lock()

    def done_by(self, judge: Judge) -> Generator[Batch, None, None]:
        """Take work and yield what was done, until there is none left."""
        while True:
            with self._lock:
                numbers = next(self._handfuls, None)
            if numbers is None:
                return
            judged = judge.judge([self._positions[n] for n in numbers], self._most_nodes)
            yield list(zip(numbers, judged, strict=True))


def _done_by_threads(work: _Work, judges: Sequence[Judge]) -> Generator[Batch, None, None]:
    results: SimpleQueue[Batch | BaseException | None] = SimpleQueue()

    def run(judge: Judge) -> None:
        try:
            for batch in work.done_by(judge):
                results.put(batch)
        except BaseException as fault:  # noqa: BLE001 - it is raised where it is waited for
            results.put(fault)
        finally:
            results.put(None)

    threads = [
        threading.Thread(target=run, args=(judge,), name=f"survey {number}", daemon=True)
        for number, judge in enumerate(judges)
    ]
    for thread in threads:
        thread.start()
    left = len(threads)
    try:
        while left:
            try:
                result = results.get(timeout=_WAKE)
            except Empty:
                continue
            if result is None:
                left -= 1
            elif isinstance(result, BaseException):
                raise result
            else:
                yield result
    finally:
        if left:  # nobody wants the rest
            for judge in judges:
                judge.halt()
        for thread in threads:
            thread.join()
