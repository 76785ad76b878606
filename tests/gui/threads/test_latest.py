# SPDX-License-Identifier: GPL-3.0-or-later
"""One job at work, one that waits, and the newest wins."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from composer.gui.threads.latest import Latest

PATIENCE = 20.0


class Bench:
    """A thread whose jobs begin at once and end when they are let go."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.begun = threading.Semaphore(0)
        self.gate = threading.Semaphore(0)
        self.latest: Latest[str] = Latest("bench", self._work)

    def _work(self, job: str) -> None:
        self.begun.release()
        assert self.gate.acquire(timeout=PATIENCE)
        self.done.append(job)

    def until_begun(self) -> None:
        assert self.begun.acquire(timeout=PATIENCE)

    def let_go(self, jobs: int = 1) -> None:
        self.gate.release(jobs)


@pytest.fixture
def bench() -> Iterator[Bench]:
    made = Bench()
    yield made
    made.let_go(100)
    made.latest.close()


def test_no_thread_before_the_first_job(bench: Bench) -> None:
    bench.latest.post(None)
    assert "bench" not in {thread.name for thread in threading.enumerate()}
    bench.latest.post("first")
    bench.until_begun()
    assert "bench" in {thread.name for thread in threading.enumerate()}
    assert bench.latest.is_at_work
    assert not bench.latest.is_wanted


def test_a_newer_job_takes_the_place_of_the_one_that_waits(bench: Bench) -> None:
    bench.latest.post("first")
    bench.until_begun()
    for job in ("second", "third", "fourth"):
        bench.latest.post(job)
        assert bench.latest.is_wanted
    bench.let_go(2)
    bench.until_begun()
    bench.latest.close()
    assert bench.done == ["first", "fourth"]


def test_a_job_that_waits_can_be_taken_away(bench: Bench) -> None:
    bench.latest.post("first")
    bench.until_begun()
    bench.latest.post("second")
    bench.latest.post(None)
    assert not bench.latest.is_wanted
    bench.let_go()
    bench.latest.close()
    assert bench.done == ["first"]


def test_closing_waits_for_the_job_at_work_and_takes_no_more(bench: Bench) -> None:
    bench.latest.post("first")
    bench.until_begun()
    bench.let_go()
    bench.latest.close()
    assert bench.latest.is_closing
    bench.latest.post("second")
    assert bench.done == ["first"]
    assert "bench" not in {thread.name for thread in threading.enumerate()}


def test_whoever_waits_on_the_condition_is_woken_by_a_newer_job() -> None:
    woken: list[str] = []

    def work(job: str) -> None:
        with latest.wake:
            begun.release()
            if latest.wake.wait_for(lambda: latest.is_wanted, PATIENCE):
                woken.append(job)

    begun = threading.Semaphore(0)
    latest: Latest[str] = Latest("waiting", work)
    latest.post("first")
    assert begun.acquire(timeout=PATIENCE)
    latest.post("second")
    assert begun.acquire(timeout=PATIENCE)
    latest.close()
    assert woken == ["first", "second"]
