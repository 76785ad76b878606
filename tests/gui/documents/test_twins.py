# SPDX-License-Identifier: GPL-3.0-or-later
"""Twins made by hand: tabs, edits of a twin, their words, their verdicts, undo."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QToolButton
from studio import LEFT, NONE, Studio, problem

from composer.gui.panels.verdict import VerdictLine
from composer.gui.program.window import StudioWindow
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import Twin, lettered
from composer.problem.twintext import parse_twin, twin_text
from composer.solver.solution import Verdict

START = "4k3/8/3K4/8/N7/1R6/8/8"


@pytest.fixture
def twins(studio: Studio) -> Studio:
    """A studio with a sound two-mover on the board and one twin, not yet changed, shown."""
    studio.window.workbench.document.open(problem())
    QTest.mouseClick(plus_twin(studio), LEFT)
    assert studio.window.twinning.index == 1
    return studio


def plus_twin(studio: Studio) -> QToolButton:
    action = studio.window.actions_by_name["add-twin"]
    buttons = studio.window.bar.findChildren(QToolButton)
    return next(button for button in buttons if button.defaultAction() is action)


def placement(studio: Studio) -> str:
    return fen(studio.window.board.position).split()[0]


def words(studio: Studio) -> list[str]:
    """Return the words of all tabs; the one shown has all of its own, whatever the room."""
    tabs, twinning = studio.window.study.twins.tabs, studio.window.twinning
    told = [twinning.words(index) for index in range(tabs.count())]
    assert tabs.currentIndex() == twinning.index
    assert tabs.tabText(tabs.currentIndex()) == told[twinning.index]
    return told


def commands(studio: Studio) -> list[str]:
    return [twin_text(twin) for twin in studio.window.workbench.document.problem.twins]


def problem_with(window: StudioWindow, made: tuple[Twin, ...]) -> Problem:
    return replace(window.workbench.document.problem, twins=made)


def click_tab(studio: Studio, index: int) -> None:
    tabs = studio.window.study.twins.tabs
    QTest.mouseClick(tabs, LEFT, NONE, tabs.tabRect(index).center())


def right_click(studio: Studio, square: str) -> None:
    board = studio.window.board
    place = board.square_centre(parse_square(square))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.RightButton, NONE, place)


def choose(studio: Studio, index: int, *path: str) -> None:
    """Choose an entry from the menu of a tab."""
    menu: QMenu = studio.window.study.twins.menu(index)
    for name in path:
        action: QAction = next(a for a in menu.actions() if a.text() == name)
        assert action.isEnabled()
        menu = action.menu() or menu
    action.trigger()


def verdict_of(studio: Studio, position: str) -> Verdict:
    """Wait until the pane tells the last word about a placement."""
    pane = studio.window.pane

    def there() -> bool:
        answer = pane.answer
        return (
            answer is not None
            and answer.is_final
            and fen(answer.question.position).split()[0] == position
        )

    studio.until(there)
    line: VerdictLine = pane.verdict
    assert line.verdict is not None
    return line.verdict


def test_without_twins_there_are_no_tabs(studio: Studio) -> None:
    studio.window.workbench.document.open(problem())
    assert not studio.window.study.twins.isVisible()


def test_a_new_twin_is_the_diagram_until_it_is_changed(twins: Studio) -> None:
    assert twins.window.study.twins.isVisible()
    assert words(twins) == ["a)", "b)"]
    assert placement(twins) == START
    assert commands(twins) == [""]


def test_a_man_dragged_in_a_twin_becomes_its_words(twins: Studio) -> None:
    twins.drag("a4", "a5")
    assert words(twins) == ["a)", "b) wSa4→a5"]
    assert placement(twins) == "4k3/8/3K4/N7/8/1R6/8/8"
    assert fen(twins.window.workbench.document.problem.position).split()[0] == START
    assert verdict_of(twins, "4k3/8/3K4/N7/8/1R6/8/8") is Verdict.SOUND


def test_the_same_man_dragged_on_is_one_move_and_back_home_none(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.drag("a5", "h8")
    assert commands(twins) == ["Move a4 h8"]
    twins.drag("h8", "a4")
    assert commands(twins) == [""]


def test_men_put_and_taken_off_and_replaced_become_words(twins: Studio) -> None:
    twins.put("p", "a7")
    right_click(twins, "b3")
    twins.put("Q", "a4")
    assert words(twins)[1] == "b) without wRb3, wQ instead of wSa4, +bPa7"


def test_a_man_dragged_onto_another_takes_his_place(twins: Studio) -> None:
    twins.drag("b3", "a4")
    assert commands(twins) == ["Remove a4 Move b3 a4"]
    assert placement(twins) == "4k3/8/3K4/8/R7/8/8/8"


def test_the_diagram_is_edited_in_its_own_tab_and_twins_follow(twins: Studio) -> None:
    twins.drag("a4", "a5")
    click_tab(twins, 0)
    assert placement(twins) == START
    twins.drag("b3", "c3")
    assert twins.window.twinning.index == 0
    assert words(twins) == ["a)", "b) wSa4→a5"]
    click_tab(twins, 1)
    assert placement(twins) == "4k3/8/3K4/N7/8/2R5/8/8"


def test_a_twin_goes_on_naming_the_man_that_is_moved_in_the_diagram(twins: Studio) -> None:
    twins.drag("a4", "a5")
    click_tab(twins, 0)
    twins.drag("a4", "b4")
    assert words(twins) == ["a)", "b) wSb4→a5"]
    assert twins.window.workbench.document.history.count() == 3
    twins.trigger("shift-right")
    assert words(twins) == ["a)", "b) wSc4→b5"]
    twins.trigger("rotate")
    assert words(twins) == ["a)", "b) wSd6→e7"]
    twins.trigger("swap-colours")
    assert words(twins) == ["a)", "b) bSd3→e2"]
    for _ in range(4):
        twins.trigger("undo")
    assert words(twins) == ["a)", "b) wSa4→a5"]
    assert twins.window.twinning.index == 0


def test_a_castling_that_is_refused_is_not_shown_as_done(twins: Studio) -> None:
    workbench = twins.window.workbench
    workbench.document.open(problem("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"))
    twins.trigger("add-twin")
    bar = twins.window.bar
    action = next(action for action in bar.castling_menu.actions() if action.isEnabled())
    action.trigger()
    twins.notice("are set in the diagram")
    assert action.isChecked()
    assert "Castling Q by convention" in bar.castling.toolTip()


def test_all_of_it_can_be_undone_and_the_twin_concerned_is_shown(twins: Studio) -> None:
    twins.drag("a4", "a5")
    click_tab(twins, 0)
    twins.trigger("undo")
    assert (twins.window.twinning.index, commands(twins)) == (1, [""])
    twins.trigger("undo")
    assert not twins.window.study.twins.isVisible()
    assert twins.window.twinning.index == 0
    twins.trigger("redo")
    twins.trigger("redo")
    assert words(twins) == ["a)", "b) wSa4→a5"]
    assert twins.window.workbench.document.history.undoText() == "b) wSa4→a5"


def test_the_whole_position_is_turned_shifted_and_recoloured(twins: Studio) -> None:
    twins.trigger("rotate")
    assert commands(twins) == ["Rotate 270"]
    twins.trigger("shift-down")
    twins.trigger("shift-down")
    assert commands(twins) == ["Rotate 270 Shift a8 a6"]
    twins.trigger("shift-up")
    twins.trigger("shift-up")
    assert commands(twins) == ["Rotate 270"]
    twins.trigger("swap-colours")
    assert commands(twins) == ["Rotate 270 PolishType Mirror a1<-->a8"]
    twins.put("P", "a2")
    assert words(twins)[1].endswith("mirror a1↔a8, +wPa2")


def test_a_twin_can_have_its_own_stipulation(twins: Studio) -> None:
    field = twins.window.bar.stipulation
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "#3")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert words(twins)[1] == "b) #3"
    twins.drag("a4", "a5")
    assert commands(twins) == ["Move a4 a5 Stipulation #3"]
    assert twins.window.workbench.document.problem.stipulation == parse_stipulation("#2")
    click_tab(twins, 0)
    assert field.text() == "#2"


def test_turn_and_castling_belong_to_the_diagram(twins: Studio) -> None:
    QTest.mouseClick(twins.window.bar.turn, LEFT)
    twins.notice("are set in the diagram")
    assert commands(twins) == [""]


def test_the_menu_of_a_tab_makes_the_other_changes(twins: Studio) -> None:
    for path, command in (
        (("Rotate", "180°"), "Rotate 180"),
        (("Mirror", "a1 ↔ h1"), "Rotate 180 Mirror a1<-->h1"),
        (("Exchange the colours (Polish type)",), "Rotate 180 Mirror a1<-->h1 PolishType"),
        (("No change",), ""),
        (("Shift", "Down"), "Shift a8 a7"),
    ):
        choose(twins, 1, *path)
        assert commands(twins) == [command]


def test_a_shift_off_the_board_is_refused_in_words(twins: Studio) -> None:
    choose(twins, 1, "Shift", "Up")
    twins.notice("A man would leave the board.")
    assert commands(twins) == [""]


def test_a_continued_twin_starts_from_the_one_before(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.trigger("add-twin")
    choose(twins, 2, "Continued: starts from b)")
    assert placement(twins) == "4k3/8/3K4/N7/8/1R6/8/8"
    twins.drag("a5", "a6")
    assert words(twins) == ["a)", "b) wSa4→a5", "c) = b), wSa5→a6"]
    click_tab(twins, 1)
    twins.drag("a5", "a8")
    click_tab(twins, 2)
    answer = twins.window.pane.verdict
    assert twins.window.twinning.fault is not None
    assert "No man stands on a5" in answer.sentence


def test_the_change_of_a_twin_can_be_written(twins: Studio) -> None:
    tabs, field = twins.window.study.twins.tabs, twins.window.study.twins.field
    QTest.mouseDClick(tabs, LEFT, NONE, tabs.tabRect(1).center())
    assert field.isVisible()
    QTest.keyClicks(field, "mov a4 c7 bogus")
    assert field.property("wrong") is True
    assert field.toolTip() == "Not understood: bogus"
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.isVisible()
    for _ in range(6):
        QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert not field.isVisible()
    assert commands(twins) == ["Move a4 c7"]
    assert twins.window.board.hasFocus()


def test_escape_leaves_a_written_change_as_it_was(twins: Studio) -> None:
    twins.window.study.twins.write(1)
    field = twins.window.study.twins.field
    QTest.keyClicks(field, "rotate 90")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.isVisible()
    assert commands(twins) == [""]


def test_letters_follow_the_order(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.trigger("add-twin")
    twins.put("p", "a7")
    twins.trigger("add-twin")
    twins.drag("b3", "b2")
    assert words(twins) == ["a)", "b) wSa4→a5", "c) +bPa7", "d) wRb3→b2"]
    choose(twins, 3, "Earlier")
    assert words(twins) == ["a)", "b) wSa4→a5", "c) wRb3→b2", "d) +bPa7"]
    assert twins.window.twinning.index == 2
    choose(twins, 1, "Delete twin b)")
    assert words(twins) == ["a)", "b) wRb3→b2", "c) +bPa7"]
    twins.trigger("undo")
    assert len(words(twins)) == 4


def test_keys_go_through_the_twins(twins: Studio) -> None:
    twins.trigger("add-twin")
    seen = []
    for _ in range(3):
        QTest.keyClick(twins.window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
        seen.append(twins.window.twinning.index)
    QTest.keyClick(twins.window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert (seen, twins.window.twinning.index) == ([0, 1, 2], 1)


def test_each_tab_shows_its_verdict_without_being_opened(twins: Studio) -> None:
    window = twins.window
    rows = ("Move a4 a5", "Remove b3", "Move h8 h7", "Stipulation s#2")
    made = tuple(parse_twin(letter, row) for letter, row in zip("bcde", rows, strict=True))
    window.workbench.document.open(problem())
    twins.lay(problem_with(window, made))
    window.twinning.show(0)
    verdicts = window.study.twin_solving.verdict
    twins.until(lambda: all(verdicts(index) is not None for index in range(5)))
    assert [verdicts(index) for index in range(5)] == [
        Verdict.SOUND,
        Verdict.SOUND,
        Verdict.NO_SOLUTION,
        Verdict.INVALID,
        Verdict.NO_SOLUTION,
    ]
    assert window.twinning.index == 0
    assert window.pane.verdict.verdict is Verdict.SOUND
    tabs = window.study.twins.tabs
    assert tabs.tabToolTip(2) == "c) without wRb3: No solution"
    assert not tabs.tabIcon(1).isNull()


def test_a_twin_solved_aside_is_answered_at_once_when_it_is_shown(twins: Studio) -> None:
    twins.drag("a4", "a5")
    click_tab(twins, 0)
    twins.until(lambda: twins.window.study.twin_solving.verdict(1) is not None)
    twins.until(lambda: not twins.window.basis.analyst.is_busy)
    asked: list[int] = []
    twins.window.basis.analyst.asked.connect(asked.append)
    click_tab(twins, 1)
    assert asked == []
    assert twins.window.pane.verdict.verdict is Verdict.SOUND


def test_the_solutions_of_all_twins_are_copied(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.until(lambda: twins.window.study.twin_solving.verdict(0) is not None)
    twins.until(lambda: twins.window.study.twin_solving.verdict(1) is not None)
    twins.trigger("copy-solution")
    text = QGuiApplication.clipboard().text()
    assert text.startswith("a)\n")
    assert "\n\nb) wSa4→a5\n" in text
    assert text.count("1.Rf3!") == 2


def test_what_is_not_solved_is_not_copied_as_if_it_were(twins: Studio) -> None:
    rows = (parse_twin("b", "Stipulation ser-hs#2"), parse_twin("c", "Stipulation ser-hr#2"))
    twins.lay(problem_with(twins.window, rows))
    twins.until(lambda: twins.window.study.twin_solving.verdict(0) is not None)
    twins.trigger("copy-solution")
    twins.notice("Not solved yet: b) ser-hs#2, c) ser-hr#2")


def test_a_zero_position_has_only_its_twins(twins: Studio) -> None:
    twins.trigger("add-twin")
    choose(twins, 0, "Zeroposition: only the twins are solved")
    assert words(twins) == ["Diagram", "a)", "b)"]
    choose(twins, 0, "Zeroposition: only the twins are solved")
    assert words(twins) == ["a)", "b)", "c)"]


def test_what_is_not_understood_is_kept_and_said(twins: Studio) -> None:
    made = (parse_twin("b", "Condition of mine"),)
    twins.lay(problem_with(twins.window, made))
    click_tab(twins, 0)
    twins.until(lambda: verdict_of(twins, START) is Verdict.SOUND)  # b) stands on the same
    click_tab(twins, 1)
    assert "Condition of mine is not understood" in twins.window.pane.verdict.sentence
    assert twins.window.study.twin_solving.verdict(0) is Verdict.SOUND  # not touched by the refusal
    twins.drag("a4", "a5")
    twins.notice("not understood")
    assert commands(twins) == ["Condition of mine"]


def test_twins_are_saved_and_come_back(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.save()
    record = twins.window.workbench.document.place.record_id
    with Library.open(twins.folder / "l.chesslib") as library:
        assert [twin_text(t) for t in load(library, record).problem.twins] == ["Move a4 a5"]
    assert twins.window.twinning.index == 1


def kept_verdict(studio: Studio) -> str:
    record = studio.window.workbench.document.place.record_id
    with Library.open(studio.folder / "l.chesslib") as library:
        finding = load(library, record).finding
    return "" if finding is None else finding.verdict


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (["Move a4 a5"], "sound"),
        (["Move a4 a5", "Remove b3"], "no-solution"),
        (["Remove b3", "Move h8 h7"], "invalid"),
        (["Stipulation ser-hs#2"], ""),  # nobody knows
    ],
)
def test_the_library_keeps_the_verdict_of_the_whole(
    twins: Studio, rows: list[str], expected: str
) -> None:
    made = lettered(parse_twin("b", row) for row in rows)
    twins.lay(problem_with(twins.window, made))
    twins.save()
    solving = twins.window.study.twin_solving
    twins.until(lambda: all(solving.verdict(n) is not None for n in range(len(rows) + 1)))
    twins.until(lambda: kept_verdict(twins) == expected)


def test_a_twin_shown_does_not_stand_for_the_diagram_in_the_library(twins: Studio) -> None:
    click_tab(twins, 0)
    assert verdict_of(twins, START) is Verdict.SOUND
    click_tab(twins, 1)
    twins.drag("a4", "a5")
    verdict_of(twins, "4k3/8/3K4/N7/8/1R6/8/8")
    twins.save()
    twins.until(lambda: kept_verdict(twins) == "sound")
    record = twins.window.workbench.document.place.record_id
    with Library.open(twins.folder / "l.chesslib") as library:
        assert load(library, record).finding.keys == ("b3f3",)


def test_another_problem_begins_with_its_diagram(twins: Studio) -> None:
    twins.drag("a4", "a5")
    twins.window.workbench.document.open(problem("8/8/8/8/8/8/8/K6k w - - 0 1"))
    assert twins.window.twinning.index == 0
    assert not twins.window.study.twins.isVisible()
    assert placement(twins) == "8/8/8/8/8/8/8/K6k"


def test_where_room_is_scarce_only_the_twin_shown_has_words(twins: Studio) -> None:
    pawns = ("a7", "b7", "c7", "e7", "g7", "h7")  # too many for the letters of any desktop
    for square in pawns:
        twins.put("p", square)
    twins.trigger("add-twin")
    twins.window.resize(820, 700)
    tabs = twins.window.study.twins.tabs
    twins.until(lambda: tabs.tabText(1) == "b)")
    click_tab(twins, 1)
    assert tabs.tabText(1) == "b) " + ", ".join(f"+bP{square}" for square in pawns)


def test_opening_a_version_with_other_twins_begins_with_the_diagram(twins: Studio) -> None:
    workbench = twins.window.workbench
    workbench.document.open(problem_with(twins.window, (parse_twin("b", "Move a4 a6"),)))
    assert twins.window.twinning.index == 0


def test_the_board_keeps_its_size_promise_with_tabs(twins: Studio) -> None:
    window = twins.window
    top = window.study.twins.mapTo(window, QPoint(0, 0)).y()
    assert top >= window.pane.verdict.mapTo(window, QPoint(0, window.pane.verdict.height())).y()
    bottom = window.board.mapTo(window, QPoint(0, window.board.height())).y()
    assert bottom <= window.height()


def test_lines_are_played_from_the_twin(twins: Studio) -> None:
    twins.drag("a4", "a5")
    verdict_of(twins, "4k3/8/3K4/N7/8/1R6/8/8")
    player = twins.window.study.reading.player
    answer = twins.window.pane.answer
    key = answer.solution.keys[0].move
    player.play(twins.window.twinning.problem.position, (key,))
    player.go(1)
    assert placement(twins) == "4k3/8/3K4/N7/8/5R2/8/8"
    player.home()
    assert placement(twins) == "4k3/8/3K4/N7/8/1R6/8/8"


def test_who_begins_by_convention_has_the_move_with_another_kind_of_play(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem())
    for text, turn in (("h#2", Colour.BLACK), ("h#2.5", Colour.WHITE), ("#2", Colour.WHITE)):
        window.study.composing.set_stipulation(parse_stipulation(text))
        assert window.twinning.problem.position.turn is turn
    window.study.composing.set_turn(Colour.BLACK)  # as where a helpmate was put in under #2
    window.study.composing.set_stipulation(parse_stipulation("h#2"))
    assert window.twinning.problem.position.turn is Colour.BLACK


def test_set_play_that_is_asked_for_stands_in_the_caption_and_is_undone(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem())
    action = window.actions_by_name["set-play"]
    assert not action.isEnabled()
    window.study.composing.set_stipulation(parse_stipulation("h#2"))
    assert action.isEnabled()
    action.trigger()
    assert window.workbench.document.problem.extra("options") == "SetPlay"
    assert action.isChecked()
    studio.trigger("undo")
    assert window.workbench.document.problem.extra("options") == ""
    assert not action.isChecked()


def test_what_recurs_in_the_solutions_of_help_play_is_looked_for_over_all_twins(
    studio: Studio,
) -> None:
    window = studio.window
    whole = Problem(
        parse_fen("3K1k2/8/5Q1n/8/6B1/8/8/8 b - - 0 1"),
        parse_stipulation("h#2"),
        twins=(parse_twin("b", "mirror a1<-->h1"),),
    )
    window.workbench.document.open(whole)
    insight = window.pane.insight

    def themes() -> set[str]:
        return {flag.id for face in insight.chips.faces for flag in face.flags}

    studio.until(lambda: "chameleon_echo" in themes())
    assert insight.correspondences.text().splitlines()[0].split("\t")[1:] == ["a)", "b)"]
    insight.solution_chosen.emit(1)
    assert window.twinning.index == 1
    studio.until(lambda: "chameleon_echo" in themes())
