# SPDX-License-Identifier: GPL-3.0-or-later
"""What was open lately: remembered, offered, and left out when it has gone."""

from __future__ import annotations

from pathlib import Path

from cases import every
from PySide6.QtWidgets import QMenu
from studio import SOUND, Studio, problem

from composer.gui.documents.recents import Recent, read_recents, recents_text
from composer.gui.frame.finder import Finder, hits_of_documents
from composer.problem.fen import parse_fen


def test_recent_things_are_read_as_they_were_written() -> None:
    kept = [
        Recent(Path("/l.chesslib"), 3, "Sam Loyd"),
        Recent(Path("/a.fen"), is_file=True),
        Recent(Path("/l.chesslib")),
    ]
    assert read_recents(recents_text(kept)) == kept


@every(
    "text", ["", "{", "3", "[3]", '[["", null, "", true]]', '[["/a", "x", "", true]]', "[" * 9999]
)
def test_what_makes_no_sense_is_left_out(text: str) -> None:
    assert read_recents(text) == []


def test_records_and_libraries_are_remembered_the_newest_first(new_studio: Studio) -> None:
    window = new_studio.window
    library = window.librarian.path
    first, second = new_studio.record_ids()[:2]
    for record in (first, second, first):
        window.desk.open_record(record)
        new_studio.until(lambda record=record: window.workbench.document.place.record_id == record)
    assert [problem.record_id for problem in window.files.recents.problems] == [first, second]
    assert [library.path for library in window.files.recents.libraries] == [library]
    assert window.files.recents.problems[0].words
    assert read_recents(new_studio.settings.text("recent"))[0].record_id == first


def test_they_open_again_from_the_menu(studio: Studio) -> None:
    window = studio.window
    first, second = studio.record_ids()[:2]
    window.desk.open_record(first)
    studio.until(lambda: window.workbench.document.place.record_id == first)
    window.desk.open_record(second)
    studio.until(lambda: window.workbench.document.place.record_id == second)
    menus = window.actions_by_name.menus["file"].findChildren(QMenu)
    menus += [a.menu() for a in window.actions_by_name.menus["file"].actions() if a.menu()]
    menu = next(each for each in menus if each.title() == "Recent problems")
    menu.aboutToShow.emit()
    entry = next(
        a for a in menu.actions() if a.text().startswith(window.files.recents.problems[1].words)
    )
    entry.trigger()
    studio.until(lambda: window.workbench.document.place.record_id == first)


def test_a_file_that_has_gone_is_told_and_forgotten(new_studio: Studio, tmp_path: Path) -> None:
    window, path = new_studio.window, tmp_path / "one.fen"
    path.write_text(SOUND, "utf-8")
    window.files.opening.open((path,))
    new_studio.until(lambda: window.workbench.document.problem.position == parse_fen(SOUND))
    (recent,) = window.files.recents.problems
    path.unlink()
    window.files.recents.open(recent)
    assert new_studio.notice("is no longer there")
    assert window.files.recents.problems == ()


def test_the_field_that_finds_knows_tabs_and_recent_things(studio: Studio) -> None:
    window = studio.window
    first, second = studio.record_ids()[:2]
    window.desk.open_record(first)
    studio.until(lambda: window.workbench.document.place.record_id == first)
    name = window.basis.tabs.tabText(0)
    window.desk.open_record_beside(second)
    studio.until(lambda: window.workbench.document.place.record_id == second)
    hits = hits_of_documents(window.workbench, window.files.recents)
    assert (hits[0].words, hits[0].beside) == (name, "open in a tab")
    finder = Finder([], window.librarian, window.desk.open_record, window, hits)
    finder.open_under(window.basis.top.finder)
    finder.field.setText(name)
    assert name in [hit.words for hit in finder.hits]
    finder.hits[0].act()
    assert window.workbench.document.place.record_id == first
    finder.close()


def test_the_field_that_finds_tells_tabs_of_one_name_apart(studio: Studio) -> None:
    window = studio.window
    for _ in range(3):
        window.workbench.open_beside(problem(SOUND, "#2", "Author, A."), saved=False)
    found = [
        hit.words
        for hit in hits_of_documents(window.workbench, window.files.recents)
        if hit.beside == "open in a tab"
    ]
    assert len(found) == len(set(found)) == 2
