# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that leads to the diagram is found behind the window, played on the board and copied."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import chess.pgn
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from studio import LEFT, Studio, problem

from composer.gui.history.finding import Stage
from composer.problem.fen import parse_fen, placement
from composer.retro.legality.judging import Judged, Legality

OPENING = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1"
ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
SHUT = "k1K5/P7/8/8/8/8/8/8 w - - 0 1"


def looked_at(studio: Studio, fen: str) -> None:
    """Lay a diagram on the board and wait for all that is found of it."""
    window = studio.window
    window.workbench.document.open(problem(fen))
    window.pane.body.show_page(window.study.history.panel)

    def done() -> bool:
        known = window.study.history.unplay.finding
        return known is not None and not known.is_under_way

    studio.until(done)


def test_a_game_that_is_found_is_played_and_copied(studio: Studio) -> None:
    looked_at(studio, OPENING)
    window = studio.window
    legality = window.study.history.panel.legality
    assert legality.facts[0].title == "Legal"
    assert legality.play.isVisible()
    QTest.mouseClick(legality.copy, LEFT)
    read = chess.pgn.read_game(StringIO(QGuiApplication.clipboard().text()))
    assert read is not None
    assert read.end().board().board_fen() == OPENING.split()[0]
    QTest.mouseClick(legality.play, LEFT)
    assert placement(window.board.position) == ARRAY
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_End)
    assert placement(window.board.position) == OPENING.split()[0]
    QTest.keyClick(window.board, Qt.Key.Key_Escape)
    assert window.board.position == parse_fen(OPENING)
    assert window.board.input.editable
    assert window.workbench.document.is_clean


def test_an_illegal_diagram_offers_no_game(studio: Studio) -> None:
    looked_at(studio, SHUT)
    legality = studio.window.study.history.panel.legality
    assert legality.facts[0].title == "Illegal"
    for link in (legality.play, legality.copy, legality.stop, legality.search):
        assert not link.isVisible()


def test_a_search_is_stopped_and_goes_on(studio: Studio) -> None:
    looked_at(studio, OPENING)
    historian, legality = (
        studio.window.study.history.historian,
        studio.window.study.history.panel.legality,
    )
    found = historian.finding
    assert found is not None
    assert found.history is not None
    open_yet = replace(found.history, judged=Judged(Legality.UNKNOWN))
    historian._keep(replace(found, stage=Stage.SEARCHING, history=open_yet))
    assert legality.facts[0].tag == "searching"
    QTest.mouseClick(legality.stop, LEFT)
    stopped = historian.finding
    assert stopped is not None
    assert stopped.stage is Stage.STOPPED
    assert "Stopped" in legality.facts[0].detail
    QTest.mouseClick(legality.search, LEFT)
    studio.until(lambda: legality.facts[0].title == "Legal")


def test_nothing_is_looked_for_while_the_tab_is_not_seen(new_studio: Studio) -> None:
    window = new_studio.window
    window.workbench.document.open(problem(OPENING))
    new_studio.answered()
    new_studio.bot.pass_time(window.study.history)
    assert not window.study.history.historian.is_busy
    assert window.study.history.historian.finding is None
