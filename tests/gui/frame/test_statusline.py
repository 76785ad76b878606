# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the foot of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QMainWindow

from composer.gui.frame.statusline import StatusLine
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.problem.fen import parse_fen
from composer.solver.solve import solve


def test_the_solver_that_answered_is_named(qtbot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    status = StatusLine(Actions(window, Appearance())["past-notices"])
    qtbot.addWidget(status)

    def named() -> bool:
        return any(label.text() == "Plain solver (slower)" for label in status.findChildren(QLabel))

    assert not named()
    fairy = solve(parse_fen("7k/5K2/8/8/8/8/.G-7/1R6 w - - 0 1"), "#1")
    status.show_work(fairy)
    assert named() == (fairy.solver == "plain")
    status.show_work(None)  # edited: the next answer is awaited, and nothing jumps
    assert named() == (fairy.solver == "plain")
    status.show_work(solve(parse_fen("7k/5K2/8/8/8/8/8/1R6 w - - 0 1"), "#1"))
    assert not named()
