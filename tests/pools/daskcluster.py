# SPDX-License-Identifier: GPL-3.0-or-later
"""A real Dask scheduler with workers, all of them processes of this machine."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

SCRIPT = """
import sys
from distributed import LocalCluster
from distributed.security import Security

if __name__ == "__main__":
    number, *files = sys.argv[1:]
    names = ("tls_ca_file", "tls_scheduler_cert", "tls_worker_cert", "tls_client_cert")
    keys = ("tls_scheduler_key", "tls_worker_key", "tls_client_key")
    security = None
    if files:
        ca, cert, key = files
        given = dict.fromkeys(names, cert) | dict.fromkeys(keys, key) | {"tls_ca_file": ca}
        security = Security(require_encryption=True, **given)
    with LocalCluster(
        n_workers=int(number), threads_per_worker=1, processes=True, dashboard_address=None,
        host=("tls://" if files else "") + "127.0.0.1", scheduler_port=0, silence_logs=50,
        security=security,
    ) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        sys.stdin.read()
"""


@dataclass(frozen=True)
class Running:
    """A cluster: its address, the process of its scheduler, the numbers of its workers."""

    address: str
    process: subprocess.Popen[str]
    workers: list[int]


@contextmanager
def running(folder: Path, workers: int, *files: Path) -> Iterator[Running]:
    """Run a scheduler with so many workers; with `files` (authority, certificate, key) by TLS."""
    pytest.importorskip("distributed")
    script = folder / "cluster.py"
    script.write_text(SCRIPT, "utf-8")
    with subprocess.Popen(
        [sys.executable, str(script), str(workers), *map(str, files)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=folder,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        address, *pids = process.stdout.readline().split()
        yield Running(address, process, [int(pid) for pid in pids])
        process.stdin.close()
        process.wait(60)
