# SPDX-License-Identifier: GPL-3.0-or-later
"""A limit of time for a solve: when it is reached, the solve's token is cancelled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import TracebackType
from typing import Final, Protocol, Self

from composer.solver.options import Token

LONGEST: Final = 1_000_000.0
"""Seconds; some eleven days. What may take longer has no limit."""


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
