# SPDX-License-Identifier: GPL-3.0-or-later
"""The librarian on real files: what the world does to them ends as one sentence."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from privileges import nobody, open_folder, posix_only
from studio import BLOCK, SOUND, Studio, problem

from composer.gui.threads.librarian import Librarian
from composer.library.access.store import Library
from composer.library.changes.operations import Saved, add_problem
from composer.library.search.search import find


class Reader:
    """A librarian, and what it told."""

    def __init__(self, qtbot) -> None:
        self._bot = qtbot
        self.librarian = Librarian()
        self.opened: list[Path] = []
        self.faults: list[str] = []
        self.changed: list[object] = []
        self.noted: list[str] = []
        self.librarian.only_readable.connect(self.noted.append)
        self.librarian.opened.connect(self.opened.append)
        self.librarian.faulted.connect(self.faults.append)
        self.librarian.changed.connect(self.changed.append)

    def until(self, what: Callable[[], object]) -> None:
        self._bot.waitUntil(lambda: bool(what()))

    def open(self, path: Path) -> None:
        self.librarian.open(path)
        self.until(lambda: self.opened and self.opened[-1] == path)

    def fault(self) -> str:
        self.until(lambda: self.faults)
        return self.faults.pop()


@pytest.fixture
def reader(qtbot) -> Iterator[Reader]:
    made = Reader(qtbot)
    yield made
    made.librarian.close()


def test_open_read_and_change(reader: Reader, small_library: Path) -> None:
    reader.open(small_library)
    assert reader.librarian.path == small_library
    found: list[list[int]] = []
    reader.librarian.read(find, found.append)
    saved: list[Saved] = []
    reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)), saved.append)
    reader.librarian.read(find, found.append)
    reader.until(lambda: len(found) == 2)
    assert len(found[1]) == len(found[0]) + 1
    assert reader.changed == saved


def test_what_waits_for_a_library_is_called_once_it_is_open_or_cannot_be(
    reader: Reader, small_library: Path, tmp_path: Path
) -> None:
    called: list[Path | None] = []
    librarian = reader.librarian

    def note() -> None:
        called.append(librarian.path)

    assert not librarian.once_opened(note)
    librarian.open(tmp_path / "nowhere.chesslib")
    assert librarian.once_opened(note)
    reader.until(lambda: called)
    assert reader.fault()
    librarian.open(small_library)
    assert librarian.once_opened(note)
    reader.until(lambda: len(called) == 2)
    assert not librarian.once_opened(note)
    assert called == [None, small_library]


LONG = """
    WITH RECURSIVE number(one) AS (SELECT 1 UNION ALL SELECT one + 1 FROM number)
    SELECT count(*) FROM (SELECT one FROM number LIMIT 3000000000)
"""


class LongRead:
    """Reads for minutes."""

    def __init__(self) -> None:
        self.begun = False

    def __call__(self, library: Library) -> object:
        with library.reading() as connection:
            self.begun = True
            return connection.execute(LONG).fetchall()


def test_what_is_only_looked_for_does_not_hold_up_closing(
    reader: Reader, small_library: Path
) -> None:
    reader.open(small_library)
    work, told = LongRead(), []
    reader.librarian.look(work, told.append, told.append)
    reader.librarian.look(LongRead(), told.append, told.append)  # waits for the first
    reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)))
    reader.until(lambda: work.begun)
    reader.librarian.close()
    assert told == []
    with Library.open(small_library, read_only=True) as library:
        assert len(find(library)) == 4  # what changes it was done all the same


def test_what_nobody_wants_any_more_is_given_up(reader: Reader, small_library: Path) -> None:
    reader.open(small_library)
    work, told, found = LongRead(), [], []
    unwanted: list[bool] = []
    reader.librarian.look(work, told.append, told.append, lambda: bool(unwanted))
    reader.librarian.look(find, found.append)
    reader.until(lambda: work.begun)
    assert found == []
    unwanted.append(True)
    reader.until(lambda: found)
    assert told == []


def test_nothing_happens_while_none_is_open(reader: Reader, qtbot) -> None:
    done: list[object] = []
    ended: list[int] = []
    reader.librarian.read(find, done.append)
    reader.librarian.change(
        lambda lib: add_problem(lib, problem(SOUND)), done.append, lambda: ended.append(1)
    )
    reader.until(lambda: ended)
    assert done == []


def test_a_change_is_not_dropped_without_a_word_where_opening_anew_has_failed(
    reader: Reader, small_library: Path
) -> None:
    reader.open(small_library)
    away = small_library.rename(small_library.with_suffix(".away"))
    reader.librarian.open(small_library)
    assert "There is no library" in reader.fault()
    reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)))
    assert "no longer open" in reader.fault()
    reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)), by_itself=True)
    away.rename(small_library)
    reader.open(small_library)
    assert reader.faults == []


def test_a_new_library_and_one_that_is_there_already(reader: Reader, tmp_path: Path) -> None:
    path = tmp_path / "new.chesslib"
    reader.librarian.create(path)
    reader.until(lambda: reader.opened == [path])
    reader.librarian.create(path)
    assert reader.fault() == f"There is already a file {path}; it was left as it is."
    assert reader.librarian.path == path


def test_numbers_of_one_library_are_never_asked_of_another(
    reader: Reader, small_library: Path, tmp_path: Path
) -> None:
    reader.open(small_library)
    other = tmp_path / "other.chesslib"
    reader.librarian.create(other)
    done: list[object] = []
    ended: list[int] = []
    reader.librarian.change(  # meant for the first, which is being left
        lambda lib: add_problem(lib, problem(SOUND)), done.append, lambda: ended.append(1)
    )
    reader.librarian.read(find, done.append)
    assert reader.fault() == (
        f"The library {small_library} is no longer open; nothing was changed in it."
    )
    reader.until(lambda: reader.opened[-1] == other)
    assert done == []
    assert ended == [1]
    with Library.open(other, read_only=True) as library:
        assert find(library) == []


def damage(path: Path) -> str:
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 6] = b"\xa5" * (4096 * 4)
    path.write_bytes(content)
    return "is damaged"


def newer(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 999")
    connection.close()
    return "newer version"


def text(path: Path) -> str:
    path.write_text("A story, and a long one at that. " * 50, "utf-8")
    return "is not a library of problems"


def empty(path: Path) -> str:
    path.write_bytes(b"")
    return "is not a library of problems"


def picture(path: Path) -> str:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 4000)
    return "is not a library of problems"


def other_database(path: Path) -> str:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.commit()
    connection.close()
    return "is not a library of problems"


def folder(path: Path) -> str:
    path.unlink()
    path.mkdir()
    return "is not a library of problems"


def missing(path: Path) -> str:
    path.unlink()
    return "There is no library"


@pytest.mark.parametrize(
    "harm", [damage, newer, text, empty, picture, other_database, folder, missing]
)
def test_a_library_that_cannot_be_opened_is_told_and_left(
    reader: Reader, small_library: Path, tmp_path: Path, harm: Callable[[Path], str]
) -> None:
    words = harm(small_library)
    before = small_library.read_bytes() if small_library.is_file() else None
    reader.librarian.open(small_library)
    told = reader.fault()
    assert words in told
    assert str(small_library) in told
    assert "\n" not in told
    assert reader.librarian.path is None
    if before is not None:
        assert small_library.read_bytes() == before


def test_the_open_library_stays_open_when_another_does_not_open(
    reader: Reader, small_library: Path, tmp_path: Path
) -> None:
    reader.open(small_library)
    reader.librarian.open(tmp_path / "none.chesslib")
    reader.fault()
    found: list[list[int]] = []
    reader.librarian.read(find, found.append)
    reader.until(lambda: found)
    assert len(found[0]) == 3


@posix_only
def test_a_library_that_cannot_be_written_is_read(reader: Reader, small_library: Path) -> None:
    with open_folder() as folder:
        path = folder / "l.chesslib"
        shutil.copy(small_library, path)
        path.chmod(0o444)
        folder.chmod(0o555)
        with nobody():
            reader.open(path)
            assert reader.librarian.read_only
            (words,) = reader.noted
            assert "read-only" in words
            found: list[list[int]] = []
            reader.librarian.read(find, found.append)
            reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)))
            assert "can only be read" in reader.fault()
            reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)), by_itself=True)
            reader.librarian.read(find, found.append)
            reader.until(lambda: len(found) == 2)
            assert len(found[0]) == len(found[1]) == 3
        assert reader.faults == []
        reader.librarian.close()
        assert list(folder.iterdir()) == [path]


def test_a_second_librarian_reads_until_the_first_has_gone(
    reader: Reader, small_library: Path, qtbot
) -> None:
    reader.open(small_library)
    assert not reader.librarian.read_only
    second = Reader(qtbot)
    try:
        second.open(small_library)
        assert second.librarian.read_only
        assert "open in another window" in second.noted.pop()
        saved: list[Saved] = []
        reader.librarian.change(lambda lib: add_problem(lib, problem(BLOCK)), saved.append)
        reader.until(lambda: saved)
        found: list[list[int]] = []
        second.librarian.read(find, found.append)
        second.until(lambda: found)
        assert saved[0].record_id in found[0]
        reader.open(small_library)  # again: it keeps its right to write
        assert not reader.librarian.read_only
        reader.librarian.close()
        second.opened.clear()
        second.open(small_library)
        assert not second.librarian.read_only
        assert second.noted == []
    finally:
        second.librarian.close()
    assert list(small_library.parent.glob("*.lock")) == []


def test_a_folder_that_cannot_be_made_is_told(reader: Reader, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    reader.librarian.open_or_sample(tmp_path / "file" / "sub" / "l.chesslib")
    assert str(tmp_path / "file") in reader.fault()


def test_a_fault_of_ours_is_logged_and_told(
    reader: Reader, small_library: Path, expect_log: Callable[..., None]
) -> None:
    expect_log("the library failed", logger="composer.gui.threads.librarian")
    reader.open(small_library)
    ended: list[int] = []
    reader.librarian.change(lambda _: 1 // 0, None, lambda: ended.append(1))
    assert reader.fault() == "The library failed (ZeroDivisionError). A report was kept."
    assert ended == [1]


class TestInTheStudio:
    @pytest.mark.parametrize("harm", [damage, newer, text])
    def test_the_sentence_stands_in_the_notice_bar(
        self,
        small_library: Path,
        open_studio: Callable[[], Studio],
        harm: Callable[[Path], str],
    ) -> None:
        words = harm(small_library)
        studio = open_studio()
        assert str(small_library) in studio.notice(words)
        assert studio.window.notices.property("fault") is True

    def test_a_locked_library_is_told_and_the_work_is_kept(
        self, studio: Studio, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        writer = sqlite3.connect(studio.folder / "l.chesslib", isolation_level=None)
        writer.execute("BEGIN IMMEDIATE")
        try:
            studio.lay(problem(BLOCK, "#2", "Patient"))
            studio.trigger("save")
            # the studio waits five seconds for the other program before it gives up
            assert "is being written by another program" in studio.notice("another program")
            assert not studio.window.workbench.document.is_clean
        finally:
            writer.execute("ROLLBACK")
            writer.close()
        studio.save()
        assert studio.window.workbench.document.place.record_id is not None
