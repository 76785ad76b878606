# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of a study: shown for studies only, audited, and honest about what it knows."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from studio import Studio, problem

from composer.gui.aids.handmap import Lift
from composer.gui.studies.panel import StudyPanel
from composer.gui.studies.studies import Studies
from composer.gui.studies.valuemap import sign_of
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.taskedits import typed_task
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.studies.codes import Code
from composer.studies.marks import Mark

RETI = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"
KPK = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1"
FIVE = "8/8/8/8/8/k7/p1R5/K1R4n w - - 0 1"
FAKE = Path(__file__).parents[2] / "beside" / "engine.py"


@pytest.fixture(autouse=True)
def compiled() -> None:
    pytest.importorskip("composer.studies.kernel.endings")


def study(fen: str, claim: str) -> Problem:
    task, _ = typed_task(claim)
    assert task is not None
    return replace(problem(fen), stipulation=task)


def panel_of(studio: Studio) -> StudyPanel:
    (found,) = studio.window.findChildren(StudyPanel)
    return found


def studies_of(studio: Studio) -> Studies:
    (found,) = studio.window.findChildren(Studies)
    assert isinstance(found, Studies)
    return found


def test_a_study_is_audited(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    assert not studio.window.findChildren(StudyPanel)
    studio.lay(study(KPK, "+"))
    panel = panel_of(studio)
    studio.until(lambda: panel.value.text())
    assert "White to move: " in panel.value.text()
    assert not panel.codes.isVisibleTo(panel)
    coded = replace(study(KPK, "+"), extras=(("codes", "U1, (c) XY 0000.10"),))
    studio.lay(coded)
    assert panel.codes.text() == "U1: second solution, (c): correction, XY"
    studio.lay(study(KPK, "+"))
    assert not panel.codes.isVisibleTo(panel)
    studio.until(lambda: panel.value.text())
    panel.solution.line.setText("1.Kd3 Kd5 2.e4+")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled() and panel.moves.topLevelItemCount() == 2)
    first = panel.moves.topLevelItem(0)
    assert first is not None
    assert first.text(0) == "1.Kd3"
    assert first.text(1) == Mark.TABLE.value
    assert first.text(3)[0] in "+="
    assert first.childCount() == 3
    panel.moves.setCurrentItem(first)
    assert studio.window.study.board.overlays.of("study")
    studio.lay(problem(RETI, "#2"))
    assert not panel.isVisible()
    assert not studio.window.study.board.overlays.of("study")
    studio.lay(study(RETI, "="))
    assert panel.moves.topLevelItemCount() == 0
    assert panel.verdict.text() == "Not audited yet"
    circe = Rules(conditions=(condition_of("Circe"),))
    asked = study(RETI, "=")
    studio.lay(replace(asked, stipulation=replace(asked.stipulation, rules=circe)))
    assert not panel.isVisible()  # tables know nothing of conditions


def test_the_page_has_all_the_room_beside_the_board(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    pane = studio.window.pane
    studio.window.resize(1600, 900)
    studio.until(lambda: pane.body.is_wide)
    switches = pane.solution.stops()[:2]
    for _ in range(2):
        studio.lay(study(FIVE, "+"))
        panel = panel_of(studio)
        studio.until(lambda: all(switch.isHidden() for switch in switches))
        assert not pane.body.is_wide
        assert panel.isVisible()
        assert not pane.plays.isVisible()
        assert panel.width() == pane.body.width()
        studio.lay(problem("8/8/8/8/8/1K6/8/k6Q w - - 0 1"))
        studio.until(lambda: not any(switch.isHidden() for switch in switches))
        assert pane.body.is_wide
        assert pane.plays.isVisible()


def test_a_line_that_cannot_be_played_is_told_and_kept(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(FIVE, "+"))
    panel = panel_of(studio)
    studio.until(lambda: panel.value.text())
    assert "at most 4 men" in panel.value.text()
    panel.solution.line.setText("1.Rd1 Kxa1")
    panel.audit.click()
    assert panel.solution.faults.text() == "Line 1, character 7: Kxa1 cannot be played here."
    assert panel.solution.line.text() == "1.Rd1 Kxa1"
    panel.solution.line.setText("1.Rd1")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled())
    assert panel.verdict.text().startswith("Open: ")


@pytest.mark.skipif(sys.platform == "win32", reason="the engine is a shell's script")
def test_an_engine_is_asked_where_that_is_wished(
    open_studio: Callable[[], Studio], tmp_path: Path
) -> None:
    path = tmp_path / "engine"
    path.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{FAKE}"\n', encoding="utf-8")
    path.chmod(0o755)
    studio = open_studio().ready()
    studio.window.basis.preferring.prefer(engine=str(path))
    studio.lay(study(FIVE, "+"))
    panel = panel_of(studio)
    panel.engine.setChecked(True)
    panel.solution.line.setText("1.Rd1")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled())
    first = panel.moves.topLevelItem(0)
    assert first is not None
    assert first.text(1) == Mark.ENGINE.value
    assert "depth" in first.text(3)
    assert panel.verdict.text().startswith("Not proved: ")


def test_each_square_says_what_the_study_would_be_worth(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(KPK, "+"))
    studies = studies_of(studio)
    king = study(KPK, "+").position[parse_square("e3")]
    assert king is not None
    studies.map._begin(Lift(king, parse_square("e3")), None)
    studio.until(lambda: len(studies.map.known) == 62)
    signs = {sign_of(each) for each in studies.map.known.values()}
    assert signs == {"+", "=", "×"}
    assert sign_of(studies.map.known[parse_square("e6")]) == "×"
    assert "White wins" in studies.map.legend.words
    studies.map.end()
    assert not studies.map.known


def test_a_folder_of_tables_is_named_in_the_settings(
    open_studio: Callable[[], Studio], tmp_path: Path
) -> None:
    studio = open_studio().ready()
    studio.lay(study("8/8/2k5/8/8/4KN2/4P3/6r1 w - - 0 1", "="))
    panel, studies = panel_of(studio), studies_of(studio)
    studio.until(lambda: "at most 4 men" in panel.value.text())
    assert not panel.folders.text()
    (tmp_path / "KNPvKR.rtbw").write_bytes(b"damaged")
    preferring = studio.window.basis.preferring
    preferring.prefer(syzygy=str(tmp_path))
    studio.until(lambda: "damaged" in panel.folders.text())
    assert panel.folders.text().startswith("Syzygy: Of the tables of 5 men 109 are missing")
    studio.until(lambda: "KNPvKR" in panel.value.text())
    king = studio.window.study.board.position[parse_square("e3")]
    assert king is not None
    studies.map._begin(Lift(king, parse_square("e3")), None)
    studio.until(lambda: bool(studies.map.known))
    assert {sign_of(each) for each in studies.map.known.values()} == {"×"}  # no square is guessed
    assert parse_square("d3") not in studies.map.known
    studies.map.end()
    preferring.prefer(syzygy=str(tmp_path / "gone"))
    studio.until(lambda: "cannot be read" in panel.folders.text())
    preferring.prefer(syzygy="")
    studio.until(lambda: "at most 4 men" in panel.value.text())
    assert not panel.folders.text()


def test_the_printed_line_stands_ready(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    printed = (("solution", "1.Kd3! Kd5 (1...Kf5 2.Kd4) 2.e4+"),)
    studio.lay(replace(study(KPK, "+"), extras=printed))
    shown = panel_of(studio).solution.view.toPlainText()
    assert shown.split() == ["1.Kd3!", "Kd5", "1...Kf5", "2.Kd4", "2.e4+"]


def solution_of(studio: Studio) -> str:
    return str(studio.window.twinning.problem.extra("solution"))


def test_the_solution_is_typed_played_and_put_in_order(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(RETI, "="))
    pane, editing = panel_of(studio).solution, studies_of(studio).editing
    board = studio.window.study.board
    pane.line.setText("1.Kg7! h4 2.Kf6 (2.Kg6? h3)")
    pane.line.returnPressed.emit()
    assert solution_of(studio) == "1. Kg7 $1 h4 2. Kf6 (2. Kg6 $2 h3) 1/2-1/2"
    assert board.position == editing.tree.at(("h8g7", "h5h4", "g7f6"))
    assert not board.input.editable
    pane.play.setChecked(True)
    pane.chosen.emit(("h8g7",))
    editing.input.moved.emit(parse_square("a6"), parse_square("b6"), QPoint())
    assert solution_of(studio).startswith("1. Kg7 $1 h4 (1... Kb6) 2. Kf6")
    editing.input.moved.emit(parse_square("g7"), parse_square("a1"), QPoint())  # no move
    editing.input.moved.emit(parse_square("g7"), parse_square("f6"), QPoint())
    assert editing.way[1:] == ("a6b6", "g7f6")
    pane.promoted.emit()
    assert solution_of(studio).startswith("1. Kg7 $1 Kb6 (1... h4 2. Kf6 (2. Kg6 $2 h3)) 2. Kf6")
    pane.demoted.emit()
    pane.signed.emit(1)
    pane.remark.setText("both ways")
    pane.remark.setModified(True)
    pane.remark.editingFinished.emit()
    pane.coded.emit(Code.EXAMPLE)
    pane.diagram.trigger()
    assert "(1... Kb6 2. Kf6 $1 $220 {<eg>} {both ways})" in solution_of(studio)
    assert "diagram" in pane.view.toPlainText()
    pane.diagram.trigger()
    assert "(1... Kb6 2. Kf6 $1 {<eg>} {both ways})" in solution_of(studio)
    pane.view.keyPressEvent(key(Qt.Key.Key_Left))
    pane.view.keyPressEvent(key(Qt.Key.Key_Up))
    assert editing.way == ("h8g7", "h5h4"), editing.way
    pane.view.keyPressEvent(key(Qt.Key.Key_Delete))
    assert solution_of(studio) == "1. Kg7 $1 Kb6 2. Kf6 $1 {<eg>} {both ways} 1/2-1/2"
    studio.window.basis.actions["undo"].trigger()
    assert "h4" in solution_of(studio)
    pane.play.setChecked(False)
    pane.view.keyPressEvent(key(Qt.Key.Key_Escape))
    assert board.input.editable
    assert not panel_of(studio).ends.text()
    studio.lay(study("8/1k6/8/P7/K7/8/8/8 w - - 0 1", "+"))
    pane.line.setText("1.Kb5 Ka7 2.a6 Kb8 3.Kb6 Ka8 4.a7")
    pane.line.returnPressed.emit()
    assert panel_of(studio).ends.text() == "The main line ends in an ideal stalemate."


def test_sidelines_are_audited_and_a_dual_is_called_minor(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(KPK, "+"))
    panel = panel_of(studio)
    panel.solution.line.setText("1.Kd3 Kd5 (1...Kf6 2.Kd4 {<main>}) 2.e4+")
    panel.audit.click()
    studio.until(lambda: panel.audit.isEnabled() and panel.moves.topLevelItemCount() == 3)
    item = panel._items["e3d3", "e5f6", "d3d4"]
    assert item.text(0) == "1...Kf6 2.Kd4"
    assert "T 1.Kd3" in panel.solution.view.toPlainText().replace("\xa0", " ")
    (other, *_) = (item.child(n) for n in range(item.childCount()))
    panel.moves.setCurrentItem(other)
    assert studies_of(studio).editing.way == ("e3d3", "e5f6")
    assert studio.window.study.board.overlays.of("study")
    assert panel.minor.isEnabled()
    panel.minor.click()
    assert "<minor_dual>" in solution_of(studio)
    assert panel.moves.topLevelItemCount() == 3
    assert panel._items["e3d3", "e5f6", "d3d4"].child(0).text(2).endswith(", minor")
    panel.minor.click()
    assert "<minor_dual>" not in solution_of(studio)


def test_a_pasted_game_is_taken_over_and_a_wrong_text_stays(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    studio.lay(study(RETI, "="))
    pane = panel_of(studio).solution
    pane.text.setChecked(True)
    pane.whole.setPlainText("1.Kg7 h4 2.Kf3")
    pane.take_over.click()
    assert pane.faults.text() == "Line 1, character 12: Kf3 cannot be played here."
    assert pane.whole.toPlainText() == "1.Kg7 h4 2.Kf3"
    assert not solution_of(studio)
    game = f'[Event "?"]\n[Result "1/2-1/2"]\n[FEN "{RETI}"]\n\n1. Kg7 h4 2. Kf6 1/2-1/2\n'
    pane.whole.setPlainText(game)
    pane.take_over.click()
    assert solution_of(studio) == "1. Kg7 h4 2. Kf6 1/2-1/2"
    assert not pane.text.isChecked()
    pane.copied.emit()
    assert QGuiApplication.clipboard().text() == "1. Kg7 h4 2. Kf6"


def test_what_is_too_long_to_be_read_is_not_lost_by_a_move(
    open_studio: Callable[[], Studio],
) -> None:
    studio = open_studio().ready()
    long = "1. Kg7 {" + "far " * 6_000 + "} 1... h4 1/2-1/2"
    studio.lay(replace(study(RETI, "="), extras=(("solution", long),)))
    pane, editing = panel_of(studio).solution, studies_of(studio).editing
    assert pane.faults.text() == "The solution is too long to be shown as moves."
    pane.line.setText("1.Kg7")
    pane.line.returnPressed.emit()
    assert pane.line.text() == "1.Kg7"
    pane.play.setChecked(True)
    editing.input.moved.emit(parse_square("h8"), parse_square("g7"), QPoint())
    assert solution_of(studio) == long
    pane.whole.setPlainText("1.Kg7 h4")
    pane.take_over.click()
    assert solution_of(studio) == "1. Kg7 h4 1/2-1/2"


def test_a_solution_that_black_begins(open_studio: Callable[[], Studio]) -> None:
    studio = open_studio().ready()
    printed = (("solution", "1...Rf2+ 2.Kb3 Rf3+"),)
    studio.lay(replace(study("5r2/8/8/7k/8/P7/K7/6R1 b - - 0 1", "+"), extras=printed))
    pane = panel_of(studio).solution
    pane.chosen.emit(("f8f2", "a2b3"))
    strip = studio.window.study.reading.strip
    assert strip.accessibleName() == "Rf2+ Kb3"
    assert "1...Rf2+" in pane.view.toPlainText()
    assert "1...Rf2+" in strip._text.text()


def key(which: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, which, Qt.KeyboardModifier.NoModifier)
