# SPDX-License-Identifier: GPL-3.0-or-later
"""The line at the foot of the window."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QLabel, QMainWindow

from composer.gui.frame.statusline import StatusLine
from composer.gui.look.appearance import Appearance
from composer.gui.user.actions import Actions
from composer.problem.fen import parse_fen
from composer.solver.solve import solve
from composer.solver.stages import KERNEL, REFERENCE


def test_a_slower_solver_is_named_and_what_was_looked_at_counted(qtbot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    status = StatusLine(Actions(window, Appearance())["past-notices"])
    qtbot.addWidget(status)

    def said(words: str) -> bool:
        shown = (label for label in status.findChildren(QLabel) if not label.isHidden())
        return any(label.text() == words for label in shown)

    kernel = replace(solve(parse_fen("7k/5K2/8/8/8/8/8/1R6 w - - 0 1"), "#1"), solver=KERNEL)
    slower = "Reference solver (slower)"
    status.show_work(replace(kernel, nodes=1))
    assert said("one position looked at")
    assert not said(slower)
    status.show_work(replace(kernel, solver=REFERENCE, nodes=1945))
    assert said(slower)
    assert said("1,945 positions looked at")
    status.show_work(None)  # edited: the next answer is awaited, and nothing jumps
    assert said(slower)
    status.show_work(kernel)
    assert not said(slower)
