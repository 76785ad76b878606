# SPDX-License-Identifier: GPL-3.0-or-later
"""One thread for work that must not hold up the window; results come back to it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

_LOG = logging.getLogger(__name__)

T = TypeVar("T")
Done = Callable[[T], None]
Failed = Callable[[Exception], None]


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of a piece of work, and who wants to know."""

    future: Future[object]
    done: Done[object] | None
    failed: Failed | None


class Worker(QObject):
    """Runs pieces of work one after the other in one thread of its own.

    The work must touch no widget; `done` and `failed` are called in the window's thread.
    """

    _ended = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._closed = False
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._ended.connect(self._report, Qt.ConnectionType.QueuedConnection)

    def run(
        self,
        work: Callable[[], T],
        done: Done[T] | None = None,
        failed: Failed | None = None,
    ) -> None:
        """Do a piece of work, then call `done` with its result or `failed` with its fault."""
        if self._closed:
            return
        future = self._pool.submit(work)

        def ended(finished: Future[T]) -> None:
            if not self._closed:
                self._ended.emit(_Outcome(finished, done, failed))  # type: ignore[arg-type]

        future.add_done_callback(ended)

    def close(self) -> None:
        """Finish the work that was given, and take no more."""
        self._closed = True
        self._pool.shutdown(wait=True)

    def leave(self) -> None:
        """Take no more and wait for nothing: what is being done ends unheard."""
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _report(self, outcome: _Outcome) -> None:
        fault = outcome.future.exception()
        if fault is None:
            if outcome.done is not None:
                outcome.done(outcome.future.result())
        elif outcome.failed is not None and isinstance(fault, Exception):
            outcome.failed(fault)
        else:
            _LOG.error("work in the background failed", exc_info=fault)
