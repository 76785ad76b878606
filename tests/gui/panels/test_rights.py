# SPDX-License-Identifier: GPL-3.0-or-later
"""Rights that a problem rests on: named beside the verdict, and set with one click.

The positions are by T. R. Dawson, published from 1913 to 1922.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from studio import Studio

from composer.analysis.dependence import dependence_sentence, dependences
from composer.gui.look.appearance import Appearance
from composer.gui.panels.verdict import VerdictLine
from composer.gui.threads.analyst import Analyst, Answer
from composer.gui.words.sentences import worded
from composer.notation.letters import letters_of
from composer.problem.fen import parse_fen
from composer.problem.position import Castling
from composer.problem.problem import Problem
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.problem.twins import Twin
from composer.solver.solution import Verdict
from composer.solver.solve import solve_keys

PASSING = "3Rrb2/k2bQ1pp/P2PRn2/PPp2K2/pqB5/1pP5/7P/6B1 w - - 0 1"  # after T. R. Dawson
CASTLING = "8/pbp5/1b6/8/PPPPPPP1/pprprpp1/2N1PR1n/R3K2k w Q - 0 1"  # T. R. Dawson, 1922
EITHER = "4k3/ppp1P1p1/2N1P1P1/2PpKpP1/P2pNp2/P7/PR6/b7 w - - 0 1"  # 1914


def problem(fen: str, printed: str) -> Problem:
    extras = (("solution", printed),) if printed else ()
    return Problem(parse_fen(fen), parse_stipulation("#2"), extras=extras)


PASSES = problem(PASSING, "1. b5*c6 ep.+")
CASTLES = problem(CASTLING, "1.Kd2+!\nIllegal is castling")


@pytest.fixture
def line(qtbot, appearance: Appearance) -> VerdictLine:
    made = VerdictLine(appearance)
    qtbot.addWidget(made)
    made.resize(600, 64)
    made.show()
    return made


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (PASSES, "Sound with en passant on c6: 1.bxc6 e.p.+!"),
        (CASTLES, "Sound if White may not castle long: 1.Kd2+!"),
    ],
)
def test_the_sentence_says_what_it_rests_on(given: Problem, words: str) -> None:
    found = dependences(given, solve_keys(given, retro=False))
    assert str(dependence_sentence(found)) == words
    assert not dependence_sentence(())


def test_the_key_is_named_in_the_letters_of_the_reader() -> None:
    found = dependences(CASTLES, solve_keys(CASTLES, retro=False))
    assert worded(dependence_sentence(found), letters_of("es")).endswith("1.Rd2+!")


def test_the_click_sets_the_right_in_one_step(studio: Studio) -> None:
    window = studio.window
    studio.lay(PASSES)
    rights = window.pane.verdict.rights
    studio.until(rights.isVisible)
    assert studio.answered() is Verdict.DEPENDS
    assert rights.names == ("Allow e.p. on c6",)
    assert "en passant on c6: 1.bxc6" in window.pane.verdict.sentence
    steps = window.workbench.document.history.count()
    QTest.mouseClick(rights, Qt.MouseButton.LeftButton, pos=rights.rect().center())
    assert window.workbench.document.problem.position.en_passant == parse_square("c6")
    assert window.workbench.document.history.count() == steps + 1
    assert studio.answered() is Verdict.SOUND
    assert rights.isHidden()
    studio.trigger("undo")
    assert window.workbench.document.problem == PASSES
    studio.until(rights.isVisible)


def test_castling_is_taken_and_nothing_else(studio: Studio) -> None:
    window = studio.window
    studio.lay(CASTLES)
    studio.until(window.pane.verdict.rights.isVisible)
    window.pane.verdict.rights.click()
    expected = replace(CASTLES.position, castling=frozenset())
    assert Castling.WHITE_LONG in CASTLES.position.castling
    assert window.workbench.document.problem == replace(CASTLES, position=expected)


def test_nothing_is_offered_where_nothing_speaks_of_it(studio: Studio) -> None:
    studio.lay(replace(PASSES, extras=()))
    assert studio.answered() is Verdict.DEPENDS
    assert studio.window.pane.verdict.rights.isHidden()


def test_what_pales_cannot_be_clicked(line: VerdictLine) -> None:
    line.show_verdict(Verdict.NO_SOLUTION, "No solution", "", "Sound with e.p. on c6: 1.bxc6!")
    line.offer_rights(("Allow e.p. on c6",))
    assert line.rights.isEnabled()
    line.set_faded(True)
    assert not line.rights.isEnabled()
    line.show_verdict(Verdict.SOUND, "Sound: 1.Rf3!", "", "")
    assert line.rights.isHidden()


def test_the_button_stands_where_the_state_of_the_work_stood(line: VerdictLine) -> None:
    line.show_verdict(Verdict.NO_SOLUTION, "No solution", "", "Nearest: 1.Qe4? d5!")
    line.show_status("all stages done\n0.1 s")
    QApplication.processEvents()
    title, height = line._title.pos(), line.height()
    line.offer_rights(("Allow e.p. on c6",))
    QApplication.processEvents()
    assert (line._title.pos(), line.height()) == (title, height)
    assert line.rights.sizeHint().height() <= 45
    assert not line._status.isVisible()
    line.offer_rights(())
    assert line._status.isVisible()


def test_of_several_rights_one_is_chosen_from_a_menu(line: VerdictLine) -> None:
    heard: list[int] = []
    line.right_chosen.connect(heard.append)
    line.offer_rights(("Allow e.p. on d6", "Allow e.p. on f6"))
    menu = line.rights.menu()
    assert [action.text() for action in menu.actions()] == ["Allow e.p. on d6", "Allow e.p. on f6"]
    line.rights.clicked.emit()  # the button itself chooses none of them
    assert heard == []
    menu.actions()[1].trigger()
    assert heard == [1]
    line.offer_rights(("Allow e.p. on c6",))
    assert line.rights.menu() is None
    QTest.mouseClick(line.rights, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert heard == [1, 0]


def test_the_analyst_looks_only_when_asked_to_and_remembers(qtbot) -> None:
    analyst = Analyst()
    answers: list[Answer] = []
    analyst.answered.connect(answers.append)
    try:
        analyst.ask(PASSES)
        qtbot.waitUntil(lambda: bool(answers) and answers[-1].is_final)
        assert not answers[-1].rights_known
        analyst.ask(PASSES, rights=True)
        qtbot.waitUntil(lambda: answers[-1].rights_known)
        (found,) = answers[-1].dependences
        assert found.en_passant == parse_square("c6")
        analyst.ask(CASTLES, rights=True)
        analyst.ask(PASSES, rights=True)
        assert answers[-1].dependences == (found,)
        analyst.ask(replace(PASSES, twins=(Twin("b"),)), rights=True)
        assert answers[-1].question.hints is None
    finally:
        analyst.close()
