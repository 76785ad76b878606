# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a search is worked on: the cores of this machine, or a Dask cluster.

Both are executors of `concurrent.futures`, so that the search does not know where it runs.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import ParamSpec, Protocol, TypeVar

from composer.solver.processes import Processes

P = ParamSpec("P")
R = TypeVar("R")


class ClusterError(Exception):
    """The cluster cannot be used; the text is a sentence for the user."""


class Pool(Protocol):
    """A place to work."""

    @property
    def workers(self) -> int:
        """How many chunks are worked on at once."""
        ...

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a function called.

        Raises:
            concurrent.futures.BrokenExecutor: a process was lost; `renew` helps.
        """
        ...

    def renew(self) -> None:
        """Start afresh after a process was lost, if this place does not do it by itself."""
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


class Cluster:
    """A Dask cluster; the workers need this program installed, of the same version."""

    def __init__(self, address: str) -> None:
        """Connect to the scheduler.

        Args:
            address: such as `tcp://192.168.1.5:8786`.

        Raises:
            ClusterError: Dask is not installed, or the scheduler does not answer.
        """
        try:
            from distributed import Client
        except ImportError as error:
            raise ClusterError(
                "a cluster needs Dask: install chess-composer with its extra 'cluster'"
            ) from error
        try:
            self._client = Client(address, timeout="10s", set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterError(f"no scheduler answers at {address}") from error
        # A chunk whose machine is lost goes to another; one that kills three is given up.
        self._pool: Executor = self._client.get_executor(retries=3, pure=False)

    @property
    def workers(self) -> int:
        """How many threads the workers have at this moment."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def submit(self, function: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Have a function called by a worker."""
        return self._pool.submit(function, *args, **kwargs)

    def renew(self) -> None:
        """Do nothing: the scheduler finds other workers by itself."""

    def close(self) -> None:
        """Let go of what is not begun; what is begun runs to the end of its chunk unheard."""
        self._pool.shutdown(wait=False)
        self._client.close()
