# SPDX-License-Identifier: GPL-3.0-or-later
"""What the window does when its library is moved, replaced, overwritten or damaged."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from studio import BLOCK, Studio, problem

from composer.gui.collection import safekeeping
from composer.library.access.store import Library
from composer.library.changes.samples import create_sample_library
from composer.library.search.search import find, rows
from composer.studio.saving import NOWHERE

pytestmark = pytest.mark.skipif(
    os.name == "nt", reason="what is open can be neither moved nor replaced there"
)


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks sooner whether the file is still there."""
    monkeypatch.setattr(safekeeping, "WATCH", 50)


def authors(path: Path) -> set[str]:
    with Library.open(path) as library:
        found = rows(library, find(library))
    return {name for row in found for name in row.problem.credits.authors}


def saved(studio: Studio) -> Studio:
    studio.ready()
    studio.lay(problem(BLOCK, "#2", "Saved, Just"))
    studio.save()
    return studio


def test_a_moved_library_is_told_by_itself_and_opened_there(
    studio: Studio, small_library: Path
) -> None:
    saved(studio)
    moved = small_library.with_name("moved.chesslib")
    small_library.rename(moved)
    assert str(moved) in studio.notice("was moved while it was open")
    assert "Saved, Just" in authors(moved)
    studio.press_notice("Open it there")
    studio.until(lambda: studio.window.librarian.path == moved)
    studio.lay(problem(BLOCK, "#2", "Later, Saved"))
    studio.trigger("save-new")
    studio.until(lambda: "Later, Saved" in authors(moved))


def test_unsaved_work_goes_on_where_the_library_was_moved_to(
    studio: Studio, small_library: Path
) -> None:
    """Nothing is asked: it could not be saved before the library is open again."""
    saved(studio)
    place, asked = studio.window.workbench.document.place, len(studio.prompts.asked)
    title = replace(studio.window.workbench.document.problem, title="Unsaved")
    studio.window.workbench.document.change(title, "title")
    moved = small_library.with_name("moved.chesslib")
    small_library.rename(moved)
    studio.notice("was moved while it was open")
    studio.press_notice("Open it there")
    studio.until(lambda: studio.window.librarian.path == moved)
    assert len(studio.prompts.asked) == asked
    assert studio.window.workbench.document.place == place
    assert not studio.window.workbench.document.is_clean
    studio.save()
    with Library.open(moved) as library:
        (row,) = rows(library, [place.record_id])
    assert row.problem.title == "Unsaved"


def test_unsaved_work_is_a_problem_of_its_own_where_another_library_lies(
    studio: Studio, small_library: Path
) -> None:
    saved(studio)
    title = replace(studio.window.workbench.document.problem, title="Unsaved")
    studio.window.workbench.document.change(title, "title")
    other = small_library.with_name("other.chesslib")
    create_sample_library(other).close()
    shutil.copyfile(other, small_library)
    studio.notice("was copied over the library")
    studio.press_notice("Open it again")
    studio.until(lambda: studio.window.workbench.document.place == NOWHERE)
    assert studio.window.workbench.document.problem.title == "Unsaved"
    assert not studio.window.workbench.document.is_clean


def test_a_replaced_library_is_kept_as_a_copy(studio: Studio, small_library: Path) -> None:
    saved(studio)
    backup = small_library.with_name("backup.chesslib")
    create_sample_library(backup).close()
    content = backup.read_bytes()
    backup.replace(small_library)
    studio.notice("was removed or replaced while it was open")
    studio.press_notice("Open that copy")
    studio.until(lambda: studio.window.librarian.path != small_library)
    copy = studio.window.librarian.path
    assert copy is not None
    assert "Saved, Just" in authors(copy)
    assert small_library.read_bytes() == content


def test_nothing_is_written_into_an_overwritten_library(
    studio: Studio, small_library: Path
) -> None:
    saved(studio)
    other = small_library.with_name("other.chesslib")
    create_sample_library(other).close()
    shutil.copyfile(other, small_library)
    studio.notice("was copied over the library")
    studio.lay(problem(BLOCK, "#2", "Too, Late"))
    studio.trigger("save-new")
    studio.notice("was copied over the library")
    assert not studio.window.workbench.document.is_clean
    assert small_library.read_bytes() == other.read_bytes()


def test_a_copy_of_the_open_library(studio: Studio, tmp_path: Path) -> None:
    saved(studio)
    studio.prompts.path = tmp_path / "copy"
    studio.trigger("copy-library")
    assert str(tmp_path / "copy.chesslib") in studio.notice("A copy of the library was saved")
    assert "Saved, Just" in authors(tmp_path / "copy.chesslib")


def test_damaged_problems_are_told_and_the_rest_rescued(
    open_studio: Callable[[], Studio], small_library: Path, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(small_library)) as connection:
        connection.execute("UPDATE version SET problem = '{' WHERE id = 2")
        connection.commit()
    studio = open_studio().ready()
    studio.notice("Problem 2 of the library")
    studio.prompts.path = tmp_path / "new.chesslib"
    studio.press_notice("Rescue the rest …")
    words = studio.notice("problems were rescued")
    assert "one problem is lost" in words
    studio.press_notice("Open it")
    studio.until(lambda: studio.window.librarian.path == tmp_path / "new.chesslib")
    studio.until(lambda: studio.window.library.records.rowCount() == 2)
