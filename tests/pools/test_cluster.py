# SPDX-License-Identifier: GPL-3.0-or-later
"""A search on a real Dask cluster of this machine, and what is said where one cannot be had."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from concurrent.futures import BrokenExecutor, Future
from dataclasses import replace
from pathlib import Path

import pytest
from daskcluster import running
from distributed import cfexecutor
from searches import BLOCK, whole_board

from composer.explore.explorer import Explorer
from composer.explore.finds import Find, Tally
from composer.explore.journal import Journal
from composer.explore.judging import Judge
from composer.explore.spec import Spec
from composer.launcher import main
from composer.pools import cluster as clusters
from composer.pools.cluster import Address, Certificates, Cluster, ClusterError

TLS = Path(__file__).parent.parent / "data" / "tls"
CERTIFICATES = Certificates(TLS / "ca.pem", TLS / "machine.pem", TLS / "machine.key")


def search(limit: int = 9001) -> Spec:
    """Return a search of some ten thousand candidates in five chunks."""
    return replace(whole_board(BLOCK, changes=2, themes=False), limit=limit)


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> None:
    """Let the cluster's own log tell of losses: they are made here."""
    caplog.set_level(logging.CRITICAL, "distributed")


def finds_of(path: Path) -> list[Find]:
    _, chunks = Journal.read(path)
    return sorted((find for done in chunks for find in done.finds), key=lambda find: find.turn)


def alone(spec: Spec) -> tuple[Tally, list[Find]]:
    """Return what a search comes to when one thread does it all at once."""
    tally, finds = Judge(spec).turns(0, 10**9)
    return tally, list(finds)


class _Lost:
    """A future of Dask whose machine was lost while its result was fetched."""

    status = "lost"

    async def _result(self, raiseit: bool) -> list[int]:
        return [1, 2, 3, 4]


def test_a_result_that_is_lost_while_it_is_fetched_is_lost_work() -> None:
    theirs: Future[list[int]] = Future()
    theirs.set_running_or_notify_cancel()

    async def end() -> None:
        await cfexecutor._cascade_future(_Lost(), theirs)

    asyncio.run(end())
    assert isinstance(theirs.exception(), ValueError)  # else Dask was mended
    assert isinstance(clusters._translated(theirs).exception(), BrokenExecutor)


def test_an_error_of_what_was_called_is_told_as_it_is() -> None:
    theirs: Future[int] = Future()
    try:
        int("no number")
    except ValueError as error:
        theirs.set_exception(error)
    assert isinstance(clusters._translated(theirs).exception(), ValueError)


@pytest.mark.usefixtures("quiet")
def test_a_cluster_that_loses_a_worker_finds_the_same(tmp_path: Path) -> None:
    killed: list[int] = []
    with running(tmp_path, 2) as cluster:

        def kill(_: object) -> None:
            if not killed:
                killed.append(cluster.workers[0])
                os.kill(killed[0], signal.SIGKILL)

        pool = Cluster(cluster.address)
        try:
            with Journal.begin(tmp_path / "j.jsonl", search()) as journal:
                progress = Explorer(search(), pool, journal).run(kill)
        finally:
            pool.close()
    assert killed
    assert progress.finished
    assert (progress.tally, finds_of(tmp_path / "j.jsonl")) == alone(search())


@pytest.mark.usefixtures("quiet")
def test_a_scheduler_that_is_killed_ends_the_search_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "_PATIENCE", 2.0)
    spec = search(10**6)
    with running(tmp_path, 1) as cluster:
        pool = Cluster(cluster.address)

        def kill(_: object) -> None:
            cluster.process.kill()

        try:
            with (
                Journal.begin(tmp_path / "j.jsonl", spec) as journal,
                pytest.raises(ClusterError, match=f"the scheduler at {cluster.address} has gone"),
            ):
                Explorer(spec, pool, journal).run(kill)
        finally:
            pool.close()
    assert list(Journal.read(tmp_path / "j.jsonl")[1])  # what was done is kept


@pytest.mark.usefixtures("quiet")
def test_a_cluster_without_workers_says_what_it_waits_for(tmp_path: Path) -> None:
    with running(tmp_path, 0) as cluster:
        pool = Cluster(cluster.address)
        try:
            explorer = Explorer(search(), pool)
            beats: list[str] = []

            def beat() -> None:
                beats.append(explorer.progress().lack)
                if beats[-1]:
                    explorer.stop()

            progress = explorer.run(beat=beat)
        finally:
            pool.close()
    assert beats[-1] == f"no worker is connected to {cluster.address}"
    assert not progress.finished


@pytest.mark.usefixtures("quiet")
def test_an_encrypted_cluster_works(tmp_path: Path) -> None:
    files = [TLS / "ca.pem", TLS / "machine.pem", TLS / "machine.key"]
    spec = search(1000)
    with running(tmp_path, 1, *files) as cluster:
        assert cluster.address.startswith("tls://")
        with pytest.raises(ClusterError, match="needs certificates: give --tls-ca"):
            Cluster(cluster.address)
        pool = Cluster(cluster.address, CERTIFICATES)
        try:
            progress = Explorer(spec, pool).run()
        finally:
            pool.close()
    assert progress.tally == alone(spec)[0]


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("tcp://host:8786", Address("host", 8786)),
        ("host:8786", Address("host", 8786)),
        (" tls://192.168.1.5:1/ ", Address("192.168.1.5", 1, encrypted=True)),
        ("tcp://[::1]:8786", Address("::1", 8786)),
    ],
)
def test_an_address_is_read_and_written(text: str, address: Address) -> None:
    assert Address.parse(text) == address
    assert Address.parse(str(address)) == address


@pytest.mark.parametrize(
    "text", ["nonsense", "", "http://host:80", "tcp://host", "tcp://host:0", "tcp://host:99999"]
)
def test_what_is_no_address_is_told(text: str) -> None:
    with pytest.raises(ClusterError, match="expected the scheduler's address, such as tcp://"):
        Cluster(text)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def test_where_nothing_listens_one_line_is_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], spec_file: Path
) -> None:
    pytest.importorskip("distributed")
    address = f"tcp://127.0.0.1:{free_port()}"
    assert main(["explore", str(spec_file), "--cluster", address]) == 2
    assert capfd.readouterr().err == f"chess-composer: no scheduler answers at {address}\n"


def test_what_listens_and_is_no_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(clusters, "_PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        with pytest.raises(ClusterError, match="does not answer as a scheduler"):
            Cluster(f"tcp://127.0.0.1:{port}")


@pytest.fixture
def spec_file(tmp_path: Path) -> Path:
    path = tmp_path / "search.toml"
    path.write_text(f'fen = "{BLOCK}"\n[[vary]]\nadd = "p"\nsquares = ["all"]\n', "utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--tls-ca", "ca.pem"], "give --cluster tls://host:8786, too"),
        (["--cluster", "tls://h:1", "--tls-ca", "ca.pem"], "expected --tls-ca and --tls-cert"),
        (
            ["--cluster", "tls://h:1", "--tls-ca", "ca.pem", "--tls-cert", "missing.pem"],
            "the certificates cannot be used: No such file",
        ),
        (
            ["--cluster", "tls://h:1", "--tls-ca", "README.md", "--tls-cert", "README.md"],
            "the certificates cannot be used: one of them is no PEM file",
        ),
        (
            ["--cluster", "tcp://h:1", "--tls-ca", "ca.pem", "--tls-cert", "machine.pem"],
            "tcp://h:1 is not encrypted",
        ),
    ],
)
def test_certificates_that_cannot_be_used_are_told_in_one_line(
    words: list[str],
    told: str,
    spec_file: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.chdir(TLS)
    assert main(["explore", str(spec_file), *words]) == 2
    err = capfd.readouterr().err
    assert told in err
    assert err.count("\n") == 1
