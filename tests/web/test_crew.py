# SPDX-License-Identifier: GPL-3.0-or-later
"""The processes that solve for pages end with them, whatever they were at."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext

import pytest

from composer.web.crew import Crew

Left = tuple[list[str], list[str | None]]


def left() -> Left:
    """Return the threads and processes of crews that there are now."""
    threads = [thread.name for thread in threading.enumerate() if thread.name == "page solver"]
    return threads, [active_child.name for active_child in multiprocessing.active_children()]


def test_processes_that_have_just_begun_end() -> None:
    async def run() -> Left:
        crew = Crew(2)
        crew.begin()
        crew.do(b"{}", lambda _: None)
        await crew.close()
        return left()

    before = left()
    assert asyncio.run(run()) == before


class _Copying(SpawnContext):
    """Keeps the other ends of pipes open, as Windows does where nobody took them."""

    def __init__(self) -> None:
        super().__init__()
        self.copies: list[int] = []

    def Pipe(self, duplex: bool = True) -> tuple[Connection, Connection]:  # noqa: N802
        """Return a pipe."""
        ours, theirs = super().Pipe(duplex)
        self.copies.append(os.dup(theirs.fileno()))
        return ours, theirs


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does so itself")
def test_processes_end_whose_pipes_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    context = _Copying()
    monkeypatch.setattr("composer.web.crew.get_context", lambda _: context)

    async def run() -> Left:
        crew = Crew(2)
        crew.begin()
        await crew.close()
        return left()

    before = left()
    assert asyncio.run(run()) == before
    for copy in context.copies:
        os.close(copy)


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process by a signal")
def test_a_process_and_the_one_in_its_place_end(expect_log: Callable[..., None]) -> None:
    expect_log("a process that solves for pages has ended")

    async def run() -> Left:
        crew, heard = Crew(1), asyncio.Queue[bytes | None]()
        crew.begin()
        crew.do(b"{}", heard.put_nowait)
        while await heard.get() is not None:
            pass
        (killed,) = crew.processes
        crew.do(b'{"do": "nothing known"}', heard.put_nowait)
        os.kill(killed, signal.SIGKILL)
        while await heard.get() is not None:
            pass
        while crew.processes == (killed,):
            await asyncio.sleep(0)
        await crew.close()
        return left()

    before = left()
    assert asyncio.run(run()) == before


def test_work_waits_for_a_process_that_hears() -> None:
    async def run() -> list[bytes | None]:
        crew, heard = Crew(1), asyncio.Queue[bytes | None]()
        work = None
        crew.begin()
        for _ in range(3):  # given and taken away before anything has begun
            work = crew.do(b"{}", lambda _: None)
            crew.drop(work)
        crew.do(b"{}", heard.put_nowait)
        found = [await heard.get(), await heard.get()]
        await crew.close()
        return found

    said, last = asyncio.run(run())
    assert said is not None
    assert last is None
