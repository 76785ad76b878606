# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports in the window: what would be joined or linked is shown before, and after it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from studio import Studio

from composer.gui.importing.reportview import ImportReport

MEN = "algebraic: {white: [Kd5, Qf2, Pa2], black: [Kh1, Ph2]}\nstipulation: '#3'\n"
MIRRORED = "algebraic: {white: [Ke5, Qc2, Ph2], black: [Ka1, Pa2]}\nstipulation: '#3'\n"
SMITH = f"---\nauthors: ['Smith, Ann']\nsource: BCM\ndate: 1925\n{MEN}"
REPRINT = f"---\nauthors: ['Smith, Ann']\nsource: Book\ndate: 1950\n{MEN}"
DOE = f"---\nauthors: ['Doe, Jo']\ndate: 1950\n{MIRRORED}comments: [Anticipated.]\n"


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def bring(studio: Studio, *paths: Path) -> None:
    studio.prompts.paths = paths
    studio.trigger("import")


def shown(studio: Studio, before: bool) -> ImportReport:
    """The report, once it tells what would be done, or what was."""
    bringing = studio.window.files.exchange.bringing
    studio.until(
        lambda: (
            bringing.view is not None
            and bringing.view.isVisible()
            and bringing.view.is_before is before
        )
    )
    view = bringing.view
    assert view is not None
    return view


def press(view: ImportReport, words: str) -> None:
    buttons = view.findChildren(QPushButton)
    next(button for button in buttons if button.isVisible() and button.text() == words).click()


def count(studio: Studio) -> int:
    return studio.window.library.records.rowCount()


@pytest.fixture
def with_smith(studio: Studio, tmp_path: Path) -> Studio:
    """A studio whose library has the problem by Smith."""
    bring(studio, write(tmp_path, "smith.olv", SMITH))
    studio.notice("1 added")
    studio.until(lambda: count(studio) == 1)
    return studio


def test_what_would_be_joined_and_linked_is_shown_first(with_smith: Studio, tmp_path: Path) -> None:
    studio, library = with_smith, with_smith.window.library
    studio.window.library.set_query("")
    studio.until(lambda: count(studio) == 4)
    path = write(tmp_path, "more.olv", REPRINT + DOE)
    bring(studio, path)
    view = shown(studio, before=True)
    told = "\n".join(view.lines())
    assert "Nothing has come in yet." in told
    assert "1 added, 1 merged, 0 there already, 0 not read. Linked with others: 1." in told
    assert "the same problem; reprint: Book 1950  Ann Smith, BCM 1925, #3, 3+2" in told
    assert "Jo Doe, 1950, #3, 3+2  same position, turned, as  Ann Smith" in told
    press(view, "Cancel")
    assert count(studio) == 4
    assert studio.window.files.exchange.may_leave()

    bring(studio, path)
    view = shown(studio, before=True)
    press(view, "Bring in")
    assert "Nothing has come in yet." not in "\n".join(view.lines())
    studio.notice("1 added, 1 merged")
    after = shown(studio, before=False)
    assert "Nothing has come in yet." not in "\n".join(after.lines())
    assert library.query.startswith("import:")
    studio.until(lambda: count(studio) == 2)  # the new one, and the one that knows more
    authors = {
        row.problem.credits.authors
        for row in map(library.records.row_at, range(2))
        if row is not None
    }
    assert authors == {("Smith, Ann",), ("Doe, Jo",)}
    press(after, "Undo the import")
    studio.until(lambda: count(studio) == 1)
    studio.window.shelves.parts.changes.redo()
    studio.until(lambda: count(studio) == 2)


def test_one_unreadable_file_does_not_keep_the_others_out(studio: Studio, tmp_path: Path) -> None:
    picture = tmp_path / "picture.olv"
    picture.write_bytes(b"\x89PNG")
    missing = tmp_path / "none.olv"
    files = (missing, write(tmp_path, "a.olv", SMITH), picture, write(tmp_path, "b.olv", DOE))
    bring(studio, *files)
    press(shown(studio, before=True), "Bring in")  # Doe's has to do with Smith's
    words = studio.notice("4 files: 2 added")
    assert "none.olv: there is no such file" in words
    assert "picture.olv: " in words
    assert "Cannot be read: 2" in shown(studio, before=False).lines()
    studio.until(lambda: count(studio) == 2)


def test_who_goes_on_composing_is_not_torn_from_the_board(studio: Studio, tmp_path: Path) -> None:
    path = write(tmp_path, "two.olv", SMITH + REPRINT)
    bring(studio, path)
    view = shown(studio, before=True)
    studio.put("Q", "d1")
    press(view, "Bring in")
    studio.notice("1 added, 1 merged")
    assert not studio.window.lay.views.is_library
    press(shown(studio, before=False), "Show what came in")
    studio.until(lambda: studio.window.lay.views.is_library and count(studio) == 1)


def test_all_files_unreadable_is_told_and_nothing_is_opened(studio: Studio, tmp_path: Path) -> None:
    bring(studio, tmp_path / "a.olv", tmp_path / "b.olv")
    words = studio.notice("there is no such file")
    assert words.count("there is no such file") == 2
    assert studio.window.files.exchange.bringing.view is None
