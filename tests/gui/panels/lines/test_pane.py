# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis pane, given answers about help play that are made by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from helplines import CAPTURES_LINES, solved
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from composer import solve
from composer.analysis.courses.roles import Role, RoleKind
from composer.analysis.report import analyse
from composer.gui.board.overlays import Lit, Overlay
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.lines.columns import label_words, leaving_words
from composer.gui.panels.lines.model import is_white
from composer.gui.threads.analyst import Answer, Question
from composer.notation.letters import ENGLISH
from composer.problem.men import Colour
from composer.solver.options import SolveOptions
from composer.solver.solution import Solution, Stage, Verdict


@pytest.fixture
def pane(qtbot: QtBot) -> AnalysisPane:
    appearance = Appearance()
    made = AnalysisPane(appearance, Thumbnails(appearance), QWidget())
    qtbot.addWidget(made)
    qtbot.addWidget(made.head)  # it lies over the docks in the window, not in the pane
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
        tool_button.text()
        for tool_button in pane.verdict.findChildren(QToolButton)
        if not tool_button.isHidden() and tool_button.text() in ("Stop", "Continue")
    ]
    return shown[0] if shown else ""


def test_solutions_stand_there_while_others_are_looked_for(pane: AnalysisPane) -> None:
    pane.show_answer(answer(under_way(CAPTURES_LINES[:2]), running=True))
    assert pane.verdict.sentence.startswith("Not finished: two solutions so far")
    assert len(pane.lines.table.columns) == 2
    assert pane.plays.currentWidget() is pane.lines


def test_stopped_is_never_called_no_solution(pane: AnalysisPane) -> None:
    pane.show_answer(answer(under_way(CAPTURES_LINES[:2])))
    assert pane.verdict.sentence.startswith("Not finished: two solutions so far")
    assert button(pane) == "Continue"
    pane.show_answer(answer(under_way(())))
    assert pane.verdict.sentence.startswith("Not finished: no solution so far")
    assert pane.verdict.verdict is Verdict.UNDECIDED


def test_correspondences_take_the_place_of_the_phase_table(pane: AnalysisPane) -> None:
    pane.show_answer(answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND)))
    found = pane.insight.correspondences.found
    assert len(found.rows) == 7
    assert pane.body.side_tabs.tabText(0) == "Correspondences"
    assert "White man taken where it stands\tBb4\tSc4" in pane.insight.correspondences.text()


def test_neutral_men_are_of_neither_side(pane: AnalysisPane) -> None:
    neutral = solve("=b7/7=p/8/8/8/8/k1=n5/5K2 b - - 0 1", "h#2")
    pane.show_answer(answer(neutral))
    table = pane.lines.table
    assert " ".join(map(label_words, table.labels)) == "B1 W1 B2 W2"
    column = table.columns[0]
    assert [is_white(column, place) for place in range(4)] == [False, True, False, True]
    assert leaving_words(table, column, ENGLISH) == "I begins with 1.nNa3."
    assert "Neutral pawn promotes\th7-h8=B\th7-h8=B" in pane.insight.correspondences.text()


def test_the_tree_comes_back_with_direct_play(pane: AnalysisPane, qtbot: QtBot) -> None:
    pane.show_answer(answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND)))
    direct = solve("4k3/8/3K4/8/N7/1R6/8/8 w - - 0 1", "#2")
    question = Question(direct.position, direct.stipulation, SolveOptions())
    pane.show_answer(Answer(2, question, direct, analysis=analyse(direct), weighed=True))
    assert pane.plays.currentWidget() is pane.solution
    assert pane.body.side_tabs.tabText(0) == "Phases"
    assert pane.lines.shows_hint or not pane.lines.isVisible()


def thematic(pane: AnalysisPane) -> list[list[str]]:
    """Return which half-moves are marked in each solution."""
    marked = pane.lines.thematic
    return [
        [move.san for place, move in enumerate(column.moves) if (column.number, place) in marked]
        for column in pane.lines.table.columns
    ]


def test_a_theme_pointed_at_marks_its_half_moves_in_each_solution(pane: AnalysisPane) -> None:
    shown: dict[str, tuple[Overlay, ...]] = {}
    pane.marks_wanted.connect(lambda owner, marks: shown.update({owner: marks}))
    made = answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND))
    assert made.analysis is not None
    pane.show_answer(made)
    flag = next(flag for flag in made.analysis.flags if flag.id == "reciprocal_captures")
    pane.insight.flags_pointed.emit((flag,))
    assert thematic(pane) == [["Nxe3"], ["Nxc4"]]
    framed = {mark.square for mark in shown["insight"] if isinstance(mark, Lit)}
    assert framed == set(flag.squares)
    pane.insight.flags_pointed.emit(())
    assert thematic(pane) == [[], []]


def test_a_move_is_marked_in_the_solution_that_it_comes_from_and_not_in_an_equal_one(
    pane: AnalysisPane,
) -> None:
    found = solved("3", CAPTURES_LINES, Verdict.SOUND)
    pane.show_answer(answer(found))
    pane.lines.show_thematic((found.lines[1].moves[0],))  # III begins with the same move
    assert thematic(pane) == [[], ["Nxc4"], []]


def test_a_cell_of_the_correspondences_marks_the_move_as_well(pane: AnalysisPane) -> None:
    made = answer(solved("2", CAPTURES_LINES[:2], Verdict.SOUND))
    pane.show_answer(made)
    assert made.analysis is not None
    assert made.analysis.lines is not None
    row = next(
        row
        for row in made.analysis.lines.found.rows
        if row.about == Role(RoleKind.LAST_MOVE, Colour.WHITE)
    )
    pane.insight.cell_pointed.emit(row.cells[1])
    assert thematic(pane) == [[], ["Rxc4#"]]


def test_what_an_edit_brought_is_told_until_the_next_one(pane: AnalysisPane) -> None:
    twelve = solve("8/3n1p2/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")
    four = solve("8/3n4/2k5/6R1/8/8/1B6/4K3 b - - 0 1", "h#3")  # without the pawn
    pane.show_answer(answer(twelve, analysed=False))
    assert not pane.lines.table.new
    pane.show_answer(answer(four, analysed=False))
    assert len(pane.lines.table.new) == len(four.lines)
    pane.show_answer(answer(four))  # with themes and quality: the same solution again
    assert len(pane.lines.table.new) == len(four.lines)
    pane.show_answer(answer(twelve))
    assert pane.lines.table.new == {line.moves for line in twelve.lines}
    pane.begin_again()  # another problem
    pane.show_answer(answer(four))
    assert not pane.lines.table.new
    block = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1", "#2")
    more = solve("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q2P/8/8 w - - 0 1", "#2")
    pane.show_answer(answer(block))
    pane.show_answer(answer(more))
    keys = pane.solution.tree._find(("keys",))
    rows = (keys.model().index(place, 0, keys) for place in range(2))
    role = Qt.ItemDataRole.AccessibleTextRole
    told = {str(row.data(role)) for row in rows}
    assert "1.h4 key or cook zugzwang, new since the last edit" in told
    assert "1.Qe4 key or cook zugzwang" in told
