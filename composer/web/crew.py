# SPDX-License-Identifier: GPL-3.0-or-later
"""The processes that solve for all pages: a bounded number, none of which a page can hold.

A piece of work that takes longer than a moment gives way where others wait: it is begun again
when its turn comes, with more time. A process that died, or does not stop, is replaced; the work
it had is said to have failed.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from composer.solver.processes import interrupts_waiting
from composer.web.limits import USUAL, Limits
from composer.web.worker import CANCEL, READY, packed, unpacked, work

_LOG = logging.getLogger(__name__)
_PATIENCE: Final = 30.0  # seconds for a process, which gives way to all others, to stop
_LOOK: Final = 0.25  # seconds between two looks at who waits

Hear = Callable[[bytes | None], None]
"""Hears what is found, as JSON; None once nothing more follows."""


@dataclass(eq=False)
class Work:
    """A piece of work of a page.

    Attributes:
        message: what is asked, as JSON.
        hear: hears the answers, in the loop's thread.
        wanted: whether anybody still wants to hear.
        time: seconds after which it gives way.
        said: answers heard in an earlier beginning, which are not said again.
    """

    message: bytes
    hear: Hear
    wanted: bool = True
    time: float = 0.0
    said: int = 0


@dataclass(eq=False)
class _Hand:
    """A process, and what it has to do."""

    process: SpawnProcess
    connection: Connection
    listener: threading.Thread | None = None
    ready: bool = False  # it hears what it is told
    work: Work | None = None
    number: int = 0
    begun: float = 0.0
    stopping: float | None = None  # since when it is to stop
    heard: int = 0
    gives_way: bool = False


class Crew:
    """Does work in processes; to be used in the thread of one running loop alone."""

    def __init__(self, hands: int, limits: Limits = USUAL) -> None:
        """Make ready; `hands` is how many processes there are."""
        self._count, self._limits = hands, limits
        self._waiting: deque[Work] = deque()
        self._hands: list[_Hand] = []
        self._replaced: list[_Hand] = []  # some of them may not have ended quite
        self._numbers = itertools.count(1)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watch: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def processes(self) -> tuple[int, ...]:
        """The numbers by which the system knows the processes."""
        return tuple(hand.process.pid or 0 for hand in self._hands)

    def begin(self) -> None:
        """Begin the processes, which takes a second until they can work."""
        self._loop = asyncio.get_running_loop()
        self._hands = [self._begun() for _ in range(self._count)]
        self._watch = self._loop.create_task(self._look())

    def do(self, message: bytes, hear: Hear) -> Work:
        """Have something done as soon as a process is free."""
        work = Work(message, hear, time=self._limits.slice)
        self._waiting.append(work)
        self._hand_out()
        return work

    def drop(self, work: Work) -> None:
        """Say that work is not wanted any more; nothing of it is heard from now on."""
        work.wanted = False
        with suppress(ValueError):
            self._waiting.remove(work)
        for hand in self._hands:
            if hand.work is work:
                self._stop(hand)

    async def close(self) -> None:
        """End the processes; when this returns, nothing of them is left."""
        self._closing = True
        if self._watch is not None:
            self._watch.cancel()
        ending = [*self._hands, *self._replaced]
        self._hands, self._replaced = [], []
        for hand in ending:
            hand.process.terminate()
        await asyncio.to_thread(_end, ending)

    def _begun(self) -> _Hand:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._limits), daemon=True)
        if sys.platform != "win32":
            from multiprocessing.resource_tracker import ensure_running

            ensure_running()  # it would let Ctrl-C through again while a process begins
        with interrupts_waiting():
            process.start()
        theirs.close()
        hand = _Hand(process, ours)
        hand.listener = threading.Thread(
            target=self._listen, args=(hand,), name="page solver", daemon=True
        )
        hand.listener.start()
        return hand

    def _listen(self, hand: _Hand) -> None:
        """Pass on what a process says; in a thread of its own, for pipes cannot be waited for.

        Where a process ended before it took its end of the pipe, Windows keeps that open.
        """
        loop, ended = self._loop, hand.process.sentinel
        assert loop is not None
        while True:
            data: bytes | None = None
            with suppress(EOFError, OSError):
                if hand.connection in wait([hand.connection, ended]):
                    data = hand.connection.recv_bytes()
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._heard, hand, data)
            if data is None:
                return

    def _heard(self, hand: _Hand, data: bytes | None) -> None:
        if self._closing:
            return
        if data is None:
            self._lost(hand)
            return
        number, last, told = unpacked(data)
        if number == READY:
            hand.ready = True
            self._hand_out()
            return
        work = hand.work
        if number != hand.number or work is None:
            return
        if not last:
            hand.heard += 1
            # What was begun again repeats what was told before it gave way.
            if work.wanted and hand.stopping is None and hand.heard > work.said:
                work.said = hand.heard
                work.hear(told)
            return
        hand.work, hand.stopping = None, None
        if hand.gives_way and work.wanted:
            work.time *= 4
            self._waiting.append(work)
        elif work.wanted:
            work.hear(None)
        hand.gives_way = False
        self._hand_out()

    def _lost(self, hand: _Hand) -> None:
        """Begin another process in the place of one that died."""
        if hand not in self._hands:
            return
        _LOG.warning("a process that solves for pages has ended; another is begun")
        hand.connection.close()
        hand.ready = False
        work, hand.work = hand.work, None
        if work is not None and work.wanted:
            work.hear(b'{"stage":"lost","solution":null,"complete":false,"extra":{}}')
            work.hear(None)
        self._hands[self._hands.index(hand)] = self._begun()
        self._replaced = [hand for hand in self._replaced if hand.process.is_alive()]
        self._replaced.append(hand)
        self._hand_out()

    def _stop(self, hand: _Hand) -> None:
        if hand.stopping is None:
            hand.stopping = time.monotonic()
            with suppress(OSError):
                hand.connection.send_bytes(packed(hand.number, CANCEL))

    def _hand_out(self) -> None:
        for hand in self._hands:
            if hand.ready and hand.work is None and self._waiting:
                # Short work first: what gave way once waits for all that did not.
                work = min(self._waiting, key=lambda waiting: waiting.time)
                self._waiting.remove(work)
                hand.work, hand.number = work, next(self._numbers)
                hand.begun, hand.heard = time.monotonic(), 0
                with suppress(OSError):  # it has just died, which is heard of
                    hand.connection.send_bytes(packed(hand.number, work.message))

    async def _look(self) -> None:
        """From time to time: let long work give way, and end processes that do not stop."""
        while True:
            await asyncio.sleep(_LOOK)
            now = time.monotonic()
            for hand in tuple(self._hands):
                if hand.work is None:
                    continue
                over = self._limits.seconds + _PATIENCE
                stuck = hand.stopping is not None and now - hand.stopping > _PATIENCE
                if stuck or now - hand.begun > over:
                    hand.process.kill()
                elif self._waiting and hand.stopping is None and self._is_long(hand, now):
                    hand.gives_way = True
                    self._stop(hand)

    def _is_long(self, hand: _Hand, now: float) -> bool:
        work = hand.work
        shorter = work is not None and any(waiting.time <= work.time for waiting in self._waiting)
        return shorter and work is not None and now - hand.begun > work.time


def _end(hands: list[_Hand]) -> None:
    """Wait until processes have ended that were told to, and those who listened to them."""
    for hand in hands:
        hand.process.join(_PATIENCE)
        if hand.process.is_alive():
            hand.process.kill()
            hand.process.join()
        if hand.listener is not None:
            hand.listener.join()  # it hears that the process has gone
        hand.process.close()
        hand.connection.close()
