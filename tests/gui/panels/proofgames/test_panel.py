# SPDX-License-Identifier: GPL-3.0-or-later
"""Proof games in the window: the board follows list, slider and stages; others can be shown."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from studio import LEFT, NONE, Studio, problem

from composer.gui.panels.proofgames.panel import ProofGamePanel
from composer.problem.fen import parse_fen, placement
from composer.solver.solution import Verdict

SWITCHBACK = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 5"
ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
FOUR = "rnbqkbnr/ppp2ppp/3pp3/8/8/3PP3/PPP2PPP/RNBQKBNR w KQkq - 0 1"


def asked(studio: Studio, position: str, stipulation: str) -> ProofGamePanel:
    """Lay a proof game on the board and wait for its games."""
    studio.window.workbench.document.open(problem(position, stipulation))
    studio.answered()
    panel = studio.window.pane.games
    studio.until(panel.isVisible)
    return panel


def shown(studio: Studio) -> str:
    return placement(studio.window.board.position)


def button(panel: ProofGamePanel, words: str) -> QPushButton:
    return next(
        push_button
        for push_button in panel.findChildren(QPushButton)
        if push_button.text() == words
    )


def test_the_board_goes_through_the_game_and_comes_home(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    window = studio.window
    assert len(panel.games) == 1
    assert shown(studio) == SWITCHBACK.split()[0]
    panel.moves.setFocus()
    QTest.keyClick(panel.moves, Qt.Key.Key_Home)
    assert shown(studio) == ARRAY
    assert window.study.reading.is_active
    QTest.keyClick(panel.moves, Qt.Key.Key_Right)
    assert shown(studio) == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"
    assert panel.stepper.slider.value() == 1
    QTest.mouseClick(panel.moves, LEFT, NONE, panel.moves.rect_of(5).center())
    assert panel.stepper.slider.value() == 5
    QTest.keyClick(panel.moves, Qt.Key.Key_End)
    assert not window.study.reading.is_active, "its end is the diagram itself"
    assert window.board.position == window.workbench.document.problem.position
    assert window.workbench.document.is_clean


def test_the_keys_on_the_board_step_too(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    QTest.mouseClick(panel.stages.buttons[1], LEFT)
    step = panel.stepper.slider.value()
    assert step == panel.stages.stages[1].step
    studio.window.board.setFocus()
    QTest.keyClick(studio.window.board, Qt.Key.Key_Left)
    assert panel.stepper.slider.value() == step - 1
    assert panel.moves.step == step - 1
    QTest.keyClick(studio.window.board, Qt.Key.Key_Escape)
    assert panel.moves.step == 8
    assert shown(studio) == SWITCHBACK.split()[0]


def test_the_game_plays_by_itself_and_stops(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    QTest.keyClick(panel.moves, Qt.Key.Key_Space)
    assert panel.moves.step == 0
    assert panel.is_playing
    panel._clock.timeout.emit()
    panel._clock.timeout.emit()
    assert panel.moves.step == 2
    QTest.keyClick(panel.moves, Qt.Key.Key_Space)
    assert not panel.is_playing


def test_several_games_are_gone_through(studio: Studio) -> None:
    panel = asked(studio, FOUR, "PG 2.0")
    games = panel.games
    assert len(games) == 4
    first = panel.game
    QTest.keyClick(panel.moves, Qt.Key.Key_PageDown)
    assert panel.game == games[1] != first
    QTest.keyClick(panel.moves, Qt.Key.Key_PageUp)
    assert panel.game == first


def test_a_shorter_game_can_be_shown(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    tree = panel.shorter
    model = tree.model()
    assert model.rowCount() == 2
    length = model.index(0, 0)
    tree.expand(length)
    game = model.index(0, 0, length)
    tree.scrollTo(game)
    QTest.mouseClick(tree.viewport(), LEFT, NONE, tree.visualRect(game).center())
    studio.until(lambda: len(panel.game) == 7)
    assert shown(studio) == SWITCHBACK.split()[0], "it leads here, too"


def test_the_games_are_copied_and_longer_ones_asked_for(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    QTest.mouseClick(button(panel, "Copy PGN"), LEFT)
    assert "1. e4 e6" in QGuiApplication.clipboard().text().replace("1.e4", "1. e4")
    QTest.mouseClick(button(panel, "Search to 4.5"), LEFT)
    window = studio.window
    assert str(window.workbench.document.problem.stipulation) == "PG 4.5"
    studio.answered()
    window.workbench.document.history.undo()
    assert str(window.workbench.document.problem.stipulation) == "PG 4.0"


def test_the_verdict_is_that_of_proof_games(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(SWITCHBACK, "PG 4.0"))
    assert studio.answered() is Verdict.SOUND
    assert "one game of exactly 4.0 moves" in window.pane.verdict.accessibleName()
    window.workbench.document.open(problem(SWITCHBACK, "PG 2.0"))
    assert studio.answered() is Verdict.NO_SOLUTION
    assert window.pane.games.game == ()
    assert parse_fen(SWITCHBACK).board == window.board.position.board
    window.workbench.document.open(problem(SWITCHBACK, "h#2"))
    studio.answered()
    assert not window.pane.games.isVisible()


def test_the_strategies_are_told_when_their_section_is_opened(studio: Studio) -> None:
    panel = asked(studio, SWITCHBACK, "PG 4.0")
    proof = panel.proof
    assert proof.model().rowCount() == 1
    section = proof.model().index(0, 0)
    assert section.data() == "Strategies"
    proof.expand(section)
    told = [proof.model().index(row, 0, section).data() for row in range(8)]
    assert "White: e2-e4; captured Bf1 (moves at least: 2): games: 1" in told
