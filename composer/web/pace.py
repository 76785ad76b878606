# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets what comes too often wait."""

from __future__ import annotations

import asyncio


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
