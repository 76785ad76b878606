# SPDX-License-Identifier: GPL-3.0-or-later
"""`check` and `classify` on a real cluster that loses workers: the answers are those of cores."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from daskcluster import Running, running

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.classify.waiting import waiting_counts
from composer.library.classify.worker import Round
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task

PROGRAM = [sys.executable, "-m", "composer"]
FENS = (
    "4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1",
    "8/3r4/8/3P4/1p1Q4/2N5/1N6/kBK5 w - - 0 1",
    "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1",
    "4k3/8/3K4/8/8/8/8/8 w - - 0 1",
)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A cluster that may lose a worker to each of two commands."""
    with running(tmp_path_factory.mktemp("cluster"), 3) as found:
        yield found


def told(*arguments: str) -> str:
    """Return what a command prints."""
    done = subprocess.run(
        [*PROGRAM, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def told_while_one_is_killed(cluster: Running, *arguments: str) -> str:
    """Return what a command prints; a worker is killed when its first line has come."""
    with subprocess.Popen(
        [*PROGRAM, *arguments, "--cluster", cluster.address],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        faults: list[str] = []
        reading = threading.Thread(target=lambda: faults.extend(process.stderr or ()))
        reading.start()
        first = process.stdout.readline()
        os.kill(cluster.workers.pop(), signal.SIGKILL)
        rest = process.stdout.read()
        reading.join()
    assert process.returncode == 0, faults
    return first + rest


def some(count: int) -> Iterable[Problem]:
    """Yield problems that are soon analysed: to fairy chess no game is looked for."""
    for number in range(count):
        yield Problem(parse_fen(FENS[number % len(FENS)]), parse_task("#2 Circe"))


def test_check_on_a_cluster_that_loses_a_worker(tmp_path: Path, cluster: Running) -> None:
    path = tmp_path / "many.txt"
    path.write_text("".join(f"{FENS[n % len(FENS)]}\n" for n in range(200)), "utf-8")
    expected = told("check", str(path), "-s", "#2", "--jobs", "1")
    assert len(expected.splitlines()) == 200
    assert told_while_one_is_killed(cluster, "check", str(path), "-s", "#2") == expected


def test_classify_on_a_cluster_that_loses_a_worker(tmp_path: Path, cluster: Running) -> None:
    path = tmp_path / "new.chesslib"
    with Library.create(path) as library:
        for problem in some(200):
            add_problem(library, problem)
    lines = told_while_one_is_killed(
        cluster, "classify", "--library", str(path), "--json"
    ).splitlines()
    assert len(lines) == 200
    with Library.open(path) as library:
        now = waiting_counts(library)
    assert (now.by_round[Round.VERDICTS], now.by_round[Round.ANALYSES]) == (0, 0)


@pytest.mark.parametrize("command", ["check", "classify"])
def test_a_cluster_that_is_not_there_is_said(command: str, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    path = tmp_path / "given"
    if command == "classify":
        with Library.create(path) as library:
            add_problem(library, next(iter(some(1))))
        arguments = ["--library", str(path)]
    else:
        path.write_text(f"{FENS[0]}\n", "utf-8")
        arguments = [str(path)]
    done = subprocess.run(
        [*PROGRAM, command, *arguments, "--cluster", "tcp://127.0.0.1:1"],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in done.stderr
    assert "Traceback" not in done.stderr
