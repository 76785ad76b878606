# SPDX-License-Identifier: GPL-3.0-or-later
"""A limit of time cancels a token once, and only within its block."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from cases import every
from patience import awaited

from composer.solver.deadline import LONGEST, Alarms, Deadline
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
    with Deadline(token, 3.5, clock.set) as limit:
        assert (clock.seconds, token.cancelled, limit.passed) == (3.5, False, False)
        clock.strike()
        assert token.cancelled
    assert limit.passed


def test_after_the_block_nothing_rings() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 1, clock.set) as limit:
        pass
    clock.strike()
    assert not token.cancelled
    assert not limit.passed


def test_no_seconds_are_no_limit() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 0, clock.set):
        assert clock.seconds is None


@every("seconds", [-1, float("nan"), float("inf"), LONGEST * 2])
def test_what_is_no_time_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="seconds"):
        Deadline(Token(), seconds)


def test_the_machine_s_clock_rings_too() -> None:
    token = Token()
    with Deadline(token, 0.001) as limit:
        assert awaited(lambda: token.cancelled)
    assert limit.passed


def test_many_alarms_ring_in_one_thread_the_soonest_first() -> None:
    late, soon = Token(), Token()
    with Alarms() as alarms:
        with Deadline(late, 1_000.0, alarms.set), Deadline(soon, 0.001, alarms.set):
            assert awaited(lambda: soon.cancelled)
        for _ in range(1_000):
            with Deadline(late, 1_000.0, alarms.set):
                pass
        assert alarms.waiting < 300
    assert not late.cancelled
    assert alarms.threads == 1


def test_a_solve_whose_time_is_up_is_not_finished() -> None:
    clock, token = Clock(), Token()
    with Deadline(token, 1, clock.set):
        clock.strike()
        found = solve("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "#9", cancel=token)
    assert not found.complete
    assert found.verdict is Verdict.UNDECIDED
