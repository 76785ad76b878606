# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of steps: words, positions, going there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from studio import BLOCK, Studio, problem

from composer.gui.frame.docks import StepsPanel
from composer.problem.fen import parse_fen


def panel_of(studio: Studio) -> StepsPanel:
    """Open the history."""
    studio.window.lay.docks.toggle_edits()
    panel = studio.window.lay.docks.edits.widget()
    assert isinstance(panel, StepsPanel)
    return panel


def test_every_step_is_listed_and_can_be_gone_to(studio: Studio) -> None:
    window, panel = studio.window, panel_of(studio)
    window.workbench.document.open(problem(BLOCK))
    acts = window.study.composing.acts()
    acts["mirror"]()
    acts["rotate"]()
    words = [panel.model().index(row, 0).data() for row in range(panel.model().rowCount())]
    assert words == ["as it was opened", "position mirrored", "position rotated"]
    panel.setCurrentIndex(panel.model().index(0, 0))
    assert window.workbench.document.problem.position == parse_fen(BLOCK)
    panel.setCurrentIndex(panel.model().index(1, 0))
    assert window.workbench.document.problem == panel.problem_at(1)
    before = panel.problem_at(0)
    assert before is not None
    assert before.position == parse_fen(BLOCK)
    assert panel.problem_at(7) is None


def test_pointing_shows_the_position(studio: Studio) -> None:
    window, panel = studio.window, panel_of(studio)
    window.workbench.document.open(problem(BLOCK))
    window.study.composing.acts()["mirror"]()
    point = panel.visualRect(panel.model().index(1, 0)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, point, panel.viewport().mapToGlobal(point))
    QApplication.sendEvent(panel.viewport(), event)
    assert "<img" in QToolTip.text()
    QToolTip.hideText()
    away = QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 4000), QPoint(5, 4000))
    QApplication.sendEvent(panel.viewport(), away)
