# SPDX-License-Identifier: GPL-3.0-or-later
"""A library that is moved, removed, replaced or overwritten while it is open, or after a kill.

Nothing that was acknowledged is lost, and no log comes into a file that is not its own.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import product
from pathlib import Path

import pytest
from thorough import BRUTE

from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.changes.samples import create_sample_library
from composer.library.file.faults import (
    LibraryGone,
    LibraryMissing,
    LibraryMoved,
    LibraryOverwritten,
    LibraryReplaced,
)
from composer.library.file.lineage import belongs, log_of, read_log
from composer.library.search.search import find, rows
from composer.problem.problem import Problem

pytestmark = pytest.mark.skipif(
    os.name == "nt", reason="what is open can be neither moved nor replaced there"
)
SAVER = Path(__file__).with_name("keepsaver.py")


class Saver:
    """Another program that has the library open."""

    def __init__(self, path: Path) -> None:
        self.titles: set[str] = set()
        self._process = subprocess.Popen(
            [sys.executable, str(SAVER), str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self._out.readline() == "ready\n"

    @property
    def _out(self):
        assert self._process.stdout is not None
        return self._process.stdout

    def ask(self, line: str) -> str:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        word, _, rest = self._out.readline().strip().partition(" ")
        if word == "refused":
            return rest
        assert word == "ok"
        self.titles |= set(rest.split())
        return ""

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate()


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library to be copied."""
    path = tmp_path_factory.mktemp("samples") / "samples.chesslib"
    create_sample_library(path).close()
    return path


@pytest.fixture
def path(tmp_path: Path, samples: Path) -> Path:
    path = tmp_path / "problems.chesslib"
    shutil.copyfile(samples, path)
    shutil.copyfile(path, path.with_name("before.chesslib"))
    return path


@pytest.fixture
def saver(path: Path) -> Iterator[Saver]:
    """A program that has saved twenty problems in the library, and imported twenty more."""
    saver = Saver(path)
    assert not saver.ask("save 20")
    yield saver
    saver.kill()


def titles(path: Path) -> set[str]:
    """Return the titles that the tests gave; the library is whole."""
    with Library.open(path) as library:
        library.check()
        found = {row.problem.title for row in rows(library, find(library))}
    return {each for each in found if each.startswith(("save-", "import-"))}


def backup_of(path: Path, extra: int) -> Path:
    """Return another library that knows nothing of what the saver saved, of another size."""
    backup = path.with_name("backup.chesslib")
    shutil.copyfile(path, backup)
    with Library.open(backup) as library:
        problem = rows(library, find(library)[:1])[0].problem
        for _ in range(extra):
            add_problem(library, problem)
    return backup


def logs_set_aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.set-aside*.log"))


def test_what_is_acknowledged_is_in_the_file_itself(path: Path, saver: Saver) -> None:
    """So a copy of the file alone, by whatever program, holds it."""
    alone = path.with_name("alone.chesslib")
    shutil.copyfile(path, alone)
    saver.kill()
    assert titles(alone) == saver.titles
    assert len(saver.titles) == 20


@pytest.mark.parametrize("way", ["save", "close", "kill"])
def test_moved_while_open(path: Path, saver: Saver, way: str) -> None:
    moved = path.with_name("moved.chesslib")
    path.rename(moved)
    if way == "kill":
        saver.kill()
    else:
        assert str(moved) in saver.ask(f"{way} 1")
    assert titles(moved) == saver.titles
    assert not path.exists()
    assert not logs_set_aside(path)


@pytest.mark.parametrize("way", ["save", "close"])
def test_moved_during_an_import(path: Path, saver: Saver, way: str) -> None:
    """The log holds what came in, and is taken over into the file wherever it is."""
    assert not saver.ask("import 20")
    assert read_log(log_of(path)) is not None
    moved = path.with_name("moved.chesslib")
    path.rename(moved)
    assert str(moved) in saver.ask(f"{way} 1")
    assert titles(moved) == saver.titles
    assert len(saver.titles) == 40


@pytest.mark.parametrize("during", ["rest", "import"])
@pytest.mark.parametrize("way", ["save", "close"])
def test_removed_while_open(path: Path, saver: Saver, way: str, during: str) -> None:
    if during == "import":
        assert not saver.ask("import 20")
    path.unlink()
    assert "removed or replaced" in saver.ask(f"{way} 1")
    (rescued,) = path.parent.glob("problems (rescued *).chesslib")
    assert titles(rescued) == saver.titles


@pytest.mark.parametrize("during", ["rest", "import"])
@pytest.mark.parametrize("way", ["save", "close", "kill"])
def test_replaced_by_a_backup_while_open(path: Path, way: str, during: str, saver: Saver) -> None:
    """As sync programs and file managers do: another file gets the name."""
    backup = backup_of(path, 30)
    bytes_of_backup = backup.read_bytes()
    if during == "import":
        assert not saver.ask("import 20")
    backup.replace(path)
    if way == "kill":
        saver.kill()
    else:
        assert "removed or replaced" in saver.ask(f"{way} 1")
        (rescued,) = path.parent.glob("problems (rescued *).chesslib")
        assert titles(rescued) == saver.titles
    assert path.read_bytes() == bytes_of_backup
    with Library.open(path) as library:
        library.check()
        aside = library.set_aside
    assert logs_set_aside(path) == ([aside] if aside else [])
    if way == "kill" and during == "import":
        assert aside is not None
        assert read_log(aside) is not None


OTHERS = ("older", "newer", "foreign", "of an older program")
WAYS = ("save", "close", "kill", "kill first")
MOMENTS = ("rest", "import")
OVERWRITTEN = tuple(  # half of all, in which any two meet
    (other, way, during)
    for (a, other), (b, way), (c, during) in product(*map(enumerate, (OTHERS, WAYS, MOMENTS)))
    if BRUTE or (a + b + c) % 2
)


@pytest.mark.parametrize(("other", "way", "during"), OVERWRITTEN)
def test_overwritten_by_a_copy(
    path: Path, way: str, during: str, other: str, saver: Saver, tmp_path: Path
) -> None:
    """As `cp` does: the same file, with another content."""
    backup = backup_of(path, 30 if other == "newer" else 0)
    if other == "foreign":
        backup.unlink()
        create_sample_library(backup).close()
    if other == "of an older program":
        with closing(sqlite3.connect(backup)) as connection:
            connection.execute("DELETE FROM stamp WHERE name LIKE 'lineage%'")
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    if other == "older":
        shutil.copyfile(path.with_name("before.chesslib"), backup)
    if during == "import":
        assert not saver.ask("import 20")
    if way == "kill first":
        saver.kill()
    expected = backup.read_bytes()
    shutil.copyfile(backup, path)
    if way.startswith("kill"):
        saver.kill()
    else:
        assert "copied over" in saver.ask(f"{way} 1")
    if way == "save":
        saver.ask("close 0")
    assert path.read_bytes() == expected
    with Library.open(path) as library:
        library.check()
    if during == "import":
        (aside,) = logs_set_aside(path)
        assert aside.stat().st_size > 0


def test_the_log_of_another_library_is_set_aside(path: Path, saver: Saver) -> None:
    """A backup was restored together with a log that is not its own."""
    assert not saver.ask("import 20")
    saver.kill()
    other = path.with_name("other.chesslib")
    create_sample_library(other).close()
    shutil.copyfile(log_of(path), log_of(other))
    with Library.open(other) as library:
        library.check()
        assert library.set_aside in logs_set_aside(other)
    assert not titles(other)
    assert titles(path) == saver.titles, "with its own library the log is taken over"


def test_a_log_left_by_a_kill_is_taken_over_by_its_own_library(path: Path, saver: Saver) -> None:
    assert not saver.ask("import 20")
    saver.kill()
    with Library.open(path) as library:
        assert library.set_aside is None
    assert titles(path) == saver.titles
    assert len(saver.titles) == 40


def test_also_where_a_part_of_it_was_taken_over(path: Path, saver: Saver) -> None:
    """A program killed while the log is taken over leaves a file between two states."""
    assert not saver.ask("import 20")
    with closing(sqlite3.connect(path)) as reader:  # so that the log stays
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM record").fetchone()
        assert not saver.ask("import 10")
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(PASSIVE)")
        assert not saver.ask("import 10")
        saver.kill()
        assert belongs(path)
        copied = path.with_name("copied.chesslib")
        shutil.copyfile(path, copied)
        shutil.copyfile(log_of(path), log_of(copied))
    assert titles(copied) == saver.titles


def test_only_to_read_nothing_foreign_is_taken_over_either(path: Path, saver: Saver) -> None:
    assert not saver.ask("import 20")
    saver.kill()
    other = path.with_name("other.chesslib")
    create_sample_library(other).close()
    shutil.copyfile(log_of(path), log_of(other))
    with Library.open(other, read_only=True) as library:
        found = {row.problem.title for row in rows(library, find(library))}
    assert not {each for each in found if each.startswith("import")}


def test_a_new_library_takes_over_no_orphaned_log(path: Path, saver: Saver) -> None:
    assert not saver.ask("import 20")
    saver.kill()
    path.rename(path.with_name("moved.chesslib"))
    with Library.create(path) as library:
        assert library.set_aside is not None
        library.check()
        assert not find(library)


def test_others_that_write_at_the_same_time_are_no_strangers(path: Path, mate: Problem) -> None:
    """Two programs change the library in turns, each with the other's changes in file and log."""
    with Library.open(path) as one, Library.open(path) as two:
        for _ in range(5):
            for library in (one, two, two, one):
                add_problem(library, mate)
            with two.filling(), two.writing():
                pass
        with Library.open(path, read_only=True) as reader, reader.reading() as connection:
            connection.execute("SELECT count(*) FROM record").fetchone()
            add_problem(one, mate)  # the log cannot be emptied
            add_problem(two, mate)
        assert one.gone is None
        assert two.gone is None


def test_each_way_has_its_own_fault(path: Path, mate: Problem) -> None:
    expected = {"moved": LibraryMoved, "removed": LibraryReplaced, "copied": LibraryOverwritten}
    for way, kind in expected.items():
        again = path.with_name(f"{way}.chesslib")
        create_sample_library(again).close()
        library = Library.open(again)
        if way == "moved":
            again.rename(path.with_name("elsewhere.chesslib"))
        elif way == "removed":
            again.chmod(0o600)
            again.unlink()
        else:
            shutil.copyfile(path, again)
        with pytest.raises(kind):
            add_problem(library, mate)
        with pytest.raises(LibraryGone):
            library.see_that_it_is_there()
        library.close()
        gone = library.gone
        assert isinstance(gone, kind)
        if gone.kept is not None:
            assert gone.kept.is_file()


def test_a_rescued_copy_has_the_rights_of_the_library(path: Path, mate: Problem) -> None:
    path.chmod(0o600)
    library = Library.open(path)
    path.unlink()
    library.close()
    assert library.gone is not None
    assert library.gone.kept is not None
    assert library.gone.kept.stat().st_mode & 0o777 == 0o600


def test_a_log_whose_library_was_moved_away_is_told_of(path: Path, saver: Saver) -> None:
    """Moved during an import, then killed: with the library back beside it nothing is lost."""
    assert not saver.ask("import 20")
    moved = path.with_name("moved.chesslib")
    path.rename(moved)
    saver.kill()
    with pytest.raises(LibraryMissing) as raised:
        Library.open(path)
    assert str(log_of(path)) in str(raised.value)
    moved.rename(path)
    assert titles(path) == saver.titles
    assert len(saver.titles) == 40
