# SPDX-License-Identifier: GPL-3.0-or-later
"""A process that runs commands of this program for an assistant, one after the other.

What it writes comes over a pipe while it works, so that what is known stays known if it has to be
ended: when it takes too long, writes too much, or nobody wants the answer any more.
"""

from __future__ import annotations

import io
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from composer.cli.assistants.limits import USUAL, Limits
from composer.cli.faults import Exit
from composer.solver.processes import bound_memory

_BEAT: Final = 0.1  # seconds between two looks at whether the answer is still wanted
_START: Final = 120.0  # seconds that a busy machine takes to begin a process
_TOLD, _SAID, _ENDED, _READY = b"o", b"e", b"x", b"r"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a command ended.

    Attributes:
        status: its exit status; None where it was ended.
        told: what it wrote to standard output.
        said: what it wrote to standard error.
        why: why it was ended, in words; empty where it ended by itself.
    """

    status: int | None
    told: bytes
    said: str
    why: str = ""


class Hand:
    """Runs commands in a process of its own, which is begun when it is needed."""

    def __init__(self, limits: Limits = USUAL) -> None:
        self._limits = limits
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None

    def run(
        self, arguments: list[str], seconds: float, unwanted: Callable[[], bool] = lambda: False
    ) -> Ending:
        """Run a command and return how it ended; at most so many seconds, and the grace."""
        connection = self._begun()
        if connection is None:
            return Ending(None, b"", "", "no process could be begun")
        told, said = bytearray(), bytearray()
        end = time.monotonic() + seconds + self._limits.grace
        try:
            connection.send(arguments)
            while True:
                if unwanted():
                    return self._cut(told, said, "it was cancelled")
                if time.monotonic() > end:
                    return self._cut(told, said, f"it took more than {seconds:g} seconds")
                if not connection.poll(_BEAT):
                    continue
                data = connection.recv_bytes()
                kind, content = data[:1], data[1:]
                if kind == _ENDED:
                    return Ending(int(content), bytes(told), said.decode("utf-8", "replace"))
                (told if kind == _TOLD else said).extend(content)
                if len(told) + len(said) > self._limits.answer:
                    return self._cut(told, said, "the answer is too long")
        except (EOFError, OSError):  # killed for its memory, by the system or by its own bounds
            return self._cut(told, said, "its process ended without an answer")

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _cut(self, told: bytearray, said: bytearray, why: str) -> Ending:
        self.close()
        return Ending(None, bytes(told), said.decode("utf-8", "replace"), why)

    def _begun(self) -> Connection | None:
        if self._connection is not None:
            return self._connection
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, self._limits.memory))
        self._process.start()
        theirs.close()
        self._connection = ours
        with suppress(EOFError, OSError):
            if ours.poll(_START) and ours.recv_bytes() == _READY:
                return ours
        self.close()
        return None


def work(connection: Connection, memory: int) -> None:
    """Run the commands that come until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the business of who began this
    _let_go_of_output()
    bound_memory(memory)
    from composer.cli.assistants.adding import ADD, add
    from composer.cli.assistants.explored import EXPLORE, explore
    from composer.cli.entrance import run

    connection.send_bytes(_READY)
    while True:
        try:
            arguments: list[str] = connection.recv()
        except (EOFError, OSError):
            return
        sys.stdout, sys.stderr = _stream(connection, _TOLD), _stream(connection, _SAID)
        if arguments[0] == EXPLORE:
            status = int(explore(arguments[1:]))
        elif arguments[0] == ADD:
            status = add(arguments[1:], lambda words: run(words, _no_studio))
        else:
            status = run(arguments, _no_studio)
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        connection.send_bytes(_ENDED + str(status).encode("ascii"))


def _no_studio(_arguments: object) -> int:
    return Exit.BAD_INPUT


def _let_go_of_output() -> None:
    """See to it that nothing here can write between the messages of who began this."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    for number in (1, 2):
        with suppress(OSError):
            os.dup2(nothing, number)
    os.close(nothing)


class _Piece(io.RawIOBase):
    """Sends over a pipe what is written to it."""

    def __init__(self, connection: Connection, kind: bytes) -> None:
        super().__init__()
        self._connection, self._kind = connection, kind

    def writable(self) -> bool:
        """It is."""
        return True

    def write(self, data: object) -> int:
        """Send it."""
        content = bytes(data)  # type: ignore[call-overload]
        self._connection.send_bytes(self._kind + content)
        return len(content)


def _stream(connection: Connection, kind: bytes) -> io.TextIOWrapper:
    piece = io.BufferedWriter(_Piece(connection, kind), 64 * 1024)
    return io.TextIOWrapper(piece, encoding="utf-8", newline="\n")
