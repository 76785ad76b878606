# SPDX-License-Identifier: GPL-3.0-or-later
"""The thread for what must not hold up the window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from composer.gui.threads.worker import Worker


@pytest.fixture
def worker(qapp) -> Iterator[Worker]:
    made = Worker("test")
    yield made
    made.close()


def test_work_is_done_elsewhere_in_order_and_told_here(qtbot, worker: Worker) -> None:
    threads: list[str] = []
    results: list[tuple[int, bool]] = []
    here = threading.current_thread()

    def work(number: int) -> int:
        threads.append(threading.current_thread().name)
        return number

    for number in range(20):
        worker.run(
            lambda number=number: work(number),
            lambda got: results.append((got, threading.current_thread() is here)),
        )
    qtbot.waitUntil(lambda: len(results) == 20)
    assert results == [(number, True) for number in range(20)]
    assert {name.startswith("test") for name in threads} == {True}
    assert len(set(threads)) == 1


def test_a_fault_is_told_and_the_thread_lives_on(qtbot, worker: Worker) -> None:
    faults: list[str] = []
    done: list[int] = []

    def fail() -> None:
        raise ValueError("no")

    worker.run(fail, lambda _: done.append(0), lambda fault: faults.append(str(fault)))
    worker.run(lambda: 1, done.append)
    qtbot.waitUntil(lambda: done == [1])
    assert faults == ["no"]


def test_a_fault_that_nobody_awaits_is_logged(
    qtbot, worker: Worker, expect_log: Callable[..., None]
) -> None:
    expect_log("work in the background failed", logger="composer.gui.threads.worker")
    done: list[int] = []
    worker.run(lambda: 1 // 0)
    worker.run(lambda: 1, done.append)
    qtbot.waitUntil(lambda: done == [1])


def test_closing_finishes_what_was_given_and_takes_no_more(qapp) -> None:
    worker = Worker("short")
    done: list[int] = []
    gate = threading.Event()
    worker.run(lambda: gate.wait(10) and done.append(1))
    worker.run(lambda: done.append(2))
    gate.set()
    worker.close()
    assert done == [1, 2]
    worker.run(lambda: done.append(3))
    worker.close()
    assert done == [1, 2]
