# SPDX-License-Identifier: GPL-3.0-or-later
"""A library as the first version of the schema laid it down, for tests of what follows it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from composer.library.file.schema import MARK_AS_LIBRARY, VERSIONS
from composer.library.index.canonical import bitboards
from composer.library.records.problemform import problem_text
from composer.library.records.values import Finding
from composer.problem.problem import Problem


def make_version_1(path: Path, entries: Iterable[tuple[Problem, Finding | None]]) -> None:
    """Write a library of version 1 with records numbered from 1; little is derived in it."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(MARK_AS_LIBRARY)
        for statement in VERSIONS[0]:
            connection.execute(statement)
        for number, (problem, finding) in enumerate(entries, start=1):
            _enter(connection, number, problem, finding)
        connection.commit()


def _enter(
    connection: sqlite3.Connection, number: int, problem: Problem, finding: Finding | None
) -> None:
    connection.execute(
        "INSERT INTO record (id, current_version, created_at, changed_at) VALUES (?, ?, ?, ?)",
        (number, number, number, number),
    )
    connection.execute(
        "INSERT INTO version (id, record_id, saved_at, problem) VALUES (?, ?, ?, ?)",
        (number, number, number, problem_text(problem)),
    )
    connection.execute(
        "INSERT INTO diagram VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (number, *bitboards(problem.position)),
    )
    if finding is not None:
        connection.execute(
            "INSERT INTO finding VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                number,
                finding.verdict,
                " ".join(finding.keys),
                finding.key_text,
                finding.complete,
                finding.solver,
                finding.analysis_version,
            ),
        )
