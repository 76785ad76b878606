# SPDX-License-Identifier: GPL-3.0-or-later
"""An analysis killed at any moment: nothing is lost, and it goes on to the same end."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from patience import awaited
from thorough import many

from composer.library.access.store import Library
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.classify.legality import given_up
from composer.library.classify.run import Run
from composer.library.classify.waiting import (
    TOP,
    Outcome,
    keep_findings,
    requeue,
    waiting,
    waiting_counts,
)
from composer.library.classify.worker import Round
from composer.library.records.values import Finding
from composer.library.search.search import find, rows
from composer.pools.pool import Cores

_MOMENTS = many(4, 4, 20)
_PROGRAM = Path(__file__).with_name("classifier.py")


@pytest.mark.skipif(sys.platform == "win32", reason="looks for processes left behind in /proc")
def test_a_killed_analysis_goes_on_to_the_same_end(tmp_path: Path) -> None:
    path, whole = tmp_path / "killed.chesslib", tmp_path / "whole.chesslib"
    with Library.create(path) as library:
        entries = [NewProblem(problem) for problem in (*sample_problems(),) * 3]
        for _ in add_problems(library, entries):
            pass
    shutil.copy(path, whole)
    _finish(whole)
    rng = random.Random(6)
    in_the_midst = 0
    for moment in range(_MOMENTS):
        # Half of them when something was just kept, however fast or slow the machine is.
        when = (rng.randint(1, 3), 0.0) if moment % 2 else (0, rng.uniform(0.1, 1.6))
        told = _killed(path, *when)
        _see_that_all_is_kept(path, told)
        with Library.open(path) as library:
            now = waiting_counts(library)
            unanalysed = now.by_round[Round.ANALYSES]
            in_the_midst += now.by_round[Round.VERDICTS] < now.total and unanalysed > 0
            if not unanalysed:
                requeue(library, find(library))
    assert in_the_midst
    _finish(path)
    assert _answers(path) == _answers(whole)


def _program(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, os.fspath(_PROGRAM), os.fspath(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )


def _killed(path: Path, lines: int, seconds: float) -> set[int]:
    """Kill the program at work; return the records it said are kept.

    Args:
        path: the library.
        lines: after so many that it has told,
        seconds: and then so many more.
    """
    with _program(path) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        told = [process.stdout.readline().rstrip("\n") for _ in range(lines)]
        time.sleep(seconds)
        process.kill()
        told += process.stdout.read().splitlines()
    ended = awaited(lambda: not _group(process.pid))
    assert ended, "processes outlived the program that was killed"
    kept = [line for line in told if line.startswith("kept ")]
    return {int(word) for line in kept for word in line.split()[1:]}


def _group(number: int) -> list[str]:
    """Return the living processes of a process group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, group = path.read_text("utf-8").rpartition(")")[2].split()[:3]
        except OSError:
            continue  # it has just ended
        if int(group) == number and state != "Z":
            found.append(path.parent.name)
    return found


def _see_that_all_is_kept(path: Path, told: Iterable[int]) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        torn = connection.execute(
            """
            SELECT count(*) FROM record
            JOIN classification ON record_id = record.id
            LEFT JOIN finding ON version_id = current_version
            WHERE finding.verdict IS NOT classification.verdict
            """
        ).fetchone()
        assert torn == (0,)
    with Library.open(path, read_only=True) as library:
        known = {row.record_id for row in rows(library, find(library)) if row.finding is not None}
    assert known >= set(told)


def _finish(path: Path) -> None:
    """Go on to the end, but leave it open whether games lead to the diagrams.

    That takes as long as the machine lets it, and one that is busy leaves more of them open.
    """
    run = Run(lambda: Cores(2))
    with Library.open(path) as library:
        while (following := waiting_counts(library).next_round) is not None:
            if following is Round.LEGALITY:
                tasks, _ = waiting(library, Round.LEGALITY, TOP, most=10_000)
                keep_findings(library, [Outcome(task, given_up()) for task in tasks])
            else:
                run.step(library)
                run.wait(0.2)
    run.close()


def _answers(path: Path) -> list[object]:
    with Library.open(path, read_only=True) as library:
        return [
            (row.record_id, _of_the_solution(row.finding))
            for row in rows(library, sorted(find(library)))
        ]


def _of_the_solution(finding: Finding | None) -> Finding | None:
    """Return a finding without what is known of legality."""
    if finding is None or finding.details is None:
        return finding
    return replace(finding, details=replace(finding.details, legality="", illegal_by="", judged=0))
