# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking through a library while it is in use: damage is found wherever it lies."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from composer.library.access import admitting
from composer.library.access.integrity import check_beside, is_checked_on_opening
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.faults import LibraryDamaged, LibraryMissing
from composer.library.records.values import Finding
from composer.library.search.search import find
from composer.problem.problem import Problem


@pytest.fixture
def large(path: Path, mate: Problem, sound: Finding, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library that is not looked through as it is opened."""
    with Library.create(path) as library:
        for _ in add_problems(
            library, [NewProblem(replace(mate, title=f"No. {n}"), sound) for n in range(300)]
        ):
            pass
    monkeypatch.setattr(admitting, "CHECKED_ON_OPENING", 0)
    return path


def test_a_whole_one_is_looked_through_while_it_is_written(large: Path, mate: Problem) -> None:
    with Library.open(large) as library:
        begun = add_problem(library, mate)

        def writing() -> bool:
            add_problem(library, mate)
            return False

        assert check_beside(large, writing)
        assert find(library)[-1] < begun.record_id < find(library)[0]


@pytest.mark.parametrize(
    "name", ["version", "record", "record_by_authors", "words_data", "diagram", "classification"]
)
def test_damage_is_found_in_tables_and_indexes(large: Path, name: str) -> None:
    with closing(sqlite3.connect(large)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with large.open("r+b") as stream:
        stream.seek((root - 1) * size + 8)
        stream.write(b"\xff" * 40)
    with pytest.raises(LibraryDamaged):
        check_beside(large)


def test_it_stops_when_told_to(large: Path) -> None:
    assert not check_beside(large, lambda: True)
    asked = iter([False, False, False, True])
    assert not check_beside(large, lambda: next(asked, True))
    with Library.open(large) as library:  # and leaves nothing open
        assert len(find(library)) == 300


def test_which_ones_were_looked_through_already(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert library.path == path
    assert is_checked_on_opening(path)
    monkeypatch.setattr("composer.library.access.integrity.CHECKED_ON_OPENING", 10)
    assert not is_checked_on_opening(path)


def test_one_that_went_is_told(large: Path) -> None:
    large.unlink()
    with pytest.raises(LibraryMissing):
        check_beside(large)
