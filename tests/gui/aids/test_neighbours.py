# SPDX-License-Identifier: GPL-3.0-or-later
"""Neighbours in the window: found by themselves, previewed, applied, undone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from patience import PatientBot
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from studio import BLOCK, LEFT, LONG, NONE, Studio, problem

from composer.analysis.comparing.edit import EditKind
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.edits import NO_LIMITS
from composer.analysis.composing.neighbours import neighbours
from composer.gui.aids.editlist import EditList
from composer.gui.board.gesture import remove
from composer.gui.board.overlays import Ghost
from composer.notation.letters import ENGLISH_S, ITALIAN
from composer.notation.moves import first_move_text
from composer.problem.fen import parse_fen
from composer.problem.intended import Intended
from composer.problem.men import ORTHODOX_MEN, Man
from composer.problem.taskedits import with_intended
from composer.problem.twins import MoveMan
from composer.solver.options import SolveOptions
from composer.solver.solution import Verdict
from composer.solver.solve import solve


@pytest.fixture
def near(studio: Studio) -> Iterator[Studio]:
    """A studio with a sound two-mover, its neighbours listed."""
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    studio.trigger("neighbours")
    studio.until(lambda: done(studio) and studio.window.aids.neighbours.rows())
    yield studio
    panel = studio.window.aids.neighbours
    panel.limits.reset.click()
    for button in panel.filter_buttons():
        button.setChecked(True)


def done(studio: Studio) -> bool:
    """Tell whether all is known of what lies on the board, not of a problem before it."""
    nearby = studio.window.aids.neighbourhood.nearby
    there = studio.window.workbench.document.problem.position
    return nearby is not None and nearby.complete and nearby.ground.position == there


def point_at(edits: EditList, place: int) -> QPoint:
    """Put the pointer on a row; return where that is."""
    spot = edits.visualRect(edits.model().index(place)).center()
    QTest.mouseMove(edits.viewport(), spot)
    return spot


def test_all_sound_positions_one_edit_away_are_listed_and_counted(near: Studio) -> None:
    window = near.window
    analysis = window.pane.answer.analysis
    sound = [n for r in neighbours(Baseline.of(analysis)) for n in r.new if n.confirmed]
    rows = [row for row in window.aids.neighbours.rows() if row.step is not None]
    assert {row.step for row in rows} == {neighbour.edit for neighbour in sound}
    assert str(len(sound)) in window.aids.neighbours.progress.text()
    buttons = [b.text() for b in window.lay.dock_bar.findChildren(type(window.lay.dock_bar.button))]
    assert f"Neighbours  {len(sound)}" in buttons
    for row in rows[:20]:
        assert solve(row.step.apply(parse_fen(BLOCK)), "#2").verdict is Verdict.SOUND


def test_hover_previews_and_changes_nothing(near: Studio) -> None:
    window = near.window
    before = window.workbench.document.problem
    edits = window.aids.neighbours.list
    point_at(edits, 0)
    assert window.aids.preview.shown == edits.rows[0]
    assert window.pane.verdict.sentence.startswith("With “")
    assert window.workbench.document.problem == before
    assert window.workbench.document.history.count() == 1
    moved = next(n for n, row in enumerate(edits.rows) if isinstance(row.step.change, MoveMan))
    edits.scrollTo(edits.model().index(moved))
    point_at(edits, moved)
    assert any(isinstance(mark, Ghost) for mark in window.board.overlays.of("preview"))
    edits.setFocus()
    QTest.keyClick(edits, Qt.Key.Key_Escape)
    assert window.board.overlays.of("preview") == ()
    assert window.pane.verdict.sentence.startswith("Sound: 1.Qe4!")


def test_a_click_selects_and_shows_and_changes_nothing(near: Studio) -> None:
    window = near.window
    edits = window.aids.neighbours.list
    steps, before = window.workbench.document.history.count(), window.workbench.document.problem
    QTest.mouseClick(edits.viewport(), LEFT, NONE, point_at(edits, 1))
    assert (window.workbench.document.history.count(), window.workbench.document.problem) == (
        steps,
        before,
    )
    assert edits.currentIndex().row() == 1
    assert any(isinstance(mark, Ghost) for mark in window.board.overlays.of("preview"))
    button = edits._delegate.button_rect(edits.visualRect(edits.currentIndex()), edits.font())
    QTest.mouseClick(edits.viewport(), LEFT, NONE, button.center())
    assert window.workbench.document.problem.position == edits.rows[1].after or (
        window.workbench.document.history.count() == steps + 1
    )


def test_enter_applies_the_row_that_was_clicked(near: Studio) -> None:
    window = near.window
    edits = window.aids.neighbours.list
    row = edits.rows[1]
    QTest.mouseClick(edits.viewport(), LEFT, NONE, point_at(edits, 1))
    QTest.keyClick(edits, Qt.Key.Key_Return)
    assert window.workbench.document.problem.position == row.after


def test_a_double_click_applies_as_one_step_and_undo_takes_it_back(near: Studio) -> None:
    window = near.window
    edits = window.aids.neighbours.list
    steps, before = window.workbench.document.history.count(), window.workbench.document.problem
    row = edits.rows[0]
    spot = point_at(edits, 0)
    QTest.mouseDClick(edits.viewport(), LEFT, NONE, spot)
    assert window.workbench.document.history.count() == steps + 1
    assert window.workbench.document.problem.position == row.after
    assert near.answered() is Verdict.SOUND
    near.trigger("undo")
    assert window.workbench.document.problem == before
    near.until(lambda: done(near))  # remembered: nothing is tried again
    assert window.aids.neighbours.list.rows[0] == row


def test_by_keyboard_down_previews_and_enter_applies(near: Studio) -> None:
    window = near.window
    edits = window.aids.neighbours.list
    assert edits.hasFocus()
    QTest.keyClick(edits, Qt.Key.Key_Down)
    QTest.keyClick(edits, Qt.Key.Key_Down)
    shown = window.aids.preview.shown
    assert shown is not None
    QTest.keyClick(edits, Qt.Key.Key_Return)
    assert window.workbench.document.problem.position == shown.after
    near.answered()


def test_filters_narrow_the_list(near: Studio) -> None:
    panel = near.window.aids.neighbours
    whole = len(panel.rows())
    for button in panel.filter_buttons()[1:]:
        button.click()
    rows = [row for row in panel.rows() if row.step is not None]
    assert 0 < len(rows) < whole
    assert all(isinstance(row.step.change, MoveMan) for row in rows)


def test_an_edit_ends_the_work_and_the_list_pales(near: Studio) -> None:
    window = near.window
    near.drag("e3", "e1")
    assert not window.aids.neighbourhood.is_busy
    assert window.aids.preview.shown is None
    near.answered()
    position = window.workbench.document.problem.position
    near.until(lambda: window.aids.neighbourhood.nearby.ground.position == position)
    near.until(lambda: done(near))


def test_an_old_row_is_never_applied_to_another_position(near: Studio) -> None:
    window = near.window
    row = window.aids.neighbours.rows()[0]
    near.drag("e3", "e1")
    after = window.workbench.document.problem
    window.aids.neighbours.list.chosen.emit(row)
    assert window.workbench.document.problem == after
    near.notice("changed meanwhile")
    near.answered()


def test_a_long_problem_waits_for_its_list(studio: Studio, qtbot: PatientBot) -> None:
    studio.lay(problem(BLOCK, "#3"))
    studio.until(lambda: studio.window.pane.answer.is_final)
    studio.until(lambda: studio.window.aids.neighbourhood.nearby is not None)
    progress = studio.window.aids.neighbours.progress
    studio.until(lambda: "while this list is open" in progress.text())
    qtbot.pass_time(studio.window.aids.neighbourhood)
    assert not studio.window.aids.neighbourhood.is_busy
    studio.trigger("neighbours")
    studio.until(lambda: studio.window.aids.neighbourhood.nearby.tried > 0)


def test_nothing_is_told_of_what_is_not_solved(studio: Studio, qtbot: PatientBot) -> None:
    studio.lay(problem(LONG, "#4"))
    studio.until(lambda: studio.window.basis.analyst.is_busy)
    studio.window.basis.analyst.stop()
    studio.until(lambda: not studio.window.basis.analyst.is_busy)
    qtbot.pass_time(studio.window.aids.neighbourhood)
    assert not studio.window.aids.neighbourhood.is_busy


def test_none_are_counted_of_a_diagram_that_cannot_be_solved(near: Studio) -> None:
    """A pawn on the last rank: with one edit it may be sound, but nothing of it was solved."""
    window = near.window
    counted: list[int] = []
    window.aids.neighbours_counted.connect(counted.append)
    near.lay(problem("P3k3/8/8/8/8/8/8/3RKR2 w - - 0 1"))
    assert near.answered() is Verdict.INVALID
    near.until(lambda: window.aids.neighbourhood.nearby is None)
    assert not window.aids.neighbourhood.is_busy
    assert set(counted) == {-1}
    assert not window.aids.neighbours.rows()


def test_rows_stay_where_they_are_while_the_hand_is_on_one(
    near: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, panel = near.window.aids.neighbourhood, near.window.aids.neighbours
    # What is remembered of the position meanwhile must not bring the true neighbours back.
    monkeypatch.setattr(source, "look_at", lambda ground: None)
    edits = panel.list
    before = [row.step for row in panel.rows()]
    spot = edits.visualRect(edits.model().index(2)).center()
    QTest.mouseMove(edits.viewport(), spot)
    assert edits.is_in_hand
    found = source.nearby.sound
    source._nearby = replace(source.nearby, sound=tuple(reversed(found)))  # better ones came in
    source.changed.emit()
    assert [row.step for row in panel.rows()] == before
    source._nearby = replace(source.nearby, sound=tuple(reversed(found))[1:])  # one was no good
    source.changed.emit()
    assert [row.step for row in panel.rows()] == before[:-1]
    board = near.window.board

    def gone() -> bool:
        """Go from square to square; Qt forgets now and then that the pointer left the list."""
        for square in (0, 1):
            QTest.mouseMove(board.viewport(), board.square_centre(square))
        if edits.is_in_hand:
            QApplication.sendEvent(edits.viewport(), QEvent(QEvent.Type.Leave))
        return not edits.is_in_hand

    near.until(gone)
    near.until(lambda: [row.step for row in panel.rows()] == before[-2::-1])


def within(near: Studio, chosen: Callable[[], bool]) -> set[EditKind]:
    """Wait until all is tried within the limits chosen; return the kinds of edits found."""
    source = near.window.aids.neighbourhood
    near.until(lambda: chosen() and done(near) and source.nearby.complete)
    return {each.edit.kind for each in source.nearby.sound}


def test_limits_say_which_men_and_squares_edits_may_touch(near: Studio) -> None:
    source, panel = near.window.aids.neighbourhood, near.window.aids.neighbours
    whole = len(source.nearby.sound)
    QTest.mouseClick(panel.limits_button, LEFT)
    popup = panel.limits
    assert popup.isVisible()
    links = {each.text(): each for each in popup.findChildren(QToolButton)}
    links["All men"].click()
    assert not popup.are_set
    for man in ORTHODOX_MEN:
        if man is not Man.BLACK_PAWN:
            popup.men.switch(man).click()
    assert panel.limits_button.isChecked()
    within(near, lambda: source.nearby.limits.men == {Man.BLACK_PAWN})
    assert 0 < len(source.nearby.sound) < whole
    for each in source.nearby.sound:
        assert each.edit.man in (None, Man.BLACK_PAWN)
    assert "within the limits" in panel.progress.text()
    for square in range(32):  # the lower half, wiped with one stroke each
        QTest.mouseClick(popup.squares, Qt.MouseButton.RightButton, NONE,
                         popup.squares.square_centre(square).toPoint())  # fmt: skip
    upper = frozenset(range(32, 64))
    within(near, lambda: source.nearby.limits.squares == upper)
    for each in source.nearby.sound:
        assert set(each.edit.squares) <= upper
    popup.reset.click()
    within(near, lambda: source.nearby.limits == NO_LIMITS)
    assert len(source.nearby.sound) == whole
    assert not panel.limits_button.isChecked()
    QTest.keyClick(popup, Qt.Key.Key_Escape)
    near.until(lambda: not popup.isVisible())


def test_a_click_on_a_man_allows_or_forbids_his_square(near: Studio) -> None:
    popup = near.window.aids.neighbours.limits
    square = next(iter(near.window.workbench.document.problem.position))[0]
    QTest.mouseClick(near.window.aids.neighbours.limits_button, LEFT)
    QTest.mouseClick(popup.squares, LEFT, NONE, popup.squares.square_centre(square).toPoint())
    assert square not in popup.limits.squares
    QTest.mouseClick(popup.squares, LEFT, NONE, popup.squares.square_centre(square).toPoint())
    assert not popup.are_set
    popup.close()


def test_no_more_men_than_now_follows_the_board(near: Studio) -> None:
    window, source = near.window, near.window.aids.neighbourhood
    popup = window.aids.neighbours.limits
    QTest.mouseClick(window.aids.neighbours.limits_button, LEFT)
    popup.no_more_men.click()
    popup.close()
    men = len(window.workbench.document.problem.position)
    assert EditKind.ADD not in within(near, lambda: source.nearby.limits.most_men == men)
    square = next(
        square for square, man in window.workbench.document.problem.position if man.letter == "p"
    )
    window.study.composing.take(remove(window.workbench.document.problem.position, square))
    near.answered()
    within(near, lambda: source.nearby.limits.most_men == men - 1)
    assert all(each.comparison.men < men for each in source.nearby.sound)


def test_a_row_with_another_key_names_it_in_the_letters_of_the_window(near: Studio) -> None:
    panel, source = near.window.aids.neighbours, near.window.aids.neighbourhood
    others = [each for each in source.nearby.sound if not each.same_key]
    assert others
    for letters in (ENGLISH_S, ITALIAN):
        near.window.basis.appearance.write(letters, "en")
        shown = {row.step: row.detail for row in panel.rows()}
        for other in others:
            assert shown[other.edit].startswith(first_move_text(other.keys[0], letters, "!"))


TWO_ENDS = "7k/5K2/8/8/8/R7/6R1/8 b - - 0 1"  # h#1: 1.Kh7 Rh2#, or Rh3#


def test_another_number_of_solutions_meant_is_another_question(studio: Studio) -> None:
    """What was found where both were meant holds no more where one is."""
    window = studio.window
    studio.lay(problem(TWO_ENDS, "h#1"))
    assert studio.answered() is Verdict.SOUND
    studio.trigger("needed")
    studio.trigger("neighbours")
    studio.until(lambda: done(studio) and window.aids.needed.needs.complete)
    panel = window.aids.neighbours
    assert "Meant are all two solutions." in panel.progress.text()
    studio.lay(with_intended(problem(TWO_ENDS, "h#1"), "1"))
    studio.until(lambda: window.pane.verdict.verdict is Verdict.COOKED)
    studio.until(lambda: "Meant: 1." in panel.progress.text())
    studio.until(lambda: done(studio))
    nearby = window.aids.neighbourhood.nearby
    for neighbour in nearby.sound:
        after = neighbour.edit.apply(nearby.ground.position)
        one = SolveOptions(intended=Intended(1))
        assert solve(after, "h#1", one).verdict is Verdict.SOUND
    assert not window.board.overlays.of("needed")
    studio.trigger("needed")
