# SPDX-License-Identifier: GPL-3.0-or-later
"""A run of the classification that several threads have to do with.

A run itself knows nothing of threads. Here it is reached in two ways only: who works with it is
alone with it, and waits for others; who only has something to say to it leaves a word and goes
on. So the window's thread never touches it and never waits for it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue

from composer.library.classify.run import Run

Word = Callable[[Run], None]


class SharedRun:
    """A run, and what it is to be reported before anybody works with it again."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._lock = threading.Lock()
        self._words: SimpleQueue[Word] = SimpleQueue()
        self._is_working = False

    @property
    def is_working(self) -> bool:
        """Whether problems were handed out that had not come back when it was last worked with."""
        return self._is_working

    def look_again(self) -> None:
        """Have it count again what waits; in any thread, without waiting."""
        self._words.put(lambda run: run.look_again())

    @contextmanager
    def alone(self) -> Iterator[Run]:
        """Work with the run, alone; waits for whoever works with it now."""
        with self._lock:
            self._hear()
            try:
                yield self._run
            finally:
                self._is_working = self._run.is_working

    def _hear(self) -> None:
        with suppress(Empty):
            while True:
                self._words.get_nowait()(self._run)
