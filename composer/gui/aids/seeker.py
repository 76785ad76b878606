# SPDX-License-Identifier: GPL-3.0-or-later
"""One search at a time, in a thread of its own: a new one replaces those before it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from composer.gui.threads.latest import Latest
from composer.gui.user.pause import pause
from composer.solver.options import Token, UnsupportedStipulation

_LOG = logging.getLogger(__name__)
_STRETCH = 0.02  # seconds of work between two rests
_MOST_REST = 0.01  # seconds; a window that is busy with other things is not waited for
_LONGEST_REST = 0.05  # seconds; after what is to be seen before all else
_PULSE = 30  # milliseconds after which finds are told though the search stops for nothing

Search = Callable[[Token], Iterator[object]]
"""What is looked for: it yields what it finds, and ends soon after the token is cancelled.

Where it yields `Step.SHOW`, what was found until then is to be seen before it goes on.
"""

Tell = Callable[[object], None]
Work = Callable[[Token, Tell], None]
"""The same for what does not yield, but calls a function with each of its finds."""


class Step(Enum):
    """What a search may yield that is no find."""

    SHOW = "show"


@dataclass(frozen=True, slots=True)
class _Job:
    number: int
    work: Work
    token: Token


class Seeker(QObject):
    """Runs one search in a thread of its own and reports to the window's thread what it finds.

    Python runs one thread at a time, and takes its time in going from one to the other: so the
    finds of a stretch of work are reported together, and then this thread stops until the window
    has shown them.

    A new search, or `cancel`, ends the one that runs; nothing that it found is reported any more.
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
        self._thread: Latest[_Job] = Latest(name, self._run)
        self._finds: list[object] = []
        self._of = 0  # the number of the search whose finds these are
        self._over = False
        self._running = False
        self._shown = True  # whether the window has shown what was reported
        self._rested = 0.0  # when the thread has stopped last, by `time.perf_counter`
        self._told.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._pulse = pause(self, _PULSE, self._deliver)

    @property
    def is_busy(self) -> bool:
        """Whether a search is under way, and was not cancelled."""
        return self._running

    @property
    def is_at_work(self) -> bool:
        """Whether the thread still works, even on what was cancelled."""
        return self._thread.is_at_work

    def begin(self, search: Search) -> None:
        """Begin a search in the place of the one that runs."""
        self.begin_work(partial(_tell_all, search))

    def begin_work(self, work: Work) -> None:
        """Begin what tells its finds in the place of the search that runs."""
        if self._thread.is_closing:
            return
        self.cancel()
        self._token, self._running = Token(), True
        self._thread.post(_Job(self._number, work, self._token))
        self._pulse.start()

    def cancel(self) -> None:
        """End the search that runs; what it found and is not reported yet is dropped."""
        self._token.cancel()
        self._number += 1
        self._running = False
        self._pulse.stop()
        with self._thread.wake:
            self._finds, self._over = [], False
        self._thread.post(None)

    def stop(self) -> None:
        """End the search that runs; what it found, and finds in ending, is still reported."""
        self._token.cancel()

    def close(self) -> None:
        """End all work and wait for the thread."""
        self.cancel()
        self._thread.close()

    def _deliver(self) -> None:
        with self._thread.wake:
            finds, self._finds = self._finds, []
            over, self._over = self._over, False
            current = self._of == self._number
        if self._running:
            self._pulse.start()
        if not current or self._thread.is_closing:
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
        with self._thread.wake:
            self._shown = True
            self._thread.wake.notify_all()

    def _rest(self, job: _Job, at_once: bool) -> None:
        """Report what was found and let the window paint, if it is time."""
        early = not at_once and time.perf_counter() - self._rested < _STRETCH
        if early or job.token.cancelled:
            return
        with self._thread.wake:
            self._shown = False
        self._told.emit()
        with self._thread.wake:
            longest = _LONGEST_REST if at_once else _MOST_REST
            self._thread.wake.wait_for(
                lambda: self._shown or job.token.cancelled or self._thread.is_closing, longest
            )
        self._rested = time.perf_counter()

    def _run(self, job: _Job) -> None:
        self._rested = time.perf_counter()

        def tell(find: object) -> None:
            if find is not Step.SHOW:
                self._keep(job, find)
            self._rest(job, find is Step.SHOW)

        try:
            job.work(job.token, tell)
        except UnsupportedStipulation:
            pass  # nothing is found, then
        except Exception:  # noqa: BLE001 - the thread must live on; it is reported
            _LOG.exception("the search %s failed", self._name)
        self._end(job)

    def _keep(self, job: _Job, find: object) -> None:
        with self._thread.wake:
            if job.number == self._number:
                self._of = job.number
                self._finds.append(find)

    def _end(self, job: _Job) -> None:
        with self._thread.wake:
            if job.number != self._number or self._thread.is_closing:
                return
            self._of, self._over = job.number, True
        self._told.emit()


def _tell_all(search: Search, token: Token, tell: Tell) -> None:
    """Tell what a search yields; leaving it early closes what it leads to."""
    with closing(_generator(search(token))) as finds:
        for find in finds:
            if token.cancelled:
                return
            tell(find)


def _generator(finds: Iterator[object]) -> Generator[object, None, None]:
    """Wrap any iterator, so that leaving it early closes what it leads to."""
    yield from finds
