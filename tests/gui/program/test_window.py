# SPDX-License-Identifier: GPL-3.0-or-later
"""The studio as a whole, offscreen: compose by mouse and by keyboard, first start, end."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable
from pathlib import Path

from cases import every
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton
from studio import (
    BLOCK,
    LONG,
    NO_KING,
    SOUND,
    THREATS,
    Studio,
    problem,
)

from composer.gui.user.prompts import Unsaved
from composer.gui.user.settings import default_library, library_to_open
from composer.problem.credits import Credits
from composer.problem.fen import fen, parse_fen
from composer.problem.squares import parse_square
from composer.solver.solution import Verdict

Open = Callable[[], Studio]


class TestComposing:
    def test_the_verdict_follows_each_man(self, studio: Studio) -> None:
        assert studio.answered() is Verdict.UNDECIDED  # an empty board is no fault
        assert "Nothing on the board" in studio.window.pane.verdict.sentence
        assert not studio.window.pane.notes.isVisible()
        studio.put("k", "e8")
        studio.put("K", "d6")
        studio.put("N", "a5")
        assert studio.answered() is Verdict.NO_SOLUTION
        studio.put("R", "b3")
        studio.drag("a5", "a4")
        assert fen(studio.window.workbench.document.problem.position) == SOUND
        assert studio.answered() is Verdict.SOUND
        assert studio.window.pane.verdict.sentence.startswith("Sound: 1.Rf3! zugzwang")
        studio.drag("b3", "d7")
        assert studio.answered() is Verdict.NO_SOLUTION
        studio.trigger("undo")
        assert studio.answered() is Verdict.SOUND
        for _ in range(5):
            studio.trigger("undo")
        assert len(studio.window.workbench.document.problem.position) == 0
        assert not studio.window.actions_by_name["undo"].isEnabled()
        for _ in range(5):
            studio.trigger("redo")
        assert studio.answered() is Verdict.SOUND

    def test_the_foot_follows_what_is_put_on_the_square_that_is_meant(self, studio: Studio) -> None:
        board = studio.window.board
        board.setFocus()
        board.input.set_cursor(parse_square("e1"))
        for letter, words in (("Q", "e1, white queen"), ("n", "e1, black knight")):
            QTest.keyClicks(board, letter)
            shown = [each.text() for each in studio.window.basis.status.findChildren(QLabel)]
            assert words in shown
        studio.trigger("undo")
        assert "e1, white queen" in [
            each.text() for each in studio.window.basis.status.findChildren(QLabel)
        ]

    def test_a_whole_task_is_read_in_its_field(self, studio: Studio) -> None:
        field = studio.window.bar.stipulation
        studio.window.resize(1440, 900)
        for text in ("h#2* 2.1.1.1", "h#2.5* 2.1.1.1.1"):
            field.setText(text)
            QTest.keyClick(field, Qt.Key.Key_Return)
            studio.until(lambda text=text: field.text() == text)
            QTest.keyClick(field, Qt.Key.Key_Home)
            wide = field.fontMetrics().horizontalAdvance(text)
            arrow = field.findChild(QToolButton).geometry().left()
            assert field.cursorRect().center().x() + wide <= arrow

    @every(
        "name, expected",
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
        assert fen(studio.window.workbench.document.problem.position).split()[0] == expected
        studio.trigger("undo")
        assert studio.window.workbench.document.problem == problem(SOUND)

    def test_no_man_is_shifted_off_the_board(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.trigger("shift-left")
        assert studio.window.workbench.document.problem == problem(SOUND)
        assert studio.window.notices.sentence == "No shift: a man would leave the board."

    def test_letters_place_men_after_enter_in_the_caption(self, studio: Studio) -> None:
        field = studio.authors_field
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        QTest.keyClicks(field, "Kraemer; Zepler")
        QTest.keyClick(field, Qt.Key.Key_Return)
        credits = studio.window.workbench.document.problem.credits
        assert credits.authors == ("Kraemer", "Zepler")
        assert studio.window.board.hasFocus()
        QTest.keyClick(studio.window.board, "Q")
        assert studio.window.workbench.document.problem.position.material() == "1+0"
        assert "Kraemer & Zepler" in studio.window.windowTitle()

    def test_all_of_it_without_a_mouse(self, studio: Studio) -> None:
        window = studio.window

        def press(*keys: Qt.Key | str) -> None:
            for key in keys:
                target = window.focusWidget()
                assert target is not None
                QTest.keyClick(target, key)

        def go(square: str) -> None:
            press(Qt.Key.Key_Home, *[Qt.Key.Key_Down] * 8)  # from wherever, to a1
            file, rank = "abcdefgh".index(square[0]), int(square[1]) - 1
            press(*[Qt.Key.Key_Left] * 8, *[Qt.Key.Key_Right] * file, *[Qt.Key.Key_Up] * rank)

        for square, letter in (("e8", "k"), ("d6", "K"), ("a5", "S"), ("b3", "R"), ("h1", "q")):
            go(square)
            press(letter)
        press(Qt.Key.Key_Delete)  # the black queen was a slip
        go("a5")
        press(Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Space)
        assert fen(window.workbench.document.problem.position) == SOUND
        assert studio.answered() is Verdict.SOUND
        press(Qt.Key.Key_Tab)
        QTest.keyClicks(window.focusWidget(), "Prova, Ida")
        press(Qt.Key.Key_Return)
        QTest.keySequence(window.focusWidget(), QKeySequence("Ctrl+S"))
        studio.until(lambda: window.workbench.document.is_clean)
        assert window.workbench.document.problem.credits.authors == ("Prova, Ida",)
        QTest.keySequence(window.focusWidget(), QKeySequence("Ctrl+F"))
        QTest.keyClicks(window.focusWidget(), "zeller")
        studio.until(lambda: len(studio.record_ids()) == 1)
        press(Qt.Key.Key_Tab)
        while window.focusWidget() is not window.library.table:
            press(Qt.Key.Key_Tab)
        press(Qt.Key.Key_Down, Qt.Key.Key_Return)
        studio.until(lambda: window.workbench.document.problem.position == parse_fen(THREATS))
        assert studio.answered() is Verdict.SOUND

    def test_escape_in_the_caption_gives_up_what_was_written(self, studio: Studio) -> None:
        field = studio.authors_field
        field.setFocus()
        QTest.keyClicks(field, "Nobody")
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert field.text() == ""
        assert studio.window.workbench.document.problem.credits == Credits()
        assert studio.window.board.hasFocus()

    def test_a_caption_under_way_outlives_an_edit_of_the_board(self, studio: Studio) -> None:
        field = studio.authors_field
        field.setFocus()
        QTest.keyClicks(field, "Mansfield")
        studio.put("Q", "d1")  # a drag from the palette leaves the keyboard where it is
        assert field.text() == "Mansfield"
        studio.save()
        assert studio.window.workbench.document.problem.credits.authors == ("Mansfield",)

    def test_the_stipulation_is_changed_and_undone(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        field = studio.window.bar.stipulation
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "#3")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert str(studio.window.workbench.document.problem.stipulation) == "#3"
        assert studio.window.board.hasFocus()
        assert studio.answered() is Verdict.SHORT
        studio.trigger("undo")
        assert field.text() == "#2"
        assert studio.answered() is Verdict.SOUND

    def test_what_is_not_solved_yet_says_so(self, studio: Studio) -> None:
        studio.lay(problem(SOUND, "ser-hs#2"))
        assert studio.answered() is Verdict.UNDECIDED
        assert "ser-hs#2 is not solved: such series" in studio.window.pane.verdict.sentence
        studio.lay(problem(SOUND, "#2"))
        assert studio.answered() is Verdict.SOUND

    @every(
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
        assert fen(studio.window.workbench.document.problem.position).split()[1] == "b"
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
        assert "missing king" in hint.text()
        studio.lay(problem(LONG, "#8"))
        studio.until(lambda: "Solving" in studio.window.pane.verdict.sentence)
        assert hint.text() == ""

    def test_the_caption_does_not_begin_a_solve_anew(self, studio: Studio) -> None:
        studio.lay(problem(LONG, "#6"))
        number = studio.window.basis.analyst.generation
        studio.lay(problem(LONG, "#6", "Author"))
        assert studio.window.basis.analyst.generation == number

    def test_options_do_not_bring_an_old_verdict_back(self, studio: Studio) -> None:
        studio.lay(problem(SOUND))
        studio.answered()
        studio.lay(problem(LONG, "#8"))
        studio.until(lambda: studio.window.pane.verdict.verdict is Verdict.UNDECIDED)
        studio.trigger("all-defences")
        assert studio.window.pane.verdict.verdict is Verdict.UNDECIDED
        assert studio.window.preferring.now.all_defences

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
        assert window.board.overlays.of("tree")
        studio.trigger("undo")  # answered at once, from memory
        assert window.board.overlays.of("tree") == ()


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
        export = studio.window.shelves.publishing.window
        assert export is not None
        assert export.isVisible()
        studio.window.close()
        assert not export.isVisible()

    def test_a_shut_window_stays_quiet(self, new_studio: Studio) -> None:
        new_studio.window.shut()
        new_studio.lay(problem(BLOCK))
        new_studio.trigger("save")
        new_studio.window.library.filter.report()
        new_studio.bot.pass_time(new_studio.window)
        new_studio.window.shut()


class TestFirstStart:
    def test_a_first_start_opens_the_samples(self, open_studio: Open) -> None:
        studio = open_studio().ready()
        assert studio.window.library.records.rowCount() >= 90
        assert (studio.folder / "l.chesslib").is_file()

    def test_the_library_opened_last_is_opened_again(
        self, small_library: Path, open_studio: Open, tmp_path: Path
    ) -> None:
        window = open_studio().ready().window
        assert window.preferring.now.library == str(small_library)
        assert library_to_open(None, window.preferring.now.library) == (small_library, None)
        gone = tmp_path / "gone.chesslib"
        assert library_to_open(None, str(gone)) == (default_library(), gone)
        assert library_to_open(gone, "") == (gone, None)
        assert library_to_open(None, "") == (default_library(), None)
        window.preferring.prefer(library=str(gone))
        window._open_library(None)
        assert f"The library {gone} is not there" in window.notices.sentence

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

    def test_saving_waits_for_a_library_that_is_being_opened(
        self, tmp_path: Path, open_studio: Open, small_library: Path
    ) -> None:
        there = tmp_path / "there.chesslib"
        shutil.copyfile(small_library, there)
        small_library.write_text("no library at all, but long enough " * 40)
        studio = open_studio()
        studio.notice("not a library")
        studio.lay(problem(SOUND))
        assert studio.answered() is Verdict.SOUND
        studio.window.librarian.open(there)
        studio.save()
        assert studio.window.librarian.path == there
