# SPDX-License-Identifier: GPL-3.0-or-later
"""Processes that work for this one: they give way, hear no Ctrl-C, and end when told."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, CancelledError

import pytest

from composer.solver.processes import Processes


@pytest.fixture
def processes() -> Iterator[Processes]:
    made = Processes(2)
    yield made
    made.close(at_once=True)


def niceness() -> int:
    """Return how far the process gives way."""
    return os.nice(0)


def test_work_is_done_elsewhere(processes: Processes) -> None:
    futures = [processes.submit(pow, number, 2) for number in range(20)]
    assert [future.result(60) for future in futures] == [number**2 for number in range(20)]
    assert processes.submit(os.getpid).result(60) != os.getpid()


def test_without_a_number_there_is_one_for_each_processor() -> None:
    made = Processes()
    assert made.count == (os.cpu_count() or 1)
    made.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes of priority instead")
def test_they_give_way_unless_told_otherwise(processes: Processes) -> None:
    here = os.nice(0)
    assert processes.submit(niceness).result(60) == min(19, here + 15)
    eager = Processes(1, low=False)
    assert eager.submit(niceness).result(60) == here
    eager.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal to send")
def test_they_do_not_hear_ctrl_c(processes: Processes) -> None:
    number = processes.submit(os.getpid).result(60)
    os.kill(number, signal.SIGINT)
    assert processes.submit(pow, 2, 3).result(60) == 8
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())  # we still do


def test_they_end_at_once_however_long_they_would_work() -> None:
    made = Processes(2)
    made.submit(pow, 2, 2).result(60)
    futures = [made.submit(time.sleep, 600) for _ in range(4)]
    made.close(at_once=True)
    for future in futures:
        with pytest.raises((BrokenExecutor, CancelledError)):
            future.result(0)


def test_a_process_that_dies_is_told(processes: Processes) -> None:
    with pytest.raises(BrokenExecutor):
        processes.submit(os._exit, 3).result(60)
