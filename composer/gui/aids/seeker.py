# SPDX-License-Identifier: GPL-3.0-or-later
"""A thread that looks for one thing at a time: what is asked last replaces all before it."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from composer.solver.options import Token, UnsupportedStipulation

_LOG = logging.getLogger(__name__)
_STRETCH = 0.02  # seconds of work between two rests
_MOST_REST = 0.01  # seconds; a window that is busy else is not waited for
_LONGEST_REST = 0.05  # seconds; after what is to be seen before all else
_PULSE = 30  # milliseconds after which finds are told though the search stops for nothing

Search = Callable[[Token], Iterator[object]]
"""What is looked for: it yields what it finds, and ends soon after the token is cancelled.

Where it yields `Step.SHOW`, what was found until then is to be seen before it goes on.
"""


class Step(Enum):
    """What a search may yield that is no find."""

    SHOW = "show"


@dataclass(frozen=True, slots=True)
class _Job:
    number: int
    search: Search
    token: Token


class Seeker(QObject):
    """Runs one search in a thread of its own and tells the window's thread what it finds.

    Python runs one thread at a time, and takes its time in going from one to the other: so the
    finds of a stretch of work are told together, and then this thread stops until the window
    has shown them.

    A new search, or `cancel`, ends the one that runs; nothing that it found is told any more.
    The thread starts with the first search.

    Signals:
        found: what was found since the last time; a tuple, in the order of the finds.
        ended: the search has come to its end by itself.
    """

    found = Signal(object)
    ended = Signal()
    _told = Signal()

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._number = 0
        self._token = Token()
        self._wake = threading.Condition()
        self._waiting: _Job | None = None
        self._finds: list[object] = []
        self._of = 0  # the number of the search whose finds these are
        self._over = False
        self._closing = False
        self._running = self._at_work = False
        self._thread: threading.Thread | None = None
        self._shown = True  # whether the window has shown what it was told
        self._rested = 0.0  # when the thread has stopped last, by `time.perf_counter`
        self._told.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._pulse = QTimer(self)
        self._pulse.setSingleShot(True)
        self._pulse.setInterval(_PULSE)
        self._pulse.timeout.connect(self._deliver)

    @property
    def is_busy(self) -> bool:
        """Whether a search is under way, and was not cancelled."""
        return self._running

    @property
    def is_at_work(self) -> bool:
        """Whether the thread still works, be it on what was cancelled."""
        return self._at_work

    def begin(self, search: Search) -> None:
        """Begin a search in the place of the one that runs."""
        if self._closing:
            return
        self.cancel()
        self._token, self._running = Token(), True
        with self._wake:
            self._waiting = _Job(self._number, search, self._token)
            self._wake.notify_all()
        self._pulse.start()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()

    def cancel(self) -> None:
        """End the search that runs; what it found and is not told yet is dropped."""
        self._token.cancel()
        self._number += 1
        self._running = False
        self._pulse.stop()
        with self._wake:
            self._waiting = None
            self._finds, self._over = [], False
            self._wake.notify_all()

    def close(self) -> None:
        """End all work and wait for the thread."""
        self._closing = True
        self.cancel()
        with self._wake:
            self._wake.notify_all()
        if self._thread is not None:
            self._thread.join(5)

    def _deliver(self) -> None:
        with self._wake:
            finds, self._finds = self._finds, []
            over, self._over = self._over, False
            current = self._of == self._number
        if self._running:
            self._pulse.start()
        if not current or self._closing:
            return
        number = self._number
        if finds:
            self.found.emit(tuple(finds))
        QTimer.singleShot(0, self, self._await_paint)
        if over and number == self._number:  # who listens may have begun another
            self._running = False
            self._pulse.stop()
            self.ended.emit()

    def _await_paint(self) -> None:
        QTimer.singleShot(0, self, self._note_shown)  # a scene asks for its paint only now

    def _note_shown(self) -> None:
        with self._wake:
            self._shown = True
            self._wake.notify_all()

    def _rest(self, token: Token, at_once: bool) -> None:
        """Tell what was found and let the window paint, if it is time."""
        if not at_once and time.perf_counter() - self._rested < _STRETCH:
            return
        with self._wake:
            self._shown = False
        self._told.emit()
        with self._wake:
            longest = _LONGEST_REST if at_once else _MOST_REST
            self._wake.wait_for(lambda: self._shown or token.cancelled or self._closing, longest)
        self._rested = time.perf_counter()

    def _work(self) -> None:
        while True:
            with self._wake:
                while self._waiting is None and not self._closing:
                    self._wake.wait()
                job, self._waiting = self._waiting, None
            if self._closing or job is None:
                return
            self._at_work = True
            self._run(job)
            self._at_work = False

    def _run(self, job: _Job) -> None:
        self._rested = time.perf_counter()
        try:
            with closing(_generator(job.search(job.token))) as finds:
                for find in finds:
                    if job.token.cancelled:
                        return
                    if find is not Step.SHOW:
                        self._keep(job, find)
                    self._rest(job.token, find is Step.SHOW)
        except UnsupportedStipulation:
            pass  # nothing is found, then
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("the search %s failed", self._name)
        self._end(job)

    def _keep(self, job: _Job, find: object) -> None:
        with self._wake:
            if job.number == self._number:
                self._of = job.number
                self._finds.append(find)

    def _end(self, job: _Job) -> None:
        with self._wake:
            if job.number != self._number or self._closing:
                return
            self._of, self._over = job.number, True
        self._told.emit()


def _generator(finds: Iterator[object]) -> Generator[object, None, None]:
    """Wrap any iterator, so that leaving it early closes what it leads to."""
    yield from finds
