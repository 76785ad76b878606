# SPDX-License-Identifier: GPL-3.0-or-later
"""A run that several threads have to do with: nobody waits to tell it, one works at a time."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

from composer.library.classify.run import Run
from composer.library.classify.shared import SharedRun


class Noting(Run):
    """Notes in which thread it was told to look again."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[int] = []

    def look_again(self) -> None:
        self.told.append(threading.get_ident())


def test_a_word_is_left_without_waiting_and_heard_by_the_next_who_works() -> None:
    run = Noting()
    shared = SharedRun(run)
    inside, leave = threading.Event(), threading.Event()

    def work() -> int:
        with shared.alone():
            inside.set()
            assert leave.wait(60)
            return threading.get_ident()

    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(work)
        assert inside.wait(60)
        shared.look_again()  # would wait for ever if it needed to be alone
        shared.look_again()
        assert not run.told
        leave.set()
        working.result()
        assert not run.told
        with shared.alone() as alone:
            assert alone is run
            assert run.told == [threading.get_ident()] * 2
        with shared.alone():
            assert len(run.told) == 2
