# SPDX-License-Identifier: GPL-3.0-or-later
"""Tabs in the window: each problem with all that belongs to it, and nothing jumps."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabBar, QToolButton
from studio import BLOCK, SOUND, THREATS, Studio, problem

from composer.games.record import as_problem
from composer.games.textform import problem_from_text
from composer.gui.documents.tabrow import UNSAVED, task_and_men
from composer.gui.user.prompts import Unsaved
from composer.library.access.store import Library
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.twins import Twin
from composer.solver.solution import Verdict

_TABLUT = """{"game": "tablut", "position": {"men": {"e5": "K", "a1": "B"}}, "turn": "white",
 "stipulation": {"goal": "escape", "n": 2, "play": "direct", "side": "white"}}"""


def names(studio: Studio) -> list[str]:
    tabs = studio.window.basis.tabs
    return [tabs.tabText(place) for place in range(tabs.count())]


def press_tab(studio: Studio, place: int, button=Qt.MouseButton.LeftButton) -> None:
    tabs = studio.window.basis.tabs
    middle = tabs.tabRect(place).center() - QPoint(12, 0)
    QTest.mouseClick(tabs, button, Qt.KeyboardModifier.NoModifier, middle)


def test_one_problem_has_no_tab_and_a_second_moves_nothing(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK, "#2", "Loyd, Sam"))
    assert not window.basis.tabs.isVisible()
    board = window.board.geometry(), window.pane.geometry(), window.basis.top.geometry()
    studio.trigger("new")
    assert window.basis.tabs.isVisible()
    assert names(studio) == [f"{UNSAVED} Sam Loyd", "New problem"]
    assert (window.board.geometry(), window.pane.geometry(), window.basis.top.geometry()) == board
    room = window.basis.top.room()
    assert room.contains(window.basis.tabs.geometry())
    studio.trigger("close-tab")
    assert not window.basis.tabs.isVisible()
    assert window.workbench.document.problem == problem(BLOCK, "#2", "Loyd, Sam")


def test_tabs_of_one_name_are_told_apart_by_what_is_asked_and_by_a_number(
    studio: Studio,
) -> None:
    loyd = problem(BLOCK, "#2", "Loyd, Sam")
    studio.lay(loyd)
    studio.window.workbench.open_beside(problem(SOUND, "#3", "Loyd, Sam"))
    first, second = names(studio)
    assert first != second
    assert first.endswith(f"Sam Loyd, {task_and_men(loyd)}")
    studio.window.workbench.open_beside(loyd)
    assert any(name.endswith(" (2)") for name in names(studio))
    tablut = replace(as_problem(problem_from_text(_TABLUT)), credits=loyd.credits)
    studio.window.workbench.open_beside(tablut)
    assert "Sam Loyd, Tablut: King escapes in 2, 1+1" in names(studio)


def test_new_leaves_the_work_where_it_is_and_asks_nothing(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    studio.trigger("new")
    studio.trigger("new")  # an empty board is enough
    assert studio.prompts.asked == []
    assert len(studio.window.workbench.documents) == 2
    assert studio.window.workbench.document.problem == Problem()
    press_tab(studio, 0)
    assert studio.window.workbench.document.problem == problem(BLOCK)
    assert studio.window.board.position == parse_fen(BLOCK)


def test_each_tab_has_its_analysis_from_the_cache(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    studio.until(lambda: window.pane.answer.analysis is not None)
    studio.trigger("new")
    studio.lay(problem(THREATS))
    assert studio.answered() is Verdict.SOUND
    asked: list[int] = []
    window.basis.analyst.asked.connect(asked.append)
    studio.trigger("previous-tab")
    answer = window.pane.answer
    assert answer is not None
    assert answer.question.position == parse_fen(BLOCK)
    assert answer.is_final
    assert asked == []  # nothing was solved again
    assert "Qe4" in window.pane.verdict.sentence


def test_twin_marks_selected_row_history_and_memory_stay_with_the_tab(studio: Studio) -> None:
    window = studio.window
    tree = window.pane.solution.tree
    studio.lay(problem(BLOCK))
    studio.answered()
    studio.until(lambda: len(window.files.remembering.memory) == 1)
    studio.until(lambda: tree.model().rowCount() > 0)
    index = tree.model().index(0, 0)
    tree.setCurrentIndex(index)
    line = tree.selected_text()
    window.aids.intended.mark(window.pane.answer.solution.keys[0].move)
    marks = window.aids.intended.marks.pins
    assert line
    assert marks
    studio.trigger("new")
    assert window.files.remembering.memory == ()
    assert window.aids.intended.marks.pins == ()
    assert window.shelves.story.count == 0
    assert not window.actions_by_name["undo"].isEnabled()
    studio.lay(problem(SOUND))
    studio.answered()
    assert tree.selected_text() == ""
    studio.trigger("previous-tab")
    assert tree.selected_text() == line
    assert window.aids.intended.marks.pins == marks
    assert len(window.files.remembering.memory) == 1
    assert window.shelves.story.count == 1
    studio.trigger("undo")
    assert window.workbench.document.problem == Problem()


def test_the_twin_that_was_looked_at_is_looked_at_again(studio: Studio) -> None:
    window = studio.window
    studio.lay(Problem(parse_fen(BLOCK), twins=(Twin("b"),)))
    window.twinning.show(1)
    studio.trigger("new")
    assert window.twinning.index == 0
    studio.trigger("previous-tab")
    assert window.twinning.index == 1


def test_what_is_being_written_goes_to_the_tab_it_was_written_in(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.trigger("new")
    studio.lay(problem(SOUND))
    field = studio.authors_field
    field.setFocus()
    QTest.keyClicks(field, "Loyd")
    studio.trigger("previous-tab")
    first, second = window.workbench.documents
    assert first.problem == problem(BLOCK)
    assert second.problem.credits.authors == ("Loyd",)


def test_closing_asks_about_unsaved_work_and_what_was_closed_comes_again(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    studio.trigger("new")
    studio.lay(problem(SOUND))
    studio.trigger("close-tab")  # the answer is: cancel
    assert len(window.workbench.documents) == 2
    studio.prompts.answer = Unsaved.DISCARD
    studio.trigger("close-tab")
    assert window.workbench.document.problem == problem(BLOCK)
    studio.trigger("reopen-tab")
    assert window.workbench.document.problem == problem(SOUND)
    studio.prompts.answer = Unsaved.SAVE
    studio.trigger("close-tab")
    studio.until(lambda: len(window.workbench.documents) == 1)
    studio.until(lambda: len(studio.record_ids()) == 4)


def test_a_saved_tab_behind_closes_without_a_word_about_the_one_in_front(studio: Studio) -> None:
    window = studio.window
    record = studio.record_ids()[0]
    window.desk.open_record(record)
    studio.until(lambda: window.workbench.document.place.record_id == record)
    studio.trigger("new")
    studio.lay(problem(BLOCK))
    press_tab(studio, 0, Qt.MouseButton.MiddleButton)
    assert studio.prompts.asked == []
    assert [document.problem for document in window.workbench.documents] == [problem(BLOCK)]


def test_the_cross_the_middle_button_and_the_keys(studio: Studio) -> None:
    window = studio.window
    studio.prompts.answer = Unsaved.DISCARD
    for fen in (SOUND, BLOCK, THREATS):
        window.workbench.open_beside(problem(fen), saved=False)
    assert window.basis.tabs.count() == 3
    press_tab(studio, 1, Qt.MouseButton.MiddleButton)
    assert [d.problem for d in window.workbench.documents] == [problem(SOUND), problem(THREATS)]
    studio.trigger("tab-left")
    assert [d.problem for d in window.workbench.documents] == [problem(THREATS), problem(SOUND)]
    cross = window.basis.tabs.tabButton(0, QTabBar.ButtonPosition.RightSide)
    assert isinstance(cross, QToolButton)
    cross.click()
    assert [d.problem for d in window.workbench.documents] == [problem(SOUND)]


def test_a_record_that_is_open_comes_to_the_front(studio: Studio) -> None:
    window = studio.window
    first, second = studio.record_ids()[:2]
    window.desk.open_record(first)
    studio.until(lambda: window.workbench.document.place.record_id == first)
    window.desk.open_record_beside(second)
    studio.until(lambda: window.workbench.document.place.record_id == second)
    assert len(window.workbench.documents) == 2
    window.desk.open_record(first)
    assert window.workbench.document.place.record_id == first
    window.desk.open_record_beside(second)
    studio.until(lambda: window.workbench.document.place.record_id == second)
    assert len(window.workbench.documents) == 2


def test_a_save_that_ends_when_another_tab_is_in_front_belongs_to_its_own(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK))
    saved = window.workbench.document
    studio.trigger("save")
    studio.trigger("new")
    studio.lay(problem(SOUND))
    studio.until(lambda: saved.is_clean)
    assert saved.place.record_id is not None
    assert window.workbench.document.place.record_id is None
    assert not window.workbench.document.is_clean


def test_all_unsaved_tabs_are_asked_about_at_once_and_saved(studio: Studio) -> None:
    window = studio.window
    studio.lay(problem(BLOCK, "#2", "One"))
    studio.trigger("new")
    studio.lay(problem(SOUND, "#2", "Two"))
    window.close()
    assert studio.prompts.asked == ["One, #2, 9+6", "Two, #2, 3+1"]
    assert window.isVisible()
    studio.prompts.answer = Unsaved.SAVE
    window.close()
    studio.until(lambda: not window.isVisible())
    with Library.open(studio.folder / "l.chesslib", read_only=True) as library:
        assert len(find(library, "author:One")) == len(find(library, "author:Two")) == 1


def test_another_library_takes_the_places_of_all_tabs(studio: Studio) -> None:
    window = studio.window
    first, second = studio.record_ids()[:2]
    window.desk.open_record(first)
    studio.until(lambda: window.workbench.document.place.record_id == first)
    window.desk.open_record_beside(second)
    studio.until(lambda: window.workbench.document.place.record_id == second)
    window.librarian.create(studio.folder / "other.chesslib")
    studio.until(lambda: window.librarian.path == studio.folder / "other.chesslib")
    assert [document.place.record_id for document in window.workbench.documents] == [None, None]
