# SPDX-License-Identifier: GPL-3.0-or-later
"""Opening and making libraries, and every fault of the world told by its own class."""

from __future__ import annotations

import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from privileges import nobody, open_folder, posix_only

from composer.library.access import store
from composer.library.access.reading import load
from composer.library.access.store import GivenUp, Library
from composer.library.changes.operations import add_problem, delete_records, save_over
from composer.library.changes.samples import create_sample_library
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.faults import (
    DiskFull,
    LibraryDamaged,
    LibraryExists,
    LibraryFault,
    LibraryLocked,
    LibraryMissing,
    LibraryTooNew,
    LibraryUnwritable,
    NotALibrary,
)
from composer.library.search import firstpage as firstrecords
from composer.library.search.search import Order, find, find_page, rows
from composer.problem.problem import Problem


@pytest.fixture
def samples(path: Path) -> Path:
    """The file of a closed library with more than a hundred problems."""
    create_sample_library(path).close()
    return path


def set_pragma(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement)


def refuse(path: Path, *faults: type[LibraryFault]) -> None:
    """Expect that a file is refused, told in one sentence that names it, and left alone."""
    before = path.read_bytes() if path.is_file() else None
    beside = set(path.parent.iterdir())
    with pytest.raises(LibraryFault) as raised:
        Library.open(path)
    assert type(raised.value) in faults
    assert str(path) in str(raised.value)
    assert "\n" not in str(raised.value)
    if before is not None:
        assert path.read_bytes() == before
    assert set(path.parent.iterdir()) == beside


def test_a_new_library_is_empty_and_whole(library: Library, path: Path) -> None:
    assert library.path == path
    assert find(library) == []
    library.check()
    with library.reading() as connection:
        settings = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("journal_mode", "foreign_keys", "synchronous", "busy_timeout")
        ]
    assert settings == ["wal", 1, 2, 200]


def test_a_closed_library_is_one_file(path: Path, mate: Problem) -> None:
    with Library.create(path) as library:
        add_problem(library, mate)
    assert list(path.parent.iterdir()) == [path]
    library.close()  # a second time does nothing


def test_a_path_may_be_text_and_relative(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    with Library.create(path.name) as library:
        assert library.path == path


def test_making_never_replaces_a_file(path: Path) -> None:
    path.write_text("mine", "utf-8")
    with pytest.raises(LibraryExists):
        Library.create(path)
    assert path.read_text("utf-8") == "mine"
    assert list(path.parent.iterdir()) == [path]


def test_making_in_a_missing_folder(tmp_path: Path) -> None:
    with pytest.raises(LibraryUnwritable, match="its folder is missing"):
        Library.create(tmp_path / "no" / "new.library")


def test_a_missing_file(path: Path) -> None:
    refuse(path, LibraryMissing)
    assert not path.exists()


def test_a_folder(tmp_path: Path) -> None:
    refuse(tmp_path, NotALibrary)


@pytest.mark.parametrize("size", [0, 1, 50, 99, 100, 511, 512, 4096, 100_000])
def test_random_bytes(path: Path, size: int) -> None:
    path.write_bytes(random.Random(size).randbytes(size))
    refuse(path, NotALibrary)


def test_a_text_file(path: Path) -> None:
    path.write_text("%YAML 1.0\n---\nauthors: Loyd\n" * 100, "utf-8")
    refuse(path, NotALibrary)


def test_a_database_of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE record (id INTEGER PRIMARY KEY)")
    refuse(path, NotALibrary)


@pytest.mark.parametrize("kept", [0.1, 0.3, 0.5, 0.7, 0.9, 0.99])
def test_a_truncated_file(samples: Path, kept: float) -> None:
    content = samples.read_bytes()
    samples.write_bytes(content[: int(len(content) * kept)])
    refuse(samples, LibraryDamaged)


@pytest.mark.parametrize("kept", [1, 50, 99])
def test_a_file_truncated_within_its_header(samples: Path, kept: int) -> None:
    samples.write_bytes(samples.read_bytes()[:kept])
    refuse(samples, NotALibrary, LibraryDamaged)  # too little is left to tell for sure


@pytest.mark.parametrize("seed", range(6))
def test_a_page_overwritten_with_other_bytes_is_told_or_harmless(
    samples: Path, seed: int, mate: Problem
) -> None:
    """Damage is found on opening, or when it is met; any other exception fails the test."""
    dice = random.Random(seed)
    content = bytearray(samples.read_bytes())
    page = dice.randrange(1, len(content) // 4096) * 4096
    content[page : page + 4096] = dice.randbytes(4096)
    samples.write_bytes(content)
    try:
        with Library.open(samples) as library:
            assert rows(library, find(library, "loyd"))
            assert load(library, add_problem(library, mate).record_id).problem == mate
    except LibraryDamaged:
        return


def test_a_version_that_is_no_problem_any_more(library: Library, mate: Problem) -> None:
    record_id = add_problem(library, mate).record_id
    with library.writing() as connection:
        connection.execute("UPDATE version SET problem = '{'")
    with pytest.raises(LibraryDamaged):
        load(library, record_id)
    assert rows(library, [record_id]) == ()
    assert isinstance(library.passed_over[record_id], LibraryDamaged)


def test_a_library_without_one_of_its_tables(samples: Path) -> None:
    set_pragma(samples, "DROP TABLE finding")
    refuse(samples, LibraryDamaged)


def test_a_newer_file(samples: Path) -> None:
    set_pragma(samples, "PRAGMA user_version = 4711")
    refuse(samples, LibraryTooNew)


def test_read_only_reads_and_refuses_to_write(samples: Path, mate: Problem) -> None:
    before = samples.read_bytes()
    with Library.open(samples, read_only=True) as library:
        ids = find(library, "loyd")
        assert len(rows(library, ids)) == len(ids) > 0
        for change in changes(library, ids[0], mate):
            with pytest.raises(LibraryUnwritable):
                change()
    assert samples.read_bytes() == before


def changes(library: Library, record_id: int, problem: Problem) -> list[Callable[[], object]]:
    return [
        lambda: add_problem(library, problem),
        lambda: save_over(library, record_id, problem),
        lambda: delete_records(library, [record_id]),
        lambda: list(add_problems(library, [NewProblem(problem)])),
    ]


@posix_only
def test_a_read_only_file(samples: Path) -> None:
    with open_folder() as folder:
        copy = Path(shutil.copy(samples, folder))
        folder.chmod(0o777)
        copy.chmod(0o444)
        with nobody():
            with pytest.raises(LibraryUnwritable):  # SQLite leaves the files of its log beside it
                Library.open(copy)
            with Library.open(copy, read_only=True) as library:
                assert find(library, "loyd")


@posix_only
def test_a_read_only_folder(samples: Path) -> None:
    with open_folder() as folder:
        copy = Path(shutil.copy(samples, folder))
        folder.chmod(0o555)
        with nobody():
            refuse(copy, LibraryUnwritable)
            with pytest.raises(LibraryUnwritable):
                Library.create(folder / "new.library")


def test_a_library_that_another_program_writes_to(
    library: Library, path: Path, mate: Problem
) -> None:
    record_id = add_problem(library, mate).record_id
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for change in changes(library, record_id, mate):
            with pytest.raises(LibraryLocked, match="another program"):
                change()
        assert load(library, record_id).problem == mate
        with Library.open(path, patience=0.1) as second:  # reading goes on meanwhile
            assert find(second) == [record_id]
        other.execute("ROLLBACK")
    assert len(find(library)) == 1
    add_problem(library, mate)


def test_two_programs_take_turns(library: Library, path: Path, mate: Problem) -> None:
    with Library.open(path) as second:
        ids = [add_problem(library, mate).record_id for library in (library, second, library)]
        assert set(find(second)) == set(find(library)) == set(ids)


def test_a_full_disk_loses_nothing_saved(library: Library, mate: Problem) -> None:
    kept = add_problem(library, mate).record_id
    with library.reading() as connection:
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(DiskFull, match="no room"):
        for _ in add_problems(library, (NewProblem(mate) for _ in range(500)), batch=500):
            pass
    assert find(library) == [kept]
    assert load(library, kept).problem == mate
    library.check()


def test_a_change_that_breaks_in_the_middle_is_undone(library: Library, mate: Problem) -> None:
    def break_off() -> None:
        with library.writing() as connection:
            connection.execute("UPDATE record SET deleted_at = 1")
            raise KeyboardInterrupt

    kept = add_problem(library, mate).record_id
    with pytest.raises(KeyboardInterrupt):
        break_off()
    assert find(library) == [kept]
    add_problem(library, mate)


def test_an_error_of_ours_is_no_fault_of_the_world(library: Library) -> None:
    with pytest.raises(sqlite3.OperationalError), library.writing() as connection:
        connection.execute("SELECT nonsense")


def test_a_library_stays_in_its_thread(library: Library) -> None:
    errors: list[BaseException] = []

    def intrude() -> None:
        try:
            find(library)
        except sqlite3.ProgrammingError as error:
            errors.append(error)

    thread = threading.Thread(target=intrude)
    thread.start()
    thread.join()
    assert len(errors) == 1


def test_what_is_no_longer_wanted_is_broken_off(library: Library) -> None:
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 2

    numbers = """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        SELECT count(*) FROM n
    """
    with (
        pytest.raises(GivenUp),
        library.giving_up(stop),
        library.reading() as connection,
    ):
        connection.execute(numbers, (100_000_000,)).fetchone()
    assert len(asked) >= 3
    with library.reading() as connection:  # the library goes on, and asks nobody any more
        assert connection.execute(numbers, (99_999,)).fetchone() == (99_999,)
    assert len(asked) < 10


def test_a_search_that_went_another_way_is_still_broken_off(
    library: Library, mate: Problem, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_problem(library, mate)
    monkeypatch.setattr(store, "_STEPS", 1)
    monkeypatch.setattr(firstrecords, "_PATIENCE", -1.0)  # each walk is given up at once
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > most

    most = 1_000_000
    with library.giving_up(stop):
        assert len(find_page(library, "men>1", Order.MEN)) == 1
    most, needed = len(asked) - 2, len(asked)
    assert needed > 20
    asked.clear()
    with pytest.raises(GivenUp), library.giving_up(stop):
        find_page(library, "men>1", Order.MEN)
    assert len(asked) <= needed
