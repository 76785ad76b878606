# SPDX-License-Identifier: GPL-3.0-or-later
"""Where long work is done: a pool, and the one of this machine's cores.

A pool is an executor of `concurrent.futures`, so that the work does not know where it runs.
The other one is `composer.pools.cluster`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class PoolError(Exception):
    """Work has nowhere to be done any more; the text is a sentence for the user."""


class Pool(Protocol):
    """A place to work."""

    @property
    def workers(self) -> int:
        """How many pieces of work are done at once.

        Raises:
            PoolError: nothing can be worked on any more.
        """
        ...

    @property
    def lack(self) -> str:
        """What the work waits for, in a few words; empty while it goes on."""
        ...

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a function called.

        Raises:
            concurrent.futures.BrokenExecutor: a process was lost; `renew` helps.
            PoolError: nothing can be worked on any more.
        """
        ...

    def renew(self) -> None:
        """Start afresh after a process was lost, if this place does not do it by itself.

        Raises:
            PoolError: nothing can be worked on any more.
        """
        ...

    def close(self) -> None:
        """Stop all work within milliseconds where that is possible, and let go."""
        ...


class Cores:
    """Processes of this machine, which give way to all else unless told otherwise."""

    def __init__(self, jobs: int = 0, *, low: bool = True) -> None:
        """Make ready; no process is started before the first work comes.

        Args:
            jobs: how many processes; 0 for one a core.
            low: whether they give way to other programs, and to this one.
        """
        from composer.solver.processes import Processes

        self._low = low
        self._processes = Processes(jobs, low=low)

    @property
    def workers(self) -> int:
        """How many processes work."""
        return self._processes.count

    @property
    def lack(self) -> str:
        """Nothing: other processes are started for those that are lost."""
        return ""

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a function called in a process."""
        return self._processes.submit(function, *args, **kwargs)

    def renew(self) -> None:
        """Start other processes in place of those that were lost."""
        from composer.solver.processes import Processes

        self._processes.close(at_once=True)
        self._processes = Processes(self._processes.count, low=self._low)

    def close(self) -> None:
        """Stop all work; what is under way is given up."""
        self._processes.close(at_once=True)
