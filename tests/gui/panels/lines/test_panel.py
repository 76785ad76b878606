# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from itertools import pairwise

import pytest
from cases import every
from helplines import CAPTURES, CAPTURES_LINES, played, solved
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from composer.analysis.composing.news import News, SolutionNews
from composer.analysis.courses.judgement import LineMarks, LineStatus, line_text
from composer.gui.board.overlays import Arrow, Role
from composer.gui.panels.lettering import Cut, Lettering
from composer.gui.panels.lines import delegate
from composer.gui.panels.lines.model import LinesModel
from composer.gui.panels.lines.panel import LinesPanel
from composer.gui.panels.lines.verdictwords import lines_detail
from composer.gui.panels.marks import column_marks
from composer.gui.user.linewording import stipulation_words
from composer.notation.letters import ENGLISH_S
from composer.problem.stipulation import parse_stipulation
from composer.solver.solution import Verdict
from composer.solver.solve import solve

PINS = LineMarks(pins=tuple(line_text(played(CAPTURES, line)) for line in CAPTURES_LINES[:2]))


def model(panel: LinesPanel) -> LinesModel:
    found = panel.view.model()
    assert isinstance(found, LinesModel)
    return found


def shown(panel: LinesPanel) -> list[list[str]]:
    rows = model(panel)
    return [
        [str(rows.data(rows.index(row, column))) for column in range(rows.columnCount())]
        for row in range(rows.rowCount())
    ]


def labels(panel: LinesPanel) -> list[str]:
    rows = model(panel)
    return [str(rows.headerData(row, Qt.Orientation.Vertical)) for row in range(rows.rowCount())]


def test_a_column_a_solution_and_a_row_a_half_move(panel: LinesPanel) -> None:
    panel.show_solution(solved())
    assert labels(panel) == ["B1", "W1", "B2", "W2", "mate"]
    assert shown(panel)[0] == ["Bxb4", "Sxc4", "Sxc4"]
    assert shown(panel)[3] == ["Rxb4#", "Rxc4#", "Rxd4#"]
    assert shown(panel)[4] == ["model, mirror", "model, mirror", "pure, mirror"]


def test_each_row_can_be_a_solution_instead(panel: LinesPanel) -> None:
    panel.show_solution(solved())
    panel.set_lying(on=True)
    assert shown(panel)[2] == ["Sxc4", "Bxc3", "Sb6", "Rxd4#", "pure, mirror"]


def test_rows_of_solutions_are_of_one_height(panel: LinesPanel) -> None:
    panel.show_solution(solved())  # columns first: the last row is that of the mates
    panel.set_lying(on=True)
    rows = {panel.view.rowHeight(row) for row in range(model(panel).rowCount())}
    assert len(rows) == 1
    panel.set_lying(on=False)
    assert panel.view.rowHeight(4) > panel.view.rowHeight(0) == rows.pop()


def test_no_tag_is_cut_in_a_language_with_longer_words(
    panel: LinesPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    longer = "правильный с двух сторон"
    for name in ("badge_words", "status_words"):
        monkeypatch.setattr(delegate, name, lambda _: longer)
    told: list[bool] = []
    drawn = Lettering.draw

    def watch(self, painter, rect, text, colour, cut=Cut.PLAIN, *rest) -> None:
        if text == longer:
            told.append(self.width(text, cut) <= rect.width() + 2)
        drawn(self, painter, rect, text, colour, cut, *rest)

    monkeypatch.setattr(Lettering, "draw", watch)
    panel.show_solution(solved())
    panel.grab()
    assert told
    assert all(told)


def test_moves_that_the_solution_before_begins_with_are_told_once(panel: LinesPanel) -> None:
    solution = solve("8/3n1p2/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")
    assert len(solution.lines) == 12
    panel.show_solution(solution)
    table = panel.table
    for before, column in pairwise(table.columns):
        shared = [table.repeats(column, place) for place in range(len(column.moves))]
        assert shared == sorted(shared, reverse=True)  # only from the beginning
        number = sum(shared)
        assert before.moves[:number] == column.moves[:number]
        assert before.moves[number] != column.moves[number]
    assert not any(table.repeats(table.columns[0], place) for place in range(6))
    assert sum(table.repeats(column, 0) for column in table.columns) > 3
    rows = model(panel)  # what is read aloud and copied is the move
    assert all(str(rows.data(rows.index(0, column))) for column in range(12))


def test_solutions_that_came_and_went_with_an_edit_are_told(panel: LinesPanel) -> None:
    before = solve("8/3n1p2/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")
    now = solve("8/3n4/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")  # without the pawn
    news = SolutionNews.between(before, now)
    panel.show_solution(now, news=news)
    new = [column for column in panel.table.columns if panel.table.news_of(column) is News.NEW]
    assert {column.moves for column in new} == set(news.new_lines)
    spoken = [
        model(panel).headerData(
            place, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
        )
        for place in range(len(panel.table.columns))
    ]
    assert sum("new since the last edit" in str(words) for words in spoken) == len(new)
    assert len(new) + len(news.gone_lines) > 0
    panel.grab()
    panel.show_solution(now)
    assert not panel.table.new


def test_pins_tell_the_cook_and_where_it_leaves(panel: LinesPanel) -> None:
    panel.set_marks(PINS)
    panel.show_solution(solved())
    statuses = [column.status for column in panel.table.columns]
    assert statuses == [LineStatus.INTENDED, LineStatus.INTENDED, LineStatus.COOK]
    cook = panel.table.columns[2]
    assert cook.own_from == 2
    arrows = [column_mark for column_mark in column_marks(cook) if isinstance(column_mark, Arrow)]
    assert [arrow.role is Role.COOK for arrow in arrows] == [False, False, True, True]
    assert lines_detail(solved(), panel.table, ENGLISH_S) == (
        "I and II are as intended. III leaves II at Black’s second move: 2.Sb6."
    )


def test_keys_step_go_to_columns_and_pin(panel: LinesPanel, qtbot: QtBot) -> None:
    panel.show_solution(solved())
    view, played_moves = panel.view, []
    panel.line_chosen.connect(lambda moves, step: played_moves.append((len(moves), step)))
    QTest.keyClick(view, Qt.Key.Key_3)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.in_hand() == (2, 2)
    QTest.keyClick(view, Qt.Key.Key_1)  # all columns step together
    assert view.in_hand() == (0, 2)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert panel.stepper.slider.value() == 4
    QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert view.in_hand() == (0, 0)
    assert played_moves == [(0, 0), (4, 1), (4, 2), (4, 2), (4, 4), (4, 3), (0, 0)]
    with qtbot.waitSignal(panel.pin_requested) as asked:
        QTest.keyClick(view, Qt.Key.Key_P)
    assert asked.args[0].name == "I"


def test_a_click_on_a_half_move_plays_up_to_it(panel: LinesPanel, qtbot: QtBot) -> None:
    panel.show_solution(solved())
    place = panel.view.visualRect(model(panel).index(1, 2)).center()
    with qtbot.waitSignal(panel.line_chosen) as chosen:
        QTest.mouseClick(
            panel.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
        )
    moves, step = chosen.args
    assert (line_text(moves), step) == (line_text(played(CAPTURES, CAPTURES_LINES[2])), 2)


def test_the_stepper_plays_the_solution_in_hand(panel: LinesPanel, qtbot: QtBot) -> None:
    panel.show_solution(solved())
    with qtbot.waitSignal(panel.line_chosen) as chosen:
        panel.stepper.on.click()
    assert chosen.args[1] == 1
    panel.show_played((), 0)
    assert panel.stepper.slider.value() == 0


def test_copying_gives_lines(panel: LinesPanel) -> None:
    panel.show_solution(solved())
    QTest.keyClick(panel.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "1.Bxb4 Sxe3 2.dxe3 Rxb4#"
    assert len(lines) == 3


def test_screen_readers_hear_a_solution_as_one_line(panel: LinesPanel) -> None:
    panel.set_marks(PINS)
    panel.show_solution(solved())
    QTest.keyClick(panel.view, Qt.Key.Key_3)
    assert panel.view.accessibleDescription() == (
        "Solution III, cook: 1.Sxc4 Bxc3 2.Sb6 Rxd4#, pure, mirror"
    )


def test_lines_that_come_later_leave_the_others_in_their_places(panel: LinesPanel) -> None:
    panel.show_solution(solved(lines=CAPTURES_LINES[:1], verdict=Verdict.UNDECIDED), running=True)
    resets = []
    model(panel).modelReset.connect(lambda: resets.append(1))
    panel.show_solution(solved())
    assert model(panel).columnCount() == 3
    assert not resets


def test_set_play_and_cooks_stand_below(panel: LinesPanel) -> None:
    panel.set_marks(PINS)
    panel.show_solution(solved())
    rows = panel.sections.model()
    words = [str(rows.data(rows.index(row, 0))) for row in range(rows.rowCount())]
    assert words == ["Set play none in 1.5 moves", "Cook leaves II at B2"]
    cook = rows.index(0, 0, rows.index(1, 0))
    assert str(rows.data(cook)) == "2.Sb6 III for 2.dxc3"


@pytest.mark.parametrize(
    ("written", "complaint"),
    [("3", False), ("2.1.1.1", False), ("2.1.1", True), ("x", True), ("0", True), ("", False)],
)
def test_the_field_of_intended_solutions(panel: LinesPanel, written: str, complaint: bool) -> None:
    panel.show_intended("2", 4)
    told: list[str] = []
    panel.intended_chosen.connect(told.append)
    panel.intended.setFocus()
    panel.intended.selectAll()
    QTest.keyClick(panel.intended, Qt.Key.Key_Delete)
    QTest.keyClicks(panel.intended, written)
    QTest.keyClick(panel.intended, Qt.Key.Key_Return)
    assert bool(panel.intended.accessibleDescription()) is complaint
    assert told == ([] if complaint else [written])


@pytest.mark.parametrize("wide", [260, 300, 340, 420])
def test_the_field_that_the_verdict_speaks_of_has_its_name(panel: LinesPanel, wide: int) -> None:
    panel.show_solution(solved())
    panel.resize(wide, 640)
    named = [each for each in panel.findChildren(QLabel) if each.text() == "Intended"]
    assert [each.isVisible() for each in named] == [True]
    assert named[0].width() >= named[0].sizeHint().width()


def test_a_hint_stands_in_place_of_solutions(panel: LinesPanel) -> None:
    panel.show_solution(solved())
    panel.show_hint("Put both kings on the board to see the solution.")
    assert panel.shows_hint
    assert model(panel).rowCount() == 0
    assert panel.view.isHidden()


@every(
    "text, words",
    [
        ("h#2.5", "helpmate in 2.5 moves"),
        ("s#3", "selfmate in 3 moves"),
        ("ser-h#7", "series helpmate in 7 moves"),
        ("h=2", "help play in 2 moves: stalemate"),
        ("hzd53", "help play in 3 moves: a man arrives on d5"),
        ("#1", "mate in 1 move"),
    ],
)
def test_stipulations_in_words(text: str, words: str) -> None:
    assert stipulation_words(parse_stipulation(text)) == words


def test_where_nothing_is_stated_it_is_said_how_to_state_it(panel: LinesPanel) -> None:
    solution = solved(intended="", verdict=Verdict.SOUND)
    assert lines_detail(solution, panel.table, ENGLISH_S) == (
        "Write into the field Intended how many are meant."
    )
