# SPDX-License-Identifier: GPL-3.0-or-later
"""How much the page may ask, and is told: whoever has the link must not wear out the machine."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from composer.solver.options import Token
from composer.web.request import Json


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


_LEAST: Final = 100  # bytes that a move of the play takes, and what is said beside it
_LINES: Final = 20  # of help play, where not all can be told


class Bounds:
    """Says how far play is written down: the play of one long mate may fill hours, and gigabytes.

    Attributes:
        cut: whether something was left out; what was written is then no whole solution.
    """

    def __init__(self, token: Token, limits: Limits) -> None:
        """Make ready for one answer; nothing more is written once the token is cancelled."""
        self._token, self._left = token, limits.answer // _LEAST
        self.cut = False

    def further(self) -> bool:
        """Return whether what follows another move is to be written."""
        self._left -= 1
        self.cut = self.cut or self._left < 0 or self._token.cancelled
        return not self.cut


def shortened(solution: Json) -> Json:
    """Return a solution without its play, which is too long to be sent."""
    bare = {**solution, "set_play": None, "tries": [], "twins": [], "complete": False}
    keys = [{**key, "variations": []} for key in solution.get("keys", [])]
    bare["keys"] = [{name: key[name] for name in key if name != "threat_play"} for key in keys]
    lines = solution.get("lines", [])
    bare["lines"], bare["set_lines"] = lines[:_LINES], []
    if len(lines) > _LINES or solution.get("set_lines"):
        bare["lines_cut"] = True
    if "parts" in solution:
        bare["parts"] = [shortened(part) for part in solution["parts"]]
    return bare
