# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as a whole, offscreen: compose, save, find again, delete, versions, questions."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from studio import (
    BLOCK,
    LONG,
    NO_KING,
    NO_SOLUTION,
    SOUND,
    THREATS,
    Studio,
    problem,
)

from composer.gui.prompts import Unsaved
from composer.gui.settings import data_folder
from composer.library.operations import save_over
from composer.library.reading import load, versions_of
from composer.library.search import find
from composer.library.store import Library
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.solver.solution import Verdict

Open = Callable[[], Studio]


def authors_field(studio: Studio) -> QLineEdit:
    return studio.window.caption.findChildren(QLineEdit)[0]


def press_notice(studio: Studio, word: str) -> None:
    buttons = studio.window.notices.findChildren(QPushButton)
    next(each for each in buttons if each.isVisible() and each.text() == word).click()


class TestComposing:
    def test_the_verdict_follows_each_man(self, studio: Studio) -> None:
        assert studio.answered() is Verdict.INVALID
        assert "no king" in studio.window.pane.verdict.sentence
        studio.put("k", "e8")
        studio.put("K", "d6")
        studio.put("N", "a5")
        assert studio.answered() is Verdict.NO_SOLUTION
        studio.put("R", "b3")
        studio.drag("a5", "a4")
        assert fen(studio.window.session.problem.position) == SOUND
        assert studio.answered() is Verdict.SOUND
        assert studio.window.pane.verdict.sentence.startswith("Sound: 1.Rf3! zugzwang")
        studio.drag("b3", "d7")
        assert studio.answered() is Verdict.NO_SOLUTION
        studio.trigger("undo")
        assert studio.answered() is Verdict.SOUND
        for _ in range(5):
            studio.trigger("undo")
        assert len(studio.window.session.problem.position) == 0
        assert not studio.window.actions_by_name["undo"].isEnabled()
        for _ in range(5):
            studio.trigger("redo")
        assert studio.answered() is Verdict.SOUND

    @pytest.mark.parametrize(
        ("name", "expected"),
        [
            ("shift-right", "5k2/8/4K3/8/1N6/2R5/8/8"),
            ("shift-down", "8/4k3/8/3K4/8/N7/1R6/8"),
            ("mirror", "3k4/8/4K3/8/7N/6R1/8/8"),
            ("swap-colours", "8/8/1r6/n7/8/3k4/8/4K3"),
            ("clear", "8/8/8/8/8/8/8/8"),
        ],
    )
    def test_menu_entries_change_the_whole_position(
        self, studio: Studio, name: str, expected: str
    ) -> None:
        studio.lay(problem(SOUND))
        studio.trigger(name)
        assert fen(studio.window.session.problem.position).split()[0] == expected
        studio.trigger("undo")
        assert studio.window.session.problem == problem(SOUND)

    def test_no_man_is_shifted_off_the_board(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.trigger("shift-left")
        assert studio.window.session.problem == problem(SOUND)
        assert studio.window.notices.sentence == "No shift: a man would leave the board."

    def test_letters_place_men_after_enter_in_the_caption(self, studio: Studio) -> None:
        field = authors_field(studio)
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        QTest.keyClicks(field, "Kraemer; Zepler")
        QTest.keyClick(field, Qt.Key.Key_Return)
        credits = studio.window.session.problem.credits
        assert credits.authors == ("Kraemer", "Zepler")
        assert studio.window.board.hasFocus()
        QTest.keyClick(studio.window.board, "Q")
        assert studio.window.session.problem.position.material() == "1+0"
        assert "Kraemer & Zepler" in studio.window.windowTitle()

    def test_escape_in_the_caption_gives_up_what_was_written(self, studio: Studio) -> None:
        field = authors_field(studio)
        field.setFocus()
        QTest.keyClicks(field, "Nobody")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert field.text() == ""
        assert studio.window.session.problem.credits == Credits()
        assert studio.window.board.hasFocus()

    def test_a_caption_under_way_outlives_an_edit_of_the_board(self, studio: Studio) -> None:
        field = authors_field(studio)
        field.setFocus()
        QTest.keyClicks(field, "Mansfield")
        studio.put("Q", "d1")  # a drag from the palette leaves the keyboard where it is
        assert field.text() == "Mansfield"
        studio.save()
        assert studio.window.session.problem.credits.authors == ("Mansfield",)

    def test_the_stipulation_is_changed_and_undone(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        field = studio.window.bar.stipulation
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "#3")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert str(studio.window.session.problem.stipulation) == "#3"
        assert studio.window.board.hasFocus()
        assert studio.answered() is Verdict.SHORT
        studio.trigger("undo")
        assert field.text() == "#2"
        assert studio.answered() is Verdict.SOUND

    def test_what_is_not_solved_yet_says_so(self, studio: Studio) -> None:
        studio.lay(problem(SOUND, "h#2"))
        assert studio.answered() is Verdict.UNDECIDED
        assert "h#2 is not solved yet" in studio.window.pane.verdict.sentence
        studio.lay(problem(SOUND, "#2"))
        assert studio.answered() is Verdict.SOUND

    @pytest.mark.parametrize(
        "position",
        [
            "kkkkkkkk/8/8/8/8/8/8/KKK5 w - - 0 1",
            "QQQQQQQQ/QQQQQQQQ/8/8/8/8/qqqqqqqq/qqqqqqqq w - - 0 1",
            "PPPPPPPP/8/k7/8/8/K7/8/pppppppp b - - 0 1",
            "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ w - - 0 1",
            "kK6/8/8/8/8/8/8/8 w - - 0 1",
        ],
    )
    def test_impossible_positions_are_named_not_solved(self, studio: Studio, position: str) -> None:
        studio.lay(problem(position))
        assert studio.answered() is Verdict.INVALID
        assert studio.window.pane.verdict.sentence.startswith("Cannot be solved")
        studio.window.grab()

    def test_black_to_move(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.window.bar.turn.click()
        assert fen(studio.window.session.problem.position).split()[1] == "b"
        assert studio.answered() is Verdict.NO_SOLUTION

    def test_a_long_solve_says_so_and_can_be_stopped(self, studio: Studio) -> None:
        studio.lay(problem(LONG, "#8"))
        line = studio.window.pane.verdict
        button = line._button
        studio.until(button.isVisible)
        assert line.verdict is Verdict.UNDECIDED
        assert (button.text(), "Solving" in line.sentence) == ("Stop", True)
        button.click()
        studio.until(lambda: "Stopped" in line.sentence)
        assert line.verdict is Verdict.UNDECIDED
        assert button.text() == "Continue"
        assert "no solution" not in line.sentence.lower()
        button.click()
        studio.until(lambda: "Solving" in line.sentence)
        studio.lay(problem(SOUND))
        assert studio.answered() is Verdict.SOUND
        assert not button.isVisible()

    def test_the_hint_of_an_empty_board_goes_when_solving_begins(self, studio: Studio) -> None:
        studio.answered()
        hint = studio.window.pane.solution._hint
        assert "both kings" in hint.text()
        studio.lay(problem(LONG, "#8"))
        studio.until(lambda: "Solving" in studio.window.pane.verdict.sentence)
        assert hint.text() == ""

    def test_the_caption_does_not_begin_a_solve_anew(self, studio: Studio) -> None:
        studio.lay(problem(LONG, "#6"))
        number = studio.window.analyst.generation
        studio.lay(problem(LONG, "#6", "Author"))
        assert studio.window.analyst.generation == number

    def test_options_do_not_bring_an_old_verdict_back(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.answered()
        studio.lay(problem(LONG, "#8"))
        studio.until(lambda: studio.window.pane.verdict.verdict is Verdict.UNDECIDED)
        studio.trigger("all-defences")
        assert studio.window.pane.verdict.verdict is Verdict.UNDECIDED
        assert studio.window.preferences.all_defences

    def test_arrows_of_a_row_go_with_its_position(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.answered()
        studio.lay(problem(BLOCK))
        studio.answered()
        window = studio.window
        tree = window.pane.solution.tree
        tree.setFocus()
        QTest.keyClick(tree, Qt.Key.Key_Down)
        QTest.keyClick(tree, Qt.Key.Key_Down)
        assert window.board.marks("tree")
        studio.trigger("undo")  # answered at once, from memory
        assert window.board.marks("tree") == ()


class TestSaving:
    def test_save_reopen_and_find(self, small_library: Path, open_studio: Open) -> None:
        first = open_studio().ready()
        first.lay(problem(NO_SOLUTION, "#3", "Prova, Ida"))
        first.save()
        assert first.window.session.place.record_id is not None
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
        second.until(lambda: second.window.session.place.record_id is not None)
        assert second.window.session.problem == problem(NO_SOLUTION, "#3", "Prova, Ida")
        assert second.window.session.is_clean
        assert second.answered() is Verdict.NO_SOLUTION

    def test_the_finding_is_kept_also_when_saved_while_solving(self, studio: Studio) -> None:
        studio.lay(problem(THREATS, "#2", "New"))
        studio.trigger("save")
        studio.until(lambda: studio.window.session.is_clean)
        studio.answered()

        def kept() -> bool:
            record = studio.window.session.place.record_id
            assert record is not None
            with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
                finding = load(library, record).finding
            return finding is not None and finding.verdict == "sound"

        studio.until(kept)

    def test_saving_twice_at_once_makes_one_record(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK, "#2", "Twice"))
        studio.trigger("save")
        studio.trigger("save")
        studio.until(lambda: studio.window.session.is_clean)
        studio.until(lambda: not studio.window.desk._saving)
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            assert len(find(library, "twice")) == 1

    def test_an_empty_board_is_not_saved(self, studio: Studio) -> None:
        studio.trigger("save")
        studio.notice("nothing on the board")
        assert len(studio.record_ids()) == 3

    def test_an_edit_after_the_save_began_stays_unsaved(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK))
        studio.trigger("save")
        studio.put("q", "a1")
        studio.until(lambda: studio.window.session.place.record_id is not None)
        assert not studio.window.session.is_clean

    def test_a_new_problem_begun_while_saving_does_not_take_the_place(self, studio: Studio) -> None:
        studio.prompts.answer = Unsaved.DISCARD
        studio.lay(problem(BLOCK))
        studio.trigger("save")
        studio.trigger("new")
        studio.until(lambda: len(studio.record_ids()) == 4)
        assert studio.window.session.place.record_id is None
        assert studio.window.session.problem == Problem()

    def test_saving_an_older_version_keeps_the_newer(self, studio: Studio) -> None:
        window = studio.window
        studio.lay(problem(BLOCK))
        studio.save()
        studio.lay(problem(THREATS))
        studio.trigger("save-version")
        studio.until(lambda: window.session.is_clean)
        studio.until(lambda: len(window.versions._versions) == 2)
        assert window.versions.isVisible()
        strip = window.versions._list
        strip.itemClicked.emit(strip.item(0))
        assert window.session.problem.position == parse_fen(BLOCK)
        studio.lay(problem(SOUND))
        studio.save()
        record = window.session.place.record_id
        assert record is not None
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            kept = [each.problem.position for each in versions_of(library, record)]
        assert kept == [parse_fen(BLOCK), parse_fen(THREATS), parse_fen(SOUND)]

    def test_saving_where_another_program_saved_keeps_both(self, studio: Studio) -> None:
        record = studio.record_ids()[0]
        studio.window.desk.open_record(record)
        studio.until(lambda: studio.window.session.place.record_id == record)
        theirs = problem(BLOCK, "#2", "Theirs")
        with Library.open(studio.folder / "l.chesslib") as library:
            save_over(library, record, theirs)
        studio.lay(problem(SOUND, "#2", "Ours"))
        studio.save()
        with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
            kept = [each.problem.credits.authors for each in versions_of(library, record)]
        assert kept == [("Theirs",), ("Ours",)]

    def test_delete_the_problem_on_the_board_and_save_it_again(self, studio: Studio) -> None:
        record = studio.record_ids()[0]
        studio.window.desk.open_record(record)
        studio.until(lambda: studio.window.session.place.record_id == record)
        studio.window.desk.delete((record,))
        studio.notice("One problem deleted.")
        assert not studio.window.session.is_clean
        studio.save()
        studio.until(lambda: studio.record_ids() == [record, *studio.record_ids()[1:]])
        assert len(studio.record_ids()) == 3

    def test_delete_and_undo(self, studio: Studio) -> None:
        ids = studio.record_ids()
        studio.window.desk.open_record(ids[1])
        studio.until(lambda: studio.window.session.place.record_id == ids[1])
        studio.trigger("show-library")
        table = studio.window.library.table
        table.setFocus()
        table.selectRow(1)
        QTest.keyClick(table, Qt.Key.Key_Delete)
        studio.until(lambda: len(studio.record_ids()) == 2)
        studio.notice("One problem deleted.")
        press_notice(studio, "Undo")
        studio.until(lambda: len(studio.record_ids()) == 3)
        studio.until(lambda: studio.window.session.is_clean)

    def test_a_library_that_was_removed_is_not_written_to(self, studio: Studio) -> None:
        path = studio.folder / "l.chesslib"
        studio.lay(problem(BLOCK))
        path.rename(studio.folder / "moved.chesslib")
        studio.trigger("save")
        studio.notice("was removed, moved or replaced")
        assert not studio.window.session.is_clean
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
        studio.until(lambda: window.session.place.record_id == record)
        studio.lay(replace(window.session.problem, title="edited"))
        studio.prompts.answer = Unsaved.DISCARD
        studio.prompts.path = other
        studio.trigger("open-library")
        assert studio.prompts.asked[-1].startswith("edited")
        studio.trigger("save")  # at once, while the other library is being opened
        studio.until(lambda: window.librarian.path == other)
        studio.until(lambda: not window.desk._saving)
        assert window.session.place.record_id is None
        assert window.session.problem.title == "edited"
        assert not window.session.is_clean
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
        assert studio.window.session.is_clean
        assert studio.window.session.place.record_id is None

    def test_two_studios_on_one_library(self, small_library: Path, open_studio: Open) -> None:
        one, two = open_studio().ready(), open_studio().ready()
        one.lay(problem(BLOCK, "#2", "One"))
        two.lay(problem(BLOCK, "#2", "Two"))
        one.save()
        two.save()
        with Library.open(small_library, read_only=True) as library:
            assert len(find(library, "one")) == len(find(library, "two")) == 1


class TestQuestions:
    def test_cancel_keeps_the_window_and_the_work(self, studio: Studio) -> None:
        studio.lay(problem(BLOCK, "#2", "Author"))
        studio.window.close()
        assert studio.window.isVisible()
        assert studio.prompts.asked == ["Author, #2, 9+6"]
        studio.trigger("new")
        assert studio.window.session.problem == problem(BLOCK, "#2", "Author")

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
        assert not list((studio.folder / "d").glob("*.json"))

    def test_nothing_is_asked_for_an_empty_board_or_saved_work(self, studio: Studio) -> None:
        studio.put("K", "a1")
        studio.trigger("clear")
        studio.trigger("new")
        studio.lay(problem(BLOCK))
        studio.save()
        studio.trigger("new")
        assert studio.prompts.asked == []

    def test_authors_on_an_empty_board_are_work(self, studio: Studio) -> None:
        field = authors_field(studio)
        field.setFocus()
        QTest.keyClicks(field, "Loyd")
        studio.trigger("new")
        assert studio.prompts.asked == ["Loyd, #2, 0+0"]


class TestEnding:
    def test_all_threads_end(self, small_library: Path, open_studio: Open) -> None:
        before = set(threading.enumerate())
        studio = open_studio().ready()
        studio.lay(problem(LONG, "#8"))
        studio.trigger("export")
        assert len(set(threading.enumerate()) - before) >= 3
        studio.prompts.answer = Unsaved.DISCARD
        studio.window.close()
        assert set(threading.enumerate()) == before

    def test_the_export_window_closes_with_the_studio(self, studio: Studio) -> None:
        studio.trigger("export")
        export = studio.window.export_window
        assert export is not None
        assert export.isVisible()
        studio.window.close()
        assert not export.isVisible()

    def test_a_shut_window_stays_quiet(self, studio: Studio) -> None:
        studio.window.shut()
        studio.lay(problem(BLOCK))
        studio.trigger("save")
        studio.window.library.refresh()
        studio.bot.wait(50)
        studio.window.shut()


class TestFirstStart:
    def test_a_first_start_opens_the_samples(self, open_studio: Open) -> None:
        studio = open_studio().ready()
        assert studio.window.library.records.rowCount() >= 90
        assert (studio.folder / "l.chesslib").is_file()

    def test_the_library_opened_last_is_opened_again(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        first = open_studio().ready()
        assert first.window.preferences.library == str(small_library)
        first.close()
        small_library.unlink()
        second = open_studio()
        assert second.window._library_to_open(None).is_relative_to(data_folder())
        assert f"The library {small_library} is not there" in second.window.notices.sentence
        second.ready()

    def test_senseless_settings_open_the_studio_all_the_same(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        (tmp_path / "s.ini").write_text(
            "[preferences]\ntheme=pink\nboard=9\nletters=xx\nrefutations=99\n"
            "[layout-1]\ngeometry=@ByteArray(nonsense)\ndocks=@ByteArray(x)\nsplitter=7\n",
            encoding="utf-8",
        )
        studio = open_studio().ready()
        studio.lay(problem(SOUND))
        assert studio.answered() is Verdict.SOUND


class TestDamagedLibraries:
    def test_a_damaged_library_is_told_and_the_board_works(
        self, tmp_path: Path, open_studio: Open
    ) -> None:
        (tmp_path / "l.chesslib").write_text("no library at all, but long enough " * 40)
        studio = open_studio()
        assert "is not a library of problems" in studio.notice("not a library")
        studio.lay(problem(SOUND))
        assert studio.answered() is Verdict.SOUND
        studio.trigger("save")
        studio.notice("No library is open")
        studio.prompts.path = tmp_path / "fresh.chesslib"
        studio.trigger("new-library")
        studio.until(lambda: studio.window.librarian.path is not None)
        studio.save()
        assert NO_KING  # nothing else was touched
