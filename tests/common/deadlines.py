# SPDX-License-Identifier: GPL-3.0-or-later
"""The smallest limits: time that is over at once, and tokens that let so many steps pass."""

from __future__ import annotations

from composer.solver.deadline import Alarm, Deadline
from composer.solver.options import Token


class _Rung:
    def cancel(self) -> None:
        """It has rung already."""


def _at_once(seconds: float, ring: object) -> Alarm:
    assert callable(ring)
    ring()
    return _Rung()


def over_at_once(token: Token, seconds: float, set_alarm: object = None) -> Deadline:
    """Return a deadline that passes when it begins, however long it was to be."""
    return Deadline(token, seconds or 1, _at_once)


class Patience(Token):
    """A token that is cancelled once it was read so many times."""

    __slots__ = ("left",)

    def __init__(self, reads: int) -> None:
        super().__init__()
        self.left = reads

    @property
    def cancelled(self) -> bool:
        if self.left <= 0:
            self.cancel()
        self.left -= 1
        return self.flag[0] != 0
