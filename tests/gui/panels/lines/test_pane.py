# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis pane, given answers about help play that are made by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from helplines import CAPTURES_LINES, solved
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from composer import solve
from composer.analysis.report import analyse
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.threads.analyst import Answer, Question
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Stage, Verdict


@pytest.fixture
def pane(qtbot: QtBot) -> AnalysisPane:
    appearance = Appearance()
    made = AnalysisPane(appearance, Thumbnails(appearance), QWidget())
    qtbot.addWidget(made)
    made.resize(720, 760)
    made.show()
    return made


def answer(solution: Solution, running: bool = False, analysed: bool = True) -> Answer:
    options = SolveOptions(intended=solution.intended)
    question = Question(solution.position, solution.stipulation, options)
    analysis = analyse(solution) if analysed and solution.complete else None
    return Answer(1, question, solution, running=running, analysis=analysis, weighed=analysed)


def under_way(lines: tuple[str, ...]) -> Solution:
    found = solved(lines=lines, verdict=Verdict.UNDECIDED)
    return replace(found, complete=False, stage=Stage.NOTHING)


def button(pane: AnalysisPane) -> str:
    shown = [
        each.text()
        for each in pane.verdict.findChildren(QToolButton)
        if not each.isHidden() and each.text() in ("Stop", "Continue")
    ]
    return shown[0] if shown else ""


def test_solutions_stand_there_while_others_are_looked_for(pane: AnalysisPane) -> None:
    pane.show_answer(answer(under_way(CAPTURES_LINES[:2]), running=True))
    assert pane.verdict.sentence.startswith("2 solutions so far")
    assert len(pane.lines.table.columns) == 2
    assert pane.plays.currentWidget() is pane.lines


def test_stopped_is_never_called_no_solution(pane: AnalysisPane) -> None:
    pane.show_answer(answer(under_way(CAPTURES_LINES[:2])))
    assert pane.verdict.sentence.startswith("Stopped; so far 2 solutions")
    assert button(pane) == "Continue"
    pane.show_answer(answer(under_way(())))
    assert pane.verdict.sentence.startswith("Stopped; so far no solution")
    assert pane.verdict.verdict is Verdict.UNDECIDED


def test_correspondences_take_the_place_of_the_phase_table(pane: AnalysisPane) -> None:
    pane.show_answer(answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND)))
    found = pane.insight.correspondences.found
    assert len(found.rows) == 7
    assert pane.body.side_tabs.tabText(0) == "Correspondences"
    assert "White man taken where it stands\tBb4\tSc4" in pane.insight.correspondences.text()


def test_the_tree_comes_back_with_direct_play(pane: AnalysisPane, qtbot: QtBot) -> None:
    pane.show_answer(answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND)))
    direct = solve("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1", "#2")
    question = Question(direct.position, direct.stipulation, SolveOptions())
    pane.show_answer(Answer(2, question, direct, analysis=analyse(direct), weighed=True))
    assert pane.plays.currentWidget() is pane.solution
    assert pane.body.side_tabs.tabText(0) == "Phases"
    assert pane.lines.shows_hint or not pane.lines.isVisible()
