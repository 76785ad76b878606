# SPDX-License-Identifier: GPL-3.0-or-later
"""The moves of a line below the board: numbered as in a score, also where a side passes."""

from __future__ import annotations

import re

from pytestqt.qtbot import QtBot

import composer
from composer.gui.look.appearance import Appearance
from composer.gui.panels.linestrip import LineStrip, line_of_moves
from composer.problem.move import Move

THREAT_LINE = "2K5/3nk1P1/N5Pp/P3P2P/8/1B2P3/8/8 w - - 0 1"


def words(strip: LineStrip) -> str:
    return re.sub("<[^>]*>", "", strip._text.text())


def shown(qtbot: QtBot, appearance: Appearance, moves: tuple[Move, ...], ready: bool) -> str:
    strip = LineStrip(appearance)
    qtbot.addWidget(strip)
    strip.show_line(line_of_moves(moves, int(ready)))
    return words(strip)


def test_a_threat_has_the_number_of_its_move(qtbot: QtBot, appearance: Appearance) -> None:
    key = composer.solve(THREAT_LINE, "#4").keys[0]
    threat = key.threat_play[0]
    variation = threat.variations[0]
    answer = variation.continuations[0]
    assert key.move is not None
    line = (key.move, threat.move, variation.defence, answer.move)
    assert shown(qtbot, appearance, line, False) == "1.Sc5 2.Sxd7 Ke8 3.Bf7+"
    further = (key.move, threat.move, threat.threats[0])
    assert shown(qtbot, appearance, further, False) == "1.Sc5 2.Sxd7 3.g8=S+"


def test_a_line_without_passes_is_numbered_by_turns(qtbot: QtBot, appearance: Appearance) -> None:
    variation = composer.solve(THREAT_LINE, "#4").keys[0].variations[0]
    assert variation.continuations[0].move
    line = (variation.defence, variation.continuations[0].move)
    assert shown(qtbot, appearance, line, True).startswith("1...")
    assert " 2." in shown(qtbot, appearance, line, True)
