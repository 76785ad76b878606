# SPDX-License-Identifier: GPL-3.0-or-later
"""Ctrl-C within work that knows something already: it ends, and what is known is printed."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from composer.solver.options import Token


@dataclass(slots=True)
class Stop:
    """Whether Ctrl-C was pressed.

    Attributes:
        pressed: it was; the work's token was cancelled.
    """

    pressed: bool = False

    def end(self) -> None:
        """End the command as Ctrl-C does, if it was pressed.

        Raises:
            KeyboardInterrupt: it was.
        """
        if self.pressed:
            raise KeyboardInterrupt


@contextmanager
def stopping(token: Token) -> Iterator[Stop]:
    """Let the first Ctrl-C cancel a token; the second ends the program as usual.

    Where Ctrl-C is ignored, as by a job in the background, it stays so.
    """
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)
    in_main_thread = threading.current_thread() is threading.main_thread()
    if before is not signal.default_int_handler or not in_main_thread:
        yield stop
        return

    def heard(_number: int, _frame: FrameType | None) -> None:
        stop.pressed = True
        token.cancel()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, heard)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
