# SPDX-License-Identifier: GPL-3.0-or-later
"""Other processes of this program, which work beside it at a low priority.

What is written in Python runs one thread at a time in a process, so that long work on all
processors, and a window that must not wait for it, need processes of their own. They are
started when they are first needed, begin again (`spawn`, on every system alike), leave Ctrl-C
to their parent, and end when the parent ends, however that happens.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.process import parent_process
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from tempfile import gettempdir
from typing import Any, Final, ParamSpec, TypeVar

_NICER: Final = 15  # of 19
_BELOW_NORMAL: Final = 0x4000  # Windows: BELOW_NORMAL_PRIORITY_CLASS

_SHARED: Final = "COMPOSER_SHARED_FOLDER"

P = ParamSpec("P")
R = TypeVar("R")


class Processes:
    """Some processes that work for this one; none is started before there is work.

    Attributes:
        count: how many there are at most.
    """

    def __init__(self, count: int = 0, *, low: bool = True) -> None:
        """Make ready.

        Args:
            count: how many processes at most; 0 for one for each processor.
            low: whether they give way to other programs, and to this one.
        """
        self.count = count or os.cpu_count() or 1
        context = _Spawning()
        self._begun = context.begun
        # A pipe makes them stop, when this end is closed; an event would wait for ever for
        # the answer of a process that was killed.
        self._stopping, self._stop = context.Pipe(duplex=False)
        # They share it; the first that needs it makes it. So nothing is left of one never used.
        self._folder = Path(gettempdir(), f"chess-composer-{token_hex(16)}")
        self._pool = ProcessPoolExecutor(
            self.count,
            context,
            initializer=_begin,
            initargs=(self._stopping, low, self._folder),
        )

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a process call a function of a module; all that goes over must be picklable.

        Raises:
            concurrent.futures.process.BrokenProcessPool: a process died; make new `Processes`.
        """
        with interrupts_waiting():
            return self._pool.submit(function, *args, **kwargs)

    def close(self, *, at_once: bool = False) -> None:
        """End: what waits is dropped, what runs is finished, or with `at_once` given up."""
        if at_once:
            self._stop.close()
            for process in tuple(self._begun):  # one that is only starting hears nothing yet
                if process.is_alive():
                    process.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._stop.close()
        self._stopping.close()
        rmtree(self._folder, ignore_errors=True)


class _Spawning(SpawnContext):
    """Begins processes again, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[SpawnProcess] = []

    def Process(self, *args: Any, **named: Any) -> SpawnProcess:  # type: ignore[override]  # noqa: N802
        """Return a process that is to begin."""
        process = SpawnProcess(*args, **named)
        self.begun.append(process)
        return process


@contextmanager
def interrupts_waiting() -> Iterator[None]:
    """Let Ctrl-C wait a moment: a process begun meanwhile never hears it, not even at its start.

    A terminal sends it to all processes of a program. Windows has no way to let it wait.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def shared_folder() -> Path | None:
    """Return a folder that this process shares with others of its kind; None in a main program."""
    named = os.environ.get(_SHARED)
    if not named:
        return None
    folder = Path(named)
    with suppress(OSError):  # what cannot be shared each process has for itself
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder


def _begin(stopping: Connection, low: bool, folder: Path) -> None:
    """Prepare a process: it gives way, and Ctrl-C is the parent's business."""
    os.environ[_SHARED] = str(folder)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if low:
        with suppress(OSError):
            give_way()
    threading.Thread(target=_end_when_closed, args=(stopping,), daemon=True).start()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def give_way() -> None:
    """Let other programs go first.

    Raises:
        OSError: the system does not allow it.
    """
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(_NICER)


def bound_memory(most: int) -> None:
    """Bound the bytes that this process may take, where the system can."""
    if sys.platform == "win32":
        return
    import resource

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def _end_when_closed(stopping: Connection) -> None:
    wait([stopping])  # ready when the other end was closed
    os._exit(0)


def _end_with_parent() -> None:
    """End when the parent has gone: it may have been killed, and then said nothing."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
