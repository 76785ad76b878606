# SPDX-License-Identifier: GPL-3.0-or-later
"""How much an assistant may ask at once, and is told: it may be led astray by what it reads."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of what is answered.

    Attributes:
        message: bytes of a message to this program.
        waiting: calls that wait for their turn.
        seconds: how long one call may take at most.
        usual: how long it takes where it says nothing.
        grace: seconds after which a call that does not end by itself is ended.
        answer: bytes of an answer.
        memory: bytes that the process which works may take, where the system can bound it.
        found: problems, neighbours or finds of one answer.
    """

    message: int = 256 * 1024
    waiting: int = 32
    seconds: int = 120
    usual: int = 20
    grace: float = 10.0
    answer: int = 4 * 1024 * 1024
    memory: int = 2 * 1024**3
    found: int = 100


USUAL = Limits()
