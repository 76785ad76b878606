# SPDX-License-Identifier: GPL-3.0-or-later
"""Bringing an older library up to date, killed at any moment: it goes on to the same end."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from library.version1 import make_version_1
from thorough import many

from composer.files.beside import tidy
from composer.library.access.store import Library
from composer.library.changes.samples import sample_problems
from composer.library.file.migrations import MIGRATIONS
from composer.library.file.schema import INDEX_VERSION
from composer.library.records.problemform import problem_text
from composer.library.records.values import Finding
from composer.library.search.search import find, rows
from composer.problem.problem import Problem

_MOMENTS = many(6, 6, 20)
_PROGRAM = Path(__file__).with_name("upgrader.py")
_DERIVED = (
    "SELECT * FROM record ORDER BY id",
    "SELECT * FROM diagram ORDER BY record_id",
    "SELECT rowid, * FROM words ORDER BY rowid",
    "SELECT * FROM keyword",
    "SELECT record_id, place, spelling, name FROM authorship JOIN person ON person.id = person_id",
    "SELECT * FROM classification ORDER BY record_id",
    "SELECT * FROM plane ORDER BY place",
)


def problems() -> list[Problem]:
    """Some hundred problems with something to derive of each."""
    return [
        replace(problem, title=f"problem {number}", keywords=(f"word {number % 7}", "all"))
        for number, problem in enumerate(sample_problems() * 5)
    ]


def test_a_killed_migration_goes_on_to_the_same_end(tmp_path: Path) -> None:
    kept = problems()
    older, whole, path = (tmp_path / name for name in ("older", "whole", "killed"))
    make_version_1(older, [(problem, Finding("sound", ("a1a2",))) for problem in kept])
    shutil.copy(older, whole)
    Library.open(whole).close()
    expected = derived(whole)
    dice = random.Random(2)
    shutil.copy(older, path)
    stages: set[str] = set()
    for moment in range(_MOMENTS):
        # A third early, where the copy is made and the tables are laid down; and a third when it
        # has told that a part is done, however fast or slow the machine is.
        when = ((0, 0.5), (0, 0.06), (dice.randint(1, 3), 0.0))[moment % 3]
        told = kill(path, when[0], dice.uniform(0.0, when[1]))
        stage = look_into(path, kept, told)
        stages.add(stage)
        if stage == "whole":
            assert derived(path) == expected
            for each in (path, *tmp_path.glob("killed.backup*")):
                each.unlink()
            shutil.copy(older, path)
    assert "midst" in stages
    with Library.open(path) as library:
        assert [row.problem for row in rows(library, sorted(find(library)))] == kept
    assert derived(path) == expected
    for left in tmp_path.glob("*.part*"):  # young ones may be those of a living program
        os.utime(left, (0, 0))
    tidy(tmp_path)
    assert not list(tmp_path.glob("*.part*"))


def kill(path: Path, lines: int, seconds: float) -> list[str]:
    """Let the program tell so many lines and work so long, kill it, and return what it told."""
    with subprocess.Popen(
        [sys.executable, str(_PROGRAM), str(path)], stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            told = "".join(process.stdout.readline() for _ in range(lines))
            time.sleep(seconds)
        finally:
            process.kill()
        told += process.stdout.read()
    return told.splitlines() if told.endswith("\n") else told.splitlines()[:-1]


def look_into(path: Path, kept: list[Problem], told: list[str]) -> str:
    """See that nothing is lost; tell how far it came: "older", in the "midst", or "whole"."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        found = connection.execute("SELECT problem FROM version ORDER BY id").fetchall()
        assert [text for (text,) in found] == [problem_text(problem) for problem in kept]
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version == 1:
            assert told == []
            return "older"
        assert 2 <= version <= len(MIGRATIONS)  # it may have been killed between two steps
        assert list(path.parent.glob(f"{path.name}.backup-of-version-1*"))
        stamps = dict(connection.execute("SELECT name, number FROM stamp").fetchall())
        is_whole = stamps["index_version"] == INDEX_VERSION
        acknowledged = max((int(line.split()[1]) for line in told if line != "whole"), default=0)
        reached = len(kept) if is_whole else int(stamps["index_reached"])
        assert reached >= acknowledged
        assert is_whole or "whole" not in told
        return "whole" if is_whole else "midst"


def derived(path: Path) -> list[object]:
    with closing(sqlite3.connect(path)) as connection:
        return [connection.execute(query).fetchall() for query in _DERIVED]
