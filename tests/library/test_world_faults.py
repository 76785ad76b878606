# SPDX-License-Identifier: GPL-3.0-or-later
"""What the world does to libraries, for real: full disks, read-only folders, hostile files.

Each ends as one sentence, and what was acknowledged before is there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from library.version1 import make_version_1
from privileges import nobody, open_folder, posix_only

from composer.formats.sniff import scan_problems
from composer.library.access.opening import Access, lock_file, open_for_session
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.collections import make_collection
from composer.library.changes.intake import Intake, bring_in
from composer.library.changes.operations import add_problem, save_over
from composer.library.changes.samples import (
    create_sample_library,
    made_entries,
    old_entries,
    sample_entries,
    sample_problems,
)
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.faults import (
    DiskFull,
    LibraryFault,
    LibraryInUse,
    LibraryReadOnly,
    LibraryTooOld,
    LibraryUnwritable,
)
from composer.library.search.search import find
from composer.problem.problem import Problem
from composer.said.sentence import NOTHING

SAMPLES = len((*sample_entries(), *old_entries(), *made_entries()))
_ROOM = 3_000_000  # bytes of the small disk


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with little room; where none can be mounted, the test is skipped."""
    place = tmp_path / "disk"
    place.mkdir()
    mount, umount = shutil.which("mount"), shutil.which("umount")
    if sys.platform != "linux" or os.geteuid() != 0 or not (mount and umount):
        pytest.skip("a small disk can be mounted by the administrator on Linux only")
    command = [mount, "-t", "tmpfs", "-o", f"size={_ROOM}", "tmpfs", str(place)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no small disk can be mounted here")
    try:
        yield place
    finally:
        subprocess.run([umount, str(place)], check=True)


def fill(disk: Path, leave: int) -> Path:
    """Take all room of a disk but a little; return the file that takes it."""
    ballast = disk / "ballast"
    free = shutil.disk_usage(disk).free
    ballast.write_bytes(b"x" * max(0, free - leave))
    return ballast


def told(fault: LibraryFault) -> str:
    """Return the sentence, and see that it is one."""
    words = str(fault)
    assert words.endswith(".")
    assert "\n" not in words
    return words


def integrity(library: Library) -> str:
    with library.reading() as connection:
        (answer,) = connection.execute("PRAGMA integrity_check").fetchone()
    return str(answer)


class TestFullDisk:
    def test_saving(self, small_disk: Path, mate: Problem, other: Problem) -> None:
        path = small_disk / "l.chesslib"
        with Library.create(path) as library:
            kept = add_problem(library, mate).record_id
            ballast = fill(small_disk, 40_000)
            ids = [kept]

            def save_on() -> None:
                while True:
                    ids.append(add_problem(library, mate).record_id)

            with pytest.raises(DiskFull, match="no room left") as raised:
                save_on()
            assert str(path) in told(raised.value)
            for change in (
                lambda: save_over(library, kept, other),
                lambda: make_collection(library, "x" * 100_000),
            ):
                with pytest.raises(DiskFull):
                    change()
            assert sorted(find(library)) == ids
            assert load(library, kept).problem == mate
            ballast.unlink()
            ids.append(add_problem(library, mate).record_id)  # it goes on where there is room
        with Library.open(path) as library:
            assert integrity(library) == "ok"
            assert sorted(find(library)) == ids

    def test_import(self, small_disk: Path, tmp_path: Path) -> None:
        path = small_disk / "l.chesslib"
        source = tmp_path / "many.txt"
        rows = ("PPPPpppp/" + "1" * (n % 8) + "P" + "1" * (7 - n % 8) for n in range(3000))
        lines = [f"k7/8/{row}/8/8/8/7K w - - 0 1\t#{n // 8 + 1}" for n, row in enumerate(rows)]
        source.write_text("\n".join(lines), "utf-8")
        told_of: list[Intake] = []
        with Library.create(path) as library:
            with pytest.raises(DiskFull):
                told_of.extend(bring_in(library, scan_problems(source), batch=100))
            done = told_of[-1]
            assert done.added >= 100
            assert len(find(library)) == done.added
        with Library.open(path) as library:
            assert integrity(library) == "ok"
            assert len(find(library)) == done.added

    def test_bringing_up_to_date(self, small_disk: Path) -> None:
        path = small_disk / "l.chesslib"
        problems = sample_problems()
        make_version_1(path, [(problem, None) for problem in problems])
        before = path.read_bytes()
        ballast = fill(small_disk, 8_000)
        for opening in (Library.open, open_for_session):
            with pytest.raises(DiskFull):
                opening(path)
        assert path.read_bytes() == before
        assert {path.name for path in small_disk.iterdir()} <= {
            each + end for each in ("l.chesslib", "ballast") for end in ("", "-wal", "-shm")
        }
        ballast.unlink()
        with Library.open(path) as library:
            assert len(find(library)) == len(problems)
            assert integrity(library) == "ok"

    def test_opening(self, small_disk: Path, mate: Problem) -> None:
        path = small_disk / "l.chesslib"
        create_sample_library(path).close()
        ballast = fill(small_disk, 0)
        held = open_for_session(path)
        assert held.access is Access.DISK_FULL
        assert len(find(held.library)) == SAMPLES
        with pytest.raises(DiskFull):
            held.see_that_it_may_be_written()
        held.close()
        ballast.unlink()
        held = open_for_session(path)
        assert held.access is Access.WRITE
        add_problem(held.library, mate)
        held.close()

    def test_making(self, small_disk: Path) -> None:
        ballast = fill(small_disk, 20_000)
        with pytest.raises(DiskFull):
            create_sample_library(small_disk / "new.chesslib")
        assert list(small_disk.iterdir()) == [ballast]


@posix_only
class TestReadOnly:
    @pytest.fixture
    def folder(self) -> Iterator[Path]:
        with open_folder() as folder:
            create_sample_library(folder / "l.chesslib").close()
            (folder / "l.chesslib").chmod(0o644)
            folder.chmod(0o555)
            yield folder

    def test_a_library_in_a_read_only_folder_is_read(self, folder: Path, mate: Problem) -> None:
        path = folder / "l.chesslib"
        before = path.read_bytes()
        with nobody():
            with pytest.raises(LibraryUnwritable):
                Library.open(path)
            held = open_for_session(path)
            assert held.access is Access.READ_ONLY
            assert len(find(held.library)) == SAMPLES
            with pytest.raises(LibraryReadOnly) as raised:
                held.see_that_it_may_be_written()
            assert "can only be read" in told(raised.value)
            with pytest.raises(LibraryUnwritable):
                add_problem(held.library, mate)
            held.close()
        assert path.read_bytes() == before
        assert list(folder.iterdir()) == [path]

    def test_an_older_one_there_is_told(self, folder: Path) -> None:
        folder.chmod(0o755)
        make_version_1(folder / "old.chesslib", [(sample_problems()[0], None)])
        folder.chmod(0o555)
        with nobody(), pytest.raises(LibraryTooOld) as raised:
            open_for_session(folder / "old.chesslib")
        assert "older version" in told(raised.value)

    def test_a_log_that_cannot_be_read_is_not_passed_over(
        self, folder: Path, mate: Problem
    ) -> None:
        """What stands in the log only is work that was acknowledged: no old state is shown."""
        path = folder / "l.chesslib"
        folder.chmod(0o755)
        with (
            Library.open(path) as library,
            Library.open(path, read_only=True) as reader,
            reader.reading() as connection,
        ):
            connection.execute("SELECT count(*) FROM record").fetchone()  # so the log is kept
            add_problem(library, mate)
            shutil.copy(path, folder / "copy.chesslib")
            shutil.copy(f"{path}-wal", folder / "copy.chesslib-wal")
        folder.chmod(0o555)
        with nobody(), pytest.raises(LibraryFault) as raised:
            open_for_session(folder / "copy.chesslib")
        assert told(raised.value)

    def test_a_read_only_file_in_a_folder_that_can_be_written(self, folder: Path) -> None:
        path = folder / "l.chesslib"
        folder.chmod(0o777)
        path.chmod(0o444)
        with nobody():
            held = open_for_session(path)
            assert held.access is Access.READ_ONLY
            assert find(held.library, "loyd")
            held.close()
        assert not lock_file(path).exists()


class TestTwoSessions:
    def test_the_second_reads(self, path: Path, mate: Problem) -> None:
        Library.create(path).close()
        first, second = open_for_session(path), open_for_session(path)
        assert (first.access, second.access) == (Access.WRITE, Access.IN_USE)
        record_id = add_problem(first.library, mate).record_id
        assert load(second.library, record_id).problem == mate
        with pytest.raises(LibraryInUse) as raised:
            second.see_that_it_may_be_written()
        assert "open in another window" in told(raised.value)
        with pytest.raises(LibraryUnwritable):
            add_problem(second.library, mate)
        first.close()
        second.close()
        third = open_for_session(path)
        assert third.access is Access.WRITE
        third.close()
        assert list(path.parent.iterdir()) == [path]

    def test_a_session_that_was_killed_holds_nothing(self, path: Path) -> None:
        Library.create(path).close()
        script = (
            "import sys, time\n"
            "from composer.library.access.opening import open_for_session\n"
            "held = open_for_session(sys.argv[1])\n"
            "print(held.access.value, flush=True)\n"
            "time.sleep(60)\n"
        )
        with subprocess.Popen(
            [sys.executable, "-c", script, str(path)], stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == "write\n"
            meanwhile = open_for_session(path)
            assert meanwhile.access is Access.IN_USE
            meanwhile.close()
            process.kill()
        after = open_for_session(path)
        assert after.access is Access.WRITE
        after.close()

    @posix_only
    def test_a_link_to_a_library_is_the_same_library(self, path: Path) -> None:
        Library.create(path).close()
        link = path.with_name("link")
        link.symlink_to(path)
        first, second = open_for_session(path), open_for_session(link)
        assert (first.access, second.access) == (Access.WRITE, Access.IN_USE)
        second.close()
        first.close()

    def test_what_cannot_be_opened_leaves_no_lock(self, path: Path) -> None:
        path.write_text("no library", "utf-8")
        with pytest.raises(LibraryFault):
            open_for_session(path)
        assert list(path.parent.iterdir()) == [path]
        path.unlink()
        with pytest.raises(LibraryFault):
            open_for_session(path)
        assert list(path.parent.iterdir()) == []


GOOD = "k7/8/8/8/8/8/{}/7K w - - 0 1\t#2\n"
ROWS = tuple("P" * n + "1" * (8 - n) for n in range(9))


def endless(path: Path) -> None:
    with path.open("ab") as stream:
        for _ in range(190):
            stream.write(b"x" * 1_000_000)


def zeros(path: Path) -> None:
    with path.open("r+b") as stream:
        stream.truncate(150_000_000)  # a hole, as a disk that failed leaves it


@pytest.mark.parametrize(
    ("harm", "reason"), [(endless, "longer than 1,000,000 bytes"), (zeros, "zero byte|longer than")]
)
def test_an_import_keeps_what_came_before_the_harm(
    library: Library, tmp_path: Path, harm: Callable[[Path], None], reason: str
) -> None:
    path = tmp_path / "harmed.txt"
    path.write_text("".join(GOOD.format(row) for row in ROWS[1:]), "utf-8")
    harm(path)
    *_, done = bring_in(library, scan_problems(path), batch=4)
    path.unlink()
    assert done.added == len(find(library)) == len(ROWS) - 1
    assert any(word in str(done.broken) for word in reason.split("|"))
    assert "\n" not in str(done.broken)
    library.check()


def test_a_bomb_of_yaml_in_an_import_is_one_unread_record(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "bomb.olv"
    rows = ["a0: &a0 [lol, lol]"]
    rows += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 40)]
    first = "algebraic: {white: [Kd5], black: [Kh1]}\nstipulation: '#2'\n"
    last = "algebraic: {white: [Kd5], black: [Kh2]}\nstipulation: '#2'\n"
    path.write_text("---\n".join(("", first, "\n".join(rows) + "\n", last)), "utf-8")
    *_, done = bring_in(library, scan_problems(path))
    assert (done.added, done.unread, done.broken) == (2, 1, NOTHING)
    assert "references" in str(done.reasons[0].message)


@pytest.mark.parametrize("encoding", ["utf-16", "cp1251", "koi8-r", "latin-1"])
def test_wrong_encodings_lose_no_problem(library: Library, tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "old.csv"
    name = "R\u00e9ti" if encoding == "latin-1" else "\u041a\u0443\u0431\u0431\u0435\u043b\u044c"
    lines = [f"k7/8/8/8/8/8/{row}/7K w - - 0 1,#2,{name}" for row in ROWS]
    path.write_text("fen,stipulation,author\n" + "\n".join(lines) + "\n", encoding)
    *_, done = bring_in(library, scan_problems(path))
    assert (done.added, done.unread) == (len(ROWS), 0)
    assert done.noted == 1
    assert done.notes
    library.check()


def test_entries_that_fail_leave_whole_batches(library: Library, mate: Problem) -> None:
    def entries() -> Iterator[NewProblem]:
        for _ in range(7):
            yield NewProblem(mate)
        raise OSError("the drive was taken away")

    with pytest.raises(OSError, match="taken away"):
        for _ in add_problems(library, entries(), batch=3):
            pass
    assert len(find(library)) == 6
