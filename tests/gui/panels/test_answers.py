# SPDX-License-Identifier: GPL-3.0-or-later
"""Questions about a diagram as a composer types them: what verdict, panes and board say then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from studio import Studio

from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import NO_TASK
from composer.solver.solution import Verdict

RECORDS = Path(__file__).parents[2] / "data" / "questions.jsonl"
TYPED = tuple(
    record for record in map(json.loads, RECORDS.read_text("utf-8").splitlines()) if record
)
BISHOP = "7B/4P1k1/4P3/6KQ/8/n7/8/8 w - - 0 1"


def ask(studio: Studio, text: str) -> Verdict:
    """Type into the field above the board what is asked; return the verdict."""
    field = studio.window.bar.stipulation
    field.setFocus()
    field.selectAll()
    if text.isascii():
        QTest.keyClicks(field, text)
    else:  # the test's keyboard has no other letters
        field.insert(text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    studio.until(lambda: str(studio.window.workbench.document.problem.stipulation) == text)
    return studio.answered()


def lay(studio: Studio, fen: str) -> None:
    """Lay a diagram of which nothing is asked yet."""
    studio.lay(Problem(parse_fen(fen), NO_TASK))


@pytest.mark.parametrize("record", TYPED, ids=lambda record: f"{record['stipulation']}")
def test_what_is_asked_is_answered_in_the_window(record: dict[str, str], studio: Studio) -> None:
    lay(studio, record["fen"])
    verdict = ask(studio, record["stipulation"])
    pane = studio.window.pane
    assert verdict.value == record["verdict"]
    assert pane.plays.currentWidget() is pane.answers
    answer = pane.answer
    assert answer is not None
    assert answer.solution is not None
    assert answer.solution.is_ours
    assert answer.solution.solver != "reference"
    assert [str(each.sentence) for each in pane.answers.answers] == record["answers"]
    assert not [defect for defect in answer.defects if defect.severity.name == "FATAL"]


def test_a_diagram_keeps_its_turn_unless_the_question_turns_it(studio: Studio) -> None:
    lay(studio, BISHOP)
    ask(studio, "Last move?")
    document = studio.window.workbench.document
    assert document.problem.position.turn is Colour.BLACK
    document.history.undo()
    assert document.problem.stipulation == NO_TASK
    assert document.problem.position.turn is Colour.WHITE


def test_an_answer_is_taken_back_on_the_board(studio: Studio) -> None:
    lay(studio, BISHOP)
    assert ask(studio, "Last move?") is Verdict.SOUND
    window = studio.window
    tree = window.pane.answers.tree
    tree.clicked.emit(tree.model().index(0, 0))
    unplay = window.study.history.unplay
    assert unplay.is_active
    assert [move.text() for move in unplay.line.unmoves] == ["h7-h8=B"]
    assert window.board.position[parse_square("h7")] is not None
    assert window.workbench.document.problem.position[parse_square("h7")] is None
    unplay.leave()


def test_nothing_older_stands_beside_another_question(studio: Studio) -> None:
    lay(studio, BISHOP)
    pane = studio.window.pane
    ask(studio, "Last move?")
    assert len(pane.answers.answers) == 1
    assert ask(studio, "Castling?") is Verdict.NO_SOLUTION
    assert pane.answers.answers == ()
    assert pane.answers.tree.model().rowCount() == 0
    ask(studio, "#1")
    assert pane.plays.currentWidget() is pane.solution


def test_aids_say_what_they_do_not_look_for(studio: Studio) -> None:
    lay(studio, BISHOP)
    ask(studio, "Last move?")
    told: list[str] = []
    aids = studio.window.aids
    aids.needed.told.connect(told.append)
    aids.needed.set_on(True)
    aids.needed.begin(asked=True)
    assert told[-1] == "Of questions about the past it is not tested which men are needed."
    assert aids.mender.mending is None
    assert aids.line_mender.mending is None


def test_neighbours_say_what_is_found(studio: Studio) -> None:
    lay(studio, BISHOP)
    ask(studio, "Last move?")
    aids = studio.window.aids
    studio.until(lambda: aids.neighbourhood.waits_for_list)
    aids.show_neighbours()
    studio.until(lambda: aids.neighbourhood.nearby.sound)
    found = aids.neighbourhood.nearby.sound
    assert found
    assert all(str(each.finding).startswith("Sound: -1.") for each in found)
    details = {row.detail for row in aids.neighbours.rows() if row.step is not None}
    assert details <= {"the same answer", *(str(each.finding) for each in found)}


def test_another_question_takes_the_old_answer_off_the_board(studio: Studio) -> None:
    lay(studio, BISHOP)
    ask(studio, "Last move?")
    window = studio.window
    tree = window.pane.answers.tree
    tree.clicked.emit(tree.model().index(0, 0))
    assert window.study.history.unplay.is_active
    ask(studio, "Castling?")
    assert not window.study.history.unplay.is_active
    assert window.board.position[parse_square("h8")] is not None
    assert window.board.position[parse_square("h7")] is None


def test_escape_shows_the_diagram_again(studio: Studio) -> None:
    lay(studio, BISHOP)
    ask(studio, "Last move?")
    window = studio.window
    tree = window.pane.answers.tree
    tree.clicked.emit(tree.model().index(0, 0))
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert not window.study.history.unplay.is_active
    assert window.board.position[parse_square("h7")] is None
