# SPDX-License-Identifier: GPL-3.0-or-later
"""The bar over the board: what the convention gives, and what was set by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from studio import SOUND, Studio, problem

from composer.gui.frame.positionbar import PositionBar
from composer.gui.look.appearance import Appearance
from composer.notation.verdictline import history_words
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import NO_TASK, parse_task
from composer.solver.solve import solve_keys


@pytest.fixture
def bar(qtbot: QtBot) -> PositionBar:
    look = Appearance()
    twin, history, rules = (QAction(each, look) for each in ("Twin", "History", "Rules"))
    made = PositionBar(look, left=(), right=(), worded=twin, spare=history, rules=rules)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(
    ("fen", "words", "why"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - -", "No castling", "No king and rook"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ -", "Castling KQ by convention", "by convention they may"),
        ("r3k3/8/8/8/8/8/8/R3K3 w Qq -", "Castling Qq by convention", "by convention they may"),
        ("4k3/8/8/8/8/8/8/R3K2R w - -", "Castling off by hand", "switched off by hand"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q -", "Castling Q, K off by hand", "partly switched off"),
    ],
)
def test_castling_says_what_the_convention_gives(
    bar: PositionBar, fen: str, words: str, why: str
) -> None:
    bar.show_problem(Problem(parse_fen(fen)))
    assert bar.castling.text() == words
    assert why in bar.castling.toolTip()
    assert bar.castling.isEnabled() == (words != "No castling")


def test_a_king_castles_with_a_triton_where_the_rules_say_so_only(bar: PositionBar) -> None:
    triton = parse_fen("4k3/8/8/8/8/8/8/4K2.TR w K -")
    for asked, words in (("#2", "No castling"), ("#2 MarineChess", "Castling K by convention")):
        bar.show_problem(Problem(triton, parse_task(asked)))
        assert bar.castling_menu.title() == words


@pytest.mark.parametrize(
    ("fen", "asked", "words", "why"),
    [
        (
            "8/8/8/8/n3k3/p3pb1r/p1q1P2P/RN2K1NR b KQ -",
            "h#1",
            "Castling KQ disproved",
            "White's last move was by king or rook",
        ),
        ("8/8/8/8/8/4k3/8/R3K2R w KQ -", "#1", "Castling KQ by convention", "King and rook stand"),
    ],
)
def test_castling_says_what_history_disproves(
    bar: PositionBar, fen: str, asked: str, words: str, why: str
) -> None:
    position = parse_fen(fen)
    bar.show_problem(Problem(position))
    bar.show_proved(solve_keys(position, asked))
    assert bar.castling.text() == words
    assert why in bar.castling.toolTip()
    bar.show_problem(Problem(parse_fen("8/8/8/8/8/4k3/8/R3K2R w KQ -")))
    assert bar.castling.text() == "Castling KQ by convention"


def test_what_history_disproves_stands_behind_lines_as_well() -> None:
    solution = solve_keys("8/8/8/8/n3k3/p3pb1r/p1q1P2P/RN2K1NR b KQ - 0 1", "h#1")
    assert "White may not castle short" in str(history_words(solution))


def test_en_passant_says_that_it_is_proved(bar: PositionBar) -> None:
    position = parse_fen("kbN5/n1p5/B1N5/PpK5/8/8/8/8 w - -")
    bar.show_problem(Problem(position))
    bar.show_proved(solve_keys(position, "#2"))
    assert bar.en_passant.text() == "e.p. on b6 proved"
    assert "b7-b5" in bar.en_passant.toolTip()


@pytest.mark.parametrize(
    ("fen", "words"),
    [
        ("4k3/8/8/8/8/8/8/4K3 w - -", "No e.p."),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - -", "e.p. off by convention"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e.p. on d6 by hand"),
    ],
)
def test_en_passant_says_what_the_convention_gives(bar: PositionBar, fen: str, words: str) -> None:
    bar.show_problem(Problem(parse_fen(fen)))
    assert bar.en_passant.text() == words
    assert bar.en_passant.isEnabled() == (words != "No e.p.")


def test_a_stipulation_that_cannot_be_read_is_told_while_it_is_typed(studio: Studio) -> None:
    field, complaint = studio.window.bar.stipulation, studio.window.bar.complaint
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "#x")
    assert complaint.isVisible()
    assert "Expected a stipulation" in complaint.text()
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    QTest.keyClicks(field, "3")
    assert not complaint.isVisible()


def test_a_convention_beside_rules_that_hold_is_refused_with_a_sentence(bar: PositionBar) -> None:
    told: list[str] = []
    bar.complained.connect(told.append)
    bar.show_problem(Problem(stipulation=parse_task("#2 Circe")))
    bar.stipulation.selectAll()
    QTest.keyClicks(bar.stipulation, "#2 RS")
    assert told[-1].startswith("RS is for castling and en passant in orthodox play")


def test_a_problem_without_a_task_says_so(studio: Studio) -> None:
    studio.lay(replace(problem(SOUND), stipulation=NO_TASK))
    field = studio.window.bar.stipulation
    assert (field.text(), field.placeholderText()) == ("", "no task")
    studio.until(lambda: studio.window.pane.verdict.accessibleName().startswith("No task"))
    field.setFocus()
    QTest.keyClicks(field, "2#")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "#2"
    studio.until(lambda: studio.window.pane.verdict.accessibleName().startswith("Sound"))


_STATES = (
    "4k3/8/8/8/8/8/8/4K3 w - -",
    "4k3/8/8/8/8/8/8/4K3 b - -",
    "4k3/8/8/3pP3/8/8/8/4K3 w - -",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
    "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQ d6",
)


@pytest.mark.parametrize("wide", range(420, 1200, 60))
def test_nothing_around_the_statement_moves_with_the_position(qtbot: QtBot, wide: int) -> None:
    look = Appearance()
    names = ("Undo", "Redo", "Twin", "History", "Rules", "Exchange", "Export")
    undo, redo, twin, history, rules, exchange, export = (QAction(each, look) for each in names)
    around = QWidget()  # a window of its own would grow with its parts
    bar = PositionBar(
        look,
        left=(undo, redo),
        right=(exchange, export),
        worded=twin,
        spare=history,
        rules=rules,
        parent=around,
    )
    qtbot.addWidget(around)
    bar.setGeometry(0, 0, wide, 44)
    around.show()
    statement = {bar.turn, bar.castling, bar.en_passant, bar.folded}
    seen = []
    for fen in _STATES:
        bar.show_problem(Problem(parse_fen(fen)))
        for _ in range(3):  # what is laid out again asks others to be
            QCoreApplication.processEvents()
        parts = [part for part in bar.children() if isinstance(part, QWidget)]
        shown = [part for part in parts if part not in statement and part.isVisible()]
        seen.append([part.geometry() for part in shown])
    for fen, places in zip(_STATES, seen, strict=True):
        assert places == seen[0], fen
