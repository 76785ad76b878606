# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a search is worked on: a pool, and the one of this machine's cores.

A pool is an executor of `concurrent.futures`, so that the search does not know where it runs.
The other one is `composer.explore.cluster`.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import ParamSpec, Protocol, TypeVar

from composer.solver.processes import Processes

P = ParamSpec("P")
R = TypeVar("R")


class PoolError(Exception):
    """A search has nowhere to be worked on any more; the text is a sentence for the user."""


class Pool(Protocol):
    """A place to work."""

    @property
    def workers(self) -> int:
        """How many chunks are worked on at once.

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
    """Processes of this machine, which give way to all else."""

    def __init__(self, jobs: int = 0) -> None:
        """Make ready; no process is started before the first work comes.

        Args:
            jobs: how many processes; 0 for one a core.
        """
        self._processes = Processes(jobs)

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
        self._processes.close(at_once=True)
        self._processes = Processes(self._processes.count)

    def close(self) -> None:
        """Stop all work; a chunk under way is given up."""
        self._processes.close(at_once=True)
