# SPDX-License-Identifier: GPL-3.0-or-later
"""Where a search is worked on: the cores of this machine, or a Dask cluster.

Both are executors of `concurrent.futures`, so that the search does not know where it runs.
"""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Protocol

from composer.explore.work import begin_process


class ClusterError(Exception):
    """The cluster cannot be used; the text is a sentence for the user."""


class Pool(Protocol):
    """A place to work."""

    @property
    def workers(self) -> int:
        """How many chunks are worked on at once."""
        ...

    def executor(self) -> Executor:
        """Return the executor to submit to; another one after `renew`."""
        ...

    def renew(self) -> None:
        """Start afresh after a process was lost, if this place does not do it by itself."""
        ...

    def close(self) -> None:
        """Stop all work within milliseconds where that is possible, and let go."""
        ...


class Cores:
    """Processes of this machine; each holds the search's thread lock for itself."""

    def __init__(self, jobs: int = 0) -> None:
        """Make ready; no process is started before the first work comes.

        Args:
            jobs: how many processes; 0 for one a core.
        """
        self._jobs = jobs or os.cpu_count() or 1
        # Not forked: threads and Qt of the parent must not be copied half-way.
        self._context = multiprocessing.get_context("spawn")
        self._begin()

    def _begin(self) -> None:
        self._stop = self._context.Event()
        self._pool = ProcessPoolExecutor(
            self._jobs, self._context, initializer=begin_process, initargs=(self._stop,)
        )

    @property
    def workers(self) -> int:
        """How many processes work."""
        return self._jobs

    def executor(self) -> Executor:
        """Return the pool of processes."""
        return self._pool

    def renew(self) -> None:
        """Start other processes in place of those that were lost."""
        self.close()
        self._begin()

    def close(self) -> None:
        """Stop all work; a chunk under way is given up."""
        self._stop.set()
        self._pool.shutdown(wait=True, cancel_futures=True)


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
        self._pool = self._client.get_executor(retries=3, pure=False)

    @property
    def workers(self) -> int:
        """How many threads the workers have at this moment."""
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def executor(self) -> Executor:
        """Return the cluster as an executor."""
        pool: Executor = self._pool
        return pool

    def renew(self) -> None:
        """Do nothing: the scheduler finds other workers by itself."""

    def close(self) -> None:
        """Let go of what is not begun; what is begun runs to the end of its chunk unheard."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._client.close()
