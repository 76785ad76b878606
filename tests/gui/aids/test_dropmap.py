# SPDX-License-Identifier: GPL-3.0-or-later
"""Lift, look, drop: the drop map under real mouse and key events."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from cases import every
from patience import PatientBot
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from studio import BLOCK, LEFT, LONG, NO_KING, NONE, Studio, problem

from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.dropmap import Drop, DropAnswer, drop_map, edit_of
from composer.analysis.report import analyse
from composer.gui.aids.handmap import lift_of
from composer.gui.board import gesture as gestures
from composer.gui.board.gesture import Held
from composer.problem.edits import move, put
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import SQUARES, parse_square
from composer.solver.solution import Verdict
from composer.solver.solve import solve


@pytest.fixture
def composing(studio: Studio) -> Studio:
    """A studio with a sound two-mover on the board, analysed."""
    studio.lay(problem(BLOCK))
    assert studio.answered() is Verdict.SOUND
    answer = studio.window.pane.answer
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    assert answer is not None
    return studio


def point(studio: Studio, square: str) -> QPoint:
    return studio.window.board.square_centre(parse_square(square))


def lift(studio: Studio, square: str, over: str) -> None:
    """Press on a man and carry him to a square, the button held."""
    board = studio.window.board.viewport()
    QTest.mousePress(board, LEFT, NONE, point(studio, square))
    QTest.mouseMove(board, point(studio, square) + QPoint(14, 0))
    QTest.mouseMove(board, point(studio, over))


def let_go(studio: Studio, square: str) -> None:
    QTest.mouseRelease(studio.window.board.viewport(), LEFT, NONE, point(studio, square))


def whole(studio: Studio) -> dict[int, DropAnswer]:
    """Wait until every square is refined; return what the map says."""
    shown = studio.window.aids.drop_map
    studio.until(lambda: len(shown.answers) == 64 and not shown.is_busy)
    return shown.answers


def test_a_lifted_man_tells_each_square_what_he_would_do_there(composing: Studio) -> None:
    lift(composing, "e3", "e4")
    answers = whole(composing)
    analysis = composing.window.pane.answer.analysis
    wanted = drop_map(Baseline.of(analysis), Man.WHITE_QUEEN, parse_square("e3"))
    final = {answer.square: answer for answer in wanted}
    assert {s: a.drop for s, a in answers.items()} == {s: a.drop for s, a in final.items()}
    position = composing.window.board.position
    for square in SQUARES:  # and the full solver says the same
        answer = answers[square]
        if answer.edit is None or answer.drop is Drop.ILLEGAL:
            continue
        after = move(position, parse_square("e3"), square)
        assert solve(after, "#2").verdict is answer.verdict
    let_go(composing, "e4")


def test_the_square_under_the_hand_is_told_in_bubble_and_verdict_line(composing: Studio) -> None:
    window = composing.window
    lift(composing, "e3", "e1")
    answer = whole(composing)[parse_square("e1")]
    assert window.aids.drop_map.bubble.text.startswith("e1 ")
    assert window.pane.verdict.sentence.startswith("On e1:")
    assert window.pane.verdict.verdict is answer.verdict
    assert window.study.caption_place.currentWidget() is window.aids.drop_map.legend
    counts = window.aids.drop_map.legend.counts
    assert sum(counts.values()) == 63  # his own square is not counted
    QTest.mouseMove(window.board.viewport(), point(composing, "e3"))
    assert window.aids.drop_map.bubble.text == ""
    assert window.pane.verdict.sentence.startswith("Sound: 1.Qe4!")
    let_go(composing, "e3")
    assert not window.aids.drop_map.is_shown
    assert window.study.caption_place.currentWidget() is window.study.caption


def test_the_legend_names_each_state_at_the_usual_width(composing: Studio) -> None:
    window = composing.window
    lift(composing, "e3", "e1")
    whole(composing)
    legend = window.aids.drop_map.legend
    folder = os.environ.get("COMPOSER_PICTURES")
    for wide in (legend.width(), 400, 560):
        legend.resize(wide, legend.height())
        rows = legend.rows(legend.fontMetrics())  # larger than what it is drawn with
        named = dict(each for row in rows for each in row)
        assert all(named[drop] for drop, count in legend.counts.items() if count), wide
        assert Drop.FEW not in named  # of direct play there is no such square
        if folder:
            legend.grab().save(str(Path(folder) / f"legend-{wide}.png"))
    let_go(composing, "e3")


def test_a_drop_takes_the_map_away_and_is_one_step(composing: Studio) -> None:
    window = composing.window
    steps = window.workbench.document.history.count()
    lift(composing, "e3", "e1")
    whole(composing)
    let_go(composing, "e1")
    assert not window.aids.drop_map.is_shown
    assert window.board.drawing.cover is None
    assert window.workbench.document.history.count() == steps + 1
    assert composing.answered() is not Verdict.SOUND


def test_escape_puts_the_man_back_and_ends_the_map(composing: Studio) -> None:
    lift(composing, "e3", "e1")
    whole(composing)
    QTest.keyClick(composing.window.board, Qt.Key.Key_Escape)
    shown = composing.window.aids.drop_map
    assert not shown.is_shown
    assert not shown.is_busy
    assert composing.window.pane.verdict.sentence.startswith("Sound: 1.Qe4!")
    let_go(composing, "e1")
    assert composing.answered() is Verdict.SOUND


def test_by_keyboard_it_is_the_same(composing: Studio) -> None:
    window = composing.window
    window.board.input.set_cursor(parse_square("e3"))
    QTest.keyClick(window.board, Qt.Key.Key_Space)
    whole(composing)
    QTest.keyClick(window.board, Qt.Key.Key_Down)
    assert window.pane.verdict.sentence.startswith("On e2:")
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert not window.aids.drop_map.is_shown


def test_the_key_m_hides_the_map_and_that_is_remembered(composing: Studio) -> None:
    window = composing.window
    lift(composing, "e3", "e1")
    whole(composing)
    QTest.keyClick(window.board, Qt.Key.Key_M)
    assert not window.aids.drop_map.is_shown
    assert not window.basis.settings.preferences().drop_map
    assert not window.actions_by_name["drop-map"].isChecked()
    QTest.keyClick(window.board, Qt.Key.Key_M)  # the man is still in hand
    whole(composing)
    assert window.aids.drop_map.is_shown
    let_go(composing, "e3")
    assert window.basis.settings.preferences().drop_map


def test_with_the_map_off_nothing_is_tried(composing: Studio, qtbot: PatientBot) -> None:
    window = composing.window
    window.actions_by_name["drop-map"].trigger()
    lift(composing, "e3", "e1")
    qtbot.pass_time(window.aids)
    assert not window.aids.drop_map.is_busy
    assert window.aids.drop_map.answers == {}
    let_go(composing, "e3")


def test_a_man_of_the_palette_is_tried_from_the_moment_he_is_lifted(composing: Studio) -> None:
    window = composing.window
    window.study.palette.lifted.emit(Man.BLACK_PAWN)  # Qt's own drag cannot be run here
    answers = whole(composing)
    position = window.board.position
    for square in (parse_square("d2"), parse_square("a8"), parse_square("f3")):
        after = put(position, square, Man.BLACK_PAWN)
        if answers[square].drop is not Drop.ILLEGAL:
            assert solve(after, "#2").verdict is answers[square].verdict
    assert answers[parse_square("a8")].drop is Drop.ILLEGAL
    composing.put("p", "d2")
    window.study.palette.lifted.emit(None)
    assert not window.aids.drop_map.is_shown
    assert composing.answered() is not None


def test_a_copy_is_another_map_than_a_move(composing: Studio) -> None:
    window = composing.window
    lift(composing, "e3", "e1")
    moved = whole(composing)
    QTest.keyPress(window.board, Qt.Key.Key_Control)
    copied = whole(composing)
    assert moved[parse_square("e1")].edit != copied[parse_square("e1")].edit
    QTest.keyRelease(window.board, Qt.Key.Key_Control)
    let_go(composing, "e3")


MARKED = parse_fen("4k3/8/2p5/8/8/1Q5Q/8/Q2QK2R w - - 0 1 fresh=d1a1;immune=a1h1;immovable=h3")


@every("held", [Held(), Held(copying=True)])
def test_the_map_tries_what_letting_go_does(held: Held) -> None:
    """Of moves and of copies, on every square, men with marks among them."""
    for origin, _ in MARKED:
        start = gestures.pressed(MARKED, origin, (0.0, 0.0), held)
        for over in SQUARES:
            gesture = gestures.moved(start, (100.0, 100.0), over, 10, held)
            lift = lift_of(gesture)
            assert lift is not None
            tried = edit_of(MARKED, over, lift.man, lift.origin, lift.copied)
            made = gestures.released(gesture, MARKED)
            after = None if made is None or made.after == MARKED else made.after
            assert (None if tried is None else tried.apply(MARKED)) == after


def test_answers_to_an_older_lift_are_never_shown(composing: Studio) -> None:
    window = composing.window
    lift(composing, "e3", "e4")
    let_go(composing, "e3")
    lift(composing, "e8", "e7")
    answers = whole(composing)
    assert {answer.man for answer in answers.values()} == {Man.WHITE_BISHOP}
    let_go(composing, "e8")
    assert window.board.drawing.cover is None


def test_a_long_problem_fills_in_as_it_goes_and_stops_at_once(studio: Studio) -> None:
    studio.lay(problem(LONG, "#4"))
    lift(studio, "d1", "d3")
    shown = studio.window.aids.drop_map
    studio.until(lambda: shown.is_shown)
    assert shown.is_busy
    assert studio.window.board.drawing.cover is not None
    QTest.keyClick(studio.window.board, Qt.Key.Key_Escape)
    assert not shown.is_busy
    assert not shown.is_shown
    let_go(studio, "d1")
    studio.window.basis.analyst.stop()


def test_without_both_kings_there_is_no_map(studio: Studio) -> None:
    studio.lay(problem(NO_KING))
    studio.answered()
    lift(studio, "d6", "d5")
    shown, place = studio.window.aids.drop_map, studio.window.study.caption_place
    assert not shown.is_busy
    assert place.currentWidget() is shown.legend
    assert shown.legend.accessibleName().startswith("Black's king is missing")
    let_go(studio, "d6")
    assert place.currentWidget() is studio.window.study.caption


def test_before_the_analysis_is_there_keys_are_told_and_themes_come_later(studio: Studio) -> None:
    studio.lay(problem(BLOCK))
    lift(studio, "e3", "e4")  # at once
    answers = whole(studio)
    studio.until(lambda: studio.window.pane.answer.analysis is not None)
    answers = whole(studio)
    position = parse_fen(BLOCK)
    refined = Baseline.of(analyse(solve(position, "#2")))
    final = {a.square: a for a in drop_map(refined, Man.WHITE_QUEEN, parse_square("e3"))}
    assert {s: a.same_key for s, a in answers.items()} == {s: a.same_key for s, a in final.items()}
    let_go(studio, "e3")
