# SPDX-License-Identifier: GPL-3.0-or-later
"""A program killed while it saves: the library opens, is whole, and holds what was told."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from thorough import many

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.search.search import find
from composer.problem.problem import Problem

SAVER = Path(__file__).with_name("saver.py")
MOMENTS = many(5, 5, 20)


def kill_in_the_midst(path: Path, seconds: float) -> list[str]:
    """Let the saver run so long after it has saved something, kill it; return what it told."""
    with subprocess.Popen(
        [sys.executable, str(SAVER), str(path)], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            first = process.stdout.readline()
            time.sleep(seconds)
        finally:
            process.kill()
        told = first + process.stdout.read()
    return told.splitlines() if told.endswith("\n") else told.splitlines()[:-1]


@pytest.mark.parametrize("seed", range(MOMENTS))
def test_what_was_acknowledged_survives(path: Path, mate: Problem, seed: int) -> None:
    Library.create(path).close()
    told = kill_in_the_midst(path, random.Random(seed).uniform(0.0, 0.4))
    titles: dict[int, str] = {}
    deleted: set[int] = set()
    batches: list[int] = []
    for line in told:
        word, *rest = line.split()
        if word == "saved":
            titles[int(rest[0])] = rest[1]
        elif word == "deleted":
            deleted.add(int(rest[0]))
        else:
            batches += map(int, rest)
    assert titles
    with Library.open(path) as library:
        assert integrity(library) == "ok"
        listed, binned = set(find(library)), set(find(library, in_bin=True))
        last = max(titles)  # its next step may have been done, but not told any more
        for record_id, title in titles.items():
            found = load(library, record_id).problem.title
            if record_id == last:
                assert found in following(title)
            else:
                assert found == title
                assert record_id in (binned if record_id in deleted else listed)
        assert listed.issuperset(batches)
        untold = listed - titles.keys() - set(batches)
        assert len(untold) in (0, 1, 20)  # all or nothing of the operation that was killed
        assert add_problem(library, mate).record_id > max(listed | binned)
    assert list(path.parent.iterdir()) == [path]


def following(title: str) -> tuple[str, ...]:
    """Return the titles that the saver may have saved when it was killed after this one."""
    word, turn = title.split("-")
    words = ("turn", "over", "version")
    return tuple(f"{word}-{turn}" for word in words[words.index(word) :][:2])


def integrity(library: Library) -> str:
    with library.reading() as connection:
        connection.execute("INSERT INTO words (words) VALUES ('integrity-check')")
        (answer,) = connection.execute("PRAGMA integrity_check").fetchone()
    return str(answer)
