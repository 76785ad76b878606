# SPDX-License-Identifier: GPL-3.0-or-later
"""Older libraries are brought up to date after a backup, or left exactly as they were."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from library.version1 import make_version_1

from composer.diagrams.pages.passages import Passage
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.arranging import all_contents, place
from composer.library.changes.operations import add_problem
from composer.library.file.faults import LibraryDamaged, LibraryTooNew, LibraryTooOld
from composer.library.file.migrations import MIGRATIONS, bring_up_to_date, version_of
from composer.library.file.schema import MARK_AS_LIBRARY
from composer.library.search.search import find
from composer.problem.problem import Problem

CURRENT = len(MIGRATIONS)


def to_next_version(connection: sqlite3.Connection) -> None:
    """A step as a later version of the program may bring it."""
    connection.execute("ALTER TABLE record ADD COLUMN stars INTEGER NOT NULL DEFAULT 0")
    connection.execute("UPDATE record SET stars = 3")
    connection.execute(f"PRAGMA user_version = {CURRENT + 1}")


def breaking(connection: sqlite3.Connection) -> None:
    to_next_version(connection)
    raise RuntimeError("the step breaks")


def tearing(connection: sqlite3.Connection) -> None:
    to_next_version(connection)
    connection.execute("UPDATE version SET record_id = 4711")


@pytest.fixture
def older(path: Path, mate: Problem) -> Path:
    """The closed library of the version before `to_next_version`."""
    with Library.create(path) as library:
        add_problem(library, mate)
    return path


def raw(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def test_every_step_writes_its_number(path: Path) -> None:
    with closing(raw(path)) as connection:
        for number, migrate in enumerate(MIGRATIONS, start=1):
            migrate(connection)
            assert version_of(connection) == number


def test_a_step_is_taken_after_a_backup(older: Path, mate: Problem) -> None:
    with closing(raw(older)) as connection:
        backup = bring_up_to_date(connection, older, (*MIGRATIONS, to_next_version))
        assert version_of(connection) == CURRENT + 1
        assert connection.execute("SELECT stars FROM record").fetchall() == [(3,)]
    assert backup == older.with_name(f"{older.stem}.backup-of-version-{CURRENT}.library")
    with Library.open(backup) as library:
        (record_id,) = find(library)
        assert load(library, record_id).problem == mate
    with pytest.raises(LibraryTooNew):
        Library.open(older)


def test_a_file_that_is_up_to_date_is_left_alone(older: Path) -> None:
    before = older.read_bytes()
    with closing(raw(older)) as connection:
        assert bring_up_to_date(connection, older) is None
    assert older.read_bytes() == before
    assert list(older.parent.iterdir()) == [older]


def test_a_backup_holds_what_is_still_in_the_log(older: Path, mate: Problem) -> None:
    with Library.open(older) as library, closing(raw(older)) as connection:
        add_problem(library, mate)  # stands in the write-ahead log, not yet in the file
        backup = bring_up_to_date(connection, older, (*MIGRATIONS, to_next_version))
    assert backup is not None
    with Library.open(backup) as copied:
        assert len(find(copied)) == 2


def test_backups_do_not_replace_each_other(older: Path) -> None:
    names = []
    for _ in range(3):
        with closing(raw(older)) as connection, pytest.raises(RuntimeError):
            bring_up_to_date(connection, older, (*MIGRATIONS, breaking))
        names = sorted(path.name for path in older.parent.iterdir())
    assert len(names) == 4
    assert not any(name.endswith(".part") for name in names)


@pytest.mark.parametrize(("step", "error"), [(breaking, RuntimeError), (tearing, LibraryDamaged)])
def test_a_step_that_breaks_is_undone(
    older: Path, mate: Problem, step: type, error: type[Exception]
) -> None:
    with closing(raw(older)) as connection, pytest.raises(error):
        bring_up_to_date(connection, older, (*MIGRATIONS, step))
    with Library.open(older) as library:
        library.check()
        (record_id,) = find(library)
        assert load(library, record_id).problem == mate


def test_opening_brings_an_older_file_up_to_date(path: Path, mate: Problem) -> None:
    with closing(raw(path)) as connection:  # a library from before the first step
        connection.execute(MARK_AS_LIBRARY)
    with pytest.raises(LibraryTooOld):
        Library.open(path, read_only=True)
    with Library.open(path) as library:
        assert library.backup == path.with_name(f"{path.stem}.backup-of-version-0.library")
        assert library.backup.is_file()
        add_problem(library, mate)
    with Library.open(path) as library:
        assert library.backup is None
        assert len(find(library)) == 1


def test_a_newer_file_is_not_touched_by_the_steps(older: Path) -> None:
    with closing(raw(older)) as connection:
        connection.execute("PRAGMA user_version = 99")
        with pytest.raises(LibraryTooNew):
            bring_up_to_date(connection, older)
        assert version_of(connection) == 99


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights in another way")
def test_nobody_else_may_read_the_backup_of_a_private_library(
    tmp_path: Path, mate: Problem
) -> None:
    path = tmp_path / "private.library"
    make_version_1(path, [(mate, None)])
    path.chmod(0o600)
    with Library.open(path) as library:
        assert library.backup is not None
        assert library.backup.stat().st_mode & 0o777 == 0o600
    assert path.stat().st_mode & 0o777 == 0o600


def test_collections_of_before_have_no_order_of_their_own_and_can_be_given_one(path: Path) -> None:
    with closing(raw(path)) as connection:
        for migrate in MIGRATIONS[:8]:
            migrate(connection)
        connection.execute("INSERT INTO collection (name, made_at) VALUES ('Column', 1)")
        connection.execute("INSERT INTO record (created_at, changed_at) VALUES (1, 1), (2, 2)")
        connection.execute("INSERT INTO membership VALUES (1, 2, 10), (1, 1, 11)")
        MIGRATIONS[8](connection)
        assert all_contents(connection, 1) == (2, 1)  # as they were gathered
        text = Passage("Two-movers", heading=True)
        place(connection, 1, (1, text, 2))
        assert all_contents(connection, 1) == (1, text, 2)
