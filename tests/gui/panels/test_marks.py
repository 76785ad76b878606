# SPDX-License-Identifier: GPL-3.0-or-later
"""What the verdict names, shown on the board."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication
from studio import BLOCK, NO_SOLUTION, Studio, problem

import composer
from composer.gui.board.overlays import Arrow, Lit, Role
from composer.gui.panels.marks import verdict_marks
from composer.problem.squares import parse_square

COOKED = "7k/8/5K2/8/8/8/8/Q7 w - - 0 1"  # four keys


def test_a_sound_verdict_shows_its_key() -> None:
    marks = verdict_marks(composer.solve(BLOCK))
    key = Arrow(parse_square("e3"), parse_square("e4"), Role.WHITE)
    assert marks == (Lit(parse_square("e4")), key)


def test_cooks_are_dashed() -> None:
    solution = composer.solve(COOKED)
    assert len(solution.keys) > 1
    arrows = [mark for mark in verdict_marks(solution) if isinstance(mark, Arrow)]
    assert arrows
    assert {arrow.role for arrow in arrows} == {Role.COOK}


def test_without_a_solution_the_nearest_tries_are_shown_with_their_refutations() -> None:
    solution = composer.solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/1p6/8 w - - 0 1")
    assert not solution.keys
    arrows = [mark for mark in verdict_marks(solution) if isinstance(mark, Arrow)]
    assert [arrow.number for arrow in arrows] == [1, 1, 2, 2]
    assert [arrow.role for arrow in arrows[1::2]] == [Role.BLACK, Role.BLACK]
    assert verdict_marks(composer.solve(NO_SOLUTION)) == ()


def test_pointing_at_the_verdict_lights_the_board(studio: Studio) -> None:
    window = studio.window
    window.workbench.document.open(problem(BLOCK))
    studio.answered()
    middle = QPointF(5, 5)
    QApplication.sendEvent(window.pane.verdict, QEnterEvent(middle, middle, middle))
    assert any(isinstance(mark, Arrow) for mark in window.board.overlays.of("verdict"))
    QApplication.sendEvent(window.pane.verdict, QEvent(QEvent.Type.Leave))
    assert window.board.overlays.of("verdict") == ()
