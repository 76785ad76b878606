# SPDX-License-Identifier: GPL-3.0-or-later
"""How much the page may ask: whoever has the link must not be able to wear out the machine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of what is served.

    Attributes:
        connections: pages that are connected at once.
        message: bytes of what a page says at once; a problem with all its texts fits well.
        rate: messages, or files, that one address may ask for in a second, on average.
        burst: how many of them at once; a page that is opened asks for some fifty files.
        unread: bytes that wait for a page that does not read.
        path: characters of the path of a file.
        seconds: how long one problem is solved, waiting apart.
        slice: seconds after which a solve gives way where others wait.
        answer: bytes of an answer; of longer solutions the verdict is told.
        memory: bytes that a process which solves may take, where the system can bound it.
        lines: solutions of help play that are told.
        found: problems of a page of the library.
        first: seconds in which a connection must have asked for something, with the link.
        arrivals: connections that are taken in a second.
        strangers: connections that have not shown the link yet, in all.
        strangers_of_one: and of one address.
        guests: connections that have; a page has one that stays, and some for its files.
    """

    connections: int = 64
    message: int = 512 * 1024
    rate: float = 120.0
    burst: int = 1000
    unread: int = 32 * 1024 * 1024
    path: int = 200
    seconds: float = 120.0
    slice: float = 1.0
    answer: int = 4 * 1024 * 1024
    memory: int = 2 * 1024**3
    lines: int = 300
    found: int = 100
    first: float = 8.0
    arrivals: int = 200
    strangers: int = 96
    strangers_of_one: int = 32
    guests: int = 160


USUAL = Limits()


class Pace:
    """So many in a second on average, so many at once; what is more waits its turn."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst, self._left = rate, burst, float(burst)
        self._at = 0.0

    async def step(self) -> None:
        """Take one; wait where there is none."""
        now = asyncio.get_running_loop().time()
        gained = (now - self._at) * self._rate if self._at else 0.0
        self._left, self._at = min(self._burst, self._left + gained) - 1, now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)
