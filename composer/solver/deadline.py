# SPDX-License-Identifier: GPL-3.0-or-later
"""A limit of time for a solve: when it is reached, the solve's token is cancelled."""

from __future__ import annotations

import heapq
import math
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Final, Protocol, Self

from composer.solver.options import Token

LONGEST: Final = 1_000_000.0
"""Seconds; some eleven days. What may take longer has no limit."""

_MANY: Final = 256  # alarms; those that were cancelled are not kept beside so many


class Alarm(Protocol):
    """Something that will ring once, unless it is cancelled before."""

    def cancel(self) -> None:
        """Do not ring any more; when this returns, it either has rung or never will."""
        ...


SetAlarm = Callable[[float, Callable[[], None]], Alarm]
"""Sets an alarm: seconds from now, and what is called then, in any thread."""


class Deadline:
    """Cancels a token after some seconds, while its `with` block lasts."""

    def __init__(self, token: Token, seconds: float, set_alarm: SetAlarm | None = None) -> None:
        """Make ready; the time begins with the `with` block.

        Args:
            token: what is cancelled.
            seconds: after how long; 0 for no limit.
            set_alarm: gives the alarm; a timer of this machine's clock if not given.

        Raises:
            ValueError: the seconds are no number from 0 to `LONGEST`.
        """
        if not 0 <= seconds <= LONGEST:  # also false for what is not a number
            raise ValueError(f"expected 0 to {LONGEST:,.0f} seconds, got {seconds}")
        self._token, self._seconds = token, seconds
        self._set_alarm = set_alarm or _Timer
        self._alarm: Alarm | None = None
        self._passed = False

    @property
    def passed(self) -> bool:
        """Whether the time ran out within the `with` block."""
        return self._passed

    def __enter__(self) -> Self:
        if self._seconds:
            self._alarm = self._set_alarm(self._seconds, self._ring)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _ring(self) -> None:
        self._passed = True
        self._token.cancel()


class _Timer:
    """An alarm that a thread of its own waits for."""

    def __init__(self, seconds: float, call: Callable[[], None]) -> None:
        self._timer = threading.Timer(seconds, call)
        self._timer.daemon = True
        self._timer.start()

    def cancel(self) -> None:
        """Do not ring any more."""
        self._timer.cancel()
        self._timer.join()


class Alarms:
    """Alarms that ring in one thread: for each its own costs as much as a short solve.

    The thread begins with the first alarm and ends with the `with` block.

    Attributes:
        threads: how many were started.
    """

    def __init__(self) -> None:
        """Make ready."""
        self.threads = 0
        self._changed = threading.Condition(threading.RLock())
        self._waiting: list[tuple[float, int, _Shared]] = []
        self._thread: threading.Thread | None = None
        self._number = 0
        self._wakes = math.inf
        self._is_over = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._changed:
            self._is_over = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    @property
    def waiting(self) -> int:
        """How many are remembered, with some that were cancelled."""
        return len(self._waiting)

    def set(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Set an alarm."""
        shared = _Shared(self._changed, call)
        with self._changed:
            if len(self._waiting) > _MANY:
                self._waiting = [each for each in self._waiting if each[2].call is not None]
                heapq.heapify(self._waiting)
            self._number += 1
            rings = time.monotonic() + seconds
            heapq.heappush(self._waiting, (rings, self._number, shared))
            if self._thread is None:
                self._thread = threading.Thread(target=self._ring_all, daemon=True)
                self._thread.start()
                self.threads += 1
            elif rings < self._wakes:
                self._changed.notify()
        return shared

    def _ring_all(self) -> None:
        with self._changed:
            while not self._is_over:
                now = time.monotonic()
                while self._waiting and self._waiting[0][0] <= now:
                    heapq.heappop(self._waiting)[2].ring()
                self._wakes = self._waiting[0][0] if self._waiting else math.inf
                wait = min(self._wakes - now, threading.TIMEOUT_MAX)
                self._changed.wait(wait)


class _Shared:
    """One of several alarms."""

    def __init__(self, changed: threading.Condition, call: Callable[[], None]) -> None:
        self._changed = changed
        self.call: Callable[[], None] | None = call

    def ring(self) -> None:
        """Call, once."""
        call, self.call = self.call, None
        if call is not None:
            call()

    def cancel(self) -> None:
        """Do not ring any more."""
        with self._changed:  # while one rings this waits
            self.call = None
