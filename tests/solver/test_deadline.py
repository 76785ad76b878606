# SPDX-License-Identifier: GPL-3.0-or-later
"""A limit of time cancels a token once, and only within its block."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from cases import every
from patience import awaited

from composer.solver.deadline import LONGEST, Deadline
from composer.solver.options import Token
from composer.solver.solution import Verdict
from composer.solver.solve import solve


class Clock:
    """A clock that a test moves; it sets one alarm at a time."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        self._ring: Callable[[], None] | None = None

    def set(self, seconds: float, ring: Callable[[], None]) -> Clock:
        self.seconds, self._ring = seconds, ring
        return self

    def cancel(self) -> None:
        self._ring = None

    def strike(self) -> None:
        if self._ring is not None:
            self._ring()


def test_the_token_is_cancelled_when_the_time_is_up() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 3.5, clock.set) as deadline:
        assert (clock.seconds, token.cancelled, deadline.passed) == (3.5, False, False)
        clock.strike()
        assert token.cancelled
    assert deadline.passed


def test_after_the_block_nothing_rings() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 1, clock.set) as deadline:
        pass
    clock.strike()
    assert not token.cancelled
    assert not deadline.passed


def test_no_seconds_are_no_limit() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 0, clock.set):
        assert clock.seconds is None


@every("seconds", [-1, float("nan"), float("inf"), LONGEST * 2])
def test_what_is_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        Deadline(Token(), seconds)


def test_the_machine_s_clock_rings_too_and_its_thread_ends() -> None:
    token = Token()
    with Deadline(token, 0.001) as deadline:
        assert awaited(lambda: token.cancelled)
    assert deadline.passed
    assert threading.active_count() == 1 or not any(
        isinstance(thread, threading.Timer) for thread in threading.enumerate()
    )


def test_a_solve_whose_time_is_up_is_not_finished() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 1, clock.set):
        clock.strike()
        found = solve("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "#9", cancel=token)
    assert not found.complete
    assert found.verdict is Verdict.UNDECIDED
