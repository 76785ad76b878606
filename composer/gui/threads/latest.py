# SPDX-License-Identifier: GPL-3.0-or-later
"""A thread for work of which only the newest counts: a job replaces the one that waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

Job = TypeVar("Job")
_LAST_WAIT = 5.0  # seconds for the thread to end


class Latest(Generic[Job]):
    """Works on one job at a time, in a thread of its own that starts with the first.

    There is room for one job that waits: a newer one takes its place. The job at work is not
    interrupted; whoever posts a newer one cancels it by a token of its own.

    Attributes:
        wake: guards what the thread and its owner share. A job may wait on it; it is notified
            when a job is posted, when the thread is to end, and by the owner.
    """

    def __init__(self, name: str, work: Callable[[Job], None]) -> None:
        """Make ready.

        Args:
            name: of the thread.
            work: does one job; it raises nothing.
        """
        self.wake = threading.Condition()
        self._work = work
        self._waiting: Job | None = None
        self._busy = False
        self._closing = False
        self._name = name
        self._thread: threading.Thread | None = None

    @property
    def is_closing(self) -> bool:
        """Whether the thread is to end, or has ended."""
        return self._closing

    @property
    def is_wanted(self) -> bool:
        """Whether another job waits, or the thread is to end: this one had better be brief."""
        return self._closing or self._waiting is not None

    @property
    def is_at_work(self) -> bool:
        """Whether a job is being done, even one that was cancelled."""
        return self._busy

    def post(self, job: Job | None) -> None:
        """Put a job in the place of the one that waits; None takes that one away."""
        if self._closing:
            return
        with self.wake:
            self._waiting = job
            self.wake.notify_all()
        if job is not None and self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Take no more jobs, and wait for the thread to end; cancel the job at work first."""
        with self.wake:
            self._closing = True
            self._waiting = None
            self.wake.notify_all()
        if self._thread is not None:
            self._thread.join(_LAST_WAIT)

    def _run(self) -> None:
        while True:
            with self.wake:
                self._busy = False
                self.wake.wait_for(lambda: self.is_wanted)
                job, self._waiting = self._waiting, None
                if self._closing or job is None:
                    return
                self._busy = True
            self._work(job)
