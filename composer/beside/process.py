# SPDX-License-Identifier: GPL-3.0-or-later
"""A process of Popeye: started, read while it works, and ended, whatever it does.

What it prints is read by a thread for each of its two outputs and kept up to a limit, so that it
is never blocked by a full pipe and never fills the memory. Its end is the end of the process
itself: a program that closes its outputs and lives on is ended, and one that leaves children who
hold the outputs open is not waited for. It is ended politely, then by force, with all processes
that it started, where the system can tell them.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import math
import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import IO, Final

from composer.beside.program import Limits, Program
from composer.solver.options import Token

_GRACE: Final = 0.4  # seconds between the polite word and force
_LAST_WORDS: Final = 1.0  # seconds in which what was printed before the end must be read
_LOOK: Final = 0.02  # seconds between two looks at what goes on
_CHUNK: Final = 65_536  # bytes read at a time
_OWN_MEMORY: Final = 1024  # megabytes for the program itself, with room
_NAME: Final = "problem.inp"


class End(Enum):
    """How a process came to its end."""

    ITSELF = "itself"
    STOPPED = "stopped"
    TIME = "time"
    FLOOD = "flood"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is left of a process.

    Attributes:
        text: what it printed, as far as it was read.
        errors: what it complained about.
        end: how it ended.
        status: its exit status; negative where a signal ended it.
        seconds: how long it ran.
    """

    text: str
    errors: str
    end: End
    status: int
    seconds: float


class StartError(OSError):
    """The program cannot be started; the message says why."""


Report = Callable[[str], None]
"""Is called in a thread of the process's, with what was printed since the last call."""


def run(
    program: Program,
    text: str,
    limits: Limits,
    token: Token,
    report: Report = lambda text: None,
) -> Outcome:
    """Run Popeye on an input, and return when it has ended.

    Args:
        program: what is started.
        text: the input.
        limits: what it may use.
        token: ends it when cancelled.
        report: is told what is printed, while it is printed.

    Raises:
        StartError: it cannot be started, or the input cannot be written.
    """
    try:
        folder = Path(tempfile.mkdtemp(prefix="chess-composer-"))
    except OSError as error:
        raise StartError(error.strerror or str(error)) from error
    try:
        (folder / _NAME).write_text(text, encoding="utf-8")
        return _Run(program, folder, limits, token, report).outcome()
    except OSError as error:
        raise StartError(error.strerror or str(error)) from error
    finally:
        _remove(folder)


def _remove(folder: Path) -> None:
    """Remove a folder; on Windows whose it was may hold it for a moment longer than it lives."""
    until = time.monotonic() + _LAST_WORDS
    while True:
        shutil.rmtree(folder, ignore_errors=True)
        if not folder.exists() or time.monotonic() >= until:
            return
        time.sleep(_LOOK)


class _Reader(threading.Thread):
    """Reads one output to its end, and keeps its beginning."""

    def __init__(self, stream: IO[bytes], most: int, report: Report) -> None:
        super().__init__(name="popeye-output", daemon=True)
        self._stream, self._most, self._report = stream, most, report
        self._lock = threading.Lock()
        self._kept = bytearray()
        self._decoder = _decoder()
        self._enough = threading.Event()
        self.is_full = False
        self.has_ended = False

    def run(self) -> None:
        """Read until there is nothing more, or nobody wants more; then close the output.

        Nobody else closes it: Windows would let him wait for the reader.
        """
        # ValueError: a number of a file too high for `select`.
        with contextlib.suppress(OSError, ValueError), self._stream:
            while chunk := self._read():
                with self._lock:
                    room = self._most - len(self._kept)
                    self._kept += chunk[:room]
                    self.is_full = self.is_full or len(chunk) > room
                if not self.is_full:
                    self._report(self._decoder.decode(chunk))
        self.has_ended = True

    def leave(self, seconds: float) -> None:
        """Stop reading: what was printed before the end has some seconds to arrive."""
        if self.ident is not None:
            self.join(seconds)
            self._enough.set()
            self.join(_LAST_WORDS)

    def text(self) -> str:
        """Return what was read so far."""
        with self._lock:
            return _decoder().decode(self._kept, final=True)

    def _read(self) -> bytes:
        """Return what comes next; nothing at the end.

        Somebody whom the process left behind may hold the output open for ever, so that nobody
        can wait for its end alone. Windows knows no way to ask whether there is something to read;
        there the reader waits while somebody holds the output, and nobody waits for the reader.
        """
        while sys.platform != "win32":
            if select.select([self._stream], [], [], _LOOK)[0]:
                break
            if self._enough.is_set():
                return b""
        return os.read(self._stream.fileno(), _CHUNK)


def _decoder() -> io.IncrementalNewlineDecoder:
    """Return what reads a program's words; on Windows it ends lines in another way."""
    return io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")("replace"), True)


class _Run:
    """One process, from its start to its end."""

    def __init__(
        self, program: Program, folder: Path, limits: Limits, token: Token, report: Report
    ) -> None:
        self._limits, self._token = limits, token
        self._started = time.monotonic()
        self._process = _started(program, folder, limits)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._outputs = (
            _Reader(self._process.stdout, limits.most_bytes, report),
            _Reader(self._process.stderr, limits.most_errors, lambda text: None),
        )

    def outcome(self) -> Outcome:
        """Wait for the end, bring it about where a limit is reached, and return what is left."""
        try:
            for output in self._outputs:
                output.start()
            end = self._wait()
        finally:
            status = self._end()
        return Outcome(
            self._outputs[0].text(),
            self._outputs[1].text(),
            end,
            status,
            time.monotonic() - self._started,
        )

    def _wait(self) -> End:
        limit = self._limits.seconds
        closed_at = math.inf
        while True:
            if any(output.is_full for output in self._outputs):
                return End.FLOOD
            if _has_ended(self._process):
                return End.ITSELF
            now = time.monotonic()
            if self._token.cancelled:
                return End.STOPPED
            if limit and now - self._started >= limit + self._limits.overtime:
                return End.TIME
            if self._outputs[0].has_ended:  # it says no more: it should be gone in a moment
                closed_at = min(closed_at, now)
                if now - closed_at >= _LAST_WORDS:
                    return End.CLOSED
            time.sleep(_LOOK)

    def _end(self) -> int:
        """End the process and its children, and return its status."""
        if not _has_ended(self._process):
            _signal(self._process, by_force=False)
            until = time.monotonic() + _GRACE
            while not _has_ended(self._process) and time.monotonic() < until:
                time.sleep(_LOOK)
        _signal(self._process, by_force=True)  # children that outlive it, too
        status = self._process.wait()
        for output in self._outputs:
            output.leave(_LAST_WORDS)
        return status


def _has_ended(process: subprocess.Popen[bytes]) -> bool:
    """Tell whether a process has ended, and leave it its number where that can be done.

    As long as it has that, no other group of processes can have it: to end what it left behind
    ends nobody else.
    """
    if sys.platform == "win32" or not hasattr(os, "waitid"):
        return process.poll() is not None
    if process.returncode is not None:
        return True
    try:
        return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return process.poll() is not None


def _started(program: Program, folder: Path, limits: Limits) -> subprocess.Popen[bytes]:
    command = [str(program.path), *program.arguments, "-maxmem", f"{limits.megabytes}M"]
    if limits.seconds:  # by which it also ends if this program cannot end it any more
        command += ["-maxtime", str(math.ceil(limits.seconds))]
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    process = subprocess.Popen(
        [*command, _NAME],
        cwd=folder,  # where it finds its input, and may leave what it likes
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        start_new_session=sys.platform != "win32",  # so that Ctrl-C is ours, and a group to end
        creationflags=flags,
    )
    _confine(process.pid, limits)
    return process


def _confine(pid: int, limits: Limits) -> None:
    """Have the system keep a process to its limits, where it can: memory, and files written."""
    if sys.platform != "linux":
        return
    import resource

    memory = (limits.megabytes + _OWN_MEMORY) << 20
    for what, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, limits.most_bytes),
        (resource.RLIMIT_CORE, 0),
    ):
        with contextlib.suppress(OSError, ValueError):  # gone already, or less is allowed
            resource.prlimit(pid, what, (most, most))


def _signal(process: subprocess.Popen[bytes], *, by_force: bool) -> None:
    """End a process with those that it started, where the system can tell them."""
    if sys.platform == "win32":
        if process.poll() is None:
            system = Path(os.environ.get("SYSTEMROOT", r"C:\Windows")) / "System32"
            with contextlib.suppress(OSError, subprocess.TimeoutExpired):
                subprocess.run(
                    [str(system / "taskkill.exe"), "/F", "/T", "/PID", str(process.pid)],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    creationflags=subprocess.CREATE_NO_WINDOW,
                    timeout=_LAST_WORDS * 5,
                    check=False,
                )
            with contextlib.suppress(OSError):
                process.kill()
        return
    which = signal.SIGKILL if by_force else signal.SIGTERM
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, which)  # the group outlives its first process while it has members
