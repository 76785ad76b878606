# SPDX-License-Identifier: GPL-3.0-or-later
"""The desk: saving, deleting, versions, other libraries; and the questions before work is left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import (
    BLOCK,
    NO_SOLUTION,
    SOUND,
    THREATS,
    Studio,
    problem,
)

from composer.analysis.report import ANALYSIS_VERSION
from composer.gui.user.prompts import Unsaved
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import save_over
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.solver.solution import Verdict

Open = Callable[[], Studio]


class TestSaving:
    def test_save_reopen_and_find(self, small_library: Path, open_studio: Open) -> None:
        first = open_studio().ready()
        first.lay(problem(NO_SOLUTION, "#3", "Prova, Ida"))
        first.save()
        assert first.window.workbench.document.place.record_id is not None
        assert not first.window.isWindowModified()
        first.until(lambda: first.window.library.records.rowCount() == 4)
        first.close()

        second = open_studio().ready()
        second.trigger("find")
        assert second.window.library.filter.hasFocus()
        QTest.keyClicks(second.window.library.filter, "prova")
        second.until(lambda: len(second.record_ids()) == 1)
        table = second.window.library.table
        table.setFocus()
        table.selectRow(0)
        QTest.keyClick(table, Qt.Key.Key_Return)
        second.until(lambda: second.window.workbench.document.place.record_id is not None)
        assert second.window.workbench.document.problem == problem(NO_SOLUTION, "#3", "Prova, Ida")
        assert second.window.workbench.document.is_clean
        assert second.answered() is Verdict.NO_SOLUTION

    def test_the_finding_is_kept_also_when_saved_while_solving(self, studio: Studio) -> None:
        studio.lay(problem(THREATS, "#2", "New"))
        studio.trigger("save")
        studio.until(lambda: studio.window.workbench.document.is_clean)
        studio.answered()

        def kept() -> bool:
            record = studio.window.workbench.document.place.record_id
            assert record is not None
            with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
                finding = load(library, record).finding
            return finding is not None and finding.verdict == "sound"

        studio.until(kept)

    def test_what_the_analysis_found_is_kept_in_detail(self, studio: Studio) -> None:
        studio.lay(problem(THREATS, "#2", "New"))
        studio.until(lambda: getattr(studio.window.pane.answer, "analysis", None) is not None)
        studio.save()
        record = studio.window.workbench.document.place.record_id
        assert record is not None
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            finding = load(library, record).finding
        assert finding is not None
        assert finding.analysis_version == ANALYSIS_VERSION
        assert finding.details is not None
        assert finding.details.mates > 0

    def test_saving_twice_at_once_makes_one_record(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK, "#2", "Twice"))
        studio.trigger("save")
        studio.trigger("save")
        studio.until(lambda: studio.window.workbench.document.is_clean)
        studio.until(lambda: not studio.window.desk._saving)
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            assert len(find(library, "twice")) == 1

    def test_an_empty_board_is_not_saved(self, studio: Studio) -> None:
        studio.trigger("save")
        studio.notice("nothing on the board")
        assert len(studio.record_ids()) == 3

    def test_an_edit_while_the_work_is_saved_on_leaving_it_is_asked_about(
        self, studio: Studio
    ) -> None:
        workbench, librarian = studio.window.workbench, studio.window.librarian
        studio.lay(problem(BLOCK))
        go_on = Event()
        librarian.read(lambda _: go_on.wait(60), lambda _: None)  # the library is slow
        studio.prompts.answer = Unsaved.SAVE
        studio.trigger("close-tab")
        studio.put("q", "a1")
        worked_on = workbench.document.problem
        studio.prompts.answer = Unsaved.CANCEL
        go_on.set()
        studio.until(lambda: workbench.document.place.record_id is not None)
        studio.until(lambda: len(studio.prompts.asked) == 2)
        assert workbench.document.problem == worked_on
        assert not workbench.document.is_clean

    def test_an_edit_after_the_save_began_stays_unsaved(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK))
        studio.trigger("save")
        studio.put("q", "a1")
        studio.until(lambda: studio.window.workbench.document.place.record_id is not None)
        assert not studio.window.workbench.document.is_clean

    def test_a_new_problem_begun_while_saving_does_not_take_the_place(self, studio: Studio) -> None:
        studio.prompts.answer = Unsaved.DISCARD
        studio.lay(problem(BLOCK))
        studio.trigger("save")
        studio.trigger("new")
        studio.until(lambda: len(studio.record_ids()) == 4)
        assert studio.window.workbench.document.place.record_id is None
        assert studio.window.workbench.document.problem == Problem()

    def test_saving_an_older_version_keeps_the_newer(self, studio: Studio) -> None:
        window = studio.window
        studio.lay(problem(BLOCK))
        studio.save()
        studio.lay(problem(THREATS))
        studio.trigger("save-version")
        studio.until(lambda: window.workbench.document.is_clean)
        studio.until(lambda: len(window.study.versions._versions) == 2)
        assert window.study.versions.isVisible()
        strip = window.study.versions._list
        strip.itemClicked.emit(strip.item(0))
        assert window.workbench.document.problem.position == parse_fen(BLOCK)
        studio.lay(problem(SOUND))
        studio.save()
        record = window.workbench.document.place.record_id
        assert record is not None
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            kept = [version.problem.position for version in versions_of(library, record)]
        assert kept == [parse_fen(BLOCK), parse_fen(THREATS), parse_fen(SOUND)]

    def test_saving_where_another_program_saved_keeps_both(self, studio: Studio) -> None:
        record = studio.record_ids()[0]
        studio.window.desk.open_record(record)
        studio.until(lambda: studio.window.workbench.document.place.record_id == record)
        theirs = problem(BLOCK, "#2", "Theirs")
        with Library.open(studio.folder / "l.chesslib") as library:
            save_over(library, record, theirs)
        studio.lay(problem(SOUND, "#2", "Ours"))
        studio.save()
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            kept = [version.problem.credits.authors for version in versions_of(library, record)]
        assert kept == [("Theirs",), ("Ours",)]

    def test_delete_the_problem_on_the_board_and_save_it_again(self, studio: Studio) -> None:
        record = studio.record_ids()[0]
        studio.window.desk.open_record(record)
        studio.until(lambda: studio.window.workbench.document.place.record_id == record)
        studio.window.desk.delete((record,))
        studio.notice("One problem put into the bin.")
        assert not studio.window.workbench.document.is_clean
        studio.save()
        studio.until(lambda: studio.record_ids() == [record, *studio.record_ids()[1:]])
        assert len(studio.record_ids()) == 3

    def test_delete_and_undo(self, studio: Studio) -> None:
        ids = studio.record_ids()
        studio.window.desk.open_record(ids[1])
        studio.until(lambda: studio.window.workbench.document.place.record_id == ids[1])
        studio.trigger("library-below")
        table = studio.window.library.table
        table.setFocus()
        table.selectRow(1)
        QTest.keyClick(table, Qt.Key.Key_Delete)
        studio.until(lambda: len(studio.record_ids()) == 2)
        studio.notice("One problem put into the bin.")
        studio.press_notice("Undo")
        studio.until(lambda: len(studio.record_ids()) == 3)
        studio.until(lambda: studio.window.workbench.document.is_clean)

    def test_a_library_that_was_removed_is_not_written_to(self, studio: Studio) -> None:
        path = studio.folder / "l.chesslib"
        studio.lay(problem(BLOCK))
        path.rename(studio.folder / "moved.chesslib")
        studio.trigger("save")
        studio.notice("was moved while it was open")
        assert not studio.window.workbench.document.is_clean
        studio.prompts.path = studio.folder / "moved.chesslib"
        studio.trigger("open-library")
        studio.until(lambda: studio.window.librarian.path == studio.folder / "moved.chesslib")
        studio.save()

    def test_a_second_library_never_gets_records_of_the_first(
        self, studio: Studio, tmp_path: Path
    ) -> None:
        other = tmp_path / "other.chesslib"
        with Library.create(other):
            pass
        window = studio.window
        record = studio.record_ids()[0]
        window.desk.open_record(record)
        studio.until(lambda: window.workbench.document.place.record_id == record)
        studio.lay(replace(window.workbench.document.problem, title="edited"))
        studio.prompts.answer = Unsaved.DISCARD
        studio.prompts.path = other
        studio.trigger("open-library")
        assert studio.prompts.asked[-1].startswith("edited")
        studio.trigger("save")  # at once, while the other library is being opened
        studio.until(lambda: window.librarian.path == other)
        studio.until(lambda: not window.desk._saving)
        assert window.workbench.document.place.record_id is None
        assert window.workbench.document.problem.title == "edited"
        assert not window.workbench.document.is_clean
        studio.save()
        studio.until(lambda: window.library.records.rowCount() == 1)

    def test_a_saved_problem_stays_saved_when_another_library_opens(
        self, studio: Studio, tmp_path: Path
    ) -> None:
        studio.lay(problem(BLOCK))
        studio.save()
        studio.prompts.path = tmp_path / "new"
        studio.trigger("new-library")
        studio.until(lambda: studio.window.librarian.path == tmp_path / "new.chesslib")
        assert studio.window.workbench.document.is_clean
        assert studio.window.workbench.document.place.record_id is None

    def test_two_studios_on_one_library(self, small_library: Path, open_studio: Open) -> None:
        one = open_studio().ready()
        two = open_studio().ready()
        two.notice("open in another window")
        assert two.window.librarian.read_only
        assert not one.window.librarian.read_only
        two.lay(problem(BLOCK, "#2", "Two"))
        two.trigger("save")
        assert "nothing was changed" in two.notice("can only be read here")
        assert not two.window.workbench.document.is_clean
        one.lay(problem(BLOCK, "#2", "One"))
        one.save()
        one.window.shut()
        two.window.notices.dismiss()
        two.press_notice("Try again")
        two.until(lambda: not two.window.librarian.read_only)
        two.save()
        with Library.open(small_library, read_only=True) as library:
            assert len(find(library, "one")) == len(find(library, "two")) == 1


class TestQuestions:
    def test_cancel_keeps_the_window_and_the_work(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK, "#2", "Author"))
        studio.window.close()
        assert studio.window.isVisible()
        assert studio.prompts.asked == ["Author, #2, 9+6"]
        studio.trigger("close-tab")
        assert studio.window.workbench.document.problem == problem(BLOCK, "#2", "Author")

    def test_save_closes_once_it_is_saved(self, studio: Studio) -> None:
        studio.prompts.answer = Unsaved.SAVE
        studio.lay(problem(BLOCK, "#2", "Lastwork"))
        studio.trigger("quit")
        studio.until(lambda: not studio.window.isVisible())
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            assert len(find(library, "lastwork")) == 1

    def test_discard_closes(self, studio: Studio) -> None:
        studio.prompts.answer = Unsaved.DISCARD
        studio.lay(problem(BLOCK))
        studio.trigger("quit")
        studio.until(lambda: not studio.window.isVisible())
        assert not list((studio.drafts).glob("*.draft.json"))

    def test_nothing_is_asked_for_an_empty_board_or_saved_work(self, studio: Studio) -> None:
        studio.put("K", "a1")
        studio.trigger("clear")
        studio.trigger("new")
        studio.lay(problem(BLOCK))
        studio.save()
        studio.trigger("new")
        assert studio.prompts.asked == []

    def test_authors_on_an_empty_board_are_work(self, studio: Studio) -> None:
        field = studio.authors_field
        field.setFocus()
        QTest.keyClicks(field, "Loyd")
        studio.trigger("close-tab")
        assert studio.prompts.asked == ["Loyd, #2, 0+0"]
